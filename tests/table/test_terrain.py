"""Pieces, boards and the compiled ground."""

from __future__ import annotations

import math
import random

import msgspec
import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st
from tests.table.shapely_help import EXAMPLES, as_shapely, random_ground, rectangle

from walstatt.table.terrain import Board, Ground, Piece


def square(key: str, x: float, y: float, size: float, *kinds: str, height: float = 0.0, feature: str = "") -> Piece:
    outline = ((x, y), (x + size, y), (x + size, y + size), (x, y + size))
    return Piece(key, "thing", outline, kinds, height, feature)


GROUND = Ground(
    Board(
        20,
        10,
        (
            square("wood", 2, 2, 4, "cover", "difficult", height=3.0),
            square("low", 10, 2, 2, "elevated", height=2.0, feature="tower"),
            square("high", 12, 2, 2, "elevated", height=4.0, feature="tower"),
            square("wall", 16, 2, 1, "impassable", "cover"),
        ),
    )
)


def test_features_count_once() -> None:
    assert GROUND.board.count_features() == 3
    assert Board(5, 5).count_features() == 0


def test_kinds_are_found_in_board_order() -> None:
    assert [solid.piece.id for solid in GROUND.of_kind("cover")] == ["wood", "wall"]
    assert [solid.index for solid in GROUND.of_kind("elevated")] == [1, 2]
    assert GROUND.of_kind("lava") == () and GROUND.rows_of_kind("lava") == ()
    assert GROUND.rows_of_kind("impassable") == ((16, 2, 17, 3, GROUND.solids[3]),)
    assert "wood" in repr(GROUND.solids[0]) and GROUND.solids[0].height == 3.0


def test_level_counts_the_outline_and_takes_the_highest() -> None:
    assert GROUND.level(11, 3) == 2.0 and GROUND.level(13, 3) == 4.0
    assert GROUND.level(10, 3) == 2.0 and GROUND.level(9.9, 3) == 0.0
    assert GROUND.level(12, 3) == 4.0, "on the seam the higher one"
    assert GROUND.level(14, 4) == 4.0 and GROUND.level(14.0009, 3) == 4.0 and GROUND.level(14.0011, 3) == 0.0
    assert GROUND.level(3, 3) == 0.0, "a wood is no platform"


def test_on_board_may_touch_the_edge() -> None:
    assert GROUND.on_board(0.5, 0.5, 0.5) and GROUND.on_board(19.5, 9.5, 0.5)
    assert GROUND.on_board(0.4991, 5, 0.5) and not GROUND.on_board(0.4989, 5, 0.5)
    assert not GROUND.on_board(5, 9.6, 0.5) and not GROUND.on_board(20, 5, 0.5)


def test_touching_share_and_wholly_inside() -> None:
    assert GROUND.touching(1.5, 4, 0.5, "cover") == [], "contact only"
    assert GROUND.touching(1.6, 4, 0.5, "cover") == [GROUND.solids[0]]
    assert GROUND.touching(12, 3, 0.5, "elevated") == [GROUND.solids[1], GROUND.solids[2]]
    assert GROUND.share(2, 4, 0.5, "cover") == pytest.approx(0.5)
    assert GROUND.share(12, 3, 0.5, "elevated") == pytest.approx(1.0)
    assert GROUND.share(4, 4, 0.5, "lava") == 0.0
    assert GROUND.wholly_inside(2.5, 4, 0.5, "cover") and not GROUND.wholly_inside(2.4, 4, 0.5, "cover")
    assert GROUND.wholly_inside(12, 3, 0.9, "elevated"), "inside both together"
    assert not GROUND.wholly_inside(10.2, 3, 0.5, "elevated")


def test_overlapping_pieces_do_not_count_twice() -> None:
    ground = Ground(Board(20, 20, (square("a", 0, 0, 5, "cover"), square("b", 0, 1, 5, "cover"))))
    assert ground.share(5, 3, 1, "cover") == pytest.approx(0.5)
    assert not ground.wholly_inside(5, 3, 1, "cover")
    twice = Ground(Board(20, 20, (square("a", 0, 0, 5, "cover"), square("b", 0, 0, 5, "cover"))))
    assert twice.share(5, 2.5, 1, "cover") == pytest.approx(0.5)


def test_touching_solids_know_it() -> None:
    assert [solid.touches for solid in GROUND.solids] == [False, True, True, False]


def test_a_broken_outline_names_its_piece() -> None:
    with pytest.raises(ValueError, match="terrain piece 'bad': polygon needs at least 3"):
        Ground(Board(5, 5, (Piece("bad", "wood", ((0, 0), (1, 1)), ()),)))


def test_boards_are_plain_data() -> None:
    text = msgspec.json.encode(GROUND.board)
    assert msgspec.json.decode(text, type=Board) == GROUND.board


@EXAMPLES
@given(st.integers(0, 10**6), st.floats(0, 20), st.floats(0, 20), st.floats(0.2, 2))
def test_ground_agrees_with_shapely(seed: int, x: float, y: float, r: float) -> None:
    ground = random_ground(seed, 20, 8, ("elevated",))
    shapes = [as_shapely(solid.polygon) for solid in ground.solids]
    here = shapely.Point(x, y)
    heights = [s.height for s, shape in zip(ground.solids, shapes, strict=True) if shape.distance(here) < 0.001]
    assert ground.level(x, y) == max(heights, default=0.0)
    disc = here.buffer(r, quad_segs=128)
    share = shapely.union_all(shapes).intersection(disc).area / disc.area
    assert ground.share(x, y, r, "elevated") == pytest.approx(share, abs=3e-4)


@EXAMPLES
@given(st.integers(0, 10**6))
def test_seams_at_any_angle_leave_no_hole(seed: int) -> None:
    rng = random.Random(seed)
    ring = rectangle(10, 10, 6, 4, rng.random() * 7)
    middle = [((ring[i][0] + ring[j][0]) / 2, (ring[i][1] + ring[j][1]) / 2) for i, j in ((0, 1), (2, 3))]
    halves = (
        Piece("a", "platform", (ring[0], middle[0], middle[1], ring[3]), ("elevated",), 2.0, "p"),
        Piece("b", "platform", (middle[0], ring[1], ring[2], middle[1]), ("elevated",), 3.0, "p"),
    )
    ground = Ground(Board(20, 20, halves))
    t = rng.random()
    x = middle[0][0] + t * (middle[1][0] - middle[0][0])
    y = middle[0][1] + t * (middle[1][1] - middle[0][1])
    assert ground.level(x, y) == 3.0
    assert ground.wholly_inside(10, 10, 1.9, "elevated") and not ground.wholly_inside(10, 10, 2.1, "elevated")
    assert math.isclose(ground.share(10, 10, 1.9, "elevated"), 1.0)
