"""The commander: carries out the order sheet of a party, line by line, and asks nobody.

In every turn a group does what the first of its lines says whose rounds and condition hold
(kalevala.r.war.befehle_form); if none does, what troops without orders do (kalevala.r.war.ohne_befehl). It answers the
questions that a person at the board is asked, and nothing of it is left to chance: the same sheet and the same dice
give the same battle.
"""
from __future__ import annotations

import re
from typing import Any, Final

from walstatt.core.questions import Question
from walstatt.core.refusal import Refused
from walstatt.games.kriegsspiel import conditions, duels, magic, orders, placing, slaves
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.sheets.model import CAST, COUNTER, DUEL, MAGIC_WORDS, Line
from walstatt.games.kriegsspiel.spells import THINGS
from walstatt.games.kriegsspiel.spoken import command_of, spoken_spell
from walstatt.games.kriegsspiel.state import ABSENT, LOST, Figure, Group

COMMAND, FLEE = "kriegsspiel:command", "kriegsspiel:flee"
PERCENT: Final = 100
_WIND: Final = re.compile(rf" (?:{magic.DIRECTION}|{magic.STRENGTH}) .*")


def answer(play: BattlePlay, question: Question, seat: int) -> Any:
    """What the sheet of this party says to a question."""
    if question.key == COMMAND:
        group = play.state.group(seat, question.args["group"])
        assert group is not None
        return command(play, group)
    if question.key == FLEE:
        return fleeing(play, seat, list(question.options))  # type: ignore[attr-defined]
    if question.key in (magic.CAST_KEY, magic.AT_ONCE_KEY):
        caster = play.state.figures[question.args["caster"]]
        return spell(play, caster, int(question.args["gift"]), at_once=question.key == magic.AT_ONCE_KEY)
    if question.key == magic.COUNTER_KEY:
        return counters(play, play.state.figures[question.args["caster"]], int(question.args["price"]))
    if question.key == duels.REFUSE_KEY:
        # No line says so: whoever is challenged by somebody with more points does not fight him.
        figures = play.state.figures
        return duels.is_outmatched(play, figures[question.args["caster"]], figures[question.args["rival"]])
    if question.key == magic.TAKER_KEY:
        return question.options[0]  # type: ignore[attr-defined]
    if question.key == slaves.KEY:
        return slaves.serving(play, seat)
    for person in play.persons:
        if person.answers is not None and question.key in person.answers:
            return person.answers[question.key](play, question)
    if question.key == placing.KEY:
        return placing.EVERYBODY
    raise ValueError(f"no order sheet says anything to {question.key}")


def command(play: BattlePlay, group: Group) -> str:
    """The first line that holds. One that cannot be carried out as things are is passed over."""
    every = play.setup.parties[group.party].orders.lines_of(group.name)
    lines = [line for line in every if line.command not in MAGIC_WORDS]
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


# ---- magic


def spell(play: BattlePlay, caster: Figure, gift: int, *, at_once: bool) -> str:
    """The first line of magic that holds and can be carried out, then what the flags name for this round; else nothing
    is cast."""
    for line in _magic_lines(play, caster, (CAST, DUEL)):
        said = _affordable(play, caster, line.command, line.said, line.most, gift)
        if said and not (at_once and line.command == DUEL):
            return said
    for one in play.setup.parties[caster.party].orders.flags.spells:
        if one.round == play.state.round:
            said = _affordable(play, caster, CAST, f"{one.name} {one.place}", one.most, gift)
            if said:
                return said
    return magic.PASS


def _magic_lines(play: BattlePlay, caster: Figure, words: tuple[str, ...]) -> list[Line]:
    group = play.group_of(caster)
    lines = play.setup.parties[caster.party].orders.lines_of(group.name)
    pairs = zip([None, *lines], lines, strict=False)
    return [line for above, line in pairs if line.command in words and _is_due(play, group, line, above)]


def _affordable(play: BattlePlay, caster: Figure, word: str, said: str, most: int, gift: int) -> str:
    """With targets as they are now; of several small fields as many as it may cost, the first first."""
    found = magic.spell_of(play, caster, said)
    said = spoken_spell(play, caster, found, said) if word == CAST else said
    several = found is not None and found.aim != THINGS and not found.onto
    named, wind = _parted(said)
    parts = named.split(", ") if several else [named]
    for count in range(len(parts), 0, -1):
        line = f"{word} {', '.join(parts[:count])}{wind}".strip()
        castable = magic.is_castable(play, caster, line, gift)
        if castable and (not most or magic.price_of(play, caster, line, gift) <= most):
            return line
    return ""


def _parted(said: str) -> tuple[str, str]:
    """Whom it is for, and the wind that it brings them."""
    found = _WIND.search(said)
    return (said[: found.start()], found[0]) if found is not None else (said, "")


def counters(play: BattlePlay, caster: Figure, price: int) -> bool:
    """Spells are neutralised only where a line says so, and at no higher price than that."""
    return any(not line.most or price <= line.most for line in _magic_lines(play, caster, (COUNTER,)))


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
    fallen = sum(one.gone in LOST for one in began)
    late = play.state.round >= flags.flees_from_round
    bled = PERCENT * fallen >= flags.flees_from_losses * len(began)
    return [name for name in groups if not flags.fleeing or name in flags.fleeing] if late and bled else []
