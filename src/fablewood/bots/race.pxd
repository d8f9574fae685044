cimport cython

from fablewood.bots.policy cimport Policy
from fablewood.bots.worlds cimport Worlds
from fablewood.core.chance cimport Chance
from fablewood.core.state cimport State


@cython.final
cdef class Race:
    cdef State root, world, scratch
    cdef readonly int seat, n
    cdef Policy policy
    cdef readonly Worlds worlds
    cdef Chance chance, luck, own_luck
    cdef int moves[512]
    cdef int order[512]
    cdef int tries[512]
    cdef double gains[512]
    cdef double shares[8]

    @cython.locals(heats=cython.int, heat=cython.int, left=cython.int, i=cython.longlong, made=cython.longlong,
                   end=cython.double)
    cpdef long long run(self, long long playouts, double seconds)
    @cython.locals(i=cython.int, move=cython.int)
    cdef void play_world(self, int left) noexcept nogil
    @cython.locals(i=cython.int, j=cython.int, move=cython.int)
    cdef void sort(self, int left) noexcept nogil
