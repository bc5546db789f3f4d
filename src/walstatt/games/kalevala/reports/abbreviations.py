"""What the abbreviations of papers mean, where they stand (kalevala.2.5.kuerzel, 9.2)."""
from __future__ import annotations

from collections.abc import Iterable

from walstatt.games.kalevala.realm.pieces import WARRIOR, WEAPONS, known_piece
from walstatt.games.kalevala.realm.stock import RE, Force
from walstatt.games.report_blocks import Cell, Facts, Said, Words, said


def meaning(symbol: str) -> Said:
    """Of the symbol of a figure, an animal, a device or a vessel."""
    one = known_piece(symbol)
    damaged = "yes" if one.due else "no"
    if one.kind.special:
        return said("kalevala-means-special", name=one.kind.name)
    if one.kind.sort == WARRIOR:
        weapon = WEAPONS[one.weapon]
        return said("kalevala-means-warrior", weapon=weapon, rank=one.rank, mark=one.mark or "no", damaged=damaged)
    return said("kalevala-means-piece", base=in_letters(one.base), damaged=damaged)


def building_meaning(kind: str) -> Said:
    return said("kalevala-means-building", kind=kind.replace("/", ""))


def site_meaning(kind: str) -> Said:
    return said("kalevala-means-site", kind=kind)


def in_letters(symbol: str) -> str:
    """A symbol as messages can name it."""
    return symbol.replace("ö", "oe").replace("ü", "ue")


def explained(forces: Iterable[Force], more: Iterable[tuple[Words, Cell]] = ()) -> Facts:
    """All that stands in these forces, and RE."""
    symbols = sorted({symbol for force in forces for symbol in force.whole().pieces})
    pairs: list[tuple[Words, Cell]] = [(symbol, meaning(symbol)) for symbol in symbols]
    return Facts([*pairs, (RE, said("kalevala-means-re")), *more], small=True,
                 rules=["kalevala.2.5.kuerzel"])
