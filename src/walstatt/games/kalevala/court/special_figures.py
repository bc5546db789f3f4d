"""Special figures: an abbreviation registered for one realm, with all its numbers. Known from the next papers on."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from walstatt.core.refusal import refuse
from walstatt.games.kalevala.court.act_base import BY_HIS_HAND, FreeAct, realm_named
from walstatt.games.kalevala.court.records import SpecialFigure, Symbol
from walstatt.games.kalevala.evaluation import Evaluation
from walstatt.games.kalevala.papers.grammar import WORDS
from walstatt.games.kalevala.realm.buildings import BUILDINGS
from walstatt.games.kalevala.realm.pieces import CULTURE_NAMES, KINDS, MISREAD, known_piece, standard_piece
from walstatt.games.kalevala.realm.trade_centres import TRADE_CENTRES
from walstatt.games.kalevala.state import World

GENERAL: Final = (
    "Arma", "EE", "EGP", "EX", "GF", "GP", "GR", "HZ", "KF", "KR", "KW", "OEH", "Rag", "RE", "REH", "SL", "TEH", "ZEH",
)
"""Abbreviations of the book that stand for no piece (kalevala.2.5.kuerzel)."""
_TAKEN: Final = frozenset(
    one.casefold() for one in (*GENERAL, *KINDS, *CULTURE_NAMES, *MISREAD, *BUILDINGS, *TRADE_CENTRES, *WORDS.values())
)


class Figure(FreeAct, frozen=True):
    """Enter a special figure in the register, or give one other numbers."""

    figure: SpecialFigure


class Retire(FreeAct, frozen=True):
    """Strike a special figure of which nothing is left."""

    symbol: Symbol


def register(work: Evaluation, act: Figure) -> None:
    figure = act.figure
    realm_named(work, figure.realm)
    known = work.world.figures.get(figure.symbol)
    if known is None or known.realm != figure.realm:
        check_new_symbol(work.world, figure.symbol)
    work.world.figures[figure.symbol] = figure
    work.turn.tell((figure.realm,), "kalevala-figure", BY_HIS_HAND, **figure_args(figure))


def figure_args(figure: SpecialFigure) -> dict[str, object]:
    """What its realm reads of a special figure."""
    return {
        "symbol": figure.symbol, "name": figure.name, "price": figure.price or 0, "upkeep": figure.upkeep,
        "together": figure.paid_together, "room": figure.room, "pace": figure.pace, "gp": figure.gp,
        "words": figure.words,
    }


def check_new_symbol(world: World, symbol: str) -> None:
    """No other meaning, whatever its case: neither in the book nor in this world."""
    taken = {one.casefold() for one in (*world.figures, *world.items)}
    if symbol.casefold() in _TAKEN | taken or standard_piece(symbol) is not None:
        raise refuse("kalevala.9.2.sonderkuerzel", "kalevala-refused-symbol-taken", symbol=symbol)


def retire(work: Evaluation, act: Retire) -> None:
    figure = work.world.figures.get(act.symbol)
    if figure is None:
        known = sorted(work.world.figures)
        raise refuse("", "kalevala-refused-no-figure", symbol=act.symbol, figures=known)
    if act.symbol in set(_in_the_books(work.world)):
        raise refuse("", "kalevala-refused-figure-in-use", symbol=act.symbol)
    del work.world.figures[act.symbol]
    work.turn.tell((figure.realm,), "kalevala-figure-retired", BY_HIS_HAND, symbol=act.symbol, name=figure.name)


def _in_the_books(world: World) -> Iterator[str]:
    """Whatever stands somewhere, was booked since the last list or is named in it."""
    special = world.figures.keys()
    for places in world.forces.values():
        for force in places.values():
            yield from (one.base for one, _ in force.whole().each())
    for lists in world.lists.values():
        yield from (row.item for one in lists for row in one.rows if row.now)
    yield from (known_piece(one.item).base for one in world.bookings if one.item.partition("+")[0] in special)
