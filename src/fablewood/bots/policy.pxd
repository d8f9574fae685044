cimport cython

from fablewood.core.chance cimport Chance
from fablewood.core.state cimport State


cdef class Policy:
    cdef readonly double courage
    @cython.locals(n=cython.int, moves="int[512]")
    cpdef int choose(self, State state, int seat, Chance chance)
    cpdef attend(self, State root)
    cdef int pick(self, State state, int seat, int* moves, int n, Chance chance) noexcept nogil
    cdef bint settled(self, State state) noexcept nogil
    cdef void guess(self, State state, double* shares) noexcept nogil
