"""What an option would do, in lines for the terminal: tallies and exact odds; and what a move would meet on its way."""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from walstatt.cli.tally_text import INCHES, tally_text
from walstatt.core.questions import Question
from walstatt.core.tally import Tally
from walstatt.core.texts import Texts
from walstatt.games.aofs.activation import charge_targets
from walstatt.games.aofs.attacks import weapon_types
from walstatt.games.aofs.movement import survey_all
from walstatt.games.aofs.play import AofsPlay
from walstatt.games.aofs.sheet_text import SheetText
from walstatt.games.aofs.shooting import preview, targets_of
from walstatt.games.aofs.state import Unit
from walstatt.odds.aofs import AttackOdds, spell_odds, test_chance
from walstatt.odds.aofs_previews import Attack, charge, foresee, kinds_of_dice, triggers
from walstatt.table.questions import Move


class Previewer:
    """Looks ahead in one match and one language."""

    def __init__(self, play: AofsPlay, texts: Texts) -> None:
        self.play = play
        self.texts = texts

    # ---- options

    def option(self, question: Question, option: Any) -> list[str]:
        """Lines to stand below an option, or none."""
        seen = foresee(self.play, question, option)
        if seen.inches:
            return [tally_text(seen.inches, self.texts, INCHES)]
        if seen.need:
            return [*self._spell(question, option), self._need(seen.need)]
        if seen.spell:
            return [self._odds_words(spell_odds(self.play, *seen.spell))]
        return list(self._attack(seen.attack)) if seen.attack else []

    def _spell(self, question: Question, option: Any) -> Iterator[str]:
        """What a spell on offer does."""
        if question.name == "cast":
            spells = self.play.sheets[question.args["unit"].args["id"]].spells
            spell = next(one for one in spells if one.key == option.rpartition(":")[2])
            yield SheetText(self.texts).spell(spell)

    def _attack(self, attack: Attack) -> Iterator[str]:
        """The tallies of an attack, one line for each kind of dice, and its odds."""
        for kind in kinds_of_dice(self.play, attack):
            weapon = self.texts.format("play-word", word=kind.weapon)
            need = tally_text(kind.need, self.texts)
            save = tally_text(kind.save, self.texts, ids=bool(kind.save.changes))
            yield self.texts.format("play-attack-dice", dice=kind.dice, weapon=weapon, need=need, save=save)
        yield self._odds_words(attack.odds(self.play))

    def _need(self, tally: Tally) -> str:
        return f"{tally_text(tally, self.texts)} – {self._percent(test_chance(tally))}"

    def _odds_words(self, odds: AttackOdds) -> str:
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
                    yield heading, list(self._attack(Attack(shot.strikers, target)))
        for target_id in charge_targets(self.play, unit):
            target = self.play.state.units[target_id]
            heading = self.texts.format("play-odds-charge", target=self.play.name(target))
            yield heading, list(self._attack(charge(self.play, unit, target)))

    # ---- moves

    def triggers(self, question: Move, value: Mapping[str, Any]) -> list[str]:
        """What the move would set off: slow ground, dangers, jumps."""
        return [self.texts.say(trigger) for trigger in triggers(self.play, question, value)]

    def lengths(self, question: Move, value: Mapping[str, Any]) -> str:
        """How long the longest way of a move is."""
        unit = self.play.state.units[self.play.home[question.subjects[0]]]
        walks = survey_all(self.play, unit, value)
        return self.texts.decimal(max((walk.cost for walk in walks.values()), default=0.0))
