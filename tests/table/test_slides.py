"""Bases that are moved straight on, paths that are open, outlines, and pairs that overlap."""
from __future__ import annotations

from math import cos, hypot, pi, sin
from typing import NamedTuple

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from walstatt.table.legs import LegSurvey, legs_of, part, way
from walstatt.table.outlines import box, rectangle, turn
from walstatt.table.overlaps import overlaps
from walstatt.table.paths import is_open
from walstatt.table.shapes import Disc, Polygon
from walstatt.table.slides import Slide
from walstatt.table.terrain import Board, Ground, Piece

BOARD = Board(20.0, 10.0, (Piece("rock-1", "rock", rectangle((10, 5), (4, 2)), ("impassable",), 2.0),))
COORDINATE = st.floats(1.0, 9.0)


@given(x=COORDINATE, y=COORDINATE, other_x=COORDINATE, other_y=COORDINATE, angle=st.floats(0, 2 * pi))
def test_a_slide_ends_in_contact(x: float, y: float, other_x: float, other_y: float, angle: float) -> None:
    disc, other = Disc(x, y, 0.5), Disc(other_x, other_y, 0.7)
    assume(hypot(x - other_x, y - other_y) > 1.21)
    slide = Slide(disc, (cos(angle), sin(angle)), 8.0)
    found = slide.to_base(other, 0.02)
    at = slide.point(found)
    apart = hypot(at[0] - other_x, at[1] - other_y)
    assert apart >= 1.2 - 0.002
    assert found == 8.0 or apart == pytest.approx(1.2, abs=0.002)
    nearest = min(hypot(px - other_x, py - other_y) for px, py in map(slide.point, [n * found / 50 for n in range(51)]))
    assert nearest >= 1.2 - 0.002


@pytest.mark.parametrize(("angle", "inches"), [(0.0, 0.0), (pi / 2, 3.0), (pi, 3.0), (1.5, 0.0)])
def test_a_base_in_contact_stops_what_comes_at_it(angle: float, inches: float) -> None:
    slide = Slide(Disc(5, 5, 0.5), (cos(angle), sin(angle)), 3.0)
    assert slide.to_base(Disc(6, 5, 0.5), 0.02) == inches


@given(x=COORDINATE, y=COORDINATE, angle=st.floats(0, 2 * pi))
def test_a_slide_ends_at_the_edge(x: float, y: float, angle: float) -> None:
    slide = Slide(Disc(x, y, 0.5), (cos(angle), sin(angle)), 30.0)
    px, py = slide.point(slide.to_edge(BOARD))
    assert 0.499 <= px <= 19.501 and 0.499 <= py <= 9.501
    assert min(px - 0.5, py - 0.5, 19.5 - px, 9.5 - py) == pytest.approx(0, abs=0.001)


@pytest.mark.parametrize(
    ("path", "free"),
    [
        ([(5, 5), (7.5, 5)], True),
        ([(5, 5), (7.51, 5)], False),
        ([(7, 5), (13, 5)], False),
        ([(7, 5), (7, 8), (13, 8)], True),
        ([(5, 5), (0.4, 5)], False),
        ([(2, 5), (2, 2)], False),
        ([(4, 3), (4, 1)], True),
    ],
)
def test_open_paths(path: list[tuple[float, float]], free: bool) -> None:
    assert is_open(Ground(BOARD), path, 0.5, [Disc(2, 3, 0.5)], "impassable") is free


def test_rectangles_turn_about_their_middle() -> None:
    assert rectangle((5, 5), (4, 2), 90) == ((6.0, 3.0), (6.0, 7.0), (4.0, 7.0), (4.0, 3.0))
    assert Polygon(turn(box((4, 2)), (5, 5), 33)).encloses(5, 5)


class Thing(NamedTuple):
    id: str
    x: float
    y: float


def test_pairs_that_overlap() -> None:
    things = [(Thing("a", 0, 0), 1.0), (Thing("b", 1.5, 0), 1.0), (Thing("c", 2.0, 0), 1.0)]
    assert list(overlaps(things)) == ["a and b overlap by 0.5000", "b and c overlap by 1.5000"]
    assert list(overlaps(things, 0.6)) == ["b and c overlap by 1.5000"]
    assert not list(overlaps(things, meet=lambda one, other: one.id > other.id))


def test_legs_of_a_way() -> None:
    path, marks = way((0, 0), [[3, 4], [3, 4], [3, 10, "jump"]])
    assert (path, marks) == (((0, 0), (3, 4), (3, 10)), ("", "jump"))
    first, second = legs_of(path, marks)
    assert (first.until, second.at, second.until, second.mark) == (5, 5, 11, "jump")
    assert second.point(8) == (3, 7)
    assert part(path, marks, 5.0) == (((0, 0), (3, 4)), ("",))


class Watch(LegSurvey):
    """Looks at what a survey knows."""

    def over(self, at: float) -> list[str]:
        return [solid.piece.id for solid in self._active(at)]


def test_what_a_base_is_over() -> None:
    watch = Watch(Ground(BOARD), 0.5, ((5.0, 5.0), (15.0, 5.0)), (), 0.0)
    assert [watch.over(at) for at in (2.0, 3.0, 7.0, 8.0)] == [[], ["rock-1"], ["rock-1"], []]
    [(low, high)] = watch.runs[0]
    assert low == pytest.approx(2.5, abs=0.01) and high == pytest.approx(7.5, abs=0.01)
