"""What a figure is before it comes to the table: six values, gear, traits; and a warband of such figures."""
from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from walstatt.core.bounds import Id, Line, Words
from walstatt.games.frostgrave.bounds import MOST_CREATURES, Count, Gear, Health, Inches, Members, Spells, Value
from walstatt.games.frostgrave.campaign_band import Band

WIZARD, APPRENTICE, SOLDIER, CREATURE = "wizard", "apprentice", "soldier", "creature"
CASTERS = (WIZARD, APPRENTICE)
LARGE, MIGHTY, ANIMAL, NATURAL_WEAPONS = "Groß", "Wucht", "Tier", "Natürliche Waffen"
LARGEST = 1.0
"""The radius of the largest bases."""
HEALER, PORTER, SURE_FOOTED, WATCHFUL = "Heilkundig", "Tragkraft", "Trittsicher", "Wachsam"
"""Of our own soldiers (frostgrave.x.trait.*)."""
TRAITS = {
    LARGE: "large", MIGHTY: "mighty", ANIMAL: "animal", NATURAL_WEAPONS: "natural", HEALER: "healer",
    PORTER: "porter", SURE_FOOTED: "sure_footed", WATCHFUL: "watchful",
}
"""Each with the end of its message's key: umlauts and blanks cannot stand there."""


class Profile(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A profile (frostgrave.r.profile); Movement and Armour are without what the gear changes."""

    key: Id
    name: Words
    role: Id
    move: Inches
    fight: Value
    shoot: Value
    armour: Value
    will: Value
    health: Health
    gear: Annotated[tuple[Id, ...], Gear] = ()
    traits: Annotated[tuple[Id, ...], Gear] = ()
    cost: Count = 0
    slots: Health = 0
    faces: tuple[Value, Value] = (0, 0)
    """Of a creature: the faces of the W20 that bring it."""
    emblem: Line = ""

    def has(self, trait: str) -> bool:
        return trait in self.traits

    @property
    def radius(self) -> float:
        """frostgrave.r.measuring"""
        return LARGEST if LARGE in self.traits else 0.5

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
    """enemy, armed, bearer, creature, friend, friend_or_self, friend_place, soldier, swap, around, place, self_place,
    summon, token"""
    sight: bool = False
    resist: bool = False
    about: Words = {}
    """What it does, in a sentence."""
    summons: str = ""
    """The creature that it calls."""


class School(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A school of magic and the spells that it teaches (frostgrave.x.school)."""

    key: str
    name: Words
    description: Words
    rule: str
    spells: tuple[str, ...]
    emblem: str = ""


class ScenarioPiece(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rectangle of terrain on the map of a scenario."""

    id: str
    name: str
    at: tuple[float, float]
    size: tuple[float, float]
    turned: float = 0.0
    feature: str = ""


class ScenarioCreature(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A creature that stands there from the start."""

    key: str
    at: tuple[float, float]
    asleep: bool = False


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the players may agree to play instead of the usual game (frostgrave.x.scenario)."""

    key: str
    name: Words
    description: Words
    rule: str
    rounds: int
    treasure: tuple[tuple[float, float], ...]
    pieces: list[ScenarioPiece]
    creatures: list[ScenarioCreature] = []
    finds: str = ""
    """Who comes after a find: nothing for the usual table, "none", or a creature."""
    zone: tuple[float, float] = (0.0, 6.0)
    """How far from their own edge the warbands deploy."""
    token_points: int = 3
    first_token_points: int = 3
    survivor_points: int = 0


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
    school: str = ""
    crowns: int = 300


class Member(msgspec.Struct, frozen=True, omit_defaults=True):
    """One figure of a warband."""

    id: Id
    profile: Id
    name: Words = {}


class Warband(msgspec.Struct, frozen=True, omit_defaults=True):
    """A wizard, mostly an apprentice, and soldiers (frostgrave.r.warband); the spells are those of both casters."""

    members: Annotated[tuple[Member, ...], Members]
    profiles: Annotated[dict[Id, Profile], Meta(max_length=MOST_CREATURES)]
    spells: Spells = ()
    name: Words = {}
    school: Id = ""
    """The key of its school of magic, or nothing: six of the twelve spells that everybody may learn."""
    sheet: Band | None = None
    """Of a warband that plays a campaign: the sheet it was mustered from (frostgrave.campaign.match)."""

    def of(self, member: Member) -> Profile:
        return self.profiles[member.profile]

    @property
    def cost(self) -> int:
        return sum(self.of(member).cost for member in self.members)
