"""Previews for Age of Fantasy: Skirmish: which attack an option stands for, its dice, its odds; what a move meets."""
from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from walstatt.core.match import Match
from walstatt.core.questions import Pick, Question, YesNo
from walstatt.core.tally import Tally
from walstatt.core.texts import Text, text
from walstatt.games.aofs.attacks import Striker, defence_need
from walstatt.games.aofs.magic import CAST_AT
from walstatt.games.aofs.melee import charge_strikers
from walstatt.games.aofs.movement import allowance, slowed_by, survey_all
from walstatt.games.aofs.play import AofsPlay
from walstatt.games.aofs.profiles import Name, Spell
from walstatt.games.aofs.shooting import ShotPreview
from walstatt.games.aofs.state import Unit
from walstatt.games.aofs.tabletop import AofsTabletop
from walstatt.odds.aofs import AttackOdds, attack_odds, spell_odds, test_chance
from walstatt.odds.previews import Chance, Line, Preview, Tried
from walstatt.table.questions import Move

MOVES = ("advance", "rush", "charge")
SPECIAL = ("action", "charge_target", "cast", "spell_target")
"""Questions about which something can be told although they bring no preview of their own."""


class Attack(NamedTuple):
    """Strikers against a target, with the Fear and the Impact dice that come with a charge."""

    strikers: Sequence[Striker]
    target: Unit
    fear: int = 0
    impact: int = 0
    is_shot: bool = False

    def odds(self, play: AofsPlay) -> AttackOdds:
        return attack_odds(play, self.strikers, self.target, fear=self.fear, impact=self.impact)


class DiceKind(NamedTuple):
    """So many dice of one weapon that need the same to hit, and what saves from them."""

    dice: int
    weapon: Name
    need: Tally
    save: Tally


class Foresight(NamedTuple):
    """All that can be told about an option: at most one of these is there."""

    attack: Attack | None = None
    spell: tuple[Spell, Unit] | None = None
    need: Tally | None = None
    inches: Tally | None = None


# ---- for every client


def has_preview(match: Match, question: Question) -> bool:
    if match.play.measured_by_people and question.name in ("target", "charge_target"):
        return False
    return question.name in SPECIAL or getattr(question, "preview", None) is not None


def preview(match: Match, question: Question, option: Any) -> Preview:
    play: AofsPlay = match.play
    seen = foresee(play, question, option)
    if seen.inches:
        return Preview([Line(text("preview-inches"), seen.inches)], [])
    if seen.need:
        chance = Chance(text("preview-success"), test_chance(seen.need))
        return Preview([Line(text("preview-need"), seen.need)], [chance])
    if seen.spell:
        return Preview(*_odds_parts(spell_odds(play, *seen.spell)))
    if seen.attack:
        lines, chances = _odds_parts(seen.attack.odds(play))
        sight = [_sight_line(seen.attack)] if seen.attack.is_shot else []
        return Preview([*sight, *_dice_lines(play, seen.attack), *lines], chances)
    return Preview([], [])


def _sight_line(attack: Attack) -> Line:
    """Who shoots stands in range and sees the target; what is left to tell is the cover."""
    covered = {one.in_cover for one in attack.strikers}
    cover = "some" if len(covered) > 1 else "all" if True in covered else "none"
    return Line(text("preview-sight", models=len({one.model.id for one in attack.strikers}), cover=cover))


def _dice_lines(play: AofsPlay, attack: Attack) -> Iterator[Line]:
    for kind in kinds_of_dice(play, attack):
        yield Line(text("preview-hit", dice=kind.dice, weapon=kind.weapon), kind.need)
        yield Line(text("preview-save", weapon=kind.weapon), kind.save)


def _odds_parts(odds: AttackOdds) -> tuple[list[Line], list[Chance]]:
    wounds = Line(text("preview-wounds", wounds=round(float(odds.expected_wounds), 2)))
    chances = [Chance(text("preview-kill"), odds.kill_chance), Chance(text("preview-shaken"), odds.shaken_chance)]
    return [wounds], [one for one in chances if one.value > 0]


def tried(match: Match, question: Move, value: Mapping[str, Any]) -> Tried:
    play: AofsPlay = match.play
    unit = play.state.units[play.home[question.subjects[0]]]
    cost = {model_id: round(walk.cost, 3) for model_id, walk in survey_all(play, unit, value).items()}
    limits = question.args.get("limits") or dict.fromkeys(question.subjects, question.args.get("inches", 0.0))
    return Tried(cost, limits, list(triggers(play, question, value)))


def tabletop(match: Match) -> AofsTabletop:
    return AofsTabletop(match)


# ---- what clients that write their own lines need


def foresee(play: AofsPlay, question: Question, option: Any) -> Foresight:
    """What the option of a question stands for."""
    if isinstance(question, Pick) and question.name in SPECIAL:
        return _special(play, question, option)
    shown = question.preview(option) if isinstance(question, Pick | YesNo) and question.preview else None
    if isinstance(shown, ShotPreview):
        return Foresight(attack=Attack(shown.strikers, shown.target, is_shot=True))
    if isinstance(shown, Tally):
        return Foresight(need=shown)
    if isinstance(shown, list) and shown and isinstance(shown[0], Striker):
        target = _unit(play, question, "target")
        return Foresight(attack=Attack(shown, target)) if target else Foresight()
    return Foresight()


def _special(play: AofsPlay, question: Pick, option: str) -> Foresight:
    unit = _unit(play, question, "unit")
    if unit is None or not unit.models:
        return Foresight()
    match question.name:
        case "action" if option in MOVES:
            return Foresight(inches=allowance(play, unit, unit.models[0], option))
        case "charge_target" if option in play.state.units:
            return Foresight(attack=charge(play, unit, play.state.units[option]))
        case "cast" if any(spell.key == option.rpartition(":")[2] for spell in play.sheets[unit.id].spells):
            return Foresight(need=Tally(CAST_AT, "aofs.special.caster_roll", 2, 6))
        case "spell_target" if option in play.state.units:
            name = question.args.get("spell")
            spell = next((one for one in play.sheets[unit.id].spells if one.name == name), None)
            if spell and spell.hits:
                return Foresight(spell=(spell, play.state.units[option]))
    return Foresight()


def charge(play: AofsPlay, unit: Unit, enemy: Unit) -> Attack:
    """The whole unit on the charge, if all its models come into reach."""
    fear = max((play.rule_of(model, "fear") or 0 for model in unit.models), default=0)
    impact = sum(play.rule_of(model, "impact") or 0 for model in unit.models)
    return Attack(charge_strikers(play, unit), enemy, fear, impact)


def kinds_of_dice(play: AofsPlay, attack: Attack) -> list[DiceKind]:
    """The dice of an attack, those that are alike together."""
    kinds: list[DiceKind] = []
    for one in attack.strikers:
        covered = one.in_cover and "blast" not in one.weapon.rules
        save = defence_need(play, attack.target, one.ap + one.plus, covered)
        fresh = DiceKind(one.weapon.attacks, one.weapon.name, one.need, save)
        for place, known in enumerate(kinds):
            if known[1:] == fresh[1:]:
                kinds[place] = known._replace(dice=known.dice + fresh.dice)
                break
        else:
            kinds.append(fresh)
    return kinds


def triggers(play: AofsPlay, question: Move, value: Mapping[str, Any]) -> Iterator[Text]:
    """What the move would set off: slow ground, dangers, jumps."""
    unit = play.state.units[play.home[question.subjects[0]]]
    for model_id, walk in survey_all(play, unit, value).items():
        if slowed_by(play, model_id, walk):
            yield text("play-trigger-difficult", model=model_id)
        if walk.dangers:
            yield text("play-trigger-dangerous", model=model_id)
        for leap in walk.jumps:
            yield text("play-trigger-jump", model=model_id, inches=leap.size, dice=leap.dice)


def _unit(play: AofsPlay, question: Question, name: str) -> Unit | None:
    """The unit that an argument of the question names."""
    unit_id = getattr(question.args.get(name), "args", {}).get("id")
    return play.state.units.get(unit_id) if unit_id else None
