"""The page that `fablewood arena --report` writes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fablewood.arena.contest import Block, Contest
from fablewood.arena.figures import Standing, interval
from fablewood.arena.page import Page, cell
from fablewood.arena.plots import Bar, bars, histogram
from fablewood.core.text import Message, say


def report(contest: Contest, blocks: Sequence[Block], found: Mapping[str, Standing], language: str) -> str:
    fair = 1 / contest.setup.seats
    games = sum(len(block.games) for block in blocks)
    page = Page(language)
    page.title(Message("report-arena-title", game=contest.setup.game.title()))
    page.text(
        Message("report-arena-lead", seats=contest.setup.seats, blocks=len(blocks), games=games, seed=contest.seed)
    )
    page.heading(Message("arena-share"))
    page.text(Message("report-share", fair=f"{100 * fair:.0f}"))
    page.draw(bars([Bar(name, one.share) for name, one in found.items()], (0.0, 1.0), fair, "share"))
    page.heading(Message("report-ratings"))
    page.text(Message("report-ratings-words"))
    ratings = [one.elo for one in found.values()]
    reach = (min(one.low for one in ratings) - 20, max(one.high for one in ratings) + 20)
    page.draw(bars([Bar(name, one.elo) for name, one in found.items()], reach, None, "points"))
    page.heading(Message("report-figures"))
    head = ("arena-bot", "arena-share", "arena-interval", "arena-elo", "arena-interval", "arena-ms", "arena-faults")
    page.table([say(Message(id), language) for id in head], [figures_row(name, one) for name, one in found.items()])
    page.heading(Message("report-seats"))
    page.text(Message("report-seats-words"))
    page.draw(bars(by_seat(contest, blocks, language), (0.0, 1.0), fair, "share"))
    page.heading(Message("report-length"))
    page.draw(
        histogram([game.moves for block in blocks for game in block.games], say(Message("report-moves"), language))
    )
    return page.whole()


def figures_row(name: str, one: Standing) -> list[str]:
    return [
        name,
        cell(one.share.mean),
        f"{cell(one.share.low)} – {cell(one.share.high)}",
        f"{one.elo.mean:.0f}",
        f"{one.elo.low:.0f} – {one.elo.high:.0f}",
        "" if one.ms_per_move is None else f"{one.ms_per_move:.2f}",
        str(one.faults),
    ]


def by_seat(contest: Contest, blocks: Sequence[Block], language: str) -> list[Bar]:
    """What a seat is worth, whoever sits there: every bot sits everywhere equally often."""
    made = []
    for seat in range(contest.setup.seats):
        shares = [sum(game.shares[seat] for game in block.games) / len(block.games) for block in blocks]
        name = say(Message("seat", number=seat + 1), language)
        made.append(Bar(name, interval(shares, 1 / contest.setup.seats)))
    return made
