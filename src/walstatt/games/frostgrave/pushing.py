"""Figures moved by others: pushed back after a fight, blown away (frostgrave.r.push_details, .spell.sturmstoss)."""
from __future__ import annotations

from collections.abc import Callable
from math import hypot

from walstatt.games.frostgrave import damage, standing
from walstatt.games.frostgrave.play import FrostgravePlay
from walstatt.games.frostgrave.state import Figure
from walstatt.games.frostgrave.terrain_kinds import STEP, is_solid
from walstatt.table.shapes import TOLERANCE, Point
from walstatt.table.slides import Slide
from walstatt.table.sweeps import before_contact, overlap_runs

GLANCING = 0.02
"""A base in contact stops who is pushed if its middle lies more than this many inches ahead."""
LOOK = 0.05
"""Inches between two looks for the edge of a drop."""


def displace(play: FrostgravePlay, figure: Figure, direction: tuple[float, float], inches: float) -> float:
    """Move a figure straight on until something stops it; the edge of a drop ends it in a fall. Inches to there."""
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
    slide = Slide(play.disc(figure), direction, inches)
    reach = min(slide.to_edge(play.setup.board), _to_terrain(play, figure, direction, inches))
    for other in play.on_table():
        if other is not figure and standing.meet_in_height(play, figure.z, play.height(figure), other):
            reach = min(reach, slide.to_base(play.disc(other), GLANCING))
    return max(0.0, reach)


def _ahead(figure: Figure, direction: tuple[float, float], inches: float) -> Point:
    return figure.x + inches * direction[0], figure.y + inches * direction[1]


def _to_terrain(play: FrostgravePlay, figure: Figure, direction: tuple[float, float], inches: float) -> float:
    start, end, r = (figure.x, figure.y), _ahead(figure, direction, inches), play.radius(figure)
    found = inches
    for solid in play.ground.solids:
        chasm = "chasm" in solid.kinds and figure.z <= STEP
        if chasm or (is_solid(solid) and solid.height > figure.z + STEP + TOLERANCE):
            for low, _ in overlap_runs(solid.polygon, start, end, r):
                found = min(found, before_contact(low * inches))
    return found


def drop_ahead(
    play: FrostgravePlay, figure: Figure, direction: tuple[float, float], inches: float
) -> float | None:
    """After how many inches the base centre is over a drop, or None."""
    if figure.z <= STEP + TOLERANCE:
        return None

    def is_over(at: float) -> bool:
        return not standing.is_carried(play, *_ahead(figure, direction, at), figure.z)

    steps = max(1, round(inches / LOOK))
    for number in range(1, steps + 1):
        if is_over(inches * number / steps):
            return _edge_between(inches * (number - 1) / steps, inches * number / steps, is_over)
    return None


def _edge_between(low: float, high: float, is_over: Callable[[float], bool]) -> float:
    """Halve the way between the last place that carries and the first that does not."""
    while high - low > TOLERANCE / 2:
        middle = (low + high) / 2
        low, high = (low, middle) if is_over(middle) else (middle, high)
    return high
