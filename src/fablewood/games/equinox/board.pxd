cimport cython

from fablewood.core.bits cimport lowest_bit
from fablewood.core.scribe cimport Scribe
from fablewood.games.equinox.memory cimport Memory

cdef int CARDS, CHAMPION_ROW, COLUMNS, CREATURE_CARDS, CREATURES, DISCARDED, DREW, EMPTY_DECK, EVERYBODY
cdef int EVERY_CREATURE, PLAYABLE_KINDS
cdef int FIRST_TREE, GRID, HANDS, KINDS, LABEL_OF_CHAMELEON, MOST_SEATS, NOTHING, OBSERVERS, OUT, PEBBLES, PREDICTING
cdef int REVEALED, ROWS, SECRET, SHOWN, STRENGTHS, TOOK, URSUS
cdef int VALUE_OF_ROW[6]


@cython.no_gc
cdef class Board(Memory):
    cdef signed char creature_of[8]
    cdef signed char column_of[14]
    cdef signed char where[103]
    cdef short hands[50]
    cdef signed char hand_sizes[5]
    cdef signed char aside_sizes[5]
    cdef signed char secrets[5]
    cdef signed char deck[103]
    cdef signed char tops[40]
    cdef signed char below[103]
    cdef signed char pebbles[40]
    cdef signed char champions[40]
    cdef signed char supply[5]
    cdef short cleared[5]
    cdef signed char fallen[8]
    cdef int looked[3]
    cdef readonly int deck_left, discards, row, turn, step, ended, living, card, home, power, stage, target, named, dropped, idle
    cdef readonly int secret_made, last_seat
    cdef int last_card, last_covered
    cdef signed char last_prestige[5]
    cdef readonly int last_named
    cdef readonly bint last_offered, twice, veiled, stirred, any_visible, by_points, whole_squeak, endless

    cdef bint in_play(self, int column) noexcept nogil
    @cython.locals(top=cython.int, strength=cython.int)
    cdef int strength(self, int column, int row) noexcept nogil
    cdef bint is_chameleon(self, int card) noexcept nogil
    cdef bint is_creature(self, int card) noexcept nogil
    @cython.locals(points=cython.int, row=cython.int)
    cdef int prestige(self, int seat, int column) noexcept nogil
    @cython.locals(row=cython.int)
    cdef bint has_pebble(self, int seat, int column) noexcept nogil
    cdef void put_pebble(self, int column, int row) noexcept nogil
    @cython.locals(best=cython.int, holder=cython.int, seat=cython.int, row=cython.int, points="int[5]")
    cdef int controller(self, int column) noexcept nogil
    cdef int label(self, int card) noexcept nogil
    @cython.locals(column=cython.int)
    cdef int card_of(self, int label) noexcept nogil
    cdef void gain(self, int seat, int card) noexcept nogil
    cdef void lose(self, int seat, int card) noexcept nogil
    @cython.locals(kind=cython.int, playable=cython.int)
    cdef bint can_play(self, int seat) noexcept nogil
    @cython.locals(n=cython.int, card=cython.int)
    cdef int list_hand(self, int seat, int* cards) noexcept nogil
    @cython.locals(kind=cython.int, held=cython.int, first=cython.int)
    cdef int list_kinds(self, int seat, int kinds, int verb, int* moves, int n) noexcept nogil
    cdef void play_from_hand(self, int seat, int card) noexcept nogil
    @cython.locals(card=cython.int)
    cdef void take_openly(self, int seat, int column, int row) noexcept nogil
    cdef void hand_over(self, int giver, int taker, int card) noexcept nogil
    @cython.locals(observer=cython.int, card=cython.int, column=cython.int, strength=cython.int, cards=cython.int)
    cdef void show_hand(self, int seat, int observers) noexcept nogil
    @cython.locals(card=cython.int)
    cdef void note_hand(self, int seat, int observers) noexcept nogil
    @cython.locals(i=cython.int, j=cython.int, card=cython.int)
    cdef int take_any(self, int seat) noexcept nogil
    @cython.locals(card=cython.int)
    cdef void draw(self, int seat) noexcept nogil
    cdef void discard(self, int card) noexcept nogil
    @cython.locals(space=cython.int)
    cdef void lay(self, int card, int column) noexcept nogil
    @cython.locals(card=cython.int)
    cdef int lift_top(self, int column, int row) noexcept nogil
    @cython.locals(card=cython.int, other=cython.int)
    cdef void swap_tops(self, int column, int row, int other_row) noexcept nogil
    @cython.locals(space=cython.int)
    cdef int find_space(self, int card) noexcept nogil
    @cython.locals(card=cython.int)
    cdef void reveal(self, int seat) noexcept nogil
    @cython.locals(card=cython.int)
    cdef void uncover(self, int seat) noexcept nogil
    @cython.locals(cards="int[103]", last=cython.int, i=cython.int, j=cython.int, k=cython.int, card=cython.int)
    cdef void any_of_hand(self, int seat, int n, int* chosen) noexcept nogil
    @cython.locals(i=cython.int, column=cython.int, creature=cython.int, card=cython.int, seat=cython.int)
    cdef void copy_board(self, Board other) noexcept nogil
    cdef void copy_numbers(self, Board other) noexcept nogil
