cimport cython

from fablewood.core.chance cimport Chance
from fablewood.core.scribe cimport Scribe


@cython.no_gc
cdef class State:
    cdef readonly object setup
    cdef readonly int seats, move_count
    cdef int waiting
    cdef Chance chance
    cdef Scribe scribe

    cdef State fresh(self)
    cdef void copy_from(self, State other) noexcept nogil
    @cython.locals(i=cython.int, n=cython.int, moves="int[512]")
    cdef bint allows(self, int seat, int move) noexcept nogil
    @cython.locals(i=cython.int, n=cython.int, place=cython.int, moves="int[512]")
    cpdef list legal(self, seat)
    @cython.locals(place=cython.int, number=cython.int)
    cpdef play(self, seat, move)
    cpdef check_seat(self, seat, bint spectator=*)
    cpdef check_move(self, move)
    @cython.locals(twin=State)
    cpdef State copy(self)
    @cython.locals(place=cython.int, twin=State)
    cpdef State resample(self, seat, chance)
    cdef int find_moves(self, int seat, int* moves) noexcept nogil
    cdef void apply(self, int seat, int move) noexcept nogil
    cdef void imagine(self, int seat, Chance chance) noexcept nogil
    cdef int sign(self, int seat, int move, int eye) noexcept nogil
    cdef double payoff(self, int seat) noexcept nogil
