"""Permissions: as many as somebody may reasonably give, each of them once."""
from __future__ import annotations

from walstatt.core.dice import SeededBox
from walstatt.core.turn import Inputs, run
from walstatt.games.kalevala.dates import Date
from walstatt.games.kalevala.game import GAME
from walstatt.games.kalevala.realm.guests import MOST
from walstatt.games.kalevala.state import Province, Realm, Settings, World
from walstatt.hexmap.coordinates import read_gf
from walstatt.hexmap.land import Land


def a_world() -> World:
    world = World(Date(271, 2), Settings(), {read_gf("2A+10"): Land.of()})
    world.provinces = {"2A+10": Province("Gunther")}
    world.realms = {"Gunther": Realm(), "Brunhilde": Realm()}
    return world


def after(world: World, paper: str) -> World:
    state: World = run(GAME.steps(world), world, Inputs({"Gunther": paper}), SeededBox(b"no dice")).state
    return state


def test_a_permission_written_twice_is_one() -> None:
    line = "Erlaubnis 271 bis 275 2A+10: Brunhilde"
    assert len(after(a_world(), f"{line}\n{line}").permissions) == 1


def test_thousands_of_permissions_are_too_many() -> None:
    lines = "\n".join(f"Erlaubnis {gr} bis {gr} 2A+10: Brunhilde" for gr in range(271, 1_271))
    assert len(after(a_world(), lines).permissions) == MOST
    assert len(GAME.problems(a_world(), "Gunther", lines)) == 1_000 - MOST


def test_what_has_run_out_is_forgotten() -> None:
    world = after(a_world(), "Erlaubnis 271 bis 271 2A+10: Brunhilde")
    assert world.permissions
    world.at = Date(272, 2)
    assert not after(world, "bleiben").permissions
