"""Real servers for tests: processes of their own on free ports, stopped by their own ids."""
from __future__ import annotations

import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[2]
WALSTATT = "from walstatt.cli.main import main; main()"
START_SECONDS = 60.0
IN_MEMORY = 2**30
FORGETFUL = (
    "fsync=off", "synchronous_commit=off", "full_page_writes=off", "autovacuum=off", "max_wal_size=256MB",
)
"""Settings of a PostgreSQL that need not survive its machine."""


class ServerProcess:
    """One `walstatt serve`."""

    def __init__(self, folder: Path, *arguments: str, limited: bool = False, module: str = "") -> None:
        self.folder = folder
        program = ["-m", module] if module else ["-c", WALSTATT]
        command = [sys.executable, *program, "--lang", "en", "serve", "--port", "0", "--data", str(folder), *arguments]
        folder.mkdir(parents=True, exist_ok=True)
        self.log_path = folder / "server.log"
        with self.log_path.open("ab") as log:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, text=True, cwd=ROOT,
                env=environment(limited=limited),
            )
        assert self.process.stdout is not None
        first = self.process.stdout.readline()
        assert "open at" in first, self.log_path.read_text("utf-8")
        self.url = first.split()[-1].rstrip("/")

    @property
    def database(self) -> Path:
        return self.folder / "walstatt.db"

    def log(self) -> str:
        return self.log_path.read_text("utf-8")

    def stop(self) -> int:
        """Ask it to end; its exit code."""
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(30)
        if self.process.stdout is not None:
            self.process.stdout.close()
        return code

    def __enter__(self) -> ServerProcess:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.stop()
        elif self.process.stdout is not None:
            self.process.stdout.close()


def environment(*, limited: bool) -> Mapping[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("WALSTATT_")}
    return kept if limited else {**kept, "WALSTATT_LIMITS": "off"}


def free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        port: int = door.getsockname()[1]
        return port


# ---- PostgreSQL


def find_postgres() -> Path | None:
    """The folder of initdb and postgres; where Debian's package can be installed, it is."""
    found = _postgres_folder()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        settings = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "update", "-qq"], check=False, env=settings, **quiet)  # type: ignore[call-overload]
        install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "postgresql"]
        subprocess.run(install, check=False, env=settings, **quiet)  # type: ignore[call-overload]
        found = _postgres_folder()
    return found


def _postgres_folder() -> Path | None:
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: path.parent.name)
    on_path = shutil.which("initdb")
    candidates = [Path("/usr/local/bin"), *folders, *([Path(on_path).parent] if on_path else [])]
    usable = [folder for folder in candidates if (folder / "initdb").exists() and (folder / "postgres").exists()]
    return usable[-1] if usable else None


def _in_memory() -> Path | None:
    """Hundreds of small databases come and go: in memory, where there is enough of it."""
    folder = Path("/dev/shm")
    return folder if folder.is_dir() and shutil.disk_usage(folder).free > IN_MEMORY else None


def _as_somebody_else() -> list[str]:
    """PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return []
    name = next(name for name in ("postgres", "nobody") if _user_exists(name))
    return ["setpriv", f"--reuid={name}", "--clear-groups", "--"]


def _user_exists(name: str) -> bool:
    return subprocess.run(["id", "-u", name], check=False, capture_output=True).returncode == 0


@contextmanager
def running_postgres(binaries: Path) -> Iterator[str]:
    """A PostgreSQL server of our own on loopback, without anything kept; its address without a database name."""
    folder = Path(tempfile.mkdtemp(prefix="walstatt-pg-", dir=_in_memory()))
    become = _as_somebody_else()
    if become:
        shutil.chown(folder, become[1].removeprefix("--reuid="))
    data, port = folder / "data", free_port()
    subprocess.run(
        [*become, str(binaries / "initdb"), "-D", str(data), "-U", "walstatt", "-A", "trust", "-E", "UTF8", "--no-sync",
         "--locale=C"],
        check=True, capture_output=True, cwd=folder,
    )  # fmt: skip
    command = [
        *become, str(binaries / "postgres"), "-D", str(data), "-p", str(port), "-k", str(folder),
        "-c", "listen_addresses=127.0.0.1", "-c", "max_connections=200",
        *(part for setting in FORGETFUL for part in ("-c", setting)),
    ]  # fmt: skip
    with (folder.parent / f"{folder.name}.log").open("wb") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, cwd=folder)
    try:
        _wait_for(port, process)
        yield f"postgresql://walstatt@127.0.0.1:{port}"
    finally:
        # At once, without writing down what nobody will read again.
        process.send_signal(signal.SIGQUIT)
        process.wait(60)
        shutil.rmtree(folder, ignore_errors=True)
        (folder.parent / f"{folder.name}.log").unlink(missing_ok=True)


def _wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    import psycopg

    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline and process.poll() is None:
        try:
            psycopg.connect(f"postgresql://walstatt@127.0.0.1:{port}/postgres").close()
            return
        except psycopg.OperationalError:
            time.sleep(0.1)
    raise RuntimeError("PostgreSQL did not start")


def fresh_database(server: str, name: str) -> str:
    """A new database on a PostgreSQL server; its address."""
    import psycopg

    with psycopg.connect(f"{server}/postgres", autocommit=True) as connection:
        # Tests of a module may be taken away and come back: then its fixtures are made again.
        name = f"{name}_{secrets.token_hex(4)}"
        connection.execute(f'CREATE DATABASE "{name}"'.encode())
    return f"{server}/{name}"


def drop_database(address: str) -> None:
    """Whoever is still connected to it is shown out."""
    import psycopg

    server, _, name = address.rpartition("/")
    with psycopg.connect(f"{server}/postgres", autocommit=True) as connection:
        connection.execute(f'DROP DATABASE "{name}" WITH (FORCE)'.encode())
