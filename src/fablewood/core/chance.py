"""The seeded generator: the only randomness in the engine.

It is Chris Doty-Humphrey's sfc32: 128 bits of state, a few additions and shifts of 32-bit words, so that plain
Python and C agree and nothing leaves 63 bits. Seeds go through SHA-256: any text is a seed, and similar seeds give
deals that have nothing to do with each other. It is no cipher: see docs/decisions/0003-chance.md.
"""

from __future__ import annotations

from hashlib import sha256

LOW32 = 0xFFFFFFFF
WARM_UP = 12


class Chance:
    def __init__(self, seed: int | str | None) -> None:
        """`None` leaves the generator to be set from another at once."""
        self.a = 0
        self.b = 0
        self.c = 0
        self.counter = 1
        if seed is not None:
            digest = sha256(f"fablewood {seed}".encode()).hexdigest()
            self.restore(digest[:32])

    def word(self) -> int:
        """The next 32 random bits."""
        out = (self.a + self.b + self.counter) & LOW32
        self.counter = (self.counter + 1) & LOW32
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & LOW32
        self.c = (((self.c << 21 | self.c >> 11) & LOW32) + out) & LOW32
        return out

    def draw(self, n: int) -> int:
        """A whole number from 0 up to n, without n, all equally likely (Lemire's method); n is 1 or more."""
        wide = self.word() * n
        low = wide & LOW32
        if low < n:
            floor = (LOW32 + 1) % n
            while low < floor:
                wide = self.word() * n
                low = wide & LOW32
        return wide >> 32

    def fraction(self) -> float:
        """A number from 0 up to 1, without 1, with 53 random bits."""
        high = self.word() >> 6
        return (high * 134217728.0 + (self.word() >> 5)) * (1.0 / 9007199254740992.0)

    def copy_from(self, other: Chance) -> None:
        self.a = other.a
        self.b = other.b
        self.c = other.c
        self.counter = other.counter

    def seed_from(self, other: Chance) -> None:
        """Start a sequence of its own, decided by the next words of the other."""
        self.a = other.word()
        self.b = other.word()
        self.c = other.word()
        self.counter = 1
        for i in range(WARM_UP):
            self.word()

    def pick(self, n: int) -> int:
        """`draw` for callers outside the engine: it checks its argument."""
        if not 0 < n <= 0x7FFFFFFF:
            raise ValueError(f"pick wants a number from 1 to 2147483647, not {n}")
        return self.draw(n)

    def text(self) -> str:
        """The whole state, 32 hexadecimal digits."""
        return f"{self.a:08x}{self.b:08x}{self.c:08x}{self.counter:08x}"

    def restore(self, text: str) -> None:
        """Go to the state that `text` wrote down."""
        self.a, self.b, self.c, self.counter = (int(text[i : i + 8], 16) for i in (0, 8, 16, 24))
