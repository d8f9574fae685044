"""What blocks say about bots: shares of the win, ratings, and how sure these are.

The unit is a block: games of one deal are not independent of each other, blocks are.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, inf, log, sqrt
from typing import TYPE_CHECKING, Any

from fablewood.arena.contest import Block, Contest
from fablewood.core.errors import InvalidSetup, Refusal
from fablewood.core.text import Message

if TYPE_CHECKING:
    from numpy import float64
    from numpy.typing import NDArray

SURE = 0.95
RESAMPLED = 400
"""So many times blocks are drawn anew for the interval of a rating."""
PRIOR = 0.05
"""A bot that never lost is not infinitely strong: as if every pair had also had so much of a drawn game."""
ELO = 400 / log(10)
MIDDLE = 1500.0
"""The mean of all ratings."""
WRONG = 0.05
"""How often a sequential test may be wrong, either way."""


@dataclass(frozen=True)
class Interval:
    mean: float
    low: float
    high: float


@dataclass(frozen=True)
class Standing:
    share: Interval
    elo: Interval
    ms_per_move: float | None
    faults: int


@dataclass(frozen=True)
class Verdict:
    """Of a sequential test: the log likelihood ratio, and what it has decided."""

    ratio: float
    bound: float
    accepted: bool | None


def import_choix() -> Any:
    try:
        import choix  # noqa: PLC0415 - it brings NumPy and SciPy, which not everybody has
    except ImportError:
        raise InvalidSetup(Refusal(Message("arena-no-choix"))) from None
    return choix


def interval(values: Sequence[float], fair: float, low: float = 0.0, high: float = 1.0) -> Interval:
    """The mean with Student's interval, kept within what is possible.

    For the spread one more value counts, as would be fair: that some values are all equal doesn't make them certain.
    """
    from scipy.special import stdtrit  # noqa: PLC0415 - as above

    n = len(values)
    mean = sum(values) / n
    if n < 2:
        return Interval(mean, low, high)
    spread = sqrt((sum((value - mean) ** 2 for value in values) + (fair - mean) ** 2) / n)
    reach = float(stdtrit(n - 1, 0.5 + SURE / 2)) * spread / sqrt(n)
    return Interval(mean, max(low, mean - reach), min(high, mean + reach))


def standings(contest: Contest, blocks: Sequence[Block]) -> dict[str, Standing]:
    """Of each bot that has played, the best first."""
    names = [name for name in contest.names if any(block.share(name) is not None for block in blocks)]
    rated = ratings(names, blocks)
    found = {}
    for name in names:
        shares = [share for share in (block.share(name) for block in blocks) if share is not None]
        seconds = sum(block.spent.get(name, (0.0, 0))[0] for block in blocks)
        moves = sum(block.spent.get(name, (0.0, 0))[1] for block in blocks)
        faults = sum(block.faults.get(name, 0) for block in blocks)
        found[name] = Standing(
            interval(shares, 1 / contest.setup.seats), rated[name], 1000 * seconds / moves if moves else None, faults
        )
    return dict(sorted(found.items(), key=lambda item: -item[1].elo.mean))


def ratings(names: Sequence[str], blocks: Sequence[Block]) -> dict[str, Interval]:
    """Plackett-Luce, of which only the winner counts: who comes second was not trying to.

    In that model the chance of winning against the one is to that of the other as their strengths, whoever else sits
    there; so a game is as good as the winner's duels with each of the others, and choix takes these all at once.
    """
    choix = import_choix()
    import numpy  # noqa: PLC0415

    place = {name: i for i, name in enumerate(names)}
    duels = numpy.stack([duels_of(block, place) for block in blocks])
    prior = PRIOR * (1 - numpy.eye(len(names)))

    def rate(won: NDArray[float64]) -> NDArray[float64]:
        strengths = choix.ilsr_pairwise_dense(won + prior, alpha=0.0, max_iter=1000, tol=1e-6)
        return MIDDLE + ELO * (strengths - strengths.mean())  # type: ignore[no-any-return]

    best = rate(duels.sum(axis=0))
    draw = numpy.random.default_rng(0)
    again = numpy.stack(
        [rate(duels[draw.integers(len(blocks), size=len(blocks))].sum(axis=0)) for _ in range(RESAMPLED)]
    )
    low, high = numpy.quantile(again, [0.5 - SURE / 2, 0.5 + SURE / 2], axis=0)
    return {name: Interval(float(best[i]), float(low[i]), float(high[i])) for name, i in place.items()}


def duels_of(block: Block, place: Mapping[str, int]) -> NDArray[float64]:
    """How often each bot won against each other one; who shares a win has won against the others by that share."""
    import numpy  # noqa: PLC0415

    won = numpy.zeros((len(place), len(place)))
    for game in block.games:
        for winner, share in zip(game.bots, game.shares):
            for other in game.bots:
                if share and other != winner:
                    won[place[winner], place[other]] += share
    return won


def expected_share(elo: float, seats: int) -> float:
    """The share of one against the rest, if it is so much stronger than each of them."""
    return 1 / (1 + (seats - 1) * exp(-elo / ELO))


def verdict(shares: Sequence[float], seats: int, elo0: float, elo1: float) -> Verdict:
    """Wald's test of elo1 against elo0 for the first bot, by block means and their measured spread."""
    bound = log((1 - WRONG) / WRONG)
    n = len(shares)
    if n < 2:
        return Verdict(0.0, bound, None)
    mean = sum(shares) / n
    # One more drawn block keeps a run of equal blocks from deciding at once.
    fair = 1 / seats
    variance = (sum((share - mean) ** 2 for share in shares) + fair * (1 - fair)) / n
    s0, s1 = expected_share(elo0, seats), expected_share(elo1, seats)
    ratio = n * (s1 - s0) * (2 * mean - s0 - s1) / (2 * variance)
    return Verdict(ratio, bound, None if abs(ratio) < bound else ratio > 0)


def decided_after(shares: Sequence[float], seats: int, elo0: float, elo1: float) -> int | None:
    """How many blocks, in their order, decide the test."""
    if elo0 >= elo1:
        return None
    steps = (n for n in range(2, len(shares) + 1) if verdict(shares[:n], seats, elo0, elo1).accepted is not None)
    return next(steps, None)


def figures(contest: Contest, blocks: Sequence[Block], found: Mapping[str, Standing]) -> dict[str, Any]:
    """As `--json` writes them."""
    return {
        "game": contest.setup.game.name,
        "seats": contest.setup.seats,
        "deals": len(blocks),
        "bots": {
            name: {
                "share": rounded(one.share.mean),
                "low": rounded(one.share.low),
                "high": rounded(one.share.high),
                "elo": rounded(one.elo.mean, 1),
                "ms_per_move": None if one.ms_per_move is None else rounded(one.ms_per_move, 3),
            }
            for name, one in found.items()
        },
    }


def rounded(value: float, digits: int = 4) -> float:
    assert abs(value) != inf
    return round(value, digits)
