"""Upkeep (17.6, 25.5, 13): what everything owned at the end of phase 1 costs, who pays it, and who leaves unpaid."""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable
from functools import partial
from math import ceil
from typing import Final, NamedTuple

from walstatt.core.refusal import refuse
from walstatt.core.turn import Turn
from walstatt.games.kalevala.evaluation import Evaluation, evaluation, gf_of
from walstatt.games.kalevala.papers.model import Dismiss, Paper, PayFrom
from walstatt.games.kalevala.realm.areas import areas, known_waters
from walstatt.games.kalevala.realm.conversion import AUXILIARIES_SHARE, army
from walstatt.games.kalevala.realm.ledger import LOSS, UPKEEP, book, book_load, re_in
from walstatt.games.kalevala.realm.pieces import ANIMAL, AUXILIARY, KINDS, Kind, Piece, known_piece
from walstatt.games.kalevala.realm.stock import RE, Force, Stock
from walstatt.games.kalevala.realm.works_upkeep import kept_works, settle_works
from walstatt.games.kalevala.state import MARAUDERS, NOMAD, Realm
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
HOME_PLANE: Final = ELDRIEN
"""What is owed as a whole stands in the list of this plane."""


BILL_RULES: Final = (
    ("core", "kalevala.17.6.1.tabelle"), ("core", "kalevala.8.3.kerntruppenunterhalt"),
    ("auxiliaries", "kalevala.17.6.2.hilfstruppen"), ("animals", "kalevala.25.5.faellig"),
    ("animals", "kalevala.25.5.tabelle"), ("works", "kalevala.13.1.2.unterhalt"),
    ("works", "kalevala.13.2.2.unterhalt"), ("works", "kalevala.r.13.strassen"),
    ("special", "kalevala.r.5.sl_entscheidet"),
)
"""What stands behind each line of a bill."""


class Bill(NamedTuple):
    """What a home realm owes, line by line as the list shows it."""

    core: int
    auxiliaries: int
    animals: int
    works: int
    special: int
    """Special figures, as the game master has settled it for each."""

    @property
    def total(self) -> int:
        return sum(self)


def pay_upkeep(turn: Turn) -> None:
    work = evaluation(turn)
    for realm, ruler in work.world.realms.items():
        if ruler.kind != MARAUDERS and not work.is_at_rest(realm):
            _Upkeep(work, realm).carry_out()


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


def special_wages(stock: Stock) -> int:
    """Of each special figure the begun groups."""
    counted: Counter[Kind] = Counter()
    for one, number in stock.each():
        if is_paid_specially(one):
            counted[one.kind] += number
    return sum(kind.wages[0] * ceil(number / kind.wages[1]) for kind, number in counted.items())


def auxiliary_of(rank: str) -> Callable[[Piece], bool]:
    return lambda one: is_auxiliary(one) and one.rank == rank


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


class _Upkeep:
    """One realm at the end of phase 1."""

    def __init__(self, work: Evaluation, realm: str) -> None:
        self.work = work
        self.realm = realm
        self.ruler: Realm = work.realm(realm)
        self.paper = work.papers.get(realm, Paper())
        self.areas = areas(work, realm)
        self.paid_in_colonies = 0
        self.told: set[str] = set()
        self.away: set[str] = set()
        """Places that pay for themselves."""
        self.paid_works: set[str] = set()
        self.kept = kept_works(work, realm)
        """What canals, passes and roads cost, by the provinces that stand for them."""
        self.core = ((self.ruler.rank, is_common_core), ("D", is_elite))
        """The columns of the table by which core troops are paid (kalevala.r.war.d_krieger)."""

    @property
    def forces(self) -> dict[str, Force]:
        return self.work.world.forces.get(self.realm, {})

    def carry_out(self) -> None:
        for order in self.paper.of(Dismiss):
            self.work.attempt(self.realm, order, partial(self._dismiss, order))
        self._keep_to_the_most()
        for colony in self.areas.colonies:
            if self.ruler.invader and gf_of(min(colony)).plane == ELDRIEN:
                rule = "kalevala.4.4.keine_kolonieregel"
                self.work.turn.tell((self.realm,), "kalevala-no-colony-pay", rule, places=sorted(colony))
            else:
                self._pay_on_the_spot(colony)
                self._pay_works_on_the_spot(colony)
        for place in self._lost_fleets():
            self._pay_on_the_spot((place,))
        self._pay_at_home()
        settle_works(self.work, self.realm, self.paid_works | self.kept.keys())

    def _dismiss(self, order: Dismiss) -> None:
        there = self.forces.get(order.place, Force()).land
        missing = there.lacks(order.listing.stock())
        if missing or order.listing.re or order.listing.holders:
            rule = "kalevala.r.10.unterdeckung"
            raise refuse(rule, "kalevala-refused-not-there", place=order.place, missing=_told(missing))
        for symbol, number in order.listing.pieces:
            book(self.work, self.realm, order.place, symbol, -number, "kalevala.r.10.unterdeckung", LOSS)

    def _keep_to_the_most(self) -> None:
        """Core troops beyond the end of the table are given up, however they came (kalevala.r.war.rustgrenze); where
        the table wants it, auxiliaries beyond the quarter too."""
        for rank, test in self.core:
            number = sum(force.whole().count(test) for force in self.forces.values())
            surplus = number - CORE_TABLE[rank][-1]
            if surplus > 0:
                self._leave(list(self.forces), test, surplus, "kalevala.r.war.rustgrenze", "kalevala-left-surplus")
        if self.work.world.reading("kalevala.r.war.hilfs_ueberhang"):
            core, auxiliaries = army(self.work, self.realm)
            surplus, rule = auxiliaries - core // AUXILIARIES_SHARE, "kalevala.r.war.hilfs_ueberhang"
            if surplus > 0:
                self._leave(list(self.forces), is_auxiliary, surplus, rule, "kalevala-left-surplus")

    # ---- colonies and fleets

    def _on_plane(self, plane: int, test: Callable[[Piece], bool]) -> int:
        return sum(force.whole().count(test) for place, force in self.forces.items() if gf_of(place).plane == plane)

    def _pay_on_the_spot(self, places: Iterable[str]) -> None:
        """Core troops, unless all of them are few, and auxiliaries are paid from the RE that are there."""
        here = [place for place in sorted(places) if place in self.forces]
        if not here:
            return
        self.away.update(here)
        rule = "kalevala.8.3.sold"
        for rank, test in self.core:
            self._pay_core_on_the_spot(here, rank, test, rule)
        for rank in PAID_TOGETHER:
            self._pay_groups(here, rank, auxiliary_of(rank), rule)
        if "~" in here[0]:
            for rank in FREE_ANIMALS:
                self._pay_groups(here, rank, animal_of(rank), "kalevala.17.6.1.flotte")

    def _pay_core_on_the_spot(self, here: list[str], rank: str, test: Callable[[Piece], bool], rule: str) -> None:
        free = CORE_TABLE[rank][0]
        if self._on_plane(gf_of(here[0]).plane, test) > free:
            self.paid_in_colonies += self._pay_groups(here, rank, test, rule)
        elif any(self.forces[place].whole().count(test) for place in here if place in self.forces):
            free_by = ("kalevala.8.3.freigrenze", "kalevala.17.6.1.frei", "kalevala.r.8.freigrenze_ebenen")
            self.work.turn.tell((self.realm,), "kalevala-free-of-pay", *free_by, places=here, most=free)

    def _pay_groups(self, places: list[str], rank: str, test: Callable[[Piece], bool], rule: str) -> int:
        """Pay begun groups as far as the RE go; whoever is left leaves for ever (kalevala.r.war.kolonie_zahlung)."""
        number = sum(self.forces[place].whole().count(test) for place in places if place in self.forces)
        there = sum(self.forces[place].whole().re for place in places if place in self.forces)
        due = begun_groups(rank, number)
        paid = min(due, there)
        self._take_re(places, paid, rule)
        if paid < due:
            self._leave(places, test, number - paid * PAID_TOGETHER[rank], "kalevala.17.6.1.unbezahlt")
        if paid:
            self._note(gf_of(places[0]).plane, "on-the-spot", paid)
            rules = [rule, "kalevala.17.6.1.flotte" if "~" in places[0] else "kalevala.17.6.1.kolonie"]
            if paid < due:
                rules.append("kalevala.r.war.kolonie_zahlung")
            self.work.turn.tell((self.realm,), "kalevala-paid-on-the-spot", *rules, places=places, re=paid)
        return paid

    def _pay_works_on_the_spot(self, colony: Collection[str]) -> None:
        """A colony keeps up its canals and passes from its own RE (kalevala.r.13.unterhalt_zahlung)."""
        for place in sorted(self.kept.keys() & set(colony)):
            due, there = self.kept.pop(place), sum(self._re_at(one) for one in colony)
            if due <= there:
                self._take_re(colony, due, "kalevala.r.13.unterhalt_zahlung")
                self._note(gf_of(place).plane, "on-the-spot", due)
                self.paid_works.add(place)

    def _note(self, plane: int, line: str, amount: int) -> None:
        """For the list."""
        lines = self.work.bills.setdefault((self.realm, plane), {})
        lines[line] = lines.get(line, 0) + amount

    def _take_re(self, places: Iterable[str], amount: int, rule: str) -> None:
        for place in sorted(places, key=lambda one: (-self._re_at(one), one)):
            taken = min(amount, self._re_at(place))
            book_load(self.work, self.realm, place, RE, -taken, rule, UPKEEP)
            amount -= taken

    def _re_at(self, place: str) -> int:
        return self.forces[place].whole().re if place in self.forces else 0

    def _leave(
        self, places: Iterable[str], test: Callable[[Piece], bool], number: int, rule: str, key: str = "kalevala-left"
    ) -> None:
        """So many go, newest first: from where most have come since the last list."""
        for place in sorted(places, key=lambda one: (-self._new_here(one, test), one)):
            stock = self.forces[place].whole() if place in self.forces else Stock()
            for symbol in sorted(stock.pieces):
                gone = min(number, stock.pieces[symbol]) if test(known_piece(symbol)) else 0
                if gone:
                    book_load(self.work, self.realm, place, symbol, -gone, rule, LOSS)
                    self.work.turn.tell((self.realm,), key, rule, place=place, number=gone, symbol=symbol)
                    number -= gone

    def _new_here(self, place: str, test: Callable[[Piece], bool]) -> int:
        return sum(
            one.amount for one in self.work.world.bookings
            if one.realm == self.realm and one.place == place and one.item != RE and one.amount > 0
            and test(known_piece(one.item))
        )

    def _lost_fleets(self) -> list[str]:
        """Fleets that reach neither the realm nor another fleet with RE in one move (kalevala.17.6.1.flotte)."""
        fleets = [place for place, force in self.forces.items() if force.vessels]
        return [place for place in sorted(fleets) if not self._reaches_home(place, fleets)]

    def _reaches_home(self, place: str, fleets: list[str]) -> bool:
        part = self.work.part(place)
        if part is None:
            return True
        pace = min(KINDS[vessel.symbol].pace for vessel in self.forces[place].vessels)
        known = known_waters(self.work, self.realm) | {part.gf}
        reached = self.work.geography.sailing([part], known, pace)
        rich = {self.work.part(other) for other in fleets if other != place and self._re_at(other)}
        own = set(self.work.owned.get(self.realm, ()))
        return any(
            water in rich or any(shore.name in own for shore in self.work.geography.coasts(water)) for water in reached
        )

    # ---- the home realm

    def _pay_at_home(self) -> None:
        bill = self._bill()
        payers = self._payers()
        there = sum(self._re_at(place) for place in payers)
        on_credit = bool(self.work.world.reading("kalevala.r.10.unterdeckung"))
        while bill.total > there and not on_credit and self._give_up_some(bill, payers):
            bill = self._bill()
        due = bill.total + self._old_debt()
        owed = min(due, there)
        self._owe(due - owed if on_credit else 0)
        for order in self.paper.of(PayFrom):
            before = self._re_at(order.place)
            self.work.attempt(self.realm, order, partial(self._pay_as_ordered, order, owed, payers))
            owed -= before - self._re_at(order.place)
        if self.work.world.reading("kalevala.r.10.re_orte"):
            owed -= self._pay_from_capital(owed, payers)
        self._take_re(payers, owed, "kalevala.17.6.faellig")
        for line, amount in bill._asdict().items():
            self._note(HOME_PLANE, line, amount)
        if bill.total:
            rules = [rule for line, rule in BILL_RULES if getattr(bill, line)]
            rules += ["kalevala.r.8.kolonie_doppelsold"] if self.paid_in_colonies else []
            self.work.turn.tell((self.realm,), "kalevala-upkeep", "kalevala.17.6.faellig", *rules, **bill._asdict())
        if bill.special:
            rule = "kalevala.r.5.sl_entscheidet"
            self.work.turn.tell((self.realm,), "kalevala-upkeep-special", rule, re=bill.special)

    def _old_debt(self) -> int:
        """What was left unpaid the GR before."""
        if self.ruler.debt:
            self._note(HOME_PLANE, "debt", self.ruler.debt)
        return self.ruler.debt

    def _owe(self, debt: int) -> None:
        """By the other reading of kalevala.r.10.unterdeckung what is missing stands in the next bill, and all stay."""
        self.ruler.debt = debt
        if debt:
            self.work.turn.tell((self.realm,), "kalevala-in-debt", "kalevala.r.10.unterdeckung", re=debt)

    def _payers(self) -> list[str]:
        """RE of the home realm pay; who has none pays with what he has (kalevala.r.10.re_orte)."""
        here = [place for place in self.forces if place not in self.away]
        own = self.work.owned.get(self.realm, ()) if self.ruler.invader else self.areas.home
        home = {gf_of(place) for place in own}
        return [place for place in here if gf_of(place) in home] if home else here

    def _pay_from_capital(self, owed: int, payers: list[str]) -> int:
        """By the other reading of kalevala.r.10.re_orte it pays first."""
        capital = self.ruler.capital_on(HOME_PLANE)
        paid = min(owed, re_in(self.work, self.realm, capital)) if capital in payers and capital else 0
        book(self.work, self.realm, capital or "", RE, -paid, "kalevala.r.10.re_orte", UPKEEP)
        return paid

    def _pay_as_ordered(self, order: PayFrom, owed: int, payers: list[str]) -> None:
        there = re_in(self.work, self.realm, order.place)
        if order.place not in payers or order.amount > there:
            raise refuse("kalevala.r.10.re_orte", "kalevala-refused-cannot-pay", place=order.place, there=there)
        book(self.work, self.realm, order.place, RE, -min(owed, order.amount), "kalevala.17.6.faellig", UPKEEP)

    def _bill(self) -> Bill:
        everywhere, at_home = Stock(), Stock()
        for place, force in self.forces.items():
            everywhere.join(_without_re(force.whole()))
            if place not in self.away:
                at_home.join(_without_re(force.whole()))
        core = sum(core_price(rank, number) for rank, test in self.core for number in self._columns(test).values())
        auxiliaries = sum(
            begun_groups(rank, at_home.count(auxiliary_of(rank)))
            for rank in PAID_TOGETHER
        )
        works = sum(self.kept.values())
        both = bool(self.work.world.reading("kalevala.r.8.kolonie_doppelsold"))
        return Bill(
            max(0, core - (0 if both else self.paid_in_colonies)), auxiliaries, self._animals(everywhere), works,
            special_wages(everywhere),
        )

    def _columns(self, test: Callable[[Piece], bool]) -> dict[int, int]:
        """Core troops that are priced together: all of them, by a reading those of each plane."""
        by_plane = Counter[int]()
        for place, force in self.forces.items():
            by_plane[gf_of(place).plane] += force.whole().count(test)
        if self.work.world.reading("kalevala.r.8.freigrenze_ebenen"):
            return dict(sorted(by_plane.items()))
        return {HOME_PLANE: by_plane.total()}

    def _animals(self, everywhere: Stock) -> int:
        """Animals of fleets out of reach are paid there; all others count together (kalevala.25.5.tabelle)."""
        counted = animals_by_class(everywhere)
        for place in self.away:
            if "~" in place and place in self.forces:
                counted -= animals_by_class(self.forces[place].whole())
        free = self._free_animals(everywhere)
        return sum(begun_groups(rank, max(0, number - free.get(rank, 0))) for rank, number in counted.items())

    def _free_animals(self, everywhere: Stock) -> dict[str, int]:
        """kalevala.r.4.freie_tiere: without any trade centre by class; a nomad with some, those of his culture."""
        if not self.ruler.invader:
            return {}
        reading = self.work.world.reading("kalevala.r.4.freie_tiere")
        has_centre = any(self.work.founded(place) for place in self.work.owned.get(self.realm, ()))
        if not has_centre and reading != ONLY_BY_CULTURE:
            self._tell_free_animals("kalevala.25.5.nomaden", everywhere)
            return dict(FREE_ANIMALS)
        pirates_too = self.work.world.reading("kalevala.r.4.nomade_oder_invasor") == PIRATES_TOO
        if reading == ONLY_BY_CLASS or (self.ruler.invader != NOMAD and not pirates_too):
            return {}
        self._tell_free_animals("kalevala.4.4.freie_tiere", everywhere)
        most = 2 * CORE_TABLE[self.ruler.rank][0]
        own = Counter[str]()
        for one, number in everywhere.each():
            if one.kind.sort == ANIMAL and {one.symbol, one.base} & {*self.ruler.culture.goods}:
                own[one.kind.upkeep] += number
        free: dict[str, int] = {}
        for rank, number in sorted(own.items()):
            free[rank] = min(number, most)
            most -= free[rank]
        return free

    def _tell_free_animals(self, rule: str, everywhere: Stock) -> None:
        if everywhere.of_sort(ANIMAL) and rule not in self.told:
            self.told.add(rule)
            self.work.turn.tell((self.realm,), "kalevala-free-animals", rule, "kalevala.r.4.freie_tiere")

    def _give_up_some(self, bill: Bill, places: list[str]) -> bool:
        """Nobody chose: auxiliaries go, then animals, special figures, core troops (kalevala.r.10.unterdeckung).

        Whoever leaves is gone for ever, so canals and passes are left unpaid before.
        """
        rule = "kalevala.r.10.unterdeckung"
        if self.kept:
            del self.kept[max(self.kept)]
            return True
        stock = Stock()
        for place in places:
            if place in self.forces:
                stock.join(_without_re(self.forces[place].whole()))
        if bill.auxiliaries:
            rank = max(one.rank for one, _ in stock.each() if is_auxiliary(one))
            number = stock.count(auxiliary_of(rank))
            self._leave(places, auxiliary_of(rank), _last_group(rank, number), rule)
        elif bill.animals and any(map(stock.count, map(animal_of, FREE_ANIMALS))):
            rank = max(rank for rank in FREE_ANIMALS if stock.count(animal_of(rank)))
            number = stock.count(animal_of(rank))
            self._leave(places, animal_of(rank), _last_group(rank, number), rule)
        elif bill.special and stock.count(is_paid_specially):
            kind = max((one.kind for one, _ in stock.each() if is_paid_specially(one)), key=lambda one: one.wages)
            number = stock.count(lambda one: one.kind == kind)
            self._leave(places, lambda one: one.kind == kind, (number - 1) % kind.wages[1] + 1, rule)
        elif bill.core:
            return self._give_up_core(places, rule)
        else:
            return False
        return True

    def _give_up_core(self, places: list[str], rule: str) -> bool:
        """The cheaper cost group of the first column that owes anything, elite last."""
        for rank, test in self.core:
            columns = self._columns(test)
            for plane, number in columns.items():
                keep = max((most for most in CORE_TABLE[rank] if most < number), default=0)
                here = [one for one in places if one in self.forces and self.forces[one].whole().count(test)
                        and (len(columns) == 1 or gf_of(one).plane == plane)]
                if core_price(rank, number) and here:
                    self._leave(here, test, number - keep, rule)
                    return True
        return False


def _last_group(rank: str, number: int) -> int:
    """How many must go to pay one RE less."""
    return (number - 1) % PAID_TOGETHER[rank] + 1


def _without_re(stock: Stock) -> Stock:
    return Stock(stock.pieces, 0)


def _told(missing: dict[str, int]) -> list[str]:
    return [f"{number}{symbol}" for symbol, number in missing.items()]

