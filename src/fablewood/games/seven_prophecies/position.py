"""Positions: written down, and set up again from what somebody wrote.

A position is the beginning of the round and what was played in it. It is set up by playing it again by the rules,
so that nothing can be set up that could not have happened.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from fablewood.core.errors import IllegalMove, InvalidPosition, Refusal
from fablewood.core.game import Setup
from fablewood.core.shape import list_of
from fablewood.core.text import Message, Word, seat_named
from fablewood.games.seven_prophecies import words
from fablewood.games.seven_prophecies.numbers import (
    ENDED,
    FIRST_FORETELLING,
    FORETELLING,
    HAND,
    NUMBERS,
    POINTS,
    TOKENS,
)
from fablewood.games.seven_prophecies.rules import SevenProphecies
from fablewood.games.seven_prophecies.words import CARD_IDS, CARD_TEXTS, COLOURS


def situation(state: SevenProphecies) -> dict[str, Any]:
    seats = range(state.seats)
    return {
        "sheet": state.score_sheet(),
        "starter": state.starter,
        "row": [COLOURS[colour] for colour in state.colour_row()],
        "hands": [[CARD_TEXTS[card] for card in state.hand(seat)] for seat in seats],
        "prophecies": [state.bid(seat) for seat in seats],
        "tricks": [
            [CARD_TEXTS[card] for _, card in state.trick_cards(trick)]
            for trick in range(state.tricks_begun() if state.phase != FORETELLING else 0)
        ],
    }


def schema() -> dict[str, Any]:
    tokens = list_of({"type": "integer", "minimum": 0, "maximum": TOKENS}, 3, 4)
    card = {"enum": list(CARD_TEXTS)}
    return {
        "sheet": list_of(list_of({"type": "integer", "minimum": 0, "maximum": 5}, 3, 4), 0, 12),
        "starter": {"type": "integer", "minimum": 0, "maximum": 3},
        "row": list_of({"enum": list(COLOURS)}, HAND, HAND),
        "hands": list_of(list_of(card, 0, HAND), 3, 4),
        "prophecies": list_of({"anyOf": [tokens, {"type": "null"}]}, 3, 4),
        "tricks": list_of(list_of(card, 1, 4), 0, HAND),
    }


def place(setup: Setup, position: Mapping[str, Any]) -> SevenProphecies:
    _check_counts(setup, position)
    _check_cards(setup, position)
    sheet = position["sheet"]
    _check_sheet(setup, sheet)
    ended = _ended(setup, sheet)
    state = SevenProphecies(setup)
    row = [COLOURS.index(colour) for colour in position["row"]]
    played = _cards_by_seat(setup, position)
    hands = [sorted(CARD_IDS[card] for card in [*hand, *played[seat]]) for seat, hand in enumerate(position["hands"])]
    for seat, hand in enumerate(hands):
        if len(hand) != HAND:
            _refuse(f"$.hands[{seat}]", "sp-position-hand", seat=seat_named(seat), found=len(hand), cards=HAND)
    state.arrange(sheet[:-1] if ended else sheet, position["starter"], row, hands)
    _foretell(state, position)
    _play(state, position, ended)
    if state.score_sheet() != sheet:
        _refuse("$.sheet", "sp-position-sheet-last", found=str(state.score_sheet()[-1]))
    return state


def _check_counts(setup: Setup, position: Mapping[str, Any]) -> None:
    rows = [("$.hands", position["hands"]), ("$.prophecies", position["prophecies"])]
    rows += [(f"$.sheet[{index}]", points) for index, points in enumerate(position["sheet"])]
    rows += [(f"$.prophecies[{seat}]", bid) for seat, bid in enumerate(position["prophecies"]) if bid is not None]
    for path, row in rows:
        if len(row) != setup.seats:
            _refuse(path, "sp-position-seats", found=len(row), seats=setup.seats)
    if position["starter"] >= setup.seats:
        _refuse("$.starter", "sp-position-starter", found=position["starter"], last=setup.seats - 1)
    _check_starter(setup, position)
    for index, cards in enumerate(position["tricks"]):
        if len(cards) > setup.seats or (len(cards) < setup.seats and index < len(position["tricks"]) - 1):
            _refuse(f"$.tricks[{index}]", "sp-position-trick", found=len(cards), seats=setup.seats)
    for seat, bid in enumerate(position["prophecies"]):
        if bid is not None and sum(bid) != TOKENS:
            _refuse(f"$.prophecies[{seat}]", "sp-unreadable-tokens", found=sum(bid), tokens=TOKENS)


def _check_starter(setup: Setup, position: Mapping[str, Any]) -> None:
    """SP 8.2: the starting token has gone round once for each round before this one."""
    first, sheet = str(setup.options["firstPlayer"]), position["sheet"]
    if first != "random":
        before = len(sheet) - _ended(setup, sheet)
        starter = (int(first) - 1 + before) % setup.seats
        if position["starter"] != starter:
            _refuse("$.starter", "sp-position-first", found=position["starter"], starter=starter)


def _check_cards(setup: Setup, position: Mapping[str, Any]) -> None:
    for colour, times in Counter(position["row"]).items():
        if times > 3:
            _refuse("$.row", "sp-position-row", colour=words.colour_named(COLOURS.index(colour)), times=times)
    places = [(f"$.hands[{seat}]", hand) for seat, hand in enumerate(position["hands"])]
    places += [(f"$.tricks[{index}]", cards) for index, cards in enumerate(position["tricks"])]
    seen: dict[str, str] = {}
    for path, cards in places:
        for card in cards:
            named = words.card_named(CARD_IDS[card])
            if setup.seats == 3 and CARD_IDS[card] % NUMBERS >= 9:
                _refuse(path, "sp-refusal-no-such-card", card=named)
            if card in seen:
                _refuse(path, "sp-position-twice", card=named, other=seen[card])
            seen[card] = path


def _check_sheet(setup: Setup, sheet: list[list[int]]) -> None:
    rounds = int(setup.options["rounds"])
    if len(sheet) > rounds:
        _refuse("$.sheet", "sp-position-rounds", found=len(sheet), rounds=rounds)
    totals = [0] * setup.seats
    for index, points in enumerate(sheet):
        if max(totals) >= TOKENS:
            _refuse(f"$.sheet[{index}]", "sp-position-after-end", score=max(totals))
        if not _can_be_scored(points):
            _refuse(f"$.sheet[{index}]", "sp-position-points", points=str(points))
        totals = [total + more for total, more in zip(totals, points, strict=True)]


def _ended(setup: Setup, sheet: list[list[int]]) -> bool:
    """Whether the game is over by these points."""
    best = max((sum(points) for points in zip(*sheet, strict=True)), default=0)
    return best >= TOKENS or len(sheet) == int(setup.options["rounds"])


def _can_be_scored(points: list[int]) -> bool:
    """SP 7: nothing for anybody; or one sort of points for achieving, 1 or nothing for the others."""
    best = max(points)
    if best not in {0, *POINTS}:
        return False
    others = [one for one in points if one != best]
    consoled = not others or 1 in others or best < 2
    return consoled and all(one < 2 for one in others)


def _cards_by_seat(setup: Setup, position: Mapping[str, Any]) -> list[list[str]]:
    """Who played which cards: play them once with the hands unknown, to learn who led each trick."""
    leader = position["starter"]
    played: list[list[str]] = [[] for _ in range(setup.seats)]
    for index, cards in enumerate(position["tricks"]):
        for turn, card in enumerate(cards):
            played[(leader + turn) % setup.seats].append(card)
        if len(cards) == setup.seats:
            leader = _winner(setup, position["row"][index], leader, cards)
    return played


def _winner(setup: Setup, colour: str, leader: int, cards: list[str]) -> int:
    """Who ranks 1st: asked of the rules, on a table where just this trick is played."""
    trial = SevenProphecies(setup)
    hands = [[CARD_IDS[cards[(seat - leader) % setup.seats]]] for seat in range(setup.seats)]
    trial.arrange([], leader, [COLOURS.index(colour)] * HAND, hands)
    for seat in range(setup.seats):
        trial.play(seat, FIRST_FORETELLING)
    for turn, card in enumerate(cards):
        trial.play((leader + turn) % setup.seats, CARD_IDS[card])
    return trial.leader


def _foretell(state: SevenProphecies, position: Mapping[str, Any]) -> None:
    bids = position["prophecies"]
    if position["tricks"] and None in bids:
        _refuse(f"$.prophecies[{bids.index(None)}]", "sp-position-foretell")
    for seat, bid in enumerate(bids):
        if bid is not None:
            state.play(seat, f"foretell {words.prophecy_text(bid)}")


def _play(state: SevenProphecies, position: Mapping[str, Any], ended: bool) -> None:
    rounds = state.round
    for index, cards in enumerate(position["tricks"]):
        for turn, card in enumerate(cards):
            path = f"$.tricks[{index}][{turn}]"
            if state.round != rounds:
                _refuse(path, "sp-position-round-over", trick=index)
            try:
                state.play(state.to_act()[0], CARD_IDS[card])
            except IllegalMove as error:
                raise InvalidPosition(
                    Refusal(Message("position-at", path=path, reason=error.refusal.reason), error.refusal.rule)
                ) from None
    if ended and state.phase != ENDED:
        _refuse("$.tricks", "sp-position-unfinished")
    if not ended and state.round != rounds:
        _refuse("$.tricks", "sp-position-round-over", trick=len(position["tricks"]))


def _refuse(path: str, reason: str, **args: Word) -> None:
    raise InvalidPosition(Refusal(Message("position-at", path=path, reason=Message(reason, **args))))
