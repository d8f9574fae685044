"""Real servers and a real PostgreSQL, each in processes of their own."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import psycopg

START_SECONDS = 30


class Running:
    """`fablewood serve`, to be stopped, killed and started again at the same address."""

    def __init__(self, database: str, *options: str) -> None:
        self.database = database
        self.options = options
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "fablewood", "--lang", "en", "serve", "--port", str(self.port), "--quiet"]
        command += ["--database", self.database, "--connections", "5000", "--frames", "5000", *self.options]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line, "the server did not start"
        self.port = int(line.strip().rstrip("/").rsplit(":", 1)[1])
        end = time.monotonic() + START_SECONDS
        while not self.answers():
            assert time.monotonic() < end, "the server does not answer"

    def answers(self) -> bool:
        try:
            return httpx.get(f"{self.url}/healthz", trust_env=False).status_code == 200
        except httpx.HTTPError:
            return False

    def kill(self) -> None:
        """As a power cut does: nothing more is written."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, sign: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(sign)
            self.process.wait()
            assert self.process.stdout is not None
            self.process.stdout.close()
            self.process = None


@contextmanager
def running(database: str, *options: str) -> Iterator[Running]:
    server = Running(database, *options)
    try:
        yield server
    finally:
        server.stop()


class Postgres:
    """A cluster of our own, on a socket of its own; PostgreSQL does not run as root."""

    def __init__(self) -> None:
        self.home = Path(tempfile.mkdtemp(prefix="fablewood-pg-"))
        found = sorted(Path("/usr/lib/postgresql").glob("*/bin")) or [Path(shutil.which("pg_ctl") or "").parent]
        self.programs = found[-1]
        if not (self.programs / "initdb").exists():
            raise RuntimeError("PostgreSQL is missing: on Debian, 'apt-get install postgresql' brings it")
        self.user = "postgres" if os.getuid() == 0 else pwd.getpwuid(os.getuid()).pw_name
        if os.getuid() == 0:
            shutil.chown(self.home, self.user)
        self.run("initdb", "-D", "data", "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync")
        settings = "-c listen_addresses='' -c fsync=off -c max_connections=100"
        self.run("pg_ctl", "-D", "data", "-w", "-l", "log", "-o", f"{settings} -k {self.home}", "start")
        self.count = 0

    def run(self, program: str, *arguments: str) -> None:
        user = {"user": self.user, "extra_groups": ()} if os.getuid() == 0 else {}
        command = [self.programs / program, *arguments]
        subprocess.run(command, cwd=self.home, check=True, stdout=subprocess.DEVNULL, **user)  # type: ignore[call-overload]

    def new_database(self) -> str:
        self.count += 1
        name = f"tables_{self.count}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.url(name)

    def url(self, name: str) -> str:
        return f"postgresql://postgres@/{name}?host={self.home}"

    def stop(self) -> None:
        self.run("pg_ctl", "-D", "data", "-m", "immediate", "stop")
        shutil.rmtree(self.home)
