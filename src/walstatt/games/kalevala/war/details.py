"""What a battlefield file holds beside those who fight: land, buildings, who stands where, order sheets, refuges."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from walstatt.games.kalevala.entering.arrivals import owner_of
from walstatt.games.kalevala.evaluation import Evaluation, gf_of
from walstatt.games.kalevala.papers.sheet import Sheet
from walstatt.games.kalevala.papers.sheet_writer import write_sheet
from walstatt.games.kalevala.papers.write import write_building
from walstatt.games.kalevala.realm.culture import culture_goods
from walstatt.games.kalevala.realm.ledger import LOSS, book
from walstatt.games.kalevala.realm.pieces import ANIMAL, DEVICE, ENGINES, KINDS, known_piece
from walstatt.games.kalevala.realm.stock import RE, Force, so_many
from walstatt.games.kalevala.state import NATIVES
from walstatt.games.kalevala.war.battle_orders import moves_misplaced, order_of
from walstatt.games.kalevala.war.field import Battlefield, Contingent, Details, Orders, Standing, counted
from walstatt.games.kalevala.war.line_up import Spaces, arrange, default_set_up, fit, kf_of, next_to
from walstatt.games.kalevala.war.ruins import stored_positions
from walstatt.games.kriegsspiel.sheets.model import REST

DEFENDERS = ("kalevala.16.1.1.standard", "kalevala.r.war.standardaufstellung")
ATTACKERS = ("kalevala.r.war.angreifer_aufstellung",)
GUESTS = ("kalevala.r.war.mitaufstellung",)
"""How those stand who have no set-up."""
MISPLACED = ("kalevala.16.1.falsch", "kalevala.r.war.aufstellung_pruefung")


def with_details(work: Evaluation, field: Battlefield) -> Battlefield:
    gfs = sorted({gf_of(place) for place in field.places})
    parts = {place: part for place in field.places if (part := work.part(place)) is not None}
    centres = {place: site.kind for place in field.places if (site := work.founded(place)) is not None}
    refuges = {party.name: found for party in field.parties if (found := tuple(_refuges(work, field, party.name)))}
    afloat = any("~" in one.place for one in field.contingents)
    havens = {party.name: tuple(sorted({*_havens(work, field, party.name)})) for party in field.parties if afloat}
    outside = {place for places in (*refuges.values(), *havens.values()) for place in places}
    details = Details(
        lands={str(gf): work.world.lands[gf] for gf in sorted({*gfs, *map(gf_of, outside)})},
        buildings={
            str(gf): tuple(map(write_building, built)) for gf in gfs if (built := work.world.buildings.get(str(gf)))
        },
        fields={place: tuple(sorted(part.fields)) for place, part in parts.items()},
        waters={one.name: tuple(sorted(one.fields)) for gf in gfs for one in work.geography.waters(gf)},
        centres=centres,
        goods={place: made for place in centres if (made := goods_of(work, field.owners.get(place, "")))},
        had_goods={place: had for place in centres if (had := tuple(_had_goods(work, field, place)))},
        refuges=refuges,
        havens={name: places for name, places in havens.items() if places},
        standing=tuple(_standing(work, field)),
        orders=tuple(_orders(work, field)),
    )
    return replace(field, details=details)


def goods_of(work: Evaluation, owner: str) -> tuple[str, ...]:
    """Devices and animals that its people makes, and its core troops (kalevala.r.war.pluendern_detail)."""
    ruler = work.world.realms.get(owner)
    if ruler is None:
        return ()
    made = [good for good in sorted(culture_goods(ruler)) if good in KINDS and KINDS[good].sort in (DEVICE, ANIMAL)]
    return (*made, *ruler.core_symbols)


def _had_goods(work: Evaluation, field: Battlefield, place: str) -> Iterator[str]:
    for party in field.parties:
        if party.name in work.world.realms and field.owners.get(place) in work.realm(party.name).looted:
            yield party.name


def _refuges(work: Evaluation, field: Battlefield, party: str) -> Iterator[str]:
    """Own land beside the battlefield that one can walk to (kalevala.r.war.fluchtziel)."""
    found = set()
    for place in field.places:
        part = work.part(place)
        for beside in work.geography.steps(part) if part is not None else ():
            province = work.province(beside.name)
            if province is not None and province.owner == party and beside.name not in field.places:
                found.add(beside.name)
    yield from sorted(found)


def _havens(work: Evaluation, field: Battlefield, party: str) -> Iterator[str]:
    """Own waters beside the battlefield to which one can sail, and from the high sea those of nobody."""
    gfs = dict.fromkeys(gf_of(place) for place in field.places)
    for here in (part for gf in gfs for part in work.geography.waters(gf)):
        for beside in work.geography.steps(here):
            owner = owner_of(work, party, beside.name)
            free = owner == NATIVES and work.geography.high_sea(here.gf)
            if beside.gf not in gfs and (owner == party or free):
                yield beside.name


def _standing(work: Evaluation, field: Battlefield) -> Iterator[Standing]:
    """By their sheets, else by default: first who owns the land, then the others (kalevala.r.war.mitaufstellung)."""
    spaces = {place: Spaces(work, place) for place in field.places}
    ordered = sorted(field.contingents, key=lambda one: field.owners.get(one.place) != one.party)
    for party, place in dict.fromkeys((one.party, one.place) for one in ordered):
        together = [one for one in ordered if (one.party, one.place) == (party, place)]
        order = order_of(work, party, place)
        if order is None:
            stood = stored_positions(work, party, place)
            for one in together:
                yield from _as_before(work, one, "", counted(one.force.whole()), stood, spaces[place])
        else:
            yield from _by_sheet(work, together, order.sheet, spaces[place])


def _by_sheet(work: Evaluation, together: list[Contingent], sheet: Sheet, spaces: Spaces) -> Iterator[Standing]:
    """A sheet holds for all figures of a place, whatever each of them attacks."""
    first, figures = together[0], Counter[str]()
    for one in together:
        figures += counted(one.force.whole())
    arranged = arrange(spaces, sheet, figures)
    for where, group, there in arranged.positions:
        yield Standing(first.party, where, dict(there), group)
    # Whoever finds no room now came to where a friend stands, and goes to the next place.
    for where, group, there in arranged.misplaced:
        if moves_misplaced(work):
            for other, some in next_to(work, first.place, where, there, spaces).items():
                yield Standing(first.party, other, dict(some), group)
        else:
            yield from _by_default(work, first, group, there, spaces)
    stood = stored_positions(work, first.party, first.place)
    yield from _as_before(work, first, REST, arranged.rest, stood, spaces)


def _by_default(
    work: Evaluation, one: Contingent, group: str, figures: Counter[str], spaces: Spaces
) -> Iterator[Standing]:
    for where, there in default_set_up(work, one.place, figures, spaces, one.target).items():
        yield Standing(one.party, where, dict(there), group)


def _as_before(
    work: Evaluation, one: Contingent, group: str, figures: Counter[str], stood: dict[str, Counter[str]], spaces: Spaces
) -> Iterator[Standing]:
    """Whom no new set-up puts elsewhere begins where he stood on a battlefield that nobody conquered, and has his place
    before those who have come (kalevala.r.war.fortsetzung_detail)."""
    for where, there in stood.items():
        still = fit(spaces.at(kf_of(where)), sorted((there & figures).items(), key=_manned_last))
        if still:
            stood[where] = there - still
            figures = figures - still
            yield Standing(one.party, where, dict(still), group)
    yield from _by_default(work, one, group, figures, spaces)


def _manned_last(one: tuple[str, int]) -> bool:
    """Who is in a siege tower or on a wagon comes after it, so that he counts as one of its people."""
    return known_piece(one[0]).base not in ENGINES


def with_orders(work: Evaluation, field: Battlefield) -> Battlefield:
    """With the order sheets alone, for what is told of them."""
    return replace(field, details=replace(field.details, orders=tuple(_orders(work, field))))


def _orders(work: Evaluation, field: Battlefield) -> Iterator[Orders]:
    for party, place in dict.fromkeys((one.party, one.place) for one in field.contingents):
        order = order_of(work, party, place)
        if order is not None:
            yield Orders(party, place, tuple(write_sheet(order.sheet)))


def tell_defaults(work: Evaluation, field: Battlefield) -> None:
    """Who had no set-up learns how his figures stood."""
    seen = ((one.party, one.place, bool(one.target) or one.behind) for one in field.contingents)
    for party, place, attacks in dict.fromkeys(seen):
        if order_of(work, party, place) is None and party in work.world.realms:
            rules = ATTACKERS if attacks else DEFENDERS if field.owners.get(place) == party else GUESTS
            work.turn.tell((party,), "kalevala-stood-by-default", *rules, place=place)


def lose_misplaced(work: Evaluation, realm: str, place: str) -> bool:
    """Who was set up where he may not stand is gone before the battle begins; is anybody?"""
    order = order_of(work, realm, place)
    force = work.world.forces.get(realm, {}).get(place, Force())
    if order is None or force.land.empty or moves_misplaced(work):
        return False
    lost = arrange(Spaces(work, place), order.sheet, counted(force.land)).lost & Counter(force.land.pieces)
    for symbol, number in lost.items():
        book(work, realm, place, symbol, -number, MISPLACED[0], LOSS)
    if lost:
        figures = [so_many(number, symbol) for symbol, number in lost.items() if symbol != RE]
        work.turn.tell((realm,), "kalevala-misplaced", *MISPLACED, place=place, figures=figures)
    return bool(lost)
