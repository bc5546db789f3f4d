"""Upkeep (17.6, 25.5, 13): everything owned at the end of phase 1 is paid for, and who is not paid leaves."""
from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from functools import partial
from typing import Final

from walstatt.core.refusal import refuse
from walstatt.core.turn import Turn
from walstatt.games.kalevala.evaluation import Evaluation, evaluation, gf_of
from walstatt.games.kalevala.papers.model import Dismiss, Paper, PayFrom
from walstatt.games.kalevala.realm.conversion import AUXILIARIES_SHARE, army
from walstatt.games.kalevala.realm.dues import (
    CORE_TABLE,
    PAID_TOGETHER,
    Bill,
    Dues,
    Paid,
    animal_of,
    auxiliary_of,
    begun_groups,
    core_price,
    is_auxiliary,
    is_paid_specially,
)
from walstatt.games.kalevala.realm.harnessing import take_off
from walstatt.games.kalevala.realm.ledger import LOSS, UPKEEP, book, book_load, re_in
from walstatt.games.kalevala.realm.pieces import ANIMAL, Piece, known_piece
from walstatt.games.kalevala.realm.stock import RE, Force, Stock
from walstatt.games.kalevala.realm.works_upkeep import kept_works, settle_works
from walstatt.games.kalevala.state import MARAUDERS
from walstatt.hexmap.coordinates import ELDRIEN

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


def pay_upkeep(turn: Turn) -> None:
    work = evaluation(turn)
    for realm, ruler in work.world.realms.items():
        if ruler.kind != MARAUDERS and not work.is_protected(realm):
            _Upkeep(work, realm).carry_out()


class _Upkeep(Dues):
    """One realm at the end of phase 1."""

    def __init__(self, work: Evaluation, realm: str) -> None:
        super().__init__(work, realm)
        self.paper = work.papers.get(realm, Paper())
        self.paid_works: set[str] = set()
        self.kept = kept_works(work, realm)
        """What canals, passes and roads cost, by the provinces that stand for them."""

    def carry_out(self) -> None:
        for order in self.paper.of(Dismiss):
            self.work.attempt(self.realm, order, partial(self._dismiss, order))
        self._keep_to_the_most()
        for colony in self.areas.colonies:
            if self.is_invaders(min(colony)):
                rule = "kalevala.4.4.keine_kolonieregel"
                self.work.turn.tell((self.realm,), "kalevala-no-colony-pay", rule, places=sorted(colony))
        for colony in self.paying_colonies():
            self._pay_on_the_spot(colony)
            self._pay_works_on_the_spot(colony)
        for place in self.lost_fleets():
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

    def _pay_on_the_spot(self, places: Iterable[str]) -> None:
        """Core troops, unless all of them are few, and auxiliaries are paid from the RE that are there."""
        here = [place for place in sorted(places) if place in self.forces]
        self.away.update(here)
        self._tell_free_core(here)
        for one in self.paid_on_the_spot(here):
            paid = self._pay_groups(here, one)
            self.paid_in_colonies += paid if one.core else 0

    def _tell_free_core(self, here: list[str]) -> None:
        for rank, test in self.core:
            if here and self.number(here, test) and self.is_free(gf_of(here[0]).plane, rank, test):
                rules = ("kalevala.8.3.freigrenze", "kalevala.17.6.1.frei", "kalevala.r.8.freigrenze_ebenen")
                most = CORE_TABLE[rank][0]
                self.work.turn.tell((self.realm,), "kalevala-free-of-pay", *rules, places=here, most=most)

    def _pay_groups(self, places: list[str], one: Paid) -> int:
        """Pay begun groups as far as the RE go; whoever is left leaves for ever (kalevala.r.war.kolonie_zahlung)."""
        rank, test, rule, _ = one
        number = self.number(places, test)
        due = begun_groups(rank, number)
        paid = min(due, self.re_in(places))
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
            due, there = self.kept.pop(place), self.re_in(colony)
            if due <= there:
                self._take_re(colony, due, "kalevala.r.13.unterhalt_zahlung")
                self._note(gf_of(place).plane, "on-the-spot", due)
                self.paid_works.add(place)

    def _note(self, plane: int, line: str, amount: int) -> None:
        """For the list."""
        lines = self.work.bills.setdefault((self.realm, plane), {})
        lines[line] = lines.get(line, 0) + amount

    def _take_re(self, places: Iterable[str], amount: int, rule: str) -> None:
        for place in sorted(places, key=lambda one: (-self.re_at(one), one)):
            taken = min(amount, self.re_at(place))
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

    # ---- the home realm

    def _pay_at_home(self) -> None:
        self._tell_free_animals()
        bill = self._bill()
        payers = self.payers()
        there = self.re_in(payers)
        while bill.total > there and self._give_up_some(bill):
            bill = self._bill()
        owed = min(bill.total, there)
        for order in self.paper.of(PayFrom):
            before = self.re_at(order.place)
            self.work.attempt(self.realm, order, partial(self._pay_as_ordered, order, owed, payers))
            owed -= before - self.re_at(order.place)
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
        return self.bill(sum(self.kept.values()))

    def _tell_free_animals(self) -> None:
        rule = self.free_animals_by()
        if rule and any(force.whole().of_sort(ANIMAL) for force in self.forces.values()):
            self.work.turn.tell((self.realm,), "kalevala-free-animals", rule, "kalevala.r.4.freie_tiere")

    def _give_up_some(self, bill: Bill) -> bool:
        """Nobody chose: auxiliaries go, then animals, special figures, core troops (kalevala.r.10.unterdeckung).

        Whoever leaves is gone for ever, so canals and passes are left unpaid before.
        """
        if self.kept:
            del self.kept[max(self.kept)]
            return True
        return (
            (bill.auxiliaries > 0 and self._give_up_auxiliaries())
            or (bill.animals > 0 and self._give_up_animals())
            or (bill.special > 0 and self._give_up_special())
            or (bill.core > 0 and self._give_up_core())
        )

    @property
    def _paid_at_home(self) -> list[str]:
        """Where those stand whom the home realm pays, guests in foreign land among them."""
        return [place for place in self.forces if place not in self.away]

    def _give_up_auxiliaries(self) -> bool:
        """As many of the dearest class as it takes to owe one RE less."""
        places = self._paid_at_home
        rank = max(rank for rank in PAID_TOGETHER if self.number(places, auxiliary_of(rank)))
        number = _last_group(rank, self.number(places, auxiliary_of(rank)))
        self._leave(places, auxiliary_of(rank), number, "kalevala.r.10.unterdeckung")
        return True

    def _give_up_animals(self) -> bool:
        """The same; horses that draw a wagon are taken off it when no others of their class are left."""
        rank, charged = max((rank, number) for rank, number in self.charged_animals().items())
        places, number, rule = self.with_animals(), _last_group(rank, charged), "kalevala.r.10.unterdeckung"
        loose = self.number(places, animal_of(rank))
        if loose < number:
            take_off(self.work, self.realm, places, number - loose)
        self._leave(places, animal_of(rank), number, rule)
        return True

    def _give_up_special(self) -> bool:
        stock = Stock()
        for place in self._paid_at_home:
            stock.join(self.forces[place].whole())
        kinds = [one.kind for one, _ in stock.each() if is_paid_specially(one)]
        if not kinds:
            return False
        kind = max(kinds, key=lambda one: one.wages)
        number = stock.count(lambda one: one.kind == kind)
        gone = (number - 1) % kind.wages[1] + 1
        self._leave(self._paid_at_home, lambda one: one.kind == kind, gone, "kalevala.r.10.unterdeckung")
        return True

    def _give_up_core(self) -> bool:
        """The cheaper cost group of the first column that owes anything, elite last."""
        for rank, test in self.core:
            number = self.number(self.forces, test)
            keep = max((most for most in CORE_TABLE[rank] if most < number), default=0)
            if core_price(rank, number) and self.number(self._paid_at_home, test):
                self._leave(self._paid_at_home, test, number - keep, "kalevala.r.10.unterdeckung")
                return True
        return False


def _last_group(rank: str, number: int) -> int:
    """How many must go to pay one RE less."""
    return (number - 1) % PAID_TOGETHER[rank] + 1


def _told(missing: dict[str, int]) -> list[str]:
    return [f"{number}{symbol}" for symbol, number in missing.items()]

