"""The command `fablewood`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper

from fablewood.cli import arena, bench, bots, deck, games, play, records, serve, study
from fablewood.core.compiled import COMPILED
from fablewood.core.errors import FablewoodError
from fablewood.core.text import LANGUAGES, Message, own_language, say

REFUSED = 2
INTERRUPTED = 130


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="fablewood", description="Play, check and study card games.")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    top.add_argument("--lang", choices=LANGUAGES, default=own_language(), help="the language (default: yours)")
    spoken = argparse.ArgumentParser(add_help=False)
    spoken.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help="the language (default: yours)")
    for module in (games, play, serve, records, deck, bots, arena, study, bench):
        module.add_to(commands, spoken)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # an old terminal may lack some signs, or send others
    asked = parser().parse_args(arguments)
    if not COMPILED:
        print(say(Message("terminal-slow"), asked.lang), file=sys.stderr)
    try:
        asked.run(asked)
        sys.stdout.flush()
    except FablewoodError as error:
        print(f"fablewood: {error.text(asked.lang)}", file=sys.stderr)
        return REFUSED
    except BrokenPipeError:
        # Whoever read our output has seen enough. Python would complain once more at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as error:
        print(f"fablewood: {error.strerror or error}", file=sys.stderr)
        return REFUSED
    return 0
