"""Every sentence exists in English and in German, speaks of the same things in both, and is used."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from fablewood import GAMES
from fablewood.core.text import LANGUAGES, Message, say, seat_named

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "fablewood"
PAGE = ROOT / "web" / "src"
LITERAL = re.compile(r'"((?:[a-z]+|option)(?:-[A-Za-z0-9]+)+)"')


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's way
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.found.add(f"message {node.id.name}")


def messages(language: str) -> dict[str, set[str]]:
    """All messages with the variables they use."""
    found: dict[str, set[str]] = {}
    for file in sorted((SOURCE / "locale" / language).glob("*.ftl")):
        resource = FluentParser().parse(file.read_text(encoding="utf-8"))
        for entry in resource.body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice in {language}"
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.found
    return found


CATALOGUES = {language: messages(language) for language in LANGUAGES}
ENGLISH = CATALOGUES["en"]


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_message_is_there_in_each_language_with_the_same_variables(language: str) -> None:
    other = CATALOGUES[language]
    assert set(other) == set(ENGLISH)
    assert {id: other[id] for id in ENGLISH} == ENGLISH


def sources() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(SOURCE.rglob("*.py")))


def page_sources() -> str:
    files = sorted(path for path in PAGE.rglob("*") if path.suffix in (".ts", ".svelte"))
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def test_every_message_named_in_the_page_exists() -> None:
    named = set(re.findall(r"'((?:web|table|level|eq|sp|ho)-[A-Za-z0-9-]*[A-Za-z0-9])'", page_sources()))
    assert named
    assert named - set(ENGLISH) == set()


def test_every_message_of_the_page_is_used() -> None:
    """By its whole id; or by the beginning of it, where what follows is something that stands in a source."""
    page, everything = page_sources(), page_sources() + sources()
    families = set(re.findall(r"`(web-[a-z-]*)\$\{", page))
    for id in (id for id in ENGLISH if id.startswith("web-")):
        rests = [id.removeprefix(family) for family in families if id.startswith(family)]
        named = any(re.search(rf"['\"]{rest}['\"]|\b{rest}:", everything) for rest in rests)
        assert f"'{id}'" in page or named, f"nothing says {id}"


def test_every_message_named_in_the_source_exists() -> None:
    families = {id.split("-")[0] for id in ENGLISH} - {"seat", "list"}
    named = {id for id in LITERAL.findall(sources()) if id.split("-")[0] in families}
    known = set(ENGLISH) | {text for text in named if any(id.startswith(text) for id in ENGLISH)}
    assert named - known - set(GAMES) == set()


def test_every_message_is_used() -> None:
    """By its whole id; or by what a family of ids puts in: `sp-event-played` by "played"."""
    text = sources()
    quoted = set(re.findall(r"""["']([A-Za-z]+(?:-[A-Za-z0-9]+)*)["']""", text))
    families = ("option-", "shape-")
    for id in (id for id in ENGLISH if not id.startswith("web-")):
        parts = [id.split("-", cut)[-1] for cut in range(id.count("-") + 1)]
        referred = any(f"message {id}" in variables for variables in ENGLISH.values())
        described = id.startswith(families) or parts[-1] in ("title", "blurb")
        assert described or referred or quoted.intersection(parts), f"nothing says {id}"


def test_games_and_options_are_described() -> None:
    for game in GAMES.values():
        for id in [f"{game.code}-title", f"{game.code}-blurb"]:
            assert id in ENGLISH
        for option in game.options:
            assert f"option-{game.code}-{option.name}" in ENGLISH


def test_a_sentence_names_those_who_sit_at_the_table() -> None:
    message = Message("sp-event-ready", seat=seat_named(1))
    assert say(message) == "Seat 2 is ready."
    assert say(message, "de", names=["Ann", "Bert", "Cleo"]) == "Bert ist bereit."


def test_a_long_list_is_told_to_its_end() -> None:
    """Only what people wrote is cut short."""
    cards = tuple(Message("eq-card", creature="feather-fox", number=number) for number in range(11))
    spoken = say(Message("eq-position-missing", count=11, cards=cards * 3))
    assert "…" not in spoken
    assert spoken.count("Feather Fox 10") == 3


RULE = re.compile(r"^\*\*([A-Z]{2} \d+\.\d+)\*\*", re.MULTILINE)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_rules_are_written_in_each_language_and_every_cited_rule_exists(game: object) -> None:
    assert hasattr(game, "name")
    assert hasattr(game, "code")
    written = {
        language: RULE.findall((ROOT / "docs" / "rules" / f"{game.name}.{language}.md").read_text(encoding="utf-8"))
        for language in LANGUAGES
    }
    for rules in written.values():
        assert len(set(rules)) == len(rules)
        assert rules == written["en"]
    code = str(game.code).upper()
    cited = set(re.findall(rf"\b({code} \d+\.\d+)\b", sources()))
    assert cited - set(written["en"]) == set()
    assert cited
