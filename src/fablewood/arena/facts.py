"""What happens in games that bots play among themselves: told by the games' own events, so it fits every game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from fablewood.arena.contest import UNHURRIED, seated
from fablewood.bots.bot import Bot, Choice, ask
from fablewood.bots.thumbs import thumbs_for
from fablewood.core.chance import Chance
from fablewood.core.game import Event, Setup
from fablewood.core.state import State
from fablewood.core.text import plain

Item = tuple[str, str]
"""What somebody did, and with what: `("used", "hoot")`, `("played", "broom-7")`, `("revealed", "2-1-2-2")`."""


@dataclass(frozen=True)
class Facts:
    """Of one game."""

    shares: tuple[float, ...]
    first: int
    """The seat that moved first of all when only one could."""
    moves: int
    lead_changes: int
    reason: str
    items: tuple[Mapping[Item, int], ...]
    """How often each seat did what."""
    common: Mapping[Item, int]
    """What happened that is no seat's doing."""


@dataclass(frozen=True)
class Observation:
    """Games in which one bot sits everywhere."""

    setup: Setup
    bot: str
    seed: str

    def __call__(self, number: int) -> Facts:
        bots = [seated(self.bot)] * self.setup.seats
        return observed(self.setup, bots, f"{self.seed}.{number}", f"{self.seed}.{number}")


@dataclass(frozen=True)
class Restraint:
    """The same games, but one seat may not do a certain thing: each seat in its turn, on the same deal.

    What a game gives is the share of the win that the seat loses by that.
    """

    setup: Setup
    bot: str
    seed: str
    item: Item

    def __call__(self, number: int) -> float | None:
        """None for a deal in which it never came to that."""
        deal = f"{self.seed}.{number}"
        shares = []
        came_up = False
        for seat in range(self.setup.seats):
            bots = [seated(self.bot)] * self.setup.seats
            held_back = Restrained(bots[seat], self.item)
            bots[seat] = held_back
            shares.append(observed(self.setup, bots, deal, f"{deal} {seat}").shares[seat])
            came_up |= held_back.came_up
        return sum(shares) / len(shares) if came_up else None


class Restrained(Bot):
    """Plays like another bot, but never does a certain thing while it can do anything else."""

    def __init__(self, bot: Bot, item: Item) -> None:
        self.bot = bot
        self.item = item
        self.came_up = False

    def choose(self, world: State, seat: int, chance: Chance, seconds: float) -> Choice:
        choice = self.bot.choose(world.copy(), seat, chance, seconds)
        if not self.is_it(world, seat, choice.move):
            return choice
        self.came_up = True
        others = sorted(world.legal(seat), key=lambda move: -choice.expected.get(move, -1.0))
        return Choice(next((move for move in others if not self.is_it(world, seat, move)), choice.move))

    def is_it(self, world: State, seat: int, move: int) -> bool:
        after = world.copy()
        after.listen()
        after.play(seat, move)
        return any(self.item in items_of(event) for event in after.heard() if doer(event) == seat)


def observed(setup: Setup, bots: list[Bot], deal: str, luck: str) -> Facts:
    state = setup.game.deal(setup.seats, deal, dict(setup.options), listen=True)
    chances = [Chance(f"{luck} {seat}") for seat in range(setup.seats)]
    items: list[Counter[Item]] = [Counter() for _ in range(setup.seats)]
    common: Counter[Item] = Counter()
    policy = thumbs_for(setup.game.name)
    policy.attend(state)
    first = moves = lead_changes = 0
    leader: int | None = None
    begun = False
    while not state.over:
        waiting = state.to_act()
        if not begun and len(waiting) == 1:
            first, begun = waiting[0], True
        state.play(waiting[0], ask(bots[waiting[0]], state, waiting[0], chances[waiting[0]], UNHURRIED).move)
        moves += 1
        for event in state.heard():
            count(event, items, common)
        outlook = policy.expects(state)
        if outlook:
            ahead = max(range(setup.seats), key=lambda seat: outlook[seat])
            lead_changes += leader is not None and ahead != leader
            leader = ahead
            policy.attend(state)
    outcome, shares = state.outcome(), state.shares()
    assert outcome is not None
    assert shares is not None
    return Facts(shares, first, moves, lead_changes, str(outcome.reason.plain), tuple(items), common)


def count(event: Event, items: list[Counter[Item]], common: Counter[Item]) -> None:
    seat = doer(event)
    for item in items_of(event):
        if seat is None:
            common[item] += 1
        else:
            items[seat][item] += 1


def doer(event: Event) -> int | None:
    seat = plain(event.data["seat"]) if "seat" in event.data else None
    return seat if isinstance(seat, int) else None


def items_of(event: Event) -> list[Item]:
    """The things that it names, where all may know of it."""
    if event.chance or event.seen_by is not None:
        return []
    return [(event.kind, value) for value in (plain(word) for word in event.data.values()) if isinstance(value, str)]
