"""Weapons and armour: what they change and how many slots they take (Waffen, Rüstungen)."""
from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from walstatt.core.refusal import Refused, refuse
from walstatt.core.texts import Text, text

SLOTS = "frostgrave.r.slots"
RANGE = 24.0
CASTERS_ARMOURED = 1
"""The reading of frostgrave.r.slots by which casters may wear light armour and shield."""


class Item(NamedTuple):
    """One kind of gear; `damage` is the modifier of a weapon."""

    key: str
    rule: str
    kind: str
    """melee, ranged, armour, quiver; of campaigns also charm, potion, book, gem"""
    damage: int = 0
    armour: int = 0
    move: int = 0
    swim: int = 0
    slots: int = 1
    heavy: bool = False
    """Does it make the bearer of a treasure heavily laden (frostgrave.treasure.heavy_load)?"""
    fight: int = 0
    shoot: int = 0
    will: int = 0
    cast: int = 0
    """Less to be rolled by its bearer to cast a spell."""
    heal: int = 0
    """Of a potion: Health that it gives back at once; its other values hold from then on."""


MUNDANE = {
    item.key: item
    for item in (
        Item("dagger", "frostgrave.weapon.dagger", "melee", -1),
        Item("hand_weapon", "frostgrave.weapon.hand", "melee"),
        Item("two_handed_weapon", "frostgrave.weapon.two_handed", "melee", 2, slots=2, heavy=True),
        Item("staff", "frostgrave.weapon.staff", "melee", -1, heavy=True),
        Item("bow", "frostgrave.weapon.bow", "ranged", heavy=True),
        Item("crossbow", "frostgrave.weapon.crossbow", "ranged", 2, heavy=True),
        Item("quiver", SLOTS, "quiver"),
        Item("shield", "frostgrave.armour.shield", "armour", armour=1, swim=-1, heavy=True),
        Item("light_armour", "frostgrave.armour.light", "armour", armour=1, swim=-2),
        Item("heavy_armour", "frostgrave.armour.heavy", "armour", armour=2, move=-1, swim=-4),
    )
}
"""What everybody can have."""
FINDS = {
    item.key: item
    for item in (
        Item("heiltrank", "frostgrave.campaign.item.heiltrank", "potion", heal=5),
        Item("eisentrank", "frostgrave.campaign.item.eisentrank", "potion", armour=2),
        Item("windtrank", "frostgrave.campaign.item.windtrank", "potion", move=2),
        Item("eisdorn", "frostgrave.campaign.item.eisdorn", "melee", 1),
        Item("runenklinge", "frostgrave.campaign.item.runenklinge", "melee", fight=1),
        Item("fernbogen", "frostgrave.campaign.item.fernbogen", "ranged", heavy=True, shoot=1),
        Item("schuppenmantel", "frostgrave.campaign.item.schuppenmantel", "armour", armour=1),
        Item("wanderstiefel", "frostgrave.campaign.item.wanderstiefel", "charm", move=1),
        Item("willensamulett", "frostgrave.campaign.item.willensamulett", "charm", will=2),
        Item("zauberring", "frostgrave.campaign.item.zauberring", "charm", cast=1),
        Item("zauberbuch", "frostgrave.campaign.item.zauberbuch", "book"),
        Item("edelstein", "frostgrave.campaign.item.edelstein", "gem"),
    )
}
"""What is found and bought in campaigns."""
ITEMS = MUNDANE | FINDS
UNARMED = Item("unarmed", "frostgrave.weapon.unarmed", "melee", -2)
NATURAL = Item("natural", "frostgrave.r.fight_choice", "melee")
UNARMED_FIGHT = -2
NOT_BESIDE_A_SHIELD = ("two_handed_weapon", "staff")


def items(keys: Iterable[str], kind: str) -> list[Item]:
    """The different items of one kind, in the order of the list."""
    return [ITEMS[key] for key in dict.fromkeys(keys) if ITEMS[key].kind == kind]


def slots_used(keys: Iterable[str]) -> int:
    """Each item takes its slots; the first dagger takes none (frostgrave.weapon.dagger)."""
    carried = list(keys)
    free = ITEMS["dagger"].slots if "dagger" in carried else 0
    return sum(ITEMS[key].slots for key in carried) - free


def item_name(key: str) -> Text:
    return text(f"frostgrave-weapon-{key}")


def shield_problem(keys: Iterable[str]) -> Refused | None:
    """No shield beside a two-handed weapon or a staff (frostgrave.armour.shield)."""
    carried = set(keys)
    for weapon in NOT_BESIDE_A_SHIELD:
        if "shield" in carried and weapon in carried:
            return refuse("frostgrave.armour.shield", "frostgrave-refused-shield", item=item_name(weapon))
    return None


def caster_problem(keys: Iterable[str], slots: int, rulings: Mapping[str, int]) -> Refused | None:
    """Why a caster cannot carry this: unknown gear, armour, too many slots."""
    carried = list(keys)
    for key in carried:
        if key not in MUNDANE:
            return refuse(SLOTS, "frostgrave-refused-unknown-item", item=key, known=list(MUNDANE))
    for item in items(carried, "armour"):
        allowed = rulings.get(SLOTS) == CASTERS_ARMOURED and item.key != "heavy_armour"
        if not allowed:
            return refuse(SLOTS, "frostgrave-refused-caster-armour", item=item_name(item.key))
    used = slots_used(carried)
    if used > slots:
        rule = "frostgrave.weapon.two_handed" if "two_handed_weapon" in carried else SLOTS
        return refuse(rule, "frostgrave-refused-slots", used=used, slots=slots)
    return shield_problem(carried)
