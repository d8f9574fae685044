"""The documents are true: their examples run, their commands exist, their links lead somewhere."""

from __future__ import annotations

import argparse
import doctest
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from fablewood.cli import parser
from fablewood.core.record import read_records
from fablewood.games import find_game

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
README = (ROOT / "README.md").read_text("utf-8")

every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())


@every_page
def test_examples_run_as_they_are_shown(page: Path) -> None:
    assert doctest.testfile(str(page), module_relative=False).failed == 0


def test_there_are_examples() -> None:
    pages = [page.name for page in PAGES if ">>>" in page.read_text("utf-8")]
    assert {"README.md", "tour.md"} <= set(pages)


@every_page
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text("utf-8")):
        if not target.startswith("http"):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


def commands(top: argparse.ArgumentParser, words: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Every command that does something: `record show`, `play`, ..."""
    below = [action for action in top._actions if isinstance(action, argparse._SubParsersAction)]
    if not below:
        yield words
    for action in below:
        for name, command in action.choices.items():
            yield from commands(command, (*words, name))


@pytest.mark.parametrize("words", list(commands(parser())), ids=" ".join)
def test_every_command_is_in_the_readme(words: tuple[str, ...]) -> None:
    assert re.search(rf"fablewood {words[0]}\b", README)
    if len(words) > 1:
        assert re.search(rf"fablewood {words[0]} .*\b{words[1]}\b", README)


def test_the_record_in_the_notation_begins_as_records_begin() -> None:
    text = (ROOT / "docs" / "notation.md").read_text("utf-8")
    example = re.search(r"```\n(fablewood record 1.*?)```", text, re.DOTALL)
    assert example is not None
    (record,) = read_records(example[1].replace("...\n", ""), find_game)
    assert record.setup.seats == 4
    assert len(record.moves) == 2
