"""Discs, segments and polygons against exact cases and against shapely."""

from __future__ import annotations

import copy
import math
import pickle
from itertools import pairwise

import pytest
import shapely
from hypothesis import assume, given
from hypothesis import strategies as st
from tests.table.shapely_help import EXAMPLES, as_shapely, coordinates, points, polygons, radii

from walstatt.table.shapes import (
    TOLERANCE,
    Disc,
    Point,
    Polygon,
    at_least,
    beyond,
    centre_distance,
    gap,
    point_segment_distance,
    segment_distance,
    sweep_gap,
    within,
)

SQUARE = Polygon([(0, 0), (4, 0), (4, 4), (0, 4)])
ANGLE = Polygon([(0, 0), (6, 0), (6, 2), (2, 2), (2, 6), (0, 6)])
DIAMOND = Polygon([(0, -3), (3, 0), (0, 3), (-3, 0)])


def test_ties_fall_to_within_and_at_least() -> None:
    assert within(6.0, 6.0) and within(6.001, 6.0) and not within(6.0011, 6.0)
    assert not beyond(6.001, 6.0) and beyond(6.0011, 6.0)
    assert at_least(1.0, 1.0) and at_least(0.999, 1.0) and not at_least(0.9989, 1.0)


def test_gap_is_edge_to_edge_and_never_negative() -> None:
    a = Disc(0, 0, 0.5)
    assert gap(a, Disc(3, 4, 1.0)) == pytest.approx(3.5)
    assert gap(a, Disc(0.5, 0, 0.5)) == 0.0
    assert centre_distance(a, Disc(3, 4, 1.0)) == 5.0


def test_point_segment_distance_beside_and_beyond_the_ends() -> None:
    assert point_segment_distance(2, 3, 0, 0, 4, 0) == 3
    assert point_segment_distance(-3, 4, 0, 0, 4, 0) == 5
    assert point_segment_distance(7, 4, 0, 0, 4, 0) == 5
    assert point_segment_distance(3, 4, 0, 0, 0, 0) == 5


@EXAMPLES
@given(points, points, points, points)
def test_segment_distance_is_shapelys(a: Point, b: Point, c: Point, d: Point) -> None:
    expected = shapely.LineString([a, b]).distance(shapely.LineString([c, d]))
    assert segment_distance(a, b, c, d) == pytest.approx(expected, abs=1e-9)


@EXAMPLES
@given(points, points, points, radii, radii)
def test_sweep_gap_is_distance_less_both_radii(a: Point, b: Point, c: Point, r: float, s: float) -> None:
    expected = shapely.LineString([a, b]).distance(shapely.Point(c)) - r - s
    assert sweep_gap(*a, *b, r, Disc(*c, s)) == pytest.approx(expected, abs=1e-9)


@pytest.mark.parametrize(
    ("ring", "message"),
    [
        ([(0, 0), (1, 0)], "at least 3 distinct points, got 2"),
        ([(0, 0), (1, 0), (1, 0), (0, 0)], "at least 3 distinct points, got 2"),
        ([(0, 0), (1, 1), (2, 2)], "no area"),
        ([(0, 0), (2, 2), (2, 0), (0, 2)], "no area"),
        ([(0, 0), (4, 4), (4, 0), (0, 3)], "crosses or touches itself"),
        ([(0, 0), (4, 0), (4, 4), (2, 0), (0, 4)], "crosses or touches itself"),
        ([(0, 0), (4, 0), (4, 4), (4, -2)], "crosses or touches itself"),
        ([(0, 0), (math.nan, 0), (1, 1)], "not a finite number"),
        ([(0, 0), (math.inf, 0), (1, 1)], "not a finite number"),
    ],
)
def test_broken_outlines_are_refused_with_a_reason(ring: list[Point], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Polygon(ring)


def test_polygon_is_counter_clockwise_closed_rings_are_fine_and_nothing_changes_it() -> None:
    clockwise = Polygon([(0, 0), (0, 4), (4, 4), (4, 0), (0, 0)])
    assert set(clockwise.points) == set(SQUARE.points) and len(clockwise.points) == 4
    assert clockwise.area == 16 and clockwise.box == (0.0, 0.0, 4.0, 4.0) and clockwise.convex
    assert not ANGLE.convex and ANGLE.area == 20
    with pytest.raises(AttributeError):
        clockwise.area = 3.0
    assert pickle.loads(pickle.dumps(SQUARE)) == SQUARE == copy.deepcopy(SQUARE)
    assert hash(SQUARE) == hash(Polygon(SQUARE.points)) and "Polygon" in repr(SQUARE)


def test_outline_counts_as_contained() -> None:
    for polygon in (SQUARE, ANGLE):
        assert polygon.contains(1, 1) and polygon.contains(0, 0) and polygon.contains(0, 1)
        assert polygon.contains(-0.0009, 1) and not polygon.contains(-0.0011, 1)
    assert not ANGLE.contains(3, 3) and ANGLE.contains(2, 3) and ANGLE.contains(2, 2)
    assert not SQUARE.contains(4.0009, 4.0009), "the corner is farther away than the tolerance"


def test_touching_is_not_overlapping() -> None:
    for polygon in (SQUARE, ANGLE):
        assert not polygon.disc_overlaps(-1, 1, 1)
        assert not polygon.disc_overlaps(-0.9991, 1, 1)
        assert polygon.disc_overlaps(-0.9989, 1, 1)
        assert polygon.disc_overlaps(1, 1, 0.1)
    assert not ANGLE.disc_overlaps(3, 3, 1)
    assert ANGLE.disc_overlaps(3, 3, 1.0011)


def test_a_mere_point_overlaps_only_when_deep_inside() -> None:
    assert SQUARE.disc_overlaps(2, 2, 0.0)
    assert not SQUARE.disc_overlaps(0.0005, 2, 0.0) and SQUARE.disc_overlaps(0.002, 2, 0.0)
    assert not SQUARE.disc_overlaps(-1, 2, 0.0)
    assert SQUARE.sweep_contact(-1, 2, 1, 2, 0.0) == pytest.approx(0.5005)
    assert SQUARE.sweep_contact(-1, 0, 5, 0, 0.0) is None


def test_disc_inside_may_touch_the_outline() -> None:
    assert SQUARE.disc_inside(1, 1, 1) and SQUARE.disc_inside(2, 2, 2)
    assert SQUARE.disc_inside(0.9991, 2, 1) and not SQUARE.disc_inside(0.998, 2, 1)
    assert ANGLE.disc_inside(1, 1, 1) and not ANGLE.disc_inside(1.9, 1.9, 1)
    assert not ANGLE.disc_inside(4, 4, 0.5)


def test_disc_share_of_halves_quarters_and_all() -> None:
    assert SQUARE.disc_share(0, 2, 1) == pytest.approx(0.5)
    assert SQUARE.disc_share(0, 0, 1) == pytest.approx(0.25)
    assert SQUARE.disc_share(2, 2, 1) == 1.0
    assert SQUARE.disc_share(-1, 2, 1) == 0.0
    assert SQUARE.disc_share(2, 2, 10) == pytest.approx(16 / (math.pi * 100))
    assert ANGLE.disc_share(2, 2, 1) == pytest.approx(0.75)
    assert SQUARE.disc_share(2, 2, 0) == 1.0 and SQUARE.disc_share(2.5, -0.5, 0) == 0.0


def test_crossings_through_beside_and_along() -> None:
    assert SQUARE.crossings(-4, 2, 8, 2) == [pytest.approx((4 / 12, 8 / 12))]
    assert SQUARE.crossings(2, 2, 8, 2) == [pytest.approx((0, 2 / 6))]
    assert SQUARE.crossings(1, 1, 2, 2) == [(0, 1)]
    assert SQUARE.crossings(-4, 0, 8, 0) == [], "along a side"
    assert SQUARE.crossings(0, 0, 4, 0) == [], "on a side"
    assert SQUARE.crossings(-2, 2, 2, -2) == [], "through a corner only"
    assert SQUARE.crossings(-4, 0.0009, 8, 0.0009) == [], "along a side, within the tolerance"
    assert SQUARE.crossings(-4, 0.0011, 8, 0.0011) != []
    assert SQUARE.crossings(-2, 2, 0.0005, 2) == [], "only a hair inside"
    assert SQUARE.crossings(-2, 2, 0, 2) == [] and SQUARE.crossings(2, 2, 2, 2) == []
    assert SQUARE.crossings(0, 0, 4, 4) == [pytest.approx((0, 1))], "corner to corner through the inside"
    assert SQUARE.crossings(9, 9, 20, 9) == [] and SQUARE.crossings(2, -9, 3, -1) == []


def test_crossings_of_a_shape_with_a_bay() -> None:
    assert ANGLE.crossings(-1, 5, 7, 5) == [pytest.approx((1 / 8, 3 / 8))]
    assert ANGLE.crossings(1, 7, 7, 1) == [], "past both tips"
    assert ANGLE.crossings(0, 7, 7, 0) == [pytest.approx((1 / 7, 2 / 7)), pytest.approx((5 / 7, 6 / 7))]
    assert ANGLE.crossings(5, 5, -1, -1) == [pytest.approx((0.5, 5 / 6))]
    along = ANGLE.crossings(-1, 2, 7, 2)
    assert along == [pytest.approx((1 / 8, 3 / 8))], "inside as far as the bay, then along the side of the foot"
    through_notch = Polygon([(0, 0), (6, 0), (6, 3), (3, 1), (0, 3)])
    assert through_notch.crossings(-1, 1, 7, 1) == [pytest.approx((1 / 8, 7 / 8))], "touching a dent from inside"


def test_sweep_contact_at_sides_corners_and_start() -> None:
    assert SQUARE.sweep_contact(-4, 2, 4, 2, 1) == pytest.approx((3 + TOLERANCE) / 8)
    assert SQUARE.sweep_contact(-1, -5, -1, 9, 1) is None, "sliding along a side"
    assert SQUARE.sweep_contact(-1, 2, 4, 2, 1) == pytest.approx(TOLERANCE / 5)
    assert SQUARE.sweep_contact(-1, 2, -4, 2, 1) is None, "leaving from contact"
    assert SQUARE.sweep_contact(-0.5, 2, -4, 2, 1) == 0.0
    assert SQUARE.sweep_contact(2, 2, 3, 3, 0.5) == 0.0
    assert SQUARE.sweep_contact(-4, 2, -2, 2, 1) is None, "stops short"
    assert SQUARE.sweep_contact(-4, 2, -1, 2, 1) is None, "stops in contact"
    assert SQUARE.sweep_contact(2, 2, 2, 2, 1) == 0.0 and SQUARE.sweep_contact(-2, 2, -2, 2, 1) is None
    root = math.sqrt(2)
    t = DIAMOND.sweep_contact(-9, 0, 0, 0, 1)
    assert t == pytest.approx((6 - (1 - TOLERANCE)) / 9), "onto a corner"
    t = SQUARE.sweep_contact(-4, -4, 0, 0, 1)
    assert t is not None and t * 4 * root == pytest.approx(4 * root - (1 - TOLERANCE))
    assert ANGLE.sweep_contact(5, 5, 3, 3, 1) is None, "into the bay until it touches both sides"
    assert ANGLE.sweep_contact(5, 5, 2, 2, 1) == pytest.approx((2 + TOLERANCE) / 3)


@EXAMPLES
@given(polygons, points)
def test_distance_and_contains_are_shapelys(polygon: Polygon, p: Point) -> None:
    expected = as_shapely(polygon).distance(shapely.Point(p))
    assert polygon.distance(*p) == pytest.approx(expected, abs=1e-9)
    assume(abs(expected - TOLERANCE) > 1e-9)
    assert polygon.contains(*p) == (expected < TOLERANCE)
    assert polygon.outline_distance(*p) == pytest.approx(
        as_shapely(polygon).exterior.distance(shapely.Point(p)), abs=1e-9
    )


@EXAMPLES
@given(polygons, points, points)
def test_segment_distance_of_a_polygon_is_shapelys(polygon: Polygon, a: Point, b: Point) -> None:
    expected = as_shapely(polygon).distance(shapely.LineString([a, b]))
    assert polygon.segment_distance(*a, *b) == pytest.approx(expected, abs=1e-9)


@EXAMPLES
@given(polygons, polygons, points)
def test_polygon_distance_is_shapelys(one: Polygon, two: Polygon, shift: Point) -> None:
    moved = Polygon([(x + shift[0], y + shift[1]) for x, y in two.points])
    expected = as_shapely(one).distance(as_shapely(moved))
    assert one.polygon_distance(moved) == pytest.approx(expected, abs=1e-9)
    assert moved.polygon_distance(one) == pytest.approx(expected, abs=1e-9)


@EXAMPLES
@given(polygons, points, radii)
def test_disc_share_is_the_buffered_points(polygon: Polygon, p: Point, r: float) -> None:
    disc = shapely.Point(p).buffer(r, quad_segs=256)
    expected = as_shapely(polygon).intersection(disc).area / disc.area
    assert polygon.disc_share(*p, r) == pytest.approx(expected, abs=1e-4)


@EXAMPLES
@given(polygons, points, radii)
def test_disc_overlap_and_inside_are_distances(polygon: Polygon, p: Point, r: float) -> None:
    shape = as_shapely(polygon)
    outside = shape.distance(shapely.Point(p))
    assume(abs(outside - (r - TOLERANCE)) > 1e-9)
    assert polygon.disc_overlaps(*p, r) == (outside < r - TOLERANCE)
    room = shape.exterior.distance(shapely.Point(p))
    assume(abs(room - (r - TOLERANCE)) > 1e-9)
    assert polygon.disc_inside(*p, r) == (outside == 0 and room > r - TOLERANCE)


@EXAMPLES
@given(polygons, points, points)
def test_crossings_have_shapelys_length(polygon: Polygon, a: Point, b: Point) -> None:
    line = shapely.LineString([a, b])
    shape = as_shapely(polygon)
    runs = polygon.crossings(*a, *b)
    assert all(0 <= s < e <= 1 for s, e in runs) and all(x[1] < y[0] for x, y in pairwise(runs))
    length = sum(e - s for s, e in runs) * line.length
    # What the tolerance may take away at most: the parts of the line close to the outline.
    rim = line.intersection(shape.exterior.buffer(2 * TOLERANCE)).length
    assert length == pytest.approx(line.intersection(shape).length, abs=rim + 1e-9)


@EXAMPLES
@given(polygons, st.data())
def test_crossings_of_lines_through_corners_never_report_grazing(polygon: Polygon, data: st.DataObject) -> None:
    first, second = data.draw(st.permutations(polygon.points))[:2]
    dx, dy = second[0] - first[0], second[1] - first[1]
    runs = polygon.crossings(first[0] - dx, first[1] - dy, second[0] + dx, second[1] + dy)
    shape = as_shapely(polygon).buffer(-1e-7)
    line = shapely.LineString([(first[0] - dx, first[1] - dy), (second[0] + dx, second[1] + dy)])
    inner = line.intersection(shape).length
    rim = line.intersection(as_shapely(polygon).exterior.buffer(2 * TOLERANCE)).length
    assert sum(e - s for s, e in runs) * line.length == pytest.approx(inner, abs=rim + 1e-6)


@EXAMPLES
@given(polygons, points, points, radii)
def test_sweep_contact_is_the_first_entry_of_the_grown_polygon(polygon: Polygon, a: Point, b: Point, r: float) -> None:
    line = shapely.LineString([a, b])
    shape = as_shapely(polygon)
    t = polygon.sweep_contact(*a, *b, r)
    nearest = shape.distance(line)
    if t is None:
        assert nearest >= r - TOLERANCE - 1e-9
        return
    assert nearest < r - TOLERANCE + 1e-9
    x, y = a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])
    if t > 0:
        assert shape.distance(shapely.Point(x, y)) == pytest.approx(r - TOLERANCE, abs=1e-8)
        before = shapely.LineString([a, (x, y)])
        assert shape.distance(before) >= r - TOLERANCE - 1e-8
    else:
        assert shape.distance(shapely.Point(a)) <= r - TOLERANCE + 1e-9


@EXAMPLES
@given(polygons, coordinates)
def test_a_disc_sliding_along_a_side_in_contact_meets_nothing(polygon: Polygon, seed: float) -> None:
    assume(polygon.convex)
    edge = polygon.edges[int(abs(seed) * 1000) % len(polygon.edges)]
    r = 0.25 + abs(seed) / 10
    ox, oy = edge.uy * r, -edge.ux * r
    ax, ay = edge.ax + ox - edge.ux * 3, edge.ay + oy - edge.uy * 3
    bx, by = edge.bx + ox + edge.ux * 3, edge.by + oy + edge.uy * 3
    assert polygon.sweep_contact(ax, ay, bx, by, r) is None
