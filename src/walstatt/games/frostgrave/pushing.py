"""Figures moved by others: pushed back after a fight, blown away (frostgrave.r.push_details, .spell.sturmstoss)."""
from __future__ import annotations

from math import hypot

from walstatt.games.frostgrave import damage, standing
from walstatt.games.frostgrave.play import FrostgravePlay
from walstatt.games.frostgrave.state import Figure
from walstatt.games.frostgrave.terrain_kinds import STEP, is_solid
from walstatt.table.shapes import TOLERANCE, Point
from walstatt.table.sweeps import circle_times, overlap_runs

LOOK = 0.05
"""Inches between two looks for the edge of a drop."""


def displace(play: FrostgravePlay, figure: Figure, direction: tuple[float, float], inches: float) -> float:
    """Move a figure straight on until something stops it; over a drop it falls. Inches moved on its level."""
    length = hypot(*direction)
    if length < 1e-9:
        return 0.0
    ux, uy = direction[0] / length, direction[1] / length
    if figure.hanging:
        damage.lose_hold(play, figure)
        return inches
    reach = free_way(play, figure, (ux, uy), inches)
    edge = drop_ahead(play, figure, (ux, uy), reach)
    if edge is not None:
        damage.tumble(play, figure, figure.x + edge * ux, figure.y + edge * uy, figure.z)
        return edge
    x, y = figure.x + reach * ux, figure.y + reach * uy
    standing.put(play, figure, x, y, standing.level_at(play, x, y, play.radius(figure), figure.z))
    return reach


def free_way(play: FrostgravePlay, figure: Figure, direction: tuple[float, float], inches: float) -> float:
    """How far a base goes straight on before terrain, a figure or the table edge stops it."""
    reach = _to_board_edge(play, figure, direction, inches)
    reach = min(reach, _to_bases(play, figure, direction, inches), _to_terrain(play, figure, direction, inches))
    return max(0.0, reach)


def _ahead(figure: Figure, direction: tuple[float, float], inches: float) -> Point:
    return figure.x + inches * direction[0], figure.y + inches * direction[1]


def _to_board_edge(play: FrostgravePlay, figure: Figure, direction: tuple[float, float], inches: float) -> float:
    r, board = play.radius(figure), play.setup.board
    for place, step, size in ((figure.x, direction[0], board.width), (figure.y, direction[1], board.depth)):
        if step > 1e-12:
            inches = min(inches, (size - r - place) / step)
        elif step < -1e-12:
            inches = min(inches, (r - place) / step)
    return inches


def _to_bases(play: FrostgravePlay, figure: Figure, direction: tuple[float, float], inches: float) -> float:
    start, end, found = (figure.x, figure.y), _ahead(figure, direction, inches), inches
    for other in play.on_table():
        if other is figure or not standing.meet_in_height(play, figure.z, play.height(figure), other):
            continue
        touch = play.radius(figure) + play.radius(other)
        between = hypot(other.x - start[0], other.y - start[1])
        ahead = (other.x - start[0]) * direction[0] + (other.y - start[1]) * direction[1]
        if between <= touch + TOLERANCE:
            if ahead > 0.02:
                found = 0.0
            continue
        times = circle_times(start, end, (other.x, other.y), touch)
        if times and ahead > 0 and between * between - ahead * ahead < (touch - TOLERANCE) ** 2:
            found = min(found, times[0] * inches)
    return found


def _to_terrain(play: FrostgravePlay, figure: Figure, direction: tuple[float, float], inches: float) -> float:
    start, end, r = (figure.x, figure.y), _ahead(figure, direction, inches), play.radius(figure)
    found = inches
    for solid in play.ground.solids:
        chasm = "chasm" in solid.kinds and figure.z <= STEP
        if chasm or (is_solid(solid) and solid.height > figure.z + STEP + TOLERANCE):
            for low, _ in overlap_runs(solid.polygon, start, end, r):
                found = min(found, max(0.0, low * inches - TOLERANCE))
    return found


def drop_ahead(
    play: FrostgravePlay, figure: Figure, direction: tuple[float, float], inches: float
) -> float | None:
    """After how many inches the base centre is over a drop, or None."""
    if figure.z <= STEP + TOLERANCE:
        return None
    steps = max(1, round(inches / LOOK))
    for number in range(1, steps + 1):
        at = inches * number / steps
        if not standing.is_carried(play, *_ahead(figure, direction, at), figure.z):
            return at
    return None
