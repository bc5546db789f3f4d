"""What must hold on the sheet of a band: every mistake with its place and the rule behind it."""
from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from walstatt.core.refusal import Refused, refuse
from walstatt.core.texts import Text, text
from walstatt.games.frostgrave import content
from walstatt.games.frostgrave.campaign_band import DRAWN, LOST, VERSION, WON, Band, Caster, Fighter
from walstatt.games.frostgrave.campaign_content import tables
from walstatt.games.frostgrave.gear import FINDS, SLOTS, caster_problem, item_name, slots_used
from walstatt.games.frostgrave.profiles import ANIMAL, APPRENTICE, WIZARD
from walstatt.games.frostgrave.warbands import KNOWN_SPELLS, MOST_SOLDIERS
from walstatt.games.toml_lines import Path

BAND = "frostgrave.campaign.band"
CARRY = "frostgrave.campaign.carry"
HIRE = "frostgrave.campaign.hire"
LEVEL = "frostgrave.campaign.level"
FOR_THE_VAULT = ("book", "gem")
"""Kinds of items that nobody takes into a game."""


class SheetProblem(NamedTuple):
    path: Path
    rule: str
    why: Text


def sheet_problems(band: Band) -> Iterator[SheetProblem]:
    """Everything that is wrong with a sheet."""
    if band.version != VERSION:
        yield SheetProblem(("version",), BAND, text("frostgrave-band-version", given=band.version, known=VERSION))
        return
    yield from _head(band)
    yield from _casters(band)
    yield from _wizard(band)
    yield from _spells(band)
    yield from _soldiers(band)
    for number, chapter in enumerate(band.history):
        if chapter.result not in (WON, LOST, DRAWN):
            why = text("frostgrave-band-result", given=chapter.result)
            yield SheetProblem(("game", number, "result"), BAND, why)


def _head(band: Band) -> Iterator[SheetProblem]:
    if not band.name.strip():
        yield SheetProblem(("name",), BAND, text("frostgrave-band-no-name"))
    if band.crowns < 0:
        yield SheetProblem(("crowns",), BAND, text("frostgrave-band-debts", crowns=band.crowns))
    if band.school and band.school not in content.schools():
        why = text("frostgrave-band-unknown-school", given=band.school, known=list(content.schools()))
        yield SheetProblem(("school",), BAND, why)
    for number, item in enumerate(band.vault):
        if item not in FINDS:
            yield SheetProblem(("vault", number), CARRY, _unknown_item(item).why)
    seen: set[str] = set()
    for path, one in _paths(band):
        if not one.name.strip():
            yield SheetProblem((*path, "name"), BAND, text("frostgrave-band-no-name"))
        elif one.name in seen:
            yield SheetProblem((*path, "name"), BAND, text("frostgrave-band-same-name", name=one.name))
        seen.add(one.name)


def _paths(band: Band) -> Iterator[tuple[Path, Caster | Fighter]]:
    yield ("wizard",), band.wizard
    if band.apprentice:
        yield ("apprentice",), band.apprentice
    for number, soldier in enumerate(band.soldiers):
        yield ("soldier", number), soldier


def _unknown_item(item: str) -> Refused:
    return refuse(CARRY, "frostgrave-band-unknown-item", item=item, known=list(FINDS))


# ---- wizard and apprentice


def _casters(band: Band) -> Iterator[SheetProblem]:
    for role, caster in ((WIZARD, band.wizard), (APPRENTICE, band.apprentice)):
        if caster is None:
            continue
        for number, item in enumerate(caster.items):
            problem = bearing_problem(caster, item)
            if problem:
                yield SheetProblem((role, "items", number), CARRY, problem.why)
        problem = gear_problem(caster, role)
        if problem:
            yield SheetProblem((role, "gear"), problem.rule, problem.why)
        for number, wound in enumerate(caster.wounds):
            if wound not in tables().wounds:
                why = text("frostgrave-band-unknown-wound", given=wound, known=list(tables().wounds))
                yield SheetProblem((role, "wounds", number), "frostgrave.campaign.lasting_wound", why)


def gear_problem(caster: Caster, role: str) -> Refused | None:
    """Why a caster cannot carry all that he has: the usual limits, found items take slots too."""
    slots = content.casters()[role].slots
    problem = caster_problem(("dagger", *caster.gear), slots, {})
    if problem:
        return problem
    used = slots_used(("dagger", *caster.gear)) + len(caster.items)
    return refuse(SLOTS, "frostgrave-refused-slots", used=used, slots=slots) if used > slots else None


def _wizard(band: Band) -> Iterator[SheetProblem]:
    wizard, numbers = band.wizard, tables()
    if wizard.experience < wizard.level * numbers.level:
        why = text("frostgrave-band-level", level=wizard.level, experience=wizard.experience)
        yield SheetProblem(("wizard", "level"), LEVEL, why)
    for value, times in wizard.improved.items():
        most = numbers.improvements.get(value, 0)
        if not 0 < times <= most:
            why = text("frostgrave-band-improved", value=value, times=times, most=most)
            yield SheetProblem(("wizard", "improved", value), "frostgrave.campaign.improve_value", why)
    learned = sum(wizard.improved.values()) + sum(spell.better for spell in band.spells)
    if learned > wizard.level:
        why = text("frostgrave-band-learned", learned=learned, level=wizard.level)
        yield SheetProblem(("wizard",), LEVEL, why)


def _spells(band: Band) -> Iterator[SheetProblem]:
    seen: set[str] = set()
    most = tables().most_better
    for number, spell in enumerate(band.spells):
        path: Path = ("spell", number)
        if spell.key not in content.spells():
            why = text("frostgrave-refused-unknown-spell", spell=spell.key, known=list(content.spells()))
            yield SheetProblem((*path, "key"), BAND, why)
        elif spell.key in seen:
            name = content.spells()[spell.key].name
            yield SheetProblem((*path, "key"), BAND, text("frostgrave-band-same-spell", spell=name))
        seen.add(spell.key)
        if not 0 <= spell.better <= most:
            why = text("frostgrave-band-better", given=spell.better, most=most)
            yield SheetProblem((*path, "better"), "frostgrave.campaign.improve_spell", why)
    if len(seen) < KNOWN_SPELLS:
        yield SheetProblem(("spell",), BAND, text("frostgrave-band-few-spells", found=len(seen), least=KNOWN_SPELLS))


# ---- soldiers


def _soldiers(band: Band) -> Iterator[SheetProblem]:
    for number, soldier in enumerate(band.soldiers):
        path: Path = ("soldier", number)
        if soldier.kind not in content.soldiers():
            why = text("frostgrave-band-unknown-soldier", given=soldier.kind, known=list(content.soldiers()))
            yield SheetProblem((*path, "kind"), HIRE, why)
        elif soldier.item:
            problem = bearing_problem(soldier, soldier.item)
            if problem:
                yield SheetProblem((*path, "item"), CARRY, problem.why)
    if len(band.soldiers) > MOST_SOLDIERS:
        why = text("frostgrave-refused-soldiers", found=len(band.soldiers), most=MOST_SOLDIERS)
        yield SheetProblem(("soldier", MOST_SOLDIERS), HIRE, why)


def bearing_problem(one: Caster | Fighter, key: str) -> Refused | None:
    """Why somebody cannot take this item into a game at all (frostgrave.campaign.carry)."""
    item = FINDS.get(key)
    if item is None:
        return _unknown_item(key)
    if item.kind in FOR_THE_VAULT:
        return refuse(CARRY, "frostgrave-refused-for-the-vault", item=item_name(key))
    if isinstance(one, Fighter):
        if content.soldiers()[one.kind].has(ANIMAL):
            return refuse(CARRY, "frostgrave-refused-animal-bears", name=one.name)
        if item.cast:
            return refuse(CARRY, "frostgrave-refused-for-casters", item=item_name(key))
    elif one.items.count(key) > 1:
        return refuse(CARRY, "frostgrave-refused-twice-the-same", name=one.name, item=item_name(key))
    return None
