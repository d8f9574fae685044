"""Where the work is done: here, in a pool of processes, or on Ray. It makes no difference to what comes out."""

from __future__ import annotations

import os
import signal
from collections.abc import Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import suppress
from itertools import islice
from multiprocessing import active_children, get_context
from typing import Any, Protocol, TypeVar

from fablewood.core.errors import InvalidSetup, Refusal
from fablewood.core.text import Message

Made_co = TypeVar("Made_co", covariant=True)

AHEAD = 2
"""So many pieces of work for each process are handed out beforehand: none waits, and all can stop soon."""
LOCAL = "local"
"""In place of an address: start Ray on this machine, and stop it afterwards."""


class Work(Protocol[Made_co]):
    """A piece of work by its number; it can be pickled."""

    def __call__(self, number: int) -> Made_co: ...


def done(
    work: Work[Made_co], numbers: Sequence[int], jobs: int, ray: str | None = None
) -> Generator[Made_co, None, None]:
    """What comes of each piece of work, as it gets done. Closing the iterator stops the work."""
    if ray is not None:
        return on_ray(work, numbers, ray)
    if jobs <= 1 or len(numbers) <= 1:
        return here(work, numbers)
    return in_processes(work, numbers, min(jobs, len(numbers)))


def here(work: Work[Made_co], numbers: Sequence[int]) -> Generator[Made_co, None, None]:
    for number in numbers:
        yield work(number)


def own_cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def in_processes(work: Work[Made_co], numbers: Sequence[int], jobs: int) -> Generator[Made_co, None, None]:
    left = iter(numbers)
    before = set(active_children())
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=die_quietly)
    try:
        waiting: set[Future[Made_co]] = {pool.submit(work, number) for number in islice(left, AHEAD * jobs)}
        while waiting:
            finished, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            waiting |= {pool.submit(work, number) for number in islice(left, len(finished))}
            for one in finished:
                yield one.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for process in set(active_children()) - before:
            process.terminate()


def die_quietly() -> None:
    """Ctrl-C goes to all processes of a terminal: one of them has something to say, and that is not this one."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def on_ray(work: Work[Made_co], numbers: Sequence[int], address: str) -> Generator[Made_co, None, None]:
    ray = import_ray()
    if address == LOCAL:
        ray.init(_node_ip_address="127.0.0.1", include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    else:
        connect(ray, address)
    task = ray.remote(_done_there)
    shared = ray.put(work)
    left = iter(numbers)
    try:
        jobs = max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting = [task.remote(shared, number) for number in islice(left, AHEAD * jobs)]
        while waiting:
            finished, waiting = ray.wait(waiting)
            waiting += [task.remote(shared, number) for number in islice(left, len(finished))]
            yield from ray.get(finished)
    finally:
        ray.shutdown()


def connect(ray: Any, address: str) -> None:
    try:
        ray.init(address, log_to_driver=False, logging_level="ERROR")
    except (ConnectionError, RuntimeError, ValueError) as error:
        why = str(error).splitlines()[0]
        raise InvalidSetup(Refusal(Message("arena-ray-address", address=address, why=why))) from None


def _done_there(work: Work[Made_co], number: int) -> Made_co:
    return work(number)


def import_ray() -> Any:
    with suppress(ImportError):
        import ray  # noqa: PLC0415 - not everybody has it

        return ray
    raise InvalidSetup(Refusal(Message("arena-no-ray")))
