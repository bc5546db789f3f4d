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
    """The symbol under which a ruler keeps what he has captured, bought or been given: his own type is never auxiliary
    (kalevala.17.2.hilfs_typ)."""
    one = known_piece(symbol)
    if one.mark == AUXILIARY and one.base in ruler.core_symbols:
        return symbol.replace(f"({AUXILIARY})", "")
    if ruler.kind != RULER or not is_of_another_type(ruler, one):
        return symbol
    body, plus, items = symbol.partition("+")
    bare, mark, rest = body.partition("(k")
    return f"{bare}({AUXILIARY}){mark}{rest}{plus}{items}"


def choose_core_anew(work: Evaluation, realm: str, core: str) -> None:
    """What is of another type becomes auxiliary as far as a quarter allows; the rest leaves. Auxiliaries of the new
    type are core troops now."""
    ruler = work.realm(realm)
    ruler.core = core
    for place, stock, symbol, number in list(_each(work, realm)):
        if known_piece(symbol).mark == AUXILIARY and as_owned(ruler, symbol) != symbol:
            _rename(work, realm, place, stock, symbol, as_owned(ruler, symbol), number)
    others = [one for one in _each(work, realm) if is_of_another_type(ruler, known_piece(one[2]))]
    together, auxiliaries = army(work, realm)
    allowed = max(0, (together - sum(number for *_, number in others)) // AUXILIARIES_SHARE - auxiliaries)
    for place, stock, symbol, number in others:
        kept = min(number, allowed)
        allowed -= kept
        if kept:
            _rename(work, realm, place, stock, symbol, as_owned(ruler, symbol), kept)
        if number > kept:
            book_in(work, realm, place, stock, symbol, kept - number, RULE, LOSS)
            gone = number - kept
            work.turn.tell((realm,), "kalevala-left-successor", RULE, place=place, number=gone, symbol=symbol)
    for place in {place for place, *_ in others}:
        work.world.tidy(realm, place)


def _rename(
    work: Evaluation, realm: str, place: str, stock: Stock, symbol: str, new: str, number: int
) -> None:
    book_in(work, realm, place, stock, new, number, RULE, CHANGED)
    book_in(work, realm, place, stock, symbol, -number, RULE, CHANGED)


def _each(work: Evaluation, realm: str) -> Iterator[tuple[str, Stock, str, int]]:
    """All pieces of a realm, with where they are."""
    for place, force in sorted(work.world.forces.get(realm, {}).items()):
        for stock in (force.land, *(holder.load for holder in force.holders)):
            for symbol, number in list(stock.pieces.items()):
                yield place, stock, symbol, number
