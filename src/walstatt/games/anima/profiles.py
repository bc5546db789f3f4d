"""Characters as their cards describe them, and the parties that players put together (anima.r.profile)."""
from __future__ import annotations

import msgspec

from walstatt.games.anima.abilities import Ability, Words

SMALL, LARGE = 1.0, 2.0
"""Diameters of bases in inches (anima.r.measuring)."""
HEIGHTS = {SMALL: 1.25, LARGE: 2.5}


class Profile(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """All values of a character or of a bound being."""

    key: str
    name: Words
    cost: int
    walk: float
    run: float
    attack: int
    damage: int
    defence: int
    armour: int
    resistance: int
    lp: int
    regeneration: int = 4
    maximum: int = 6
    base: float = SMALL
    stray: bool = False
    """A Streuner."""
    short: float = 0.0
    long: float = 0.0
    """Its range; 0 for who cannot attack at range (anima.r.ranged_profile)."""
    abilities: tuple[Ability, ...] = ()
    emblem: str = ""

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

    id: str
    profile: str


class Party(msgspec.Struct, frozen=True, omit_defaults=True):
    """A player's characters in roster order, with every profile that they or their callings need."""

    members: tuple[Member, ...]
    profiles: dict[str, Profile]
    roster: str = ""
    rule: str = "anima.r.profile"
    """The catalogue id behind its characters."""

    @property
    def cost(self) -> int:
        return sum(self.profiles[member.profile].cost for member in self.members)
