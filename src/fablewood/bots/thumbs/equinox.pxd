cimport cython

from fablewood.bots.policy cimport Policy
from fablewood.bots.thumbs.equinox_judgement cimport Judgement
from fablewood.core.bits cimport lowest_bit
from fablewood.core.chance cimport Chance
from fablewood.core.state cimport State
from fablewood.games.equinox.rules cimport Equinox

cdef int CHAMPION_ROW, CHOOSING, COLUMNS, KINDS, MOST_SEATS, NOTHING, OFFERED, PLACING, PREDICTING, ROWS, STRENGTHS
cdef int USUAL_STRENGTH, SURVIVORS
cdef double WIN, POWER, GIVEN_UP, BACKED, KEPT_FOR_PLAY
cdef int WEAK
cdef int VALUE_OF_ROW[6]


cdef class EquinoxThumbs(Policy):
    cdef int stakes[40]
    cdef double survival[8]
    cdef double hopes[5]
    cdef Equinox first, second, third
    cdef Judgement judgement

    @cython.locals(seat=cython.int)
    cpdef attend(self, State root)
    cdef double likelihood(self, State state, int seat) noexcept nogil
    @cython.locals(likely=cython.double, other=cython.int, secret=cython.int, column=cython.int)
    cdef double likelihood_at(self, Equinox table, int seat) noexcept nogil
    cdef bint settled(self, State state) noexcept nogil
    cdef void guess(self, State state, double* shares) noexcept nogil
    @cython.locals(start=cython.int, best=cython.int, i=cython.int, j=cython.int, most=cython.double,
                   outlook=cython.double)
    cdef int pick(self, State state, int seat, int* moves, int n, Chance chance) noexcept nogil
    @cython.locals(moves="int[512]", n=cython.int, i=cython.int, most=cython.double, outlook=cython.double)
    cdef double outlook(self, Equinox table, Equinox after, int seat, int move, int depth) noexcept nogil
    @cython.locals(rival=cython.double, threats=cython.double, pebbles=cython.double, other=cython.int)
    cdef double worth(self, Equinox table, int seat) noexcept nogil
    @cython.locals(other=cython.int, column=cython.int)
    cdef void look_at(self, Equinox table, int seat) noexcept nogil
    @cython.locals(points=cython.int, secret=cython.int)
    cdef void see_stake(self, Equinox table, int column, int owner, int seat) noexcept nogil
    @cython.locals(living=cython.int, total=cython.double, column=cython.int, strength=cython.int, danger=cython.double,
                   later=cython.double, doomed=cython.int)
    cdef void see_survival(self, Equinox table) noexcept nogil
    @cython.locals(total=cython.double, kind=cython.int, held=cython.int)
    cdef double hand(self, Equinox table, int seat) noexcept nogil
    @cython.locals(own=cython.int, rival=cython.int, other=cython.int, worth=cython.double)
    cdef double card(self, Equinox table, int seat, int column, int strength) noexcept nogil
