"""People who play whatever they may."""

from __future__ import annotations

from typing import Any

from fablewood import Chance
from fablewood.client import Client, ServerError, Table

Data = dict[str, Any]


def play_random(table: Table, chance: Chance, most: int = 10_000) -> Data:
    """Play on until the game is over, or so many moves are made; the latest frame."""
    frame = table.now or table.next()
    while frame["status"] != "over" and frame["made"] < most:
        if frame["seat"] in frame.get("to_act", ()):
            move = frame["moves"][chance.pick(len(frame["moves"]))]["text"]
            try:
                table.play(move)
            except ServerError as error:
                assert error.code == "stale", error
        frame = table.next()
    return frame


def until(table: Table, **wanted: object) -> Data:
    """The first frame in which these things are so."""
    frame = table.now or table.next()
    while any(frame.get(name) != value for name, value in wanted.items()):
        frame = table.next()
    return frame


def until_step(table: Table, kind: str) -> Data:
    """The next step of a kind."""
    while True:
        for step in table.next()["steps"]:
            if step["kind"] == kind:
                found: Data = step
                return found


def seat_all(clients: list[Client], game: str, **settings: Any) -> list[Table]:
    """A table at which all of them sit, seat by seat, each with the first frame of the game."""
    first, *others = clients
    table = first.make(game, len(clients), name="Ann", **settings)
    tables = [table, *(client.sit(table.id, name=name) for client, name in zip(others, "BCDE", strict=False))]
    for one in tables:
        until(one, status="playing")
    return tables


def latest(tables: list[Table], number: int) -> None:
    """Everybody has heard of all up to a number."""
    for table in tables:
        while table.now["number"] < number:
            table.next()


def one_move(tables: list[Table], chance: Chance) -> int:
    """One of those who are waited for moves, and all hear of it; who it was."""
    waiting = tables[0].now["to_act"]
    seat: int = waiting[chance.pick(len(waiting))]
    moves = tables[seat].now["moves"]
    answer = tables[seat].play(moves[chance.pick(len(moves))]["text"])
    latest(tables, answer["number"])
    return seat
