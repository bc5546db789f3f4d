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
STEPS = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)]


class WalkMap:
    """One table, walked by ordinary models or by Striders."""

    def __init__(self, play: AofsPlay, *, strider: bool) -> None:
        self.ground: Ground = play.ground
        board = play.ground.board
        self.columns = max(1, round(board.width / CELL))
        self.rows = max(1, round(board.depth / CELL))
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
            field = self._fields[goal] = self._flood(goal)
        column = min(max(int(x / self.width), 0), self.columns - 1)
        row = min(max(int(y / self.depth), 0), self.rows - 1)
        best = inf
        for near_row in range(max(0, row - 1), min(self.rows, row + 2)):
            for near in range(max(0, column - 1), min(self.columns, column + 2)):
                known = field[near_row * self.columns + near]
                if known < best:
                    away = hypot((near + 0.5) * self.width - x, (near_row + 0.5) * self.depth - y)
                    best = min(best, known + away)
        return max(straight, best) if best < inf else 2 * straight

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
