cdef extern from *:
    """
    #if defined(__GNUC__)
    #define fablewood_lowest(x) __builtin_ctzll(x)
    #else
    static inline int fablewood_lowest(unsigned long long x) {
        int n = 0;
        while (!(x & 1)) { x >>= 1; n++; }
        return n;
    }
    #endif
    static inline int fablewood_count(unsigned long long x) {
        x = x - (x >> 1 & 0x5555555555555555ull);
        x = (x & 0x3333333333333333ull) + (x >> 2 & 0x3333333333333333ull);
        x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0Full;
        return (int)(x * 0x0101010101010101ull >> 56);
    }
    """
    int lowest_bit "fablewood_lowest"(long long mask) nogil
    int how_many "fablewood_count"(long long mask) nogil
