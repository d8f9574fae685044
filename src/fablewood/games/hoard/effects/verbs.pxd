cimport cython

from fablewood.core.scribe cimport Scribe
from fablewood.games.hoard.deck cimport Deck
from fablewood.games.hoard.fray cimport Fray

cdef int AMOUNT, ATTACHED_TO, BOOK_SIZE, CENTER, CHOOSE, CHOOSE_SEAT, CONTROLLED, DECK, DONE, EMPTIED, FETCHED
cdef int FIELD, FIGHT, FIRST_ACTION, FROM, FROM_SEAT, GROUP, GROUPS, HANDS, JOIN, JOINED, LENT, LOOKED, MOST_CARDS, MOST_EXTRA, MOVED
cdef int NO_OBSTACLE, NOTHING, ON, PLACED, READIED, REATTACHED, RUNNING, SEARCHED, SEES, START, STOLE_FROM_CARD
cdef int STOLE_FROM_SEAT, STRENGTHENED, TAKEN, THROWN, TO_FIELD, TOOK, WITH, WORN_OUT
cdef void* PAGES[45]


cdef class Verb:
    cdef bint possible(self, Fray table, int step) noexcept nogil
    cdef void begin(self, Fray table, int step) noexcept nogil
    cdef int moves(self, Fray table, int step, int* moves) noexcept nogil
    cdef void choose(self, Fray table, int step, int move) noexcept nogil


cdef class OnCreatures(Verb):
    @cython.locals(found="int[100]")
    cdef bint possible(self, Fray table, int step) noexcept nogil
    @cython.locals(n=cython.int, found="int[100]", i=cython.int)
    cdef void begin(self, Fray table, int step) noexcept nogil
    cdef int moves(self, Fray table, int step, int* moves) noexcept nogil
    cdef void choose(self, Fray table, int step, int move) noexcept nogil
    cdef void do(self, Fray table, int step, int card) noexcept nogil


cdef class OnOpponent(Verb):
    @cython.locals(found="int[100]")
    cdef bint possible(self, Fray table, int step) noexcept nogil
    cdef void begin(self, Fray table, int step) noexcept nogil
    @cython.locals(n=cython.int, seat=cython.int)
    cdef int moves(self, Fray table, int step, int* moves) noexcept nogil
    cdef bint suits(self, Fray table, int seat) noexcept nogil


cdef class Draw(Verb):
    cdef bint possible(self, Fray table, int step) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void begin(self, Fray table, int step) noexcept nogil


cdef class Receive(Verb):
    cdef void begin(self, Fray table, int step) noexcept nogil


cdef class PutOnSelf(Verb):
    cdef void begin(self, Fray table, int step) noexcept nogil


cdef class PutOn(OnCreatures):
    cdef void do(self, Fray table, int step, int card) noexcept nogil


cdef class Gain(Verb):
    cdef void begin(self, Fray table, int step) noexcept nogil


cdef class Ready(OnCreatures):
    cdef void do(self, Fray table, int step, int card) noexcept nogil


cdef class Exhaust(OnCreatures):
    cdef void do(self, Fray table, int step, int card) noexcept nogil


cdef class ExhaustLonger(OnCreatures):
    cdef void do(self, Fray table, int step, int card) noexcept nogil


cdef class Discard(OnCreatures):
    cdef void do(self, Fray table, int step, int card) noexcept nogil


cdef class DiscardModifier(Verb):
    @cython.locals(found="int[100]")
    cdef bint possible(self, Fray table, int step) noexcept nogil
    cdef void begin(self, Fray table, int step) noexcept nogil
    cdef int moves(self, Fray table, int step, int* moves) noexcept nogil
    cdef void choose(self, Fray table, int step, int move) noexcept nogil


cdef class DiscardCard(OnCreatures):
    @cython.locals(found="int[100]")
    cdef bint possible(self, Fray table, int step) noexcept nogil
    cdef void begin(self, Fray table, int step) noexcept nogil
    cdef int moves(self, Fray table, int step, int* moves) noexcept nogil
    cdef void do(self, Fray table, int step, int card) noexcept nogil


cdef class Return(OnCreatures):
    cdef void do(self, Fray table, int step, int card) noexcept nogil


cdef class Sacrifice(Verb):
    @cython.locals(found="int[100]")
    cdef bint possible(self, Fray table, int step) noexcept nogil
    cdef void begin(self, Fray table, int step) noexcept nogil
    @cython.locals(n=cython.int, i=cython.int, card=cython.int, itself=cython.bint)
    cdef int find_sacrifices(self, Fray table, int* moves) noexcept nogil
    @cython.locals(n=cython.int)
    cdef int moves(self, Fray table, int step, int* moves) noexcept nogil
    @cython.locals(found="int[100]")
    cdef void choose(self, Fray table, int step, int move) noexcept nogil


cdef class TakeControl(OnCreatures):
    cdef void do(self, Fray table, int step, int card) noexcept nogil


cdef class TakeControlEmpty(OnCreatures):
    cdef void do(self, Fray table, int step, int card) noexcept nogil


cdef class Search(Verb):
    cdef bint possible(self, Fray table, int step) noexcept nogil
    cdef void begin(self, Fray table, int step) noexcept nogil
    @cython.locals(i=cython.int)
    cdef int moves(self, Fray table, int step, int* moves) noexcept nogil
    cdef void choose(self, Fray table, int step, int move) noexcept nogil


cdef class Replace(OnCreatures):
    cdef void do(self, Fray table, int step, int card) noexcept nogil
    @cython.locals(n=cython.int, i=cython.int, card=cython.int)
    cdef int moves(self, Fray table, int step, int* moves) noexcept nogil
    cdef void choose(self, Fray table, int step, int move) noexcept nogil
    cdef void put(self, Fray table, int card) noexcept nogil


cdef class MoveBack(OnCreatures):
    cdef void do(self, Fray table, int step, int card) noexcept nogil


cdef class Move(OnCreatures):
    cdef void do(self, Fray table, int step, int card) noexcept nogil
    @cython.locals(n=cython.int, field=cython.int)
    cdef int moves(self, Fray table, int step, int* moves) noexcept nogil
    cdef void choose(self, Fray table, int step, int move) noexcept nogil


cdef class TakeTreasure(OnOpponent):
    cdef bint suits(self, Fray table, int seat) noexcept nogil
    @cython.locals(seat=cython.int, n=cython.int)
    cdef void choose(self, Fray table, int step, int move) noexcept nogil


cdef class StealByMight(OnOpponent):
    @cython.locals(card=cython.int, fit=cython.int)
    cdef bint suits(self, Fray table, int seat) noexcept nogil
    @cython.locals(seat=cython.int, n=cython.int)
    cdef void choose(self, Fray table, int step, int move) noexcept nogil


cdef class Forget(OnOpponent):
    cdef bint suits(self, Fray table, int seat) noexcept nogil
    @cython.locals(seat=cython.int, i=cython.int, card=cython.int)
    cdef void choose(self, Fray table, int step, int move) noexcept nogil


cdef class Inspect(OnOpponent):
    cdef bint suits(self, Fray table, int seat) noexcept nogil
    @cython.locals(n=cython.int, seat=cython.int, i=cython.int)
    cdef int moves(self, Fray table, int step, int* moves) noexcept nogil
    @cython.locals(i=cython.int, card=cython.int)
    cdef void choose(self, Fray table, int step, int move) noexcept nogil


cdef class Strengthen(OnCreatures):
    cdef void do(self, Fray table, int step, int card) noexcept nogil


cdef class Lend(OnCreatures):
    cdef void do(self, Fray table, int step, int card) noexcept nogil


cdef class SeeInvisible(Verb):
    cdef void begin(self, Fray table, int step) noexcept nogil


cdef class TakeDiscarded(Verb):
    cdef bint possible(self, Fray table, int step) noexcept nogil
    cdef void begin(self, Fray table, int step) noexcept nogil
    @cython.locals(i=cython.int)
    cdef int moves(self, Fray table, int step, int* moves) noexcept nogil
    cdef void choose(self, Fray table, int step, int move) noexcept nogil


cdef class TakeTop(Verb):
    cdef bint possible(self, Fray table, int step) noexcept nogil
    cdef void begin(self, Fray table, int step) noexcept nogil


cdef class Empty(OnCreatures):
    cdef void do(self, Fray table, int step, int card) noexcept nogil


cdef class AttackAtOnce(Verb):
    @cython.locals(found="int[100]")
    cdef bint possible(self, Fray table, int step) noexcept nogil
    cdef void begin(self, Fray table, int step) noexcept nogil
    @cython.locals(n=cython.int, seat=cython.int, i=cython.int, card=cython.int)
    cdef int find_targets(self, Fray table, int* moves) noexcept nogil
    @cython.locals(n=cython.int)
    cdef int moves(self, Fray table, int step, int* moves) noexcept nogil
    cdef void choose(self, Fray table, int step, int move) noexcept nogil


cdef class JoinGroup(Verb):
    cdef void begin(self, Fray table, int step) noexcept nogil
    cdef int moves(self, Fray table, int step, int* moves) noexcept nogil
    cdef void choose(self, Fray table, int step, int move) noexcept nogil


cdef class ChooseHost(Verb):
    cdef void begin(self, Fray table, int step) noexcept nogil
    cdef int moves(self, Fray table, int step, int* moves) noexcept nogil
    @cython.locals(card=cython.int)
    cdef void choose(self, Fray table, int step, int move) noexcept nogil


cdef class ChooseAmount(Verb):
    cdef void begin(self, Fray table, int step) noexcept nogil
    @cython.locals(n=cython.int, i=cython.int)
    cdef int moves(self, Fray table, int step, int* moves) noexcept nogil
    cdef void choose(self, Fray table, int step, int move) noexcept nogil


cdef class ChooseLootFrom(Verb):
    cdef void begin(self, Fray table, int step) noexcept nogil
    cdef int moves(self, Fray table, int step, int* moves) noexcept nogil
    @cython.locals(card=cython.int)
    cdef void choose(self, Fray table, int step, int move) noexcept nogil


cdef class FightTogether(Verb):
    cdef void begin(self, Fray table, int step) noexcept nogil
    @cython.locals(n=cython.int, i=cython.int, card=cython.int)
    cdef int moves(self, Fray table, int step, int* moves) noexcept nogil
    cdef void choose(self, Fray table, int step, int move) noexcept nogil


cdef bint is_possible(Fray table, int verb, int step) noexcept nogil
cdef void begin_verb(Fray table, int verb, int step) noexcept nogil
cdef int moves_of(Fray table, int verb, int step, int* moves) noexcept nogil
cdef void choose_in_verb(Fray table, int verb, int step, int move) noexcept nogil
cdef void ask(Fray table) noexcept nogil
@cython.locals(total=cython.int, other=cython.int)
cdef void empty(Fray table, int card) noexcept nogil
cdef void take(Fray table, int card, int n) noexcept nogil
cdef void take_discarded(Fray table, int card) noexcept nogil
@cython.locals(n=cython.int, group=cython.int)
cdef int find_groups(Fray table, int card, int* moves) noexcept nogil
cdef void join(Fray table, int card, int move) noexcept nogil
@cython.locals(n=cython.int, side=cython.int, i=cython.int)
cdef int find_hosts(Fray table, int seat, int card, int* moves) noexcept nogil
@cython.locals(side=cython.int, i=cython.int)
cdef bint has_host(Fray table, int seat, int card) noexcept nogil
cdef bint can_host(Fray table, int seat, int card, int creature) noexcept nogil
@cython.locals(i=cython.int)
cdef bint is_attacking(Fray table, int card) noexcept nogil
