"""Learns how tables of Equinox end, from games that searching bots play among themselves.

    .venv/bin/python tools/learn_equinox.py [GAMES]

writes src/fablewood/bots/thumbs/equinox_weights.py: by row, the weights with which the signs of equinox_judgement.py
say which creatures live and who wins. Bots judge by the weights of the last run, so a second run is better than one.
"""

from __future__ import annotations

import sys
from multiprocessing import get_context
from pathlib import Path

import numpy
from scipy.optimize import minimize
from scipy.special import expit, logsumexp

from fablewood import Chance, deal
from fablewood.bots.bot import ask
from fablewood.bots.searcher import Searcher
from fablewood.bots.thumbs.equinox_judgement import Judgement

TARGET = Path(__file__).parent.parent / "src/fablewood/bots/thumbs/equinox_weights.py"
SEATS = (2, 3, 4, 2, 5)
COLUMNS, ROWS = 8, 5
BY_CHANCE = 25
"""Every so many moves one is made by chance: so that one sees tables that good players avoid."""
SHRINKAGE = 3.0

Position = tuple[int, list[list[float]]]
Game = tuple[int, tuple[float, ...], list[Position]]


def game(number: int) -> Game:
    """Which creatures lived, who won, and what was seen at the start of each turn."""
    state = deal("equinox", SEATS[number % len(SEATS)], f"learn.{number}")
    bot, judgement, chance = Searcher("medium"), Judgement(), Chance(number)
    seen: list[Position] = []
    while not state.over:
        seat = state.to_act()[0]
        if state.view(-1)["step"] == "predicting":
            seen.append((state.row, judgement.described(state)))
        moves = state.legal(seat)
        by_chance = chance.pick(BY_CHANCE) == 0
        state.play(seat, moves[chance.pick(len(moves))] if by_chance else ask(bot, state, seat, chance).move)
    shares = state.shares()
    assert shares is not None
    return state.living, shares, seen


def lives(games: list[Game], row: int) -> numpy.ndarray:
    """A logistic regression of who lives."""
    rows = [
        (one[1:], living >> int(one[0]) & 1)
        for living, _, seen in games
        for where, described in seen
        for one in described
        if where == row and one[0] < COLUMNS
    ]
    signs, lived = numpy.array([one for one, _ in rows]), numpy.array([one for _, one in rows], float)

    def loss(weights: numpy.ndarray) -> tuple[float, numpy.ndarray]:
        odds = signs @ weights
        likelihood = numpy.sum(numpy.logaddexp(0, odds) - lived * odds)
        slope = signs.T @ (expit(odds) - lived)
        return likelihood + SHRINKAGE * weights @ weights / 2, slope + SHRINKAGE * weights

    return minimize(loss, numpy.zeros(signs.shape[1]), jac=True, method="L-BFGS-B").x


def wins(games: list[Game], row: int) -> numpy.ndarray:
    """A logistic regression of who of several wins."""
    tables = [
        (numpy.array([one[1:] for one in described if one[0] >= COLUMNS]), numpy.array(shares))
        for _, shares, seen in games
        for where, described in seen
        if where == row
    ]

    def loss(weights: numpy.ndarray) -> tuple[float, numpy.ndarray]:
        value, slope = SHRINKAGE * weights @ weights / 2, SHRINKAGE * weights
        for signs, shares in tables:
            odds = signs @ weights
            logs = odds - logsumexp(odds)
            value -= shares @ logs
            slope = slope - (shares - numpy.exp(logs)) @ signs
        return value, slope

    return minimize(loss, numpy.zeros(tables[0][0].shape[1]), jac=True, method="L-BFGS-B").x


def listed(name: str, rows: list[numpy.ndarray]) -> str:
    lines = "".join("    " + ", ".join(f"{weight:.3f}" for weight in row) + ",\n" for row in rows)
    return f"{name} = [\n{lines}]  # fmt: skip\n"


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1500
    with get_context("fork").Pool() as pool:
        played = pool.map(game, range(games), chunksize=5)
    TARGET.write_text(
        '"""Made by tools/learn_equinox.py. By row, then sign by sign as equinox_judgement.py reads them."""\n\n'
        + listed("LIVES", [lives(played, row) for row in range(ROWS)])
        + listed("WINS", [wins(played, row) for row in range(ROWS)]),
        "utf-8",
    )


if __name__ == "__main__":
    main()
