"""The numbers that stand for the things of the game.

A card is its colour times 11, plus its number less 1.
"""

FORETELLING = 0
TRICKS = 1
ENDED = 2

NUMBERS = 11
CARDS = 44
TOKENS = 7
HAND = 10

# Moves: 0 to 43 play that card; then taking a prophecy back; then each prophecy.
WITHDRAW = 44
FIRST_FORETELLING = 45

# What the scribe notes.
READY = 0
WITHDREW = 1
REVEALED = 2
PLAYED = 3
RANKED = 4
SCORED = 5
ROUND_OVER = 6
DEALT = 7
FINISHED = 8

ONE = 1
COLOUR_OF = [card // NUMBERS for card in range(CARDS)]
HEIGHT_OF = [card % NUMBERS for card in range(CARDS)]
SUITS = [0x7FF << NUMBERS * colour for colour in range(4)]
RANK_MASK = 0xFF
LEAD_BONUS = 64
FULFILLED = 8

SPLITS_OF_THREE = 36
SPLITS = [a | b << 8 | (7 - a - b) << 16 for a in range(8) for b in range(8 - a)] + [
    a | b << 8 | c << 16 | (7 - a - b - c) << 24 for a in range(8) for b in range(8 - a) for c in range(8 - a - b)
]
"""The ways to lay seven tokens: on three ranks, then on four."""

POINTS = [0, 0, 0, 0, 0, 0, 0, 5, 3, 2, 1]
"""For those who achieve in that trick."""

WORTH_OF_SCORE = 16
"""More than tokens on the outer ranks can make up."""
