"""Rules of thumb for Seven Prophecies.

Foretelling: see for each trick of the row which card you would play there and what ranks it is good for; lay token
after token where one more is likeliest to be fulfilled. Playing: take the card that most likely gets a rank you
still have a token on; among equals, the one that is least use later.
"""

from __future__ import annotations

from fablewood.bots.greedy.best import best_of
from fablewood.core.chance import Chance
from fablewood.core.state import State
from fablewood.games.seven_prophecies.numbers import FIRST_FORETELLING, FORETELLING, NUMBERS, TOKENS
from fablewood.games.seven_prophecies.rules import SevenProphecies
from fablewood.games.seven_prophecies.words import PROPHECIES


def choose(world: State, seat: int, chance: Chance) -> int:
    assert isinstance(world, SevenProphecies)
    if world.phase == FORETELLING:
        return FIRST_FORETELLING + PROPHECIES[world.seats].index(prophecy(world, seat))
    unseen = unseen_cards(world, seat)
    return best_of(world.legal(seat), lambda card: promise(world, seat, card, unseen), chance)


# Foretelling


def prophecy(world: SevenProphecies, seat: int) -> list[int]:
    tricks = [planned_ranks(world, follows, card) for follows, card in plan(world, seat)]
    tokens = [0] * world.seats
    for _ in range(TOKENS):
        best = max(range(world.seats), key=lambda rank: more_than(tokens[rank], [ranks[rank] for ranks in tricks]))
        tokens[best] += 1
    return tokens


def plan(world: SevenProphecies, seat: int) -> list[tuple[bool, int]]:
    """A card for each trick, and whether it follows: extreme numbers where they can follow, the rest elsewhere."""
    hand = world.hand(seat)
    planned = []
    for colour in world.colour_row():
        suit = [card for card in hand if card // NUMBERS == colour]
        card = max(suit or hand, key=lambda one: abs(height(world, one) - 0.5) * (1 if suit else -1))
        hand.remove(card)
        planned.append((bool(suit), card))
    return planned


def planned_ranks(world: SevenProphecies, follows: bool, card: int) -> list[float]:
    """The chances of each rank when little is known: most others can follow."""
    others_follow = 0.9
    higher = 1 - height(world, card)
    beaten = others_follow * higher if follows else others_follow + (1 - others_follow) * higher
    return ranks_when([beaten] * (world.seats - 1), 0, world.seats)


def more_than(n: int, chances: list[float]) -> float:
    """The chance that more than n of these come true."""
    exactly = [1.0] + [0.0] * len(chances)
    for chance in chances:
        exactly = [
            (1 - chance) * here + chance * fewer for here, fewer in zip(exactly, [0.0, *exactly[:-1]], strict=True)
        ]
    return sum(exactly[n + 1 :])


# Playing


def promise(world: SevenProphecies, seat: int, card: int, unseen: list[int]) -> float:
    """How likely this card fulfils a prophecy now, less what it would be good for later."""
    tokens = world.tokens_on(seat)
    ranks = likely_ranks(world, seat, card, unseen)
    return sum(chance for rank, chance in enumerate(ranks) if tokens[rank] > 0) - 0.1 * use(world, card)


def use(world: SevenProphecies, card: int) -> float:
    """How much a card may still do: it needs tricks of its colour to come, and an extreme number."""
    coming = world.colour_row()[world.trick + 1 :].count(card // NUMBERS)
    return min(coming, 2) * abs(height(world, card) - 0.5)


def height(world: SevenProphecies, card: int) -> float:
    """From 0 for the lowest number of its colour to 1 for the highest."""
    return (card % NUMBERS) / (world.numbers - 1)


def likely_ranks(world: SevenProphecies, seat: int, card: int, unseen: list[int]) -> list[float]:
    """The chances of each rank; those still to play are thought to play any card they may."""
    fallen = world.trick_cards(world.trick) if world.played else []
    lead = world.colour_row()[world.trick]
    better = sum(beats(one, card, lead, later=False) for _, one in fallen)
    to_come = [other for other in range(world.seats) if other != seat and other not in dict(fallen)]
    return ranks_when([beaten_by(world, other, card, lead, unseen) for other in to_come], better, world.seats)


def beaten_by(world: SevenProphecies, other: int, card: int, lead: int, unseen: list[int]) -> float:
    """The chance that somebody who is still to play beats a card."""
    suit = [one for one in unseen if one // NUMBERS == lead]
    rest = [one for one in unseen if one // NUMBERS != lead]
    lacks = 1.0 if lead in world.colours_missing(other) else (len(rest) / len(unseen)) ** len(world.hand(other))
    following = sum(beats(one, card, lead, later=True) for one in suit) / len(suit) if suit else 0.0
    discarding = sum(beats(one, card, lead, later=True) for one in rest) / len(rest) if rest else 0.0
    return (1 - lacks) * following + lacks * discarding


def beats(one: int, other: int, lead: int, later: bool) -> bool:
    one_follows, other_follows = one // NUMBERS == lead, other // NUMBERS == lead
    if one_follows != other_follows:
        return one_follows
    return one % NUMBERS > other % NUMBERS or (later and one % NUMBERS == other % NUMBERS)


def ranks_when(beaten: list[float], better: int, seats: int) -> list[float]:
    """The chances of each rank when so many are better already, and each of the others with its chance."""
    ranks = [0.0] * seats
    ranks[better] = 1.0
    for chance in beaten:
        ranks = [(1 - chance) * here + chance * before for here, before in zip(ranks, [0.0, *ranks[:-1]], strict=True)]
    return ranks


def unseen_cards(world: SevenProphecies, seat: int) -> list[int]:
    seen = {card for trick in range(world.tricks_begun()) for _, card in world.trick_cards(trick)}
    seen.update(world.hand(seat))
    return [card for card in range(4 * NUMBERS) if card % NUMBERS < world.numbers and card not in seen]
