"""Hand-overs of phase 4 (21.1.3): all matched together after the caravans have moved, then carried out at once."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from walstatt.core.texts import text
from walstatt.core.turn import Turn
from walstatt.games.kalevala.court.requests import USED, request_of
from walstatt.games.kalevala.evaluation import Evaluation, evaluation, gf_of
from walstatt.games.kalevala.papers.write import listing_of, write_listing
from walstatt.games.kalevala.realm.conversion import AUXILIARIES_SHARE, CORE_LIMITS, MOST_MERCHANTS, army
from walstatt.games.kalevala.realm.dues import is_auxiliary, is_core
from walstatt.games.kalevala.realm.ledger import GAIN, LOSS, book_in, book_load
from walstatt.games.kalevala.realm.marching import March, forbidden_aboard
from walstatt.games.kalevala.realm.ownership import test_at_once
from walstatt.games.kalevala.realm.pieces import GUARD, KINDS, PERSON, VESSEL, WARRIOR, is_mystic, known_piece
from walstatt.games.kalevala.realm.stock import EXPEDITION, RE, Force, Holder, Stock
from walstatt.games.kalevala.realm.troops import as_owned
from walstatt.games.kalevala.state import Booking, Realm
from walstatt.games.kalevala.trade.deeds import all_aboard, counted, stock_of, why_not_given, why_not_taken
from walstatt.games.kalevala.trade.fiefs import grant_fief
from walstatt.games.kalevala.trade.groups import cast_off, group_at
from walstatt.games.kalevala.trade.records import Offer
from walstatt.games.kalevala.trade.volume import MERCHANT, merchants_in, vessels_of, volume_flaw

DEED: Final = "kalevala.21.1.3.urkunde"
PRESENT: Final = "kalevala.21.1.3.empfaenger"
CONDITION: Final = "kalevala.21.1.3.bedingung"
MATCHED: Final = "kalevala.r.handover_atomic"


WHY: Final = {
    DEED: "missing", PRESENT: "absent", CONDITION: "condition", "kalevala.21.1.3.re": "re",
    "kalevala.21.1.3.geraet": "devices", "kalevala.r.handover_teh": "devices", "kalevala.21.karawane.volumen": "room",
    "kalevala.21.karawane.geraete": "room", "kalevala.r.caravan_volume_mix": "room",
    "kalevala.21.karawane.see": "room", "kalevala.r.caravan_sea_space": "room",
    "kalevala.21.1.4.genehmigung": "land", "kalevala.r.8.schutz_wirkung": "protected",
}
"""What a giver is told of an offer that failed by some rule; by all others the recipient would have too many."""
DETAIL_OF: Final = {
    "kalevala.r.handover_teh": "kalevala.21.1.3.geraet",
    "kalevala.r.caravan_volume_mix": "kalevala.21.karawane.volumen",
    "kalevala.r.caravan_sea_space": "kalevala.21.karawane.see",
}
"""Rulings by which an offer fails, and the rule of the book behind each: the giver is told both."""


class _Pile(NamedTuple):
    """One heap of things: those that stand in a place, those aboard there, or those of a caravan."""

    realm: str
    place: str
    stock: Stock
    """Of all ships together a copy: who gives says no ship."""
    group: str = ""
    ship: str = ""
    """Of one vessel: its symbol, and which one of them."""

    @property
    def key(self) -> tuple[str, str, str]:
        return self.realm, self.place, self.group or self.ship


class _Match(NamedTuple):
    """An offer that can be carried out: from where to where."""

    offer: Offer
    source: _Pile | None = None
    """None for land."""
    target: _Pile | None = None


def hand_over(turn: Turn) -> None:
    work = evaluation(turn)
    offers, failed = list(work.world.trade.offers), dict[int, str]()
    while True:
        matching = _Matching(work, [one for number, one in enumerate(offers) if number not in failed])
        wrong = matching.failing()
        if not wrong:
            break
        failed.update((number, wrong[one.realm, one.line]) for number, one in enumerate(offers)
                      if number not in failed and (one.realm, one.line) in wrong)
    for number, rule in sorted(failed.items()):
        one = offers[number]
        why = text("kalevala-handover-why", why=WHY.get(rule, "limit"))
        told = {"place": one.start, "to": one.to, "what": _what(one), "line": one.line, "why": why}
        rules = (rule, DETAIL_OF[rule]) if rule in DETAIL_OF else (rule,)
        turn.tell((one.realm,), "kalevala-handover-failed", *rules, MATCHED, **told)
    _carry_out(work, matching.matches)
    work.world.trade.offers = []
    test_at_once(work)


class _Matching:
    """Which of these offers hold, if all of them are carried out."""

    def __init__(self, work: Evaluation, offers: Sequence[Offer]) -> None:
        self.work = work
        self.offers = offers
        self.between: dict[tuple[str, str], list[Offer]] = {}
        """By giver and recipient."""
        self.from_groups: dict[tuple[str, str], list[Offer]] = {}
        for one in offers:
            self.between.setdefault((one.realm, one.to), []).append(one)
            self.from_groups.setdefault((one.realm, one.group), []).append(one)
        self.matches: list[_Match] = []
        self.gone: dict[tuple[str, str, str], Counter[str]] = {}
        """By pile: what earlier offers take out of it."""
        self.come: dict[tuple[str, str, str], Counter[str]] = {}
        self.claimed: dict[tuple[str, int], Counter[str]] = {}
        """By giver and line: what of an offer earlier ones have asked for in return."""

    def failing(self) -> dict[tuple[str, int], str]:
        """By giver and line: the rule by which an offer cannot be carried out. Those come first that nothing earlier
        stands in the way of: what fails anyhow takes nothing from others."""
        hopeless: dict[tuple[str, int], str] = {}
        for one in self.offers:
            why = self._why_not(one)
            if why:
                hopeless[one.realm, one.line] = why
            self._forget()
        return hopeless or self._crowded_out()

    def _crowded_out(self) -> dict[tuple[str, int], str]:
        """Those that fail because of what goes before them, up to one that others are to be paid by."""
        found: dict[tuple[str, int], str] = {}
        for one in self.offers:
            why = self._why_not(one)
            if why:
                found[one.realm, one.line] = why
            if why and any(other.against for other in self.between.get((one.to, one.realm), ())):
                break
        return found

    def _forget(self) -> None:
        self.matches.clear()
        self.gone.clear()
        self.come.clear()
        self.claimed.clear()

    def _why_not(self, offer: Offer) -> str:
        if offer.to not in self.work.world.realms:
            return PRESENT
        if self.work.is_protected(offer.to) or self.work.is_protected(offer.realm):
            return "kalevala.r.8.schutz_wirkung"
        if not self._is_paid(offer):
            return CONDITION
        return self._land(offer) if offer.rounds else self._goods(offer)

    def _is_paid(self, offer: Offer) -> bool:
        """Is all that it asks for handed over there by orders that hold themselves, and not claimed by another?"""
        missing, claims = Counter(offer.against), dict[tuple[str, int], Counter[str]]()
        here = {gf_of(offer.start), gf_of(offer.end)}
        for one in self.between.get((offer.to, offer.realm), ()) if offer.against else ():
            if {gf_of(one.start), gf_of(one.end)} & here:
                key = one.realm, one.line
                claims[key] = missing & (Counter(one.goods) - self.claimed.get(key, Counter()))
                missing -= claims[key]
        if missing:
            return False
        for key, claim in claims.items():
            self.claimed[key] = self.claimed.get(key, Counter()) + claim
        return True

    def _land(self, offer: Offer) -> str:
        province = self.work.province(offer.start)
        if province is None or province.owner != offer.realm:
            return "kalevala.21.1.4.genehmigung"
        self.matches.append(_Match(offer))
        return ""

    def _goods(self, offer: Offer) -> str:
        source = self._source(offer)
        goods = stock_of(offer.goods)
        if source is None:
            return DEED
        gone = self.gone.setdefault(source.key, Counter())
        if (gone + Counter(offer.goods)) - counted(source.stock):
            return DEED
        why = why_not_given(source.stock, goods, gone) or self._not_left(source)
        if why:
            return why
        target, why = self._target(offer, source, goods)
        if target is None:
            return why
        why = self._too_many(offer, goods)
        if why:
            return why
        gone.update(offer.goods)
        self.come.setdefault(target.key, Counter()).update(offer.goods)
        self.matches.append(_Match(offer, source, target))
        return ""

    def _source(self, offer: Offer) -> _Pile | None:
        if not offer.group:
            force = self.work.world.forces.get(offer.realm, {}).get(offer.start)
            stock = force.land if force is not None and "~" not in offer.start else all_aboard(force)
            return _Pile(offer.realm, offer.start, stock)
        found = group_at(self.work, offer.realm, offer.group)
        if found is None or gf_of(found[0]) != gf_of(offer.start):
            return None
        return _Pile(offer.realm, found[0], found[1].load, offer.group)

    def _target(self, offer: Offer, source: _Pile, goods: Stock) -> tuple[_Pile | None, str]:
        """Where it goes to: where figures of the recipient are who may take it."""
        first = ""
        for pile in self._piles(offer):
            come = self.come.get(pile.key, Counter())
            why = why_not_taken(source.stock, pile.stock, goods, come) or self._no_room(pile, offer)
            if not why:
                return pile, ""
            first = first or why
        return None, first or PRESENT

    def _piles(self, offer: Offer) -> Iterator[_Pile]:
        """At home on the ground first, abroad in his caravans, then aboard; an expedition takes nothing."""
        piles: list[tuple[bool, _Pile]] = []
        for place, force in self.work.world.forces.get(offer.to, {}).items():
            if gf_of(place) != gf_of(offer.end):
                continue
            province = self.work.province(place)
            own = province is not None and province.owner == offer.to
            if "~" not in place:
                piles.append((own, _Pile(offer.to, place, force.land)))
            piles += (
                (own, _Pile(offer.to, place, one.load, ship=f"{one.symbol} {number}"))
                for number, one in enumerate(force.vessels)
            )
            piles += (
                (not own, _Pile(offer.to, place, one.load, one.symbol)) for one in force.groups
                if not one.symbol.startswith(EXPEDITION)
            )
        piles.sort(key=lambda one: (not one[0], one[1].place, one[1].group, one[1].ship))
        yield from (pile for _, pile in piles if pile.stock.of_sort(WARRIOR) + pile.stock.of_sort(PERSON))

    def _leaving(self, pile: _Pile) -> Counter[str]:
        """All that offers take out of a caravan."""
        found: Counter[str] = Counter()
        for one in self.from_groups.get((pile.realm, pile.group), ()):
            found.update(one.goods)
        return found

    def _not_left(self, source: _Pile) -> str:
        """A caravan at sea keeps ships for all that stays in it."""
        if not vessels_of(source.stock):
            return ""
        left = stock_of(counted(source.stock) - self._leaving(source))
        flaw = volume_flaw(self.work, left)
        return flaw.rule if flaw is not None else "" if vessels_of(left) else "kalevala.21.karawane.see"

    def _no_room(self, pile: _Pile, offer: Offer) -> str:
        """A caravan holds what is left in it and all that comes; a ship what fits aboard."""
        coming = self.come.get(pile.key, Counter()) + Counter(offer.goods)
        if pile.ship:
            return "" if _fits_aboard(pile, stock_of(coming)) else "kalevala.21.karawane.see"
        if not pile.group:
            return ""
        flaw = volume_flaw(self.work, stock_of(counted(pile.stock) - self._leaving(pile) + coming))
        return flaw.rule if flaw is not None else ""

    def _too_many(self, offer: Offer, goods: Stock) -> str:
        """Nobody has more merchants, mystics, core troops or auxiliaries than he may when all is handed over
        (kalevala.r.war.hilfs_ueberhang)."""
        ruler, coming = self.work.realm(offer.to), self._coming(offer, goods)
        going = self._given_by(offer.to)
        wholes = [one.whole() for one in self.work.world.forces.get(offer.to, {}).values()]
        mystics = Stock(dict(coming)).count(is_mystic)
        if mystics and mystics + sum(one.count(is_mystic) for one in wholes) - going.count(is_mystic) > 1:
            return "kalevala.14.3.grenzen"
        merchants = sum(map(merchants_in, wholes)) - merchants_in(going)
        if coming[MERCHANT] and merchants + coming[MERCHANT] > MOST_MERCHANTS:
            return "kalevala.21.kosten"
        core, auxiliaries = army(self.work, offer.to)
        core -= going.count(is_core)
        more = Stock(dict(coming)).count(is_auxiliary)
        if more and auxiliaries + more - going.count(is_auxiliary) > core // AUXILIARIES_SHARE:
            return "kalevala.17.2.hilfs_max"
        own = Stock(dict(coming)).count(lambda one: one.base in ruler.core_symbols and not one.mark)
        if own and ruler.rank in CORE_LIMITS and core + own > CORE_LIMITS[ruler.rank]:
            return "kalevala.17.5.staerke"
        return ""

    def _given_by(self, realm: str) -> Stock:
        """All that this realm hands over itself."""
        found: Counter[str] = Counter()
        for one in self.offers:
            if one.realm == realm:
                found.update(one.goods)
        return stock_of(found)

    def _coming(self, offer: Offer, goods: Stock) -> Counter[str]:
        """All pieces that go to this recipient, as he will call them."""
        ruler = self.work.realm(offer.to)
        found = _as_owned(ruler, goods)
        for match in self.matches:
            if match.offer.to == offer.to:
                found.update(_as_owned(ruler, stock_of(match.offer.goods)))
        return found


def _as_owned(ruler: Realm, goods: Stock) -> Counter[str]:
    found: Counter[str] = Counter()
    for symbol, number in goods.pieces.items():
        found[_as_taken(ruler, symbol)] += number
    return found


def _as_taken(ruler: Realm, symbol: str) -> str:
    """Whoever guarded for another ruler guards no more."""
    return as_owned(ruler, symbol.replace(f"({GUARD})", ""))


def _fits_aboard(pile: _Pile, coming: Stock) -> bool:
    """Vessels themselves stay in the water."""
    symbol, load = pile.ship.partition(" ")[0], pile.stock.copy()
    load.join(coming)
    load.part_with(Stock(vessels_of(load)))
    fits = March(load).room_aboard() <= KINDS[symbol].hold
    return fits and not any(forbidden_aboard(symbol, one) for one, _ in load.each())


def _what(offer: Offer) -> str:
    return write_listing(listing_of(stock_of(offer.goods))) or offer.start


# ---- carrying out


def _carry_out(work: Evaluation, matches: Sequence[_Match]) -> None:
    """First everything leaves, then everything comes: nothing is passed on in the same GR."""
    for one in matches:
        if one.source is not None:
            for item, number in one.offer.goods.items():
                _book(work, one.source, item, -number, LOSS)
    for one in matches:
        if one.target is not None and one.source is not None:
            _give(work, one)
        else:
            _cede(work, one.offer)
    for one in matches:
        for pile in (one.source, one.target):
            if pile is not None:
                work.world.tidy(pile.realm, pile.place)


def _book(work: Evaluation, pile: _Pile, item: str, number: int, why: str) -> None:
    if number < 0 and "~" in pile.place and not pile.group:
        if item in vessels_of(pile.stock):
            cast_off(work, pile.realm, pile.place, {item: -number})
            work.world.bookings.append(Booking(pile.realm, pile.place, item, number, DEED, work.world.at, why))
        else:
            ships = Force(holders=work.world.force(pile.realm, pile.place).vessels)
            book_load(work, pile.realm, pile.place, item, number, DEED, why, ships)
        return
    book_in(work, pile.realm, pile.place, pile.stock, item, number, DEED, why)


def _give(work: Evaluation, match: _Match) -> None:
    offer, target, source = match.offer, match.target, match.source
    assert target is not None and source is not None
    ruler = work.realm(offer.to)
    for item, number in offer.goods.items():
        if item == RE or known_piece(item).kind.sort != VESSEL or target.group:
            _book(work, target, item if item == RE else _as_taken(ruler, item), number, GAIN)
        else:
            _moor(work, offer.to, source.place, item, number)
    told = {"place": offer.start, "end": offer.end, "giver": offer.realm, "to": offer.to, "what": _what(offer)}
    rules = [DEED, "kalevala.21.1.3.ort", *(["kalevala.21.1.3.bedingung", MATCHED] if offer.against else [])]
    work.turn.tell((offer.realm, offer.to), "kalevala-handed-over", *rules, **told)


def _moor(work: Evaluation, realm: str, water: str, symbol: str, number: int) -> None:
    """Ships stay in the water that they were handed over in."""
    work.world.force(realm, water).holders.extend(Holder(symbol) for _ in range(number))
    work.world.bookings.append(Booking(realm, water, symbol, number, DEED, work.world.at, GAIN))


def _cede(work: Evaluation, offer: Offer) -> None:
    grant_fief(work, offer)
    request = request_of(work.world, offer.realm, offer.grant)
    if request is not None:
        request.state = USED
