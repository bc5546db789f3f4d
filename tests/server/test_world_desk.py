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
VEIN_OF_NORD = 2
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


def test_a_paper_that_comes_late_behind_one_that_counts_is_shown_and_can_be_taken(visit: Come) -> None:
    anna, bert = visit("Anna"), visit("Bert")
    world = founded(anna)
    seated(anna, bert, world, "Ost")
    bert.post(f"{world}/paper", text="graben")
    assert anna.http.put(f"{world}/deadline", json={"deadline": time.time()}).status_code == 204
    assert not bert.post(f"{world}/paper", text="bitten um Gold")["in_time"]

    def row() -> dict[str, Any]:
        return next(one for one in anna.get(f"{world}/desk")["awaited"] if one["realm"] == "Ost")

    assert row()["paper"] == "counts" and row()["later"] > row()["at"]
    assert anna.get(f"{world}/run")["decisions"] == []
    anna.post(f"{world}/late", 204, realm="Ost")
    assert row()["paper"] == "accepted" and row()["later"] is None
    assert [one["about"] for one in anna.get(f"{world}/run")["decisions"]] == ["plead/Ost/1"]


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
    wish: dict[str, Any] = {"kind": "letter", "args": {"realms": ["Ost"], "words": "Der Winter kommt."}}
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


def test_a_second_game_master_and_a_scribe_who_sees_one_realm(visit: Come) -> None:
    anna, bert, carla = visit("Anna"), visit("Bert"), visit("Carla")
    world = founded(anna)
    for _ in range(2):
        anna.post(f"{world}/helpers", 204, role="master")
        anna.post(f"{world}/helpers", 204, role="scribe", realm="Ost")
    anna.post(f"{world}/helpers", 422, role="scribe", realm="Süd")
    helpers = [one for one in anna.get(world)["members"] if one["role"] != "player" and one["invite"]]
    links = {one["role"]: one["invite"] for one in helpers}
    assert len(anna.get(world)["members"]) == 6, "a link that is there is not made again"
    bert.post(f"{world}/join", invite=links["master"])
    carla.post(f"{world}/join", invite=links["scribe"])
    assert bert.get(f"{world}/desk") and bert.get(world)["leads"]
    assert carla.get(world)["realm"] == "Ost" and not carla.get(world)["leads"]
    carla.post(f"{world}/paper", text="graben")
    carla.get(f"{world}/paper?realm=Nord", 403)
    carla.get(f"{world}/desk", 403)
    assert sorted(one["realm"] for one in anna.get(f"{world}/desk")["awaited"]) == ["Nord", "Ost", "West"]


def test_a_copy_in_which_the_game_master_writes_all_papers(visit: Come) -> None:
    anna = visit("Anna")
    world = founded(anna)
    copy = f"/api/worlds/{anna.post(f'{world}/copies', 201, name='Abschrift')['id']}"
    for realm in ("Nord", "Ost", "West"):
        anna.post(f"{copy}/paper", text="graben", realm=realm)
    anna.post(f"{copy}/publish", 204, phase=0)
    assert anna.get(copy)["number"] == 1 and anna.get(world)["number"] == 0


def test_the_public_page_is_shut_until_it_is_opened_and_names_nobody(visit: Come) -> None:
    anna, stranger = visit("Anna"), visit("Carla")
    world = founded(anna)
    stranger.get(f"{world}/public", 404)
    assert anna.http.put(f"{world}/public", json={"open": True, "legend": "Es war einmal."}).status_code == 204
    assert anna.get(f"{world}/desk")["legend"] == "Es war einmal."
    page = stranger.get(f"{world}/public")
    assert page["legend"] == "Es war einmal." and page["open_realms"] == 3 and page["newsletters"] == []
    assert not {"Nord", "Ost", "West"} & set(str(page).replace("'", " ").split())
    assert anna.http.put(f"{world}/public", json={"open": False}).status_code == 204
    stranger.get(f"{world}/public", 404)
    assert anna.get(f"{world}/desk")["legend"] is None


def test_a_sketch_of_a_world_keeps_nothing(visit: Come) -> None:
    anna = visit("Anna")
    before = len(anna.get("/api/worlds"))
    assert anna.post("/api/worlds/sketch", game="taeler")["realms"] == ["Nord", "Ost", "West"]
    anna.post("/api/worlds/sketch", 422, game="taeler", setup={"map": 3})
    anna.post("/api/worlds/sketch", 422, game="schach")
    assert len(anna.get("/api/worlds")) == before
    assert anna.get("/api/worlds/games/kalevala/readings")[0]["choices"]
    assert anna.get("/api/worlds/games/x/readings") == []


def test_two_runs_beside_each_other_with_other_dice_and_with_the_rules_alone(visit: Come) -> None:
    anna = visit("Anna")
    world = founded(anna, seats=[{"realm": "Nord", "kind": "me"}])
    anna.post(f"{world}/paper", text="graben\nbitten um Gold")
    (roll, *_) = anna.get(f"{world}/run")["rolls"]
    other = [roll["sides"] if roll["faces"][0] <= VEIN_OF_NORD else 1]
    assert set(anna.post(f"{world}/compare", about=roll["about"], faces=other)["reports"]) == {"Nord"}
    anna.post(f"{world}/compare", 409, about="nothing", faces=[1])
    anna.post(f"{world}/compare", 409, about=roll["about"], faces=[roll["sides"] + 1])
    assert anna.get(f"{world}/run")["rolls"][0]["faces"] == roll["faces"]
    assert anna.post(f"{world}/compare")["reports"] == {}
    typed = anna.post(f"{world}/dice", about=roll["about"], faces=other)
    assert typed["rolls"][0]["faces"] == other and typed["rolls"][0]["typed"]
    by_hand = anna.post(f"{world}/compare")
    assert set(by_hand["reports"]) == {"Nord"} and by_hand["rolls"] == [roll["about"]]
    anna.post(f"{world}/take-back", 204, kind="typed", name=roll["about"])
    assert anna.get(f"{world}/run")["rolls"][0]["faces"] == roll["faces"]
