"""The treasure of a temple (20.1.1): gifts, ZEH for priests, and what priests cost (20.2.1)."""
from __future__ import annotations

from collections import Counter
from typing import Final

from walstatt.core.refusal import refuse
from walstatt.core.turn import Turn
from walstatt.games.kalevala.evaluation import Evaluation, evaluation, gf_of
from walstatt.games.kalevala.figures.temple.lines import Bestow, Donate, KeepPriests, LetPriestsGo
from walstatt.games.kalevala.figures.temple.records import Temple
from walstatt.games.kalevala.figures.temple.sanctuary import (
    Priest,
    gf_of_field,
    here,
    is_priest,
    own_temple,
    place_of,
    priests,
    priests_in,
    temples_of,
)
from walstatt.games.kalevala.figures.temple.watch import begin_temples
from walstatt.games.kalevala.papers.model import Paper
from walstatt.games.kalevala.realm.departed import LEAVING
from walstatt.games.kalevala.realm.dues import spend
from walstatt.games.kalevala.realm.ledger import GAIN, ITEMS, LOSS, UPKEEP, book_in, book_treasure, re_in
from walstatt.games.kalevala.realm.pieces import MOST_ZEH, is_mystic, piece, with_zeh
from walstatt.games.kalevala.state import MARAUDERS

GIFT, BOOKED, ZEH, STORE, UPKEEP_RULE, UNPAID, DEATH, DEATH_DETAIL = (
    "kalevala.20.1.1.spenden", "kalevala.r.10.pr_ts", "kalevala.20.1.1.umwandeln", "kalevala.20.2.3.zeh",
    "kalevala.20.2.1.unterhalt", "kalevala.r.priest_unpaid", "kalevala.20.2.3.tod", "kalevala.r.priest_death_zeh",
)
MYSTIC_MAGIC: Final = "kalevala.14.3.magie"
SHORTAGE: Final = "kalevala.r.10.unterdeckung"
RATE: Final = 2
"""RE for one ZEH."""
WAGES: Final = 1
"""RE of a treasure for each priest in a GR."""


# ---- gifts


def take_gifts(turn: Turn) -> None:
    """After building, so that a temple that is finished in this phase can be given something."""
    work = evaluation(turn)
    begin_temples(work)
    work.follow(_donate, Donate)
    work.follow(_bestow, Bestow)


def _donate(work: Evaluation, realm: str, order: Donate) -> None:
    temple = own_temple(work, realm, order.field, GIFT)
    place = place_of(work, order.field)
    there = re_in(work, realm, place)
    if order.re > there:
        raise refuse(GIFT, "kalevala-refused-re-here", place=place, cost=order.re, there=there)
    spend(work, realm, place, order.re, GIFT, UPKEEP)
    book_treasure(work, place, temple, order.re, GIFT, GAIN)
    work.turn.tell((realm,), "kalevala-temple-gift", GIFT, BOOKED, field=order.field, re=order.re, all=temple.treasure)


# ---- ZEH


def _bestow(work: Evaluation, realm: str, order: Bestow) -> None:
    """No more is taken than his store holds."""
    temple = own_temple(work, realm, order.field, ZEH)
    gf, wanted = gf_of_field(order.field), piece(order.priest)
    if wanted is None or not is_priest(wanted):
        rule = MYSTIC_MAGIC if wanted is not None and is_mystic(wanted) else STORE
        raise refuse(rule, "kalevala-refused-no-priest", symbol=order.priest)
    found = [one for one in priests(work.world, realm) if gf_of(one.place) == gf and one.piece.symbol == wanted.symbol]
    if not found:
        raise refuse(ZEH, "kalevala-refused-priest-elsewhere", symbol=wanted.symbol, place=str(gf))
    if order.re > temple.treasure:
        raise refuse(ZEH, "kalevala-refused-treasure", field=order.field, cost=order.re, there=temple.treasure)
    priest = found[0]
    gained = min(order.re // RATE, MOST_ZEH - priest.zeh)
    if not gained:
        raise refuse(STORE, "kalevala-refused-no-zeh", symbol=wanted.symbol, re=order.re, most=MOST_ZEH)
    check_paid(work, realm, order.field, gained * RATE)
    place = place_of(work, order.field)
    book_treasure(work, place, temple, -gained * RATE, ZEH, LOSS)
    symbol = _with_zeh(work, realm, priest, priest.zeh + gained)
    work.turn.tell((realm,), "kalevala-priest-zeh", ZEH, STORE, "kalevala.20.2.2", field=order.field, re=gained * RATE,
                   zeh=gained, priest=symbol, all=temple.treasure)


def _with_zeh(work: Evaluation, realm: str, priest: Priest, units: int) -> str:
    """One of them has other ZEH now."""
    symbol = with_zeh(priest.piece, units)
    book_in(work, realm, priest.place, priest.stock, priest.piece.symbol, -1, ZEH, ITEMS)
    book_in(work, realm, priest.place, priest.stock, symbol, 1, ZEH, ITEMS)
    return symbol


# ---- upkeep


def pay_priests(turn: Turn) -> None:
    """One RE for each, from treasures alone."""
    work = evaluation(turn)
    work.follow(_check_payer, KeepPriests)
    work.follow(_check_leaving, LetPriestsGo)
    for realm, ruler in list(work.world.realms.items()):
        if ruler.kind != MARAUDERS and not work.is_at_rest(realm):
            _pay(work, realm)


def check_paid(work: Evaluation, realm: str, field: str, cost: int) -> None:
    """Upkeep comes first (kalevala.r.10.unterdeckung): all treasures together keep enough for all priests but those
    whom the paper lets go."""
    leaving = sum(order.listing.stock().count(is_priest) for order in work.papers.get(realm, Paper()).of(LetPriestsGo)
                  if _are_there(work, realm, order))
    owed = WAGES * max(0, sum(one.number for one in priests(work.world, realm)) - leaving)
    there = sum(one.treasure for one in temples_of(work.world, realm).values())
    if there - cost < owed and not work.world.reading(SHORTAGE):
        raise refuse(SHORTAGE, "kalevala-refused-needed-for-upkeep", place=field, cost=cost, there=there, owed=owed)


def _check_payer(work: Evaluation, realm: str, order: KeepPriests) -> None:
    own_temple(work, realm, order.field, UNPAID)


def _check_leaving(work: Evaluation, realm: str, order: LetPriestsGo) -> None:
    if not _are_there(work, realm, order):
        raise refuse(UNPAID, "kalevala-refused-priests-go", place=order.place)


def _are_there(work: Evaluation, realm: str, order: LetPriestsGo) -> bool:
    """Does it name priests of that place, and nobody else?"""
    wanted = order.listing.stock()
    there = here(work, realm, order.place).whole().pieces
    known = all(number <= there.get(symbol, 0) for symbol, number in wanted.pieces.items())
    return known and not wanted.re and all(is_priest(one) for one, _ in wanted.each())


def _pay(work: Evaluation, realm: str) -> None:
    owed = WAGES * sum(one.number for one in priests(work.world, realm))
    if not owed:
        return
    first = [order.field for order in work.papers.get(realm, Paper()).of(KeepPriests)]
    paid = Counter[str]()
    while paid.total() < owed:
        field, temple = _payer(work, realm, first)
        if temple is None:
            break
        some = min(owed - paid.total(), temple.treasure) if field in first else 1
        book_treasure(work, place_of(work, field), temple, -some, UPKEEP_RULE, LOSS)
        paid[field] += some
    if paid:
        work.turn.tell((realm,), "kalevala-priests-paid", UPKEEP_RULE, UNPAID, BOOKED, re=paid.total(),
                       fields=[f"{field}: {number}" for field, number in paid.items()])
    _let_go(work, realm, owed - paid.total())


def _payer(work: Evaluation, realm: str, first: list[str]) -> tuple[str, Temple | None]:
    """Those that the paper names, then always the fullest."""
    able = {field: one for field, one in temples_of(work.world, realm).items() if one.treasure}
    for field in first:
        if field in able:
            return field, able[field]
    fullest = max(able, key=lambda field: (able[field].treasure, field), default="")
    return fullest, able.get(fullest)


def _let_go(work: Evaluation, realm: str, unpaid: int) -> None:
    """For good, with their ZEH: as the paper says, else those with fewest ZEH, who guards a temple last."""
    while unpaid:
        priest = _next_to_go(work, realm)
        unpaid -= 1
        book_in(work, realm, priest.place, priest.stock, priest.piece.symbol, -1, UNPAID, LOSS)
        work.world.tidy(realm, priest.place)
        work.turn.tell((realm,), "kalevala-priest-leaves", UNPAID, UPKEEP_RULE, place=priest.place,
                       priest=priest.piece.symbol)


def _next_to_go(work: Evaluation, realm: str) -> Priest:
    guarded = {gf_of_field(field) for field in temples_of(work.world, realm)}
    wanted = {
        (order.place, symbol) for order in work.papers.get(realm, Paper()).of(LetPriestsGo)
        for symbol in order.listing.stock().pieces
    }

    def rank(one: Priest) -> tuple[bool, bool, int, str, str]:
        named = (one.place, one.piece.symbol) in wanted
        gf = gf_of(one.place)
        guards = gf in guarded and priests_in(work.world, realm, gf) == 1
        return not named, guards, one.zeh, one.place, one.piece.symbol

    return min(priests(work.world, realm), key=rank)


# ---- death


def give_back(turn: Turn) -> None:
    """Of each priest who died in this phase half the ZEH, rounded down, for the nearest own temple."""
    work = evaluation(turn)
    for realm, place, symbol, number in _dead(work):
        found = piece(symbol)
        half = 0 if found is None else number * (_zeh(symbol) // 2)
        field = _nearest(work, realm, place)
        if not half or not field:
            continue
        temple = work.world.persons.temples[field]
        book_treasure(work, place_of(work, field), temple, half, DEATH, GAIN)
        work.turn.tell((realm,), "kalevala-priest-dead", DEATH, DEATH_DETAIL, priest=symbol, re=half, field=field,
                       all=temple.treasure)


def _zeh(symbol: str) -> int:
    return int(symbol.partition("+")[0].partition("/")[2])


def _dead(work: Evaluation) -> list[tuple[str, str, str, int]]:
    """Who is booked as lost in this phase, but for those who left; a battle that has left somebody with other ZEH books
    the one as lost and the other as gained."""
    at, left = work.world.at, {"kalevala.r.5.sl_entscheidet", *LEAVING}
    gone: dict[tuple[str, str], list[tuple[str, int]]] = {}
    come = Counter[tuple[str, str]]()
    for one in work.world.bookings:
        found = piece(one.item) if one.at == at and one.item.startswith("Pr") else None
        if found is None or not is_priest(found) or one.why not in (LOSS, GAIN) or one.rule in left:
            continue
        key = (one.realm, one.rule)
        if one.amount < 0:
            gone.setdefault(key, []).append((one.place + " " + one.item, -one.amount))
        else:
            come[key] += one.amount
    found_dead = []
    for (realm, rule), lost in gone.items():
        changed = come[realm, rule]
        for named, number in sorted(lost, key=lambda one: -_zeh(one[0].partition(" ")[2])):
            place, _, symbol = named.partition(" ")
            died = max(0, number - changed)
            changed = max(0, changed - number)
            if died:
                found_dead.append((realm, place, symbol, died))
    return found_dead


def _nearest(work: Evaluation, realm: str, place: str) -> str:
    start, own = gf_of(place), temples_of(work.world, realm)
    near = [field for field in own if gf_of_field(field).plane == start.plane]
    return min(near, key=lambda field: (start.distance(gf_of_field(field)), field), default="")
