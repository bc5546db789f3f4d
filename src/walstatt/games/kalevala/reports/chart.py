"""The chart: all that a ruler knows of the land, plane by plane, for a page that draws it itself.

It is made of the same maps and facts as the reports, so it can tell nothing that they do not.
"""
from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import partial

import msgspec

from walstatt.core.refusal import Refused
from walstatt.games.kalevala import hooks
from walstatt.games.kalevala.evaluation import Evaluation, geography_of, gf_of
from walstatt.games.kalevala.looking import looked_at
from walstatt.games.kalevala.papers.listing import write_holder
from walstatt.games.kalevala.realm.areas import areas, yield_of
from walstatt.games.kalevala.realm.buildings import BUILDINGS
from walstatt.games.kalevala.realm.conversion import check_makeable, price_for
from walstatt.games.kalevala.realm.pieces import AUXILIARY, KINDS, piece
from walstatt.games.kalevala.realm.stock import RE
from walstatt.games.kalevala.reports.overview import world_maps
from walstatt.games.kalevala.reports.protocol import figures, last_seen, place_facts, places, realm_map
from walstatt.games.kalevala.reports.scouting_sheet import sighting_facts
from walstatt.games.kalevala.scouting.known_world import known_world
from walstatt.games.kalevala.scouting.orders import scouting_reach
from walstatt.games.kalevala.state import NATIVES, World
from walstatt.games.report_blocks import Chart, ChartPlane, Facts, Map, said
from walstatt.hexmap.coordinates import ELDRIEN, Gf, read_gf, read_place
from walstatt.hexmap.land import Land
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
    beyond = [read_gf(gf) for gf in known.portals]
    planes = sorted({gf.plane for gf in (*own, *seen, *beyond)}, reverse=True)
    around = looked_at(known, partial(scouting_reach, realm=realm))
    maps = [_with_beyond(realm_map(known, realm, plane), known, around, plane) for plane in planes]
    bare = _chart(world, realm, maps, cards)
    shown = looked_at(known, partial(_room, realm=realm, chart=bare))
    dates = {str(gf): str(one.at) for gf, one in seen.items()}
    losses = {str(gf): one.losses for gf, one in seen.items() if one.losses}
    return msgspec.structs.replace(shown, planes=[
        msgspec.structs.replace(one, seen={gf: dates[gf] for gf in one.origins if gf in dates},
                                losses={gf: losses[gf] for gf in one.origins if gf in losses}) for one in shown.planes
    ])


def _room(work: Evaluation, realm: str, chart: Chart) -> Chart:
    """The chart with all that its ruler needs to write a paper by pointing."""
    known = work.world
    reach = scouting_reach(work, realm)
    yields = {place: amount for place in work.owned.get(realm, ()) if (amount := yield_of(work, place, known.at))}
    colonies = [sorted(colony) for colony in areas(work, realm).colonies]
    planes = [
        msgspec.structs.replace(
            one, scouts={str(gf): deep for gf, deep in reach.items() if str(gf) in one.origins},
            yields={place: amount for place, amount in yields.items() if str(gf_of(place)) in one.origins},
            colonies=[colony for colony in colonies if str(gf_of(colony[0])) in one.origins])
        for one in chart.planes
    ]
    return msgspec.structs.replace(
        chart, planes=planes, forces=dict(_forces(known, realm)), holders=dict(_holders(known, realm)),
        own=sorted(work.owned.get(realm, ()), key=lambda place: (gf_of(place), place)), makes=dict(_makes(work, realm)),
        builds={one.symbol: one.price for one in BUILDINGS.values() if not one.varies},
        scouting=[(one.number, one.start, one.target) for one in known.scouting.get(realm, ())],
        fiefs=sorted(one.place for one in known.trade.fiefs), offers=hooks.offers(work, realm),
    )


def _forces(known: World, realm: str) -> Iterator[tuple[str, dict[str, int]]]:
    """What stands on land."""
    for place, force in sorted(known.forces.get(realm, {}).items()):
        standing = {symbol: number for symbol, number in force.land.pieces.items() if number}
        if force.land.re:
            standing[RE] = force.land.re
        if standing:
            yield place, standing


def _holders(known: World, realm: str) -> Iterator[tuple[str, list[str]]]:
    for place, force in sorted(known.forces.get(realm, {}).items()):
        if force.holders:
            yield place, [write_holder(one) for one in force.holders]


def _makes(work: Evaluation, realm: str) -> Iterator[tuple[str, int]]:
    """Goods of other cultures are left out, and so is what only a grant allows; foreign weapons are auxiliaries'."""
    ruler = work.realm(realm)
    for symbol in (*KINDS, *work.world.figures):
        one = piece(symbol)
        if one is not None and one.is_trooper and one.symbol not in ruler.core_symbols:
            one = piece(f"{symbol}({AUXILIARY})")
        try:
            if one is not None:
                check_makeable(work, realm, one)
                yield one.symbol, price_for(ruler, one)
        except Refused:
            continue


def _with_beyond(one: Map, known: World, around: Collection[Gf], plane: int) -> Map:
    """And the large fields around, of which nothing is known but that they are there: scouts are sent to them."""
    unseen = {gf: land for gf, land in known.lands.items() if gf.plane == plane and not land.drawn}
    # Around a splinter there is nothing but its own land.
    unseen |= {gf: Land() for gf in around if gf.plane == plane == ELDRIEN and gf not in known.lands}
    beyond = {str(gf): {"splinter": land.splinter} if land.splinter else {} for gf, land in sorted(unseen.items())}
    return msgspec.structs.replace(one, lands={**beyond, **one.lands})


def whole_chart(world: World) -> Chart:
    """All there is, for the game master."""
    hidden = _hidden(world)
    cards = {str(gf): [*_standing(world, gf), *hidden.get(gf, ())] for gf in world.lands}
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


def _hidden(world: World) -> dict[Gf, list[Facts]]:
    """What lies at a place and only the game master knows: entries of the book of secrets, items that nobody bears."""
    found: dict[Gf, list[Facts]] = {}
    for secret in world.secrets.values():
        if secret.place:
            told = Facts([(said("kalevala-chart-secret"), f"{secret.title} ({secret.place})")])
            found.setdefault(read_place(secret.place).gf, []).append(told)
    for item in world.items.values():
        if item.field:
            told = Facts([(said("kalevala-chart-item"), f"{item.name} ({item.field})")])
            found.setdefault(read_place(item.field).gf, []).append(told)
    return found


def _chart(world: World, realm: str, maps: list[Map], cards: dict[str, list[Facts]]) -> Chart:
    planes = [
        ChartPlane(one, {gf: origin(read_gf(gf)) for gf in one.lands},
                   {gf: cards[gf] for gf in one.lands if gf in cards})
        for one in maps
    ]
    return Chart(str(world.at), realm, [(spot.x, spot.row) for spot in SPOTS.values()], planes)


def plain(chart: Chart) -> dict[str, object]:
    """As it is sent; of the land only what there is."""
    planes = [msgspec.structs.replace(one, map=msgspec.structs.replace(one.map, lands={
        gf: {name: value for name, value in land.items() if value} for gf, land in one.map.lands.items()}))
        for one in chart.planes]
    written: dict[str, object] = msgspec.to_builtins(msgspec.structs.replace(chart, planes=planes))
    return written
