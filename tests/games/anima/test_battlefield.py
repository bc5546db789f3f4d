"""Random maps keep what anima.r.map promises."""
from __future__ import annotations

from itertools import combinations

import pytest

from walstatt.games.anima.battlefield import CENTRE, NODES, SCOUT_MARKERS, SIZE, random_board
from walstatt.games.anima.relief import relief_of
from walstatt.table.shapes import Polygon
from walstatt.table.terrain import Board, Piece

SEEDS = range(12)


def outlines(board: Board) -> dict[str, list[Polygon]]:
    found: dict[str, list[Polygon]] = {}
    for piece in board.pieces:
        found.setdefault(piece.feature or piece.id, []).append(Polygon(piece.outline))
    return found


def turned(piece: Piece) -> set[tuple[float, float]]:
    return {(round(SIZE - x, 2), round(SIZE - y, 2)) for x, y in piece.outline}


def is_near(corner: tuple[float, float], place: set[tuple[float, float]]) -> bool:
    return any(abs(corner[0] - x) + abs(corner[1] - y) < 0.03 for x, y in place)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_map_is_the_same_under_a_half_turn(seed: int) -> None:
    pieces = random_board(seed).pieces
    places = [{(round(x, 2), round(y, 2)) for x, y in piece.outline} for piece in pieces]
    for piece in pieces:
        assert any(all(is_near(corner, place) for corner in turned(piece)) for place in places), piece


@pytest.mark.parametrize("seed", SEEDS)
def test_pieces_keep_their_distances(seed: int) -> None:
    board = random_board(seed)
    assert 6 <= board.count_features() <= 10
    assert {piece.name for piece in board.pieces} <= {"forest", "fence", "wall", "hilltop", "slope", "water"}
    for (_, one), (_, other) in combinations(outlines(board).items(), 2):
        assert min(a.polygon_distance(b) for a in one for b in other) >= 2.5 - 0.01


@pytest.mark.parametrize("seed", SEEDS)
def test_walls_cliffs_and_waters_stay_off_the_places_that_scenarios_use(seed: int) -> None:
    for piece in random_board(seed).pieces:
        if piece.name in ("wall", "hilltop", "slope", "water"):
            outline = Polygon(piece.outline)
            assert outline.distance(*CENTRE) >= 6.0 - 0.01
            assert all(outline.distance(*point) >= 1.5 - 0.01 for point in (*NODES, *SCOUT_MARKERS))


@pytest.mark.parametrize("seed", SEEDS)
def test_hills_rise_steadily_to_their_tops(seed: int) -> None:
    board = random_board(seed)
    relief = relief_of(board)
    for piece in board.pieces:
        if piece.name == "slope":
            (ax, ay), (bx, by), (cx, cy), (dx, dy) = piece.outline
            foot, top = ((ax + bx) / 2, (ay + by) / 2), ((cx + dx) / 2, (cy + dy) / 2)
            levels = [
                relief.level(foot[0] + share / 10 * (top[0] - foot[0]), foot[1] + share / 10 * (top[1] - foot[1]))
                for share in range(1, 10)
            ]
            assert levels == sorted(levels) and levels[4] == pytest.approx(1.25, abs=0.01)
