"""Battles as those who fought read of them: a tale with maps, who stood where, every round with its dice, the end."""
from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from walstatt.core.turn import Told
from walstatt.core.typed_data import convert
from walstatt.games.hex_course import HexCourse
from walstatt.games.kalevala.war.chronicle import LOG, ORDERS, ROUND, TALE
from walstatt.games.report_blocks import (
    Battle,
    Block,
    Column,
    Facts,
    Fold,
    Heading,
    Line,
    Passage,
    Said,
    Shown,
    Table,
    said,
)

LINE_UP: Final = ("party", "figures", "field")
END: Final = ("party", "began", "misplaced", "dead", "enslaved", "fled", "taken", "left")
OWN_ORDERS: Final = ("round", "group", "order")


def battles(told: Iterable[Told]) -> list[Block]:
    found = list(told)
    own = {one.args["place"]: one.args for one in found if one.key == ORDERS}
    blocks: list[Block] = []
    for one in found:
        if one.key == LOG:
            blocks += _battle(one, own.get(one.args["place"], {}))
        elif one.key == TALE:
            blocks += _short(one, own.get(one.args["place"], {}))
    return blocks


def _short(one: Told, own: dict[str, Any]) -> Iterator[Block]:
    """A quick battle, or one by hand with the game master's own story."""
    args = one.args
    yield Heading(said(f"kalevala-battle-sheet-{args['how']}", place=args["wanted"], gr=args["gr"]))
    beginning, *rest = args["tale"]
    yield _paragraph(beginning)
    if args["words"]:
        yield Passage(args["words"])
    yield from map(_paragraph, rest)
    yield from _own_words(own)


def _own_words(own: dict[str, Any]) -> Iterator[Block]:
    """Plain words of the reader's own sheets (kalevala.r.war.freitext)."""
    yield from (Passage(said("kalevala-battle-own-words", words=words)) for words in own.get("words", ()))


def _paragraph(sentences: list[dict[str, Any]]) -> Passage:
    first, *then = [Said(one["key"], one["args"]) for one in sentences]
    return Passage(first, then=[*then])


def _battle(one: Told, own: dict[str, Any]) -> Iterator[Block]:
    args = one.args
    yield Heading(said("kalevala-battle-sheet", place=args["wanted"], gr=args["gr"]))
    yield from map(_paragraph, args["tale"])
    yield _maps(args)
    yield _head(one)
    yield _table("line-up", LINE_UP, args["line_up"])
    if own.get("orders"):
        yield _table("orders", OWN_ORDERS, own["orders"])
    yield from _own_words(own)
    yield from _rounds(args["log"])
    yield _table("end", END, _without_empty(args["end"]))
    yield _table("stands", LINE_UP, args["stands"])


def _maps(args: dict[str, Any]) -> Battle:
    course: HexCourse = convert(args["course"], HexCourse)
    turned, last = args["turning"], len(course.moments) - 1
    shown = [Shown(0, said("kalevala-battle-map-start"))]
    turns_before = turned and course.at_end_of(turned) < last
    if turns_before:
        shown.append(Shown(course.at_end_of(turned), said("kalevala-battle-map-turning", round=turned)))
    # Where nothing moved any more after the turning point, the end looks the same.
    turned_last = turned if not turns_before else 0
    shown.append(Shown(last, said("kalevala-battle-map-end", round=args["rounds"], turned=turned_last)))
    return Battle(said("kalevala-battle-course", place=args["wanted"]), course, shown)


def _head(one: Told) -> Facts:
    args = one.args
    owned = ", ".join(f"{place}: {owner or '–'}" for place, owner in args["owned"])
    return Facts([
        (said("kalevala-battle-sheet-places"), ", ".join(args["places"])),
        *_parties(args),
        (said("kalevala-battle-sheet-rounds"), args["rounds"]),
        (said("kalevala-battle-sheet-result"), said(f"kalevala-battle-result-{args['result'] or 'undecided'}")),
        (said("kalevala-battle-sheet-owned"), owned or "–"),
    ], rules=list(one.rules))


def _parties(args: dict[str, Any]) -> Iterator[tuple[Said, str]]:
    """Who attacked whom; of several wars side by side each one."""
    if args["sides"]:
        attackers, defenders = args["sides"]
        yield said("kalevala-battle-sheet-attackers"), ", ".join(attackers) or "–"
        yield said("kalevala-battle-sheet-defenders"), ", ".join(defenders) or "–"
    else:
        yield said("kalevala-battle-sheet-wars"), ", ".join(" – ".join(war) for war in args["wars"])


def _rounds(log: list[dict[str, Any]]) -> Iterator[Fold]:
    """What comes before the first of them is the line-up."""
    title, lines = said("kalevala-battle-before-rounds"), list[Line]()
    for event in log:
        if event["key"] == ROUND:
            if lines:
                yield Fold(title, lines)
            title, lines = said(ROUND, **event["args"]), []
        else:
            lines.append(Line(event["key"], event["rules"], event["args"]))
    if lines:
        yield Fold(title, lines)


def _without_empty(rows: list[list[Any]]) -> list[list[Any]]:
    return [[None if cell == "–" else cell for cell in row] for row in rows]


def _table(name: str, columns: tuple[str, ...], rows: list[list[Any]]) -> Table:
    """Columns in which nothing stands are left out."""
    used = [at for at in range(len(columns)) if any(row[at] is not None for row in rows)]
    titles = [Column(said(f"kalevala-battle-sheet-{columns[at]}")) for at in used]
    return Table(said(f"kalevala-battle-sheet-title-{name}"), titles, [[row[at] for at in used] for row in rows])
