"""Traces of moves, and the path finder against a fine grid."""

from __future__ import annotations

import heapq
import math
import random
from collections.abc import Callable
from itertools import pairwise

import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.table.shapely_help import EXAMPLES, as_shapely, random_ground, rectangle

from walstatt.table.paths import (
    Hints,
    Obstacle,
    Work,
    cut,
    find_path,
    path_length,
    point_at,
    ring_around,
    smallest_gap,
    trace,
)
from walstatt.table.shapes import TOLERANCE, Disc, Point, Polygon, point_segment_distance
from walstatt.table.terrain import Board, Ground, Piece


def rect(key: str, x1: float, y1: float, x2: float, y2: float, *kinds: str, height: float = 0.0) -> Piece:
    return Piece(key, "thing", ((x1, y1), (x2, y1), (x2, y2), (x1, y2)), kinds, height)


GROUND = Ground(
    Board(
        20,
        20,
        (
            rect("wall", 5, 0, 6, 4, "impassable"),
            rect("low", 10, 2, 12, 6, "elevated", height=2.0),
            rect("high", 12, 2, 14, 6, "elevated", height=4.0),
        ),
    )
)


def test_lengths_points_and_cuts() -> None:
    path = [(0.0, 0.0), (3.0, 4.0), (3.0, 10.0)]
    assert path_length(path) == 11.0 and path_length(path[:1]) == 0.0
    assert point_at(path, 0) == (0, 0) and point_at(path, -1) == (0, 0) and point_at(path, 99) == (3, 10)
    assert point_at(path, 2.5) == (1.5, 2.0) and point_at(path, 7) == (3.0, 6.0)
    assert cut(path, 7) == [(0, 0), (3, 4), (3, 6)] and cut(path, 5) == path[:2]
    assert cut(path, 0) == [(0, 0)] and cut(path, 99) == path


def test_smallest_gap_over_all_legs() -> None:
    disc = Disc(3, 2, 0.5)
    assert smallest_gap([(0, 0), (6, 0), (6, 6)], 0.5, disc) == pytest.approx(1.0)
    assert smallest_gap([(3, 3.5)], 0.5, disc) == pytest.approx(0.5)
    assert smallest_gap([(0, 2), (6, 2)], 0.5, disc) == pytest.approx(-1.0)


def test_trace_of_standing_still() -> None:
    found = trace(GROUND, [(5.5, 2)], 0.5)
    assert found == (0.0, False, {0: 0.0}, [])
    assert trace(GROUND, [(1, 1)], 0.5) == (0.0, False, {}, [])


def test_trace_notes_first_contacts_along_all_legs() -> None:
    found = trace(GROUND, [(1, 10), (1, 2), (9, 2)], 0.5)
    assert found.length == 16 and not found.off_board
    assert found.contacts == {0: pytest.approx(8 + 3.5 + TOLERANCE)}
    assert trace(GROUND, [(4.5, 0.5), (4.5, 9)], 0.5).contacts == {}, "sliding along the wall"
    assert trace(GROUND, [(9, 4), (13, 4)], 0.5).contacts == {1: pytest.approx(0.501), 2: pytest.approx(2.501)}


def test_trace_sees_the_edge_of_the_board() -> None:
    assert not trace(GROUND, [(0.5, 10), (0.5, 19.5)], 0.5).off_board
    assert trace(GROUND, [(0.5, 10), (0.4, 12), (3, 12)], 0.5).off_board


def test_levels_up_across_and_down() -> None:
    changes = trace(GROUND, [(8, 4), (16, 4)], 0.5).levels
    assert changes == [(2, 10, 4, 0, 2), (4, 12, 4, 2, 4), (6, 14, 4, 4, 0)]
    changes = trace(GROUND, [(8, 4), (11, 4), (11, 8)], 0.5).levels
    assert changes == [(2, 10, 4, 0, 2), (5, 11, 6, 2, 0)]
    assert trace(GROUND, [(11, 3), (11, 5)], 0.5).levels == []


def test_levels_at_the_ends_and_along_the_outline() -> None:
    assert trace(GROUND, [(8, 4), (10, 4)], 0.5).levels == [(2, 10, 4, 0, 2)], "ends on the edge: up there"
    assert trace(GROUND, [(10, 4), (8, 4)], 0.5).levels == [(0, 10, 4, 2, 0)]
    assert trace(GROUND, [(8, 8), (10, 6), (8, 6)], 0.5).levels == [], "only touches a corner"
    along = trace(GROUND, [(9, 6), (15, 6)], 0.5).levels
    assert [(c.at, c.before, c.after) for c in along] == [(1, 0, 2), (3, 2, 4), (5, 4, 0)]
    assert trace(GROUND, [(12, 3), (12, 5)], 0.5).levels == [], "along the seam, on the higher half"


def test_far_legs_between_two_platforms_are_on_the_ground() -> None:
    ground = Ground(
        Board(40, 10, (rect("a", 2, 2, 4, 4, "elevated", height=2), rect("b", 20, 2, 22, 4, "elevated", height=3)))
    )
    changes = trace(ground, [(1, 3), (3, 3), (3, 8), (18, 8), (18, 3), (21, 3), (21, 9), (30, 9)], 0.5).levels
    assert [(c.before, c.after) for c in changes] == [(0, 2), (2, 0), (0, 3), (3, 0)]


@settings(EXAMPLES, max_examples=150)
@given(st.integers(0, 10**6), st.integers(1, 4), st.sampled_from((0.4, 0.5, 1.0)))
def test_trace_agrees_with_shapely_and_fine_steps(seed: int, legs: int, r: float) -> None:
    ground = random_ground(seed, 20, 7, ("elevated",))
    rng = random.Random(seed)
    path = [(rng.uniform(0, 20), rng.uniform(0, 20)) for _ in range(legs + 1)]
    found = trace(ground, path, r)
    assert found.length == pytest.approx(shapely.LineString(path).length)
    line = shapely.LineString(path)
    for solid in ground.solids:
        shape = as_shapely(solid.polygon)
        if solid.index in found.contacts:
            at = found.contacts[solid.index]
            first = shapely.Point(point_at(path, at))
            assert shape.distance(first) <= r - TOLERANCE + 1e-8
            if at > 0:
                assert shape.distance(shapely.LineString([*cut(path, at), first])) >= r - TOLERANCE - 1e-8
        else:
            assert shape.distance(line) >= r - TOLERANCE - 1e-8
    changes = found.levels
    assert all(one.after == two.before for one, two in pairwise(changes))
    if changes:
        assert changes[0].before == ground.level(*path[0]) and changes[-1].after == ground.level(*path[-1])
    for step in range(200):
        at = found.length * (step + 0.5) / 200
        if all(abs(change.at - at) > 0.01 for change in changes):
            level = [change.after for change in changes if change.at < at]
            here = level[-1] if level else ground.level(*path[0])
            x, y = point_at(path, at)
            rim = min(solid.polygon.outline_distance(x, y) for solid in ground.solids)
            assert here == ground.level(x, y) or rim < 2 * TOLERANCE


@EXAMPLES
@given(st.integers(0, 10**6))
def test_a_seam_at_any_angle_is_one_change(seed: int) -> None:
    rng = random.Random(seed)
    turn = rng.random() * 7
    ring = rectangle(10, 10, 6, 4, turn)
    middle = [((ring[i][0] + ring[j][0]) / 2, (ring[i][1] + ring[j][1]) / 2) for i, j in ((0, 1), (2, 3))]
    halves = (
        Piece("a", "platform", (ring[0], middle[0], middle[1], ring[3]), ("elevated",), 2.0, "p"),
        Piece("b", "platform", (middle[0], ring[1], ring[2], middle[1]), ("elevated",), 3.0, "p"),
    )
    ground = Ground(Board(20, 20, halves))
    reach = 6 * rng.choice((-1, 1))
    lean = turn + rng.uniform(-0.3, 0.3)
    dx, dy = reach * math.cos(lean), reach * math.sin(lean)
    changes = trace(ground, [(10 - dx, 10 - dy), (10 + dx, 10 + dy)], 0.5).levels
    heights = [change.before for change in changes] + [0.0]
    assert heights in ([0.0, 2.0, 3.0, 0.0], [0.0, 3.0, 2.0, 0.0])


# ---- the finder


def judge(ground: Ground, r: float, discs: list[Disc]) -> Callable[[Point, Point], float]:
    """A leg is allowed if it stays on the board and off everything."""

    def cost(a: Point, b: Point) -> float:
        found = trace(ground, (a, b), r)
        if found.off_board or found.contacts or any(smallest_gap((a, b), r, disc) < -TOLERANCE for disc in discs):
            return math.inf
        return found.length

    return cost


def test_straight_line_first_and_limit() -> None:
    cost = judge(GROUND, 0.5, [])
    assert find_path((1, 10), [(4, 10)], cost, [], 6) == (3, [(1, 10), (4, 10)])
    assert find_path((1, 10), [(4, 10)], cost, [], 3) == (3, [(1, 10), (4, 10)])
    assert find_path((1, 10), [(4, 10)], cost, [], 2.9) is None
    assert find_path((1, 10), [], cost, [], 6) is None
    assert find_path((1, 10), [(9, 10), (3, 10)], cost, [], 9) == (2, [(1, 10), (3, 10)]), "the nearest goal"


def test_around_the_end_of_a_wall() -> None:
    cost = judge(GROUND, 0.5, [])
    obstacles = [Obstacle(solid.polygon, None, 0.5) for solid in GROUND.solids]
    found = find_path((4, 2), [(7, 2)], cost, obstacles, 12)
    assert found is not None
    length, path = found
    assert path[0] == (4.0, 2.0) and path[-1] == (7.0, 2.0) and length == pytest.approx(path_length(path))
    # The best path is a taut string around two quarter arcs of half an inch about the wall's end corners.
    heading = math.atan2(2, 1) + math.asin(0.5 / math.sqrt(5))
    taut = 2 * math.sqrt(5 - 0.25) + 2 * 0.5 * heading + 1
    assert taut <= length <= taut * 1.01
    assert find_path((4, 2), [(7, 2)], cost, obstacles, 5) is None


def test_blocked_goals_and_costly_ground() -> None:
    cost = judge(GROUND, 0.5, [])
    obstacles = [Obstacle(solid.polygon, None, 0.5) for solid in GROUND.solids]
    assert find_path((4, 2), [(5.5, 2)], cost, obstacles, 20) is None
    found = find_path((4, 2), [(5.5, 2), (7, 2)], cost, obstacles, 20)
    assert found is not None and found[1][-1] == (7.0, 2.0)
    swamp = Polygon([(4, 8), (6, 8), (6, 12), (4, 12)])

    def slow(a: Point, b: Point) -> float:
        inside = sum(e - s for s, e in swamp.crossings(*a, *b))
        return math.dist(a, b) * (1 + 3 * inside)

    straight = slow((3, 11), (7, 11))
    found = find_path((3, 11), [(7, 11)], slow, [Obstacle(swamp, None, 0.0)], 20)
    assert found is not None and found[0] < straight and len(found[1]) > 2


def test_base_in_contact_with_obstacles_finds_its_way() -> None:
    enemy = Disc(10, 12, 0.5)
    cost = judge(GROUND, 0.5, [enemy])
    found = find_path((9, 12), [(11, 12)], cost, [Obstacle(None, enemy, 0.5)], 6)
    assert found is not None and found[0] == pytest.approx(math.pi, rel=0.06), "half around, from contact to contact"
    wall = Obstacle(GROUND.solids[0].polygon, None, 0.5)
    found = find_path((4.5, 1), [(6.5, 1)], cost, [wall], 12)
    assert found is not None and found[0] == pytest.approx(6 + 0.5 * math.pi + 1, rel=0.02)


def test_rings_keep_the_clearance_between_their_corners() -> None:
    for polygon in (GROUND.solids[0].polygon, Polygon([(0, 0), (4, 1), (2, 2), (3, 5), (-1, 3)])):
        ring = [(point.x, point.y) for point in ring_around(Obstacle(polygon, None, 0.5))]
        if polygon.convex:
            for one, two in pairwise([*ring, ring[0]]):
                assert polygon.segment_distance(*one, *two) >= 0.5 + TOLERANCE
        assert all(0.5 < polygon.distance(*point) < 0.55 for point in ring)
    ring = [(point.x, point.y) for point in ring_around(Obstacle(None, Disc(3, 3, 1), 0.5))]
    assert len(ring) == 12
    assert all(smallest_gap(side, 0.5, Disc(3, 3, 1)) > TOLERANCE for side in pairwise(ring))
    assert ring_around(Obstacle(None, None, 0.5)) == ()


def comb() -> tuple[list[Obstacle], list[Polygon]]:
    """Rows of many-cornered pillars, so close that no straight line leads through."""
    pillars = [
        Polygon([(4 * column + 2 * (row % 2) + 1.6 * math.cos(a), 4 * row + 1.6 * math.sin(a))
                 for a in (math.pi * step / 8 for step in range(16))])
        for row in range(1, 6) for column in range(6)
    ]
    return [Obstacle(pillar, None, 0.2) for pillar in pillars], pillars


def met(pillars: list[Polygon], a: Point, b: Point) -> int:
    """How many pillars a base would touch on its way; those far from it are not measured."""
    return sum(
        point_segment_distance(x, y, *a, *b) < radius + 0.2
        and pillar.segment_distance(*a, *b) < 0.2 - TOLERANCE
        for pillar in pillars for x, y, radius in (pillar.circle,)
    )


def test_a_search_ends_when_its_work_is_used_up() -> None:
    obstacles, pillars = comb()
    asked = 0

    def cost(a: Point, b: Point) -> float:
        nonlocal asked
        asked += 1
        return math.dist(a, b) * 1.01 if not met(pillars, a, b) else math.inf

    plenty = find_path((10, 0), [(10, 24)], cost, obstacles, 60, work=Work(10**9))
    needed, asked = asked, 0
    assert plenty is not None
    scarce = Work(20_000)
    found = find_path((10, 0), [(10, 24)], cost, obstacles, 60, work=scarce)
    assert found is None or found[0] >= plenty[0]
    assert scarce.left <= 0 and asked < 140 < needed


def test_hints_spare_questions_and_change_no_path() -> None:
    obstacles, pillars = comb()
    asked: list[tuple[Point, Point]] = []

    def cost(a: Point, b: Point) -> float:
        """Pillars may be walked through, for a price."""
        asked.append((a, b))
        return least(a, b)

    def least(a: Point, b: Point) -> float:
        return math.dist(a, b) + 5 * met(pillars, a, b)

    plain = find_path((10, 0), [(10, 14)], cost, obstacles, 40, work=Work(10**9))
    without, asked = len(asked), []
    hinted = find_path(
        (10, 0), [(10, 14)], cost, obstacles, 40, hints=Hints(least, lambda _: 0.0), work=Work(10**9)
    )
    assert plain is not None and hinted == plain
    assert len(asked) < without / 2


STEP = 0.25
MOVES = [(dx, dy) for dx in range(-4, 5) for dy in range(-4, 5) if math.gcd(dx, dy) == 1]


def grid_length(start: Point, goal: Point, free: shapely.Geometry, size: float) -> float:
    """Dijkstra on a fine grid through the start, in eight and many more directions; at least as long as the truth."""
    shapely.prepare(free)
    legal: dict[tuple[int, int, int, int], bool] = {}

    def at(i: int, j: int) -> Point:
        return start[0] + i * STEP, start[1] + j * STEP

    best = {(0, 0): 0.0}
    heap = [(0.0, 0, 0)]
    done: set[tuple[int, int]] = set()
    while heap:
        length, i, j = heapq.heappop(heap)
        if (i, j) in done:
            continue
        done.add((i, j))
        if at(i, j) == goal:
            return length
        for dx, dy in MOVES:
            k, m = i + dx, j + dy
            x, y = at(k, m)
            if not (0 <= x <= size and 0 <= y <= size) or (k, m) in done:
                continue
            further = length + STEP * math.hypot(dx, dy)
            if further < best.get((k, m), math.inf) - 1e-9:
                key = (i, j, k, m)
                if key not in legal:
                    legal[key] = free.covers(shapely.LineString([at(i, j), (x, y)]))
                if legal[key]:
                    best[k, m] = further
                    heapq.heappush(heap, (further, k, m))
    return math.inf


def crowded_board(seed: int) -> tuple[Ground, list[Disc], Point, Point] | None:
    """A small board and two places on it between which the straight way is blocked, if the seed is a lucky one."""
    rng = random.Random(seed)
    ground = random_ground(seed, 10.0, 3)
    discs = [Disc(rng.uniform(1, 9), rng.uniform(1, 9), 0.5) for _ in range(2)]
    cost = judge(ground, 0.5, discs)
    start = (rng.uniform(0.6, 4), rng.uniform(0.6, 4))
    goal = (start[0] + STEP * rng.randint(12, 20), start[1] + STEP * rng.randint(4, 20))
    if cost(start, start) == math.inf or cost(goal, goal) == math.inf or cost(start, goal) < math.inf:
        return None
    return ground, discs, start, goal


BOARDS = [(seed, board) for seed in range(150) if (board := crowded_board(seed)) is not None]


@pytest.mark.parametrize("board", [board for _, board in BOARDS], ids=[str(seed) for seed, _ in BOARDS])
def test_found_paths_are_legal_and_about_as_short_as_on_a_grid(board: tuple[Ground, list[Disc], Point, Point]) -> None:
    ground, discs, start, goal = board
    size, r = 10.0, 0.5
    cost = judge(ground, r, discs)
    obstacles = [Obstacle(solid.polygon, None, r) for solid in ground.solids]
    obstacles += [Obstacle(None, disc, r) for disc in discs]
    found = find_path(start, [goal], cost, obstacles, 25.0)
    grown = [as_shapely(solid.polygon).buffer(r + 0.004, 32) for solid in ground.solids]
    grown += [shapely.Point(disc.x, disc.y).buffer(disc.r + r + 0.004, 32) for disc in discs]
    free = shapely.box(r, r, size - r, size - r).difference(shapely.union_all(grown))
    grid = grid_length(start, goal, free, size)
    if found is None:
        assert grid > 25.0
        return
    length, path = found
    assert path[0] == start and path[-1] == goal and length == pytest.approx(path_length(path))
    assert all(cost(a, b) < math.inf for a, b in pairwise(path))
    assert length <= grid * 1.02 + 0.02
