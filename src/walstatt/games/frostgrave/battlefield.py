"""A random table (frostgrave.r.map): ruins, low walls, rubble, bushes and a pond, well apart."""
from __future__ import annotations

from random import Random

from walstatt.games.frostgrave.play import BOARD
from walstatt.games.frostgrave.profiles import Scenario, ScenarioPiece
from walstatt.games.frostgrave.terrain_kinds import RUIN, TERRAIN, ruin
from walstatt.table.outlines import box, rectangle, rounded, turn
from walstatt.table.shapes import Polygon
from walstatt.table.terrain import Board, Piece

APART = 2.5
LEAST = 10
TRIES = 150
ATTEMPTS = 40
RUINS = 4
ROOFED = 2
PLAN: tuple[tuple[str, int, tuple[float, float]], ...] = (
    ("ruin", RUINS, (RUIN, RUIN)),
    ("pond", 1, (5.0, 4.0)),
    ("rubble", 2, (4.0, 3.0)),
    ("low_wall", 3, (4.0, 0.5)),
    ("bush", 2, (3.0, 2.0)),
)


def random_board(seed: int) -> Board:
    """The same seed, the same table; a piece that finds no place is left out, at least ten remain."""
    for attempt in range(ATTEMPTS):
        board = _attempt(Random(seed * ATTEMPTS + attempt))
        if board.count_features() >= LEAST:
            return board
    raise ValueError(f"no table for seed {seed}")


def scenario_board(scenario: Scenario) -> Board:
    """The map that a scenario brings (frostgrave.x.scenario)."""
    return Board(BOARD, BOARD, tuple(_scenario_piece(entry) for entry in scenario.pieces))


def _scenario_piece(entry: ScenarioPiece) -> Piece:
    kinds, height = TERRAIN[entry.name]
    outline = rounded(turn(box(entry.size), entry.at, entry.turned), 4)
    return Piece(entry.id, entry.name, outline, kinds, height, entry.feature)


def _attempt(rng: Random) -> Board:
    taken: list[Polygon] = []
    pieces: list[Piece] = []
    for name, number, size in PLAN:
        for count in range(1, number + 1):
            found = _place(rng, size, taken)
            if found is None:
                continue
            middle, turned, outline = found
            taken.append(outline)
            if name == "ruin":
                pieces += ruin(str(count), middle, turned, count <= ROOFED)
            else:
                kinds, height = TERRAIN[name]
                pieces.append(Piece(f"{name}-{count}", name, outline.points, kinds, height))
    return Board(BOARD, BOARD, tuple(pieces))


def _place(
    rng: Random, size: tuple[float, float], taken: list[Polygon]
) -> tuple[tuple[float, float], float, Polygon] | None:
    for _ in range(TRIES):
        middle = (rng.uniform(3.0, BOARD - 3.0), rng.uniform(3.0, BOARD - 3.0))
        turned = rng.choice((0.0, 90.0, 180.0, 270.0, 30.0, 45.0, 60.0))
        corners = rectangle(middle, size, turned)
        outline = Polygon(corners)
        west, south, east, north = outline.box
        on_board = west >= 0.5 and south >= 0.5 and east <= BOARD - 0.5 and north <= BOARD - 0.5
        if on_board and all(outline.polygon_distance(other) >= APART for other in taken):
            return (round(middle[0], 3), round(middle[1], 3)), turned, outline
    return None
