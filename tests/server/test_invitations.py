"""Coming into a world by link: the start pack, what one is asked about one's people, and the ways of admission."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from tests.server.processes import ServerProcess
from tests.server.visitors import Visitor

Come = Callable[[str], Visitor]
SETUP = {"map": {"size": 60, "splinters": 0}, "rulers": [{"name": "Brunhilde"}, {"name": "Gunther"}]}
SEATS = [{"realm": "Gunther", "kind": "link"}]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("invitations")) as running:
        yield running


def founded(visitor: Visitor, **wish: object) -> str:
    made = visitor.post("/api/worlds", 201, game="kalevala", name="Worms", setup=SETUP, **{"seats": SEATS, **wish})
    return f"/api/worlds/{made['id']}"


def invite_to(master: Visitor, world: str, realm: str) -> str:
    return str(next(one["invite"] for one in master.get(world)["members"] if one["realm"] == realm))


def test_the_start_pack_tells_what_the_realm_knows_and_answers_stay_with_it(visit: Come) -> None:
    anna, bert, carla = visit("Anna"), visit("Bert"), visit("Carla")
    world = founded(anna)
    invite = invite_to(anna, world, "Gunther")
    pack = bert.post(f"{world}/start", invite=invite)
    assert (pack["name"], pack["realm"], pack["label"], pack["newsletter"]) == ("Worms", "Gunther", "270.1", [])
    assert pack["about"][0]["key"] == "kalevala-start-way-land" and len(pack["worth"]) == 3
    kinds = [one["said"]["key"] for one in pack["worth"]]
    assert len(set(kinds)) == 3, "three different things"
    assert pack["chart"]["realm"] == "Gunther" and "Brunhilde" not in str(pack)
    assert bert.http.put(f"{world}/culture", json={"answers": {"god": "Odin"}}).status_code == 404
    bert.post(f"{world}/join", invite=invite)
    # The link has been used: it opens nothing any more, for nobody.
    carla.post(f"{world}/start", 409, invite=invite)
    carla.post(f"{world}/join", 409, invite=invite)
    carla.post(f"{world}/start", 404, realm="Gunther")
    for god in ("Odin", "Wotan"):
        told = {"god": god, "people": "<b>Burgunden</b>"}
        assert bert.http.put(f"{world}/culture", json={"answers": told}).is_success
    assert bert.http.put(f"{world}/culture", json={"answers": {}}).status_code == 409
    assert bert.http.put(f"{world}/culture", json={"realm": "Brunhilde", "answers": {"god": "x"}}).status_code == 403
    (act,) = anna.get(f"{world}/desk")["acts"]
    assert act["kind"] == "culture" and "Wotan" in act["args"]["words"]
    anna.post(f"{world}/publish", 204, phase=0, anyway=True)
    pack = bert.post(f"{world}/start")
    assert pack["described"] == "Gott: Wotan\nVolk: <b>Burgunden</b>"


def test_admitted_later_with_land_as_an_invader_and_with_a_role(visit: Come) -> None:
    anna, bert = visit("Anna"), visit("Bert")
    world = founded(anna)
    chart = anna.get(f"{world}/chart")
    owned = {place for one in chart["planes"][0]["map"]["owned"] for place in one["places"]}
    free = next(gf for gf, land in chart["planes"][0]["map"]["lands"].items() if land.get("site") and gf not in owned)
    anna.post(f"{world}/acts", kind="enter", args={"name": "Hagen", "places": [free], "goods": ["lP"]})
    anna.post(f"{world}/acts", kind="give", args={"realm": "Hagen", "place": free, "what": "15LB, 20RE"})
    anna.post(f"{world}/acts", kind="enter", args={"name": "Etzel", "invader": "nomad", "goods": ["lP"]})
    anna.post(f"{world}/acts", kind="enter", args={"name": "Kriemhild", "role": True})
    assert anna.get(f"{world}/desk")["unseated"] == []
    assert anna.http.put(f"{world}/places", json={"realm": "Hagen", "kind": "link"}).status_code == 409
    anna.post(f"{world}/publish", 204, phase=0, anyway=True)
    assert anna.get(f"{world}/desk")["unseated"] == ["Hagen", "Etzel", "Kriemhild"]
    ways = {}
    for realm in ("Hagen", "Etzel", "Kriemhild"):
        assert anna.http.put(f"{world}/places", json={"realm": realm, "kind": "link"}).status_code == 204
        ways[realm] = bert.post(f"{world}/start", invite=invite_to(anna, world, realm))["about"][0]["key"]
    assert list(ways.values()) == [f"kalevala-start-way-{way}" for way in ("land", "nomad", "role")]
    bert.post(f"{world}/join", invite=invite_to(anna, world, "Hagen"))
    assert bert.get(world)["realm"] == "Hagen" and anna.get(f"{world}/desk")["unseated"] == []
    assert bert.post(f"{world}/paper", text="bleiben")["in_time"]


def test_hostile_painting_names_and_publishing_twice(visit: Come) -> None:
    anna = visit("Anna")

    def sketch(status: int, **more: object) -> Any:
        told = anna.http.post("/api/worlds/sketch", json={"game": "kalevala", "setup": {**SETUP, **more}}, timeout=120)
        assert told.status_code == status, told.text[:300]
        return told.json()

    assert sketch(413, painted=[["2A+10/1", "W"]] * 1_000_000)["error"]["code"] == "too_large"
    assert sketch(422, painted=[["a", "b"]] * 20_001)["error"]["code"] == "invalid"
    for strokes in ([["2Z'+99/1", "W"]], [["2A+10/49", "W"]], [["../../etc", "W"]], [["<b>", "<b>"]]):
        assert sketch(409, painted=strokes)["error"]["code"] == "refused"
    for wrong in ([["2A+10/1"]], [{"at": "2A+10/1"}], "W", [["2A+10/1", "W" * 9]]):
        sketch(422, painted=wrong)
    assert sketch(409, rulers=[{"name": "</b>"}, {"name": "Gunther"}])["error"]["code"] == "refused"
    world = founded(anna)
    with ThreadPoolExecutor(4) as pool:
        wish = {"phase": 0, "anyway": True}
        codes = [one.status_code for one in pool.map(lambda _: anna.http.post(f"{world}/publish", json=wish), range(4))]
    assert sorted(codes) == [204, 409, 409, 409] and anna.get(world)["number"] == 1


def test_a_hundred_realms_on_two_thousand_large_fields_find_their_land(visit: Come) -> None:
    rulers = [{"name": f"Reich {number}"} for number in range(100)]
    setup = {"map": {"size": 2_000, "seed": "weit"}, "rulers": rulers}
    wish = {"game": "kalevala", "name": "Weite Welt", "setup": setup}
    made = visit("Anna").http.post("/api/worlds", json=wish, timeout=180)
    assert made.status_code == 201, made.text


def test_for_realms_that_nobody_rules_only_the_game_master_writes_and_nobody_waits(visit: Come) -> None:
    anna, bert = visit("Anna"), visit("Bert")
    world = founded(anna, seats=[{"realm": name, "kind": "link"} for name in ("Brunhilde", "Gunther")])
    bert.post(f"{world}/join", invite=invite_to(anna, world, "Gunther"))
    anna.post(f"{world}/acts", kind="dissolve", args={"realm": "Gunther"})
    anna.post(f"{world}/acts", kind="leave", args={"realm": "Brunhilde"})
    anna.post(f"{world}/publish", 409, phase=0)
    anna.post(f"{world}/publish", 204, phase=0, anyway=True)

    desk = anna.get(f"{world}/desk")
    assert {one["realm"]: one["unplayed"] for one in desk["awaited"]} == {"Brunhilde": False, "Gunther": True}
    assert not desk["lacks_many"] and anna.post(f"{world}/reminders", words="Schreibt!")["realms"] == []
    assert bert.post(f"{world}/paper", 409, text="bleiben")["error"]["key"] == "core-refused-unplayed"
    anna.post(f"{world}/paper", text="bleiben", realm="Gunther")
    anna.post(f"{world}/publish", 204, phase=1)


def test_the_game_master_writes_for_marauders_that_broke_away(visit: Come) -> None:
    anna = visit("Anna")
    world = founded(anna)
    chart = anna.get(f"{world}/chart")
    beside = sorted(set(chart["planes"][0]["map"]["lands"]) - {place for name in ("Brunhilde", "Gunther")
                    for place in anna.get(f"{world}/chart?realm={name}")["own"]})
    place = next(one for one in beside if anna.http.post(f"{world}/acts", json={
        "kind": "own", "args": {"place": one, "realm": "Gunther"}}).is_success)
    anna.post(f"{world}/acts", kind="dissolve", args={"realm": "Gunther", "places": [place]})
    anna.post(f"{world}/acts", kind="dissolve", args={"realm": "Brunhilde"})
    anna.post(f"{world}/publish", 204, phase=0, anyway=True)
    anna.get(f"{world}/run")
    beaten, wild = [one for one in anna.get(f"{world}/desk")["awaited"] if one["unplayed"]]
    assert (beaten["realm"], beaten["robot"], beaten["paper"]) == ("Brunhilde", True, "missing"), "no robot leads them"
    assert wild["name"] == "" and wild["paper"] == "missing"
    assert anna.get(f"{world}/chart?realm={wild['realm']}")["own"] == [place]
    anna.post(f"{world}/paper", text="bleiben", realm=wild["realm"])
    assert [one["paper"] for one in anna.get(f"{world}/desk")["awaited"] if one["unplayed"]] == ["missing", "counts"]


def test_the_template_of_another_realm_is_no_paper_at_the_server_either(visit: Come) -> None:
    anna, bert = visit("Anna"), visit("Bert")
    world = founded(anna)
    bert.post(f"{world}/join", invite=invite_to(anna, world, "Gunther"))
    anna.post(f"{world}/publish", 204, phase=0, anyway=True)
    template = bert.get(f"{world}/template?language=de")["text"]
    head, _, rest = template.partition("\n")
    assert head.endswith(" Gunther")
    foreign = f"{head.removesuffix('Gunther')}Brunhilde\n{rest}"
    for route in ("check", "paper"):
        told = bert.post(f"{world}/{route}", text=foreign)["problems"]
        assert [(one["line"], one["why"]["key"], one["fatal"]) for one in told] == [
            (1, "kalevala-paper-other-realm", True)]
    assert bert.post(f"{world}/check", text=foreign)["lines"] == []
    assert bert.post(f"{world}/paper", text=template)["problems"] == []
