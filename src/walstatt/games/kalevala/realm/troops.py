"""Core troops and auxiliaries (17.2): what becomes of warriors that are not of the type a ruler has chosen."""
from __future__ import annotations

from collections.abc import Iterator

from walstatt.games.kalevala.evaluation import Evaluation
from walstatt.games.kalevala.realm.conversion import AUXILIARIES_SHARE, army
from walstatt.games.kalevala.realm.ledger import CHANGED, LOSS, book_in
from walstatt.games.kalevala.realm.pieces import AUXILIARY, Piece, known_piece
from walstatt.games.kalevala.realm.stock import Stock
from walstatt.games.kalevala.state import RULER, Realm

RULE = "kalevala.r.war.kern_wahl"


def is_of_another_type(ruler: Realm, one: Piece) -> bool:
    """A warrior without a mark who is neither core nor of the elite that the game master grants."""
    ordinary = one.is_trooper and not one.mark and one.rank != "D"
    return ordinary and one.base not in ruler.core_symbols


def as_owned(ruler: Realm, symbol: str) -> str:
    """The symbol under which a ruler keeps what he has captured, bought or been given."""
    one = known_piece(symbol)
    if ruler.kind != RULER or not is_of_another_type(ruler, one):
        return symbol
    body, plus, items = symbol.partition("+")
    bare, mark, rest = body.partition("(k")
    return f"{bare}({AUXILIARY}){mark}{rest}{plus}{items}"


def choose_core_anew(work: Evaluation, realm: str, core: str) -> None:
    """What is of another type becomes auxiliary as far as a quarter allows; the rest leaves."""
    ruler = work.realm(realm)
    ruler.core = core
    others = list(_others(work, realm, ruler))
    together, auxiliaries = army(work, realm)
    allowed = max(0, (together - sum(number for *_, number in others)) // AUXILIARIES_SHARE - auxiliaries)
    for place, stock, symbol, number in others:
        kept = min(number, allowed)
        allowed -= kept
        if kept:
            book_in(work, realm, place, stock, as_owned(ruler, symbol), kept, RULE, CHANGED)
            book_in(work, realm, place, stock, symbol, -kept, RULE, CHANGED)
        if number > kept:
            book_in(work, realm, place, stock, symbol, kept - number, RULE, LOSS)
            gone = number - kept
            work.turn.tell((realm,), "kalevala-left-successor", RULE, place=place, number=gone, symbol=symbol)
    for place in {place for place, *_ in others}:
        work.world.tidy(realm, place)


def _others(work: Evaluation, realm: str, ruler: Realm) -> Iterator[tuple[str, Stock, str, int]]:
    for place, force in sorted(work.world.forces.get(realm, {}).items()):
        for stock in (force.land, *(holder.load for holder in force.holders)):
            for symbol, number in list(stock.pieces.items()):
                if is_of_another_type(ruler, known_piece(symbol)):
                    yield place, stock, symbol, number
