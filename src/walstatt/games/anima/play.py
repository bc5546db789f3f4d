"""The play of a game: state, profiles, ground and rulings in one hand, with the look-ups that all rules share."""
from __future__ import annotations

import msgspec

from walstatt.core.bounds import PlayerName, Rulings
from walstatt.core.texts import LANGUAGES, Text
from walstatt.games.anima.abilities import Ability
from walstatt.games.anima.battlefield import random_board
from walstatt.games.anima.bounds import Seed, Size, Turns
from walstatt.games.anima.profiles import Party, Profile
from walstatt.games.anima.relief import Relief, relief_of
from walstatt.games.anima.state import NOBODY, TABLE, Figure, State
from walstatt.games.anima.terrain_kinds import TERRAIN
from walstatt.games.skirmish import TablePlay
from walstatt.table.shapes import Disc
from walstatt.table.terrain import Board, Ground, Piece

DIE = 10
"""Every roll is one W10 (anima.r.die)."""
BOARD = 36.0
"""Inches, both ways (anima.r.table)."""
POINTS = 120
TURNS = 6


class Setup(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """All that is agreed before a game; with the tape it determines everything."""

    parties: tuple[Party, Party]
    board: Board | None = None
    """A saved map, where that was agreed (anima.r.map); otherwise the program lays one from the seed."""
    seed: Seed = 0
    points: Size = POINTS
    turns: Turns = TURNS
    rulings: Rulings = {}
    names: tuple[PlayerName, PlayerName] = ("Anna", "Bert")
    opening: State | None = None
    """A position to start from instead of the preparation: cases and puzzles."""


class AnimaPlay(TablePlay):
    """What every rule of this game works with."""

    state: State

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.board = setup.board if setup.board is not None else random_board(setup.seed)
        self.rulings = setup.rulings
        self.surveyed = ""
        self.relief: Relief = relief_of(self.board)
        self.has_auras = any(
            modifier.aura
            for party in setup.parties for profile in party.profiles.values()
            for ability in profile.abilities for modifier in ability.modifiers
        )
        self.memory = {}
        self._names: dict[str, Text] = {}

    @property
    def ground(self) -> Ground:
        return self.relief.ground

    def survey_terrain(self) -> None:
        """Compile the ground anew once the depth of the waters is known (anima.terrain.water)."""
        if self.state.water == self.surveyed:
            return
        self.surveyed = self.state.water
        pieces = tuple(_with_depth(piece, self.surveyed) for piece in self.board.pieces)
        self.relief = relief_of(Board(self.board.width, self.board.depth, pieces))
        self.memory = {}

    # ---- cards

    def profile(self, figure: Figure) -> Profile:
        return self.setup.parties[figure.seat].profiles[figure.profile]

    def name(self, figure: Figure) -> Text:
        """The character's name for a text; its id tells the two players' characters apart."""
        known = self._names.get(figure.id)
        if known is None:
            names = self.profile(figure).name
            told = {language: names.get(language, figure.id) for language in LANGUAGES}
            known = self._names[figure.id] = Text("anima-model", {**told, "id": figure.id})
        return known

    def automatic(self, figure: Figure) -> list[Ability]:
        """Automatic abilities that work; a seal switches them off (anima.status.seal)."""
        if figure.has("Siegel"):
            return []
        return [ability for ability in self.profile(figure).abilities if ability.kind == "automatic"]

    # ---- figures

    def figure(self, figure_id: str) -> Figure:
        return self.state.figures[figure_id]

    def on_table(self) -> list[Figure]:
        return [figure for figure in self.state.figures.values() if figure.place == TABLE]

    def foes(self, figure: Figure) -> list[Figure]:
        return self.state.of(1 - figure.seat)

    def friends(self, figure: Figure) -> list[Figure]:
        """Others of the same party."""
        return [other for other in self.state.of(figure.seat) if other is not figure]

    def radius(self, figure: Figure) -> float:
        return self.setup.parties[figure.seat].profiles[figure.profile].base / 2

    def disc(self, figure: Figure) -> Disc:
        return Disc(figure.x, figure.y, self.profile(figure).radius)

    def new_id(self, prefix: str) -> str:
        number = self.state.next_id
        self.state.next_id = number + 1
        return f"{prefix}-{number}"


def _with_depth(piece: Piece, depth: str) -> Piece:
    if piece.name != "water" or not depth:
        return piece
    name = f"{depth}_water"
    return msgspec.structs.replace(piece, name=name, kinds=TERRAIN[name][0])


def other_seat(seat: int) -> int:
    return NOBODY if seat == NOBODY else 1 - seat
