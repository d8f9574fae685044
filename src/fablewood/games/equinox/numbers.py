"""The numbers that stand for the things of the game.

Creatures are numbered in the order of the rulebook. A table has eight of them, one a column. A card at a table is its
kind times 11, plus its strength: kinds 0 to 7 are the columns, 8 are Chameleons, 9 are Trees. In moves, which mean
the same at every table, a card is its label: the same with 14 creatures in place of 8 columns.
"""

MOST_SEATS = 5
CREATURES = 14
COLUMNS = 8
ROWS = 5
STRENGTHS = 11
KINDS = 10
CHAMELEON = 8
TREE = 9
CREATURE_CARDS = 88
FIRST_TREE = 99
CARDS = 103
"""One of them is not in the game: there are three Trees, of one sort one and of the other two."""
ANCESTORS = (99, 100)
DRYADS = (101, 102)
FIRST_DRYAD = 101
EVERY_CREATURE = 0xFF
"""All columns, a bit each."""
PLAYABLE_KINDS = 1 << CHAMELEON | 1 << TREE
"""The kinds that can be played whatever is in play."""
HAND = 8
PEBBLES = 5
NOTHING = -1

SQUEAK = 0
MOSS_MAN = 1
STAG = 2
RUBBLE = 3
TWINZ = 4
HOOT = 5
CARMEN = 6
FUNGY = 7
GOATMAN = 8
FIERY_FANG = 9
HOPSCOTCH = 10
FEATHER_FOX = 11
URSUS = 12
PILGRIM = 13
# Trees do what they do as if it were a power.
ANCESTOR = 14
DRYAD = 15
POWERS = 16

# Where a card is. The first twenty places are hidden from some: a place of that sort plus the seat.
HANDS = 0
ASIDE = 5
SECRET = 10
BURIED = 15
"""Discarded unseen."""
HIDDEN_PLACES = 20
DECK = 20
GRID = 21
DISCARDED = 22
OUT = 23

# Those who know something: five seats, and everybody.
PUBLIC = 5
OBSERVERS = 6
EVERYBODY = 63
ONE_PLACE = 1
UNBOUNDED = 11
"""No hand has more cards of one creature: who knows no more than that knows nothing."""

# What is decided.
PREDICTING = 0
PLAYING = 1
PLACING = 2
"""A Chameleon."""
OFFERED = 3
"""A power."""
CHOOSING = 4
"""What a power or a Tree wants to know."""
DISCARDING = 5
OVER = 6

# How it ended.
FIFTH_ROUND = 1
EMPTY_DECK = 2
STALEMATE = 3

LABELS = CREATURES * STRENGTHS + 15
LABEL_OF_CHAMELEON = CREATURES * STRENGTHS
CHAMPION_ROW = 5
PAIRS = tuple((one, other) for one in range(ROWS) for other in range(one + 1, ROWS))
LOWER_ROW = [one for one, _ in PAIRS]
UPPER_ROW = [other for _, other in PAIRS]

# Moves: each verb with the things it may speak of.
PLAY = 0
LAY_SECRET = PLAY + LABELS
DISCARD = LAY_SECRET + LABELS
GIVE = DISCARD + LABELS
TAKE = GIVE + LABELS
KEEP = TAKE + LABELS
PREDICT = KEEP + LABELS
ON = PREDICT + CREATURES
NAME = ON + CREATURES
CHOOSE = NAME + CREATURES
PLACE = CHOOSE + MOST_SEATS
LIFT = PLACE + CREATURES * ROWS
LIFT_SECRET = LIFT + CREATURES * (ROWS + 1)
SWAP = LIFT_SECRET + 1
PASS = SWAP + CREATURES * len(PAIRS)
REVEAL = PASS + 1
SKIP = REVEAL + 1
USE = SKIP + 1
DECLINE = USE + 1
DONE = DECLINE + 1
MOVES = DONE + 1

# What the scribe notes.
DEALT = 0
PREDICTED = 1
LAID_SECRET = 2
REVEALED = 3
PASSED = 4
PLAYED = 5
PLACED = 6
SKIPPED = 7
SHOWN = 8
USED = 9
DECLINED = 10
DREW = 11
LIFTED = 12
SET_ASIDE = 13
PUT = 14
NAMED = 15
GAVE = 16
LOOKED = 17
KEPT = 18
TOOK = 19
SWAPPED = 20
REMOVED = 21
DISCARDED_OPEN = 22
DISCARDED_UNSEEN = 23
RETURNED = 24
ELIMINATED = 25
ROUND_BEGAN = 26
SCORED = 27
FINISHED = 28
CHOSE = 29
MISSED = 30

VALUE_OF_ROW = [4, 3, 2, 1, 0, 5]
LIMIT_OF_DISCARDS = 3
PLACES = 21
"""Where a card that somebody can't see may be: the hidden places and the deck."""


def several(n: int, value: int) -> list[int]:
    """The same n times. (Cython makes a C array of what a function returns, but not of `[value] * n`.)"""
    return [value] * n
