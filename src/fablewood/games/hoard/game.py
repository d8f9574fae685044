"""Hoard, as one of the games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fablewood.core.chance import Chance
from fablewood.core.errors import Refusal
from fablewood.core.game import Event, Game, Note, Outcome, Setup
from fablewood.core.options import Choice, FirstPlayer, Number, YesNo
from fablewood.core.state import State
from fablewood.core.text import Message, Named
from fablewood.games.hoard import position, refusals, setting, view, words
from fablewood.games.hoard.cards import plain_card, plain_deck
from fablewood.games.hoard.decks import DeckOption, deck_of
from fablewood.games.hoard.numbers import MOVES, OVER
from fablewood.games.hoard.rules import Hoard
from fablewood.games.hoard.telling import Teller


class HoardGame(Game):
    name = "hoard"
    code = "ho"
    version = 1
    seat_counts = (2, 3, 4)
    memories = ("notes",)
    options = (
        FirstPlayer(),
        Number("firstTurnAP", low=1, high=2, usual=1),
        Number("startTreasures", low=1, high=6, usual=3),
        Number("target", low=7, high=20, usual=12),
        Choice("defeat", ("owned", "treasuryOnly"), "owned"),
        YesNo("exhaustedMayMove"),
        Choice("equalMight", ("none", "both"), "none"),
        YesNo("loot"),
        YesNo("interceptStealsTreasury"),
        YesNo("lionMayDiscardItself", usual=True),
        YesNo("deadOrders", usual=True),
        Number("hummingbirdPerTurn", low=0, high=9, usual=0),
        Number("turnLimit", low=0, high=1000, usual=400),
        DeckOption(),
    )

    def begin(self, setup: Setup, chance: Chance, listen: bool) -> State:
        state = Hoard(setup, deck_of(str(setup.options["deck"]))[1], chance)
        if listen:
            state.listen()
        state.begin()
        return state

    def place(self, setup: Setup, position_: Mapping[str, Any]) -> State:
        return setting.place(setup, position_)

    def view(self, state: State, seat: int) -> dict[str, Any]:
        return view.view(_ours(state), seat)

    def situation(self, state: State) -> dict[str, Any]:
        return position.situation(_ours(state))

    def situation_schema(self) -> dict[str, Any]:
        return position.schema()

    def outcome(self, state: State) -> Outcome | None:
        table = _ours(state)
        if table.step != OVER:
            return None
        seats = range(table.seats)
        reason = next(name for name, ended in position.ENDINGS.items() if ended == table.ended)
        scores = tuple(table.treasury(seat) + table.treasure_carried(seat) for seat in seats)
        return Outcome(scores, tuple(table.place(seat) for seat in seats), Named(reason, Message(f"ho-{reason}")))

    def refusal(self, state: State, seat: int, move: int) -> Refusal:
        return refusals.refusal(_ours(state), seat, move)

    def tell(self, state: State, notes: list[Note]) -> list[Event]:
        return Teller(self, _ours(state)).tell(notes)

    def printed(self, setup: Setup, language: str) -> dict[str, dict[str, Any]]:
        deck = words.deck_list(setup)
        groups = plain_deck(deck, language)["groups"]
        return {
            label: plain_card(card, language) | {"id": card.id, "group_texts": groups.get(card.group.text, {})}
            for card in deck.cards
            for label in card.labels
        }

    def move_count(self, setup: Setup) -> int:
        return MOVES

    def move_text(self, setup: Setup, move: int) -> str:
        return words.names(setup).moves[move][0]

    def move_words(self, setup: Setup, move: int) -> Message:
        return words.names(setup).moves[move][1]

    def find_move(self, setup: Setup, text: str) -> int | None:
        return words.names(setup).move_ids.get(text)

    def unreadable(self, setup: Setup, text: str) -> Refusal:
        return Refusal(Message("ho-unreadable", text=text, examples=refusals.examples(setup, text)))


def _ours(state: State) -> Hoard:
    assert isinstance(state, Hoard)
    return state
