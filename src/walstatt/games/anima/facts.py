"""Distances, contact and melee: the only place where they are judged (anima.r.measuring, anima.r.melee)."""
from __future__ import annotations

from math import hypot

from walstatt.games.anima.play import AnimaPlay
from walstatt.games.anima.state import Figure
from walstatt.table.shapes import TOLERANCE, within

MELEE_HEIGHT = 0.5


def distance(play: AnimaPlay, one: Figure, other: Figure) -> float:
    """Base edge to base edge in a straight line, height included."""
    return hypot(flat_gap(play, one, other), one.z - other.z)


def flat_gap(play: AnimaPlay, one: Figure, other: Figure) -> float:
    free = hypot(other.x - one.x, other.y - one.y) - play.radius(one) - play.radius(other)
    return free if free > 0.0 else 0.0


def point_distance(play: AnimaPlay, figure: Figure, x: float, y: float) -> float:
    """From the edge of a base to a point on the ground."""
    across = max(hypot(figure.x - x, figure.y - y) - play.radius(figure), 0.0)
    return hypot(across, figure.z - play.relief.level(x, y))


def same_height(z: float, height: float, other_z: float, other_height: float) -> bool:
    """Do two bodies reach into the same heights, so that their bases are in each other's way?"""
    return z < other_z + other_height - TOLERANCE and other_z < z + height - TOLERANCE


def touch(play: AnimaPlay, one: Figure, other: Figure) -> bool:
    """Are they in contact, at no more than half an inch of height difference?"""
    return within(abs(one.z - other.z), MELEE_HEIGHT) and within(flat_gap(play, one, other), 0.0)


def melee_foes(play: AnimaPlay, figure: Figure) -> list[Figure]:
    """Enemies in contact: with them it is in melee (anima.r.melee)."""
    return [foe for foe in play.foes(figure) if touch(play, figure, foe)]


def in_melee(play: AnimaPlay, figure: Figure) -> bool:
    return any(touch(play, figure, foe) for foe in play.foes(figure))
