"""The position of a game: plain data that copies in microseconds and goes to JSON and back."""
from __future__ import annotations

from typing import NamedTuple

import msgspec

from walstatt.core.twins import twin
from walstatt.table.terrain import Piece

NOBODY = -1

WAITING, AMBUSH, SCOUT, TABLE, GONE = "waiting", "ambush", "scout", "table", "gone"
"""Where a unit is: to be deployed, set aside with Ambush or Scout, on the table, or out of the game."""


class Effect(NamedTuple):
    """A spell that works on a unit until it is used up, at the latest until the end of a round."""

    kind: str
    until_round: int
    ruling: str


class Model(msgspec.Struct):
    """A model on the table or in reserve; z is the level it stands on. Models out of the game are not kept."""

    id: str
    x: float = 0.0
    y: float = 0.0
    z: float = 0.0
    wounds: int = 0
    tokens: int = 0
    used: tuple[str, ...] = ()


class Unit(msgspec.Struct):
    id: str
    seat: int
    models: list[Model]
    place: str = WAITING
    activated: bool = False
    shaken: bool = False
    exhausted: bool = False
    arrived: int = 0
    effects: tuple[Effect, ...] = ()

    def copy(self) -> Unit:
        copied: Unit = twin(self)
        copied.models = [twin(model) for model in self.models]
        return copied

    def model(self, model_id: str) -> Model:
        return next(model for model in self.models if model.id == model_id)


class Objective(msgspec.Struct):
    x: float
    y: float
    owner: int = NOBODY


class State(msgspec.Struct):
    """Everything that changes in a game. `phase` names the scene to come."""

    units: dict[str, Unit]
    phase: str = "objectives"
    round: int = 0
    starter: int = 0
    """Who begins the round; before round 1 the winner of the deployment roll."""
    turn: int = 0
    """Whose turn it is to activate, deploy or place."""
    last_active: int = NOBODY
    edges: tuple[str, str] = ("", "")
    """The table edge of each seat: south, north, west or east."""
    objectives: list[Objective] = []
    terrain: tuple[Piece, ...] = ()
    """Pieces that the players have laid themselves."""

    def copy(self) -> State:
        copied: State = twin(self)
        copied.units = {key: unit.copy() for key, unit in self.units.items()}
        copied.objectives = [twin(objective) for objective in self.objectives]
        return copied

    def of(self, seat: int) -> list[Unit]:
        """The seat's units that stand on the table."""
        return [unit for unit in self.units.values() if unit.seat == seat and unit.place == TABLE]
