"""The compiled loops give the same answers as the plain ones."""

from __future__ import annotations

import numpy as np
import pytest
from tests.table.shapely_help import random_ground

from walstatt.table.batch import SightBatch
from walstatt.table.layout import PieceSpec, lay_out
from walstatt.table.sight import Eye, line_clear, sees
from walstatt.table.terrain import Board, Ground, Piece

SPLIT = Board(
    20,
    20,
    (
        Piece("a", "house", ((8, 10), (12, 10), (12, 12), (8, 12)), (), 4.0, "house"),
        Piece("b", "house", ((8, 8), (12, 8), (12, 10), (8, 10)), (), 3.0, "house"),
    ),
)


def random_segments(rng: np.random.Generator, count: int, size: float) -> np.ndarray:
    rows = rng.uniform(0, size, (count, 6))
    rows[:, [2, 5]] = rng.choice([0.5, 1.0, 2.5], (count, 2))
    # Half of them on a quarter-inch grid, where lines graze and run along sides.
    rows[::2] = np.round(rows[::2] * 4) / 4
    return rows


def plainly(rows: np.ndarray, ground: Ground) -> list[bool]:
    """The answers of the plain function, one by one."""
    return [line_clear(a, b, c, d, e, f, ground.solids) for a, b, c, d, e, f in rows.tolist()]


@pytest.mark.parametrize("seed", range(4))
def test_lines_clear_is_line_clear(seed: int) -> None:
    ground = random_ground(seed, 20, 10)
    rows = random_segments(np.random.default_rng(seed), 400, 20)
    expected = plainly(rows, ground)
    assert SightBatch(ground).lines_clear(rows).tolist() == expected
    assert 0 < sum(expected) < len(expected)


def test_seams_are_closed_in_the_batch_too() -> None:
    ground = Ground(SPLIT)
    rows = random_segments(np.random.default_rng(1), 400, 20)
    rows[:50] = (2, 10, 1, 18, 10, 1)
    expected = plainly(rows, ground)
    assert SightBatch(ground.solids).lines_clear(rows).tolist() == expected
    assert not any(expected[:50])


@pytest.mark.parametrize("seed", range(3))
def test_sees_is_sees(seed: int) -> None:
    specs = [PieceSpec("rock", (), (3, 2), 2.0, "rectangle", 4), PieceSpec("wood", (), (4, 3), 3.0, "blob", 3)]
    ground = Ground(lay_out(30, 30, specs, seed, 2.0, 1.0))
    rng = np.random.default_rng(seed)
    first, second = (rng.uniform(1, 29, (300, 4)) for _ in range(2))
    first[:, 2], second[:, 2] = 0.5, 0.8
    first[:, 3], second[:, 3] = rng.choice([1.0, 2.5], 300), 1.0
    expected = [sees(Eye(*a), Eye(*b), ground.solids) for a, b in zip(first.tolist(), second.tolist(), strict=True)]
    assert SightBatch(ground).sees(first, second).tolist() == expected


def test_empty_boards_and_wrong_shapes() -> None:
    batch = SightBatch([])
    assert batch.lines_clear(np.zeros((3, 6))).tolist() == [True] * 3
    assert batch.sees([[0, 0, 1, 1]], [[9, 0, 1, 1]]).tolist() == [True]
    with pytest.raises(ValueError, match="as many eyes"):
        batch.sees(np.zeros((2, 4)), np.zeros((3, 4)))
