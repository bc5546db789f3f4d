"""What a roster file must fulfil beyond its form: known words, weapons that exist, sensible options."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from walstatt.core.texts import Text, text
from walstatt.games.aofs.profiles import SPECIAL_RULES
from walstatt.games.aofs.roster_format import ArmyEntry, Choice, OptionEntry, Roster, SpellEntry, UnitEntry
from walstatt.games.aofs.special_rules import BadRuleError, WrittenRule, read_rule
from walstatt.games.roster_problems import FILE_FORMAT, Problems
from walstatt.games.strict_tables import STAND_IN, nearest
from walstatt.games.toml_lines import Path

UNIT_PROFILE = "aofs.r.unit_profile"
WEAPON_PROFILE = "aofs.r.weapon_profile"


def rule_behind(path: Path) -> str:
    """The rule that asks for the value at this place."""
    top, last = (path[0], path[-1]) if path else ("", "")
    if top == "unit" and last in ("base", "height"):
        return "aofs.r.base_sizes"
    if top == "army" and last in ("command", "names"):
        return "aofs.r.command_cost"
    behind = {
        "unit": UNIT_PROFILE,
        "weapon": WEAPON_PROFILE,
        "spell": "aofs.r.spell_targets",
        "army": "aofs.army.points",
    }
    return behind.get(str(top), FILE_FORMAT)


def check_roster(roster: Roster, problems: Problems) -> None:
    """Everything about the roster that the form alone does not show."""
    for kind in ("weapon", "spell", "unit", "army"):
        _check_unique_keys(getattr(roster, kind), (kind,), problems)
    _check_weapons(roster, problems)
    for position, spell in enumerate(roster.spell):
        _check_spell(spell, ("spell", position), problems)
    for position, unit in enumerate(roster.unit):
        UnitCheck(roster, unit, ("unit", position), problems).run()
    for position, army in enumerate(roster.army):
        _check_army_entry(roster, army, ("army", position), problems)


def _check_unique_keys(entries: Sequence[Any], path: Path, problems: Problems) -> None:
    seen: set[str] = set()
    for position, entry in enumerate(entries):
        if entry.key in seen and entry.key != STAND_IN:
            problems.add_format((*path, position, "key"), text("aofs-roster-duplicate-key", key=entry.key))
        seen.add(entry.key)


def _check_weapons(roster: Roster, problems: Problems) -> None:
    names: set[str] = set()
    for position, weapon in enumerate(roster.weapon):
        path = ("weapon", position)
        if weapon.name.de in names and weapon.name.de != STAND_IN:
            problems.add((*path, "name"), WEAPON_PROFILE, text("aofs-roster-weapon-name-twice", name=weapon.name.de))
        names.add(weapon.name.de)
        _check_weapon_rules(weapon.rules, (*path, "rules"), WEAPON_PROFILE, problems)
        _check_repeated(weapon.rules, (*path, "rules"), problems)


def _check_weapon_rules(written: Sequence[str], path: Path, rule: str, problems: Problems) -> None:
    for position, special in _readable_rules(written, path, rule, problems):
        if not SPECIAL_RULES[special.key].of_weapon:
            why = text("aofs-roster-model-rule-on-weapon", written=written[position])
            problems.add((*path, position), rule, why)


def _readable_rules(
    written: Sequence[str], path: Path, rule: str, problems: Problems
) -> Iterable[tuple[int, WrittenRule]]:
    for position, word in enumerate(written):
        try:
            yield position, read_rule(word)
        except BadRuleError as bad:
            problems.add((*path, position), rule, bad.why)


def _check_repeated(written: Sequence[str], path: Path, problems: Problems) -> None:
    """The same rule twice in one list is a slip: it counts once. With a plus it adds, which may be meant."""
    seen: set[str] = set()
    for position, word in enumerate(written):
        try:
            rule = read_rule(word)
        except BadRuleError:
            continue
        if rule.key in seen and not rule.adds:
            why = text("aofs-roster-rule-repeated", written=word)
            problems.add((*path, position), "aofs.r.modifiers_add_up", why, warning=True)
        seen.add(rule.key)


def _check_spell(spell: SpellEntry, path: Path, problems: Problems) -> None:
    if (spell.hits > 0) == (spell.effect != ""):
        problems.add(path, "aofs.r.spell_targets", text("aofs-roster-spell-hits-or-effect"))
    if spell.effect and (spell.ap or spell.rules):
        problems.add(path, "aofs.r.spell_targets", text("aofs-roster-spell-rules-without-hits"))
    _check_weapon_rules(spell.rules, (*path, "rules"), "aofs.r.spell_targets", problems)


class UnitCheck:
    """The checks of one unit entry."""

    def __init__(self, roster: Roster, unit: UnitEntry, path: Path, problems: Problems) -> None:
        self.unit = unit
        self.path = path
        self.problems = problems
        self.known_weapons = [weapon.key for weapon in roster.weapon]

    def run(self) -> None:
        self._weapons(self.unit.weapons, (*self.path, "weapons"))
        self._rules(self.unit.rules, (*self.path, "rules"))
        self._single_models()
        _check_unique_keys(self.unit.option, (*self.path, "option"), self.problems)
        for position, option in enumerate(self.unit.option):
            self._option(option, (*self.path, "option", position))

    def _weapons(self, keys: Sequence[str], path: Path) -> None:
        for position, key in enumerate(keys):
            self._weapon(key, (*path, position))

    def _weapon(self, key: str, path: Path) -> None:
        if key not in self.known_weapons:
            near = nearest(key, self.known_weapons)
            self.problems.add(path, WEAPON_PROFILE, text("aofs-roster-unknown-weapon", weapon=key, nearest=near))

    def _rules(self, written: Sequence[str], path: Path) -> None:
        _check_repeated(written, path, self.problems)
        for position, special in _readable_rules(written, path, UNIT_PROFILE, self.problems):
            if special.key == "tough" and self.unit.models > 1:
                why = text("aofs-roster-tough-in-group", models=self.unit.models)
                self.problems.add((*path, position), "aofs.r.tough_in_groups", why, warning=True)

    def _single_models(self) -> None:
        singles = len(self.unit.model)
        if singles > self.unit.models:
            why = text("aofs-roster-too-many-single-models", singles=singles, models=self.unit.models)
            self.problems.add((*self.path, "model", self.unit.models), UNIT_PROFILE, why)
        for position, model in enumerate(self.unit.model):
            path = (*self.path, "model", position)
            self._weapons(model.weapons or (), (*path, "weapons"))
            self._rules(model.rules, (*path, "rules"))

    def _option(self, option: OptionEntry, path: Path) -> None:
        self._weapons(option.weapons, (*path, "weapons"))
        self._rules(option.rules, (*path, "rules"))
        if bool(option.weapons) == bool(option.rules):
            self.problems.add(path, UNIT_PROFILE, text("aofs-roster-option-does-one-thing"))
        if option.replaces and not option.weapons:
            why = text("aofs-roster-option-replaces-by-nothing", weapon=option.replaces)
            self.problems.add((*path, "replaces"), UNIT_PROFILE, why)
        if option.replaces and option.replaces not in self._carried():
            why = text("aofs-roster-option-replaces-missing", weapon=option.replaces)
            self.problems.add((*path, "replaces"), UNIT_PROFILE, why)
        self._most(option, path)

    def _most(self, option: OptionEntry, path: Path) -> None:
        limit = self.unit.models if option.applies_to == "model" else 1
        if option.most > limit:
            why = text("aofs-roster-option-most", most=option.most, limit=limit)
            self.problems.add((*path, "most"), UNIT_PROFILE, why)

    def _carried(self) -> set[str]:
        """All weapons that some model of the unit may carry, before or after options."""
        singles = [weapon for model in self.unit.model for weapon in model.weapons or ()]
        return {*self.unit.weapons, *singles, *(weapon for option in self.unit.option for weapon in option.weapons)}


def _check_army_entry(roster: Roster, army: ArmyEntry, path: Path, problems: Problems) -> None:
    ids = Counter(choice.id for choice in army.units if choice.id)
    for position, choice in enumerate(army.units):
        place = (*path, "units", position)
        if ids[choice.id] > 1:
            problems.add_format((*place, "id"), text("aofs-roster-duplicate-key", key=choice.id))
        _check_choice(roster, choice, place, problems)


def _check_choice(roster: Roster, choice: Choice, path: Path, problems: Problems) -> None:
    unit = roster.find_unit(choice.unit)
    if unit is None:
        near = nearest(choice.unit, [unit.key for unit in roster.unit])
        why = text("aofs-roster-unknown-unit", unit=choice.unit, nearest=near)
        problems.add((*path, "unit"), UNIT_PROFILE, why)
        return
    for key, times in Counter(choice.options).items():
        if why_not := option_fault(unit, key, times):
            problems.add((*path, "options"), UNIT_PROFILE, why_not)


def option_fault(unit: UnitEntry, key: str, times: int) -> Text | None:
    """Why this option cannot be taken so many times by one unit, if it cannot."""
    option = unit.find_option(key)
    if option is None:
        near = nearest(key, [option.key for option in unit.option])
        return text("aofs-roster-unknown-option", option=key, unit=unit.key, nearest=near)
    if times > option.most:
        return text("aofs-roster-option-too-often", option=key, times=times, most=option.most)
    return None
