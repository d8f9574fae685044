"""Records: a whole game as text, read back, and refused where it isn't true. For every game."""

from __future__ import annotations

import json

import pytest

from fablewood import Chance, InvalidRecord
from fablewood.core.game import SPECTATOR
from fablewood.core.record import Record, read_records, retell
from fablewood.core.text import LANGUAGES
from fablewood.games import find_game
from tests.tables import Table, at_every_table, at_plain_tables, eyes, random_game


def random_record(table: Table, seed: str, moves: int | None = None) -> Record:
    made = [(seat, move) for _, seat, move in random_game(table, seed, hesitant=True)]
    return Record(table.deal(0).setup, seed=seed, moves=made[:moves])


def read(text: str) -> list[Record]:
    return list(read_records(text, find_game))


@at_every_table
def test_a_record_replays_to_the_same_game(table: Table) -> None:
    for seed in ("1", "two", "~!$%&/()=?:;,.-_{}[]|#"):
        record = random_record(table, seed)
        text = record.write()
        (again,) = read(text)
        assert again == record
        assert again.write() == text
        assert again.replay() == record.replay()
        assert again.replay().over


@at_every_table
def test_an_unfinished_game_and_one_from_a_position_are_records_too(table: Table) -> None:
    half = random_record(table, "half", moves=20)
    (again,) = read(half.write())
    assert again == half
    position = half.replay().position()
    rest = [(seat, move) for _, seat, move in random_game(table, "half", hesitant=True)][20:]
    late = Record(half.setup, start=position, moves=rest)
    (again,) = read(late.write())
    assert again == late
    assert late.replay() == random_record(table, "half").replay()


@at_plain_tables
def test_many_records_stand_in_one_text_with_comments_and_blank_lines(table: Table) -> None:
    records = [random_record(table, str(seed)) for seed in range(3)]
    text = "# three games\n\n" + "\n\n".join(record.write().replace("\n\n", "\n# begin\n\n") for record in records)
    assert read(text) == records


def refused(text: str) -> InvalidRecord:
    with pytest.raises(InvalidRecord) as caught:
        read(text)
    assert len({caught.value.text(language) for language in LANGUAGES}) == 2
    return caught.value


@at_plain_tables
def test_a_dishonest_record_is_refused_where_it_lies(table: Table) -> None:
    record = random_record(table, "lie")
    lines = record.write().split("\n")
    first = lines.index("") + 1
    last = len(lines) - 2

    def changed(line: int, text: str) -> str:
        return "\n".join([*lines[:line], text, *lines[line + 1 :]])

    error = refused(changed(last, "result: scores 9 9 9 9, winners 1, by lot"))
    assert (error.line, error.column) == (last + 1, 9)
    error = refused(changed(last, "result: unfinished"))
    assert (error.line, error.column) == (last + 1, 9)
    error = refused(changed(first, f"{lines[first]} gladly"))
    assert (error.line, error.column) == (first + 1, 3)
    error = refused(changed(first + 4, "9" + lines[first + 4][1:]))
    assert error.line == first + 5
    assert refused("\n".join(lines[:last])).line >= last
    assert refused("\n".join([*lines[:-2], lines[last - 1], *lines[-2:]])).line == last + 1
    assert refused(changed(0, "fablewood record 2")).line == 1
    assert refused(changed(1, "game: chess")).line == 2
    assert refused(changed(2, "rules: 999")).line == 3
    assert refused(changed(3, "seats: 17")).line == 4
    assert refused(changed(3, "seats: ٣")).line == 4
    assert "nothing stands" in str(refused(changed(3, "seats:")))
    nested = f"position: {'[' * 100_000}"
    assert refused(changed(next(i for i, line in enumerate(lines) if line.startswith("seed")), nested)).column == 11


@at_plain_tables
def test_damage_anywhere_is_refused_with_its_place_or_does_no_harm(table: Table) -> None:
    text = random_record(table, "damage").write()
    chance = Chance("damage")
    for _ in range(150):
        place = chance.pick(len(text))
        end = place + chance.pick(4)
        damaged = text[:place] + "\n x9#"[chance.pick(6) : chance.pick(6)] + text[end:]
        try:
            again = read(damaged)
        except InvalidRecord as error:
            assert 1 <= error.line <= damaged.count("\n") + 1
            assert error.column >= 1
        else:
            assert all(read(record.write()) == [record] for record in again)


@at_plain_tables
def test_retelling_leaves_nothing_out_for_the_omniscient(table: Table) -> None:
    record = random_record(table, "told")
    told = json.loads(json.dumps(retell(record, None)))
    states = [state.copy() for state, _, _ in random_game(table, "told", hesitant=True)]
    assert len(told["steps"]) == len(states)
    for step, state, (seat, move) in zip(told["steps"], states, record.moves, strict=True):
        assert step["position"] == state.position()
        assert step["to_act"] == list(state.to_act())
        for other in range(table.seats):
            texts = [state.move_text(one) for one in state.legal(other)]
            assert step["legal"].get(str(other), []) == texts
        assert (step["seat"], step["move"]) == (seat, state.move_text(move))
    assert told["opening"]["chance"]
    assert told["outcome"]["scores"]


@at_plain_tables
def test_retelling_to_a_seat_tells_what_it_saw(table: Table) -> None:
    record = random_record(table, "seen", moves=60)
    for eye in eyes(table.deal(0)):
        told = retell(record, eye)
        states = [state.copy() for state, _, _ in random_game(table, "seen", hesitant=True)][:60]
        for step, state in zip(told["steps"], states, strict=True):
            assert step["view"] == state.view(eye)
            assert "position" not in step
        assert told["seed"] is None
    watched = retell(record, SPECTATOR)
    everything = retell(record, None)
    for seen, true in zip(watched["steps"], everything["steps"], strict=True):
        assert seen.get("move", true["move"]) == true["move"]
        public = [
            {k: v for k, v in event.items() if k != "seen_by"} for event in true["events"] if event["seen_by"] is None
        ]
        assert seen["events"] == public
