"""Prints what happens in random games, decision by decision: `python -m tests.conformance.transcript plain ...`."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator

EVERY = 16
"""So often the whole position and a resample are written down too; the rest of the time what is quick to say."""

WALKS = 4
"""Of a search, once a game: enough for a tree with branches."""


def transcript(game: str, seats: int, first: int, games: int) -> Iterator[str]:
    from fablewood import COMPILED, GAMES, Chance  # noqa: PLC0415 - plain or compiled is decided before
    from fablewood.bots.bot import ask  # noqa: PLC0415
    from fablewood.bots.greedy import Greedy  # noqa: PLC0415
    from fablewood.bots.search import Search  # noqa: PLC0415
    from fablewood.bots.thumbs import thumbs_for  # noqa: PLC0415
    from tests.tables import Table, random_game  # noqa: PLC0415

    assert COMPILED == ("plain" not in sys.argv)
    table = Table(GAMES[game], seats)
    for seed in range(first, first + games):
        for step, (state, seat, move) in enumerate(random_game(table, seed, hesitant=seed % 4 == 0)):
            yield f"{seed} {step}: {state.to_act()} {[state.legal(one) for one in state.to_act()]} {seat} {move}"
            if step % EVERY == seed % EVERY:
                yield json.dumps(state.position())
                yield json.dumps(state.resample(step % seats, Chance(step)).position())
                yield str(ask(Greedy(), state, seat, Chance(step)))
                if step == seed % EVERY:
                    search = Search(state.resample(seat, Chance(step)), seat, thumbs_for(game), Chance(seed))
                    search.run(WALKS, 600)
                    yield str(search.found())
        yield json.dumps([state.position(), state.view(0), str(state.outcome())])


if __name__ == "__main__":
    if sys.argv[1] == "plain":
        from tests.plain import run_plain

        run_plain()
    _, _, name, *numbers = sys.argv
    for line in transcript(name, *(int(number) for number in numbers)):
        print(line)
