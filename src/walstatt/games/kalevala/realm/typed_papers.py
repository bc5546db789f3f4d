"""A list and a protocol typed whole from paper, held against what the papers led to (10, kalevala.r.10.widerspruch).

The list decides how many there are, the protocol where they stand. What a list leaves out is gone. All else would make
or move figures without any order, so it counts only if the game master believes the paper rather than the ledger.
"""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from heapq import heapify, heapreplace

from walstatt.core.turn import Turn
from walstatt.games.kalevala.evaluation import Evaluation, evaluation, gf_of
from walstatt.games.kalevala.papers.model import Order, TypedPlace, TypedRow
from walstatt.games.kalevala.realm.buildings import BUILDINGS
from walstatt.games.kalevala.realm.conversion import CORE_LIMITS
from walstatt.games.kalevala.realm.ledger import GAIN, LOSS, book, book_load
from walstatt.games.kalevala.realm.ownership import lapse
from walstatt.games.kalevala.realm.pieces import MYSTIC, PRIEST, VESSEL, WIZARD, known_piece, piece
from walstatt.games.kalevala.realm.potential_list import HZ, list_of
from walstatt.games.kalevala.realm.stock import RE, TREASURE, Force, Stock, so_many
from walstatt.games.kalevala.state import ListRow
from walstatt.games.kalevala.trade.stranded import strand_leaderless

RULE = "kalevala.r.10.widerspruch"
NO_ROW = ListRow("", "", 0, 0, 0, 0, 0, 0)


def compare_typed(turn: Turn) -> None:
    """After upkeep, for the list shows what is left then."""
    work = evaluation(turn)
    for realm, paper in work.papers.items():
        rows, places = list(paper.of(TypedRow)), list(paper.of(TypedPlace))
        if rows or places:
            _Comparison(work, realm, rows, places).carry_out()


class _Comparison:
    """The typed papers of one realm."""

    def __init__(self, work: Evaluation, realm: str, rows: list[TypedRow], places: list[TypedPlace]) -> None:
        self.work = work
        self.realm = realm
        self.rows = rows
        self.places = places
        self.wanted: dict[tuple[int, str], int] = {}
        """By plane and item: how many there are by the list."""
        self.lists: dict[int, dict[str, ListRow]] = {}
        """By plane: the list as it is without these papers."""
        self.doubtful: list[int] = []
        """Lines that only the game master can believe."""

    @property
    def by_hand(self) -> bool:
        """By the other reading the game master decides every case."""
        return bool(self.work.world.reading(RULE))

    @property
    def forces(self) -> dict[str, Force]:
        return self.work.world.forces.get(self.realm, {})

    def carry_out(self) -> None:
        for row in self.rows:
            self._read_row(row)
        for place in self.places:
            self._read_place(place)
        believed = bool(self.doubtful) and self.work.turn.decide(
            self.realm, "kalevala:typed-paper", RULE, False, (False, True), realms=[self.realm], realm=self.realm,
            lines=[str(line) for line in self.doubtful],
        )
        if believed:
            self._believe()
        elif not self.by_hand:
            self._leave_out()
        strand_leaderless(self.work, self.realm)
        if self.places and self.work.world.reading("kalevala.r.8.vergessen_digital"):
            self._forget()

    def _forget(self) -> None:
        """By the strict reading a province that is missing in the protocol is lost (kalevala.8.5.vergessen)."""
        shown = {order.place for order in self.places}
        for place in sorted(set(self.work.owned.get(self.realm, ())) - shown):
            rules = ("kalevala.8.5.vergessen", "kalevala.r.8.vergessen_digital")
            lapse(self.work, place, self.work.world.provinces[place], *rules)
        self.work.index_owners()

    def _tell(self, order: Order, key: str, rule: str, **args: object) -> None:
        self.work.turn.tell((self.realm,), f"kalevala-refused-{key}", rule, line=order.line, **args)

    # ---- the list

    def _read_row(self, row: TypedRow) -> None:
        """Its first column is the last one of the list before, its last one follows from the others."""
        item = _item(row.item)
        ours = self._our_row(row.plane, item)
        first, gained, lost, new, cost, last = row.columns
        if first != ours.was:
            self._tell(row, "first-column", "kalevala.10.spalten", item=row.item, typed=first, stored=ours.was)
        count = ours.was + gained - lost + (0 if item == HZ else new) - (cost if item == RE else 0)
        if count != last:
            self._tell(row, "sum", "kalevala.10.rechnung", item=row.item, typed=last, right=count)
        if count == ours.now:
            return
        if item == HZ or item.startswith("building:"):
            # Trade centres and buildings stand until the game master says otherwise.
            self._tell(row, "building-stays", "kalevala.9.4.bauten", item=row.item, typed=count, right=ours.now)
            return
        self._tell(row, "list", "kalevala.10.vorrang", item=row.item, typed=count, right=ours.now)
        if item in (PRIEST, TREASURE) or (count > ours.now and _is_certain(item)):
            # Which priest it would be a list does not say, a treasure changes by its own lines alone, and of one
            # certain figure there are no more.
            return
        self.wanted[row.plane, item] = max(0, int(count))
        if count > ours.now or self.by_hand:
            self.doubtful.append(row.line)

    def _our_row(self, plane: int, item: str) -> ListRow:
        if plane not in self.lists:
            self.lists[plane] = {one.item: one for one in list_of(self.work, self.realm, plane).rows}
        return self.lists[plane].get(item, NO_ROW)

    # ---- the protocol

    def _read_place(self, order: TypedPlace) -> None:
        shown, there = order.listing.whole(), self.forces.get(order.place, Force()).whole()
        differs = {item for item in _items(shown, there) if _count(shown, item) != _count(there, item)}
        if differs:
            self.doubtful.append(order.line)
            told = ["/".join(so_many(_count(one, item), item) for one in (shown, there)) for item in sorted(differs)]
            self._tell(order, "protocol", RULE, place=order.place, items=told)

    # ---- what follows

    def _leave_out(self) -> None:
        """Fewer in the list than there are: the others are gone."""
        for (plane, item), wanted in self.wanted.items():
            self._remove(plane, item, self._total(plane, item) - wanted)

    def _believe(self) -> None:
        """Everything stands where the protocol shows it; the list says how many, the rest is in the capital."""
        before = {key: self._total(*key) for key in self._listed_and_shown()}
        for order in filter(self._may_stand, self.places):
            shown, there = order.listing.stock(), self.forces.get(order.place, Force()).land.copy()
            for item in _items(shown, there):
                self._change(order.place, item, _count(shown, item) - _count(there, item))
        for key, had in before.items():
            surplus = self._total(*key) - self.wanted.get(key, had)
            if surplus < 0:
                self._change(self._capital(key[0]), key[1], -surplus)
            self._remove(*key, surplus)
        self._drop_surplus_core()

    def _drop_surplus_core(self) -> None:
        """No paper is believed that names more core troops than a realm may have."""
        ruler = self.work.realm(self.realm)
        planes = sorted({gf_of(place).plane for place in self.forces})
        kinds = [(plane, symbol) for plane in planes for symbol in ruler.core_symbols]
        most = CORE_LIMITS[ruler.rank]
        surplus = sum(self._total(*kind) for kind in kinds) - most
        if surplus <= 0:
            return
        rule = "kalevala.17.5.staerke"
        self.work.turn.tell((self.realm,), "kalevala-refused-core-most", rule, most=most, had=most + surplus)
        for kind in kinds:
            fewer = min(surplus, self._total(*kind))
            self._remove(*kind, fewer)
            surplus -= fewer

    def _may_stand(self, order: TypedPlace) -> bool:
        """On own land, or where its figures are already; no paper leads onto water or off the map."""
        province = self.work.province(order.place)
        own = province is not None and province.owner == self.realm
        return "~" not in order.place and (own or order.place in self.forces)

    def _listed_and_shown(self) -> Iterator[tuple[int, str]]:
        shown = {
            (gf_of(one.place).plane, item)
            for one in filter(self._may_stand, self.places)
            for item in _items(one.listing.stock(), self.forces.get(one.place, Force()).land)
        }
        yield from sorted(shown | self.wanted.keys())

    def _capital(self, plane: int) -> str:
        """Without one, wherever most of the troops are."""
        own = [place for place in self.work.owned.get(self.realm, ()) if gf_of(place).plane == plane]
        fullest = max(sorted(own), key=lambda place: self.forces.get(place, Force()).whole().warriors, default="")
        return self.work.realm(self.realm).capital_on(plane) or fullest

    def _change(self, place: str, item: str, amount: int) -> None:
        if place and not (item != RE and known_piece(item).kind.sort == VESSEL):
            book(self.work, self.realm, place, item, amount, RULE, GAIN if amount > 0 else LOSS)

    def _total(self, plane: int, item: str) -> int:
        return sum(_count(self.forces[place].whole(), item) for place in self._on(plane))

    def _on(self, plane: int) -> list[str]:
        return [place for place in self.forces if gf_of(place).plane == plane]

    def _remove(self, plane: int, item: str, surplus: int) -> None:
        """From where most of the kind are, then in the order of coordinates."""
        if surplus <= 0 or (item != RE and known_piece(item).kind.sort == VESSEL):
            return
        left = [(-_count(self.forces[place].whole(), item), gf_of(place), place) for place in self._on(plane)]
        heapify(left)
        taken: Counter[str] = Counter()
        for _ in range(surplus):
            number, gf, place = left[0]
            taken[place] += 1
            heapreplace(left, (number + 1, gf, place))
        for place, number in taken.items():
            book_load(self.work, self.realm, place, item, -number, "kalevala.10.vorrang", LOSS)


def _item(typed: str) -> str:
    """As the list of the program names it."""
    if typed in BUILDINGS:
        return f"building:{typed}"
    return HZ if typed == "HZ" else typed


def _is_certain(item: str) -> bool:
    """Also of mystic and wizard every realm has one."""
    found = piece(item)
    return found is not None and (found.is_single or found.base in (MYSTIC, WIZARD))


def _items(*stocks: Stock) -> Iterable[str]:
    return sorted({item for stock in stocks for item in stock.pieces} | {RE})


def _count(stock: Stock, item: str) -> int:
    return stock.re if item == RE else stock.pieces.get(item, 0)
