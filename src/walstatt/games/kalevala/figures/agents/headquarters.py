"""The headquarters (22.1) and the guards that it commissions (22.2): founded, lost, betrayed, founded anew."""
from __future__ import annotations

from functools import partial
from typing import Final

from walstatt.core.refusal import refuse
from walstatt.core.turn import Turn
from walstatt.games.kalevala.evaluation import Evaluation, evaluation
from walstatt.games.kalevala.figures.agents.captivity import free_abducted
from walstatt.games.kalevala.figures.agents.lines import Commission, FoundHeadquarters
from walstatt.games.kalevala.figures.agents.records import Agent
from walstatt.games.kalevala.figures.agents.service import (
    AGENT,
    NUMBERED,
    agents_of,
    company_left,
    is_home,
    is_ruler,
    record,
    service,
)
from walstatt.games.kalevala.figures.king.throne import AGENT_KING
from walstatt.games.kalevala.papers.write import listing_of, write_listing
from walstatt.games.kalevala.realm.building import house_on, own_part
from walstatt.games.kalevala.realm.buildings import GREAT_KEEP, KEEP, TOWER
from walstatt.games.kalevala.realm.dues import spend
from walstatt.games.kalevala.realm.ledger import BUILDING, LOSS, book_in, exchange, re_in
from walstatt.games.kalevala.realm.pieces import GUARD, Piece, known_piece
from walstatt.games.kalevala.realm.stock import RE, Force, Holder, Stock, so_many
from walstatt.games.kalevala.state import World
from walstatt.hexmap.coordinates import read_place
from walstatt.hexmap.land import Field

BUILT, BETRAYED, ANEW, ONE = (
    "kalevala.22.1.bau", "kalevala.22.1.verrat", "kalevala.22.1.neubau", "kalevala.r.ghz_number",
)
GUARDS, GUARDS_COST, GUARDS_SHOWN = "kalevala.22.2.waechter", "kalevala.22.2.kosten", "kalevala.22.2.notation"
RAISED: Final = "kalevala.22.3.1.kosten"
PRICE: Final = 10
HOUSES: Final = (TOWER, KEEP, GREAT_KEEP)


def field_of(written: str) -> Field:
    place = read_place(written)
    return Field(place.gf, place.kf or 0)


def place_of(work: Evaluation, written: str) -> str:
    """The province in which a small field lies."""
    field = field_of(written)
    parts = work.geography.parts(field.gf) if field.gf in work.world.lands else ()
    return next((part.name for part in parts if field.kf in part.fields), str(field.gf))


def owner_of(work: Evaluation, written: str) -> str:
    province = work.province(place_of(work, written))
    return province.owner if province is not None else ""


def stands(work: Evaluation, realm: str) -> bool:
    """Is there a headquarters, in a tower or keep of its own?"""
    hq = service(work.world, realm).headquarters
    if not hq or owner_of(work, hq) != realm:
        return False
    house = house_on(work, field_of(hq))
    return house is not None and house.kind in HOUSES


# ---- founding


def found_early(turn: Turn) -> None:
    """Where the building stands and the RE lie there already: agents of this phase may come from it."""
    work = evaluation(turn)
    for realm, paper in work.papers.items():
        for order in paper.of(FoundHeadquarters):
            field = field_of(order.field)
            house = house_on(work, field) if field.gf in work.world.lands else None
            if house is not None and house.kind in HOUSES and re_in(work, realm, place_of(work, order.field)) >= PRICE:
                work.carried_out.add((realm, order.line))
                work.attempt(realm, order, partial(_found, work, realm, order, before_arming=True))


def found_late(turn: Turn) -> None:
    """In what was built in this phase, and with what came in it."""
    work = evaluation(turn)
    for realm, paper in work.papers.items():
        for order in paper.of(FoundHeadquarters):
            if (realm, order.line) not in work.carried_out:
                work.attempt(realm, order, partial(_found, work, realm, order))


def _found(work: Evaluation, realm: str, order: FoundHeadquarters, *, before_arming: bool = False) -> None:
    field, own = field_of(order.field), service(work.world, realm)
    if not is_ruler(work, realm):
        raise refuse(BUILT, "kalevala-refused-hq-ruler")
    if work.is_at_rest(realm):
        raise refuse("kalevala.r.8.schutz_wirkung", "kalevala-refused-protected")
    if field.gf not in work.world.lands:
        raise refuse(BUILT, "kalevala-refused-not-own", place=order.field)
    place = own_part(work, realm, field)
    house = house_on(work, field)
    if house is None or house.kind not in HOUSES:
        raise refuse(BUILT, "kalevala-refused-hq-house", place=order.field)
    if own.headquarters == order.field and stands(work, realm):
        raise refuse(ONE, "kalevala-refused-hq-there", place=order.field)
    there = re_in(work, realm, place)
    if there < PRICE:
        raise refuse(BUILT, "kalevala-refused-re-here", place=place, cost=PRICE, there=there)
    spend(work, realm, place, PRICE, BUILT, BUILDING, before_arming=before_arming)
    moved = own.headquarters
    own.headquarters, own.betrayed, own.homeless = order.field, False, False
    rules = (BUILT, ONE, *([ANEW] if moved else []))
    work.turn.tell((realm,), "kalevala-hq-founded", *rules, place=order.field, re=PRICE)


def raised(work: Evaluation, realm: str, piece: Piece, place: str) -> None:
    """An agent is raised in the headquarters, and nowhere else."""
    if piece.base != AGENT:
        return
    if not stands(work, realm):
        raise refuse(BUILT, "kalevala-refused-no-hq", symbol=piece.symbol)
    hq = service(work.world, realm).headquarters
    if place_of(work, hq) != place:
        raise refuse(RAISED, "kalevala-refused-agent-at-hq", symbol=piece.symbol, place=place_of(work, hq))
    if piece.bare in service(work.world, realm).held:
        raise refuse(NUMBERED, "kalevala-refused-agent-held", agent=piece.bare)
    service(work.world, realm).agents[piece.bare] = Agent()


# ---- losing it


def begin(turn: Turn) -> None:
    """At the start of phase 1: what was betrayed counts as lost, and what fell in between is missed."""
    work = evaluation(turn)
    for realm in list(work.world.persons.services):
        own = service(work.world, realm)
        if realm not in work.world.realms or not own.headquarters or (
                work.world.known_to and work.world.known_to != realm):
            continue
        if own.betrayed or not stands(work, realm):
            lose(work, realm)


def look_for_conquerors(turn: Turn) -> None:
    """After battles: who holds the headquarters of another reads all that is kept there."""
    work = evaluation(turn)
    if work.world.known_to:
        return
    for realm in sorted(work.world.persons.services):
        own = service(work.world, realm)
        if realm in work.world.realms and own.headquarters and not stands(work, realm):
            conqueror = owner_of(work, own.headquarters)
            if conqueror != realm and is_ruler(work, conqueror):
                betray(work, realm, conqueror)
            lose(work, realm)


def lose(work: Evaluation, realm: str) -> None:
    own = service(work.world, realm)
    place, own.headquarters, own.betrayed, own.homeless = own.headquarters, "", False, True
    _discharge_all(work, realm)
    work.turn.tell((realm,), "kalevala-hq-lost", BETRAYED, ANEW, ONE, place=place)


def betray(work: Evaluation, realm: str, to: str) -> None:
    """He learns at once where all agents and guards are."""
    where = [f"{one.place} {one.symbol}" for one in agents_of(work.world, realm)]
    where += [
        f"{place} {so_many(number, symbol)}"
        for place, force in sorted(work.world.forces.get(realm, {}).items())
        for symbol, number in sorted(force.whole().pieces.items()) if known_piece(symbol).mark == GUARD
    ]
    work.turn.tell((to,), "kalevala-hq-secrets", BETRAYED, realm=realm, where=sorted(where) or ["–"])


def _discharge_all(work: Evaluation, realm: str) -> None:
    """Without a headquarters guards are warriors like others."""
    for place, force in list(work.world.forces.get(realm, {}).items()):
        for symbol, number in list(force.land.pieces.items()):
            if known_piece(symbol).mark == GUARD:
                exchange(work, realm, place, symbol, symbol.replace(f"({GUARD})", ""), number, ONE)


def miss_agents(turn: Turn) -> None:
    """At the end of phase 1: without a new headquarters whoever is outside goes his own way."""
    work = evaluation(turn)
    for realm in list(work.world.persons.services):
        own = service(work.world, realm)
        if not own.homeless or realm not in work.world.realms or work.is_at_rest(realm):
            continue
        own.homeless = False
        for found in list(agents_of(work.world, realm)):
            if found.symbol != AGENT_KING and not is_home(work, realm, found.place):
                lose_group(work, realm, found.place, found.holder, found.piece, ANEW, "kalevala-agent-lost-contact")


def lose_group(
    work: Evaluation, realm: str, place: str, holder: Holder | None, piece: str, rule: str, key: str
) -> None:
    """An agent is gone for ever, with all that his group has, camouflaged or unmasked; one in a caravan alone."""
    force, symbol = work.world.force(realm, place), known_piece(piece).bare
    stock = holder.load if holder is not None else force.land
    own_group = holder is not None and not holder.is_group
    lost = stock.copy() if own_group else Stock({piece: 1})
    if holder is None:
        lost = company_left(force, record(work.world, realm, symbol), piece)
    free_abducted(work, realm, symbol, place)
    what = write_listing(listing_of(lost))
    for one, number in list(lost.pieces.items()):
        book_in(work, realm, place, stock, one, -number, rule, LOSS)
    book_in(work, realm, place, stock, RE, -lost.re, rule, LOSS)
    if own_group:
        force.holders = [one for one in force.holders if one is not holder]
    work.world.tidy(realm, place)
    service(work.world, realm).agents.pop(symbol, None)
    work.turn.tell((realm,), key, rule, place=place, what=what)


# ---- guards


def commission(turn: Turn) -> None:
    evaluation(turn).follow(_commission, Commission)


def _commission(work: Evaluation, realm: str, order: Commission) -> None:
    """Ordinary warriors of a place become guards, and back."""
    there, wanted = work.world.forces.get(realm, {}).get(order.place, Force()).land, order.listing.stock()
    if not order.ends and not stands(work, realm):
        raise refuse(GUARDS, "kalevala-refused-no-hq-guards")
    missing = there.lacks(wanted)
    if missing or order.listing.holders or wanted.re:
        told = [so_many(number, symbol) for symbol, number in missing.items()] or ["–"]
        raise refuse(GUARDS, "kalevala-refused-not-there", place=order.place, missing=told)
    for one, _ in wanted.each():
        if not one.is_trooper or one.mark != (GUARD if order.ends else "") or one.items:
            raise refuse(GUARDS, "kalevala-refused-no-guard", symbol=one.symbol)
    for one, number in list(wanted.each()):
        becomes = one.symbol.replace(f"({GUARD})", "") if order.ends else f"{one.symbol}({GUARD})"
        exchange(work, realm, order.place, one.symbol, becomes, number, GUARDS)
    key = "kalevala-guards-discharged" if order.ends else "kalevala-guards-commissioned"
    what = write_listing(order.listing)
    work.turn.tell((realm,), key, GUARDS, GUARDS_COST, GUARDS_SHOWN, place=order.place, what=what)


def guards_of(world: World, realm: str) -> int:
    forces = world.forces.get(realm, {})
    return sum(force.whole().count(lambda one: one.mark == GUARD) for force in forces.values())

