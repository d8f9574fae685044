cimport cython

from fablewood.core.state cimport State

cdef int ASIDE, BURIED, CARDS, COLUMNS, CREATURE_CARDS, HANDS, MOST_SEATS, OBSERVERS, PUBLIC, STRENGTHS, UNBOUNDED
cdef unsigned int ONE_PLACE


@cython.no_gc
cdef class Memory(State):
    cdef unsigned int notes[618]
    cdef unsigned int noted_places
    cdef signed char least[240]
    cdef signed char most[240]
    cdef readonly int bounded
    cdef signed char strange[30]

    cdef void learn(self, int observer, int card, int place) noexcept nogil
    @cython.locals(observer=cython.int)
    cdef void publish(self, int card, int place, int owner) noexcept nogil
    @cython.locals(observer=cython.int)
    cdef void forget(self, int card) noexcept nogil
    @cython.locals(i=cython.int, observer=cython.int)
    cdef void blur(self, int source, int target, int first, int last, int witnesses) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void merge(self, int source, int target) noexcept nogil
    cdef void rule_out(self, int observer, int card, int place) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void rule_out_all(self, int place) noexcept nogil
    @cython.locals(here=cython.uint, note=cython.uint, card=cython.int, observer=cython.int)
    cdef void bound(self, int seat) noexcept nogil
    @cython.locals(observer=cython.int, column=cython.int, i=cython.int, knows=cython.bint)
    cdef void arrives(self, int seat, int kind, int witnesses) noexcept nogil
    @cython.locals(observer=cython.int, column=cython.int, i=cython.int, knows=cython.bint)
    cdef void departs(self, int seat, int kind, int witnesses) noexcept nogil
    @cython.locals(observer=cython.int, column=cython.int, i=cython.int)
    cdef void come_back(self, int seat, int cards) noexcept nogil
    @cython.locals(observer=cython.int, card=cython.int, i=cython.int)
    cdef void lacks(self, int seat, int column, bint none_aside) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void counts(self, int observer, int seat, int column, int cards) noexcept nogil
    @cython.locals(here=cython.uint, total=cython.int, i=cython.int)
    cdef int notes_on_hand(self, int observer, int seat) noexcept nogil
    @cython.locals(observer=cython.int, i=cython.int)
    cdef void is_buried(self, int seat, int rooms) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void copy_memory(self, Memory other) noexcept nogil
    @cython.locals(card=cython.int, other=cython.int, seat=cython.int, i=cython.int)
    cdef void forget_others(self, int observer) noexcept nogil
