"""Frames that are too large, too many, or make no sense: a clear answer, and the server goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import orjson
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from fablewood import Chance
from fablewood.client import Client
from fablewood.server.limits import Bucket, Gatekeeper, Limits
from fablewood.server.wire import LONGEST_FRAME, SERVER_FRAMES
from fablewood.server.words import Refused
from tests.server.players import until
from tests.server.running import Running, running

New = Callable[[], Client]


@contextmanager
def socket(client: Client, table: str) -> Iterator[ClientConnection]:
    url = f"ws{client.url.removeprefix('http')}/api/tables/{table}/socket"
    headers = {"authorization": f"Bearer {client.key}"}
    with connect(url, additional_headers=headers, proxy=None, max_size=1 << 22) as opened:
        yield opened


def answer_to(opened: ClientConnection, data: str | bytes) -> dict[str, Any]:
    """What comes back, besides the table."""
    opened.send(data)
    while True:
        frame: dict[str, Any] = orjson.loads(opened.recv(timeout=20))
        if frame["frame"] in ("error", "answer"):
            return frame


@pytest.fixture
def at_table(people: New) -> Iterator[ClientConnection]:
    client = people()
    table = client.make("seven-prophecies", 3, ["me", "random", "random"], name="Ann")
    until(table, status="playing")
    with socket(client, table.id) as opened:
        yield opened
    table.close()


@pytest.mark.parametrize(
    "data",
    ["", "x", "{", "[]", "null", '"move"', "{}", '{"do": "dance", "id": "1"}', '{"do": "hint"}', b"\xff\xfe\x00",
     '{"do": "hint", "id": ""}', '{"do": "move", "id": "1", "decision": "x", "move": 1}', "[" * 2000,
     '{"do": "hint", "id": "1", "more": 1}', '{"do": "move", "id": "1", "decision": 1e400, "move": "x"}'],
)  # fmt: skip
def test_what_can_t_be_read_is_answered_and_the_connection_stays(at_table: ClientConnection, data: str | bytes) -> None:
    frame = answer_to(at_table, data)
    assert frame["error"]["code"] == "malformed"
    assert answer_to(at_table, '{"do": "explain", "id": "2", "move": "play broom-1"}')["ok"]


def test_what_is_too_large_is_answered(at_table: ClientConnection) -> None:
    frame = answer_to(at_table, '{"do": "talk", "id": "1", "text": "' + "x" * LONGEST_FRAME + '"}')
    assert frame["error"]["code"] == "too-large"
    assert answer_to(at_table, '{"do": "explain", "id": "2", "move": "play broom-1"}')["ok"]
    with pytest.raises(ConnectionClosed):
        answer_to(at_table, "x" * 10_000_000)


def test_random_frames_break_nothing(at_table: ClientConnection) -> None:
    chance = Chance("noise")
    words = ['"do"', '"move"', '"id"', ":", ",", "{", "}", "1", '"x"', "null", "[", "]", '"talk"', '"text"', "-1", "é"]
    for _ in range(300):
        data = "".join(words[chance.pick(len(words))] for _ in range(1 + chance.pick(12)))
        SERVER_FRAMES.validate_python(answer_to(at_table, data))


def test_whoever_sends_too_fast_is_told_and_then_disconnected(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/fast.db", "--frames", "5") as server, Client(server.url) as client:
        table = client.make("seven-prophecies", 3, ["me", "random", "random"], name="Ann")
        with socket(client, table.id) as opened:
            codes: set[str] = set()
            with suppress(ConnectionClosed):
                for number in range(3000):
                    frame = answer_to(opened, orjson.dumps({"do": "premoves", "id": str(number)}))
                    codes.add(frame.get("error", {}).get("code", "fine"))
            assert number < 200
            assert codes == {"fine", "too-fast"}
        assert client.get("/healthz")["ok"]


def test_an_address_has_so_many_connections(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/many.db", "--connections", "3") as server, Client(server.url) as client:
        table = client.make("seven-prophecies", 3, name="Ann")
        with ExitStack() as stack:
            *_, fourth = [stack.enter_context(socket(client, table.id)) for _ in range(4)]
            assert orjson.loads(fourth.recv())["error"]["code"] == "too-many"
        end = client.watch(table.id)
        assert end.next()["frame"] == "table"
        end.close()


def test_a_request_that_is_too_large_is_refused(lone_server: Running) -> None:
    with httpx.Client(base_url=lone_server.url, trust_env=False) as client:
        answer = client.post("/api/tables", content=b"x" * 200_000)
        assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too-large")
        answer = client.post("/api/tables", content=b"{" * 1000)
        assert (answer.status_code, answer.json()["error"]["code"]) == (422, "malformed")


def test_memory_stays_bounded_while_somebody_sends_and_never_reads(lone_server: Running, people: New) -> None:
    assert lone_server.process is not None
    status = Path(f"/proc/{lone_server.process.pid}/status")
    client = people()
    table = client.make("seven-prophecies", 3, ["me", "random", "random"], name="Ann")
    before = resident(status)
    url = f"ws{client.url.removeprefix('http')}/api/tables/{table.id}/socket"
    headers = {"authorization": f"Bearer {client.key}"}
    with connect(url, additional_headers=headers, proxy=None, max_queue=1, close_timeout=0.1) as opened:
        opened.socket.settimeout(0.5)
        frame = orjson.dumps({"do": "explain", "id": "x", "move": "play broom-1"})
        try:
            for _ in range(30_000):
                opened.send(frame)
        except (TimeoutError, ConnectionClosed, OSError):
            pass
        assert resident(status) - before < 50_000
    assert client.get("/healthz")["ok"]


def resident(status: Path) -> int:
    """Kilobytes of memory that a process has."""
    return int(next(line.split()[1] for line in status.read_text().splitlines() if line.startswith("VmRSS")))


def test_a_bucket_fills_again() -> None:
    bucket = Bucket(2, 0.0)
    assert [bucket.wait(1.0, 2, 0.0) for _ in range(2)] == [0.0, 0.0]
    assert bucket.wait(1.0, 2, 0.0) == 1.0
    assert bucket.wait(1.0, 2, 1.0) == 0.0


def test_addresses_are_counted_apart_and_forgotten() -> None:
    now = 0.0
    keeper = Gatekeeper(Limits(new_tables=1, new_table_burst=1), lambda: now)
    keeper.new_table("a")
    keeper.new_table("b")
    with pytest.raises(Refused) as refused:
        keeper.new_table("a")
    assert refused.value.wait == 1.0
    for number in range(3 * keeper.MOST):
        keeper.request(str(number))
    assert len(keeper.buckets) <= keeper.MOST
