"""The world as one realm knows it: its own things as they are, everything else as it was last seen, or not at all.

The checker runs a phase on this world, so what it says can never give away what the realm does not know.
"""
from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from msgspec.structs import replace

from walstatt.games.kalevala.court.belongings import borne_by
from walstatt.games.kalevala.court.treaties import treaties_of
from walstatt.games.kalevala.dates import has_coordinate
from walstatt.games.kalevala.evaluation import geography_of, gf_of
from walstatt.games.kalevala.realm.buildings import Building
from walstatt.games.kalevala.state import NATIVES, Contest, Knowledge, Province, Suited, World
from walstatt.hexmap.coordinates import Gf, read_gf
from walstatt.hexmap.geography import lone_waters
from walstatt.hexmap.land import Edge, Field, Land, is_oasis
from walstatt.hexmap.small_fields import NEIGHBOURS, Side

_ACROSS = {
    (kf, one.way): (one.side, one.kf) for kf, neighbours in NEIGHBOURS.items() for one in neighbours if one.side
}
"""Where the edge of a small field leads over a side of its large field: that side, and the small field beyond."""


def known_world(world: World, realm: str) -> World:
    known = world.knowledge.get(realm, Knowledge())
    own = {place: world.provinces[place] for place in world.places_of(realm)}
    forces = world.forces.get(realm, {})
    fiefs = _fiefs(world, known, realm)
    drawn = {gf_of(place) for place in (*own, *forces, *known.sea_lanes, *_coming_home(world, known, realm))}
    hosts = _hosts_provinces(world, realm)
    borne = borne_by(world, realm)
    portals = _portals(world, known, drawn)
    made = World(
        at=world.at,
        settings=world.settings,
        lands=_lands(world, known, drawn, {gf_of(place) for place in (*hosts, *portals, *fiefs)}),
        provinces={
            **_seen_provinces(known, realm), **fiefs, **hosts,
            **{place: _copied(one) for place, one in own.items()},
        },
        realms={realm: world.realms[realm]},
        forces={realm: {place: force.copy() for place, force in forces.items()}},
        buildings={str(gf): world.buildings[str(gf)] for gf in drawn if str(gf) in world.buildings},
        knowledge={realm: known.copy()},
        trade=world.trade.known_to(realm),
        persons=world.persons.known_to(realm),
        entries={realm: list(world.entries.get(realm, ()))},
        foundings={realm: list(world.foundings.get(realm, ()))},
        swims={realm: list(world.swims.get(realm, ()))},
        razings={realm: list(world.razings.get(realm, ()))},
        transports=[one for one in world.transports if one.realm == realm and one.arrived],
        peace=[one for one in world.peace if one.realm == realm],
        meetings=[one for one in world.meetings if realm in one.realms] if world.at.phase > 2 else [],
        undecided=[one for one in world.undecided if realm in one.realms],
        survived=[one for one in world.survived if one.realm == realm],
        contests=_own_contests(world, own, realm),
        battle_orders={realm: list(world.battle_orders.get(realm, ()))},
        scouting={realm: list(world.scouting.get(realm, ()))},
        bookings=[one for one in world.bookings if one.realm == realm],
        lists={realm: world.lists.get(realm, [])},
        accounts={realm: world.accounts[realm]} if realm in world.accounts else {},
        requests=[one for one in world.requests if one.realm == realm],
        permissions=[one for one in world.permissions if realm in (one.giver, one.to)],
        treaties=[one for _, one in treaties_of(world, realm)],
        unpaid_works={gf: times for gf, times in world.unpaid_works.items() if gf_of(gf) in drawn},
        portals=portals,
        borders={str(gf): world.borders[str(gf)] for gf in drawn if str(gf) in world.borders},
        known_to=realm,
        oases=_oases(world, drawn),
        figures={symbol: one for symbol, one in world.figures.items() if one.realm == realm},
        items={symbol: one.known_by(realm) for symbol, one in world.items.items()
               if symbol in borne or one.lies_for(realm)},
        works={field: work for field, work in world.works.items() if gf_of(field.partition("/")[0]) in drawn},
    ).copy()
    made.index_owners()
    for holder in (one for force in made.forces.get(realm, {}).values() for one in force.holders):
        holder.stowaways = ()
    made.buildings = {gf: list(_in_sight(made, gf, {*own, *forces}, there)) for gf, there in made.buildings.items()}
    return made


def _in_sight(made: World, gf: str, stands: set[str], there: list[Building]) -> Iterator[Building]:
    """Of a divided field what stands where the realm is, or beside it; of a lane that it once sailed, nothing."""
    if gf in stands:
        yield from there
        return
    geography = geography_of(made)
    parts = (*geography.parts(read_gf(gf)), *geography.waters(read_gf(gf)))
    seen = frozenset[int]().union(*(geography.seen(part) for part in parts if part.name in stands))
    yield from (one for one in there if one.kf in seen)


def _portals(world: World, known: Knowledge, drawn: set[Gf]) -> dict[str, Suited]:
    """What its mystic has found, and gates where it stands, with the other side of each."""
    gates = [str(gf) for gf in drawn if gf in world.lands and world.lands[gf].portal is not None]
    found = [gf for gf in (*(gf for gf, suited in known.portals.items() if suited), *gates) if gf in world.portals]
    return {gf: world.portals[gf] for one in sorted(found) for gf in (one, world.portals[one].opposite)}


def _lands(world: World, known: Knowledge, drawn: set[Gf], beyond: set[Gf]) -> dict[Gf, Land]:
    """Own land as it is; what was scouted as far as it was seen; around it what is there but unknown."""
    lands: dict[Gf, Land] = {gf: _with_border(world, gf) for gf in drawn if gf in world.lands}
    for gf in (*(read_gf(sighting.place) for sighting in known.sightings), *sorted(beyond)):
        if gf not in drawn and gf in world.lands:
            lands[gf] = Land(splinter=world.lands[gf].splinter)
    for gf in list(lands):
        for other in gf.neighbours.values():
            if other not in lands and has_coordinate(other, world.at):
                lands[other] = Land(splinter=lands[gf].splinter)
    return lands


def _with_border(world: World, gf: Gf) -> Land:
    """Ascents and rivers belong to both sides of an edge, and are seen from both, whichever land names them."""
    land = world.lands[gf]
    ascents, rivers = _shared(world, gf, "ascents"), _shared(world, gf, "rivers")
    if not ascents and not rivers:
        return land
    return replace(land, ascents=land.ascents | ascents, rivers=land.rivers | rivers)


def _shared(world: World, gf: Gf, mark: str) -> frozenset[Edge]:
    """The edges on its border that the neighbours mark."""
    return frozenset[Edge]().union(*(
        _at_border(getattr(world.lands[other], mark), side)
        for side, other in gf.neighbours.items() if other in world.lands
    ))


@lru_cache(maxsize=8192)
def _at_border(edges: frozenset[Edge], side: Side) -> frozenset[Edge]:
    """Of the edges that the neighbour on this side marks those on the common border, as seen from here."""
    return frozenset(
        Edge(kf, way.opposite) for kf_beyond, way in edges
        for leads_to, kf in (_ACROSS.get((kf_beyond, way), (None, 0)),) if leads_to == side.opposite
    )


def _oases(world: World, drawn: Iterable[Gf]) -> dict[str, list[int]]:
    """Whoever owns the land has them on his map (kalevala.12.2.oase)."""
    found = {
        str(gf): [kf for kf in lone_waters(world.lands[gf].terrain) if is_oasis(world.lands, Field(gf, kf))]
        for gf in drawn if gf in world.lands
    }
    return {gf: fields for gf, fields in found.items() if fields}


def _seen_provinces(known: Knowledge, realm: str) -> dict[str, Province]:
    """As they were last seen; what was the realm's own then, and is not now, it knows to be gone."""
    found: dict[str, Province] = {}
    for sighting in known.sightings:
        for part in sighting.parts:
            gone = sighting.owner == realm
            found[part] = Province() if gone else Province(sighting.owner or NATIVES, sighting.founded)
    return found


def _fiefs(world: World, known: Knowledge, realm: str) -> dict[str, Province]:
    """What it has ceded, and has not seen since then: as far as it knows its holder still has it."""
    seen = {part for one in known.sightings if one.owner != realm for part in one.parts}
    ceded = {one.place: Province(one.holder) for one in world.trade.fiefs if one.lord == realm}
    home = {
        place: replace(_copied(world.provinces[place]), owner=holder)
        for place, holder in _coming_home(world, known, realm).items()
    }
    return {**{place: one for place, one in ceded.items() if place not in seen}, **home}


def _coming_home(world: World, known: Knowledge, realm: str) -> dict[str, str]:
    """Its fiefs that have run out, and who holds them as far as it knows; in this phase they are its own land again."""
    others = {(part, one.owner) for one in known.sightings if one.owner != realm for part in one.parts}
    return {
        one.place: one.holder for one in world.trade.fiefs
        if one.lord == realm and one.until < world.at.gr and one.place in world.provinces
        and not any(place == one.place and owner != one.holder for place, owner in others)
    }


def _hosts_provinces(world: World, realm: str) -> dict[str, Province]:
    """What others let it stand in, as their permissions say; where it stands, it sees who rules there."""
    found = {
        place: Province(owner=one.giver)
        for one in world.permissions if one.to == realm and one.until >= world.at.gr for place in one.places
    }
    for place in world.forces.get(realm, {}):
        if place in world.provinces and world.provinces[place].owner != realm:
            found[place] = Province(owner=world.provinces[place].owner)
    return found


def _own_contests(world: World, own: Iterable[str], realm: str) -> dict[str, Contest]:
    """Land that it shares with others: what itself has said about it."""
    shared = {str(gf_of(place)) for place in own} & world.contests.keys()
    return {
        gf: replace(world.contests[gf], said={
            name: wish for name, wish in world.contests[gf].said.items() if name == realm
        })
        for gf in sorted(shared)
    }


def _copied(province: Province) -> Province:
    return Province(
        province.owner, province.founded, province.taken, province.how, province.provisional, province.plundered,
        province.known, province.class_seen,
    )
