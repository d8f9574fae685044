cimport cython

cdef int MOST_NOTES


@cython.final
cdef class Scribe:
    cdef int pages
    cdef long long notes[4096]

    cdef void note(self, int kind, long long first, long long second, long long third) noexcept nogil
    cdef void clear(self) noexcept nogil
