"""Writes the tellings anew, after a change that is meant: `python -m tests.golden`. Then read the difference."""

from tests.golden.tell import golden_files, tell

for path in golden_files():
    path.with_suffix(".told").write_text(tell(path), "utf-8")
    print(path.with_suffix(".told"))
