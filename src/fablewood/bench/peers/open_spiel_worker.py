"""Time OpenSpiel's trick-taking games: random play in C++ and from Python, copying, resampling.

A script of its own, for the Python of an environment that has open_spiel; see worker.py for the protocol.

What is counted, in the peer's favour wherever there was a choice:

- A decision is one applied action, forced ones included. OpenSpiel deals card by card through chance nodes, some
  50 a game, whose outcomes are slower to fetch than legal actions; all measures but `python` start from dealt
  states, so none of that is timed.
- One deal can be twice as fast as another, so each measure goes round the same DEALS dealt states. The games
  have their default settings: in oh_hell three players and a number of tricks drawn from 1 to 17.
"""

import random
from functools import partial
from importlib.metadata import version
from typing import TYPE_CHECKING

# OpenSpiel has no type stubs: all of it is Any to the type checker.
import pyspiel

if TYPE_CHECKING:
    from fablewood.bench.peers.worker import Batch, Measure, serve
else:
    from worker import Batch, Measure, serve

GAMES = ("spades", "hearts", "oh_hell")
SEED = 1
DEALS = 32
# Per deal and batch: enough that the call of the bot is lost in them, few enough for batches below 0.1 s.
ROLLOUTS = 200
COPIES = 100


def dealt(name: str) -> list[pyspiel.State]:
    """Return states of the game in which the deal is over, the same ones on each call."""
    game = pyspiel.load_game(name)
    rng = random.Random(SEED)
    states = []
    for _ in range(DEALS):
        state = game.new_initial_state()
        while state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
        states.append(state)
    return states


def half_played(name: str) -> list[pyspiel.State]:
    """Return the dealt states with half of their decisions made."""
    states = dealt(name)
    rng = random.Random(SEED)
    for state in states:
        for _ in range(play_out(state.clone()) // 2):
            state.apply_action(rng.choice(state.legal_actions()))
    return states


def play_out(state: pyspiel.State) -> int:
    """Play at random to the end of the game; return the number of decisions."""
    # At the end of these games no action is legal, so is_terminal() need not be asked at each step, and
    # random.choice() is avoided: the two would make the peer a fifth slower and more.
    rand = random.random
    legal_actions = state.legal_actions
    apply_action = state.apply_action
    decisions = 0
    while actions := legal_actions():
        apply_action(actions[int(rand() * len(actions))])
        decisions += 1
    return decisions


def rollout(name: str) -> Batch:
    """Random play inside the library, without Python in the loop."""
    states = dealt(name)
    # The first simulation of a search evaluates the root itself, so with one simulation a step is ROLLOUTS
    # random games from the given state and no tree. That exactly so many are played was checked: the mean
    # from mcts_search(), times a prime ROLLOUTS, is a whole number, and the time is proportional to it.
    bot = pyspiel.MCTSBot(
        pyspiel.load_game(name),
        pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=SEED),
        uct_c=1.0,
        max_simulations=1,
        max_memory_mb=1,
        solve=False,
        seed=SEED,
        verbose=False,
    )
    # All completions of a deal are equally long in these games; the mean is there should a version differ.
    samples = 10
    decisions = sum(play_out(state.clone()) for state in states for _ in range(samples)) / samples * ROLLOUTS

    def batch() -> float:
        for state in states:
            bot.step(state)
        return decisions

    return batch


def python(name: str) -> Batch:
    """Whole games by the loop that the library's own examples use, the deal through its chance nodes included.

    Every applied action counts, those of chance too.
    """
    game = pyspiel.load_game(name)
    rng = random.Random(SEED)

    def batch() -> float:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                action = rng.choices(outcomes, weights)[0]
            else:
                action = rng.choice(state.legal_actions())
            state.apply_action(action)
            steps += 1
        return steps

    return batch


def tight(name: str) -> Batch:
    """Random play from dealt states, by the fastest Python loop we found."""
    states = dealt(name)

    def batch() -> float:
        return sum(play_out(state.clone()) for state in states)

    return batch


def copy(name: str) -> Batch:
    """Clones of half-played games."""
    states = half_played(name)

    def batch() -> float:
        for state in states:
            clone = state.clone
            for _ in range(COPIES):
                clone()
        return len(states) * COPIES

    return batch


def resample(name: str) -> Batch:
    """Redeals of half-played games that agree with what the player to move knows."""
    states = half_played(name)

    def batch() -> float:
        for state in states:
            state.resample_from_infostate(state.current_player(), random.random)
        return len(states)

    return batch


def can_resample(name: str) -> bool:
    """Tell whether the game implements resampling, which its type does not say."""
    try:
        resample(name)()
    except pyspiel.SpielError:
        return False
    return True


def main() -> None:
    """Serve all measures that this version of OpenSpiel supports."""
    measures = {}
    for name in GAMES:
        measures[f"{name}.rollout"] = Measure("decisions/s", partial(rollout, name))
        measures[f"{name}.python"] = Measure("decisions/s", partial(python, name))
        measures[f"{name}.tight"] = Measure("decisions/s", partial(tight, name))
        measures[f"{name}.copy"] = Measure("copies/s", partial(copy, name))
        if can_resample(name):
            measures[f"{name}.resample"] = Measure("resamples/s", partial(resample, name))
    serve(f"open_spiel {version('open_spiel')}", measures)


if __name__ == "__main__":
    main()
