"""A random table for a conflict: a quarter of it terrain of many kinds, fair under a half turn (ags.1.2.gelaende)."""
from __future__ import annotations

from math import atan2, degrees, hypot
from random import Random

from walstatt.core.texts import Text
from walstatt.games.ags import laying_terrain
from walstatt.games.ags.play import BOARD
from walstatt.games.ags.terrain_kinds import TERRAIN, Opening, building
from walstatt.table.layout import PieceSpec, Shape, lay_out
from walstatt.table.terrain import Board, Piece

SPACING = 1.3
MARGIN = 0.5
ATTEMPTS = 60
DOOR = 2.2
"""Wide enough for medium bases."""
GATE = 3.2


def random_board(seed: int) -> Board:
    """25 to 30 % covered, at least three kinds, loose pieces between them; the same seed, the same board."""
    for attempt in range(ATTEMPTS):
        rng = Random(seed * ATTEMPTS + attempt)
        try:
            board = lay_out(BOARD, BOARD, _specs(rng), rng.randrange(2**31), SPACING, MARGIN)
        except ValueError:
            continue
        board = Board(BOARD, BOARD, tuple(_with_buildings(board, rng)))
        if laying_terrain.LEAST <= laying_terrain.percentage(board.pieces) <= laying_terrain.MOST:
            return board
    raise ValueError(f"no table for seed {seed}")


def hints(board: Board) -> list[Text]:
    """What the book recommends and this table does not follow; nothing of it is refused."""
    return laying_terrain.hints(board.pieces)


def _specs(rng: Random) -> list[PieceSpec]:
    """Pairs of pieces; each area is one of its kind, so that tables differ."""
    return [
        _spec("wood", 6.5, 5.5, "blob", 2),
        _spec(rng.choice(("swamp", "field")), 6.0, 4.5, "blob", 1),
        _spec(rng.choice(("pond", "lake")), 5.5, 4.5, "blob", 1),
        _spec(rng.choice(("thorns", "quicksand", "toxic_lake")), 4.0, 3.0, "blob", 1),
        _spec("building", 6.0, 5.0, "rectangle", 1),
        _spec("hill", 5.0, 4.0, "rectangle", 1, rng.choice((1.0, 2.0, 3.0))),
        _spec(rng.choice(("rock", "house", "chasm")), 3.5, 3.0, "rectangle", 1),
        _spec("wall", 4.0, 0.5, "rectangle", 1),
        _spec("barricade", 3.0, 0.4, "rectangle", 1),
        _spec("fence", 3.5, 0.3, "rectangle", 1),
        _spec("barrel", 1.0, 1.0, "blob", 1),
        _spec("small_rock", 1.4, 1.2, "blob", 1),
    ]


def _spec(name: str, width: float, depth: float, shape: Shape, pairs: int, height: float | None = None) -> PieceSpec:
    kinds, usual = TERRAIN[name]
    return PieceSpec(name, kinds, (width, depth), usual if height is None else height, shape, pairs)


def _with_buildings(board: Board, rng: Random) -> list[Piece]:
    """Footprints become buildings with walls, a door or a gate, and windows; twins alike."""
    front = Opening("door", 0, 0.5, GATE if rng.random() < 0.4 else DOOR)
    back = Opening("door", 2, rng.choice((0.3, 0.5, 0.7)), DOOR)
    window = Opening("window", rng.choice((1, 3)), 0.5, 1.2)
    pieces: list[Piece] = []
    for piece in board.pieces:
        if piece.name != "building":
            pieces.append(piece)
            continue
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = piece.outline
        size = (hypot(bx - ax, by - ay), hypot(cx - bx, cy - by))
        middle = ((ax + bx + cx + dx) / 4, (ay + by + cy + dy) / 4)
        turned = degrees(atan2(by - ay, bx - ax))
        pieces += building(piece.id, middle, size, (front, back, window), piece.height, turned)
    return pieces
