"""Armies: a list of chosen units becomes the sheets that a match works with."""
from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from walstatt.core.refusal import Refused, refuse
from walstatt.core.texts import text
from walstatt.core.typed_data import convert
from walstatt.games.aofs import rosters
from walstatt.games.aofs.army_limits import Rulings, check_army, name_text
from walstatt.games.aofs.inline_units import joined, unit_from_inline
from walstatt.games.aofs.profiles import COMMAND, ArmySheet, ModelSheet, Name, Spell, UnitSheet, Weapon
from walstatt.games.aofs.roster_checks import UNIT_PROFILE, option_fault
from walstatt.games.aofs.roster_format import ArmyEntry, Choice, OptionEntry, Roster, UnitEntry
from walstatt.games.aofs.sheets import (
    DEFAULT_SPELLS,
    HAND_WEAPON,
    NO_RULINGS,
    default_size,
    is_caster,
    make_model,
    make_spell,
    make_weapon,
)
from walstatt.games.aofs.special_rules import WrittenRule, parse_rule, read_rule
from walstatt.games.roster_problems import RosterProblem
from walstatt.games.strict_tables import nearest
from walstatt.games.toml_lines import TomlLines

__all__ = [
    "DEFAULT_SPELLS",
    "HAND_WEAPON",
    "check_army",
    "compile_army",
    "name_text",
    "parse_rule",
    "read_file",
    "ready_made",
    "ready_made_problems",
    "unit_from_inline",
    "weapon",
]


def ready_made(roster_key: str, army: str | int, prefix: str, rulings: Rulings = NO_RULINGS) -> ArmySheet:
    """A ready-made army of a roster that comes with the program, by its key or its size."""
    roster = rosters.load(roster_key)
    entry = roster.find_army(army)
    if entry is None:
        raise refuse("aofs.army.points", "aofs-army-unknown-list", army=str(army), known=[a.key for a in roster.army])
    return compile_army(roster, entry.units, prefix, rulings, entry.name.plain)


def read_file(source: str) -> tuple[Roster | None, list[RosterProblem]]:
    """The roster and every problem of the file, those of its ready-made armies included."""
    reading = rosters.read(source)
    problems = list(reading.problems)
    if reading.roster is not None:
        problems += ready_made_problems(reading.roster, source)
    return reading.roster, sorted(problems, key=lambda problem: problem.line)


def ready_made_problems(roster: Roster, source: str) -> list[RosterProblem]:
    """What keeps the ready-made armies of a roster file from the field, with all optional limits on."""
    lines = TomlLines(source)
    problems = []
    for position, army in enumerate(roster.army):
        for refused in _objections(roster, army):
            message = text("aofs-roster-in-army", army=army.key, message=refused.why)
            problems.append(RosterProblem(lines.of(("army", position)), f"army.{army.key}", refused.rule, message))
    return problems


def _objections(roster: Roster, army: ArmyEntry) -> list[Refused]:
    try:
        sheet = compile_army(roster, army.units, "a")
    except Refused as refused:
        return [refused]
    return check_army(sheet, army.size, limits=True, rulings=NO_RULINGS)


def compile_army(
    roster: Roster,
    choices: Sequence[Choice | Mapping[str, Any]],
    prefix: str,
    rulings: Rulings = NO_RULINGS,
    name: Name | None = None,
) -> ArmySheet:
    """The army of these choices; its units get the ids `<prefix>1`, `<prefix>2` and so on.

    What a roster does not offer is refused here. Whether the army may take the field says `check_army`.
    """
    chosen = [choice if isinstance(choice, Choice) else _read_choice(choice) for choice in choices]
    ids = _ids(chosen, prefix)
    units = tuple(
        _compile_unit(roster, choice, f"{prefix}{number}", ids, rulings) for number, choice in enumerate(chosen, 1)
    )
    return ArmySheet(name or roster.name, units, roster.key)


def _read_choice(choice: Mapping[str, Any]) -> Choice:
    try:
        return convert(choice, Choice)
    except msgspec.ValidationError as error:
        raise refuse(UNIT_PROFILE, "aofs-army-bad-choice", detail=str(error)) from None


def _ids(chosen: Sequence[Choice], prefix: str) -> dict[int | str, str]:
    """How an army list may name a unit: as `places` says, or by its id in the match."""
    ids: dict[int | str, str] = {name: f"{prefix}{place}" for name, place in places(chosen).items()}
    return ids | {id: id for id in list(ids.values())}


def places(chosen: Sequence[Choice]) -> dict[int | str, int]:
    """Where in an army list a unit stands, counted from 1: by that number, by its id in the list, by its entry."""
    found: dict[int | str, int] = {}
    for number, choice in reversed([*enumerate(chosen, 1)]):
        found[choice.unit] = number
    for number, choice in enumerate(chosen, 1):
        found |= dict.fromkeys([number, choice.id or number], number)
    return found


def _compile_unit(
    roster: Roster, choice: Choice, id: str, ids: Mapping[int | str, str], rulings: Rulings
) -> UnitSheet:
    entry = roster.find_unit(choice.unit)
    if entry is None:
        near = nearest(choice.unit, [unit.key for unit in roster.unit])
        raise refuse(UNIT_PROFILE, "aofs-roster-unknown-unit", unit=choice.unit, nearest=near)
    drafts, points = _with_options(entry, choice.options)
    if choice.combined:
        drafts, points = drafts * 2, points * 2
    named = tuple(dict.fromkeys(ids.get(name, str(name)) for name in choice.names))
    models = [
        _finish_model(roster, draft, f"{id}.{number}", rulings, choice.commands, named)
        if number == 1
        else _finish_model(roster, draft, f"{id}.{number}", rulings)
        for number, draft in enumerate(drafts, 1)
    ]
    base, height = default_size(models, entry.mounted)
    return UnitSheet(
        id=id,
        entry=entry.key,
        name=entry.name.plain,
        quality=entry.quality,
        defence=entry.defence,
        points=points + sum(COMMAND[command] for command in choice.commands),
        models=tuple(models),
        base=entry.base or base,
        height=entry.height or height,
        combined=choice.combined,
        spells=_spells(roster) if is_caster(models) else (),
        emblem=entry.emblem,
    )


@dataclass(slots=True)
class _Draft:
    """A model while its unit is put together."""

    weapons: list[str]
    rules: list[str]
    options: set[str] = field(default_factory=set)


def _with_options(entry: UnitEntry, options: Sequence[str]) -> tuple[list[_Draft], int]:
    """The models of the unit with the chosen options, and what it costs."""
    for key, times in Counter(options).items():
        if why := option_fault(entry, key, times):
            raise Refused(UNIT_PROFILE, why)
    drafts = _drafts(entry)
    chosen = [option for key in options if (option := entry.find_option(key))]
    for option in chosen:
        for draft in _receivers(entry, option, drafts):
            _give(option, draft)
    return drafts, entry.points + sum(option.points for option in chosen)


def _drafts(entry: UnitEntry) -> list[_Draft]:
    drafts = [_Draft([*entry.weapons], [*entry.rules]) for _ in range(entry.models)]
    for draft, single in zip(drafts, entry.model, strict=False):
        if single.weapons is not None:
            draft.weapons = [*single.weapons]
        draft.rules += single.rules
    return drafts


def _receivers(entry: UnitEntry, option: OptionEntry, drafts: Sequence[_Draft]) -> list[_Draft]:
    """The models that get the option: of an option for one model the first that can have it and has it not yet."""
    able = [draft for draft in drafts if option.key not in draft.options]
    if option.replaces:
        able = [draft for draft in able if option.replaces in draft.weapons]
    if not able:
        args = {"option": option.key, "unit": name_text(entry.name.plain), "weapon": option.replaces}
        raise refuse(UNIT_PROFILE, "aofs-army-option-impossible", **args)
    return able[:1] if option.applies_to == "model" else able


def _give(option: OptionEntry, draft: _Draft) -> None:
    if option.replaces:
        at = draft.weapons.index(option.replaces)
        draft.weapons[at : at + 1] = option.weapons
    else:
        draft.weapons += option.weapons
    draft.rules += option.rules
    draft.options.add(option.key)


def _finish_model(
    roster: Roster,
    draft: _Draft,
    id: str,
    rulings: Rulings,
    commands: Sequence[str] = (),
    named: tuple[str, ...] = (),
) -> ModelSheet:
    weapons = [weapon(roster, key) for key in draft.weapons]
    return make_model(id, weapons, _read_rules(draft.rules), rulings, joined(commands), named)


def weapon(roster: Roster, key: str) -> Weapon:
    """A weapon of the roster, as a model without rules of its own carries it."""
    entry = roster.find_weapon(key)
    if entry is None:
        near = nearest(key, [weapon.key for weapon in roster.weapon])
        raise refuse("aofs.r.weapon_profile", "aofs-roster-unknown-weapon", weapon=key, nearest=near)
    rules = _read_rules(entry.rules)
    return make_weapon(entry.key, entry.name.plain, entry.range, entry.attacks, entry.ap, rules)


def _spells(roster: Roster) -> tuple[Spell, ...]:
    """The spells that the roster brings, or the six that every caster knows."""
    return tuple(make_spell(spell, _read_rules(spell.rules)) for spell in roster.spell) or DEFAULT_SPELLS


def _read_rules(written: Sequence[str]) -> list[WrittenRule]:
    return [read_rule(word) for word in written]
