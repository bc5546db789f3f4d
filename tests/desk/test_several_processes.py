"""Several processes on one world at the same time: each paper is taken, each phase is published once, none by half."""
from __future__ import annotations

import os
import subprocess
import sys

from tests.desk.conftest import FOLDER
from tests.desk.test_kills import check_whole

from walstatt.core.outside import VARIABLE
from walstatt.desk.world_desk import found
from walstatt.store.worlds import Worlds

PAPERS = 12
DRIVER = """
import sys
from walstatt.desk.world_desk import WorldDesk
from walstatt.store.database import Database
from walstatt.store.matches import Outpaced
from walstatt.store.worlds import PhaseClosed, Worlds
from walstatt.core.refusal import Refused
url, world, realm, papers = sys.argv[1:]
desk = WorldDesk.open(Worlds(Database(url)), world)
print("ready", flush=True)
sys.stdin.readline()
for number in range(int(papers)):
    desk.refresh()
    if desk.record.over:
        break
    try:
        taken = desk.hand_in(realm, f"graben\\nheben {1 + number % 3}")
        print("in", desk.record.phase, taken.serial, flush=True)
        if number % 3 == 2:
            desk.publish()
            print("out", desk.record.phase - 1, flush=True)
    except (Outpaced, PhaseClosed, Refused):
        pass
"""


def test_papers_and_publishing_from_three_processes(store: Worlds) -> None:
    desk = found(store, "taeler", "Gedränge")
    lines = at_once(store, desk.record.id)
    check_whole(store, desk.record.id, [])
    published = [line[1] for said in lines.values() for line in said if line[0] == "out"]
    desk.refresh()
    assert len(published) == len(set(published)) == desk.record.phase > 0
    for realm, said in lines.items():
        taken = [(int(line[1]), int(line[2])) for line in said if line[0] == "in"]
        assert taken and len(taken) == len(set(taken)), "no paper takes the place of another"
        for number in {number for number, _ in taken}:
            kept = [one for one in store.phase(desk.record.id, number).versions if one.realm == realm]
            assert len(kept) == sum(one == number for one, _ in taken), "an acknowledged paper is there"


def at_once(store: Worlds, world_id: str) -> dict[str, list[list[str]]]:
    """What the process of each realm said."""
    url = store.database.engine.url.render_as_string(hide_password=False)
    environment = {**os.environ, VARIABLE: str(FOLDER)}
    command = [sys.executable, "-c", DRIVER, url, world_id]
    processes = {
        realm: subprocess.Popen(
            [*command, realm, str(PAPERS)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment, text=True
        )
        for realm in ("Nord", "Ost", "West")
    }
    for process in processes.values():
        assert process.stdout is not None and process.stdout.readline() == "ready\n"
    for process in processes.values():
        assert process.stdin is not None
        process.stdin.write("\n")
        process.stdin.flush()
    said = {realm: process.communicate(timeout=120)[0] for realm, process in processes.items()}
    assert all(process.returncode == 0 for process in processes.values())
    return {realm: [line.split() for line in one.splitlines()] for realm, one in said.items()}
