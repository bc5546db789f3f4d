"""Battles of a phase are fought side by side, or one after another: the same bytes either way."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from multiprocessing import get_context
from typing import Any

import msgspec
import pytest

from walstatt.core.turn import Inputs, Run, one_by_one
from walstatt.core.world import Ground, Phase
from walstatt.desk.side_by_side import side_by_side
from walstatt.games.kalevala.dates import Date
from walstatt.games.kalevala.game import GAME
from walstatt.games.kalevala.migrations import up_to_date
from walstatt.games.kalevala.realm.stock import Force, Stock
from walstatt.games.kalevala.state import Province, Realm, Settings, World
from walstatt.hexmap.coordinates import read_gf
from walstatt.hexmap.land import Land, TradeSite

PAIRS = (("Brunhilde", "2A+10", "Gunther", "2A+11"), ("Hagen", "2K+10", "Kriemhild", "2K+11"))
Jobs = Callable[[Callable[[Any], Any], Sequence[Any]], list[Any]]


def world_at_war() -> World:
    """Two pairs of neighbours far from each other."""
    lands = {
        read_gf(gf): Land("T" * 48, site=TradeSite("Std", kf)) for _, one, _, other in PAIRS
        for gf, kf in ((one, 24), (other, 44))
    }
    world = World(Date(271, 1), Settings(battles="fought"), lands)
    for attacker, home, defender, other in PAIRS:
        for name, gf, core, force in ((attacker, home, "LB", {"LB": 8}), (defender, other, "SB", {"SB": 4})):
            world.realms[name] = Realm(core)
            world.provinces[gf] = Province(name, founded=True)
            world.forces[name] = {gf: Force(Stock(dict(force), 9))}
    return world


def battles(together: Jobs) -> Run:
    """They scout, declare war, and fight."""
    ground, world = Ground(GAME, b"x" * 32, together=together), world_at_war()
    lines = ("EE 1: {} > {}", "", "Einzug EE 2: {} > {} K: 8LB", "")
    for number, line in enumerate(lines):
        papers = {attacker: line.format(home, other) for attacker, home, _, other in PAIRS if line}
        run = ground.run(Phase(number, world, Inputs(papers)))
        world = run.state
    return run


def plain(run: Run) -> bytes:
    return msgspec.json.encode([run.told, run.rolls, GAME.pack(run.state)])


def in_two_processes(work: Callable[[Any], Any], jobs: Sequence[Any]) -> list[Any]:
    with get_context("fork").Pool(2) as pool:
        return pool.map(work, jobs, chunksize=1)


def test_battles_side_by_side_give_the_same_bytes() -> None:
    alone = battles(one_by_one)
    assert sum(one.key == "kalevala-battle-log" for one in alone.told) == len(PAIRS)
    for together in (in_two_processes, side_by_side):
        assert plain(battles(together)) == plain(alone)


def test_a_field_that_changes_meanwhile_is_fought_when_its_turn_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    alone = battles(one_by_one)
    # What was fought ahead is of no use: the outcome is the same, for dice follow from what they are about.
    monkeypatch.setattr("walstatt.games.kalevala.war.battles.fight_ahead", lambda *_: {})
    assert plain(battles(one_by_one)) == plain(alone)


def test_worlds_of_the_time_before_battles_were_fought() -> None:
    quick = up_to_date({"settings": {"quick_battles": True, "page": 4}}, 2)
    assert quick["settings"] == {"battles": "quick", "page": 4, "readings": {"kalevala.r.2.post_digital": 1}}
    assert up_to_date({"settings": {}}, 2)["settings"] == {"battles": "hand"}
