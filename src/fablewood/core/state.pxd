cimport cython

from fablewood.core.chance cimport Chance
from fablewood.core.scribe cimport Scribe


@cython.no_gc
cdef class State:
    cdef readonly object setup
    cdef readonly int seats
    cdef int waiting
    cdef Chance chance
    cdef Scribe scribe

    cdef State fresh(self)
    cdef void copy_from(self, State other) noexcept nogil
    @cython.locals(i=cython.int, n=cython.int, moves="int[512]")
    cdef bint allows(self, int seat, long long move) noexcept nogil
    @cython.locals(i=cython.int, n=cython.int, moves="int[512]")
    cpdef list legal(self, int seat)
    @cython.locals(number=cython.longlong)
    cpdef play(self, long long seat, move)
    @cython.locals(twin=State)
    cpdef State copy(self)
    @cython.locals(twin=State)
    cpdef State resample(self, int seat, Chance chance)
    cdef int find_moves(self, int seat, int* moves) noexcept nogil
    cdef void apply(self, int seat, int move) noexcept nogil
    cdef void imagine(self, int seat, Chance chance) noexcept nogil
    cdef double payoff(self, int seat) noexcept nogil
