"""The players lay the terrain themselves, piece by piece in turn (aofs.r.terrain_setup, the first other choice)."""
from __future__ import annotations

from functools import partial
from math import cos, pi, radians, sin
from random import Random
from typing import Any

from walstatt.core.questions import Number, Pick, Script
from walstatt.core.refusal import Refused, refuse
from walstatt.core.texts import text
from walstatt.games.aofs.battlefield import FULL_SIZE, TERRAIN
from walstatt.games.aofs.play import AofsPlay
from walstatt.games.aofs.preparation import roll_off
from walstatt.table.questions import Place
from walstatt.table.shapes import Point, Polygon, at_least
from walstatt.table.terrain import Piece

TERRAIN_SETUP = "aofs.r.terrain_setup"
APART = 1.0
CORNERS = 8
POOL: dict[str, tuple[int, float, float]] = {
    "wood": (6, 5.0, 4.0),
    "low_wall": (4, 4.0, 0.5),
    "rock": (2, 3.0, 3.0),
    "house": (2, 3.0, 3.0),
    "swamp": (2, 5.0, 4.0),
    "thorns": (2, 4.0, 3.0),
    "platform": (2, 5.0, 4.0),
}
"""How many of each sort lie ready, and their size on a full table."""
ROUNDED = frozenset({"wood", "swamp", "thorns"})
PLATFORM_HEIGHTS = (2.0, 4.0)


def lay_terrain(play: AofsPlay) -> Script[None]:
    """The winner of a roll-off begins; each turn one piece: which, how it is turned, where."""
    seat = yield from roll_off(play, TERRAIN_SETUP)
    total = sum(count for count, _, _ in POOL.values())
    while _count(play) < total:
        name = yield Pick(
            seat, "aofs:terrain_piece", TERRAIN_SETUP, _left(play), {"number": _count(play) + 1, "count": total},
            describe=lambda option: text(f"table-{option.replace('_', '-')}"),
        )
        turned = yield Number(seat, "aofs:terrain_turn", TERRAIN_SETUP, 0, 359)
        places = yield Place(
            seat, "aofs:terrain_place", TERRAIN_SETUP, [name],
            partial(_judge, play, name, turned), partial(_some_place, play, name, turned),
        )
        pieces = _pieces(play, name, turned, places[0])
        play.lay(pieces)
        play.note("aofs-terrain-placed", TERRAIN_SETUP, "aofs.battlefield.terrain", seat=seat, number=_count(play))
        seat = 1 - seat
    play.state.phase = "objectives"


def _count(play: AofsPlay) -> int:
    return len({piece.feature for piece in play.state.terrain})


def _left(play: AofsPlay) -> list[str]:
    laid = [feature.partition(" ")[0] for feature in {piece.feature for piece in play.state.terrain}]
    return [name for name, (count, _, _) in POOL.items() if laid.count(name) < count]


def _pieces(play: AofsPlay, name: str, turned: int, place: Any) -> list[Piece]:
    """The piece as it lies on the table; a platform has two halves of different height."""
    board = play.setup.board
    scale = min(board.width, board.depth) / FULL_SIZE
    _, width, depth = POOL[name]
    kinds, height = TERRAIN[name]
    feature = f"{name} {sum(name == one for one in _names(play)) + 1}"
    if name != "platform":
        outline = _outline(name in ROUNDED, width * scale, depth * scale, turned, place)
        return [Piece(feature, name, outline, kinds, height, feature)]
    halves = []
    for number, (shift, level) in enumerate(zip((-0.25, 0.25), PLATFORM_HEIGHTS, strict=True), 1):
        offset = shift * width * scale
        angle = radians(turned)
        middle = (place[0] + offset * cos(angle), place[1] + offset * sin(angle))
        outline = _outline(False, width * scale / 2, depth * scale, turned, middle)
        halves.append(Piece(f"{feature}.{number}", name, outline, kinds, level, feature))
    return halves


def _names(play: AofsPlay) -> list[str]:
    return [feature.partition(" ")[0] for feature in {piece.feature for piece in play.state.terrain}]


def _outline(rounded: bool, width: float, depth: float, turned: int, middle: Any) -> tuple[Point, ...]:
    if rounded:
        corners = [
            (width / 2 * cos(2 * pi * number / CORNERS), depth / 2 * sin(2 * pi * number / CORNERS))
            for number in range(CORNERS)
        ]
    else:
        corners = [(-width / 2, -depth / 2), (width / 2, -depth / 2), (width / 2, depth / 2), (-width / 2, depth / 2)]
    c, s = cos(radians(turned)), sin(radians(turned))
    return tuple((middle[0] + c * x - s * y, middle[1] + s * x + c * y) for x, y in corners)


def _problem(play: AofsPlay, name: str, turned: int, place: Any) -> Refused | None:
    for piece in _pieces(play, name, turned, place):
        for x, y in piece.outline:
            if not play.ground.on_board(x, y, 0.0):
                return refuse("aofs.battlefield.size", "aofs-refused-off-board")
        new = Polygon(piece.outline)
        for other in play.ground.solids:
            if not at_least(_gap(new, other.polygon), APART):
                return refuse(TERRAIN_SETUP, "aofs-refused-terrain-near", piece=other.piece.id, least=APART)
    return None


def _gap(one: Polygon, other: Polygon) -> float:
    """Distance of two outlines, 0 where they meet."""
    if other.contains(*one.points[0]) or one.contains(*other.points[0]):
        return 0.0
    ends = zip(one.points, one.points[1:] + one.points[:1], strict=True)
    return min(other.segment_distance(*a, *b) for a, b in ends)


def _judge(play: AofsPlay, name: str, turned: int, places: Any) -> None:
    problem = _problem(play, name, turned, places[0])
    if problem:
        raise problem


def _some_place(play: AofsPlay, name: str, turned: int, rng: Random) -> list[list[float]]:
    board = play.setup.board
    for _ in range(400):
        place = [rng.uniform(0, board.width), rng.uniform(0, board.depth)]
        if _problem(play, name, turned, place) is None:
            return [place]
    raise refuse(TERRAIN_SETUP, "aofs-refused-no-room", unit=name)
