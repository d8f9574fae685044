"""Time RLCard: random play of whole games by the usual loop over an environment.

A script of its own, for the Python of an environment that has rlcard; see worker.py for the protocol.

A decision is one env.step(), forced ones included. RLCard plays in Python only and has no call that copies a
game, so this loop is the one measure; it includes env.reset(), which is how RLCard deals.
"""

import random
from functools import partial
from importlib.metadata import version
from typing import TYPE_CHECKING

# RLCard has no type stubs: all of it is Any to the type checker.
import rlcard

if TYPE_CHECKING:
    from fablewood.bench.peers.worker import Batch, Measure, serve
else:
    from worker import Batch, Measure, serve

GAMES = ("uno", "leduc-holdem", "gin-rummy")
SEED = 1


def python(name: str) -> Batch:
    """Random play through env.step()."""
    env = rlcard.make(name, config={"seed": SEED})

    def batch() -> float:
        # Bound names, and no random.choice(), to leave little of Python's own cost in the peer's figure.
        rand = random.random
        step = env.step
        is_over = env.is_over
        state, _ = env.reset()
        decisions = 0
        while not is_over():
            actions = list(state["legal_actions"])
            state, _ = step(actions[int(rand() * len(actions))])
            decisions += 1
        return decisions

    return batch


def main() -> None:
    """Serve random play of all games."""
    measures = {f"{name}.python": Measure("decisions/s", partial(python, name)) for name in GAMES}
    serve(f"rlcard {version('rlcard')}", measures)


if __name__ == "__main__":
    main()
