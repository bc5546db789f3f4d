"""Ships: who should stay aboard, and whom to board."""
from __future__ import annotations

from collections.abc import Iterator

from walstatt.bots.kriegsspiel.outlook import Outlook
from walstatt.games.kriegsspiel import orders, sailing
from walstatt.games.kriegsspiel.ferrying import dry_land
from walstatt.games.kriegsspiel.forts import base
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.state import Figure

BOARDED, MOORED = 3, 3
"""Groups aboard other vessels, and places beside enemies ashore, that are worth a trial."""


def stranded(look: Outlook, play: BattlePlay, members: list[Figure]) -> int:
    """How many stand on land where there is neither an enemy nor a trade centre: their ships drift away."""
    if not play.has_vessels:
        return 0
    goals = {base(one.at) for one in look.enemies} | {*look.sites}
    ashore = (one for one in members if not play.spot(one).water)
    return sum(not goals & dry_land(play, base(one.at)) for one in ashore)


def moorings(look: Outlook, members: list[Figure]) -> Iterator[str]:
    """Water beside enemies ashore, from where the deck reaches them, the nearest first."""
    play, here = look.play, members[0].at
    beside = {
        step.to for one in look.enemies if not play.spot(one).water for step in play.ground.steps[one.at]
        if play.ground.spots[step.to].water and step.to in play.ground.inside
    }
    near = sorted(beside, key=lambda name: (play.ground.distance(here, name), play.ground.spots[name].number))
    yield from (f"{orders.ADVANCE} {name}" for name in near[:MOORED])


def boardings(look: Outlook, members: list[Figure]) -> Iterator[str]:
    """Enemy groups aboard, the nearest first."""
    play, near = look.play, dict[str, int]()
    for vessel in sailing.enemy_vessels(play, look.seat):
        for one in play.aboard(vessel):
            far = play.ground.distance(members[0].at, one.at)
            near[one.group] = min(far, near.get(one.group, far))
    nearest = sorted(near, key=lambda name: near[name])[:BOARDED]
    yield from (f"{orders.BOARD} {orders.GROUP}{name}" for name in nearest)
