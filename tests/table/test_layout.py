"""Random boards: symmetric, spaced, repeatable."""

from __future__ import annotations

import pytest
import shapely

from walstatt.table.layout import PieceSpec, lay_out
from walstatt.table.shapes import Polygon
from walstatt.table.terrain import Board, Ground


def specs(scale: float) -> list[PieceSpec]:
    """Ten pairs: woods, walls, rocks, swamps, thorns and a platform in two halves."""

    def size(width: float, depth: float) -> tuple[float, float]:
        return width * scale, depth * scale

    return [
        PieceSpec("wood", ("cover", "difficult"), size(5, 4), 3.0, "blob", 3),
        PieceSpec("low_wall", ("cover",), size(4, 0.5), 1.0, "rectangle", 2),
        PieceSpec("rock", ("impassable", "sight_blocker"), size(3, 3), 3.0, "rectangle", 2),
        PieceSpec("swamp", ("difficult",), size(5, 4), 0.0, "blob", 1),
        PieceSpec("thorns", ("dangerous",), size(4, 3), 0.0, "blob", 1),
        PieceSpec("platform", ("elevated",), size(5, 4), 0.0, "split", 1, (1.5, 3.0)),
    ]


def features(board: Board) -> list[shapely.Geometry]:
    """One shape per feature."""
    groups: dict[str, list[shapely.Polygon]] = {}
    for piece in board.pieces:
        groups.setdefault(piece.feature or piece.id, []).append(shapely.Polygon(piece.outline))
    return [shapely.union_all(group) for group in groups.values()]


@pytest.mark.parametrize(("size", "scale"), [(48.0, 1.0), (30.0, 30 / 48)])
def test_every_seed_gives_a_spaced_and_symmetric_board(size: float, scale: float) -> None:
    spacing, margin = 3.0 * scale, 1.0
    for seed in range(301):
        board = lay_out(size, size, specs(scale), seed, spacing, margin)
        assert board.count_features() == 20 and len(board.pieces) == 22
        if seed % 6:
            continue
        shapes = features(board)
        frame = shapely.box(margin, margin, size - margin, size - margin)
        for i, shape in enumerate(shapes):
            assert frame.covers(shape)
            assert all(shape.distance(other) >= spacing - 1e-9 for other in shapes[:i])
        outlines = {(p.name, p.height, frozenset(p.outline)) for p in board.pieces}
        for name, height, outline in outlines:
            twin = frozenset((round(size - x, 3), round(size - y, 3)) for x, y in outline)
            assert (name, height, twin) in outlines


def test_same_seed_same_board_and_ids_are_unique() -> None:
    one, two = (lay_out(48, 48, specs(1.0), 7, 3.0, 1.0) for _ in range(2))
    assert one == two and one != lay_out(48, 48, specs(1.0), 8, 3.0, 1.0)
    assert len({piece.id for piece in one.pieces}) == len(one.pieces)


def test_shapes_have_the_size_asked_for() -> None:
    board = lay_out(40, 40, [PieceSpec("wood", (), (5, 4), 1.0, "blob", 4)], 3, 2.0, 1.0)
    for piece in board.pieces:
        assert 8 <= len(piece.outline) <= 10
        assert 0.55 * 20 < Polygon(piece.outline).area < 20
        assert shapely.Polygon(piece.outline).minimum_rotated_rectangle.area <= 20.1
    for size in ((5.0, 4.0), (4.0, 5.0)):
        split = lay_out(40, 40, [PieceSpec("house", (), size, 0.0, "split", 1, (1.0, 2.0))], 3, 2.0, 1.0)
        assert [piece.height for piece in split.pieces] == [1.0, 2.0, 1.0, 2.0]
        assert [piece.feature for piece in split.pieces] == ["house-1", "house-1", "house-2", "house-2"]
        for piece in split.pieces:
            assert Polygon(piece.outline).area == pytest.approx(10, abs=0.02)
        ground = Ground(split)
        assert all(solid.touches for solid in ground.solids)
    plain = lay_out(40, 40, [PieceSpec("house", (), (5, 4), 2.5, "split", 1)], 3, 2.0, 1.0)
    assert {piece.height for piece in plain.pieces} == {2.5}


def test_the_impossible_is_refused() -> None:
    with pytest.raises(ValueError, match="cannot place 2 pieces"):
        lay_out(10, 10, [PieceSpec("wood", (), (9, 9), 1.0, "rectangle", 1)], 1, 3.0, 1.0)
    assert lay_out(10, 10, [], 1, 3.0, 1.0) == Board(10, 10)
