"""Deployment zones, halves, quarters and the centre line (ags.3.1.4, ags.r.board_quarters, ags.r.deployment_shapes)."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from walstatt.core.refusal import Refused, refuse
from walstatt.games.ags.play import BOARD, AgsPlay, Outlines, Setup
from walstatt.games.ags.state import Figure, Marker
from walstatt.table.shapes import TOLERANCE, Disc, Point, Polygon, point_segment_distance, within
from walstatt.table.terrain import Piece

Thing = Figure | Marker | Piece | Disc
Segment = tuple[Point, Point]
Zones = tuple[Polygon, ...]

SHAPES = "ags.r.deployment_shapes"
QUARTERS = "ags.r.board_quarters"
MEMBERSHIP = "ags.r.region_membership"
DIVIDED, ISLANDS, CORNER, STANDARD, FLANK, PYRAMID = range(1, 7)
"""Results of the roll for the deployment (ags.3.1.4.wurf)."""
SHALLOW, TRIANGLES, DRAWN = 1, 2, 3
"""Other shapes that the ruling offers."""
DIAGONAL, READING_ORDER = 1, 2
"""Other quarters that the ruling offers."""
MIDDLE = BOARD / 2
CENTRE = (MIDDLE, MIDDLE)


def _box(west: float, south: float, east: float, north: float) -> tuple[Point, ...]:
    return (west, south), (east, south), (east, north), (west, north)


_SHAPES: dict[int, tuple[Outlines, Outlines]] = {
    # ags.3.1.4.geteilt
    DIVIDED: ((_box(0, 0, 12, 10), _box(24, 0, 36, 10)), (_box(0, 26, 12, 36), _box(24, 26, 36, 36))),
    # ags.3.1.4.insel
    ISLANDS: ((_box(2, 2, 11, 11), _box(25, 25, 34, 34)), (_box(25, 2, 34, 11), _box(2, 25, 11, 34))),
    # ags.3.1.4.eck
    CORNER: ((_box(0, 0, 12, 12),), (_box(24, 24, 36, 36),)),
    # ags.3.1.4.standard
    STANDARD: ((_box(0, 0, 36, 8),), (_box(0, 28, 36, 36),)),
    # ags.3.1.4.flanke
    FLANK: (
        (((0, 0), (16, 0), (16, 8), (8, 8), (8, 16), (0, 16)),),
        (((36, 36), (20, 36), (20, 28), (28, 28), (28, 20), (36, 20)),),
    ),
    # ags.3.1.4.pyramide
    PYRAMID: ((((0, 0), (36, 0), (18, 10)),), (((36, 36), (0, 36), (18, 26)),)),
}
_OTHER_SHAPES: dict[tuple[int, int], tuple[Outlines, Outlines]] = {
    (SHALLOW, STANDARD): ((_box(0, 0, 36, 6),), (_box(0, 30, 36, 36),)),
    (TRIANGLES, CORNER): ((((0, 0), (16, 0), (0, 16)),), (((36, 36), (20, 36), (36, 20)),)),
}
_WEST_ISLANDS: tuple[Outlines, Outlines] = (
    (_box(2, 2, 11, 11), _box(2, 25, 11, 34)), (_box(25, 2, 34, 11), _box(25, 25, 34, 34)),
)

_SQUARES = (_box(0, 0, 18, 18), _box(18, 0, 36, 18), _box(18, 18, 36, 36), _box(0, 18, 18, 36))
_READ = (_SQUARES[0], _SQUARES[1], _SQUARES[3], _SQUARES[2])
_TRIANGLES: Outlines = (
    ((0, 0), CENTRE, (0, 36)), ((0, 0), (36, 0), CENTRE), ((36, 0), (36, 36), CENTRE), ((36, 36), (0, 36), CENTRE),
)
_HALVES = {ISLANDS: ((1, 3), (2, 4))}
"""Quarters of A and of B where they are not Q1, Q2 and Q3, Q4."""


# ---- zones


@cache
def zones(
    deployment: int, shapes: int = 0, quarters: int = 0, drawn: tuple[Outlines, Outlines] | None = None
) -> tuple[Zones, Zones]:
    """The zones of players A and B; two zones of a player are both his (ags.3.1.4.doppelzone)."""
    outlines = _SHAPES.get(deployment, ((), ()))
    if shapes == DRAWN and drawn is not None:
        outlines = drawn
    elif (shapes, deployment) in _OTHER_SHAPES:
        outlines = _OTHER_SHAPES[shapes, deployment]
    elif deployment == ISLANDS and quarters == READING_ORDER:
        outlines = _WEST_ISLANDS
    first, second = outlines
    return tuple(map(Polygon, first)), tuple(map(Polygon, second))


def zones_problem(setup: Setup) -> Refused | None:
    """Why the agreed shapes cannot be used: drawn zones must be drawn, and lie on the board."""
    if setup.rulings.get(SHAPES, 0) != DRAWN:
        return None
    if setup.zones is None or not all(setup.zones):
        return refuse(SHAPES, "ags-refused-zones-missing")
    for outline in (*setup.zones[0], *setup.zones[1]):
        try:
            west, south, east, north = Polygon(outline).box
        except ValueError:
            return refuse(SHAPES, "ags-refused-zone-outline")
        if min(west, south) < -TOLERANCE or max(east, north) > BOARD + TOLERANCE:
            return refuse(SHAPES, "ags-refused-zone-off-board")
    return None


def is_a(play: AgsPlay, seat: int) -> bool:
    """Is the seat player A? (ags.3.1.4)"""
    return play.state.player_a == seat


def seat_zones(play: AgsPlay, seat: int) -> Zones:
    """The seat's own deployment zone or zones."""
    of_a, of_b = zones(play.state.deployment, play.ruling(SHAPES), play.ruling(QUARTERS), play.setup.zones)
    return of_a if is_a(play, seat) else of_b


def in_zone(play: AgsPlay, thing: Thing, seat: int) -> bool:
    """Is it in the seat's zone? The border belongs to it (ags.r.region_membership)."""
    inside = _closed_test(play.ruling(MEMBERSHIP))
    return any(inside(thing_disc(play, thing), outline(thing), zone) for zone in seat_zones(play, seat))


def wholly_in_zone(play: AgsPlay, thing: Thing, seat: int) -> bool:
    """Does all of it lie in one of the seat's zones?"""
    return any(_whole(thing_disc(play, thing), outline(thing), zone) for zone in seat_zones(play, seat))


# ---- halves and quarters


def quarter_outlines(play: AgsPlay) -> tuple[Polygon, ...]:
    """Q1 to Q4 (ags.r.board_quarters)."""
    return _quarters(play.state.deployment, play.ruling(QUARTERS))


@cache
def _quarters(deployment: int, reading: int) -> tuple[Polygon, ...]:
    if reading == DIAGONAL and deployment in (CORNER, FLANK):
        return tuple(map(Polygon, _TRIANGLES))
    return tuple(map(Polygon, _READ if reading == READING_ORDER else _SQUARES))


def in_quarter(play: AgsPlay, thing: Thing, number: int) -> bool:
    """Is it in that quarter? A centre on a dividing line is in none."""
    return _in_open(play, thing, [quarter_outlines(play)[number - 1]])


def wholly_in_quarter(play: AgsPlay, thing: Thing, number: int) -> bool:
    return _whole(thing_disc(play, thing), outline(thing), quarter_outlines(play)[number - 1])


def quarter_of(play: AgsPlay, thing: Thing) -> int:
    """The number of the quarter that it is in; 0 for none."""
    key = ("quarter", play.state.deployment, outline(thing) or thing_disc(play, thing))
    known: int | None = play.memory.get(key)
    if known is None:
        known = next((number for number in range(1, 5) if in_quarter(play, thing, number)), 0)
        play.remember(key, known)
    return known


def half_outlines(play: AgsPlay, seat: int) -> tuple[Polygon, ...]:
    """The seat's half of the board: one polygon, or two quarters that lie diagonally."""
    return _halves(play.state.deployment, play.ruling(QUARTERS))[0 if is_a(play, seat) else 1]


@cache
def _halves(deployment: int, reading: int) -> tuple[Zones, Zones]:
    if deployment == ISLANDS and reading != READING_ORDER:
        quarters = _quarters(deployment, reading)
        first, second = _HALVES[ISLANDS]
        return tuple(quarters[n - 1] for n in first), tuple(quarters[n - 1] for n in second)
    if deployment == ISLANDS:
        return (Polygon(_box(0, 0, 18, 36)),), (Polygon(_box(18, 0, 36, 36)),)
    if reading == DIAGONAL and deployment in (CORNER, FLANK):
        return (Polygon([(0, 0), (36, 0), (0, 36)]),), (Polygon([(36, 36), (0, 36), (36, 0)]),)
    return (Polygon(_box(0, 0, 36, 18)),), (Polygon(_box(0, 18, 36, 36)),)


def in_half(play: AgsPlay, thing: Thing, seat: int) -> bool:
    """Is it in the seat's half? A centre on the centre line is in neither (ags.r.region_membership)."""
    return _in_open(play, thing, half_outlines(play, seat))


def wholly_in_half(play: AgsPlay, thing: Thing, seat: int) -> bool:
    """Does all of it lie in the seat's half? Touching the line is allowed."""
    return any(_whole(thing_disc(play, thing), outline(thing), half) for half in half_outlines(play, seat))


def centre_lines(play: AgsPlay) -> tuple[Segment, ...]:
    """The line between the halves; in the islands deployment a cross."""
    across: Segment = ((0.0, MIDDLE), (BOARD, MIDDLE))
    along: Segment = ((MIDDLE, 0.0), (MIDDLE, BOARD))
    reading = play.ruling(QUARTERS)
    if play.state.deployment == ISLANDS:
        return (along,) if reading == READING_ORDER else (across, along)
    if reading == DIAGONAL and play.state.deployment in (CORNER, FLANK):
        return (((0.0, BOARD), (BOARD, 0.0)),)
    return (across,)


def on_centre_line(play: AgsPlay, thing: Thing) -> bool:
    """Does it touch or cross the centre line?"""
    disc, polygon = thing_disc(play, thing), outline(thing)
    for (ax, ay), (bx, by) in centre_lines(play):
        if polygon is None:
            if within(point_segment_distance(disc.x, disc.y, ax, ay, bx, by), disc.r):
                return True
        elif within(polygon.segment_distance(ax, ay, bx, by), 0.0):
            return True
    return False


# ---- membership


def thing_disc(play: AgsPlay, thing: Thing) -> Disc:
    """The base or marker; of a piece of terrain the centroid alone."""
    if isinstance(thing, Figure):
        return play.disc(thing)
    if isinstance(thing, Marker):
        return play.marker_disc(thing)
    if isinstance(thing, Piece):
        return Disc(*centroid(thing.outline), 0.0)
    return thing


def outline(thing: Thing) -> Polygon | None:
    return _polygon(thing.outline) if isinstance(thing, Piece) else None


@cache
def _polygon(points: tuple[Point, ...]) -> Polygon:
    return Polygon(points)


def centroid(points: Sequence[Point]) -> Point:
    """The centre of gravity of an outline."""
    doubled = x = y = 0.0
    ox, oy = points[0]
    for (ax, ay), (bx, by) in zip(points, [*points[1:], points[0]], strict=True):
        cross = (ax - ox) * (by - oy) - (ay - oy) * (bx - ox)
        doubled += cross
        x += (ax + bx - 2 * ox) * cross
        y += (ay + by - 2 * oy) * cross
    return ox + x / (3 * doubled), oy + y / (3 * doubled)


_Test = Callable[[Disc, Polygon | None, Polygon], bool]


def _closed_test(reading: int) -> _Test:
    return (_centre, _part, _whole)[reading]


def _in_open(play: AgsPlay, thing: Thing, regions: Sequence[Polygon]) -> bool:
    """In one of the regions, whose common borders belong to none of them."""
    disc, polygon = thing_disc(play, thing), outline(thing)
    reading = play.ruling(MEMBERSHIP)
    if reading == 0:
        return any(_centre_inside(disc, region) for region in regions)
    return any(_closed_test(reading)(disc, polygon, region) for region in regions)


def _centre(disc: Disc, _: Polygon | None, region: Polygon) -> bool:
    """The centre lies in the region or on its border."""
    return region.contains(disc.x, disc.y)


def _centre_inside(disc: Disc, region: Polygon) -> bool:
    """The centre lies in the region, not on a line that divides the board; the board's own edge divides nothing."""
    if not region.encloses(disc.x, disc.y):
        return False
    return all(
        _on_board_edge(ax, ay, bx, by) or point_segment_distance(disc.x, disc.y, ax, ay, bx, by) > TOLERANCE
        for ax, ay, bx, by, *_ in region.edges
    )


def _on_board_edge(ax: float, ay: float, bx: float, by: float) -> bool:
    return any(one == other and one in (0.0, BOARD) for one, other in ((ax, bx), (ay, by)))


def _part(disc: Disc, polygon: Polygon | None, region: Polygon) -> bool:
    """Some part of it lies in the region."""
    if polygon is None:
        return region.disc_overlaps(*disc)
    return _overlap(polygon, region)


def _whole(disc: Disc, polygon: Polygon | None, region: Polygon) -> bool:
    """All of it lies in the region; touching the border is allowed."""
    if polygon is None:
        return region.disc_inside(*disc)
    return all(region.contains(x, y) for x, y in polygon.points) and not any(
        polygon.crossings(ax, ay, bx, by) for ax, ay, bx, by, *_ in region.edges
    )


def _overlap(one: Polygon, other: Polygon) -> bool:
    """Do the interiors of two outlines meet?"""
    if other.encloses(*one.points[0]) or one.encloses(*other.points[0]):
        return True
    return any(other.crossings(ax, ay, bx, by) for ax, ay, bx, by, *_ in one.edges)
