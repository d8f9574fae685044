"""A run of the arena: plays what is still to be played, as long as it takes or until the test is decided."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from typing import cast

from fablewood.arena.contest import Block, play_block
from fablewood.arena.figures import Verdict, decided_after, verdict
from fablewood.arena.journal import Journal
from fablewood.arena.works import Work, done


@dataclass(frozen=True)
class Test:
    """Is the first bot stronger than the second by `elo1` rather than by `elo0`?"""

    elo0: float
    elo1: float

    def decided(self, journal: Journal) -> int | None:
        """After how many of the blocks played without a gap."""
        return decided_after(self.shares(journal), journal.contest.setup.seats, self.elo0, self.elo1)

    def verdict(self, journal: Journal, blocks: int) -> Verdict:
        return verdict(self.shares(journal)[:blocks], journal.contest.setup.seats, self.elo0, self.elo1)

    def shares(self, journal: Journal) -> list[float]:
        first = journal.contest.names[0]
        shares = []
        for number, block in enumerate(journal.in_order()):
            share = block.share(first)
            if block.number != number or share is None:
                break
            shares.append(share)
        return shares


def play(
    journal: Journal,
    deals: int,
    jobs: int,
    ray: str | None,
    test: Test | None,
    tell: Callable[[int], None],
) -> None:
    """Play the blocks that the journal lacks; `tell` hears how many there are, after each."""
    missing = [number for number in range(deals) if number not in journal.blocks]
    tell(deals - len(missing))
    if not missing or (test is not None and test.decided(journal) is not None):
        return
    work = cast("Work[Block]", partial(play_block, journal.contest))
    blocks = done(work, missing, jobs, ray)
    with closing(blocks):
        for block in blocks:
            journal.add(block)
            tell(len(journal.blocks))
            if test is not None and test.decided(journal) is not None:
                return


def counted(journal: Journal, deals: int, test: Test | None) -> Sequence[Block]:
    """The blocks that count: not more than were asked for, and with a test none after it was decided."""
    end = deals if test is None else test.decided(journal) or deals
    return [block for block in journal.in_order() if block.number < end]
