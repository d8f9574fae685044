cimport cython

from fablewood.bots.policy cimport Policy
from fablewood.core.chance cimport Chance
from fablewood.core.state cimport State

cdef int FIRST_TRIES


@cython.final
cdef class Worlds:
    cdef State root, likely
    cdef int seat
    cdef Policy policy
    cdef Chance chance
    cdef double weight
    cdef long long drawn
    cdef public bint cheats

    @cython.locals(i=cython.int)
    cdef void draw(self, State state) noexcept nogil
    cdef void propose(self, State state) noexcept nogil
    @cython.locals(weight=cython.double)
    cdef void consider(self, State state) noexcept nogil
