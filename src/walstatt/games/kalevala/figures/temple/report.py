"""What a ruler reads of temples and priests: report, protocol, list and template."""
from __future__ import annotations

from collections.abc import Iterable, Iterator

from walstatt.core.texts import Text, text
from walstatt.games.kalevala.dates import Date
from walstatt.games.kalevala.evaluation import Evaluation, gf_of
from walstatt.games.kalevala.figures.temple.sanctuary import (
    cult_of,
    gf_of_field,
    priests,
    priests_in,
    temple_on,
    temples_of,
)
from walstatt.games.kalevala.realm.pieces import PRIEST
from walstatt.games.kalevala.realm.stock import TREASURE
from walstatt.games.kalevala.state import ListRow, World
from walstatt.games.report_blocks import Block, Cell, Column, Table, said

NOTATION = "kalevala.20.1.1.notation"
ZEH = f"zeh:{PRIEST}"


def written(treasure: int) -> str:
    """As protocol and list show it."""
    return f"{TREASURE} ({treasure} RE)"


def protocol(known: World, realm: str, place: str) -> Iterator[str]:
    """Behind the buildings of its land."""
    for field, temple in sorted(temples_of(known, realm).items()):
        if gf_of_field(field) == gf_of(place):
            yield written(temple.treasure)


def report(known: World, realm: str, then: Date) -> Iterable[Block]:
    del then
    temples, clergy = temples_of(known, realm), list(priests(known, realm))
    if not temples and not clergy:
        return
    if temples:
        heads = ("field", "cult", "treasure", "priests", "watch")
        columns = [Column(said(f"kalevala-temple-{name}")) for name in heads]
        rows: list[list[Cell]] = [
            [field, _cult(known, _letter(known, field)), written(one.treasure),
             priests_in(known, realm, gf_of_field(field)),
             said("kalevala-temple-is-watched", watched="yes" if one.unguarded is None else "no")]
            for field, one in sorted(temples.items())
        ]
        yield Table(said("kalevala-temple-table"), columns, rows,
                    rules=[NOTATION, "kalevala.20.1.waechter", "kalevala.20.kulte.tempel"])
    if clergy:
        columns = [Column(said(f"kalevala-priest-{name}")) for name in ("who", "number", "place", "cult")]
        rows = [[one.piece.symbol, one.number, one.place, _cult(known, cult_of(one.piece))]
                for one in sorted(clergy, key=lambda one: (one.place, one.piece.symbol))]
        yield Table(said("kalevala-priest-table"), columns, rows,
                    rules=["kalevala.20.2.2", "kalevala.20.2.1.unterhalt", "kalevala.20.kulte.priester"])


def _letter(known: World, field: str) -> str:
    building = temple_on(known, field)
    return building.cult if building is not None else ""


def _cult(known: World, letter: str) -> Cell:
    if not letter:
        return said("kalevala-cult-own")
    return known.persons.cults[letter].name if letter in known.persons.cults else letter


def rows(work: Evaluation, realm: str, plane: int) -> Iterable[ListRow]:
    """Pr and TS (kalevala.r.10.pr_ts): gifts are gains of the treasure, what is paid out of it is lost."""
    now = sum(one.treasure for field, one in temples_of(work.world, realm).items()
              if gf_of_field(field).plane == plane)
    moved = {2: 0, 3: 0, 4: 0}
    for one in work.bookings_of(realm):
        if one.item == TREASURE and gf_of(one.place).plane == plane:
            moved[3 if one.amount < 0 else 4 if one.at.phase == 1 else 2] += abs(one.amount)
    if now or any(moved.values()):
        was = now - moved[2] + moved[3] - moved[4]
        yield ListRow("priests", TREASURE, was, moved[2], moved[3], moved[4], moved[4], now)
    held = sum(one.zeh * one.number for one in priests(work.world, realm) if gf_of(one.place).plane == plane)
    before = next((int(row.now) for one in work.world.lists.get(realm, ()) if one.plane == plane
                   for row in one.rows if row.item == ZEH), 0)
    if held or before:
        more = held - before
        yield ListRow("priests", ZEH, before, max(0, more), max(0, -more), 0, 0, held)


def template(known: World, realm: str) -> Iterator[Text]:
    temples = temples_of(known, realm)
    for field, one in sorted(temples.items()):
        yield text("kalevala-template-temple", field=field, treasure=written(one.treasure))
        if known.at.phase == 1 and one.unguarded is not None:
            yield text("kalevala-template-temple-unguarded", place=str(gf_of_field(field)))
    number = sum(one.number for one in priests(known, realm))
    if number and known.at.phase == 1:
        there = sum(one.treasure for one in temples.values())
        yield text("kalevala-template-priests", due=number, there=there)
