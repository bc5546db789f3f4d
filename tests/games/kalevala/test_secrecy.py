"""What figures hide is hidden: nothing of it stands in the report of a neighbour, nor does his checker know it."""
from __future__ import annotations

import msgspec
import pytest

from walstatt.core.turn import Inputs, Ruled
from walstatt.core.world import Ground, Phase
from walstatt.games.kalevala.court.records import Item
from walstatt.games.kalevala.dates import Date
from walstatt.games.kalevala.entering.entries import WAR
from walstatt.games.kalevala.figures.agents.records import Agent, Service
from walstatt.games.kalevala.figures.gods.records import Appearance, Archeron, God
from walstatt.games.kalevala.figures.king.records import King
from walstatt.games.kalevala.figures.temple.records import Temple
from walstatt.games.kalevala.game import GAME
from walstatt.games.kalevala.realm.buildings import TEMPLE, TOWER, Building
from walstatt.games.kalevala.realm.stock import Force, Holder, Stock
from walstatt.games.kalevala.scouting.secrecy import hidden_changes, unknown_changes
from walstatt.games.kalevala.state import QUICK, Entry, Letter, Province, Realm, Scouting, Settings, World
from walstatt.hexmap.coordinates import read_gf
from walstatt.hexmap.land import Land, TradeSite

HERS, HIS, ANOTHERS = "Brunhilde", "Gunther", "Hagen"
PAPERS = {
    1: {HERS: "EE 1: 2A+10 > 2A+11", HIS: """Agent Ag1 spähen 2A+10
Wächter 2A+11: 2SB
Tempel 2A+11/30 spenden 3RE
Orakel 2A+11/30 5RE:
Wem gehört 2A+10?
Ende
EEG 1: 3
Brief an Brunhilde:
Gruß.
Ende"""},
    2: {},
    3: {HERS: "Brief an Gunther:\nGruß.\nEnde", HIS: "Agent Ag1 Rückzug\nBrief an Brunhilde:\nGruß.\nEnde"},
}


def neighbours(phase: int) -> World:
    """His agent stands camouflaged in her capital, his temple, god and king are next door to it."""
    lands = {read_gf(place): Land("T" * 48, site=TradeSite("Std", 24)) for place in ("2A+10", "2A+11", "2A+12")}
    world = World(Date(271, phase), Settings(), lands)
    world.realms = {HERS: Realm("LB", capitals=["2A+10"], oeh=150), HIS: Realm("SB", capitals=["2A+11"], oeh=150)}
    world.provinces = {"2A+10": Province(HERS, founded=True), "2A+11": Province(HIS, founded=True)}
    hers = Force(Stock({"LB": 9, "Z/30": 1}, 60))
    his = Force(Stock({"SB": 9, "Z/30": 1, "Pr/4": 1, "KrKö/4/0": 1}, 90), [Holder("Ag2", Stock({"Ag2": 1}, 20))])
    group = Force(holders=[Holder("Ag1", Stock({"Ag1": 1}, 40))])
    world.forces = {HERS: {"2A+10": hers}, HIS: {"2A+11": his, "2A+10": group}}
    world.buildings = {"2A+11": [Building(TEMPLE, 30), Building(TOWER, 17)]}
    world.scouting = {HERS: [Scouting(1, "2A+10", "2A+11")]} if phase > 1 else {}
    world.items = {"Gsabcd": Item("Gsabcd", "Horn", "2A+11/5", known_to=(HIS,))}
    persons = world.persons
    persons.services[HIS] = Service("2A+11/17", agents={"Ag1": Agent(came_from="2A+11"), "Ag2": Agent()})
    persons.temples["2A+11/30"] = Temple(HIS, 30)
    persons.kings[HIS] = King("KrKö", 270, weakness="drink")
    persons.gods[HIS] = God("Gernoth", 1, 270, relic="Gsabcd")
    world.index_owners()
    return world


@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_neighbour_reads_the_same_whatever_figures_hide(number: int) -> None:
    phase = Phase(number - 1, neighbours(number), Inputs(dict(PAPERS[number])))
    ground = Ground(GAME, bytes(32))
    run = ground.run(phase)
    assert not [told for told in run.told if "-refused-" in told.key]
    seen = msgspec.json.encode(GAME.report(phase.state, run, HERS))
    known = GAME.problems(phase.state, HERS, PAPERS[number].get(HERS, ""))
    for change in hidden_changes(phase, HERS):
        other = _copy(phase)
        change(other)
        again = ground.run(other)
        assert msgspec.json.encode(GAME.report(other.state, again, HERS)) == seen, change.__name__
    for change in unknown_changes(phase, HERS):
        other = _copy(phase)
        change(other)
        assert GAME.problems(other.state, HERS, PAPERS[number].get(HERS, "")) == known, change.__name__


@pytest.mark.parametrize("number", [1, 2, 3])
def test_what_is_covered_is_right_before_her_eyes(number: int) -> None:
    """Else nothing would be proved: groups in her own land and where her scouts look, guards, a weak point."""
    phase = Phase(number - 1, neighbours(number), Inputs(dict(PAPERS[number])))
    changes = {change.__name__: change for change in hidden_changes(phase, HERS)}
    other = _copy(phase)
    changes["covered_persons"](other)
    was, now = phase.state, other.state
    assert now.items["Gsabcd"].field.startswith("2A+10/")
    assert now.persons.temples["2A+11/30"].treasure > was.persons.temples["2A+11/30"].treasure
    assert now.forces[HIS]["2A+11"].holders[0].load.re > 20
    if number != 2:
        assert now.forces[HIS]["2A+10"].holders[0].load.re > 40 and len(now.forces[HIS]["2A+10"].holders) == 2
    assert ("SB(W)" in now.forces[HIS]["2A+11"].land.pieces) is (number == 3)
    if PAPERS[number]:
        changes["other_secret_orders"](other)
        assert other.inputs.papers[HIS].startswith("Brief an Brunhilde") and "Agent" not in other.inputs.papers[HIS]
    changes["other_answers"](other)
    assert set(other.inputs.decided) == {"oracle/2A+11/30", "crowning/king/Gunther"}


def fighting_along_a_row(phase: int) -> World:
    """Three lands in a row between hers and another's: both can attack him, who stands in two of them."""
    places = ("2A+10", "2A+11", "2A+12", "2A+13")
    lands = {read_gf(place): Land("T" * 48, site=TradeSite("Std", 24)) for place in places}
    world = World(Date(271, phase), Settings(battles=QUICK), lands)
    owners = dict(zip(places, (HERS, HIS, HIS, ANOTHERS), strict=True))
    world.realms = {
        name: Realm("LB", capitals=[place]) for name, place in ((HERS, "2A+10"), (HIS, "2A+11"), (ANOTHERS, "2A+13"))
    }
    world.provinces = {place: Province(name, founded=True) for place, name in owners.items()}
    for place, name in owners.items():
        world.force(name, place).land = Stock({"LB": 9}, 60)
    world.index_owners()
    return world


def test_whoever_fights_at_one_end_of_a_battlefield_may_read_of_the_other() -> None:
    """Her attack and another's, two lands away, are one battlefield (kalevala.16.2.1.verschmelzen)."""
    world = fighting_along_a_row(4)
    world.entries = {HERS: [Entry(1, "2A+10", "2A+11", WAR, {"LB": 5})],
                     ANOTHERS: [Entry(1, "2A+13", "2A+12", WAR, {"LB": 5})]}
    phase = Phase(3, world, Inputs())
    run = Ground(GAME, bytes(32)).run(phase)
    assert [told.args["places"] for told in run.told_to(HERS) if told.key == "kalevala-battlefield"] == [
        ["2A+10", "2A+11", "2A+12", "2A+13"]
    ]
    _reads_the_same(phase, HERS)
    world.entries = {}
    assert "other_troops" in _changing(phase, HERS), "without a war it knows nothing of what is far away"


def test_captives_whom_it_does_not_know_of_are_not_held_in_its_land() -> None:
    """Whoever owns or takes the land in which one is held hears that he is free (kalevala.r.agent_capture_end)."""
    phase = Phase(3, fighting_along_a_row(4), Inputs())
    other = _copy(phase)
    next(change for change in hidden_changes(phase, HERS) if change.__name__ == "other_persons")(other)
    assert [one.place for one in other.state.persons.services[ANOTHERS].captives] == ["2A+13"]
    _reads_the_same(phase, HERS)


def test_whose_god_appears_far_away_reads_of_that_battle() -> None:
    """Hagen's land is nowhere near hers, but her god stands there against him (kalevala.24.5.anweisung)."""
    world = fighting_along_a_row(4)
    god = God("Wodan", 1, 270, relic="Gsabcd", stay=1, stay_in=271)
    world.persons.gods[HERS] = god
    assert "other_troops" in _changing(Phase(3, world, Inputs()), HERS)
    god.appears = Appearance("2A+13", HERS, ANOTHERS, ("Grundfähigkeit",), 1)
    phase = Phase(3, world, Inputs())
    run = Ground(GAME, bytes(32)).run(phase)
    assert "kalevala-battlefield" in [told.key for told in run.told_to(HERS)]
    _reads_the_same(phase, HERS)


def test_of_whom_the_game_master_warns_is_no_secret() -> None:
    """He says so with a decision of his own (kalevala.16.1.1.benachrichtigung)."""
    paper = {ANOTHERS: "Einzug EE 2: 2A+13 > 2A+12 K: 5LB"}
    before = fighting_along_a_row(2)
    before.scouting = {ANOTHERS: [Scouting(1, "2A+13", "2A+12")]}
    world = Ground(GAME, bytes(32)).run(Phase(1, before, Inputs())).state
    warned = Phase(2, world, Inputs(paper, {"warnings/2A+12": Ruled(value=True, words="Nun gut.")}))
    run = Ground(GAME, bytes(32)).run(warned)
    assert "kalevala-warned-of-war" in [told.key for told in run.told_to(HIS)]
    _reads_the_same(warned, HIS)
    silent = Phase(2, world, Inputs(paper))
    assert "other_papers" in _changing(silent, HIS), "without a decision any attack might have been declared"


def _reads_the_same(phase: Phase, realm: str) -> None:
    ground = Ground(GAME, bytes(32))
    seen = msgspec.json.encode(GAME.report(phase.state, ground.run(phase), realm))
    for change in hidden_changes(phase, realm):
        other = _copy(phase)
        change(other)
        assert msgspec.json.encode(GAME.report(other.state, ground.run(other), realm)) == seen, change.__name__


def _changing(phase: Phase, realm: str) -> set[str]:
    """Names of the changes that change what other rulers have, or have written."""
    found = set()
    for change in hidden_changes(phase, realm):
        other = _copy(phase)
        change(other)
        if other.state.forces != phase.state.forces or other.inputs.papers != phase.inputs.papers:
            found.add(change.__name__)
    return found


def _after(phase: Phase, *names: str) -> Phase:
    """Once these of her neighbour's secrets are others."""
    other = _copy(phase)
    for change in hidden_changes(phase, HERS):
        if change.__name__ in names:
            change(other)
    return other


def test_whose_letter_the_game_master_has_judged_keeps_his_lines() -> None:
    """He names letters by their lines: with other lines before it the decision would be gone, and the letter too."""
    phase = Phase(2, neighbours(3), Inputs(dict(PAPERS[3])))
    assert _after(phase, "other_secret_orders").inputs.papers != phase.inputs.papers
    phase.inputs.decided["letters/Gunther/2"] = Ruled(True)
    assert _after(phase, "other_secret_orders").inputs.papers == phase.inputs.papers


def test_the_account_of_who_writes_to_her_decides_whether_she_reads_it() -> None:
    phase = Phase(1, neighbours(2), Inputs())
    assert _after(phase, "other_books").state.accounts[HIS].balance == 1
    phase.state.letters = [Letter(HIS, HIS, HERS, Date(271, 1), "Gruß.")]
    assert HIS not in _after(phase, "other_books").state.accounts
    assert _after(phase, "other_books").state.realms[HIS].oeh > phase.state.realms[HIS].oeh


@pytest.mark.parametrize(("stands", "valhalla"), [(3, 3), (1, 2), (2, 1)])
def test_whose_god_stands_in_valhalla_knows_where_it_is(stands: int, valhalla: int) -> None:
    """It lies elsewhere only for those whose god is not there, and never where he is."""
    phase = Phase(0, neighbours(1), Inputs())
    phase.state.persons.gods[HERS] = God("Wodan", 1, 270, at=stands)
    phase.state.persons.archeron = Archeron(size=3, order=[1, 2, 3], valhalla=3)
    assert _after(phase, "covered_persons").state.persons.archeron.valhalla == valhalla


def _copy(phase: Phase) -> Phase:
    inputs = Inputs(dict(phase.inputs.papers), dict(phase.inputs.decided))
    return msgspec.structs.replace(phase, state=phase.state.copy(), inputs=inputs)
