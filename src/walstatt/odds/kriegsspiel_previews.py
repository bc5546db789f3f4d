"""Previews for battles: where a command leads a group, whom it strikes and shoots at from there, and the odds."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import ceil
from typing import Any, Final

from walstatt.core.match import Match
from walstatt.core.questions import Question, Roll
from walstatt.core.refusal import Refused
from walstatt.core.texts import text
from walstatt.games.kriegsspiel import moving, onagers, orders
from walstatt.games.kriegsspiel.danger import survival_number
from walstatt.games.kriegsspiel.devices import crew
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.profiles import ONAGER
from walstatt.games.kriegsspiel.reaching import in_bow_reach, in_melee_reach
from walstatt.games.kriegsspiel.rolls import blessed
from walstatt.games.kriegsspiel.state import Figure, Group
from walstatt.odds import kriegsspiel_magic
from walstatt.odds.kriegsspiel import Duel, at_least, duel_of, exchange, played, shot, shot_need, shot_of, trial
from walstatt.odds.plain_previews import tabletop, tried
from walstatt.odds.previews import NOTHING, Chance, Line, Outlook, Preview
from walstatt.odds.rolls import chance_of

__all__ = ["has_preview", "outlooks", "preview", "tabletop", "tried"]
COMMAND: Final = "command"
MOST_TOLD: Final = 3
"""Duels and shots that are told one by one."""


def has_preview(match: Match, question: Question) -> bool:
    del match
    return question.name == COMMAND or question.name in kriegsspiel_magic.QUESTIONS


def preview(match: Match, question: Question, option: Any) -> Preview:
    """The group carries the line out; then its shots and duels, each by itself, and all of them together."""
    if question.name in kriegsspiel_magic.QUESTIONS:
        return kriegsspiel_magic.preview(match, question, option)
    play = trial(match.play)
    assert question.seat is not None
    group = play.state.group(question.seat, question.args["group"])
    assert group is not None
    try:
        line = orders.judged(play, group, option)
    except Refused:
        return NOTHING
    if line.command == orders.DETACH:
        return NOTHING
    group.line, group.ordered = option, True
    stopped = played(moving.carry_out(play, group, line), [])
    if isinstance(stopped, Roll):
        return _of_roll(stopped)
    found = _actions(play, group)
    return Preview([_where(play, group), *found.lines], found.chances)


def _of_roll(roll: Roll) -> Preview:
    """Something is rolled on the way: a rope is thrown, a wall climbed. What follows depends on it."""
    if roll.need is None:
        return NOTHING
    return Preview([Line(roll.text), Line(text("table-preview-need"), roll.need)],
                   [Chance(text("table-preview-chance"), chance_of(roll))])


def _where(play: BattlePlay, group: Group) -> Line:
    places = Counter(one.at for one in play.members(group))
    told = [f"{at} ({count})" if count > 1 else at for at, count in places.items()]
    return Line(text("kriegsspiel-preview-where", places=told))


def _actions(play: BattlePlay, group: Group) -> Preview:
    lines: list[Line] = []
    chances: list[Chance] = []
    before = trial(play)
    told = [*_stones(play, group), *_shots(play, group), *_duels(play, group)]
    apart = list({tuple(chance.value for chance in one.chances): one for one in reversed(told)}.values())[::-1]
    for one in apart[:MOST_TOLD]:
        lines += one.lines
        chances += one.chances
    if len(told) > len(apart[:MOST_TOLD]):
        lines.append(Line(text("kriegsspiel-preview-more", count=len(told) - len(apart[:MOST_TOLD]))))
    if not told:
        lines.append(Line(text("kriegsspiel-preview-nobody")))
        return Preview(lines, chances)
    whole = exchange(before, group.party, group.name)
    if whole is None:
        lines.append(Line(text("kriegsspiel-preview-too-many")))
        return Preview(lines, chances)
    lines.append(Line(text("kriegsspiel-preview-whole", kills=round(whole.expected_kills, 2),
                           losses=round(whole.expected_losses, 2))))
    for least in range(1, min(len(whole.kills), MOST_TOLD + 1)):
        chances.append(Chance(text("kriegsspiel-preview-falls", count=least), sum(whole.kills[least:])))
    chances.append(Chance(text("kriegsspiel-preview-unharmed"), whole.losses[0]))
    return Preview(lines, chances)


# ---- single actions


def _stones(play: BattlePlay, group: Group) -> Iterator[Preview]:
    for onager in [one for one in play.state.present(group.party) if one.symbol == ONAGER and one.group == group.name]:
        men = crew(play, onager) if not (onager.acted or onager.damaged or onager.entered) else []
        aim = onagers.target(play, onager, men[0]) if men else None
        if aim is not None:
            need = blessed(men[0], onagers.number(play, onager, aim), -1)
            names = {"figure": play.name(onager), "at": aim.name}
            hit = at_least(ceil(need.total))
            there = [one for one in play.standing().get(aim.place or aim.at, ()) if one.is_person]
            dies = [Chance(text("kriegsspiel-preview-under-stones"), hit * (1 - at_least(_survives(there[0]))))]
            yield Preview([Line(text("kriegsspiel-preview-onager", **names), need)],
                          [Chance(text("kriegsspiel-preview-hits", **names), hit), *(dies if there else [])])


def _survives(figure: Figure) -> int:
    return ceil(survival_number(figure).total)


def _shots(play: BattlePlay, group: Group) -> Iterator[Preview]:
    for one in play.members(group):
        target = shot_of(play, one) if one.profile.is_archer else None
        if target is not None:
            one.acted = True
            yield shot_preview(play, one, target)


def _duels(play: BattlePlay, group: Group) -> Iterator[Preview]:
    for one in play.members(group):
        found = duel_of(play, one)
        if found is not None:
            one.acted = True
            if found.helper is not None:
                found.helper.acted = True
            yield duel_preview(play, found)


def shot_preview(play: BattlePlay, shooter: Figure, target: Figure) -> Preview:
    names = {"figure": play.name(shooter), "target": play.name(target)}
    need = Line(text("kriegsspiel-preview-shot", **names), shot_need(play, shooter, target))
    return Preview([need], [Chance(text("kriegsspiel-preview-kills", **names), shot(play, shooter, target))])


def duel_preview(play: BattlePlay, found: Duel) -> Preview:
    names = {"figure": play.name(found.attacker), "target": play.name(found.target)}
    lines = [
        Line(text("kriegsspiel-preview-attack-dice", **names), found.sides.attack),
        Line(text("kriegsspiel-preview-defence-dice", **names), found.sides.defence),
    ]
    if found.helper is not None:
        helped = {"figure": play.name(found.helper), "other": play.name(found.attacker)}
        lines.insert(0, Line(text("kriegsspiel-supports", **helped)))
    kills, dies = found.odds
    chances = [
        Chance(text("kriegsspiel-preview-kills", **names), kills),
        Chance(text("kriegsspiel-preview-dies", **names), dies),
    ]
    return Preview(lines, chances)


# ---- from where a group stands


def outlooks(match: Match, unit_id: str) -> Iterator[Outlook]:
    """Everybody whom a group can strike or shoot at from where it stands, by whoever of it is first able to."""
    play: BattlePlay = match.play
    party, _, name = unit_id.partition("/")
    group = play.state.group(int(party), name) if party.isdigit() else None
    told: set[tuple[str, str]] = set()
    for one in play.members(group) if group is not None else ():
        for target in in_bow_reach(play, one) if one.profile.is_archer else ():
            if (one.symbol, target.id) not in told:
                told.add((one.symbol, target.id))
                words = text("kriegsspiel-outlook-shot", target=play.name(target))
                yield Outlook(words, shot_preview(play, one, target))
        for target in in_melee_reach(play, one):
            if ("", target.id) not in told:
                told.add(("", target.id))
                words = text("kriegsspiel-outlook-duel", target=play.name(target))
                yield Outlook(words, duel_preview(play, Duel.of(play, one, target, None)))
