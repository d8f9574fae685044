cimport cython
from libc.math cimport exp

from fablewood.core.bits cimport how_many, lowest_bit
from fablewood.games.equinox.rules cimport Equinox

cdef int CHAMELEON, CHAMPION_ROW, COLUMNS, KINDS, MOST_SEATS, NOTHING, ROWS, STRENGTHS, TREE
cdef int SIGNS_OF_COLUMN, SIGNS_OF_SEAT, USUAL_STRENGTH
cdef int VALUE_OF_ROW[6]
cdef double LIVES[50]
cdef double WINS[60]


@cython.final
cdef class Judgement:
    cdef int stakes[40]
    cdef int strengths[8]
    cdef double lives[8]
    cdef double signs[12]

    @cython.locals(most=cython.double, total=cython.double, seat=cython.int, i=cython.int)
    cdef void guess(self, Equinox table, double* shares) noexcept nogil
    @cython.locals(column=cython.int, seat=cython.int, odds=cython.double, i=cython.int)
    cdef void look(self, Equinox table) noexcept nogil
    @cython.locals(points=cython.int, secret=cython.int)
    cdef void see_stake(self, Equinox table, int column, int owner) noexcept nogil
    @cython.locals(strength=cython.int, weakest=cython.int, weaker=cython.int, others=cython.int, other=cython.int,
                   staked=cython.int, backers=cython.int, help=cython.int, harm=cython.int, seat=cython.int,
                   held=cython.int, empty=cython.bint)
    cdef void see_column(self, Equinox table, int column) noexcept nogil
    @cython.locals(hopes=cython.double, spread=cython.double, help=cython.double, harm=cython.double,
                   controlled=cython.int, armed=cython.int, column=cython.int, held=cython.int,
                   own=cython.int, rival=cython.int, other=cython.int, lives=cython.double)
    cdef void see_seat(self, Equinox table, int seat) noexcept nogil
    @cython.locals(column=cython.int, seat=cython.int, i=cython.int)
    cpdef list described(self, Equinox table)


@cython.locals(top=cython.int)
cdef int highest(int held) noexcept nogil
