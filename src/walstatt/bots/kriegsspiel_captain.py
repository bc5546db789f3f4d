"""The captain of a battle: tries a bounded number of commands for the asked group, and takes the best."""
from __future__ import annotations

from typing import Final

from walstatt.bots.base import Counsel
from walstatt.bots.kriegsspiel import posting, spells
from walstatt.bots.kriegsspiel.candidates import commands
from walstatt.bots.kriegsspiel.outlook import Outlook
from walstatt.bots.kriegsspiel.weighing import ATTACK, Weighed, weighed
from walstatt.bots.weighing import decisive, percent, runner_up
from walstatt.core.questions import Pick, PickSeveral, Question
from walstatt.core.seat_match import SeatMatch
from walstatt.core.texts import Text, text
from walstatt.games.kriegsspiel import orders, placing
from walstatt.games.kriegsspiel.figures.agent_lines import FLEE as FLEE_AFTERWARDS
from walstatt.games.kriegsspiel.figures.agent_lines import HIDE, MURDER, CovertLine, class_of, cost, gets_at, victims
from walstatt.games.kriegsspiel.play import BattlePlay

COMMAND, FLEE, COUNTER, COVERT, PLACE = "command", "flee", "neutralise", "covert", "place"
WORTH_A_MURDER: Final = ("C", "D", "special")
CASTING: Final = ("cast", "cast-at-once")
LOST: Final = -0.45
"""The edge from which on a battle is lost."""


class KriegsspielAdvisor:
    def __init__(self, seed: int) -> None:
        del seed  # it draws no lots

    def advise(self, match: SeatMatch, seat: int, question: Question) -> Counsel | None:
        if question.name == COMMAND:
            return _command(match.play, seat, question.args["group"])
        if question.name == FLEE and isinstance(question, PickSeveral):
            return _flight(match.play, seat, question)
        if question.name == PLACE and isinstance(question, Pick):
            return posting.post(match.play, seat, question)
        if question.name in CASTING and isinstance(question, Pick):
            return spells.cast(match.play, question)
        if question.name == COUNTER:
            return spells.counter(question)
        if question.name == PLACE:
            return Counsel(placing.EVERYBODY, text("kriegsspiel-why-place"))
        if question.name == COVERT and isinstance(question, Pick):
            return _covert(match.play, question)
        return None


def _command(play: BattlePlay, seat: int, name: str) -> Counsel | None:
    group = play.state.group(seat, name)
    assert group is not None
    look = Outlook(play, seat)
    found = [weighed(look, group, line) for line in commands(look, group)]
    if not found:
        return None
    best = max(found, key=lambda one: one.total)
    other = runner_up(found, best, lambda one: one.total)
    return Counsel(best.line, _why(play, best, other))


def _covert(play: BattlePlay, question: Pick) -> Counsel:
    """Stays hidden, but for a victim who is worth it within reach; then away."""
    hidden = play.state.hidden[question.args["number"]]
    near = [one for one in victims(play, hidden, CovertLine(MURDER, orders.NEAREST))
            if class_of(one) in WORTH_A_MURDER and gets_at(play, hidden, one, hidden.at)
            and cost(MURDER, one) <= hidden.re]
    if not near:
        return Counsel(HIDE, text("kriegsspiel-why-hidden"))
    target = max(near, key=lambda one: (cost(MURDER, one), one.id))
    return Counsel(f"{MURDER} {target.id} {FLEE_AFTERWARDS}", text("kriegsspiel-why-murder", target=play.name(target)))


def _why(play: BattlePlay, best: Weighed, other: Weighed | None) -> Text:
    part = decisive(best.parts, other.parts if other is not None else None)
    if best.strike is not None and (part == ATTACK or best.parts[ATTACK] > 0):
        figure, target, chance = best.strike
        return text(
            "kriegsspiel-why-attack", figure=play.name(figure), target=play.name(target), percent=percent(chance)
        )
    return text(f"kriegsspiel-why-{part}")


def _flight(play: BattlePlay, seat: int, question: PickSeveral) -> Counsel:
    """All or nobody: who stays alone dies."""
    look = Outlook(play, seat)
    if look.edge <= LOST:
        return Counsel(list(question.options), text("kriegsspiel-why-flee"))
    return Counsel([], text("kriegsspiel-why-stay"))
