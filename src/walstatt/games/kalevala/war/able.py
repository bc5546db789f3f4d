"""Lines that a group can never carry out, for what it is made of: told to whoever wrote them, before a battle."""
from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from walstatt.games.kalevala.papers.sheet import Sheet
from walstatt.games.kalevala.realm.buildings import FOUNDATIONS, Building
from walstatt.games.kalevala.realm.pieces import VESSEL, WARRIOR, WIZARD, is_mystic, known_piece, zeh
from walstatt.games.kalevala.realm.stock import RE
from walstatt.games.kriegsspiel.calling import (
    BASIC,
    CALL,
    CALLING,
    EXTEND,
    FLAT,
    LONGER_FLAT,
    PRICES,
    STAYING,
)
from walstatt.games.kriegsspiel.figures.god_abilities import ABILITIES
from walstatt.games.kriegsspiel.figures.wizard_spells import BEASTS, CALM, STRONG, WAYS
from walstatt.games.kriegsspiel.hooks import known_spells, spells
from walstatt.games.kriegsspiel.magic import COSTS, DIRECTION, STEP, STRENGTH, WHOLE_FIELD
from walstatt.games.kriegsspiel.profiles import ONAGER, profile
from walstatt.games.kriegsspiel.sheets.model import BUILDING, CAST, DUEL, MAGIC_WORDS, WALL, Line, Orders
from walstatt.games.kriegsspiel.sheets.reader import FORM, MOST_ZEH
from walstatt.games.kriegsspiel.sheets.sense import fields_named
from walstatt.games.kriegsspiel.sheets.writer import write_line, write_spell
from walstatt.games.kriegsspiel.spells import FIELDS, THINGS, Spell
from walstatt.hexmap.coordinates import read_place
from walstatt.hexmap.land import Field, field_beside, hang_together

AT_BUILDINGS: Final = ("STÜRMEN", "BRECHEN", "BELAGERN", "TOR AUF", "TOR ZU", "ZERSTÖREN", "PECH")
ENGINES: Final = (ONAGER, "Wi", "Sk", "El", "Mm")
AFLOAT: Final = ("RAMMEN", "ENTERN", "LANDEN", "ÜBERSETZEN", "VERFOLGEN")
IN_A_PHALANX: Final = 4
APART: Final = "apart"
PRIEST, PRIEST_KING = "Pr", "PrKö"
MYSTIC_MAGIC: Final = "kalevala.14.3.magie"
NO_DUELS: Final = "kalevala.r.priest_duel"
AMONG_PRIESTS: Final = 1
"""The reading by which they fight each other."""


class Unable(NamedTuple):
    order: str
    """As it was written."""
    rule: str
    why: str
    """What is missing: `vessel`, `four`, `heavy`, `engine`, `shooter`, `wall`, `caster`, `spell`, `duel`, `aim`,
    `onto`, `wind`, `edge`, `beast`, `second`, `ability`, `god`, `not-his`, `apart` or `zeh`."""
    need: int = 0
    there: int = 0
    """ZEH that a spell costs at least, and that somebody has who can cast it."""


def unable_lines(
    sheet: Sheet, groups: Mapping[str, Counter[str]], god: Mapping[str, int] | None, *, priests_duel: bool
) -> Iterator[Unable]:
    """By group its figures; REST are those whom no group names. Of the god who can be called his abilities, with their
    levels. By a reading priests fight duels of magic."""
    for line in sheet.lines:
        figures = groups.get(line.group, Counter())
        if line.command in AFLOAT and not _has(figures, _is_vessel):
            yield Unable(write_line(line), "kalevala.r.war.befehle_burg_see", "vessel")
        elif line.command == "PHALANX" and not any(
            number >= IN_A_PHALANX and _fights_hand_to_hand(symbol) for symbol, number in figures.items()
        ):
            yield Unable(write_line(line), "kalevala.16.2.4.phalanx_bildung", "four")
        elif line.command == "TRAMPELN" and not _has(figures, _tramples):
            yield Unable(write_line(line), "kalevala.25.4.trampeln", "heavy")
        elif line.target is not None and line.target.kind == WALL and not _are_beside(line.target.place,
                                                                                     line.target.other):
            yield Unable(write_line(line), FORM, "wall")
        elif line.command == "BRECHEN" and not _has(figures, _breaks):
            yield Unable(write_line(line), "kalevala.r.war.befehle_burg_see", "engine")
        elif line.command == "BESCHIESSEN" and not _has(figures, _shoots):
            yield Unable(write_line(line), "kalevala.r.war.befehle_feld", "shooter")
        elif line.command == DUEL and _spells_of(figures) and not _has(
            figures, _is_wizard_or_priest if priests_duel else _is_wizard
        ):
            only_mystic = _casts_as_mystic(_spells_of(figures))
            yield Unable(write_line(line), MYSTIC_MAGIC if only_mystic else NO_DUELS, "duel")
        elif line.command in MAGIC_WORDS:
            said = line.said if line.command == CAST else ""
            yield from _unable_magic(write_line(line), said, line.most, figures)
            yield from _unable_call(write_line(line), said, groups, figures, god)
    everybody = sum(groups.values(), Counter[str]())
    for flag in sheet.flags.spells:
        yield from _unable_magic(write_spell(flag), f"{flag.name} {flag.place}", flag.most, everybody)


def _unable_magic(order: str, said: str, most: int, figures: Counter[str]) -> Iterator[Unable]:
    casters = _spells_of(figures)
    spell = next((one for one in spells() if _names(said, one)), None)
    if not casters:
        yield Unable(order, STEP, "caster")
    elif spell is not None:
        able = [_zeh(symbol) for symbol, known in casters.items() if spell in known]
        spent = min(max(able, default=0), most or MOST_ZEH)
        if not able:
            yield Unable(order, MYSTIC_MAGIC if _casts_as_mystic(casters) else spell.rule, "spell")
        elif spell.aim != THINGS and not said.removeprefix(spell.word).partition("NACH ")[0].strip():
            yield Unable(order, spell.rule, "aim")
        elif spell.onto and "NACH " not in said:
            yield Unable(order, spell.detail, "onto")
        elif flaw := _THINGS[spell.key](said.removeprefix(spell.word)) if spell.key in _THINGS else "":
            yield Unable(order, spell.detail, flaw)
        elif spell.aim == FIELDS and not hang_together(_fields_named(said.removeprefix(spell.word))):
            yield Unable(order, WHOLE_FIELD, APART)
        elif spell.base > spent:
            yield Unable(order, COSTS, "zeh", spell.base, spent)


def _lacks_wind(said: str) -> str:
    numbers = dict(re.findall(rf"({DIRECTION}|{STRENGTH}) ([0-9]{{1,3}})", said))
    way, strength = int(numbers.get(DIRECTION, 0)), int(numbers.get(STRENGTH, STRONG + 1))
    return "" if 1 <= way <= WAYS and CALM <= strength <= STRONG else "wind"


def _lacks_edge(said: str) -> str:
    """A river or a gate is named by what lies on both sides of it."""
    return "" if re.fullmatch(r"\s*[^\s>,]+>[^\s>,]+\s*", said) else "edge"


def _lacks_beast(said: str) -> str:
    """By its symbol, or by the number that it has on a battlefield."""
    named = said.partition("NACH ")[0].strip()
    return "" if named in BEASTS or re.fullmatch(r"[A-Za-z]{1,9}[0-9]\w{0,9}", named) else "beast"


_THINGS: Final[dict[str, Callable[[str], str]]] = {
    "wind": _lacks_wind, "beasts": _lacks_beast,
    "gates": _lacks_edge, "dry-river": _lacks_edge, "flood-river": _lacks_edge,
}
"""By the key of a spell: what its line lacks of what it is to work on, or nothing."""


def _unable_call(
    order: str, said: str, groups: Mapping[str, Counter[str]], figures: Counter[str], god: Mapping[str, int] | None
) -> Iterator[Unable]:
    """What no god can do, a group without another priest, and more ZEH than priests have: they gain none in battle."""
    call = next((one for one in (CALL, EXTEND) if _names(said, one)), None)
    if call is None or not _callers(figures, call):
        return
    ability, _, helper = said.removeprefix(call.word).partition(" NACH ")[0].strip().partition(",")
    group = helper.partition("=")[0].strip().removeprefix("GRUPPE ").strip()
    is_known = not ability or ability in (BASIC, *ABILITIES) or ability.startswith("GRUPPE ")
    if not is_known:
        yield Unable(order, call.detail, "ability")
    if group in groups and not _callers(groups[group], call):
        yield Unable(order, call.detail, "second")
    elif is_known and god is None:
        yield Unable(order, call.rule, "god")
    elif is_known and god is not None and ability in ABILITIES and ability not in god:
        yield Unable(order, call.detail, "not-his")
    elif is_known and god is not None and (not helper or group in groups):
        there = max(_callers(figures, call)) + max(_callers(groups.get(group, Counter()), call), default=0)
        need = _least_price(call, 2 if helper else 1, god.get(ability, 0))
        if need > there:
            yield Unable(order, PRICES, "zeh", need, there)


def _callers(figures: Counter[str], call: Spell) -> list[int]:
    """What those have who know how to call."""
    return [_zeh(symbol) for symbol, known in _spells_of(figures).items() if call in known]


def _least_price(call: Spell, priests: int, level: int) -> int:
    """By whichever reading of kalevala.r.call_god_cost is less."""
    if call is EXTEND:
        return min(STAYING + level, LONGER_FLAT)
    return min(CALLING[priests] + STAYING + level, FLAT[priests])


def _spells_of(figures: Counter[str]) -> dict[str, tuple[Spell, ...]]:
    """Of those who cast at all, by their symbols."""
    found = {symbol: _spells(symbol) for symbol, number in figures.items() if number > 0 and symbol != RE}
    return {symbol: known for symbol, known in found.items() if known}


def _casts_as_mystic(casters: Mapping[str, tuple[Spell, ...]]) -> bool:
    """Nobody else in the group casts: what he knows is said by his own rule, not by that of the spell."""
    return all(is_mystic(known_piece(symbol)) for symbol, known in casters.items() if known)


def _spells(symbol: str) -> tuple[Spell, ...]:
    return known_spells(known_piece(symbol).bare)


def _zeh(symbol: str) -> int:
    """Those of a priest king stand in his report and not in his symbol."""
    found = known_piece(symbol)
    return MOST_ZEH if found.base == PRIEST_KING else zeh(found)


def _names(said: str, spell: Spell) -> bool:
    return said == spell.word or said.startswith(f"{spell.word} ")


def _fields_named(said: str) -> set[Field]:
    """Those at which it is cast; nobody knows beforehand where the nearest enemy and the own groups are."""
    named = said.partition(" NACH ")[0]
    places = [read_place(found) for found in fields_named(named)]
    return {Field(one.gf, one.kf or 0) for one in places}


def _has(figures: Counter[str], is_one: Callable[[str], bool]) -> bool:
    return any(number > 0 and symbol != RE and is_one(symbol) for symbol, number in figures.items())


def _is_vessel(symbol: str) -> bool:
    return known_piece(symbol).kind.sort == VESSEL


def _is_wizard(symbol: str) -> bool:
    return known_piece(symbol).base == WIZARD


def _is_wizard_or_priest(symbol: str) -> bool:
    return known_piece(symbol).base in (WIZARD, PRIEST)


def _tramples(symbol: str) -> bool:
    one = known_piece(symbol)
    return one.base in ("El", "Mm", "QuW", "RD", "DD") or bool(one.horses)


def _breaks(symbol: str) -> bool:
    return known_piece(symbol).base in ENGINES


def _shoots(symbol: str) -> bool:
    """Onagers and archers; of figures of the game master's making nobody knows."""
    found = profile(known_piece(symbol).base) or profile(symbol)
    return symbol.startswith(ONAGER) or found is None or found.is_archer


def _fights_hand_to_hand(symbol: str) -> bool:
    if symbol == RE or known_piece(symbol).kind.sort != WARRIOR:
        return False
    found = profile(known_piece(symbol).base) or profile(symbol)
    return found is None or not found.is_archer


def bare_targets(orders: Orders, gf: str, buildings: Iterable[Building]) -> Iterator[Line]:
    """Lines that aim at a building or a wall in that large field where none stands."""
    standing = [one for one in buildings if one.kind not in FOUNDATIONS]
    for line in orders.lines:
        target = line.target
        if target is not None and target.kind in (BUILDING, WALL) and line.command in AT_BUILDINGS:
            fields = {target.place, target.other} - {""}
            here = all(field.partition("/")[0] == gf for field in fields)
            if here and not any(fields <= _fields_of(one, gf) for one in standing):
                yield line


def _fields_of(building: Building, gf: str) -> set[str]:
    return {f"{gf}/{kf}" for kf in (building.kf, building.other) if kf is not None} | {*(building.banks or ())}


def _are_beside(field: str, other: str) -> bool:
    here, beyond = read_place(field), read_place(other)
    return field_beside(Field(here.gf, here.kf or 0), beyond.kf or 0) == Field(beyond.gf, beyond.kf or 0)
