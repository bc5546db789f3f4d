"""The action sheet of phase 3: what a ruler has declared, as the book's form has it; the game master holds the same."""
from __future__ import annotations

from collections.abc import Iterator

from walstatt.games.kalevala.dates import Date
from walstatt.games.kalevala.entering.entries import RAID
from walstatt.games.kalevala.evaluation import gf_of
from walstatt.games.kalevala.papers.grammar import WORDS
from walstatt.games.kalevala.papers.model import Listing
from walstatt.games.kalevala.papers.write import listing_of, write_listing
from walstatt.games.kalevala.realm.stock import RE, Force, Stock
from walstatt.games.kalevala.state import Entry, World
from walstatt.games.report_blocks import Block, Cell, Column, Table, said

COLUMNS = ("ee", "start", "kind", "target", "centre", "figures", "losses")


def action_sheet(world: World, realm: str, then: Date) -> list[Block]:
    """One table for each plane, in the phase in which it was handed in."""
    return list(_tables(world, realm, then)) if then.phase == 3 else []


def _tables(world: World, realm: str, then: Date) -> Iterator[Table]:
    rows = [*_entries(world, realm), *_others(world, realm)]
    for plane in sorted({gf_of(place).plane for place, _ in rows}):
        columns = [Column(said(f"kalevala-actions-{name}")) for name in COLUMNS]
        title = said("kalevala-actions-title", date=str(then), realm=realm, plane=plane)
        here = [row for place, row in rows if gf_of(place).plane == plane]
        yield Table(title, columns, here, note=said("kalevala-actions-note"),
                    rules=["kalevala.2.4.ausfertigung", "kalevala.15.1.angaben"])


def _entries(world: World, realm: str) -> Iterator[tuple[str, list[Cell]]]:
    for one in world.entries.get(realm, ()):
        force = Force(Stock(dict(one.figures), one.re), list(one.fleet))
        yield one.target, [
            str(one.number), one.start, _kind(one), one.target, _centre(one.centre, one.centre_name, one.land_name),
            write_listing(listing_of(force.land, force)), _paid(one.paid),
        ]


def _kind(entry: Entry) -> str:
    return f"Überfall auf {entry.against[0]}" if entry.kind == RAID else entry.kind


def _others(world: World, realm: str) -> Iterator[tuple[str, list[Cell]]]:
    for one in world.foundings.get(realm, ()):
        centre = _centre(one.centre, one.centre_name, "")
        yield one.place, ["", one.place, WORDS["FOUND"], one.place, centre, "", _paid(one.paid)]
    for place in world.razings.get(realm, ()):
        yield place, ["", place, WORDS["RAZE"], place, "", "", ""]
    for swim in world.swims.get(realm, ()):
        bank, figures = gf_of(swim.bank.partition("/")[0]), write_listing(listing_of(Stock(dict(swim.figures))))
        yield str(bank), ["", swim.bank, WORDS["SWIM"], swim.stream, "", figures, ""]
    for peace in world.peace:
        if peace.realm == realm:
            yield peace.place, ["", peace.place, WORDS["PEACE"], peace.other, "", "", ""]


def _centre(kf: int, name: str, land: str) -> str:
    return ", ".join(filter(None, (f"{kf} {name}".strip() if kf else name, land)))


def _paid(paid: dict[str, int]) -> str:
    pieces = tuple((symbol, number) for symbol, number in paid.items() if symbol != RE)
    return write_listing(Listing(pieces, paid.get(RE, 0)))


def all_sheets(world: World) -> list[Block]:
    """For the game master, while phase 4 is before him: what every ruler has before him, too."""
    then = world.at.before
    return [table for realm in world.realms for table in action_sheet(world, realm, then)]
