"""What everybody may read."""
from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from io import BytesIO

import pytest
from pypdf import PdfReader
from tests.server.processes import ServerProcess
from tests.server.visitors import Visitor

from walstatt.core.catalogue import game_keys
from walstatt.games.shelf import playable


@pytest.fixture(scope="module")
def anna(server: ServerProcess) -> Iterator[Visitor]:
    with Visitor(server.url) as visitor:
        yield visitor


def test_texts_are_the_terminals(anna: Visitor) -> None:
    german, english = anna.get("/api/texts/de"), anna.get("/api/texts/en")
    for text in (german, english):
        assert "server-not-found =" in text and "aofs-condition-shaken =" in text and "play-game-aofs =" in text
    assert german != english
    assert anna.http.get("/api/texts/fr").status_code == 422
    whole = anna.http.get("/api/texts/de")
    assert whole.headers["content-encoding"] == "gzip"
    tag = whole.headers["etag"]
    assert anna.http.get("/api/texts/de", headers={"If-None-Match": tag}).status_code == 304


def test_games(anna: Visitor) -> None:
    games = {game["key"]: game for game in anna.get("/api/games")}
    assert set(games) == {*game_keys(), *playable()} and next(iter(games)) == "aofs"
    aofs = games["aofs"]
    assert aofs["playable"] and aofs["sizes"] == [150, 250] and aofs["default_size"] == 250 and aofs["has_limits"]
    assert {"random", "captain"} <= set(aofs["bots"])
    assert all(ruling["choices"] for ruling in aofs["rulings"])
    for ruling in aofs["rulings"]:
        assert all(words["de"] and words["en"] for words in (ruling["question"], ruling["default"], *ruling["choices"]))
    assert not games["kalevala"]["playable"]
    assert games["kriegsspiel"]["playable"]
    assert not any(game["coming"] for game in games.values())
    assert [key for key, game in games.items() if game["campaign"]] == ["frostgrave"]


def test_stages(anna: Visitor) -> None:
    stages = anna.get("/api/stages")
    assert stages["kalevala"] == "chamber" and stages["kriegsspiel"] == "hexes"
    assert {stages[key] for key in playable() if key != "kriegsspiel"} == {"table"}


def test_rosters(anna: Visitor) -> None:
    rosters = {roster["key"]: roster for roster in anna.get("/api/games/aofs/rosters")}
    wacht = rosters["grenzwacht"]
    assert set(wacht) == {"key", "name", "description", "emblem", "armies", "units", "spells", "posts", "may_combine"}
    assert {army["size"] for army in wacht["armies"]} >= {150, 250}
    unit = wacht["units"][0]
    assert set(unit) == {
        "key", "name", "models", "points", "weapons", "rules", "rule_ids", "options", "emblem", "values",
    }
    assert set(unit["weapons"][0]) == {"de", "en"}
    assert anna.http.get("/api/games/chess/rosters").status_code == 404


def test_a_ready_made_army_is_in_order(anna: Visitor) -> None:
    for roster in anna.get("/api/games/aofs/rosters"):
        for army in roster["armies"]:
            wish = {"roster": roster["key"], "units": army["units"], "size": army["size"], "limits": True}
            checked = anna.post("/api/games/aofs/armies/check", **wish)
            assert checked["problems"] == []
            assert checked["points"] == army["points"] == sum(unit["points"] for unit in checked["units"])
            assert all(unit["lines"]["de"] and unit["lines"]["en"] for unit in checked["units"])


def test_an_illegal_army_has_problems_with_their_rules(anna: Visitor) -> None:
    units = [{"unit": "hauptmann"}] * 4
    checked = anna.post("/api/games/aofs/armies/check", roster="grenzwacht", units=units, size=150, limits=True)
    rules = {problem["rule"] for problem in checked["problems"]}
    assert {"aofs.army.points", "aofs.army.heroes"} <= rules
    assert all(problem["why"]["key"].startswith("aofs-army-") for problem in checked["problems"])
    twice = [{"unit": "hauptmann", "options": ["pistole", "pistole"]}, {"unit": "speerwache"}]
    checked = anna.post("/api/games/aofs/armies/check", roster="grenzwacht", units=twice)
    assert [unit["index"] for unit in checked["units"]] == [1]
    assert len(checked["problems"]) == 1


@pytest.mark.parametrize(
    ("wish", "where"),
    [
        ({"roster": "nobody"}, "body.roster"),
        ({"roster": "grenzwacht", "units": [{"unit": "dragon"}]}, "body.units[0].unit"),
        ({"roster": "grenzwacht", "units": [{"unit": "hauptmann", "options": ["wings"]}]}, "body.units[0].options[0]"),
        ({"roster": "grenzwacht", "rulings": {"aofs.r.nonsense": 1}}, "body.rulings.aofs.r.nonsense"),
    ],
)
def test_unknown_keys_are_named(anna: Visitor, wish: dict[str, object], where: str) -> None:
    refused = anna.http.post("/api/games/aofs/armies/check", json=wish)
    assert refused.status_code == 422
    error = anna.error(refused)
    assert (error["code"], error["where"]) == ("unknown_key", where)


def test_tables(anna: Visitor) -> None:
    one, again = anna.get("/api/games/aofs/table?seed=7"), anna.get("/api/games/aofs/table?seed=7")
    assert one == again != anna.get("/api/games/aofs/table?seed=8")
    assert (one["width"], one["depth"]) == (48, 48) and len(one["pieces"]) >= 20
    assert anna.get("/api/games/aofs/table?seed=7&size=36")["width"] == 36


def test_a_drawn_table(anna: Visitor) -> None:
    thing = {"id": 1, "type": "wood", "x": 32, "y": 32, "width": 64, "height": 64}
    drawn = {
        "orientation": "orthogonal", "width": 48, "height": 48, "tilewidth": 16, "tileheight": 16,
        "layers": [{"type": "objectgroup", "name": "terrain", "objects": [thing]}],
    }
    read = anna.http.post("/api/games/aofs/table", content=json.dumps(drawn))
    assert read.status_code == 200
    assert read.json()["pieces"][0]["name"] == "wood"
    thing["type"] = "dragon"
    refused = anna.http.post("/api/games/aofs/table", content=json.dumps(drawn))
    assert refused.status_code == 422
    error = anna.error(refused)
    assert error["code"] == "bad_map" and "unknown class 'dragon'" in error["message"]


def test_a_map_beyond_all_bounds(anna: Visitor) -> None:
    refused = anna.http.post("/api/games/aofs/table", content=b"[" * 5000)
    assert (refused.status_code, anna.error(refused)["code"]) == (422, "out_of_bounds")


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"\xff\xfe"])
def test_maps_that_are_none(anna: Visitor, body: bytes) -> None:
    refused = anna.http.post("/api/games/aofs/table", content=body)
    assert (refused.status_code, anna.error(refused)["code"]) == (422, "bad_map")


def test_rules(anna: Visitor) -> None:
    rule = anna.get("/api/rules/aofs.quality_test")
    assert rule["kind"] == "rule" and rule["term"] == "Qualitätstest" and rule["de"] and rule["en"]
    ruling = anna.get("/api/rules/aofs.r.measuring")
    assert ruling["kind"] == "ruling" and ruling["choices"] and ruling["rules"]
    assert all(set(words) == {"de", "en"} for words in (ruling["term"], ruling["question"], *ruling["choices"]))
    missing = anna.http.get("/api/rules/aofs.nothing")
    assert (missing.status_code, anna.error(missing)["code"]) == (404, "not_found")


def test_armies_of_my_own(server: ServerProcess) -> None:
    with Visitor(server.url, "Anna") as anna, Visitor(server.url, "Bert") as bert:
        wish = {
            "game": "aofs", "name": "Meine Wacht", "roster": "grenzwacht", "size": 150, "limits": True,
            "units": [{"unit": "hauptmann", "options": ["pistole"], "command": "", "names": [], "combined": False}],
        }
        made = anna.post("/api/armies", 201, **wish)
        assert [army["name"] for army in anna.get("/api/armies")] == ["Meine Wacht"]
        assert bert.get("/api/armies") == []
        assert bert.get(f"/api/armies/shared/{made['share']}")["units"][0]["options"] == ["pistole"]
        assert bert.http.put(f"/api/armies/{made['id']}", json=wish).status_code == 404
        assert bert.http.delete(f"/api/armies/{made['id']}").status_code == 404
        anna.put(f"/api/armies/{made['id']}", **{**wish, "name": "Andere"})
        assert anna.get("/api/armies")[0]["name"] == "Andere"
        bad = anna.http.post("/api/armies", json={**wish, "units": [{"unit": "dragon"}]})
        assert (bad.status_code, anna.error(bad)["where"]) == (422, "body.units[0].unit")
        match = anna.create("me", "random", armies=[{"saved": made["id"]}, {"roster": "moorvolk"}])
        with anna.open(match["id"]) as live:
            mine = [card for card in live.view["picture"]["cards"] if card["seat"] == 0]
            assert [card["name"]["de"] for card in mine] == ["Hauptmann"]
        _prints(anna, f"/api/armies/{made['id']}/sheet.pdf")
        _prints(bert, f"/api/armies/shared/{made['share']}/sheet.pdf")
        assert bert.http.get(f"/api/armies/{made['id']}/sheet.pdf").status_code == 404
        anna.delete(f"/api/armies/{made['id']}")
        assert anna.http.get(f"/api/armies/{made['id']}/sheet.pdf").status_code == 404
        assert anna.get("/api/armies") == []
        assert bert.http.get(f"/api/armies/shared/{made['share']}").status_code == 404


def _prints(visitor: Visitor, path: str) -> None:
    """The sheet in the language that is wanted, else the browser’s, else the server’s, which is English."""
    for query, header, language in (
        ("?language=en", "de", "en"), ("?language=de", "en", "de"), ("", "de-AT,de", "de"), ("", "fr", "en"),
    ):
        got = visitor.http.get(path + query, headers={"Accept-Language": header})
        assert (got.status_code, got.headers["content-type"]) == (200, "application/pdf")
        assert "filename*=UTF-8''Andere.pdf" in got.headers["content-disposition"]
        words = PdfReader(BytesIO(got.content)).pages[0].extract_text()
        assert "Andere" in words and {"de": "Hauptmann", "en": "Captain"}[language] in words
    assert visitor.http.get(f"{path}?language=fr").status_code == 422


def test_the_sheet_of_an_army_that_its_roster_has_outgrown(server: ServerProcess) -> None:
    with Visitor(server.url, "Anna") as anna:
        units = [{"unit": "hauptmann"}]
        wish = {"game": "aofs", "name": "Alte <b>Wacht</b>", "roster": "grenzwacht", "size": 150, "units": units}
        made = anna.post("/api/armies", 201, **wish)
        with closing(sqlite3.connect(server.database)) as connection, connection:
            changed = json.dumps([{"unit": "drache"}])
            connection.execute("UPDATE armies SET units = ? WHERE id = ?", (changed, made["id"]))
        refused = anna.http.get(f"/api/armies/{made['id']}/sheet.pdf")
        assert refused.status_code == 409
        error = anna.error(refused)
        assert (error["code"], error["where"]) == ("unplayable", "units[0].unit") and "drache" in error["message"]
