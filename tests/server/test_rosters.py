"""Roster files that people bring: kept if they are in order, told line by line if not, played as any other."""
from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest
from tests.server.visitors import Visitor

Visit = Callable[[str], Visitor]
FILES = {"aofs": "grenzwacht", "ags": "ritter", "anima": "referenzblatt", "frostgrave": "warbands"}


def shipped(game: str) -> str:
    return (files("walstatt") / "data" / "rosters" / game / f"{FILES[game]}.toml").read_text("utf-8")


def bring(visitor: Visitor, game: str, source: str) -> dict[str, Any]:
    response = visitor.http.post(f"/api/games/{game}/rosters", content=source.encode())
    assert response.status_code == 200, response.text
    found: dict[str, Any] = response.json()
    return found


@pytest.mark.parametrize("game", FILES)
def test_a_roster_of_ones_own_is_played(visit: Visit, game: str) -> None:
    anna = visit("Anna")
    brought = bring(anna, game, shipped(game))
    assert brought["id"] and all(problem["warning"] for problem in brought["problems"])
    mine = anna.get(f"/api/rosters?game={game}")
    assert [one["key"] for one in mine] == [f"own:{brought['id']}"]
    roster, ready = mine[0]["key"], mine[0]["armies"][0]
    check = {"roster": roster, "units": ready["units"], "size": ready["size"]}
    found = anna.post(f"/api/games/{game}/armies/check", **check)
    assert found["points"] == ready["points"]
    army = anna.post("/api/armies", 201, game=game, name="Eigene", limits=False, **check)
    assert anna.http.get(f"/api/armies/{army['id']}/sheet.pdf").content.startswith(b"%PDF")
    other = anna.get(f"/api/games/{game}/rosters")[-1]
    theirs = next(one for one in other["armies"] if one["size"] == ready["size"])
    for mine_is in ({"roster": roster, "army": ready["key"]}, {"saved": army["id"]}):
        armies = [mine_is, {"roster": other["key"], "army": theirs["key"]}]
        made = anna.create("me", "random", game=game, size=ready["size"], armies=armies)
        with anna.open(made["id"]) as live:
            mine_here = [card for card in live.view["picture"]["cards"] if card["seat"] == 0]
            assert sum(card.get("points", 0) for card in mine_here) == ready["points"]


@pytest.mark.parametrize("game", FILES)
def test_what_is_wrong_is_told_with_its_line(visit: Visit, game: str) -> None:
    anna = visit("Anna")
    lines = shipped(game).split("\n")
    at = next(number for number, line in enumerate(lines, 1) if line.startswith("key = "))
    lines.insert(at, "nonsense = 3")
    brought = bring(anna, game, "\n".join(lines))
    assert brought["id"] is None
    assert at + 1 in [problem["line"] for problem in brought["problems"]]
    assert anna.get("/api/rosters") == []
    broken = bring(anna, game, "this is [no TOML")
    assert broken["id"] is None and broken["problems"][0]["line"] == 1
    latin = anna.http.post(f"/api/games/{game}/rosters", content="ä".encode("latin-1"))
    assert latin.status_code == 422


def test_rosters_belong_to_who_has_brought_them(visit: Visit) -> None:
    anna, bert = visit("Anna"), visit("Bert")
    brought = bring(anna, "aofs", shipped("aofs"))
    assert bert.get("/api/rosters") == []
    assert bert.http.delete(f"/api/rosters/{brought['id']}").status_code == 404
    wrong_game = {"roster": f"own:{brought['id']}", "units": []}
    assert anna.http.post("/api/games/ags/armies/check", json=wrong_game).status_code == 404
    anna.delete(f"/api/rosters/{brought['id']}")
    assert anna.get("/api/rosters") == []
    gone = anna.http.post("/api/games/aofs/armies/check", json=wrong_game)
    assert gone.status_code == 404
    with Visitor(anna.url) as stranger:
        assert stranger.http.post("/api/games/aofs/rosters", content=b"x").status_code == 401
