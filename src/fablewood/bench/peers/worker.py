"""The loop by which a worker script answers the benchmark runner, one JSON value a line.

The worker prints `{"ready": [measures], "version": ...}`, then answers each line of its input,
`{"measure": ..., "seconds": ...}`, by `{"measure": ..., "value": ..., "unit": ...}` or
`{"measure": ..., "error": ...}`, and ends when its input ends.

The scripts run in environments without fablewood, so this module needs the standard library only and they
import it as a sibling, from their own directory.
"""

import json
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from time import perf_counter

Batch = Callable[[], float]
"""Does a short piece of the work and returns how many units of it were done."""


@dataclass(frozen=True)
class Measure:
    """Something to time: its unit, and what sets up the work outside the timed part."""

    unit: str
    prepare: Callable[[], Batch]


def serve(version: str, measures: Mapping[str, Measure]) -> None:
    """Answer requests for `measures` until the input ends."""
    batches: dict[str, Batch] = {}
    _say({"ready": list(measures), "version": version})
    for line in sys.stdin:
        request = json.loads(line)
        name = request["measure"]
        try:
            measure = measures[name]
            if name not in batches:
                batch = measure.prepare()
                batch()  # warms up
                batches[name] = batch
            value = _rate(batches[name], request["seconds"])
        except Exception as error:  # whatever fails in a peer concerns this measure alone
            _say({"measure": name, "error": f"{type(error).__name__}: {error}"})
        else:
            _say({"measure": name, "value": value, "unit": measure.unit})


def _rate(batch: Batch, seconds: float) -> float:
    """Repeat `batch` for about `seconds`; return the units done per second."""
    done = 0.0
    start = perf_counter()
    while True:
        done += batch()
        elapsed = perf_counter() - start
        if elapsed >= seconds:
            return done / elapsed


def _say(message: dict[str, object]) -> None:
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()
