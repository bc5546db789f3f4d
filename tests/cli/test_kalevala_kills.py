"""Each step at the game master's desk survives `kill -9`: it is done or not done, and what was told is true."""
from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from walstatt.cli.app import run
from walstatt.desk.world_desk import WorldDesk
from walstatt.store.database import Database, sqlite_url
from walstatt.store.worlds import Worlds

KILLS = int(os.environ.get("WALSTATT_KILLS", "3"))
DRIVER = """
import sys
from walstatt.cli.app import run
folder = sys.argv[1]
def call(*words):
    code = run(["kalevala", *words, "--data", folder])
    assert code == 0, (code, words)
    print("done", *words[:1], words[2] if words[0] == "hand-in" else "", flush=True)
print("ready", flush=True)
for round in range(30):
    for realm in ("Brunhilde", "Gunther", "Hagen"):
        call("hand-in", "Midgard", realm, f"{folder}/paper.txt")
    call("act", "Midgard", "letter", 'realms=["Hagen"]', f"words=Gruß {round}")
    call("run", "Midgard")
    call("publish", "Midgard")
"""


@pytest.fixture
def folder(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> Path:
    names = ("--names", "Brunhilde,Gunther,Hagen", "--size", "80", "--seed", "Rhein")
    assert run(["kalevala", "new", "Midgard", *names, "--data", str(tmp_path)]) == 0
    (tmp_path / "paper.txt").write_text("bleiben\n", "utf-8")
    capfd.readouterr()
    return tmp_path


def test_whatever_is_killed_leaves_a_whole_world(folder: Path) -> None:
    rng = Random(11)
    phases = 0
    for _ in range(KILLS):
        told = run_and_kill(folder, rng.randint(1, 60), rng.uniform(0, 0.05))
        phases = check_whole(folder, told, phases)
    assert phases > 0


def run_and_kill(folder: Path, lines: int, seconds: float) -> list[str]:
    """End it in the middle of whatever it does so long after so many lines; what it had said until then."""
    command = [sys.executable, "-c", DRIVER, str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        told = [process.stdout.readline() for _ in range(lines)]
        time.sleep(seconds)
        os.kill(process.pid, signal.SIGKILL)
        told += list(process.stdout)
    assert process.returncode == -signal.SIGKILL
    return [line.strip() for line in told if line.startswith("done")]


def check_whole(folder: Path, told: list[str], before: int) -> int:
    """Every published phase has all that belongs to it, nothing that was acknowledged is lost; how many there are."""
    database = Database(sqlite_url(folder))
    try:
        desk = WorldDesk.open(Worlds(database), "Midgard")
        assert desk is not None
        published = desk.record.phase
        assert published >= before + told.count("done publish")
        for number in range(before, published):
            phase = desk.phase(number)
            assert set(desk.reports(number)) == {"Brunhilde", "Gunther", "Hagen"}
            after = desk.game.pack(desk.ground.run(phase).state)
            assert desk.game.pack(desk.kept(number + 1).state(desk.game)) == after
        since = told[max((at for at, line in enumerate(told) if line == "done publish"), default=-1) + 1:]
        if published == before + told.count("done publish"):
            promised = {line.split()[2] for line in since if line.startswith("done hand-in")}
            assert promised <= set(desk.papers())
            assert len(desk.kept().inputs.acts) >= since.count("done act")
    finally:
        database.close()
    assert run(["kalevala", "status", "Midgard", "--data", str(folder)]) == 0
    return published


def test_alone_a_paper_that_was_taken_is_published_with_the_next_call(folder: Path, tmp_path: Path) -> None:
    """Killed between taking a paper and publishing: handing it in again, or publishing, goes on."""
    alone = tmp_path / "alone"
    alone.mkdir()
    options = ("--solo", "Hagen", "--realms", "2", "--size", "80", "--data", str(alone))
    assert run(["kalevala", "new", "Worms", *options]) == 0
    code = (
        "import os, signal, sys\n"
        "from walstatt.cli.app import run\n"
        "from walstatt.desk.world_desk import WorldDesk\n"
        "WorldDesk.publish = lambda desk, deadline=None: os.kill(os.getpid(), signal.SIGKILL)\n"
        "run(['kalevala', 'hand-in', 'Worms', 'Hagen', sys.argv[1], '--data', sys.argv[2]])\n"
    )
    command = [sys.executable, "-c", code, str(folder / "paper.txt"), str(alone)]
    done = subprocess.run(command, check=False, capture_output=True, timeout=120)
    assert done.returncode == -signal.SIGKILL
    database = Database(sqlite_url(alone))
    desk = WorldDesk.open(Worlds(database), "Worms")
    assert desk is not None and desk.record.phase == 0 and desk.papers()["Hagen"] == "bleiben\n"
    database.close()
    assert run(["kalevala", "publish", "Worms", "--data", str(alone)]) == 0
    assert run(["kalevala", "report", "Worms", "Hagen", "--data", str(alone)]) == 0
