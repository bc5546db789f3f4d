"""The list (Potentialliste, chapter 10): what a realm had, gained, lost, armed, paid and has, row by row.

Made at the end of phase 1 from the ledger; never typed twice. Its first column is the last one of the list before.
"""
from __future__ import annotations

from collections import Counter, defaultdict
from typing import Final

from walstatt.core.turn import Turn
from walstatt.games.kalevala import hooks
from walstatt.games.kalevala.evaluation import Evaluation, evaluation, gf_of
from walstatt.games.kalevala.realm.building import buildings_of
from walstatt.games.kalevala.realm.buildings import BUILDINGS, STAGE_PRICE
from walstatt.games.kalevala.realm.conversion import price_for
from walstatt.games.kalevala.realm.ledger import (
    ARMAMENT,
    BUILDING,
    CHANGED,
    CONVERSION,
    GAIN,
    ITEMS,
    POST,
    UNMADE,
    UPKEEP,
)
from walstatt.games.kalevala.realm.pieces import (
    ANIMAL,
    AUXILIARY,
    DEVICE,
    GUARD,
    PERSON,
    PRIEST,
    SLAVE,
    VESSEL,
    WARRIOR,
    Piece,
    known_piece,
)
from walstatt.games.kalevala.realm.stock import PURSES, RE
from walstatt.games.kalevala.realm.trade_centres import RE_OF_A_CITY_UNIT, TRADE_CENTRES
from walstatt.games.kalevala.realm.works_dues import is_keeper
from walstatt.games.kalevala.state import MARAUDERS, ListRow, PotentialList
from walstatt.hexmap.coordinates import Gf

HZ: Final = "hz"
SECTIONS: Final = (
    "hz", "re", "king", "wizard", "priests", "merchants", "slaves", "close", "ranged", "auxiliaries", "guards",
    "agents", "animals", "vessels", "devices", "buildings", "works", "upkeep", "other",
)
"""The order of the rows (kalevala.10.zeilen)."""


def make_lists(turn: Turn) -> None:
    work = evaluation(turn)
    for realm, ruler in work.world.realms.items():
        if ruler.kind != MARAUDERS:
            planes = {gf_of(place).plane for place in (*work.owned.get(realm, ()), *work.world.forces.get(realm, {}))}
            before = {one.plane: one for one in work.world.lists.get(realm, ())}
            work.world.lists[realm] = [
                _ListMaker(work, realm, plane, before.get(plane)).make() for plane in sorted({*planes, *before})
            ]
    work.world.bookings = []


def list_of(work: Evaluation, realm: str, plane: int) -> PotentialList:
    """The list as it would be now."""
    before = next((one for one in work.world.lists.get(realm, ()) if one.plane == plane), None)
    return _ListMaker(work, realm, plane, before).make()


def section(one: Piece) -> str:
    """The part of the list in which a piece is counted."""
    if one.kind.special:
        return "other"
    if one.kind.sort == WARRIOR:
        if one.mark == AUXILIARY:
            return "auxiliaries"
        if one.mark == GUARD:
            return "guards"
        return "ranged" if one.weapon == "B" else "close"
    if one.kind.sort == PERSON:
        by_base = {"Z": "wizard", PRIEST: "priests", "K": "merchants", "Ag": "agents"}
        return by_base.get(one.base, "king" if one.base.endswith("Kö") else "other")
    return {ANIMAL: "animals", VESSEL: "vessels", DEVICE: "devices", SLAVE: "slaves"}[one.kind.sort]


class _ListMaker:
    def __init__(self, work: Evaluation, realm: str, plane: int, before: PotentialList | None) -> None:
        self.work = work
        self.realm = realm
        self.plane = plane
        self.since = next((one.at for one in work.world.lists.get(realm, ())), None)
        self.before = {row.item: row.now for row in before.rows} if before else {}
        self.bookings = [
            one for one in work.bookings_of(realm) if gf_of(one.place).plane == plane
        ]

    def make(self) -> PotentialList:
        rows = [
            self._hz(), self._re(), *self._armament(), *self._pieces(), *self._buildings(), *self._works(),
            *self._upkeep(), *self._of_figures(),
        ]
        ordered = sorted(rows, key=lambda row: (SECTIONS.index(row.section), row.item))
        return PotentialList(self.work.world.at, self.plane, [row for row in ordered if any(row.figures)])

    def _hz(self) -> ListRow:
        """In Stadteinheiten (kalevala.9.2.1.handelszentren)."""
        units = sum(
            TRADE_CENTRES[site.kind].yields / RE_OF_A_CITY_UNIT
            for place in self.work.owned.get(self.realm, ())
            if gf_of(place).plane == self.plane and (site := self.work.founded(place)) is not None
        )
        was = self._was(HZ, units)
        return ListRow("hz", HZ, was, max(0.0, units - was), max(0.0, was - units), 0, 0, units)

    def _re(self) -> ListRow:
        moved: dict[int, int] = defaultdict(int)
        for one in self.bookings:
            if one.item == RE and one.why == UNMADE:
                moved[5] -= one.amount
            elif one.item == RE:
                moved[self._column(one.at.phase, one.amount, one.why)] += abs(one.amount)
        now = sum(
            force.whole().re for place, force in self.work.world.forces.get(self.realm, {}).items()
            if gf_of(place).plane == self.plane
        )
        was = self.before.get(RE, now - moved[2] + moved[3] - moved[4] + moved[5])
        return ListRow("re", RE, was, moved[2], moved[3], moved[4], moved[5], now)

    def _armament(self) -> list[ListRow]:
        """What trade centres and people gave, which the row of RE adds up."""
        raised = self.work.raised.get((self.realm, self.plane), {})
        return [ListRow("re", f"armament:{source}", 0, 0, 0, amount, 0, 0) for source, amount in raised.items()]

    def _works(self) -> list[ListRow]:
        """Large fields with roads, canals and passes that cost upkeep."""
        own = sorted({gf_of(place) for place in self.work.owned.get(self.realm, ())})
        kept = [gf for gf in own if gf.plane == self.plane and is_keeper(self.work, self.realm, gf)]
        lands = [(gf, self.work.world.lands[gf]) for gf in kept]
        counted = {
            "roads": [gf for gf, land in lands if land.roads],
            "canals": [gf for gf, land in lands if land.canals],
            "passes": [gf for gf, land in lands if land.built_passes or gf in self.work.begun_passes],
        }
        return [self._works_row(name, fields) for name, fields in counted.items()]

    def _works_row(self, name: str, fields: list[Gf]) -> ListRow:
        was = self._was(f"works:{name}", len(fields))
        more = max(0, len(fields) - was)
        gained = min(more, sum(map(self._is_gained, fields)))
        lost = max(0, was - len(fields))
        return ListRow("works", f"works:{name}", was, gained, lost, more - gained, 0, len(fields))

    def _is_gained(self, gf: Gf) -> bool:
        """Has this land come to the realm since its last list?"""
        parts = [one for part in self.work.geography.parts(gf) if (one := self.work.province(part.name)) is not None]
        own = [one.taken for one in parts if one.owner == self.realm]
        return all(taken is not None and self.since is not None and taken > self.since for taken in own)

    def _was(self, item: str, at_first: float) -> float:
        """The last column of the list before; a row that it does not have is nothing."""
        return at_first if self.since is None else self.before.get(item, 0)

    @staticmethod
    def _column(phase: int, amount: int, why: str) -> int:
        """Which of the six columns a change belongs to (kalevala.10.spalten)."""
        if phase != 1 or why in (CHANGED, GAIN):
            return 2 if amount > 0 else 3
        if why in (CONVERSION, UPKEEP, BUILDING, POST) and amount < 0:
            return 5
        return 4 if amount > 0 or why == ARMAMENT else 3

    def _pieces(self) -> list[ListRow]:
        now: dict[str, int] = defaultdict(int)
        for place, force in self.work.world.forces.get(self.realm, {}).items():
            if gf_of(place).plane == self.plane:
                for one, number in force.whole().each():
                    now[one.listed] += number
        moved: dict[str, dict[int, int]] = defaultdict(lambda: defaultdict(int))
        for booking in self.bookings:
            if booking.item in PURSES or booking.why == ITEMS:
                continue
            one = known_piece(booking.item)
            if booking.why == UNMADE:
                moved[one.listed][4] += booking.amount
            else:
                column = self._column(booking.at.phase, booking.amount, "" if booking.amount < 0 else booking.why)
                moved[one.listed][column] += abs(booking.amount)
        for symbol in [one for one in moved if one == PRIEST]:
            _cancel(moved[symbol])
        symbols = {*now, *moved, *(item for item in self.before if item in _known(self.before))}
        return [self._piece_row(symbol, now[symbol], moved[symbol]) for symbol in sorted(symbols)]

    def _piece_row(self, symbol: str, now: int, moved: dict[int, int]) -> ListRow:
        one = known_piece(symbol)
        was = self.before.get(symbol, now - moved[2] + moved[3] - moved[4])
        cost = moved[4] * price_for(self.work.realm(self.realm), one)
        return ListRow(section(one), symbol, was, moved[2], moved[3], moved[4], cost, now)

    def _buildings(self) -> list[ListRow]:
        """What was built in this phase is told from what came with land."""
        here = [one for gf, one in buildings_of(self.work, self.realm) if gf.plane == self.plane]
        counted = Counter(one.kind for one in here)
        built = Counter(one.kind for one in here if one.built == self.work.world.at.gr)
        return [self._building_row(kind, counted[kind], built[kind]) for kind in BUILDINGS]

    def _building_row(self, kind: str, now: int, built: int) -> ListRow:
        item = f"building:{kind}"
        was = self._was(item, now - built)
        change = now - built - was
        cost = built * (BUILDINGS[kind].price if not BUILDINGS[kind].stage_of else STAGE_PRICE)
        if BUILDINGS[kind].varies:
            cost = -sum(one.amount for one in self.bookings if (one.item, one.rule) == (RE, BUILDINGS[kind].rule))
        return ListRow("buildings", item, was, max(0, change), max(0, -change), built, cost, now)

    def _of_figures(self) -> list[ListRow]:
        """ZEH, EGP, treasures and what else they have beside their pieces."""
        return [
            row for one in hooks.figures() if one.rows is not None
            for row in one.rows(self.work, self.realm, self.plane)
        ]

    def _upkeep(self) -> list[ListRow]:
        """What was paid, line by line; a sum of money, not of things, so it is carried nowhere."""
        return [
            ListRow("upkeep", f"upkeep:{line}", 0, 0, 0, 0, amount, 0)
            for line, amount in self.work.bills.get((self.realm, self.plane), {}).items()
        ]


def _cancel(moved: dict[int, int]) -> None:
    """A battle has left the same figures with other ZEH: they have neither come nor gone."""
    same = min(moved[2], moved[3])
    moved[2] -= same
    moved[3] -= same


def _known(before: dict[str, float]) -> set[str]:
    return {item for item, number in before.items() if number and ":" not in item and item not in (HZ, *PURSES)}
