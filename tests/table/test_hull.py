"""What lies between two bases, with shapely's convex hull as an independent judge."""

from __future__ import annotations

import random

import shapely
from hypothesis import given
from hypothesis import strategies as st
from tests.table.shapely_help import EXAMPLES, as_shapely, points, polygons, radii

from walstatt.table.hull import Hull
from walstatt.table.shapes import Disc, Polygon


def box(x1: float, y1: float, x2: float, y2: float) -> Polygon:
    return Polygon([(x1, y1), (x2, y1), (x2, y2), (x1, y2)])


def test_touching_is_not_meeting() -> None:
    hull = Hull(Disc(0, 0, 0.5), Disc(10, 0, 0.5))
    assert hull.meets_polygon(box(4, 0.4, 5, 2))
    assert not hull.meets_polygon(box(4, 0.5, 5, 2)), "along its side"
    assert not hull.meets_polygon(box(10.5, -1, 12, 1)), "behind the second"
    assert not hull.meets_polygon(box(-3, -1, -0.5, 1)), "behind the first"
    assert hull.meets_polygon(box(4, -0.1, 5, 0.1)), "wholly between them"
    assert hull.meets_disc(Disc(5, 1.4, 1))
    assert not hull.meets_disc(Disc(5, 1.5, 1))
    assert not hull.meets_disc(Disc(11.5, 0, 1))


def test_a_point_looks_at_a_base() -> None:
    hull = Hull(Disc(0, 0, 0.0), Disc(10, 0, 1.0))
    assert hull.meets_polygon(box(5, 0.3, 6, 2))
    assert not hull.meets_polygon(box(4, 0.51, 5, 2))


@EXAMPLES
@given(points, radii, points, radii, polygons, st.integers(0, 2**32))
def test_like_shapely(
    a: tuple[float, float], ar: float, b: tuple[float, float], br: float, polygon: Polygon, seed: int
) -> None:
    hull = Hull(Disc(*a, ar), Disc(*b, br))
    discs = [shapely.Point(a).buffer(ar, quad_segs=90), shapely.Point(b).buffer(br, quad_segs=90)]
    whole = shapely.union_all(discs).convex_hull
    for met, shape in (
        (hull.meets_polygon(polygon), as_shapely(polygon)),
        (hull.meets_disc(third := _third(seed)), shapely.Point(third.x, third.y).buffer(third.r, quad_segs=90)),
    ):
        if shape.buffer(-0.01).intersects(whole.buffer(-0.01)):
            assert met
        elif shape.distance(whole) > 0.002:
            assert not met


def _third(seed: int) -> Disc:
    rng = random.Random(seed)
    return Disc(rng.uniform(-12, 12), rng.uniform(-12, 12), rng.uniform(0.2, 2))
