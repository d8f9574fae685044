"""Writes anew what is kept to be compared, after a change that is meant: `python -m tests.golden`.

Then read the difference: in the tellings of games, Hoard's printed deck, and the words in docs/add-a-card.md.
"""

from tests.games.hoard.deck_text import GOLDEN, GUIDE, printed_deck, written_guide
from tests.golden.tell import golden_files, tell

for path in golden_files():
    path.with_suffix(".told").write_text(tell(path), "utf-8")
    print(path.with_suffix(".told"))
for path, text in ((GOLDEN, printed_deck()), (GUIDE, written_guide())):
    path.write_text(text, "utf-8")
    print(path)
