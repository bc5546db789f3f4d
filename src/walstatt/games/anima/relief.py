"""Heights and steep faces of a table: flat tops, slopes between them and the ground, cliffs and walls."""
from __future__ import annotations

from functools import lru_cache
from math import hypot
from typing import NamedTuple

from walstatt.games.anima.terrain_kinds import SOLID, STEP
from walstatt.table.shapes import TOLERANCE, Box, Point, Polygon, point_segment_distance
from walstatt.table.terrain import Board, Ground, Piece, Solid, compiled

DROP = 2.0
"""Heights from which a driven character falls, and along which walking is slow (anima.r.terrain_kinds)."""
STRIPS = 6
"""Into how many steps a slope is cut where it is looked across."""


class Slope:
    """The height of a slope at a point: nothing at its foot, all of it at its top."""

    __slots__ = ("_nx", "_ny", "_width", "_x", "_y", "height", "polygon", "top")

    def __init__(self, solid: Solid) -> None:
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = solid.piece.outline[:4]
        length = hypot(bx - ax, by - ay)
        nx, ny = -(by - ay) / length, (bx - ax) / length
        width = ((cx + dx) / 2 - ax) * nx + ((cy + dy) / 2 - ay) * ny
        self._x, self._y, self._nx, self._ny, self._width = ax, ay, nx, ny, width
        self.height = solid.height
        self.polygon = solid.polygon
        self.top = ((cx, cy), (dx, dy))

    def at(self, x: float, y: float) -> float:
        share = ((x - self._x) * self._nx + (y - self._y) * self._ny) / self._width
        return self.height * min(max(share, 0.0), 1.0)


class Face(NamedTuple):
    """A steep side of something that can be stood on: from a to b, with the heights of its upper rim there."""

    ax: float
    ay: float
    bx: float
    by: float
    a_top: float
    b_top: float
    feature: str
    solid: int
    """The index of the solid it belongs to."""

    @property
    def top(self) -> float:
        return max(self.a_top, self.b_top)

    @property
    def box(self) -> Box:
        return min(self.ax, self.bx), min(self.ay, self.by), max(self.ax, self.bx), max(self.ay, self.by)

    def distance(self, x: float, y: float) -> float:
        return point_segment_distance(x, y, self.ax, self.ay, self.bx, self.by)

    def nearest_top(self, x: float, y: float) -> float:
        """Height of the rim at its point nearest to a place."""
        dx, dy = self.bx - self.ax, self.by - self.ay
        share = ((x - self.ax) * dx + (y - self.ay) * dy) / (dx * dx + dy * dy)
        return self.a_top + (self.b_top - self.a_top) * min(max(share, 0.0), 1.0)


class Relief:
    """A ground with its heights, compiled once. Immutable."""

    __slots__ = ("_drop_boxes", "_face_boxes", "blocks", "drops", "faces", "ground", "hills", "sight", "slopes")

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self.slopes = [(solid, Slope(solid)) for solid in ground.of_kind("slope")]
        tops = [solid for solid in ground.of_kind("elevated") if solid.height > 0]
        self.hills: list[tuple[Solid, Slope | None]] = [(solid, None) for solid in tops] + list(self.slopes)
        self.blocks = [
            solid for solid in ground.solids
            if not solid.kinds.isdisjoint(SOLID) and "elevated" not in solid.kinds and solid.height > STEP
        ]
        """Walls and other solid pieces on which nobody can stand."""
        self.faces = tuple(face for solid in tops for face in self._top_faces(solid)) + tuple(
            face for solid, _ in self.slopes for face in self._slope_faces(solid)
        )
        self.drops = [part for face in self.faces if (part := _high_part(face)) is not None]
        """The parts of faces that are at least so high that one falls."""
        self._face_boxes = [(face.box, face) for face in self.faces]
        self._drop_boxes = [(face.box, face) for face in self.drops]
        self.sight = _sight_solids(ground, self.slopes)

    # ---- heights

    def level(self, x: float, y: float) -> float:
        """Height of the ground at a point."""
        best = 0.0
        for solid, slope in self.hills:
            if solid.polygon.contains(x, y):
                best = max(best, slope.at(x, y) if slope else solid.height)
        return best

    def features(self, x: float, y: float) -> frozenset[str]:
        """The hills and other heights on which a point lies."""
        return frozenset(feature_of(solid) for solid, _ in self.hills if solid.polygon.contains(x, y))

    def on_slope(self, x: float, y: float) -> bool:
        flat = any(solid.polygon.contains(x, y) for solid, slope in self.hills if slope is None)
        return not flat and any(solid.polygon.contains(x, y) for solid, _ in self.slopes)

    # ---- faces

    def faces_near(self, start: Point, end: Point, reach: float) -> list[Face]:
        """Those to which a straight way may come as near as that; all others are certainly farther."""
        return _near(self._face_boxes, start, end, reach)

    def drops_near(self, start: Point, end: Point, reach: float) -> list[Face]:
        return _near(self._drop_boxes, start, end, reach)

    def _top_faces(self, solid: Solid) -> list[Face]:
        """The sides of a flat top, less what slopes lean against."""
        if solid.height <= STEP:
            return []
        key, found = feature_of(solid), []
        for edge in solid.polygon.edges:
            for low, high in _uncovered((edge.ax, edge.ay), (edge.bx, edge.by), [slope for _, slope in self.slopes]):
                ax, ay = edge.ax + low * (edge.bx - edge.ax), edge.ay + low * (edge.by - edge.ay)
                bx, by = edge.ax + high * (edge.bx - edge.ax), edge.ay + high * (edge.by - edge.ay)
                found.append(Face(ax, ay, bx, by, solid.height, solid.height, key, solid.index))
        return found

    def _slope_faces(self, solid: Solid) -> list[Face]:
        """The two flanks of a slope, from where they are too high to step up."""
        corners = solid.piece.outline
        found = []
        for low, high in ((corners[1], corners[2]), (corners[0], corners[3])):
            share = STEP / solid.height
            ax, ay = low[0] + share * (high[0] - low[0]), low[1] + share * (high[1] - low[1])
            found.append(Face(ax, ay, *high, STEP, solid.height, feature_of(solid), solid.index))
        return found


def _near(boxes: list[tuple[Box, Face]], start: Point, end: Point, reach: float) -> list[Face]:
    (ax, ay), (bx, by) = start, end
    west, east = (ax, bx) if ax < bx else (bx, ax)
    south, north = (ay, by) if ay < by else (by, ay)
    west, south, east, north = west - reach, south - reach, east + reach, north + reach
    return [
        face for (low_x, low_y, high_x, high_y), face in boxes
        if low_x <= east and high_x >= west and low_y <= north and high_y >= south
    ]


def feature_of(solid: Solid) -> str:
    return solid.piece.feature or solid.piece.id


def _uncovered(start: Point, end: Point, slopes: list[Slope]) -> list[tuple[float, float]]:
    """Shares of an edge against which no slope leans."""
    length = hypot(end[0] - start[0], end[1] - start[1])
    ux, uy = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    covered = []
    for slope in slopes:
        (ax, ay), (bx, by) = slope.top
        aside = [abs((x - start[0]) * uy - (y - start[1]) * ux) for x, y in ((ax, ay), (bx, by))]
        if max(aside) > 2 * TOLERANCE:
            continue
        ends = sorted(((x - start[0]) * ux + (y - start[1]) * uy) / length for x, y in ((ax, ay), (bx, by)))
        covered.append((max(ends[0], 0.0), min(ends[1], 1.0)))
    free, reached = [], 0.0
    for low, high in sorted(covered):
        if low > reached + TOLERANCE / length:
            free.append((reached, low))
        reached = max(reached, high)
    if reached < 1.0 - TOLERANCE / length:
        free.append((reached, 1.0))
    return free


def _high_part(face: Face) -> Face | None:
    if face.top < DROP - TOLERANCE:
        return None
    if min(face.a_top, face.b_top) >= DROP - TOLERANCE:
        return face
    share = (DROP - face.a_top) / (face.b_top - face.a_top)
    x, y = face.ax + share * (face.bx - face.ax), face.ay + share * (face.by - face.ay)
    if face.b_top > face.a_top:
        return face._replace(ax=x, ay=y, a_top=DROP)
    return face._replace(bx=x, by=y, b_top=DROP)


def _sight_solids(ground: Ground, slopes: list[tuple[Solid, Slope]]) -> tuple[Solid, ...]:
    """All that can hide something: walls, solid pieces, hills; slopes as low steps (anima.r.sight)."""
    pieces = [
        solid.piece for solid in ground.solids
        if "slope" not in solid.kinds and solid.kinds & {"wall", "impenetrable", "elevated", "hill"}
    ]
    for solid, _ in slopes:
        pieces += _strips(solid.piece)
    return compiled(Board(ground.board.width, ground.board.depth, tuple(pieces))).solids


def _strips(piece: Piece) -> list[Piece]:
    a, b, c, d = piece.outline[:4]
    found = []
    for number in range(1, STRIPS):
        low, high = number / STRIPS, (number + 1) / STRIPS
        outline = (_between(a, d, low), _between(b, c, low), _between(b, c, high), _between(a, d, high))
        found.append(Piece(f"{piece.id}:{number}", piece.name, outline, piece.kinds, piece.height * low, piece.feature))
    return found


def _between(start: Point, end: Point, share: float) -> Point:
    return start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])


@lru_cache(maxsize=256)
def relief_of(board: Board) -> Relief:
    return Relief(Ground(board))


def outline_point(polygon: Polygon, x: float, y: float) -> Point:
    """The point of an outline nearest to a place."""
    best, found = float("inf"), (x, y)
    for edge in polygon.edges:
        along = min(max((x - edge.ax) * edge.ux + (y - edge.ay) * edge.uy, 0.0), edge.length)
        px, py = edge.ax + along * edge.ux, edge.ay + along * edge.uy
        away = hypot(px - x, py - y)
        if away < best:
            best, found = away, (px, py)
    return found
