"""Circles, cones and lanes."""

from __future__ import annotations

import math

import pytest
import shapely
from hypothesis import assume, given
from hypothesis import strategies as st
from tests.table.shapely_help import EXAMPLES, points, radii

from walstatt.table.shapes import TOLERANCE, Disc, Point
from walstatt.table.templates import in_circle, in_cone, in_lane, lane, near_disc


def test_circle_and_nearness_count_the_rim() -> None:
    discs = [Disc(3, 0, 0.5), Disc(3.6, 0, 0.5), Disc(0, 0, 0.5), Disc(3.5, 0, 0.5)]
    assert in_circle((0, 0), 3, discs) == [0, 2, 3]
    assert near_disc(Disc(0, 0, 0.5), 2.5, discs) == [0, 2, 3]
    assert in_circle((0, 0), 3, []) == []


def test_cone_by_length_and_side() -> None:
    discs = [
        Disc(5, 0, 0.5),
        Disc(8.4, 0, 0.5),
        Disc(8.5, 0, 0.5),
        Disc(-1, 0, 0.5),
        Disc(-0.4, 0, 0.5),
        Disc(4, 4.5, 0.5),
    ]
    assert in_cone((0, 0), 0, 90, 8, discs) == [0, 1, 4, 5]
    assert in_cone((0, 0), 360, 90, 8, discs) == [0, 1, 4, 5]
    assert in_cone((0, 0), 180, 90, 8, discs) == [3, 4]
    assert in_cone((0, 0), 90, 60, 8, [Disc(0, 5, 0.5), Disc(5, 0, 0.5)]) == [0]


@EXAMPLES
@given(points, st.floats(-360, 360), st.floats(5, 170), st.floats(2, 12), points, radii)
def test_cone_agrees_with_shapely(
    apex: Point, direction: float, angle: float, length: float, p: Point, r: float
) -> None:
    arc = [math.radians(direction - angle / 2 + angle * i / 400) for i in range(401)]
    sector = shapely.Polygon([apex, *((apex[0] + length * math.cos(a), apex[1] + length * math.sin(a)) for a in arc)])
    distance = sector.distance(shapely.Point(p))
    assume(abs(distance - (r - TOLERANCE)) > 1e-3)
    assert in_cone(apex, direction, angle, length, [Disc(*p, r)]) == ([0] if distance < r - TOLERANCE else [])


def test_lane_is_as_wide_as_the_first_disc() -> None:
    a, b = Disc(0, 0, 0.5), Disc(8, 0, 1.0)
    corridor = lane(a, b)
    assert corridor.box == (0.0, -0.5, 8.0, 0.5) and corridor.area == 8
    discs = [Disc(4, 1, 0.5), Disc(4, 0.9, 0.5), Disc(9, 0, 0.5), b, a, Disc(-0.4, 0, 0.5)]
    assert in_lane(a, b, discs) == [1, 5]
    with pytest.raises(ValueError, match="two different places"):
        lane(a, Disc(0, 0, 2))
