"""What blocks say: intervals hold as often as they claim, ratings fit the wins, tests decide as they should."""

from __future__ import annotations

import numpy
import pytest

from fablewood import GAMES
from fablewood.arena.balance import Finding, controlled
from fablewood.arena.contest import Block, Contest, GamePlayed
from fablewood.arena.figures import Interval, decided_after, expected_share, interval, ratings, verdict

DRAW = numpy.random.default_rng(7)


def blocks_of(names: tuple[str, ...], strengths: dict[str, float], count: int) -> list[Block]:
    """Games as Plackett and Luce have it: who wins is drawn by strength."""
    made = []
    for number in range(count):
        games = []
        for rotation in range(len(names)):
            bots = names[rotation:] + names[:rotation]
            weights = numpy.array([10 ** (strengths[name] / 400) for name in bots])
            winner = DRAW.choice(len(bots), p=weights / weights.sum())
            games.append(GamePlayed(bots, tuple(float(seat == winner) for seat in range(len(bots))), 1))
        made.append(Block(number, tuple(games)))
    return made


def test_an_interval_holds_the_truth_as_often_as_it_says() -> None:
    held = 0
    for _ in range(400):
        found = interval(list(DRAW.random(30) < 0.3), 0.25)
        held += found.low <= 0.3 <= found.high
    assert 0.92 <= held / 400 <= 0.99


def test_equal_blocks_are_not_certain() -> None:
    assert interval([1.0] * 10, 0.25).low < 0.95
    assert interval([1.0], 0.25) == Interval(1.0, 0.0, 1.0)


@pytest.mark.parametrize("names", [("a", "b"), ("a", "b", "b", "b"), ("a", "b", "c")], ids=str)
def test_ratings_find_the_strengths_that_made_the_wins(names: tuple[str, ...]) -> None:
    strengths = {"a": 150.0, "b": 0.0, "c": -80.0}
    found = ratings(list(dict.fromkeys(names)), blocks_of(names, strengths, 1500))
    assert found["a"].mean - found["b"].mean == pytest.approx(150, abs=25)
    assert sum(one.mean for one in found.values()) / len(found) == pytest.approx(1500)
    if "c" in found:
        assert found["b"].mean - found["c"].mean == pytest.approx(80, abs=25)


def test_a_bot_that_never_lost_has_a_rating() -> None:
    found = ratings(["a", "b"], blocks_of(("a", "b"), {"a": 5000.0, "b": 0.0}, 20))
    assert 1500 < found["a"].mean < 4000


@pytest.mark.parametrize(("elo", "wanted"), [(0.0, False), (60.0, True)])
def test_a_sequential_test_is_rarely_wrong(elo: float, wanted: bool) -> None:
    right = 0
    for _ in range(60):
        blocks = blocks_of(("a", "b", "b"), {"a": elo, "b": 0.0}, 600)
        shares = [float(block.share("a") or 0) for block in blocks]
        after = decided_after(shares, 3, 0.0, 60.0)
        assert after is not None
        right += verdict(shares[:after], 3, 0.0, 60.0).accepted is wanted
    assert right >= 51


def test_the_share_of_one_against_the_rest() -> None:
    assert expected_share(0, 4) == pytest.approx(0.25)
    assert expected_share(400, 2) == pytest.approx(10 / 11)


def test_of_many_comparisons_few_findings_are_none() -> None:
    chances = [*DRAW.random(900), *(DRAW.random(100) * 1e-4)]
    findings = [Finding(str(i), 1, Interval(0.0, 0.0, 0.0), float(chance)) for i, chance in enumerate(chances)]
    sure = {int(one.name) for one in controlled(findings) if one.sure}
    assert set(range(900, 1000)) <= sure
    assert len([i for i in sure if i < 900]) <= 12


def test_the_last_bot_takes_the_seats_that_are_left() -> None:
    assert Contest(GAMES["equinox"].setup(5), ("easy", "greedy")).line_up(0) == ("easy",) + ("greedy",) * 4
