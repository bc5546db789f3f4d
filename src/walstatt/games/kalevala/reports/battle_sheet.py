"""Battles as those who fought read of them: a summary, who stood where, every round with its dice, what was left."""
from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from walstatt.core.turn import Told
from walstatt.games.kalevala.war.chronicle import LOG, ORDERS, ROUND
from walstatt.games.report_blocks import Block, Column, Facts, Heading, Line, Table, said

LINE_UP: Final = ("party", "field", "figures")
END: Final = ("party", "began", "misplaced", "dead", "fled", "stands")
OWN_ORDERS: Final = ("round", "group", "order")


def battles(told: Iterable[Told]) -> list[Block]:
    found = list(told)
    own = {one.args["place"]: one.args["orders"] for one in found if one.key == ORDERS}
    return [block for one in found if one.key == LOG for block in _battle(one, own.get(one.args["place"], []))]


def _battle(one: Told, orders: list[list[Any]]) -> Iterator[Block]:
    args = one.args
    yield Heading(said("kalevala-battle-sheet", place=args["place"], gr=args["gr"]))
    yield from (Line(sentence["key"], [], sentence["args"]) for sentence in args["summary"])
    yield Facts([
        (said("kalevala-battle-sheet-places"), ", ".join(args["places"])),
        (said("kalevala-battle-sheet-parties"), ", ".join(party["name"] for party in args["parties"])),
        (said("kalevala-battle-sheet-rounds"), args["rounds"]),
    ], rules=list(one.rules))
    yield _table("line-up", LINE_UP, args["line_up"])
    if orders:
        yield _table("orders", OWN_ORDERS, orders)
    for event in args["log"]:
        if event["key"] == ROUND:
            yield Heading(said(ROUND, **event["args"]))
        else:
            yield Line(event["key"], event["rules"], event["args"])
    yield _table("end", END, args["end"])


def _table(name: str, columns: tuple[str, ...], rows: list[list[Any]]) -> Table:
    titles = [Column(said(f"kalevala-battle-sheet-{one}")) for one in columns]
    return Table(said(f"kalevala-battle-sheet-title-{name}"), titles, rows)
