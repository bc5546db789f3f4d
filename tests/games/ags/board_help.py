"""Small positions for the tests of facts, sight, cover and regions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from walstatt.games.ags.abilities import Dice
from walstatt.games.ags.play import AgsPlay, Setup
from walstatt.games.ags.profiles import Force, Profile, Tag
from walstatt.games.ags.state import NEUTRAL, TABLE, Figure, Marker, State
from walstatt.games.ags.terrain_kinds import TERRAIN
from walstatt.table.outlines import rectangle
from walstatt.table.terrain import Board, Ground, Piece


def profile(base: Any = "S", people: str = "ritter", tags: tuple[Tag, ...] = ()) -> Profile:
    name = {"de": base, "en": base}
    return Profile(base, people, name, False, 5, 5, Dice(4, 5), Dice(3, 4), base=base, tags=tags)


def piece(name: str, x: float, y: float, width: float, depth: float, **changes: Any) -> Piece:
    """A usual piece of terrain, by its middle and size."""
    kinds, height = TERRAIN[name]
    key = changes.get("id", f"{name} {x:g} {y:g}")
    outline = changes.get("outline", rectangle((x, y), (width, depth), changes.get("turned", 0.0)))
    kinds, height = changes.get("kinds", kinds), changes.get("height", height)
    return Piece(key, name, outline, kinds, height, changes.get("feature", ""))


def position(
    figures: Sequence[Figure] = (),
    pieces: Sequence[Piece] = (),
    markers: Sequence[Marker] = (),
    *,
    people: tuple[str, str] = ("ritter", "horde"),
    rulings: dict[str, int] | None = None,
    deployment: int = 4,
    **state: Any,
) -> AgsPlay:
    forces = tuple(Force(one, (), "", {size: profile(size, one) for size in "SML"}) for one in people)
    board = Board(36, 36, tuple(pieces))
    play = AgsPlay(Setup((forces[0], forces[1]), board, rulings=rulings or {}), Ground(board))
    play.state = State(
        {figure.id: figure for figure in figures}, {marker.id: marker for marker in markers}, player_a=0,
        deployment=deployment, **state,
    )
    return play


def model(name: str, seat: int, x: float, y: float, size: str = "S", z: float = 0.0, mob: str = "") -> Figure:
    return Figure(name, seat, size, 5, x, y, z, TABLE, mob=mob)


def neutral(name: str, kind: str, x: float, y: float) -> Figure:
    return Figure(name, NEUTRAL, kind, 3, x, y, 0.0, TABLE)


def tt(name: str, owner: int, x: float, y: float, z: float = 0.0) -> Marker:
    return Marker(name, "tt", x, y, z, owner)
