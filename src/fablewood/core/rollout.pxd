cimport cython

from fablewood.core.bits cimport lowest_bit
from fablewood.core.chance cimport Chance
from fablewood.core.state cimport State


@cython.final
cdef class Rollout:
    cdef Chance chance
    cdef readonly long long decisions
    cdef int moves[512]

    @cython.locals(before=cython.longlong, scratch=State)
    cpdef play(self, State start, long long games)

    @cython.locals(i=cython.longlong)
    cdef void play_games(self, State start, State scratch, long long games) noexcept nogil
    @cython.locals(seat=cython.int, n=cython.int)
    cdef void finish(self, State state) noexcept nogil
