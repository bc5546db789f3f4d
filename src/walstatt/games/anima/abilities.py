"""What a special or automatic ability says, as data: cost, target, resistance and a row of effects (building blocks).

A character needs no code of its own: an ability of a roster file is one of these, `effects.py` runs it. The blocks are
documented in docs/anima-characters.md.
"""
from __future__ import annotations

from typing import Literal

import msgspec

Words = dict[str, str]
STATUSES = (
    "Hast", "Schild", "Schutz", "Heilung", "Gift", "Blind", "Langsam", "Siegel", "Gelähmt", "Verhängnis", "Berserker",
    "Betäubt",
)
"""The statuses of the sheet by their German names, and Betäubt of the collision table."""
USUAL_MARKERS = 2
"""Of a status whose cause says nothing else (anima.r.status_duration)."""

Block = Literal["status", "cure", "damage", "heal", "markers", "gnosis", "hide", "summon", "drive", "step"]
Trigger = Literal["", "melee_wound", "ranged_wound", "wounded", "recovery"]
Value = Literal["attack", "damage", "defence", "armour", "resistance", "walk", "run"]
When = Literal["", "melee", "ranged", "charge", "berserk", "wounded", "hidden"]
Who = Literal["self", "friend", "enemy"]


class Cost(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What is paid: action markers of the user, and Gnosis."""

    markers: int = 0
    gnosis: int = 0


class Effect(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One building block; which of the fields count depends on the block.

    status   the target gets `status` with `amount` markers (2 unless said)
    cure     `status` ends on the target; without `status` all negative ones
    damage   the target loses `amount` LP, less its Armour unless `armour` is false
    heal     the target regains `amount` LP
    markers  the target gains (or, below 0, loses) `amount` action markers
    gnosis   the user's player gains `amount` Gnosis
    hide     the user becomes Versteckt
    summon   the bound being `being` is placed within `inches` of the user with `amount` binding points
    drive    the target is driven `inches` straight away from the user
    step     the target moves up to `inches`, which is no walk
    """

    block: Block
    status: str = ""
    amount: int = 0
    inches: float = 0.0
    armour: bool = True
    being: str = ""
    on: Literal["target", "user"] = "target"


class Modifier(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """An automatic ability that changes a value, always or only when something holds."""

    value: Value
    amount: int
    when: When = ""


class Ability(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A special ability (used in the own activation) or an automatic one (a trigger or modifiers)."""

    key: str
    name: Words
    kind: Literal["special", "automatic"] = "special"
    cost: Cost = Cost()
    upkeep: Cost | None = None
    """Paid in every upkeep step 3 for as long as the statuses that it gave are to last."""
    once: Literal["", "turn", "game"] = ""
    one_at_a_time: bool = False
    """Refused while an earlier use is still kept up or its being is in play."""
    who: Who = "self"
    """Of a friend: the user itself or one of its side."""
    inches: float = 0.0
    """How far the target may be away; beyond it the ability fails."""
    resist: int = 0
    """The target's W10 + Resistance must reach this, or the effects happen; 0: no roll."""
    needs: tuple[Literal["stray", "free", "unseen"], ...] = ()
    """stray: Streuner only; free: not in melee; unseen: no enemy sees the user, or it has cover from all that do."""
    trigger: Trigger = ""
    effects: tuple[Effect, ...] = ()
    modifiers: tuple[Modifier, ...] = ()
    rule: str = "anima.r.abilities"
    text: Words = {}

    @property
    def attacks(self) -> bool:
        """Does it attack an enemy directly? Then a berserk character may use it (anima.r.offensive)."""
        return self.who == "enemy" and any(effect.block in ("damage", "drive") for effect in self.effects)

    @property
    def being(self) -> str:
        return next((effect.being for effect in self.effects if effect.block == "summon"), "")
