cimport cython

from fablewood.core.chance cimport Chance
from fablewood.core.scribe cimport Scribe
from fablewood.core.state cimport State
from fablewood.games.equinox.ledger cimport Ledger
from fablewood.games.equinox.powers cimport begin_power, choose_in_power, is_offered, is_usable, moves_of
from fablewood.games.equinox.unseen cimport imagine_cards

cdef int ANCESTOR, ASIDE, BURIED, CARDS, CHOOSING, COLUMNS, CREATURE_CARDS, DEALT, DECK, DECLINE, DECLINED
cdef int DISCARD, DISCARDED_OPEN, DISCARDED_UNSEEN, DISCARDING, DONE, DRYAD, ELIMINATED, EVERYBODY, EVERY_CREATURE, FIFTH_ROUND, FINISHED
cdef int FIRST_DRYAD, FIRST_TREE, HAND, HANDS, LAID_SECRET, LAY_SECRET, LIMIT_OF_DISCARDS, MOST_SEATS, NOTHING
cdef int OFFERED, ON, OVER, PASS, PASSED, PLACED, PLACING, PLAY, PLAYABLE_KINDS, PLAYED, PLAYING, PREDICT, PREDICTED, PREDICTING, PUBLIC
cdef int RETURNED, REVEAL, ROUND_BEGAN, ROWS, SCORED, SECRET, SKIP, SKIPPED, STALEMATE, STRENGTHS, URSUS, USE, USED
cdef int GIVE, KEEP, TAKE
cdef int VALUE_OF_ROW[6]


@cython.no_gc
cdef class Equinox(Ledger):
    cdef void begin_turn(self) noexcept nogil
    cdef void clear_turn(self) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void settle(self) noexcept nogil
    @cython.locals(n=cython.int, column=cython.int)
    cdef int find_predictions(self, int* moves) noexcept nogil
    cdef void predict(self, int move) noexcept nogil
    cdef void predict_openly(self, int column) noexcept nogil
    cdef void predict_secretly(self, int card) noexcept nogil
    @cython.locals(n=cython.int)
    cdef int find_plays(self, int* moves) noexcept nogil
    @cython.locals(card=cython.int, seat=cython.int)
    cdef void play_card(self, int move) noexcept nogil
    @cython.locals(column=cython.int, covered=cython.int, creature=cython.int, seat=cython.int)
    cdef void play_creature(self, int card) noexcept nogil
    cdef void play_tree(self, int card) noexcept nogil
    @cython.locals(column=cython.int)
    cdef void place_chameleon(self, int move) noexcept nogil
    cdef void skip(self) noexcept nogil
    cdef void decide_on_power(self, int move) noexcept nogil
    cdef void resolve(self) noexcept nogil
    cdef void go_on(self) noexcept nogil
    cdef void begin_discarding(self) noexcept nogil
    @cython.locals(kinds=cython.int)
    cdef int find_discards(self, int* moves) noexcept nogil
    @cython.locals(card=cython.int)
    cdef void drop(self, int move) noexcept nogil
    @cython.locals(rooms=cython.int, other=cython.int)
    cdef void bury(self, int card) noexcept nogil
    cdef void end_turn(self) noexcept nogil
    @cython.locals(card=cython.int)
    cdef void take_back(self) noexcept nogil
    @cython.locals(lowest=cython.int, weakest=cython.int, column=cython.int, strength=cython.int)
    cdef int weakest(self) noexcept nogil
    @cython.locals(column=cython.int)
    cdef void eliminate(self) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void finish(self) noexcept nogil
    @cython.locals(points=cython.int, column=cython.int, row=cython.int)
    cdef int points(self, int seat) noexcept nogil
    @cython.locals(column=cython.int)
    cdef int halves(self, int seat, int row) noexcept nogil
    @cython.locals(secret=cython.int, column=cython.int, row=cython.int, in_row=cython.int, standing=cython.longlong)
    cdef long long standing(self, int seat) noexcept nogil
    @cython.locals(other=cython.int, shared=cython.int, own=cython.longlong, standing=cython.longlong)
    cdef double payoff(self, int seat) noexcept nogil
    cdef int find_moves(self, int seat, int* moves) noexcept nogil
    @cython.locals(n=cython.int, column=cython.int)
    cdef int find_spaces(self, int* moves) noexcept nogil
    cdef int find_answers(self, int* moves) noexcept nogil
    cdef void apply(self, int seat, int move) noexcept nogil
    cdef int sign(self, int seat, int move, int eye) noexcept nogil
    cdef State fresh(self)
    cdef void copy_from(self, State other) noexcept nogil
    @cython.locals(moves="int[512]", other=cython.int, observer=cython.int)
    cdef void imagine(self, int seat, Chance chance) noexcept nogil
