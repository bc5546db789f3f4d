"""Errands: who should be where and do what, for how many victory points. Goals make them, models take them."""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import ceil, hypot
from typing import Literal

from walstatt.bots.ags.situation import Situation
from walstatt.bots.ags.ways import EPS
from walstatt.games.ags import facts
from walstatt.games.ags.state import Figure
from walstatt.table.shapes import Point

ON_SPOT = 0.35
"""So far off a spot is still there."""
FAITH = 1.15
PASSES = 3
FAR = 0.008
NONE_BEFORE: Mapping[str, str] = {}
BUSY = 1.5
"""Activations that a melee costs."""
SPENT = 0.5
"""What an activation of this round that is gone counts in turns: others may go sooner, but plans should last."""
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
    goal: str = ""
    """The tactic or task that it serves; empty where it only keeps the opponent from something."""

    def stop(self, radius: float) -> float:
        """How near the middle of a base must come to the spot."""
        return radius + self.touch if self.touch >= 0.0 else self.slack

    def fit(self, figure: Figure) -> float:
        if self.only and self.only != figure.id:
            return 0.0
        return self.skill(figure) if self.skill else 1.0

    def is_at(self, radius: float, x: float, y: float) -> bool:
        reach = self.stop(radius) + 2 * EPS
        for at_x, at_y in self.spots:
            if abs(at_x - x) <= reach and hypot(at_x - x, at_y - y) <= reach:
                return True
        return False

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
    walk_map = look.map(figure)
    inches = max(0.0, walk_map.way_to(errand.spots, x, y) - errand.stop(radius) - EPS)
    fit *= 1.0 - min(0.3, FAR * inches)
    turns = errand.turns(inches, look.mov(figure))
    whole = ceil(turns - 0.05)
    if spent and (errand.act or inches > 2 * EPS):
        turns, whole = turns + SPENT, whole + 1
    if whole >= look.left:
        return 0.02 * errand.worth * fit / (1.0 + turns)
    if errand.when == "game":
        return float(errand.worth * fit * 0.93**turns)
    return float(errand.worth * fit * look.temper.wait**turns)


def assigned(
    look: Situation, errands: Sequence[Errand], figures: Sequence[Figure], active: str = "",
    before: Mapping[str, str] = NONE_BEFORE,
) -> dict[str, Errand]:
    """Each errand to the model that serves it best, each model at most one.

    `active` is acting just now; `before` are the errands that models had: who has begun should go on.
    """
    worths: dict[str, dict[int, float]] = {}
    for figure in figures:
        held, row = _held_back(look, figure), worths.setdefault(figure.id, {})
        radius = look.play.radius(figure)
        spent = figure.activated and figure.id != active
        for number, errand in enumerate(errands):
            value = value_at(look, errand, figure, figure.x, figure.y, spent)
            if value <= 0.0:
                continue
            value *= 1.0 if errand.is_at(radius, figure.x, figure.y) else held
            if before.get(figure.id) == errand.key:
                value *= FAITH
            row[number] = value - 0.002 * look.cost(figure)
    return {figure: errands[number] for figure, number in _matched(worths).items()}


def _matched(worths: Mapping[str, Mapping[int, float]]) -> dict[str, int]:
    """Greedy at first; then whoever could do what nobody does hands over what somebody else can do."""
    offers = sorted(
        ((value, figure, number) for figure, row in worths.items() for number, value in row.items()),
        key=lambda offer: (-offer[0], offer[1], offer[2]),
    )
    found: dict[str, int] = {}
    taken: dict[int, str] = {}
    for _, figure, number in offers:
        if figure not in found and number not in taken:
            found[figure], taken[number] = number, figure
    for _ in range(PASSES):
        if not any(_hand_over(worths, found, taken, offer) for offer in offers):
            break
    return found


def _hand_over(
    worths: Mapping[str, Mapping[int, float]], found: dict[str, int], taken: dict[int, str],
    offer: tuple[float, str, int],
) -> bool:
    """Let a model take an errand from nobody or from another one if all in all that is better."""
    value, figure, number = offer
    old, rival = found.get(figure), taken.get(number)
    if rival == figure:
        return False
    before = (worths[figure].get(old, 0.0) if old is not None else 0.0) + (
        worths[rival].get(number, 0.0) if rival is not None else 0.0
    )
    heirs = [rival] if rival is not None else [one for one in worths if one not in found and one != figure]
    best, heir = 0.0, ""
    if old is not None:
        for one in heirs:
            if worths[one].get(old, 0.0) > best:
                best, heir = worths[one][old], one
    if value + best <= before + 0.01:
        return False
    if rival is not None:
        del found[rival]
    if old is not None:
        del taken[old]
        if heir:
            found[heir], taken[old] = old, heir
    found[figure], taken[number] = number, figure
    return True


def _held_back(look: Situation, figure: Figure) -> float:
    """Who fights or is bound cannot go."""
    if facts.in_melee(look.play, figure) or figure.has("Gebunden"):
        return float(look.temper.wait**BUSY) * 0.6
    return 1.0


# ---- spots


def nearest_first(spots: Sequence[Point], place: Point) -> list[Point]:
    """Those nearest to a place first: the order does not change while models move."""
    return sorted(spots, key=lambda spot: (round(hypot(place[0] - spot[0], place[1] - spot[1]), 3), spot))


def spread(spots: Sequence[Point], taken: Sequence[Point], number: int, apart: float) -> list[Point]:
    """Up to so many spots, each far enough from the others and from those that are taken."""
    chosen: list[Point] = []
    for spot in spots:
        if all(hypot(spot[0] - x, spot[1] - y) >= apart for x, y in (*taken, *chosen)):
            chosen.append(spot)
            if len(chosen) == number:
                break
    return chosen
