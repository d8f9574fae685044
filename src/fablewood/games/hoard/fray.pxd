cimport cython

from fablewood.core.scribe cimport Scribe
from fablewood.games.hoard.deck cimport Deck
from fablewood.games.hoard.field cimport Field

cdef int ATTACHED, ATTACKER, AWKWARD, BUSHES, CATCH, CENTER, CHOOSE, CLUMSY, ENEMY, ENTER, EXHAUSTED, FLY, GROUP
cdef int HEAVY_DUTY, IN_THE_AIR, INTERCEPT, INVISIBILITY, LEAVE, LOOTED, LOST, MIGHTS, MOST_ASSAULTS, MOST_CARDS, MOST_TREASURE
cdef int NO_OBSTACLE, NOT_IN_CENTER, NOT_SEEN, NOTHING, NUMBERED_GROUPS, OUT_OF_REACH, PEACE_ADEPT, PEACEFUL, STANDS
cdef int START, STEAL_POWER, TAUNTED, THRESHOLDS, UNAFFECTED, YOURS, CHOOSING_LOSER, CHOOSING_LOOTER


@cython.no_gc
cdef class Fray(Field):
    @cython.locals(powers=cython.int, taunting=cython.int)
    cdef int obstacle(self, int card, int target) noexcept nogil
    cdef bint is_invisible(self, int card) noexcept nogil
    @cython.locals(i=cython.int)
    cdef bint has_taunter(self, int seat) noexcept nogil
    @cython.locals(own=cython.int, threshold=cython.int, ability=cython.int)
    cdef bint is_unaffected(self, int card, int group) noexcept nogil
    @cython.locals(own=cython.int, threshold=cython.int, ability=cython.int)
    cdef bint is_untargetable(self, int card) noexcept nogil
    cdef int attack_obstacle(self, int card, int target) noexcept nogil
    cdef int can_steal(self, int card) noexcept nogil
    cdef bint can_steal_from_seat(self, int card, int seat) noexcept nogil
    @cython.locals(creature=cython.int)
    cdef bint can_steal_from_card(self, int card, int target) noexcept nogil
    @cython.locals(n=cython.int, seat=cython.int, i=cython.int, target=cython.int, on_creature=cython.int)
    cdef int find_victims(self, int card, int first_seat, int first_card, int* moves) noexcept nogil
    @cython.locals(moves="int[512]", seat=cython.int)
    cdef bint may_steal(self, int card) noexcept nogil
    @cython.locals(most=cython.int)
    cdef int room(self, int card) noexcept nogil
    cdef bint may_take(self, int card) noexcept nogil
    cdef bint can_touch(self, int card) noexcept nogil
    cdef bint can_choose(self, int card) noexcept nogil
    @cython.locals(enemy=cython.int, might=cython.int)
    cdef bint fits(self, int card, int whom) noexcept nogil
    @cython.locals(i=cython.int)
    cdef bint has_attacked(self, int card, int target) noexcept nogil
    @cython.locals(n=cython.int, seat=cython.int, i=cython.int, card=cython.int)
    cdef int find_creatures(self, int whom, int* moves) noexcept nogil
    @cython.locals(seat=cython.int, i=cython.int, modifier=cython.int)
    cdef int find_modifiers(self, int n, int* moves) noexcept nogil
    @cython.locals(seat=cython.int, might=cython.int, group=cython.int, threshold=cython.int, ability=cython.int)
    cdef int attacking_might(self, int card, int target) noexcept nogil
    @cython.locals(might=cython.int, modifier=cython.int)
    cdef int defending_might(self, int card) noexcept nogil
    @cython.locals(attack=cython.int, i=cython.int, defence=cython.int, falls=cython.int, card=cython.int)
    cdef void fight(self, int target, bint exhausts) noexcept nogil
    cdef bint withstands(self, int card) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void remember_assault(self, int card, int target) noexcept nogil
    @cython.locals(total=cython.int, modifier=cython.int)
    cdef int loot_of(self, int card) noexcept nogil
    @cython.locals(i=cython.int, j=cython.int)
    cdef void lose_fight(self, int card) noexcept nogil
    @cython.locals(moves="int[512]", n=cython.int)
    cdef void share_loot(self) noexcept nogil
    @cython.locals(n=cython.int, i=cython.int)
    cdef int find_looters(self, int* moves) noexcept nogil
    cdef void take_loot(self, int card) noexcept nogil
    @cython.locals(i=cython.int)
    cdef int find_in_fight(self, int* moves) noexcept nogil
    cdef void choose_in_fight(self, int card) noexcept nogil
