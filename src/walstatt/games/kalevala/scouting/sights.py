"""Which realms have seen a place in this phase: what is hidden there may open to them."""
from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile

from walstatt.games.kalevala.evaluation import Evaluation
from walstatt.games.kalevala.scouting.results import SEEN
from walstatt.games.kalevala.state import Sighting
from walstatt.hexmap.coordinates import Place, read_place
from walstatt.hexmap.land import UNSEEN


def saw(work: Evaluation, written: str) -> list[str]:
    """Realms whose scouts have seen this large or small field."""
    place = read_place(written)
    return [realm for realm in work.world.knowledge if any(_shows(one, place) for one in fresh(work, realm))]


def fresh(work: Evaluation, realm: str) -> Iterator[Sighting]:
    """What scouts of a realm have brought in this phase, the last first."""
    known = work.world.knowledge[realm].sightings
    return takewhile(lambda one: one.at == work.world.at, reversed(known))


def _shows(one: Sighting, place: Place) -> bool:
    if one.result != SEEN or one.place != str(place.gf):
        return False
    if place.part and str(place) not in one.parts:
        return False
    # Without the grid of small fields nobody looks behind every stone.
    return place.kf is None or one.terrain[place.kf - 1:place.kf] not in ("", UNSEEN)
