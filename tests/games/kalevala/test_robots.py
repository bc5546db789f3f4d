"""Robots rule soundly: nobody goes bankrupt, everybody grows, and none of them knows more than its realm."""
from __future__ import annotations

from collections import Counter
from random import Random

import msgspec
import pytest

from walstatt.core.turn import Act, Inputs, Run
from walstatt.core.world import Ground, Phase
from walstatt.games.kalevala.court.records import Learned
from walstatt.games.kalevala.dates import START, Date
from walstatt.games.kalevala.figures.gods.lines import NoteGod, RaiseDead
from walstatt.games.kalevala.figures.gods.records import Fallen, God
from walstatt.games.kalevala.founding import Map, Setup, random_setup
from walstatt.games.kalevala.game import GAME
from walstatt.games.kalevala.papers.model import Paper
from walstatt.games.kalevala.papers.read import read
from walstatt.games.kalevala.planes.portals import pairs_of
from walstatt.games.kalevala.realm.buildings import BUILDINGS
from walstatt.games.kalevala.realm.pieces import known_piece, price
from walstatt.games.kalevala.realm.stock import Force, Stock
from walstatt.games.kalevala.robots.characters.all_characters import CHARACTERS, character_of
from walstatt.games.kalevala.scouting.secrecy import unknown_changes
from walstatt.games.kalevala.state import (
    Knowledge,
    Permission,
    Province,
    Realm,
    Scouting,
    Settings,
    Sighting,
    Treaty,
    World,
)
from walstatt.hexmap.coordinates import read_gf
from walstatt.hexmap.land import Land, TradeSite

GREAT_ROUNDS, PHASES = 6, 4
SOLD_OFF = ("kalevala-left",)
"""Told when somebody could not be paid."""
WAR = ("kalevala-battle-log", "kalevala-battle-tale")
"""Told to those who fought: they may have lost what they had."""


def papers_of(world: World, number: int) -> dict[str, str]:
    return {realm: GAME.sample_paper(world, realm, Random(f"{number} {realm}")) for realm in world.realms}


def phases(world: World, rounds: int) -> list[tuple[Phase, Run]]:
    found = []
    ground = Ground(GAME, bytes(32))
    for number in range(rounds * PHASES):
        phase = Phase(number, world, Inputs(papers_of(world, number)))
        result = ground.run(phase)
        found.append((phase, result))
        world = result.state
    return found


def worth(world: World, realm: str) -> int:
    """RE, and the prices of all that was made of them."""
    total = 0
    for force in world.forces.get(realm, {}).values():
        whole = force.whole()
        total += whole.re + sum(number * (price(known_piece(one)) or 0) for one, number in whole.pieces.items())
    places = {place.partition("[")[0] for place in world.owned[realm]}
    return total + sum(BUILDINGS[one.kind].price for place in places for one in world.buildings.get(place, ()))


@pytest.mark.parametrize("seed", [2, 3])
def test_eight_robots_over_six_great_rounds(seed: int) -> None:
    world = GAME.found(random_setup(Random(seed)))
    played = phases(world, GREAT_ROUNDS)
    last: World = played[-1][1].state
    told = Counter(one.key for _, run in played for one in run.told)
    assert not any(told[key] for key in SOLD_OFF), "somebody could not pay"
    assert not any("-refused-" in key for key in told)
    fought = {realm for _, run in played for one in run.told if one.key in WAR for realm in one.realms}
    assert len(fought) < len(world.realms)
    for realm in world.realms:
        assert worth(last, realm) > 1.25 * worth(world, realm) or realm in fought, realm
        assert last.lists[realm], realm
        seen = {one.place for one in last.knowledge[realm].sightings if one.result == "seen"}
        assert len(seen) >= 6, realm
    words = Counter(line.split()[0] for phase, _ in played for paper in phase.inputs.papers.values()
                    for line in paper.splitlines())
    assert {"Zug", "Rüsten", "Wandeln", "Bau", "EE", "Zone"} <= set(words)


def test_a_tower_grows_into_a_keep() -> None:
    played = phases(GAME.found(random_setup(Random(5))), 10)
    kinds = {one.kind for buildings in played[-1][1].state.buildings.values() for one in buildings}
    assert kinds & {"Bf", "BF"}


def test_a_robot_writes_the_same_whatever_it_cannot_know() -> None:
    world = phases(GAME.found(Setup(map=Map("robots", 160))), 1)[-1][1].state
    phase = Phase(4, world, Inputs(papers_of(world, 4)))
    for realm in list(world.realms)[:3]:
        for change in unknown_changes(phase, realm):
            other = msgspec.structs.replace(phase, state=world.copy(), inputs=Inputs(dict(phase.inputs.papers)))
            change(other)
            paper = GAME.sample_paper(other.state, realm, Random(f"4 {realm}"))
            assert paper == phase.inputs.papers[realm], change.__name__


def test_where_nobody_rules_nobody_writes() -> None:
    state = GAME.found(Setup(map=Map("vacant", 150)))
    realm = next(iter(state.realms))
    state.realms[realm].vacant = "departure"
    paper = GAME.sample_paper(state, realm, Random(1))
    assert paper == "" and not GAME.problems(state, realm, paper)


# ---- characters


def name_with(character: str, core: str = "LB") -> str:
    """A ruler of this character."""
    names = (f"Reich {number}" for number in range(200))
    return next(name for name in names if character_of(name, Realm(core=core)).name == character)


def test_a_character_lasts_for_a_reign_and_all_of_them_occur() -> None:
    names = [f"Reich {number}" for number in range(100)]
    found = Counter(character_of(name, Realm()).name for name in names)
    assert set(found) == {one.name for one in CHARACTERS} and min(found.values()) >= 10
    assert all(character_of(name, Realm(missed=3, oeh=7)) is character_of(name, Realm()) for name in names)
    successors = [character_of(name, Realm(entered=Date(START.gr + 5, 1))).name for name in names]
    assert successors != [character_of(name, Realm()).name for name in names]


def border(
    character: str, guards: int, *, treaty: bool = False, permitted: bool = False, buildings: tuple[str, ...] = (),
    priest: str = "",
) -> str:
    """The paper of phase 3 of a robot whose scouts have seen so many of Gunther's warriors beyond the border."""
    realm, at = name_with(character), Date(271, 3)
    state = World(at, Settings(), {read_gf(place): Land("T" * 48) for place in ("2A+10", "2A+11")})
    state.realms = {realm: Realm(core="LB"), "Gunther": Realm(core="SB")}
    state.provinces = {"2A+10": Province(realm), "2A+11": Province("Gunther")}
    figures = {"SB": guards} if guards else {}
    troops = Stock({"LB": 20, **({priest: 1} if priest else {})}, 30)
    state.forces = {realm: {"2A+10": Force(troops)}, "Gunther": {"2A+11": Force(Stock({"SB": guards}))}}
    seen = Sighting("2A+11", Date(271, 2), "W", "", ("2A+11",), "Gunther", figures, buildings=buildings)
    state.knowledge = {realm: Knowledge([seen])}
    state.scouting = {realm: [Scouting(1, "2A+10", "2A+11")]}
    parties = (realm, "Gunther")
    state.treaties = [Treaty(parties, "Frieden", "–", at, parties, at)] * treaty
    state.permissions = [Permission("Gunther", realm, 270, 275, ("2A+11",))] * permitted
    return GAME.sample_paper(state, realm, Random(1))


@pytest.mark.parametrize(("character", "guards", "goes"), [
    ("warlike", 12, True), ("warlike", 13, False), ("settler", 4, True), ("settler", 5, False), ("trader", 0, False),
    ("cautious", 0, False),
])
def test_war_is_declared_where_the_odds_look_right(character: str, guards: int, goes: bool) -> None:
    """18 that can be spared are one and a half times 12; 19 of a settler are four times 4."""
    assert ("K: " in border(character, guards)) is goes


@pytest.mark.parametrize(("character", "guards", "slaves"), [
    ("warlike", 12, False), ("warlike", 7, True), ("warlike", 0, False), ("settler", 4, True),
])
def test_who_is_much_stronger_comes_for_slaves(character: str, guards: int, slaves: bool) -> None:
    """18 that can be spared are two and a half times 7; where nobody stands nobody is enslaved."""
    assert ("; SKLAVEN" in border(character, guards)) is slaves


def test_a_temple_that_was_seen_is_entered_and_plundered() -> None:
    """Its treasure makes up for its walls."""
    there, none = border("settler", 4, buildings=("Tt KF17 Tor 17-18",)), border("settler", 4, buildings=("Tu KF17",))
    assert "EINNEHMEN 2A+11/17" in there
    assert "PLÜNDERN RE" in there
    assert "K: " not in none


def test_a_priest_who_guards_no_temple_goes_to_war_and_calls_his_god() -> None:
    paper = border("warlike", 12, priest="Pr/10")
    assert "Pr/10" in paper
    assert "Gott rufen" in paper


def at_home(realm: str, at: Date, owned: dict[str, Force], *, core: str = "LB") -> World:
    """A realm of towns side by side, and Gunther's land behind the last one."""
    places = [*owned, "2A+20", "2A+21"]
    site = TradeSite("Std", 24)
    lands = {read_gf(place): Land("T" * 48, site=site if place in owned else None) for place in places}
    state = World(at, Settings(), lands)
    state.realms = {realm: Realm(core=core, capitals=[next(iter(owned))]), "Gunther": Realm(core="SB")}
    state.provinces = {place: Province(realm, founded=True) for place in owned}
    state.provinces |= {place: Province("Gunther") for place in places[-2:]}
    state.forces = {realm: owned, "Gunther": {"2A+20": Force(Stock({"SB": 3}))}}
    state.knowledge = {realm: Knowledge(), "Gunther": Knowledge()}
    state.index_owners()
    return state


@pytest.mark.parametrize(("core", "pressed"), [("L", True), ("LB", False)])
def test_slaves_of_the_own_people_are_pressed_where_they_are_cheap(core: str, pressed: bool) -> None:
    """Of class A a slave costs 2 RE; no more than the warriors there can guard."""
    realm = name_with("cautious", core)
    state = at_home(realm, Date(272, 1), {"2A+18": Force(Stock({core: 90, "K": 3}, 60))}, core=core)
    paper = GAME.sample_paper(state, realm, Random(1))
    assert any(line.startswith("Rüsten 2A+18: ") and line.endswith("Sl") for line in paper.splitlines()) is pressed


def test_guards_stay_with_slaves_and_drive_them_together() -> None:
    realm = name_with("warlike")
    owned = {"2A+18": Force(Stock({"LB": 4, "Sl": 12}, 20)), "2A+19": Force(Stock({"LB": 4, "Sl": 4}))}
    state = at_home(realm, Date(271, 1), owned)
    state.knowledge[realm].sightings.append(Sighting("2A+20", Date(270, 2), "W", "", ("2A+20",), "Gunther", {"SB": 3}))
    papers = [GAME.sample_paper(state, realm, Random(seed)) for seed in range(5)]
    assert all("Zug 2A+19 > 2A+18: LB, 4Sl" in paper for paper in papers)
    leaving = [line for paper in papers for line in paper.splitlines() if line.startswith("Zug 2A+18")]
    assert leaving and all(line == "Zug 2A+18 > 2A+19: LB" for line in leaving), "two of four guard the twelve"


def test_an_expedition_follows_a_secret_searches_and_comes_home() -> None:
    realm = name_with("cautious")
    state = at_home(realm, Date(271, 1), {"2A+19": Force(Stock({"LB": 9, "K": 2}, 30))})
    words = "Im Hügel von 2A+21 liegt etwas."
    state.knowledge[realm].learned.append(Learned("hort", 1, "Der Hort", words, Date(270, 1)))
    lines = []
    for number in range(24):
        acts = [Act("answer", {"number": 1, "state": "granted"})] * (number == 1)
        paper = GAME.sample_paper(state, realm, Random(number))
        lines += [line for line in paper.splitlines() if "EX1" in line or "Antrag" in line]
        result = Ground(GAME, bytes(32)).run(Phase(number, state, Inputs({realm: paper}, acts=acts)))
        state = result.state
    kinds = [line.split(":")[0] for line in lines]
    assert kinds == [
        "Antrag Expedition 2A+21", "Karawane EX1 aus 2A+19", "Karawane EX1 2A+19 > 2A+20 > 2A+21", "Aktion EX1 EE 6",
        "Antrag 1", "Karawane EX1 2A+21 > 2A+20 > 2A+19", "Karawane EX1 auflösen 2A+19",
    ]


def test_nobody_attacks_while_a_treaty_holds_and_traders_visit_by_permission() -> None:
    assert "K: " not in border("warlike", 1, treaty=True)
    assert "E: LB; mit Erlaubnis" in border("trader", 5, permitted=True)
    assert "Einzug" not in border("cautious", 5, permitted=True)


def test_a_robot_with_a_wizard_raises_a_portal_and_settles_behind_it() -> None:
    """Without any hint where gates can stand: its mystic looks, and nothing that it writes is refused."""
    realm = name_with("settler")
    lands = {read_gf(place): Land("T" * 48) for place in ("2A+10", "2A+11", "1A+2")}
    lands[read_gf("2A+10")] = Land("T" * 48, site=TradeSite("Hstd", 24))
    state = World(Date(270, 1), Settings(battles="quick"), lands, portals=pairs_of(
        lands, [(read_gf("1A+2"), read_gf("2A+11"))]))
    state.realms = {realm: Realm(core="LB", capitals=["2A+10"])}
    state.provinces = {"2A+10": Province(realm, founded=True), "2A+11": Province(realm), "1A+2": Province()}
    state.forces = {realm: {"2A+10": Force(Stock({"LB": 20, "Z/100": 1}, 80)), "2A+11": Force(Stock({"LB": 6}, 40))}}
    state.knowledge = {realm: Knowledge()}
    state.index_owners()
    found = phases(state, 11)
    end = found[-1][1].state
    assert not [one.key for _, run in found for one in run.told if "-refused-" in one.key]
    assert end.realms[realm].portal == "2A+11" and end.lands[read_gf("1A+2")].portal is not None
    assert end.provinces["1A+2"].owner == realm


def _divine_paper(character: str, **god: object) -> Paper:
    """Of phase 1, by a robot with a god and with fallen of this GR."""
    realm = name_with(character)
    state = at_home(realm, Date(271, 1), {"2A+10": Force(Stock({"LB": 9}, 40))})
    state.realms[realm].capitals = ["2A+10"]
    fallen = [Fallen(270, "SB", 3), Fallen(270, "LC", 2), Fallen(200, "SC", 9)]
    known = {"name": "Mahr", "number": 1, "since": 250, "seat": 3, "relic": "g1", **god}
    state.persons.gods[realm] = msgspec.convert(known, God)
    state.persons.gods[realm].fallen = fallen
    return read(GAME.sample_paper(state, realm, Random(1)), state.at).paper


def test_a_god_who_saw_valhalla_goes_there_and_tries_no_aura() -> None:
    seen = [{"gr": 270, "gf": 8}, {"gr": 270, "gf": 9, "valhalla": True}]
    assert [(one.gf, one.attempt) for one in _divine_paper("trader", at=3, seen=seen).of(NoteGod)] == [(9, 0)]


def test_a_god_in_valhalla_stays_and_raises_the_dearest_whom_he_may() -> None:
    paper = _divine_paper("trader", at=9, in_valhalla=9, seen=[{"gr": 270, "gf": 8}])
    assert not [*paper.of(NoteGod)]
    assert [(one.place, one.listing.whole().pieces) for one in paper.of(RaiseDead)] == [("2A+10", {"LC": 2})]
