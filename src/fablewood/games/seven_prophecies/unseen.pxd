cimport cython

from fablewood.core.bits cimport how_many, lowest_bit
from fablewood.core.chance cimport Chance

cdef int MOST_CARDS
cdef double CHOICES[2025]

@cython.locals(merged="int[16]", i=cython.int)
cdef double ways(int hand, int bound, int* sizes, int* counts) noexcept nogil
@cython.locals(n=cython.int, slot=cython.int, x=cython.int, total=cython.double)
cdef double spread(int hand, int bound, int* sizes, int* counts, int pattern, int need, int* merged) noexcept nogil
@cython.locals(group=cython.longlong, i=cython.int)
cdef long long cards_with(int pattern, int hand, int bound, long long* free, long long cards) noexcept nogil
@cython.locals(chosen=cython.longlong, skip=cython.int, rest=cython.longlong)
cdef long long some_of(long long cards, int n, Chance chance) noexcept nogil
@cython.locals(counts="int[16]", merged="int[16]", i=cython.int, pattern=cython.int, need=cython.int, n=cython.int,
               x=cython.int, slot=cython.int, aim=cython.double, weight=cython.double, chosen=cython.longlong)
cdef long long draw_bound(int hand, int bound, int* sizes, long long* free, long long cards, Chance chance) noexcept nogil
@cython.locals(order="int[4]", needs="int[4]", may="long long[4]", bound=cython.int, i=cython.int, n=cython.int,
               cards=cython.longlong)
cdef void deal_unseen(long long unseen, int hands, long long* free, int* sizes, long long* dealt,
                      Chance chance) noexcept nogil
