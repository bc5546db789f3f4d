"""Warriors who leave a caravan that was attacked (21): troops like others, who take the land if it has won that."""
from __future__ import annotations

from typing import Final

from walstatt.core.refusal import refuse
from walstatt.games.kalevala.entering.arrivals import possess
from walstatt.games.kalevala.evaluation import Evaluation
from walstatt.games.kalevala.papers.listing import listing_of, write_listing
from walstatt.games.kalevala.papers.model import LeaveGroup
from walstatt.games.kalevala.realm.ownership import test_at_once
from walstatt.games.kalevala.realm.pieces import WARRIOR
from walstatt.games.kalevala.realm.stock import Force
from walstatt.games.kalevala.state import CONQUERED, Survived

SURVIVED: Final = "kalevala.21.abwehr.ueberstanden"
WON: Final = "kalevala.21.abwehr.provinz"


def leave(work: Evaluation, realm: str, order: LeaveGroup) -> None:
    """In the GR after the attack; whoever is not named belongs to the caravan again."""
    found = _survived(work, realm, order)
    force, leaving = work.world.forces.get(realm, {}).get(order.place, Force()), order.listing.stock()
    group = next((one for one in force.groups if one.symbol == order.group), None)
    if found is None or group is None:
        raise refuse(SURVIVED, "kalevala-refused-not-attacked", group=order.group, place=order.place)
    if order.listing.holders or leaving.re or leaving.of_sort(WARRIOR) != sum(leaving.pieces.values()):
        raise refuse(SURVIVED, "kalevala-refused-only-warriors", group=order.group)
    if group.load.lacks(leaving):
        raise refuse(SURVIVED, "kalevala-refused-not-in-caravan", group=order.group)
    group.load.part_with(leaving)
    force.land.join(leaving)
    what = write_listing(listing_of(leaving))
    work.turn.tell((realm,), "kalevala-left-caravan", SURVIVED, group=order.group, place=order.place, what=what)
    if found.won:
        _take(work, realm, order.place)


def _survived(work: Evaluation, realm: str, order: LeaveGroup) -> Survived | None:
    wanted = (work.world.at.gr - 1, realm, order.place, order.group)
    return next((one for one in work.world.survived if (one.gr, one.realm, one.place, one.group) == wanted), None)


def _take(work: Evaluation, realm: str, place: str) -> None:
    """The land is theirs if its owner still has nobody there."""
    province = work.province(place)
    if province is None or province.owner == realm:
        return
    if work.world.forces.get(province.owner, {}).get(place, Force()).land.warriors:
        return
    loser = province.owner
    possess(work, province, realm, founded=province.founded, how=CONQUERED)
    work.index_owners()
    test_at_once(work)
    told = tuple(name for name in (realm, loser) if name in work.world.realms)
    work.turn.tell(told, "kalevala-caravan-took", WON, place=place, realm=realm)
