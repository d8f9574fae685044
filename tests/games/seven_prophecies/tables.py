"""Sets up tables of Seven Prophecies for the scenarios: cards are written B7, M11, P1, S9."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from fablewood import Chance, set_up
from fablewood.core.game import Setup
from fablewood.core.state import State
from fablewood.games import find_game
from fablewood.games.seven_prophecies.rules import SevenProphecies

COLOURS = {"B": "broom", "M": "mushroom", "P": "potion", "S": "spellbook"}
ROW = "BBBMMMPPPS"


def card(short: str) -> str:
    return f"{COLOURS[short[0]]}-{short[1:]}"


def cards(shorts: str) -> list[str]:
    return [card(short) for short in shorts.split()]


def full_hands(hands: Sequence[str], lacking: Sequence[str] = ()) -> list[list[str]]:
    """Hands of ten that hold the named cards; the others come in order, of colours that the hand may hold."""
    seats = len(hands)
    deck = [f"{colour}{number}" for number in range(1, 12 if seats == 4 else 10) for colour in "BMPS"]
    held = [hand.split() for hand in hands]
    rest = [one for one in deck if not any(one in hand for hand in held)]
    for seat in sorted(range(seats), key=lambda seat: -len(lacking[seat]) if lacking else 0):
        for one in list(rest):
            if len(held[seat]) < 10 and not (lacking and one[0] in lacking[seat]):
                held[seat].append(one)
                rest.remove(one)
    return [[card(one) for one in hand] for hand in held]


def table(
    hands: Sequence[str],
    row: str = ROW,
    prophecies: Sequence[str | None] | None = None,
    lacking: Sequence[str] = (),
    starter: int = 0,
    sheet: Sequence[Sequence[int]] = (),
    **options: object,
) -> SevenProphecies:
    """A round that has just been dealt, with the prophecies made if they are given (`2-1-1-3`)."""
    seats = len(hands)
    bids = prophecies or [None] * seats
    state = set_up(
        {
            "game": "seven-prophecies",
            "seats": seats,
            "options": options,
            "sheet": [list(points) for points in sheet],
            "starter": starter,
            "row": [COLOURS[letter] for letter in row],
            "hands": full_hands(hands, lacking),
            "prophecies": [bid and [int(n) for n in bid.split("-")] for bid in bids],
            "tricks": [],
        }
    )
    assert isinstance(state, SevenProphecies)
    return state


def play(state: State, shorts: str) -> None:
    """Play these cards, whoever's turn it is."""
    for one in shorts.split():
        state.play(state.to_act()[0], f"play {card(one)}")


def last_ranks(state: SevenProphecies) -> list[int]:
    """The ranks of the seats in the trick just finished, from 1."""
    return [state.rank_taken(state.trick - 1, seat) + 1 for seat in range(state.seats)]


def anything(seats: int) -> str:
    return "7-0-0" if seats == 3 else "7-0-0-0"


def left_after(bid: Sequence[int], ranks: Sequence[int]) -> int:
    return 7 - sum(min(n, ranks.count(rank)) for rank, n in enumerate(bid))


def round_that_ends(
    trick: int,
    left: Sequence[int],
    bids: Sequence[Sequence[int] | None] | None = None,
    listen: bool = False,
    **setting: object,
) -> SevenProphecies:
    """A whole round, played so that it ends with this trick and leaves each seat so many tokens.

    How the cards fall doesn't depend on the prophecies: play the cards at random first, then look for prophecies
    that fit. A seat whose prophecy is given gets that one.
    """
    seats = len(left)
    wanted = list(bids or [None] * seats)
    for seed in range(3000):
        shuffled = SevenProphecies(_setup(seats, setting), Chance(seed))
        shuffled.begin()
        dealt = shuffled.position()
        fallen, moves = _cards_fall({**dealt, **setting}, seats, Chance(seed))
        chosen = [_fitting(fallen[seat], trick, left[seat], wanted[seat], seats) for seat in range(seats)]
        if None not in chosen:
            state = set_up({**dealt, **setting, "prophecies": chosen})
            assert isinstance(state, SevenProphecies)
            if listen:
                state.listen()
            rounds = state.round
            for move in moves[: trick * seats]:
                assert state.round == rounds
                state.play(state.to_act()[0], move)
            assert state.round == rounds + 1
            return state
    raise AssertionError(f"no round that ends with trick {trick} and leaves {left}")


def _setup(seats: int, setting: dict[str, object]) -> Setup:
    options = setting.get("options", {})
    assert isinstance(options, dict)
    return find_game("seven-prophecies").setup(seats, options)


def _cards_fall(dealt: dict[str, object], seats: int, chance: Chance) -> tuple[list[list[int]], list[int]]:
    """The ranks each seat takes in ten tricks, and the cards as they fall, when nobody achieves."""
    for bid in _unreachable(seats):
        state = set_up({**dealt, "prophecies": [bid] * seats, "sheet": []})
        assert isinstance(state, SevenProphecies)
        state.listen()
        moves: list[int] = []
        rounds = state.round
        ranks: list[list[int]] = [[] for _ in range(seats)]
        while state.round == rounds and not state.over:
            legal = state.legal(state.to_act()[0])
            moves.append(legal[chance.pick(len(legal))])
            state.play(state.to_act()[0], moves[-1])
            for event in state.heard():
                if event.kind in ("ranked", "fulfilled"):
                    told = event.plain()
                    ranks[int(str(told["seat"]))].append(int(str(told["rank"])))
        if len(moves) == 10 * seats:
            return ranks, moves
    return [[0] * 10] * seats, []


def _unreachable(seats: int) -> Iterator[list[int]]:
    yield [7] + [0] * (seats - 1)
    yield [0] * (seats - 1) + [7]


def _fitting(
    ranks: Sequence[int], trick: int, left: int, bid: Sequence[int] | None, seats: int
) -> Sequence[int] | None:
    """A prophecy that leaves so many tokens after this trick, and some before it."""
    every = (list(bid) for bid in product(range(8), repeat=seats) if sum(bid) == 7)
    for one in every if bid is None else [bid]:
        if left_after(one, ranks[:trick]) == left and left_after(one, ranks[: trick - 1]) > 0:
            return one
    return None
