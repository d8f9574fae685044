cimport cython

from fablewood.core.chance cimport Chance
from fablewood.core.state cimport State

cdef int MOST_CLASSES, LAST_CLASS
cdef int DECK, HIDDEN_PLACES, KNOWN, MOST_CARDS, MOST_SEATS, OBSERVERS, OUT, PUBLIC


@cython.no_gc
cdef class Memory(State):
    cdef readonly int cards
    cdef signed char where[100]
    cdef signed char classes[500]

    @cython.locals(place=cython.int)
    cdef bint is_hidden(self, int card, int observer) noexcept nogil
    @cython.locals(first=cython.int, fresh=cython.int, i=cython.int, card=cython.int)
    cdef void set_apart(self, int observer, int place) noexcept nogil
    @cython.locals(numbers="int[127]", fresh=cython.int, i=cython.int)
    cdef int renumber(self, int observer) noexcept nogil
    cdef void see(self, int observer, int card) noexcept nogil
    @cython.locals(observer=cython.int)
    cdef void show(self, int card) noexcept nogil
    @cython.locals(other=cython.int, card=cython.int)
    cdef void forget_others(self, int observer) noexcept nogil
    @cython.locals(alike="int[100]", places="int[100]", done="int[100]", card=cython.int, other=cython.int, n=cython.int,
                   one=cython.int, two=cython.int)
    cdef void imagine_cards(self, int observer, Chance chance) noexcept nogil
    @cython.locals(rooms="int[13]", place=cython.int, room=cython.int, i=cython.int, j=cython.int, left=cython.int)
    cdef void deal_anew(self, int* alike, int* places, int n, Chance chance) noexcept nogil
    @cython.locals(card=cython.int, i=cython.int)
    cdef void copy_memory(self, Memory other) noexcept nogil
