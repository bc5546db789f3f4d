"""Lines that a group can never carry out, for what it is made of: told to whoever wrote them, before a battle."""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Final, NamedTuple

from walstatt.games.kalevala.papers.sheet import Sheet
from walstatt.games.kalevala.realm.pieces import VESSEL, WARRIOR, known_piece
from walstatt.games.kalevala.realm.stock import RE
from walstatt.games.kriegsspiel.profiles import profile
from walstatt.games.kriegsspiel.sheets.model import WALL, Line
from walstatt.games.kriegsspiel.sheets.reader import FORM
from walstatt.hexmap.coordinates import read_place
from walstatt.hexmap.land import Field, field_beside

AFLOAT: Final = ("RAMMEN", "ENTERN", "LANDEN", "ÜBERSETZEN", "VERFOLGEN")
IN_A_PHALANX: Final = 4


class Unable(NamedTuple):
    line: Line
    rule: str
    why: str
    """`vessel`, `four`, `heavy` or `wall`: what is missing."""


def unable_lines(sheet: Sheet, groups: Mapping[str, Counter[str]]) -> Iterator[Unable]:
    """By group its figures; REST are those whom no group names."""
    for line in sheet.lines:
        figures = groups.get(line.group, Counter())
        if line.command in AFLOAT and not _has(figures, _is_vessel):
            yield Unable(line, "kalevala.r.war.befehle_burg_see", "vessel")
        elif line.command == "PHALANX" and not any(
            number >= IN_A_PHALANX and _fights_hand_to_hand(symbol) for symbol, number in figures.items()
        ):
            yield Unable(line, "kalevala.16.2.4.phalanx_bildung", "four")
        elif line.command == "TRAMPELN" and not _has(figures, _tramples):
            yield Unable(line, "kalevala.25.4.trampeln", "heavy")
        elif line.target is not None and line.target.kind == WALL and not _are_beside(line.target.place,
                                                                                     line.target.other):
            yield Unable(line, FORM, "wall")


def _has(figures: Counter[str], is_one: Callable[[str], bool]) -> bool:
    return any(number > 0 and symbol != RE and is_one(symbol) for symbol, number in figures.items())


def _is_vessel(symbol: str) -> bool:
    return known_piece(symbol).kind.sort == VESSEL


def _tramples(symbol: str) -> bool:
    one = known_piece(symbol)
    return one.base in ("El", "Mm", "QuW", "RD", "DD") or bool(one.horses)


def _fights_hand_to_hand(symbol: str) -> bool:
    if symbol == RE or known_piece(symbol).kind.sort != WARRIOR:
        return False
    found = profile(known_piece(symbol).base) or profile(symbol)
    return found is None or not found.is_archer


def _are_beside(field: str, other: str) -> bool:
    here, beyond = read_place(field), read_place(other)
    return field_beside(Field(here.gf, here.kf or 0), beyond.kf or 0) == Field(beyond.gf, beyond.kf or 0)
