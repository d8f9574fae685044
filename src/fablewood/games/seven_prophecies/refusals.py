"""Why a move is not legal: the reason in this position, and the rule."""

from __future__ import annotations

from fablewood.core.errors import Refusal
from fablewood.core.game import Setup
from fablewood.core.text import Message, seat_named
from fablewood.games.seven_prophecies import words
from fablewood.games.seven_prophecies.numbers import ENDED, FORETELLING, NUMBERS, TOKENS, WITHDRAW
from fablewood.games.seven_prophecies.rules import SevenProphecies


def refusal(state: SevenProphecies, seat: int, move: int) -> Refusal:
    if state.phase == ENDED:
        return Refusal(Message("sp-refusal-over"), "SP 8.1")
    if move == WITHDRAW:
        return _no_withdrawal(state, seat)
    if move > WITHDRAW:
        return _no_foretelling(state)
    return _no_card(state, seat, move)


def _no_withdrawal(state: SevenProphecies, seat: int) -> Refusal:
    if state.phase != FORETELLING:
        return Refusal(Message("sp-refusal-withdraw-late"), "SP 4.3")
    if state.bid(seat) is None:
        return Refusal(Message("sp-refusal-withdraw-nothing"), "SP 4.3")
    return Refusal(Message("sp-refusal-locked"), "SP 11.2")


def _no_foretelling(state: SevenProphecies) -> Refusal:
    if state.phase != FORETELLING:
        return Refusal(Message("sp-refusal-foretell-late"), "SP 4.2")
    if state.locks:
        return Refusal(Message("sp-refusal-locked"), "SP 11.2")
    return Refusal(Message("sp-refusal-foretell-again"), "SP 4.3")


def _no_card(state: SevenProphecies, seat: int, card: int) -> Refusal:
    named = words.card_named(card)
    if card % NUMBERS >= state.numbers:
        return Refusal(Message("sp-refusal-no-such-card", card=named), "SP 9.1")
    if state.phase == FORETELLING:
        waiting = tuple(seat_named(one) for one in state.to_act())
        return Refusal(Message("sp-refusal-play-early", waiting=waiting), "SP 4.2")
    if seat not in state.to_act():
        return Refusal(Message("sp-refusal-turn", seat=seat_named(state.to_act()[0])), "SP 5.1")
    hand = state.hand(seat)
    if card not in hand:
        return Refusal(Message("sp-refusal-not-held", card=named, cards=words.cards_named(hand)), "SP 5.1")
    colour = state.colour_row()[state.trick]
    follow = words.cards_named([held for held in hand if held // NUMBERS == colour])
    return Refusal(Message("sp-refusal-follow", colour=words.colour_named(colour), cards=follow), "SP 5.2")


def unreadable(setup: Setup, text: str) -> Refusal:
    tidy = " ".join(text.lower().split())
    tokens = words.prophecy_attempt(tidy)
    if tokens is None:
        example = words.prophecy_text(words.PROPHECIES[setup.seats][-len(words.PROPHECIES[setup.seats]) // 2])
        return Refusal(Message("sp-unreadable", text=text, example=f"foretell {example}"))
    if len(tokens) != setup.seats:
        return Refusal(Message("sp-unreadable-ranks", found=len(tokens), ranks=setup.seats), _tokens_rule(setup))
    if min(tokens) < 0:
        return Refusal(Message("sp-unreadable-negative"), _tokens_rule(setup))
    return Refusal(Message("sp-unreadable-tokens", found=sum(tokens), tokens=TOKENS), _tokens_rule(setup))


def _tokens_rule(setup: Setup) -> str:
    return "SP 9.3" if setup.seats == 3 else "SP 4.1"
