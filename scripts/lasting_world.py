"""A big world over many great rounds, played by robots, with all invariants after every step of every phase.

scripts/lasting_world.py [--realms 40] [--rounds 24] [--battles fought] [--seed 1]
"""
from __future__ import annotations

import argparse
import sys
from collections import Counter
from random import Random
from time import process_time
from typing import Literal

from walstatt.core.turn import Inputs, Run, Step, Turn
from walstatt.core.world import Ground, Phase
from walstatt.games.kalevala.founding import CULTURES, Map, Ruler, Setup
from walstatt.games.kalevala.game import GAME
from walstatt.games.kalevala.state import FOUGHT, QUICK, Settings, World
from walstatt.lab.kalevala_deeds import KINDS, deeds
from walstatt.lab.workers import collect_seldom

FIELDS_FOR_REALM, PHASES_OF_GR = 16, 4
"""Large fields for each realm: few enough that neighbours meet and fight."""
Battles = Literal["fought", "quick"]
CORES = ("LB", "AB", "SC", "L")
OF_BATTLES = ("-battle-log", "-battle-quick")
MOST_DECISIONS = 50


class Broken(Exception):  # noqa: N818 - it reads as what happened
    """Something that must hold does not."""


def setup_of(realms: int, battles: Battles, seed: int) -> Setup:
    rulers = tuple(
        Ruler(f"Reich {number}", CORES[number % len(CORES)], CULTURES[number % len(CULTURES)])
        for number in range(realms)
    )
    return Setup(map=Map(f"lasting {seed}", realms * FIELDS_FOR_REALM), rulers=rulers,
                 settings=Settings(battles=battles))


def play(realms: int, rounds: int, battles: Battles, seed: int) -> Counter[str]:
    """What happened in it."""
    ground, world = Ground(GAME, f"lasting {seed}".encode().ljust(32)), GAME.found(setup_of(realms, battles, seed))
    counted: Counter[str] = Counter()
    for number in range(rounds * PHASES_OF_GR):
        papers = {realm: GAME.sample_paper(world, realm, Random(f"{seed} {number} {realm}")) for realm in world.realms}
        phase = Phase(number, world, Inputs(papers))
        run = ground.run(phase, _watched)
        ground.reports(phase, run)
        _check(number, run)
        fought = {tuple(one.args["place"]) for one in run.told if one.key.endswith(OF_BATTLES)}
        counted += Counter(battles=len(fought), decisions=len(run.decisions), phases=1) + deeds(run)
        world = run.state
        if number % PHASES_OF_GR == PHASES_OF_GR - 1:
            print(f"GR {number // PHASES_OF_GR + 1}: {counted['battles']} battles, {len(_alive(world))} realms, "
                  f"{process_time():.0f} s", flush=True)
    return counted


def _watched(step: Step) -> Step:
    def carry_out(turn: Turn) -> None:
        before = turn.state.copy()
        step.carry_out(turn)
        for flaw in GAME.step_flaws(before, turn):
            raise Broken(f"step {step.name}: {flaw}")

    return Step(step.name, carry_out)


def _check(number: int, run: Run) -> None:
    if run.waiting:
        raise Broken(f"phase {number} waits for {run.waiting[0].about}")
    for flaw in GAME.flaws(run.state):
        raise Broken(f"phase {number}: {flaw}")
    if len(run.decisions) > MOST_DECISIONS:
        raise Broken(f"phase {number}: {len(run.decisions)} decisions")


def _alive(world: World) -> set[str]:
    return {province.owner for province in world.provinces.values() if province.owner in world.realms}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--realms", type=int, default=40)
    parser.add_argument("--rounds", type=int, default=24)
    parser.add_argument("--battles", choices=(FOUGHT, QUICK), default=FOUGHT)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    collect_seldom()
    counted = play(given.realms, given.rounds, given.battles, given.seed)
    print(f"{given.realms} realms over {given.rounds} great rounds: {counted['battles']} battles ({given.battles}), "
          f"{counted['decisions']} decisions, {process_time():.0f} s")
    for what in sorted({*KINDS, *counted} - {"battles", "decisions", "phases"}):
        print(f"  {counted[what]:6} {what}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
