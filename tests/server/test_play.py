"""Whole games over the wire, and what people do around them; over both databases where the store matters."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from fablewood import GAMES, Chance
from fablewood.client import Client, ServerError, Table
from fablewood.client.asked import asked
from fablewood.core.proof import check_proof, commitment
from fablewood.core.record import read_records
from fablewood.games import find_game
from tests.server.players import latest, one_move, play_random, seat_all, until, until_step

New = Callable[[], Client]
every_game = pytest.mark.parametrize("game", GAMES)


@every_game
def test_a_game_against_bots_from_the_first_to_the_last_move(guests: New, game: str) -> None:
    client = guests()
    seats = GAMES[game].seat_counts[0]
    table = client.make(game, seats, ["me", *["greedy"] * (seats - 1)], name="Ann")
    shown = table.next()["about"]["commitment"]
    end = play_random(table, Chance(game))
    assert end["view"]["outcome"]["winners"]
    assert commitment(**end["proof"]) == shown
    text = client.http.get(f"/api/tables/{table.id}/record").text
    (record,) = read_records(text, find_game)
    assert check_proof(text, record) == shown
    assert len(record.moves) == end["made"]
    assert record.replay().view(0) == end["view"]


@every_game
def test_people_play_and_all_see_the_same_as_somebody_who_looks_afresh(guests: New, game: str) -> None:
    tables = seat_all([guests() for _ in range(GAMES[game].seat_counts[0])], game)
    watcher = guests().watch(tables[0].id)
    until(watcher, status="playing")
    chance = Chance(f"people {game}")
    for _ in range(12):
        one_move(tables, chance)
    latest([watcher], tables[0].now["number"])
    for table in [*tables, watcher]:
        fresh = table.client.get(f"/api/tables/{table.id}")
        for part in ("view", "number", "made", "to_act", "seat", "eyes"):
            assert fresh[part] == table.now[part]
        assert fresh.get("moves") == table.now.get("moves")


def test_whoever_comes_back_hears_what_was_missed(guests: New) -> None:
    tables = seat_all([guests() for _ in range(3)], "seven-prophecies")
    number = tables[0].now["number"]
    tables[0].close()
    for table in tables[1:]:
        answer = table.play("foretell 2-2-3")
    frame = tables[0].next()
    assert (frame["since"], frame["number"]) == (number, answer["number"])
    assert [(step["kind"], step["seat"], step.get("move")) for step in frame["steps"]] == [
        ("move", 1, None),
        ("move", 2, None),
    ]
    assert [step["number"] for step in frame["steps"]] == [number + 1, number + 2]
    assert frame["view"] == tables[0].client.get(f"/api/tables/{tables[0].id}")["view"]


def test_the_same_asked_twice_is_done_once(guests: New) -> None:
    client = guests()
    table = client.make("seven-prophecies", 3, ["me", "greedy", "greedy"], name="Ann")
    frame = until(table, status="playing")
    move = asked("move", decision=frame["decision"], move=frame["moves"][0]["text"])
    answers = [client.post(f"/api/tables/{table.id}/frames", **move) for _ in range(3)]
    assert answers[0]["ok"]
    assert answers == [answers[0]] * 3


def test_a_stale_decision_is_refused_and_the_table_follows(guests: New) -> None:
    table = guests().make("seven-prophecies", 3, ["me", "greedy", "greedy"], name="Ann")
    frame = until(table, status="playing")
    table.play(frame["moves"][0]["text"])
    while table.now["view"]["phase"] == "foretelling" or table.now["to_act"] != [0]:
        table.next()
    with pytest.raises(ServerError) as refused:
        table.play(table.now["moves"][0]["text"], decision=frame["decision"])
    assert refused.value.code == "stale"
    assert table.next()["view"]["you"] == 0


def test_who_decides_at_the_same_time_makes_nobody_stale(guests: New) -> None:
    tables = seat_all([guests() for _ in range(4)], "seven-prophecies")
    decisions = [table.now["decision"] for table in tables]
    for table, decision in zip(tables, decisions, strict=True):
        assert table.play(table.now["moves"][7]["text"], decision)["ok"]


def test_a_move_that_isn_t_legal_is_refused_with_the_rule(guests: New) -> None:
    table = guests().make("seven-prophecies", 3, ["me", "greedy", "greedy"], name="Ann")
    until(table, status="playing")
    found = table.ask("explain", move="play broom-3")
    assert not found["legal"]
    assert found["refusal"]["rule"] == "SP 4.2"
    assert table.ask("explain", move=table.now["moves"][0]["text"])["legal"]
    with pytest.raises(ServerError, match=r"SP 4\.2") as refused:
        table.play("play broom-3")
    assert refused.value.code == "illegal"
    with pytest.raises(ServerError, match="Moves look like") as refused:
        table.play("dance")
    assert refused.value.code == "unreadable"


def test_server_sent_events_are_the_same_frames(people: New) -> None:
    client = people()
    table = client.make("seven-prophecies", 3, ["me", "random", "random"], name="Ann")
    until(table, status="playing")
    with client.http.stream("GET", f"/api/tables/{table.id}/events") as stream:
        lines = (line for line in stream.iter_lines() if line.startswith("data: "))
        frame = json.loads(next(lines)[6:])
        while frame["frame"] != "table":
            frame = json.loads(next(lines)[6:])
        assert frame["about"]["table"] == table.id
        move = asked("move", decision=frame["decision"], move=frame["moves"][0]["text"])
        assert client.post(f"/api/tables/{table.id}/frames", **move)["ok"]
        mine: list[Any] = []
        while not mine:
            mine = [step for step in json.loads(next(lines)[6:])["steps"] if step.get("move") == move["move"]]
        assert mine[0]["seat"] == 0


def test_undo_needs_everybody_and_goes_never_across_what_came_to_light(people: New) -> None:
    tables = seat_all([people() for _ in range(3)], "seven-prophecies")
    for table in tables:
        answer = table.play("foretell 2-2-3")
    latest(tables, answer["number"])
    for table in tables:  # the last prophecy laid all of them open
        with pytest.raises(ServerError) as refused:
            table.ask("undo")
        assert refused.value.problem["message"]["id"] == "problem-undo-learned"
    seat = tables[0].now["to_act"][0]
    before = tables[seat].now["view"]
    answer = tables[seat].play(tables[seat].now["moves"][0]["text"])
    latest(tables, answer["number"])
    assert tables[seat].now["can_undo"]
    asking = tables[seat].ask("undo")["number"]
    others = [table for number, table in enumerate(tables) if number != seat]
    latest(tables, asking)
    assert others[0].now["undo"]["waiting"] == [number for number in range(3) if number != seat]
    others[0].ask("consent", number=asking, yes=True)
    answer = others[1].ask("consent", number=asking, yes=True)
    latest(tables, answer["number"] + 1)
    assert tables[seat].now["view"] == before
    answer = tables[seat].play(tables[seat].now["moves"][-1]["text"])
    latest(tables, answer["number"])
    asking = tables[seat].ask("undo")["number"]
    others[0].ask("consent", number=asking, yes=False)
    with pytest.raises(ServerError):
        others[1].ask("consent", number=asking, yes=True)
    assert "undo" not in others[1].client.get(f"/api/tables/{tables[0].id}")


def test_what_was_undone_is_in_no_record(people: New) -> None:
    client = people()
    table = client.make("seven-prophecies", 3, ["me", "random", "random"], name="Ann", options={"rounds": 1})
    chance = Chance("undone")
    undone = 0
    frame = until(table, status="playing")
    while frame["status"] != "over":
        if frame.get("can_undo"):
            try:
                table.ask("undo")
                undone += 1
            except ServerError:
                pass
        if 0 in frame["to_act"]:
            try:
                table.play(frame["moves"][chance.pick(len(frame["moves"]))]["text"])
            except ServerError as error:
                assert error.code == "stale"
        frame = table.next()
    text = client.http.get(f"/api/tables/{table.id}/record").text
    (record,) = read_records(text, find_game)
    assert len(record.moves) == frame["made"]
    replay = client.get(f"/api/tables/{table.id}/replay?eyes=all")
    assert len(replay["views"]["2"]) == frame["made"] + 1
    assert replay["views"]["0"][-1]["view"] == frame["view"]


def test_whoever_leaves_is_played_for_until_they_are_back(guests: New) -> None:
    tables = seat_all([guests() for _ in range(3)], "seven-prophecies")
    tables[2].ask("leave")
    step = until_step(tables[0], "move")
    assert (step["seat"], step["by"]) == (2, "bot")
    until_players(tables[0], 2, substitute="greedy")
    tables[2].close()
    tables[2].inbox.frames.clear()
    tables[2].next()  # connected again
    until_players(tables[0], 2, substitute=None)
    kinds = [step["kind"] for step in guests_view(tables[0])["steps"]]
    assert kinds.index("away") < kinds.index("back")


def until_players(table: Table, seat: int, **wanted: object) -> None:
    """Until something is so about a player."""
    fresh = guests_view(table)
    while any(fresh["players"][seat][name] != value for name, value in wanted.items()):
        fresh = guests_view(table)


def guests_view(table: Table) -> dict[str, Any]:
    return table.client.get(f"/api/tables/{table.id}")


def test_a_seat_goes_to_another_device_by_a_link_that_opens_once(people: New) -> None:
    client, phone, thief = people(), people(), people()
    table = client.make("seven-prophecies", 3, ["me", "random", "random"], name="Ann")
    link = client.post(f"/api/tables/{table.id}/device")["path"]
    assert link.startswith(f"/device/{table.id}#")
    key = link.partition("#")[2]
    assert phone.post("/api/device", key=key)["seat"] == 0
    with pytest.raises(ServerError):
        thief.post("/api/device", key=key)
    assert phone.get(f"/api/tables/{table.id}")["seat"] == 0
    assert [one["table"] for one in phone.get("/api/me")["tables"]] == [table.id]


def test_the_lobby_lists_open_tables_and_no_others(people: New) -> None:
    client = people()
    hidden = client.make("equinox", 2, name="Ann")
    shown = client.make("equinox", 2, name="Ann", join="open")
    ids = [one["table"] for one in people().get("/api/tables")["tables"]]
    assert shown.id in ids
    assert hidden.id not in ids
    people().sit(shown.id, name="Bert")
    assert shown.id not in [one["table"] for one in people().get("/api/tables")["tables"]]


def test_after_the_game_branch_and_once_more(people: New) -> None:
    clients = [people(), people()]
    tables = seat_all(clients, "equinox")
    with pytest.raises(ServerError):
        clients[0].post(f"/api/tables/{tables[0].id}/branch", moves=1, seat=0)
    chance = Chance("again")
    while tables[0].now["status"] != "over":
        one_move(tables, chance)
    made = clients[0].post(f"/api/tables/{tables[0].id}/branch", moves=3, seat=1)
    branch = clients[0].get(f"/api/tables/{made['table']}")
    assert branch["seat"] == 1
    replay = clients[0].get(f"/api/tables/{tables[0].id}/replay?eyes=1")
    assert replay["frames"][3]["view"]["columns"] == branch["view"]["columns"] or branch["made"] > 0
    assert branch["about"]["branch_of"] == f"/table/{tables[0].id}/replay?moves=3"
    answer = tables[0].ask("rematch")
    latest(tables, answer["number"])
    again = tables[1].now["rematch"].removeprefix("/table/")
    with pytest.raises(ServerError):
        people().sit(again, name="Stranger")
    assert clients[1].sit(again, name="B").next()["status"] in ("open", "playing")
    seats = [client.get(f"/api/tables/{again}")["seat"] for client in clients]
    assert seats == [1, 0]


def test_talk_and_its_limits(people: New) -> None:
    tables = seat_all([people(), people()], "equinox", talk="phrases")
    tables[0].ask("talk", phrase="phrase-hello")
    step = until_step(tables[1], "said")
    assert step["happenings"][0]["message"]["id"] == "phrase-hello"
    for what in ({"text": "Hello"}, {"phrase": "phrase-rude"}, {}):
        with pytest.raises(ServerError):
            tables[0].ask("talk", **what)
    free = seat_all([people(), people()], "equinox")
    free[0].ask("talk", text="Hi\x1b[2J")
    assert until_step(free[1], "said")["text"] == "Hi\\x1b[2J"


def test_watchers_see_what_is_public_and_what_a_player_allows(people: New) -> None:
    tables = seat_all([people(), people(), people()], "seven-prophecies")
    watcher = people()
    assert watcher.get(f"/api/tables/{tables[0].id}")["view"]["hand"] is None
    with pytest.raises(ServerError):
        watcher.get(f"/api/tables/{tables[0].id}?eyes=1")
    tables[1].ask("show", show=True)
    assert watcher.get(f"/api/tables/{tables[0].id}?eyes=1")["view"]["hand"] == tables[1].now["view"]["hand"]
    with pytest.raises(ServerError):
        tables[0].client.get(f"/api/tables/{tables[0].id}?eyes=1")  # but not those who play
    looking = watcher.watch(tables[0].id, eyes=1)
    assert looking.next()["eyes"] == 1
    tables[1].ask("show", show=False)
    while looking.next()["eyes"] != -1:
        pass
    assert looking.now["view"]["hand"] is None


def test_a_delay_keeps_watchers_behind(people: New) -> None:
    tables = seat_all([people(), people(), people()], "seven-prophecies", delay=3600)
    for table in tables:
        table.play("foretell 2-2-3")
    watcher = people().get(f"/api/tables/{tables[0].id}")
    assert (watcher["status"], watcher["number"]) == ("open", 1)
    assert watcher.get("view") is None


def test_premoves_are_made_when_they_can_be(people: New) -> None:
    tables = seat_all([people(), people(), people()], "seven-prophecies")
    for table in tables:
        answer = table.play("foretell 2-2-3")
    latest(tables, answer["number"])
    first = tables[0].now["to_act"][0]
    second = (first + 1) % 3
    held = tables[second].now["view"]["hand"]
    offered = [move["text"] for move in tables[second].ask("premoves")["moves"]]
    assert set(offered) <= {f"play {card}" for card in held}
    colour = tables[second].now["view"]["row"][0]
    fitting = [text for text in offered if colour in text] or offered
    tables[second].ask("premove", move=fitting[0])
    others = tables[first].client.get(f"/api/tables/{tables[0].id}")
    assert others["premove"] is None
    answer = tables[first].play(tables[first].now["moves"][0]["text"])
    latest(tables, answer["number"] + 1)
    step = tables[0].now["steps"][-1]
    assert (step["seat"], step["move"]) == (second, fitting[0])


def test_hints_where_the_table_allows_them(people: New) -> None:
    table = people().make("seven-prophecies", 3, ["me", "random", "random"], name="Ann")
    until(table, status="playing")
    hint = table.ask("hint")["hint"]
    assert hint["move"] in table.now["moves"]
    proud = people().make("seven-prophecies", 3, ["me", "random", "random"], name="Ann", hints=False)
    until(proud, status="playing")
    with pytest.raises(ServerError):
        proud.ask("hint")


def test_a_report_leads_to_the_position(people: New) -> None:
    client = people()
    table = client.make("seven-prophecies", 3, ["me", "random", "random"], name="Ann")
    until(table, status="playing")
    made = client.post(f"/api/tables/{table.id}/report", text="The broom squeaks.")
    assert made["path"] == f"/table/{table.id}/replay?moves={table.now['made']}&eyes=0" or table.now["made"] == 0


def test_a_seat_is_sat_on_once_and_nobody_sits_twice(people: New) -> None:
    host, guest = people(), people()
    table = host.make("seven-prophecies", 3, name="Ann")
    with pytest.raises(ServerError):
        guest.sit(table.id, seat=0, name="Bert")
    assert guest.sit(table.id, seat=2, name="Bert").next()["seat"] == 2
    guest.sit(table.id, seat=1, name="Bert")  # stays where they are
    assert guest.get(f"/api/tables/{table.id}")["seat"] == 2
    guest.post(f"/api/tables/{table.id}/frames", **asked("leave"))
    assert guest.get(f"/api/tables/{table.id}")["seat"] is None
