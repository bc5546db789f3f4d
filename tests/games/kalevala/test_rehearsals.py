"""Rehearsals: many battles from what a ruler knows of his enemies, and from nothing else."""
from __future__ import annotations

import msgspec
import pytest
from tests.server.battle_world import ATTACKER, DEFENDER, HOMES, SHEET, before_phase

from walstatt.core import tape
from walstatt.core.match import Match
from walstatt.core.refusal import Refused
from walstatt.core.turn import Inputs
from walstatt.core.world import Phase
from walstatt.games.kalevala.game import GAME
from walstatt.games.kalevala.realm.stock import Force, Stock
from walstatt.games.kalevala.state import Settings, World
from walstatt.games.kalevala.war.rehearsal import Stage, rehearsed, replayed, stages
from walstatt.games.kriegsspiel.ending import CONQUERED
from walstatt.games.kriegsspiel.game import GAME as BATTLE
from walstatt.hexmap.coordinates import read_gf

DEFENCE = f"Aufstellung {HOMES[DEFENDER]}:\nREST: HALTEN\nEnde"


def figures(stage: Stage) -> dict[str, int]:
    return {party.name: len(party.figures) for party in stage.setup.parties}


def only(found: list[Stage]) -> Stage:
    (stage,) = found
    return stage


def test_an_attack_is_rehearsed_against_what_was_seen() -> None:
    stage = only(stages(before_phase(3), ATTACKER, SHEET, ()))
    assert figures(stage) == {ATTACKER: 10, DEFENDER: 3} and stage.setup.names[stage.seat] == ATTACKER
    (attacker, defender) = stage.setup.parties
    assert [line.command for line in attacker.orders.lines] == ["ANGREIFEN"] and not defender.orders.lines
    battle = rehearsed(stage, 0)
    assert battle == rehearsed(stage, 0) and battle.own == 10 and battle.others == 3
    assert len({rehearsed(stage, number) for number in range(4)}) > 1


def test_what_is_imagined_takes_the_place_of_what_was_seen() -> None:
    stage = only(stages(before_phase(3), ATTACKER, SHEET, [f"{HOMES[DEFENDER]}: 30SB, 4RE"]))
    assert figures(stage) == {ATTACKER: 10, DEFENDER: 30}
    assert rehearsed(stage, 0).result != "won"


@pytest.mark.parametrize("phase", [1, 3])
def test_a_defence_is_rehearsed_against_whoever_is_expected(phase: int) -> None:
    world = before_phase(phase)
    assert stages(world, DEFENDER, DEFENCE, ()) == []
    stage = only(stages(world, DEFENDER, DEFENCE, [f"{HOMES[ATTACKER]}: 12LB"]))
    assert stage.setup.names[stage.seat] == DEFENDER and sorted(figures(stage).values()) == [3, 12]
    assert [line.command for line in stage.setup.parties[stage.seat].orders.lines] == ["HALTEN"]


@pytest.mark.parametrize("line", ["2A+11", "Unfug: 3LB", "2A+11: viele", "2A+11: ", "2A+11: 3XY"])
def test_what_is_no_assumption_is_refused(line: str) -> None:
    with pytest.raises(Refused):
        stages(before_phase(3), ATTACKER, SHEET, [line])


def test_a_replay_shows_the_battle_that_was_counted() -> None:
    stage = only(stages(before_phase(3), ATTACKER, SHEET, ()))
    counted = rehearsed(stage, 2)
    match = Match(BATTLE, stage.setup)
    entries = tape.entries(msgspec.json.decode(replayed(stage, 2), type=tape.SaveFile), "replay")
    for number, entry in enumerate(entries):
        match.replay_entry(number, entry)
    assert match.over and match.state.round == counted.rounds
    assert (match.state.result == CONQUERED) == (counted.result != "open")


def rehearsal_bytes(world: World) -> bytes:
    """All that a rehearsal is made of."""
    found = stages(world, ATTACKER, SHEET, ())
    return msgspec.json.encode([(one.about, one.setup, one.seat) for one in found], order="deterministic")


def test_nothing_goes_in_that_the_realm_does_not_know() -> None:
    expected = rehearsal_bytes(before_phase(3))
    assert DEFENDER.encode() in expected
    changes = GAME.unknown(Phase(2, before_phase(3), Inputs({ATTACKER: SHEET})), ATTACKER)
    assert changes
    for change in changes:
        phase = Phase(2, before_phase(3), Inputs({ATTACKER: SHEET}))
        change(phase)
        assert rehearsal_bytes(phase.state) == expected, change
    # By name: a stronger garrison, other ground and a sheet in store that no scout has seen.
    world = before_phase(3)
    world.forces[DEFENDER][HOMES[DEFENDER]] = Force(Stock({"SB": 40, "On": 3}, 77))
    gf = read_gf(HOMES[DEFENDER])
    world.lands[gf] = world.lands[gf].with_terrain({1: "W", 2: "W", 3: "W"})
    assert rehearsal_bytes(world) == expected


def test_a_world_says_how_often_a_realm_may_rehearse() -> None:
    world = before_phase(3)
    assert GAME.rehearsal_limit(world) == ("271", None)
    for most in (0, 2):
        world.settings = Settings(rehearsals=most)
        assert GAME.rehearsal_limit(world) == ("271", most)
