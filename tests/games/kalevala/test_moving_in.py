"""A running world moves in: the examples fit, and every disagreement is named with its file and line."""
from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from walstatt.core.dice import SeededBox
from walstatt.core.texts import LANGUAGES, Texts
from walstatt.core.turn import Inputs, run
from walstatt.games.kalevala.dates import Date
from walstatt.games.kalevala.founding import Setup
from walstatt.games.kalevala.game import GAME
from walstatt.games.kalevala.moving_in.realm_file import WORDS, read_realm
from walstatt.games.kalevala.moving_in.settling import Moved, move_in
from walstatt.games.kalevala.phases import PHASES
from walstatt.games.kalevala.state import Settings, World
from walstatt.hexmap.map_files import read_map

FOLDER = Path(__file__).parents[3] / "examples" / "kalevala"
FILES = {path.name: path.read_text("utf-8") for path in sorted(FOLDER.glob("*.txt"))}
LANDS = read_map((FOLDER / "karte.json").read_bytes())
NAME = "brunhilde.txt"
GUNTHERS, ANYWHERE = "in the file that comes later", "anywhere in the same file"


def moved(written: str | None = None, *, by_list: bool = False) -> Moved:
    return move_in(LANDS, FILES if written is None else {**FILES, NAME: written}, Settings(), by_list=by_list)


def line_of(words: str) -> int:
    return next(number for number, line in enumerate(FILES[NAME].splitlines(), 1) if line.startswith(words))


@pytest.fixture
def world() -> World:
    return moved().world


def test_the_examples_fit_together(world: World) -> None:
    assert moved().flaws == [] and GAME.flaws(world) == []
    assert world.at == Date(271, 1) and list(world.realms) == ["Brunhilde", "Gunther", "Hagen"]
    brunhilde = world.realms["Brunhilde"]
    assert brunhilde.capitals == ["2H+6"] and brunhilde.oeh == 35
    (treaty,) = world.treaties
    assert set(treaty.parties) == set(treaty.seals) == {"Brunhilde", "Gunther"}, "both have a copy of it"
    assert brunhilde.sham is not None and brunhilde.sham.name == "Alberich"
    assert world.provinces["2G+7"].how == "occupied" and world.provinces["2F+3"].plundered == Date(270, 4)
    assert world.forces["Brunhilde"]["2G+7~"].whole().pieces == {"LB": 4, "FS": 2}
    assert world.accounts["Hagen"].balance == -320
    known = {one.place: one for one in world.knowledge["Brunhilde"].sightings}
    assert known["2G+3"].owner == "Hagen" and known["2G+3"].figures == {"SB": 12} and known["2G+3"].at == Date(269, 2)
    assert known["2F+6"].result == "no_result" and known["2G+6"].owner == ""
    assert world.buildings["2H+6"][0].built == 251


def test_it_goes_on_where_it_stopped(world: World) -> None:
    """The next list begins with the last one, and what came and went since stands in its columns."""
    setup = Setup(drawn={str(gf): land for gf, land in LANDS.items()}, moved=FILES)
    founded = GAME.found(GAME.read_setup(msgspec.json.encode(setup)))
    assert GAME.pack(founded) == GAME.pack(world)
    result = run(PHASES[1], founded, Inputs(dict.fromkeys(founded.realms, "bleiben")), SeededBox(b""))
    rows = {row.item: row.figures for one in result.state.lists["Brunhilde"] for row in one.rows}
    assert rows["LB"] == (47, 0, 2, 0, 0, 45) and rows["RE"] == (20, 5, 0, 0, 10, 15)
    assert rows["building:Tu"] == (1, 0, 0, 0, 0, 1) and rows["hz"] == (7, 0, 0, 0, 0, 7)


@pytest.mark.parametrize(
    ("old", "new", "key", "line"),
    [
        ("Reich: Brunhilde", "Reich: gunther", "kalevala-move-name-twice", GUNTHERS),
        ("Reich: Brunhilde", "", "kalevala-move-lacks", ANYWHERE),
        ("Reich: Brunhilde", "Raich: Brunhilde", "kalevala-move-unknown", "Reich"),
        ("Datum: 271.1", "Datum: 271.2", "kalevala-move-date", GUNTHERS),
        ("Datum: 271.1", "Datum: 271.9", "kalevala-refused-date", "Datum"),
        ("OEH: 35", "OEH: 35\nOEH: 36", "kalevala-move-twice", ANYWHERE),
        ("OEH: 35", "OEH: viel", "kalevala-move-number", "OEH"),
        ("Kerntruppen: LB", "Kerntruppen: XB", "kalevala-move-core", "Kerntruppen"),
        ("Kulturgüter: lP, On", "Kulturgüter: lP, Onn", "kalevala-paper-unknown-symbol", "Kulturgüter"),
        ("Konto: 12,50", "Konto: zwölf", "kalevala-move-money", "Konto"),
        ("Hauptstadt: 2H+6", "Hauptstadt: 2I+5", "kalevala-move-capital", "Hauptstadt"),
        ("Besitz 2H+5: HZ,", "Besitz 2B+4: HZ,", "kalevala-move-owned-twice", GUNTHERS),
        ("Besitz 2H+5: HZ,", "Besitz 2Z+5: HZ,", "kalevala-move-off-map", "Besitz 2H+5"),
        ("Besitz 2H+5: HZ,", "Besitz 2H+5[c]: HZ,", "kalevala-move-no-part", "Besitz 2H+5"),
        ("Besitz 2H+5: HZ,", "Besitz 2I+5: HZ,", "kalevala-move-no-site", "Besitz 2H+5"),
        ("erobert 262.4", "geerbt 262.4", "kalevala-move-province", "Besitz 2H+5"),
        ("Stand 2H+5: 6LB", "Stand 2H+5: 7LB", "kalevala-move-sum", "Liste 2 LB"),
        ("Stand 2H+5: 6LB", "Stand 2H+5: 6LB, Pr", "kalevala-move-sum", "Stand 2H+5"),
        ("Stand 2H+5: 6LB", "Stand 2H+5: 6LX", "kalevala-paper-unknown-symbol", "Stand 2H+5"),
        ("Stand 2H+5: 6LB", "Stand 2H+5: 6LB, My/5, My/20", "kalevala-refused-second-mystic", "Stand 2H+5"),
        ("Stand 2H+5: 6LB", "Stand 2H+55: 6LB", "kalevala-move-off-map", "Stand 2H+5"),
        ("Stand 2G+7~: FS[4LB], FS", "Stand 2G+7: FS[4LB], FS", "kalevala-move-aground", "Stand 2G+7~"),
        ("Stand 2G+7~: FS[4LB], FS", "Stand 2G+7~: FS[4LB], FS, 2LB", "kalevala-move-swims", "Stand 2G+7~"),
        ("Stand 2G+7~: FS[4LB], FS", "Stand 2G+7~: FS[14LB], FS", "kalevala-refused-no-room", "Stand 2G+7~"),
        ("Bauwerk 2H+6 seit 251: Tu KF8", "Bauwerk 2H+6 seit 251: Tu KF98", "kalevala-paper-kf", "Bauwerk"),
        ("Bauwerk 2H+6 seit", "Bauwerk 2D+4 seit", "kalevala-move-building-abroad", "Bauwerk"),
        ("Kennt 2G+6 seit 270.2", "Kennt 2G+6", "kalevala-move-since", "Kennt 2G+6"),
        ("Kennt 2G+6 seit 270.2", "Kennt 2G+6 seit 272.2", "kalevala-move-future", "Kennt 2G+6"),
        ("Karte; Urbevölkerung; –; F/38", "gesehen", "kalevala-move-known", "Kennt 2G+6"),
        ("Vertrag mit Gunther seit", "Vertrag Gunther seit", "kalevala-move-treaty", "Vertrag"),
        ("Abgang 2G+7: 2LB", "Abgang 2G+7: 3LB", "kalevala-move-sum", "Liste 2 LB"),
        ("Liste 2 HZ: 7 | | | | | 7", "Liste 2 HZ: 6 | | | | | 6", "kalevala-move-sum", "Liste 2 HZ"),
        ("Liste 2 HZ: 7 | | | | | 7", "Liste 2 HZ: 7 | | | | | 7,5", "kalevala-move-arithmetic", "Liste 2 HZ"),
        ("35 | 20", "35 | 21", "kalevala-move-arithmetic", "Liste 2 RE"),
        ("Liste 2 K: 1 |", "Liste 2 K: 1", "kalevala-paper-incomplete", "Liste 2 K"),
        ("Liste 2 K: 1 |", "Liste 2 K: eins |", "kalevala-paper-unexpected", "Liste 2 K"),
        ("Liste 2 K:", "Liste 2 Kk:", "kalevala-paper-unknown-symbol", "Liste 2 K"),
        ("Liste 2 K:", "Liste 3 K:", "kalevala-paper-number", "Liste 2 K"),
        ("Liste 2 Tu: 1 | | | | | 1", "Liste 2 Tu: 2 | | | | | 2", "kalevala-move-sum", "Liste 2 Tu"),
    ],
)
def test_every_disagreement_is_named(old: str, new: str, key: str, line: str) -> None:
    assert FILES[NAME].count(old) == 1
    result = moved(FILES[NAME].replace(old, new))
    assert not result.whole
    found = [flaw for flaw in result.flaws if flaw.problem.why.key == key]
    assert found, result.flaws
    assert found[0].file == ("gunther.txt" if line == GUNTHERS else NAME)
    if line not in (GUNTHERS, ANYWHERE):
        assert found[0].problem.line == line_of(line)
    for flaw in result.flaws:
        assert flaw.problem.column >= 1 and flaw.problem.line <= len(FILES[NAME].splitlines()) + 1
        for language in LANGUAGES:
            told = Texts(language).say(flaw.problem.why)
            assert flaw.problem.why.key not in told


def test_a_list_prevails_if_the_game_master_wants_it() -> None:
    """kalevala.r.10.widerspruch: what is too much goes where most of it is, what is missing appears in the capital."""
    written = FILES[NAME].replace("Stand 2H+6: 30LB", "Stand 2H+6: 33LB").replace("6LB, 2AC(H)", "6LB")
    assert not moved(written).whole
    settled = moved(written, by_list=True)
    assert settled.whole and len(settled.flaws) == 2
    capital = settled.world.forces["Brunhilde"]["2H+6"].land.pieces
    assert capital["LB"] == 30 and capital["AC(H)"] == 2


def test_without_a_list_nobody_moves_in() -> None:
    without = "\n".join(line for line in FILES[NAME].splitlines() if not line.startswith("Liste"))
    assert [flaw.problem.why.key for flaw in moved(without).flaws] == ["kalevala-move-no-list"]
    fresh = without.replace("Eingetreten: 244.1", "Eingetreten: 271.1")
    keys = {flaw.problem.why.key for flaw in moved(fresh).flaws}
    assert keys == {"kalevala-move-sum"}


def test_a_map_with_a_hole_is_named() -> None:
    lands = {gf: land for gf, land in LANDS.items() if str(gf) != "2H+5"}
    flaws = move_in(lands, FILES, Settings()).flaws
    places = {(flaw.file, flaw.problem.why.key) for flaw in flaws}
    assert (NAME, "kalevala-move-off-map") in places
    assert {flaw.problem.line for flaw in flaws if flaw.problem.why.key == "kalevala-move-off-map"} == {
        line_of("Besitz 2H+5"), line_of("Stand 2H+5"),
    }


@pytest.mark.parametrize(
    "written", ["", "\0", "Stand", ":", "Stand 2A+1: " + "LB," * 60_000, "x" * 300_000, "Liste 2 " * 9]
)
def test_nonsense_is_told_and_costs_little(written: str) -> None:
    file, problems = read_realm(written)
    assert problems and not file.name


@pytest.mark.parametrize("word", WORDS)
def test_every_word_is_explained_in_both_guides(word: str) -> None:
    for guide in ("docs/kalevala/moving-in.md", "docs/de/kalevala-einzug.md"):
        assert f"`{word}" in (FOLDER.parents[1] / guide).read_text("utf-8"), guide
