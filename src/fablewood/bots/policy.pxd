from fablewood.core.chance cimport Chance
from fablewood.core.state cimport State


cdef class Policy:
    cpdef attend(self, State root)
    cdef int pick(self, State state, int seat, int* moves, int n, Chance chance) noexcept nogil
    cdef bint settled(self, State state) noexcept nogil
    cdef void guess(self, State state, double* shares) noexcept nogil
