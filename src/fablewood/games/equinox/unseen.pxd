cimport cython

from fablewood.core.bits cimport how_many
from fablewood.core.chance cimport Chance
from fablewood.games.equinox.board cimport Board

cdef int BURIED, CARDS, CHOOSING, COLUMNS, CREATURE_CARDS, DECK, GOATMAN, HANDS, HIDDEN_PLACES, KINDS, MOST_SEATS, NOTHING
cdef int PLACES, SECRET, STRENGTHS

@cython.locals(rooms="int[21]", free="int[21]", unknown="int[103]", noted="int[103]", known=cython.int, rest=cython.int,
               card=cython.int, place=cython.int)
cdef void imagine_cards(Board table, int observer, Chance chance) noexcept nogil
cdef bint is_hidden(int place, int observer) noexcept nogil
@cython.locals(i=cython.int, j=cython.int, card=cython.int, places=cython.int)
cdef void sort_by_freedom(Board table, int observer, int* noted, int known) noexcept nogil
@cython.locals(i=cython.int, j=cython.int, place=cython.int, room=cython.int, might=cython.int, skip=cython.int,
               note=cython.uint)
cdef bint put_noted(Board table, int observer, int* noted, int known, int* rooms, int* free,
                    Chance chance) noexcept nogil
@cython.locals(i=cython.int, j=cython.int, place=cython.int, room=cython.int, last=cython.int, card=cython.int)
cdef bint put_unknown(Board table, int* unknown, int rest, int* free, Chance chance) noexcept nogil
@cython.locals(card=cython.int, seat=cython.int)
cdef bint secrets_fit(Board table) noexcept nogil
@cython.locals(seat=cython.int, strange=cython.int, card=cython.int)
cdef bint buried_fit(Board table, int observer) noexcept nogil
@cython.locals(held="int[8]", aside="int[8]", seat=cython.int, card=cython.int, column=cython.int, i=cython.int)
cdef bint fits(Board table, int observer) noexcept nogil
@cython.locals(seat=cython.int, kind=cython.int, card=cython.int, place=cython.int, n=cython.int)
cdef void tidy(Board table, int observer) noexcept nogil
@cython.locals(i=cython.int)
cdef void look_again(Board table, int observer) noexcept nogil
