"""The roster file of a faction: what may stand in it. `docs/anima-characters.md` explains it to authors."""
from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from walstatt.games.anima.abilities import Ability, Cost, Effect, Modifier, Only, Rolled, Trigger, Who
from walstatt.games.roster_words import Key, Names

Score = Annotated[int, Meta(ge=0)]
Inches = Annotated[float, Meta(ge=0)]
Size = Annotated[int, Meta(ge=1, description="Points that both agree on; 120 is usual.")]
Price = Annotated[int, Meta(ge=1, description="Whole points, at least 1.")]
Face = Annotated[int, Meta(ge=0, le=9)]


class About(Struct, frozen=True, forbid_unknown_fields=True):
    """The table [roster]: what the faction is called."""

    key: Key
    name: Names
    description: Names
    emblem: str = ""
    rule: str = "anima.r.profile"


class AbilityEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A table [[ability]]: cost, target, resistance and a row of building blocks."""

    key: Key
    name: Names
    kind: Literal["special", "automatic"] = "special"
    cost: Cost = Cost()
    upkeep: Cost | None = None
    once: Literal["", "turn", "game"] = ""
    one_at_a_time: bool = False
    who: Who = "self"
    only: Only = ""
    inches: Inches = 0.0
    area: Inches = 0.0
    risk: Face = 0
    reroll: Rolled = ""
    resist: Score = 0
    needs: tuple[Literal["stray", "free", "unseen"], ...] = ()
    trigger: Trigger = ""
    effects: tuple[Effect, ...] = ()
    modifiers: tuple[Modifier, ...] = ()
    rule: str = "anima.r.abilities"
    text: Names | None = None

    @property
    def ability(self) -> Ability:
        """The ability as the rules use it."""
        values = {field: getattr(self, field) for field in self.__struct_fields__}
        return Ability(**{**values, "name": self.name.plain, "text": self.text.plain if self.text else {}})


class BeingEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A table [[being]]: something that an ability can call."""

    key: Key
    name: Names
    speed: tuple[Inches, Inches]
    attack: Score
    damage: Score
    defence: Score
    armour: Score
    resistance: Score
    lp: Annotated[int, Meta(ge=1)]
    markers: tuple[Score, Score] = (4, 6)
    base: Literal[1, 2] = 1
    stray: bool = False
    range: tuple[Inches, Inches] = (0.0, 0.0)
    abilities: tuple[str, ...] = ()
    emblem: str = ""


class CharacterEntry(BeingEntry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table [[character]]."""

    cost: Price


class PartyEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A table [[party]]: a ready-made party. `characters` are keys, of another roster as roster/key."""

    key: Key
    name: Names
    size: Size
    characters: tuple[str, ...]


class RosterFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole roster file."""

    roster: About
    ability: tuple[AbilityEntry, ...] = ()
    being: tuple[BeingEntry, ...] = ()
    character: tuple[CharacterEntry, ...] = ()
    party: tuple[PartyEntry, ...] = ()


def schema() -> str:
    """The JSON schema of the roster file, for editors; data/rosters/anima-roster.schema.json is a copy of it."""
    described = {"$schema": "https://json-schema.org/draft/2020-12/schema"} | msgspec.json.schema(RosterFile)
    return msgspec.json.format(msgspec.json.encode(described), indent=2).decode() + "\n"
