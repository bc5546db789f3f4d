"""`walstatt roster` for Age of Fantasy: Skirmish: profiles, options and army lists in lines."""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from walstatt.core.texts import Texts
from walstatt.games.aofs import armies, rosters
from walstatt.games.aofs.army_limits import limits_at, limits_text, name_text
from walstatt.games.aofs.prices import price_rows
from walstatt.games.aofs.printing import Printer
from walstatt.games.aofs.roster_format import ArmyEntry, Choice, OptionEntry, Roster, UnitEntry
from walstatt.games.aofs.sheet_text import SheetText
from walstatt.games.aofs.special_rules import read_rule, rule_text
from walstatt.games.lobby import PrintedArmy

keys = rosters.keys
load = rosters.load
schema = rosters.schema
read = armies.read_file


def recognizes(document: Mapping[str, Any]) -> bool:
    return "unit" in document


def in_order(roster: Roster, texts: Texts) -> str:
    return texts.format("aofs-roster-in-order", units=len(roster.unit), armies=len(roster.army))


def overview(roster: Roster, texts: Texts) -> Iterator[str]:
    """What the roster is, and its army lists."""
    description = name_text(roster.roster.description.plain)
    yield f"{roster.key}: {texts.say(name_text(roster.name))}. {texts.say(description)}"
    for army in roster.army:
        sheet = armies.compile_army(roster, army.units, "a")
        counts = {"points": sheet.points, "size": army.size, "units": len(sheet.units)}
        name = name_text(army.name.plain)
        yield f"    {texts.format('aofs-roster-list-army', key=army.key, name=name, **counts)}"


def profiles(roster: Roster, texts: Texts) -> Iterator[str]:
    yield texts.say(name_text(roster.name))
    yield texts.say(name_text(roster.roster.description.plain))
    for entry in roster.unit:
        yield ""
        yield from SheetText(texts).unit(armies.compile_army(roster, [Choice(entry.key)], "a").units[0])
        for option in entry.option:
            yield f"    {_option_line(roster, entry, option, texts)}"


def _option_line(roster: Roster, entry: UnitEntry, option: OptionEntry, texts: Texts) -> str:
    return texts.format(
        "aofs-roster-option-line",
        name=name_text(option.name.plain),
        points=option.points,
        each=option.applies_to if entry.models > 1 else "unit",
        most=option.most,
        gives=_gives(roster, option, texts),
    )


def _gives(roster: Roster, option: OptionEntry, texts: Texts) -> str:
    if option.rules:
        rules = map(read_rule, option.rules)
        return ", ".join(texts.say(rule_text(rule.key, f"+{rule.x}" if rule.adds else rule.x)) for rule in rules)
    weapons = ", ".join(SheetText(texts).weapon(armies.weapon(roster, key)) for key in option.weapons)
    if not option.replaces:
        return weapons
    replaced = name_text(armies.weapon(roster, option.replaces).name)
    return texts.format("aofs-roster-option-instead", weapons=weapons, replaced=replaced)


def find_list(roster: Roster, name: str | int) -> ArmyEntry | None:
    return roster.find_army(name)


def list_keys(roster: Roster) -> list[str]:
    return [army.key for army in roster.army]


def list_lines(roster: Roster, entry: ArmyEntry, texts: Texts) -> Iterator[str]:
    """An army list with the profiles of its units."""
    army = armies.compile_army(roster, entry.units, "a", name=entry.name.plain)
    yield f"{texts.say(name_text(army.name))}: {texts.format('aofs-profile-points', points=army.points)}"
    rule, limits = limits_text(limits_at(entry.size))
    yield f"[{rule}] {texts.say(limits)}"
    for unit in army.units:
        yield ""
        yield from SheetText(texts).unit(unit, army)


def printed(roster: Roster, entry: ArmyEntry, texts: Texts) -> PrintedArmy:
    army = armies.compile_army(roster, entry.units, "a", name=entry.name.plain)
    return Printer(army, texts).printed(roster.name[texts.language], entry.size)


def price_lines(roster: Roster) -> Iterator[str]:
    """Each unit and option with its price and that of the formula; a star where they differ."""
    for row in price_rows(roster):
        what = f"{row.unit}, {row.option}" if row.option else row.unit
        mark = " " if row.points == row.suggested else "*"
        yield f"{mark} {what:40} {row.points:4} {row.suggested:4}"
