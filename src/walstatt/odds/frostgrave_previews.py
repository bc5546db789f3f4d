"""Previews for Schnellreferenz: what both sides add to their dice, odds of a blow, chances of a spell."""
from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from walstatt.core.match import Match
from walstatt.core.questions import Pick, Question
from walstatt.core.refusal import Refused
from walstatt.core.texts import Text, text
from walstatt.games.frostgrave import moving, school_spells
from walstatt.games.frostgrave.blows import Blow, Casting
from walstatt.games.frostgrave.play import FrostgravePlay
from walstatt.games.frostgrave.state import Figure
from walstatt.games.frostgrave.tabletop import FrostgraveTabletop
from walstatt.odds.frostgrave import BlowOdds, cast_odds, odds
from walstatt.odds.previews import Chance, Line, Preview, Tried
from walstatt.table.questions import Move, Place

MOST_TOLD = 3
"""Amounts of damage whose chances are told one by one."""


def has_preview(match: Match, question: Question) -> bool:
    del match
    return getattr(question, "preview", None) is not None


def preview(match: Match, question: Question, option: Any) -> Preview:
    del match
    if not isinstance(question, Pick) or question.preview is None:
        return Preview([], [])
    seen = question.preview(option)
    if isinstance(seen, Blow):
        return Preview(list(_blow_lines(seen)), list(_blow_chances(seen, odds(seen))))
    if isinstance(seen, Casting):
        return _cast_preview(seen)
    return Preview([], [])


def _blow_lines(blow: Blow) -> Iterator[Line]:
    yield Line(text("frostgrave-preview-attack", bonus=f"{int(blow.attack.total):+d}"), blow.attack)
    yield Line(text("frostgrave-preview-defence", bonus=f"{int(blow.defence.total):+d}"), blow.defence)
    yield Line(text("frostgrave-preview-modifier", bonus=int(blow.strike.damage.total)), blow.strike.damage)
    yield Line(text("frostgrave-preview-armour", armour=int(blow.strike.armour.total)), blow.strike.armour)
    yield Line(text("frostgrave-preview-damage", damage=round(odds(blow).expected_damage, 2)))


def _blow_chances(blow: Blow, found: BlowOdds) -> Iterator[Chance]:
    yield Chance(text("frostgrave-preview-win"), found.win)
    for least in range(1, min(len(found.damage), MOST_TOLD + 1)):
        yield Chance(text("frostgrave-preview-at-least", damage=least), sum(found.damage[least:]))
    yield Chance(text("frostgrave-preview-kill"), found.kill)
    if blow.counter is not None:
        yield Chance(text("frostgrave-preview-lose"), found.lose)
        yield Chance(text("frostgrave-preview-killed"), found.killed)


def _cast_preview(casting: Casting) -> Preview:
    found = cast_odds(casting)
    lines = [Line(text("frostgrave-preview-cast", number=int(casting.need.total)), casting.need)]
    chances = [Chance(text("frostgrave-preview-success"), found.success)]
    if casting.health:
        chances.append(Chance(text("frostgrave-preview-empowered", health=casting.health), found.empowered))
    if casting.resist is not None:
        lines.append(Line(text("frostgrave-preview-will", bonus=int(casting.resist.total)), casting.resist))
        chances.append(Chance(text("frostgrave-preview-unresisted"), found.takes_effect))
    if casting.harm:
        lines.append(Line(text("frostgrave-preview-harm", damage=casting.harm)))
        chances.append(Chance(text("frostgrave-preview-fatal"), found.takes_effect if casting.fatal else 0.0))
    if casting.blow is not None and found.blow is not None:
        lines += _blow_lines(casting.blow)
        chances += _blow_chances(casting.blow, found.blow)
    if casting.second is not None and found.second is not None:
        lines += [Line(text("frostgrave-preview-second")), *_blow_lines(casting.second)]
        chances += _blow_chances(casting.second, found.second)
    return Preview(lines, chances)


def tried(match: Match, question: Move, value: Mapping[str, Any]) -> Tried:
    """What a move that was judged and allowed costs and meets."""
    play: FrostgravePlay = match.play
    figure = play.figure(question.subjects[0])
    limit = float(question.args.get("inches", 0.0))
    action = question.args.get("action")
    to = moving.all_out(play, figure) if action == "all_out" else moving.going(play, figure, action == "second")
    try:
        trip = moving.judge(to, value)
    except Refused:
        return Tried({}, {figure.id: limit}, [])
    if trip is None:
        return Tried({figure.id: 0.0}, {figure.id: limit}, [])
    return Tried({figure.id: round(trip.walk.cost, 3)}, {figure.id: limit}, list(_met(play, figure.id, trip)))


def tried_place(match: Match, question: Place, value: Sequence[Sequence[float]]) -> Tried:
    """Whom hail would strike at a place, and what it would do to them (frostgrave.x.spell.hagelschlag)."""
    play: FrostgravePlay = match.play
    struck = []
    if question.rule == "frostgrave.x.spell.hagelschlag":
        x, y = value[0]
        caster = play.figure(question.args["figure"].args["id"])
        struck = [
            _struck(play, figure, odds(school_spells.hail_on(play, caster, figure)))
            for figure in school_spells.under_hail(play, x, y)
        ]
    return Tried({}, {}, struck)


def _struck(play: FrostgravePlay, figure: Figure, found: BlowOdds) -> Text:
    hit, kill = round(100 * found.win), round(100 * found.kill)
    return text("frostgrave-preview-hail", figure=play.name(figure), hit=hit, kill=kill)


def _met(play: FrostgravePlay, name: str, trip: moving.Trip) -> Iterator[Text]:
    """What the move would set off."""
    if trip.walk.climbs:
        yield text("frostgrave-preview-climbs", model=name, inches=float(sum(trip.walk.climbs)))
    for drop in trip.walk.drops:
        yield text("frostgrave-preview-falls", model=name, inches=drop.height)
    if trip.foe:
        yield text("frostgrave-preview-contact", model=name, foe=play.name(play.figure(trip.foe)))


def tabletop(match: Match) -> FrostgraveTabletop:
    return FrostgraveTabletop(match)
