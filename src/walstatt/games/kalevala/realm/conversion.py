"""RE become pieces (11.4): where, which, how many, and from which RE."""
from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from walstatt.core.refusal import refuse
from walstatt.core.turn import Turn
from walstatt.games.kalevala import hooks
from walstatt.games.kalevala.evaluation import Evaluation, evaluation, gf_of
from walstatt.games.kalevala.papers.model import Arm, Convert, Listing, Paper
from walstatt.games.kalevala.realm.areas import areas, armament_value, is_reached
from walstatt.games.kalevala.realm.culture import is_culture_good
from walstatt.games.kalevala.realm.dues import as_it_will_be, is_auxiliary, is_common_core, is_core, spend
from walstatt.games.kalevala.realm.ledger import CONVERSION, UNMADE, book, book_load, harbour, launch, re_in
from walstatt.games.kalevala.realm.own_waters import check_hold, own_fleets, re_aboard, stow
from walstatt.games.kalevala.realm.pieces import (
    ALWAYS_MADE,
    ANIMAL,
    AUXILIARY,
    CULTURE_NAMES,
    DEVICE,
    GOODS,
    HUMANS,
    KINDS,
    SLAVE,
    SLAVES,
    VESSEL,
    Piece,
    is_mystic,
    known_piece,
    price,
    zeh,
)
from walstatt.games.kalevala.realm.stock import RE, Force, so_many
from walstatt.games.kalevala.state import OCCUPIED, Realm
from walstatt.hexmap.coordinates import ELDRIEN

MOST_HUMANS, MOST_GOODS = 28, 12
"""RE in one place and phase (kalevala.11.4.grenzen)."""
CORE_LIMITS: Final = {"A": 180, "B": 135, "C": 90}
"""kalevala.17.5.staerke; class D is no core that anybody chooses."""
AUXILIARIES_SHARE: Final = 4
"""One auxiliary for so many core troops (kalevala.17.2.hilfs_max)."""
MOST_MERCHANTS: Final = 20
"""Of one realm (kalevala.21.kosten)."""
SECOND_PLANE: Final = 32
"""RE of trade centres on another plane up to which invaders' rules hold there (kalevala.8.2.andere_ebene)."""


def convert_lying(turn: Turn) -> None:
    """RE that lie in a place since before this phase; what becomes of them may still move."""
    work = evaluation(turn)
    if not work.world.reading("kalevala.r.5.reihenfolge_phase1"):
        _convert(work, gathered=False)


def convert_gathered(turn: Turn) -> None:
    """RE that were brought together; what becomes of them stays where it is. By the other reading of
    kalevala.r.5.reihenfolge_phase1 nothing is converted before this."""
    work = evaluation(turn)
    if work.world.reading("kalevala.r.5.reihenfolge_phase1"):
        _convert(work, gathered=False)
    _convert(work, gathered=True)
    for realm, raised in work.auxiliaries_raised.items():
        _send_surplus_home(work, realm, raised)


def _convert(work: Evaluation, *, gathered: bool) -> None:
    for realm, paper in work.papers.items():
        for order in paper.of(Convert):
            if order.gathered == gathered:
                carry_out(work, realm, order)


def carry_out(work: Evaluation, realm: str, order: Convert | Arm) -> None:
    """Convert, or say why not."""
    work.carried_out.add((realm, order.line))
    work.attempt(realm, order, partial(convert, work, realm, order))


def convert(work: Evaluation, realm: str, order: Convert | Arm) -> None:
    """Make pieces of RE in a place; refuses what the rules do not allow, and then nothing has changed."""
    place, listing = order.place, order.listing
    check_place(work, realm, place, new=isinstance(order, Arm))
    if listing.re or listing.holders:
        raise refuse("kalevala.11.4.voll_bezahlt", "kalevala-refused-only-pieces")
    costs, animals = {HUMANS: 0, GOODS: 0}, 0
    for symbol, number in listing.pieces:
        one = known_piece(symbol)
        if one.kind.sort == SLAVE:
            _check_slaves(work, realm, order)
        else:
            check_makeable(work, realm, one, permitted=bool(order.grant))
        if one.kind.sort == VESSEL:
            harbour(work, place, symbol)
        cost = number * price_for(work.realm(realm), one)
        costs[one.kind.group] += cost
        animals += cost if one.kind.sort == ANIMAL else 0
    if "~" in place:
        check_hold(work, realm, place, listing)
    check_limits(work, realm, place, costs[HUMANS], costs[GOODS])
    _check_animals(work, realm, place, animals)
    check_singles(work, realm, listing)
    hooks.check_raised(work, realm, (known_piece(symbol) for symbol, _ in listing.pieces), place)
    check_troops(work, realm, listing)
    check_merchants(work, realm, listing)
    total = sum(costs.values())
    _pay(work, realm, order, total)
    for symbol, number in listing.pieces:
        one = known_piece(symbol)
        if one.kind.sort == SLAVE:
            work.limits[realm, place].pressed -= number * price_for(work.realm(realm), one)
        if one.kind.sort == VESSEL:
            launch(work, realm, place, symbol, number)
        else:
            put = stow if "~" in place else book
            put(work, realm, place, symbol, number, one.kind.rule, CONVERSION)
        if is_auxiliary(one):
            work.auxiliaries_raised[realm].append((order, symbol, number))
        if one.kind.sort == ANIMAL or one.horses or work.world.reading("kalevala.r.11.bewegen_danach"):
            work.made[realm, place][symbol] += number
    limits = work.limits[realm, place]
    limits.humans += costs[HUMANS]
    limits.goods += costs[GOODS]
    limits.animals += animals
    pieces = [so_many(number, symbol) for symbol, number in listing.pieces]
    by = "" if work.founded(place) is not None else anywhere_by(work, realm, place)
    rules = ["kalevala.11.4.grenzen", *filter(None, [by])]
    if any(known_piece(symbol).symbol in CULTURE_NAMES for symbol, _ in listing.pieces):
        rules.append("kalevala.11.4.kulturnamen")
    work.turn.tell((realm,), "kalevala-converted", *rules, place=place, pieces=pieces, re=total)


def _pay(work: Evaluation, realm: str, order: Convert | Arm, total: int) -> None:
    place, new = order.place, isinstance(order, Arm)
    limits = work.limits[realm, place]
    if new and total > limits.armed:
        home = areas(work, realm).home | own_fleets(work, realm)
        own_only = place not in home or is_newly_occupied(work, place)
        rule = "kalevala.11.4.neuruestung_kolonie" if own_only else "kalevala.11.4.neuruestung_direkt"
        raise refuse(rule, "kalevala-refused-new-armament", place=place, cost=total, there=limits.armed)
    there = re_aboard(work, realm, place) if "~" in place else re_in(work, realm, place)
    if total > there:
        raise refuse("kalevala.11.4.vor_ort", "kalevala-refused-re-here", place=place, cost=total, there=there)
    lying = isinstance(order, Convert) and not order.gathered
    spend(work, realm, place, total, "kalevala.11.4.vor_ort", CONVERSION, order.listing.pieces, before_arming=lying)
    limits.armed -= total if new else 0


def price_for(ruler: Realm, one: Piece) -> int:
    """In RE; slaves of the own people cost what core troops cost (kalevala.23.eigene)."""
    if one.kind.sort == SLAVE:
        return KINDS[ruler.core].price or 0
    return price(one) or 0


def _check_slaves(work: Evaluation, realm: str, order: Convert | Arm) -> None:
    """From the own people only with new armament: of the place's own trade centre, or of the people raised there."""
    rule, most = "kalevala.23.eigene", work.limits[realm, order.place].pressed
    if not isinstance(order, Arm):
        raise refuse(rule, "kalevala-refused-slaves-made")
    cost = sum(one * price_for(work.realm(realm), known_piece(symbol)) for symbol, one in order.listing.pieces
               if symbol == SLAVES)
    if cost > most:
        raise refuse(rule, "kalevala-refused-slaves-most", place=order.place, cost=cost, most=most)


def is_newly_occupied(work: Evaluation, place: str) -> bool:
    """Occupied, not conquered, in the GR before (kalevala.11.2.neu_besetzt)."""
    province = work.province(place)
    return (
        province is not None and province.taken is not None and province.how == OCCUPIED
        and province.taken.gr == work.world.at.gr - 1
    )


def check_place(work: Evaluation, realm: str, place: str, *, new: bool) -> None:
    """May pieces be made here? Only where an own trade centre is founded; invaders need none, and by a reading of
    kalevala.r.8.umwandlung_ort only new armament needs one."""
    province = work.province(place)
    if place in own_fleets(work, realm):
        return
    if province is None or province.owner != realm:
        raise refuse("kalevala.8.umwandeln_hz", "kalevala-refused-not-own", place=place)
    if not new and work.world.reading("kalevala.r.8.umwandlung_ort"):
        return
    if work.founded(place) is None and not anywhere_by(work, realm, place):
        possible = "kalevala.r.8.umwandlung_ort" if work.site(place) is not None else "kalevala.8.umwandeln_hz"
        raise refuse(possible, "kalevala-refused-no-trade-centre", place=place)


def anywhere_by(work: Evaluation, realm: str, place: str) -> str:
    """The rule by which no trade centre is needed: an invader's, or that of rulers with little on another plane."""
    plane = gf_of(place).plane
    if work.realm(realm).invader:
        return "kalevala.4.4.umwandeln"
    if plane != ELDRIEN and is_reached(work, realm, place) and armament_value(work, realm, plane) <= SECOND_PLANE:
        return "kalevala.8.2.zweite_ebene_invasor"
    return ""


def check_makeable(work: Evaluation, realm: str, one: Piece, *, permitted: bool = False) -> None:
    """Can this realm make such a piece at all? Some only with permission: of its role, or by a grant that is cited."""
    ruler = work.realm(realm)
    if one.rank == "D":
        raise refuse("kalevala.r.war.d_krieger", "kalevala-refused-elite", symbol=one.symbol)
    if price(one) is None:
        raise refuse(one.kind.rule, "kalevala-refused-no-price", symbol=one.symbol)
    if one.due:
        raise refuse("kalevala.11.4.reparatur", "kalevala-refused-damaged-new", symbol=one.symbol)
    if one.items:
        raise refuse(one.kind.rule, "kalevala-refused-items-new", symbol=one.symbol)
    if one.kind.sort in (ANIMAL, DEVICE, VESSEL) and not one.kind.special and not is_culture_good(ruler, one):
        raise refuse(
            "kalevala.11.1.kulturgueter", "kalevala-refused-culture-good", symbol=one.symbol,
            goods=[*sorted(ALWAYS_MADE), *ruler.culture.goods],
        )
    if zeh(one):
        rule = "kalevala.14.3.zeh" if is_mystic(one) else "kalevala.9.2.zusatz_zeh"
        raise refuse(rule, "kalevala-refused-zeh-new", symbol=one.symbol)
    if one.base in ("RD", "DD") and one.base not in ruler.powers and not permitted:
        raise refuse("kalevala.r.11.kulturgueter", "kalevala-refused-special-figure", symbol=one.symbol)


def check_limits(work: Evaluation, realm: str, place: str, humans: int, goods: int) -> None:
    """28 RE of humans and 12 RE of goods and buildings in one place and phase."""
    limits = work.limits[realm, place]
    for had, more, most, key in (
        (limits.humans, humans, MOST_HUMANS, "kalevala-refused-28"),
        (limits.goods, goods, MOST_GOODS + limits.labour, "kalevala-refused-12"),
    ):
        if had + more > most:
            raise refuse("kalevala.11.4.grenzen", key, place=place, wanted=had + more, most=most)


def _check_animals(work: Evaluation, realm: str, place: str, cost: int) -> None:
    """What slaves bring makes more devices and buildings, not more animals (kalevala.23.arbeit)."""
    had = work.limits[realm, place].animals
    if had + cost > MOST_GOODS:
        raise refuse("kalevala.23.arbeit", "kalevala-refused-12", place=place, wanted=had + cost, most=MOST_GOODS)


_NUMBERED: Final = {"Ag": "kalevala.22.3.2.nummer"}
"""Of what chapters say themselves that it bears numbers."""


def check_singles(work: Evaluation, realm: str, listing: Listing) -> None:
    """A symbol with a number of its own stands for one certain figure."""
    new = [symbol for symbol, _ in listing.pieces if known_piece(symbol).is_single]
    for symbol in new:
        there = any(force.whole().pieces.get(symbol) for force in work.world.forces.get(realm, {}).values())
        if there or new.count(symbol) > 1:
            rule = _NUMBERED.get(known_piece(symbol).base, "kalevala.r.9.grammatik")
            raise refuse(rule, "kalevala-refused-there-already", symbol=symbol)
    _check_one_mystic(work, realm, listing)


def _check_one_mystic(work: Evaluation, realm: str, listing: Listing) -> None:
    new = sum(number for symbol, number in listing.pieces if is_mystic(known_piece(symbol)))
    had = sum(force.whole().count(is_mystic) for force in work.world.forces.get(realm, {}).values()) if new else 0
    if new + had > 1:
        raise refuse("kalevala.14.3.grenzen", "kalevala-refused-one-mystic")


def check_troops(work: Evaluation, realm: str, listing: Listing) -> None:
    """Core troops are of one weapon and class and not too many; auxiliaries at most a quarter of them."""
    ruler = work.realm(realm)
    new_core = new_auxiliaries = 0
    for symbol, number in listing.pieces:
        one = known_piece(symbol)
        if not one.is_trooper:
            continue
        bare = symbol.partition("(")[0]
        if one.mark == AUXILIARY:
            if bare in ruler.core_symbols:
                rule = "kalevala.17.2.hilfs_typ" if bare == ruler.core else "kalevala.r.war.hilfs_typ_bogen"
                raise refuse(rule, "kalevala-refused-auxiliary-is-core", symbol=bare)
            new_auxiliaries += number
        elif bare not in ruler.core_symbols:
            raise refuse("kalevala.17.2.kern", "kalevala-refused-not-core", symbol=bare, core=list(ruler.core_symbols))
        else:
            new_core += number
    common, most = _common_core(work, realm), CORE_LIMITS[ruler.rank]
    if new_core and common + new_core > most:
        raise refuse("kalevala.17.5.staerke", "kalevala-refused-core-most", most=most, had=common)
    if not new_auxiliaries:
        return
    quarter, auxiliaries = _quarter(work, realm, new_core + _core_ordered(work, realm))
    if auxiliaries + new_auxiliaries > quarter:
        # Those that are too many already may stay, but none may be added.
        over = auxiliaries > quarter
        rule = "kalevala.r.war.hilfs_ueberhang" if over else "kalevala.17.2.hilfs_max"
        raise refuse(rule, "kalevala-refused-auxiliaries-most", most=quarter, had=auxiliaries)


def _quarter(work: Evaluation, realm: str, more_core: int = 0) -> tuple[int, int]:
    """How many auxiliaries the core troops allow, and how many there are; without those whom the paper lets go."""
    core, auxiliaries = army(work, realm, as_it_will_be(work, realm))
    return (core + more_core) // AUXILIARIES_SHARE, auxiliaries


def _send_surplus_home(work: Evaluation, realm: str, raised: list[tuple[Convert | Arm, str, int]]) -> None:
    """Core troops that were ordered with them have not come: the last that were raised are not, and their RE lie where
    they were (kalevala.r.war.hilfs_ueberhang: the quarter is tested at the end)."""
    quarter, auxiliaries = _quarter(work, realm)
    surplus, rule = auxiliaries - quarter, "kalevala.r.war.hilfs_ueberhang"
    for order, symbol, number in reversed(raised):
        gone = min(number, surplus)
        if gone <= 0:
            return
        _unmake(work, realm, order.place, symbol, gone, rule)
        surplus -= gone
        key = "kalevala-refused-auxiliaries-surplus"
        work.refuse(realm, order, refuse(rule, key, most=quarter, number=gone, symbol=symbol, place=order.place))


def _unmake(work: Evaluation, realm: str, made_in: str, symbol: str, number: int, rule: str) -> None:
    """Wherever they have gone to since."""
    forces = work.world.forces.get(realm, {})
    cost = number * price_for(work.realm(realm), known_piece(symbol))
    for place in sorted(forces, key=lambda one: (one != made_in, one)):
        gone = min(number, forces[place].whole().pieces.get(symbol, 0))
        book_load(work, realm, place, symbol, -gone, rule, UNMADE)
        number -= gone
    book(work, realm, made_in, RE, cost, rule, UNMADE)


def check_merchants(work: Evaluation, realm: str, listing: Listing) -> None:
    new = dict(listing.pieces).get("K", 0)
    had = sum(force.whole().count(lambda one: one.base == "K") for force in work.world.forces.get(realm, {}).values())
    if new and had + new > MOST_MERCHANTS:
        raise refuse("kalevala.21.kosten", "kalevala-refused-merchants-most", most=MOST_MERCHANTS, had=had)


def army(work: Evaluation, realm: str, forces: Mapping[str, Force] | None = None) -> tuple[int, int]:
    """Core troops and auxiliaries of a realm, wherever they are; of its forces as they are, or as they would be."""
    there = work.world.forces.get(realm, {}) if forces is None else forces
    stocks = [force.whole() for force in there.values()]
    return sum(one.count(is_core) for one in stocks), sum(one.count(is_auxiliary) for one in stocks)


def _common_core(work: Evaluation, realm: str) -> int:
    """Core troops of the chosen class: elite has a column of its own (kalevala.r.war.d_krieger)."""
    return sum(force.whole().count(is_common_core) for force in work.world.forces.get(realm, {}).values())


def _core_ordered(work: Evaluation, realm: str) -> int:
    """Core troops that this paper still raises: the quarter is tested at the end (kalevala.r.war.hilfs_ueberhang)."""
    if realm not in work.core_orders:
        symbols, paper = work.realm(realm).core_symbols, work.papers.get(realm, Paper())
        orders: list[Convert | Arm] = [*paper.of(Convert), *paper.of(Arm)]
        work.core_orders[realm] = [
            (order.line, number) for order in orders for symbol, number in order.listing.pieces if symbol in symbols
        ]
    return sum(number for line, number in work.core_orders[realm] if (realm, line) not in work.carried_out)
