"""Previews for the Referenzblatt: the numbers of an option with their history, its odds with and without a dodge."""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from walstatt.core.match import Match
from walstatt.core.questions import Pick, Question, YesNo
from walstatt.core.tally import Tally
from walstatt.core.texts import Text, text
from walstatt.games.anima import attacks, costs, facts, moving, standing
from walstatt.games.anima.blows import Casting, Outlook, Test
from walstatt.games.anima.play import AnimaPlay
from walstatt.games.anima.tabletop import AnimaTabletop
from walstatt.odds.anima import cast_odds, chance_of, odds, rolled_again
from walstatt.odds.previews import Chance, Line, Preview, Tried
from walstatt.table.questions import Move


def has_preview(match: Match, question: Question) -> bool:
    del match
    return getattr(question, "preview", None) is not None


def foresee(question: Question, option: Any) -> Outlook | Casting | Test | Tally | None:
    """What the option of a question stands for."""
    if not isinstance(question, Pick | YesNo) or question.preview is None:
        return None
    shown = question.preview(option)
    return shown if isinstance(shown, Outlook | Casting | Test | Tally) else None


def preview(match: Match, question: Question, option: Any) -> Preview:
    seen = foresee(question, option)
    if seen is None:
        return Preview([], [])
    if isinstance(seen, Tally):
        return Preview([Line(text("anima-preview-armour"), seen)], [])
    if isinstance(seen, Test):
        return Preview([Line(text("anima-preview-need"), seen.need)], [
            Chance(text("anima-preview-success"), chance_of(seen.need))
        ])
    if isinstance(seen, Casting):
        return Preview(list(_cast_lines(seen)), list(_cast_chances(seen)))
    chances = list(_chances(seen))
    if question.name == "target":
        chances += _with_gnosis(match.play, question, seen)
    return Preview(list(_lines(seen)), chances)


def _lines(seen: Outlook) -> Iterator[Line]:
    yield Line(text("anima-preview-attack"), seen.attack)
    yield Line(text("anima-preview-defence"), seen.defence)
    if seen.damage is None:
        return
    yield Line(text("anima-preview-damage"), seen.damage)
    if seen.armour is not None:
        yield Line(text("anima-preview-armour"), seen.armour)
    yield Line(text("anima-preview-expected", lost=round(odds(seen).expected, 2)))
    if seen.may_dodge:
        lost = round(odds(seen._replace(dodge=True)).expected, 2)
        yield Line(text("anima-preview-expected-dodged", lost=lost))


def _cast_lines(seen: Casting) -> Iterator[Line]:
    if seen.need is not None:
        yield Line(text("anima-preview-resist"), seen.need)
    if seen.armour is not None:
        yield Line(text("anima-preview-armour"), seen.armour)
    if seen.amount or seen.die:
        yield Line(text("anima-preview-expected", lost=round(cast_odds(seen).expected, 2)))


def _cast_chances(seen: Casting) -> Iterator[Chance]:
    found = cast_odds(seen)
    yield Chance(text("anima-preview-works"), found.works)
    if found.wrong:
        yield Chance(text("anima-preview-goes-wrong"), found.wrong)
    if found.kill:
        yield Chance(text("anima-preview-kill"), found.kill)


def _chances(seen: Outlook) -> Iterator[Chance]:
    found = odds(seen)
    yield Chance(text("anima-preview-hit"), found.hit)
    if found.kill:
        yield Chance(text("anima-preview-kill"), found.kill)
    if seen.reroll and seen.attack_total is None:
        yield Chance(text("anima-preview-hit-again"), rolled_again(seen).hit)
    if seen.may_dodge:
        dodged = odds(seen._replace(dodge=True))
        yield Chance(text("anima-preview-hit-dodged"), dodged.hit)
        if dodged.kill:
            yield Chance(text("anima-preview-kill-dodged"), dodged.kill)


def _with_gnosis(play: AnimaPlay, question: Question, seen: Outlook) -> list[Chance]:
    """What Gnosis would buy, before it is declared."""
    figure = play.state.figures.get(getattr(question.args.get("figure"), "args", {}).get("id", ""))
    if figure is None:
        return []
    most = min(costs.gnosis(play, figure), 1 if attacks.two_dice(play) else attacks.MOST_GNOSIS)
    found = []
    for points in range(1, most + 1):
        if attacks.two_dice(play):
            richer = seen._replace(attack_dice=1 + points)
        else:
            richer = seen._replace(attack=_raised(seen.attack, points))
        found.append(Chance(text("anima-preview-gnosis", gnosis=points), odds(richer).hit))
    return found


def _raised(tally: Tally, points: int) -> Tally:
    copy = Tally(tally.base, tally.rule, tally.low, tally.high)
    for amount, rule in tally.changes:
        copy.change(amount, rule)
    return copy.change(points, "anima.r.gnosis_use")


def tried(match: Match, question: Move, value: Mapping[str, Any]) -> Tried:
    """What a move that was judged and allowed costs and meets."""
    play: AnimaPlay = match.play
    figure = play.figure(question.subjects[0])
    limit = float(question.args.get("inches", 0.0))
    if question.args.get("action") not in moving.RULES:
        return Tried({}, {figure.id: limit}, [])
    trip = moving.judge(moving.going(play, figure, question.args["action"]), value)
    if trip is None:
        return Tried({figure.id: 0.0}, {figure.id: limit}, [])
    met = list(_met(play, figure.id, trip))
    return Tried({figure.id: round(float(trip.walk.cost.total), 3)}, {figure.id: limit}, met)


def _met(play: AnimaPlay, name: str, trip: moving.Trip) -> Iterator[Text]:
    """What the move would meet."""
    if any(stretch.heavy for stretch in trip.walk.stretches):
        yield text("anima-preview-heavy", model=name)
    if trip.walk.tolls:
        yield text("anima-preview-obstacle", model=name)
    twin = standing.at(play.figure(name), *trip.end, play.relief.level(*trip.end))
    if facts.in_melee(play, twin):
        yield text("anima-preview-contact", model=name)


def tabletop(match: Match) -> AnimaTabletop:
    return AnimaTabletop(match)
