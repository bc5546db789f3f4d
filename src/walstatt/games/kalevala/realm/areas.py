"""How a realm hangs together: home realm and colonies, and what links its provinces (8.2, 8.3, 4.4)."""
from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations
from typing import TypeVar

from walstatt.games.kalevala.dates import SPLINTERS_BEGIN, Date
from walstatt.games.kalevala.evaluation import Evaluation, gf_of
from walstatt.games.kalevala.realm.hanging_together import Areas
from walstatt.games.kalevala.realm.pieces import KINDS
from walstatt.games.kalevala.realm.trade_centres import TRADE_CENTRES
from walstatt.games.kalevala.state import NATIVES
from walstatt.hexmap.coordinates import ELDRIEN, Gf
from walstatt.hexmap.parts import Part

Spot = TypeVar("Spot")
ALWAYS_COLONY, ALWAYS_HOME = 1, 2
"""Readings of kalevala.r.8.scherbe."""


def areas(work: Evaluation, realm: str) -> Areas:
    """Computed at the start of phase 1 and at the end of phase 4, and kept for the run."""
    if realm not in work.areas:
        work.areas[realm] = _areas(work, realm)
    return work.areas[realm]


def _areas(work: Evaluation, realm: str) -> Areas:
    links = _links(work, realm)
    pieces = list(connected(links))
    home: set[str] = set()
    for plane in planes_of(work, realm):
        home |= _home(work, realm, plane, _on(plane, pieces))
    return Areas(frozenset(home), tuple(piece for piece in pieces if not piece <= home), links)


def planes_of(work: Evaluation, realm: str) -> list[int]:
    return sorted({gf_of(place).plane for place in work.owned.get(realm, ())})


def _on(plane: int, pieces: Iterable[frozenset[str]]) -> list[frozenset[str]]:
    return [piece for piece in pieces if gf_of(next(iter(piece))).plane == plane]


def _home(work: Evaluation, realm: str, plane: int, pieces: list[frozenset[str]]) -> frozenset[str]:
    """The piece with the capital; without one, or for an invader, the largest (kalevala.8.2.stammreich)."""
    ruler = work.realm(realm)
    capital = ruler.capital_on(plane)
    if not ruler.invader:
        for piece in pieces:
            if capital in piece and is_reached(work, realm, next(iter(piece))):
                return piece
    largest = _largest(work, realm, pieces)
    chosen = work.core_realms.get((realm, plane))
    return next((piece for piece in largest if chosen in piece), largest[0] if largest else frozenset())


def equal_cores(work: Evaluation, realm: str, plane: int) -> list[str]:
    """The first place of each area that could be the core realm of an invader: equally large, equally many warriors."""
    largest = _largest(work, realm, _on(plane, connected(areas(work, realm).links)))
    return [min(piece, key=_by_coordinate) for piece in largest]


def _largest(work: Evaluation, realm: str, pieces: Iterable[frozenset[str]]) -> list[frozenset[str]]:
    """By large fields, then by warriors; the first coordinate first (kalevala.r.4.nomade_oder_invasor)."""
    invader = work.realm(realm).invader
    sizes = {}
    for piece in pieces:
        if is_reached(work, realm, next(iter(piece))):
            fields = fields_with_waters(work, realm, piece) if invader else {gf_of(place) for place in piece}
            sizes[piece] = len(fields), _warriors(work, realm, piece)
    most = max(sizes.values(), default=None)
    largest = [piece for piece, size in sizes.items() if size == most]
    return sorted(largest, key=lambda piece: min(map(_by_coordinate, piece)))


def _by_coordinate(place: str) -> tuple[Gf, str]:
    return gf_of(place), place


def is_reached(work: Evaluation, realm: str, place: str) -> bool:
    """Without an open rift a holding on a splinter is a colony (kalevala.r.8.scherbe); by other readings always, never.
    """
    reading = work.world.reading("kalevala.r.8.scherbe")
    if gf_of(place).plane == ELDRIEN or work.world.at < SPLINTERS_BEGIN or reading == ALWAYS_HOME:
        return True
    if reading == ALWAYS_COLONY:
        return False
    splinter, ruler, last = work.land(place).splinter, work.realm(realm), work.world.at.gr - 1
    return splinter in ruler.rifts or any(one.splinter == splinter and one.gr == last for one in ruler.open_rifts)


def fields_with_waters(work: Evaluation, realm: str, piece: frozenset[str]) -> set[Gf]:
    """The large fields of an invader's area, with all waters known to him that it touches (kalevala.4.4.wasserwege)."""
    known = known_waters(work, realm)
    shores = [part for place in sorted(piece) if (part := work.part(place)) is not None]
    waters = work.geography.sailing((water for shore in shores for water in work.geography.coasts(shore)), known,
                                    len(known) + 1)
    return {part.gf for part in shores} | {water.gf for water in waters}


def _warriors(work: Evaluation, realm: str, places: Iterable[str]) -> int:
    forces = work.world.forces.get(realm, {})
    return sum(forces[place].whole().warriors for place in places if place in forces)


def _links(work: Evaluation, realm: str) -> dict[str, frozenset[str]]:
    own = {part: place for place in work.owned.get(realm, ()) if (part := work.part(place)) is not None}
    links: dict[str, set[str]] = {place: set() for place in own.values()}
    for part, place in own.items():
        links[place].update(
            own[other] for other in work.geography.steps(part)
            if other in own and not is_foreign_crossing(work, realm, part, other)
        )
    by_water = _along_waters if work.realm(realm).invader else _ferried
    for one, other in by_water(work, realm, own):
        links[own[one]].add(own[other])
        links[own[other]].add(own[one])
    return {place: frozenset(others) for place, others in links.items()}


def is_foreign_crossing(work: Evaluation, realm: str, part: Part, other: Part) -> bool:
    """Does nothing join these parts but a stream bridge of somebody else (kalevala.8.2.strom_trennung)?"""
    owner = work.lent_bridges.get(frozenset((part, other)), realm)
    return owner != realm and not work.geography.touch(part, other)


def _along_waters(work: Evaluation, realm: str, own: Mapping[Part, str]) -> Iterator[tuple[Part, Part]]:
    """An invader's provinces hang together along the waters that he knows, with ships or without."""
    known = known_waters(work, realm)
    shores = sorted(part for part in own if work.geography.coasts(part))
    waters = {
        shore: work.geography.sailing(work.geography.coasts(shore), known, len(known) + 1) for shore in shores
    }
    for shore, other in combinations(shores, 2):
        if waters[shore].keys() & set(work.geography.coasts(other)):
            yield shore, other


def _ferried(work: Evaluation, realm: str, own: Mapping[Part, str]) -> Iterator[tuple[Part, Part]]:
    """Shores between which an own vessel crosses within one GR (kalevala.r.8.verbindung)."""
    paces = _paces(work, realm)
    if not paces:
        return
    known = known_waters(work, realm)
    shores = sorted(part for part in own if work.geography.coasts(part))
    for harbour, pace in paces.items():
        near = set(work.geography.sailing([harbour], known | {harbour.gf}, len(known) + 1))
        reached = {shore for shore in shores if near.intersection(work.geography.coasts(shore))}
        for shore in sorted(reached):
            waters = work.geography.sailing(work.geography.coasts(shore), known | {shore.gf}, pace)
            for other in sorted(reached):
                if other > shore and waters.keys() & set(work.geography.coasts(other)):
                    yield shore, other


def _paces(work: Evaluation, realm: str) -> dict[Part, int]:
    """By the water that they lie in: how far the fastest own vessel goes; by a reading only manned ones link shores."""
    manned = bool(work.world.reading("kalevala.r.8.verbindung"))
    found: dict[Part, int] = {}
    for place, force in sorted(work.world.forces.get(realm, {}).items()):
        for vessel in force.vessels:
            part = work.part(place)
            if part is not None and part.water and (vessel.load.warriors or not manned):
                found[part] = max(found.get(part, 0), KINDS[vessel.symbol].pace)
    return found


def known_waters(work: Evaluation, realm: str) -> frozenset[Gf]:
    """Where own ships go without scouting: known sea lanes, and the fields of the own realm."""
    known = work.world.knowledge.get(realm)
    lanes = {gf_of(place) for place in known.sea_lanes} if known else set()
    return frozenset(lanes | {gf_of(place) for place in work.owned.get(realm, ())})


def owner_of_water(work: Evaluation, water: Part, realm: str) -> str:
    """Whose shores it washes in its own large field; where several rule, all may sail (kalevala.15.4.1.ufer)."""
    provinces = [work.province(part.name) for part in work.geography.coasts(water) if part.gf == water.gf]
    owners = sorted({one.owner for one in provinces if one is not None and one.owner})
    return realm if realm in owners else next(iter(owners), NATIVES)


def connected(links: Mapping[Spot, Iterable[Spot]]) -> Iterator[frozenset[Spot]]:
    """The connected pieces, each once, in the order of their first places."""
    left = dict.fromkeys(links)
    while left:
        start = next(iter(left))
        piece, edge = {start}, [start]
        del left[start]
        while edge:
            for other in links[edge.pop()]:
                if other in left:
                    del left[other]
                    piece.add(other)
                    edge.append(other)
        yield frozenset(piece)


def armament_value(work: Evaluation, realm: str, plane: int | None = None) -> int:
    """RE that all founded trade centres of a realm are worth, plundered or not."""
    total = 0
    for place in work.owned.get(realm, ()):
        site = work.founded(place)
        if site is not None and plane in (None, gf_of(place).plane):
            total += TRADE_CENTRES[site.kind].yields
    return total


def yield_of(work: Evaluation, place: str, at: Date) -> int:
    """What the trade centre of a place gives now; nothing at the first date after it was plundered."""
    site, province = work.founded(place), work.province(place)
    if site is None or province is None or is_plundered(province.plundered, at):
        return 0
    return TRADE_CENTRES[site.kind].yields


def is_plundered(plundered: Date | None, at: Date) -> bool:
    """Is this the first armament date after the plundering (kalevala.11.1.gepluendert)?"""
    return plundered is not None and plundered < at and at.gr - plundered.gr <= 2 - plundered.gr % 2
