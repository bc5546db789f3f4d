"""Worlds over HTTP: rulers see their own reports, the game master decides and publishes, robots rule the rest."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from tests.desk.conftest import FOLDER
from tests.server.processes import ServerProcess
from tests.server.visitors import Visitor

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
    (game,) = visit("Anna").get("/api/worlds/games")
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
    assert anna.http.put(f"/api/worlds/{world}/draft", json={"text": "graben"}).status_code == 204
    assert anna.get(f"/api/worlds/{world}/paper") == {"text": "graben", "handed_in": False, "problems": []}
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
