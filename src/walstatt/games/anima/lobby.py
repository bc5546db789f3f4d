"""What clients offer before a game: rosters, checked parties, tables, and the setup that follows from the wishes."""
from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from walstatt.core.catalogue import Rule, load
from walstatt.core.texts import LANGUAGES, Texts
from walstatt.games.anima import parties, rosters, sheet_text
from walstatt.games.anima.battlefield import random_board
from walstatt.games.anima.play import POINTS, Setup
from walstatt.games.anima.profiles import Party, Profile
from walstatt.games.anima.rosters import Roster
from walstatt.games.anima.statuses import RULES, status_name
from walstatt.games.anima.terrain_kinds import KINDS, TERRAIN
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
    RosterShelf,
    RosterUnit,
    Scenario,
    UnknownKey,
    Words,
    check_fields,
    chosen_unit,
    wished_army,
)
from walstatt.table.terrain import Board
from walstatt.table.tiled import board_from_tiled

SIZES = (POINTS,)
DEFAULT_SIZE = POINTS
HAS_LIMITS = False
HAS_REAL_TABLE = False
LAYS_TERRAIN = False
HAS_TABLE = True
SEATS = (2,)
STANDARD = ("morgenorden", "schattenclan")
MAP = "anima.r.map"


# ---- rosters


def _roster_sheet(roster: Roster) -> RosterSheet:
    about = roster.about
    return RosterSheet(
        roster.key, about.name.plain, about.description.plain, about.emblem,
        [_ready(roster, number) for number in range(len(roster.parties))],
        [*map(_roster_unit, roster.characters.values()), *_hirelings(roster)],
        [_whole_card(profile) for profile in roster.beings.values()],
    )


def _ready(roster: Roster, number: int) -> ReadyArmy:
    entry = roster.parties[number]
    party = parties.party_of(roster, entry.characters, "a")
    units = [chosen_unit(key) for key in entry.characters]
    return ReadyArmy(entry.key, entry.name.plain, entry.size, party.cost, units)


def _roster_unit(profile: Profile) -> RosterUnit:
    return RosterUnit(
        profile.key, profile.name, 1, profile.cost, _abilities(profile), [], [], [], profile.emblem, _values(profile)
    )


def _hirelings(roster: Roster) -> Iterator[RosterUnit]:
    """Streuner from elsewhere, each with the name of its home (anima.x.hireling)."""
    for key, profile in rosters.hirelings(roster.key).items():
        home = rosters.load(key.partition(rosters.FOREIGN)[0]).name
        names = {language: f"{profile.name[language]} ({home[language]})" for language in LANGUAGES}
        yield msgspec.structs.replace(_roster_unit(profile), key=key, name=names)


def _abilities(profile: Profile) -> list[Words]:
    """Each ability as one line in each language."""
    return [
        {language: f"{ability.name[language]}: {sheet_text.in_words(ability)[language]}" for language in LANGUAGES}
        for ability in profile.abilities
    ]


def _values(profile: Profile) -> list[Words]:
    columns = [sheet_text.values(profile, language) for language in LANGUAGES]
    return [dict(zip(LANGUAGES, words, strict=True)) for words in zip(*columns, strict=True)]


def _whole_card(profile: Profile) -> Words:
    return {
        language: "\n".join([profile.name[language], *_lines(profile, language)]) for language in LANGUAGES
    }


def _lines(profile: Profile, language: str) -> list[str]:
    return [", ".join(sheet_text.values(profile, language)), *(line[language] for line in _abilities(profile))]


# ---- parties


def _party(roster: Roster, units: Sequence[Mapping[str, Any]], where: str, prefix: str) -> Party:
    chosen = []
    for number, unit in enumerate(units):
        check_fields(unit, f"{where}[{number}]")
        key = str(unit.get("unit", ""))
        if key not in parties.choosable(roster):
            raise UnknownKey(f"{where}[{number}].unit", key, list(roster.characters))
        chosen.append(key)
    return parties.party_of(roster, chosen, prefix)


def check_army(wish: ArmyWish, size: int, limits: bool, rulings: Mapping[str, int]) -> CheckedArmy:
    del limits
    party = _party(_shelf.chosen(wish, "roster"), wish.units or [], "units", "a")
    points = parties.points_problem(size, rulings)
    problems = [*([points] if points else []), *parties.check_party(party, size)]
    units = [_checked(party, number) for number in range(len(party.members))]
    return CheckedArmy(party.cost, [Problem(one.rule, one.why) for one in problems], units)


def _checked(party: Party, index: int) -> CheckedUnit:
    member = party.members[index]
    profile = party.profiles[member.profile]
    return CheckedUnit(
        index, member.id, member.profile, profile.name, profile.cost, 1, _abilities(profile), [], [], profile.emblem,
        {language: _lines(profile, language) for language in LANGUAGES}, _values(profile),
    )


def print_army(wish: ArmyWish, size: int, texts: Texts) -> PrintedArmy:
    roster = _shelf.chosen(wish, "roster")
    return print_party(_party(roster, wish.units or [], "units", "a"), roster.name, size, texts)


def print_party(party: Party, people: Words, size: int, texts: Texts) -> PrintedArmy:
    """Every character with its abilities in words, then the beings that they call, then the statuses."""
    points = texts.format("paper-points-of", points=party.cost, size=size)
    columns = [texts.format("anima-paper-ability"), texts.format("anima-paper-effect")]
    units = [_printed(profile, texts) for profile in party.profiles.values()]
    return PrintedArmy(people[texts.language], points, columns, units, _printed_rules(party, texts))


def _printed(profile: Profile, texts: Texts) -> PrintedUnit:
    language = texts.language
    rows = [[ability.name[language], sheet_text.in_words(ability)[language]] for ability in profile.abilities]
    points = texts.format("paper-points", points=profile.cost) if profile.cost else ""
    return PrintedUnit(profile.name[language], points, sheet_text.values(profile, language), rows, [], [], [profile.lp])


def _printed_rules(party: Party, texts: Texts) -> list[PrintedRule]:
    """The statuses that the party's abilities give."""
    given = {
        effect.status
        for profile in party.profiles.values() for ability in profile.abilities for effect in ability.effects
        if effect.status
    }
    found = []
    for status in sorted(given):
        rule = load("anima").get(RULES[status])
        if isinstance(rule, Rule):
            found.append(PrintedRule(texts.say(status_name(status)), rule.de if texts.language == "de" else rule.en))
    return sorted(found, key=lambda rule: rule.name)


# ---- tables and the setup


def scenarios() -> list[Scenario]:
    """It is rolled for (anima.scenario.roll)."""
    return []


def table(seed: int, size: float | None) -> Board:
    """The table that the program lays from a seed; all are 36 inches wide (anima.r.table)."""
    del size
    return random_board(seed)


def read_table(tiled: str) -> Board:
    return board_from_tiled(tiled, "map", defaults=TERRAIN, allowed_kinds=KINDS)


def setup(wish: MatchWish) -> Setup:
    """Whoever brings a map has agreed on it (anima.r.map)."""
    first, second = (_wished(wish, seat, prefix) for seat, prefix in enumerate("ab"))
    rulings = dict(wish.rulings)
    board = wish.board
    if board is not None:
        rulings[MAP] = 1
    elif rulings.get(MAP) == 1:
        board = random_board(wish.table_seed)
    return Setup((first, second), board, wish.table_seed, wish.size, rulings=rulings, names=wish.pair)


def _wished(wish: MatchWish, seat: int, prefix: str) -> Party:
    where = f"armies[{seat}]"
    wanted = wished_army(wish, seat, rosters.keys())
    roster = _shelf.chosen(wanted, f"{where}.roster")
    if wanted.units is not None:
        return _party(roster, wanted.units, f"{where}.units", prefix)
    known = [entry.key for entry in roster.parties]
    if wanted.army and wanted.army not in known:
        raise UnknownKey(f"{where}.army", wanted.army, known)
    return parties.ready_made(wanted.roster, wanted.army, prefix)


_shelf = RosterShelf(rosters.keys, rosters.load, parties.read_file, _roster_sheet)
all_rosters, read_roster = _shelf.sheets, _shelf.read
