"""What is sent is what wire.py says, and what wire.py says is published."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import count
from typing import Any

import jsonschema
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from pydantic import BaseModel
from schemathesis import GenerationMode

from fablewood import GAMES, Chance
from fablewood.client import Client
from fablewood.server import wire
from tests.server.players import one_move, play_random, seat_all
from tests.server.running import Running

New = Callable[[], Client]


def test_the_schema_is_one() -> None:
    found = wire.schema()
    jsonschema.Draft202012Validator.check_schema(found)
    for name in ("ClientFrame", "ServerFrame", "TableFrame", "NewTable", "Catalogue", "Replay"):
        assert name in found["$defs"]


@pytest.mark.parametrize("game", GAMES)
def test_every_frame_of_a_game_is_as_the_models_say(people: New, game: str) -> None:
    clock = {"kind": "game", "seconds": 600, "increment": 2}
    tables = seat_all([people() for _ in range(GAMES[game].seat_counts[0])], game, clock=clock)
    watcher = people().watch(tables[0].id)
    wire.SERVER_FRAMES.validate_python(watcher.next())
    chance = Chance("wire")
    while tables[0].now["status"] != "over":
        text = next(table.now["moves"][0]["text"] for table in tables if table.now["moves"])
        seat = one_move(tables, chance)
        if tables[0].now["made"] % 7 == 0 or tables[0].now["status"] == "over":
            for table in tables:
                wire.SERVER_FRAMES.validate_python(table.now)
            wire.SERVER_FRAMES.validate_python(tables[seat].ask("talk", phrase="phrase-oops"))
            wire.SERVER_FRAMES.validate_python(tables[seat].ask("explain", move=text))
    for eyes in ("-1", "0", "all"):
        wire.Replay.model_validate(people().get(f"/api/tables/{tables[0].id}/replay?eyes={eyes}"))


def test_bodies_are_as_the_models_say(people: New) -> None:
    client = people()
    table = client.make("equinox", 2, ["me", "greedy"], name="Ann", join="open")
    play_random(table, Chance("bodies"), most=5)
    found: list[tuple[type[BaseModel], dict[str, Any]]] = [
        (wire.Catalogue, client.get("/api/games")),
        (wire.Rules, client.get("/api/games/equinox/rules")),
        (wire.Me, client.get("/api/me")),
        (wire.Lobby, client.get("/api/tables")),
        (wire.Health, client.get("/healthz")),
        (wire.TableFrame, client.get(f"/api/tables/{table.id}")),
        (wire.DeviceLink, client.post(f"/api/tables/{table.id}/device")),
        (wire.Reported, client.post(f"/api/tables/{table.id}/report", text="?")),
        (wire.Failure, client.http.get("/api/tables/nowhere").json()),
        (wire.Failure, client.http.get("/api/nothing").json()),
        (wire.Failure, client.http.put("/api/me").json()),
    ]
    for model, body in found:
        model.model_validate(body)


def test_rules_and_options_come_from_the_games(people: New) -> None:
    client = people()
    for offer in client.get("/api/games")["games"]:
        game = GAMES[offer["name"]]
        assert [option["name"] for option in offer["options"]] == [option.name for option in game.options]
        for option, described in zip(game.options, offer["options"], strict=True):
            for seats in game.seat_counts:
                assert described["usual"][str(seats)] == option.default(seats)
    german = client.get("/api/games/equinox/rules?lang=de")["text"]
    assert "**EQ 1.1**" in german
    assert german != client.get("/api/games/equinox/rules?lang=en")["text"]


ENDLESS = "/api/tables/{table}/events"


@pytest.mark.filterwarnings("ignore:Do not use the .random. module")
def test_no_request_ends_in_trouble(lone_server: Running, played: tuple[str, str]) -> None:
    """Whatever fits the published description, and much that doesn't, is answered, and never with a 500."""
    described = schemathesis.openapi.from_url(f"{lone_server.url}/openapi.json")
    operations: list[Any] = [found.ok() for found in list[Any](described.get_all_operations())]
    assert len(operations) > 15
    numbers = count()
    for operation in operations:
        for mode in GenerationMode:
            if operation.path != ENDLESS:
                ask_often(operation.as_strategy(generation_mode=mode), lone_server, played, numbers)


def ask_often(strategy: Any, server: Running, played: tuple[str, str], numbers: Iterator[int]) -> None:
    @given(case=strategy)
    @settings(max_examples=10, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True, database=None)
    def ask(case: Any) -> None:
        key, table = played
        number = next(numbers)
        headers = {"x-forwarded-for": f"10.9.{number // 250 % 250}.{number % 250}"}
        if number % 4:
            headers["authorization"] = f"Bearer {key}"
        if number % 3 and "table" in case.path_parameters:
            case.path_parameters["table"] = table
        answer = case.call(base_url=server.url, headers=headers, timeout=30)
        assert answer.status_code < 500, case.as_curl_command()
        if answer.status_code >= 400:
            wire.Failure.model_validate(answer.json())

    with suppress(Unsatisfiable):  # nothing doesn't fit where nothing is described
        ask()


@pytest.fixture(scope="module")
def played(lone_server: Running) -> tuple[str, str]:
    """Somebody's key, and a finished table of theirs."""
    client = Client(lone_server.url)
    table = client.make("seven-prophecies", 3, ["me", "random", "random"], name="Ann", options={"rounds": 1})
    play_random(table, Chance("played"))
    table.close()
    client.close()
    return client.key, table.id
