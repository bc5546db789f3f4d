"""Land that is drawn when somebody could see it first: the same bytes again, and nobody else learns of it."""
from __future__ import annotations

from typing import Any

import msgspec
import pytest

from walstatt.core.dice import SeededBox
from walstatt.core.turn import Inputs, Ruled, Run, Turn
from walstatt.core.world import Ground, Phase
from walstatt.games.kalevala.dates import Date
from walstatt.games.kalevala.evaluation import evaluation, geography_of
from walstatt.games.kalevala.game import GAME
from walstatt.games.kalevala.realm.drawing import MOST_ASKED, draw_unknown
from walstatt.games.kalevala.realm.stock import Force, Stock
from walstatt.games.kalevala.scouting.known_world import known_world
from walstatt.games.kalevala.state import Knowledge, Province, Realm, Scouting, Settings, World
from walstatt.hexmap.coordinates import read_gf
from walstatt.hexmap.land import Land

HOME, UNKNOWN, AWAY = read_gf("2E+10"), read_gf("2E+11"), read_gf("2E+12")
SWAMP = {"terrain": "s" * 48}


@pytest.fixture
def world() -> World:
    """Brunhilde's scouts are on their way to a large field between her and Gunther that nobody has drawn."""
    made = World(Date(271, 2), Settings(), {HOME: Land.of("T"), UNKNOWN: Land(), AWAY: Land.of("H")}, map_seed="Anna")
    made.provinces = {part.name: Province() for gf in made.lands for part in geography_of(made).parts(gf)}
    for name, gf in (("Brunhilde", HOME), ("Gunther", AWAY)):
        made.realms[name], made.knowledge[name] = Realm(), Knowledge()
        made.provinces[str(gf)].owner = name
        made.forces[name] = {str(gf): Force(Stock({"LB": 3}))}
    made.scouting = {"Brunhilde": [Scouting(1, str(HOME), str(UNKNOWN))]}
    return made


def run(world: World, decided: Any = None) -> Run:
    ruled = {f"drawing/{UNKNOWN}": Ruled(decided)} if decided is not None else {}
    return Ground(GAME, b"seed").run(Phase(0, world, Inputs(decided=ruled)))


def report(world: World, result: Run, realm: str) -> bytes:
    return msgspec.json.encode(GAME.report(world, result, realm))


def test_run_again_it_gives_the_same_bytes(world: World) -> None:
    before = GAME.pack(world)
    first, again = run(world), run(world)
    assert GAME.pack(first.state) == GAME.pack(again.state)
    assert first.state.lands[UNKNOWN].drawn
    assert GAME.pack(world) == before


def test_whatever_is_drawn_nobody_else_learns_of_it(world: World) -> None:
    generated, drawn, left = run(world), run(world, SWAMP), run(world, "leave")
    assert report(world, generated, "Gunther") == report(world, drawn, "Gunther") == report(world, left, "Gunther")
    assert report(world, drawn, "Brunhilde") != report(world, left, "Brunhilde")


def test_the_checker_draws_nothing(world: World) -> None:
    known = known_world(world, "Brunhilde")
    assert not run(known).decisions
    assert GAME.problems(world, "Brunhilde", "bleiben") == []


def test_he_is_asked_of_twenty_at_most_and_all_are_drawn(world: World) -> None:
    row = [read_gf(f"2{letter}+20") for letter in "ABCDEFGHIKLMNOPQRSTUVWXYZ"]
    world.lands = {**world.lands, **{gf: Land() for gf in row}}
    turn_run = run(world)
    assert len(turn_run.decisions) == 1
    world.scouting = {"Brunhilde": [Scouting(1, str(HOME), str(gf)) for gf in row]}
    asked = run(world)
    assert len(asked.decisions) == MOST_ASKED < len(row)
    assert all(asked.state.lands[gf].drawn for gf in row)


def test_what_a_realm_only_knows_of_stays_as_it_knows_it(world: World) -> None:
    known = known_world(world, "Brunhilde")
    draw_unknown(evaluation(Turn(known, Inputs(), SeededBox(b"seed"))), [UNKNOWN])
    assert not known.lands[UNKNOWN].drawn
