"""A king is created, and his palace is built (18.1, 18.3)."""
from __future__ import annotations

from math import ceil

from walstatt.core.refusal import refuse
from walstatt.core.turn import GAME_MASTER, Turn
from walstatt.games.kalevala.evaluation import Evaluation, evaluation, gf_of
from walstatt.games.kalevala.figures.king.lines import BuildPalace, Crown
from walstatt.games.kalevala.figures.king.records import BegunPalace, King
from walstatt.games.kalevala.figures.king.throne import (
    MOST_LIVES,
    NOTATION,
    Royal,
    Throned,
    change,
    find,
    has_palace,
    owner_of,
    palace_place,
    reigning,
)
from walstatt.games.kalevala.figures.king.weaknesses import draw
from walstatt.games.kalevala.papers.write import write_building
from walstatt.games.kalevala.realm.areas import armament_value
from walstatt.games.kalevala.realm.building import house_on, needs_foundation, own_part, standing
from walstatt.games.kalevala.realm.buildings import PALACE, Building, Opening
from walstatt.games.kalevala.realm.dues import spend_anywhere
from walstatt.games.kalevala.realm.ledger import BUILDING, GAIN, book
from walstatt.games.kalevala.realm.trade_centres import INVADERS_EXTRA, PEOPLE
from walstatt.games.kalevala.state import RULER
from walstatt.hexmap.coordinates import read_place
from walstatt.hexmap.land import Field
from walstatt.hexmap.small_fields import NEIGHBOURS

PRICE, PAYMENT, ONE, FREE = (
    "kalevala.18.3.palast", "kalevala.r.palace_payment", "kalevala.r.king_kind", "kalevala.18.optional",
)
CHANGES = 1
STEP = 12
"""RE, the most that is paid in one GR by another reading of kalevala.r.palace_payment."""
LEAST_PRICE, SHARE = 30, 45
"""In RE, and in hundredths of the armament of one date."""


def crown(turn: Turn) -> None:
    work = evaluation(turn)
    work.follow(_crown, Crown)
    work.follow(_build_palace, BuildPalace)


def price(work: Evaluation, realm: str) -> int:
    """The larger of 30 RE and 45 percent of what trade centres and people arm at one date, rounded up."""
    return max(LEAST_PRICE, ceil(SHARE * _armament(work, realm) / 100))


def due(work: Evaluation, realm: str) -> int:
    """What the palace costs now: all that is not yet paid, or by a reading one step of it."""
    begun = work.world.persons.palaces.get(realm)
    left = max(0, price(work, realm) - (begun.paid if begun is not None else 0))
    return min(left, STEP) if work.world.reading(PAYMENT) else left


def _armament(work: Evaluation, realm: str) -> int:
    """Of this date, or as the list has it of the last one; before the first, what the land would give."""
    raised = sum(sum(one.values()) for (name, _), one in work.raised.items() if name == realm)
    rows = (row for one in work.world.lists.get(realm, ()) for row in one.rows if row.item.startswith("armament:"))
    before = int(sum(row.new for row in rows))
    centres = armament_value(work, realm)
    at_first = PEOPLE + (max(centres, INVADERS_EXTRA) if work.realm(realm).invader else centres)
    return raised or before or at_first


def _crown(work: Evaluation, realm: str, order: Crown) -> None:
    ruler, last = work.realm(realm), work.world.persons.kings.get(realm)
    if ruler.kind != RULER:
        raise refuse(FREE, "kalevala-refused-king-ruler")
    crowned, sits = reigning(work.world, realm), find(work.world, realm)
    if crowned is not None and sits is not None and _may_change(work, crowned, order):
        _change_kind(work, realm, order, crowned, sits)
        return
    if crowned is not None or sits is not None:
        raise refuse(ONE, "kalevala-refused-second-king")
    if last is not None and (not work.world.at.arms or work.world.at.gr <= last.ended):
        raise refuse(ONE, "kalevala-refused-king-too-soon", ended=last.ended)
    reused = has_palace(work, realm) and last is not None
    field = last.palace if reused and last is not None else order.field
    cost = 0 if reused else _raise_palace(work, realm, order.field)
    if cost is None:
        return
    king = Royal(order.kind, MOST_LIVES, 0)
    work.world.persons.kings[realm] = King(
        order.kind, work.world.at.gr, field, order.words, draw(work, realm), healed=work.world.at.gr)
    book(work, realm, palace_place(work, field), king.symbol, 1, NOTATION, GAIN)
    rules = (FREE, "kalevala.18.1", PRICE, PAYMENT, NOTATION)
    told = {"king": king.symbol, "place": field, "re": cost, "words": order.words}
    work.turn.tell((realm,), "kalevala-king-crowned", *rules, **told)
    work.turn.tell(GAME_MASTER, "kalevala-king-crowned-desk", "kalevala.18.1", realm=realm, **told)


def _may_change(work: Evaluation, king: King, order: Crown) -> bool:
    """By a reading he becomes another kind at an arming date, for the price of a palace."""
    return work.world.reading(ONE) == CHANGES and work.world.at.arms and order.kind != king.kind


def _change_kind(work: Evaluation, realm: str, order: Crown, king: King, sits: Throned) -> None:
    cost = price(work, realm)
    spend_anywhere(work, realm, cost, PRICE, BUILDING)
    king.kind = order.kind
    changed = change(work, realm, sits, kind=order.kind, rule=ONE)
    work.turn.tell((realm,), "kalevala-king-changed", ONE, PRICE, was=sits.symbol, king=changed.symbol, re=cost)


def _build_palace(work: Evaluation, realm: str, order: BuildPalace) -> None:
    """For a king who has lost his (kalevala.r.palace_fate)."""
    king = reigning(work.world, realm)
    if king is None:
        raise refuse(FREE, "kalevala-refused-no-king")
    if has_palace(work, realm):
        raise refuse(PAYMENT, "kalevala-refused-palace-stands", place=king.palace)
    cost = _raise_palace(work, realm, order.field)
    if cost is None:
        return
    king.palace, king.captor = order.field, ""
    rules = (PRICE, PAYMENT, "kalevala.r.palace_fate")
    work.turn.tell((realm,), "kalevala-palace-built", *rules, place=order.field, re=cost)


def _raise_palace(work: Evaluation, realm: str, written: str) -> int | None:
    """On a free small field of the capital's large field; who has no capital, in any of his own. What it has cost, or
    nothing while it is not paid in full."""
    place = read_place(written)
    field = Field(place.gf, place.kf or 0)
    if field.gf not in work.world.lands:
        raise refuse(PAYMENT, "kalevala-refused-not-own", place=written)
    capitals = {gf_of(one) for one in work.realm(realm).capitals}
    if capitals and field.gf not in capitals:
        raise refuse(PRICE, "kalevala-refused-palace-capital", place=written, capitals=sorted(map(str, capitals)))
    own_part(work, realm, field)
    if house_on(work, field) is not None:
        raise refuse(PAYMENT, "kalevala-refused-built-up", field=written)
    if needs_foundation(work, field):
        raise refuse("kalevala.9.2.fundament", "kalevala-refused-foundation", field=written)
    cost = _pay(work, realm, written)
    if cost is None:
        return None
    palace = Building(PALACE, field.kf, openings=_gate(work, field), built=work.world.at.gr)
    work.replace_buildings(field.gf, [*standing(work, field.gf), palace])
    work.turn.tell((realm,), "kalevala-built", PRICE, PAYMENT, place=str(field.gf), building=write_building(palace),
                   re=cost)
    return cost


def _pay(work: Evaluation, realm: str, field: str) -> int | None:
    """All that it costs once the last step is paid."""
    palaces, gr = work.world.persons.palaces, work.world.at.gr
    begun = palaces.get(realm, BegunPalace(field))
    if begun.field != field and owner_of(work, begun.field) == realm:
        raise refuse(PAYMENT, "kalevala-refused-palace-begun", place=begun.field)
    if begun.gr == gr:
        raise refuse(PAYMENT, "kalevala-refused-palace-step", most=STEP)
    if begun.field != field:
        begun = palaces[realm] = BegunPalace(field)
    cost = due(work, realm)
    if cost:
        spend_anywhere(work, realm, cost, PRICE, BUILDING)
    paid, whole = begun.paid + cost, price(work, realm)
    if paid >= whole:
        palaces.pop(realm, None)
        return paid
    palaces[realm] = BegunPalace(field, paid, gr)
    told = {"place": field, "re": cost, "left": whole - paid}
    work.turn.tell((realm,), "kalevala-palace-begun", PRICE, PAYMENT, **told)
    return None


def _gate(work: Evaluation, field: Field) -> tuple[Opening, ...]:
    """Towards the first small field beside it that lies no higher."""
    land = work.world.lands[field.gf]
    near = [one.kf for one in NEIGHBOURS[field.kf] if one.side is None and not land.is_water(one.kf)
            and land.level(one.kf) <= land.level(field.kf)]
    return tuple(Opening(field.kf, kf) for kf in near[:1])
