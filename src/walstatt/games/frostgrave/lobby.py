"""What clients offer before a game: ready-made warbands, own ones checked, tables, and the setup itself."""
from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any

from walstatt.core.texts import LANGUAGES, Texts
from walstatt.games.frostgrave import campaign_lobby, content, rosters, warbands
from walstatt.games.frostgrave.battlefield import random_board, scenario_board
from walstatt.games.frostgrave.play import Setup
from walstatt.games.frostgrave.profiles import (
    APPRENTICE,
    CASTERS,
    WIZARD,
    Profile,
    ReadyBand,
    School,
    Spell,
    Warband,
)
from walstatt.games.frostgrave.rosters import Roster
from walstatt.games.frostgrave.sheet_text import (
    TRAIT_RULES,
    item_words,
    printed,
    slot_words,
    spell_words,
    trait_words,
    value_words,
    words,
)
from walstatt.games.frostgrave.terrain_kinds import KINDS, TERRAIN
from walstatt.games.frostgrave.warbands import BUDGET, CHOOSABLE, OTHER_BUDGETS, RULING
from walstatt.games.lobby import (
    ArmyWish,
    CheckedArmy,
    CheckedUnit,
    ChosenUnit,
    MatchWish,
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
    army_by_lot,
    check_fields,
    chosen_unit,
    size_of_lot,
    sizes_by_lot,
    wished_army,
)
from walstatt.table.terrain import Board
from walstatt.table.tiled import board_from_tiled

SIZES = (100, 200, 300, 400, 500, 600)
DEFAULT_SIZE = BUDGET
HAS_LIMITS = False
HAS_REAL_TABLE = False
LAYS_TERRAIN = False
HAS_TABLE = True
SEATS = (2, 3, 4)
PREFIXES = "abcd"
LOTS = 40
"""So many warbands are drawn to find one that makes good use of its crowns."""
STANDARD = ("frostwacht", "grabraeuber", "bestienzirkel", "eissplitter")


# ---- rosters


def _sheet(roster: Roster) -> RosterSheet:
    units = [
        _unit(profile, roster) for profile in (*content.casters().values(), *content.soldiers().values())
    ]
    spells = [spell_words(spell) for spell in _taught(roster)]
    return RosterSheet(
        roster.key, _roster_name(roster), roster.description, roster.emblem, _armies(roster), units, spells
    )


def _taught(roster: Roster) -> Iterable[Spell]:
    """Where a file holds warbands of several schools, the school is an option of the wizard."""
    return content.spells().values() if roster.mixed else content.taught(roster.school).values()


def _roster_name(roster: Roster) -> Words:
    """A school is named as one, so that nobody takes it for a warband."""
    if roster.key != roster.school:
        return roster.name
    return _school_words(content.schools()[roster.school])


def _armies(roster: Roster) -> list[ReadyArmy]:
    """Ready-made warbands, and for every other budget one by lot."""
    ready = [_ready(band, roster.mixed) for band in roster.bands]
    return ready + [_lot(roster, size) for size in sizes_by_lot(ready, SIZES)]


def _lot(roster: Roster, size: int) -> ReadyArmy:
    force = _by_lot(roster, size, "a")
    return army_by_lot(size, _roster_name(roster), force.cost, _choices(force, roster.mixed))


def _by_lot(roster: Roster, size: int, prefix: str) -> Warband:
    """Always the same warband for a budget: of several the one that uses it best."""
    drawn = [
        warbands.random_warband(Random(f"{roster.key} {size} {lot}"), prefix, size, school=roster.school)
        for lot in range(LOTS)
    ]
    return max(drawn, key=lambda force: force.cost)


def _ready(band: ReadyBand, mixed: bool) -> ReadyArmy:
    force = rosters.mustered(band)
    return ReadyArmy(band.key, band.name, band.crowns, force.cost, _choices(force, mixed))


def _choices(force: Warband, mixed: bool) -> list[ChosenUnit]:
    """A warband as a client sends it back: casters with gear and spells as options, then soldiers."""
    found = []
    chosen = [force.school] if mixed and force.school else []
    for member in force.members:
        profile = force.of(member)
        options = [*profile.gear[1:]] if profile.role in CASTERS else []
        options += [*chosen, *force.spells] if profile.role == WIZARD else []
        found.append(chosen_unit(profile.key, options))
    return found


def _unit(profile: Profile, roster: Roster) -> RosterUnit:
    options = [UnitOption(key, slot_words(key), 0, "unit", 1) for key in CHOOSABLE] if profile.slots else []
    if profile.role == WIZARD:
        schools = content.schools().values() if roster.mixed else ()
        options += [UnitOption(school.key, _school_words(school), 0, "unit", 1) for school in schools]
        options += [UnitOption(spell.key, spell_words(spell), 0, "unit", 1) for spell in _taught(roster)]
    return RosterUnit(
        profile.key, profile.name, 1, profile.cost, [item_words(key) for key in profile.gear],
        [trait_words(trait) for trait in profile.traits], _trait_rules(profile), options, profile.emblem,
        value_words(profile),
    )


def _school_words(school: School) -> Words:
    return words("frostgrave-roster-school", school=school.name)


def _trait_rules(profile: Profile) -> list[str]:
    return [TRAIT_RULES[trait] for trait in profile.traits if trait in TRAIT_RULES]


# ---- warbands


def _mustered(roster: Roster, units: Sequence[Mapping[str, Any]], where: str, prefix: str) -> Warband:
    gear: dict[str, list[str]] = {}
    soldiers: list[str] = []
    spells: list[str] = []
    schools: list[str] = [roster.school]
    for number, unit in enumerate(units):
        place, key = f"{where}[{number}]", str(unit.get("unit", ""))
        check_fields(unit, place)
        options = [str(option) for option in unit.get("options") or ()]
        if key in (WIZARD, APPRENTICE):
            schools += [option for option in options if roster.mixed and option in content.schools()]
            spells += [option for option in options if option in content.spells()]
            gear.setdefault(key, []).extend(option for option in options if option not in (*schools, *spells))
        elif key in content.soldiers():
            soldiers.append(key)
        else:
            raise UnknownKey(f"{place}.unit", key, [*CASTERS, *content.soldiers()])
    return warbands.muster(
        soldiers, spells, prefix, gear.get(WIZARD, []), gear.get(APPRENTICE), roster.name, schools[-1]
    )


def check_army(wish: ArmyWish, size: int, limits: bool, rulings: Mapping[str, int]) -> CheckedArmy:
    del limits
    force = _mustered(_shelf.chosen(wish, "roster"), wish.units or [], "units", "a")
    problems = [Problem(one.rule, one.why) for one in warbands.problems(force, size, _rulings(rulings, size))]
    return CheckedArmy(force.cost, problems, [_checked(force, number) for number in range(len(force.members))])


def _rulings(rulings: Mapping[str, int], size: int) -> dict[str, int]:
    """Another size is another budget, which has a reading of its own (frostgrave.r.warband)."""
    return dict(rulings) if size == BUDGET or RULING in rulings else {**rulings, RULING: OTHER_BUDGETS}


def _checked(force: Warband, index: int) -> CheckedUnit:
    member = force.members[index]
    profile = force.of(member)
    weapons = [item_words(key) for key in profile.gear]
    values = value_words(profile)
    known = [spell_words(content.spells()[key]) for key in force.spells] if profile.role == WIZARD else []
    lines = {
        language: [" ".join(value[language] for value in values), *(one[language] for one in (*weapons, *known))]
        for language in LANGUAGES
    }
    traits = [trait_words(trait) for trait in profile.traits]
    return CheckedUnit(
        index, member.id, profile.key, member.name or profile.name, profile.cost, 1, weapons, traits,
        _trait_rules(profile), profile.emblem, lines, values,
    )


def print_army(wish: ArmyWish, size: int, texts: Texts) -> PrintedArmy:
    force = _mustered(_shelf.chosen(wish, "roster"), wish.units or [], "units", "a")
    return printed(force, size, texts)


# ---- tables and the setup


def scenarios() -> list[Scenario]:
    """The usual game first, which has no key."""
    usual = Scenario("", words("frostgrave-usual-game"), words("frostgrave-usual-game-about"), "frostgrave.r.game_end")
    others = content.scenarios().values()
    return [usual, *(Scenario(one.key, one.name, one.description, one.rule, scenario_board(one)) for one in others)]


def table(seed: int, size: float | None) -> Board:
    """A random table; all are 36 inches wide (frostgrave.r.map)."""
    del size
    return random_board(seed)


def read_table(tiled: str) -> Board:
    return board_from_tiled(tiled, "map", defaults=TERRAIN, allowed_kinds=KINDS)


def setup(wish: MatchWish) -> Setup:
    forces = tuple(_wished(wish, seat) for seat in range(len(wish.names)))
    campaign = any(force.sheet for force in forces)
    rulings = _rulings(wish.rulings, wish.size)
    if wish.scenario:
        if wish.scenario not in content.scenarios():
            raise UnknownKey("scenario", wish.scenario, list(content.scenarios()))
        board = scenario_board(content.scenarios()[wish.scenario])
        return Setup(
            forces, board, rulings, tuple(wish.names), wish.size, scenario=wish.scenario, campaign=campaign
        )
    if wish.board is not None:
        rulings = {"frostgrave.r.map": 1, **rulings}
    board = wish.board or table(wish.table_seed, None)
    return Setup(forces, board, rulings, tuple(wish.names), wish.size, campaign=campaign)


def _wished(wish: MatchWish, seat: int) -> Warband:
    where, prefix = f"armies[{seat}]", PREFIXES[seat]
    wanted = wished_army(wish, seat, rosters.keys())
    if wanted.sheet:
        return campaign_lobby.force(wanted.sheet, prefix)
    roster = _shelf.chosen(wanted, f"{where}.roster")
    if wanted.units is not None:
        return _mustered(roster, wanted.units, f"{where}.units", prefix)
    size = size_of_lot(wanted.army, SIZES) if wanted.army else wish.size
    if size and (wanted.army or roster.find(size) is None):
        return _by_lot(roster, size, prefix)
    band = roster.find(wanted.army or wish.size)
    if band is None:
        raise UnknownKey(f"{where}.army", wanted.army, [one.key for one in roster.bands])
    return rosters.mustered(band, prefix)


_shelf = RosterShelf(rosters.keys, rosters.load, rosters.read, _sheet)
all_rosters, read_roster = _shelf.sheets, _shelf.read
