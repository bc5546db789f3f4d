"""A world that leads itself goes on although its server ended between the last paper and publishing."""
from __future__ import annotations

import time
from pathlib import Path

from tests.desk.conftest import FOLDER
from tests.server.processes import ServerProcess
from tests.server.visitors import Visitor

from walstatt.store.database import Database
from walstatt.store.worlds import Worlds

SECONDS = 120.0


def test_the_next_server_publishes_what_waits(tmp_path: Path) -> None:
    seats = [{"realm": "Nord", "kind": "me"}]
    with ServerProcess(tmp_path, "--add-game", str(FOLDER)) as server, Visitor(server.url, "Anna") as anna:
        made = [
            anna.post("/api/worlds", 201, game="taeler", name=name, seats=seats, leads_itself=alone)["id"]
            for name, alone in (("Allein", True), ("Geleitet", False), ("Ohne Papier", True))
        ]
        cookies = anna.http.cookies
        server.process.kill()
        server.process.wait(30)
    database = Database(f"sqlite:///{server.database}")
    store = Worlds(database)
    for world in made[:2]:
        store.hand_in(world, 0, "Nord", "graben")
    assert store.perhaps_complete(time.time() + 1) == made[:1]
    with ServerProcess(tmp_path, "--add-game", str(FOLDER)) as server, Visitor(server.url, cookies=cookies) as anna:
        until = time.monotonic() + SECONDS
        while anna.get(f"/api/worlds/{made[0]}")["number"] == 0 and time.monotonic() < until:
            time.sleep(0.2)
        numbers = [anna.get(f"/api/worlds/{world}")["number"] for world in made]
    database.close()
    assert numbers == [1, 0, 0]
