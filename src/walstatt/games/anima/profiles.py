"""Characters as their cards describe them, and the parties that players put together (anima.r.profile)."""
from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from walstatt.core.bounds import Id, Line, Words
from walstatt.games.anima.abilities import Ability
from walstatt.games.anima.bounds import MOST_ENTRIES, MOST_MEMBERS, Base, Blocks, Cost, Inches, Life, Score

SMALL, LARGE = 1.0, 2.0
"""Diameters of bases in inches (anima.r.measuring)."""
HEIGHTS = {SMALL: 1.25, LARGE: 2.5}


class Profile(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """All values of a character or of a bound being."""

    key: Id
    name: Words
    cost: Cost
    walk: Inches
    run: Inches
    attack: Score
    damage: Score
    defence: Score
    armour: Score
    resistance: Score
    lp: Life
    regeneration: Score = 4
    maximum: Score = 6
    base: Base = SMALL
    stray: bool = False
    """A Streuner."""
    short: Inches = 0.0
    long: Inches = 0.0
    """Its range; 0 for who cannot attack at range (anima.r.ranged_profile)."""
    abilities: Annotated[tuple[Ability, ...], Blocks] = ()
    emblem: Line = ""

    @property
    def radius(self) -> float:
        return self.base / 2

    @property
    def height(self) -> float:
        return HEIGHTS.get(self.base, 1.25 * self.base)

    @property
    def shoots(self) -> bool:
        return self.long > 0

    def ability(self, key: str) -> Ability | None:
        return next((ability for ability in self.abilities if ability.key == key), None)


class Member(msgspec.Struct, frozen=True):
    """A character in a party: its id at the table and its profile."""

    id: Id
    profile: Id


class Party(msgspec.Struct, frozen=True, omit_defaults=True):
    """A player's characters in roster order, with every profile that they or their callings need."""

    members: Annotated[tuple[Member, ...], Meta(max_length=MOST_MEMBERS)]
    profiles: Annotated[dict[Id, Profile], Meta(max_length=MOST_ENTRIES)]
    roster: Id = ""
    rule: Id = "anima.r.profile"
    """The catalogue id behind its characters."""

    @property
    def cost(self) -> int:
        return sum(self.profiles[member.profile].cost for member in self.members)
