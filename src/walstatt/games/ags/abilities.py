"""What a card says a model can do, as data: the notation reads it, the engine runs it, both by these words.

An ability is a head (what it costs, how it is resolved, how far it reaches, whom it is aimed at) and effects, each of
them one named building block. Passive abilities have a trigger, or hold all the time under their conditions.
"""
from __future__ import annotations

from typing import Annotated, Literal, NamedTuple

import msgspec
from msgspec import Meta

from walstatt.core.bounds import Line
from walstatt.games.ags.bounds import Ids, Inches, Value, Wording, Wordings

NORM, SPEZ, PASS = "norm", "spez", "pass"


class Dice(NamedTuple):
    """A value such as 4/3+: so many dice, each a success from this number on."""

    strength: Value
    difficulty: Value

    def __str__(self) -> str:
        return f"{self.strength}/{self.difficulty}+"


class Amount(NamedTuple):
    """A number of points: fixed, or so many W3 or W6 on top."""

    fixed: Value = 0
    w3: Value = 0
    w6: Value = 0


TestKind = Literal["auto", "att_def", "att_wil", "att_tn", "wil_wil", "wil_tn", "w6_tn"]


class Test(msgspec.Struct, frozen=True, omit_defaults=True):
    """How it is resolved: by itself, by a duel, or against a target number (ags.2.4.8 to ags.2.4.14)."""

    kind: TestKind = "auto"
    att: Dice | None = None
    tn: Value = 0


ReachKind = Literal["", "nah", "fern", "spruch", "fluch", "aura", "bewegung", "passiv"]


class Reach(msgspec.Struct, frozen=True, omit_defaults=True):
    """Its kind and range in inches; `area` is the radius of an Area around the target, None without one."""

    kind: ReachKind = ""
    inches: Inches = 0
    area: Inches | None = None


Who = Literal[
    "self", "foe", "friend", "any", "all_foes", "all_friends", "all_models", "point", "tt", "all_tt", "cm", "all_cm",
    "trigger",
]
"""Trigger: the model that set a passive ability off (the foe that was activated, the attacker, the one charged)."""


class Target(msgspec.Struct, frozen=True, omit_defaults=True):
    """Whom it is aimed at. Contact, range and sight are needed only where said (ags.2.3.reichweite_los)."""

    who: Who = "self"
    side: Literal["own", "enemy", "any"] = "any"
    """Of TT markers."""
    count: Value = 1
    contact: bool = False
    in_range: bool = False
    los: bool = False
    also_self: bool = False
    """“dieses Modell und …”"""
    having: Wording = ""
    """A tag or keyword that a target must have."""


Block = Literal[
    "damage", "condition", "cure", "heal", "move", "push", "free_push", "summon", "token", "steal_token", "place_tt",
    "remove_tt", "remove_cm", "sacrifice", "swap", "extra_action", "attack", "modifier", "tag", "absorb", "jump_to_tt",
    "cover", "danger", "text",
]
When = Literal["success", "hit", "damage", "kill", "always", "failure"]
"""Success: the test succeeded (in duels: more successes). Damage: at least 1 is left. Always: whatever the dice say."""
On = Literal["target", "self"]
Until = Literal["", "attack", "activation", "round", "next_activation", "game"]


class Effect(msgspec.Struct, frozen=True, omit_defaults=True):
    """One building block. Which of the fields it reads is told in docs/ags-cards.md, block by block."""

    block: Block
    when: When = "success"
    on: On = "target"
    amount: Amount = Amount()
    word: Wording = ""
    """A condition, tag, profile or statistic, or the free text."""
    strength: Value = 0
    difficulty: Value = 0
    inches: Inches = 0
    until: Until = ""
    chance: Value = 0
    """Only on this or more with one W6; 0 without such a roll."""
    optional: bool = False
    """Its player may do without it."""


Trigger = Literal[
    "", "own_activation", "foe_activation", "charge", "kill", "attacked", "damaged", "round_start", "round_end",
    "march",
]
"""Empty: it holds all the time. foe_activation: an enemy in contact starts its activation. attacked: after a Nah
attack on this model. march: this model starts a walk or run."""

While = Literal[
    "", "contact_friend", "own_half", "in_wood", "in_water", "near_own_tt", "charging", "target_condition", "in_melee",
    "shadow", "wounded", "not_activated", "at_terrain", "own_condition",
]


class Condition(msgspec.Struct, frozen=True, omit_defaults=True):
    """When a passive ability holds, with the word or distance that it needs."""

    kind: While = ""
    word: Wording = ""
    inches: Inches = 0


class Ability(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of a card."""

    name: Line
    costs: Ids = (NORM,)
    """("norm",), ("spez",), ("norm", "norm"), ("pass",)"""
    test: Test = Test()
    reach: Reach = Reach()
    target: Target = Target()
    price: Value = 0
    """In leader tokens."""
    effects: Annotated[tuple[Effect, ...], Meta(max_length=20)] = ()
    tags: Wordings = ()
    """Of this attack: Magischer Schaden, Rüstungsbrechend (1) and the like, as the notation writes them."""
    trigger: Trigger = ""
    conditions: Annotated[tuple[Condition, ...], Meta(max_length=20)] = ()
    once: Literal["", "round", "game"] = ""
    english: Line = ""
    """Its name for English readers; `name` if there is none."""

    @property
    def called(self) -> dict[str, str]:
        """Its name for texts."""
        return {"de": self.name, "en": self.english or self.name}

    @property
    def passive(self) -> bool:
        return self.costs == (PASS,)

    @property
    def is_attack(self) -> bool:
        """A duel against a model (ags.r.angriff)."""
        return self.test.kind in ("att_def", "att_wil", "wil_wil")
