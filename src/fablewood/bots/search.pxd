cimport cython
from libc.math cimport log, sqrt

from fablewood.bots.policy cimport Policy
from fablewood.bots.tree cimport Tree, mix
from fablewood.bots.worlds cimport Worlds
from fablewood.core.bits cimport lowest_bit
from fablewood.core.chance cimport Chance
from fablewood.core.state cimport State

cdef int DEEPEST


@cython.final
cdef class Search:
    cdef State root, scratch
    cdef readonly int seat, depth
    cdef Policy policy
    cdef Chance chance
    cdef Tree tree
    cdef readonly Worlds worlds
    cdef readonly long long walks
    cdef unsigned long long traces[8]
    cdef long long path[64]
    cdef int movers[64]
    cdef int moves[512]
    cdef long long places[512]
    cdef double shares[8]

    @cython.locals(batch=cython.int, begun=cython.longlong, size=cython.int, end=cython.double)
    cpdef long long run(self, long long walks, double seconds)
    @cython.locals(i=cython.int)
    cdef void walk_often(self, int times, State state) noexcept nogil
    @cython.locals(seat=cython.int, i=cython.int, known=cython.bint)
    cdef void walk(self, State state) noexcept nogil
    @cython.locals(mover=cython.int, n=cython.int, chosen=cython.int, place=cython.longlong, known=cython.bint,
                   seat=cython.int)
    cdef bint step(self, State state) noexcept nogil
    @cython.locals(untried=cython.int, best=cython.int, i=cython.int, visits=cython.int, place=cython.longlong,
                   promise=cython.double, hope=cython.double)
    cdef int choose(self, State state, int mover, int n) noexcept nogil
    @cython.locals(pick=cython.int, skip=cython.int, i=cython.int)
    cdef int choose_untried(self, State state, int mover, int n, int untried) noexcept nogil
    cdef bint is_untried(self, long long place) noexcept nogil
