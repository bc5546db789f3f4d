"""The position of a game: plain data that copies in microseconds and goes to JSON and back."""
from __future__ import annotations

from typing import NamedTuple

import msgspec

from walstatt.core.twins import twin, twins

NOBODY = -1

WAITING, TABLE, AWAY, LEFT, GONE = "waiting", "table", "away", "left", "gone"
"""Where a character is: not yet deployed, on the table, hidden off the table, safely left, removed."""


class Status(NamedTuple):
    """A status with its markers; one that is kept up by an ability (`running`: its id) has none of its own."""

    name: str
    markers: int
    running: str = ""


class Running(NamedTuple):
    """A special ability in effect for which upkeep is paid."""

    id: str
    user: str
    ability: str
    target: str


class Score(NamedTuple):
    """Points of a scenario as they came."""

    seat: int
    points: int
    rule: str
    turn: int


class Figure(msgspec.Struct):
    """A character or a bound being; z is the level it stands on."""

    id: str
    seat: int
    profile: str
    lp: int
    x: float = 0.0
    y: float = 0.0
    z: float = 0.0
    place: str = WAITING
    markers: int = 0
    activated: bool = False
    statuses: tuple[Status, ...] = ()
    hidden: bool = False
    moved: float = 0.0
    """Inches of own movement in this turn (anima.r.moved_distance)."""
    used: tuple[str, ...] = ()
    """Abilities used in this turn that are limited; with a trailing `!` those used up for the game."""
    gnosis: int = 0
    """Its own pool, by one reading of anima.r.gnosis_pool."""
    caller: str = ""
    """Of a bound being: the id of the one who called it."""
    binding: int = 0
    marks: tuple[float, float] = (0.0, 0.0)
    """Where it went into hiding, while it is off the table (anima.r.hidden)."""

    def has(self, status: str) -> bool:
        return any(held.name == status for held in self.statuses)

    @property
    def bound(self) -> bool:
        return bool(self.caller)


class ScenarioMarker(msgspec.Struct):
    """A node, or a flat marker that can be searched."""

    id: str
    kind: str
    """node or scout"""
    x: float
    y: float


class State(msgspec.Struct):
    """Everything that changes in a game. `phase` names the scene to come."""

    figures: dict[str, Figure]
    phase: str = "map"
    turn: int = 0
    active: int = 0
    """Whose turn it is to activate or to place."""
    initiative: int = 0
    """Who won the last initiative; before the first the first seat (anima.r.step_order)."""
    gnosis: tuple[int, int] = (0, 0)
    water: str = ""
    """shallow or deep, once the die for the waters has fallen."""
    scenario: str = ""
    setup_winner: int = NOBODY
    edges: tuple[str, str] = ("", "")
    """The table edge of each seat: south or north; in an ambush none."""
    markers: dict[str, ScenarioMarker] = {}
    plans: tuple[str, ...] = ()
    """Ids of the scout markers that are plans: nobody knows them."""
    nodes_held: tuple[int, int] = (0, 0)
    """Nodes that each seat controlled at the end of the last action phase."""
    scores: tuple[Score, ...] = ()
    running: tuple[Running, ...] = ()
    flying: tuple[str, ...] = ()
    """Who is driven along in this moment; each finds its free place when the flight is over (anima.r.driven)."""
    searched: tuple[str, ...] = ()
    """Seats (as text) whose search of this activation is used, by one reading of anima.r.turn_words."""
    next_id: int = 1
    winner: int = NOBODY
    """Who won at once, before the points are counted."""
    ended: str = ""
    """Why the game is over: wiped_out, ambush, turns."""

    def copy(self) -> State:
        copied: State = twin(self)
        copied.figures = twins(self.figures)
        copied.markers = twins(self.markers)
        return copied

    def of(self, seat: int) -> list[Figure]:
        """The seat's characters that stand on the table, in roster order, bound beings last."""
        return [figure for figure in self.figures.values() if figure.seat == seat and figure.place == TABLE]

    def in_play(self, seat: int) -> list[Figure]:
        """Also those who hide off the table."""
        return [one for one in self.figures.values() if one.seat == seat and one.place in (TABLE, AWAY)]

    def points(self, seat: int) -> int:
        return sum(score.points for score in self.scores if score.seat == seat)
