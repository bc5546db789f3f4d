"""Zones, halves, quarters and the centre line."""

from __future__ import annotations

import random

import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.ags.board_help import model, piece, position, tt

from walstatt.games.ags import regions
from walstatt.games.ags.play import Setup
from walstatt.games.ags.profiles import BASES, INCH
from walstatt.table.shapes import Disc
from walstatt.table.terrain import Board

EXAMPLES = settings(max_examples=100, deadline=None, derandomize=True, database=None)
S = BASES["S"] / INCH / 2


@pytest.mark.parametrize("deployment", range(1, 7))
def test_zones_lie_in_their_owners_half_and_are_fair(deployment: int) -> None:
    play = position(deployment=deployment)
    for seat in (0, 1):
        halves = shapely.union_all([shapely.Polygon(one.points) for one in regions.half_outlines(play, seat)])
        for zone in regions.seat_zones(play, seat):
            assert halves.buffer(1e-6).contains(shapely.Polygon(zone.points))
    first, second = (
        shapely.union_all([shapely.Polygon(one.points) for one in regions.seat_zones(play, seat)]) for seat in (0, 1)
    )
    assert first.area == pytest.approx(second.area)
    assert 14 <= first.distance(second) <= 21


def test_the_other_seat_can_be_player_a() -> None:
    play = position()
    play.state.player_a = 1
    assert regions.in_zone(play, Disc(18, 4, 0.5), 1)
    assert not regions.in_zone(play, Disc(18, 4, 0.5), 0)


def test_zones_are_closed_halves_and_quarters_open() -> None:
    play = position()
    assert regions.in_zone(play, Disc(18, 8, 0.5), 0)
    assert not regions.in_zone(play, Disc(18, 8.01, 0.5), 0)
    assert not regions.in_half(play, Disc(10, 18, 0.5), 0)
    assert not regions.in_half(play, Disc(10, 18, 0.5), 1)
    assert regions.in_half(play, Disc(18, 17.9, 0.5), 0), "the line x = 18 divides no half"
    assert regions.quarter_of(play, Disc(18, 17.9, 0.5)) == 0
    assert regions.on_centre_line(play, Disc(10, 18.5, 0.5))
    assert not regions.on_centre_line(play, Disc(10, 18.51, 0.5))


def test_wholly() -> None:
    play = position(deployment=1)
    assert regions.wholly_in_zone(play, Disc(6, 9.5, 0.5), 0)
    assert not regions.wholly_in_zone(play, Disc(6, 9.6, 0.5), 0)
    assert not regions.wholly_in_zone(play, Disc(12, 5, 0.5), 0), "half of it in the gap"
    assert regions.wholly_in_half(play, Disc(6, 17.5, 0.5), 0)
    assert not regions.wholly_in_half(play, Disc(6, 17.6, 0.5), 0)
    assert regions.wholly_in_quarter(play, Disc(17.5, 5, 0.5), 1)
    assert not regions.wholly_in_quarter(play, Disc(17.6, 5, 0.5), 1)


def test_other_readings_of_in() -> None:
    straddling = Disc(18, 8.3, 0.5)
    inner = Disc(18, 7.6, 0.5)
    for reading, first, second in ((0, False, True), (1, True, True), (2, False, False)):
        play = position(rulings={"ags.r.region_membership": reading})
        assert regions.in_zone(play, straddling, 0) is first
        assert regions.in_zone(play, inner, 0) is second
    part = position(rulings={"ags.r.region_membership": 1})
    assert regions.in_half(part, Disc(9, 18, 0.5), 0)
    assert regions.in_half(part, Disc(9, 18, 0.5), 1)
    assert not regions.in_half(part, Disc(9, 18.5, 0.5), 0), "touching is no part"


def test_pieces_count_by_their_centroid() -> None:
    wood = piece("wood", 0, 0, 1, 1, outline=((10, 10), (20, 10), (10, 22)))
    play = position()
    assert regions.thing_disc(play, wood)[:2] == pytest.approx((40 / 3, 14))
    assert regions.in_half(play, wood, 0)
    assert not regions.wholly_in_half(play, wood, 0)
    assert regions.on_centre_line(play, wood)
    part = position(rulings={"ags.r.region_membership": 1})
    assert regions.in_half(part, wood, 1)
    whole = position(rulings={"ags.r.region_membership": 2})
    assert not regions.in_half(whole, wood, 0)


def test_models_and_markers() -> None:
    play = position([model("a", 0, 5, 8)], (), [tt("t", 0, 5, 8 + S)])
    assert regions.in_zone(play, play.figure("a"), 0)
    assert not regions.in_zone(play, play.state.markers["t"], 0)


def test_islands_are_diagonal_or_by_ruling_west_against_east() -> None:
    play = position(deployment=2)
    assert regions.in_half(play, Disc(30, 30, 0.5), 0)
    assert regions.in_half(play, Disc(30, 6, 0.5), 1)
    assert regions.on_centre_line(play, Disc(18, 5, 0.5))
    west = position(deployment=2, rulings={"ags.r.board_quarters": 2})
    assert regions.in_half(west, Disc(5, 30, 0.5), 0)
    assert regions.in_zone(west, Disc(5, 30, 0.5), 0)
    assert regions.in_zone(west, Disc(30, 30, 0.5), 1)
    assert regions.quarter_of(west, Disc(5, 30, 0.5)) == 3
    assert regions.wholly_in_half(west, Disc(5, 18, 0.5), 0)
    assert not regions.on_centre_line(west, Disc(5, 18, 0.5))


def test_diagonal_halves_by_ruling() -> None:
    for deployment in (3, 5):
        play = position(deployment=deployment, rulings={"ags.r.board_quarters": 1})
        assert regions.in_half(play, Disc(4, 20, 0.5), 0)
        for number, (x, y) in enumerate(((4, 18), (18, 4), (32, 18), (18, 32)), 1):
            assert regions.quarter_of(play, Disc(x, y, 0.5)) == number
        assert regions.on_centre_line(play, Disc(10, 26, 0.5))
    assert regions.in_half(position(deployment=4, rulings={"ags.r.board_quarters": 1}), Disc(4, 20, 0.5), 1)


def test_other_shapes_by_ruling() -> None:
    assert not regions.in_zone(position(rulings={"ags.r.deployment_shapes": 1}), Disc(18, 7, 0), 0)
    corner = position(deployment=3, rulings={"ags.r.deployment_shapes": 2})
    assert regions.in_zone(corner, Disc(15, 1, 0), 0)
    assert not regions.in_zone(corner, Disc(11, 11, 0), 0)


def test_drawn_zones() -> None:
    forces = position().setup.forces
    square = (((0.0, 0.0), (9.0, 0.0), (9.0, 9.0)),)
    agreed = {"ags.r.deployment_shapes": 3}
    good = Setup(forces, Board(36, 36), rulings=agreed, zones=(square, square))
    assert regions.zones_problem(good) is None
    assert regions.zones_problem(Setup(forces, Board(36, 36))) is None
    outside, line = (((0.0, 0.0), (40.0, 0.0), (9.0, 9.0)),), (((0.0, 0.0), (1.0, 1.0)),)
    for zones in (None, (square, ()), (square, outside), (square, line)):
        assert regions.zones_problem(Setup(forces, Board(36, 36), rulings=agreed, zones=zones)) is not None
    play = position(rulings=agreed)
    play.setup = good
    assert regions.in_zone(play, Disc(8, 1, 0.1), 0)
    assert not regions.in_zone(play, Disc(20, 1, 0.1), 0)


@EXAMPLES
@given(st.integers(0, 2**32))
def test_like_shapely(seed: int) -> None:
    rng = random.Random(seed)
    deployment, reading, quarters = rng.randint(1, 6), rng.randint(0, 2), rng.randint(0, 2)
    play = position(
        deployment=deployment, rulings={"ags.r.region_membership": reading, "ags.r.board_quarters": quarters}
    )
    disc = Disc(rng.uniform(1, 35), rng.uniform(1, 35), 0.7)
    base = shapely.Point(disc.x, disc.y).buffer(disc.r, quad_segs=64)
    for seat in (0, 1):
        for outlines, inside, wholly in (
            (regions.seat_zones(play, seat), regions.in_zone, regions.wholly_in_zone),
            (regions.half_outlines(play, seat), regions.in_half, regions.wholly_in_half),
        ):
            shapes = [shapely.Polygon(one.points) for one in outlines]
            if min(shape.boundary.distance(shapely.Point(disc.x, disc.y)) for shape in shapes) < 0.01:
                continue
            if any(abs(shape.boundary.distance(shapely.Point(disc.x, disc.y)) - disc.r) < 0.01 for shape in shapes):
                continue
            centre = any(shape.contains(shapely.Point(disc.x, disc.y)) for shape in shapes)
            part = any(shape.intersects(base) for shape in shapes)
            whole = any(shape.contains(base) for shape in shapes)
            assert inside(play, disc, seat) is (centre, part, whole)[reading]
            assert wholly(play, disc, seat) is whole
