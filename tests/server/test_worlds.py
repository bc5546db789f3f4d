"""Worlds over HTTP: rulers see their own reports, the game master decides and publishes, robots rule the rest."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from fastapi.routing import APIRoute
from tests.desk.conftest import FOLDER
from tests.server.processes import ServerProcess
from tests.server.visitors import Visitor

from walstatt.server.app import PARTS

LINKS = [{"realm": "Nord", "kind": "me"}, {"realm": "Ost", "kind": "link"}, {"realm": "West", "kind": "robot"}]
Come = Callable[[str], Visitor]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("worlds"), "--add-game", str(FOLDER)) as running:
        yield running


def found(visitor: Visitor, **wish: Any) -> str:
    made: dict[str, str] = visitor.post("/api/worlds", 201, game="taeler", name="Täler", **{"seats": LINKS, **wish})
    return made["id"]


def invite_of(visitor: Visitor, world: str) -> str:
    members = visitor.get(f"/api/worlds/{world}")["members"]
    return str(next(one["invite"] for one in members if one["invite"]))


def lines(visitor: Visitor, world: str, number: int, realm: str = "") -> list[str]:
    report = visitor.get(f"/api/worlds/{world}/reports/{number}" + (f"?realm={realm}" if realm else ""))
    return [line["key"] for line in report["happened"]]


def test_the_games_that_are_worlds(visit: Come) -> None:
    own, game = visit("Anna").get("/api/worlds/games")
    assert own["key"] == "kalevala" and "Brunhilde" in own["realms"]
    assert game["key"] == "taeler" and game["realms"] == ["Nord", "Ost", "West"] and "heben" in game["words"]


def test_a_year_of_two_rulers_and_a_robot(visit: Come) -> None:
    anna, bert, stranger = visit("Anna"), visit("Bert"), visit("Carla")
    world = found(anna)
    assert bert.post(f"/api/worlds/{world}/join", invite=invite_of(anna, world), luck="abc") == {"id": world}
    stranger.post(f"/api/worlds/{world}/join", 409, invite="used")
    stranger.get(f"/api/worlds/{world}", 404)
    seen = bert.get(f"/api/worlds/{world}")
    assert seen["realm"] == "Ost" and not seen["leads"] and seen["seed"] is None
    assert [one["paper"] for one in seen["members"]] == [None, None, "missing", None]
    assert all(one["invite"] is None for one in seen["members"])
    bert.post(f"/api/worlds/{world}/paper", text="heben 1\nbitten um Gold")
    problems = bert.post(f"/api/worlds/{world}/check", text="hebn 1")["problems"]
    assert [(one["line"], one["suggestion"]) for one in problems] == [(1, "heben 1")]
    mark = anna.put(f"/api/worlds/{world}/draft", text="graben")["mark"]
    kept = {"text": "graben", "handed_in": False, "problems": [], "mark": mark}
    assert anna.get(f"/api/worlds/{world}/paper") == kept
    run = anna.get(f"/api/worlds/{world}/run")
    assert [one["about"] for one in run["decisions"]] == ["plead/Ost/2"]
    anna.post(f"/api/worlds/{world}/decisions", about="plead/Ost/2", value=True, words="Nun gut.")
    anna.post(f"/api/worlds/{world}/publish", 204, phase=0)
    anna.post(f"/api/worlds/{world}/publish", 409, phase=0)
    assert lines(bert, world, 0)[:3] == ["taeler-levied", "core-game-masters-words", "taeler-granted"]
    assert "taeler-granted" not in lines(anna, world, 0)
    assert lines(anna, world, 0, "Ost") == lines(bert, world, 0)


def test_rulers_may_not_do_what_the_game_master_does(visit: Come) -> None:
    anna, bert = visit("Anna"), visit("Bert")
    world = found(anna)
    bert.post(f"/api/worlds/{world}/join", invite=invite_of(anna, world))
    bert.get(f"/api/worlds/{world}/run", 403)
    refused: dict[str, dict[str, Any]] = {
        "decisions": {"about": "x", "value": 1}, "dice": {"about": "x", "faces": [1]}, "acts": {"kind": "letter"},
        "late": {"realm": "Nord"}, "publish": {"phase": 0}, "corrections": {"phase": 0}, "reopen": {"phase": 0},
        "paper": {"text": "graben", "realm": "Nord"}, "check": {"text": "", "realm": "Nord"},
    }
    for path, body in refused.items():
        bert.post(f"/api/worlds/{world}/{path}", 403, **body)
    bert.get(f"/api/worlds/{world}/reports/0?realm=Nord", 403)
    bert.get(f"/api/worlds/{world}/paper?realm=Nord", 403)


def test_a_world_that_leads_itself(visit: Come) -> None:
    anna = visit("Anna")
    seats = [{"realm": "Nord", "kind": "me"}]
    world = found(anna, seats=seats, leads_itself=True)
    for year in range(6):
        taken = anna.post(f"/api/worlds/{world}/paper", text="heben 1\ngraben")
        assert taken["published"] and taken["in_time"]
        assert "taeler-dug" in lines(anna, world, year)
    seen = anna.get(f"/api/worlds/{world}")
    assert seen["over"] and len(seen["seed"]) == 64
    anna.post(f"/api/worlds/{world}/paper", 409, text="graben")


SECRET = "Nibelungenhort"
WITHOUT_LEADER: dict[str, tuple[str, dict[str, Any] | None]] = {
    "GET /api/worlds/games": ("", None),
    "GET /api/worlds": ("", None),
    "GET /api/worlds/games/{key}/readings": ("", None),
    "POST /api/worlds/sketch": ("", {"game": "taeler"}),
    "POST /api/worlds": ("", {"game": "taeler", "name": "Eine andere"}),
    "GET /api/worlds/{world_id}": ("", None),
    "GET /api/worlds/{world_id}/news": ("", None),
    "POST /api/worlds/{world_id}/join": ("", {"invite": "x"}),
    "PUT /api/worlds/{world_id}/places": ("", {"realm": "Ost", "kind": "link"}),
    "GET /api/worlds/{world_id}/paper": ("?realm=Ost", None),
    "POST /api/worlds/{world_id}/check": ("", {"text": "graben", "realm": "Ost"}),
    "POST /api/worlds/{world_id}/hints": ("", {"text": "graben", "realm": "Ost"}),
    "GET /api/worlds/{world_id}/template": ("?language=de&realm=Ost", None),
    "PUT /api/worlds/{world_id}/draft": ("", {"text": "graben", "realm": "Ost"}),
    "POST /api/worlds/{world_id}/paper": ("", {"text": "graben", "realm": "Ost"}),
    "GET /api/worlds/{world_id}/reports/{number}": ("?realm=Ost", None),
    "GET /api/worlds/{world_id}/reports/{number}/corrections": ("?realm=Ost", None),
    "GET /api/worlds/{world_id}/chart": ("?realm=Ost", None),
    "GET /api/worlds/{world_id}/chart.svg": ("?language=de&realm=Ost", None),
    "POST /api/worlds/{world_id}/reach": ("", {"place": "2A+10", "figures": {"LB": 1}, "realm": "Ost"}),
    "GET /api/worlds/{world_id}/notes": ("", None),
    "PUT /api/worlds/{world_id}/notes": ("", {"place": "2A+10", "words": "Ost"}),
    "GET /api/worlds/{world_id}/story/{number}": ("?realm=Ost", None),
    "GET /api/worlds/{world_id}/curves": ("?realm=Ost", None),
    "GET /api/worlds/{world_id}/files": ("?realm=Ost", None),
    "GET /api/worlds/{world_id}/files/{number}": ("?realm=Ost", None),
    "GET /api/worlds/{world_id}/chancery": ("?realm=Ost", None),
    "POST /api/worlds/{world_id}/pages": ("?realm=Ost", {}),
    "GET /api/worlds/{world_id}/pages/{name}": ("", None),
    "GET /api/worlds/{world_id}/run": ("", None),
    "POST /api/worlds/{world_id}/decisions": ("", {"about": "plead/Ost/2", "value": True}),
    "POST /api/worlds/{world_id}/dice": ("", {"about": "dig/Ost", "faces": [1]}),
    "POST /api/worlds/{world_id}/acts": ("", {"kind": "letter"}),
    "POST /api/worlds/{world_id}/helpers": ("", {"role": "scribe", "realm": "Ost"}),
    "POST /api/worlds/{world_id}/copies": ("", {"name": "Abschrift"}),
    "PUT /api/worlds/{world_id}/public": ("", {"open": True}),
    "GET /api/worlds/{world_id}/public": ("", None),
    "POST /api/worlds/{world_id}/start": ("", {"realm": "Ost"}),
    "PUT /api/worlds/{world_id}/culture": ("", {"realm": "Ost", "answers": {"god": "Odin"}}),
    "GET /api/worlds/{world_id}/desk": ("", None),
    "GET /api/worlds/{world_id}/by-hand": ("", None),
    "POST /api/worlds/{world_id}/rehearsal": ("", {"text": "graben", "realm": "Ost"}),
    "POST /api/worlds/{world_id}/rehearsal/replay": ("", {"text": "graben", "realm": "Ost"}),
    "POST /api/worlds/{world_id}/by-hand": ("", {"about": "plead/Ost/2"}),
    "POST /api/worlds/{world_id}/by-hand/outcome": ("", {"about": "plead/Ost/2"}),
    "POST /api/worlds/{world_id}/reminders": ("", {"words": "Na?"}),
    "PUT /api/worlds/{world_id}/schedule": ("", {"days": 7}),
    "POST /api/worlds/{world_id}/pause": ("", {}),
    "DELETE /api/worlds/{world_id}/pause": ("", None),
    "POST /api/worlds/{world_id}/compare": ("", {"about": "plead/Ost/2", "value": True}),
    "GET /api/worlds/{world_id}/sheet": ("", None),
    "GET /api/worlds/{world_id}/lines": ("?realm=Ost", None),
    "POST /api/worlds/{world_id}/take-back": ("", {"kind": "decided", "name": "plead/Ost/2"}),
    "POST /api/worlds/{world_id}/late": ("", {"realm": "Ost"}),
    "PUT /api/worlds/{world_id}/deadline": ("", {"deadline": 1.0}),
    "POST /api/worlds/{world_id}/publish": ("", {"phase": 1}),
    "GET /api/worlds/{world_id}/corrections/{number}": ("", None),
    "POST /api/worlds/{world_id}/corrections": ("", {"phase": 0}),
    "POST /api/worlds/{world_id}/reopen": ("", {"phase": 0}),
}
"""For every route what the founder of a world that leads itself might try in order to look over somebody's shoulder."""


def test_every_route_is_tried_without_a_leader() -> None:
    known = {f"{method} {route.path}" for route in world_routes() for method in route.methods or ()}
    assert known == set(WITHOUT_LEADER)


def world_routes() -> list[APIRoute]:
    parts = [route for part in PARTS for route in part.router.routes]
    return [route for route in parts if isinstance(route, APIRoute) and route.path.startswith("/api/worlds")]


def test_who_founds_a_world_that_leads_itself_knows_no_more_than_other_rulers(visit: Come) -> None:
    anna, bert = visit("Anna"), visit("Bert")
    world = found(anna, leads_itself=True)
    bert.post(f"/api/worlds/{world}/join", invite=invite_of(anna, world))
    for visitor in (anna, bert):
        seen = visitor.get(f"/api/worlds/{world}")
        assert (seen["leads"], seen["leads_itself"], seen["manages"]) == (False, True, visitor is anna)
    bert.post(f"/api/worlds/{world}/paper", text=f"bitten um den {SECRET}")
    assert anna.post(f"/api/worlds/{world}/paper", text="graben")["published"]
    bert.post(f"/api/worlds/{world}/paper", text=f"bitten um den {SECRET}")
    assert SECRET in bert.get(f"/api/worlds/{world}/paper")["text"]
    kept = {name: part for name, part in anna.get(f"/api/worlds/{world}").items() if name != "members"}
    for route, (query, body) in WITHOUT_LEADER.items():
        method, _, path = route.partition(" ")
        address = path.replace("{world_id}", world).replace("{number}", "0") + query
        answer = anna.http.request(method, address, json=body)
        allowed = "{world_id}" not in path or path.endswith(("{world_id}", "/news", "/notes"))  # notes are one's own
        assert answer.is_success if allowed else 400 <= answer.status_code < 500, (route, answer.text)
    anna.get(f"/api/worlds/{world}/run?phase=0", 403)
    assert anna.get(f"/api/worlds/{world}/reports/0") != bert.get(f"/api/worlds/{world}/reports/0")
    assert all(SECRET.encode() not in one and b"plead/Ost" not in one for one in anna.heard)
    assert {name: part for name, part in anna.get(f"/api/worlds/{world}").items() if name != "members"} == kept
    members = anna.get(f"/api/worlds/{world}")["members"]
    assert [one["paper"] for one in members if one["realm"] != "Nord"] == [None] * 3
    assert not any(one["invite"] for one in members)


def test_the_chair_of_a_world_that_leads_itself_goes_to_a_person_by_link(visit: Come) -> None:
    anna, bert = visit("Anna"), visit("Bert")
    world = found(anna, seats=[{"realm": "Nord", "kind": "me"}], leads_itself=True)
    assert anna.http.put(f"/api/worlds/{world}/places", json={"kind": "link"}).status_code == 204
    chair = anna.get(f"/api/worlds/{world}")["members"][0]
    assert chair["role"] == "master" and chair["robot"]
    anna.post(f"/api/worlds/{world}/join", 409, invite=chair["invite"])
    assert anna.post(f"/api/worlds/{world}/paper", text="graben")["published"]
    bert.post(f"/api/worlds/{world}/join", invite=chair["invite"])
    seen, founder = bert.get(f"/api/worlds/{world}"), anna.get(f"/api/worlds/{world}")
    assert seen["leads"] and seen["manages"] and not seen["leads_itself"] and seen["members"][0]["name"] == "Bert"
    assert not founder["leads"] and not founder["manages"] and founder["realm"] == "Nord"
    assert not anna.post(f"/api/worlds/{world}/paper", text="graben")["published"]
    bert.post(f"/api/worlds/{world}/publish", 204, phase=1)
    assert bert.http.put(f"/api/worlds/{world}/places", json={"kind": "robot"}).status_code == 409


def test_places_change_hands(visit: Come) -> None:
    """A robot's realm goes to whoever has the link, an absent ruler's to the program; others' stay theirs."""
    anna, bert = visit("Anna"), visit("Bert")
    world = found(anna, leads_itself=True)

    def give(realm: str, kind: str, visitor: Visitor = anna) -> int:
        return visitor.http.put(f"/api/worlds/{world}/places", json={"realm": realm, "kind": kind}).status_code

    assert give("West", "link") == 204
    bert.post(f"/api/worlds/{world}/join", invite=anna.get(f"/api/worlds/{world}")["members"][3]["invite"])
    assert bert.get(f"/api/worlds/{world}")["realm"] == "West"
    assert (give("Ost", "link", bert), give("Süd", "link"), give("West", "link")) == (403, 409, 409)
    bert.post(f"/api/worlds/{world}/paper", text="graben")
    assert give("West", "robot") == 409
    assert not anna.post(f"/api/worlds/{world}/paper", text="graben")["published"]
    assert give("Ost", "robot") == 204
    assert anna.get(f"/api/worlds/{world}")["number"] == 1, "nobody else was awaited"
    assert give("West", "robot") == 204
    bert.get(f"/api/worlds/{world}", 404)


def test_news_are_told_to_whom_they_concern_and_to_nobody_else(visit: Come) -> None:
    anna, bert, carla = visit("Anna"), visit("Bert"), visit("Carla")
    world = found(anna, seats=[{"realm": realm, "kind": "link"} for realm in ("Nord", "Ost")])
    for visitor, place in ((bert, 1), (carla, 2)):
        visitor.post(f"/api/worlds/{world}/join", invite=anna.get(f"/api/worlds/{world}")["members"][place]["invite"])

    def marks() -> list[str]:
        return [str(one.get(f"/api/worlds/{world}/news")["mark"]) for one in (anna, bert, carla)]

    def changed(before: list[str]) -> list[bool]:
        return [one != two for one, two in zip(before, marks(), strict=True)]

    before = marks()
    assert before == [one.get(f"/api/worlds/{world}")["mark"] for one in (anna, bert, carla)]
    bert.post(f"/api/worlds/{world}/paper", text="bitten um Gold")
    assert changed(before) == [True, True, False], "no ruler learns when another hands in"
    before = marks()
    anna.post(f"/api/worlds/{world}/publish", 204, phase=0, anyway=True)
    assert changed(before) == [True, True, True]
    before = marks()
    anna.post(f"/api/worlds/{world}/decisions", about="plead/Nord/1", value=True, phase=0)
    assert changed(before) == [False, False, False]
    anna.post(f"/api/worlds/{world}/corrections", phase=0)
    assert changed(before) == [False, True, False]
    visit("Dora").get(f"/api/worlds/{world}/news", 404)


def test_corrections_and_opening_again(visit: Come) -> None:
    anna = visit("Anna")
    world = found(anna)
    anna.post(f"/api/worlds/{world}/paper", text="bitten um Gold")
    anna.post(f"/api/worlds/{world}/publish", 204, phase=0)
    anna.post(f"/api/worlds/{world}/decisions", about="plead/Nord/1", value=True, phase=0)
    (change,) = anna.get(f"/api/worlds/{world}/corrections/0")
    assert set(change["sheets"]) == {"Nord"} and "taeler-granted" not in lines(anna, world, 0)
    anna.post(f"/api/worlds/{world}/corrections", phase=0)
    assert "taeler-granted" in lines(anna, world, 0)
    sheet = anna.get(f"/api/worlds/{world}/reports/0/corrections?realm=Nord")
    assert "taeler-granted" in str(sheet) and sheet["correction"]
    assert anna.get(f"/api/worlds/{world}/reports/0/corrections?realm=Ost") == {}
    assert [one["corrected"] is not None for one in anna.get(f"/api/worlds/{world}/files?realm=Nord")] == [True]
    assert [one["corrected"] for one in anna.get(f"/api/worlds/{world}/files?realm=Ost")] == [None]
    anna.post(f"/api/worlds/{world}/reopen", 204, phase=0)
    assert anna.get(f"/api/worlds/{world}")["number"] == 0


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("", {"game": "chess", "name": "Welt"}, 422),
        ("", {"game": "taeler", "name": "Welt", "setup": {"gold": 3}}, 422),
        ("", {"game": "taeler", "name": "Welt", "setup": {"veins": [9, 9, 9]}}, 409),
        ("", {"game": "taeler", "name": "Welt", "seats": [{"realm": "Süd", "kind": "me"}]}, 422),
        ("", {"game": "taeler", "name": ""}, 422),
        ("/{}/paper", {"text": "x" * 200_001}, 422),
        ("/{}/paper", {"text": "graben", "realm": "Süd"}, 409),
        ("/{}/decisions", {"about": "nothing", "value": 1}, 409),
        ("/{}/dice", {"about": "nothing", "faces": [1]}, 409),
        ("/{}/dice", {"about": "nothing", "faces": []}, 422),
        ("/{}/acts", {"kind": "curse"}, 409),
        ("/{}/publish", {"phase": 7}, 409),
        ("/{}/corrections", {"phase": 0}, 409),
        ("/{}/reopen", {"phase": -1}, 422),
        ("/{}/late", {"realm": "Nord"}, 404),
    ],
)
def test_what_is_wrong_is_told(visit: Come, path: str, body: dict[str, Any], status: int) -> None:
    anna = visit("Anna")
    world = found(anna)
    told = anna.post(f"/api/worlds{path.format(world)}", status, **body)
    assert told["error"]["key"] and told["error"]["message"]
    assert anna.get(f"/api/worlds/{world}")["number"] == 0


def test_what_does_not_exist_is_told(visit: Come) -> None:
    anna = visit("Anna")
    world = found(anna)
    anna.get("/api/worlds/nowhere", 404)
    anna.get(f"/api/worlds/{world}/reports/0", 404)
    anna.get(f"/api/worlds/{world}/run?phase=3", 409)
