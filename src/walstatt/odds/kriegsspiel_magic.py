"""Previews of magic in battles: what a spell costs and whom it takes in, how a duel ends, what neutralising brings."""
from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final

from walstatt.core.match import Match
from walstatt.core.questions import Question
from walstatt.core.tally import Tally
from walstatt.core.texts import text
from walstatt.games.kriegsspiel import duels, effects, magic, orders
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.rolls import DICE, LEAST, MOST, SIDES, blessed
from walstatt.games.kriegsspiel.spells import GODS, Cast
from walstatt.games.kriegsspiel.state import Figure
from walstatt.odds.kriegsspiel import at_least
from walstatt.odds.previews import NOTHING, Chance, Line, Preview
from walstatt.odds.rolls import sums

CAST, AT_ONCE, NEUTRALISE = "cast", "cast-at-once", "neutralise"
QUESTIONS: Final = (CAST, AT_ONCE, NEUTRALISE)
MOST_NAMED: Final = 8
"""Figures that are named one by one."""


def preview(match: Match, question: Question, option: Any) -> Preview:
    """Of an answer that the question allows."""
    play: BattlePlay = match.play
    if question.name == NEUTRALISE:
        return _neutralising(question) if option is True else NOTHING
    caster = play.state.figures[question.args["caster"]]
    line = orders.read_line(str(option))
    if line.command == magic.DUEL:
        return _duel(play, caster, duels.challenged(play, caster, line.target))
    if line.command == magic.CAST:
        return _spell(play, magic.read_cast(play, caster, line.target, question.args["gift"]))
    return NOTHING


# ---- spells


def _spell(play: BattlePlay, cast: Cast) -> Preview:
    spell = cast.spell
    lines = [Line(text("kriegsspiel-preview-cast-price"), magic.whole_cost(play, cast)),
             Line(text(f"kriegsspiel-spell-{spell.key}-about"))]
    if cast.figures:
        lines.append(Line(text("kriegsspiel-preview-cast-struck", figures=_named(play, cast.figures))))
    safe = [one for one in cast.figures if _is_safe(play, one, cast)]
    if safe:
        lines.append(Line(text("kriegsspiel-preview-cast-spared", figures=_named(play, safe))))
    chances = []
    if spell.needs is not None:
        need = blessed(cast.caster, Tally(spell.needs.number, spell.needs.rule), -1)
        lines.append(Line(text("table-preview-need"), need))
        chances.append(Chance(text("kriegsspiel-preview-cast-works"), at_least(int(need.total))))
    if any(_contesters(play, cast)):
        lines.append(Line(text("kriegsspiel-preview-cast-contested")))
        chances.append(Chance(text("kriegsspiel-preview-neutralised"), meeting()))
    return Preview(lines, chances)


def _named(play: BattlePlay, figures: Any) -> list[Any]:
    names = [play.name(one) for one in figures]
    return names if len(names) <= MOST_NAMED else [*names[:MOST_NAMED], "…"]


def _is_safe(play: BattlePlay, one: Figure, cast: Cast) -> bool:
    return cast.spell.school != GODS and effects.has(one, effects.SAFE) and play.are_enemies(
        one.party, cast.caster.party)


def _contesters(play: BattlePlay, cast: Cast) -> Iterator[Figure]:
    """Enemies who may try to hinder it, whatever is left of their ZEH: that is their own affair."""
    for one in play.state.present():
        person = magic.person_of(play, one) if play.are_enemies(one.party, cast.caster.party) else None
        if person is not None and person.contests is not None and person.contests(play, one, cast) is not None:
            yield one


# ---- neutralising


def _neutralising(question: Question) -> Preview:
    lines = [Line(text("kriegsspiel-preview-neutralise", price=question.args["price"], of=question.args["of"]))]
    return Preview(lines, [Chance(text("kriegsspiel-preview-neutralised"), meeting())])


@lru_cache(maxsize=1)
def meeting() -> float:
    """That two throws show the same number, or numbers beside each other."""
    dice = sums(DICE, SIDES)
    return sum(dice[one] * dice[other] for one in range(LEAST, MOST + 1)
               for other in range(max(LEAST, one - 1), min(MOST, one + 1) + 1))


# ---- duels


def _duel(play: BattlePlay, challenger: Figure, other: Figure) -> Preview:
    own, theirs = duels.duellist(play, challenger), duels.duellist(play, other)
    assert own is not None
    assert theirs is not None
    equal_loses = play.ruling(duels.DETAIL) == duels.EQUAL_LOSES
    wins = 1 - roller_wins(0, theirs.points, own.points, equal_loses=equal_loses)
    names = {"figure": play.name(challenger), "target": play.name(other)}
    return Preview([Line(text("kriegsspiel-preview-duel", **names))],
                   [Chance(text("kriegsspiel-preview-duel-won", **names), wins)])


@lru_cache(maxsize=4096)
def roller_wins(last: int, points: int, against: int, *, equal_loses: bool = False) -> float:
    """That whoever has to beat `last` with so many points wins against who has so many."""
    dice = sums(DICE, SIDES)
    won = same = 0.0
    for fell in range(LEAST, MOST + 1):
        total = fell + points
        if total > last:
            won += dice[fell] * (1 - roller_wins(total, against, points, equal_loses=equal_loses))
        elif total == last:
            same = dice[fell]
    return won if equal_loses else won / (1 - same)
