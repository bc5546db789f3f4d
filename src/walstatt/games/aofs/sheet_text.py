"""Profiles in words, in the table notation of the field: Q4+ D5+, weapons with range, attacks, AP and rules."""
from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from walstatt.core.texts import Texts, text
from walstatt.games.aofs.army_limits import command_text, commands_of, name_text
from walstatt.games.aofs.profiles import ArmySheet, ModelSheet, Spell, UnitSheet, Weapon
from walstatt.games.aofs.special_rules import rule_text


class SheetText:
    """Writes sheets in one language."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def unit(self, unit: UnitSheet, army: ArmySheet | None = None) -> Iterator[str]:
        """The profile of a unit: one line for its values, then its weapons, then what single models have of their own.

        The names of units that share a command staff upgrade are looked up in the army.
        """
        yield self._headline(unit)
        common = _common_weapons(unit.models)
        for weapon in common:
            yield f"    {self.weapon(weapon)}"
        for number, model in enumerate(unit.models, 1):
            if words := self._of_its_own(model, common, unit, army):
                single = len(unit.models) == 1
                yield f"    {words if single else self._say('aofs-roster-single-model', number=number, words=words)}"
        for spell in unit.spells:
            yield f"    {self.spell(spell)}"

    def weapon(self, weapon: Weapon) -> str:
        words = [self.reach(weapon), self._say("aofs-profile-attacks", attacks=weapon.attacks)]
        if weapon.ap:
            words.append(self.texts.say(rule_text("ap", weapon.ap)))
        return f"{self.texts.say(name_text(weapon.name))} ({', '.join([*words, *self.rules(weapon.rules)])})"

    def reach(self, weapon: Weapon) -> str:
        if not weapon.ranged:
            return self._say("aofs-profile-melee")
        return self._say("aofs-profile-range", range=float(weapon.range))

    def rules(self, rules: Mapping[str, int]) -> list[str]:
        return sorted(self.texts.say(rule_text(key, x)) for key, x in rules.items())

    def spell(self, spell: Spell) -> str:
        deed = self._hits(spell) if spell.hits else self._say(f"aofs-roster-spell-{spell.effect}")
        return self._say(
            "aofs-roster-spell-line",
            name=name_text(spell.name),
            value=spell.value,
            friendly="yes" if spell.friendly else "no",
            range=float(spell.range),
            deed=deed,
        )

    def _hits(self, spell: Spell) -> str:
        ap = {"ap": spell.ap} if spell.ap else {}
        return ", ".join([self._say("aofs-roster-spell-hits", hits=spell.hits), *self.rules(ap | spell.rules)])

    def _headline(self, unit: UnitSheet) -> str:
        words = [self._say("aofs-profile-points", points=unit.points)]
        if len(unit.models) > 1:
            words.append(self._say("aofs-profile-models", models=len(unit.models)))
        if unit.combined:
            words.append(self._say("aofs-roster-combined"))
        values = (
            self._say("aofs-profile-quality", value=unit.quality),
            self._say("aofs-profile-defence", value=unit.defence),
        )
        common = common_rules(unit.models)
        return f"{self.texts.say(name_text(unit.name))}: {', '.join([*words, ' '.join(values), *self.rules(common)])}"

    def _of_its_own(
        self, model: ModelSheet, common: Sequence[Weapon], unit: UnitSheet, army: ArmySheet | None
    ) -> str:
        shared = common_rules(unit.models)
        words = [self.weapon(weapon) for weapon in model.weapons if weapon not in common]
        words += self.rules({key: x for key, x in model.rules.items() if shared.get(key) != x})
        words += [self.texts.say(command_text(command)) for command in commands_of(model)]
        if model.names_units and army:
            named = [name_text(unit.name) for unit in army.units if unit.id in model.names_units]
            words.append(self._say("aofs-roster-names-units", units=named))
        return ", ".join(words)

    def _say(self, key: str, /, **args: object) -> str:
        return self.texts.say(text(key, **args))


def _common_weapons(models: Sequence[ModelSheet]) -> list[Weapon]:
    """The weapons that every model of the unit carries."""
    return [weapon for weapon in models[0].weapons if all(weapon in model.weapons for model in models)]


def common_rules(models: Sequence[ModelSheet]) -> dict[str, int]:
    """The special rules that every model of the unit has."""
    return {key: x for key, x in models[0].rules.items() if all(model.rules.get(key) == x for model in models)}
