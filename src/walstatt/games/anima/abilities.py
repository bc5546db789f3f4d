"""What a special or automatic ability says, as data: cost, target, resistance and a row of effects (building blocks).

A character needs no code of its own: an ability of a roster file is one of these, `effects.py` uses it. The blocks are
documented in docs/anima-characters.md.
"""
from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from walstatt.core.bounds import Id, Words
from walstatt.games.anima.bounds import Blocks, Change, Face, Inches, Score

STATUSES = (
    "Hast", "Schild", "Schutz", "Heilung", "Gift", "Blind", "Langsam", "Siegel", "Gelähmt", "Verhängnis", "Berserker",
    "Betäubt",
)
"""The statuses of the sheet by their German names, and Betäubt of the collision table."""
NEGATIVE = ("Gift", "Blind", "Langsam", "Siegel", "Gelähmt", "Verhängnis", "Betäubt")
USUAL_MARKERS = 2
"""Of a status whose cause says nothing else (anima.r.status_duration)."""
USUAL_BINDING = 3
"""Binding points of a being that is called (anima.r.binding)."""

Block = Literal[
    "status", "cure", "damage", "heal", "markers", "gnosis", "hide", "summon", "drive", "step",
    "strike", "swap", "pull", "steal", "drain", "blink", "binding",
]
Trigger = Literal[
    "", "melee_wound", "ranged_wound", "wounded", "recovery", "after_attack", "evaded", "removed", "friend_attacked",
]
Value = Literal["attack", "damage", "defence", "armour", "resistance", "walk", "run"]
When = Literal[
    "", "melee", "ranged", "charge", "berserk", "wounded", "hidden", "ambush", "counter", "afflicted", "pack",
]
Who = Literal["self", "friend", "enemy", "friends", "enemies"]
Only = Literal["", "bound", "other"]
Rolled = Literal["", "attack", "dodge", "resist"]

ATTACKING = ("damage", "drain", "drive", "pull", "strike")
"""Blocks that attack whoever they work on."""


class Cost(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What is paid: action markers of the user, Gnosis, and LP of the user."""

    markers: Score = 0
    gnosis: Score = 0
    lp: Score = 0


class Effect(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One building block; which of the fields count depends on the block.

    status   the target gets `status` with `amount` markers (2 unless said)
    cure     `status` ends on the target; without `status` all negative ones
    damage   the target loses `amount` LP, with `die` a W10 more, less its Armour unless `armour` is false
    heal     the target regains `amount` LP
    markers  the target gains (or, below 0, loses) `amount` action markers
    gnosis   the user's player gains `amount` Gnosis
    hide     the user becomes Versteckt
    summon   the bound being `being` is placed within `inches` of the user with `amount` binding points
    drive    the target is driven `inches` straight away from the user
    step     the target moves up to `inches`, which is no walk
    strike   the user attacks the target at once, with `amount` more Attack and `extra` more Damage
    swap     the user and the target change places
    pull     the target is driven up to `inches` straight towards the user, at most into contact
    steal    up to `amount` action markers of the target go to the user
    drain    as damage; the user regains what was lost
    blink    the target is placed anew within `inches`, in contact with no enemy
    binding  a bound being gains (or, below 0, loses) `amount` binding points
    """

    block: Block
    status: Id = ""
    amount: Change = 0
    inches: Inches = 0.0
    armour: bool = True
    die: bool = False
    extra: Change = 0
    being: Id = ""
    on: Literal["target", "user"] = "target"


class Modifier(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A change of a value, always or only when something holds; with an `aura` of others near the bearer too."""

    value: Value
    amount: Change
    when: When = ""
    aura: Inches = 0.0
    """Everybody of the side `whom` within so many inches of the bearer has the change; 0: the bearer alone."""
    whom: Literal["friends", "enemies"] = "friends"


class Ability(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A special ability (used in the own activation) or an automatic one (a trigger or modifiers)."""

    key: Id
    name: Words
    kind: Literal["special", "automatic"] = "special"
    cost: Cost = Cost()
    upkeep: Cost | None = None
    """Paid in every upkeep step 3 for as long as the statuses that it gave are to last."""
    once: Literal["", "turn", "game"] = ""
    one_at_a_time: bool = False
    """Refused while an earlier use is still kept up or its being is in play."""
    who: Who = "self"
    """Of a friend: the user itself or one of its side. Friends, enemies: all of them within the inches."""
    only: Only = ""
    """bound: bound beings only; other: not the user itself."""
    inches: Inches = 0.0
    """How far the target may be away; beyond it the ability fails."""
    area: Inches = 0.0
    """It also works on everybody within so many inches of the target who could have been named."""
    risk: Face = 0
    """The user rolls a W10 first: so much or less, and the ability works on the user instead."""
    reroll: Rolled = ""
    """Automatic: the user may roll such a die again for the cost; the second one counts."""
    resist: Score = 0
    """The target's W10 + Resistance must reach this, or the effects happen; 0: no roll."""
    needs: Annotated[tuple[Literal["stray", "free", "unseen"], ...], Blocks] = ()
    """stray: Streuner only; free: not in melee; unseen: no enemy sees the user, or it has cover from all that do."""
    trigger: Trigger = ""
    effects: Annotated[tuple[Effect, ...], Blocks] = ()
    modifiers: Annotated[tuple[Modifier, ...], Blocks] = ()
    rule: Id = "anima.r.abilities"
    text: Words = {}

    @property
    def attacks(self) -> bool:
        """Does it attack an enemy directly? Then a berserk character may use it (anima.r.offensive)."""
        return self.harms and any(effect.block in ATTACKING for effect in self.effects)

    @property
    def harms(self) -> bool:
        """Is it meant for enemies?"""
        return self.who in ("enemy", "enemies")

    @property
    def aims(self) -> bool:
        """Does its user name one target?"""
        return self.who in ("friend", "enemy")

    @property
    def strikes(self) -> bool:
        """Is it an attack from its first block on, so that the steps of an attack measure for it?"""
        return bool(self.effects) and self.effects[0].block == "strike"

    @property
    def being(self) -> str:
        return next((effect.being for effect in self.effects if effect.block == "summon"), "")
