"""Kalevala at scale: phases with their checks, growth with the number of realms, and a world that has lasted for years.

Processor time of one core. Papers are written by robots beforehand; what is measured is the work of an evening: every
paper checked once, phases run, every report made. What papers were read as is forgotten before each round.
"""
from __future__ import annotations

import gc
import json
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import process_time
from typing import Literal, NamedTuple

from bench.figures import Figure, best_rate
from bench.full_round import full_round
from bench.world_battles import thirty_battles
from walstatt.core.turn import Inputs
from walstatt.core.world import Ground, Phase
from walstatt.desk.world_desk import WorldDesk, found
from walstatt.games.kalevala.founding import CULTURES, Map, Ruler, Setup
from walstatt.games.kalevala.game import GAME
from walstatt.games.kalevala.papers import read
from walstatt.games.kalevala.state import FOUGHT, QUICK, Settings, World
from walstatt.lab.workers import collect_seldom
from walstatt.store.database import Database, sqlite_url
from walstatt.store.worlds import Worlds

ROUNDS = 3
FIELDS_FOR_REALM = 20
FEW, MANY, USUAL = 25, 400, 100
MOST_GROWTH = 1.25
LASTING_REALMS, LASTING_GR, PHASES_OF_GR = 40, 24, 4
GR_BEFORE = 5
"""Great rounds that robots have played before a whole one is measured: they have met, settle and go to war."""
GR_WITH_FIGURES = 12
"""Great rounds after which they have temples, agents, kings and gods in plenty."""
SEVEN, GREAT_ROUNDS = 7, 3
OURS = "kalevala: phases 1 and 2 of seven robots"
PEERS_PYTHON = Path(__file__).parents[1] / "build" / "diplomacy" / "bin" / "python"
"""diplomacy has an environment of its own: other licence, other libraries."""


def kalevala() -> list[Figure]:
    collect_seldom()
    return [*_phases(), *_great_round(), *_everything(), *thirty_battles(), *_lasting(), *_beside_diplomacy()]


# ---- an evening of the game master


def setup_of(realms: int, seed: str = "bench", battles: Literal["quick", "fought"] = QUICK) -> Setup:
    rulers = tuple(
        Ruler(f"Reich {number}", ("LB", "AB", "SC", "L")[number % 4], CULTURES[number % len(CULTURES)])
        for number in range(realms)
    )
    land = Map(seed, max(60, realms * FIELDS_FOR_REALM))
    return Setup(map=land, rulers=rulers, settings=Settings(battles=battles))


def written(world: World, number: int) -> Phase:
    """A phase with a paper of every realm."""
    papers = {realm: GAME.sample_paper(world, realm, Random(f"{number} {realm}")) for realm in world.realms}
    return Phase(number, world, Inputs(papers))


def evaluated(ground: Ground, phase: Phase) -> World:
    """Check every paper, run, and make every report."""
    for realm, paper in phase.inputs.papers.items():
        assert not any(problem.fatal for problem in GAME.problems(phase.state, realm, paper))
    run = ground.run(phase)
    ground.reports(phase, run)
    state: World = run.state
    return state


def _seconds(ground: Ground, phases: list[Phase]) -> float:
    read._read.cache_clear()
    gc.collect()
    begun = process_time()
    for phase in phases:
        evaluated(ground, phase)
    return process_time() - begun


def _first_two(realms: int) -> list[Phase]:
    first = written(GAME.found(setup_of(realms)), 0)
    return [first, written(_ground().run(first).state, 1)]


def _ground() -> Ground:
    return Ground(GAME, b"bench".ljust(32))


def _phases() -> list[Figure]:
    """In turn, so that what disturbs the machine disturbs all of them."""
    ground, phases = _ground(), {realms: _first_two(realms) for realms in (FEW, USUAL, MANY)}
    best = dict.fromkeys(phases, float("inf"))
    for _ in range(ROUNDS):
        for realms, both in phases.items():
            best[realms] = min(best[realms], _seconds(ground, both))
    growth = (best[MANY] / MANY) / (best[FEW] / FEW)
    return [
        Figure("phases 1 and 2 of 100 realms on 2,000 GF", best[USUAL], "s on one core", 10.0, False),
        *(Figure(f"the same per realm, {realms} realms", 1e3 * best[realms] / realms, "ms on one core")
          for realms in phases),
        Figure("growth per realm from 25 to 400 realms", growth, "times", MOST_GROWTH, False),
    ]


# ---- a whole great round


def _great_round() -> list[Figure]:
    ground, phases = _ground(), _played(GAME.found(setup_of(USUAL)), GR_BEFORE + 1)[-PHASES_OF_GR:]
    best = min(_seconds(ground, phases) for _ in range(ROUNDS))
    state: World = ground.run(phases[-1]).state
    entries = sum(map(len, state.entries.values()))
    return [
        Figure("a whole GR of 100 realms on 2,000 GF, quick battles", best, "s on one core", 20.0, False),
        Figure("the same, entries carried out in phase 4", entries, ""),
    ]


def _everything() -> list[Figure]:
    world = GAME.found(setup_of(USUAL, battles=FOUGHT))
    return full_round(_played(world, GR_WITH_FIGURES + 1)[-PHASES_OF_GR:], ROUNDS)


def _played(world: World, rounds: int) -> list[Phase]:
    """So many great rounds of robots, one phase after the other."""
    found = []
    for number in range(rounds * PHASES_OF_GR):
        phase = written(world, number)
        found.append(phase)
        world = _ground().run(phase).state
    return found


# ---- a world that lasts


class Lasting(NamedTuple):
    seconds: float
    size: int
    """Bytes of the whole store."""
    opening: float
    most_decisions: int


def lasting(folder: Path, realms: int = LASTING_REALMS, rounds: int = LASTING_GR) -> Lasting:
    """A world of robots, led phase by phase through the store as a game master does."""
    database = Database(sqlite_url(folder))
    database.migrate()
    desk = found(Worlds(database), GAME.key, "Midgard", setup_of(realms), seed=bytes(32))
    begun, decisions = process_time(), 0
    for phase in _open_phases(desk, rounds):
        for realm, paper in phase.inputs.papers.items():
            desk.hand_in(realm, paper)
        decisions = max(decisions, len(desk.publish().decisions))
    seconds = process_time() - begun
    database.close()
    return Lasting(seconds, sum(one.stat().st_size for one in folder.iterdir()), _opening(folder), decisions)


def _open_phases(desk: WorldDesk, rounds: int) -> Iterator[Phase]:
    for number in range(rounds * PHASES_OF_GR):
        yield written(desk.kept().state(GAME), number)


def _opening(folder: Path) -> float:
    """Everything that a game master needs to go on: the world, its state, the last reports."""
    best = float("inf")
    for _ in range(ROUNDS):
        gc.collect()
        begun = process_time()
        database = Database(sqlite_url(folder))
        desk = WorldDesk.open(Worlds(database), "Midgard")
        assert desk is not None and desk.phase().state.realms and desk.reports(desk.record.phase - 1)
        best = min(best, process_time() - begun)
        database.close()
    return best


def _lasting() -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        one = lasting(Path(folder))
    what = f"{LASTING_REALMS} realms over {LASTING_GR} GR"
    return [
        Figure(f"{what}, written, checked, run and kept", one.seconds, "s on one core"),
        Figure(f"{what}, in the store", one.size / 1e6, "MB", 30.0, False),
        Figure(f"{what}, opened", one.opening, "s on one core", 1.0, False),
        Figure(f"{what}, most decisions in a phase", one.most_decisions, "", 50.0, False),
    ]


# ---- the peer


def _beside_diplomacy() -> list[Figure]:
    beginning = GAME.found(setup_of(SEVEN))
    ours = Figure(OURS, best_rate(lambda: _seven_realms(beginning), 3), "phases/s on one core")
    if not PEERS_PYTHON.exists():
        return [ours]
    script = Path(__file__).parent / "diplomacy_phases.py"
    said = subprocess.run([str(PEERS_PYTHON), str(script)], capture_output=True, text=True, check=True).stdout
    name = "diplomacy: phases of seven powers, random orders"
    return [ours, Figure(name, json.loads(said)["phases_per_second"], "phases/s on one core", peer_of=OURS)]


def _seven_realms(world: World) -> int:
    """Papers written, checked and carried out, reports made; only phases 1 and 2 are counted."""
    ground, counted = _ground(), 0
    for number in range(GREAT_ROUNDS * PHASES_OF_GR):
        counted += world.at.phase <= 2
        world = evaluated(ground, written(world, number))
    return counted
