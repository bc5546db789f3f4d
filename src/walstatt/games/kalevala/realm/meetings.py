"""Fleets that meet on the high sea (9.3.1): told in phase 2; what follows is ordered in phase 3."""
from __future__ import annotations

from collections import Counter, defaultdict

from walstatt.core.turn import Turn
from walstatt.games.kalevala.evaluation import Evaluation, evaluation, gf_of
from walstatt.games.kalevala.state import Meeting


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
                    ships = [f"{number}{symbol}" for symbol, number in sorted(fleets[meeting.place][other].items())]
                    rules = ("kalevala.9.3.1.hohe_see", "kalevala.r.9.seebegegnung")
                    turn.tell((realm,), "kalevala-met-at-sea", *rules, place=meeting.place, realm=other, ships=ships)
    _tell_passages(work, fleets)


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
