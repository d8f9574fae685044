"""What many games say of a game: whether seats, cards and powers are worth the same, and what it is like to play."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from fablewood.arena.facts import Facts, Item, Observation, Restraint
from fablewood.arena.figures import Interval, interval, rounded
from fablewood.arena.works import done
from fablewood.core.errors import InvalidSetup
from fablewood.core.game import Setup
from fablewood.core.options import Choice, FirstPlayer, YesNo

FALSE_DISCOVERIES = 0.05
"""Of what is called a finding, at most so much is expected to be none."""
ENOUGH = 12
"""In fewer games than this a thing says nothing."""
RESTRAINED_KIND = "used"
"""What one side is kept from: powers. Other things are named with `--without`."""
PART_RESTRAINED = 5
PART_OPTIONS = 4
"""Restrained play and options are looked at in so many times fewer deals."""


@dataclass(frozen=True)
class Finding:
    """How much more, or less, than a fair share goes with something."""

    name: str
    games: int
    edge: Interval
    """Beyond the fair share; 0 is fair."""
    chance: float
    """Of so much or more if there were nothing in it."""
    sure: bool = False
    per_game: float = 0.0


@dataclass
class Strength:
    """All that is found with one bot in all seats."""

    bot: str
    games: int
    seats: list[Finding]
    turns: list[Finding]
    kinds: dict[str, list[Finding]]
    lengths: list[int]
    lead_changes: list[int]
    reasons: dict[str, int]
    restrained: list[Finding] = field(default_factory=list)
    options: list[OptionFound] = field(default_factory=list)


@dataclass(frozen=True)
class OptionFound:
    option: str
    value: str
    first: Interval
    length: Interval


@dataclass(frozen=True)
class Plan:
    """What a study plays."""

    setup: Setup
    bots: tuple[str, ...]
    deals: int
    seed: str
    without: tuple[Item, ...] = ()

    def unusual(self) -> Iterator[tuple[str, str, Setup]]:
        """Tables with one option as it usually isn't."""
        for option in self.setup.game.options:
            values: Sequence[Any] = ()
            if isinstance(option, YesNo):
                values = (True, False)
            elif isinstance(option, Choice) and not isinstance(option, FirstPlayer):
                values = option.allowed(self.setup.seats)
            for value in values:
                if value != self.setup.options[option.name]:
                    try:
                        changed = {**self.setup.options, option.name: value}
                        yield option.name, str(value), self.setup.game.setup(self.setup.seats, changed)
                    except InvalidSetup:  # it doesn't go with the other options
                        continue


def study(plan: Plan, jobs: int, ray: str | None, tell: Callable[[], None]) -> dict[str, Strength]:
    """At each strength; `tell` hears of each piece of work that is done."""
    found = {}
    for bot in plan.bots:
        observation = Observation(plan.setup, bot, plan.seed)
        strength = strength_of(bot, gathered(observation, plan.deals, jobs, ray, tell), plan.setup.seats)
        wanted = plan.without or restrained_by_itself(strength)
        few = max(2, plan.deals // PART_RESTRAINED)
        for item in wanted:
            shares = gathered(Restraint(plan.setup, bot, plan.seed, item), few, jobs, ray, tell)
            fair = 1 / plan.setup.seats
            losses = [share - fair for share in shares if share is not None]
            if len(losses) > 1:
                strength.restrained.append(finding(item[1], losses, len(losses)))
        strength.restrained = controlled(strength.restrained)
        for name, value, setup in plan.unusual():
            facts = gathered(Observation(setup, bot, plan.seed), max(2, plan.deals // PART_OPTIONS), jobs, ray, tell)
            strength.options.append(option_found(name, value, facts))
        found[bot] = strength
    return found


def pieces(plan: Plan, powers: int) -> int:
    """How much work there is, if so many powers come up."""
    few, some = max(2, plan.deals // PART_RESTRAINED), max(2, plan.deals // PART_OPTIONS)
    return len(plan.bots) * (plan.deals + powers * few + len(list(plan.unusual())) * some)


def gathered(work: Any, deals: int, jobs: int, ray: str | None, tell: Callable[[], None]) -> list[Any]:
    """All that comes of it. In sorted order, so that sums are the same to the last bit wherever it was done."""
    results = []
    made = done(Numbered(work), range(deals), jobs, ray)
    with closing(made):
        for one in made:
            results.append(one)
            tell()
    return [result for _, result in sorted(results, key=lambda one: one[0])]


@dataclass(frozen=True)
class Numbered:
    work: Any

    def __call__(self, number: int) -> tuple[int, Any]:
        return number, self.work(number)


def restrained_by_itself(strength: Strength) -> tuple[Item, ...]:
    return tuple((RESTRAINED_KIND, one.name) for one in strength.kinds.get(RESTRAINED_KIND, []))


def strength_of(bot: str, facts: Sequence[Facts], seats: int) -> Strength:
    fair = 1 / seats
    by_seat = [finding(str(seat), [one.shares[seat] - fair for one in facts], len(facts)) for seat in range(seats)]
    by_turn = [
        finding(str(turn), [one.shares[(one.first + turn) % seats] - fair for one in facts], len(facts))
        for turn in range(seats)
    ]
    return Strength(
        bot,
        len(facts),
        controlled(by_seat),
        controlled(by_turn),
        kinds_of(facts, seats),
        [one.moves for one in facts],
        [one.lead_changes for one in facts],
        dict(sorted(Counter(one.reason for one in facts).items())),
    )


def kinds_of(facts: Sequence[Facts], seats: int) -> dict[str, list[Finding]]:
    """For each thing that some seats of a game did and others didn't, how those who did fared."""
    edges: dict[Item, list[float]] = defaultdict(list)
    times: Counter[Item] = Counter()
    for one in facts:
        for item in sorted(set().union(*one.items)):
            times[item] += sum(did[item] for did in one.items)
            those = [seat for seat in range(seats) if one.items[seat][item]]
            if len(those) < seats:
                edges[item].append(sum(one.shares[seat] for seat in those) / len(those) - 1 / seats)
    kinds: dict[str, list[Finding]] = defaultdict(list)
    for item, values in sorted(edges.items()):
        if len(values) >= ENOUGH:
            kinds[item[0]].append(finding(item[1], values, len(values), times[item] / len(facts)))
    return {kind: controlled(found) for kind, found in kinds.items() if len(found) > 1}


def finding(name: str, edges: Sequence[float], games: int, per_game: float = 0.0) -> Finding:
    from scipy.special import stdtr  # noqa: PLC0415 - not everybody has it

    found = interval(edges, 0.0, -1.0, 1.0)
    n = len(edges)
    spread = sqrt((sum((edge - found.mean) ** 2 for edge in edges) + found.mean**2) / n)
    if n < 2 or spread == 0.0:
        return Finding(name, games, found, 1.0, False, per_game)
    return Finding(name, games, found, 2 * float(stdtr(n - 1, -abs(found.mean) * sqrt(n) / spread)), False, per_game)


def controlled(findings: Sequence[Finding]) -> list[Finding]:
    """Benjamini and Hochberg: among many things some stand out by chance, and these are not called findings."""
    chances = sorted(one.chance for one in findings)
    bound = max(
        (chance for i, chance in enumerate(chances) if chance <= FALSE_DISCOVERIES * (i + 1) / len(chances)),
        default=-1.0,
    )
    sure = [Finding(o.name, o.games, o.edge, o.chance, o.chance <= bound, o.per_game) for o in findings]
    return sorted(sure, key=lambda one: -one.edge.mean)


def option_found(name: str, value: str, facts: Sequence[Facts]) -> OptionFound:
    seats = len(facts[0].shares)
    first = interval([one.shares[one.first] for one in facts], 1 / seats)
    lengths = [float(one.moves) for one in facts]
    return OptionFound(name, value, first, interval(lengths, sum(lengths) / len(lengths), 0.0, max(lengths)))


def plain(plan: Plan, found: Mapping[str, Strength]) -> dict[str, Any]:
    """As `--json` writes it."""
    return {
        "game": plan.setup.game.name,
        "seats": plan.setup.seats,
        "options": dict(plan.setup.options),
        "deals": plan.deals,
        "seed": plan.seed,
        "bots": {bot: plain_strength(one) for bot, one in found.items()},
    }


def plain_strength(one: Strength) -> dict[str, Any]:
    return {
        "games": one.games,
        "seats": [plain_finding(f) for f in sorted(one.seats, key=lambda f: int(f.name))],
        "turns": [plain_finding(f) for f in sorted(one.turns, key=lambda f: int(f.name))],
        "length": summary(one.lengths),
        "lead_changes": summary(one.lead_changes),
        "endings": one.reasons,
        "things": {kind: [plain_finding(f) for f in found] for kind, found in one.kinds.items()},
        "restrained": [plain_finding(f) for f in one.restrained],
        "options": [
            {"option": o.option, "value": o.value, "first": plain_interval(o.first), "length": plain_interval(o.length)}
            for o in one.options
        ],
    }


def plain_finding(one: Finding) -> dict[str, Any]:
    return {
        "name": one.name,
        "games": one.games,
        "edge": rounded(one.edge.mean),
        "low": rounded(one.edge.low),
        "high": rounded(one.edge.high),
        "chance": rounded(one.chance, 6),
        "sure": one.sure,
        "per_game": rounded(one.per_game, 3),
    }


def plain_interval(one: Interval) -> dict[str, float]:
    return {"mean": rounded(one.mean), "low": rounded(one.low), "high": rounded(one.high)}


def summary(values: Sequence[int]) -> dict[str, float]:
    ordered = sorted(values)
    n = len(ordered)
    return {
        "mean": rounded(sum(ordered) / n, 2),
        "low": ordered[n // 20],
        "median": ordered[n // 2],
        "high": ordered[n - 1 - n // 20],
    }
