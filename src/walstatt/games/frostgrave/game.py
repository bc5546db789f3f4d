"""Schnellreferenz as the core plays it: a row of scenes, named by the state's phase."""
from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from walstatt.core.catalogue import load
from walstatt.core.match import Match, Outcome
from walstatt.core.questions import Script
from walstatt.core.refusal import refuse
from walstatt.games.frostgrave import preparation, rounds, scoring, warbands
from walstatt.games.frostgrave.battlefield import LEAST, random_board
from walstatt.games.frostgrave.cover import BY_EYE
from walstatt.games.frostgrave.invariants import problems
from walstatt.games.frostgrave.picture import picture
from walstatt.games.frostgrave.play import BOARD, ROUNDS, FrostgravePlay, Setup
from walstatt.games.frostgrave.state import Figure, State
from walstatt.table.picture import TablePicture
from walstatt.table.shapes import TOLERANCE

SCENES: dict[str, Callable[[FrostgravePlay], Script[None]]] = {
    "setup_roll": preparation.setup_roll,
    "edges": preparation.edges,
    "treasure": preparation.treasure,
    "first_creature": preparation.first_creature,
    "deployment": preparation.deployment,
    "initiative": rounds.initiative,
    "wizard": rounds.wizard_phase,
    "apprentice": rounds.apprentice_phase,
    "soldier": rounds.soldier_phase,
    "creature": rounds.creature_phase,
    "round_end": rounds.round_end,
}
PLAYERS = range(2, 5)
MAP = "frostgrave.r.map"
SAVED_MAP = 1
MOST_PIECES = 14


class Frostgrave:
    """The game for the core."""

    key = "frostgrave"
    version = 1

    def begin(self, setup: Setup) -> FrostgravePlay:
        """A play ready for its first scene; what the rules do not allow is refused here."""
        check_rulings(setup.rulings)
        if setup.opening is None:
            check_setup(setup)
        play = FrostgravePlay(setup)
        play.state = setup.opening.copy() if setup.opening is not None else State(waiting_figures(setup))
        play.survey_terrain()
        return play

    def scene(self, play: FrostgravePlay) -> Script[None] | None:
        play.survey_terrain()
        scene = SCENES.get(play.state.phase)
        return scene(play) if scene else None

    def outcome(self, play: FrostgravePlay) -> Outcome:
        return scoring.result(play)

    def view(self, play: FrostgravePlay, seat: int | None) -> Any:  # noqa: ARG002 - this game has no secrets
        return msgspec.to_builtins(play.state)

    def by_people(self, setup: Setup) -> bool:
        """Only where the players judge cover by eye they are asked for a fact (frostgrave.r.cover_geometry)."""
        return setup.rulings.get("frostgrave.r.cover_geometry") == BY_EYE

    def read_setup(self, data: bytes | msgspec.Raw) -> Setup:
        return msgspec.json.decode(data, type=Setup)

    def read_state(self, data: bytes) -> State:
        return msgspec.json.decode(data, type=State)

    def picture(self, play: FrostgravePlay, seat: int | None) -> TablePicture:  # noqa: ARG002 - no secrets
        return picture(play)

    def random_setup(self, rng: Random) -> Setup:
        """Two to four warbands on a random table; one game in three changes a few rulings."""
        rulings = {}
        if rng.random() < 1 / 3:
            for ruling in load("frostgrave").rulings:
                if ruling.choices and rng.random() < 0.15:
                    rulings[ruling.id] = rng.randint(1, len(ruling.choices))
        seats = rng.choice((2, 2, 2, 3, 4))
        band = rulings.get(warbands.RULING)
        budget = rng.choice((100, 450, 600)) if band == warbands.OTHER_BUDGETS else warbands.BUDGET
        forces = tuple(
            warbands.random_warband(rng, prefix, budget, band != warbands.WITHOUT_APPRENTICES)
            for prefix in "abcd"[:seats]
        )
        places = tuple((10.0 + 5 * number, 12.0 + (number % 3) * 5) for number in range(3))
        limit = rng.randint(3, 8) if rulings.get(scoring.RULE) == scoring.OTHER_LIMITS else ROUNDS
        return Setup(
            forces, random_board(rng.randrange(200)), rulings, ("Anna", "Bert", "Cora", "Dirk")[:seats], budget,
            limit, places if rulings.get(preparation.TREASURE) else (),
        )

    def problems(self, play: FrostgravePlay) -> list[str]:
        return problems(play)


GAME = Frostgrave()


# ---- setup


def waiting_figures(setup: Setup) -> dict[str, Figure]:
    """All members, not yet deployed."""
    return {
        member.id: Figure(member.id, seat, member.profile, warband.of(member).health)
        for seat, warband in enumerate(setup.warbands)
        for member in warband.members
    }


def check_setup(setup: Setup) -> None:
    """Two to four warbands within their limits, a board of 36 inches with its terrain (frostgrave.r.table_setup)."""
    if len(setup.warbands) not in PLAYERS:
        raise refuse(preparation.RULE, "frostgrave-refused-players", players=len(setup.warbands))
    for warband in setup.warbands:
        for problem in warbands.problems(warband, setup.budget, setup.rulings):
            raise problem
    board = setup.board
    if abs(board.width - BOARD) > TOLERANCE or abs(board.depth - BOARD) > TOLERANCE:
        raise refuse(preparation.RULE, "frostgrave-refused-board", width=board.width, depth=board.depth)
    pieces = board.count_features()
    if setup.rulings.get("frostgrave.r.map") != SAVED_MAP and not LEAST <= pieces <= MOST_PIECES:
        raise refuse(MAP, "frostgrave-refused-pieces", pieces=pieces, least=LEAST, most=MOST_PIECES)
    if setup.rounds != ROUNDS and setup.rulings.get(scoring.RULE) != scoring.OTHER_LIMITS:
        raise refuse(scoring.RULE, "frostgrave-refused-rounds", rounds=setup.rounds, usual=ROUNDS)
    fixed = setup.rulings.get(preparation.TREASURE) == preparation.FIXED_PLACES
    if bool(setup.treasure) != fixed:
        raise refuse(preparation.TREASURE, "frostgrave-refused-treasure", number=len(setup.treasure))


def check_rulings(rulings: dict[str, int]) -> None:
    """Every chosen reading must exist in the catalogue."""
    catalogue = load("frostgrave")
    for ruling_id, choice in rulings.items():
        ruling = catalogue.get(ruling_id)
        if ruling is None or not hasattr(ruling, "choices"):
            raise refuse(preparation.RULE, "frostgrave-refused-unknown-ruling", ruling=ruling_id)
        if not 0 <= choice <= len(ruling.choices):
            raise refuse(
                preparation.RULE, "frostgrave-refused-unknown-choice", ruling=ruling_id, choice=choice,
                most=len(ruling.choices),
            )


def choose_ruling(match: Match, ruling_id: str, choice: int) -> Match:
    """The same match with another reading: only before it has begun."""
    if match.tape or (match.setup.opening is not None and match.setup.opening.round > 0):
        raise refuse(preparation.RULE, "frostgrave-refused-ruling-fixed", ruling=ruling_id)
    rulings = {**match.setup.rulings, ruling_id: choice}
    return Match(match.game, msgspec.structs.replace(match.setup, rulings=rulings))
