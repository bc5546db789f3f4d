"""Upkeep (17.6, 25.5, 13): everything owned at the end of phase 1 is paid for, and who is not paid leaves."""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping
from functools import partial
from typing import Final

from walstatt.core.refusal import refuse
from walstatt.core.turn import Turn
from walstatt.games.kalevala import hooks
from walstatt.games.kalevala.evaluation import Evaluation, evaluation, gf_of
from walstatt.games.kalevala.papers.model import Dismiss, Paper, PayFrom
from walstatt.games.kalevala.realm.conversion import AUXILIARIES_SHARE, army
from walstatt.games.kalevala.realm.dues import (
    CORE_TABLE,
    FREE_ANIMALS,
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
    let_go,
    let_go_from_groups,
    special_wages,
    warrior_of,
)
from walstatt.games.kalevala.realm.harnessing import take_off
from walstatt.games.kalevala.realm.ledger import LOSS, UPKEEP, book, book_in, book_load, re_in
from walstatt.games.kalevala.realm.pieces import ANIMAL, Piece, is_mystic, known_piece
from walstatt.games.kalevala.realm.stock import EXPEDITION, PURSES, RE, Force, Holder, Stock, so_many
from walstatt.games.kalevala.realm.works_dues import kept_works
from walstatt.games.kalevala.realm.works_upkeep import refuse_needless_decay, settle_works
from walstatt.games.kalevala.state import MARAUDERS
from walstatt.games.kalevala.trade.volume import merchants_in
from walstatt.hexmap.coordinates import ELDRIEN

HOME_PLANE: Final = ELDRIEN
"""What is owed as a whole stands in the list of this plane."""


BILL_RULES: Final = (
    ("core", "kalevala.17.6.1.tabelle"), ("core", "kalevala.8.3.kerntruppenunterhalt"),
    ("auxiliaries", "kalevala.17.6.2.hilfstruppen"), ("animals", "kalevala.25.5.faellig"),
    ("animals", "kalevala.25.5.tabelle"), ("works", "kalevala.13.1.2.unterhalt"),
    ("works", "kalevala.13.2.2.unterhalt"), ("works", "kalevala.r.13.strassen"),
)
"""What stands behind each line of a bill."""


def pay_upkeep(turn: Turn) -> None:
    work = evaluation(turn)
    for realm, ruler in work.world.realms.items():
        if ruler.kind != MARAUDERS and not work.is_at_rest(realm):
            _Upkeep(work, realm).carry_out()
    for realm, paper in work.papers.items():
        for order in (*paper.of(Dismiss), *paper.of(PayFrom)) if work.is_at_rest(realm) else ():
            work.refuse(realm, order, refuse("kalevala.r.8.schutz_wirkung", "kalevala-refused-protected"))


class _Upkeep(Dues):
    """One realm at the end of phase 1."""

    def __init__(self, work: Evaluation, realm: str) -> None:
        super().__init__(work, realm)
        self.paper = work.papers.get(realm, Paper())
        self.paid_works: set[str] = set()
        self.kept = kept_works(work, realm)
        """What canals, passes and roads cost, by the provinces that stand for them."""

    def carry_out(self) -> None:
        refuse_needless_decay(self.work, self.realm)
        for order in self.paper.of(Dismiss):
            self.work.attempt(self.realm, order, partial(self._dismiss, order))
        self._keep_to_the_most()
        self._pay_expeditions()
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
        """From the ground, from aboard, or from a caravan or expedition that stands in brackets."""
        rule, there = "kalevala.r.10.unterdeckung", self.forces.get(order.place, Force())
        leaving = let_go(there, order)
        missing = {symbol: number for stock, gone in leaving for symbol, number in stock.lacks(gone).items()}
        ships = Counter(symbol for symbol, _ in order.listing.holders if Holder(symbol).is_vessel)
        missing |= ships - Counter(vessel.symbol for vessel in there.vessels)
        if not ships and any(Holder(symbol).is_vessel for symbol in missing):
            raise refuse(rule, "kalevala-refused-vessels-stay", place=order.place)
        if missing or order.listing.whole().re:
            raise refuse(rule, "kalevala-refused-not-there", place=order.place, missing=_told(missing))
        hooks.check_bars(self.work, self.realm, (one for _, gone in leaving for one, _ in gone.each()), "dismiss")
        for _, gone in leaving:
            hooks.check_leaving(self.work, self.realm, order.place, gone)
        for stock, gone in let_go_from_groups(there, order):
            if merchants_in(stock) <= merchants_in(gone):
                groups = ", ".join(symbol for symbol, _ in order.listing.holders)
                raise refuse("kalevala.21.karawane.missbrauch", "kalevala-refused-caravan-leader", group=groups)
        for stock, gone in leaving:
            for symbol, number in gone.pieces.items():
                book_in(self.work, self.realm, order.place, stock, symbol, -number, rule, LOSS)
        self.work.world.tidy(self.realm, order.place)

    def _keep_to_the_most(self) -> None:
        """Core troops beyond the end of the table are given up, however they came (kalevala.r.war.rustgrenze); where
        the table wants it, auxiliaries beyond the quarter too."""
        for rank, test in self.core:
            number = sum(force.whole().count(test) for force in self.forces.values())
            surplus = number - CORE_TABLE[rank][-1]
            if surplus > 0:
                self._leave(self._everybody, test, surplus, "kalevala.r.war.rustgrenze", "kalevala-left-surplus")
        if self.work.world.reading("kalevala.r.war.hilfs_ueberhang"):
            core, auxiliaries = army(self.work, self.realm)
            surplus, rule = auxiliaries - core // AUXILIARIES_SHARE, "kalevala.r.war.hilfs_ueberhang"
            if surplus > 0:
                self._leave(self._everybody, is_auxiliary, surplus, rule, "kalevala-left-surplus")

    # ---- caravans and expeditions

    def _caravans(self, place: str) -> list[Holder]:
        return [one for one in self.forces.get(place, Force()).groups if not one.symbol.startswith(EXPEDITION)]

    def _paying_caravan(self, order: PayFrom, payers: list[str]) -> Holder | None:
        """The one that an order takes RE from: none where so many RE lie in the place itself."""
        if order.place in payers and order.amount <= re_in(self.work, self.realm, order.place):
            return None
        return next((one for one in self._caravans(order.place) if one.load.re >= order.amount), None)

    def _ordered_from_caravans(self, payers: list[str]) -> int:
        return sum(order.amount for order in self.paper.of(PayFrom) if self._paying_caravan(order, payers))

    def _all_re(self) -> int:
        return sum(force.whole().re for force in self.forces.values())

    def _pay_expeditions(self) -> None:
        """From what they carry: warriors like auxiliaries, animals as always; at home they are paid for as well."""
        for place, force in sorted(self.forces.items()):
            for group in force.groups:
                if group.symbol.startswith(EXPEDITION):
                    self._pay_expedition(place, group)

    def _pay_expedition(self, place: str, group: Holder) -> None:
        paid = 0
        for rank in PAID_TOGETHER:
            paid += self._pay_some(place, group, rank, warrior_of(rank))
        for rank in FREE_ANIMALS:
            paid += self._pay_some(place, group, rank, animal_of(rank))
        if paid:
            self._note(gf_of(place).plane, "on-the-spot", paid)
            told = {"group": group.symbol, "place": place, "re": paid}
            self.work.turn.tell((self.realm,), "kalevala-expedition-paid", "kalevala.21.2.unterhalt", **told)

    def _pay_some(self, place: str, group: Holder, rank: str, test: Callable[[Piece], bool]) -> int:
        """Begun groups, as far as its RE go; whoever is left leaves for good (kalevala.r.expedition_upkeep_unpaid)."""
        number = group.load.count(test)
        due = begun_groups(rank, number)
        paid = min(due, group.load.re)
        book_in(self.work, self.realm, place, group.load, RE, -paid, "kalevala.21.2.unterhalt", UPKEEP)
        leaving = max(0, number - paid * PAID_TOGETHER[rank])
        rule = "kalevala.r.expedition_upkeep_unpaid"
        for symbol in sorted(one.symbol for one, _ in group.load.each() if test(one)):
            gone = min(leaving, group.load.pieces[symbol])
            if gone:
                book_in(self.work, self.realm, place, group.load, symbol, -gone, rule, LOSS)
                told = {"place": place, "number": gone, "symbol": symbol}
                self.work.turn.tell((self.realm,), "kalevala-left", rule, **told)
                leaving -= gone
        return paid

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
            if here and self.settled_number(here, test) and self.is_free(gf_of(here[0]).plane, rank, test):
                rules = ("kalevala.8.3.freigrenze", "kalevala.17.6.1.frei", "kalevala.r.8.freigrenze_ebenen")
                most = CORE_TABLE[rank][0]
                self.work.turn.tell((self.realm,), "kalevala-free-of-pay", *rules, places=here, most=most)

    def _pay_groups(self, places: list[str], one: Paid) -> int:
        """Pay begun groups as far as the RE go; whoever is left leaves for ever (kalevala.r.war.kolonie_zahlung)."""
        rank, test, rule, _ = one
        number = self.settled_number(places, test)
        due = begun_groups(rank, number)
        paid = min(due, self.re_in(places))
        self._take_re(places, paid, rule)
        if paid < due:
            there = {place: self.settled(place) for place in places}
            self._leave(there, test, number - paid * PAID_TOGETHER[rank], "kalevala.17.6.1.unbezahlt")
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

    @property
    def _everybody(self) -> dict[str, Force]:
        return dict(self.forces)

    def _leave(
        self, among: Mapping[str, Force], test: Callable[[Piece], bool], number: int, rule: str,
        key: str = "kalevala-left",
    ) -> None:
        """So many of these go, newest first: from where most have come since the last list."""
        for place in sorted(among, key=lambda one: (-self._new_here(one, test), one)):
            stock = among[place].whole()
            for symbol in sorted(stock.pieces):
                gone = min(number, stock.pieces[symbol]) if test(known_piece(symbol)) else 0
                if gone:
                    book_load(self.work, self.realm, place, symbol, -gone, rule, LOSS, among[place])
                    self.work.turn.tell((self.realm,), key, rule, place=place, number=gone, symbol=symbol)
                    number -= gone

    def _new_here(self, place: str, test: Callable[[Piece], bool]) -> int:
        return sum(
            one.amount for one in self.work.world.bookings
            if one.realm == self.realm and one.place == place and one.item not in PURSES and one.amount > 0
            and test(known_piece(one.item))
        )

    # ---- the home realm

    def _pay_at_home(self) -> None:
        self._tell_free_animals()
        bill = self._bill()
        payers = self.payers()
        there = self.re_in(payers) + self._ordered_from_caravans(payers)
        on_credit = bool(self.work.world.reading("kalevala.r.10.unterdeckung"))
        while bill.total > there and not on_credit and self._give_up_some(bill, bill.total - there):
            bill = self._bill()
        due = bill.total + self._old_debt()
        owed = min(due, there)
        self._owe(due - owed if on_credit else 0)
        for order in self.paper.of(PayFrom):
            before = self._all_re()
            self.work.attempt(self.realm, order, partial(self._pay_as_ordered, order, owed, payers))
            owed -= before - self._all_re()
        if self.work.world.reading("kalevala.r.10.re_orte"):
            owed -= self._pay_from_capital(owed, payers)
        self._take_re(payers, owed, "kalevala.17.6.faellig")
        for line, amount in bill._asdict().items():
            self._note(HOME_PLANE, line, amount)
        if bill.total:
            rules = [rule for line, rule in BILL_RULES if getattr(bill, line)]
            rules += ["kalevala.r.8.kolonie_doppelsold"] if self.paid_in_colonies else []
            rules += ["kalevala.21.karawane.sold"] if any(force.groups for force in self.forces.values()) else []
            self.work.turn.tell((self.realm,), "kalevala-upkeep", "kalevala.17.6.faellig", *rules, **bill._asdict())
        if bill.special:
            mystic = min(bill.special, sum(special_wages(one.whole(), is_mystic) for one in self.forces.values()))
            self._tell_special("kalevala-upkeep-mystic", "kalevala.14.3.mystiker", mystic)
            self._tell_special("kalevala-upkeep-special", "kalevala.r.5.sl_entscheidet", bill.special - mystic)

    def _tell_special(self, key: str, rule: str, re: int) -> None:
        if re:
            self.work.turn.tell((self.realm,), key, rule, re=re)

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

    def _pay_from_capital(self, owed: int, payers: list[str]) -> int:
        """By the other reading of kalevala.r.10.re_orte it pays first."""
        capital = self.ruler.capital_on(HOME_PLANE)
        paid = min(owed, re_in(self.work, self.realm, capital)) if capital in payers and capital else 0
        book(self.work, self.realm, capital or "", RE, -paid, "kalevala.r.10.re_orte", UPKEEP)
        return paid

    def _pay_as_ordered(self, order: PayFrom, owed: int, payers: list[str]) -> None:
        there = re_in(self.work, self.realm, order.place)
        group = self._paying_caravan(order, payers)
        if group is not None:
            paid, rule = -min(owed, order.amount), "kalevala.21.karawane.sold"
            book_in(self.work, self.realm, order.place, group.load, RE, paid, rule, UPKEEP)
            return
        if order.place not in payers or order.amount > there:
            raise refuse("kalevala.r.10.re_orte", "kalevala-refused-cannot-pay", place=order.place, there=there)
        book(self.work, self.realm, order.place, RE, -min(owed, order.amount), "kalevala.17.6.faellig", UPKEEP)

    def _bill(self) -> Bill:
        return self.bill(sum(self.kept.values()))

    def _tell_free_animals(self) -> None:
        rules = self.free_animals_by()
        if rules and any(force.whole().of_sort(ANIMAL) for force in self.forces.values()):
            self.work.turn.tell((self.realm,), "kalevala-free-animals", *rules, "kalevala.r.4.freie_tiere")

    def _give_up_some(self, bill: Bill, short: int) -> bool:
        """Nobody chose: auxiliaries go, then animals, special figures, the king, core troops
        (kalevala.r.10.unterdeckung).

        Whoever leaves is gone for ever, so canals and passes are left unpaid before. Of many RE that are missing half
        are saved at once, so that the largest army is soon small enough, and nobody goes who could stay.
        """
        saved = max(1, short // 2)
        if self.kept:
            del self.kept[max(self.kept)]
            return True
        return (
            (bill.auxiliaries > 0 and self._give_up_auxiliaries(saved))
            or (bill.animals > 0 and self._give_up_animals(saved))
            or (bill.special > 0 and self._give_up_special(saved))
            or (bill.figures > 0 and hooks.give_up_one(self.work, self.realm))
            or (bill.core > 0 and self._give_up_core())
        )

    @property
    def _at_home(self) -> dict[str, Force]:
        """Whom the home realm pays, guests in foreign land and caravans among them."""
        return {place: self.paid_at_home(place) for place in self.forces}

    def _give_up_auxiliaries(self, saved: int) -> bool:
        """As many of the dearest class as it takes to owe so much less."""
        there = self._at_home
        rank = max(rank for rank in PAID_TOGETHER if _number(there, auxiliary_of(rank)))
        number = _last_groups(PAID_TOGETHER[rank], _number(there, auxiliary_of(rank)), saved)
        self._leave(there, auxiliary_of(rank), number, "kalevala.r.10.unterdeckung")
        return True

    def _give_up_animals(self, saved: int) -> bool:
        """The same; horses that draw a wagon are taken off it when no others of their class are left."""
        rank, charged = max((rank, number) for rank, number in self.charged_animals().items())
        there = {place: self.with_animals(place) for place in self.forces}
        number, rule = _last_groups(PAID_TOGETHER[rank], charged, saved), "kalevala.r.10.unterdeckung"
        loose = _number(there, animal_of(rank))
        if loose < number:
            take_off(self.work, self.realm, there, number - loose)
        self._leave(there, animal_of(rank), number, rule)
        return True

    def _give_up_special(self, saved: int) -> bool:
        stock, there = Stock(), self._at_home
        for force in there.values():
            stock.join(force.whole())
        kinds = [one.kind for one, _ in stock.each() if is_paid_specially(one)]
        if not kinds:
            return False
        kind = max(kinds, key=lambda one: one.wages)
        number = stock.count(lambda one: one.kind == kind)
        gone = _last_groups(kind.wages[1], number, saved // max(1, kind.wages[0]))
        self._leave(there, lambda one: one.kind == kind, gone, "kalevala.r.10.unterdeckung")
        return True

    def _give_up_core(self) -> bool:
        """The cheaper cost group of the first column that owes anything, elite last."""
        for rank, test in self.core:
            columns = self.columns(test)
            for plane, number in columns.items():
                keep = max((most for most in CORE_TABLE[rank] if most < number), default=0)
                here = {one: force for one, force in self._at_home.items() if force.whole().count(test)
                        and (len(columns) == 1 or gf_of(one).plane == plane)}
                if core_price(rank, number) and here:
                    self._leave(here, test, number - keep, "kalevala.r.10.unterdeckung")
                    return True
        return False


def _number(forces: Mapping[str, Force], test: Callable[[Piece], bool]) -> int:
    return sum(force.whole().count(test) for force in forces.values())


def _last_groups(together: int, number: int, groups: int) -> int:
    """How many must go for so many of the begun groups in which they are paid; at least for the last of them."""
    last = (number - 1) % together + 1
    return min(number, last + together * (max(1, groups) - 1))


def _told(missing: dict[str, int]) -> list[str]:
    return [so_many(number, symbol) for symbol, number in missing.items()]

