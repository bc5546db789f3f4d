"""Reports: what stands in each section, both languages for all of it, and nothing of what a realm does not know."""
from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest
from tests.games.kalevala import small_realm
from tests.games.kalevala.small_realm import CAPITAL, DIVIDED, NORTH, OTHER, REALM, SCOUTED, SOUTH

from walstatt.core.catalogue import load
from walstatt.core.texts import LANGUAGES, Texts
from walstatt.core.turn import Inputs, Run
from walstatt.core.world import Ground, Phase
from walstatt.games.kalevala import founding
from walstatt.games.kalevala.dates import Date
from walstatt.games.kalevala.founding import Map as WorldMap
from walstatt.games.kalevala.founding import Ruler, Setup
from walstatt.games.kalevala.game import GAME
from walstatt.games.kalevala.realm.buildings import Building
from walstatt.games.kalevala.realm.stock import Force, Stock
from walstatt.games.kalevala.reports import protocol
from walstatt.games.kalevala.reports.blocks import report
from walstatt.games.kalevala.reports.head import dates
from walstatt.games.kalevala.reports.protocol import colour
from walstatt.games.kalevala.scouting.known_world import known_world
from walstatt.games.kalevala.state import Letter as KeptLetter
from walstatt.games.kalevala.state import Province, Request, World
from walstatt.games.report_blocks import Facts, Letter, Line, Map, Said, Sections, Table, read_sections
from walstatt.hexmap.coordinates import read_gf
from walstatt.hexmap.land import UNSEEN, Edge, Flow, Land, TradeSite
from walstatt.hexmap.small_fields import Way
from walstatt.paper.report import Format, document, render

FIRST = ("head", "remarks", "happened", "scouting", "realm", "protocol", "list", "upkeep", "letters", "newsletter",
         "requests", "account", "dates")


def sections(phase: int = 1) -> Sections:
    return read_sections(small_realm.report(phase))


def table(blocks: list[Any]) -> Table:
    return next(block for block in blocks if isinstance(block, Table))


def test_the_sections_come_in_the_order_of_the_sheets() -> None:
    assert tuple(sections(1)) == FIRST
    assert tuple(sections(2)) == tuple(name for name in FIRST if name not in ("list", "upkeep"))


def test_the_head_names_ruler_date_and_era() -> None:
    (facts,) = sections()["head"]
    assert isinstance(facts, Facts)
    told = {name.key: value for name, value in facts.pairs if isinstance(name, Said)}
    assert told["kalevala-head-ruler"] == REALM
    assert told["kalevala-head-sham"] == "Siegfried der Held"
    assert told["kalevala-head-era"] == Said("kalevala-head-time", {"eternity": 2, "epoch": 11, "time": 7})
    words = Texts("de").format("kalevala-head-phase", gr="271", phase=1, date="271.1")
    assert words == "GR 271, 1. Phase (271.1)"


def test_the_list_has_six_columns_sums_and_all_costs() -> None:
    found = table(sections()["list"])
    assert [column.figures for column in found.columns] == ["", "", *["number"] * 6]
    sums = {row[0].key + row[0].args.get("name", ""): row[2:] for row in (found.rows[at] for at in found.sums)
            if isinstance(row[0], Said)}
    assert sums["kalevala-list-sumcore"] == [63, 0, 3, 8, 32, 68]
    assert sums["kalevala-list-sumauxiliaries"] == [2, 0, 0, 0, 0, 2]
    # All costs but the row of RE, which has them already.
    assert sums["kalevala-list-costs"] == [None, None, None, None, 56, None]
    assert ["LB", Said("kalevala-means-warrior", {"weapon": "lance", "rank": "B", "mark": "no", "damaged": "no"}),
            58, 0, 3, 8, 32, 63] in found.rows


def test_upkeep_says_how_it_was_reckoned() -> None:
    found = table(sections()["upkeep"])
    rows = {row[0].args.get("line", "total"): row[1:] for row in found.rows if isinstance(row[0], Said)}
    # 46, 15 and aboard 2 LB, and 5 BB: the group up to 75.
    assert rows["core"] == [Said("kalevala-upkeep-core", {"number": 68, "rank": "B", "most": 75, "price": 18}), 18]
    assert rows["animals"][1] == 1 and rows["total"] == ["", 24]


def test_scouts_sent_and_what_they_found() -> None:
    sent = table(sections(1)["scouting"])
    assert [row[:3] for row in sent.rows] == [["1", CAPITAL, SCOUTED], ["2", CAPITAL, "2I+16"], ["4", CAPITAL, "2K+16"]]
    found = sections(2)["scouting"]
    (map_,) = [block for block in found if isinstance(block, Map)]
    land = map_.fields()[read_gf(SCOUTED)]
    assert land.terrain == "s" * 24 + "G" * 7 + UNSEEN * 17
    assert land.rivers == {Edge(5, Way.E)} and land.ascents == {Edge(13, Way.W)}
    assert land.streams == {Flow(7, Way.SE)} and land.ruins == {9} and land.portal == 12
    assert [(way.start, way.end, way.words) for way in map_.ways] == [("2K+15", SCOUTED, "E1")]
    facts = [{name.key: value for name, value in block.pairs if isinstance(name, Said)} for block in found
             if isinstance(block, Facts) and not block.small]
    assert facts[0]["kalevala-sheet-losses"] == Said("kalevala-sheet-re", {"losses": 6})
    assert facts[0]["kalevala-sheet-owner"] == Said("kalevala-natives")
    assert facts[1]["kalevala-sheet-remark"] == Said("kalevala-sheet-obstacle", {"obstacle": "water"})
    assert facts[2]["kalevala-sheet-owner"] == OTHER and "kalevala-sheet-grid" in facts[2]


def test_the_protocol_tells_what_stands_where() -> None:
    rows = {str(row[0]): row[1:] for row in table(sections()["realm"]).rows}
    assert list(rows) == [NORTH, CAPITAL, f"{CAPITAL}~"]
    assert rows[CAPITAL][1:4] == ["46LB, 5BB, 3lP, On(k273)", 30, "Tu KF11 Tor 11-6"]
    assert rows[f"{CAPITAL}~"][1:3] == ["LS[2LB, 4RE]", 4]


def test_what_is_seen_of_a_divided_large_field_ends_at_its_mountains() -> None:
    found = sections()["realm"]
    map_ = next(block for block in found if isinstance(block, Map))
    land = map_.fields()[read_gf(DIVIDED)]
    assert land.terrain == "T" * 22 + "G" * 8 + UNSEEN * 18
    assert land.roads == {3} and land.site is None
    rows = {str(row[0]): row for row in table(found).rows}
    assert rows[NORTH][1] == "" and rows[NORTH][4] == "Tu KF3 Tor 3-2"
    assert "BF" not in msgspec.json.encode(small_realm.report()).decode()


def test_inks_tell_what_neither_map_nor_table_does() -> None:
    found = [(block.key, block.args["ink"], block.args["all"]) for block in sections()["protocol"]
             if isinstance(block, Line)]
    assert found == [("kalevala-mark-stands", "brown", [f"{NORTH} 2AC(H)"]), ("kalevala-mark-change", "red", ["+8LB"]),
                     ("kalevala-mark-change", "green", ["-3LB"])]


def test_marauders_beside_a_realm_are_named_in_the_language_of_the_reader() -> None:
    setup = Setup(map=WorldMap("marauders", 60), rulers=(Ruler(REALM, outlaws=3), Ruler(OTHER)), at="270.1")
    found = msgspec.to_builtins(protocol.marks(known_world(founding.found(setup), REALM), REALM))
    (beside,) = [one for one in found if one["key"] == "kalevala-mark-neighbour"]
    assert Texts("en").format(beside["key"], **beside["args"]).endswith(" Marauders 1")
    assert Texts("de").format(beside["key"], **beside["args"]).endswith(" Marodeure 1")


def test_old_sightings_stay_on_the_map_with_their_age() -> None:
    map_ = next(block for block in sections()["realm"] if isinstance(block, Map))
    assert map_.ages == {"2M+14": 3}
    assert [one.name for one in map_.owned] == [OTHER, REALM]


def test_letters_are_whole_and_not_among_the_messages() -> None:
    run = small_realm.ran()
    long = "Dein Land gefällt mir. " * 800
    run.told = [msgspec.structs.replace(one, args={**one.args, "words": long}) if one.key == "kalevala-letter" else one
                for one in run.told]
    found = read_sections(report(run, REALM))
    (letter,) = [block for block in found["letters"] if isinstance(block, Letter)]
    assert letter.words == long
    assert [block.key for block in found["happened"] if isinstance(block, Line)] == ["kalevala-armed"]
    assert [block.words for block in found["remarks"] if isinstance(block, Letter)] == ["Ein Komet steht am Himmel."]
    assert [block.words for block in found["newsletter"] if isinstance(block, Letter)][1] == "La\nla"


def test_a_statement_adds_up() -> None:
    rows = table(sections()["account"]).rows
    assert [row[3] for row in rows] == [0, 2000, 1100, 945, 345]


def test_requests_that_are_open_or_were_answered() -> None:
    rows = table(sections()["requests"]).rows
    assert [row[1] for row in rows] == ["Kanal bei Lalium", "Ein Drache"]


@pytest.mark.parametrize(("at", "armament"), [((270, 2), "272.1"), ((271, 1), "272.1"), ((271, 4), "272.1"),
                                              ((272, 1), "272.1"), ((272, 2), "274.1")])
def test_the_next_armament_date(at: tuple[int, int], armament: str) -> None:
    known = small_realm.world()
    known.at = Date(*at)
    (facts,) = dates(known, REALM)
    assert isinstance(facts, Facts)
    assert (Said("kalevala-dates-armament"), armament) in facts.pairs


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", [1, 2])
@pytest.mark.parametrize("form", ["text", "html"])
def test_every_block_has_words(language: str, phase: int, form: Format) -> None:
    made = document("kalevala", "Midgard", REALM, f"271.{phase}", small_realm.report(phase))
    assert "⟨" not in render(made, form, Texts(language)).decode()


def test_every_rule_behind_a_block_is_in_the_catalogue() -> None:
    catalogue = load("kalevala")
    known = {one.id for one in catalogue.rules} | {one.id for one in catalogue.rulings}
    for phase in (1, 2):
        for blocks in sections(phase).values():
            for block in blocks:
                for rule in getattr(block, "rules", ()):
                    assert rule in known


def test_colours_of_owners_stay_apart() -> None:
    assert len({colour(number) for number in range(400)}) > 380
    assert len({colour(number) for number in range(60)}) == 60


# ---- secrecy


def foreign_troops(world: World) -> None:
    world.forces[OTHER][SOUTH] = Force(Stock({"SC": 1}))


def foreign_buildings(world: World) -> None:
    world.buildings[DIVIDED] = [*world.buildings[DIVIDED][:1], Building("Bf", 46)]


def land_behind_mountains(world: World) -> None:
    lands = world.lands
    south = msgspec.structs.replace(
        lands[read_gf(DIVIDED)], terrain="T" * 22 + "G" * 8 + "d" * 18, roads=frozenset({3}), site=TradeSite("F", 40),
        passes=frozenset({46}), canals=frozenset({47}), caves=frozenset({48}),
    )
    world.lands = {**lands, read_gf(DIVIDED): south, read_gf(SCOUTED): Land("W" * 48)}


def foreign_owner(world: World) -> None:
    world.provinces[SOUTH] = Province("")
    world.provinces[SCOUTED] = Province(REALM + "s Feind")


def foreign_papers(world: World) -> None:
    world.requests.append(Request(9, OTHER, world.at, "Anderes"))
    world.letters.append(KeptLetter(OTHER, OTHER, "Hagen", world.at, "Geheim."))
    world.accounts[OTHER].balance = 99
    world.realms["Hagen"] = world.realms[OTHER]


@pytest.mark.parametrize("phase", [1, 2])
@pytest.mark.parametrize("change", [foreign_troops, foreign_buildings, land_behind_mountains, foreign_owner,
                                    foreign_papers])
def test_what_a_realm_does_not_know_changes_no_byte(phase: int, change: Callable[[World], None]) -> None:
    run = small_realm.ran(phase)
    before = msgspec.json.encode(report(run, REALM))
    other: Run = small_realm.ran(phase)
    change(other.state)
    assert msgspec.json.encode(report(other, REALM)) == before
    assert b"4711" not in before and b"Gunthers Geheimnis" not in before


def test_a_realm_that_was_given_away_reads_what_it_was_told() -> None:
    run = small_realm.ran()
    del run.state.realms[REALM]
    assert list(report(run, REALM)) == ["happened"]


def test_played_phases_give_the_same_reports_from_a_stored_state() -> None:
    """Through the store and back nothing changes, whatever order sets have."""
    rulers = (Ruler("Hagen"), Ruler("Volker", core="SC"))
    state = GAME.found(Setup(map=WorldMap("reports", 40, 30, 0), rulers=rulers))
    ground, rng = Ground(GAME, b"seed of reports" * 3), Random(3)
    for number in range(2):
        papers = {realm: GAME.sample_paper(state, realm, rng) for realm in state.realms}
        phase = Phase(number, state, Inputs(papers))
        result = ground.run(phase)
        again = msgspec.structs.replace(result, state=GAME.unpack(GAME.pack(result.state), GAME.state_version))
        assert msgspec.json.encode(ground.reports(phase, result)) == msgspec.json.encode(ground.reports(phase, again))
        state = result.state
