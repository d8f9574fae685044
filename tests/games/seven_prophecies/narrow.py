"""Tables at which little is hidden: the last tricks of a round in which much has been shown to be lacking."""

from __future__ import annotations

from fablewood import GAMES, Chance
from fablewood.core.state import State

SAMPLES = 40
FEW = 16


def narrow_start(seats: int, seed: int) -> State:
    for attempt in range(10_000):
        chance = Chance(f"narrow {seats} {seed} {attempt}")
        state = GAMES["seven-prophecies"].deal(seats, chance.text(), {"rounds": 1})
        while not state.over:
            if state.view(-1)["trick"] == 8 and little_is_hidden(state):
                return state
            seat = state.to_act()[0]
            moves = state.legal(seat)
            state.play(seat, moves[chance.pick(len(moves))])
    raise AssertionError("no round comes to where little is hidden")


def little_is_hidden(state: State) -> bool:
    chance = Chance("hidden")
    return len({str(state.resample(-1, chance).position()["hands"]) for _ in range(SAMPLES)}) <= FEW
