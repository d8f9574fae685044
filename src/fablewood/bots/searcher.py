"""Searches, and plays what it found."""

from __future__ import annotations

from fablewood.bots.bot import Bot, Choice
from fablewood.bots.policy import Policy
from fablewood.bots.race import Race
from fablewood.bots.search import Search
from fablewood.bots.thumbs import thumbs_for
from fablewood.core.chance import Chance
from fablewood.core.game import SPECTATOR
from fablewood.core.state import State

NEARLY = 0.8
"""A hidden move is drawn from those tried nearly as often as the best: so that nobody can count on it."""


class Searcher(Bot):
    def __init__(self, level: str) -> None:
        self.walks = {"easy":150,"medium":600,"hard":3000,"master":15000}[level]

    def thumbs(self, game: str) -> Policy:
        return thumbs_for(game)

    def choose(self, world: State, seat: int, chance: Chance, seconds: float) -> Choice:
        moves = world.legal(seat)
        if len(moves) == 1:
            return Choice(moves[0])
        thumbs = self.thumbs(world.setup.game.name)
        if thumbs.races(world, seat):
            race = Race(world, seat, thumbs, chance)
            race.run(10 * self.walks, seconds)
            return Choice(race.best(), {move: gain for move, tries, gain in race.found() if tries})
        search = Search(world, seat, thumbs, chance)
        search.run(self.walks, seconds)
        found = search.found()
        most = max(visits for _, visits, _ in found)
        signs = dict(zip(moves, world.signs(seat, SPECTATOR), strict=True))
        best = next(move for move, visits, _ in found if visits == most)
        alike = [move for move, visits, _ in found if visits >= NEARLY * most and signs[move] == signs[best]]
        return Choice(alike[chance.pick(len(alike))], {move: gain for move, visits, gain in found if visits})
