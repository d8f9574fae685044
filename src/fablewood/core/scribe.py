"""Takes notes of what happens while a move is carried out, for those who tell the players about it.

Rules note what they do where they do it. A state that nobody listens to has no scribe, and search pays nothing.
"""

from __future__ import annotations

MOST_NOTES = 1024


class Scribe:
    def __init__(self) -> None:
        self.pages = 0
        self.notes = [0] * 4096

    def note(self, kind: int, first: int, second: int, third: int) -> None:
        """One thing that happened; what the numbers mean is between the game's rules and its teller."""
        if self.pages < MOST_NOTES:
            self.notes[4 * self.pages] = kind
            self.notes[4 * self.pages + 1] = first
            self.notes[4 * self.pages + 2] = second
            self.notes[4 * self.pages + 3] = third
            self.pages += 1

    def clear(self) -> None:
        self.pages = 0

    def read(self) -> list[tuple[int, int, int, int]]:
        return [
            (
                self.notes[4 * page],
                self.notes[4 * page + 1],
                self.notes[4 * page + 2],
                self.notes[4 * page + 3],
            )
            for page in range(self.pages)
        ]
