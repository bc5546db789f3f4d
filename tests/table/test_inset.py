"""The deep part of an outline, with shapely's negative buffer as an independent judge."""

from __future__ import annotations

import shapely
from hypothesis import given
from hypothesis import strategies as st
from tests.table.shapely_help import EXAMPLES, as_shapely, polygons

from walstatt.table.inset import inner_part
from walstatt.table.shapes import Polygon


def square(side: float) -> Polygon:
    return Polygon([(0, 0), (side, 0), (side, side), (0, side)])


def test_a_square_keeps_a_smaller_square() -> None:
    (inner,) = inner_part(square(5), 1)
    assert sorted((round(x, 6), round(y, 6)) for x, y in inner.points) == [(1, 1), (1, 4), (4, 1), (4, 4)]


def test_nothing_is_left_of_what_is_as_narrow_as_the_strip() -> None:
    assert inner_part(square(2), 1) == ()
    assert inner_part(square(1.5), 1) == ()
    assert inner_part(Polygon([(0, 0), (9, 0), (9, 2), (0, 2)]), 1) == ()


def test_a_dumb_bell_falls_into_two() -> None:
    lower = [(0, 0), (4, 0), (4, 1), (6, 1), (6, 0), (10, 0)]
    upper = [(10, 4), (6, 4), (6, 2.5), (4, 2.5), (4, 4), (0, 4)]
    assert len(inner_part(Polygon([*lower, *upper]), 1)) == 2


def test_a_corner_that_points_inwards_is_kept_at_a_distance() -> None:
    angle = Polygon([(0, 0), (8, 0), (8, 4), (4, 4), (4, 8), (0, 8)])
    (inner,) = inner_part(angle, 1)
    assert not inner.contains(3.4, 3.4), "less than an inch from the corner"
    assert inner.contains(3.25, 3.25)


@EXAMPLES
@given(polygons, st.floats(0.1, 1.5).map(lambda value: round(value, 3)))
def test_like_shapely(polygon: Polygon, depth: float) -> None:
    ours = shapely.union_all([as_shapely(part) for part in inner_part(polygon, depth)])
    theirs = as_shapely(polygon).buffer(-depth, quad_segs=64, join_style="mitre", mitre_limit=1000)
    rounded = as_shapely(polygon).buffer(-depth, quad_segs=64)
    assert theirs.area <= rounded.area + 0.01
    assert ours.symmetric_difference(rounded).area < 0.004 + 0.002 * ours.length
    for x, y in ours.boundary.coords if ours.geom_type == "Polygon" else ():
        assert abs(polygon.outline_distance(x, y) - depth) < 0.001
