cimport cython

from fablewood.core.scribe cimport Scribe
from fablewood.games.equinox.board cimport Board

cdef int ANCESTOR, ASIDE, CARDS, CHAMPION_ROW, CHOOSE, CHOSE, COLUMNS, EVERYBODY, GAVE, GIVE, HANDS, KEEP, KEPT, KINDS
cdef int LIFT, LIFTED, LIFT_SECRET, LOOKED, MISSED, MOST_SEATS, NAME, NAMED, NOTHING, PAIRS, PLACE, PLAYING, POWERS, PUT
cdef int REMOVED, ROWS, SET_ASIDE, STRENGTHS, SWAP, SWAPPED, TAKE
cdef int LOWER_ROW[10]
cdef int UPPER_ROW[10]
cdef void* PAGES[16]


cdef class Power:
    cdef bint offered(self, Board table) noexcept nogil
    cdef bint usable(self, Board table) noexcept nogil
    cdef void begin(self, Board table) noexcept nogil
    cdef int moves(self, Board table, int* moves) noexcept nogil
    cdef void choose(self, Board table, int move) noexcept nogil


cdef class Squeak(Power):
    cdef bint offered(self, Board table) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void begin(self, Board table) noexcept nogil


cdef class MossMan(Power):
    @cython.locals(column=cython.int)
    cdef bint offered(self, Board table) noexcept nogil
    cdef void begin(self, Board table) noexcept nogil
    @cython.locals(n=cython.int, column=cython.int, row=cython.int, first=cython.int)
    cdef int moves(self, Board table, int* moves) noexcept nogil
    @cython.locals(column=cython.int, row=cython.int)
    cdef void choose(self, Board table, int move) noexcept nogil


cdef class Stag(Power):
    cdef bint offered(self, Board table) noexcept nogil
    cdef void begin(self, Board table) noexcept nogil
    cdef int moves(self, Board table, int* moves) noexcept nogil
    @cython.locals(i=cython.int, n=cython.int, target=cython.int, chosen="int[103]")
    cdef void choose(self, Board table, int move) noexcept nogil


cdef class Rubble(Power):
    @cython.locals(column=cython.int, row=cython.int)
    cdef bint offered(self, Board table) noexcept nogil
    cdef void begin(self, Board table) noexcept nogil
    @cython.locals(n=cython.int, column=cython.int, row=cython.int)
    cdef int moves(self, Board table, int* moves) noexcept nogil
    @cython.locals(column=cython.int, row=cython.int)
    cdef void choose(self, Board table, int move) noexcept nogil


cdef class Twinz(Power):
    cdef bint offered(self, Board table) noexcept nogil
    cdef bint usable(self, Board table) noexcept nogil
    cdef void begin(self, Board table) noexcept nogil


cdef class Hoot(Power):
    cdef bint offered(self, Board table) noexcept nogil
    cdef void begin(self, Board table) noexcept nogil
    cdef int moves(self, Board table, int* moves) noexcept nogil
    @cython.locals(target=cython.int)
    cdef void choose(self, Board table, int move) noexcept nogil
    @cython.locals(column=cython.int)
    cdef void ask(self, Board table, int creature) noexcept nogil
    @cython.locals(column=cython.int, both=cython.int)
    cdef void give(self, Board table, int card) noexcept nogil


cdef class Carmen(Power):
    cdef bint offered(self, Board table) noexcept nogil
    cdef void begin(self, Board table) noexcept nogil


cdef class Fungy(Power):
    @cython.locals(column=cython.int)
    cdef bint offered(self, Board table) noexcept nogil
    @cython.locals(column=cython.int)
    cdef bint usable(self, Board table) noexcept nogil
    cdef bint may_copy(self, Board table, int column) noexcept nogil
    cdef void begin(self, Board table) noexcept nogil
    @cython.locals(n=cython.int, column=cython.int)
    cdef int moves(self, Board table, int* moves) noexcept nogil
    cdef void choose(self, Board table, int move) noexcept nogil


cdef class Goatman(Power):
    cdef bint offered(self, Board table) noexcept nogil
    cdef void begin(self, Board table) noexcept nogil
    @cython.locals(i=cython.int)
    cdef int moves(self, Board table, int* moves) noexcept nogil
    cdef void choose(self, Board table, int move) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void look(self, Board table, int target) noexcept nogil
    @cython.locals(both=cython.int, kind=cython.int)
    cdef void keep(self, Board table, int card) noexcept nogil


cdef class FieryFang(Power):
    @cython.locals(row=cython.int)
    cdef bint offered(self, Board table) noexcept nogil
    cdef void begin(self, Board table) noexcept nogil
    @cython.locals(n=cython.int, row=cython.int, top=cython.int)
    cdef int moves(self, Board table, int* moves) noexcept nogil
    cdef void choose(self, Board table, int move) noexcept nogil


cdef class Hopscotch(Power):
    @cython.locals(column=cython.int, pair=cython.int)
    cdef bint offered(self, Board table) noexcept nogil
    @cython.locals(lower=cython.int, upper=cython.int)
    cdef bint may_swap(self, Board table, int column, int pair) noexcept nogil
    cdef void begin(self, Board table) noexcept nogil
    @cython.locals(n=cython.int, column=cython.int, pair=cython.int)
    cdef int moves(self, Board table, int* moves) noexcept nogil
    @cython.locals(column=cython.int, pair=cython.int)
    cdef void choose(self, Board table, int move) noexcept nogil


cdef class FeatherFox(Power):
    @cython.locals(column=cython.int)
    cdef bint offered(self, Board table) noexcept nogil
    cdef bint may_remove(self, Board table, int column) noexcept nogil
    cdef void begin(self, Board table) noexcept nogil
    @cython.locals(n=cython.int, column=cython.int)
    cdef int moves(self, Board table, int* moves) noexcept nogil
    @cython.locals(column=cython.int, card=cython.int)
    cdef void choose(self, Board table, int move) noexcept nogil


cdef class Ursus(Power):
    pass


cdef class Pilgrim(Power):
    @cython.locals(space=cython.int)
    cdef bint offered(self, Board table) noexcept nogil
    cdef void begin(self, Board table) noexcept nogil
    @cython.locals(n=cython.int, space=cython.int)
    cdef int moves(self, Board table, int* moves) noexcept nogil
    cdef void choose(self, Board table, int move) noexcept nogil


cdef class Ancestor(Power):
    cdef bint offered(self, Board table) noexcept nogil
    cdef void begin(self, Board table) noexcept nogil
    cdef int moves(self, Board table, int* moves) noexcept nogil
    @cython.locals(seat=cython.int, column=cython.int)
    cdef void choose(self, Board table, int move) noexcept nogil


cdef class Dryad(Power):
    @cython.locals(space=cython.int)
    cdef bint offered(self, Board table) noexcept nogil
    cdef void begin(self, Board table) noexcept nogil
    @cython.locals(n=cython.int, space=cython.int)
    cdef int moves(self, Board table, int* moves) noexcept nogil
    cdef void choose(self, Board table, int move) noexcept nogil


cdef bint is_offered(Board table, int power) noexcept nogil
cpdef bint is_usable(Board table, int power) noexcept nogil
cdef void begin_power(Board table, int power) noexcept nogil
cdef int moves_of(Board table, int power, int* moves) noexcept nogil
cdef void choose_in_power(Board table, int power, int move) noexcept nogil
@cython.locals(seat=cython.int, seats=cython.int)
cdef int others_with(Board table, int cards) noexcept nogil
@cython.locals(seat=cython.int, n=cython.int)
cdef int seats_of(int mask, int* moves) noexcept nogil
@cython.locals(column=cython.int, n=cython.int)
cdef int creatures_in_play(Board table, int* moves) noexcept nogil
cdef void name(Board table, int creature) noexcept nogil
@cython.locals(space=cython.int)
cdef void take_visible(Board table, int move) noexcept nogil
