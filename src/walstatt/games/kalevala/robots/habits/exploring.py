"""Expeditions: to a place that a secret names which the realm has learned, if the game master grants it, and home."""
from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from walstatt.games.kalevala.court.requests import GRANTED, USED
from walstatt.games.kalevala.evaluation import gf_of
from walstatt.games.kalevala.papers.listing import listing_of
from walstatt.games.kalevala.papers.model import Ask, DissolveGroup, FormGroup, MoveGroup, Order, SendSearching
from walstatt.games.kalevala.realm.stock import EXPEDITION, Holder, Stock
from walstatt.games.kalevala.robots.robot import Robot
from walstatt.games.kalevala.state import Request
from walstatt.games.kalevala.trade.volume import FOOT, MERCHANT
from walstatt.hexmap.coordinates import Gf, read_gf

FIRST: Final = f"{EXPEDITION}1"
TITLE: Final = "Expedition"
FARTHEST: Final = 6
"""Large fields; what lies further away is left to others."""
NAMED: Final = re.compile(r"\b\d[A-Z]'?[+-]\d{1,3}\b")
ASKED, SEARCHES, TURNS = (
    "Meine Kaufleute möchten dort suchen.", "Wir suchen und fragen die Leute.", "Die Expedition kehrt um.",
)


def explore(robot: Robot) -> Iterator[Order]:
    """One at a time; its request remembers where it goes, and that it has turned."""
    group = _group(robot)
    under_way = _request(robot, USED)
    if robot.world.at.phase == 1:
        yield from _prepare(robot) if group is None else _come_home(robot, *group)
    elif robot.world.at.phase == 3 and group is not None and under_way is not None:
        yield from _travel(robot, *group, under_way)


def _group(robot: Robot) -> tuple[str, Holder] | None:
    found = ((place, one) for place, force in sorted(robot.forces.items()) for one in force.groups)
    return next(((place, one) for place, one in found if one.symbol == FIRST), None)


def _request(robot: Robot, state: str) -> Request | None:
    """The last one of this state."""
    own = [one for one in robot.world.requests if one.title.startswith(f"{TITLE} ") and one.state == state]
    return own[-1] if own else None


def _goal(request: Request) -> Gf:
    return read_gf(request.title.removeprefix(f"{TITLE} "))


# ---- before it leaves


def _prepare(robot: Robot) -> Iterator[Order]:
    granted = _request(robot, GRANTED)
    if granted is not None:
        yield from _form(robot, granted)
    elif robot.counted[MERCHANT]:
        asked = {one.title for one in robot.world.requests}
        yield from (Ask(f"{TITLE} {gf}", ASKED) for gf in _heard_of(robot)[:1] if f"{TITLE} {gf}" not in asked)


def _heard_of(robot: Robot) -> list[str]:
    """Large fields outside the realm that words of secrets name."""
    own = {gf_of(place) for place in robot.own}
    named = {name for one in robot.world.knowledge[robot.realm].learned for name in NAMED.findall(one.words)}
    fields = [read_gf(name) for name in sorted(named)]
    return [str(gf) for gf in fields if gf not in own and _distance(own, gf) <= FARTHEST]


def _distance(fields: set[Gf], goal: Gf) -> int:
    return min((gf.distance(goal) for gf in fields if gf.plane == goal.plane), default=FARTHEST + 1)


def _form(robot: Robot, granted: Request) -> Iterator[Order]:
    """A merchant without companions needs no pay on the way. Not while all arm: the paper says what is left."""
    starts = [place for place in robot.own if robot.force(place).land.pieces.get(MERCHANT)
              and place not in robot.kept_still and gf_of(place).plane == _goal(granted).plane]
    if starts and not robot.world.at.arms:
        place = min(starts, key=lambda one: (gf_of(one).distance(_goal(granted)), one))
        taken, rest = Stock({MERCHANT: 1}), robot.force(place).land.copy()
        rest.part_with(taken)
        robot.kept_still.add(place)
        yield FormGroup(FIRST, place, listing_of(taken), listing_of(rest), grant=granted.number)


# ---- on the way


def _travel(robot: Robot, place: str, group: Holder, request: Request) -> Iterator[Order]:
    turned = any(writer == robot.realm for _, writer, _ in request.thread)
    if not turned and gf_of(place) == _goal(request):
        number = next(robot.free_numbers, None)
        if number is not None:
            yield SendSearching(FIRST, number, SEARCHES)
            yield Ask(str(request.number), TURNS)
        return
    home = min((gf_of(one) for one in robot.own), key=lambda gf: (gf.distance(gf_of(place)), gf), default=None)
    goal = home if turned else _goal(request)
    way = [place, *_way(gf_of(place), goal)] if goal is not None else []
    if len(way) > 1:
        yield MoveGroup(FIRST, tuple(way), (listing_of(group.load),))


def _way(start: Gf, goal: Gf) -> list[str]:
    """Straight there, as far as it comes on foot."""
    found: list[str] = []
    while start != goal and len(found) < FOOT:
        start = min(start.neighbours.values(), key=lambda gf: (gf.distance(goal), gf))
        found.append(str(start))
    return found


def _come_home(robot: Robot, place: str, group: Holder) -> Iterator[Order]:
    if place in robot.own:
        yield DissolveGroup(group.symbol, place)
