"""What those who fought are told of a battle (kalevala.r.war.bericht): a tale, maps, line-up, every round, the end.

All parties read the same, but for orders and the names of groups: those only their writer reads. Of the land they see
what lies on the battlefield, and nothing beside it.
"""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, Final, NamedTuple

import msgspec

from walstatt.core.events import Event
from walstatt.core.turn import Turn
from walstatt.games.hex_course import HexCourse, position_at
from walstatt.games.kalevala.realm.pieces import piece
from walstatt.games.kalevala.war.aftermath import listed_figures
from walstatt.games.kalevala.war.board import Board
from walstatt.games.kalevala.war.course_tale import CourseTale
from walstatt.games.kalevala.war.field import Battlefield, Outcome, listed, new_owners
from walstatt.games.kalevala.war.in_sight import in_sight
from walstatt.games.kalevala.war.tale import Tale, short_tale
from walstatt.games.kalevala.war.turning import turning_point
from walstatt.games.kriegsspiel.forts import base
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.sheets.model import PROSE_WORD
from walstatt.games.kriegsspiel.state import DEAD, ENSLAVED, FLED, MISPLACED, RAN_AWAY

LOG, ORDERS, TALE = "kalevala-battle-log", "kalevala-battle-orders", "kalevala-battle-tale"
TOLD: Final = (LOG, ORDERS, TALE)
"""What stands in a section of its own."""
RULES: Final = ("kalevala.r.war.bericht", "kalevala.16.2.bericht")
ROUND, ORDERED, MOVES = "kriegsspiel-round", "kriegsspiel-ordered", "kriegsspiel-moves"
UNSEEN: Final = "kriegsspiel-covert-ordered"
TOGETHER: Final = "kalevala-battle-move-together"
OWN: Final = (ORDERED, "kriegsspiel-without-orders", "kriegsspiel-group-flees", "kriegsspiel-detached")
"""Events that tell of somebody's orders or name his groups."""
Plain = dict[str, Any]


class Report(NamedTuple):
    """A battle that was fought, and what came of it."""

    field: Battlefield
    board: Board
    play: BattlePlay
    outcome: Outcome
    course: HexCourse


def tell_battle(turn: Turn, realms: list[str], report: Report) -> None:
    field, board, play, outcome, _ = report
    names = play.setup.names
    course = in_sight(field, report.course)
    tale = CourseTale(field, outcome, play, course)
    turned = turning_point(play.setup, course)
    turn.tell(
        [name for name in names if name in realms], LOG, *RULES, place=field.name, wanted=field.wanted, gr=field.at.gr,
        places=list(field.places), rounds=play.state.round, result=play.state.result,
        sides=[tale.attackers, tale.defenders] if tale.has_two_sides else [], wars=tale.wars,
        tale=tale.whole(turned), turning=turned.round if turned else 0,
        course=msgspec.to_builtins(course), line_up=_line_up(board, play), log=list(_rounds(play)),
        end=list(_end(board, play)), owned=sorted(new_owners(field, outcome).items()),
        stands=_stands(course),
    )
    for seat, name in enumerate(names):
        if name in realms:
            turn.tell([name], ORDERS, *RULES, place=field.name, orders=list(_orders(play, seat)),
                      words=_words(field, name))


def tell_short(turn: Turn, realms: list[str], field: Battlefield, outcome: Outcome) -> None:
    """Of a quick battle, and of one by hand: the same to all of them."""
    names = [party.name for party in field.parties]
    tale = Tale(field, outcome)
    turn.tell(
        [name for name in names if name in realms], TALE, *RULES, place=field.name, wanted=field.wanted,
        gr=field.at.gr, how=outcome.how, tale=short_tale(tale), words=outcome.words,
    )
    for name in names:
        if name in realms and _words(field, name):
            turn.tell([name], ORDERS, *RULES, place=field.name, orders=[], words=_words(field, name))


# ---- line-up, end


def _line_up(board: Board, play: BattlePlay) -> list[list[str]]:
    """As they stood when the first round began."""
    found: dict[tuple[int, str], Counter[str]] = {}
    for seat, (party, symbols) in enumerate(zip(play.setup.parties, board.listed, strict=True)):
        for placed, symbol in zip(party.figures, symbols, strict=True):
            found.setdefault((seat, base(placed.at)), Counter())[_seen(symbol)] += 1
    return _by_figures(play.setup.names, found)


def _seen(symbol: str) -> str:
    """All who fought read the same: neither guards nor what somebody bears."""
    one = piece(symbol)
    return one.seen if one is not None else symbol


def _by_figures(names: Sequence[str], found: Mapping[tuple[int, str], Counter[str]]) -> list[list[str]]:
    """Party, figures, and the small fields on which just these stand: crowds often look the same."""
    fields: dict[tuple[int, str], list[str]] = {}
    for (seat, at), figures in found.items():
        fields.setdefault((seat, ", ".join(listed(figures))), []).append(at)
    ordered = sorted(fields.items(), key=lambda one: one[0][0])
    return [[names[seat], figures, _written(places)] for (seat, figures), places in ordered]


def _written(places: Iterable[str]) -> str:
    """`2A+10/3, 7, 12; 2A+11/4`; of those who found no room only the large field."""
    by_gf: dict[str, list[int]] = {}
    for place in places:
        gf, _, kf = place.partition("/")
        by_gf.setdefault(gf, []).extend([int(kf)] if kf else [])
    return "; ".join(f"{gf}/{', '.join(map(str, sorted(fields)))}" if fields else gf
                     for gf, fields in sorted(by_gf.items()))


def _end(board: Board, play: BattlePlay) -> Iterator[list[Any]]:
    """By party: how many there were, are misplaced, dead, enslaved, fled, taken by others, and left."""
    for seat, name in enumerate(play.setup.names):
        own = [(figure, _seen(symbol)) for figure, of, symbol in listed_figures(board, play) if of == seat]
        lost = [Counter(symbol for figure, symbol in own if figure.gone in how)
                for how in ((MISPLACED,), (DEAD,), (ENSLAVED,), (FLED, RAN_AWAY))]
        taken = Counter(symbol for figure, symbol in own if not figure.gone and figure.party != seat)
        left = Counter(symbol for figure, symbol in own if not figure.gone and figure.party == seat)
        yield [name, len(own), *(", ".join(listed(figures)) for figures in (*lost, taken, left))]


def _stands(course: HexCourse) -> list[list[str]]:
    """When all was over."""
    last = position_at(course, len(course.moments) - 1)
    found: dict[tuple[int, str], Counter[str]] = {}
    for at, names in last.by_field().items():
        for name in names:
            mount = last.stands[name].mount
            symbol = course.figures[name].symbol
            found.setdefault((last.seats[name], at), Counter()).update([symbol, mount] if mount else [symbol])
    return _by_figures(course.parties, found)


# ---- rounds


def _rounds(play: BattlePlay) -> Iterator[Plain]:
    """Everything that happened, in order; rounds begin with an event of their own."""
    seen = [_plain(play, event) for event in play.log or () if event.key not in OWN and event.audience is None]
    for way, together in groupby(seen, key=_way):
        found = list(together)
        if way is None or len(found) == 1:
            yield from found
        else:
            figures = [one["args"].pop("figure") for one in found]
            yield {**found[0], "key": TOGETHER, "args": {**found[0]["args"], "figures": figures}}


def _way(event: Plain) -> tuple[str, ...] | None:
    """Of a move: whence and where to, and by which rules. Who goes the same way together stands in one line."""
    args = event["args"]
    return (args["start"], args["end"], *event["rules"]) if event["key"] == MOVES else None


def _plain(play: BattlePlay, event: Event) -> Plain:
    args = {**event.text.args}
    if isinstance(args.get("seat"), int):
        args["seat"] = play.setup.names[args["seat"]]
    return {"key": event.key, "rules": list(event.rules), "args": args}


def _words(field: Battlefield, name: str) -> list[str]:
    """What it has written in plain words; nobody carries that out (kalevala.r.war.freitext)."""
    own = (line for one in field.details.orders if one.party == name for line in one.lines)
    return [line for line in own if line.startswith(PROSE_WORD)]


def _orders(play: BattlePlay, seat: int) -> Iterator[list[Any]]:
    """Round, group and line, where that changed."""
    now, last = 0, dict[str, str]()
    for event in play.log or ():
        now = event.args["round"] if event.key == ROUND else now
        if event.key == ORDERED and event.args["seat"] == seat and last.get(event.args["group"]) != event.args["line"]:
            last[event.args["group"]] = event.args["line"]
            yield [now, event.args["group"], event.args["line"]]
        elif event.key == UNSEEN and event.audience == seat:
            yield [now, event.args["name"], event.args["line"]]
