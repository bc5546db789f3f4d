"""Nobody reads an agent's paper off another realm's report, whatever the agent is told to do."""
from __future__ import annotations

import msgspec
import pytest

from walstatt.core.turn import Inputs
from walstatt.core.world import Ground, Phase
from walstatt.games.kalevala import checker
from walstatt.games.kalevala.dates import Date
from walstatt.games.kalevala.figures.agents.records import Agent, Service
from walstatt.games.kalevala.game import GAME
from walstatt.games.kalevala.realm.stock import Holder, Stock
from walstatt.games.kalevala.scouting.known_world import known_world
from walstatt.games.kalevala.state import Knowledge, Province, Realm, Settings, Sighting, World
from walstatt.hexmap.coordinates import read_gf
from walstatt.hexmap.land import Land, TradeSite

GROUND = Ground(GAME, b"agents")
HOME, ABROAD = "2A+10", "2A+11"


def two_realms(at: Date) -> World:
    """Brunhilde has an agent in Gunther's capital."""
    land = Land("T" * 48, site=TradeSite("Std", 24))
    world = World(at, Settings(), {read_gf(HOME): land, read_gf(ABROAD): land})
    for name, core, place in (("Brunhilde", "LB", HOME), ("Gunther", "SB", ABROAD)):
        world.realms[name] = Realm(core=core, capitals=[place])
        world.provinces[place] = Province(name, founded=True)
        world.force(name, place).land.join(Stock({core: 10}, 60))
    world.force("Brunhilde", ABROAD).holders.append(Holder("Ag1", Stock({"Ag1": 1}, 60)))
    agent = Agent(scouted=ABROAD, scouts=True)
    world.persons.services["Brunhilde"] = Service("2A+10/17", agents={"Ag1": agent})
    remarks = ("agent Ag1",)
    seen = Sighting(ABROAD, Date(at.gr, 2), parts=(ABROAD,), owner="Gunther", figures={"SB": 10}, remarks=remarks)
    world.knowledge["Brunhilde"] = Knowledge([seen])
    world.index_owners()
    return world


def report(world: World, papers: dict[str, str], realm: str) -> bytes:
    run = GROUND.run(Phase(0, world.copy(), Inputs(papers)))
    return msgspec.json.encode(GAME.report(world, run, realm))


@pytest.mark.parametrize(("phase", "paper"), [
    (1, "Agent Ag1 spähen 2A+11"), (1, "Agent Ag1 ziehen 2A+11 > 2A+10"), (1, "Agent Ag9 Unsinn"),
    (3, "Agent Ag1 Mord: SB"), (3, "Agent Ag1 Aufstand"), (3, "Agent Ag1 Diebstahl: 40RE\nAgent Ag1 Mord: SB"),
    (3, "Agent Ag1 Mord: SC"),
])
def test_what_an_agent_is_told_changes_nothing_in_the_report_of_another(phase: int, paper: str) -> None:
    world = two_realms(Date(101, phase))
    assert report(world, {"Brunhilde": paper}, "Gunther") == report(world, {"Brunhilde": "bleiben"}, "Gunther")


@pytest.mark.parametrize("phase", [1, 2, 3, 4])
def test_an_agent_who_is_there_changes_nothing_in_the_checker_of_his_host(phase: int) -> None:
    world = two_realms(Date(101, phase))
    without = world.copy()
    del without.forces["Brunhilde"][ABROAD]
    paper = "bleiben"
    assert checker.check(world, "Gunther", paper) == checker.check(without, "Gunther", paper)
    assert known_world(world, "Gunther").persons == known_world(without, "Gunther").persons


def test_of_a_headquarters_that_was_betrayed_its_own_ruler_does_not_know_yet() -> None:
    world = two_realms(Date(101, 2))
    world.persons.services["Brunhilde"].betrayed = True
    assert not known_world(world, "Brunhilde").persons.services["Brunhilde"].betrayed


def test_a_vessel_does_not_tell_its_owner_who_is_aboard() -> None:
    world = two_realms(Date(101, 1))
    world.force("Gunther", f"{ABROAD}~").holders.append(Holder("SS", stowaways=("Ag1 Brunhilde",)))
    holders = known_world(world, "Gunther").forces["Gunther"][f"{ABROAD}~"].holders
    assert all(not one.stowaways for one in holders)
