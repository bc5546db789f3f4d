"""From written weapons and rules to the sheets of a match: what merges, and what every model has unasked."""
from __future__ import annotations

from collections.abc import Iterable, Sequence

from walstatt.games.aofs.army_limits import Rulings
from walstatt.games.aofs.profiles import SPECIAL_RULES, ModelSheet, Name, Spell, Weapon
from walstatt.games.aofs.roster_format import SpellEntry
from walstatt.games.aofs.special_rules import WrittenRule, merged

BASIC_WEAPON = "aofs.r.basic_weapon"
NO_MELEE_ATTACKS = 1
NO_RULINGS: Rulings = {}

HAND_WEAPON = Weapon("hand_weapon", {"de": "Handwaffe", "en": "Hand weapon"})
"""What a model fights with that has no melee weapon of its own."""

_FOOT, _LARGE, _HUGE, _GIANT = (1.0, 1.25), (1.5, 1.75), (2.0, 2.5), (3.0, 3.5)


DEFAULT_SPELLS: tuple[Spell, ...] = (
    Spell(
        key="irrlicht",
        name={"de": "Irrlicht", "en": "Will-o’-the-wisp"},
        value=1,
        friendly=False,
        range=18,
        hits=2,
        ruling="aofs.r.spell_irrlicht",
    ),
    Spell(
        key="zielsegen",
        name={"de": "Zielsegen", "en": "Blessing of Aim"},
        value=1,
        friendly=True,
        range=12,
        effect="hit_bonus",
        ruling="aofs.r.spell_zielsegen",
    ),
    Spell(
        key="rindenhaut",
        name={"de": "Rindenhaut", "en": "Barkskin"},
        value=2,
        friendly=True,
        range=12,
        effect="defence_bonus",
        ruling="aofs.r.spell_rindenhaut",
    ),
    Spell(
        key="moorfessel",
        name={"de": "Moorfessel", "en": "Bog Fetter"},
        value=2,
        friendly=False,
        range=18,
        effect="slow",
        ruling="aofs.r.spell_moorfessel",
    ),
    Spell(
        key="feuerblume",
        name={"de": "Feuerblume", "en": "Fire Blossom"},
        value=2,
        friendly=False,
        range=12,
        hits=1,
        ap=1,
        rules={"blast": 3},
        ruling="aofs.r.spell_feuerblume",
    ),
    Spell(
        key="seelenspeer",
        name={"de": "Seelenspeer", "en": "Soul Spear"},
        value=3,
        friendly=False,
        range=18,
        hits=1,
        ap=2,
        rules={"deadly": 3},
        ruling="aofs.r.spell_seelenspeer",
    ),
)
"""The six spells of every caster whose roster brings none (aofs.r.spell_targets)."""


def make_weapon(
    key: str, name: Name, reach: float, attacks: int, ap: int, written: Iterable[WrittenRule]
) -> Weapon:
    """A weapon with its rules merged; AP written as a rule goes into its AP."""
    rules = merged([WrittenRule("ap", ap), *written])
    return Weapon(key, name, reach, attacks, rules.pop("ap"), rules)


def make_model(
    id: str,
    weapons: Sequence[Weapon],
    written: Sequence[WrittenRule],
    rulings: Rulings,
    command: str = "",
    names_units: tuple[str, ...] = (),
) -> ModelSheet:
    """A model whose weapon rules have gone into all its weapons, the hand weapon among them."""
    armed = [*weapons]
    if all(weapon.ranged for weapon in weapons) and rulings.get(BASIC_WEAPON, 0) != NO_MELEE_ATTACKS:
        armed.append(HAND_WEAPON)
    of_weapons = [rule for rule in written if SPECIAL_RULES[rule.key].of_weapon]
    own = merged(rule for rule in written if not SPECIAL_RULES[rule.key].of_weapon)
    return ModelSheet(id, tuple(_with_rules(weapon, of_weapons) for weapon in armed), own, command, names_units)


def _with_rules(weapon: Weapon, written: Sequence[WrittenRule]) -> Weapon:
    if not written:
        return weapon
    own = [WrittenRule(key, x) for key, x in weapon.rules.items()]
    return make_weapon(weapon.key, weapon.name, weapon.range, weapon.attacks, weapon.ap, [*own, *written])


def make_spell(entry: SpellEntry, written: Iterable[WrittenRule]) -> Spell:
    """A spell of a roster with its rules merged."""
    rules = merged([WrittenRule("ap", entry.ap), *written])
    return Spell(
        key=entry.key,
        name=entry.name.plain,
        value=entry.value,
        friendly=entry.friendly,
        range=entry.range,
        hits=entry.hits,
        ap=rules.pop("ap"),
        rules=rules,
        effect=entry.effect,
        ruling="aofs.r.spell_targets",
    )


def default_size(models: Iterable[ModelSheet], mounted: bool) -> tuple[float, float]:
    """Base diameter and height where the profile names none (aofs.r.base_sizes)."""
    tough = max(model.rules.get("tough", 0) for model in models)
    if tough >= 9:
        return _GIANT
    if tough >= 6:
        return _HUGE
    return _LARGE if tough >= 3 or mounted else _FOOT


def is_caster(models: Iterable[ModelSheet]) -> bool:
    return any("caster" in model.rules for model in models)
