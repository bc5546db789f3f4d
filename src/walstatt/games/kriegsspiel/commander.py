"""The commander: carries out the order sheet of a party, line by line, and asks nobody.

In every turn a group does what the first of its lines says whose rounds and condition hold
(kalevala.r.war.befehle_form); if none does, what troops without orders do (kalevala.r.war.ohne_befehl). It answers the
questions that a person at the board is asked, and nothing of it is left to chance: the same sheet and the same dice
give the same battle.
"""
from __future__ import annotations

from typing import Any, Final

from walstatt.core.questions import Question
from walstatt.core.refusal import Refused
from walstatt.games.kriegsspiel import conditions, orders, placing
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.sheets.model import Line
from walstatt.games.kriegsspiel.spoken import command_of
from walstatt.games.kriegsspiel.state import ABSENT, DEAD, Group

COMMAND, FLEE = "kriegsspiel:command", "kriegsspiel:flee"
PERCENT: Final = 100


def answer(play: BattlePlay, question: Question, seat: int) -> Any:
    """What the sheet of this party says to a question."""
    if question.key == COMMAND:
        group = play.state.group(seat, question.args["group"])
        assert group is not None
        return command(play, group)
    if question.key == FLEE:
        return fleeing(play, seat, list(question.options))  # type: ignore[attr-defined]
    if question.key == placing.KEY:
        return placing.EVERYBODY
    raise ValueError(f"no order sheet says anything to {question.key}")


def command(play: BattlePlay, group: Group) -> str:
    """The first line that holds. One that cannot be carried out as things are is passed over."""
    lines = play.setup.parties[group.party].orders.lines_of(group.name)
    above: Line | None = None
    for place, line in enumerate(lines):
        below = lines[place + 1] if place + 1 < len(lines) else None
        if _is_due(play, group, line, above) and not conditions.ends(play, group, line, below):
            said = command_of(play, group, line)
            if _is_possible(play, group, said):
                return said
        above = line
    return orders.UNORDERED


def _is_due(play: BattlePlay, group: Group, line: Line, above: Line | None) -> bool:
    return conditions.is_open(play, line) and conditions.holds(play, group, line, above)


def _is_possible(play: BattlePlay, group: Group, said: str) -> bool:
    try:
        orders.judged(play, group, said)
    except Refused:
        return False
    return True


def fleeing(play: BattlePlay, seat: int, groups: list[str]) -> list[str]:
    """Groups that flee where the rules let them: those that the flag names, from its round and its losses on.

    The surprised flee whenever they may (kalevala.r.war.befehle_merker, ohne_befehl).
    """
    party = play.setup.parties[seat]
    flags = party.orders.flags
    if not flags.flees:
        return groups if party.surprised else []
    people = [one for one in play.state.figures.values() if one.party == seat and one.is_person]
    began = [one for one in people if one.gone not in ABSENT]
    fallen = sum(one.gone == DEAD for one in began)
    late = play.state.round >= flags.flees_from_round
    bled = PERCENT * fallen >= flags.flees_from_losses * len(began)
    return [name for name in groups if not flags.fleeing or name in flags.fleeing] if late and bled else []
