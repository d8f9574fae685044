cimport cython

from fablewood.core.bits cimport lowest_bit
from fablewood.core.scribe cimport Scribe
from fablewood.games.hoard.deck cimport Deck
from fablewood.games.hoard.memory cimport Memory

cdef int ABILITIES, ATTACHED, AWKWARD, CENTER, CLAIM_LOST, COPY, DECK, DISCARDED, DRAFTING, DREW, ENTER, FIELD
cdef int FIRST_THRESHOLD, GROUP, GROUPS, HANDS, KEEN_EYE, KINDS, LEAVE, MAIN, MOST_ABILITIES, MOST_ASSAULTS
cdef int MOST_BASIS, MOST_CARDS, MOST_MIGHT, MOST_POINTS, MOST_SEATS, MOST_TREASURE, NOTHING, NUMBERED_GROUPS, OBSERVERS, OVER, POINTS, PUT_ON, RECEIVED
cdef int RESHUFFLED, RETURNED, SENT_AWAY, START, STARTING, TAUNT, THRESHOLDS


@cython.no_gc
cdef class Field(Memory):
    cdef Deck printed
    cdef signed char hands[400]
    cdef signed char hand_sizes[4]
    cdef signed char deck[100]
    cdef signed char pile[100]
    cdef int treasuries[4]
    cdef signed char creatures[400]
    cdef signed char creature_counts[4]
    cdef signed char group_counts[20]
    cdef signed char prints[48]
    cdef int met[4]
    cdef int fired[4]
    cdef signed char second_mover[4]
    cdef signed char owner[100]
    cdef signed char controller[100]
    cdef signed char spot[100]
    cdef signed char exhausted[100]
    cdef signed char came[100]
    cdef signed char moved[100]
    cdef signed char stole[100]
    cdef signed char skips[100]
    cdef signed char group[100]
    cdef short treasure[100]
    cdef short extra[100]
    cdef short lent[100]
    cdef signed char host[100]
    cdef signed char first_modifier[100]
    cdef signed char next_modifier[100]
    cdef signed char reattached[100]
    cdef unsigned char copied[100]
    cdef short powers[100]
    cdef short basis[100]
    cdef signed char assaulters[32]
    cdef signed char assaulted[32]
    cdef signed char pool_kinds[100]
    cdef signed char pool_cards[100]
    cdef signed char pool_seats[100]
    cdef signed char attackers[100]
    cdef readonly int deck_left, pile_size, claims, out, hung, keen, step, turn, turns, points, sees, ended, actions, abilities
    cdef readonly int assaults, pool_size, job_kind, job_card, job_seat, verb, pc, last, stage, asked, chosen, tally
    cdef readonly int attackers_count, first_points, target, most_copies, turn_limit
    cdef bint boosted
    cdef readonly bint treasury_only, exhausted_move, both_fall, loots, intercept_steals, sacrifices_itself, dead_orders

    @cython.locals(i=cython.int)
    cdef void gain(self, int seat, int card) noexcept nogil
    @cython.locals(i=cython.int, j=cython.int)
    cdef void lose(self, int seat, int card) noexcept nogil
    @cython.locals(i=cython.int, j=cython.int)
    cdef void take_from_deck(self, int seat, int card) noexcept nogil
    @cython.locals(card=cython.int)
    cdef void draw(self, int seat) noexcept nogil
    @cython.locals(i=cython.int, card=cython.int, observer=cython.int)
    cdef void reshuffle(self) noexcept nogil
    cdef void to_pile(self, int card) noexcept nogil
    cdef void throw_away(self, int seat, int card) noexcept nogil
    @cython.locals(i=cython.int, j=cython.int)
    cdef void take_from_pile(self, int seat, int card) noexcept nogil
    cdef void receive(self, int seat, int n) noexcept nogil
    cdef void store(self, int seat, int n) noexcept nogil
    cdef void pay(self, int seat, int n) noexcept nogil
    cdef void gain_points(self, int n) noexcept nogil
    cdef bint can_carry(self, int card) noexcept nogil
    @cython.locals(other=cython.int, i=cython.int, modifier=cython.int)
    cdef void put_on(self, int card, int n, int seat) noexcept nogil
    @cython.locals(total=cython.int, side=cython.int, i=cython.int, card=cython.int)
    cdef int carried(self, int seat) noexcept nogil
    cdef void enter(self, int seat, int card, int spot) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void line_up(self, int card) noexcept nogil
    @cython.locals(seat=cython.int, i=cython.int, j=cython.int)
    cdef void fall_out(self, int card) noexcept nogil
    @cython.locals(seat=cython.int, group=cython.int, threshold=cython.int)
    cdef void count(self, int card, int change) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void leave(self, int card) noexcept nogil
    cdef void discard_creature(self, int card) noexcept nogil
    cdef void return_creature(self, int card, int seat) noexcept nogil
    @cython.locals(modifier=cython.int, alone=cython.bint)
    cdef void after_leaving(self, int card) noexcept nogil
    @cython.locals(before=cython.int, modifier=cython.int)
    cdef void change_control(self, int card, int seat) noexcept nogil
    @cython.locals(last=cython.int)
    cdef void hang(self, int card, int host) noexcept nogil
    @cython.locals(host=cython.int, before=cython.int)
    cdef void unhang(self, int card) noexcept nogil
    cdef void attach(self, int seat, int card, int host) noexcept nogil
    cdef void discard_modifier(self, int card) noexcept nogil
    @cython.locals(now=cython.int, group=cython.int, reached=cython.int, ability=cython.int, new=cython.int)
    cdef void look_at_groups(self, int seat) noexcept nogil
    cdef void set_off(self, int kind, int card, int seat) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void refresh(self) noexcept nogil
    @cython.locals(gifts="int[NUMBERED_GROUPS]", group=cython.int, works=cython.int, i=cython.int,
                   ability=cython.int, card=cython.int, design=cython.int, powers=cython.int, basis=cython.int,
                   taken=cython.int, modifier=cython.int, other=cython.int)
    cdef void refresh_side(self, int seat) noexcept nogil
    @cython.locals(total=cython.int, other=cython.int)
    cdef int others_like(self, int card) noexcept nogil
    cdef int might(self, int card) noexcept nogil
    cdef bint is_taunting(self, int card) noexcept nogil
    @cython.locals(i=cython.int, seat=cython.int)
    cdef void copy_field(self, Field other) noexcept nogil
    @cython.locals(card=cython.int, i=cython.int)
    cdef void copy_cards(self, Field other) noexcept nogil
    cdef void copy_turn(self, Field other) noexcept nogil
    cdef void copy_options(self, Field other) noexcept nogil
