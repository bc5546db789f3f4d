"""What a figure is before it comes to the table: six values, gear, traits; and a warband of such figures."""
from __future__ import annotations

import msgspec

Words = dict[str, str]
"""A name in each language."""

WIZARD, APPRENTICE, SOLDIER, CREATURE = "wizard", "apprentice", "soldier", "creature"
CASTERS = (WIZARD, APPRENTICE)
LARGE, MIGHTY, ANIMAL, NATURAL_WEAPONS = "Groß", "Wucht", "Tier", "Natürliche Waffen"
TRAITS = (LARGE, MIGHTY, ANIMAL, NATURAL_WEAPONS)


class Profile(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A profile (frostgrave.r.profile); Movement and Armour are without what the gear changes."""

    key: str
    name: Words
    role: str
    move: float
    fight: int
    shoot: int
    armour: int
    will: int
    health: int
    gear: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    cost: int = 0
    slots: int = 0
    faces: tuple[int, int] = (0, 0)
    """Of a creature: the faces of the W20 that bring it."""
    emblem: str = ""

    def has(self, trait: str) -> bool:
        return trait in self.traits

    @property
    def radius(self) -> float:
        """frostgrave.r.measuring"""
        return 1.0 if LARGE in self.traits else 0.5

    @property
    def height(self) -> float:
        return 2.5 if LARGE in self.traits else 1.25


class Spell(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What has to be known of a spell before it is cast; its effect is code."""

    key: str
    name: Words
    rule: str
    number: int
    range: float
    target: str
    """enemy, creature, friend, friend_or_self, soldier, place, self_place, token"""
    sight: bool = False
    resist: bool = False


class ReadyBand(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A warband that comes with the program: what its player would have chosen."""

    key: str
    name: Words
    description: Words
    soldiers: tuple[str, ...]
    spells: tuple[str, ...]
    wizard: tuple[str, ...] = ()
    apprentice: tuple[str, ...] = ()
    emblem: str = ""


class Member(msgspec.Struct, frozen=True, omit_defaults=True):
    """One figure of a warband."""

    id: str
    profile: str
    name: Words = {}


class Warband(msgspec.Struct, frozen=True, omit_defaults=True):
    """A wizard, mostly an apprentice, and soldiers (frostgrave.r.warband); the spells are those of both casters."""

    members: tuple[Member, ...]
    profiles: dict[str, Profile]
    spells: tuple[str, ...] = ()
    name: Words = {}

    def of(self, member: Member) -> Profile:
        return self.profiles[member.profile]

    @property
    def cost(self) -> int:
        return sum(self.of(member).cost for member in self.members)
