"""Non-interference through the wire: whatever is sent to a seat or a spectator is the same, byte for byte, in two
worlds that these eyes can't tell apart, now and as long as the same is played in both."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import orjson
import pytest

from fablewood import GAMES, Chance
from fablewood.core.state import State
from fablewood.server import wire
from fablewood.server.log import Entry
from fablewood.server.node import Place
from fablewood.server.people import Person
from fablewood.server.replays import replay
from tests.server.conftest import run
from tests.server.nodes import House, house
from tests.tables import Table, random_states

TABLES = [Table(game, game.seat_counts[-1]) for game in GAMES.values()]
SECONDS = 10.0


@asynccontextmanager
async def world(home: House, state: State) -> AsyncIterator[Place]:
    """A table at which the game stands like this. All but what is hidden in it is the same at every such table."""
    settings = wire.Settings().model_dump()
    made = {
        "k": "made", **state.setup.plain(), "settings": settings, "host": "p0", "seed": "seed", "salt": "salt",
        "plan": [{"kind": "open", "kept": None}] * state.seats, "start": state.position(),
    }  # fmt: skip
    events: list[dict[str, Any]] = [made]
    events += [{"k": "sat", "seat": seat, "person": f"p{seat}", "name": f"P{seat}"} for seat in range(state.seats)]
    table = f"t{home.clock.at}"
    home.clock.at += SECONDS
    for number, data in enumerate([*events, {"k": "began"}], 1):
        assert await home.node.log.commit(Entry(table, number, home.clock.at, data))
    yield await home.node.place(table)


async def all_said(home: House, place: Place, eyes: int) -> list[bytes]:
    """Everything that these eyes can get to hear now."""
    seat = None if eyes < 0 else eyes
    said = [await home.node.frame(place, eyes, seat, 0, True, True)]
    person = Person(f"p{eyes}", None) if eyes >= 0 else Person("somebody", None)
    state = place.table.state
    assert state is not None
    chance = Chance(f"{place.table.id} {place.table.moves}")
    asked: list[dict[str, Any]] = [{"do": "premoves"}, {"do": "undo"}, {"do": "move", "decision": -1, "move": "pass"}]
    texts = [state.move_text(chance.pick(state.setup.game.move_count(state.setup))) for _ in range(8)]
    asked += [{"do": "explain", "move": text} for text in texts]
    for number, one in enumerate(asked):
        frame = wire.CLIENT_FRAMES.validate_python({"id": str(number), **one})
        if one["do"] != "undo" or not place.table.undo:
            said.append(await home.talk.answer(place, person, frame, "de"))
    said.append(orjson.dumps(await replay(home.node, place, person if eyes >= 0 else None, None)))
    return said


async def compare(first: House, second: House, state: State, eyes: int, seed: str) -> int:
    other = state.resample(eyes, Chance(seed))
    compared = 0
    async with world(first, state) as here, world(second, other) as there:
        chance = Chance(seed)
        for _ in range(5):
            if here.table.undo is None:
                assert await all_said(first, here, eyes) == await all_said(second, there, eyes)
                compared += 1
            assert here.table.state is not None
            assert there.table.state is not None
            waiting = here.table.state.to_act()
            if not waiting:
                break
            seat = waiting[chance.pick(len(waiting))]
            both = sorted(set(here.table.state.legal(seat)) & set(there.table.state.legal(seat)))
            if not both:
                break
            text = here.table.state.move_text(both[chance.pick(len(both))])
            since = here.table.number
            for home, place in ((first, here), (second, there)):
                home.clock.at += 1
                await home.move(place, Person(f"p{seat}", None), text)
            if here.table.state.view(eyes) != there.table.state.view(eyes):
                break  # what was hidden came rightly to light
            live = [
                await home.node.frame(place, eyes, None if eyes < 0 else eyes, since, False, True)
                for home, place in ((first, here), (second, there))
            ]
            assert live[0] == live[1]
    return compared


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_nothing_sent_tells_apart_what_eyes_can_t(table: Table, tmp_path: Path) -> None:
    async def work() -> None:
        compared = 0
        async with AsyncExitStack() as stack:
            first, second = [
                await stack.enter_async_context(house(f"sqlite:///{tmp_path}/{name}.db")) for name in ("one", "other")
            ]
            for number, state in enumerate(random_states(table, "wire", games=2, per_game=3)):
                if not state.over:
                    for eyes in range(-1, state.seats):
                        compared += await compare(first, second, state, eyes, f"wire {number} {eyes}")
        assert compared > 20

    run(work())


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_hints_come_from_what_the_seat_knows(table: Table, tmp_path: Path) -> None:
    async def work() -> None:
        async with AsyncExitStack() as stack:
            homes = [
                await stack.enter_async_context(house(f"sqlite:///{tmp_path}/{name}.db")) for name in ("one", "other")
            ]
            (state,) = [one for one in random_states(table, "hints", games=1, per_game=3) if not one.over][:1]
            seat = state.to_act()[0]
            answers = []
            for home, true in zip(homes, (state, state.resample(seat, Chance("hints"))), strict=True):
                async with world(home, true) as place:
                    frame = wire.HintAsked(do="hint", id="h")
                    answers.append(await home.talk.answer(place, Person(f"p{seat}", None), frame, "en"))
            assert answers[0] == answers[1]
            assert orjson.loads(answers[0])["ok"]

    run(work())
