"""What the ruler's chamber is told: reach, the meaning of lines, the chart. It all agrees with the checker."""
from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from walstatt.core.turn import Inputs
from walstatt.core.world import Phase
from walstatt.games.kalevala import founding
from walstatt.games.kalevala.checker import check
from walstatt.games.kalevala.dates import Date
from walstatt.games.kalevala.evaluation import geography_of, gf_of
from walstatt.games.kalevala.founding import Map, Setup
from walstatt.games.kalevala.game import GAME
from walstatt.games.kalevala.papers.model import Listing
from walstatt.games.kalevala.papers.write import write_listing
from walstatt.games.kalevala.realm.stock import RE, Force, Holder, Stock
from walstatt.games.kalevala.scouting.known_world import known_world
from walstatt.games.kalevala.state import Knowledge, Province, Realm, Scouting, Settings, Sighting, World
from walstatt.hexmap.coordinates import read_gf
from walstatt.hexmap.land import Land

REALM = "Brunhilde"


@cache
def world() -> World:
    """Of a few great rounds later in size: some provinces more, horses and an onager among the troops."""
    state = founding.found(Setup(map=Map("chamber 1", 150))).copy()
    own = [place for place, one in state.provinces.items() if one.owner == REALM]
    state.forces[REALM][own[0]].land.add("lP", 5)
    state.forces[REALM][own[1]].land.add("On", 1)
    return state


def chart() -> dict[str, Any]:
    return GAME.chart(world(), REALM)


def listed(figures: dict[str, int]) -> str:
    pieces = tuple((symbol, number) for symbol, number in figures.items() if symbol != RE)
    return write_listing(Listing(pieces, figures.get(RE, 0)))


def test_reach_is_what_the_checker_says_to_every_way(subtests: pytest.Subtests) -> None:
    reached = stopped = 0
    for place, figures in chart()["forces"].items():
        found = GAME.reach(world(), REALM, place, figures)
        for target, one in found["reached"].items():
            with subtests.test(place=place, target=target):
                told = check(world(), REALM, f"Zug {' > '.join(one['way'])}: {listed(figures)}").problems
                assert one["rounds"] > 1 or not told
                assert one["way"][-1] == target and one["steps"] >= len(one["way"]) - 1
                reached += 1
        for target, stop in found["stops"].items():
            with subtests.test(place=place, stop=target):
                told = check(world(), REALM, f"Zug {place} > {target}: {listed(figures)}").problems
                assert told and (stop["rule"] == told[0].rule or "too-far" in stop["why"]["key"])
                stopped += 1
    assert reached > 1 and stopped > 5


@cache
def harbour() -> tuple[World, str]:
    """A longship and a raft with crews, an empty raft, and sea that is known, at a coast of the realm."""
    state = world().copy()
    known = geography_of(state)
    for place in (place for place, one in state.provinces.items() if one.owner == REALM):
        water = next((one for one in known.waters(gf_of(place)) if known.steps(one)), None)
        if water is not None:
            ships = [Holder("LS", Stock({"LB": 2})), Holder("FS", Stock({"BB": 1})), Holder("FS")]
            state.forces[REALM][water.name] = Force(holders=ships)
            sea = {one.gf for one in known.sailing([water], set(state.lands), 3)}
            state.knowledge[REALM].sea_lanes = [str(gf) for gf in sorted(sea)]
            return state, water.name
    raise AssertionError("no coast")


def test_ships_come_as_far_as_the_checker_lets_them(subtests: pytest.Subtests) -> None:
    state, water = harbour()
    assert GAME.chart(state, REALM)["holders"][water] == ["LS[2LB]", "FS[BB]", "FS"]
    reached = stopped = 0
    for ships, pace in (({"LS[2LB]": 1}, 5), ({"LS[2LB]": 1, "FS[BB]": 1}, 3)):
        found = GAME.reach(state, REALM, water, ships)
        assert found["pace"] == pace and max(len(one["way"]) for one in found["reached"].values()) <= pace + 1
        for target, one in found["reached"].items():
            with subtests.test(ships=str(ships), target=target):
                told = check(state, REALM, f"Zug {' > '.join(one['way'])}: {', '.join(ships)}").problems
                assert "~" in target
                assert one["rounds"] > 1 or not told
                reached += 1
        for target, stop in found["stops"].items():
            with subtests.test(ships=str(ships), stop=target):
                told = check(state, REALM, f"Zug {water} > {target}: {', '.join(ships)}").problems
                assert told and stop["rule"] and stop["why"]["key"]
                stopped += 1
    assert reached > 4 and stopped


def test_what_must_cross_bad_ground_is_told_beforehand() -> None:
    """Of a tower and an onager in the wood only the tower must be rolled for."""
    lands = {read_gf("2A+10"): Land("T" * 48), read_gf("2A+11"): Land("S" * 48)}
    state = World(Date(271, 1), Settings(), lands, realms={REALM: Realm(core="LB", capitals=["2A+10"])})
    state.provinces = {place: Province(REALM) for place in ("2A+10", "2A+11")}
    state.knowledge = {REALM: Knowledge()}
    state.forces = {REALM: {"2A+10": Force(Stock({"LB": 12, "Bt": 1, "On": 1}))}}
    state.index_owners()
    found = GAME.reach(state, REALM, "2A+10", {"LB": 12, "Bt": 1, "On": 1})
    assert found["reached"]["2A+11"]["rolls"] == ["Bt"]
    assert not GAME.reach(state, REALM, "2A+10", {"LB": 12, "On": 1})["reached"]["2A+11"]["rolls"]


def test_a_ship_without_a_crew_goes_nowhere() -> None:
    state, water = harbour()
    found = GAME.reach(state, REALM, water, {"FS": 1})
    assert not found["reached"] and found["stops"][water]["rule"] == "kalevala.9.3.1.nur_mit_schiff"


def test_an_army_with_devices_needs_more_rounds() -> None:
    (place, figures) = next(one for one in chart()["forces"].items() if "On" in one[1])
    slow = GAME.reach(world(), REALM, place, figures)
    quick = GAME.reach(world(), REALM, place, {symbol: number for symbol, number in figures.items() if symbol != "On"})
    assert (slow["pace"], quick["pace"]) == (1, 2)
    far = [target for target, one in quick["reached"].items() if one["steps"] == 2]
    assert all(slow["reached"][target]["rounds"] == 2 for target in far)


def test_what_cannot_march_at_all_is_stopped_where_it_stands() -> None:
    place = next(iter(chart()["forces"]))
    found = GAME.reach(world(), REALM, place, {"lP": 1, "LB": 0})
    assert not found["reached"] and list(found["stops"]) == [place]
    unknown = GAME.reach(world(), REALM, place, {"nonsense": 3})
    assert unknown["stops"][place]["why"]["key"] == "kalevala-refused-not-there"


def test_what_scouts_find_is_not_told_before_the_phase_has_run() -> None:
    """The checker knows only what the realm knows: its scouts would all end at a wall of the unknown."""
    state = world().copy()
    state.at = Date(state.at.gr, 2)
    place = next(iter(chart()["forces"]))
    state.scouting = {REALM: [Scouting(1, place, gf) for gf in list(chart()["planes"][0]["scouts"])[:1]]}
    said = GAME.appraised(state, REALM, "An den SL: Guten Morgen.").does
    assert not [block for block in said.get("lines", []) if "scout" in str(block) or "obstacle" in str(block)]


def test_scouts_come_as_far_as_the_checker_lets_them() -> None:
    shown = chart()
    near = [gf for gf, deep in shown["planes"][0]["scouts"].items() if deep == 1]
    assert near and max(shown["planes"][0]["scouts"].values()) == 3
    for target in near:
        lines = [f"EE 1: {start} > {target}" for start in shown["forces"]]
        assert any(not check(world(), REALM, line).problems for line in lines), target


def test_lines_say_where_they_act() -> None:
    shown = chart()
    one, other = shown["own"][:2]
    paper = f"""# remark
Zug {one} > {other}: LB
EE 1: {one} > {other}
Zone {one}: {other}
Bau {one}: Ma KF5-6
Rüsten {one}: 2LB
Erlaubnis 270 bis 275 {one}: Gunther
Brief an Gunther:
Zug um Zug
Ende
Hauptstadt {other}
"""
    found = {line["line"]: line for line in GAME.appraised(world(), REALM, paper).lines}
    told = {number: (line["act"], line.get("places", [])) for number, line in found.items()}
    assert told == {
        2: ("move", [one, other]), 3: ("scout", [one, other]), 4: ("zone", [one, other]), 5: ("build", [one]),
        6: ("fresh", [one]), 7: ("permit", [one]), 8: ("other", []), 11: ("other", [other]),
    }
    assert found[2]["figures"] == {"LB": 1} and found[3]["words"] == "EE 1" and found[5]["fields"] == [5, 6]
    assert "−1 LB" in found[2]["changes"] and found[7]["words"] == "Gunther"


def test_what_a_line_does_stands_beside_its_own_words() -> None:
    one, other = chart()["own"][:2]
    (table, *_) = GAME.appraised(world(), REALM, f"# remark\n  Zug {one} > {other}: LB\n").does["lines"]
    assert table["rows"][0][0] == f"Zug {one} > {other}: LB"


def test_a_capital_can_be_named_only_where_one_is_missing() -> None:
    assert "capital" not in chart()["offers"]
    lost = world().copy()
    lost.realms[REALM].capitals.clear()
    assert list(GAME.chart(lost, REALM)["offers"]["capital"]) == list(GAME.chart(lost, REALM)["own"])


def test_others_stand_on_the_chart_where_they_were_seen() -> None:
    state = world().copy()
    target = next(gf for gf, deep in chart()["planes"][0]["scouts"].items() if deep == 1 and gf not in chart()["own"])
    seen = Sighting(target, state.at, "SE", parts=(target,), owner="Gunther", figures={"SB": 15, "Z/30": 1})
    state.knowledge[REALM] = Knowledge([*state.knowledge.get(REALM, Knowledge()).sightings, seen])
    assert GAME.chart(state, REALM)["planes"][0]["map"]["written"][target] == ["15SB, Z/30"]


def test_who_has_somebody_in_foreign_land_still_sees_whose_it_is() -> None:
    state = world().copy()
    target = next(gf for gf, deep in chart()["planes"][0]["scouts"].items() if deep == 1 and gf not in chart()["own"])
    seen = Sighting(target, state.at, "SE", parts=(target,), owner="Gunther", figures={"SB": 15})
    state.knowledge[REALM] = Knowledge([*state.knowledge.get(REALM, Knowledge()).sightings, seen])
    state.forces[REALM][target] = Force(Stock({"Ag1": 1}, 50))
    (plane, *_) = GAME.chart(state, REALM)["planes"]
    assert [one["places"] for one in plane["map"]["owned"] if one["name"] == "Gunther"] == [[target]]
    assert plane["map"]["written"][target][0] == "15SB" and "Ag1" in plane["map"]["written"][target][1]
    assert len(plane["cards"][target]) == 2 and "Gunther" in str(plane["cards"][target][0])


def test_the_checker_does_not_say_what_others_write_for_the_newsletter() -> None:
    state = world().copy()
    state.at = Date(state.at.gr, 3)
    assert "newsletter" not in str(GAME.appraised(state, REALM, "bleiben").does)


def test_entries_name_their_kind() -> None:
    state = world().copy()
    state.at = state.at._replace(phase=3)
    one, other = chart()["own"][:2]
    (line,) = GAME.appraised(state, REALM, f"Einzug EE 4: {one} > {other} K: 2LB; HZ KF24").lines
    assert (line["act"], line["places"], line["words"], line["fields"]) == ("enter", [one, other], "K", [24])


def test_what_can_be_made_is_what_the_checker_lets_through() -> None:
    shown = chart()
    (capital,) = world().realms[REALM].capitals
    for symbol, price in shown["makes"].items():
        told = check(world(), REALM, f"Wandeln {capital}: {symbol}").problems
        # Whoever cannot be made at all is refused by other rules than those of number and place.
        assert not [one for one in told if "culture-good" in one.why.key or "no-price" in one.why.key], symbol
        assert price > 0
    assert "LB" in shown["makes"] and "El" not in shown["makes"]
    assert set(shown["makes"]) < set(shown["means"])
    assert shown["means"]["On"]["args"]["base"] == "On"


def test_core_troops_are_offered_first_and_auxiliaries_last() -> None:
    made = list(chart()["makes"])
    assert made[:2] == ["LB", "BB"]
    assert [symbol.endswith("(H)") for symbol in made] == sorted(symbol.endswith("(H)") for symbol in made)


def test_one_enters_only_where_scouts_have_brought_something() -> None:
    state = world().copy()
    state.at = Date(state.at.gr, 3)
    home, (target, stopped) = chart()["own"][0], list(chart()["planes"][0]["scouts"])[:2]
    state.scouting[REALM] = [Scouting(1, home, target), Scouting(2, home, stopped)]
    found = [Sighting(target, state.at, "SE", parts=(target,)), Sighting(stopped, state.at, result="obstacle")]
    state.knowledge[REALM] = Knowledge(found)
    shown = GAME.chart(state, REALM)
    assert [target for _, _, target in shown["scouting"]] == [target, stopped]
    assert shown["scouted"] == [(home, target)]


def test_the_chart_tells_nothing_that_its_realm_does_not_know() -> None:
    """Change whatever it does not know: neither chart nor reach nor the meaning of lines may show it."""
    state = world()
    shown = chart()
    place, figures = next(iter(shown["forces"].items()))
    reach = GAME.reach(state, REALM, place, figures)
    changes = GAME.unknown(Phase(0, state, Inputs()), REALM)
    assert changes
    for change in changes:
        phase = Phase(0, state.copy(), Inputs())
        change(phase)
        assert GAME.chart(phase.state, REALM) == shown
        assert GAME.reach(phase.state, REALM, place, figures) == reach


def test_arrows_of_scouts_are_gone_with_their_great_round() -> None:
    state = world().copy()
    home = state.realms[REALM].capitals[0]
    beside = str(next(iter(geography_of(state).steps(geography_of(state).parts(gf_of(home))[0]))).gf)
    state.scouting[REALM] = [Scouting(1, home, beside)]
    state.at = Date(270, 3)
    assert GAME.chart(state, REALM)["scouting"] == [(1, home, beside)]
    assert any(one["map"]["ways"] for one in GAME.chart(state, REALM)["planes"])
    state.at = Date(271, 1)
    assert not GAME.chart(state, REALM).get("scouting")
    assert not any(one["map"].get("ways") for one in GAME.chart(state, REALM)["planes"])


def test_a_building_that_grows_from_another_is_offered_for_the_price_of_its_stage() -> None:
    builds = chart()["builds"]
    assert {symbol: builds[symbol] for symbol in ("Tu", "Bf", "BF", "Tt/20", "Tt")} == dict.fromkeys(
        ("Tu", "Bf", "BF", "Tt/20", "Tt"), 10)


def test_a_trade_centre_is_founded_or_razed_only_where_that_can_be() -> None:
    state = world().copy()
    (capital,) = state.realms[REALM].capitals
    assert capital not in chart()["offers"].get("found", {}) and "raze" not in chart()["offers"]
    state.provinces[capital] = Province(REALM, False, state.at)
    assert capital in GAME.chart(state, REALM)["offers"]["found"]
    state.provinces[capital] = Province(REALM, True, state.at, "conquered")
    state.realms[REALM].invader = "nomad"
    assert list(GAME.chart(state, REALM)["offers"]["raze"]) == [capital]


@pytest.mark.parametrize(("symbol", "beyond"), [("Z/30", 4), ("My/7", 2)])
def test_who_needs_to_know_no_land_is_shown_as_far_as_a_line_may_lead_him(symbol: str, beyond: int) -> None:
    state = world().copy()
    place = next(place for place, one in state.provinces.items() if one.owner == REALM)
    state.forces[REALM][place].land.add(symbol, 1)
    reached = GAME.reach(state, REALM, place, {symbol: 1})["reached"]
    known = known_world(state, REALM).lands
    unknown = {target: one["way"] for target, one in reached.items() if gf_of(target) not in known}
    assert max(len(way) for way in unknown.values()) == beyond + 1
    for way in list(unknown.values())[:8]:
        assert not check(state, REALM, f"Zug {' > '.join(way)}: {symbol}").problems
