cimport cython

cdef long long LOW32
cdef int WARM_UP


@cython.final
@cython.freelist(64)
cdef class Chance:
    cdef long long a, b, c, counter

    @cython.locals(out=cython.longlong)
    cdef long long word(self) noexcept nogil
    @cython.locals(wide=cython.longlong, low=cython.longlong, floor=cython.longlong)
    cdef int draw(self, int n) noexcept nogil
    @cython.locals(high=cython.longlong)
    cdef double fraction(self) noexcept nogil
    cdef void copy_from(self, Chance other) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void seed_from(self, Chance other) noexcept nogil
