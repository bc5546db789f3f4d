"""Armies on paper: what a printed sheet says about units, weapons, spells and special rules."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from unicodedata import normalize

from walstatt.core.catalogue import Rule, load
from walstatt.core.texts import Texts, text
from walstatt.games.aofs.army_limits import command_text, commands_of, name_text
from walstatt.games.aofs.profiles import SPECIAL_RULES, ArmySheet, Spell, UnitSheet, Weapon
from walstatt.games.aofs.sheet_text import SheetText, common_rules
from walstatt.games.aofs.special_rules import rule_text
from walstatt.games.lobby import PrintedArmy, PrintedRule, PrintedUnit

COLUMNS = ("weapon", "range", "attacks", "ap", "rules")


class Printer:
    """Puts one army into the words of one language."""

    def __init__(self, army: ArmySheet, texts: Texts) -> None:
        self.army = army
        self.texts = texts
        self.words = SheetText(texts)

    def printed(self, people: str, size: int) -> PrintedArmy:
        points = self._say("paper-points-of", points=self.army.points, size=size)
        columns = [self._say(f"aofs-paper-{column}") for column in COLUMNS]
        units = [self._unit(unit) for unit in self.army.units]
        return PrintedArmy(people, points, columns, units, list(self._rules()))

    def _unit(self, unit: UnitSheet) -> PrintedUnit:
        values = [
            self._say("aofs-profile-quality", value=unit.quality),
            self._say("aofs-profile-defence", value=unit.defence),
        ]
        if len(unit.models) > 1:
            values.append(self._say("aofs-profile-models", models=len(unit.models)))
        if unit.combined:
            values.append(self._say("aofs-roster-combined"))
        return PrintedUnit(
            self.texts.say(name_text(unit.name)), self._say("paper-points", points=unit.points), values,
            [self._weapon(weapon, _bearers(unit, weapon), len(unit.models)) for weapon in _weapons(unit)],
            [*self._of_single_models(unit), *(self.words.spell(spell) for spell in unit.spells)],
            self.words.rules(common_rules(unit.models)),
        )

    def _weapon(self, weapon: Weapon, bearers: int, models: int) -> list[str]:
        name = self.texts.say(name_text(weapon.name))
        return [
            name if bearers == models else self._say("aofs-paper-some", number=bearers, name=name),
            self.words.reach(weapon),
            str(weapon.attacks),
            str(weapon.ap) if weapon.ap else "–",
            ", ".join(self.words.rules(weapon.rules)),
        ]

    def _of_single_models(self, unit: UnitSheet) -> Iterator[str]:
        """What some models have and others have not: rules and command staff."""
        shared = common_rules(unit.models)
        for number, model in enumerate(unit.models, 1):
            words = self.words.rules({key: x for key, x in model.rules.items() if shared.get(key) != x})
            words += [self.texts.say(command_text(command)) for command in commands_of(model)]
            if model.names_units:
                named = [name_text(one.name) for one in self.army.units if one.id in model.names_units]
                words.append(self._say("aofs-roster-names-units", units=named))
            if words:
                told = ", ".join(words)
                single = len(unit.models) == 1
                yield told if single else self._say("aofs-roster-single-model", number=number, words=told)

    def _rules(self) -> Iterator[PrintedRule]:
        """Every special rule that occurs, in the order of its name."""
        models = [model for unit in self.army.units for model in unit.models]
        weapons = [weapon for model in models for weapon in model.weapons]
        spells = [spell for unit in self.army.units for spell in unit.spells]
        armed: list[Weapon | Spell] = [*weapons, *spells]
        keys = {key for model in models for key in model.rules} | {key for one in armed for key in one.rules}
        keys |= {"ap" for one in armed if one.ap}
        found = [(self._name(key), SPECIAL_RULES[key].rule) for key in keys if key in SPECIAL_RULES]
        commands = {command for model in models for command in commands_of(model)}
        found += [(self.texts.say(command_text(command)), f"aofs.command.{command}") for command in commands]
        for name, rule in sorted(found, key=_alphabetical):
            yield PrintedRule(name, self._explained(rule))

    def _name(self, key: str) -> str:
        return self.texts.say(rule_text(key, "X" if SPECIAL_RULES[key].numbered else 0))

    def _explained(self, id: str) -> str:
        """The catalogue has one entry for each thing that a special rule does; together they say it all."""
        about: Sequence[Rule] = [rule for rule in load("aofs").rules if rule.id == id or rule.id.startswith(f"{id}_")]
        return " ".join(rule.de if self.texts.language == "de" else rule.en for rule in about)

    def _say(self, key: str, /, **args: object) -> str:
        return self.texts.say(text(key, **args))


def _alphabetical(named: tuple[str, str]) -> str:
    """Umlauts stand with their vowels."""
    return normalize("NFD", named[0].casefold())


def _weapons(unit: UnitSheet) -> list[Weapon]:
    seen: list[Weapon] = []
    for model in unit.models:
        seen += [weapon for weapon in model.weapons if weapon not in seen]
    return seen


def _bearers(unit: UnitSheet, weapon: Weapon) -> int:
    return sum(weapon in model.weapons for model in unit.models)
