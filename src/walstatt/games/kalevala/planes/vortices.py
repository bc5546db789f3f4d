"""Vortices (14.1, 14.3): foreign figures are dragged through a portal, before any battle of phase 4."""
from __future__ import annotations

from typing import Final

from walstatt.core.questions import SUM, Roll
from walstatt.core.refusal import Refused, refuse
from walstatt.core.tally import Tally
from walstatt.core.turn import Turn
from walstatt.games.kalevala.court.addressees import as_borne
from walstatt.games.kalevala.evaluation import Evaluation, evaluation
from walstatt.games.kalevala.papers.model import Drag
from walstatt.games.kalevala.papers.write import listing_of, write_listing
from walstatt.games.kalevala.planes.crossing import check_army, is_land_protected
from walstatt.games.kalevala.planes.mystic import check_scroll, check_zeh, mystic_at, pay_zeh
from walstatt.games.kalevala.planes.rifts import RIFT_RE, RIFT_ZEH, check_open, check_re, other_side, spoken_for
from walstatt.games.kalevala.realm.ledger import LOSS, book, carry_over
from walstatt.games.kalevala.realm.pieces import is_mystic, known_piece
from walstatt.games.kalevala.realm.spell_factors import RULES as FACTOR_RULES
from walstatt.games.kalevala.realm.spell_factors import spell_factor
from walstatt.games.kalevala.realm.stock import RE, Force, Stock
from walstatt.games.kalevala.realm.transports import LITERAL, MORE_OF_TEN, TEN_SIDED
from walstatt.games.kalevala.state import Vortex

COST: Final = "kalevala.14.1.kosten.strudel"
AURA, WARDED = "kalevala.14.3.aura", 10
RULES: Final = (COST, "kalevala.14.3.riss_strudel", "kalevala.r.war.strudel_ablauf")


def declare_vortices(turn: Turn) -> None:
    work = evaluation(turn)
    work.follow(_declare, Drag)


def _declare(work: Evaluation, realm: str, order: Drag) -> None:
    """By what the writer can know: whether anybody of that name stands there shows in phase 4."""
    if work.is_protected(realm):
        raise refuse("kalevala.r.8.schutz_wirkung", "kalevala-refused-protected")
    other = as_borne(work, order.realm)
    if other == realm:
        raise refuse("kalevala.14.3.riss_strudel", "kalevala-refused-own-vortex")
    check_open(work)
    other_side(work, realm, order.place)
    stock = order.listing.stock()
    if stock.re or order.listing.holders or not stock.pieces:
        raise refuse("kalevala.r.war.strudel_ablauf", "kalevala-refused-only-pieces")
    ruler = work.realm(realm)
    before = [one for one in ruler.vortices if one.place == order.place]
    rifts = sum(one.due and one.start == order.place for one in ruler.open_rifts)
    pledged = RIFT_ZEH * rifts + sum(factors(work, Stock(dict(one.figures))) for one in before)
    given = RIFT_RE * len(before) + spoken_for(work, realm, order.place) + _given_away(work, realm, order.place)
    _check_cost(work, realm, order.place, stock, pledged, given)
    ruler.vortices.append(Vortex(order.place, other, dict(stock.pieces)))
    work.turn.tell((realm,), "kalevala-vortex-taken", *RULES, place=order.place, realm=other)


def _given_away(work: Evaluation, realm: str, place: str) -> int:
    """RE that are handed over or found trade centres before any vortex."""
    offered = [one.goods for one in work.world.trade.offers if (one.realm, one.start, one.group) == (realm, place, "")]
    founding = [one.paid for one in work.world.foundings.get(realm, ()) if one.place == place]
    return sum(one.get(RE, 0) for one in (*offered, *founding))


def _check_cost(work: Evaluation, realm: str, place: str, stock: Stock, pledged: int = 0, given: int = 0) -> None:
    """What is pledged or given away otherwise pays for nothing."""
    mystic = mystic_at(work, realm, place)
    if mystic is None:
        raise refuse("kalevala.14.3.riss_strudel", "kalevala-refused-no-mystic", place=place)
    check_scroll(work, mystic)
    check_army(work, stock, COST)
    check_zeh(mystic, factors(work, stock) + pledged, COST)
    check_re(work, realm, place, RIFT_RE + given)


def factors(work: Evaluation, stock: Stock) -> int:
    """ZEH: of each figure its spell factor."""
    total = 0
    for symbol, number in stock.pieces.items():
        factor = spell_factor(work.world, known_piece(symbol))
        if factor is None:
            raise refuse("kalevala.19.3.2.faktor", "kalevala-refused-no-factor", symbol=symbol)
        total += number * factor
    return total


def drag(turn: Turn) -> None:
    """After the entries and before the battles: as many of those named as are there (kalevala.r.war.strudel_ablauf)."""
    work = evaluation(turn)
    for realm, ruler in work.world.realms.items():
        for vortex in ruler.vortices:
            try:
                _drag(work, realm, vortex)
            except Refused as refused:
                work.turn.tell((realm,), "kalevala-vortex-failed", refused.rule, place=vortex.place)
        ruler.vortices = []


def _drag(work: Evaluation, realm: str, vortex: Vortex) -> None:
    there = work.world.forces.get(vortex.realm, {}).get(vortex.place, Force()).land
    found = {symbol: min(number, there.pieces.get(symbol, 0)) for symbol, number in vortex.figures.items()}
    stock = Stock({symbol: number for symbol, number in found.items() if number})
    end = other_side(work, realm, vortex.place)
    if not stock.pieces or is_land_protected(work, vortex.place) or is_land_protected(work, end):
        work.turn.tell((realm,), "kalevala-vortex-nobody", *RULES, place=vortex.place, realm=vortex.realm)
        return
    _check_cost(work, realm, vortex.place, stock)
    mystic = mystic_at(work, realm, vortex.place)
    assert mystic is not None
    cost = factors(work, stock)
    pay_zeh(work, realm, mystic, cost, COST)
    book(work, realm, vortex.place, RE, -RIFT_RE, COST, LOSS)
    stock = _without_warded(work, realm, vortex, stock)
    if not stock.pieces:
        told = {"place": vortex.place, "realm": vortex.realm, "zeh": cost, "re": RIFT_RE}
        work.turn.tell((realm,), "kalevala-vortex-in-vain", *RULES, AURA, **told)
        return
    carry_over(work, vortex.realm, vortex.place, end, stock, COST)
    what, seen = write_listing(listing_of(stock)), write_listing(listing_of(stock.as_seen()))
    told = {"start": vortex.place, "end": end}
    own = sorted({rule for one, _ in stock.each() if (rule := FACTOR_RULES.get(one.base)) is not None})
    told_realm = {"realm": vortex.realm, "what": seen, "zeh": cost, "re": RIFT_RE}
    work.turn.tell((realm,), "kalevala-vortex", *RULES, *own, **told, **told_realm)
    work.turn.tell((vortex.realm,), "kalevala-dragged", *RULES, **told, realm=realm, what=what)


def _without_warded(work: Evaluation, realm: str, vortex: Vortex, stock: Stock) -> Stock:
    """A mystic's aura may keep him where he is; it costs nothing, and the vortex no less for it."""
    seized = stock.copy()
    sides, need = 6, Tally(WARDED, AURA)
    if work.world.reading(LITERAL):
        sides, need = TEN_SIDED, need.change(MORE_OF_TEN, LITERAL)
    roll = Roll(None, "kalevala:mystic-aura", AURA, 3, sides, need, compare=SUM)
    for one, _ in stock.each():
        if not is_mystic(one):
            continue
        warded = bool(roll.reached(work.turn.roll((realm, vortex.place, vortex.realm, one.symbol), roll)))
        key = "kalevala-mystic-warded" if warded else "kalevala-mystic-not-warded"
        work.turn.tell((realm, vortex.realm), key, AURA, place=vortex.place, realm=vortex.realm)
        if warded:
            seized.add(one.symbol, -1)
    return seized
