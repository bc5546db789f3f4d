"""Caravans that have lost their last merchant (21): what they had is warriors and material in a foreign realm."""
from __future__ import annotations

from collections import Counter
from typing import Final

from walstatt.games.kalevala.evaluation import Evaluation
from walstatt.games.kalevala.papers.write import listing_of, write_listing
from walstatt.games.kalevala.realm.ledger import LOSS
from walstatt.games.kalevala.realm.stock import RE, Holder
from walstatt.games.kalevala.state import Booking
from walstatt.games.kalevala.trade.volume import merchants_in
from walstatt.games.kalevala.war.afloat import set_down

RULE: Final = "kalevala.21.karawane.letzter_kaufmann"


def strand_leaderless(work: Evaluation, realm: str) -> None:
    """At once: they stand where they are, scout like others to move on, haul what they have, and may attack."""
    for place, force in list(work.world.forces.get(realm, {}).items()):
        for group in force.groups:
            if not merchants_in(group.load):
                _strand(work, realm, place, group)


def _strand(work: Evaluation, realm: str, place: str, group: Holder) -> None:
    force = work.world.force(realm, place)
    force.holders = [one for one in force.holders if one is not group]
    before = Counter(group.load.pieces) + Counter({RE: group.load.re})
    after = set_down(work, realm, place, before.copy(), (), place)
    for item, number in (before - after).items():
        work.world.bookings.append(Booking(realm, place, item, -number, RULE, work.world.at, LOSS))
    work.world.tidy(realm, place)
    what = write_listing(listing_of(group.load)) or "–"
    work.turn.tell((realm,), "kalevala-caravan-leaderless", RULE, group=group.symbol, place=place, what=what)
