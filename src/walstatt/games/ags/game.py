"""A Generic Skirmisher as the core plays it: a row of scenes, named by the state's phase."""
from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from walstatt.core.match import Outcome, Redeal
from walstatt.core.questions import Script
from walstatt.core.refusal import refuse
from walstatt.games.ags import deployment, facts, hiring, preparation, regions, rounds, tactic_setup
from walstatt.games.ags.battlefield import random_board
from walstatt.games.ags.invariants import problems
from walstatt.games.ags.laying_terrain import SETUP, check_terrain
from walstatt.games.ags.picture import picture
from walstatt.games.ags.play import BOARD, AgsPlay, Outlines, Setup
from walstatt.games.ags.profiles import PEOPLES
from walstatt.games.ags.secrets import redeal, without_secrets
from walstatt.games.ags.state import Figure, State
from walstatt.games.skirmish import SkirmishGame
from walstatt.table.picture import TablePicture
from walstatt.table.terrain import compiled

SCENES: dict[str, Callable[[AgsPlay], Script[None]]] = {
    "terrain": preparation.terrain,
    "sides": preparation.sides,
    "zones": preparation.zones,
    "tactic": preparation.tactic,
    "side_tasks": preparation.side_tasks,
    "tasks": preparation.tasks,
    "deploy_order": deployment.deploy_order,
    "deployment": deployment.deployment,
    "start": tactic_setup.start,
    "round_start": rounds.round_start,
    "activation": rounds.activation_or_end,
    "round_end": rounds.round_end,
}
SIZES = (40, 50, 60)
TASK_DETAILS = "ags.r.task_choice_details"


class GenericSkirmisher(SkirmishGame):
    """The game for the core."""

    key = "ags"
    version = 2
    setup_type = Setup
    state_type = State
    scenes = SCENES
    agreed_by = "ags.3.1"

    def begin(self, setup: Setup) -> AgsPlay:
        play: AgsPlay = super().begin(setup)
        facts.settle_melees(play)
        return play

    def check_setup(self, setup: Setup) -> None:
        check_setup(setup)

    def new_play(self, setup: Setup) -> AgsPlay:
        return AgsPlay(setup, compiled(setup.board))

    def opening(self, play: AgsPlay) -> State:
        return State(waiting_figures(play.setup))

    def outcome(self, play: AgsPlay) -> Outcome:
        return rounds.result(play)

    def view(self, play: AgsPlay, seat: int | None) -> Any:
        """Everything on the table is open; the tasks that another seat has not disclosed are not."""
        return msgspec.to_builtins(without_secrets(play.state, seat))

    def redeal(self, play: AgsPlay, seat: int | None, rng: Random) -> Redeal | None:
        return redeal(play, seat, rng)

    def picture(self, play: AgsPlay, seat: int | None) -> TablePicture:
        return picture(play, seat)

    def random_setup(self, rng: Random) -> Setup:
        """Any two peoples on a random table; one game in three changes a few rulings."""
        size = rng.choice(SIZES)
        first, second = (hiring.random_force(rng, rng.choice(PEOPLES), size, prefix) for prefix in "ab")
        rulings = self.random_rulings(rng, ONLY_BEFORE)
        if first.people == second.people:
            rulings.pop(TASK_DETAILS, None)
        drawn = _drawn_zones(rng) if rulings.get(regions.SHAPES) == regions.DRAWN else None
        return Setup((first, second), random_board(rng.randrange(200)), size, rulings, zones=drawn)

    def problems(self, play: AgsPlay) -> list[str]:
        return problems(play)


ONLY_BEFORE = frozenset({"ags.r.koenigreich_listen", "ags.r.missing_profiles"})
"""Readings that refuse the shipped cards or the forces made from them."""
GAME = GenericSkirmisher()


def _drawn_zones(rng: Random) -> tuple[Outlines, Outlines]:
    """Two opposite strips as deep as players might draw them."""
    deep = rng.uniform(6.0, 12.0)
    strips = ((0.0, deep), (BOARD - deep, BOARD))
    first, second = ((((0.0, low), (BOARD, low), (BOARD, high), (0.0, high)),) for low, high in strips)
    return first, second


# ---- setup


def waiting_figures(setup: Setup) -> dict[str, Figure]:
    """All hired models, not yet deployed."""
    return {
        hire.id: Figure(hire.id, seat, hire.profile, force.profiles[hire.profile].hp)
        for seat, force in enumerate(setup.forces)
        for hire in force.hires
    }


def check_setup(setup: Setup) -> None:
    """Two troops of the agreed size, a board of 36 inches, zones that can be used (ags.1.1, ags.3.1.1, ags.3.1.2)."""
    if len(setup.forces) != 2:
        raise refuse("ags.1.1", "ags-refused-players", players=len(setup.forces))
    if setup.size < 1:
        raise refuse("ags.3.1.1", "ags-refused-size", size=setup.size)
    for force in setup.forces:
        for problem in hiring.check_force(force, setup.size, setup.rulings):
            raise problem
    first, second = setup.forces
    if setup.rulings.get(TASK_DETAILS) == 1 and first.people == second.people:
        raise refuse(TASK_DETAILS, "ags-refused-same-people")
    board = setup.board
    if not board.is_square(BOARD):
        raise refuse("ags.1.2.spielflaeche", "ags-refused-board", width=board.width, depth=board.depth)
    if setup.terrain_in_turn and board.pieces:
        raise refuse(SETUP, "ags-refused-terrain-laid")
    binding = setup.rulings.get(SETUP) == 1 and not setup.friendly and not setup.terrain_in_turn
    check_terrain(board.pieces, binding=binding)
    drawn = regions.zones_problem(setup)
    if drawn:
        raise drawn
