"""What is played: deal blocks. The same deal is played once for each rotation of the seats, so its luck cancels.

A block is a function of the contest and its number, and of nothing else: wherever it is played, it is the same.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations
from time import perf_counter
from typing import Any

from fablewood.bots import find_bot
from fablewood.bots.bot import Bot, ask
from fablewood.core.chance import Chance
from fablewood.core.errors import InvalidSetup, Refusal
from fablewood.core.game import Setup, check_seed
from fablewood.core.text import Message

UNHURRIED = 60.0
"""Seconds for a move: more than any budget of walks ever takes. A result must not hang on a clock."""


@dataclass(frozen=True)
class Contest:
    setup: Setup
    bots: tuple[str, ...]
    seed: str = "1"

    def __post_init__(self) -> None:
        check_seed(self.deal_seed(10**9))
        if len(self.names) < 2:
            raise InvalidSetup(Refusal(Message("arena-bots", found=self.bots)))
        for name in self.names:
            find_bot(name).close()

    @property
    def names(self) -> tuple[str, ...]:
        """Each bot once, in the order it was named."""
        return tuple(dict.fromkeys(self.bots))

    def line_up(self, number: int) -> tuple[str, ...]:
        """Who sits down for a block. Are there fewer bots than seats, the last one takes all that are left over;
        are there more, all possible tables take turns.
        """
        seats = self.setup.seats
        if len(self.bots) <= seats:
            return self.bots + (self.bots[-1],) * (seats - len(self.bots))
        tables = list(combinations(self.bots, seats))
        return tables[number % len(tables)]

    def deal_seed(self, number: int) -> str:
        return f"{self.seed}.{number}"

    def plain(self) -> dict[str, Any]:
        """What results are of: they can only be added up if this is the same."""
        return {**self.setup.plain(), "bots": list(self.bots), "seed": self.seed}


@dataclass(frozen=True)
class GamePlayed:
    bots: tuple[str, ...]
    """By seat."""
    shares: tuple[float, ...]
    """Of the win, by seat."""
    moves: int


@dataclass(frozen=True)
class Block:
    number: int
    games: tuple[GamePlayed, ...]
    spent: Mapping[str, tuple[float, int]] = field(default_factory=dict, compare=False)
    """Seconds that each bot thought, and for how many moves: the one thing that no seed decides."""
    faults: Mapping[str, int] = field(default_factory=dict)
    """How often somebody had to move in a bot's place."""

    def share(self, name: str) -> float | None:
        """What a bot won in each of its seats, on average."""
        won = [share for game in self.games for bot, share in zip(game.bots, game.shares) if bot == name]
        return sum(won) / len(won) if won else None


def play_block(contest: Contest, number: int) -> Block:
    line_up = contest.line_up(number)
    seconds: defaultdict[str, float] = defaultdict(float)
    moves: Counter[str] = Counter()
    faults: Counter[str] = Counter()
    games = []
    for rotation in range(len(line_up)):
        bots = line_up[-rotation:] + line_up[:-rotation] if rotation else line_up
        games.append(play_game(contest, number, rotation, bots, (seconds, moves, faults)))
    spent = {name: (seconds[name], moves[name]) for name in dict.fromkeys(line_up)}
    return Block(number, tuple(games), spent, dict(sorted(faults.items())))


def play_game(
    contest: Contest,
    number: int,
    rotation: int,
    bots: tuple[str, ...],
    counts: tuple[defaultdict[str, float], Counter[str], Counter[str]],
) -> GamePlayed:
    seconds, moves, faults = counts
    state = contest.setup.game.deal(
        contest.setup.seats, contest.deal_seed(number), dict(contest.setup.options), listen=False
    )
    # Each seat has luck of its own: what one bot draws doesn't change what the others get.
    chances = [Chance(f"{contest.deal_seed(number)} {rotation} {seat}") for seat in range(len(bots))]
    made = 0
    while not state.over:
        seat = state.to_act()[0]
        name = bots[seat]
        begun = perf_counter()
        choice = ask(seated(name), state, seat, chances[seat], UNHURRIED)
        seconds[name] += perf_counter() - begun
        moves[name] += 1
        faults[name] += choice.fault is not None
        state.play(seat, choice.move)
        made += 1
    shares = state.shares()
    assert shares is not None
    return GamePlayed(bots, shares, made)


@cache
def seated(name: str) -> Bot:
    """One of each is enough in a process: a bot remembers nothing from move to move."""
    return find_bot(name)
