"""Questions of sight: single ones as the rules ask them, and batched ones."""
from __future__ import annotations

from random import Random

import numpy as np

from bench.figures import Figure, best_rate
from walstatt.games.aofs.battlefield import random_board
from walstatt.table.batch import SightBatch
from walstatt.table.sight import Eye, sees
from walstatt.table.terrain import Board, Ground, Piece

QUERIES = 200_000
SINGLE = 5_000


def all_blocking(seed: int) -> Ground:
    """A generated table on which every piece blocks sight: the hardest of its kind."""
    board = random_board(seed)
    pieces = tuple(
        Piece(piece.id, piece.name, piece.outline, ("sight_blocker",), 4.0, piece.feature) for piece in board.pieces
    )
    return Ground(Board(board.width, board.depth, pieces))


def sight() -> list[Figure]:
    ground, rng = all_blocking(3), np.random.default_rng(1)
    ends = (np.column_stack([rng.uniform(0.5, 47.5, (QUERIES, 2)), np.full(QUERIES, 1.25)]) for _ in range(2))
    segments = np.hstack(list(ends))
    batch = SightBatch(ground)
    batch.lines_clear(segments[:10])

    def lines() -> int:
        batch.lines_clear(segments)
        return QUERIES

    eyes = segments.copy()
    a, b = (np.column_stack([part[:, :2], np.full(QUERIES, 0.5), part[:, 2]]) for part in (eyes[:, :3], eyes[:, 3:]))
    batch.sees(a[:10], b[:10])

    def discs() -> int:
        batch.sees(a, b)
        return QUERIES

    return [
        Figure("sight lines, batched", best_rate(lines), "queries/s on one core", 1_000_000),
        Figure("sight base to base, batched", best_rate(discs, 3), "queries/s on one core"),
        Figure("sight base to base, one by one", best_rate(_single, 3), "queries/s on one core"),
    ]


def _single() -> int:
    board, rng = Ground(random_board(3)), Random(2)
    blockers = board.of_kind("sight_blocker")
    for _ in range(SINGLE):
        viewer, seen = (Eye(rng.uniform(1, 47), rng.uniform(1, 47), 0.5, 1.25) for _ in range(2))
        sees(viewer, seen, blockers)
    return SINGLE
