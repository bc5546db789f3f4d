"""Errands: who should be where and do what, for how many victory points. Goals make them, models take them."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil, hypot
from typing import Literal

from walstatt.bots.ags.situation import Situation
from walstatt.bots.ags.ways import CELLS, EPS, middle_of
from walstatt.games.ags import facts
from walstatt.games.ags.state import Figure
from walstatt.table.shapes import Point

ON_SPOT = 0.35
"""So far off a spot is still there."""
BUSY = 1.5
"""Activations that a melee costs."""
When = Literal["act", "round", "game"]


@dataclass(slots=True)
class Errand:
    """Something to be done at one of several spots."""

    key: str
    spots: Sequence[Point]
    worth: float
    act: str = ""
    """The action to be done there; empty: to be there at the end of the round or the game."""
    when: When = "act"
    touch: float = -1.0
    """Beside something with this radius, base to base; negative: right on the spot."""
    exact: bool = False
    """Only base to base, never on top."""
    slots: int = 1
    only: str = ""
    """The one model that can do it."""
    skill: Callable[[Figure], float] | None = None
    target: str = ""
    slack: float = ON_SPOT
    """How far off a spot it is still there."""

    def stop(self, radius: float) -> float:
        """How near the middle of a base must come to the spot."""
        return radius + self.touch if self.touch >= 0.0 else self.slack

    def fit(self, figure: Figure) -> float:
        if self.only and self.only != figure.id:
            return 0.0
        return self.skill(figure) if self.skill else 1.0

    def nearest(self, x: float, y: float) -> Point:
        if len(self.spots) == 1:
            return self.spots[0]
        return min(self.spots, key=lambda spot: (spot[0] - x) ** 2 + (spot[1] - y) ** 2)

    def is_at(self, radius: float, x: float, y: float) -> bool:
        spot = self.nearest(x, y)
        return hypot(spot[0] - x, spot[1] - y) <= self.stop(radius) + 2 * EPS

    def turns(self, inches: float, mov: float) -> float:
        """Activations needed before the one in which it is done."""
        if inches <= 2 * EPS:
            return 0.0
        if self.act and self.slots > 1:
            return max(1.0, inches / (2 * mov))
        near = mov if self.act else 2 * mov
        return 0.0 if inches <= near else (inches - near) / (2 * mov)


def value_at(look: Situation, errand: Errand, figure: Figure, x: float, y: float, spent: bool) -> float:
    """The errand's worth to a model that stands there; `spent`: it can do nothing more in this round."""
    fit = errand.fit(figure)
    if fit <= 0.0:
        return 0.0
    radius = look.play.radius(figure)
    spot = errand.nearest(x, y)
    inches = max(0.0, look.map.distance(x, y, spot) - errand.stop(radius) - EPS)
    turns = errand.turns(inches, look.mov(figure))
    whole = ceil(turns - 0.05)
    if spent and (errand.act or inches > 2 * EPS):
        turns, whole = turns + 1.0, whole + 1
    if whole >= look.left:
        return 0.02 * errand.worth * fit / (1.0 + turns)
    if errand.when == "game":
        return float(errand.worth * fit * 0.93**turns)
    return float(errand.worth * fit * look.temper.wait**turns)


def assigned(look: Situation, errands: Sequence[Errand], figures: Sequence[Figure]) -> dict[str, Errand]:
    """Each errand to the model that serves it best, each model at most one."""
    offers: list[tuple[float, str, int]] = []
    for figure in figures:
        held = _held_back(look, figure)
        for number, errand in enumerate(errands):
            value = value_at(look, errand, figure, figure.x, figure.y, figure.activated)
            if value > 0.0:
                radius = look.play.radius(figure)
                here = errand.is_at(radius, figure.x, figure.y)
                value *= 1.0 if here else held
                offers.append((value - 0.02 * look.cost(figure) / 10.0, figure.id, number))
    offers.sort(key=lambda offer: (-offer[0], offer[1], offer[2]))
    found: dict[str, Errand] = {}
    taken: set[int] = set()
    for _, figure_id, number in offers:
        if figure_id not in found and number not in taken:
            found[figure_id] = errands[number]
            taken.add(number)
    return found


def _held_back(look: Situation, figure: Figure) -> float:
    """Who fights or is bound cannot go."""
    if facts.in_melee(look.play, figure) or figure.has("Gebunden"):
        return float(look.temper.wait**BUSY) * 0.6
    return 1.0


# ---- spots


def cells(look: Situation, fits: Callable[[float, float], bool], *, step: int = 1) -> list[Point]:
    """Middles of open cells that fit."""
    found = []
    for cell in range(CELLS * CELLS):
        if not look.map.is_open(cell) or (step > 1 and (cell % CELLS % step or cell // CELLS % step)):
            continue
        x, y = middle_of(cell)
        if fits(x, y):
            found.append((x, y))
    return found


def nearest_first(spots: Sequence[Point], figures: Sequence[Figure]) -> list[Point]:
    """Those nearest to any of the models first."""
    def away(spot: Point) -> float:
        return min((hypot(one.x - spot[0], one.y - spot[1]) for one in figures), default=0.0)

    return sorted(spots, key=lambda spot: (round(away(spot), 3), spot))


def spread(spots: Sequence[Point], taken: Sequence[Point], number: int, apart: float) -> list[Point]:
    """Up to so many spots, each far enough from the others and from those that are taken."""
    chosen: list[Point] = []
    for spot in spots:
        if all(hypot(spot[0] - x, spot[1] - y) >= apart for x, y in (*taken, *chosen)):
            chosen.append(spot)
            if len(chosen) == number:
                break
    return chosen
