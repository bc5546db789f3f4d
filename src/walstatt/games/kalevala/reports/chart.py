"""The chart: all that a ruler knows of the land, plane by plane, for a page that draws it itself.

It is made of the same maps and facts as the reports, so it can tell nothing that they do not.
"""
from __future__ import annotations

from collections.abc import Iterator

import msgspec

from walstatt.games.kalevala.evaluation import geography_of, gf_of
from walstatt.games.kalevala.realm.stock import RE
from walstatt.games.kalevala.reports.overview import world_maps
from walstatt.games.kalevala.reports.protocol import figures, last_seen, place_facts, places, realm_map
from walstatt.games.kalevala.reports.scouting_sheet import sighting_facts
from walstatt.games.kalevala.scouting.known_world import known_world
from walstatt.games.kalevala.state import NATIVES, World
from walstatt.games.report_blocks import Chart, ChartPlane, Facts, Map, said
from walstatt.hexmap.coordinates import Gf, read_gf
from walstatt.hexmap.plane import origin
from walstatt.hexmap.small_fields import SPOTS


def realm_chart(world: World, realm: str) -> Chart:
    """What a realm knows."""
    known = known_world(world, realm)
    own = {gf_of(place) for place in places(known, realm)}
    seen = {gf: one for gf, one in last_seen(known, realm).items() if gf not in own}
    cards = {str(gf): [Facts([(said("kalevala-chart-seen"), str(one.at)), *sighting_facts(one, None)])]
             for gf, one in seen.items()}
    geography = geography_of(known)
    for place in places(known, realm):
        cards.setdefault(str(gf_of(place)), []).append(Facts(place_facts(known, geography, realm, place)))
    planes = sorted({gf.plane for gf in (*own, *seen)}, reverse=True)
    maps = [_with_beyond(realm_map(known, realm, plane), known, plane) for plane in planes]
    return msgspec.structs.replace(_chart(world, realm, maps, cards), forces=dict(_forces(known, realm)))


def _forces(known: World, realm: str) -> Iterator[tuple[str, dict[str, int]]]:
    """What stands on land; ships and groups are moved by lines of their own."""
    for place, force in sorted(known.forces.get(realm, {}).items()):
        standing = {symbol: number for symbol, number in force.land.pieces.items() if number}
        if force.land.re:
            standing[RE] = force.land.re
        if standing:
            yield place, standing


def _with_beyond(one: Map, known: World, plane: int) -> Map:
    """And the large fields around, of which nothing is known but that they are there: scouts are sent to them."""
    beyond = {str(gf): {"splinter": land.splinter} if land.splinter else {}
              for gf, land in sorted(known.lands.items()) if gf.plane == plane and not land.drawn}
    return msgspec.structs.replace(one, lands={**beyond, **one.lands})


def whole_chart(world: World) -> Chart:
    """All there is, for the game master."""
    cards = {str(gf): list(_standing(world, gf)) for gf in world.lands}
    return _chart(world, "", list(world_maps(world)), {gf: facts for gf, facts in cards.items() if facts})


def _standing(world: World, gf: Gf) -> Iterator[Facts]:
    """Who rules the parts of a large field, and what stands there."""
    for part in geography_of(world).parts(gf):
        province = world.provinces.get(part.name)
        if province is not None:
            owner = said("kalevala-natives") if province.owner == NATIVES else province.owner
            there = [(realm, figures(forces[part.name])) for realm, forces in world.forces.items()
                     if part.name in forces]
            yield Facts([(said("kalevala-protocol-place"), part.name), (said("kalevala-sheet-owner"), owner), *there])


def _chart(world: World, realm: str, maps: list[Map], cards: dict[str, list[Facts]]) -> Chart:
    planes = [
        ChartPlane(one, {gf: origin(read_gf(gf)) for gf in one.lands},
                   {gf: cards[gf] for gf in one.lands if gf in cards})
        for one in maps
    ]
    return Chart(str(world.at), realm, [(spot.x, spot.row) for spot in SPOTS.values()], planes)


def plain(chart: Chart) -> dict[str, object]:
    written: dict[str, object] = msgspec.to_builtins(chart)
    return written
