"""Into land that is not the own: occupying what is empty, visiting by permission, war where the odds look right."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from walstatt.games.kalevala.entering.entries import OCCUPATION, PERMITTED, WAR
from walstatt.games.kalevala.evaluation import gf_of
from walstatt.games.kalevala.papers.model import Enter, Listing, Order
from walstatt.games.kalevala.realm.buildings import TEMPLE
from walstatt.games.kalevala.realm.pieces import known_piece, piece, price, worth
from walstatt.games.kalevala.robots.robot import Robot
from walstatt.games.kalevala.scouting.results import SEEN
from walstatt.games.kalevala.state import NATIVES, Scouting, Sighting
from walstatt.hexmap.small_fields import NEIGHBOURS

BEHIND_WALLS = 1.5
"""Whoever holds a building counts half as much again."""

GREED = 1.5
"""The treasure of a temple makes the odds look so many times as good."""


def settle(robot: Robot) -> Iterator[Order]:
    """Occupy what its scouts found empty, as far as warriors can be spared and the losses paid."""
    settlers = robot.character.settlers
    for one, found in robot.scouted():
        if not settlers or found.result != SEEN or found.owner != NATIVES or found.figures:
            continue
        losses = found.losses or 0
        if robot.spare(one.start) >= settlers and losses <= min(robot.force(one.start).land.re // 2, 10 * settlers):
            centre = int(found.site.partition("/")[2]) if found.site else 0
            yield from _enter(robot, one, OCCUPATION, settlers, losses, centre)


def attack(robot: Robot) -> Iterator[Order]:
    """Land of one with whom no treaty holds, if those who can be spared are strong enough for what was seen there."""
    if not robot.character.odds:
        return
    for one, found in robot.scouted():
        if found.result != SEEN or not robot.is_enemy(found.owner):
            continue
        number = robot.spare(one.start)
        if is_worth_it(robot, number, found):
            slaves = bool(robot.character.slaver) and _is_stronger(robot, number, found, robot.character.slaver)
            temple = next((field for field in temples_in(found) if one.start not in robot.shrines), "")
            if temple:
                robot.shrines[one.start] = temple
            yield from _enter(robot, one, WAR, number, slaves=slaves and bool(found.figures))


def temples_in(found: Sighting) -> Iterator[str]:
    """The small fields on which they stand."""
    for kind, kf, *_ in map(str.split, found.buildings):
        if kind == TEMPLE:
            yield f"{found.place}/{kf.removeprefix('KF')}"


def is_worth_it(robot: Robot, number: int, found: Sighting) -> bool:
    """Do the odds look right for so many core troops?"""
    return _is_stronger(robot, number, found, robot.character.odds / (GREED if any(temples_in(found)) else 1))


def _is_stronger(robot: Robot, number: int, found: Sighting, odds: float) -> bool:
    needed = odds * strength(found.figures) * (BEHIND_WALLS if found.buildings else 1)
    return number > 0 and number * (price(known_piece(robot.ruler.core)) or 1) >= needed


def strength(figures: Mapping[str, int]) -> int:
    """In RE; what cannot be bought is feared."""
    total = 0
    for symbol, number in figures.items():
        known = piece(symbol)
        total += number * ((worth(known) or 20) if known is not None else 20)
    return total


def visit(robot: Robot) -> Iterator[Order]:
    """One warrior with the copy of the permission, now and then."""
    if not robot.character.visits:
        return
    allowed = {place for one in robot.world.permissions if one.to == robot.realm and not one.withdrawn
               and one.since <= robot.world.at.gr <= one.until for place in one.places}
    for one, found in robot.scouted():
        allowed_there = found.result == SEEN and bool(allowed.intersection(found.parts))
        if allowed_there and robot.spare(one.start) > 0 and robot.rng.random() < 0.5:
            yield from _enter(robot, one, PERMITTED, 1)
            return


def _enter(
    robot: Robot, one: Scouting, kind: str, number: int, losses: int = 0, centre: int = 0, *, slaves: bool = False
) -> Iterator[Order]:
    ee = next(robot.free_numbers, None)
    if ee is not None:
        robot.wars |= {one.start} if kind == WAR else set()
        with_them = robot.companions.pop(one.start, []) if kind == WAR else []
        troops = robot.muster(one.start, number)
        listing = Listing((*troops, *((symbol, 1) for symbol in with_them)), losses)
        paid, march = Listing(re=losses), tuple(_through_portal(robot, one, troops, losses))
        yield Enter(
            ee, one.start, one.target, kind, listing, paid, centre, attached=kind == PERMITTED, slaves=slaves,
            march=march,
        )


def _through_portal(
    robot: Robot, one: Scouting, troops: tuple[tuple[str, int], ...], re: int
) -> Iterator[tuple[int, Listing]]:
    """Four from each small field, those of the gate first; on one plane there is no such order."""
    land = robot.world.lands[gf_of(one.start)]
    if gf_of(one.start).plane == gf_of(one.target).plane or land.portal is None:
        return
    left = Counter(dict(troops))
    for kf in (land.portal, *(near.kf for near in NEIGHBOURS[land.portal] if near.side is None)):
        group = Counter(list(left.elements())[:land.room(kf) if land.is_land(kf) else 0])
        if group:
            yield kf, Listing(tuple(group.items()), re)
            left, re = left - group, 0
