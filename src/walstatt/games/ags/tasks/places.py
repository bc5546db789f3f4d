"""Where things are, as tactics and tasks ask: zones, halves, quarters, distances, terrain pieces."""
from __future__ import annotations

from math import hypot

from walstatt.games.ags import facts, regions
from walstatt.games.ags.facts import Thing
from walstatt.games.ags.play import AgsPlay
from walstatt.games.ags.regions import CENTRE
from walstatt.games.ags.state import Loss
from walstatt.games.ags.terrain_kinds import is_loose
from walstatt.table.shapes import Disc, Point, Polygon
from walstatt.table.terrain import Piece

TERRAIN_PIECES = "ags.r.terrain_pieces"


# ---- regions


def zones(play: AgsPlay, seat: int) -> tuple[Polygon, ...]:
    return regions.seat_zones(play, seat)


def in_zone(play: AgsPlay, thing: Thing, seat: int) -> bool:
    return regions.in_zone(play, thing, seat)


def wholly_in_zone(play: AgsPlay, thing: Thing, seat: int) -> bool:
    return regions.wholly_in_zone(play, thing, seat)


def disc_wholly_in_zone(play: AgsPlay, x: float, y: float, radius: float, seat: int) -> bool:
    return regions.wholly_in_zone(play, Disc(x, y, radius), seat)


def in_half(play: AgsPlay, thing: Thing, seat: int) -> bool:
    return regions.in_half(play, thing, seat)


def quarter(play: AgsPlay, thing: Thing) -> int:
    """1 to 4, or 0 for none."""
    return regions.quarter_of(play, thing)


def quarter_at(play: AgsPlay, x: float, y: float, radius: float) -> int:
    return regions.quarter_of(play, Disc(x, y, radius))


def on_centre_line(play: AgsPlay, thing: Thing) -> bool:
    return regions.on_centre_line(play, thing)


def line_ends(play: AgsPlay) -> tuple[tuple[Point, Point], ...]:
    """Where the centre line meets the edges, in pairs of opposite ends (ags.r.path_models)."""
    return regions.centre_lines(play)


def nearer_zone(play: AgsPlay, x: float, y: float) -> int:
    """The seat whose zones are nearer to the point; A's where they are equally near."""
    first = play.state.player_a
    away = {seat: min(zone.distance(x, y) for zone in zones(play, seat)) for seat in (0, 1)}
    return first if away[first] <= away[1 - first] else 1 - first


def nearest_points(polygon: Polygon, x: float, y: float) -> list[Point]:
    """The points of an outline that are nearest to a point, each edge's own."""
    found = []
    for ax, ay, _, _, ux, uy, length, _ in polygon.edges:
        along = min(max((x - ax) * ux + (y - ay) * uy, 0.0), length)
        found.append((round(ax + along * ux, 9), round(ay + along * uy, 9)))
    least = min(hypot(px - x, py - y) for px, py in found)
    return [point for point in found if hypot(point[0] - x, point[1] - y) <= least + 1e-6]


# ---- distances


def gap(play: AgsPlay, one: Thing, other: Thing) -> float:
    return facts.task_distance(play, one, other)


def point_gap(play: AgsPlay, thing: Thing, point: Point) -> float:
    return facts.task_distance(play, thing, point)


def centre_gap(play: AgsPlay, thing: Thing) -> float:
    """From the middle of the board."""
    return facts.task_distance(play, thing, CENTRE)


def loss_gap(play: AgsPlay, loss: Loss) -> float:
    """How far from the middle of the board a model stood when it was lost."""
    figure = play.state.figures.get(loss.figure)
    away = hypot(loss.x - CENTRE[0], loss.y - CENTRE[1])
    if figure is not None and play.ruling("ags.r.conflict_distances") != 1:
        away = max(away - play.radius(figure), 0.0)
    return facts.slanted(play, away, loss.z - play.ground.level(*CENTRE))


# ---- terrain


def terrain(play: AgsPlay) -> list[Piece]:
    """Every separately defined piece; walls and floors belong to their building (ags.r.terrain_pieces)."""
    pieces = list(play.pieces())
    names = {piece.id for piece in pieces}
    loose_counts = play.ruling(TERRAIN_PIECES) == 0
    return [
        piece
        for piece in pieces
        if (piece.feature in ("", piece.id) or piece.feature not in names) and (loose_counts or not is_loose(piece))
    ]


def piece_wholly_in_half(play: AgsPlay, piece: Piece, seat: int) -> bool:
    return regions.wholly_in_half(play, piece, seat)


def piece_in_half(play: AgsPlay, piece: Piece, seat: int) -> bool:
    """By its centroid, whatever reading of regions the table has chosen (ags.r.trap_place)."""
    return regions.in_half(play, Disc(*regions.centroid(piece.outline), 0.0), seat)


