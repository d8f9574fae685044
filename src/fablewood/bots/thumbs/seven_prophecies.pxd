cimport cython
from libc.math cimport exp, log

from fablewood.bots.policy cimport Policy
from fablewood.core.bits cimport how_many, lowest_bit
from fablewood.core.chance cimport Chance
from fablewood.core.state cimport State
from fablewood.games.seven_prophecies.rules cimport SevenProphecies

cdef int FORETELLING, HAND, TOKENS, TRICKS
cdef long long ONE
cdef double NEVER, OTHERS_FOLLOW, OF_USE_LATER, POINT
cdef long long SUITS[4]
cdef long long SPLITS[156]
cdef long long HIGHER[11]
cdef int COLOUR_OF[44]
cdef int HEIGHT_OF[44]


cdef class SevenPropheciesThumbs(Policy):
    cdef int round
    cdef double ranks[40]
    cdef double chances[4]
    cdef double tails[32]
    cdef public int solves
    cdef public double trust
    cdef SevenProphecies first, second, third, fourth

    cpdef attend(self, State root)
    cpdef bint races(self, State root, int seat)
    cdef void suppose(self, State state, int seat, Chance chance) noexcept nogil
    @cython.locals(other=cython.int)
    cdef void suppose_at(self, SevenProphecies table, int seat) noexcept nogil
    cdef double likelihood(self, State state, int seat) noexcept nogil
    @cython.locals(other=cython.int, total=cython.double)
    cdef double likelihood_at(self, SevenProphecies table, int seat) noexcept nogil
    @cython.locals(played=cython.longlong, trick=cython.int, i=cython.int)
    cdef long long played_by(self, SevenProphecies table, int seat) noexcept nogil
    @cython.locals(total=cython.double, rank=cython.int, tokens=cython.int)
    cdef double goodness(self, SevenProphecies table, long long split) noexcept nogil
    cdef bint settled(self, State state) noexcept nogil
    cdef bint settled_at(self, SevenProphecies table) noexcept nogil
    cdef void guess(self, State state, double* shares) noexcept nogil
    @cython.locals(moves="int[512]", found="double[4]", seat=cython.int, n=cython.int, i=cython.int, other=cython.int)
    cdef void solve(self, SevenProphecies table, double* shares, int depth) noexcept nogil
    cdef void solve_after(self, SevenProphecies table, SevenProphecies after, int seat, int move, double* shares,
                          int depth) noexcept nogil
    @cython.locals(seat=cython.int, total=cython.double)
    cdef void guess_at(self, SevenProphecies table, double* shares) noexcept nogil
    cdef int pick(self, State state, int seat, int* moves, int n, Chance chance) noexcept nogil
    @cython.locals(unseen=cython.longlong, start=cython.int, best=cython.int, i=cython.int, j=cython.int,
                   most=cython.double, promise=cython.double)
    cdef int pick_at(self, SevenProphecies table, int seat, int* moves, int n, Chance chance) noexcept nogil
    @cython.locals(i=cython.int, split=cython.longlong)
    cdef int prophecy(self, SevenProphecies table, int seat) noexcept nogil
    @cython.locals(rank=cython.int, i=cython.int, best=cython.int, most=cython.double, chance=cython.double,
                   split=cython.longlong)
    cdef long long foreseen(self, SevenProphecies table) noexcept nogil
    @cython.locals(suit=cython.longlong, left=cython.longlong, trick=cython.int, card=cython.int,
                   other=cython.int, rank=cython.int, higher=cython.double, beaten=cython.double)
    cdef void plan(self, SevenProphecies table, long long hand) noexcept nogil
    @cython.locals(exactly="double[11]", k=cython.int, trick=cython.int, chance=cython.double, more=cython.double)
    cdef void see_tails(self, int rank) noexcept nogil
    @cython.locals(rank=cython.int)
    cdef void begin_ranks(self, int better) noexcept nogil
    @cython.locals(i=cython.int, rank=cython.int)
    cdef void beaten_with(self, double chance) noexcept nogil
    @cython.locals(promise=cython.double, rank=cython.int, coming=cython.int, trick=cython.int)
    cdef double promise(self, SevenProphecies table, int seat, int card, long long unseen) noexcept nogil
    @cython.locals(away=cython.double)
    cdef double extreme(self, SevenProphecies table, int card) noexcept nogil
    @cython.locals(lead=cython.int, follows=cython.bint, suit=cython.longlong, rest=cython.longlong,
                   suit_size=cython.int, rest_size=cython.int, higher=cython.longlong, equal=cython.longlong,
                   following=cython.double, discarding=cython.double, better=cython.int, i=cython.int, k=cython.int,
                   other=cython.int, lacks=cython.double)
    cdef void rank_now(self, SevenProphecies table, int seat, int card, long long unseen) noexcept nogil
    cdef bint beats(self, int one, int other, int lead) noexcept nogil
