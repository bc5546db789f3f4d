"""Hand-overs, deeds of gift and cessions (21.1.3, 21.1.4): written in phase 3, by what their writer can know."""
from __future__ import annotations

from collections import Counter
from typing import Final

from msgspec.structs import replace

from walstatt.core.refusal import refuse
from walstatt.core.turn import Turn
from walstatt.games.kalevala import hooks
from walstatt.games.kalevala.court.addressees import as_borne
from walstatt.games.kalevala.entering.muster import Muster, take_out
from walstatt.games.kalevala.entering.swimming import swimmers_from
from walstatt.games.kalevala.evaluation import Evaluation, evaluation, gf_of
from walstatt.games.kalevala.papers.model import Cede, HandOver
from walstatt.games.kalevala.realm.pieces import ANIMAL, DEVICE, SLAVE, WARRIOR, Piece, price
from walstatt.games.kalevala.realm.stock import EXPEDITION, RE, Force, Holder, Stock, so_many
from walstatt.games.kalevala.state import folded
from walstatt.games.kalevala.trade.fiefs import fief_held
from walstatt.games.kalevala.trade.groups import group_at, is_own
from walstatt.games.kalevala.trade.records import LAST_FOR, Offer
from walstatt.games.kalevala.trade.volume import merchants_in, vessels_of

DEED: Final = "kalevala.21.1.3.urkunde"
MOST_WORTH: Final = 60
"""RE on one deed."""
PER_PARTNER: Final = 1
"""The reading of kalevala.r.deed_limit by which 60 RE are the most between two rulers in a GR."""
SLAVES_WORTH: Final = 1
"""RE (kalevala.r.slave_trade)."""
NOBODY: Final = frozenset(map(folded, ("Urbevölkerung", "Urbevoelkerung", "Niemand", "Eingeborene", "Natives")))


def take_offers(turn: Turn) -> None:
    work = evaluation(turn)
    work.world.trade.offers = []
    work.follow(_take_goods, HandOver)
    work.follow(_take_land, Cede)


def counted(stock: Stock) -> Counter[str]:
    found = Counter(stock.pieces)
    if stock.re:
        found[RE] += stock.re
    return found


def stock_of(goods: dict[str, int]) -> Stock:
    return Stock({symbol: number for symbol, number in goods.items() if symbol != RE}, goods.get(RE, 0))


# ---- goods


def _take_goods(work: Evaluation, realm: str, order: HandOver) -> None:
    order = replace(order, to=as_borne(work, order.to))
    _check_partner(work, realm, order.to)
    end = order.end or order.start
    here, there = gf_of(order.start), gf_of(end)
    if here.plane != there.plane or here.distance(there) > 1:
        raise refuse("kalevala.21.1.3.ort", "kalevala-refused-handover-far", start=order.start, end=end)
    if order.listing.holders or order.against.holders:
        raise refuse(DEED, "kalevala-refused-ships-apart")
    goods = order.listing.stock()
    group = _giver(work, realm, order)
    source = group.load if group is not None else _standing(work, realm, order.start)
    _check_worth(work, realm, order, goods)
    left = source.copy()
    promised = _promised(work, realm, order, source)
    left.part_with(promised)
    missing = left.lacks(goods)
    if missing:
        told = [so_many(number, symbol) for symbol, number in missing.items()]
        raise refuse(DEED, "kalevala-refused-handover-missing", place=order.start, missing=told)
    left.part_with(goods)
    if group is not None and not merchants_in(left):
        raise refuse("kalevala.21.karawane.missbrauch", "kalevala-refused-caravan-leader", group=order.group)
    if group is not None and vessels_of(group.load) and not vessels_of(left):
        raise refuse("kalevala.21.karawane.see", "kalevala-refused-caravan-no-vessels", group=order.group)
    why = why_not_given(source, goods, counted(promised))
    if why:
        raise refuse(why, "kalevala-refused-handover-giver", place=order.start)
    hooks.check_leaving(work, realm, order.start, goods)
    work.world.trade.offers.append(
        Offer(
            realm, order.to, order.start, end, order.group, dict(counted(goods)), dict(counted(order.against.stock())),
            line=order.line,
        )
    )
    work.turn.tell(
        (realm,), "kalevala-deed-taken", DEED, "kalevala.r.deed_limit", place=order.start, to=order.to,
        worth=worth(goods), line=order.line,
    )


def _check_partner(work: Evaluation, realm: str, to: str) -> None:
    if work.is_protected(realm):
        raise refuse("kalevala.r.8.schutz_wirkung", "kalevala-refused-protected")
    if folded(to) in NOBODY or folded(to) == folded(realm):
        raise refuse("kalevala.21.1.3.empfaenger", "kalevala-refused-handover-nobody", to=to)


def _giver(work: Evaluation, realm: str, order: HandOver) -> Holder | None:
    """The caravan that hands over: it stands there, or is on its way there."""
    if not order.group:
        return None
    if order.group.startswith(EXPEDITION):
        raise refuse("kalevala.21.2.zweck", "kalevala-refused-expedition-trade", group=order.group)
    found = group_at(work, realm, order.group)
    ways = [one.way for one in work.world.trade.moves if (one.realm, one.group) == (realm, order.group)]
    reached = {gf_of(place) for way in ways for place in way}
    if found is None or gf_of(order.start) not in reached | {gf_of(found[0])}:
        rule = "kalevala.21.1.2.hilfsblatt"
        raise refuse(rule, "kalevala-refused-no-such-caravan", group=order.group, place=order.start)
    return found[1]


def _standing(work: Evaluation, realm: str, place: str) -> Stock:
    """What is there, on the ground or aboard, and neither enters somewhere else, swims nor pays for a trade centre."""
    there = Muster(work, realm, work.world.entries.get(realm, ())).standing.get(place, Force())
    if "~" in place:
        return all_aboard(there)
    for one in work.world.foundings.get(realm, ()):
        take_out(there.land, stock_of(one.paid) if one.place == place else Stock())
    take_out(there.land, swimmers_from(work, realm, place))
    return there.land


def all_aboard(force: Force | None) -> Stock:
    """What all ships there hold together, and those that hold nothing."""
    total = Stock()
    for vessel in force.vessels if force is not None else ():
        total.join(vessel.load)
        if vessel.load.empty:
            total.add(vessel.symbol, 1)
    return total


def _promised(work: Evaluation, realm: str, order: HandOver, source: Stock) -> Stock:
    """What earlier lines give away already: nothing goes to two rulers."""
    total: Counter[str] = Counter()
    for one in work.world.trade.offers:
        if (one.realm, one.start, one.group) == (realm, order.start, order.group):
            total.update(one.goods)
    return stock_of(total & counted(source))


def _check_worth(work: Evaluation, realm: str, order: HandOver, goods: Stock) -> None:
    for one, _ in goods.each():
        if _price(one) is None:
            raise refuse(DEED, "kalevala-refused-handover-piece", symbol=one.symbol)
    total = worth(goods)
    rule = DEED
    if work.world.reading("kalevala.r.deed_limit") == PER_PARTNER:
        rule = "kalevala.r.deed_limit"
        total += sum(
            worth(stock_of(one.goods)) for one in work.world.trade.offers if (one.realm, one.to) == (realm, order.to)
        )
    if total > MOST_WORTH:
        raise refuse(rule, "kalevala-refused-handover-worth", worth=total, most=MOST_WORTH)


def _price(one: Piece) -> int | None:
    """Certain figures and special ones belong to their ruler; a bearer goes with what he bears."""
    if one.kind.sort == SLAVE:
        return SLAVES_WORTH
    certain = one.is_single and not one.items
    return None if certain or one.kind.special else price(one)


def worth(goods: Stock) -> int:
    return goods.re + sum((_price(one) or 0) * number for one, number in goods.each())


# ---- who may give and take what


def device_load(goods: Stock) -> int:
    """TEH that the devices among them need."""
    return sum(one.kind.load * number for one, number in goods.each() if one.kind.sort == DEVICE and not one.horses)


def has_devices(goods: Stock) -> bool:
    return any(one.kind.sort == DEVICE for one, _ in goods.each())


def offers_teh(stock: Stock, goods: Stock) -> bool:
    """Do warriors, and animals with them, haul the devices (kalevala.r.handover_teh)?"""
    hauled = sum(one.kind.hauls * number for one, number in stock.each() if one.kind.sort in (WARRIOR, ANIMAL))
    return bool(stock.warriors) and hauled >= device_load(goods)


def why_not_given(source: Stock, goods: Stock, before: Counter[str]) -> str:
    """RE come from a merchant; devices from a merchant, or from warriors who have hauled them and all that they give
    away by earlier deeds."""
    if goods.re and not merchants_in(source):
        return "kalevala.21.1.3.re"
    if has_devices(goods) and not merchants_in(source) and not offers_teh(source, _together(goods, before)):
        return "kalevala.21.1.3.geraet"
    return ""


def why_not_taken(source: Stock, taker: Stock, goods: Stock, before: Counter[str]) -> str:
    """RE go to a merchant or an agent; of devices one side is a merchant, and warriors haul what they take, with what
    comes by earlier deeds."""
    agents = taker.count(lambda one: one.base == "Ag")
    if goods.re and not merchants_in(taker) and not agents:
        return "kalevala.21.1.3.re"
    if has_devices(goods) and not merchants_in(taker):
        if not merchants_in(source):
            return "kalevala.21.1.3.geraet"
        if not offers_teh(taker, _together(goods, before)):
            return "kalevala.r.handover_teh"
    return ""


def _together(goods: Stock, before: Counter[str]) -> Stock:
    return stock_of(counted(goods) + before)


# ---- land


def _take_land(work: Evaluation, realm: str, order: Cede) -> None:
    order = replace(order, to=as_borne(work, order.to))
    _check_partner(work, realm, order.to)
    if not is_own(work, realm, order.place) or "~" in order.place:
        raise refuse("kalevala.21.1.4.genehmigung", "kalevala-refused-not-own", place=order.place)
    if not order.grant:
        raise refuse("kalevala.21.1.4.genehmigung", "kalevala-refused-cede-grant", place=order.place)
    if order.rounds > LAST_FOR:
        raise refuse("kalevala.21.1.4.lehen", "kalevala-refused-cede-long", rounds=order.rounds, most=LAST_FOR)
    held = fief_held(work, order.place, realm)
    if held is not None and folded(order.to) != folded(held.lord):
        raise refuse("kalevala.21.1.4.lehen", "kalevala-refused-cede-fief", place=order.place, lord=held.lord)
    if order.against.holders or any(one.start == order.place for one in _cessions(work)):
        raise refuse(DEED, "kalevala-refused-handover-missing", place=order.place, missing=[order.place])
    work.world.trade.offers.append(
        Offer(
            realm, order.to, order.place, order.place, against=dict(counted(order.against.stock())),
            rounds=order.rounds, grant=order.grant, line=order.line,
        )
    )
    work.turn.tell(
        (realm,), "kalevala-cession-taken", DEED, "kalevala.21.1.4.genehmigung", place=order.place, to=order.to,
        rounds=order.rounds, line=order.line,
    )


def _cessions(work: Evaluation) -> list[Offer]:
    return [one for one in work.world.trade.offers if one.rounds]
