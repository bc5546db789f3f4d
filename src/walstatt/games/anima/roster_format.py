"""The roster file of a faction: what may stand in it. `docs/anima-characters.md` explains it to authors."""
from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from walstatt.core.bounds import Id, Line
from walstatt.games.anima.abilities import Ability, Cost, Effect, Modifier, Only, Rolled, Trigger, Who
from walstatt.games.anima.bounds import (
    MOST_ENTRIES,
    MOST_MEMBERS,
    Blocks,
    Face,
    Inches,
    Life,
    Price,
    Score,
    Size,
)
from walstatt.games.roster_words import Key, Names


class About(Struct, frozen=True, forbid_unknown_fields=True):
    """The table [roster]: what the faction is called."""

    key: Key
    name: Names
    description: Names
    emblem: Line = ""
    rule: Id = "anima.r.profile"


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
    needs: Annotated[tuple[Literal["stray", "free", "unseen"], ...], Blocks] = ()
    trigger: Trigger = ""
    effects: Annotated[tuple[Effect, ...], Blocks] = ()
    modifiers: Annotated[tuple[Modifier, ...], Blocks] = ()
    rule: Id = "anima.r.abilities"
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
    lp: Life
    markers: tuple[Score, Score] = (4, 6)
    base: Literal[1, 2] = 1
    stray: bool = False
    range: tuple[Inches, Inches] = (0.0, 0.0)
    abilities: Annotated[tuple[Id, ...], Blocks] = ()
    emblem: Line = ""


class CharacterEntry(BeingEntry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table [[character]]."""

    cost: Price


class PartyEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A table [[party]]: a ready-made party. `characters` are keys, of another roster as roster/key."""

    key: Key
    name: Names
    size: Size
    characters: Annotated[tuple[Id, ...], Meta(max_length=MOST_MEMBERS)]


class RosterFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole roster file."""

    roster: About
    ability: Annotated[tuple[AbilityEntry, ...], Meta(max_length=MOST_ENTRIES)] = ()
    being: Annotated[tuple[BeingEntry, ...], Meta(max_length=MOST_ENTRIES)] = ()
    character: Annotated[tuple[CharacterEntry, ...], Meta(max_length=MOST_ENTRIES)] = ()
    party: Annotated[tuple[PartyEntry, ...], Meta(max_length=MOST_ENTRIES)] = ()


def schema() -> str:
    """The JSON schema of the roster file, for editors; data/rosters/anima-roster.schema.json is a copy of it."""
    described = {"$schema": "https://json-schema.org/draft/2020-12/schema"} | msgspec.json.schema(RosterFile)
    return msgspec.json.format(msgspec.json.encode(described), indent=2).decode() + "\n"
