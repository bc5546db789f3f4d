"""What a roster file must fulfil beyond its form: readable cards, one people, summoned cards that exist."""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

import msgspec

from walstatt.core.bounds import bound_in_words
from walstatt.core.texts import Text, text
from walstatt.core.typed_data import convert
from walstatt.games.ags.abilities import Ability, Effect
from walstatt.games.ags.card_text import check_card
from walstatt.games.ags.notation.words import KINDS, TAGS
from walstatt.games.ags.profiles import MOB_PEOPLE, Profile
from walstatt.games.ags.roster_format import ForceEntry, RosterFile
from walstatt.games.roster_problems import FILE_FORMAT, Problems
from walstatt.games.strict_tables import STAND_IN, nearest
from walstatt.games.toml_lines import Path

UNDEFINED = "ags.r.undefinierte_begriffe"
DRILL = ("Formation", "Marsch")
"""The abilities that models with Armee share (ags.2.12.armee)."""


def people_text(people: str) -> Text:
    """What a people is called."""
    return text(f"ags-people-{people.replace('_', '-')}")


class CompiledCards(NamedTuple):
    profiles: dict[str, Profile]
    mob: Profile | None


def rule_behind(path: Path) -> str:
    """The rule that asks for the value at this place."""
    if path == ("roster", "people"):
        return "ags.3.1.2.voelker"
    behind = {"card": "ags.2.1", "mob": "ags.2.12.mob.grundprofil", "force": "ags.3.1.2", "roster": "ags.1.4"}
    return behind.get(str(path[0]) if path else "", FILE_FORMAT)


def compile_cards(written: RosterFile, source: str, problems: Problems) -> CompiledCards:
    """All cards of the file; what is wrong with them goes to the problems."""
    profiles: dict[str, Profile] = {}
    # Where the people itself is not understood, no card can belong to it or not.
    people = "" if any(one.place == "roster.people" for one in problems.found) else written.roster.people
    for position, entry in enumerate(written.card):
        path = ("card", position)
        if entry.key in profiles and entry.key != STAND_IN:
            problems.add((*path, "key"), "ags.2.1.name", text("ags-roster-duplicate-key", key=entry.key))
        profile = _card(entry.text, entry.key, entry.emblem, (*path, "text"), source, problems)
        if profile is not None:
            _check_people(profile, people, (*path, "text"), problems)
            profiles[entry.key] = profile
    mob = None
    if written.mob is not None:
        mob = _card(written.mob.text, "mob", written.mob.emblem, ("mob", "text"), source, problems)
        if mob is not None:
            _check_people(mob, people, ("mob", "text"), problems)
    whole = len(profiles) == len(written.card)
    if whole:
        _check_together(written, profiles, mob, problems)
    return CompiledCards(profiles, mob)


def _card(
    words: str, key: str, emblem: str, path: Path, source: str, problems: Problems
) -> Profile | None:
    read = check_card(words, key, emblem)
    for problem in read.problems:
        why = text("ags-roster-card", column=problem.column, problem=problem.problem)
        problems.add(path, problem.rule, why, below=problem.line - 1 + _opening(source, problems.lines.of(path)))
    beyond = bounds_problem(read.profile) if read.profile else None
    if beyond:
        problems.add(path, "ags.2.1", beyond)
        return None
    return read.profile


def bounds_problem(card: Profile) -> Text | None:
    """A number of a card that is larger than any card's may be."""
    try:
        convert(msgspec.to_builtins(card), Profile)
    except msgspec.ValidationError as problem:
        told, _, place = str(problem).partition(" - at `$.")
        return bound_in_words(told, place.removesuffix("`")) or text("ags-roster-card-bounds", place=place)
    return None


def _opening(source: str, line: int) -> int:
    """1 where the text begins in the line after its key, as long texts do."""
    written = source.split("\n")[line - 1].rstrip()
    return int(written.endswith(("'''", '"""')) and written.count(written[-3:]) == 1)


def _check_people(profile: Profile, people: str, path: Path, problems: Problems) -> None:
    if people and profile.people != people:
        why = text("ags-roster-other-people", name=profile.name, people=people_text(people))
        problems.add(path, "ags.2.1.fraktion", why)


# ---- the cards together


def _check_together(
    written: RosterFile, profiles: Mapping[str, Profile], mob: Profile | None, problems: Problems
) -> None:
    names: set[str] = set()
    for position, profile in enumerate(profiles.values()):
        path = ("card", position, "text")
        if profile.name["de"] in names:
            problems.add(path, "ags.2.1.name", text("ags-roster-name-twice", name=profile.name))
        names.add(profile.name["de"])
        _check_summoning(profile, profiles, path, problems)
        _check_free_text(profile, path, problems)
        _check_keywords(profile, profiles, path, problems)
    for rule, why in undefined_terms(profiles, mob):
        problems.add(("card",), rule, why, warning=True)
    known: set[str] = set()
    for position, force in enumerate(written.force):
        if force.key in known:
            problems.add(("force", position, "key"), "ags.3.1.2", text("ags-roster-duplicate-key", key=force.key))
        known.add(force.key)
        _check_force(force, profiles, ("force", position), problems)


def _abilities(profile: Profile) -> Iterator[Ability]:
    """All abilities of a card, those for its mob included."""
    yield from profile.abilities
    yield from profile.mob_bonus.abilities if profile.mob_bonus else ()


def effects_of(profile: Profile) -> Iterator[tuple[Ability, Effect]]:
    """All building blocks of a card, those for its mob included."""
    for ability in _abilities(profile):
        for effect in ability.effects:
            yield ability, effect


def _check_summoning(
    profile: Profile, profiles: Mapping[str, Profile], path: Path, problems: Problems
) -> None:
    known = {card.name["de"] for card in profiles.values() if card.has("Beschworen")}
    for ability, effect in effects_of(profile):
        if effect.block == "summon" and effect.word not in known:
            near = nearest(effect.word, known)
            why = text("ags-roster-summons-unknown", ability=ability.name, card=effect.word, nearest=near)
            problems.add(path, "ags.2.12.beschworen", why)


def _check_free_text(profile: Profile, path: Path, problems: Problems) -> None:
    for ability, effect in effects_of(profile):
        if effect.block == "text":
            problems.add(path, "ags.2.1.faehigkeiten", text("ags-roster-free-text", ability=ability.name), warning=True)


def _check_keywords(
    profile: Profile, profiles: Mapping[str, Profile], path: Path, problems: Problems
) -> None:
    """A word of the author's own that no card bears keeps an ability from ever finding a target."""
    known = {*TAGS, *KINDS, *(word for card in profiles.values() for word in card.keywords)}
    for ability in _abilities(profile):
        friends = [one.word for one in ability.conditions if one.kind == "contact_friend"]
        for word in (ability.target.having, *friends):
            if word and word not in known:
                why = text("ags-undefined-keyword", ability=ability.name, word=word, nearest=nearest(word, known))
                problems.add(path, UNDEFINED, why, warning=True)


def undefined_terms(profiles: Mapping[str, Profile], mob: Profile | None) -> Iterator[tuple[str, Text]]:
    """Terms that the cards use and do not define: they have no effect (ags.r.undefinierte_begriffe)."""
    cards = list(profiles.values())
    if any(card.has("Armee") for card in cards):
        defined = {ability.name for card in cards for ability in card.abilities}
        for ability in DRILL:
            if ability not in defined:
                yield UNDEFINED, text("ags-undefined-drill", ability=ability)
    peoples = {card.people for card in cards if card.has("Mob")}
    if peoples - {MOB_PEOPLE}:
        yield "ags.2.12.mob.bildung", text("ags-mob-elsewhere")
    elif peoples and mob is None:
        yield UNDEFINED, text("ags-undefined-mob")


def _check_force(force: ForceEntry, profiles: Mapping[str, Profile], path: Path, problems: Problems) -> None:
    for position, key in enumerate(force.models):
        if key not in profiles:
            why = text("ags-roster-unknown-card", card=key, nearest=nearest(key, profiles))
            problems.add((*path, "models", position), "ags.3.1.2", why)
    if force.general not in force.models:
        problems.add((*path, "general"), "ags.1.3.3", text("ags-roster-general-not-hired", card=force.general))
