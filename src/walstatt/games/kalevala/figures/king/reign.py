"""A king from one phase 1 to the next: healing, upkeep, power points, what he needs without a palace (18.3 to 18.7)."""
from __future__ import annotations

from typing import Final

from walstatt.core.refusal import refuse
from walstatt.core.turn import Turn
from walstatt.games.kalevala import hooks
from walstatt.games.kalevala.evaluation import Evaluation, evaluation
from walstatt.games.kalevala.figures.king.lines import HealKing, KeepKing, Sacrifice, SpareKing
from walstatt.games.kalevala.figures.king.records import King
from walstatt.games.kalevala.figures.king.throne import (
    MOST_LIVES,
    MOST_POWER,
    PER_ADVANTAGE,
    PRIEST_KING,
    WARRIOR_KING,
    Throned,
    change,
    find,
    has_palace,
    reigning,
    throned,
)
from walstatt.games.kalevala.figures.king.weaknesses import SICKLY, draw, show
from walstatt.games.kalevala.papers.model import Paper
from walstatt.games.kalevala.realm.building import buildings_of
from walstatt.games.kalevala.realm.buildings import PALACE
from walstatt.games.kalevala.realm.dues import spend
from walstatt.games.kalevala.realm.ledger import LOSS, book
from walstatt.games.kalevala.realm.pieces import ANIMAL, MOST_ZEH, PERSON, SLAVE, WARRIOR, Piece, known_piece, price
from walstatt.games.kalevala.realm.stock import Force, Stock, so_many

HEALING, SPENDING, UPKEEP, POWER, HOMELESS, SACRIFICE, SACRIFICING = (
    "kalevala.18.7.heilen", "kalevala.r.king_power_spending", "kalevala.18.3.unterhalt", "kalevala.18.3.machtpunkte",
    "kalevala.18.4.verlust", "kalevala.18.5.priester_umwandeln", "kalevala.r.priest_king_convert",
)
UPKEEP_DUE, GIVEN_BACK = 10, 5
"""RE or OEH at an armament date, and the power points that come back for OEH."""
NEEDED: Final = 5
"""Power points in a GR without a palace."""
TO_SACRIFICE: Final = 50
"""Power points that a priest king must have."""
OF_A_SLAVE, RATE = 1, 2
"""RE that a slave is worth, and RE that make one ZEH."""


# ---- at the start of phase 1


def begin(turn: Turn) -> None:
    """Each king heals, then pays for what he lacks."""
    work = evaluation(turn)
    for realm in work.world.realms:
        found = find(work.world, realm)
        king = (reigning(work.world, realm) or _enthroned(work, realm, found)) if found is not None else None
        if king is not None and found is not None:
            found = _heal(work, realm, king, found)
            _do_without_palace(work, realm, king, found)
    work.follow(_heal_more, HealKing)
    work.follow(_check_spared, SpareKing)


def _enthroned(work: Evaluation, realm: str, found: Throned) -> King:
    """One who came with a realm that moved in, or by the game master's hand; his palace is the one in his land."""
    palaces = [f"{gf}/{one.kf}" for gf, one in buildings_of(work, realm) if one.kind == PALACE]
    gr = work.world.at.gr
    king = King(found.king.kind, gr - 1, palaces[0] if palaces else "", weakness=draw(work, realm), healed=gr - 1)
    work.world.persons.kings[realm] = king
    return king


def _heal(work: Evaluation, realm: str, king: King, found: Throned) -> Throned:
    """One life in a GR; a sickly king only every second one (kalevala.r.king_weakness)."""
    gr = work.world.at.gr
    if found.king.lives >= MOST_LIVES or king.healed == gr:
        return found
    if king.weakness == SICKLY and king.healed == gr - 1:
        show(work, realm, SICKLY)
        return found
    king.healed = gr
    healed = change(work, realm, found, lives=found.king.lives + 1, rule=HEALING)
    work.turn.tell((realm,), "kalevala-king-heals", HEALING, king=healed.king.symbol, place=found.place)
    return healed


def _do_without_palace(work: Evaluation, realm: str, king: King, found: Throned) -> None:
    """Five power points, or he is a plain C warrior for this GR."""
    king.plain = 0
    if has_palace(work, realm):
        king.captor = ""
        return
    spared = any(work.papers.get(realm, Paper()).of(SpareKing))
    if found.king.power >= NEEDED and not spared:
        paid = change(work, realm, found, power=found.king.power - NEEDED, rule=HOMELESS)
        work.turn.tell((realm,), "kalevala-king-homeless", HOMELESS, SPENDING, king=paid.king.symbol, points=NEEDED)
    else:
        king.plain = work.world.at.gr
        work.turn.tell((realm,), "kalevala-king-plain", HOMELESS, king=found.king.symbol)


def _check_spared(work: Evaluation, realm: str, order: SpareKing) -> None:
    del order
    throned(work, realm)
    if has_palace(work, realm):
        raise refuse(HOMELESS, "kalevala-refused-king-housed")


def _heal_more(work: Evaluation, realm: str, order: HealKing) -> None:
    """Ten power points for each life beyond the free one; warrior kings only."""
    king, found = throned(work, realm)
    if king.kind != WARRIOR_KING:
        raise refuse("kalevala.18.5.krieger", "kalevala-refused-king-kind", kind=king.kind, wanted=WARRIOR_KING)
    if king.plain:
        raise refuse(HOMELESS, "kalevala-refused-king-plain", king=found.king.symbol)
    cost, missing = PER_ADVANTAGE * order.lives, MOST_LIVES - found.king.lives
    if order.lives > missing:
        raise refuse(HEALING, "kalevala-refused-king-whole", lives=found.king.lives, most=MOST_LIVES)
    if cost > found.king.power:
        raise refuse(SPENDING, "kalevala-refused-king-power", cost=cost, there=found.king.power)
    healed = change(work, realm, found, lives=found.king.lives + order.lives, power=found.king.power - cost,
                    rule=SPENDING)
    rules = ("kalevala.18.5.krieger", SPENDING)
    work.turn.tell((realm,), "kalevala-king-heals", *rules, king=healed.king.symbol, place=found.place)


# ---- upkeep


def is_due(work: Evaluation, realm: str) -> bool:
    """From the armament date after his creation on, at each of them."""
    king, at = reigning(work.world, realm), work.world.at
    return king is not None and at.arms and at.gr > king.since and king.paid < at.gr and not king.unpaid and (
        find(work.world, realm) is not None)


def owed(work: Evaluation, realm: str) -> int:
    return UPKEEP_DUE if is_due(work, realm) else 0


def unpaid(work: Evaluation, realm: str) -> None:
    king = reigning(work.world, realm)
    assert king is not None
    king.unpaid = True


def pay_in_oeh(turn: Turn) -> None:
    """Before upkeep is paid: what a paper offers of the god's; without a word RE are due like all other upkeep."""
    evaluation(turn).follow(_keep, KeepKing)


def _keep(work: Evaluation, realm: str, order: KeepKing) -> None:
    king, found = throned(work, realm)
    if not is_due(work, realm):
        raise refuse(UPKEEP, "kalevala-refused-king-not-due", since=king.since)
    if not order.in_oeh:
        return
    ruler = work.realm(realm)
    if ruler.oeh < UPKEEP_DUE:
        raise refuse(UPKEEP, "kalevala-refused-king-oeh", cost=UPKEEP_DUE, there=ruler.oeh)
    ruler.oeh -= UPKEEP_DUE
    king.paid = work.world.at.gr
    power = min(MOST_POWER, found.king.power + GIVEN_BACK)
    paid = change(work, realm, found, power=power, rule=POWER)
    work.turn.tell((realm,), "kalevala-king-paid-oeh", UPKEEP, POWER, oeh=UPKEEP_DUE, king=paid.king.symbol)


def note_paid(turn: Turn) -> None:
    """Whoever was not told to be unpaid has been paid in RE."""
    work = evaluation(turn)
    for realm in list(work.world.persons.kings):
        king = reigning(work.world, realm)
        if king is not None and is_due(work, realm) and not work.is_at_rest(realm):
            king.paid = work.world.at.gr
            work.turn.tell((realm,), "kalevala-king-paid", UPKEEP, re=UPKEEP_DUE)


# ---- the priest king


def sacrifice(turn: Turn) -> None:
    evaluation(turn).follow(_sacrifice, Sacrifice)


def _sacrifice(work: Evaluation, realm: str, order: Sacrifice) -> None:
    king, found = throned(work, realm)
    if not king.kind.startswith(PRIEST_KING):
        raise refuse(SACRIFICE, "kalevala-refused-king-kind", kind=king.kind, wanted=PRIEST_KING)
    if king.plain:
        raise refuse(HOMELESS, "kalevala-refused-king-plain", king=found.king.symbol)
    if found.king.power < TO_SACRIFICE:
        raise refuse(SACRIFICE, "kalevala-refused-king-power", cost=TO_SACRIFICE, there=found.king.power)
    if order.place != found.place:
        raise refuse(SACRIFICING, "kalevala-refused-king-elsewhere", place=order.place, king=found.place)
    given = order.listing.stock()
    _check_gifts(work, realm, order, given)
    hooks.check_leaving(work, realm, order.place, given)
    room = MOST_ZEH - king.zeh
    offered = _cut(given, room * RATE)
    gained = min(room, _worth(offered) // RATE)
    if not gained:
        told = {"symbol": found.king.symbol, "re": _worth(given), "most": MOST_ZEH}
        raise refuse(SACRIFICING, "kalevala-refused-no-zeh", **told)
    gone = [(symbol, -number) for symbol, number in offered.pieces.items()]
    spend(work, realm, order.place, offered.re, SACRIFICE, LOSS, gone)
    for symbol, number in gone:
        book(work, realm, order.place, symbol, number, SACRIFICE, LOSS)
    king.zeh += gained
    work.turn.tell((realm,), "kalevala-king-sacrificed", SACRIFICE, SACRIFICING, place=order.place, zeh=gained,
                   all=king.zeh)


def _check_gifts(work: Evaluation, realm: str, order: Sacrifice, given: Stock) -> None:
    there = work.world.forces.get(realm, {}).get(order.place, Force()).land
    missing = there.lacks(given)
    if missing or order.listing.holders:
        told = [so_many(number, symbol) for symbol, number in missing.items()] or ["–"]
        raise refuse(SACRIFICING, "kalevala-refused-not-there", place=order.place, missing=told)
    for one, _ in given.each():
        if value_of(one) is None or one.items:
            raise refuse(SACRIFICING, "kalevala-refused-no-sacrifice", symbol=one.symbol)


def value_of(one: Piece) -> int | None:
    """List prices of animals and people; what has none cannot be given."""
    if one.kind.sort == SLAVE:
        return OF_A_SLAVE
    return price(one) if one.kind.sort in (ANIMAL, PERSON, WARRIOR) else None


def _worth(stock: Stock) -> int:
    return stock.re + sum((value_of(known_piece(symbol)) or 0) * number for symbol, number in stock.pieces.items())


def _cut(given: Stock, most: int) -> Stock:
    """No more than his store takes: the rest of the order is not carried out."""
    kept = Stock(re=min(given.re, most))
    most -= kept.re
    for symbol, number in given.pieces.items():
        value = value_of(known_piece(symbol)) or 1
        taken = min(number, most // value)
        most -= taken * value
        if taken:
            kept.pieces[symbol] = taken
    return kept
