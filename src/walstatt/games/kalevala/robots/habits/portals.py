"""Portals: whoever has a wizard with enough ZEH looks for ground for a gate, raises it and settles what lies behind."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from walstatt.games.kalevala.evaluation import gf_of
from walstatt.games.kalevala.papers.model import Convert, Cross, GiveZeh, Listing, Move, OpenRift, Order, RaiseGate
from walstatt.games.kalevala.planes.portals import FAR_GATE, HOME_GATE
from walstatt.games.kalevala.planes.rifts import RIFT_RE, RIFT_ZEH
from walstatt.games.kalevala.realm.pieces import MYSTIC, WIZARD, Piece, is_mystic, known_piece, price, with_zeh, zeh
from walstatt.games.kalevala.robots.robot import PEOPLE, RESERVE, Robot
from walstatt.hexmap.coordinates import Gf, read_gf
from walstatt.hexmap.small_fields import COUNT
from walstatt.hexmap.terrain import MOUNTAINS

NEEDED: Final = HOME_GATE + RIFT_ZEH + FAR_GATE
"""ZEH of a whole portal, and of one rift to settle behind it; for less no mystic is called."""
BURDEN: Final = 10
"""RE that a warrior carries."""
Found = tuple[str, Piece]


def use_portals(robot: Robot) -> Iterator[Order]:
    """In phase 1, one step in each GR."""
    wizard, mystic = _figure(robot, WIZARD), _figure(robot, MYSTIC)
    if mystic is None:
        yield from _call_mystic(robot, wizard)
        return
    place, one = mystic
    if wizard is not None and zeh(one) < _goal(robot):
        given = min(zeh(wizard[1]), _goal(robot) - zeh(one))
        if given:
            yield GiveZeh(wizard[0], wizard[1].symbol, given)
            one = known_piece(with_zeh(one, zeh(one) + given))
    yield from _work(robot, place, one)


def _figure(robot: Robot, base: str) -> Found | None:
    """The wizard, or the mystic, on land of the own."""
    for place in robot.own:
        for one, _ in robot.force(place).land.each():
            if one.base == base:
                return place, one
    return None


def _goal(robot: Robot) -> int:
    """ZEH that the mystic should have for what is still to be done."""
    if not robot.ruler.portal:
        return NEEDED
    far = _opposite(robot, read_gf(robot.ruler.portal))
    return 0 if far is None or _has_gate(robot, far) else RIFT_ZEH + FAR_GATE


def _call_mystic(robot: Robot, wizard: Found | None) -> Iterator[Order]:
    """Only where there are settlers to go through, and no mystic anywhere else."""
    cost = price(known_piece(MYSTIC)) or 0
    has_one = any(is_mystic(known_piece(symbol)) for symbol in robot.counted)
    if has_one or wizard is None or zeh(wizard[1]) < NEEDED or not robot.character.settlers or robot.ruler.portal:
        return
    for place in robot.homes:
        if place not in robot.kept_still and robot.take(place, cost, PEOPLE, RIFT_RE + RESERVE):
            yield Convert(place, Listing(((MYSTIC, 1),)))
            return


def _work(robot: Robot, place: str, one: Piece) -> Iterator[Order]:
    here = gf_of(place)
    known = robot.world.knowledge[robot.realm].portals
    far = _opposite(robot, here)
    if _has_gate(robot, here) and far is not None:
        yield from _at_a_gate(robot, place, far, one)
    elif far is not None and zeh(one) >= (FAR_GATE if _has_gate(robot, far) else HOME_GATE):
        kf = _ground(robot, here)
        yield from [RaiseGate(f"{here}/{kf}")] if kf else []
    elif str(here) not in known:
        robot.looks.append((str(here), str(here)))
    elif far is None:
        yield from _look_elsewhere(robot, place, one)


def _at_a_gate(robot: Robot, place: str, far: Gf, one: Piece) -> Iterator[Order]:
    """Look through it and go; once the other side is the own he goes there himself and raises the far gate."""
    behind = [other for other in robot.own if gf_of(other) == far]
    if behind and not _has_gate(robot, far):
        yield Cross(place, behind[0], Listing(((one.symbol, 1),)))
    elif not behind and zeh(one) >= RIFT_ZEH:
        robot.hoards.add(place)
        if robot.left[place] < RIFT_RE + RESERVE:
            yield from _bring_re(robot, place)
        elif robot.spare(place) > 0:
            robot.left[place] -= RIFT_RE
            robot.looks.append((place, str(far)))
            yield OpenRift(place)


def _bring_re(robot: Robot, place: str) -> Iterator[Order]:
    """What a rift costs, from a trade centre beside the gate."""
    wanted = RIFT_RE + RESERVE
    bearers = -(-wanted // BURDEN)
    for home in robot.near(place):
        if home in robot.homes and robot.left[home] >= wanted + RESERVE and robot.spare(home) >= bearers:
            robot.left[home] -= wanted
            yield Move((home, place), Listing(robot.muster(home, bearers), wanted))
            return
    for home in robot.near(place):
        if home in robot.homes:
            robot.save(home)


def _look_elsewhere(robot: Robot, place: str, one: Piece) -> Iterator[Order]:
    """Own land beside it that he has not seen yet."""
    known = robot.world.knowledge[robot.realm].portals
    new = [other for other in robot.near(place) if str(gf_of(other)) not in known]
    if new and not robot.ruler.portal:
        yield Move((place, new[0]), Listing(((one.symbol, 1),)))
        robot.looks.append((new[0], new[0]))


def _opposite(robot: Robot, gf: Gf) -> Gf | None:
    suited = robot.world.portals.get(str(gf))
    return read_gf(suited.opposite) if suited is not None else None


def _has_gate(robot: Robot, gf: Gf) -> bool:
    return gf in robot.world.lands and robot.world.lands[gf].portal is not None


def _ground(robot: Robot, gf: Gf) -> int:
    """Firm ground for a gate, beside the trade centre rather than on it."""
    land = robot.world.lands[gf]
    centre = land.site.kf if land.site is not None else 0
    fields = [kf for kf in range(1, COUNT + 1) if kf != centre and land.is_land(kf) and land.kind(kf).base != MOUNTAINS]
    return fields[0] if fields else 0
