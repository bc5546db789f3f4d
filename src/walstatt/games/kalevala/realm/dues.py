"""What a realm owes for troops, animals and special figures as things stand (17.6, 25.5), and who is to pay it."""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping
from math import ceil
from typing import Final, NamedTuple

from walstatt.core.refusal import refuse
from walstatt.games.kalevala import hooks
from walstatt.games.kalevala.evaluation import Evaluation, gf_of
from walstatt.games.kalevala.papers.model import Dismiss, Paper
from walstatt.games.kalevala.realm.areas import areas, known_waters, yield_of
from walstatt.games.kalevala.realm.culture import culture_goods
from walstatt.games.kalevala.realm.ledger import book, book_load, re_in
from walstatt.games.kalevala.realm.pieces import ANIMAL, AUXILIARY, KINDS, Kind, Piece
from walstatt.games.kalevala.realm.stock import RE, Force, Holder, Stock
from walstatt.games.kalevala.realm.trade_centres import INVADERS_EXTRA, PEOPLE
from walstatt.games.kalevala.realm.works_dues import kept_works
from walstatt.games.kalevala.state import MARAUDERS, NOMAD, RULER, Realm
from walstatt.hexmap.coordinates import ELDRIEN

CORE_TABLE: Final = {
    "A": (60, 80, 100, 120, 140, 160, 180),
    "B": (45, 60, 75, 90, 105, 120, 135),
    "C": (30, 40, 50, 60, 70, 80, 90),
    "D": (15, 20, 25, 30, 35, 40, 44),
}
"""Up to how many core warriors each cost group goes (kalevala.17.6.1.tabelle)."""
CORE_PRICES: Final = (0, 8, 18, 34, 61, 108, 140)
PAID_TOGETHER: Final = {"A": 8, "B": 4, "C": 2, "D": 1}
"""How many of a class are paid with one RE: auxiliaries, core troops in a colony, animals."""
FREE_ANIMALS: Final = {"A": 120, "B": 90, "C": 60}
"""Of nomads and invaders without any trade centre (kalevala.25.5.nomaden)."""
ONLY_BY_CULTURE, ONLY_BY_CLASS = 1, 2
"""Readings of kalevala.r.4.freie_tiere."""
PIRATES_TOO: Final = 2
"""The reading of kalevala.r.4.nomade_oder_invasor by which pirates keep animals as nomads do."""


class Bill(NamedTuple):
    """What a home realm owes, line by line as the list shows it."""

    core: int
    auxiliaries: int
    animals: int
    works: int
    special: int
    """Special figures, as the game master has settled it for each."""
    figures: int = 0
    """King, priests, agents (`hooks.py`)."""

    @property
    def total(self) -> int:
        return sum(self)


def core_price(rank: str, number: int) -> int:
    """The price of the cost group, paid once for all (kalevala.17.6.1.tabelle)."""
    group = next((group for group, most in enumerate(CORE_TABLE[rank]) if number <= most), len(CORE_PRICES) - 1)
    return CORE_PRICES[group]


def begun_groups(rank: str, number: int) -> int:
    return ceil(number / PAID_TOGETHER[rank])


def is_core(one: Piece) -> bool:
    return one.is_trooper and one.mark != AUXILIARY


def is_elite(one: Piece) -> bool:
    """Core troops of class D, which the game master alone grants; they have a column of their own."""
    return is_core(one) and one.rank == "D"


def is_common_core(one: Piece) -> bool:
    return is_core(one) and one.rank != "D"


def is_auxiliary(one: Piece) -> bool:
    return one.is_trooper and one.mark == AUXILIARY


def is_paid_specially(one: Piece) -> bool:
    return one.kind.wages[0] > 0


def special_wages(stock: Stock, test: Callable[[Piece], bool] = is_paid_specially) -> int:
    """Of each special figure the begun groups; the mystic is paid like one."""
    counted: Counter[Kind] = Counter()
    for one, number in stock.each():
        if test(one):
            counted[one.kind] += number
    return sum(kind.wages[0] * ceil(number / kind.wages[1]) for kind, number in counted.items())


def auxiliary_of(rank: str) -> Callable[[Piece], bool]:
    return lambda one: is_auxiliary(one) and one.rank == rank


def warrior_of(rank: str) -> Callable[[Piece], bool]:
    return lambda one: one.is_trooper and one.rank == rank


def animal_of(rank: str) -> Callable[[Piece], bool]:
    return lambda one: one.kind.sort == ANIMAL and one.kind.upkeep == rank


def animals_by_class(stock: Stock) -> Counter[str]:
    """Animals of each class of upkeep; those harnessed to wagons are among them."""
    found: Counter[str] = Counter()
    for one, number in stock.each():
        if one.kind.sort == ANIMAL and not one.kind.special:
            found[one.kind.upkeep] += number
        found["A"] += one.horses * number
    return +found


class Dues:
    """One realm, with its forces as they are or as they would be."""

    def __init__(self, work: Evaluation, realm: str, forces: Mapping[str, Force] | None = None) -> None:
        self.work = work
        self.realm = realm
        self.ruler: Realm = work.realm(realm)
        self.areas = areas(work, realm)
        self.core = ((self.ruler.rank, is_common_core), ("D", is_elite))
        """The columns of the table by which core troops are paid (kalevala.r.war.d_krieger)."""
        self.away: set[str] = set()
        """Places that pay for themselves."""
        self.paid_in_colonies = 0
        self._supposed = forces

    @property
    def _all(self) -> Mapping[str, Force]:
        return self.work.world.forces.get(self.realm, {}) if self._supposed is None else self._supposed

    @property
    def forces(self) -> Mapping[str, Force]:
        return {place: self._paid(place, force) for place, force in self._all.items()}

    def force(self, place: str) -> Force:
        """One of them; looked for by itself, because it is asked for far more often than all."""
        found = self._all.get(place)
        return self._paid(place, found) if found is not None else Force()

    def _paid(self, place: str, force: Force) -> Force:
        """Without groups that keep themselves."""
        if not force.holders:
            return force
        apart = [one for one in force.holders if hooks.is_apart(self.work.world, self.realm, place, one)]
        return Force(force.land, [one for one in force.holders if one not in apart]) if apart else force

    def is_invaders(self, place: str) -> bool:
        """Rules of colonies and of lost fleets do not hold for invaders (kalevala.4.4.keine_kolonieregel)."""
        return bool(self.ruler.invader) and gf_of(place).plane == ELDRIEN

    def number(self, places: Iterable[str], test: Callable[[Piece], bool]) -> int:
        return sum(self.force(place).whole().count(test) for place in places)

    def settled(self, place: str) -> Force:
        """Those who can be paid on the spot, and with what is there: caravans go their own way."""
        force = self.force(place)
        return Force(force.land, [one for one in force.holders if not one.is_group])

    def paid_at_home(self, place: str) -> Force:
        """Whom the home realm pays: caravans wherever they are (kalevala.21.karawane.sold)."""
        force = self.force(place)
        return Force(holders=force.groups) if place in self.away else force

    def settled_number(self, places: Iterable[str], test: Callable[[Piece], bool]) -> int:
        return sum(self.settled(place).whole().count(test) for place in places)

    def re_at(self, place: str) -> int:
        return self.settled(place).whole().re

    def re_in(self, places: Iterable[str]) -> int:
        return sum(map(self.re_at, places))

    # ---- colonies and fleets

    def is_free(self, plane: int, rank: str, test: Callable[[Piece], bool]) -> bool:
        """Are all core troops of a plane so few that colonies cost nothing (kalevala.8.3.freigrenze)?"""
        here = (place for place in self.forces if gf_of(place).plane == plane)
        return self.number(here, test) <= CORE_TABLE[rank][0]

    def paid_on_the_spot(self, places: Iterable[str]) -> list[Paid]:
        """Who is paid there, in this order: core troops unless all of them are few, auxiliaries, animals aboard."""
        here = [place for place in sorted(places) if place in self.forces]
        if not here:
            return []
        plane, rule = gf_of(here[0]).plane, "kalevala.8.3.sold"
        found = [Paid(rank, test, rule, core=True) for rank, test in self.core if not self.is_free(plane, rank, test)]
        found += [Paid(rank, auxiliary_of(rank), rule) for rank in PAID_TOGETHER]
        if "~" in here[0]:
            found += [Paid(rank, animal_of(rank), "kalevala.17.6.1.flotte") for rank in FREE_ANIMALS]
        return found

    def owed_on_the_spot(self, places: Collection[str]) -> int:
        paid = self.paid_on_the_spot(places)
        return sum(begun_groups(one.rank, self.settled_number(places, one.test)) for one in paid)

    def lost_fleets(self) -> list[str]:
        """Fleets that reach neither the realm nor another fleet with RE in one move (kalevala.17.6.1.flotte)."""
        fleets = [place for place, force in self.forces.items() if force.vessels and not self.is_invaders(place)]
        return [place for place in sorted(fleets) if not self._reaches_home(place, fleets)]

    def _reaches_home(self, place: str, fleets: list[str]) -> bool:
        part = self.work.part(place)
        if part is None:
            return True
        pace = min(KINDS[vessel.symbol].pace for vessel in self.force(place).vessels)
        known = known_waters(self.work, self.realm) | {part.gf}
        reached = self.work.geography.sailing([part], known, pace)
        rich = {self.work.part(other) for other in fleets if other != place and self.re_at(other)}
        own = set(self.work.owned.get(self.realm, ()))
        return any(
            water in rich or any(shore.name in own for shore in self.work.geography.coasts(water)) for water in reached
        )

    def paying_colonies(self) -> list[frozenset[str]]:
        return [colony for colony in self.areas.colonies if not self.is_invaders(min(colony))]

    # ---- the home realm

    def payers(self) -> list[str]:
        """RE of the home realm pay; who has none pays with what he has (kalevala.r.10.re_orte)."""
        here = [place for place in self.forces if place not in self.away]
        home = frozenset(self.work.owned.get(self.realm, ()) if self.ruler.invader else self.areas.home)
        return [place for place in here if self._lies_in(place, home)] if home else here

    def _lies_in(self, place: str, home: Collection[str]) -> bool:
        """On its land, or in its harbours; the other side of a divided field is another one (kalevala.8.geteilt)."""
        water = self.work.part(place) if "~" in place else None
        shores = self.work.geography.coasts(water) if water is not None else ()
        return place in home or any(shore.name in home and shore.gf == gf_of(place) for shore in shores)

    def bill(self, works: int = 0) -> Bill:
        everywhere, at_home = Stock(), Stock()
        for place, force in self.forces.items():
            everywhere.join(_without_re(force.whole()))
            at_home.join(_without_re(self.paid_at_home(place).whole()))
        core = sum(core_price(rank, number) for rank, test in self.core for number in self.columns(test).values())
        auxiliaries = sum(begun_groups(rank, at_home.count(auxiliary_of(rank))) for rank in PAID_TOGETHER)
        animals = sum(begun_groups(rank, number) for rank, number in self.charged_animals().items())
        both = bool(self.work.world.reading("kalevala.r.8.kolonie_doppelsold"))
        core = max(0, core - (0 if both else self.paid_in_colonies))
        figures = hooks.owed(self.work, self.realm)
        return Bill(core, auxiliaries, animals, works, special_wages(everywhere), figures)

    def columns(self, test: Callable[[Piece], bool]) -> dict[int, int]:
        """Core troops that are priced together: all of them, by a reading those of each plane."""
        by_plane = Counter[int]()
        for place in self.forces:
            by_plane[gf_of(place).plane] += self.number([place], test)
        if self.work.world.reading("kalevala.r.8.freigrenze_ebenen"):
            return dict(sorted(by_plane.items()))
        return {ELDRIEN: by_plane.total()}

    def with_animals(self, place: str) -> Force:
        """Whose animals the whole realm pays: everybody's but those of fleets out of reach."""
        return self.paid_at_home(place) if "~" in place else self.force(place)

    def charged_animals(self) -> Counter[str]:
        """Those that are not free, by class; all of a class count together (kalevala.25.5.tabelle)."""
        stock = Stock()
        for place in self.forces:
            stock.join(_without_re(self.with_animals(place).whole()))
        return animals_by_class(stock) - self.free_animals(stock)

    def free_animals_by(self) -> list[str]:
        """kalevala.r.4.freie_tiere: without any trade centre by class; those of his culture for every nomad."""
        if not self.ruler.invader:
            return []
        reading = self.work.world.reading("kalevala.r.4.freie_tiere")
        has_centre = any(self.work.founded(place) for place in self.work.owned.get(self.realm, ()))
        pirates_too = self.work.world.reading("kalevala.r.4.nomade_oder_invasor") == PIRATES_TOO
        is_nomad = self.ruler.invader == NOMAD or pirates_too
        by_class = ["kalevala.25.5.nomaden"] if not has_centre and reading != ONLY_BY_CULTURE else []
        by_culture = ["kalevala.4.4.freie_tiere"] if is_nomad and reading != ONLY_BY_CLASS else []
        return by_class + by_culture

    def free_animals(self, stock: Stock) -> Counter[str]:
        """By class; where both apply the larger number counts."""
        rules = self.free_animals_by()
        by_class = Counter(FREE_ANIMALS) if "kalevala.25.5.nomaden" in rules else Counter()
        return by_class | (self._free_by_culture(stock) if "kalevala.4.4.freie_tiere" in rules else Counter())

    def _free_by_culture(self, stock: Stock) -> Counter[str]:
        free: Counter[str] = Counter()
        most = 2 * CORE_TABLE[self.ruler.rank][0]
        for rank, number in sorted(self._of_own_culture(stock).items()):
            free[rank] = min(number, most)
            most -= free[rank]
        return free

    def _of_own_culture(self, stock: Stock) -> Counter[str]:
        goods = culture_goods(self.ruler)
        own: Counter[str] = Counter()
        for one, number in stock.each():
            if one.kind.sort == ANIMAL and one.base in goods:
                own[one.kind.upkeep] += number
            if one.horses and ("QsP" if one.heavy else "QlP") in goods:
                own["A"] += one.horses * number
        return own


class Paid(NamedTuple):
    """Figures of one class that are paid on the spot together."""

    rank: str
    test: Callable[[Piece], bool]
    rule: str
    core: bool = False


def _without_re(stock: Stock) -> Stock:
    return Stock(stock.pieces, 0)


# ---- voluntary costs


class Purse(NamedTuple):
    """RE that pay together: of a colony, of a fleet out of reach, or of the home realm."""

    places: Collection[str]
    """Where they lie."""
    owed: int
    home: bool = False


class Purchase(NamedTuple):
    """What nobody must buy: with pieces or works that must be kept up from then on, or no more."""

    place: str
    cost: int
    pieces: tuple[tuple[str, int], ...] = ()
    works: Mapping[str, int] = {}


NOTHING: Final = Purchase("", 0)


def spend(
    work: Evaluation, realm: str, place: str, cost: int, rule: str, why: str,
    pieces: Iterable[tuple[str, int]] = (), *, works: Mapping[str, int] | None = None, before_arming: bool = False,
) -> None:
    """Take RE for what nobody must buy."""
    check_spare(work, realm, Purchase(place, cost, tuple(pieces), works or {}), before_arming=before_arming)
    take = book_load if "~" in place else book
    take(work, realm, place, RE, -cost, rule, why)


def spend_anywhere(work: Evaluation, realm: str, cost: int, rule: str, why: str) -> None:
    """The same from all of the home realm: where most RE lie pays first."""
    dues = Dues(work, realm)
    dues.away.update(place for colony in dues.paying_colonies() for place in colony)
    purse = [place for place in dues.payers() if "~" not in place]
    there = sum(re_in(work, realm, place) for place in purse)
    if cost > there:
        raise refuse(rule, "kalevala-refused-re-realm", cost=cost, there=there)
    richest = sorted(purse, key=lambda place: (-re_in(work, realm, place), place))
    if richest:
        check_spare(work, realm, Purchase(richest[0], cost), before_arming=False)
    for place in richest:
        paid = min(cost, re_in(work, realm, place))
        book(work, realm, place, RE, -paid, rule, why)
        cost -= paid


def check_spare(work: Evaluation, realm: str, purchase: Purchase, *, before_arming: bool) -> None:
    """Upkeep is paid first: what this leaves must suffice for it, and for what is bought
    (kalevala.r.10.unterdeckung)."""
    on_credit = work.world.reading("kalevala.r.10.unterdeckung")
    if not purchase.cost or work.realm(realm).kind == MARAUDERS or on_credit:
        return
    dues = Dues(work, realm, as_it_will_be(work, realm, purchase))
    purses = _purses(dues, purchase)
    coming = [_raised_in(work, realm, one) if before_arming else 0 for one in purses]
    payer = next((n for n, one in enumerate(purses) if purchase.place in one.places and not one.home), len(purses) - 1)
    place, cost, rule = purchase.place, purchase.cost, "kalevala.r.10.unterdeckung"
    there, owed = dues.re_in(purses[payer].places) + coming[payer], purses[payer].owed
    # RE aboard pay upkeep only where the realm has no land.
    taken = cost if "~" not in place or place in purses[payer].places else 0
    if there - taken < owed:
        raise refuse(rule, "kalevala-refused-needed-for-upkeep", place=place, cost=cost, there=there, owed=owed)
    if len(purses) == 1 or not purchase.pieces:
        return
    # A warrior more here may make troops elsewhere dearer, or the first that cost anything there.
    now = _purses(Dues(work, realm, as_it_will_be(work, realm)), NOTHING)
    for n, (after, before) in enumerate(zip(purses, now, strict=True)):
        there = dues.re_in(after.places) + coming[n]
        if n != payer and after.owed > max(before.owed, there):
            where = sorted(after.places)
            raise refuse(rule, "kalevala-refused-others-unpaid", places=where, there=there, owed=after.owed)


def _purses(dues: Dues, purchase: Purchase) -> list[Purse]:
    """Who pays what; at home that is what colonies and lost fleets leave when they have paid what they can."""
    works = Counter(kept_works(dues.work, dues.realm)) + Counter(purchase.works)
    found: list[Purse] = []
    for places in (*dues.paying_colonies(), *((fleet,) for fleet in dues.lost_fleets())):
        kept = sum(works.pop(place, 0) for place in places)
        found.append(Purse(places, dues.owed_on_the_spot(places) + kept))
        dues.away.update(place for place in places if place in dues.forces)
        left = dues.re_in(places) - (purchase.cost if purchase.place in places else 0)
        for one in dues.paid_on_the_spot(places):
            paid = min(left, begun_groups(one.rank, dues.settled_number(places, one.test)))
            left -= paid
            dues.paid_in_colonies += paid if one.core else 0
    return [*found, Purse(dues.payers(), dues.bill(works.total()).total, home=True)]


def as_it_will_be(work: Evaluation, realm: str, purchase: Purchase = NOTHING) -> dict[str, Force]:
    """The forces with what is bought, and without those whom the same paper lets go."""
    forces, place = dict(work.world.forces.get(realm, {})), purchase.place
    if purchase.pieces:
        forces[place] = forces[place].copy() if place in forces else Force()
        for symbol, number in purchase.pieces:
            forces[place].land.add(symbol, number)
    for order in work.papers.get(realm, Paper()).of(Dismiss):
        if order.place in forces and not any(stock.lacks(gone) for stock, gone in let_go(forces[order.place], order)):
            forces[order.place] = forces[order.place].copy()
            for stock, gone in let_go(forces[order.place], order):
                stock.part_with(gone)
    return forces


def let_go(force: Force, order: Dismiss) -> list[tuple[Stock, Stock]]:
    """Where they are whom an order dismisses, ashore, aboard and in caravans, and who they are."""
    left, found = order.listing.aboard(), []
    for stock in (force.land, *(vessel.load for vessel in force.vessels)):
        gone = Stock({one: min(number, stock.pieces.get(one, 0)) for one, number in left.pieces.items()})
        gone = Stock({one: number for one, number in gone.pieces.items() if number})
        left.part_with(gone)
        found.append((stock, gone))
    # Who is nowhere is missed ashore.
    missed = [(Stock(), left)] if left.pieces else []
    return [*((stock, gone) for stock, gone in found if gone.pieces), *missed, *let_go_from_groups(force, order)]


def let_go_from_groups(force: Force, order: Dismiss) -> list[tuple[Stock, Stock]]:
    groups = {one.symbol: one.load for one in force.groups}
    inside: dict[str, Stock] = {}
    for symbol, inner in order.listing.holders:
        if not Holder(symbol).is_vessel:
            inside.setdefault(symbol, Stock()).join(inner.aboard())
    return [(groups.get(one, Stock()), gone) for one, gone in inside.items()]


def _raised_in(work: Evaluation, realm: str, purse: Purse) -> int:
    """New armament that is still to come there in this phase."""
    ruler, at = work.realm(realm), work.world.at
    if not at.arms:
        return 0
    places = areas(work, realm).home if purse.home else [place for place in purse.places if "~" not in place]
    yields = sum(yield_of(work, place, at) for place in places)
    if not purse.home or ruler.kind != RULER:
        return yields
    return PEOPLE + (max(yields, INVADERS_EXTRA) if ruler.invader else yields)
