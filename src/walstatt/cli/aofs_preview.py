"""What an option would do, before it is chosen: tallies and exact odds; and what a move would meet on its way."""
from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from walstatt.cli.tally_text import INCHES, tally_text
from walstatt.core.questions import Move, Pick, Question, YesNo
from walstatt.core.tally import Tally
from walstatt.core.texts import Texts
from walstatt.games.aofs.activation import charge_targets
from walstatt.games.aofs.attacks import Striker, defence_need, weapon_types
from walstatt.games.aofs.magic import CAST_AT
from walstatt.games.aofs.melee import charge_strikers
from walstatt.games.aofs.movement import allowance, slowed_by, survey_all
from walstatt.games.aofs.play import AofsPlay
from walstatt.games.aofs.profiles import Spell
from walstatt.games.aofs.sheet_text import SheetText
from walstatt.games.aofs.shooting import ShotPreview, preview, targets_of
from walstatt.games.aofs.state import Unit

MOVES = ("advance", "rush", "charge")


class Previewer:
    """Looks ahead in one match and one language."""

    def __init__(self, play: AofsPlay, texts: Texts) -> None:
        self.play = play
        self.texts = texts

    # ---- options

    def option(self, question: Question, option: Any) -> list[str]:
        """Lines to stand below an option, or none."""
        if isinstance(question, Pick):
            special: dict[str, Callable[[Pick, str], Iterator[str]]] = {
                "action": self._action, "charge_target": self._charge, "cast": self._cast, "spell_target": self._spell,
            }
            if question.name in special:
                return list(special[question.name](question, option))
        shown = question.preview(option) if isinstance(question, Pick | YesNo) and question.preview else None
        if isinstance(shown, ShotPreview):
            return list(self.attack(shown.strikers, shown.target))
        if isinstance(shown, Tally):
            return [self._need(shown)]
        if isinstance(shown, list) and shown and isinstance(shown[0], Striker):
            target = self._unit(question, "target")
            return list(self.attack(shown, target)) if target else []
        return []

    def _unit(self, question: Question, name: str) -> Unit | None:
        text = question.args.get(name)
        unit_id = getattr(text, "args", {}).get("id")
        return self.play.state.units.get(unit_id) if unit_id else None

    def _action(self, question: Pick, option: str) -> Iterator[str]:
        unit = self._unit(question, "unit")
        if unit and unit.models and option in MOVES:
            yield tally_text(allowance(self.play, unit, unit.models[0], option), self.texts, INCHES)

    def _charge(self, question: Pick, option: str) -> Iterator[str]:
        unit, enemy = self._unit(question, "unit"), self.play.state.units[option]
        if unit:
            yield from self.charge(unit, enemy)

    def charge(self, unit: Unit, enemy: Unit) -> Iterator[str]:
        """The whole unit on the charge, if all its models come into reach."""
        fear = max((self.play.rule_of(model, "fear") or 0 for model in unit.models), default=0)
        impact = sum(self.play.rule_of(model, "impact") or 0 for model in unit.models)
        yield from self.attack(charge_strikers(self.play, unit), enemy, fear=fear, impact=impact)

    # ---- spells

    def _cast(self, question: Pick, option: str) -> Iterator[str]:
        unit = self._unit(question, "unit")
        spell = self._find_spell(unit, option.rpartition(":")[2])
        if spell:
            yield SheetText(self.texts).spell(spell)
            yield self._need(Tally(CAST_AT, "aofs.special.caster_roll", 2, 6))

    def _spell(self, question: Pick, option: str) -> Iterator[str]:
        name = question.args.get("spell")
        unit = self._unit(question, "unit")
        spell = next((one for one in self.play.sheets[unit.id].spells if one.name == name), None) if unit else None
        if spell and spell.hits:
            odds = self._odds("spell_odds", spell, self.play.state.units[option])
            if odds:
                yield self._odds_words(odds)

    def _find_spell(self, unit: Unit | None, key: str) -> Spell | None:
        spells = self.play.sheets[unit.id].spells if unit else ()
        return next((spell for spell in spells if spell.key == key), None)

    # ---- attacks

    def attack(self, strikers: Sequence[Striker], target: Unit, **extra: int) -> Iterator[str]:
        """The tallies of an attack, one line for each kind of dice, and its odds."""
        for (words, need, save), dice in self._kinds_of_dice(strikers, target).items():
            yield self.texts.format("play-attack-dice", dice=dice, weapon=words, need=need, save=save)
        odds = self._odds("attack_odds", strikers, target, **extra)
        if odds:
            yield self._odds_words(odds)

    def _kinds_of_dice(self, strikers: Sequence[Striker], target: Unit) -> dict[tuple[str, str, str], int]:
        kinds: dict[tuple[str, str, str], int] = {}
        for one in strikers:
            save = defence_need(self.play, target, one.ap + one.plus, one.in_cover and "blast" not in one.weapon.rules)
            words = self.texts.format("play-word", word=one.weapon.name)
            key = (words, tally_text(one.need, self.texts), tally_text(save, self.texts, ids=bool(save.changes)))
            kinds[key] = kinds.get(key, 0) + one.weapon.attacks
        return kinds

    def _need(self, tally: Tally) -> str:
        odds = _odds_module()
        words = tally_text(tally, self.texts)
        return words if odds is None else f"{words} – {self._percent(odds.test_chance(tally))}"

    def _odds(self, name: str, *given: Any, **extra: int) -> Any:
        odds = _odds_module()
        return getattr(odds, name)(self.play, *given, **extra) if odds else None

    def _odds_words(self, odds: Any) -> str:
        return self.texts.format(
            "play-odds", wounds=float(odds.expected_wounds), kill=self._percent(odds.kill_chance),
            shaken=self._percent(odds.shaken_chance),
        )

    def _percent(self, chance: float) -> str:
        return self.texts.format("play-percent", percent=round(100 * chance))

    # ---- the command `odds`

    def targets(self, unit: Unit) -> Iterator[tuple[str, list[str]]]:
        """What the unit could shoot at and charge from where it stands."""
        for batch in weapon_types(self.play, unit, ranged=True).values():
            for target_id in targets_of(self.play, unit, batch):
                target = self.play.state.units[target_id]
                shot = preview(self.play, unit, batch, target)
                if shot:
                    heading = self.texts.format("play-odds-shot", target=self.play.name(target))
                    yield heading, list(self.attack(shot.strikers, target))
        for target_id in charge_targets(self.play, unit):
            target = self.play.state.units[target_id]
            yield self.texts.format("play-odds-charge", target=self.play.name(target)), list(self.charge(unit, target))

    # ---- moves

    def triggers(self, question: Move, value: Mapping[str, Any]) -> list[str]:
        """What the move would set off: slow ground, dangers, jumps."""
        unit = self.play.state.units[self.play.home[question.subjects[0]]]
        found = []
        for model_id, walk in survey_all(self.play, unit, value).items():
            if slowed_by(self.play, model_id, walk):
                found.append(self.texts.format("play-trigger-difficult", model=model_id))
            if walk.dangers:
                found.append(self.texts.format("play-trigger-dangerous", model=model_id))
            for leap in walk.jumps:
                jumps = {"model": model_id, "inches": leap.size, "dice": leap.dice}
                found.append(self.texts.format("play-trigger-jump", **jumps))
        return found

    def lengths(self, question: Move, value: Mapping[str, Any]) -> str:
        """How long the longest way of a move is."""
        unit = self.play.state.units[self.play.home[question.subjects[0]]]
        walks = survey_all(self.play, unit, value)
        return self.texts.inches(max((walk.cost for walk in walks.values()), default=0.0))


def _odds_module() -> Any:
    try:
        from walstatt.odds import aofs
    except ImportError:
        return None
    return aofs
