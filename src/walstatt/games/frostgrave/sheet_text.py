"""Warbands in words: values with what gear changes, gear, spells with number, range and effect, traits."""
from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from walstatt.core.bounds import Words
from walstatt.core.catalogue import Rule, load
from walstatt.core.texts import LANGUAGES, Texts
from walstatt.games.frostgrave import content
from walstatt.games.frostgrave.gear import ITEMS, Item, item_name
from walstatt.games.frostgrave.profiles import (
    CASTERS,
    HEALER,
    PORTER,
    SURE_FOOTED,
    TRAITS,
    WATCHFUL,
    Profile,
    Spell,
    Warband,
)
from walstatt.games.lobby import PrintedArmy, PrintedRule, PrintedUnit

VALUES = ("move", "fight", "shoot", "armour", "will", "health")
SIGNED = ("fight", "shoot", "will")
TRAIT_RULES = {
    HEALER: "frostgrave.x.trait.heilkundig", PORTER: "frostgrave.x.trait.tragkraft",
    SURE_FOOTED: "frostgrave.x.trait.trittsicher", WATCHFUL: "frostgrave.x.trait.wachsam",
}


@cache
def _texts(language: str) -> Texts:
    return Texts(language)


def words(key: str, **args: Any) -> Words:
    return {language: _texts(language).format(key, **args) for language in LANGUAGES}


def item_words(key: str) -> Words:
    return {language: _texts(language).say(item_name(key)) for language in LANGUAGES}


def slot_words(key: str) -> Words:
    """An item that a caster may choose, with the slots that it takes."""
    named = item_words(key)
    return {
        language: _texts(language).format("frostgrave-item-slots", item=named[language], slots=ITEMS[key].slots)
        for language in LANGUAGES
    }


def value_words(profile: Profile) -> list[Words]:
    return [
        {language: f"{label} {number(profile, name)}" for language, label in words(f"frostgrave-card-{name}").items()}
        for name in VALUES
    ]


def number(profile: Profile, name: str) -> str:
    """A value with what the gear changes; potions change nothing yet."""
    gear = [ITEMS[key] for key in dict.fromkeys(profile.gear) if ITEMS[key].kind != "potion"]
    value = getattr(profile, name) + sum(getattr(item, name) for item in gear if name in ("move", "armour"))
    return f"{value:+g}" if name in SIGNED else f"{value:g}"


def spell_words(spell: Spell) -> Words:
    """Name, casting number and range, then what it does."""
    return {
        language: f"{spell.name[language]} ({_short(spell, _texts(language))}): {spell.about[language]}"
        for language in LANGUAGES
    }


def _short(spell: Spell, texts: Texts) -> str:
    return texts.format(
        "frostgrave-spell-short", number=spell.number, inches=float(spell.range), resist=int(spell.resist)
    )


def trait_words(trait: str) -> Words:
    return words(f"frostgrave-card-trait-{TRAITS[trait]}")


# ---- whole warbands


def printed(force: Warband, size: int, texts: Texts) -> PrintedArmy:
    """What a printed sheet says: school, figures with gear, then spells and traits with their effects."""
    columns = [texts.format(f"frostgrave-paper-{key}") for key in ("item", "damage", "effect")]
    return PrintedArmy(
        school_line(force, texts), texts.format("frostgrave-paper-crowns-of", crowns=force.cost, size=size), columns,
        [_printed_unit(force, index, texts) for index in range(len(force.members))], list(_printed_rules(force, texts)),
        "frostgrave-paper-rules",
    )


def school_line(force: Warband, texts: Texts) -> str:
    school = content.schools().get(force.school)
    if school is None:
        return texts.format("frostgrave-no-school")
    named = texts.format("frostgrave-roster-school", school=school.name)
    return f"{named}. {school.description[texts.language]}"


def _printed_unit(force: Warband, index: int, texts: Texts) -> PrintedUnit:
    member = force.members[index]
    profile = force.of(member)
    cost = texts.format("frostgrave-paper-crowns", crowns=profile.cost) if profile.cost else ""
    values = [one[texts.language] for one in value_words(profile)]
    rows = [_row(ITEMS[key], texts) for key in profile.gear]
    name = (member.name or profile.name)[texts.language]
    traits = [trait_words(trait)[texts.language] for trait in profile.traits]
    return PrintedUnit(name, cost, values, rows, [], traits, [profile.health])


def _row(item: Item, texts: Texts) -> list[str]:
    damage = f"{item.damage:+d}" if item.kind in ("melee", "ranged") else ""
    effects = [
        f"{texts.format(f'frostgrave-card-{name}')} {getattr(item, name):+d}"
        for name in ("armour", "move", "fight", "shoot", "will") if getattr(item, name)
    ]
    return [texts.say(item_name(item.key)), damage, ", ".join(effects)]


def _printed_rules(force: Warband, texts: Texts) -> Iterator[PrintedRule]:
    language = texts.language
    for key in force.spells:
        if key in content.spells():
            spell = content.spells()[key]
            name = f"{spell.name[language]} ({_short(spell, texts)})"
            yield PrintedRule(name, spell.about[language])
    carried = {trait for member in force.members for trait in force.of(member).traits}
    for trait, rule in TRAIT_RULES.items():
        entry = load("frostgrave").get(rule)
        if trait in carried and isinstance(entry, Rule):
            yield PrintedRule(trait_words(trait)[language], entry.de if language == "de" else entry.en)


def lines(force: Warband, texts: Texts) -> Iterator[str]:
    """A warband for the terminal."""
    yield school_line(force, texts)
    yield texts.format("frostgrave-paper-crowns", crowns=force.cost)
    for member in force.members:
        yield ""
        yield from profile_lines(force.of(member), texts, member.name)
    yield ""
    yield texts.format("frostgrave-spells-heading")
    for key in force.spells:
        yield f"    {spell_words(content.spells()[key])[texts.language]}"


def profile_lines(profile: Profile, texts: Texts, name: Words | None = None) -> Iterator[str]:
    """A figure: name and cost, values, gear and traits."""
    language = texts.language
    cost = texts.format("frostgrave-paper-crowns", crowns=profile.cost) if profile.role not in CASTERS else ""
    yield " · ".join(word for word in ((name or profile.name)[language], cost) if word)
    yield f"    {', '.join(one[language] for one in value_words(profile))}"
    gear = [item_words(key)[language] for key in profile.gear]
    traits = [trait_words(trait)[language] for trait in profile.traits]
    if gear or traits:
        yield f"    {', '.join([*gear, *traits])}"
