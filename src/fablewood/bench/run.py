"""One interleaved run: every round takes every measure once, ours and theirs; the best of the rounds counts.

What disturbs the machine for a while then disturbs all alike, and what is compared was measured side by side.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from time import perf_counter

from rich import box
from rich.progress import track
from rich.table import Table

from fablewood.bench import ours
from fablewood.bench.peers.programs import WORKERS, Peer, environment
from fablewood.bench.row import Row
from fablewood.games import GAMES

SECONDS = 0.4
"""Each measure, each round."""

COMPARED = {
    "rollout": ("spades.rollout", "openspiel spades, C++ rollout"),
    "python": ("spades.python", "openspiel spades, Python loop"),
    "copy": ("spades.copy", "openspiel spades, clone() from Python"),
    "resample": ("hearts.resample", "openspiel hearts, resample_from_infostate()"),
}


Best = dict[str, tuple[float, str]]
"""The best value of each measure, and its unit."""


def run(rounds: int) -> list[Row]:
    best: Best = {}
    with ExitStack() as stack:
        python = environment()
        peers = [stack.enter_context(Peer.start(python, worker)) for worker in WORKERS] if python else []
        takes = our_measures() + [
            (name, partial(peer.measure, name, SECONDS)) for peer in peers for name in peer.measures
        ]
        for _ in track(range(rounds), description=f"{len(takes)} measures, {rounds} rounds", transient=True):
            for name, take in takes:
                found = take()
                if found is not None and (name not in best or found > best[name]):
                    best[name] = found
    return rows(best)


def our_measures() -> list[tuple[str, Callable[[], tuple[float, str] | None]]]:
    takes: list[tuple[str, Callable[[], tuple[float, str] | None]]] = []
    for game in GAMES.values():
        for measure in ours.measures(game):
            takes.append((measure.name, partial(take, measure.prepare(), measure.unit)))
    return takes


def take(batch: ours.Batch, unit: str) -> tuple[float, str]:
    """Repeat a piece of work for a while; the units done per second."""
    done, start = 0.0, perf_counter()
    while (elapsed := perf_counter() - start) < SECONDS:
        done += batch()
    return done / elapsed, unit


def rows(best: Best) -> list[Row]:
    made: list[Row] = []
    for game in GAMES.values():
        for measure in ours.measures(game):
            made.append(compared(measure.name, best))
        made.append(Row(f"{game.name}.bytes", ours.size(game), "bytes per state"))
    own = {row.name for row in made}
    return made + [Row(name, *best[name]) for name in best if name not in own]


def compared(name: str, best: Best) -> Row:
    value, unit = best[name]
    game, _, kind = name.rpartition(".")
    if kind == "threads":
        peer, words = f"{game}.rollout", "one thread"
    else:
        peer, words = COMPARED[kind]
    if peer not in best:
        return Row(name, value, unit)
    return Row(name, value, unit, words, best[peer][0], value / best[peer][0])


def table(made: list[Row]) -> Table:
    drawn = Table(box=box.SIMPLE_HEAD)
    drawn.add_column("measure")
    for column in ("value", "peer's value", "ratio"):
        drawn.add_column(column, justify="right")
    drawn.add_column("beside")
    for row in made:
        peer = "" if row.peer_value is None else spelled(row.peer_value, row.unit)
        ratio = "" if row.ratio is None else f"{row.ratio:.2f}"
        drawn.add_row(row.name, spelled(row.value, row.unit), peer, ratio, row.peer or "")
    return drawn


def spelled(value: float, unit: str) -> str:
    """Short: `31.2 M/s`, or nanoseconds each where that is how one thinks of it."""
    if unit in ("copies/s", "resamples/s"):
        return f"{1e9 / value:,.0f} ns each"
    if unit.startswith("ms "):
        return f"{value:,.1f} {unit}"
    if not unit.startswith("decisions"):
        return f"{value:,.0f} {unit}"
    return f"{value / 1e6:.2f} M/s" if value >= 1e6 else f"{value / 1e3:.1f} k/s"
