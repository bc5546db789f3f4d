"""What clients offer before a match: rosters, checked armies, tables, and the setup that follows from the wishes."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import msgspec

from walstatt.core.refusal import Refused
from walstatt.core.texts import LANGUAGES, Texts, text, words
from walstatt.core.typed_data import convert
from walstatt.games.aofs import armies, rosters
from walstatt.games.aofs.battlefield import FULL_SIZE, KINDS, TERRAIN, random_board
from walstatt.games.aofs.laying_terrain import TERRAIN_SETUP
from walstatt.games.aofs.play import Setup
from walstatt.games.aofs.printing import Printer
from walstatt.games.aofs.profiles import SPECIAL_RULES, ArmySheet, UnitSheet, Weapon
from walstatt.games.aofs.roster_format import COMMANDS, Choice, Roster, UnitEntry
from walstatt.games.aofs.sheet_text import SheetText
from walstatt.games.aofs.sheets import DEFAULT_SPELLS, make_spell
from walstatt.games.aofs.special_rules import read_rule
from walstatt.games.lobby import (
    CHOICE_FIELDS,
    ArmyWish,
    CheckedArmy,
    CheckedUnit,
    MatchWish,
    Post,
    PrintedArmy,
    Problem,
    ReadyArmy,
    RosterSheet,
    RosterShelf,
    RosterUnit,
    Scenario,
    UnitOption,
    UnknownKey,
    Words,
    check_fields,
    chosen_unit,
    wished_army,
)
from walstatt.table.terrain import Board
from walstatt.table.tiled import board_from_tiled

SIZES = (150, 250)
DEFAULT_SIZE = 250
HAS_LIMITS = True
HAS_REAL_TABLE = True
LAYS_TERRAIN = True
HAS_TABLE = True
SEATS = (2,)
STANDARD = ("grenzwacht", "moorvolk")
LEAST_TABLE = 30.0


# ---- rosters


def _roster_sheet(roster: Roster) -> RosterSheet:
    about = roster.roster
    spells = [make_spell(spell, [read_rule(word) for word in spell.rules]) for spell in roster.spell]
    return RosterSheet(
        roster.key, roster.name, about.description.plain, about.emblem,
        [_ready(roster, army.key) for army in roster.army],
        [_roster_unit(roster, unit) for unit in roster.unit],
        [{language: _writer(language).spell(spell) for language in LANGUAGES} for spell in spells or DEFAULT_SPELLS],
        [Post(command, words(text(f"aofs-command-{command}")), shared=True) for command in COMMANDS],
        may_combine=True,
    )


def _values(sheet: UnitSheet) -> list[Words]:
    return [
        words(text("aofs-profile-models", models=len(sheet.models))),
        words(text("aofs-profile-quality", value=sheet.quality)),
        words(text("aofs-profile-defence", value=sheet.defence)),
    ]


def _ready(roster: Roster, key: str) -> ReadyArmy:
    army = roster.find_army(key)
    assert army is not None
    points = armies.compile_army(roster, army.units, "a").points
    places = armies.places(army.units)
    units = [
        chosen_unit(one.unit, one.options, one.command, [places[name] for name in one.names], one.combined)
        for one in army.units
    ]
    return ReadyArmy(key, army.name.plain, army.size, points, units)


def _roster_unit(roster: Roster, entry: UnitEntry) -> RosterUnit:
    (sheet,) = armies.compile_army(roster, [Choice(entry.key)], "a").units
    options = [UnitOption(one.key, one.name.plain, one.points, one.applies_to, one.most) for one in entry.option]
    return RosterUnit(
        entry.key, sheet.name, len(sheet.models), sheet.points, _weapons(sheet), _rules(sheet), _rule_ids(sheet),
        options, sheet.emblem, _values(sheet),
    )


def _weapons(sheet: UnitSheet) -> list[Words]:
    seen: list[Weapon] = []
    for model in sheet.models:
        seen += [weapon for weapon in model.weapons if weapon not in seen]
    return [{language: _writer(language).weapon(weapon) for language in LANGUAGES} for weapon in seen]


def _rules(sheet: UnitSheet) -> list[Words]:
    written = {key: x for model in sheet.models for key, x in model.rules.items()}
    return [
        {language: _writer(language).rules({key: x})[0] for language in LANGUAGES}
        for key, x in sorted(written.items())
    ]


def _rule_ids(sheet: UnitSheet) -> list[str]:
    keys = {key for model in sheet.models for key in model.rules}
    return [SPECIAL_RULES[key].rule for key in sorted(keys) if key in SPECIAL_RULES]


@cache
def _writer(language: str) -> SheetText:
    return SheetText(Texts(language))


# ---- armies


def _choices(roster: Roster, units: Sequence[Mapping[str, Any]], where: str) -> list[Choice]:
    return [_choice(roster, unit, f"{where}[{number}]") for number, unit in enumerate(units)]


def _choice(roster: Roster, unit: Mapping[str, Any], where: str) -> Choice:
    """One chosen unit; what the roster does not have is named with its place."""
    check_fields(unit, where)
    try:
        choice = convert(unit, Choice)
    except msgspec.ValidationError as problem:
        raise UnknownKey(where, str(problem), CHOICE_FIELDS) from None
    entry = roster.find_unit(choice.unit)
    if entry is None:
        raise UnknownKey(f"{where}.unit", choice.unit, [one.key for one in roster.unit])
    for number, option in enumerate(choice.options):
        if entry.find_option(option) is None:
            raise UnknownKey(f"{where}.options[{number}]", option, [one.key for one in entry.option])
    return choice


def check_army(wish: ArmyWish, size: int, limits: bool, rulings: Mapping[str, int]) -> CheckedArmy:
    roster = _shelf.chosen(wish, "roster")
    army, able, problems = _compiled(roster, _choices(roster, wish.units or [], "units"), rulings)
    if not problems:
        problems = armies.check_army(army, size, limits, rulings)
    units = [_checked(army, sheet, number) for number, sheet in zip(able, army.units, strict=True)]
    return CheckedArmy(army.points, [Problem(one.rule, one.why) for one in problems], units)


def _compiled(
    roster: Roster, choices: Sequence[Choice], rulings: Mapping[str, int]
) -> tuple[ArmySheet, list[int], list[Refused]]:
    """The army of all choices that can be, their numbers, and what is wrong with the others."""
    problems: list[Refused] = []
    able = []
    for number, choice in enumerate(choices):
        try:
            armies.compile_army(roster, [choice], "a", rulings)
            able.append(number)
        except Refused as refused:
            problems.append(refused)
    return armies.compile_army(roster, [choices[number] for number in able], "a", rulings), able, problems


def print_army(wish: ArmyWish, size: int, texts: Texts) -> PrintedArmy:
    roster = _shelf.chosen(wish, "roster")
    army, _, _ = _compiled(roster, _choices(roster, wish.units or [], "units"), {})
    return Printer(army, texts).printed(roster.name[texts.language], size)


def _checked(army: ArmySheet, sheet: UnitSheet, index: int) -> CheckedUnit:
    return CheckedUnit(
        index, sheet.id, sheet.entry, sheet.name, sheet.points, len(sheet.models), _weapons(sheet), _rules(sheet),
        _rule_ids(sheet), sheet.emblem,
        {language: [line.strip() for line in _writer(language).unit(sheet, army)] for language in LANGUAGES},
        _values(sheet),
    )


# ---- tables and the setup


def scenarios() -> list[Scenario]:
    """There is one way to win."""
    return []


def table(seed: int, size: float | None) -> Board:
    return random_board(seed, min(max(size or FULL_SIZE, LEAST_TABLE), FULL_SIZE))


def read_table(tiled: str) -> Board:
    return board_from_tiled(tiled, "map", defaults=TERRAIN, allowed_kinds=KINDS)


def setup(wish: MatchWish) -> Setup:
    first, second = (_army(wish, seat, prefix) for seat, prefix in enumerate("ab"))
    rulings = {**wish.rulings, TERRAIN_SETUP: 1} if wish.terrain_in_turn else wish.rulings
    return Setup(
        (first, second), _board(wish, rulings), wish.size, wish.limits, rulings, wish.pair, wish.real_table,
        scaled_terrain=wish.table_size is not None and wish.table_size < FULL_SIZE,
    )


def _army(wish: MatchWish, seat: int, prefix: str) -> ArmySheet:
    where = f"armies[{seat}]"
    wanted = wished_army(wish, seat, rosters.keys())
    roster = _shelf.chosen(wanted, f"{where}.roster")
    if wanted.units is not None:
        return armies.compile_army(roster, _choices(roster, wanted.units, f"{where}.units"), prefix, wish.rulings)
    if wanted.army and roster.find_army(wanted.army) is None:
        raise UnknownKey(f"{where}.army", wanted.army, [army.key for army in roster.army])
    return armies.ready_made(wanted.roster, wanted.army or wish.size, prefix, wish.rulings)


def _board(wish: MatchWish, rulings: Mapping[str, int]) -> Board:
    if wish.real_table:
        return wish.board or Board(FULL_SIZE, FULL_SIZE)
    board = wish.board or table(wish.table_seed, wish.table_size)
    # Where the players lay the terrain themselves the table is empty at first.
    return Board(board.width, board.depth) if rulings.get(TERRAIN_SETUP) == 1 else board


_shelf = RosterShelf(rosters.keys, rosters.load, armies.read_file, _roster_sheet)
all_rosters, read_roster = _shelf.sheets, _shelf.read
