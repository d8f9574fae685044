"""Makes this Python run Fablewood as plain Python, whether or not the compiled modules are there."""

from __future__ import annotations

import sys
from importlib.machinery import FileFinder, SourceFileLoader
from pathlib import Path

PACKAGE = Path(__file__).parent.parent / "src" / "fablewood"


def source_only(path: str) -> FileFinder:
    if PACKAGE not in [Path(path), *Path(path).parents]:
        raise ImportError
    return FileFinder(path, (SourceFileLoader, [".py"]))


def run_plain() -> None:
    sys.path_hooks.insert(0, source_only)
    sys.path_importer_cache.clear()
