"""Playing: moves, refusals, endings. True for every game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from fablewood import Chance, IllegalMove, InvalidMove, InvalidSetup
from fablewood.core.rollout import Rollout
from fablewood.core.text import LANGUAGES
from tests.tables import Table, at_every_table, moves_to_ask_about, random_game, random_states


@at_every_table
def test_every_random_game_ends_and_never_gets_stuck(table: Table) -> None:
    for seed in range(20):
        for state, _, _ in random_game(table, seed, hesitant=seed % 2 == 1):
            assert all(state.legal(seat) for seat in state.to_act())
        assert state.over
        assert not any(state.legal(seat) for seat in range(table.seats))


@at_every_table
def test_the_outcome_is_there_at_the_end_and_not_before(table: Table) -> None:
    for state, _, _ in random_game(table, "outcome"):
        assert state.outcome() is None
    outcome = state.outcome()
    assert outcome is not None
    assert len(outcome.scores) == len(outcome.places) == table.seats
    assert outcome.winners
    for seat, place in enumerate(outcome.places):
        assert place == 1 + sum(other < place for other in outcome.places), f"seat {seat} has place {place}"


@at_every_table
def test_the_same_seed_gives_the_same_game(table: Table) -> None:
    assert table.deal("abc") == table.deal("abc")
    assert table.deal("7") == table.deal(7)
    assert len({str(table.deal(seed).position()) for seed in range(10)}) == 10


@at_every_table
def test_a_move_has_exactly_one_text(table: Table) -> None:
    state = table.deal(1)
    texts = [state.move_text(move) for move in range(table.game.move_count(state.setup))]
    assert len(set(texts)) == len(texts)
    for move, text in enumerate(texts):
        assert text == text.lower() == " ".join(text.split())
        assert state.read_move(text) == move
        assert state.read_move(f"  {text.upper().replace(' ', '   ')} ") == move


@at_every_table
@pytest.mark.parametrize("text", ["", " ", "play", "nonsense", "play nothing-1", "\x00", "🦊", "a" * 10_000, "{0}"])
def test_what_is_no_move_is_refused_in_words(table: Table, text: str) -> None:
    state = table.deal(1)
    for attempt in (lambda: state.read_move(text), lambda: state.play(0, text), lambda: state.explain(0, text)):
        with pytest.raises(InvalidMove) as caught:
            attempt()
        assert len({caught.value.text(language) for language in LANGUAGES}) == 2
    assert state == table.deal(1)


@at_every_table
def test_numbers_that_are_no_moves_or_seats_are_refused(table: Table) -> None:
    state = table.deal(1)
    for move in (-1, table.game.move_count(state.setup), 2**31, 2**32, 2**32 + 1, -(2**33)):
        with pytest.raises(InvalidMove):
            state.play(0, move)
    for seat in (-1, table.seats, 2**31):
        with pytest.raises(InvalidSetup):
            state.play(seat, 0)
    for seat in (-2, table.seats):
        with pytest.raises(InvalidSetup):
            state.view(seat)
        with pytest.raises(InvalidSetup):
            state.resample(seat, Chance(1))
    assert state == table.deal(1)


@at_every_table
def test_a_move_is_legal_or_explained_and_a_refused_one_changes_nothing(table: Table) -> None:
    for state in random_states(table, "explain", games=3, per_game=6):
        before = state.copy()
        for seat in range(table.seats):
            legal = set(state.legal(seat))
            for move in moves_to_ask_about(state, seat):
                refusal = state.explain(seat, move)
                assert (refusal is None) == (move in legal)
                if refusal is not None:
                    texts = [refusal.text(language) for language in LANGUAGES]
                    assert texts[0] != texts[1]
                    assert refusal.rule.startswith(table.game.code.upper() + " ")
                    assert texts[0].endswith(refusal.rule)
                    assert texts[1].endswith(refusal.rule)
                    with pytest.raises(IllegalMove) as caught:
                        state.play(seat, move)
                    assert caught.value.refusal == refusal
        assert state == before


@at_every_table
def test_decisions_made_at_the_same_time_don_t_depend_on_their_order(table: Table) -> None:
    for state in random_states(table, "order", games=3, per_game=10):
        waiting = state.to_act()
        if len(waiting) < 2:
            continue
        chance = Chance("order")
        moves = {seat: state.legal(seat)[chance.pick(len(state.legal(seat)))] for seat in waiting}
        forwards, backwards = state.copy(), state.copy()
        for seat in waiting:
            forwards.play(seat, moves[seat])
        for seat in reversed(waiting):
            backwards.play(seat, moves[seat])
        assert forwards == backwards


@at_every_table
def test_search_can_play_whole_games_without_asking_what_game_it_is(table: Table) -> None:
    start = table.deal(3)
    before = start.copy()
    rollout = Rollout("search")
    assert rollout.play(start, 50) == rollout.decisions > 50
    assert start == before


@at_every_table
def test_the_setup_is_refused_in_words(table: Table) -> None:
    for seats in (0, 1, 6, -1, 10**9):
        with pytest.raises(InvalidSetup):
            table.game.deal(seats, 1)
    for name in ["nonsense", *(option.name for option in table.game.options)]:
        with pytest.raises(InvalidSetup) as caught:
            table.game.deal(table.seats, 1, {name: "?"})
        assert len({caught.value.text(language) for language in LANGUAGES}) == 2
    for seed in ("", "two words", "ü", "x" * 101, "line\n", "#1", None, 1.5, b"x", True, 10**5000):
        with pytest.raises(InvalidSetup):
            table.game.deal(table.seats, seed)  # type: ignore[arg-type]


@at_every_table
def test_what_is_no_whole_number_is_no_seat_and_no_move(table: Table) -> None:
    state = table.deal(1)
    for wrong in (1.0, 0.5, None, "0", [], object()):
        attempts: list[Callable[[Any], object]] = [state.legal, state.view, lambda seat: state.play(seat, 0)]
        if not isinstance(wrong, str):
            attempts.append(lambda move: state.play(0, move))
        for attempt in attempts:
            with pytest.raises(TypeError):
                attempt(wrong)
    for huge in (2**31, 2**40, 2**70, -(2**70), 10**5000):
        with pytest.raises(InvalidSetup):
            state.legal(huge)
        with pytest.raises(InvalidMove):
            state.play(0, huge)
        with pytest.raises(InvalidMove):
            state.move_text(huge)
    nothing: Any = None
    with pytest.raises(TypeError):
        state.resample(0, nothing)
    with pytest.raises(TypeError):
        Rollout(1).play(nothing, 1)
    for seats in (float(table.seats), None, "3", True):
        with pytest.raises(InvalidSetup):
            table.game.deal(seats, 1)  # type: ignore[arg-type]
    assert state == table.deal(1)
