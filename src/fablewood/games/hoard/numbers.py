"""The numbers that stand for the things of the game.

A card is its number in the deck of the table. Cards of one design follow each other.
"""

MOST_SEATS = 4
MOST_CARDS = 100
"""Each card gives its player at most five moves at once, and no state has more than 512."""
GROUPS = 5
NUMBERED_GROUPS = 4
"""Attachments have no group abilities."""
THRESHOLDS = 3
FIRST_THRESHOLD = 2
ABILITIES = NUMBERED_GROUPS * THRESHOLDS
"""Of groups."""
NOTHING = -1
HAND = 6
INCOME = 2

FELINES = 0
BIRDS = 1
BLOODTHIRSTY = 2
PACIFISTS = 3
ATTACHMENTS = 4

# Powers, a bit each.
FLY = 1
CATCH = 2
TAUNT = 4
INTERCEPT = 8
STEAL_POWER = 16
HEAVY_DUTY = 32
PEACE_ADEPT = 64
AWKWARD = 128
KEEN_EYE = 256
INVISIBILITY = 512
POWERS = 10

# The fields of a player.
START = 0
BUSHES = 1
CENTER = 2

# Where a card is. The first thirteen places are hidden from some: a place of that sort plus the seat.
HANDS = 0
PACKS = 4
"""What a seat may choose from in the draft."""
PICKED = 8
"""What a seat has chosen while others still think."""
DECK = 12
HIDDEN_PLACES = 13
FIELD = 13
ATTACHED = 14
DISCARDED = 15
RUNNING = 16
"""An order that is being carried out."""
OUT = 17

# Those who know something: four seats, and everybody.
PUBLIC = 4
OBSERVERS = 5
KNOWN = -1
"""In place of a class: where this card is, the observer knows."""

# What is decided.
DRAFTING = 0
STARTING = 1
"""What cards do at the start of a turn."""
MAIN = 2
DISCARDING = 3
OVER = 4

# How it ended.
HOARDED = 1
LAST_LEFT = 2
TURN_LIMIT = 3

# Whose texts there are, by design.
ENTER = 0
EXHAUST = 1
LEAVE = 2
ORDER = 3
AT_START = 4
"""Of a modifier."""
KINDS = 5
# What else can wait to be carried out, or be under way.
COPY = 5
"""A modifier copies the treasure that an opponent put on a creature."""
GROUP = 6
ACTION = 7
"""No text: an action with parts."""

# What is done, besides the verbs of the cards: actions that have parts. They come after the verbs in the book.
FIRST_ACTION = 40
JOIN_GROUP = 40
CHOOSE_HOST = 41
CHOOSE_AMOUNT = 42
CHOOSE_LOOT_FROM = 43
FIGHT_TOGETHER = 44
BOOK_SIZE = 45

# Moves: each verb with a card.
PICK = 0
PLAY = 100
USE_ORDER = 200
ATTACH = 300
REATTACH = 400
FORWARD = 500
BACK = 600
TAKE = 700
STEAL = 800
ATTACK = 900
WITH = 1000
USE = 1100
CHOOSE = 1200
ON = 1300
FROM = 1400
DISCARD = 1500
RESOLVE_ENTER = 1600
RESOLVE_LEAVE = 1700
RESOLVE_MODIFIER = 1800
AMOUNT = 1900
CHOOSE_SEAT = 2000
FROM_SEAT = CHOOSE_SEAT + MOST_SEATS
TO_FIELD = FROM_SEAT + MOST_SEATS
JOIN = TO_FIELD + 3
RESOLVE_GROUP = JOIN + GROUPS
FIGHT = RESOLVE_GROUP + NUMBERED_GROUPS * THRESHOLDS
DONE = FIGHT + 1
END = DONE + 1
MOVES = END + 1

# No chain of abilities and no turn goes on for ever: HO 9.11 and HO 3.9.
MOST_ABILITIES = 100
MOST_ACTIONS = 200
MOST_ASSAULTS = 32
"""So many attackers of a turn are remembered, the latest."""
MOST_MIGHT = 99
# Nor does a number grow for ever, whatever a deck says.
MOST_TREASURE = 30_000
MOST_POINTS = 1000
MOST_EXTRA = 1000
"""Might for a turn."""
MOST_BASIS = 30_000

# Why a creature can't interact with another one.
NO_OBSTACLE = 0
EXHAUSTED = 1
NOT_IN_CENTER = 2
OUT_OF_REACH = 3
IN_THE_AIR = 4
NOT_SEEN = 5
TAUNTED = 6
PEACEFUL = 7
UNAFFECTED = 8
CLUMSY = 9

# The stages of a fight; others come before.
CHOOSING_LOSER = 8
CHOOSING_LOOTER = 9

# Whom a text speaks of.
ANYBODY = 0
YOURS = 1
ENEMY = 2

# What the scribe notes.
PACKED = 0
BEGINS = 1
PICKS = 2
PASSED_ON = 3
KEPT = 4
TURN = 5
DELIVERED = 6
POINTS = 7
DREW = 8
RESHUFFLED = 9
PLAYED = 10
JOINED = 11
ORDERED = 12
ATTACHED_TO = 13
REATTACHED = 14
MOVED = 15
TOOK = 16
STOLE_FROM_CARD = 17
STOLE_FROM_SEAT = 18
ATTACKED = 19
ATTACKER = 20
MIGHTS = 21
LOST = 22
SENT_AWAY = 23
RETURNED = 24
CONTROLLED = 25
USED = 26
GROUP_SET_OFF = 28
RECEIVED = 29
PUT_ON = 30
READIED = 31
WORN_OUT = 32
LOOKED = 33
TAKEN = 34
THROWN = 35
SEARCHED = 36
FETCHED = 37
STRENGTHENED = 38
LENT = 39
SEES = 40
CLAIMED = 41
CLAIM_LOST = 42
DEFEATED = 43
FINISHED = 44
STANDS = 45
EMPTIED = 46
PLACED = 47
LOOTED = 48
ABILITY = 49


def several(n: int, value: int) -> list[int]:
    """The same n times. (Cython makes a C array of what a function returns, but not of `[value] * n`.)"""
    return [value] * n
