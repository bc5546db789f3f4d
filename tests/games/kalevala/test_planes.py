"""Planes of a world: which fields lie opposite each other, and who knows it."""
from __future__ import annotations

import pytest

from walstatt.games.kalevala.evaluation import gf_of
from walstatt.games.kalevala.founding import Map, Ruler, Setup
from walstatt.games.kalevala.game import GAME
from walstatt.games.kalevala.planes.portals import chosen_pairs
from walstatt.games.kalevala.realm.pieces import KINDS, known_piece, piece, with_zeh, zeh
from walstatt.games.kalevala.realm.spell_factors import spell_factor
from walstatt.games.kalevala.scouting.known_world import known_world
from walstatt.games.kalevala.state import World
from walstatt.hexmap.coordinates import ELDRIEN, SPLINTERS, read_gf
from walstatt.hexmap.land import Land

HERS = "Brunhilde"


@pytest.fixture(scope="module")
def world() -> World:
    return GAME.found(Setup("271.1", Map("planes", 60), (Ruler(HERS), Ruler("Gunther", "SB"))))


def test_every_field_of_a_splinter_has_one_opposite_and_no_gate_stands_yet(world: World) -> None:
    torn = {str(gf) for gf, land in world.lands.items() if gf.plane == SPLINTERS and set(land.terrain) - {"W", "G"}}
    assert torn and torn <= world.portals.keys()
    for here, suited in world.portals.items():
        assert world.portals[suited.opposite].opposite == here
        assert {gf_of(here).plane, gf_of(suited.opposite).plane} == {SPLINTERS, ELDRIEN}
        assert world.lands[gf_of(here)].is_land(suited.kf)
    assert all(land.portal is None for land in world.lands.values())


def test_what_lies_opposite_outlives_storing(world: World) -> None:
    assert GAME.unpack(GAME.pack(world), 1).portals == world.portals


def test_nobody_knows_a_pair_before_his_mystic_has_examined_it(world: World) -> None:
    assert known_world(world, HERS).portals == {}
    here = next(name for name in world.portals if name[0] == "2")
    knowing = world.copy()
    knowing.knowledge[HERS].portals = {here: True}
    opposite = world.portals[here].opposite
    assert known_world(knowing, HERS).portals.keys() == {here, opposite}
    assert known_world(knowing, "Gunther").portals == {}


def test_on_a_drawn_map_marked_fields_are_paired_in_order_and_the_rest_by_the_seed() -> None:
    lands = {
        read_gf(name): Land.of("T", splinter="" if name[0] == "2" else "Nebelrest", portal=portal)
        for name, portal in {"1A+2": None, "1A+3": 5, "2A+10": None, "2B+10": 9, "2D+10": None}.items()
    }
    lands[read_gf("2F+10")] = Land.of("W")
    pairs = {str(one): str(other) for one, other in chosen_pairs(lands, "Anna")}
    assert pairs["1A+3"] == "2B+10" and pairs["1A+2"] in ("2A+10", "2D+10")
    assert chosen_pairs(lands, "Anna") == chosen_pairs(lands, "Anna")


@pytest.mark.parametrize(
    ("symbol", "units", "becomes"),
    [
        ("Z/50", 30, "Z/30"), ("Z/55/3", 5, "Z/5/3"), ("My/20", 0, "My"), ("My", 20, "My/20"), ("Z/9", 0, "Z/0"),
        ("My/9+Ring", 8, "My/8+Ring"), ("PrA/23", 3, "PrA/3"),
    ],
)
def test_zeh_stand_in_the_symbol(symbol: str, units: int, becomes: str) -> None:
    assert with_zeh(known_piece(symbol), units) == becomes
    assert zeh(known_piece(becomes)) == units


def test_a_mystic_without_zeh_has_one_name() -> None:
    assert known_piece("My/0").symbol == "My"


def test_every_piece_of_the_table_has_its_spell_factor(world: World) -> None:
    factors = {symbol: spell_factor(world, found) for symbol in KINDS if (found := piece(symbol)) is not None}
    assert [symbol for symbol, factor in factors.items() if factor is None] == ["RD"]
    wanted = {"L": 1, "BB": 2, "SC": 3, "AD": 4, "lP": 1, "Pr": 2, "K": 3, "SS": 4, "My": 4, "On": 2, "Sl": 1}
    assert {symbol: factors[symbol] for symbol in wanted} == wanted
    assert spell_factor(world, known_piece("QuW/3")) == 2 + 3 and spell_factor(world, known_piece("QuW(2)")) == 2 + 4
    assert spell_factor(world, known_piece("Z/30")) is None
