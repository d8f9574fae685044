cimport cython

from fablewood.core.bits cimport how_many, lowest_bit
from fablewood.core.chance cimport Chance
from fablewood.core.scribe cimport Scribe
from fablewood.core.state cimport State
from fablewood.games.seven_prophecies.unseen cimport deal_unseen

cdef int FORETELLING, TRICKS, ENDED
cdef int NUMBERS, CARDS, TOKENS, HAND, WITHDRAW, FIRST_FORETELLING, SPLITS_OF_THREE
cdef int READY, WITHDREW, REVEALED, PLAYED, RANKED, SCORED, ROUND_OVER, DEALT, FINISHED
cdef int LEAD_BONUS, FULFILLED, WORTH_OF_SCORE
cdef long long ONE, RANK_MASK
cdef long long SUITS[4]
cdef long long SPLITS[156]
cdef int COLOUR_OF[44]
cdef int HEIGHT_OF[44]
cdef int POINTS[11]


@cython.no_gc
cdef class SevenProphecies(State):
    cdef readonly int rounds, numbers, phase, round, starter, trick, played, leader
    cdef readonly bint locks
    cdef int first_split, splits
    cdef long long hands[4]
    cdef long long bids[4]
    cdef long long tokens[4]
    cdef int left[4]
    cdef int scores[4]
    cdef int voids[4]
    cdef int strengths[4]
    cdef int row[10]
    cdef int leaders[10]
    cdef signed char table[40]
    cdef signed char ranked[40]
    cdef signed char sheet[48]

    @cython.locals(i=cython.int, j=cython.int, card=cython.int, seat=cython.int, last=cython.int, deck="int[44]")
    cdef void deal_hands(self) noexcept nogil
    @cython.locals(i=cython.int, j=cython.int, colour=cython.int, deck="int[12]")
    cdef void deal_row(self) noexcept nogil
    cdef void begin_round(self) noexcept nogil
    cdef void await_foretellings(self) noexcept nogil
    cdef void foretell(self, int seat, int move) noexcept nogil
    cdef void reveal(self) noexcept nogil
    @cython.locals(follow=cython.longlong)
    cdef long long playable(self, int seat) noexcept nogil
    @cython.locals(strength=cython.int, lead=cython.int, next=cython.int)
    cdef void play_card(self, int seat, int card) noexcept nogil
    @cython.locals(rank=cython.int, seat=cython.int, other=cython.int, winner=cython.int, fulfilled=cython.bint)
    cdef void end_trick(self) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef bint achieved(self) noexcept nogil
    @cython.locals(seat=cython.int, points=cython.int, best=cython.int, achieved=cython.bint, fewest=cython.int)
    cdef void end_round(self) noexcept nogil
    @cython.locals(seat=cython.int, fewest=cython.int)
    cdef int fewest_left(self) noexcept nogil
    @cython.locals(outer=cython.longlong)
    cdef int standing(self, int seat) noexcept nogil
    cdef int sign(self, int seat, int move, int eye) noexcept nogil
    cdef State fresh(self)
    @cython.locals(i=cython.int)
    cdef void copy_from(self, State other) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void copy_from_table(self, SevenProphecies other) noexcept nogil
    @cython.locals(mask=cython.longlong, n=cython.int, i=cython.int)
    cdef int find_moves(self, int seat, int* moves) noexcept nogil
    cdef void apply(self, int seat, int move) noexcept nogil
    @cython.locals(other=cython.int)
    cdef void imagine(self, int seat, Chance chance) noexcept nogil
    @cython.locals(other=cython.int, n=cython.int, unseen=cython.longlong, free="long long[4]", sizes="int[4]",
                   dealt="long long[4]")
    cdef void imagine_hands(self, int seat, Chance chance) noexcept nogil
    @cython.locals(i=cython.int, unseen=cython.longlong)
    cdef long long unseen_by(self, int seat) noexcept nogil
    @cython.locals(i=cython.int)
    cdef long long possible(self, int seat, long long cards) noexcept nogil
    @cython.locals(other=cython.int, shared=cython.int, own=cython.int)
    cdef double payoff(self, int seat) noexcept nogil
