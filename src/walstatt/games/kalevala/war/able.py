"""Lines that a group can never carry out, for what it is made of: told to whoever wrote them, before a battle."""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from walstatt.games.kalevala.papers.sheet import Sheet
from walstatt.games.kalevala.realm.buildings import FOUNDATIONS, Building
from walstatt.games.kalevala.realm.pieces import VESSEL, WARRIOR, WIZARD, is_mystic, known_piece, zeh
from walstatt.games.kalevala.realm.stock import RE
from walstatt.games.kriegsspiel.calling import BASIC, CALL, EXTEND
from walstatt.games.kriegsspiel.figures.god_abilities import ABILITIES
from walstatt.games.kriegsspiel.hooks import known_spells, spells
from walstatt.games.kriegsspiel.magic import COSTS, STEP, WHOLE_FIELD
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
PRIEST_KING: Final = "PrKö"
MYSTIC_MAGIC: Final = "kalevala.14.3.magie"
NO_DUELS: Final = "kalevala.r.priest_duel"


class Unable(NamedTuple):
    order: str
    """As it was written."""
    rule: str
    why: str
    """What is missing: `vessel`, `four`, `heavy`, `engine`, `shooter`, `wall`, `caster`, `spell`, `duel`, `aim`,
    `onto`, `second`, `ability`, `apart` or `zeh`."""
    need: int = 0
    there: int = 0
    """ZEH that a spell costs at least, and that somebody has who can cast it."""


def unable_lines(sheet: Sheet, groups: Mapping[str, Counter[str]]) -> Iterator[Unable]:
    """By group its figures; REST are those whom no group names."""
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
        elif line.command == DUEL and _spells_of(figures) and not _has(figures, _is_wizard):
            only_mystic = _casts_as_mystic(_spells_of(figures))
            yield Unable(write_line(line), MYSTIC_MAGIC if only_mystic else NO_DUELS, "duel")
        elif line.command in MAGIC_WORDS:
            said = line.said if line.command == CAST else ""
            yield from _unable_magic(write_line(line), said, line.most, figures)
            yield from _unable_call(write_line(line), said, groups)
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
        elif spell.aim == FIELDS and not hang_together(_fields_named(said.removeprefix(spell.word))):
            yield Unable(order, WHOLE_FIELD, APART)
        elif spell.base > spent:
            yield Unable(order, COSTS, "zeh", spell.base, spent)


def _unable_call(order: str, said: str, groups: Mapping[str, Counter[str]]) -> Iterator[Unable]:
    """What no god can do, and a group without another priest."""
    call = next((one for one in (CALL, EXTEND) if _names(said, one)), None)
    if call is None:
        return
    ability, _, helper = said.removeprefix(call.word).partition(" NACH ")[0].strip().partition(",")
    if ability and ability not in (BASIC, *ABILITIES) and not ability.startswith("GRUPPE "):
        yield Unable(order, call.detail, "ability")
    group = helper.partition("=")[0].strip().removeprefix("GRUPPE ").strip()
    known = {spell for spells in _spells_of(groups.get(group, Counter())).values() for spell in spells}
    if group in groups and call not in known:
        yield Unable(order, call.detail, "second")


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
