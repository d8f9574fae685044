"""What a seat may know (SP 10), as plain data."""

from __future__ import annotations

from typing import Any

from fablewood.games.seven_prophecies.numbers import ENDED, FORETELLING
from fablewood.games.seven_prophecies.rules import SevenProphecies
from fablewood.games.seven_prophecies.words import CARD_TEXTS, COLOURS

PHASES = ("foretelling", "tricks", "over")


def view(state: SevenProphecies, seat: int) -> dict[str, Any]:
    seats = range(state.seats)
    shown = state.phase != FORETELLING
    return {
        "phase": PHASES[state.phase],
        "round": state.round if state.phase == ENDED else state.round + 1,
        "starter": state.starter,
        "row": [COLOURS[colour] for colour in state.colour_row()],
        "trick": state.trick - 1 if state.phase == ENDED else state.trick,
        "leader": state.leader,
        "hand": None if seat < 0 else [CARD_TEXTS[card] for card in state.hand(seat)],
        "hand_sizes": [len(state.hand(one)) for one in seats],
        "ready": [state.bid(one) is not None for one in seats],
        "prophecies": [state.bid(one) if shown or one == seat else None for one in seats],
        "tokens": [state.tokens_on(one) if shown else None for one in seats],
        "tricks": [trick(state, number) for number in range(state.tricks_begun())] if shown else [],
        "missing": [[COLOURS[colour] for colour in state.colours_missing(one)] for one in seats],
        "scores": [state.score(one) for one in seats],
        "sheet": state.score_sheet(),
    }


def trick(state: SevenProphecies, number: int) -> list[dict[str, Any]]:
    """The cards of a trick in the order they were played; ranks once all are there."""
    ended = number < state.trick
    return [
        {
            "seat": seat,
            "card": CARD_TEXTS[card],
            "rank": state.rank_taken(number, seat) if ended else None,
            "fulfilled": ended and state.token_moved(number, seat),
        }
        for seat, card in state.trick_cards(number)
    ]
