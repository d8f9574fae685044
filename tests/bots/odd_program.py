"""A bot in a program of its own, good or bad: `python odd_program.py MANNER`."""

from __future__ import annotations

import json
import sys
import time


def main() -> None:
    manner = sys.argv[1]
    for line in sys.stdin:
        verb, _, rest = line.strip().partition(" ")
        if verb == "fablewood" and manner != "silent":
            print("ready", flush=True)
        elif verb == "choose":
            answer(manner, json.loads(rest))
        elif verb == "quit":
            break


def answer(manner: str, asked: dict[str, list[str]]) -> None:
    last = asked["legal"][-1]
    if manner == "hangs":
        time.sleep(3600)
    elif manner == "dies":
        sys.exit(3)
    elif manner == "lies":
        print("move play unicorn-99", flush=True)
    elif manner == "babbles":
        while True:
            print("because " + "I could go on like this for ever " * 10, flush=True)
    elif manner == "mumbles":
        print("what? \udcff\x1b[31m expect 7 move", "expect nothing at all", f"expect 1e999 {last}", sep="\n")
        print("move", last, flush=True)
    else:
        print("because it is the last one", f"expect 0.75 {last}", f"move {last.upper()}", sep="\n", flush=True)


if __name__ == "__main__":
    sys.stdout.reconfigure(errors="surrogateescape")  # type: ignore[union-attr]
    main()
