"""A process that is killed while it publishes leaves the phase before or the phase after, never half of one."""
from __future__ import annotations

import os
import subprocess
import sys
import time
from random import Random

from tests.desk.conftest import FOLDER

from walstatt.core.outside import VARIABLE
from walstatt.desk.world_desk import WorldDesk, found
from walstatt.store.worlds import Worlds

KILLS = int(os.environ.get("WALSTATT_KILLS", "3"))
DRIVER = """
import sys
from walstatt.desk.world_desk import WorldDesk
from walstatt.store.database import Database
from walstatt.store.worlds import Worlds
desk = WorldDesk.open(Worlds(Database(sys.argv[1])), sys.argv[2])
print("ready", flush=True)
while True:
    for realm in ("Nord", "Ost", "West"):
        desk.hand_in(realm, "graben\\nziehen 1")
        print("in", desk.record.phase, realm, flush=True)
    desk.publish()
    print("out", desk.record.phase - 1, flush=True)
    if desk.record.phase > 3:
        desk.correct(2)
        desk.reopen(1)
        print("back", flush=True)
"""


def test_nothing_is_published_by_half_and_no_paper_is_lost(store: Worlds) -> None:
    rng = Random(7)
    desk = found(store, "taeler", "Unglück")
    for _ in range(KILLS):
        told = run_and_kill(store, desk, rng.uniform(0.0, 0.15))
        check_whole(store, desk.record.id, told)


def run_and_kill(store: Worlds, desk: WorldDesk, seconds: float) -> list[list[str]]:
    """What the process had said before it died."""
    url = store.database.engine.url.render_as_string(hide_password=False)
    environment = {**os.environ, VARIABLE: str(FOLDER)}
    command = [sys.executable, "-c", DRIVER, url, desk.record.id]
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        time.sleep(seconds)
        process.kill()
        return [line.split() for line in process.stdout]


def check_whole(store: Worlds, world_id: str, told: list[list[str]]) -> None:
    desk = WorldDesk.open(store, world_id)
    assert desk is not None
    for number in range(desk.record.phase):
        assert store.phase(world_id, number).published is not None
        assert store.record(world_id, number) is not None
        phase = desk.phase(number)
        assert set(desk.reports(number)) == set(desk.game.realms(phase.state))
        after = desk.game.pack(desk.ground.run(phase).state)
        assert desk.game.pack(desk.kept(number + 1).state(desk.game)) == after
    assert desk.kept().published is None and store.record(world_id, desk.record.phase) is None
    since = told[max((at for at, line in enumerate(told) if line[0] != "in"), default=-1) + 1 :]
    promised = {line[2] for line in since if line[0] == "in" and int(line[1]) == desk.record.phase}
    assert promised <= set(desk.phase().inputs.papers)
