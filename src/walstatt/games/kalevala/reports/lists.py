"""The list in the form of the book, and what the upkeep of phase 1 was made of (chapter 10, 17.6, 25.5)."""
from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from walstatt.games.kalevala.dates import Date
from walstatt.games.kalevala.realm.dues import (
    CORE_TABLE,
    PAID_TOGETHER,
    animals_by_class,
    auxiliary_of,
    core_price,
    is_common_core,
    is_elite,
)
from walstatt.games.kalevala.realm.pieces import piece
from walstatt.games.kalevala.realm.potential_list import HZ, SECTIONS
from walstatt.games.kalevala.realm.stock import RE, TREASURE, Stock
from walstatt.games.kalevala.reports.abbreviations import building_meaning, meaning
from walstatt.games.kalevala.state import ListRow, PotentialList, World
from walstatt.games.report_blocks import Block, Cell, Column, Said, Table, said

COLUMNS: Final = 6
UNNAMED: Final = ("upkeep", "armament", "works")
"""Rows of the list that have no symbol of their own."""
SUMMED: Final = (("core", ("close", "ranged")), ("auxiliaries", ("auxiliaries",)))
"""Sections that the book adds up (kalevala.10.zeilen)."""


def potential_lists(known: World, realm: str, then: Date) -> list[Block]:
    return [_table(one, realm, known) for one in known.lists.get(realm, ()) if one.at == then]


def _table(one: PotentialList, realm: str, known: World) -> Table:
    columns = [
        Column(said("kalevala-list-item")), Column(said("kalevala-list-meaning")),
        *(Column(said(f"kalevala-list-column-{number}"), "number") for number in range(1, COLUMNS + 1)),
    ]
    rows: list[list[Cell]] = []
    sums: list[int] = []
    for section in SECTIONS:
        of_section = [row for row in one.rows if row.section == section]
        if of_section:
            rows.append([said("kalevala-list-section", section=section)])
            rows += [_row(row) for row in of_section]
        for name, together in SUMMED:
            if section == together[-1] and any(row.section in together for row in one.rows):
                sums.append(len(rows))
                rows.append(_sum(name, [row for row in one.rows if row.section in together]))
    sums.append(len(rows))
    costs = sum(row.cost for row in one.rows if row.item != RE)
    rows.append([said("kalevala-list-costs"), "", None, None, None, None, costs, None])
    goods = known.realms[realm].culture.goods
    title = said("kalevala-list-title", date=str(one.at), realm=realm, plane=one.plane, goods=goods or ["–"])
    rules = ["kalevala.10.kopf", "kalevala.10.zeilen", "kalevala.10.spalten", "kalevala.10.rechnung"]
    return Table(title, columns, rows, sums, said("kalevala-list-note"), rules)


def _row(row: ListRow) -> list[Cell]:
    kind, _, what = row.item.partition(":")
    symbol = "" if kind in UNNAMED and what else HZ.upper() if row.item == HZ else what or row.item
    if row.item == TREASURE:
        symbol = f"{TREASURE} ({row.now} {RE})"
    return [symbol, _meaning(row.item), *row.figures]


def _meaning(item: str) -> Said:
    kind, _, what = item.partition(":")
    if kind == "building":
        return building_meaning(what)
    if kind == "upkeep":
        return said("kalevala-upkeep-line", line=what)
    if what:
        return said(f"kalevala-list-{kind}", what=what)
    return meaning(item) if piece(item) is not None else said("kalevala-list-means", item=item)


def _sum(name: str, rows: Iterable[ListRow]) -> list[Cell]:
    columns = zip(*(row.figures for row in rows), strict=True)
    return [said("kalevala-list-sum", name=name), "", *map(sum, columns)]


# ---- upkeep


def upkeep(known: World, realm: str, then: Date) -> list[Block]:
    """What was paid for what, and how it was reckoned."""
    rows: list[list[Cell]] = []
    for one in known.lists.get(realm, ()):
        for row in one.rows:
            if one.at == then and row.section == "upkeep":
                line = row.item.partition(":")[2]
                rows.append([said("kalevala-upkeep-line", line=line), _reckoned(known, realm, line), row.cost])
    if not rows:
        return []
    rows.append([said("kalevala-upkeep-total"), "", sum(row[2] for row in rows if isinstance(row[2], int | float))])
    columns = [
        Column(said("kalevala-upkeep-what")), Column(said("kalevala-upkeep-how")),
        Column(said("kalevala-upkeep-re"), "number"),
    ]
    return [Table(said("kalevala-upkeep-title", date=str(then)), columns, rows, [len(rows) - 1],
                  rules=["kalevala.17.6.faellig"])]


def _reckoned(known: World, realm: str, line: str) -> Cell:
    whole = Stock()
    for force in known.forces.get(realm, {}).values():
        whole.join(force.whole())
    if line == "core":
        return _core_groups(known.realms[realm].rank, whole)
    if line in ("auxiliaries", "animals"):
        counted = list(_groups(whole, line))
        return said("kalevala-head-list", all=counted) if counted else ""
    if line in ("special", "figures"):
        return ""
    return said("kalevala-upkeep-works") if line == "works" else said("kalevala-upkeep-there")


def _core_groups(rank: str, whole: Stock) -> Cell:
    """Of the chosen class, and of the elite, which has a column of its own (kalevala.r.war.d_krieger)."""
    elite = whole.count(is_elite)
    groups = [_core_group(rank, whole.count(is_common_core)), *([_core_group("D", elite)] if elite else [])]
    return said("kalevala-head-list", all=groups) if elite else groups[0]


def _core_group(rank: str, number: int) -> Said:
    """The cost group of the table, before what colonies have paid themselves."""
    most = next((one for one in CORE_TABLE[rank] if number <= one), CORE_TABLE[rank][-1])
    return said("kalevala-upkeep-core", number=number, rank=rank, most=most, price=core_price(rank, number))


def _groups(whole: Stock, line: str) -> Iterator[dict[str, object]]:
    animals = animals_by_class(whole)
    for rank, together in PAID_TOGETHER.items():
        number = animals[rank] if line == "animals" else whole.count(auxiliary_of(rank))
        if number:
            args = {"number": number, "rank": rank, "together": together}
            yield {"key": "kalevala-upkeep-group", "args": args}
