"""Decks as texts: one with a Toad, the base deck in both languages, and the words as docs/add-a-card.md lists them."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from pathlib import Path

from fablewood.core.text import LANGUAGES
from fablewood.games.hoard.cards import ABILITIES, Card, DeckList, read_deck
from fablewood.games.hoard.decks import base_deck
from fablewood.games.hoard.effects.language import print_text
from fablewood.games.hoard.effects.phrases import FIELD_WORDS, GROUP_WORDS, POWER_WORDS, Group, Power, heads
from fablewood.games.hoard.effects.vocabulary import CONTINUOUS, EFFECTS, MODIFIERS, PASSIVES, Sentence

ROOT = Path(__file__).parents[3]
GOLDEN = ROOT / "tests" / "golden" / "hoard-deck.txt"
GUIDE = ROOT / "docs" / "add-a-card.md"
BEGIN, END = "<!-- the words, written by python -m tests.golden -->\n", "<!-- the end of the words -->\n"


def printed_deck() -> str:
    deck = base_deck()
    lines = [
        f"{GROUP_WORDS[language][group]} {threshold}: {print_text(text, language)}"
        for (group, threshold), text in deck.groups.items()
        for language in LANGUAGES
    ]
    for card in deck.cards:
        lines += [
            "",
            f"{card.id}, {card.copies}",
            *(line for language in LANGUAGES for line in printed(card, language)),
        ]
    return "".join(f"{line}\n" for line in lines)


def printed(card: Card, language: str) -> Iterator[str]:
    powers = [POWER_WORDS[language][power] for power in card.powers]
    facts = [GROUP_WORDS[language][card.group], str(card.might), FIELD_WORDS[language][card.start], *powers]
    yield f"  {card.names[language]}: {', '.join(facts)}; {card.thresholds}"
    for part in (*ABILITIES, "order", "modifier"):
        if getattr(card, part):
            yield f"    {part}: {print_text(getattr(card, part), language)}"


TOAD = """
extends = "base"
name = "with-toad"

[toad]
name = { en = "Toad", de = "Kröte" }
group = "pacifists"
might = 1
start = "center"
powers = ["peace adept"]
thresholds = [2]
enter = "draw 1 card"
order = ["receive 1 treasure", "draw 1 card"]
"""


def toad(old: str = "", new: str = "") -> DeckList:
    assert old in TOAD
    return read_deck(TOAD.replace(old, new, 1), "my.toml", base_deck())


KINDS: dict[str, tuple[type[Sentence], ...]] = {
    "What is done: under enter, exhaust, leave and order, and as one-shot group abilities": EFFECTS,
    "What is true of a creature: under passive": PASSIVES,
    "What an attached card does: under modifier": MODIFIERS,
    "What is true of a whole group: continuous group abilities": CONTINUOUS,
}


def reference() -> str:
    """All words of the cards, from the classes that read and print them."""
    lines: list[str] = []
    for title, kinds in KINDS.items():
        lines += [f"### {title}", "", "| English | German | What it means |", "| --- | --- | --- |"]
        lines += [
            f"| {form(kind.en)} | {form(kind.de)} | {' '.join((inspect.getdoc(kind) or '').split())} |"
            for kind in kinds
        ]
        lines.append("")
    lines += ["### Whom it may mean: WHOM", "", "| English | German |", "| --- | --- |"]
    german = {whom: words for words, whom in heads("de")}
    lines += [f"| {words} | {german[whom]} |" for words, whom in heads("en") if whom.group in (None, Group.BIRDS)]
    lines += ["", "### Powers and groups", "", "| English | German |", "| --- | --- |"]
    lines += [f"| {POWER_WORDS['en'][power]} | {POWER_WORDS['de'][power]} |" for power in Power]
    lines += [f"| {GROUP_WORDS['en'][group]} | {GROUP_WORDS['de'][group]} |" for group in Group]
    return "".join(f"{line}\n" for line in [*lines, ""])


def form(text: str) -> str:
    """`draw {n:card|cards}` as people write it: draw N card(s)."""
    text = re.sub(r"\{n:\+\}", "+N", text)
    text = re.sub(r"\{n:([^|}]+)\|([^}]+)\}", r"N \1 / \2", text)
    text = text.replace("{n}", "N").replace("{effect}", "SENTENCE").replace("{other}", "{group}")
    return re.sub(r"\{(\w+)\}", lambda slot: slot[1].upper(), text)


def written_guide() -> str:
    """The guide with the words as they are now."""
    before, _, rest = GUIDE.read_text("utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{reference()}{END}{after}"
