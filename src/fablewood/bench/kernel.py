"""What is measured from inside: copying and resampling without a call from Python for each."""

from __future__ import annotations

from fablewood.core.chance import Chance
from fablewood.core.state import State


def copies(state: State, times: int) -> None:
    for i in range(times):
        twin = state.copy()
    assert twin is not state


def resamples(state: State, scratch: State, seat: int, chance: Chance, times: int) -> None:
    """As search does it: into a state that is there already."""
    for i in range(times):
        scratch.copy_from(state)
        scratch.imagine(seat, chance)
