cimport cython

from fablewood.core.bits cimport lowest_bit
from fablewood.core.chance cimport Chance
from fablewood.core.state cimport State


cdef class Policy:
    cdef public double courage
    cdef public bint weighs
    @cython.locals(n=cython.int, moves="int[512]")
    cpdef int choose(self, State state, int seat, Chance chance)
    cpdef attend(self, State root)
    cpdef bint races(self, State root, int seat)
    cdef int pick(self, State state, int seat, int* moves, int n, Chance chance) noexcept nogil
    cdef void suppose(self, State state, int seat, Chance chance) noexcept nogil
    cdef double likelihood(self, State state, int seat) noexcept nogil
    cdef bint settled(self, State state) noexcept nogil
    cdef void guess(self, State state, double* shares) noexcept nogil
    @cython.locals(seat=cython.int, shares="double[8]")
    cpdef list expects(self, State state)
    @cython.locals(mover=cython.int, n=cython.int, seat=cython.int, moves="int[512]")
    cdef void play_out(self, State state, Chance chance, double* shares) noexcept nogil
