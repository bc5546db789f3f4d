"""Putting a warband together and checking it (frostgrave.r.warband, .slots, .spellbook, frostgrave.x.school)."""
from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random

import msgspec

from walstatt.core.bounds import Words
from walstatt.core.refusal import Refused, refuse
from walstatt.core.texts import text
from walstatt.games.frostgrave import content
from walstatt.games.frostgrave.gear import MUNDANE, caster_problem
from walstatt.games.frostgrave.profiles import APPRENTICE, CASTERS, SOLDIER, WIZARD, Member, Profile, Warband

RULING = "frostgrave.r.warband"
SPELLBOOK = "frostgrave.r.spellbook"
SCHOOL = "frostgrave.x.school"
SOLDIERS = "frostgrave.r.soldiers"
BUDGET = 300
BUDGETS = (100, 600)
OTHER_BUDGETS = 1
WITHOUT_APPRENTICES = 2
MOST_SOLDIERS = 8
KNOWN_SPELLS = 6
ALL_SPELLS = 1
"""The reading of frostgrave.r.spellbook by which every caster knows every spell."""


def muster(
    soldiers: Sequence[str], spells: Sequence[str], prefix: str, wizard: Sequence[str] = (),
    apprentice: Sequence[str] | None = (), name: Words | None = None, school: str = "",
) -> Warband:
    """A warband of these soldiers; casters get their dagger and what is named; None for no apprentice."""
    gear = {WIZARD: wizard} if apprentice is None else {WIZARD: wizard, APPRENTICE: apprentice}
    profiles = {role: content.with_gear(role, ("dagger", *extra)) for role, extra in gear.items()}
    members = [Member(f"{prefix}{number}", role) for number, role in enumerate(profiles, 1)]
    for key in soldiers:
        profiles[key] = content.soldiers()[key]
        members.append(Member(f"{prefix}{len(members) + 1}", key))
    return Warband(_numbered(members, profiles), profiles, tuple(spells), name or {}, school)


def _numbered(members: Sequence[Member], profiles: Mapping[str, Profile]) -> tuple[Member, ...]:
    """Copies of one profile get numbers, so that people can tell them apart."""
    keys = [member.profile for member in members]
    seen: dict[str, int] = {}
    named = []
    for member in members:
        seen[member.profile] = number = seen.get(member.profile, 0) + 1
        if keys.count(member.profile) > 1:
            names = {language: f"{words} {number}" for language, words in profiles[member.profile].name.items()}
            member = msgspec.structs.replace(member, name=names)
        named.append(member)
    return tuple(named)


def ready_made(key: str, prefix: str) -> Warband:
    """One of the warbands that come with the program."""
    band = content.ready_bands()[key]
    return muster(band.soldiers, band.spells, prefix, band.wizard, band.apprentice, band.name, band.school)


def random_warband(
    rng: Random, prefix: str, budget: int = BUDGET, with_apprentice: bool = True, school: str | None = None
) -> Warband:
    """Any soldiers that the crowns allow, six spells, some gear; unless a school is named, any or none."""
    soldiers: list[str] = []
    left = budget
    while len(soldiers) < MOST_SOLDIERS:
        affordable = [key for key, profile in content.soldiers().items() if profile.cost <= left]
        if not affordable or rng.random() < 0.05:
            break
        soldiers.append(rng.choice(affordable))
        left -= content.soldiers()[soldiers[-1]].cost
    if school is None:
        school = rng.choice(("", *content.schools()))
    spells = rng.sample(list(content.taught(school)), KNOWN_SPELLS)
    choices = ((), ("staff",), ("hand_weapon",), ("two_handed_weapon",), ("bow", "quiver"), ("crossbow", "quiver"))
    return muster(
        soldiers, spells, prefix, rng.choice(choices), rng.choice(choices) if with_apprentice else None, school=school
    )


def problems(warband: Warband, budget: int, rulings: Mapping[str, int]) -> Iterator[Refused]:
    """Everything that keeps a warband from the table."""
    yield from _casters(warband, rulings)
    yield from soldier_problems(warband, budget, rulings)
    yield from _spells(warband, rulings)


def _casters(warband: Warband, rulings: Mapping[str, int]) -> Iterator[Refused]:
    wanted = {WIZARD: 1, APPRENTICE: 0 if rulings.get(RULING) == WITHOUT_APPRENTICES else 1}
    for role, number in wanted.items():
        found = [member for member in warband.members if warband.of(member).role == role]
        if len(found) != number:
            name = text(f"frostgrave-role-{role}")
            yield refuse(RULING, "frostgrave-refused-casters", role=name, number=number, found=len(found))
        for member in found:
            profile = warband.of(member)
            if msgspec.structs.replace(profile, gear=("dagger",)) != content.casters()[role]:
                yield refuse("frostgrave.r.casters", "frostgrave-refused-profile", profile=profile.name)
            problem = caster_problem(profile.gear, profile.slots, rulings)
            if problem:
                yield problem


def soldier_problems(warband: Warband, budget: int, rulings: Mapping[str, int]) -> Iterator[Refused]:
    low, high = BUDGETS if rulings.get(RULING) == OTHER_BUDGETS else (BUDGET, BUDGET)
    if not low <= budget <= high:
        yield refuse(RULING, "frostgrave-refused-budget", budget=budget, low=low, high=high)
    soldiers = [member for member in warband.members if warband.of(member).role not in CASTERS]
    for member in soldiers:
        profile = warband.of(member)
        if profile.role != SOLDIER or content.soldiers().get(profile.key) != profile:
            yield refuse(list_rule(profile.key), "frostgrave-refused-profile", profile=profile.name)
    if len(soldiers) > MOST_SOLDIERS:
        yield refuse(RULING, "frostgrave-refused-soldiers", found=len(soldiers), most=MOST_SOLDIERS)
    if warband.cost > budget:
        yield refuse(RULING, "frostgrave-refused-cost", cost=warband.cost, budget=budget)


def list_rule(soldier: str) -> str:
    """The rule in whose list a soldier stands."""
    return "frostgrave.x.soldiers" if soldier in content.more_soldiers() else SOLDIERS


def _spells(warband: Warband, rulings: Mapping[str, int]) -> Iterator[Refused]:
    """Six of the twelve, or of the eight that the school teaches (frostgrave.r.spellbook, frostgrave.x.school)."""
    if warband.school and warband.school not in content.schools():
        known = list(content.schools())
        yield refuse("frostgrave.x.school", "frostgrave-refused-unknown-school", school=warband.school, known=known)
        return
    for key in warband.spells:
        problem = spell_problem(key, warband.school)
        if problem:
            yield problem
    problem = number_problem(warband.spells, warband.school)
    if problem and rulings.get(SPELLBOOK) != ALL_SPELLS:
        yield problem


def spell_problem(key: str, school: str) -> Refused | None:
    """Why a wizard of this school, or of none, cannot know a spell."""
    taught = content.taught(school)
    if key in taught:
        return None
    if key not in content.spells():
        return refuse(SPELLBOOK, "frostgrave-refused-unknown-spell", spell=key, known=list(taught))
    name = content.spells()[key].name
    if not school:
        return refuse("frostgrave.x.school", "frostgrave-refused-school-spell", spell=name)
    teacher = content.schools()[school]
    return refuse(teacher.rule, "frostgrave-refused-not-taught", spell=name, school=teacher.name)


def number_problem(spells: Sequence[str], school: str) -> Refused | None:
    """Six different ones."""
    if len(set(spells)) == len(spells) == KNOWN_SPELLS:
        return None
    rule = SCHOOL if school else SPELLBOOK
    return refuse(rule, "frostgrave-refused-spells", found=len(spells), wanted=KNOWN_SPELLS)


CHOOSABLE = tuple(key for key, item in MUNDANE.items() if item.kind != "armour")
"""What casters may choose from under the usual reading."""
