"""What a ruler reads beside the report: its story, luck, curves and chancery; and that nothing there betrays a sham."""
from __future__ import annotations

from typing import Any

import pytest
from tests.games.kalevala import small_realm
from tests.games.kalevala.small_realm import OTHER, REALM

from walstatt.core.texts import LANGUAGES, Text, Texts
from walstatt.core.turn import Inputs, Rolled
from walstatt.core.world import Filed, Ground, Phase
from walstatt.games.kalevala.dates import Date
from walstatt.games.kalevala.founding import Map as WorldMap
from walstatt.games.kalevala.founding import Ruler, Setup
from walstatt.games.kalevala.game import GAME
from walstatt.games.kalevala.reports.luck import luck, odds
from walstatt.games.kalevala.reports.story import ORDER, ROUTINE, story, theme_of
from walstatt.games.kalevala.state import Letter, Sham
from walstatt.games.report_blocks import Table, plain_sections

SEED = b"reading" * 5


def rolled(key: str, about: str, *faces: int, need: int | None = None, sides: int = 6) -> Rolled:
    tally = None if need is None else {"base": need, "rule": "x", "total": need}
    return Rolled(about, key, "kalevala.9.3.transportwurf", faces, sides, tally, "sum" if need is not None else "")


# ---- luck


def test_luck_tells_own_rolls_only_and_what_was_to_be_expected() -> None:
    rolls = [
        rolled("kalevala:transport", "transports/Brunhilde/1/2A+11/Bt/1", 3, 3, 4, need=10),
        rolled("kalevala:transport", "transports/Brunhilde/1/2A+11/Bt/2", 1, 1, 1, need=10),
        rolled("kalevala:transport", "transports/Gunther/1/2A+11/Bt/2", 6, 6, 6, need=10),
        rolled("kalevala:quick-battle", "battles/2A+10/Brunhilde", 6, 6, 6),
        rolled("kalevala:quick-battle", "battles/2A+10/Gunther", 5, 5, 5),
        rolled("kalevala:detection", "scouting/Brunhilde/EE1/2A+12", 17, need=30, sides=100),
        rolled("kalevala:lot", "arrivals/2A+10/Brunhilde", 2, 2, 2),
    ]
    (table,) = luck(rolls, "Brunhilde")
    assert isinstance(table, Table) and len(table.rows) == 4
    assert all(len(row) == len(table.columns) for row in table.rows)
    for language in LANGUAGES:
        texts = Texts(language)
        note = plain_sections({"luck": [table]})["luck"][0]["note"]
        words = texts.say(Text(note["key"], note["args"]))
        assert "⟨" not in words and "kalevala-" not in words
        assert {"de": "zu erwarten 1,3", "en": "1.3 to be expected"}[language] in words
        assert "24" in words and "21" in words
    assert luck(rolls, "Hagen") == []


@pytest.mark.parametrize(("count", "sides", "needed", "expected"), [
    (3, 6, 3, 1.0), (3, 6, 18, 1 / 216), (3, 6, 11, 0.5), (1, 6, 4, 0.5), (3, 6, 19, 0.0), (3, 6, 10, 135 / 216),
])
def test_odds_of_a_sum(count: int, sides: int, needed: int, expected: float) -> None:
    assert odds(count, sides, needed) == pytest.approx(expected)


# ---- the story


def test_the_story_begins_with_what_matters_most_and_knows_its_places() -> None:
    def line(key: str, **args: Any) -> dict[str, Any]:
        return {"key": f"kalevala-{key}", "rules": ["kalevala.5.grossrunde"], "args": args}

    letter = {"kind": "letter", "words": "Geheim", "head": [[{"key": "kalevala-letter-from", "args": {}}, "Gunther"]]}
    heading = {"kind": "heading", "words": {"key": "kalevala-sheet-entry", "args": {"ee": 1, "place": "2B+3"}}}
    report = {
        "happened": [
            line("armed", re=4, places=["2K+15 32", "2A'-7 1"]), line("lost-on-the-way", place="2A+10", symbol="Bt"),
            line("line-refused", line=3, why={"key": "x", "args": {"place": "2C+1[a]"}}),
            line("battlefield", place="2A+11"), line("battle-quick", place="2A+11"),
            line("treaty-sealed", title="Friede"),
        ],
        "scouting": [heading], "letters": [letter],
    }
    told = story(report)
    themes = ["war", "war", "refused", "loss", "scouting", "court", "court", "routine"]
    assert [scene["theme"] for scene in told] == themes
    assert told[0]["key"] == "kalevala-battle-quick", "how it ended before who met"
    places = [["2A+11"], ["2C+1"], ["2A+10"], ["2B+3"], [], [], ["2K+15", "2A'-7"]]
    assert [scene["places"] for scene in told[1:]] == places
    assert told[6]["args"] == {"sender": "Gunther"} and "Geheim" not in str(told)


def test_the_story_says_of_what_an_agent_saw_that_no_scout_was_sent() -> None:
    args = {"place": "2A+11", "owner": "Gunther", "figures": "SB", "site": "–", "obstacle": "Wasser"}
    for language in sorted(LANGUAGES):
        texts = Texts(language)
        for key in ("kalevala-story-scouted", "kalevala-story-hindered"):
            assert "EE 3" in texts.format(key, ee=3, **args) and "EE 0" not in texts.format(key, ee=0, **args)


def test_the_story_says_what_stopped_scouts() -> None:
    heading = {"key": "kalevala-sheet-entry", "args": {"ee": 1, "place": "2B+3", "result": "obstacle"}}
    water = {"key": "kalevala-sheet-obstacle", "args": {"obstacle": "water"}}
    sheet = [{"kind": "heading", "words": heading}, {"pairs": [[{"key": "kalevala-sheet-remark", "args": {}}, water]]}]
    (scene,) = story({"scouting": sheet})
    words = [Texts(language).say(Text(scene["key"], scene["args"])) for language in sorted(LANGUAGES)]
    assert words == ["EE 1 kam nicht nach 2B+3. Hindernis: Wasser.", "EE 1 did not get to 2B+3. Obstacle: water."]


def test_every_theme_has_a_name_and_the_longest_beginning_decides() -> None:
    for language in LANGUAGES:
        for theme in ORDER:
            assert f"web-story-theme-{theme}" not in Texts(language).format(f"web-story-theme-{theme}")
    assert theme_of("kalevala-lost-on-the-way") == "loss" and theme_of("kalevala-lost-land") == "war"
    assert theme_of("kalevala-caravan-lost") == "loss" and theme_of("kalevala-caravan-moved") == "trade"
    assert theme_of("kalevala-nothing-known") == ROUTINE


# ---- curves


def test_curves_are_those_of_the_lists_that_were_sent() -> None:
    filed = [Filed(0, "271.1", small_realm.report(1)), Filed(1, "271.2", small_realm.report(2))]
    found = GAME.curves(filed)
    assert found["dates"] == ["271.1"]
    (listed,) = small_realm.world().lists[REALM]
    core = sum(row.now for row in listed.rows if row.section in ("close", "ranged"))
    money = sum(row.now for row in listed.rows if row.section == "re")
    costs = sum(row.cost for row in listed.rows if row.section != "re")
    assert found["curves"]["core"] == [core] and core > 0
    assert found["curves"].get("re", [0]) == [money] and found["curves"].get("costs", [0]) == [costs]
    assert GAME.curves([]) == {"dates": [], "curves": {}}


# ---- the chancery


def test_the_chancery_keeps_letters_documents_and_threads() -> None:
    world = small_realm.world()
    then = Date(271, 1)
    world.letters = [Letter(REALM, "Siegfried", OTHER, then, "Bald"), Letter(OTHER, OTHER, "Hagen", then, "Fremd")]
    paper = "Brief als Siegfried an Gunther: Hallo\nBote Vom Norden: Es schneit\nbleiben"
    found = GAME.chancery(world, REALM, [Filed(0, "271.1", small_realm.report(2), paper)])
    assert found["sham"] == "Siegfried"
    kinds = [(one["kind"], one["sender"], one["to"]) for one in found["letters"]]
    assert ("underway", "Siegfried", OTHER) in kinds and ("sent", "Siegfried", OTHER) in kinds
    assert ("received", OTHER, REALM) in kinds and ("contribution", REALM, "") in kinds
    assert "Fremd" not in str(found)
    own = {one.number for one in world.requests if one.realm == REALM}
    assert {one["number"] for one in found["requests"]} == own and own


# ---- shams


def founded() -> Any:
    rulers = tuple(Ruler(name) for name in ("Brunhilde", "Gunther", "Hagen"))
    world = GAME.found(Setup("271.2", WorldMap("Scheine", size=60, sea=20, splinters=0), rulers))
    world.realms["Gunther"].sham = Sham("Alberich")
    return world


def told_to_brunhilde(papers: dict[str, str]) -> list[dict[str, Any]]:
    world = founded()
    run = Ground(GAME, SEED, []).run(Phase(0, world, Inputs(papers)))
    return [{"key": one.key, **one.args} for one in run.told_to("Brunhilde")]


def test_letters_arrive_by_the_name_under_which_they_were_written() -> None:
    """In the order of realms the letter of a sham would lie beside that of its player."""
    papers = {
        "Gunther": "Brief an Brunhilde: eins\nBrief als Alberich an Brunhilde: zwei",
        "Hagen": "Brief an Brunhilde: drei",
    }
    senders = [one["sender"] for one in told_to_brunhilde(papers) if one["key"] == "kalevala-letter"]
    assert senders == ["Alberich", "Gunther", "Hagen"]


def test_treaties_are_put_down_by_the_name_that_signs_them() -> None:
    papers = {
        "Gunther": "Vertrag mit Brunhilde über A: a\nVertrag als Alberich mit Brunhilde über B: b",
        "Hagen": "Vertrag mit Brunhilde über C: c",
    }
    parties = [one["one"] for one in told_to_brunhilde(papers) if one["key"] == "kalevala-treaty-proposed"]
    assert parties == ["Alberich", "Gunther", "Hagen"]
