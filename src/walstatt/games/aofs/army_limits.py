"""Whether an army may take the field: its cost, the optional limits, the command staff, combined units."""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from walstatt.core.refusal import Refused, refuse
from walstatt.core.texts import Text, text
from walstatt.games.aofs.profiles import ArmySheet, ModelSheet, Name, UnitSheet

Rulings = Mapping[str, int]

POINTS_TOTAL = "aofs.r.points_total"
COMBINED_UNITS = "aofs.r.combined_units"
EXACTLY_THE_SIZE = 1
LIMITS_FROM_POINTS_SPENT = 2
NOT_USED = 1

POINTS_PER_HERO = 125
POINTS_PER_UNIT = 25
POINTS_PER_MODEL = 15
SHARE_PERCENT = 35
MOST_NAMED_UNITS = 3
NAMING_STAFF = {"musician": "aofs.command.musician", "standard": "aofs.command.standard"}
"""The command staff that shares its benefit with other units, and the rules that say so."""


class Limits(NamedTuple):
    """What the optional limits allow at a number of points."""

    heroes: int
    copies: int
    share: float
    units: int
    models: int
    points: int


def limits_at(points: int) -> Limits:
    """All limits are rounded down but for the share, which is not rounded (aofs.r.points_total)."""
    return Limits(
        heroes=points // POINTS_PER_HERO,
        copies=1 + points // POINTS_PER_HERO,
        share=points * SHARE_PERCENT / 100,
        units=points // POINTS_PER_UNIT,
        models=points // POINTS_PER_MODEL,
        points=points,
    )


def limits_text(limits: Limits) -> tuple[str, Text]:
    """The limits in words, and their rule."""
    return "aofs.army.limits", text("aofs-army-limits", **limits._asdict())


def check_army(army: ArmySheet, size: int, limits: bool, rulings: Rulings) -> list[Refused]:
    """Everything that keeps this army from the field, each with its rule; empty if it is in order."""
    refusals = [*_points(army, size, rulings)]
    if limits:
        spent_counts = rulings.get(POINTS_TOTAL, 0) == LIMITS_FROM_POINTS_SPENT
        most = limits_at(army.points if spent_counts else size)
        for limit in OPTIONAL_LIMITS:
            refusals += limit(army, most)
    return [*refusals, *_command_limit(army), *_named_units(army), *_combined_units(army, rulings)]


def name_text(name: Name) -> Text:
    """A name from a roster or an army list, in the language of the reader."""
    return text("aofs-name", de=name["de"], en=name["en"])


def _points(army: ArmySheet, size: int, rulings: Rulings) -> Iterator[Refused]:
    if not army.units:
        yield refuse("aofs.army.points", "aofs-army-empty")
    if army.points > size:
        yield refuse("aofs.army.points", "aofs-army-too-dear", cost=army.points, size=size)
    elif army.points < size and rulings.get(POINTS_TOTAL, 0) == EXACTLY_THE_SIZE:
        yield refuse("aofs.army.points", "aofs-army-too-cheap", cost=army.points, size=size)


def _heroes(army: ArmySheet, most: Limits) -> Iterator[Refused]:
    heroes = sum(map(is_hero, army.units))
    if heroes > most.heroes:
        yield refuse("aofs.army.heroes", "aofs-army-heroes", heroes=heroes, most=most.heroes, size=most.points)


def is_hero(unit: UnitSheet) -> bool:
    return any("hero" in model.rules for model in unit.models)


def _copies(army: ArmySheet, most: Limits) -> Iterator[Refused]:
    names = {unit.entry: unit.name for unit in army.units}
    for entry, copies in Counter(unit.entry for unit in army.units).items():
        if copies > most.copies:
            args = {"unit": name_text(names[entry]), "copies": copies, "most": most.copies, "size": most.points}
            yield refuse("aofs.army.copies", "aofs-army-copies", **args, ruling="aofs.r.same_unit")


def _share(army: ArmySheet, most: Limits) -> Iterator[Refused]:
    for unit in army.units:
        if unit.points * 100 > most.points * SHARE_PERCENT:
            args = {"unit": name_text(unit.name), "cost": unit.points, "most": most.share, "size": most.points}
            yield refuse("aofs.army.share", "aofs-army-share", **args)


def _units(army: ArmySheet, most: Limits) -> Iterator[Refused]:
    units = len(army.units)
    if units > most.units:
        yield refuse("aofs.army.units", "aofs-army-units", units=units, most=most.units, size=most.points)


def _models(army: ArmySheet, most: Limits) -> Iterator[Refused]:
    models = sum(len(unit.models) for unit in army.units)
    if models > most.models:
        yield refuse("aofs.army.models", "aofs-army-models", models=models, most=most.models, size=most.points)


OPTIONAL_LIMITS: tuple[Callable[[ArmySheet, Limits], Iterator[Refused]], ...] = (
    _heroes,
    _copies,
    _share,
    _units,
    _models,
)
"""The five limits of army building, switched on or off together (aofs.army.limits)."""


def _command_limit(army: ArmySheet) -> Iterator[Refused]:
    staff = [model for unit in army.units for model in unit.models if model.command]
    if len(staff) > 1:
        yield refuse("aofs.command.limit", "aofs-army-command-models", models=len(staff))
    for model in staff:
        if len(upgrades := commands_of(model)) > 1:
            yield refuse("aofs.command.limit", "aofs-army-command-upgrades", upgrades=[*map(command_text, upgrades)])


def commands_of(model: ModelSheet) -> list[str]:
    """The upgrades of a model; a sheet with more than one, joined by "+", exists only to be refused."""
    return model.command.split("+") if model.command else []


def command_text(command: str) -> Text:
    return text(f"aofs-command-{command}")


def _named_units(army: ArmySheet) -> Iterator[Refused]:
    for unit in army.units:
        for model in unit.models:
            if model.names_units:
                yield from _names_of_model(army, unit, model)


def _names_of_model(army: ArmySheet, own: UnitSheet, model: ModelSheet) -> Iterator[Refused]:
    commands = commands_of(model)
    rule = next((NAMING_STAFF[command] for command in commands if command in NAMING_STAFF), "aofs.r.command_cost")
    if not NAMING_STAFF.keys() & set(commands):
        yield refuse(rule, "aofs-army-names-without-staff", unit=name_text(own.name))
    if len(model.names_units) > MOST_NAMED_UNITS:
        yield refuse(rule, "aofs-army-names-too-many", named=len(model.names_units), most=MOST_NAMED_UNITS)
    friends = {unit.id for unit in army.units}
    for named in model.names_units:
        if named == own.id:
            yield refuse(rule, "aofs-army-names-itself", unit=name_text(own.name))
        elif named not in friends:
            yield refuse(rule, "aofs-army-names-stranger", named=named)


def _combined_units(army: ArmySheet, rulings: Rulings) -> Iterator[Refused]:
    for unit in army.units:
        if unit.combined and (why := _why_not_combined(unit, rulings)):
            yield refuse(COMBINED_UNITS, why, unit=name_text(unit.name))


def _why_not_combined(unit: UnitSheet, rulings: Rulings) -> str:
    if rulings.get(COMBINED_UNITS, 0) == NOT_USED:
        return "aofs-army-combined-not-used"
    if is_hero(unit):
        return "aofs-army-combined-hero"
    half = len(unit.models) // 2
    if half < 2:
        return "aofs-army-combined-single"
    first, second = ([_equipment(model) for model in part] for part in (unit.models[:half], unit.models[half:]))
    return "" if first == second else "aofs-army-combined-unequal"


def _equipment(model: ModelSheet) -> tuple[object, ...]:
    return model.weapons, model.rules
