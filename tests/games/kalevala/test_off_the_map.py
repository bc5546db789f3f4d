"""Papers that name places where there is no land are refused line by line; nothing breaks."""
from __future__ import annotations

import pytest

from walstatt.core.turn import Inputs
from walstatt.core.world import Ground, Phase
from walstatt.games.kalevala.dates import Date
from walstatt.games.kalevala.evaluation import geography_of, is_refusal
from walstatt.games.kalevala.game import GAME
from walstatt.games.kalevala.realm.stock import Force, Stock
from walstatt.games.kalevala.state import Knowledge, Province, Realm, Settings, World
from walstatt.hexmap.coordinates import read_gf
from walstatt.hexmap.land import Land, TradeSite

HERE, OFF = "2E+10", "2Y+99"
LINES = [
    f"Zug {HERE} > {OFF}: LB", f"Zug {OFF} > {HERE}: LB", f"Zug {HERE} > {OFF}: FS[LB]", f"Zug {HERE} > {OFF}: Z/30",
    f"Fähre {HERE} > {OFF}: FS: LB", f"An Bord {OFF}: FS[LB]", f"Von Bord {OFF}: FS[LB]", f"Wandeln {OFF}: LB",
    f"Wandeln danach {OFF}: LB", f"Zone {HERE}: {OFF}", f"Zone {OFF}: {HERE}", f"Volk {OFF}: 16", f"Rüsten {OFF}: LB",
    f"Bau {OFF}: Fundament KF17", f"Bau {OFF}: Ma KF5-6", f"Bau {OFF}: Br KF5-6", f"Bau {OFF}: BR KF26 Ufer 25-27",
    f"Bau {HERE}: BR KF1 Ufer {OFF}/45-6", f"Abriss {OFF}: Tu KF17", f"Reparatur {OFF}: 2On(k102)",
    f"Kanal {OFF}/17: 4", f"Pass {OFF}/17: 4", f"Unterhalt aus {OFF}: 4", f"Entlassen {OFF}: LB",
    f"EE 1: {OFF} > 2Y+98", f"EE 1: {HERE} > {OFF}", f"EE 1: {OFF} > {OFF}", f"Aufgeben {OFF}, {OFF}",
    f"Hauptstadt {OFF}", f"Eilbrief an Gunther aus {OFF}: Gruß",
]


@pytest.fixture
def world() -> World:
    made = World(Date(272, 1), Settings(), {read_gf(HERE): Land.of("T", site=TradeSite("Std", 24))})
    made.provinces = {part.name: Province("Brunhilde", True) for part in geography_of(made).parts(read_gf(HERE))}
    made.realms, made.knowledge = {"Brunhilde": Realm(core="LB", capitals=[HERE])}, {"Brunhilde": Knowledge()}
    made.forces = {"Brunhilde": {HERE: Force(Stock({"LB": 5, "Z/30": 1}, 60))}}
    return made


@pytest.mark.parametrize("line", LINES)
def test_a_place_off_the_map_is_refused(world: World, line: str) -> None:
    assert GAME.problems(world, "Brunhilde", line)
    run = Ground(GAME, b"seed").run(Phase(0, world, Inputs({"Brunhilde": line})))
    assert any(is_refusal(told) for told in run.told_to("Brunhilde"))
    again = Ground(GAME, b"seed").run(Phase(1, run.state, Inputs()))
    assert not list(GAME.flaws(again.state))
