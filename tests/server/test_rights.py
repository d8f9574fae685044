"""Who may do what: every route with no key, another's and an expired one; and where requests may come from."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import create_engine, text
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from fablewood import Chance
from fablewood.client import Client, ServerError
from fablewood.client.asked import asked
from fablewood.server.people import hashed
from tests.server.conftest import run
from tests.server.nodes import Clock, house
from tests.server.players import play_random, seat_all, until
from tests.server.running import Running

New = Callable[[], Client]

FRAMES: list[dict[str, Any]] = [
    {"do": "move", "decision": 0, "move": "foretell 2-2-3"},
    {"do": "premove", "move": "foretell 2-2-3"},
    {"do": "premoves"},
    {"do": "explain", "move": "foretell 2-2-3"},
    {"do": "hint"},
    {"do": "undo"},
    {"do": "consent", "number": 1, "yes": True},
    {"do": "talk", "text": "Hello"},
    {"do": "show", "show": True},
    {"do": "leave"},
    {"do": "rematch"},
]


def bare(server: Running, key: str | None = None) -> httpx.Client:
    headers = {} if key is None else {"authorization": f"Bearer {key}"}
    return httpx.Client(base_url=server.url, headers=headers, trust_env=False)


def code(response: httpx.Response) -> str:
    return str(response.json()["error"]["code"])


@pytest.mark.parametrize("frame", FRAMES, ids=lambda frame: frame["do"])
def test_only_who_sits_there_does_anything_at_a_table(lone_server: Running, people: New, frame: dict[str, Any]) -> None:
    table = people().make("seven-prophecies", 3, ["me", "random", "random"], name="Ann")
    before = until(table, status="playing")["view"]["hand"]
    path, body = f"/api/tables/{table.id}/frames", {"id": "x", **frame}
    with bare(lone_server) as nobody, bare(lone_server, "not-a-key") as forged:
        assert code(nobody.post(path, json=body)) == "not-yours"
        assert code(forged.post(path, json=body)) == "not-yours"
    with pytest.raises(ServerError) as refused:
        people().post(path, **body)
    assert refused.value.code == "not-yours"
    assert table.client.get(f"/api/tables/{table.id}")["view"]["hand"] == before


@pytest.mark.parametrize("path", ["device", "report"])
def test_other_routes_of_a_seat(lone_server: Running, people: New, path: str) -> None:
    table = people().make("seven-prophecies", 3, ["me", "random", "random"], name="Ann")
    with bare(lone_server) as nobody:
        answer = nobody.post(f"/api/tables/{table.id}/{path}", json={"text": "?"})
        assert (answer.status_code, code(answer)) == (403, "not-yours")
    if path == "device":
        with pytest.raises(ServerError) as refused:
            people().post(f"/api/tables/{table.id}/{path}")
        assert refused.value.code == "not-yours"


@pytest.mark.parametrize("route", ["", "/record", "/replay", "/replay?eyes=0", "/replay?eyes=all", "/events"])
def test_a_private_table_is_not_watched(lone_server: Running, people: New, route: str) -> None:
    tables = seat_all([people() for _ in range(3)], "seven-prophecies", watch="none")
    with bare(lone_server) as nobody:
        answer = nobody.get(f"/api/tables/{tables[0].id}{route}")
        assert (answer.status_code, code(answer)) == (403, "not-yours")
    with pytest.raises(ServerError) as refused:
        people().watch(tables[0].id).next()
    assert refused.value.code == "not-yours"
    assert tables[0].client.get(f"/api/tables/{tables[0].id}")["seat"] == 0


def test_nobody_sees_more_than_their_own_before_the_end(people: New) -> None:
    tables = seat_all([people() for _ in range(3)], "seven-prophecies")
    path = f"/api/tables/{tables[0].id}"
    for client, wish in [(tables[0].client, "1"), (people(), "0"), (tables[0].client, "all"), (people(), "all")]:
        for route in (f"{path}/replay?eyes={wish}", *([] if wish == "all" else [f"{path}?eyes={wish}"])):
            with pytest.raises(ServerError) as refused:
                client.get(route)
            assert refused.value.code == "not-yours"
    assert tables[0].client.http.get(f"{path}/record").status_code == 409


def test_keys_expire_and_are_kept_as_hashes_only(tmp_path: Path) -> None:
    async def work() -> None:
        clock = Clock()
        async with house(f"sqlite:///{tmp_path}/keys.db", clock) as home:
            person, key = await home.node.people.welcome()
            found = await home.node.people.find(key)
            assert found is not None
            assert found.id == person.id
            clock.at += 367 * 86400
            assert await home.node.people.find(key) is None
            home.node.people.known.clear()
            assert await home.node.people.find(key) is None
            assert await home.node.people.find(hashed(key)) is None
        engine = create_engine(f"sqlite:///{tmp_path}/keys.db")
        with engine.connect() as connection:
            assert connection.execute(text("SELECT hash FROM keys")).scalars().all() == [hashed(key)]
        engine.dispose()
        assert key.encode() not in (tmp_path / "keys.db").read_bytes()

    run(work())


def test_a_browser_keeps_its_key_where_no_script_reads_it(lone_server: Running) -> None:
    with bare(lone_server) as browser:
        answer = browser.post("/api/me", json={"name": "Ann"})
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert browser.get("/api/me").json()["name"] == "Ann"
        assert "set-cookie" not in browser.get("/api/me").headers


def test_browsers_are_told_to_run_nothing_of_others(lone_server: Running) -> None:
    with bare(lone_server) as browser:
        for path in ("/", "/api/games", "/api/nothing", "/healthz", "/table/abc"):
            headers = browser.get(path).headers
            policy = headers["content-security-policy"]
            assert "default-src 'self'" in policy
            assert "unsafe" not in policy
            assert "frame-ancestors 'none'" in policy
            assert headers["x-content-type-options"] == "nosniff"


def test_pages_of_others_change_nothing_and_open_no_socket(lone_server: Running, people: New) -> None:
    table = people().make("seven-prophecies", 3, ["me", "random", "random"], name="Ann")
    foreign = {"origin": "https://elsewhere.example"}
    with bare(lone_server) as browser:
        for path in ("/api/me", "/api/tables", f"/api/tables/{table.id}/sit", "/api/device", "/api/guests"):
            answer = browser.post(path, json={}, headers=foreign)
            assert (answer.status_code, code(answer)) == (403, "not-yours")
        own = browser.post("/api/me", json={"name": "Ann"}, headers={"origin": lone_server.url})
        assert own.status_code == 200
    address = f"ws{lone_server.url.removeprefix('http')}/api/tables/{table.id}/socket"
    with pytest.raises(InvalidStatus), connect(address, additional_headers=foreign, proxy=None):
        pass


def test_forged_decisions_and_moves(people: New) -> None:
    tables = seat_all([people() for _ in range(3)], "seven-prophecies")
    for decision in (-1, 0, 10**9):
        with pytest.raises(ServerError) as refused:
            tables[0].play("foretell 2-2-3", decision)
        assert refused.value.code == "stale"
    for move in ("", "play", "play broom-99", "foretell 9-9-9", "seat 2 foretell 2-2-3", "\x00", "ü" * 100):
        with pytest.raises(ServerError) as refused:
            tables[0].play(move)
        assert refused.value.code in ("unreadable", "illegal")


def test_a_private_link_needs_its_key(lone_server: Running) -> None:
    with bare(lone_server) as nobody:
        answer = nobody.post("/api/device", json={"key": "0123456789abcdef"})
        assert (answer.status_code, code(answer)) == (404, "not-found")


def test_refusals_speak_german_to_those_who_ask(lone_server: Running) -> None:
    with bare(lone_server) as browser:
        answer = browser.get("/api/tables/nowhere?lang=de").json()["error"]
        assert answer["text"] == "Diesen Tisch gibt es nicht."
        answer = browser.get("/api/tables/nowhere", headers={"accept-language": "de-CH,en"}).json()["error"]
        assert answer["text"] == "Diesen Tisch gibt es nicht."
        assert browser.get("/api/tables/nowhere").json()["error"]["text"] == "There is no such table."


def test_the_answer_through_post_is_the_one_through_the_socket(people: New) -> None:
    table = people().make("seven-prophecies", 3, ["me", "random", "random"], name="Ann")
    until(table, status="playing")
    frame = asked("explain", move="play broom-1")
    posted = table.client.post(f"/api/tables/{table.id}/frames", **frame)
    assert table.ask("explain", move="play broom-1") | {"id": frame["id"]} == posted
    assert json.dumps(posted)


def test_nobody_has_the_server_run_a_program_as_a_bot(people: New, tmp_path: Path) -> None:
    """At a terminal `run:PROGRAM` is a bot; a stranger's words must never be a command."""
    level = f"run:touch {tmp_path}/ran"[:30]
    client = people()
    finished = client.make("seven-prophecies", 3, ["me", "random", "random"], name="Ann", options={"rounds": 1})
    play_random(finished, Chance("run"))
    wishes: list[tuple[str, dict[str, Any]]] = [
        ("/api/tables", {"game": "equinox", "seats": 2, "players": [{"kind": "me"}, {"kind": "bot", "level": level}]}),
        ("/api/tables", {"game": "equinox", "seats": 2, "substitute": level}),
        (f"/api/tables/{finished.id}/branch", {"moves": 1, "seat": 0, "level": level}),
    ]
    for path, wish in wishes:
        with pytest.raises(ServerError) as refused:
            client.post(path, **wish)
        assert refused.value.code == "setup"
