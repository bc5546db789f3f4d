"""The Referenzblatt game as the core plays it: a row of scenes, named by the state's phase."""
from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from walstatt.core.match import Outcome, Redeal
from walstatt.core.questions import Script
from walstatt.core.refusal import refuse
from walstatt.games.anima import activation, parties, preparation, rosters, scenarios, turns
from walstatt.games.anima.battlefield import LEAST_PIECES, MOST_PIECES, random_board
from walstatt.games.anima.invariants import problems
from walstatt.games.anima.picture import picture
from walstatt.games.anima.play import BOARD, TURNS, AnimaPlay, Setup
from walstatt.games.anima.state import Figure, State
from walstatt.games.anima.terrain_kinds import piece_problem
from walstatt.games.skirmish import SkirmishGame
from walstatt.table.picture import TablePicture

SCENES: dict[str, Callable[[AnimaPlay], Script[None]]] = {
    "map": preparation.lay_map,
    "scenario": preparation.scenario,
    "setup_roll": preparation.setup_roll,
    "deployment": preparation.deployment,
    "recovery": turns.recovery,
    "upkeep": turns.upkeep,
    "activation": activation.activation,
    "turn_end": turns.turn_end,
}
MAP = "anima.r.map"
PARTY = "anima.r.party"
ENDING = "anima.r.game_end"
FEWEST_TURNS, MOST_TURNS = 4, 10
SAVED_MAPS = 200


class Referenzblatt(SkirmishGame):
    """The game for the core."""

    key = "anima"
    version = 2
    setup_type = Setup
    state_type = State
    scenes = SCENES
    agreed_by = "anima.r.table"

    def check_setup(self, setup: Setup) -> None:
        check_setup(setup)

    def new_play(self, setup: Setup) -> AnimaPlay:
        return AnimaPlay(setup)

    def opening(self, play: AnimaPlay) -> State:
        return State(waiting_figures(play.setup))

    def outcome(self, play: AnimaPlay) -> Outcome:
        return scenarios.result(play)

    def view(self, play: AnimaPlay, seat: int | None) -> Any:  # noqa: ARG002 - the plans are secret to everybody
        """Everything on the table is open; nobody knows which markers are plans."""
        seen = play.state.copy()
        seen.plans = ()
        return msgspec.to_builtins(seen)

    def redeal(self, play: AnimaPlay, seat: int | None, rng: Random) -> Redeal | None:  # noqa: ARG002 - as for the view
        """Any of the markers that still lie there could be plans; what was found in this scene is known."""
        hidden = play.state.plans
        if not hidden:
            return None
        drawn = rng.sample(sorted(play.state.markers), len(hidden))

        def put(state: State) -> None:
            state.plans = tuple(sorted([*(one for one in state.plans if one not in hidden), *drawn]))

        return put

    def picture(self, play: AnimaPlay, seat: int | None) -> TablePicture:  # noqa: ARG002 - as for the view
        return picture(play)

    def random_setup(self, rng: Random) -> Setup:
        """Any two parties on a random table; one game in three changes a few rulings."""
        rulings = self.random_rulings(rng)
        first = parties.random_party(rng, rng.choice(rosters.keys()), "a")
        taken = parties.character_keys(first) if rulings.get(PARTY) == parties.ONLY_ONCE else []
        second = parties.random_party(rng, rng.choice(rosters.keys()), "b", taken)
        board = random_board(rng.randrange(SAVED_MAPS)) if rulings.get(MAP) == 1 else None
        number = rng.randint(FEWEST_TURNS, MOST_TURNS) if rulings.get(ENDING) == 1 else TURNS
        return Setup((first, second), board, rng.randrange(SAVED_MAPS), turns=number, rulings=rulings)

    def is_under_way(self, opening: State) -> bool:
        return opening.turn > 0

    def problems(self, play: AnimaPlay) -> list[str]:
        return problems(play)


GAME = Referenzblatt()


# ---- setup


def waiting_figures(setup: Setup) -> dict[str, Figure]:
    return {
        member.id: Figure(member.id, seat, member.profile, party.profiles[member.profile].lp)
        for seat, party in enumerate(setup.parties)
        for member in party.members
    }


def check_setup(setup: Setup) -> None:
    """Parties first, then the map and the length of the game (anima.r.table)."""
    if len(setup.parties) != 2:
        raise refuse("anima.r.table", "anima-refused-players", players=len(setup.parties))
    found = parties.points_problem(setup.points, setup.rulings)
    if found:
        raise found
    for party in setup.parties:
        for problem in parties.check_party(party, setup.points):
            raise problem
    shared = parties.shared_problem(*setup.parties, setup.rulings)
    if shared:
        raise shared
    _check_turns(setup)
    _check_map(setup)


def _check_turns(setup: Setup) -> None:
    other = setup.rulings.get(ENDING) == 1
    if not (FEWEST_TURNS <= setup.turns <= MOST_TURNS if other else setup.turns == TURNS):
        raise refuse(ENDING, "anima-refused-turns", turns=setup.turns, least=FEWEST_TURNS, most=MOST_TURNS)


def _check_map(setup: Setup) -> None:
    saved = setup.rulings.get(MAP) == 1
    if saved != (setup.board is not None):
        raise refuse(MAP, "anima-refused-map", saved=str(saved).lower())
    board = setup.board
    if board is None:
        return
    if not board.is_square(BOARD):
        raise refuse("anima.r.table", "anima-refused-board", width=board.width, depth=board.depth)
    if not LEAST_PIECES <= board.count_features() <= MOST_PIECES:
        pieces = board.count_features()
        raise refuse("anima.r.table", "anima-refused-pieces", pieces=pieces, least=LEAST_PIECES, most=MOST_PIECES)
    for piece in board.pieces:
        problem = piece_problem(piece)
        if problem:
            raise problem
