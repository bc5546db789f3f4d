"""The protocol: the map of the realm with what stands where, and the same as a table (9.1)."""
from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from colorsys import hls_to_rgb
from textwrap import wrap
from typing import Any, Final

import msgspec

from walstatt.games.kalevala import hooks
from walstatt.games.kalevala.evaluation import geography_of, gf_of
from walstatt.games.kalevala.papers.model import Listing
from walstatt.games.kalevala.papers.write import listing_of, write_building, write_listing
from walstatt.games.kalevala.realm.buildings import Building
from walstatt.games.kalevala.realm.stock import Force, Stock
from walstatt.games.kalevala.reports.abbreviations import building_meaning, explained, site_meaning
from walstatt.games.kalevala.reports.inks import BLACK, Mark, protocol_marks
from walstatt.games.kalevala.reports.map_signs import RULE as SIGNS
from walstatt.games.kalevala.reports.map_signs import building_signs, relic_signs
from walstatt.games.kalevala.scouting.features import ON_FIELDS
from walstatt.games.kalevala.state import NATIVES, Province, Sighting, World
from walstatt.games.report_blocks import (
    Block,
    Cell,
    Column,
    Line,
    Map,
    MapSign,
    Owned,
    Said,
    Table,
    Way,
    Words,
    plain_land,
    said,
)
from walstatt.hexmap.coordinates import Gf, read_gf
from walstatt.hexmap.geography import Geography
from walstatt.hexmap.land import UNSEEN, Edge, Flow, Land, TradeSite, masked
from walstatt.hexmap.small_fields import Way as Direction

OWN_COLOUR: Final = "#2458a6"
COLOURS: Final = ("#a3341f", "#3c7a3a", "#8a5a9c", "#b8860b", "#2d8a8a", "#b3487a", "#6b4c2a", "#3a3a3a")
"""Of other owners, in the order in which they are met; there are more of them than anybody could name."""
GOLDEN: Final = 0.618034
NATIVE_COLOUR: Final = "#8c8c8c"
ON_THE_MAP: Final = ("border", "scouting")
LINES, LETTERS = 3, 17
"""So much can be written into a large field of a map."""


def colour(number: int) -> str:
    """Colours that stay apart however many are wanted: each next hue lies in the widest gap."""
    if number < len(COLOURS):
        return COLOURS[number]
    red, green, blue = hls_to_rgb(number * GOLDEN % 1, 0.3 + 0.15 * (number % 2), 0.65)
    return f"#{round(255 * red):02x}{round(255 * green):02x}{round(255 * blue):02x}"


def protocol(known: World, realm: str) -> list[Block]:
    """One map and one table for each plane."""
    found: list[Block] = []
    for plane in sorted({gf_of(place).plane for place in places(known, realm)}):
        found += [realm_map(known, realm, plane), _table(known, realm, plane)]
    found += _caravans_abroad(known, realm)
    return [*found, explained(known.forces.get(realm, {}).values(), _more(known, realm))] if found else []


def places(known: World, realm: str) -> list[str]:
    """What a realm owns, and where it stands."""
    own = [place for place, one in known.provinces.items() if one.owner == realm]
    return sorted({*own, *known.forces.get(realm, {})}, key=lambda place: (gf_of(place), place))


def marks(known: World, realm: str) -> list[Block]:
    """What the inks of the protocol say beyond map and table: borders, arrows and figures in black stand there."""
    own = {gf_of(place) for place in places(known, realm)}
    shown = msgspec.structs.replace(known, lands={**known.lands, **own_lands(known, realm, own)})
    found: dict[tuple[str, str, str], list[str | Said]] = {}
    for one in protocol_marks(shown, realm):
        if one.what not in ON_THE_MAP and (one.what, one.ink) != ("stands", BLACK):
            found.setdefault((one.what, one.ink, one.rule), []).append(_in_words(one))
    return [
        Line(f"kalevala-mark-{what}", [rule], {"ink": ink, "all": words}) for (what, ink, rule), words in found.items()
    ]


def _in_words(mark: Mark) -> str | Said:
    if mark.what == "neighbour":
        return said("kalevala-mark-of", place=mark.place, realm=mark.note)
    return mark.note if mark.what == "change" else f"{mark.place} {mark.note}".rstrip()


# ---- the table


_COLUMNS: Final = ("place", "site", "figures", "re", "buildings", "remarks")


def _table(known: World, realm: str, plane: int) -> Table:
    geography = geography_of(known)
    columns = [Column(said(f"kalevala-protocol-{name}"), "number" if name == "re" else "") for name in _COLUMNS]
    rows = [_row(known, geography, realm, place) for place in places(known, realm) if gf_of(place).plane == plane]
    rules = ["kalevala.9.1.inhalt", "kalevala.1.1.rollen"]
    return Table(said("kalevala-protocol-title", plane=plane), columns, rows, rules=rules)


def _caravans_abroad(known: World, realm: str) -> list[Block]:
    """Apart from all else: where its head and the rest of it stand, who rules there, what it has."""
    rows: list[list[Cell]] = [
        [one.symbol, place, one.tail, _host(known, place), write_listing(listing_of(one.load))]
        for place, force in sorted(known.forces.get(realm, {}).items()) for one in force.groups
        if known.provinces.get(place, Province()).owner != realm
    ]
    columns = [
        Column(said("kalevala-caravan-group")), Column(said("kalevala-caravan-place")),
        Column(said("kalevala-caravan-tail")), Column(said("kalevala-caravan-host")),
        Column(said("kalevala-caravan-contents")),
    ]
    return [Table(said("kalevala-caravan-table"), columns, rows, rules=["kalevala.21.1.7"])] if rows else []


def _host(known: World, place: str) -> str:
    """As far as it is known; of water, who rules ashore."""
    owners = {
        one.owner for name, one in known.provinces.items()
        if one.owner and (name == place or ("~" in place and gf_of(name) == gf_of(place)))
    }
    return next(iter(owners)) if len(owners) == 1 else ""


def _row(known: World, geography: Geography, realm: str, place: str) -> list[Cell]:
    force = known.forces.get(realm, {}).get(place, Force())
    province = known.provinces.get(place)
    own = province if province is not None and province.owner == realm else None
    return [
        place, _site(known, geography, place) if own else "", figures(force), force.whole().re,
        ", ".join(_buildings(known, geography, realm, place)) if own else "",
        _remarks(known, realm, place, own),
    ]


def place_facts(known: World, geography: Geography, realm: str, place: str) -> list[tuple[Words, Cell]]:
    """The row of a place as pairs, without what is empty."""
    row = zip(_COLUMNS, _row(known, geography, realm, place), strict=True)
    return [(said(f"kalevala-protocol-{name}"), cell) for name, cell in row if cell not in ("", 0)]


def _buildings(known: World, geography: Geography, realm: str, place: str) -> Iterator[str]:
    """With what belongs to them: the treasure of a temple (kalevala.20.1.1.notation)."""
    yield from (write_building(one) for one in _own_buildings(known, geography, place))
    for figure in hooks.figures():
        yield from figure.protocol(known, realm, place) if figure.protocol is not None else ()


def _own_buildings(known: World, geography: Geography, place: str) -> list[Building]:
    """Those in this part of a large field: what stands in another's part is not known."""
    fields = _fields(geography, place)
    return [one for one in known.buildings.get(str(gf_of(place)), ()) if one.kf in fields]


def _fields(geography: Geography, place: str) -> frozenset[int]:
    """The small fields of a part of land."""
    return next((part.fields for part in geography.parts(gf_of(place)) if part.name == place), frozenset())


def figures(force: Force) -> str:
    """What stands there, without its RE."""
    return write_listing(listing_of(Stock(force.land.pieces), force))


def _own_site(known: World, geography: Geography, place: str) -> TradeSite | None:
    site = known.lands[gf_of(place)].site
    return site if site is not None and site.kf in _fields(geography, place) else None


def _site(known: World, geography: Geography, place: str) -> Cell:
    site = _own_site(known, geography, place)
    if site is None:
        return ""
    founded = "yes" if known.provinces[place].founded else "no"
    told = {"site": f"{site.kind}/{site.kf}", "kind": site.kind, "kf": site.kf, "founded": founded}
    if site.name:
        return said("kalevala-protocol-hz-named", name=site.name, **told)
    return said("kalevala-protocol-hz", **told)


def _remarks(known: World, realm: str, place: str, own: Province | None) -> Cell:
    if own is None:
        return said("kalevala-protocol-afloat" if "~" in place else "kalevala-protocol-abroad")
    told = {
        "capital": place in known.realms[realm].capitals, "provisional": own.provisional,
        "plundered": own.plundered is not None,
    }
    called = known.lands[gf_of(place)].name
    names: list[dict[str, Any]] = [{"key": "kalevala-protocol-called", "args": {"name": called}}] if called else []
    names += ({"key": f"kalevala-protocol-{name}", "args": {}} for name, holds in told.items() if holds)
    return said("kalevala-head-list", all=names) if names else ""


def _more(known: World, realm: str) -> Iterator[tuple[Words, Cell]]:
    """Trade centres and buildings of the tables."""
    own = [place for place in places(known, realm) if known.provinces.get(place, Province()).owner == realm]
    geography = geography_of(known)
    sites = {site.kind for place in own if (site := _own_site(known, geography, place)) is not None}
    yield from ((kind, site_meaning(kind)) for kind in sorted(sites))
    kinds = {one.kind for place in own for one in _own_buildings(known, geography, place)}
    yield from ((kind, building_meaning(kind)) for kind in sorted(kinds))


# ---- the map


def realm_map(known: World, realm: str, plane: int) -> Map:
    """Own land as it is, what was scouted as it was last seen, the rest white."""
    own = {gf_of(place) for place in places(known, realm) if gf_of(place).plane == plane}
    foreign = {gf: one for gf, one in seen_abroad(known, realm).items() if gf.plane == plane}
    seen = {gf: one for gf, one in foreign.items() if gf not in own}
    lands = own_lands(known, realm, own) | {gf: seen_land(one) for gf, one in seen.items()}
    ages = {str(gf): known.at.gr - one.at.gr for gf, one in sorted(seen.items()) if known.at.gr > one.at.gr}
    signs = [*_built(known, realm, plane), *relic_signs(known, [realm], lands)]
    return Map(
        said("kalevala-map-of-realm", realm=realm, plane=plane), "realm",
        {str(gf): plain_land(lands[gf]) for gf in sorted(lands)},
        [*_foreign(foreign), *_own(known, realm, plane)], ages, list(_scouting(known, realm, plane)),
        dict(_written(known, realm, plane)),
        ["kalevala.9.1.inhalt", "kalevala.12.eintrag", *([SIGNS] if signs else [])], signs,
    )


def _built(known: World, realm: str, plane: int) -> Iterator[MapSign]:
    geography = geography_of(known)
    for place, one in sorted(known.provinces.items()):
        if one.owner == realm and gf_of(place).plane == plane:
            yield from building_signs(str(gf_of(place)), _own_buildings(known, geography, place))


def own_lands(known: World, realm: str, fields: Collection[Gf]) -> dict[Gf, Land]:
    """Large fields of the realm; of divided ones what its parts show, and what its scouts have seen."""
    geography, stands, seen = geography_of(known), set(places(known, realm)), last_seen(known, realm)
    found: dict[Gf, Land] = {}
    for gf in fields:
        land = known.lands[gf]
        own = [part for part in (*geography.parts(gf), *geography.waters(gf)) if part.name in stands]
        if all(part in own for part in geography.parts(gf)):
            found[gf] = land
            continue
        shown = masked(land, {kf for part in own for kf in geography.seen(part)})
        scouted = seen[gf].terrain if gf in seen else ""
        found[gf] = msgspec.structs.replace(shown, terrain=_together(shown.terrain, scouted))
    return found


def _together(terrain: str, before: str) -> str:
    """What is seen now, and where nothing is, what was seen before."""
    if not (terrain and before):
        return terrain or before
    return "".join(old if new == UNSEEN else new for new, old in zip(terrain, before, strict=True))


def _own(known: World, realm: str, plane: int) -> Iterator[Owned]:
    own = [place for place, one in known.provinces.items() if one.owner == realm and gf_of(place).plane == plane]
    if own:
        yield Owned(realm, OWN_COLOUR, sorted(own), parts(known, own))


def parts(world: World, owned: Collection[str]) -> dict[str, list[int]]:
    """The small fields of parts: rivers, mountains or a treaty may have divided a large field."""
    geography = geography_of(world)
    return {place: sorted(_fields(geography, place)) for place in sorted(owned) if "[" in place}


def _foreign(seen: Mapping[Gf, Sighting]) -> Iterator[Owned]:
    owners: dict[str, list[str]] = {}
    for gf in sorted(seen):
        owner = seen[gf].owner
        if owner is not None:
            owners.setdefault(owner, []).extend(seen[gf].parts)
    natives = owners.pop(NATIVES, None)
    if natives:
        yield Owned(said("kalevala-natives"), NATIVE_COLOUR, natives)
    yield from (Owned(owner, colour(number), owners[owner]) for number, owner in enumerate(sorted(owners)))


def _scouting(known: World, realm: str, plane: int) -> Iterator[Way]:
    """A red arrow with the number of the EE."""
    for one in known.scouting.get(realm, ()):
        start, end = gf_of(one.start), gf_of(one.target)
        if start != end and start.plane == plane:
            yield Way("scout", str(start), str(end), f"E{one.number}")


def _written(known: World, realm: str, plane: int) -> Iterator[tuple[str, list[str]]]:
    here: dict[Gf, list[str]] = {}
    for place, force in sorted(known.forces.get(realm, {}).items()):
        gf = gf_of(place)
        if gf.plane == plane:
            part = place.removeprefix(str(gf)).strip("[]~")
            whole = write_listing(listing_of(force.land, force))
            here.setdefault(gf, []).append(f"{part}: {whole}" if part else whole)
    for gf in sorted(here):
        yield str(gf), _fitted(here[gf])


def seen_figures(one: Sighting) -> list[str]:
    """Whom scouts have met, as lines in the land."""
    return _fitted([write_listing(Listing(tuple(one.figures.items())))]) if one.figures else []


def _fitted(written: Iterable[str]) -> list[str]:
    lines = [line for one in written for line in wrap(one, LETTERS)]
    return lines if len(lines) <= LINES else [*lines[: LINES - 1], "…"]


def last_seen(known: World, realm: str) -> dict[Gf, Sighting]:
    """Of each large field the newest sighting that told anything."""
    found: dict[Gf, Sighting] = {}
    if realm in known.knowledge:
        for one in known.knowledge[realm].sightings:
            if one.parts:
                gf = read_gf(one.place)
                # What was seen once stays known: a part from another side, a grid that was crossed out this time.
                before = found.get(gf, one)
                features = tuple(dict.fromkeys((*before.features, *one.features)))
                terrain = _together(one.terrain, before.terrain)
                found[gf] = msgspec.structs.replace(one, terrain=terrain, features=features)
    return found


def seen_abroad(known: World, realm: str) -> dict[Gf, Sighting]:
    """The newest sighting of each large field in which the realm owns nothing; somebody of it may stand there."""
    held = {gf_of(place) for place, one in known.provinces.items() if one.owner == realm}
    return {gf: one for gf, one in last_seen(known, realm).items() if gf not in held}


def seen_land(one: Sighting) -> Land:
    """As much of a land as a sighting tells."""
    kind, _, kf = one.site.partition("/")
    shown = one.terrain and kf and one.terrain[int(kf) - 1] != UNSEEN
    return msgspec.structs.replace(seen_features(one) if one.terrain else Land(), terrain=one.terrain,
                                   site=TradeSite(kind, int(kf)) if shown else None)


def seen_features(one: Sighting) -> Land:
    """What lies on the small fields, as the scout noted it (`scouting/features.py`)."""
    noted: dict[str, list[str]] = {}
    for feature in one.features:
        kind, _, where = feature.partition(" ")
        noted.setdefault(kind, []).append(where)
    portal = noted.get("portal")
    land = Land(
        rivers=frozenset(map(_edge, noted.get("river", ()))), ascents=frozenset(map(_edge, noted.get("ascent", ()))),
        streams=frozenset(map(_flow, noted.get("stream", ()))), portal=int(portal[0]) if portal else None,
    )
    fields = {name: frozenset(map(int, noted.get(kind, ()))) for kind, name in ON_FIELDS.items()}
    return msgspec.structs.replace(land, **fields)


def _edge(written: str) -> Edge:
    kf, _, way = written.partition("/")
    return Edge(int(kf), Direction(way))


def _flow(written: str) -> Flow:
    kf, _, way = written.partition("/")
    return Flow(int(kf), Direction(way) if way else None)
