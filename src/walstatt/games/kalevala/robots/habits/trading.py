"""Trade a little: let neighbours in, send a caravan to those who let it in, hand over, come home."""
from __future__ import annotations

from collections.abc import Iterator
from copy import copy

from walstatt.games.kalevala.papers.model import FormGroup, Order
from walstatt.games.kalevala.robots.robot import Robot
from walstatt.games.kalevala.trade.robot_merchants import RobotMerchants


def trade(robot: Robot) -> Iterator[Order]:
    """With dice of their own, so that all else is as it would be without them."""
    orders = list(RobotMerchants(robot.world, robot.realm, copy(robot.rng)).orders())
    robot.kept_still = {one.place for one in orders if isinstance(one, FormGroup)}
    yield from orders
