"""Robots rule soundly: nobody goes bankrupt, everybody grows, and none of them knows more than its realm."""
from __future__ import annotations

from collections import Counter
from random import Random

import msgspec
import pytest

from walstatt.core.turn import Inputs, Run
from walstatt.core.world import Ground, Phase
from walstatt.games.kalevala.founding import Map, Setup, random_setup
from walstatt.games.kalevala.game import GAME
from walstatt.games.kalevala.realm.buildings import BUILDINGS
from walstatt.games.kalevala.realm.pieces import known_piece, price
from walstatt.games.kalevala.scouting.secrecy import unknown_changes
from walstatt.games.kalevala.state import World

GREAT_ROUNDS, PHASES = 6, 4
SOLD_OFF = ("kalevala-left",)
"""Told when somebody could not be paid."""


def papers_of(world: World, number: int) -> dict[str, str]:
    return {realm: GAME.sample_paper(world, realm, Random(f"{number} {realm}")) for realm in world.realms}


def phases(world: World, rounds: int) -> list[tuple[Phase, Run]]:
    found = []
    ground = Ground(GAME, bytes(32))
    for number in range(rounds * PHASES):
        phase = Phase(number, world, Inputs(papers_of(world, number)))
        result = ground.run(phase)
        found.append((phase, result))
        world = result.state
    return found


def worth(world: World, realm: str) -> int:
    """RE, and the prices of all that was made of them."""
    total = 0
    for force in world.forces.get(realm, {}).values():
        whole = force.whole()
        total += whole.re + sum(number * (price(known_piece(one)) or 0) for one, number in whole.pieces.items())
    places = {place.partition("[")[0] for place in world.owned[realm]}
    return total + sum(BUILDINGS[one.kind].price for place in places for one in world.buildings.get(place, ()))


@pytest.mark.parametrize("seed", [1, 2])
def test_eight_robots_over_six_great_rounds(seed: int) -> None:
    world = GAME.found(random_setup(Random(seed)))
    played = phases(world, GREAT_ROUNDS)
    last: World = played[-1][1].state
    told = Counter(one.key for _, run in played for one in run.told)
    assert not any(told[key] for key in SOLD_OFF), "somebody could not pay"
    assert not any("-refused-" in key for key in told)
    for realm in world.realms:
        assert worth(last, realm) > 1.4 * worth(world, realm), realm
        assert last.lists[realm], realm
        seen = {one.place for one in last.knowledge[realm].sightings if one.result == "seen"}
        assert len(seen) >= 6, realm
    words = Counter(line.split()[0] for phase, _ in played for paper in phase.inputs.papers.values()
                    for line in paper.splitlines())
    assert {"Zug", "Rüsten", "Wandeln", "Bau", "EE", "Zone"} <= set(words)


def test_a_tower_grows_into_a_keep() -> None:
    played = phases(GAME.found(random_setup(Random(1))), GREAT_ROUNDS)
    kinds = {one.kind for buildings in played[-1][1].state.buildings.values() for one in buildings}
    assert kinds & {"Bf", "BF"}


def test_a_robot_writes_the_same_whatever_it_cannot_know() -> None:
    world = phases(GAME.found(Setup(map=Map("robots", 160))), 1)[-1][1].state
    phase = Phase(4, world, Inputs(papers_of(world, 4)))
    for realm in list(world.realms)[:3]:
        for change in unknown_changes(phase, realm):
            other = msgspec.structs.replace(phase, state=world.copy(), inputs=Inputs(dict(phase.inputs.papers)))
            change(other)
            paper = GAME.sample_paper(other.state, realm, Random(f"4 {realm}"))
            assert paper == phase.inputs.papers[realm], change.__name__
