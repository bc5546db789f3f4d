"""Sight: exact cases, and dense sampling of lines with numpy and shapely as the slow truth."""

from __future__ import annotations

import math
import random

import numpy as np
import pytest
import shapely
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from tests.table.shapely_help import EXAMPLES, rectangle, star

from walstatt.table.shapes import Disc, Point
from walstatt.table.sight import Eye, disc_blocks, hidden_share, line_clear, sees
from walstatt.table.terrain import Board, Ground, Piece, Solid


def solid(outline: list[Point], height: float = 5.0, index: int = 0) -> Solid:
    """A blocker of its own."""
    return Solid(Piece(f"s{index}", "wall", tuple(outline), ("sight_blocker",), height), index)


def box(x1: float, y1: float, x2: float, y2: float, height: float = 5.0) -> Solid:
    """An upright rectangle as a blocker."""
    return solid([(x1, y1), (x2, y1), (x2, y2), (x1, y2)], height)


def eye(x: float, y: float, r: float = 0.5, top: float = 1.0) -> Eye:
    return Eye(x, y, r, top)


def test_line_is_cut_by_the_interior_only() -> None:
    wall = [box(4, -1, 5, 1)]
    assert not line_clear(0, 0, 1, 10, 0, 1, wall)
    assert line_clear(0, 1, 1, 10, 1, 1, wall), "along its side"
    assert line_clear(0, 0, 1, 4, 0, 1, wall), "up to it"
    assert line_clear(0, 5, 1, 8, -3 + 4, 1, wall), "past a corner"
    assert line_clear(3, 2, 1, 5, 0 + 1, 1, [box(4, -1, 5, 1)]), "ends on a corner"
    assert line_clear(0, 0, 1, 10, 0, 1, [])


def test_line_passes_over_what_stays_below_it() -> None:
    assert line_clear(0, 0, 3, 10, 0, 3, [box(4, -1, 5, 1, 2.9)])
    assert not line_clear(0, 0, 3, 10, 0, 3, [box(4, -1, 5, 1, 3.0)]), "as high as the line"
    # From 5 down to 1 over 10 inches: 3.4 high over x = 4, 3 high over x = 5.
    assert line_clear(0, 0, 5, 10, 0, 1, [box(4, -1, 5, 1, 2.99)])
    assert not line_clear(0, 0, 5, 10, 0, 1, [box(4, -1, 5, 1, 3.2)]), "clears only the near side"
    assert not line_clear(10, 0, 1, 0, 0, 5, [box(4, -1, 5, 1, 3.2)]), "the same the other way round"


def test_no_sight_through_the_seam_of_touching_pieces() -> None:
    halves = (
        Piece("a", "house", ((4, 0), (6, 0), (6, 2), (4, 2)), ("sight_blocker",), 4.0, "house"),
        Piece("b", "house", ((4, -2), (6, -2), (6, 0), (4, 0)), ("sight_blocker",), 3.0, "house"),
    )
    ground = Ground(Board(20, 20, halves))
    assert not line_clear(0, 0, 1, 10, 0, 1, ground.solids)
    assert not sees(eye(0, 0), eye(10, 0), ground.solids)
    assert line_clear(0, 0, 3.5, 10, 0, 3.5, ground.solids), "over the lower half, along the higher one"
    assert line_clear(0, 2, 1, 10, 2, 1, ground.solids)


def test_bases_that_touch_see_each_other_and_open_ground_hides_nothing() -> None:
    assert sees(eye(0, 0), eye(1, 0), [box(0.4, -9, 0.6, 9)])
    assert sees(eye(0, 0), eye(10, 0), [])
    assert sees(eye(0, 0), eye(10, 0), [box(4, 3, 5, 9)])


def test_a_wall_hides_only_if_it_spans_both_bases() -> None:
    assert not sees(eye(0, 0), eye(10, 0), [box(4, -1, 5, 1)])
    assert not sees(eye(0, 0), eye(10, 0), [box(4, -0.51, 5, 0.51)])
    assert sees(eye(0, 0), eye(10, 0), [box(4, -0.5, 5, 1)]), "grazing along its end"
    assert sees(eye(0, 0), eye(10, 0), [box(4, -0.3, 5, 1)])
    assert sees(eye(0, 0), eye(10, 0), [box(4, -0.51, 5, 0.51, 0.9)]), "low"


def test_two_walls_leave_a_gap_or_none() -> None:
    low, high = box(4, -3, 4.5, -0.1), box(6, 0.1, 6.5, 3)
    assert sees(eye(0, 0), eye(10, 0), [low, high])
    assert sees(eye(0, 0), eye(10, 0), [box(4, -3, 4.5, 0.1), box(6, 0.1, 6.5, 3)]), "a line between two corners"
    assert sees(eye(0, 0), eye(10, 0), [box(4, -3, 4.5, 0.2), box(6, 0.1, 6.5, 3)]), "leaning past both"
    assert not sees(eye(0, 0), eye(10, 0), [box(4, -3, 4.5, 0.45), box(6, -0.45, 6.5, 3)])


def test_an_island_in_the_middle_is_seen_past_on_either_side() -> None:
    assert sees(eye(0, 0), eye(10, 0), [box(4, -0.2, 5, 0.2)])
    assert sees(eye(0, 0), eye(10, 0), [box(2, -0.2, 3, 0.2), box(4, 0.1, 4.5, 2), box(5, -2, 5.5, -0.1)])
    assert not sees(eye(0, 0), eye(10, 0), [box(2, -0.25, 3, 0.25), box(4, 0.1, 4.5, 2), box(5, -2, 5.5, 0.05)])


def test_models_block_like_terrain_of_their_height() -> None:
    a, b = eye(0, 0), eye(10, 0)
    assert not sees(a, b, [], [eye(5, 0, 0.6)])
    assert sees(a, b, [], [eye(5, 0, 0.4)])
    assert sees(a, b, [], [eye(5, 0, 0.6, 0.5)]), "small"
    assert sees(a, b, [], [a, b]), "nobody hides himself"
    assert not sees(a, b, [], [eye(5, 0.3, 0.4), eye(5, -0.3, 0.4)])
    assert not sees(a, b, [box(5, 0, 6, 4)], [eye(7, -0.5, 0.6)])
    assert sees(eye(0, 0, 0.5, 1), eye(10, 0, 0.5, 5), [], [eye(8, 0, 0.6, 1.5)])
    assert not sees(eye(0, 0, 0.5, 1), eye(10, 0, 0.5, 5), [], [eye(1.5, 0, 0.6, 1.5)])


def test_a_wide_base_behind_a_narrow_one() -> None:
    small, giant = eye(0, 0, 0.5), eye(0.5, 6, 4.0)
    left, right = box(-3, 0.8, -0.1, 1.5), box(-0.1, 0.8, 4, 1.5)
    assert sees(small, giant, [right]) and sees(small, giant, [left])
    assert not sees(small, giant, [box(-9, 0.8, 9, 1.5)])
    assert not sees(small, giant, [box(-2, 0.8, 2, 1.5), box(-9, 0.9, -2, 1.4), box(2, 0.9, 9, 1.4)])
    # The hull's left side runs through (-1.06, 0.8): west of the small base, east of the giant's left rim.
    assert sees(small, giant, [box(-1.05, 0.8, 9, 1.5)]) and not sees(small, giant, [box(-1.07, 0.8, 9, 1.5)])


def test_disc_blocks_only_through_its_inside() -> None:
    assert disc_blocks(0, 0, 10, 0, Disc(5, 0.9, 1))
    assert not disc_blocks(0, 0, 10, 0, Disc(5, 1, 1))
    assert not disc_blocks(0, 0, 10, 0, Disc(11, 0, 1))


def test_a_base_half_in_a_blocker_looks_out_from_its_free_side() -> None:
    wood = box(-3, 0, 0.2, 3)
    assert sees(eye(0, 0), eye(-10, 0), [wood])
    deep = box(-3, -0.45, 0.2, 3)
    assert sees(eye(0, 0), eye(-10, 0, 1.0), [deep])
    assert not sees(eye(0, 0), eye(-10, 1.0), [box(-3, -2, 0.2, 3)])


def test_hidden_share_of_halves() -> None:
    target = eye(10, 0, 1.0)
    assert hidden_share(0, 0, 1, target, []) == 0.0
    assert hidden_share(0, 0, 1, target, [box(4, 0, 5, 9)]) == pytest.approx(0.5)
    assert hidden_share(0, 0, 1, target, [box(4, -9, 5, 9)]) == pytest.approx(1.0)
    assert hidden_share(0, 0, 1, target, [box(4, 0, 5, 9)], [box(6, -9, 7, 0)]) == pytest.approx(1.0)
    assert hidden_share(0, 0, 1, target, [box(4, 0, 5, 9), box(6, 0, 7, 9)]) == pytest.approx(0.5)
    assert hidden_share(0, 0, 1, target, [box(4, 3, 5, 9)]) == 0.0
    assert hidden_share(0, 0, 1, target, [box(-5, -1, -4, 1)]) == 0.0, "behind the viewer"
    assert hidden_share(0, 0, 1, target, [box(11, -9, 12, 9)]) == 0.0, "behind the target"
    assert hidden_share(9.5, 0, 1, target, [box(4, -9, 20, 9)]) == 0.0, "from inside the base"


def test_hidden_share_looks_over_low_blockers() -> None:
    target = eye(10, 0, 1.0, 1.0)
    assert hidden_share(0, 0, 5, target, [box(2, -9, 3, 9, 3.0)]) == 0.0
    assert hidden_share(0, 0, 5, target, [box(8, -9, 9, 9, 3.0)]) == pytest.approx(1.0)
    assert hidden_share(0, 0, 5, target, [box(2, 0, 9, 9, 3.0)]) == pytest.approx(0.5)


# ---- the slow truth

SEEDS = st.integers(0, 2**32)


def scene(seed: int, heights: tuple[float, ...], count: int) -> tuple[Eye, Eye, list[Solid]]:
    """Two bases and a few blockers crowding the way between them, clear of the bases."""
    rng = random.Random(seed)
    a = Eye(0.0, 0.0, rng.choice((0.5, 0.6, 1.0, 1.5)), rng.choice((1.0, 2.0, 4.0)) if len(heights) > 1 else 1.0)
    b = Eye(rng.uniform(6, 14), rng.uniform(-3, 3), rng.choice((0.5, 0.8, 1.2, 3.0)), 1.0)
    turn = rng.random() * 7
    b = b._replace(x=b.x * math.cos(turn) - b.y * math.sin(turn), y=b.x * math.sin(turn) + b.y * math.cos(turn))
    solids: list[Solid] = []
    for i in range(count):
        t = rng.uniform(0.1, 0.9)
        x, y = a.x + t * (b.x - a.x) + rng.uniform(-2, 2), a.y + t * (b.y - a.y) + rng.uniform(-2, 2)
        if rng.random() < 0.5:
            outline = star(rng, x, y, rng.uniform(0.4, 2), rng.randint(4, 8))
        else:
            outline = rectangle(x, y, rng.uniform(0.3, 3), rng.uniform(0.3, 1), rng.random() * 7)
        one = solid(outline, rng.choice(heights), i)
        if not any(one.polygon.disc_overlaps(e.x, e.y, e.r) for e in (a, b)):
            solids.append(one)
    return a, b, solids


def rim(e: Eye, count: int) -> np.ndarray:
    """Points on the rim of a base and on a smaller ring inside it."""
    angles = np.linspace(0, 2 * np.pi, count, endpoint=False)
    ring = np.stack([np.cos(angles), np.sin(angles)], 1)
    return np.concatenate([ring, ring * 0.7]) * e.r + (e.x, e.y)


def fan(a: Eye, b: Eye, count: int) -> np.ndarray:
    """Many lines between the bases, shape (n, 2, 2)."""
    starts, ends = rim(a, count), rim(b, count)
    pairs = np.stack(np.meshgrid(np.arange(len(starts)), np.arange(len(ends))), -1).reshape(-1, 2)
    return np.stack([starts[pairs[:, 0]], ends[pairs[:, 1]]], 1)


def some_line_free(lines: np.ndarray, solids: list[Solid], grow: float) -> bool:
    union = shapely.union_all([shapely.Polygon(s.polygon.points).buffer(grow, join_style="mitre") for s in solids])
    shapely.prepare(union)
    return bool((~shapely.intersects(union, shapely.linestrings(lines))).any())


@settings(EXAMPLES, max_examples=120)
@given(SEEDS, st.integers(1, 6))
def test_sees_agrees_with_thousands_of_sampled_lines(seed: int, count: int) -> None:
    a, b, solids = scene(seed, (5.0,), count)
    assume(solids)
    lines = fan(a, b, 24)
    seen = sees(a, b, solids)
    assert sees(b, a, solids) == seen
    if seen:
        assert some_line_free(lines, solids, -0.12), "seen although every sampled line is clearly cut"
    else:
        assert not some_line_free(lines, solids, 0.0), "not seen although a sampled line is free"


@settings(EXAMPLES, max_examples=60)
@given(SEEDS, st.integers(1, 6))
def test_sees_never_through_a_barrier(seed: int, count: int) -> None:
    a, b, solids = scene(seed, (5.0,), count)
    assume(solids)
    first, second = (shapely.Point(e.x, e.y).buffer(e.r, 64) for e in (a, b))
    left = shapely.union_all([first, second]).convex_hull
    for one in solids:
        left = left.difference(shapely.Polygon(one.polygon.points).buffer(-0.003))
    parts = shapely.get_parts(shapely.union_all([left, first, second]))
    connected = any(part.intersects(first) and part.intersects(second) for part in parts)
    assert connected or not sees(a, b, solids)


@settings(EXAMPLES, max_examples=60)
@given(SEEDS, st.integers(1, 5))
def test_sees_past_models_agrees_with_sampled_lines(seed: int, count: int) -> None:
    a, b, solids = scene(seed, (5.0,), 2)
    rng = random.Random(seed + 1)
    models: list[Eye] = []
    for _ in range(count):
        t = rng.uniform(0.1, 0.9)
        one = Eye(
            a.x + t * (b.x - a.x) + rng.uniform(-1.5, 1.5), a.y + t * (b.y - a.y) + rng.uniform(-1.5, 1.5), 0.5, 1.0
        )
        if all(math.dist((one.x, one.y), (e.x, e.y)) > one.r + e.r for e in (a, b)):
            models.append(one)
    lines = shapely.linestrings(fan(a, b, 24))

    def free(grow: float) -> bool:
        shapes = [shapely.Polygon(s.polygon.points).buffer(grow, join_style="mitre") for s in solids]
        union = shapely.union_all(shapes + [shapely.Point(m.x, m.y).buffer(m.r + grow, 64) for m in models])
        shapely.prepare(union)
        return bool((~shapely.intersects(union, lines)).any())

    assert free(-0.12) if sees(a, b, solids, models) else not free(0.001)


def cut_mask(lines: np.ndarray, atop: float, btop: float, solids: list[Solid], grow: float) -> np.ndarray:
    """Which lines run, where they are no higher than a blocker, through it; blockers grown in plan and height."""
    cut = np.zeros(len(lines), bool)
    for one in solids:
        height = one.height + grow * 2
        low, high = 0.0, 1.0
        if atop != btop:
            level = (height - atop) / (btop - atop)
            low, high = (0.0, min(level, 1.0)) if btop > atop else (max(level, 0.0), 1.0)
        if low >= high or height < min(atop, btop):
            continue
        way = lines[:, 1:] - lines[:, :1]
        parts = shapely.linestrings(np.concatenate([lines[:, :1] + low * way, lines[:, :1] + high * way], 1))
        shape = shapely.Polygon(one.polygon.points).buffer(grow, join_style="mitre")
        cut |= shapely.length(shapely.intersection(parts, shape)) > 1e-6
    return cut


def nearest_ends(lines: np.ndarray, a: Eye, b: Eye) -> np.ndarray:
    """Shorten lines to where they leave the first base and enter the second."""
    d = lines[:, 1] - lines[:, 0]
    d = d / np.hypot(d[:, 0], d[:, 1])[:, None]
    out = np.empty_like(lines)
    for k, (e, sign) in enumerate(((a, 1.0), (b, -1.0))):
        to = np.array([e.x, e.y]) - lines[:, 0]
        foot = (to * d).sum(1)
        aside = to[:, 0] * d[:, 1] - to[:, 1] * d[:, 0]
        out[:, k] = lines[:, 0] + (foot + sign * np.sqrt(np.maximum(e.r**2 - aside**2, 0)))[:, None] * d
    return out


@settings(EXAMPLES, max_examples=60)
@given(SEEDS, st.integers(1, 5))
def test_sees_over_heights_agrees_with_sampled_lines(seed: int, count: int) -> None:
    a, b, solids = scene(seed, (1.5, 2.0, 3.0, 5.0), count)
    assume(solids)
    lines = nearest_ends(fan(a, b, 12), a, b)
    if sees(a, b, solids):
        assert not cut_mask(lines, a.top, b.top, solids, -0.2).all()
    else:
        assert cut_mask(lines, a.top, b.top, solids, 0.02).all()


@settings(EXAMPLES, max_examples=100)
@given(SEEDS, st.integers(1, 5))
def test_line_clear_agrees_with_points_along_the_line(seed: int, count: int) -> None:
    a, b, solids = scene(seed, (1.5, 2.0, 3.0, 5.0), count)
    line = np.array([[[a.x, a.y], [b.x, b.y]]])
    if line_clear(a.x, a.y, a.top, b.x, b.y, b.top, solids):
        assert not cut_mask(line, a.top, b.top, solids, -0.01)[0]
    else:
        assert cut_mask(line, a.top, b.top, solids, 0.1)[0]


@settings(EXAMPLES, max_examples=120)
@given(SEEDS, st.integers(1, 5), st.booleans())
def test_hidden_share_agrees_with_dense_angles(seed: int, count: int, tall: bool) -> None:
    a, b, solids = scene(seed, (5.0,) if tall else (1.5, 2.0, 3.0), count)
    if seed % 3 == 0:
        solids.append(solid(star(random.Random(seed), b.x, b.y, 2.0, 6), 3.0, 99))
    depth = math.dist((a.x, a.y), (b.x, b.y))
    half = math.asin(b.r / depth)
    angles = np.linspace(-half, half, 801)[1::2]
    base = math.atan2(b.y - a.y, b.x - a.x)
    length = depth * np.cos(angles)
    feet = np.stack([a.x + length * np.cos(base + angles), a.y + length * np.sin(base + angles)], 1)
    lines = np.stack([np.broadcast_to([a.x, a.y], feet.shape), feet], 1)
    share = hidden_share(a.x, a.y, a.top, b, solids)
    assert cut_mask(lines, a.top, b.top, solids, -0.01).mean() <= share + 0.03
    assert cut_mask(lines, a.top, b.top, solids, 0.01).mean() >= share - 0.03
