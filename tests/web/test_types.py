"""The page's types of the wire are made of the server's models."""

from __future__ import annotations

import json
import os
import runpy
import subprocess
from pathlib import Path

from fablewood.server.wire import schema

ROOT = Path(__file__).parents[2]


def test_the_types_of_the_wire_are_up_to_date() -> None:
    folder = runpy.run_path(str(ROOT / "tools" / "page.py"))["node_folder"]()
    assert folder is not None, "there is no Node here"
    environment = os.environ | {"PATH": f"{folder}{os.pathsep}{os.environ['PATH']}"}
    command = ["node", "tools/wire.js"]
    made = subprocess.run(
        command,
        cwd=ROOT / "web",
        input=json.dumps(schema()),
        capture_output=True,
        text=True,
        env=environment,
        check=True,
    ).stdout
    kept = (ROOT / "web" / "src" / "lib" / "wire.ts").read_text(encoding="utf-8")
    assert made == kept, "'npm run wire' in web/ makes them anew"
