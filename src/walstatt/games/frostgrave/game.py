"""Schnellreferenz as the core plays it: a row of scenes, named by the state's phase."""
from __future__ import annotations

from collections.abc import Callable
from random import Random

from walstatt.core.match import Outcome
from walstatt.core.questions import Script
from walstatt.core.refusal import refuse
from walstatt.games.frostgrave import campaign_force, content, preparation, rounds, scoring, warbands
from walstatt.games.frostgrave.battlefield import LEAST, random_board, scenario_board
from walstatt.games.frostgrave.cover import BY_EYE
from walstatt.games.frostgrave.invariants import problems
from walstatt.games.frostgrave.picture import picture
from walstatt.games.frostgrave.play import BOARD, ROUNDS, FrostgravePlay, Setup
from walstatt.games.frostgrave.state import Figure, State
from walstatt.games.skirmish import SkirmishGame
from walstatt.table.picture import TablePicture

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
SCENARIO_SHARE = 0.4
"""How many of the random games play a scenario."""


class Frostgrave(SkirmishGame):
    """The game for the core."""

    key = "frostgrave"
    version = 3
    setup_type = Setup
    state_type = State
    scenes = SCENES
    agreed_by = preparation.RULE

    def check_setup(self, setup: Setup) -> None:
        check_setup(setup)

    def new_play(self, setup: Setup) -> FrostgravePlay:
        return FrostgravePlay(setup)

    def opening(self, play: FrostgravePlay) -> State:
        return State(waiting_figures(play.setup))

    def outcome(self, play: FrostgravePlay) -> Outcome:
        return scoring.result(play)

    def by_people(self, setup: Setup) -> bool:
        """Only where the players judge cover by eye they are asked for a fact (frostgrave.r.cover_geometry)."""
        return setup.rulings.get("frostgrave.r.cover_geometry") == BY_EYE

    def picture(self, play: FrostgravePlay, seat: int | None) -> TablePicture:  # noqa: ARG002 - no secrets
        return picture(play)

    def random_setup(self, rng: Random) -> Setup:
        """Two to four warbands on a random table or in a scenario; one game in three changes a few rulings."""
        rulings = self.random_rulings(rng)
        seats = rng.choice((2, 2, 2, 3, 4))
        band = rulings.get(warbands.RULING)
        budget = rng.choice((100, 450, 600)) if band == warbands.OTHER_BUDGETS else warbands.BUDGET
        forces = tuple(
            warbands.random_warband(rng, prefix, budget, band != warbands.WITHOUT_APPRENTICES)
            for prefix in "abcd"[:seats]
        )
        if rng.random() < SCENARIO_SHARE:
            scenario = rng.choice(list(content.scenarios().values()))
            names = ("Anna", "Bert", "Cora", "Dirk")[:seats]
            return Setup(forces, scenario_board(scenario), rulings, names, budget, scenario=scenario.key)
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
        usual = warbands.problems(warband, setup.budget, setup.rulings)
        for problem in campaign_force.problems(warband, setup.campaign) if warband.sheet else usual:
            raise problem
    board = setup.board
    if not board.is_square(BOARD):
        raise refuse(preparation.RULE, "frostgrave-refused-board", width=board.width, depth=board.depth)
    if setup.scenario:
        check_scenario(setup)
        return
    pieces = board.count_features()
    if setup.rulings.get("frostgrave.r.map") != SAVED_MAP and not LEAST <= pieces <= MOST_PIECES:
        raise refuse(MAP, "frostgrave-refused-pieces", pieces=pieces, least=LEAST, most=MOST_PIECES)
    if setup.rounds != ROUNDS and setup.rulings.get(scoring.RULE) != scoring.OTHER_LIMITS:
        raise refuse(scoring.RULE, "frostgrave-refused-rounds", rounds=setup.rounds, usual=ROUNDS)
    fixed = setup.rulings.get(preparation.TREASURE) == preparation.FIXED_PLACES
    if bool(setup.treasure) != fixed:
        raise refuse(preparation.TREASURE, "frostgrave-refused-treasure", number=len(setup.treasure))


def check_scenario(setup: Setup) -> None:
    """A scenario that exists, on its own map with its own treasure (frostgrave.x.scenario)."""
    known = content.scenarios()
    if setup.scenario not in known:
        raise refuse(
            "frostgrave.x.scenario", "frostgrave-refused-unknown-scenario", scenario=setup.scenario, known=list(known)
        )
    if setup.board != scenario_board(known[setup.scenario]) or setup.treasure:
        raise refuse("frostgrave.x.scenario", "frostgrave-refused-scenario-map", scenario=known[setup.scenario].name)
