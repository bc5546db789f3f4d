"""The play of a conflict: state, cards, ground and rulings in one hand, with the look-ups that all rules share."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from walstatt.core.bounds import PlayerName, Rulings
from walstatt.core.texts import Text
from walstatt.games.ags.bounds import MOST_SIZE
from walstatt.games.ags.neutrals import NEUTRAL_PROFILES
from walstatt.games.ags.profiles import INCH, MARKER, Force, Profile
from walstatt.games.ags.state import NEUTRAL, NOBODY, TABLE, Figure, Marker, State
from walstatt.games.skirmish import TablePlay
from walstatt.table.bounds import Outline
from walstatt.table.shapes import Disc
from walstatt.table.terrain import Board, Ground, Piece

DIE = 6
BOARD = 36.0
"""Inches, both ways (ags.1.2.spielflaeche)."""
Outlines = Annotated[tuple[Outline, ...], Meta(max_length=8)]
BIG_MARKERS = {"shrine": 50.0, "provisions": 50.0}
"""Diameters in millimetres of markers that are larger than the usual 30."""


class Setup(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """All that is agreed before a conflict; with the tape it determines everything."""

    forces: tuple[Force, Force]
    board: Board
    size: Annotated[int, Meta(ge=0, le=MOST_SIZE)] = 50
    rulings: Rulings = {}
    names: tuple[PlayerName, PlayerName] = ("Anna", "Bert")
    friendly: bool = False
    """A friendly game: no limits of terrain are binding (ags.3.1.3.arten)."""
    zones: tuple[Outlines, Outlines] | None = None
    """Drawn deployment zones of players A and B, where they agreed on some (ags.r.deployment_shapes)."""
    agreed: Annotated[tuple[Annotated[int, Meta(ge=0, le=3)], ...], Meta(max_length=4)] = ()
    """Seats that have agreed to board and troops before the match; nobody asks them again (ags.3.1.3)."""
    terrain_in_turn: bool = False
    """Both have agreed to lay the terrain themselves (ags.3.1.3)."""
    opening: State | None = None
    """A position to start from instead of the preparation: cases and puzzles."""


class AgsPlay(TablePlay):
    """What every rule of this game works with."""

    state: State

    def __init__(self, setup: Setup, ground: Ground) -> None:
        self.setup = setup
        self.ground = ground
        self.rulings = setup.rulings
        self.cards = (setup.forces[0].profiles, setup.forces[1].profiles, NEUTRAL_PROFILES)
        self.radii = tuple({key: card.radius for key, card in cards.items()} for cards in self.cards)
        self.hired_names = {hire.id: hire.name for force in setup.forces for hire in force.hires if hire.name}
        self.names: dict[str, Text] = {}
        self.memory = {}
        self.surveyed: Any = ((), frozenset())
        self.grounds: dict[Any, tuple[Ground, dict[Any, Any]]] = {self.surveyed: (ground, self.memory)}
        """Every ground that terrain laid or smashed has made, each with what was remembered of it."""

    # ---- cards

    def profile(self, figure: Figure) -> Profile:
        """The figure's own card; a mob's shared values come from `values`."""
        return self.cards[figure.seat][figure.profile]

    def name(self, figure: Figure) -> Text:
        """The figure's name for a text; hired copies of one profile have names of their own (ags.2.1.name)."""
        known = self.names.get(figure.id)
        if known is None:
            names = self.hired_names.get(figure.id) or self.profile(figure).name
            known = self.names[figure.id] = Text(
                "ags-model", {"de": names.get("de", figure.id), "en": names.get("en", figure.id), "id": figure.id}
            )
        return known

    def marker_name(self, marker: Marker | str) -> Text:
        """What people call a marker, also by its id."""
        one = self.state.markers[marker] if isinstance(marker, str) else marker
        return Text(f"ags-marker-{one.kind}", {"marker": one.number, "seat": one.owner})

    def markers_named(self, option: str) -> Text:
        """Several markers as one option: their ids with a plus between them."""
        return Text("ags-markers", {"markers": [self.marker_name(marker) for marker in option.split("+")]})

    def people(self, seat: int) -> str:
        return self.setup.forces[seat].people

    def is_general(self, figure: Figure) -> bool:
        return figure.seat in (0, 1) and self.setup.forces[figure.seat].general == figure.id

    # ---- figures and markers

    def figure(self, figure_id: str) -> Figure:
        return self.state.figures[figure_id]

    def on_table(self) -> list[Figure]:
        return [figure for figure in self.state.figures.values() if figure.place == TABLE]

    def hostile(self, one: Figure, other: Figure) -> bool:
        """Models of the two players, and slavers to everybody (ags.1.1, ags.r.slavers_hostile)."""
        if NEUTRAL in (one.seat, other.seat):
            slavers = "slaver" in (one.profile, other.profile)
            return slavers and one.seat != other.seat
        return one.seat != other.seat

    def foes(self, figure: Figure) -> list[Figure]:
        return [other for other in self.on_table() if self.hostile(figure, other)]

    def friends(self, figure: Figure) -> list[Figure]:
        """Others of the same force."""
        return [other for other in self.state.of(figure.seat) if other is not figure]

    def radius(self, figure: Figure) -> float:
        return self.radii[figure.seat][figure.profile]

    def disc(self, figure: Figure) -> Disc:
        return Disc(figure.x, figure.y, self.radii[figure.seat][figure.profile])

    def marker_radius(self, marker: Marker) -> float:
        return BIG_MARKERS.get(marker.kind, MARKER) / INCH / 2

    def marker_disc(self, marker: Marker) -> Disc:
        return Disc(marker.x, marker.y, self.marker_radius(marker))

    def markers(self, kind: str, owner: int | None = None) -> list[Marker]:
        """Those that lie on the table."""
        return [
            marker
            for marker in self.state.markers.values()
            if marker.kind == kind and not marker.carrier and owner in (None, marker.owner)
        ]

    def new_id(self, prefix: str) -> str:
        number = self.state.next_id
        self.state.next_id = number + 1
        return f"{prefix}-{number}"

    # ---- groups that act as one: a mob, or a single model

    def group(self, figure: Figure) -> list[Figure]:
        """The members of its mob, or the figure alone."""
        if not figure.mob:
            return [figure]
        return [self.state.figures[member] for member in self.state.mobs[figure.mob]]

    # ---- tokens

    def tokens(self, seat: int) -> int:
        return self.state.tokens[seat] if seat in (0, 1) else 0

    def change_tokens(self, seat: int, by: int) -> None:
        first, second = self.state.tokens
        self.state.tokens = (first + by, second) if seat == 0 else (first, second + by)
        assert min(self.state.tokens) >= 0, "nobody spends tokens that he does not have"

    # ---- the ground

    def pieces(self) -> Iterator[Piece]:
        """All terrain that lies on the table now."""
        for piece in (*self.setup.board.pieces, *self.state.terrain):
            if piece.id not in self.state.smashed:
                yield piece

    def survey_terrain(self) -> None:
        """Compile the ground anew where terrain has changed; what was remembered belongs to the old one."""
        signature = (self.state.terrain, self.state.smashed)
        if signature == self.surveyed:
            return
        if signature not in self.grounds:
            board = self.setup.board
            self.grounds[signature] = (Ground(Board(board.width, board.depth, tuple(self.pieces()))), {})
        self.surveyed = signature
        self.ground, self.memory = self.grounds[signature]


def other_seat(seat: int) -> int:
    return NOBODY if seat == NOBODY else 1 - seat
