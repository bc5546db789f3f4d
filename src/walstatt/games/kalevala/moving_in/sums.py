"""The last list of a realm that moves in, row by row: its own arithmetic, and the sums of what stands in its fields."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from walstatt.core.papers import Problem
from walstatt.core.texts import text
from walstatt.games.kalevala.dates import Date
from walstatt.games.kalevala.evaluation import gf_of
from walstatt.games.kalevala.moving_in.realm_file import RealmFile, Row
from walstatt.games.kalevala.realm.buildings import BUILDINGS
from walstatt.games.kalevala.realm.pieces import VESSEL, known_piece, piece
from walstatt.games.kalevala.realm.potential_list import HZ, SECTIONS, section
from walstatt.games.kalevala.realm.stock import RE
from walstatt.games.kalevala.realm.trade_centres import RE_OF_A_CITY_UNIT, TRADE_CENTRES
from walstatt.games.kalevala.state import ListRow, PotentialList, World
from walstatt.hexmap.geography import Geography

ARITHMETIC, PRECEDENCE = "kalevala.10.rechnung", "kalevala.r.10.widerspruch"
CENTRES: Final = "HZ"
Sums = dict[tuple[int, str], float]
"""By plane and item."""


def compared(world: World, one: RealmFile, at: Date, *, by_list: bool) -> tuple[list[PotentialList], list[Problem]]:
    """The lists of a realm, and where they differ from themselves or from what stands in its fields."""
    comparison = _Comparison(world, one, by_list)
    comparison.read_rows()
    comparison.compare()
    return comparison.lists(at), comparison.problems


class _Comparison:
    def __init__(self, world: World, one: RealmFile, by_list: bool) -> None:
        self.world = world
        self.one = one
        self.by_list = by_list
        self.problems: list[Problem] = []
        self.rows: dict[tuple[int, str], Row] = {}

    # ---- the list by itself

    def read_rows(self) -> None:
        for row in self.one.rows:
            if (row.plane, row.item) in self.rows:
                earlier = self.rows[row.plane, row.item].line
                self._tell(row.line, "kalevala.10.zeilen", "kalevala-move-row-twice", item=row.item, line=earlier)
            else:
                self.rows[row.plane, row.item] = self._recomputed(row)

    def _recomputed(self, row: Row) -> Row:
        """By the arithmetic of the list; with `by_list` columns 1 to 5 prevail."""
        was, gained, lost, new, cost, now = row.figures
        sum_ = was + gained - lost + (0 if row.item == CENTRES else new) - (cost if row.item == RE else 0)
        if sum_ == now:
            return row
        self._tell(row.line, ARITHMETIC, "kalevala-move-arithmetic", self.by_list, item=row.item, sum=sum_, given=now)
        return row._replace(figures=(*row.figures[:5], sum_))

    def _tell(self, line: int, rule: str, key: str, /, settled: bool = False, **args: object) -> None:
        self.problems.append(Problem(line, 1, rule, text(key, **args), fatal=not settled))

    # ---- the list and the fields

    def compare(self) -> None:
        counted, since = self._counted(), self._since()
        for plane, item in dict.fromkeys((*self.rows, *counted)):
            row = self.rows.get((plane, item))
            wanted = (row.figures[5] if row else 0) + since[plane, item]
            have = counted.get((plane, item), 0)
            if have != wanted:
                self._differ(plane, item, row, have, wanted)

    def _differ(self, plane: int, item: str, row: Row | None, have: float, wanted: float) -> None:
        line = row.line if row else self._line_of(plane, item)
        settled = self.by_list and self._settle(plane, item, int(wanted - have))
        self._tell(line, PRECEDENCE, "kalevala-move-sum", settled, item=item, plane=plane, listed=wanted, have=have)

    def _counted(self) -> dict[tuple[int, str], float]:
        """What stands in the fields; aboard ships, too."""
        found: Counter[tuple[int, str]] = Counter()
        for place, force in self.world.forces[self.one.name].items():
            plane, whole = gf_of(place).plane, force.whole()
            for symbol, number in whole.pieces.items():
                found[plane, symbol] += number
            found[plane, RE] += whole.re
        for entry in self.one.buildings:
            found[gf_of(entry.place).plane, entry.building.kind] += 1
        sums: dict[tuple[int, str], float] = {key: number for key, number in found.items() if number}
        return {**sums, **self._centres()}

    def _centres(self) -> Mapping[tuple[int, str], float]:
        """In Stadteinheiten (kalevala.9.2.1.handelszentren)."""
        found: dict[tuple[int, str], float] = {}
        geography = Geography(self.world.lands)
        for place, province in self.world.provinces.items():
            site = self.world.lands[gf_of(place)].site
            if province.owner == self.one.name and province.founded and site is not None:
                part = next((one for one in geography.parts(gf_of(place)) if one.name == place), None)
                if part is not None and site.kf in part.fields and site.kind in TRADE_CENTRES:
                    key = (gf_of(place).plane, CENTRES)
                    found[key] = found.get(key, 0) + TRADE_CENTRES[site.kind].yields / RE_OF_A_CITY_UNIT
        return found

    def _since(self) -> Counter[tuple[int, str]]:
        """What came and went since that list."""
        found: Counter[tuple[int, str]] = Counter()
        for sign, entries in ((1, self.one.gained), (-1, self.one.lost)):
            for entry in entries:
                stock, plane = entry.listing.stock(), gf_of(entry.place).plane
                for symbol, number in stock.pieces.items():
                    found[plane, symbol] += sign * number
                found[plane, RE] += sign * stock.re
        return found

    def _line_of(self, plane: int, item: str) -> int:
        """Where an item stands that the list does not know."""
        for entry in self.one.there:
            stock = entry.listing.whole()
            if gf_of(entry.place).plane == plane and (item in stock.pieces or (item == RE and stock.re)):
                return entry.line
        for built in self.one.buildings:
            if built.building.kind == item:
                return built.line
        return self.one.owned[0].line if self.one.owned and item == CENTRES else 1

    # ---- the list prevails

    def _settle(self, plane: int, item: str, more: int) -> bool:
        """Put what is missing into the capital, take away what is too much; some things cannot be settled so."""
        known = piece(item)
        if item != RE and (known is None or known.kind.sort == VESSEL):
            return False
        if more > 0:
            return self._add(plane, item, more)
        places = sorted(
            (place for place in self.world.forces[self.one.name] if gf_of(place).plane == plane),
            key=lambda place: (-self._lies(place, item), place),
        )
        for place in places:
            less = min(-more, self._lies(place, item))
            self._change(place, item, -less)
            more += less
        return more == 0

    def _add(self, plane: int, item: str, more: int) -> bool:
        capital = self.world.realms[self.one.name].capital_on(plane)
        if capital is None:
            return False
        self._change(capital, item, more)
        return True

    def _lies(self, place: str, item: str) -> int:
        force = self.world.forces[self.one.name].get(place)
        land = force.land if force else None
        return 0 if land is None else land.re if item == RE else land.pieces.get(item, 0)

    def _change(self, place: str, item: str, amount: int) -> None:
        land = self.world.force(self.one.name, place).land
        if item == RE:
            land.re += amount
        else:
            land.add(item, amount)
        self.world.tidy(self.one.name, place)

    # ---- the lists as the world keeps them

    def lists(self, at: Date) -> list[PotentialList]:
        planes = sorted({plane for plane, _ in self.rows})
        return [PotentialList(at, plane, list(self._rows_of(plane))) for plane in planes]

    def _rows_of(self, plane: int) -> Iterator[ListRow]:
        made = [_list_row(row) for (on, _), row in self.rows.items() if on == plane]
        yield from sorted(made, key=lambda row: (SECTIONS.index(row.section), row.item))


def _list_row(row: Row) -> ListRow:
    figures = tuple(int(one) if one == int(one) else one for one in row.figures)
    if row.item == CENTRES:
        return ListRow("hz", HZ, *figures)
    if row.item == RE:
        return ListRow("re", RE, *figures)
    if row.item in BUILDINGS:
        return ListRow("buildings", f"building:{row.item}", *figures)
    return ListRow(section(known_piece(row.item)), row.item, *figures)
