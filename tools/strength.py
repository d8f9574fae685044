"""Measures what docs/strength.md tells beside the ladders, which `fablewood arena` plays.

.venv/bin/python tools/strength.py doubling GAME SEATS DEALS WALKS    each budget against half of it, four times
.venv/bin/python tools/strength.py prophecies GAMES                   how often prophecies are fulfilled
.venv/bin/python tools/strength.py time GAME SEATS MOVES              how long each level thinks
.venv/bin/python tools/strength.py speed                              walks a second
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from time import process_time

from fablewood import Chance, deal
from fablewood.arena.contest import Contest, play_block
from fablewood.arena.figures import interval
from fablewood.bots import BOTS, find_bot
from fablewood.bots.bot import Bot, Choice, ask
from fablewood.bots.levels import LEVELS, Effort
from fablewood.bots.policy import Policy
from fablewood.bots.race import Race
from fablewood.bots.search import Search
from fablewood.bots.searcher import Searcher
from fablewood.bots.thumbs import thumbs_for
from fablewood.core.state import State
from fablewood.core.text import plain
from fablewood.games import find_game


class Walker(Searcher):
    def __init__(self, walks: int) -> None:
        super().__init__("hard")
        self.walks = walks

    def effort(self, game: str) -> Effort:
        return Effort(self.walks, 10 * self.walks)


def doubling(game: str, seats: int, deals: int, walks: int) -> None:
    """Half of the seats against the other half."""
    for _ in range(4):
        names = (str(2 * walks), str(walks))
        for name in names:
            BOTS[name] = partial(Walker, int(name))
        contest = Contest(find_game(game).setup(seats), (names * seats)[:seats], "doubling")
        shares = [play_block(contest, number).share(names[0]) or 0.0 for number in range(deals)]
        found = interval(shares, 1 / seats)
        print(
            f"{game} {seats}: {names[0]} against {names[1]} walks: {said(found.mean, found.low, found.high)}",
            flush=True,
        )
        walks *= 2


def said(mean: float, low: float, high: float) -> str:
    return f"{mean:.3f} ({low:.3f} – {high:.3f})"


class Cheat(Bot):
    """Knows all hands, and nothing of the luck to come. It is handed the true state."""

    def choose(self, world: State, seat: int, chance: Chance, seconds: float) -> Choice:
        policy = thumbs_for(world.setup.game.name)
        if policy.races(world, seat):
            race = Race(world, seat, policy, chance)
            race.worlds.cheats = True
            race.run(12_000, seconds)
            return Choice(race.best())
        search = Search(world, seat, policy, chance)
        search.worlds.cheats = True
        search.run(1000, seconds)
        return Choice(max(search.found(), key=lambda found: found[1])[0])


def prophecies(games: int) -> None:
    """One seat of four; the others are greedy. By round: are all seven tokens fulfilled when it ends?"""
    players: dict[str, Callable[[], Bot]] = {
        "greedy": BOTS["greedy"],
        "hard": BOTS["hard"],
        "master": BOTS["master"],
        "cheat": Cheat,
    }
    for name, make in players.items():
        bot, greedy = make(), find_bot("greedy")
        rates, left = [], []
        for number in range(games):
            rounds = rounds_of(bot, greedy, number, cheats=name == "cheat")
            rates.append(sum(one == 0 for one in rounds) / len(rounds))
            left.append(sum(rounds) / len(rounds))
        found = interval(rates, 0.25)
        print(
            f"{name}: fulfilled {said(found.mean, found.low, found.high)}, left over {sum(left) / len(left):.2f}",
            flush=True,
        )


def rounds_of(bot: Bot, others: Bot, number: int, cheats: bool) -> list[int]:
    """The tokens left over at the end of each round."""
    state = deal("seven-prophecies", 4, f"prophecies.{number}")
    state.listen()
    own = number % 4
    chances = [Chance(f"{number} {seat}") for seat in range(4)]
    left = []
    while not state.over:
        seat = state.to_act()[-1]
        if seat != own:
            move = ask(others, state, seat, chances[seat]).move
        elif cheats:
            move = bot.choose(state.copy(), seat, chances[seat], 60).move
        else:
            move = ask(bot, state, seat, chances[seat], 60).move
        state.play(seat, move)
        for event in state.heard():
            if event.kind == "scored" and plain(event.data["seat"]) == own:
                left.append(int(str(plain(event.data["left"]))))
    return left


def time(game: str, seats: int, moves: int) -> None:
    """Of the level itself, at decisions of greedy games where there is a choice."""
    greedy = find_bot("greedy")
    for level in LEVELS:
        bot, took, number = find_bot(level), [], 0
        while len(took) < moves:
            number += 1
            state, chance = deal(game, seats, f"time.{number}"), Chance(number)
            while not state.over and len(took) < moves:
                seat = state.to_act()[0]
                if len(state.legal(seat)) > 1 and chance.pick(6) == 0:
                    begun = process_time()
                    ask(bot, state, seat, chance, 60)
                    took.append(1000 * (process_time() - begun))
                state.play(seat, ask(greedy, state, seat, chance).move)
        took.sort()
        middle, late = took[len(took) // 2], took[len(took) * 99 // 100]
        print(f"{game} {seats} {level}: median {middle:.1f} ms, 99th percentile {late:.1f} ms, most {took[-1]:.1f} ms")


def speed() -> None:
    for game, seats in (("seven-prophecies", 4), ("seven-prophecies", 3), ("equinox", 2), ("equinox", 4), ("hoard", 2)):
        for name, policy in (("random playouts", Policy()), ("rules of thumb", thumbs_for(game))):
            state, chance = deal(game, seats, 1), Chance(1)
            while state.to_act() == tuple(range(seats)):
                state.play(state.to_act()[0], ask(find_bot("greedy"), state, state.to_act()[0], chance).move)
            while len(state.to_act()) > 1 or len(state.legal(state.to_act()[0])) == 1:
                state.play(state.to_act()[0], ask(find_bot("greedy"), state, state.to_act()[0], chance).move)
            best = 0.0
            for _ in range(3):
                search = Search(state.resample(state.to_act()[0], chance), state.to_act()[0], policy, Chance(1))
                begun = process_time()
                made = search.run(4000, 60)
                best = max(best, made / (process_time() - begun))
            print(f"{game} {seats}, {name}: {best:,.0f} walks a second")


if __name__ == "__main__":
    what, *numbers = sys.argv[1:]
    if what == "doubling":
        doubling(numbers[0], *(int(one) for one in numbers[1:]))
    elif what == "time":
        time(numbers[0], *(int(one) for one in numbers[1:]))
    elif what == "prophecies":
        prophecies(int(numbers[0]))
    else:
        speed()
