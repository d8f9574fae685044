cimport cython
from libc.math cimport exp

from fablewood.bots.policy cimport Policy
from fablewood.core.bits cimport how_many
from fablewood.core.chance cimport Chance
from fablewood.core.state cimport State
from fablewood.games.hoard.rules cimport Hoard

cdef int AWKWARD, CENTER, DEEPEST, DRAFTING, END, FLY, GROUPS, HEAVY_DUTY, INTERCEPT, INVISIBILITY, KEEN_EYE, MAIN
cdef int MOST_CARDS, NOTHING, NUMBERED_GROUPS, OVER, PEACE_ADEPT, STEAL_POWER, TAUNT
cdef double WIN, CARRIED, CLAIM, RUIN, CARD, POINT, WORKING_GROUP, TOGETHER, SURE
cdef double PLACES[3]


cdef class HoardThumbs(Policy):
    cdef int turns
    cdef double worths[100]
    cdef int grouped[5]
    cdef Hoard first, second, third, fourth

    cpdef attend(self, State root)
    cdef bint settled(self, State state) noexcept nogil
    cdef bint settled_at(self, Hoard table) noexcept nogil
    cdef void guess(self, State state, double* shares) noexcept nogil
    @cython.locals(seat=cython.int, total=cython.double)
    cdef void guess_at(self, Hoard table, double* shares) noexcept nogil
    cdef int pick(self, State state, int seat, int* moves, int n, Chance chance) noexcept nogil
    @cython.locals(start=cython.int, best=cython.int, i=cython.int, j=cython.int, most=cython.double,
                   promise=cython.double)
    cdef int pick_at(self, Hoard table, int seat, int* moves, int n, Chance chance) noexcept nogil
    @cython.locals(best=cython.int, i=cython.int, j=cython.int, card=cython.int, most=cython.double,
                   promise=cython.double)
    cdef int pick_in_draft(self, Hoard table, int seat, int* moves, int n) noexcept nogil
    @cython.locals(moves="int[512]", n=cython.int, i=cython.int, most=cython.double, promise=cython.double)
    cdef double promise(self, Hoard table, Hoard after, int seat, int move, int depth) noexcept nogil
    @cython.locals(other=cython.int, rival=cython.double, others=cython.double, side=cython.double)
    cdef double worth(self, Hoard table, int seat) noexcept nogil
    @cython.locals(carried=cython.int, total=cython.double, i=cython.int, card=cython.int, modifier=cython.int,
                   treasury=cython.int)
    cdef double side(self, Hoard table, int seat) noexcept nogil
    @cython.locals(powers=cython.int, might=cython.int, income=cython.double, worth=cython.double)
    cdef double creature(self, Hoard table, int seat, int card) noexcept nogil
    @cython.locals(total=cython.double, group=cython.int, i=cython.int, card=cython.int)
    cdef double hand(self, Hoard table, int seat) noexcept nogil
