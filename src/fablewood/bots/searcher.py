"""Searches, and plays what it found."""

from __future__ import annotations

from fablewood.bots.bot import Bot, Choice
from fablewood.bots.levels import Effort, effort
from fablewood.bots.policy import Policy
from fablewood.bots.race import Race
from fablewood.bots.search import Search
from fablewood.bots.thumbs import thumbs_for
from fablewood.core.chance import Chance
from fablewood.core.game import SPECTATOR
from fablewood.core.state import State
from fablewood.core.text import Message, Named

NEARLY = 0.8
"""A hidden move is drawn from those tried nearly as often as the best: so that nobody can count on it."""

Found = list[tuple[int, int, float]]
"""Each move, how often it was tried, and what it gained on average."""


class Searcher(Bot):
    def __init__(self, level: str) -> None:
        self.level = level

    def effort(self, game: str) -> Effort:
        return effort(game, self.level)

    def policy(self, game: str) -> Policy:
        return thumbs_for(game)

    def choose(self, world: State, seat: int, chance: Chance, seconds: float) -> Choice:
        moves = world.legal(seat)
        if len(moves) == 1:
            return Choice(moves[0])
        policy = self.policy(world.setup.game.name)
        found, best = self.think(world, seat, policy, chance, seconds)
        if best is None:  # no time at all
            return Choice(policy.choose(world, seat, chance))
        expected = {move: gain for move, tries, gain in found if tries}
        return Choice(best, expected, reason(world, best, expected))

    def think(
        self, world: State, seat: int, policy: Policy, chance: Chance, seconds: float
    ) -> tuple[Found, int | None]:
        effort = self.effort(world.setup.game.name)
        if policy.races(world, seat):
            race = Race(world, seat, policy, chance)
            made = race.run(effort.playouts, seconds)
            return race.found(), race.best() if made else None
        search = Search(world, seat, policy, chance)
        made = search.run(effort.walks, seconds)
        found = search.found()
        return found, picked(world, seat, found, chance) if made else None


def picked(world: State, seat: int, found: Found, chance: Chance) -> int:
    """The move that was tried most, or where nobody sees which it is, one that was tried nearly as often."""
    most = max(tries for _, tries, _ in found)
    best = next(i for i, (_, tries, _) in enumerate(found) if tries == most)
    signs = world.signs(seat, SPECTATOR)
    alike = [i for i, (_, tries, _) in enumerate(found) if tries >= NEARLY * most and signs[i] == signs[best]]
    return found[alike[chance.pick(len(alike))]][0]


def reason(world: State, best: int, expected: dict[int, float]) -> Message:
    share = f"{100 * expected[best]:.0f}"
    others = {move: gain for move, gain in expected.items() if move != best}
    if not others:
        return Message("bot-expects", move=named(world, best), share=share)
    second = max(others, key=lambda move: others[move])
    next_share = f"{100 * others[second]:.0f}"
    return Message("bot-prefers", move=named(world, best), share=share, other=named(world, second), next=next_share)


def named(world: State, move: int) -> Named:
    return Named(world.move_text(move), world.setup.game.move_words(world.setup, move))
