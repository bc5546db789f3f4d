"""Roster files: factions of characters, their abilities and beings, and ready-made parties, in data/rosters/anima."""
from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

import msgspec

from walstatt.games.anima.abilities import STATUSES, Ability, Words
from walstatt.games.anima.profiles import HEIGHTS, Profile


class CharacterEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A character or being as a roster file writes it: pairs for Speed, range and markers, abilities by their keys."""

    key: str
    name: Words
    speed: tuple[float, float]
    attack: int
    damage: int
    defence: int
    armour: int
    resistance: int
    lp: int
    cost: int = 0
    markers: tuple[int, int] = (4, 6)
    base: float = 1.0
    stray: bool = False
    range: tuple[float, float] = (0.0, 0.0)
    abilities: tuple[str, ...] = ()
    emblem: str = ""


class PartyEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    key: str
    name: Words
    size: int
    characters: tuple[str, ...]


class About(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    key: str
    name: Words
    description: Words
    emblem: str = ""
    rule: str = "anima.r.profile"
    """The catalogue id behind its characters."""


class RosterFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    roster: About
    ability: tuple[Ability, ...] = ()
    being: tuple[CharacterEntry, ...] = ()
    character: tuple[CharacterEntry, ...] = ()
    party: tuple[PartyEntry, ...] = ()


class Roster(msgspec.Struct, frozen=True):
    """A roster ready for use: profiles of characters and beings by their keys."""

    about: About
    characters: dict[str, Profile]
    beings: dict[str, Profile]
    parties: tuple[PartyEntry, ...]

    @property
    def key(self) -> str:
        return self.about.key

    def profile(self, key: str) -> Profile:
        return self.characters[key] if key in self.characters else self.beings[key]


_FOLDER = files("walstatt") / "data" / "rosters" / "anima"


@cache
def keys() -> tuple[str, ...]:
    return tuple(sorted(entry.name[:-5] for entry in _FOLDER.iterdir() if entry.name.endswith(".toml")))


@cache
def load(key: str) -> Roster:
    return read((_FOLDER / f"{key}.toml").read_text("utf-8"))


def read(source: str) -> Roster:
    """A roster from the text of its file; ValueError names what is wrong with it."""
    written = msgspec.convert(tomllib.loads(source), RosterFile)
    known = {ability.key: ability for ability in written.ability}
    beings = {entry.key: _profile(entry, known) for entry in written.being}
    _check(written, known, beings)
    characters = {entry.key: _profile(entry, known) for entry in written.character}
    return Roster(written.roster, characters, beings, written.party)


def _profile(entry: CharacterEntry, known: dict[str, Ability]) -> Profile:
    unknown = [key for key in entry.abilities if key not in known]
    if unknown:
        raise ValueError(f"{entry.key}: there is no ability {unknown[0]!r}")
    if entry.base not in HEIGHTS:
        raise ValueError(f"{entry.key}: a base is 1 or 2 inches wide, not {entry.base:g}")
    return Profile(
        entry.key, entry.name, entry.cost, entry.speed[0], entry.speed[1], entry.attack, entry.damage, entry.defence,
        entry.armour, entry.resistance, entry.lp, entry.markers[0], entry.markers[1], entry.base, entry.stray,
        entry.range[0], entry.range[1], tuple(known[key] for key in entry.abilities), entry.emblem,
    )


def _check(written: RosterFile, known: dict[str, Ability], beings: dict[str, Profile]) -> None:
    for ability in known.values():
        for effect in ability.effects:
            if effect.status and effect.status not in STATUSES:
                raise ValueError(f"{ability.key}: there is no status {effect.status!r}")
            if effect.block == "summon" and effect.being not in beings:
                raise ValueError(f"{ability.key}: there is no being {effect.being!r}")
    characters = {entry.key for entry in written.character}
    for party in written.party:
        for key in party.characters:
            if key not in characters:
                raise ValueError(f"party {party.key}: there is no character {key!r}")
