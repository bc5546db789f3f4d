"""Of a divided field a realm knows the buildings of its own part, of a lane that it once sailed none."""
from __future__ import annotations

import pytest

from walstatt.core.texts import Texts
from walstatt.games.kalevala.dates import Date
from walstatt.games.kalevala.realm.buildings import TOWER, Building
from walstatt.games.kalevala.scouting.known_world import known_world
from walstatt.games.kalevala.state import Knowledge, Province, Realm, Settings, World
from walstatt.games.kalevala.template import Template
from walstatt.hexmap.coordinates import read_gf
from walstatt.hexmap.land import Land

DIVIDED, LANE = "2A+10", "2A+11"
CHAIN = {2, 6, 12, 18, 26, 33, 40, 45, 46}


@pytest.fixture
def world() -> World:
    terrain = "".join("G" if kf in CHAIN else "T" for kf in range(1, 49))
    made = World(Date(271, 1), Settings(), {read_gf(DIVIDED): Land(terrain), read_gf(LANE): Land("T" + "W" * 47)})
    made.realms = {"Brunhilde": Realm(core="LB"), "Gunther": Realm(core="SB")}
    made.provinces = {
        f"{DIVIDED}[a]": Province("Brunhilde"), f"{DIVIDED}[b]": Province("Gunther"), LANE: Province("Gunther"),
    }
    made.buildings = {DIVIDED: [Building(TOWER, 17), Building(TOWER, 29)], LANE: [Building(TOWER, 1)]}
    made.knowledge = {"Brunhilde": Knowledge(sea_lanes=[LANE])}
    made.index_owners()
    return made


def towers_known(world: World, realm: str) -> dict[str, list[int]]:
    return {gf: [one.kf for one in there] for gf, there in known_world(world, realm).buildings.items()}


def test_each_side_knows_its_own(world: World) -> None:
    assert towers_known(world, "Brunhilde") == {DIVIDED: [17], LANE: []}
    assert towers_known(world, "Gunther") == {DIVIDED: [29], LANE: [1]}


def test_the_template_tells_of_no_other(world: World) -> None:
    written = Template(world, "Brunhilde", [], "31.1.").written(Texts("de"))
    assert "KF17" in written
    assert "KF29" not in written
