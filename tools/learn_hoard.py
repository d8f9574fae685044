"""Learns what cards of Hoard's base deck are worth in the draft, from games with random drafts.

    .venv/bin/python tools/learn_hoard.py [GAMES]

writes src/fablewood/bots/thumbs/hoard_weights.py. The bots that play are greedy ones; of what each drafted and whether
it won, a logistic regression with a little shrinkage makes a worth for each design.
"""

from __future__ import annotations

import sys
from multiprocessing import get_context
from pathlib import Path

import numpy
from scipy.optimize import minimize
from scipy.special import expit

from fablewood import Chance, deal
from fablewood.bots.bot import ask
from fablewood.bots.greedy import Greedy
from fablewood.games.hoard.decks import base_deck

TARGET = Path(__file__).parent.parent / "src/fablewood/bots/thumbs/hoard_weights.py"
SURE = 0.35
"""As in bots/thumbs/hoard.py: how much a treasure lifts the odds of winning, by its logarithm."""
SHRINKAGE = 6.0
DESIGNS = [card.id for card in base_deck().cards]
DESIGN_OF = {label: number for number, card in enumerate(base_deck().cards) for label in card.labels}


def game(number: int) -> tuple[list[list[int]], float]:
    """What each of two drafted, and the share of the first."""
    state = deal("hoard", 2, f"learn.{number}")
    chance, bot = Chance(number), Greedy()
    drafted: list[list[int]] = [[], []]
    while not state.over:
        seat = state.to_act()[0]
        moves = state.legal(seat)
        text = state.move_text(moves[0])
        if text.startswith("pick "):
            move = moves[chance.pick(len(moves))]
            drafted[seat].append(DESIGN_OF[state.move_text(move).removeprefix("pick ")])
        else:
            move = ask(bot, state, seat, chance).move
        state.play(seat, move)
    shares = state.shares()
    assert shares is not None
    return drafted, shares[0]


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 4000
    signs = numpy.zeros((games, len(DESIGNS)))
    won = numpy.zeros(games)
    with get_context("fork").Pool(1) as pool:
        for i, (drafted, share) in enumerate(pool.imap_unordered(game, range(games), chunksize=50)):
            for card in drafted[0]:
                signs[i, card] += 1
            for card in drafted[1]:
                signs[i, card] -= 1
            won[i] = share

    def loss(weights: numpy.ndarray) -> tuple[float, numpy.ndarray]:
        odds = signs @ weights
        likelihood = numpy.sum(numpy.logaddexp(0, odds) - won * odds)
        return likelihood + SHRINKAGE * weights @ weights / 2, signs.T @ (expit(odds) - won) + SHRINKAGE * weights

    weights = minimize(loss, numpy.zeros(len(DESIGNS)), jac=True, method="L-BFGS-B").x
    worths = (weights - weights.mean()) / SURE
    lines = "".join(
        f'    "{name}": {worth:.2f},\n' for name, worth in sorted(zip(DESIGNS, worths), key=lambda x: -x[1])
    )
    TARGET.write_text(
        '"""Made by tools/learn_hoard.py: how many treasures\' worth it is to have drafted a card, '
        'beside the average."""\n\n'
        f"WORTHS: dict[str, float] = {{\n{lines}}}\n",
        "utf-8",
    )


if __name__ == "__main__":
    main()
