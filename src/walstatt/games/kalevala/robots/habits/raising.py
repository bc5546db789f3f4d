"""Raising troops and goods: in armament zones, from new armament, from RE that lie there."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from walstatt.games.kalevala.papers.model import Arm, Convert, Listing, Order, Zone
from walstatt.games.kalevala.realm.armament import MOST_NEW
from walstatt.games.kalevala.realm.conversion import MOST_GOODS
from walstatt.games.kalevala.realm.dues import CORE_PRICES, CORE_TABLE
from walstatt.games.kalevala.realm.pieces import KINDS, VESSEL
from walstatt.games.kalevala.realm.trade_centres import PEOPLE as RECRUITS
from walstatt.games.kalevala.robots.robot import PEOPLE, RESERVE, THINGS, Robot, cost

ENOUGH_PEOPLE: Final = {"K": 3}
"""Merchants that a realm likes to have."""


def zone(robot: Robot) -> Iterator[Order]:
    """Now and then all that is near the capital is raised there."""
    capitals = [place for place in robot.ruler.capitals if place in robot.homes]
    if not robot.world.at.arms or not capitals or robot.rng.random() < 0.5:
        return
    near = [place for place in robot.homes if robot.touches(place, capitals[0])]
    if near and sum(map(robot.yields, {*near, capitals[0]})) <= MOST_NEW:
        yield Zone(capitals[0], tuple(near))


def arm(robot: Robot) -> Iterator[Order]:
    """New armament that lies in a place may become pieces at once; some of it is kept."""
    for place in robot.homes if robot.world.at.arms else ():
        raised = robot.yields(place) + (RECRUITS if place in robot.ruler.capitals else 0)
        listing = _wanted(robot, place, max(0, raised - RESERVE // 2))
        if listing.pieces:
            robot.armed[place] += cost(listing.pieces)
            yield Arm(place, listing)


def convert(robot: Robot) -> Iterator[Order]:
    for place in robot.homes:
        if place in robot.kept_still:
            continue
        listing = _wanted(robot, place, max(0, robot.left[place] - RESERVE))
        if listing.pieces:
            robot.left[place] -= cost(listing.pieces)
            yield Convert(place, listing)


def _wanted(robot: Robot, place: str, re: int) -> Listing:
    """Core troops first, then a few merchants, now and then culture goods."""
    people = list(_humans(robot, min(re, robot.may_make(place, PEOPLE))))
    goods = list(_goods(robot, min(re - cost(people), robot.may_make(place, THINGS))))
    robot.made[place, PEOPLE] += cost(people)
    robot.made[place, THINGS] += cost(goods)
    robot.counted.update(dict([*people, *goods]))
    return Listing((*people, *goods))


def _core_goal(robot: Robot) -> int:
    """As many as cost no more upkeep than a share of what comes in; it comes every second GR."""
    income = (RECRUITS + sum(map(robot.yields, robot.homes))) / 2
    paid = [most for most, price in zip(CORE_TABLE[robot.ruler.rank], CORE_PRICES, strict=True)
            if price <= income / robot.character.share_for_core]
    return max(paid)


def _humans(robot: Robot, re: int) -> Iterator[tuple[str, int]]:
    core = sum(robot.counted[symbol] for symbol in robot.ruler.core_symbols)
    number = min(_core_goal(robot) - core, re // cost([(robot.ruler.core, 1)]))
    if number > 0:
        yield robot.rng.choice(robot.ruler.core_symbols), number
        return
    for symbol, enough in ENOUGH_PEOPLE.items():
        if robot.counted[symbol] < enough and re >= cost([(symbol, 1)]):
            yield symbol, 1
            return


def _goods(robot: Robot, re: int) -> Iterator[tuple[str, int]]:
    # Robots do not sail, and whether a shore leads to the sea may depend on land that nobody has seen.
    goods = [good for good in robot.ruler.culture.goods if good in KINDS and KINDS[good].sort != VESSEL]
    if goods and robot.rng.random() < 0.4:
        good = robot.rng.choice(goods)
        most = re // cost([(good, 1)])
        if most and robot.counted[good] < len(robot.homes) * MOST_GOODS:
            yield good, robot.rng.randint(1, most)
