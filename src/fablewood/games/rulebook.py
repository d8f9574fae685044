"""The rules for people, as Markdown. They live in docs/rules/ and are installed beside the package."""

from __future__ import annotations

from importlib.resources import files


def rulebook(game: str, language: str) -> str:
    return (files("fablewood") / "rulebook" / f"{game}.{language}.md").read_text(encoding="utf-8")
