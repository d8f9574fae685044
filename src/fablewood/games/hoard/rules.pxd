cimport cython

from fablewood.core.bits cimport lowest_bit
from fablewood.core.chance cimport Chance
from fablewood.core.scribe cimport Scribe
from fablewood.core.state cimport State
from fablewood.games.hoard.effects.verbs cimport (
    begin_verb, choose_in_verb, has_host, is_possible, moves_of, take,
)
from fablewood.games.hoard.ledger cimport Ledger

cdef int ABILITIES, ABILITY, ACTION, AT_START, ATTACH, ATTACHED, ATTACK, ATTACKED, BACK, BEGINS, CENTER
cdef int CHOOSE_AMOUNT, CHOOSE_HOST, CHOOSE_LOOT_FROM, CLAIMED, COPY, DECK, DEFEATED, DELIVERED, DISCARD, DISCARDING
cdef int DRAFTING, END, ENTER, EXHAUST, FIGHT_TOGETHER, FINISHED, FORWARD, GROUP, GROUP_SET_OFF, HAND, HANDS
cdef int HEAVY_DUTY, HOARDED, INCOME, INTERCEPT, JOIN_GROUP, KEPT, KINDS, LAST_LEFT, LEAVE, MAIN, MOST_ACTIONS
cdef int MOST_CARDS, MOST_SEATS, MOST_TREASURE, MOVED, NO_OBSTACLE, NOTHING, NUMBERED_GROUPS, ORDER, ORDERED, OVER, PACKED, PACKS
cdef int PASSED_ON, PEACE_ADEPT, PICK, PICKED, PICKS, PLAY, PLAYED, PUBLIC, PUT_ON, REATTACH, RESOLVE_ENTER
cdef int RESOLVE_GROUP, RESOLVE_LEAVE, RESOLVE_MODIFIER, RUNNING, START, STARTING, STEAL, TAKE, THRESHOLDS, THROWN
cdef int TURN, TURN_LIMIT, USE, USE_ORDER, USED, VERB_OF_SEARCH


@cython.no_gc
cdef class Hoard(Ledger):
    @cython.locals(seat=cython.int, i=cython.int, j=cython.int, k=cython.int)
    cdef void deal_packs(self) noexcept nogil
    cdef void await_all(self) noexcept nogil
    @cython.locals(n=cython.int, card=cython.int)
    cdef int find_picks(self, int seat, int* moves) noexcept nogil
    cdef void pick(self, int seat, int card) noexcept nogil
    @cython.locals(seat=cython.int, left=cython.int, card=cython.int)
    cdef void pass_on(self) noexcept nogil
    cdef void begin_turn(self) noexcept nogil
    @cython.locals(card=cython.int, seat=cython.int)
    cdef void clear_turn(self) noexcept nogil
    @cython.locals(card=cython.int)
    cdef void end_boosts(self) noexcept nogil
    @cython.locals(i=cython.int, card=cython.int)
    cdef void make_ready(self) noexcept nogil
    @cython.locals(n=cython.int, side=cython.int, i=cython.int, creature=cython.int, modifier=cython.int)
    cdef void deliver(self) noexcept nogil
    @cython.locals(has_text=cython.int)
    cdef void begin_effect(self, int modifier, int host) noexcept nogil
    @cython.locals(extra=cython.int, ability=cython.int, cards=cython.int, i=cython.int)
    cdef void begin_main(self) noexcept nogil
    @cython.locals(n=cython.int, i=cython.int, seat=cython.int)
    cdef int find_actions(self, int* moves) noexcept nogil
    @cython.locals(n=cython.int, i=cython.int, card=cython.int)
    cdef int find_plays(self, int* moves) noexcept nogil
    @cython.locals(first=cython.int, helps=cython.int, step=cython.int)
    cdef bint can_help(self, int card) noexcept nogil
    cdef bint can_attach(self, int card) noexcept nogil
    cdef int find_deeds(self, int card, int* moves, int n) noexcept nogil
    cdef bint has_exhaust_ability(self, int card) noexcept nogil
    @cython.locals(count=cython.int, i=cython.int, able="int[100]", card=cython.int, there=cython.int,
                   seat=cython.int, target=cython.int)
    cdef int find_attacks(self, int* moves, int n) noexcept nogil
    @cython.locals(i=cython.int)
    cdef bint can_be_attacked(self, int target, int* able, int count) noexcept nogil
    @cython.locals(i=cython.int, modifier=cython.int, mine=cython.int)
    cdef int find_reattaching(self, int seat, int* moves, int n) noexcept nogil
    @cython.locals(twice=cython.int)
    cdef bint may_move(self, int card) noexcept nogil
    @cython.locals(seat=cython.int, threshold=cython.int, ability=cython.int)
    cdef bint may_move_again(self, int card) noexcept nogil
    @cython.locals(card=cython.int, verb=cython.int)
    cdef void act(self, int move) noexcept nogil
    cdef void use_card(self, int verb, int card) noexcept nogil
    cdef void play_creature(self, int card) noexcept nogil
    cdef void move_creature(self, int card, int way) noexcept nogil
    cdef void use_ability(self, int card) noexcept nogil
    cdef void clear_job(self) noexcept nogil
    cdef void begin_action(self, int verb, int card) noexcept nogil
    cdef void begin_program(self, int kind, int card, int seat) noexcept nogil
    cdef void begin_step(self) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void advance(self) noexcept nogil
    cdef void end_job(self) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef int next_in_pool(self) noexcept nogil
    @cython.locals(i=cython.int)
    cdef int first_in_pool(self, int seat) noexcept nogil
    @cython.locals(first=cython.int, i=cython.int)
    cdef bint has_to_order(self, int seat) noexcept nogil
    @cython.locals(design=cython.int)
    cdef bint same_text(self, int one, int other) noexcept nogil
    @cython.locals(first=cython.int, step=cython.int)
    cdef bint asks_who_attacked(self, int kind, int design) noexcept nogil
    @cython.locals(kind=cython.int)
    cdef int pool_move(self, int i) noexcept nogil
    @cython.locals(n=cython.int, i=cython.int, known=cython.int, j=cython.int)
    cdef int find_waiting(self, int seat, int* moves) noexcept nogil
    @cython.locals(kind=cython.int, card=cython.int, seat=cython.int, j=cython.int)
    cdef void carry_out(self, int i) noexcept nogil
    cdef void copy_treasure(self, int card) noexcept nogil
    cdef void end_turn(self) noexcept nogil
    cdef void drop(self, int card) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void finish_turn(self) noexcept nogil
    @cython.locals(left=cython.int, seat=cython.int)
    cdef int seats_left(self) noexcept nogil
    cdef int next_seat(self, int seat) noexcept nogil
    @cython.locals(before=cython.int, card=cython.int)
    cdef void defeat(self, int seat) noexcept nogil
    cdef void finish(self, int ended) noexcept nogil
    cdef int standing(self, int seat) noexcept nogil
    @cython.locals(own=cython.int, shared=cython.int, other=cython.int, standing=cython.int)
    cdef double payoff(self, int seat) noexcept nogil
    @cython.locals(i=cython.int)
    cdef int find_moves(self, int seat, int* moves) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void apply(self, int seat, int move) noexcept nogil
    cdef int sign(self, int seat, int move, int eye) noexcept nogil
    @cython.locals(twin=Hoard)
    cdef State fresh(self)
    cdef void copy_from(self, State other) noexcept nogil
    @cython.locals(observer=cython.int)
    cdef void imagine(self, int seat, Chance chance) noexcept nogil
    @cython.locals(seat=cython.int, card=cython.int)
    cdef void sort_hidden(self) noexcept nogil
