"""The guide of a newcomer: whatever it proposes is accepted, and its first GR has all that it speaks of."""
from __future__ import annotations

from random import Random

import pytest

from walstatt.core.dice import SeededBox
from walstatt.core.turn import Inputs, Run, run
from walstatt.games.kalevala import checker
from walstatt.games.kalevala.founding import NAMES, Map, Ruler, Setup, found
from walstatt.games.kalevala.game import GAME
from walstatt.games.kalevala.guide import TOPICS, hints
from walstatt.games.kalevala.state import Settings, World

ME = "Kriemhild die Junge"


def tonight(seed: str) -> World:
    rulers = (Ruler(ME, outlaws=3), *(Ruler(name) for name in NAMES[:3]))
    return found(Setup(map=Map(seed=seed, size=100, splinters=0), rulers=rulers, settings=Settings(battles="quick")))


def guided_paper(world: World) -> str:
    """Everything that the guide proposes, one after the other."""
    paper = ""
    for place, topic in enumerate(TOPICS[world.at.phase]):
        hint = hints(world, ME, paper)[place]
        assert hint.topic == topic.name and not hint.done
        paper += "".join(f"{line}\n" for line in hint.lines)
        if hint.lines:
            assert hints(world, ME, paper)[place].done
    return paper


def phase(world: World, paper: str) -> Run:
    papers = {name: GAME.sample_paper(world, name, Random(name)) for name in world.realms if name != ME}
    return run(GAME.steps(world), world, Inputs({**papers, ME: paper or "bleiben"}), SeededBox(bytes(32)))


@pytest.mark.parametrize("seed", ["Aachen", "Worms", "Xanten"])
def test_a_guided_great_round_scouts_arms_moves_enters_fights_and_trades(seed: str) -> None:
    world, told = tonight(seed), set()
    for _ in range(4):
        paper = guided_paper(world)
        assert [one for one in checker.problems(world, ME, paper) if one.fatal] == []
        result = phase(world, paper)
        assert result.whole
        told |= {one.key for one in result.told_to(ME)}
        world = result.state
    assert {"kalevala-converted", "kalevala-moved", "kalevala-caravan-formed", "kalevala-occupied",
            "kalevala-battle-quick", "kalevala-caravan-arrived"} <= told


def test_the_guide_knows_no_more_than_the_realm() -> None:
    world = tonight("Midgard")
    before = hints(world, ME, "")
    for realm, forces in world.forces.items():
        for force in forces.values() if realm != ME else ():
            force.land.add("LB", 40)
    assert hints(world, ME, "") == before


def test_outlaws_hold_native_land_beside_the_realm_that_knows_them() -> None:
    world = tonight("Midgard")
    (seen,) = world.knowledge[ME].sightings
    assert world.provinces[seen.parts[0]].owner == seen.owner == "Marodeure 1"
    assert world.forces["Marodeure 1"][seen.parts[0]].land.pieces == seen.figures == {"L": 3}
    assert GAME.flaws(world) == []
    assert all(not world.knowledge[name].sightings for name in NAMES[:3])
