"""Why something can't be chosen for a power or a Tree. Seat 0 has the turn."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fablewood.games.equinox.rules import Equinox
from tests.games.equinox.tables import EIGHT, legal, play, refused, table

OTHERS = ["...", "...", "..."]
MINE = {"rubble 1": "0", "hoot 1": "2"}


def using(power: str, hands: list[str], then: str = "", eight: str = EIGHT, **there: object) -> Equinox:
    """Seat 0 controls a creature, plays its 4 and uses its power."""
    eight = eight if power in eight else eight.replace("squeak", power)
    row = len(str(there.get("fallen", "")).split()) + 1
    there["pebbles"] = {f"{power} {row}": "0", **there.get("pebbles", {})}  # type: ignore[dict-item]
    state = table([f"{power}-4 {hands[0]}", *hands[1:]], creatures=eight, **there)  # type: ignore[arg-type]
    play(state, "pass", f"play {power}-4", "use", *then.split("; ") if then else ())
    return state


def tree(card: str, **there: object) -> Equinox:
    state = table([f"{card} rubble-1", *OTHERS], **there)  # type: ignore[arg-type]
    play(state, "pass", f"play {card}-1")
    return state


HOOT = ["ch-9", "stag-1 stag-9 ch-1", *OTHERS[:2]]
PILES = {"stag 1": "3 8", "stag 2": "4", "hoot 1": "ch-5", "hoot 2": "6"}
DEAD = {"fallen": "carmen"}


@pytest.mark.parametrize(
    ("at", "move", "why"),
    [
        (lambda: using("stag", ["ch-9", *OTHERS]), "choose seat-1", "You can't choose yourself."),
        (lambda: using("stag", ["ch-9", "...", "..."]), "choose seat-5", "Only 3 players sit at this table."),
        (lambda: using("stag", ["ch-9", "", "ch-1"]), "choose seat-2", "Seat 2 has no card in hand."),
        (
            lambda: using("goatman", ["ch-9", "ch-1 ch-2", "..."]),
            "choose seat-2",
            "Seat 2 has only 2 cards in hand, and it takes three.",
        ),
        (lambda: using("hoot", HOOT, "choose seat-2", **DEAD), "name carmen", "Carmen was eliminated in round 1."),
        (lambda: using("hoot", HOOT), "name stag", "That is no answer to what Hoot asks."),
        (
            lambda: using("hoot", HOOT, "choose seat-2; name stag"),
            "give chameleon-1",
            "You were asked for a card of Stag.",
        ),
        (
            lambda: using("hoot", HOOT, "choose seat-2; name stag"),
            "give stag-3",
            "You don't hold Stag 3. You hold Stag 1, Stag 9 and Chameleon 1.",
        ),
        (
            lambda: using("hoot", HOOT, "choose seat-2; name stag", aside=["", "stag-7", "", ""]),
            "give stag-7",
            "Stag 7 is set aside: it comes back to your hand in phase 3 of your turn.",
        ),
        (
            lambda: using("goatman", ["ch-9", "ch-1 ch-2 ch-3"], "choose seat-2"),
            "keep chameleon-4",
            "You have looked at Chameleon 1, Chameleon 2 and Chameleon 3, and keep one of them.",
        ),
        (
            lambda: using("fungy", ["ch-9", *OTHERS], **DEAD),
            "name stag",
            "Stag is still in play: only the powers of eliminated creatures can be borrowed.",
        ),
        (
            lambda: using("fungy", ["ch-9", *OTHERS], eight=EIGHT.replace("squeak", "ursus"), fallen="ursus carmen"),
            "name ursus",
            "Ursus has no power.",
        ),
        (
            lambda: using("fungy", ["squeak-1", *OTHERS], fallen="squeak twinz carmen"),
            "name twinz",
            "The power of Twinz has nothing to do: no other card of yours that could be played.",
        ),
        (
            lambda: using("feather-fox", ["ch-9", *OTHERS], piles={"stag 1": "3"}),
            "name feather-fox",
            "The card has to come from another column than Feather Fox's.",
        ),
        (
            lambda: using("feather-fox", ["ch-9", *OTHERS], piles={"stag 1": "3"}),
            "name hoot",
            "On Hoot's space in row 1 lies no card.",
        ),
        (
            lambda: using("fiery-fang", ["ch-9", *OTHERS], piles={"fiery-fang 1": "3", "stag 1": "5"}, **DEAD),
            "take stag-5",
            "Only a card of Fiery Fang can be taken.",
        ),
        (
            lambda: using("fiery-fang", ["ch-9", *OTHERS], piles={"fiery-fang 1": "3", "stag 1": "5"}, **DEAD),
            "take fiery-fang-4",
            "Fiery Fang 4 lies in the current row: it has to be a row before.",
        ),
        (
            lambda: using("pilgrim", ["ch-9", *OTHERS], piles={"stag 1": "3 ch-2"}),
            "take pilgrim-4",
            "Pilgrim 4 is no Chameleon.",
        ),
        (
            lambda: using("pilgrim", ["ch-9", *OTHERS], piles={"stag 1": "ch-3 ch-2"}),
            "take chameleon-3",
            "Chameleon 3 doesn't lie visible on the table.",
        ),
        (
            lambda: tree("dryad", piles={"stag 1": "3", "hoot 1": "ch-2"}),
            "take chameleon-2",
            "Chameleon 2 is no Creature card.",
        ),
        (lambda: tree("dryad", piles={"stag 1": "2 3"}), "take stag-2", "Stag 2 doesn't lie visible on the table."),
        (lambda: tree("ancestor", **DEAD), "name carmen", "Carmen was eliminated in round 1."),
        (
            lambda: using("rubble", ["ch-9", *OTHERS], pebbles=MINE, **DEAD),
            "place hoot row-1",
            "On Hoot's space in row 1 lies a pebble of Seat 3 already.",
        ),
        (
            lambda: using("rubble", ["ch-9", *OTHERS], pebbles=MINE, **DEAD),
            "place hoot row-3",
            "Row 3 is still to come: this is round 2.",
        ),
        (
            lambda: using("rubble", ["ch-9", *OTHERS], pebbles=MINE, **DEAD),
            "place carmen row-1",
            "Carmen was eliminated in round 1.",
        ),
        (
            lambda: using("moss-man", ["ch-9", *OTHERS], pebbles={"hoot 1": "2"}),
            "lift hoot row-1",
            "You have no pebble on Hoot's space in row 1.",
        ),
        (
            lambda: using("moss-man", ["ch-9", *OTHERS]),
            "lift hoot champion",
            "You have no pebble on Hoot's Champion card.",
        ),
        (
            lambda: using("moss-man", ["ch-9", *OTHERS]),
            "lift secret",
            "You have no secret prediction that could be revealed.",
        ),
        (
            lambda: using("hopscotch", ["ch-9", *OTHERS], piles=PILES, **DEAD),
            "swap hoot row-1 row-2",
            "Chameleon 5 is no Creature card.",
        ),
        (
            lambda: using("hopscotch", ["ch-9", *OTHERS], piles=PILES, **DEAD),
            "swap stag row-1 row-3",
            "Row 3 is still to come: this is round 2.",
        ),
        (
            lambda: using("hopscotch", ["ch-9", *OTHERS], piles=PILES, **DEAD),
            "swap rubble row-1 row-2",
            "On Rubble's space in row 1 lies no card.",
        ),
    ],
)
def test_a_choice_is_refused_with_its_reason(at: Callable[[], Equinox], move: str, why: str) -> None:
    said = refused(at(), move)
    assert said.startswith(f"{why} Possible: ")
    assert said.split()[-2] == "EQ"


def test_what_is_possible_is_counted_when_it_is_much() -> None:
    piles = {f"{one} {row}": str(row + 4) for one in EIGHT.split() for row in (1, 2) if (one, row) != ("squeak", 2)}
    said = refused(tree("dryad", piles=piles, fallen="squeak"), "take stag-9")
    assert said.startswith("Stag 9 doesn't lie visible on the table. Possible: Take Squeak 5, ")
    assert said.endswith(" and 3 more. EQ 10.2")


def test_why_a_power_had_nothing_to_do() -> None:
    taken = {f"{one} 1": str(1 + i % 3) for i, one in enumerate(EIGHT.split())} | {"rubble 1": "0"}
    state = table(["rubble-4 ch-9", *OTHERS], pebbles=taken)
    play(state, "pass", "play rubble-4")
    assert (
        refused(state, "use", seat=0) == "The power of Rubble 4 has nothing to do: no free space for a pebble. EQ 9.4"
    )
    state = table(["twinz-4 squeak-1", *OTHERS], pebbles={"twinz 2": "0"}, fallen="squeak")
    play(state, "pass", "play twinz-4")
    assert legal(state) == ["decline"]
    why = "The power of Twinz 4 has nothing to do: no other card of yours that could be played. EQ 9.5"
    assert refused(state, "use") == why
