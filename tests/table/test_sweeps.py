"""A disc swept past an outline: the runs agree with looking at every point of the way."""
from __future__ import annotations

from math import cos, hypot, pi, sin

from hypothesis import given, settings
from hypothesis import strategies as st

from walstatt.table.shapes import TOLERANCE, Point, Polygon
from walstatt.table.sweeps import circle_times, inside_runs, overlap_runs

coordinate = st.floats(0.0, 20.0)
point = st.tuples(coordinate, coordinate)
radius = st.floats(0.2, 1.7)


@st.composite
def polygons(draw: st.DrawFn) -> Polygon:
    """Star-shaped outlines, convex or not."""
    x, y = draw(st.floats(6.0, 14.0)), draw(st.floats(6.0, 14.0))
    count = draw(st.integers(3, 8))
    reaches = draw(st.lists(st.floats(1.0, 5.0), min_size=count, max_size=count))
    return Polygon(
        [(x + r * cos(2 * pi * i / count), y + r * sin(2 * pi * i / count)) for i, r in enumerate(reaches)]
    )


def _at(start: Point, end: Point, t: float) -> Point:
    return start[0] + t * (end[0] - start[0]), start[1] + t * (end[1] - start[1])


def _in_runs(runs: list[tuple[float, float]], t: float) -> bool:
    return any(low <= t <= high for low, high in runs)


def _near_an_end(runs: list[tuple[float, float]], t: float, length: float) -> bool:
    return any(abs(t - end) * length < 5 * TOLERANCE for run in runs for end in run)


@given(polygons(), point, point, radius)
@settings(max_examples=150, deadline=None)
def test_overlap_runs_agree_with_every_point_of_the_way(shape: Polygon, start: Point, end: Point, r: float) -> None:
    runs = overlap_runs(shape, start, end, r)
    length = hypot(end[0] - start[0], end[1] - start[1])
    for number in range(41):
        t = number / 40
        if not _near_an_end(runs, t, max(length, 0.01)):
            x, y = _at(start, end, t)
            edge = abs(shape.distance(x, y) - r + TOLERANCE)
            assert _in_runs(runs, t) == shape.disc_overlaps(x, y, r) or edge < 1e-6


@given(polygons(), point, point, radius)
@settings(max_examples=150, deadline=None)
def test_inside_runs_agree_with_every_point_of_the_way(shape: Polygon, start: Point, end: Point, r: float) -> None:
    runs = inside_runs(shape, start, end, r)
    length = hypot(end[0] - start[0], end[1] - start[1])
    for number in range(41):
        t = number / 40
        if not _near_an_end(runs, t, max(length, 0.01)):
            assert _in_runs(runs, t) == shape.disc_inside(*_at(start, end, t), r)


@given(point, point, point, st.floats(0.1, 8.0))
def test_circle_times_are_where_the_way_is_so_far_from_the_point(a: Point, b: Point, c: Point, reach: float) -> None:
    for t in circle_times(a, b, c, reach):
        x, y = _at(a, b, t)
        assert abs(hypot(x - c[0], y - c[1]) - reach) < 1e-6
