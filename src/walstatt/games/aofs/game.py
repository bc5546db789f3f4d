"""Age of Fantasy: Skirmish as the core plays it: a row of scenes, named by the state's phase."""
from __future__ import annotations

from collections.abc import Callable
from random import Random

from walstatt.core.match import Outcome
from walstatt.core.questions import Script
from walstatt.core.refusal import refuse
from walstatt.games.aofs import rosters
from walstatt.games.aofs.activation import activation
from walstatt.games.aofs.armies import check_army, ready_made
from walstatt.games.aofs.battlefield import random_board
from walstatt.games.aofs.bounds import check_number
from walstatt.games.aofs.invariants import problems
from walstatt.games.aofs.laying_terrain import TERRAIN_SETUP, lay_terrain
from walstatt.games.aofs.picture import picture
from walstatt.games.aofs.play import AofsPlay, Setup
from walstatt.games.aofs.preparation import check_battlefield, deployment, mission, scouts, set_aside, sides
from walstatt.games.aofs.rounds import result, round_end, round_start
from walstatt.games.aofs.state import State
from walstatt.games.skirmish import SkirmishGame
from walstatt.table.picture import TablePicture
from walstatt.table.terrain import Board, compiled

SCENES: dict[str, Callable[[AofsPlay], Script[None]]] = {
    "terrain": lay_terrain,
    "objectives": mission,
    "sides": sides,
    "aside": set_aside,
    "deployment": deployment,
    "scouts": scouts,
    "round_start": round_start,
    "activation": activation,
    "round_end": round_end,
}


class AgeOfFantasySkirmish(SkirmishGame):
    """The game for the core."""

    key = "aofs"
    version = 3
    setup_type = Setup
    state_type = State
    scenes = SCENES
    agreed_by = "aofs.golden_rule"

    def new_play(self, setup: Setup) -> AofsPlay:
        return AofsPlay(setup, compiled(setup.board))

    def opening(self, play: AofsPlay) -> State:
        return play.opening()

    def check_setup(self, setup: Setup) -> None:
        if setup.size < 1:
            raise refuse("aofs.army.points", "aofs-refused-size", size=setup.size)
        for army in setup.armies:
            for problem in check_army(army, setup.size, setup.limits, setup.rulings):
                raise problem
        if not setup.real_table:
            laid_by_players = setup.rulings.get(TERRAIN_SETUP) == 1
            check_battlefield(setup.board, setup.scaled_terrain, laid_by_players)

    def check_bounds(self, setup: Setup) -> None:
        super().check_bounds(setup)
        for seat, army in enumerate(setup.armies):
            check_number(sum(len(unit.models) for unit in army.units), f"setup.armies[{seat}]")

    def outcome(self, play: AofsPlay) -> Outcome:
        return result(play)

    def by_people(self, setup: Setup) -> bool:
        return setup.real_table

    def picture(self, play: AofsPlay, seat: int | None) -> TablePicture:  # noqa: ARG002 - this game has no secrets
        return picture(play)

    def random_setup(self, rng: Random) -> Setup:
        """Any two lists of one size on a random table; one game in three changes a few rulings."""
        size = rng.choice((150, 250))
        first, second = (ready_made(rng.choice(rosters.keys()), size, prefix) for prefix in "ab")
        rulings = self.random_rulings(rng, ONLY_WHEN_MUSTERING)
        board = random_board(rng.randrange(200))
        if rulings.get(TERRAIN_SETUP) == 1:
            board = Board(board.width, board.depth)
        return Setup((first, second), board, size, rulings=rulings)

    def problems(self, play: AofsPlay) -> list[str]:
        return problems(play)


ONLY_WHEN_MUSTERING = frozenset({"aofs.r.points_total", "aofs.r.combined_units"})
GAME = AgeOfFantasySkirmish()
