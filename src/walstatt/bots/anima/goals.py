"""What the scenario wants: errands (somebody should be there, for so much), and who takes which."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from math import hypot

from walstatt.bots.anima.situation import Situation
from walstatt.bots.anima.walk_map import UNREACHABLE
from walstatt.games.anima import facts, scenarios
from walstatt.games.anima.play import BOARD, AnimaPlay
from walstatt.games.anima.state import Figure
from walstatt.table.shapes import TOLERANCE, Point

SEARCH_CHANCE = 0.45
PLANS = 2
HALF = BOARD / 2
FROM_BORDER = 0.9
ALREADY_HELD = 0.12
"""What somebody more is worth where enough stand already."""
NOT_ENOUGH = 0.35
"""What somebody is worth who changes nothing alone."""
BREAK_IN_TURNS = 3
SECOND_SEARCHER = 0.35


@dataclass(slots=True)
class Errand:
    """A place to be at."""

    key: str
    worth: float
    inside: Callable[[float, float, float], bool]
    """Is a base of this radius there, with its centre at x, y?"""
    goal: Callable[[float, float, float], Point]
    """Where to go from x, y."""
    stop: float = 0.0
    """How many inches before the goal one may stop, from the edge of the base."""
    on_the_map: bool = False
    """The goal never moves, so the way to it is worth looking up."""
    only: str = ""
    taken: list[str] = field(default_factory=list)

    def way(self, look: Situation, figure: Figure, x: float, y: float) -> float:
        """Inches that are still to go."""
        r = look.play.radius(figure)
        if self.inside(x, y, r):
            return 0.0
        goal = self.goal(x, y, r)
        away = look.map(figure).distance(x, y, goal) if self.on_the_map else hypot(goal[0] - x, goal[1] - y)
        return max(away - self.stop - r, 0.1) if away < UNREACHABLE else UNREACHABLE

    def value(self, look: Situation, figure: Figure, x: float, y: float) -> float:
        """What the errand is worth to somebody at this place: less for every turn that is still needed."""
        way = self.way(look, figure, x, y)
        if way <= 0.0:
            return self.worth
        pace = max(look.speed(figure, "run") + 0.5 * look.speed(figure, "walk"), 1.0)
        turns = way / pace
        return 0.0 if turns >= look.left + 0.3 else self.worth * 0.85 * look.temper.wait**turns


# ---- who does what


def assigned(look: Situation, active: str = "") -> dict[str, Errand]:
    """An errand for everybody who is still to act, the best pairs first."""
    waiting = [figure for figure in look.own if not figure.activated or figure.id == active]
    found: dict[str, Errand] = {}
    while waiting:
        best: tuple[float, Figure, Errand] | None = None
        for errand in errands(look, found, waiting):
            for figure in waiting:
                if errand.only in ("", figure.id):
                    value = errand.value(look, figure, figure.x, figure.y)
                    if value > 0.0 and (best is None or value > best[0]):
                        best = (value, figure, errand)
        if best is None:
            break
        found[best[1].id] = best[2]
        waiting.remove(best[1])
    return found


def errands(look: Situation, taken: dict[str, Errand], waiting: list[Figure]) -> list[Errand]:
    maker = MAKERS.get(look.scenario)
    others = [figure for figure in look.own if figure not in waiting and figure.id not in taken]
    return list(maker(look, taken, others, waiting)) if maker else []


def _staying(look: Situation) -> float:
    return 1.0 + look.temper.staying * min(look.left - 1, 2)


# ---- Knoten


def _nodes(
    look: Situation, taken: dict[str, Errand], others: list[Figure], waiting: list[Figure]
) -> Iterator[Errand]:
    del waiting
    for marker in look.play.state.markers.values():
        place = (marker.x, marker.y)
        foes = sum(_near_node(look.play, foe, place) for foe in look.foes)
        mine = sum(_near_node(look.play, one, place) for one in others)
        mine += sum(errand.key == marker.id for errand in taken.values())
        worth = look.temper.point * _staying(look)
        if mine > foes:
            worth *= ALREADY_HELD
        elif mine == foes and foes:
            worth *= 1.3
        elif mine < foes:
            worth *= 1.0 if mine == foes - 1 else NOT_ENOUGH
        yield Errand(marker.id, worth, _within(place, scenarios.NODE_REACH), _always(place), 1.2, on_the_map=True)


def _near_node(play: AnimaPlay, figure: Figure, place: Point) -> bool:
    near = facts.point_distance(play, figure, *place) <= scenarios.NODE_REACH + TOLERANCE
    return near and not figure.has("Gelähmt")


def _within(place: Point, reach: float) -> Callable[[float, float, float], bool]:
    return lambda x, y, r: hypot(place[0] - x, place[1] - y) - r <= reach


def _always(place: Point) -> Callable[[float, float, float], Point]:
    return lambda _x, _y, _r: place


# ---- Kundschafter


def marker_worth(look: Situation) -> float:
    """What the next marker is expected to bring: how many plans are left is known, which ones are not."""
    state = look.play.state
    found = sum(
        score.points == scenarios.PLAN_POINTS and score.rule == scenarios.RULES["kundschafter"]
        for score in state.scores
    )
    left = len(state.markers)
    plans = min(max(PLANS - found, 0), left)
    if not left:
        return 0.0
    return (scenarios.PLAN_POINTS * plans + scenarios.EMPTY_POINTS * (left - plans)) / left * look.temper.point


def _scouts(
    look: Situation, taken: dict[str, Errand], others: list[Figure], waiting: list[Figure]
) -> Iterator[Errand]:
    del others
    worth = marker_worth(look) * SEARCH_CHANCE * _staying(look)
    for marker in look.play.state.markers.values():
        here = sum(errand.key == marker.id for errand in taken.values())
        place = (marker.x, marker.y)
        share = SECOND_SEARCHER**here
        yield Errand(
            marker.id, worth * share, _within(place, scenarios.SCOUT_RADIUS), _always(place), 0.2, on_the_map=True
        )
    if look.left <= BREAK_IN_TURNS and not any(errand.key == "break_in" for errand in taken.values()):
        yield from _break_in(look, waiting)


def _break_in(look: Situation, waiting: list[Figure]) -> Iterator[Errand]:
    north = look.play.state.edges[1 - look.seat] == "north"
    if any(_is_deep(north, one.x, one.y, look.play.radius(one)) for one in look.own if one not in waiting):
        return
    yield Errand(
        "break_in", scenarios.BREAK_IN_POINTS * look.temper.point,
        lambda x, y, r: _is_deep(north, x, y, r), lambda x, _y, r: (x, _deep(north, r)),
    )


def _deep(north: bool, r: float) -> float:
    depth = scenarios.BREAK_IN_DEPTH - r - 0.1
    return BOARD - depth if north else depth


def _is_deep(north: bool, _x: float, y: float, r: float) -> bool:
    far = BOARD - y + r if north else y + r
    return far <= scenarios.BREAK_IN_DEPTH


# ---- Kontrolle


def _quarters(
    look: Situation, taken: dict[str, Errand], others: list[Figure], waiting: list[Figure]
) -> Iterator[Errand]:
    worth = look.temper.point * (_staying(look) if look.turn >= scenarios.FIRST_CONTROL else 1.0)
    for east in (False, True):
        for north in (False, True):
            quarter = (east, north)
            key = f"quarter-{int(east)}{int(north)}"
            foes = sum(_cost(look, foe) for foe in look.foes if _is_in(quarter, foe.x, foe.y))
            mine = sum(_cost(look, one) for one in others if _is_in(quarter, one.x, one.y))
            mine += sum(_cost(look, look.play.figure(one)) for one, errand in taken.items() if errand.key == key)
            for figure in waiting:
                share = _quarter_share(mine, foes, _cost(look, figure))
                yield Errand(key, worth * share, _in_quarter(quarter), _into_quarter(quarter), 0.0, only=figure.id)


def _quarter_share(mine: int, foes: int, more: int) -> float:
    if mine > foes:
        return ALREADY_HELD
    if mine + more > foes:
        return 1.7 if foes > mine else 1.0
    return 1.0 if mine + more == foes else NOT_ENOUGH


def _cost(look: Situation, figure: Figure) -> int:
    return scenarios.BOUND_WORTH if figure.bound else look.play.profile(figure).cost


def _is_in(quarter: tuple[bool, bool], x: float, y: float) -> bool:
    return scenarios.quarter_of(x, y) == quarter


def _in_quarter(quarter: tuple[bool, bool]) -> Callable[[float, float, float], bool]:
    return lambda x, y, _r: _is_in(quarter, x, y)


def _into_quarter(quarter: tuple[bool, bool]) -> Callable[[float, float, float], Point]:
    def goal(x: float, y: float, _r: float) -> Point:
        return _beyond_border(x, quarter[0]), _beyond_border(y, quarter[1])

    return goal


def _beyond_border(place: float, far: bool) -> float:
    return max(place, HALF + FROM_BORDER) if far else min(place, HALF - FROM_BORDER)


# ---- Hinterhalt


def is_prey(play: AnimaPlay, seat: int) -> bool:
    """Is this side the one that was ambushed and wants to get away?"""
    return play.state.scenario == "hinterhalt" and play.state.setup_winner == 1 - seat


def _exits(
    look: Situation, taken: dict[str, Errand], others: list[Figure], waiting: list[Figure]
) -> Iterator[Errand]:
    del taken, others
    if not is_prey(look.play, look.seat):
        return
    worth = scenarios.AMBUSH_POINTS * look.temper.ambush_point
    for figure in waiting:
        if not figure.bound:
            more = 0.3 * look.worth(figure)
            yield Errand(f"exit-{figure.id}", worth + more, at_exit, _exit, only=figure.id)


def at_exit(_x: float, y: float, r: float) -> bool:
    return min(y, BOARD - y) <= r + TOLERANCE


def _exit(x: float, y: float, r: float) -> Point:
    return (x, r) if y < HALF else (x, BOARD - r)


Maker = Callable[[Situation, dict[str, Errand], list[Figure], list[Figure]], Iterator[Errand]]
MAKERS: dict[str, Maker] = {
    "knoten": _nodes,
    "kundschafter": _scouts,
    "kontrolle": _quarters,
    "hinterhalt": _exits,
}
