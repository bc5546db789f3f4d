"""How far it is on foot to a point: distances on a coarse grid around terrain. Bases in the way are not looked at."""
from __future__ import annotations

from heapq import heappop, heappush
from math import hypot, inf

from walstatt.games.aofs.play import AofsPlay
from walstatt.games.aofs.walking import STEP_HEIGHT, stand_problem
from walstatt.table.terrain import Ground

CELL = 2.0
WALKER = 0.5
"""Radius of the base for which the map is drawn; larger ones find their own way around corners."""
DIFFICULT_PACE = 1.9
"""Difficult ground halves a Rush."""
DANGEROUS_PACE = 1.6
UNREACHABLE = 120.0
STEPS = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)]


class WalkMap:
    """One table, walked by ordinary models or by Striders."""

    def __init__(self, play: AofsPlay, *, strider: bool) -> None:
        self.ground: Ground = play.ground
        board = play.ground.board
        self.columns = max(2, round(board.width / CELL))
        self.rows = max(2, round(board.depth / CELL))
        self.width = board.width / self.columns
        self.depth = board.depth / self.rows
        self._fields: dict[tuple[float, float], list[float]] = {}
        self.pace, self.level = self._survey(play, strider)

    def distance(self, x: float, y: float, goal: tuple[float, float]) -> float:
        """Inches from a place to a goal on foot, never less than the straight line."""
        straight = hypot(goal[0] - x, goal[1] - y)
        if straight <= 2 * CELL:
            return straight
        field = self._fields.get(goal)
        if field is None:
            field = self._fields[goal] = self._filled(self._flood(goal))
        return max(straight, self._between(x, y, field))

    def _between(self, x: float, y: float, field: list[float]) -> float:
        """The value at a place from those of the four cells around it."""
        across = min(max(x / self.width - 0.5, 0.0), self.columns - 1.001)
        along = min(max(y / self.depth - 0.5, 0.0), self.rows - 1.001)
        column, row = int(across), int(along)
        east, north = across - column, along - row
        cell = row * self.columns + column
        south_side = field[cell] * (1.0 - east) + field[cell + 1] * east
        north_side = field[cell + self.columns] * (1.0 - east) + field[cell + self.columns + 1] * east
        return south_side * (1.0 - north) + north_side * north

    def _survey(self, play: AofsPlay, strider: bool) -> tuple[list[float], list[float]]:
        pace, level = [], []
        for row in range(self.rows):
            for column in range(self.columns):
                x, y = (column + 0.5) * self.width, (row + 0.5) * self.depth
                level.append(self.ground.level(x, y))
                if stand_problem(play, x, y, WALKER) is not None:
                    pace.append(inf)
                elif not strider and self.ground.touching(x, y, WALKER, "difficult"):
                    pace.append(DIFFICULT_PACE)
                else:
                    pace.append(DANGEROUS_PACE if self.ground.touching(x, y, WALKER, "dangerous") else 1.0)
        return pace, level

    def _flood(self, goal: tuple[float, float]) -> list[float]:
        """Dijkstra from the goal over all cells."""
        columns, rows, pace, level = self.columns, self.rows, self.pace, self.level
        found = [inf] * (columns * rows)
        column = min(max(int(goal[0] / self.width), 0), columns - 1)
        row = min(max(int(goal[1] / self.depth), 0), rows - 1)
        start = row * columns + column
        found[start] = hypot((column + 0.5) * self.width - goal[0], (row + 0.5) * self.depth - goal[1])
        heap = [(found[start], start)]
        straight, slanting = (self.width + self.depth) / 2, hypot(self.width, self.depth)
        while heap:
            reached, cell = heappop(heap)
            if reached > found[cell]:
                continue
            row, column = divmod(cell, columns)
            for dx, dy in STEPS:
                if not (0 <= column + dx < columns and 0 <= row + dy < rows):
                    continue
                other = cell + dy * columns + dx
                climb = abs(level[other] - level[cell])
                if pace[other] == inf or climb > STEP_HEIGHT:
                    continue
                total = reached + climb + (slanting if dx and dy else straight) * pace[other]
                if total < found[other]:
                    found[other] = total
                    heappush(heap, (total, other))
        return found

    def _filled(self, field: list[float]) -> list[float]:
        """Cells where nobody can stand get the value of their best neighbour and a step more."""
        columns, rows = self.columns, self.rows
        filled = list(field)
        for cell, value in enumerate(field):
            if value == inf:
                row, column = divmod(cell, columns)
                near = [
                    field[cell + dy * columns + dx]
                    for dx, dy in STEPS
                    if 0 <= column + dx < columns and 0 <= row + dy < rows
                ]
                filled[cell] = min(min(near) + 2 * CELL, UNREACHABLE)
        return filled
