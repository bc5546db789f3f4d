"""The chart: all that a ruler knows of the land, plane by plane, for a page that draws it itself.

It is made of the same maps and facts as the reports, so it can tell nothing that they do not.
"""
from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from contextlib import suppress
from functools import partial
from itertools import chain, product

import msgspec

from walstatt.core.refusal import Refused
from walstatt.games.kalevala import hooks
from walstatt.games.kalevala.entering.entries import brought_from
from walstatt.games.kalevala.entering.foundings import check_razing, check_site
from walstatt.games.kalevala.evaluation import Evaluation, geography_of, gf_of
from walstatt.games.kalevala.looking import looked_at
from walstatt.games.kalevala.papers.listing import write_holder
from walstatt.games.kalevala.realm.areas import areas, yield_of
from walstatt.games.kalevala.realm.building import usual_price
from walstatt.games.kalevala.realm.buildings import BUILDINGS
from walstatt.games.kalevala.realm.conversion import check_makeable, price_for
from walstatt.games.kalevala.realm.pieces import AUXILIARY, KINDS, piece
from walstatt.games.kalevala.realm.stock import RE
from walstatt.games.kalevala.reports.abbreviations import meaning
from walstatt.games.kalevala.reports.overview import world_maps
from walstatt.games.kalevala.reports.protocol import figures, place_facts, places, realm_map, seen_abroad, seen_figures
from walstatt.games.kalevala.reports.scouting_sheet import sighting_facts
from walstatt.games.kalevala.scouting.known_world import known_world
from walstatt.games.kalevala.scouting.orders import scouting_reach
from walstatt.games.kalevala.state import NATIVES, World
from walstatt.games.kalevala.war.spreading import to_place
from walstatt.games.report_blocks import Chart, ChartPlane, Facts, Map, Words, said
from walstatt.hexmap.coordinates import ELDRIEN, Gf, read_gf, read_place
from walstatt.hexmap.land import Land
from walstatt.hexmap.plane import origin
from walstatt.hexmap.small_fields import SPOTS


def realm_chart(world: World, realm: str) -> Chart:
    """What a realm knows."""
    known = _without_lapsed_scouts(known_world(world, realm))
    own = {gf_of(place) for place in places(known, realm)}
    seen = seen_abroad(known, realm)
    cards = {str(gf): [Facts([(said("kalevala-chart-seen"), str(one.at)), *sighting_facts(one, None)])]
             for gf, one in seen.items()}
    geography = geography_of(known)
    for place in places(known, realm):
        cards.setdefault(str(gf_of(place)), []).append(Facts(place_facts(known, geography, realm, place)))
    beyond = [read_gf(gf) for gf in known.portals]
    planes = sorted({gf.plane for gf in (*own, *seen, *beyond)}, reverse=True)
    around = looked_at(known, partial(scouting_reach, realm=realm))
    met = {str(gf): lines for gf, one in seen.items() if (lines := seen_figures(one))}
    maps = [_with_met(_with_beyond(realm_map(known, realm, plane), known, around, plane), met) for plane in planes]
    bare = _chart(world, realm, maps, cards)
    shown = looked_at(known, partial(_room, realm=realm, chart=bare))
    dates = {str(gf): str(one.at) for gf, one in seen.items()}
    losses = {str(gf): one.losses for gf, one in seen.items() if one.losses}
    return msgspec.structs.replace(shown, planes=[
        msgspec.structs.replace(one, seen={gf: dates[gf] for gf in one.origins if gf in dates},
                                losses={gf: losses[gf] for gf in one.origins if gf in losses}) for one in shown.planes
    ])


def _with_met(drawn: Map, met: Mapping[str, list[str]]) -> Map:
    """Others where they were seen last, above whom one has there."""
    there = {gf: [*lines, *drawn.written.get(gf, ())] for gf, lines in met.items() if gf in drawn.lands}
    return msgspec.structs.replace(drawn, written=drawn.written | there)


def _without_lapsed_scouts(known: World) -> World:
    """In phase 1 scouts are sent anew: arrows of the last GR would look as if they were (kalevala.12.verfall)."""
    return msgspec.structs.replace(known, scouting={}) if known.at.phase == 1 else known


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
    forces, makes, sent = dict(_forces(known, realm)), dict(_makes(work, realm)), known.scouting.get(realm, ())
    return msgspec.structs.replace(
        chart, planes=planes, forces=forces, holders=dict(_holders(known, realm)),
        own=sorted(work.owned.get(realm, ()), key=lambda place: (gf_of(place), place)), makes=makes,
        means=dict(_means({*makes, *chain.from_iterable(forces.values())})),
        builds={one.symbol: usual_price(work, one) for one in BUILDINGS.values() if not one.varies},
        scouting=[(one.number, one.start, one.target) for one in sent],
        scouted=[(one.start, one.target) for one in sent if brought_from(work, realm, one.target)],
        fiefs=sorted(one.place for one in known.trade.fiefs), offers=_offers(work, realm),
    )


def _offers(work: Evaluation, realm: str) -> dict[str, dict[str, dict[str, str]]]:
    """Of figures, of a victor who may place his survivors anew, where a trade centre can be founded or razed, and
    where a capital is missing."""
    found = hooks.offers(work, realm)
    for place, (name, check) in product(work.owned.get(realm, ()), (("found", check_site), ("raze", check_razing))):
        with suppress(Refused):
            check(work, realm, place)
            found.setdefault(name, {})[place] = {}
    for place in work.owned.get(realm, ()):
        if work.realm(realm).capital_on(gf_of(place).plane) is None:
            found.setdefault("capital", {})[place] = {}
    for start, end in to_place(work, realm):
        found.setdefault("spread", {}).setdefault(start, {})[end] = ""
    return found


def _forces(known: World, realm: str) -> Iterator[tuple[str, dict[str, int]]]:
    """What stands on land."""
    for place, force in sorted(known.forces.get(realm, {}).items()):
        standing = {symbol: number for symbol, number in force.land.pieces.items() if number}
        if force.land.re:
            standing[RE] = force.land.re
        if standing:
            yield place, standing


def _means(symbols: Collection[str]) -> Iterator[tuple[str, Words]]:
    for symbol in sorted(symbols):
        if symbol == RE:
            yield symbol, said("kalevala-means-re")
        elif piece(symbol) is not None:
            yield symbol, meaning(symbol)


def _holders(known: World, realm: str) -> Iterator[tuple[str, list[str]]]:
    for place, force in sorted(known.forces.get(realm, {}).items()):
        if force.holders:
            yield place, [write_holder(one) for one in force.holders]


def _makes(work: Evaluation, realm: str) -> Iterator[tuple[str, int]]:
    """Core troops first, auxiliaries last. Goods of other cultures are left out, and so is what only a grant allows;
    foreign weapons are auxiliaries'."""
    ruler = work.realm(realm)
    named = [one for symbol in (*KINDS, *work.world.figures) if (one := piece(symbol)) is not None]
    core = [one for one in named if one.symbol in ruler.core_symbols]
    others = [one for one in named if one not in core and not one.is_trooper]
    foreign = [one for one in named if one not in core and one.is_trooper]
    auxiliaries = [one for trooper in foreign if (one := piece(f"{trooper.symbol}({AUXILIARY})")) is not None]
    for one in (*core, *others, *auxiliaries):
        with suppress(Refused):
            check_makeable(work, realm, one)
            yield one.symbol, price_for(ruler, one)


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
