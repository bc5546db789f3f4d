"""Units written in place, as rule cases do: a small mapping becomes a unit sheet."""
from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, TypeVar

from msgspec import Meta, Struct

from walstatt.core.refusal import Refused
from walstatt.core.texts import Text, Texts, text
from walstatt.games.aofs.army_limits import Rulings
from walstatt.games.aofs.bounds import MOST_MODELS, Diameter, Dice, Inches, Price, Score, Value
from walstatt.games.aofs.profiles import SPECIAL_RULES, ModelSheet, Spell, UnitSheet, Weapon
from walstatt.games.aofs.roster_checks import WEAPON_PROFILE, rule_behind
from walstatt.games.aofs.roster_format import Command, SpellEntry
from walstatt.games.aofs.sheets import (
    DEFAULT_SPELLS,
    NO_RULINGS,
    default_size,
    is_caster,
    make_model,
    make_spell,
    make_weapon,
)
from walstatt.games.aofs.special_rules import BadRuleError, WrittenRule, read_rule
from walstatt.games.roster_words import Names
from walstatt.games.strict_tables import nearest, read_table
from walstatt.games.toml_lines import Path

AnyStruct = TypeVar("AnyStruct", bound=Struct)


class BadUnitError(Refused):
    """A written unit that the rulings on profiles do not allow; the message names every key at fault."""

    def __init__(self, *faults: tuple[Path, Text]) -> None:
        path, why = faults[0]
        super().__init__(WEAPON_PROFILE if "weapons" in path else rule_behind(("unit", *path)), why)
        self.faults = faults

    def __str__(self) -> str:
        return "\n".join(_fault(*fault) for fault in self.faults)


class InlineWeapon(Struct, frozen=True, forbid_unknown_fields=True):
    name: Names
    key: str = ""
    range: Inches = 0
    attacks: Dice = 1
    ap: Value = 0
    rules: list[str] = []


class InlineModel(Struct, frozen=True, forbid_unknown_fields=True):
    """A single model: its weapons stand in place of the unit's, its rules add to them."""

    weapons: list[InlineWeapon] | None = None
    rules: list[str] = []
    command: Command | list[Command] = []
    names: list[str] = []


class InlineUnit(Struct, frozen=True, forbid_unknown_fields=True):
    """A unit; `single` describes the first of its models, a command staff upgrade goes to the first of all."""

    quality: Score
    defence: Score
    name: Names | None = None
    entry: str = ""
    models: Annotated[int, Meta(ge=1, le=MOST_MODELS)] = 1
    single: list[InlineModel] = []
    points: Price = 10
    weapons: list[InlineWeapon] = []
    rules: list[str] = []
    mounted: bool = False
    base: Diameter | None = None
    height: Diameter | None = None
    spells: list[Any] | None = None
    command: Command | list[Command] = []
    names: list[str] = []
    combined: bool = False
    emblem: str = ""


def unit_from_inline(written: Mapping[str, Any], id: str = "a1", rulings: Rulings = NO_RULINGS) -> UnitSheet:
    """The unit sheet of a mapping such as {"models": 3, "quality": 4, "defence": 5, "rules": ["Fast"]}.

    `models` is their number or a list of single models; names are one word or {"de": …, "en": …}; the points are those
    of the whole unit with everything. A BadUnitError names the key at fault.
    """
    unit = _read(InlineUnit, _spelled_out(written))
    models = _models(unit, id, rulings)
    base, height = default_size(models, unit.mounted)
    name = unit.name.plain if unit.name else {"de": id, "en": id}
    return UnitSheet(
        id=id,
        entry=unit.entry or (slug(unit.name.de) if unit.name else id),
        name=name,
        quality=unit.quality,
        defence=unit.defence,
        points=unit.points,
        models=tuple(models),
        base=unit.base or base,
        height=unit.height or height,
        combined=unit.combined,
        spells=_spells(unit, models),
        emblem=unit.emblem,
    )


def slug(name: str) -> str:
    """A key made from a name: "Langes Schwert" is "langes_schwert"."""
    return re.sub(r"\W+", "_", name.casefold()).strip("_")


def _spelled_out(written: Any) -> Any:
    """Put the short forms into their long ones: a bare name, and a list of models in place of their number."""
    if isinstance(written, Mapping):
        long = {key: _spelled_out(value) for key, value in written.items()}
        if isinstance(long.get("name"), str):
            long["name"] = {"de": long["name"], "en": long["name"]}
        if isinstance(models := long.get("models"), list) and "single" not in long:
            long |= {"models": len(models), "single": models}
        return long
    return [_spelled_out(item) for item in written] if isinstance(written, list | tuple) else written


def _read(kind: type[AnyStruct], table: Mapping[str, Any], at: Path = ()) -> AnyStruct:
    faults: list[tuple[Path, Text]] = []
    result = read_table(kind, table, at, lambda path, why: faults.append((path, why)))
    if faults:
        raise BadUnitError(*faults)
    return result


def _fault(path: Path, why: Text) -> str:
    place = ".".join(str(step + 1) if isinstance(step, int) else step for step in path)
    return f"{place}: {Texts('en').say(why)}" if place else Texts("en").say(why)


def _models(unit: InlineUnit, id: str, rulings: Rulings) -> list[ModelSheet]:
    if len(unit.single) > unit.models:
        why = text("aofs-roster-too-many-single-models", singles=len(unit.single), models=unit.models)
        raise BadUnitError((("single",), why))
    singles = [*unit.single, *(InlineModel() for _ in range(unit.models - len(unit.single)))]
    models = []
    for position, single in enumerate(singles):
        chosen = unit.weapons if single.weapons is None else single.weapons
        place: Path = ("weapons",) if single.weapons is None else ("single", position, "weapons")
        weapons = [_weapon(weapon, (*place, number)) for number, weapon in enumerate(chosen)]
        rules = [*_rules(unit.rules, ("rules",)), *_rules(single.rules, ("single", position, "rules"))]
        staff = unit if position == 0 and not single.command else single
        model = make_model(f"{id}.{position + 1}", weapons, rules, rulings, joined(staff.command), tuple(staff.names))
        models.append(model)
    return models


def joined(command: str | Sequence[str]) -> str:
    """The upgrades of one model in one word; more than one are refused when the army is checked."""
    return command if isinstance(command, str) else "+".join(command)


def _weapon(weapon: InlineWeapon, place: Path) -> Weapon:
    rules = _weapon_rules(weapon.rules, (*place, "rules"))
    key = weapon.key or slug(weapon.name.de)
    return make_weapon(key, weapon.name.plain, weapon.range, weapon.attacks, weapon.ap, rules)


def _weapon_rules(written: Sequence[str], place: Path) -> list[WrittenRule]:
    rules = _rules(written, place)
    for rule, word in zip(rules, written, strict=True):
        if not SPECIAL_RULES[rule.key].of_weapon:
            raise BadUnitError((place, text("aofs-roster-model-rule-on-weapon", written=word)))
    return rules


def _rules(written: Sequence[str], place: Path) -> list[WrittenRule]:
    try:
        return [read_rule(word) for word in written]
    except BadRuleError as bad:
        raise BadUnitError((place, bad.why)) from None


def _spells(unit: InlineUnit, models: Sequence[ModelSheet]) -> tuple[Spell, ...]:
    if unit.spells is None:
        return DEFAULT_SPELLS if is_caster(models) else ()
    return tuple(_inline_spell(spell, ("spells", position)) for position, spell in enumerate(unit.spells))


def _inline_spell(spell: Any, place: Path) -> Spell:
    known = {spell.key: spell for spell in DEFAULT_SPELLS}
    if isinstance(spell, str):
        if spell not in known:
            why = text("aofs-roster-unknown-spell", spell=spell, nearest=nearest(spell, list(known)))
            raise BadUnitError((place, why))
        return known[spell]
    if not isinstance(spell, Mapping):
        raise BadUnitError((place, text("roster-wrong-type", key="spells", wanted="object", got="other")))
    name = spell.get("name")
    key = slug(name["de"]) if isinstance(name, Mapping) and "de" in name else "spell"
    entry = _read(SpellEntry, {"key": key} | dict(spell), place)
    if (entry.hits > 0) == (entry.effect != ""):
        raise BadUnitError((place, text("aofs-roster-spell-hits-or-effect")))
    return make_spell(entry, _weapon_rules(entry.rules, (*place, "rules")))
