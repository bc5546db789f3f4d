"""Fleets that meet on the high sea (9.3.1): told in phase 2; what follows is ordered in phase 3."""
from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import combinations

from walstatt.core.refusal import refuse
from walstatt.core.turn import Turn
from walstatt.games.kalevala.evaluation import Evaluation, evaluation, gf_of
from walstatt.games.kalevala.papers.model import MakePeace
from walstatt.games.kalevala.realm.guests import is_permitted_by
from walstatt.games.kalevala.realm.stock import so_many
from walstatt.games.kalevala.state import Meeting, Peace, folded


def tell_meetings(turn: Turn) -> None:
    """Each ruler learns the name of the other and what ships he saw (kalevala.r.9.seebegegnung)."""
    work = evaluation(turn)
    fleets: dict[str, dict[str, Counter[str]]] = defaultdict(dict)
    for realm, places in work.world.forces.items():
        for place, force in places.items():
            if force.vessels and work.geography.high_sea(gf_of(place)):
                fleets[place][realm] = Counter(vessel.symbol for vessel in force.vessels)
    met_at_sea = [Meeting(place, sorted(met)) for place, met in sorted(fleets.items()) if len(met) > 1]
    work.world.meetings = [*work.world.meetings, *met_at_sea]
    for meeting in met_at_sea:
        for realm in meeting.realms:
            for other in meeting.realms:
                if other != realm:
                    ships = [so_many(number, symbol) for symbol, number in sorted(fleets[meeting.place][other].items())]
                    rules = ("kalevala.9.3.1.hohe_see", "kalevala.r.9.seebegegnung")
                    turn.tell((realm,), "kalevala-met-at-sea", *rules, place=meeting.place, realm=other, ships=ships)
    _tell_passages(work, fleets)


AT_SEA, BY_ORDER = "kalevala.r.9.seebegegnung", 1
"""The reading by which fleets that have met fight only if one of them is told to."""


def take_peace(turn: Turn) -> None:
    """In phase 3 each may say that he does not want to fight (kalevala.r.9.seebegegnung)."""
    work = evaluation(turn)
    work.world.peace = []
    work.follow(_make_peace, MakePeace)


def _make_peace(work: Evaluation, realm: str, order: MakePeace) -> None:
    rule = "kalevala.r.9.seebegegnung"
    met = {
        one.place: other for one in work.world.meetings
        if gf_of(one.place) == gf_of(order.place) and realm in one.realms
        for other in one.realms if other != realm and folded(other) == folded(order.realm)
    }
    if not met:
        raise refuse(rule, "kalevala-refused-not-met", place=order.place, realm=order.realm)
    work.world.peace.extend(Peace(place, realm, other) for place, other in met.items())
    work.turn.tell((realm,), "kalevala-peace-said", rule, place=order.place, realm=order.realm, line=order.line)


def quarrels(work: Evaluation) -> Iterator[tuple[str, tuple[str, str]]]:
    """Places where rulers who met fight in phase 4: neither do both want peace, nor does one let the other in."""
    said = {(one.place, one.realm, one.other) for one in work.world.peace}
    for meeting in work.world.meetings:
        for one, other in combinations(meeting.realms, 2):
            place = meeting.place
            agreed = {(place, one, other), (place, other, one)} <= said
            at_sea = "~" in place
            unwanted = at_sea and work.world.reading(AT_SEA) == BY_ORDER and not _ordered(work, place, one, other)
            if not agreed and not unwanted and not (at_sea and _lets_in(work, one, other, place)):
                yield place, (one, other)


def _ordered(work: Evaluation, place: str, *realms: str) -> bool:
    """Has one of them drawn up his fleet there?"""
    gf = gf_of(place)
    return any(gf_of(order.place) == gf for realm in realms for order in work.world.battle_orders.get(realm, ()))


def _lets_in(work: Evaluation, one: str, other: str, place: str) -> bool:
    return is_permitted_by(work, one, other, place) or is_permitted_by(work, other, one, place)


def _tell_passages(work: Evaluation, fleets: dict[str, dict[str, Counter[str]]]) -> None:
    """Who sails through is noticed only where a fleet lies (kalevala.8.1.durchfahrt)."""
    for passage in work.world.passages:
        for realm in sorted(fleets.get(passage.place, {})):
            if realm != passage.realm:
                work.turn.tell(
                    (realm,), "kalevala-passed-at-sea", "kalevala.8.1.durchfahrt", place=passage.place,
                    realm=passage.realm, ships=passage.ships,
                )
    work.world.passages = []
