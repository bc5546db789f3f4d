"""What clients offer before a game: ready-made warbands, own ones checked, tables, and the setup itself."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from walstatt.core.texts import LANGUAGES, Texts
from walstatt.games.frostgrave import content, warbands
from walstatt.games.frostgrave.battlefield import random_board
from walstatt.games.frostgrave.gear import item_name
from walstatt.games.frostgrave.play import Setup
from walstatt.games.frostgrave.profiles import APPRENTICE, CASTERS, WIZARD, Profile, ReadyBand, Spell, Warband
from walstatt.games.frostgrave.terrain_kinds import KINDS, TERRAIN
from walstatt.games.frostgrave.warbands import BUDGET, CHOOSABLE, OTHER_BUDGETS, RULING
from walstatt.games.lobby import (
    ArmyWish,
    CheckedArmy,
    CheckedUnit,
    MatchWish,
    PrintedArmy,
    PrintedRule,
    PrintedUnit,
    Problem,
    ReadyArmy,
    RosterSheet,
    RosterUnit,
    UnitOption,
    UnknownKey,
    Words,
)
from walstatt.table.terrain import Board
from walstatt.table.tiled import board_from_tiled

SIZES = (100, 200, 300, 400, 500, 600)
DEFAULT_SIZE = BUDGET
HAS_LIMITS = False
HAS_REAL_TABLE = False
STANDARD = ("frostwacht", "grabraeuber")
_FIELDS = ("unit", "options", "command", "names", "combined", "id")
_VALUES = ("move", "fight", "shoot", "armour", "will", "health")


# ---- words


@cache
def _texts(language: str) -> Texts:
    return Texts(language)


def _words(key: str, **args: Any) -> Words:
    return {language: _texts(language).format(key, **args) for language in LANGUAGES}


def _item_words(key: str) -> Words:
    return {language: _texts(language).say(item_name(key)) for language in LANGUAGES}


def _value_words(profile: Profile) -> list[Words]:
    return [
        {language: f"{label} {_number(profile, name)}" for language, label in _words(f"frostgrave-card-{name}").items()}
        for name in _VALUES
    ]


def _number(profile: Profile, name: str) -> str:
    value = getattr(profile, name)
    return f"{value:+g}" if name in ("fight", "shoot", "will") else f"{value:g}"


def _spell_words(spell: Spell) -> Words:
    return {language: f"{spell.name[language]} ({spell.number})" for language in LANGUAGES}


# ---- rosters


def all_rosters() -> list[RosterSheet]:
    return [_sheet(band) for band in content.ready_bands().values()]


def _sheet(band: ReadyBand) -> RosterSheet:
    force = warbands.ready_made(band.key, "a")
    ready = ReadyArmy(band.key, band.name, BUDGET, force.cost, _choices(force))
    units = [_unit(profile) for profile in (*content.casters().values(), *content.soldiers().values())]
    spells = [_spell_words(spell) for spell in content.spells().values()]
    return RosterSheet(band.key, band.name, band.description, band.emblem, [ready], units, spells)


def _choices(force: Warband) -> list[dict[str, Any]]:
    """A warband as a client sends it back: casters with gear and spells as options, then soldiers."""
    found = []
    for member in force.members:
        profile = force.of(member)
        options = [*profile.gear[1:]] if profile.role in CASTERS else []
        options += force.spells if profile.role == WIZARD else ()
        found.append({"unit": profile.key, "options": options, "names": [], "combined": False, "command": ""})
    return found


def _unit(profile: Profile) -> RosterUnit:
    options = [UnitOption(key, _item_words(key), 0, "unit", 1) for key in CHOOSABLE] if profile.slots else []
    if profile.role == WIZARD:
        options += [UnitOption(spell.key, _spell_words(spell), 0, "unit", 1) for spell in content.spells().values()]
    return RosterUnit(
        profile.key, profile.name, 1, profile.cost, [_item_words(key) for key in profile.gear],
        [_words("frostgrave-card-trait", trait=trait) for trait in profile.traits], [], options, profile.emblem,
        _value_words(profile),
    )


# ---- warbands


def _band(key: str, where: str) -> ReadyBand:
    known = content.ready_bands()
    if key not in known:
        raise UnknownKey(where, key, list(known))
    return known[key]


def _mustered(band: ReadyBand, units: Sequence[Mapping[str, Any]], where: str, prefix: str) -> Warband:
    gear: dict[str, list[str]] = {}
    soldiers: list[str] = []
    spells: list[str] = []
    for number, unit in enumerate(units):
        place, key = f"{where}[{number}]", str(unit.get("unit", ""))
        for field in unit:
            if field not in _FIELDS:
                raise UnknownKey(f"{place}.{field}", field, _FIELDS)
        options = [str(option) for option in unit.get("options") or ()]
        if key in (WIZARD, APPRENTICE):
            gear.setdefault(key, []).extend(option for option in options if option not in content.spells())
            spells += [option for option in options if option in content.spells()]
        elif key in content.soldiers():
            soldiers.append(key)
        else:
            raise UnknownKey(f"{place}.unit", key, [*CASTERS, *content.soldiers()])
    return warbands.muster(
        soldiers, spells, prefix, gear.get(WIZARD, []), gear.get(APPRENTICE), band.name
    )


def check_army(wish: ArmyWish, size: int, limits: bool, rulings: Mapping[str, int]) -> CheckedArmy:
    del limits
    force = _mustered(_band(wish.roster, "roster"), wish.units or [], "units", "a")
    problems = [Problem(one.rule, one.why) for one in warbands.problems(force, size, _rulings(rulings, size))]
    return CheckedArmy(force.cost, problems, [_checked(force, number) for number in range(len(force.members))])


def _rulings(rulings: Mapping[str, int], size: int) -> dict[str, int]:
    """Another size is another budget, which has a reading of its own (frostgrave.r.warband)."""
    return dict(rulings) if size == BUDGET or RULING in rulings else {**rulings, RULING: OTHER_BUDGETS}


def _checked(force: Warband, index: int) -> CheckedUnit:
    member = force.members[index]
    profile = force.of(member)
    weapons = [_item_words(key) for key in profile.gear]
    values = _value_words(profile)
    lines = {language: [words[language] for words in (*values, *weapons)] for language in LANGUAGES}
    traits = [_words("frostgrave-card-trait", trait=trait) for trait in profile.traits]
    return CheckedUnit(
        index, member.id, profile.key, member.name or profile.name, profile.cost, 1, weapons, traits, [],
        profile.emblem, lines, values,
    )


def print_army(wish: ArmyWish, size: int, texts: Texts) -> PrintedArmy:
    del size
    band = _band(wish.roster, "roster")
    force = _mustered(band, wish.units or [], "units", "a")
    language = texts.language
    units = []
    for member in force.members:
        profile = force.of(member)
        gear = [[texts.say(item_name(key))] for key in profile.gear]
        values = [words[language] for words in _value_words(profile)]
        name = (member.name or profile.name)[language]
        units.append(PrintedUnit(name, str(profile.cost), values, gear, list(profile.traits), []))
    known = [content.spells()[key] for key in force.spells]
    spells = [PrintedRule(spell.name[language], str(spell.number)) for spell in known]
    return PrintedArmy(band.name[language], str(force.cost), [texts.format("frostgrave-card-equipment")], units, spells)


# ---- tables and the setup


def table(seed: int, size: float | None) -> Board:
    """A random table; all are 36 inches wide (frostgrave.r.map)."""
    del size
    return random_board(seed)


def read_table(tiled: str) -> Board:
    return board_from_tiled(tiled, "map", defaults=TERRAIN, allowed_kinds=KINDS)


def setup(wish: MatchWish) -> Setup:
    forces = tuple(
        _wished(wanted, f"armies[{seat}]", "abcd"[seat]) for seat, wanted in enumerate(wish.armies)
    )
    rulings = _rulings(wish.rulings, wish.size)
    if wish.board is not None:
        rulings = {"frostgrave.r.map": 1, **rulings}
    board = wish.board or table(wish.table_seed, None)
    return Setup(forces, board, rulings, tuple(wish.names), wish.size)


def _wished(wanted: ArmyWish, where: str, prefix: str) -> Warband:
    band = _band(wanted.roster, f"{where}.roster")
    if wanted.units is not None:
        return _mustered(band, wanted.units, f"{where}.units", prefix)
    return warbands.ready_made(_band(wanted.army or band.key, f"{where}.army").key, prefix)
