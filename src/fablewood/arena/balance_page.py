"""The page that `fablewood study` writes, and what it sums up at the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fablewood.arena.balance import Finding, Plan, Strength, summary
from fablewood.arena.figures import Interval
from fablewood.arena.page import Page
from fablewood.arena.plots import Bar, bars, histogram
from fablewood.core.text import Message

MOST_SHOWN = 24
"""Lines of a plot: the best half and the worst half of more."""
KNOWN_KINDS = {
    "predicted": "study-kind-predicted",
    "used": "study-kind-used",
    "declined": "study-kind-declined",
    "played": "study-kind-played",
    "revealed": "study-kind-revealed",
}


def page(plan: Plan, found: Mapping[str, Strength], language: str) -> str:
    made = Page(language)
    made.title(Message("study-title", game=plan.setup.game.title()))
    made.text(
        Message("study-lead", seats=plan.setup.seats, deals=plan.deals, bots=tuple(found), seed=plan.seed), "lead"
    )
    for message in summed_up(plan, found):
        made.text(message, "found")
    made.text(Message("study-how"))
    seats(made, plan, found)
    course(made, found)
    restrained(made, found)
    things(made, found)
    options(made, found)
    return made.whole()


def summed_up(plan: Plan, found: Mapping[str, Strength]) -> list[Message]:
    """What one should know first."""
    said = []
    for bot, one in found.items():
        length, leads = summary(one.lengths), summary(one.lead_changes)
        said.append(
            Message(
                "study-course",
                bot=bot,
                moves=f"{length['mean']:.0f}",
                low=str(length["low"]),
                high=str(length["high"]),
                leads=f"{leads['mean']:.1f}",
            )
        )
        first = next(f for f in one.turns if f.name == "0")
        fair = 1 / plan.setup.seats
        said.append(
            Message(
                "study-first-sure" if first.sure else "study-first",
                bot=bot,
                share=percent(fair + first.edge.mean),
                low=percent(fair + first.edge.low),
                high=percent(fair + first.edge.high),
                fair=percent(fair),
            )
        )
        for worth in [f for f in one.restrained if f.sure and f.edge.mean < 0][-3:]:
            said.append(Message("study-missed", bot=bot, name=worth.name, loss=percent(-worth.edge.mean)))
    return said


def percent(share: float) -> str:
    return f"{100 * share:.1f}"


def seats(made: Page, plan: Plan, found: Mapping[str, Strength]) -> None:
    fair = 1 / plan.setup.seats
    made.heading(Message("report-seats"))
    made.text(Message("study-seats"))
    for bot, one in found.items():
        made.heading(Message("study-with", bot=bot), 3)
        lines = [
            Bar(made.said(Message("study-turn", number=int(f.name) + 1)), shifted(f.edge, fair), style(f))
            for f in sorted(one.turns, key=lambda f: int(f.name))
        ]
        lines += [
            Bar(made.said(Message("seat", number=int(f.name) + 1)), shifted(f.edge, fair), style(f))
            for f in sorted(one.seats, key=lambda f: int(f.name))
        ]
        made.draw(bars(lines, (0.0, min(1.0, 2.5 * fair)), fair, "share"))


def course(made: Page, found: Mapping[str, Strength]) -> None:
    made.heading(Message("study-course-heading"))
    for bot, one in found.items():
        made.heading(Message("study-length", bot=bot), 3)
        made.draw(histogram(one.lengths, made.said(Message("report-moves"))))
        made.heading(Message("study-leads", bot=bot), 3)
        made.draw(histogram(one.lead_changes, made.said(Message("study-changes"))))
        endings = sorted(one.reasons.items(), key=lambda item: -item[1])
        head = [made.said(Message(id)) for id in ("study-ending", "study-games")]
        made.table(head, [[reason, f"{count} ({100 * count / one.games:.0f} %)"] for reason, count in endings])


def restrained(made: Page, found: Mapping[str, Strength]) -> None:
    if not any(one.restrained for one in found.values()):
        return
    made.heading(Message("study-restrained"))
    made.text(Message("study-restrained-words"))
    for bot, one in found.items():
        if one.restrained:
            made.heading(Message("study-with", bot=bot), 3)
            made.draw(edges(one.restrained))


def things(made: Page, found: Mapping[str, Strength]) -> None:
    made.heading(Message("study-things"))
    made.text(Message("study-things-words"))
    kinds = sorted(
        set().union(*(one.kinds for one in found.values())), key=lambda kind: (kind not in KNOWN_KINDS, kind)
    )
    for kind in kinds:
        known = KNOWN_KINDS.get(kind)
        made.heading(Message(known) if known else Message("study-kind", kind=kind), 3)
        for bot, one in found.items():
            if kind in one.kinds:
                shown, sure = one.kinds[kind], sum(f.sure for f in one.kinds[kind])
                made.text(Message("study-sure", bot=bot, sure=sure, all=len(shown)), "lead")
                made.draw(edges(shown))


def edges(findings: Sequence[Finding]) -> str:
    """The ends of a long list say the most."""
    some = list(findings)
    if len(some) > MOST_SHOWN:
        some = some[: MOST_SHOWN // 2] + some[-MOST_SHOWN // 2 :]
    reach = max(0.05, *(min(0.6, max(abs(f.edge.low), abs(f.edge.high))) for f in some))
    lines = [Bar(named(f), f.edge, style(f)) for f in some]
    return bars(lines, (-reach, reach), 0.0, "share")


def named(found: Finding) -> str:
    """As moves and records call it, and how often a game."""
    return f"{found.name} · {found.per_game:.2g}" if found.per_game else found.name


def options(made: Page, found: Mapping[str, Strength]) -> None:
    if not any(one.options for one in found.values()):
        return
    made.heading(Message("study-options"))
    made.text(Message("study-options-words"))
    ids = ("arena-bot", "study-option", "study-first-share", "arena-interval", "study-moves", "arena-interval")
    rows = []
    for bot, one in found.items():
        for o in one.options:
            rows.append(
                [
                    bot,
                    f"{o.option}={o.value}",
                    f"{percent(o.first.mean)} %",
                    f"{percent(o.first.low)} – {percent(o.first.high)}",
                    f"{o.length.mean:.0f}",
                    f"{o.length.low:.0f} – {o.length.high:.0f}",
                ]
            )
    made.table([made.said(Message(id)) for id in ids], rows)


def shifted(edge: Interval, by: float) -> Interval:
    return Interval(edge.mean + by, edge.low + by, edge.high + by)


def style(found: Finding) -> str:
    return "sure" if found.sure else ""
