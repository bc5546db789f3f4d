"""The game master's desk over HTTP: whom one waits for, until when, and acts that can be repeated without harm."""
from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from tests.desk.conftest import FOLDER
from tests.server.processes import ServerProcess
from tests.server.visitors import Visitor

Come = Callable[[str], Visitor]
SEATS = [{"realm": realm, "kind": "link"} for realm in ("Nord", "Ost", "West")]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("desk"), "--add-game", str(FOLDER)) as running:
        yield running


def founded(visitor: Visitor, **wish: Any) -> str:
    made = visitor.post("/api/worlds", 201, game="taeler", name="Täler", **{"seats": SEATS, **wish})
    return f"/api/worlds/{made['id']}"


def seated(master: Visitor, ruler: Visitor, world: str, realm: str) -> None:
    members = master.get(world)["members"]
    ruler.post(f"{world}/join", invite=next(one["invite"] for one in members if one["realm"] == realm))


def test_who_is_awaited_and_reminded(visit: Come) -> None:
    anna, bert = visit("Anna"), visit("Bert")
    world = founded(anna)
    seated(anna, bert, world, "Ost")
    assert bert.get(world)["reminded"] is None
    assert sorted(anna.post(f"{world}/reminders", words="Die Frist läuft ab.")["realms"]) == ["Nord", "Ost", "West"]
    assert anna.post(f"{world}/reminders", realms=["Ost"], words="Heute noch!")["realms"] == ["Ost"]
    assert bert.get(world)["reminded"] == "Heute noch!"
    bert.post(f"{world}/paper", text="graben")
    assert bert.get(world)["reminded"] is None and anna.post(f"{world}/reminders", realms=["Ost"])["realms"] == []
    rows = {one["realm"]: one for one in anna.get(f"{world}/desk")["awaited"]}
    assert [rows[realm]["paper"] for realm in ("Nord", "Ost", "West")] == ["missing", "counts", "missing"]
    assert rows["Nord"]["reminded"] and not rows["Nord"]["robot"]
    bert.get(f"{world}/desk", 403)


def test_publishing_asks_when_unusually_many_papers_are_missing(visit: Come) -> None:
    anna, bert = visit("Anna"), visit("Bert")
    world = founded(anna)
    seated(anna, bert, world, "Ost")
    bert.post(f"{world}/paper", text="graben")
    assert anna.get(f"{world}/desk")["lacks_many"]
    refused = anna.post(f"{world}/publish", 409, phase=0)
    assert refused["error"]["code"] == "lacks_many" and refused["error"]["args"]["realms"] == ["Nord", "West"]
    assert anna.get(world)["number"] == 0
    anna.post(f"{world}/publish", 204, phase=0, anyway=True)
    anna.post(f"{world}/publish", 409, phase=0, anyway=True)
    assert anna.get(world)["number"] == 1


def test_deadlines_follow_the_schedule_and_stop_for_a_pause(visit: Come) -> None:
    anna = visit("Anna")
    deadline = time.time() + 3 * 86400
    world = founded(anna, deadline=deadline)
    assert anna.http.put(f"{world}/schedule", json={"days": 14}).status_code == 204
    assert anna.http.put(f"{world}/schedule", json={"days": 14, "zone": "Nirgendwo"}).status_code == 409
    for _ in range(2):
        anna.post(f"{world}/pause", 204)
        assert anna.get(f"{world}/desk")["paused"] and anna.get(world)["deadline"] is None
    for _ in range(2):
        assert anna.http.delete(f"{world}/pause").status_code == 204
    assert not anna.get(f"{world}/desk")["paused"]
    assert 0 <= anna.get(world)["deadline"] - deadline <= 86400 + 3600
    anna.post(f"{world}/publish", 204, phase=0, anyway=True)
    assert abs(anna.get(world)["deadline"] - deadline - 14 * 86400) <= 86400 + 3600


def test_a_paper_at_the_very_second_of_the_deadline_counts(visit: Come) -> None:
    anna, bert = visit("Anna"), visit("Bert")
    world = founded(anna)
    seated(anna, bert, world, "Ost")
    bert.post(f"{world}/paper", text="graben")
    came = next(one["at"] for one in anna.get(f"{world}/desk")["awaited"] if one["realm"] == "Ost")
    for deadline, paper in ((came, "counts"), (came - 0.001, "late")):
        assert anna.http.put(f"{world}/deadline", json={"deadline": deadline}).status_code == 204
        rows = {one["realm"]: one["paper"] for one in anna.get(f"{world}/desk")["awaited"]}
        assert rows["Ost"] == paper
    for _ in range(2):
        anna.post(f"{world}/late", 204, realm="Ost")
    assert [one["paper"] for one in anna.get(f"{world}/desk")["awaited"]].count("accepted") == 1


def test_what_a_decision_would_change_and_taking_it_back(visit: Come) -> None:
    anna, bert = visit("Anna"), visit("Bert")
    world = founded(anna)
    seated(anna, bert, world, "Ost")
    bert.post(f"{world}/paper", text="bitten um Gold")
    compared = anna.post(f"{world}/compare", about="plead/Ost/1", value=True)
    assert list(compared["reports"]) == ["Ost"] and compared["decisions"] == ["plead/Ost/1"]
    assert anna.get(f"{world}/desk")["decided"] == []
    anna.post(f"{world}/decisions", about="plead/Ost/1", value=True)
    assert anna.get(f"{world}/desk")["decided"] == ["plead/Ost/1"]
    anna.post(f"{world}/take-back", 204, kind="decided", name="plead/Ost/1")
    anna.post(f"{world}/take-back", 404, kind="decided", name="plead/Ost/1")
    assert anna.get(f"{world}/sheet")["weights"]["plead/Ost/1"] >= 1


def test_a_free_act_that_is_sent_twice_is_carried_out_once(visit: Come) -> None:
    anna = visit("Anna")
    world = founded(anna)
    wish = {"kind": "letter", "args": {"realms": ["Ost"], "words": "Der Winter kommt."}}
    for name in ("a1", "a1", "b2"):
        anna.post(f"{world}/acts", **wish, wish=name)
    acts = anna.get(f"{world}/desk")["acts"]
    assert [one["kind"] for one in acts] == ["letter", "letter"]
    anna.post(f"{world}/take-back", 204, kind="act", name=acts[0]["name"])
    anna.post(f"{world}/acts", **wish, wish="c3")
    assert [one["name"].partition(" ")[2] for one in anna.get(f"{world}/desk")["acts"]] == ["b2", "c3"]


def test_a_link_that_two_use_at_once_seats_one(visit: Come) -> None:
    anna = visit("Anna")
    world = founded(anna)
    invite = next(one["invite"] for one in anna.get(world)["members"] if one["realm"] == "West")
    others = [visit(name) for name in ("Bert", "Carla", "Dora", "Emil")]
    with ThreadPoolExecutor(len(others)) as pool:
        codes = list(pool.map(lambda one: one.http.post(f"{world}/join", json={"invite": invite}).status_code, others))
    assert sorted(codes) == [200, 409, 409, 409]


def test_a_world_that_a_newer_program_has_written_is_explained(visit: Come, server: ServerProcess) -> None:
    anna = visit("Anna")
    world = founded(anna)
    with sqlite3.connect(server.database) as database:
        database.execute("UPDATE world_phases SET state_version = 99 WHERE world_id = ?", (world.rpartition("/")[2],))
    told = anna.http.get(f"{world}/run")
    assert told.status_code == 409 and told.json()["error"]["code"] == "broken_world"
