"""The shuffle, proved: a commitment is shown before the game, and what it commits to after it.

Whoever deals can't choose another seed once the commitment is shown, and nobody can find the seed from it.
"""

from __future__ import annotations

import re
from hashlib import sha256

from fablewood.core.chance import Chance
from fablewood.core.errors import InvalidRecord, Refusal
from fablewood.core.record import Record
from fablewood.core.text import Message, quoted

LINES = ("commitment", "shuffled by", "salt")


def commitment(seed: str, salt: str) -> str:
    return sha256(f"{seed}:{salt}".encode()).hexdigest()


def proof_lines(seed: str, salt: str) -> list[str]:
    """Comments of a record that open the commitment."""
    return [f"# {name}: {value}" for name, value in zip(LINES, (commitment(seed, salt), seed, salt), strict=True)]


def check_proof(text: str, record: Record) -> str:
    """The commitment that a record with such comments proves; refused if it does not."""
    shown, seed, salt = (_line(text, name) for name in LINES)
    found = commitment(seed, salt)
    if found != shown:
        raise InvalidRecord(Refusal(Message("verify-wrong", found=found, commitment=quoted(shown))), 1, 1)
    dealt = record.seed == seed if record.start is None else record.start.get("chance") == Chance(seed).text()
    if not dealt:
        raise InvalidRecord(Refusal(Message("verify-other")), 1, 1)
    return found


def _line(text: str, name: str) -> str:
    found = re.search(rf"^# {name}: (\S+)$", text, re.MULTILINE)
    if found is None:
        raise InvalidRecord(Refusal(Message("verify-missing", line=f"# {name}: ...")), 1, 1)
    return found[1]
