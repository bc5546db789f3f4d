"""Ways and places on random tables: costs, blocks, levels, proposals, and that nothing favours a side."""
from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import cos, hypot, sin
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.ags.board_help import model, piece, position

from walstatt.core.refusal import Refused
from walstatt.games.ags import laying_terrain, moving, standing, walking
from walstatt.games.ags.battlefield import hints, random_board
from walstatt.games.ags.play import BOARD, AgsPlay
from walstatt.games.ags.standing import Walker
from walstatt.games.ags.terrain_kinds import TERRAIN, Opening, building, is_loose, piece_problem
from walstatt.table.paths import path_length
from walstatt.table.shapes import TOLERANCE, Point

SEEDS = range(6)
inches = st.floats(0.5, BOARD - 0.5)
places = st.tuples(inches, inches)
seeds = st.sampled_from(SEEDS)
walkers = st.builds(
    Walker, st.sampled_from((0.59, 0.98, 1.57)), st.just(False), st.booleans(), st.booleans(), st.booleans()
)


@cache
def table(seed: int) -> AgsPlay:
    return position((), random_board(seed).pieces)


@pytest.mark.parametrize("seed", SEEDS)
def test_random_boards_follow_the_recommendations(seed: int) -> None:
    board = random_board(seed)
    assert board == random_board(seed)
    assert not hints(board)
    assert laying_terrain.is_balanced(board.pieces)
    assert any(is_loose(one) for one in board.pieces)
    assert all(piece_problem(one) is None for one in board.pieces)


@pytest.mark.parametrize("seed", SEEDS)
def test_random_boards_are_the_same_under_a_half_turn(seed: int) -> None:
    outlines = {
        (one.kinds, one.height, frozenset((round(x, 2), round(y, 2)) for x, y in one.outline))
        for one in random_board(seed).pieces
    }
    for kinds, height, corners in outlines:
        turned = frozenset((round(BOARD - x, 2), round(BOARD - y, 2)) for x, y in corners)
        assert any(
            kinds == other_kinds and height == other_height and _same_corners(turned, other)
            for other_kinds, other_height, other in outlines
        )


def _same_corners(one: frozenset[Point], other: frozenset[Point]) -> bool:
    return all(any(hypot(x - a, y - b) < 0.02 for a, b in other) for x, y in one)


def _survey(play: AgsPlay, one: Walker, path: tuple[Point, ...], z: float) -> walking.Walk | str:
    try:
        return walking.survey(play, one, path, (), z)
    except Refused as refusal:
        return refusal.rule


@given(seeds, walkers, st.lists(places, min_size=2, max_size=4))
@settings(max_examples=200, deadline=None)
def test_a_walk_never_costs_less_than_its_length_and_ends_where_one_can_stand(
    seed: int, one: Walker, path: list[Point]
) -> None:
    play = table(seed)
    level = standing.resting_level(play, *path[0], one.radius)
    walk = _survey(play, one, tuple(path), level)
    if isinstance(walk, str):
        return
    assert walk.length == pytest.approx(path_length(path))
    assert walk.cost >= walk.length - 1e-9
    assert standing.ground_problem(play, one, *path[-1], walk.level) is None
    assert walk.level == pytest.approx(standing.resting_level(play, *path[-1], one.radius))
    if not one.incorporeal:
        for a, b in pairwise(path):
            for number in range(11):
                x, y = a[0] + number / 10 * (b[0] - a[0]), a[1] + number / 10 * (b[1] - a[1])
                for solid in play.ground.touching(x, y, one.radius - 3 * TOLERANCE, "impassable"):
                    assert "elevated" in solid.kinds


@given(seeds, walkers, st.lists(places, min_size=2, max_size=3))
@settings(max_examples=150, deadline=None)
def test_the_half_turned_way_on_the_half_turned_table_is_judged_alike(
    seed: int, one: Walker, path: list[Point]
) -> None:
    play = table(seed)
    turned = tuple((BOARD - x, BOARD - y) for x, y in path)
    there = _survey(play, one, tuple(path), standing.resting_level(play, *path[0], one.radius))
    here = _survey(play, one, turned, standing.resting_level(play, *turned[0], one.radius))
    if isinstance(there, str) or isinstance(here, str):
        # Outlines are rounded to thousandths: where they decide, the twins may differ by as much.
        return
    assert there.cost == pytest.approx(here.cost, abs=0.05)
    assert there.woods == here.woods


@given(places, st.floats(0, 6.28), st.floats(0.2, 5))
@settings(max_examples=60, deadline=None)
def test_on_open_ground_a_walk_costs_its_length(start: Point, angle: float, length: float) -> None:
    end = (start[0] + length * cos(angle), start[1] + length * sin(angle))
    walk = _survey(position(), Walker(0.5), (start, end), 0.0)
    if isinstance(walk, str):
        assert walk in ("ags.r.spielfeldrand", "ags.1.2.spielflaeche")
    else:
        assert walk.cost == pytest.approx(length)


def _crowd(rng: Random, play: AgsPlay) -> AgsPlay:
    """Ten models of two sides at random places where they can stand."""
    for number in range(10):
        for _ in range(50):
            figure = model(f"m{number}", number % 2, rng.uniform(1, 35), rng.uniform(1, 35), rng.choice("SSM"))
            if standing.stand_problem(play, figure, figure.x, figure.y) is None:
                play.state.figures[figure.id] = figure
                standing.put(play, figure, figure.x, figure.y)
                break
    return play


@pytest.mark.parametrize("seed", range(8))
def test_proposals_are_legal_and_various(seed: int) -> None:
    rng = Random(seed)
    play = _crowd(rng, position((), random_board(seed).pieces))
    ends = set()
    for figure in play.on_table():
        for action in ("gehen", "rennen"):
            to = moving.going(play, figure, action)
            for _ in range(4):
                value = moving.planner(to).propose(rng)
                trip = moving.judge(to, value)
                if trip is not None:
                    assert trip.walk.cost <= to.inches + 2 * TOLERANCE
                    ends.add(trip.walk.end)
                    if trip.drawn is None:
                        assert standing.stand_problem(play, figure, *trip.walk.end, trip.walk.level) is None
                    for spot in trip.drawn.spots.values() if trip.drawn else ():
                        assert standing.stand_problem(play, figure, *spot, trip.walk.level) is None
    assert len(ends) > 40


@pytest.mark.parametrize("seed", range(8))
def test_nobody_passes_an_enemy_within_an_inch(seed: int) -> None:
    """A legal move that nobody stops keeps more than an inch from enemies to which it comes closer."""
    rng = Random(100 + seed)
    play = _crowd(rng, position())
    for figure in play.on_table():
        to = moving.going(play, figure, "rennen")
        if to.locked:
            continue
        for _ in range(30):
            goal = [rng.uniform(1, 35), rng.uniform(1, 35)]
            try:
                trip = moving.judge(to, {figure.id: [goal]})
            except Refused:
                continue
            if trip is None or trip.drawn is not None:
                continue
            for foe in to.wary:
                touch = play.radius(figure) + play.radius(foe)
                start = hypot(figure.x - foe.x, figure.y - foe.y) - touch
                for number in range(1, 21):
                    x = figure.x + number / 20 * (goal[0] - figure.x)
                    y = figure.y + number / 20 * (goal[1] - figure.y)
                    gap = hypot(x - foe.x, y - foe.y) - touch
                    assert gap > 1.0 or gap >= start - 2 * TOLERANCE


def test_all_usual_pieces_have_known_kinds() -> None:
    for name in TERRAIN:
        assert piece_problem(piece(name, 10, 10, 2, 2)) is None


def test_walls_and_openings_of_a_building_fill_its_sides() -> None:
    parts = building("b", (10, 10), (6, 4), (Opening("door", 0), Opening("window", 1, 0.5, 1.0)))
    strips = [part for part in parts if part.name in ("house_wall", "door", "window")]
    lengths = [max(hypot(bx - ax, by - ay) for ax, ay in one.outline for bx, by in one.outline) for one in strips]
    assert sum(lengths) == pytest.approx(20, abs=0.4)
    assert {part.feature for part in parts} == {"b"}


def test_who_climbs_over_a_wall_is_in_the_thorns_behind_it_when_he_is_down() -> None:
    play = position((), [piece("wall", 12, 10, 1, 6), piece("thorns", 14.5, 10, 4, 6)])
    walk = walking.survey(play, Walker(0.5), ((10.0, 10.0), (14.0, 10.0)))
    assert [piece_id for _, piece_id in walk.dangers] == ["thorns 14.5 10"]
    assert walk.dangers[0][0] == pytest.approx(3.0, abs=0.01)
    assert walk.level_at(walk.dangers[0][0]) == 0.0


def test_a_platform_over_thorns_keeps_them_away() -> None:
    above, below = model("A", 0, 10, 10, z=2.0), model("B", 1, 14, 10)
    play = position([above, below], [piece("platform", 10, 10, 4, 4), piece("thorns", 12, 10, 10, 10)])
    assert moving.dangers_at(play, above) == set()
    assert moving.dangers_at(play, below) == {"thorns 12 10"}
