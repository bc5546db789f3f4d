"""The play of a match: state, sheets, ground and rulings in one hand, with the look-ups that all rules share."""
from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from walstatt.core.bounds import PlayerName, Rulings
from walstatt.core.tally import Tally
from walstatt.core.texts import Text
from walstatt.games.aofs.bounds import Price
from walstatt.games.aofs.profiles import ArmySheet, ModelSheet, UnitSheet
from walstatt.games.aofs.state import TABLE, Model, State, Unit
from walstatt.games.skirmish import TablePlay
from walstatt.table.shapes import Disc
from walstatt.table.terrain import Board, Ground, Piece

DIE = 6


class Setup(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """All that is agreed before a game; with the tape it determines everything."""

    armies: tuple[ArmySheet, ArmySheet]
    board: Board
    size: Price = 250
    limits: bool = False
    rulings: Rulings = {}
    names: tuple[PlayerName, PlayerName] = ("Anna", "Bert")
    real_table: bool = False
    scaled_terrain: bool = False
    """Both agreed that on a smaller table fewer pieces of terrain suffice."""
    opening: State | None = None
    """A position to start from instead of the preparation: cases and puzzles."""


class AofsPlay(TablePlay):
    """What every rule of this game works with."""

    state: State

    def __init__(self, setup: Setup, ground: Ground) -> None:
        self.setup = setup
        self.ground = ground
        self.laid: tuple[Piece, ...] = ()
        self.rulings = setup.rulings
        self.sheets: dict[str, UnitSheet] = {
            sheet.id: sheet for army in setup.armies for sheet in army.units
        }
        self.model_sheets: dict[str, ModelSheet] = {
            model.id: model for sheet in self.sheets.values() for model in sheet.models
        }
        self.names = {sheet.id: unit_name(sheet) for sheet in self.sheets.values()}
        self.radii = {sheet.id: sheet.base / 2 for sheet in self.sheets.values()}
        self.home: dict[str, str] = {model.id: sheet.id for sheet in self.sheets.values() for model in sheet.models}
        self.benefits = _benefits(self.sheets)
        self.memory = {}

    def opening(self) -> State:
        """The state before the first scene."""
        units = {
            sheet.id: Unit(sheet.id, seat, [Model(model.id) for model in sheet.models])
            for seat, army in enumerate(self.setup.armies)
            for sheet in army.units
        }
        return State(units, "terrain" if self.ruling("aofs.r.terrain_setup") == 1 else "objectives")

    def lay(self, pieces: Sequence[Piece]) -> None:
        """Put pieces of terrain on the table."""
        self.state.terrain = (*self.state.terrain, *pieces)
        self.survey_terrain()

    def survey_terrain(self) -> None:
        """Compile the ground anew where players have laid terrain; what was remembered of the old one is void."""
        if self.state.terrain is self.laid:
            return
        board = self.setup.board
        self.laid = self.state.terrain
        self.ground = Ground(Board(board.width, board.depth, (*board.pieces, *self.laid)))
        self.memory = {}

    def positions(self) -> tuple[float, ...]:
        """Where everybody stands: what geometry depends on."""
        return tuple(
            place
            for unit in self.state.units.values()
            if unit.place == TABLE
            for model in unit.models
            for place in (model.x, model.y)
        )

    # ---- units and models

    def unit(self, unit_id: str) -> Unit:
        return self.state.units[unit_id]

    def name(self, unit: Unit) -> Text:
        """The unit's name for a text; its id tells copies of the same unit apart."""
        return self.names[unit.id]

    def enemies(self, seat: int) -> list[Unit]:
        return self.state.of(1 - seat)

    def rule_of(self, model: Model, special: str) -> int | None:
        """The X of a special rule (0 for rules without), or None if the model does not have it."""
        return self.model_sheets[model.id].rules.get(special)

    def has(self, model: Model, special: str) -> bool:
        return special in self.model_sheets[model.id].rules

    def all_have(self, unit: Unit, special: str) -> bool:
        sheets = self.model_sheets
        return all(special in sheets[model.id].rules for model in unit.models)

    def radius(self, unit: Unit) -> float:
        return self.radii[unit.id]

    def disc(self, unit: Unit, model: Model) -> Disc:
        return Disc(model.x, model.y, self.sheets[unit.id].base / 2)

    def others(self, unit: Unit) -> Iterator[Unit]:
        """All other units on the table."""
        for other in self.state.units.values():
            if other.place == TABLE and other is not unit:
                yield other

    def commander(self, unit: Unit, command: str) -> str | None:
        """The id of the Musician or Standard bearer on the table whose benefit the unit has (aofs.r.reserves)."""
        for model_id in self.benefits.get((unit.id, command), ()):
            if self.stands(model_id):
                return model_id
        return None

    def stands(self, model_id: str) -> bool:
        """Is the model on the table?"""
        unit = self.state.units[self.home[model_id]]
        return unit.place == TABLE and any(model.id == model_id for model in unit.models)

    def has_effect(self, unit: Unit, kind: str) -> bool:
        return any(effect.kind == kind for effect in unit.effects)


def _benefits(sheets: dict[str, UnitSheet]) -> dict[tuple[str, str], list[str]]:
    """Which command models give which units their benefit, as the army lists name them."""
    found: dict[tuple[str, str], list[str]] = {}
    for sheet in sheets.values():
        for model in sheet.models:
            for unit_id in (sheet.id, *model.names_units) if model.command else ():
                found.setdefault((unit_id, model.command), []).append(model.id)
    return found


def bounds(need: Tally) -> tuple[str, ...]:
    """The rules that stop modifiers at 2+ and 6+, where they do: a natural 6 succeeds, a natural 1 fails."""
    return ("aofs.modifiers", "aofs.r.natural_results") if need.capped else ()


def unit_name(sheet: UnitSheet) -> Text:
    names = {language: sheet.name.get(language, sheet.id) for language in ("de", "en")}
    return Text("aofs-unit", {**names, "id": sheet.id})
