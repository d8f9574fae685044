cimport cython

cdef unsigned long long MASK62, GOLDEN
cdef long long EMPTY
cdef int FULL

cdef unsigned long long mix(unsigned long long trace, long long sign) noexcept nogil


@cython.final
cdef class Tree:
    cdef readonly int size, used
    cdef long long[::1] keys
    cdef int[::1] visits
    cdef int[::1] offers
    cdef double[::1] gains

    @cython.locals(place=cython.longlong)
    cdef long long find(self, long long key) noexcept nogil
