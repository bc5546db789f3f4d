"""Going through a portal (14.1): in phase 1 between two own ends, else by an entry of phase 3."""
from __future__ import annotations

from collections import Counter
from typing import Final

from walstatt.core.refusal import refuse
from walstatt.games.kalevala.evaluation import Evaluation, gf_of
from walstatt.games.kalevala.papers.model import Cross, Enter, Listing
from walstatt.games.kalevala.papers.write import listing_of, write_listing
from walstatt.games.kalevala.planes.mystic import is_lone_mystic, mystic_at
from walstatt.games.kalevala.planes.portals import learn_portal
from walstatt.games.kalevala.planes.rifts import (
    COST,
    RIFT_ZEH,
    TABLE,
    check_open,
    check_re,
    holder,
    new_rift,
    opened,
    other_side,
    passable,
    rift_re,
    spoken_for,
    standing,
    use,
)
from walstatt.games.kalevala.realm.dues import Purchase, check_spare
from walstatt.games.kalevala.realm.ledger import LOSS, book, carry, carry_over, exchange, re_in
from walstatt.games.kalevala.realm.marching import March
from walstatt.games.kalevala.realm.pieces import (
    ANIMAL,
    DEVICE,
    PERSON,
    SLAVE,
    VESSEL,
    WARRIOR,
    WIZARD,
    Piece,
    is_mystic,
    known_piece,
    price,
    rule_of_transport,
    with_zeh,
    worth,
    zeh,
)
from walstatt.games.kalevala.realm.renaming import rename
from walstatt.games.kalevala.realm.stock import RE, Stock, so_many
from walstatt.games.kalevala.state import Entry, Rift

MOST_PEOPLE, MOST_GOODS = 28, 12
"""RE of one army (kalevala.r.war.wechsel_heer)."""
KING: Final = 7
"""A king counts as a C warrior."""
TENTH: Final = 10
TOGETHER: Final = {"A": 20, "B": 15, "C": 10}
TABLE_PRICE: Final = 5
"""The old table: RE for so many warriors of a class, and for all animals, all devices, all vessels
(kalevala.28.ebenenwechsel)."""


def is_crossing(start: str, end: str) -> bool:
    return gf_of(start).plane != gf_of(end).plane


def is_land_protected(work: Evaluation, place: str) -> bool:
    """Nobody comes into land under divine protection, the mystic neither (kalevala.r.8.schutz_wirkung)."""
    province = work.province(place)
    return province is not None and work.is_protected(province.owner)


# ---- how large an army


def check_army(work: Evaluation, stock: Stock, rule: str = COST) -> None:
    """28 RE of people and 12 of everything else; the old table knows no such end, for it grows with the army."""
    if work.world.reading(TABLE):
        return
    people = sum(number * _worth(one) for one, number in stock.each() if _is_person(one))
    goods = sum(number * (price(one) or 0) for one, number in stock.each() if not _is_person(one))
    if people > MOST_PEOPLE or goods > MOST_GOODS:
        raise refuse(rule, "kalevala-refused-army", people=people, goods=goods, most=MOST_PEOPLE, more=MOST_GOODS)


def _is_person(one: Piece) -> bool:
    return one.kind.sort in (WARRIOR, PERSON, SLAVE)


def _worth(one: Piece) -> int:
    """List prices (of class D kalevala.r.war.d_wert); wizard and mystic do not count (kalevala.r.war.wechsel_heer)."""
    if one.base == WIZARD or is_mystic(one):
        return 0
    if one.base.endswith("Kö"):
        return KING
    return 1 if one.kind.sort == SLAVE else worth(one) or 0


def table_re(work: Evaluation, stock: Stock) -> int:
    """What the old table asks for besides, where a world reads it so."""
    if not work.world.reading(TABLE):
        return 0
    ranks = Counter[str]()
    for one, number in stock.each():
        ranks[one.rank] += number
    begun = sum(-(-ranks[rank] // many) for rank, many in TOGETHER.items())
    kinds = sum(bool(stock.of_sort(sort)) for sort in (ANIMAL, DEVICE, VESSEL))
    return TABLE_PRICE * (begun + kinds)


# ---- phase 1


def cross(work: Evaluation, realm: str, order: Cross) -> tuple[str, Stock]:
    """Where they come to, and what has arrived under the symbols that it has now."""
    check_open(work)
    start, stock = order.start, order.listing.stock()
    end = other_side(work, realm, start)
    if gf_of(order.end) != gf_of(end):
        raise refuse("kalevala.14.1.volle_bewegung", "kalevala-refused-not-opposite", start=start, end=order.end)
    _check_group(start, stock)
    if is_lone_mystic(stock):
        if is_land_protected(work, end):
            work.turn.tell((realm,), "kalevala-mystic-stopped", "kalevala.r.8.schutz_wirkung", place=start, end=end)
            return start, stock
        return end, _go_alone(work, realm, start, end, stock)
    for place in (start, end):
        province = work.province(place)
        if province is None or province.owner != realm:
            raise refuse("kalevala.14.1.phase", "kalevala-refused-cross-not-own", place=place)
    check_army(work, stock)
    paid, left = _table_payment(work, order, stock)
    rift = passable(standing(work, realm), start, end)
    at = holder(work, realm, start, end) if rift is None else ""
    due = left + (rift_re(work) if at == start else 0)
    check_re(work, realm, start, due + stock.re)
    check_spare(work, realm, Purchase(start, due), before_arming=True)
    if rift is None:
        stock = _after_payment(work, realm, at, stock)
        rift = opened(work, realm, at)
        rules = (COST, "kalevala.14.1.kosten_buchung")
        work.turn.tell((realm,), "kalevala-rift-opened", *rules, start=rift.start, end=rift.end, re=rift_re(work))
    _pay_table(work, realm, start, paid, left)
    stock.part_with(Stock({symbol: number for symbol, number in paid.items() if symbol != RE}))
    use(work, realm, rift, start)
    return end, _pass(work, realm, start, end, stock)


def _after_payment(work: Evaluation, realm: str, at: str, stock: Stock) -> Stock:
    """The mystic who pays and goes along is called otherwise when he has paid."""
    mystic = mystic_at(work, realm, at)
    if mystic is None or mystic.one.symbol not in stock.pieces or zeh(mystic.one) < RIFT_ZEH:
        return stock
    changed = stock.copy()
    changed.add(mystic.one.symbol, -1)
    changed.add(with_zeh(mystic.one, zeh(mystic.one) - RIFT_ZEH), 1)
    return changed


def check_on_land(start: str, listing: Listing) -> None:
    """Gates never stand in water, so that nothing that swims comes to one."""
    if listing.holders or "~" in start or listing.whole().of_sort(VESSEL):
        raise refuse("kalevala.r.war.portal_provinzen", "kalevala-refused-no-ship-here", place=start)


def _check_group(start: str, stock: Stock) -> None:
    """RE and devices go with those who carry them; beyond that they cross free of charge."""
    march = March(stock)
    if stock.re > march.carries:
        raise refuse("kalevala.14.1.kosten.frei", "kalevala-refused-carries", re=stock.re, most=march.carries)
    if not march.is_led:
        rule = rule_of_transport(march.kinds, "kalevala.r.war.wechsel_heer")
        raise refuse(rule, "kalevala-refused-nobody-leads", place=start)
    if march.load > march.hauls:
        rule = "kalevala.r.war.wechsel_heer"
        raise refuse(rule, "kalevala-refused-hauls", needed=march.load, offered=march.hauls)


def _go_alone(work: Evaluation, realm: str, start: str, end: str, stock: Stock) -> Stock:
    """Whoever owns the other side, and without a rift; one that he held closes (kalevala.r.war.mystiker_wechsel)."""
    rules = ("kalevala.14.1.kosten.frei", "kalevala.r.war.mystiker_wechsel", "kalevala.14.2.benutzen")
    work.turn.tell((realm,), "kalevala-mystic-crossed", *rules, start=start, end=end)
    return _pass(work, realm, start, end, stock)


def _pass(work: Evaluation, realm: str, start: str, end: str, stock: Stock) -> Stock:
    """On the other plane: from now on they stand in the protocol of that plane alone."""
    carry_over(work, realm, start, end, stock, "kalevala.14.1.protokoll")
    for gf in (gf_of(start), gf_of(end)):
        learn_portal(work, realm, gf)
    arrived = weaken_wizards(work, realm, end, stock)
    what = write_listing(listing_of(arrived))
    rules = ("kalevala.14.1.phase", "kalevala.14.1.protokoll", "kalevala.14.1.volle_bewegung")
    work.turn.tell((realm,), "kalevala-crossed", *rules, start=start, end=end, what=what)
    return arrived


def weaken_wizards(work: Evaluation, realm: str, place: str, stock: Stock) -> Stock:
    """A tenth of the ZEH, rounded up, on every crossing (kalevala.r.war.zehn_prozent)."""
    arrived = stock.copy()
    rules = ("kalevala.14.1.kosten.zauberer", "kalevala.r.war.zehn_prozent")
    for symbol, number in stock.pieces.items():
        one = known_piece(symbol)
        lost = -(-zeh(one) // TENTH) if one.base == WIZARD else 0
        if lost:
            weaker = with_zeh(one, zeh(one) - lost)
            exchange(work, realm, place, symbol, weaker, number, rules[0])
            rename(work, realm, symbol, weaker)
            arrived.add(symbol, -number)
            arrived.add(weaker, number)
            work.turn.tell((realm,), "kalevala-wizard-weaker", *rules, was=symbol, now=weaker, zeh=lost)
    return arrived


# ---- the old table


def _table_payment(work: Evaluation, order: Cross, stock: Stock) -> tuple[Counter[str], int]:
    """What is given in kind, five RE for five RE, and how many RE are left to pay."""
    cost = table_re(work, stock)
    paid = Counter(order.losses.stock().pieces)
    if order.losses.re or order.losses.holders or (paid and not cost):
        raise refuse("kalevala.28.ebenenwechsel", "kalevala-refused-table", cost=cost)
    if stock.lacks(Stock(dict(paid))):
        raise refuse("kalevala.28.ebenenwechsel", "kalevala-refused-table", cost=cost)
    worth = sum((price(known_piece(symbol)) or 0) * number for symbol, number in paid.items())
    left = max(0, cost - worth // TABLE_PRICE * TABLE_PRICE)
    return paid, left


def _pay_table(work: Evaluation, realm: str, place: str, paid: Counter[str], left: int) -> None:
    if not paid and not left:
        return
    book(work, realm, place, RE, -left, "kalevala.28.ebenenwechsel", LOSS)
    for symbol, number in paid.items():
        book(work, realm, place, symbol, -number, "kalevala.28.ebenenwechsel", LOSS)
    given = [so_many(number, symbol) for symbol, number in paid.items()]
    rules = ("kalevala.28.ebenenwechsel", TABLE)
    work.turn.tell((realm,), "kalevala-table-paid", *rules, place=place, re=left, given=given)


# ---- by an entry of phase 3


def check_entry(work: Evaluation, realm: str, order: Enter, stock: Stock, target: str, declared: list[Entry]) -> None:
    """Everything that an entry through a portal needs beyond what others need."""
    start_owner, target_owner = (work.province(place) for place in (order.start, target))
    if start_owner and target_owner and start_owner.owner == target_owner.owner == realm:
        raise refuse("kalevala.14.1.phase", "kalevala-refused-cross-first", place=target)
    check_on_land(order.start, order.listing)
    other_side(work, realm, order.start)
    _check_march(work, order)
    check_army(work, stock)
    _check_group(order.start, stock)
    taken = [one for one in declared if (one.start, one.target) == (order.start, target)]
    rifts = [rift for rift in standing(work, realm) if passable(iter([rift]), order.start, target)]
    due = [rift for rift in work.realm(realm).open_rifts if rift.due and _leads(rift, order.start, target)]
    is_new = len(taken) >= len(rifts) + len(due)
    toll = rift_re(work) if is_new and holder(work, realm, order.start, target) == order.start else 0
    check_re(work, realm, order.start, table_re(work, stock) + stock.re + toll + spoken_for(work, realm, order.start))
    if is_new:
        _declare_rift(work, realm, order, target)


def _leads(rift: Rift, start: str, end: str) -> bool:
    return {rift.start, rift.end} == {start, end}


def _declare_rift(work: Evaluation, realm: str, order: Enter, target: str) -> None:
    """Another army needs another rift at full price; it is paid in phase 4."""
    ruler = work.realm(realm)
    rift, mystic = new_rift(work, realm, holder(work, realm, order.start, target))
    before = sum(one.due for one in ruler.open_rifts)
    cost, there = RIFT_ZEH * (before + 1), zeh(mystic.one)
    if cost > there:
        raise refuse(COST, "kalevala-refused-zeh", place=mystic.place, cost=cost, there=there)
    check_re(work, realm, mystic.place, rift_re(work) + spoken_for(work, realm, mystic.place))
    ruler.open_rifts.append(Rift(rift.start, rift.end, rift.splinter, rift.gr, due=True))


def _check_march(work: Evaluation, order: Enter) -> None:
    """Small field by small field, all who go and nobody else, each group with room where it stands."""
    rule = "kalevala.14.1.reihenfolge"
    land, total = work.land(order.start), Stock()
    for kf, group in order.march:
        total.join(group.stock())
        room = March(group.stock()).room_aboard()
        if land.drawn and (not land.is_land(kf) or room > land.room(kf)):
            raise refuse(rule, "kalevala-refused-march-room", kf=kf, room=room, most=land.room(kf))
    if total != order.listing.stock():
        raise refuse(rule, "kalevala-refused-march", place=order.target)


def can_pass(work: Evaluation, realm: str, entry: Entry) -> bool:
    """Does the way still stand open? On one plane it always does."""
    if not is_crossing(entry.start, entry.target):
        return True
    return passable(standing(work, realm), entry.start, entry.target) is not None


def go_in(work: Evaluation, realm: str, entry: Entry, stock: Stock) -> None:
    """Figures of an entry come to where it leads."""
    if not is_crossing(entry.start, entry.target):
        carry(work, realm, entry.start, entry.target, stock)
        return
    rift = passable(standing(work, realm), entry.start, entry.target)
    if rift is None:
        raise ValueError(f"{entry.start}: no way leads to {entry.target}")
    use(work, realm, rift, entry.start)
    cost = min(table_re(work, stock), re_in(work, realm, entry.start) - stock.re)
    _pay_table(work, realm, entry.start, Counter(), max(0, cost))
    groups = [
        f"KF{kf} {' '.join(so_many(number, item) for item, number in group.items())}" for kf, group in entry.march
    ]
    rules = ["kalevala.14.1.reihenfolge", "kalevala.r.war.wechsel_heer"]
    if any(kf == work.land(entry.start).portal for kf, _ in entry.march):
        rules.append("kalevala.14.2.raum")
    work.turn.tell((realm,), "kalevala-marched-through", *rules, start=entry.start, end=entry.target, groups=groups)
    _pass(work, realm, entry.start, entry.target, stock)
