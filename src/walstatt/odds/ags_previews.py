"""Previews for A Generic Skirmisher: the dice of an option with their history, its odds, what a token would buy."""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import hypot
from typing import Any, NamedTuple

from walstatt.core.match import Match
from walstatt.core.questions import Pick, Question, YesNo
from walstatt.core.refusal import Refused
from walstatt.core.tally import Tally
from walstatt.core.texts import LANGUAGES, Text, text
from walstatt.games.ags import actions, aiming, attacks, charging, facts, moving, tokens, values
from walstatt.games.ags.abilities import Ability
from walstatt.games.ags.blows import Outlook
from walstatt.games.ags.card_text import write_ability
from walstatt.games.ags.picture import rule_words
from walstatt.games.ags.play import AgsPlay
from walstatt.games.ags.sheet_text import condition_rule
from walstatt.games.ags.state import NEUTRAL, TABLE, Budget, Figure
from walstatt.games.ags.tabletop import AgsTabletop
from walstatt.odds.ags import DuelOdds, odds
from walstatt.odds.previews import Chance, Line, Preview, Tried
from walstatt.odds.previews import Outlook as Ahead
from walstatt.table.questions import Move, Place
from walstatt.table.shapes import TOLERANCE, Point

CHARGE = Text("ags-action-sturmangriff")
BEFORE_THE_DICE = ("target", "next_target", "action", "charge_attack", "free_attack")
"""Questions after which tokens may still be spent on the roll."""
MOST_TOLD = 4
"""Amounts of damage whose chances are told one by one."""
MENUS = ("action", "charge_attack", "free_attack")
"""Questions whose options are what a model can do."""
ONE_MODEL = ("foe", "friend", "any")
"""Targets of which one is named."""
STANCES = {"fokussieren": "Fokussierend", "verteidigen": "Verteidigend"}
"""Actions that give their condition to the model itself."""


def has_preview(match: Match, question: Question) -> bool:
    del match
    return question.name in MENUS or getattr(question, "preview", None) is not None


def foresee(question: Question, option: Any) -> Outlook | Tally | None:
    """What the option of a question stands for."""
    if not isinstance(question, Pick | YesNo) or question.preview is None:
        return None
    shown = question.preview(option)
    return shown if isinstance(shown, Outlook | Tally) else None


def preview(match: Match, question: Question, option: Any) -> Preview:
    seen = foresee(question, option)
    told = list(_what_it_is(match.play, question, option))
    if seen is None and question.name in MENUS:
        seen, against = _only_target(match.play, question, str(option))
        told += against
    areas = list(_lane(match.play, question, option))
    if isinstance(seen, Tally):
        return Preview([*told, Line(text("preview-inches"), seen)], [], areas)
    run = _run(match.play, question, option)
    if run is not None:
        told.append(run.line)
    if seen is None or (run is not None and not run.arrives):
        return Preview(told, [], areas)
    payer = question.seat if question.name in BEFORE_THE_DICE else None
    lines, chances, _ = _foretold(match.play, seen, payer)
    return Preview([*told, *lines], chances, areas)


def _foretold(play: AgsPlay, seen: Outlook, payer: int | None) -> Preview:
    """Dice, damage and chances; with what a token would buy for who could still spend it."""
    found = odds(seen)
    chances = [*_chances(seen, found), *_with_a_token(play, payer, seen)]
    return Preview([*_dice_lines(seen), *_damage_lines(found)], chances)


def outlooks(match: Match, unit_id: str) -> Iterator[Ahead]:
    """What a model could do to whom from where it stands: attacks in reach, then charges."""
    play: AgsPlay = match.play
    figure = play.state.figures.get(unit_id)
    if figure is None or figure.seat == NEUTRAL or figure.place != TABLE:
        return
    strikes = [ability for ability in values.abilities(play, figure) if ability.is_attack and not ability.passive]
    for ability in strikes:
        for target in aiming.candidates(play, figure, ability):
            seen = attacks.outlook(play, figure, ability, target)
            if seen is not None:
                told = text("ags-preview-against", ability=ability.called, target=play.name(target))
                yield Ahead(told, _foretold(play, seen, figure.seat))
    near = [ability for ability in strikes if ability.reach.kind == "nah"]
    for target in charging.charge_targets(play, figure) if near else ():
        seen = attacks.outlook(play, figure, near[0], target, charge=True)
        if seen is not None:
            told = text("ags-preview-against", ability=CHARGE, target=play.name(target))
            yield Ahead(told, _foretold(play, seen, figure.seat))


def _actor(play: AgsPlay, question: Question) -> Figure | None:
    """The model that a question is about."""
    return play.state.figures.get(getattr(question.args.get("figure"), "args", {}).get("id", ""))


def _what_it_is(play: AgsPlay, question: Question, option: Any) -> Iterator[Line]:
    """An ability as the card says it, an action that everybody knows as its rule does."""
    figure = _actor(play, question) if question.name in MENUS else None
    if figure is None or figure.seat == NEUTRAL:
        return
    ability = values.ability(play, figure, str(option))
    if ability is not None:
        written = {language: write_ability(ability, language, both_names=False) for language in LANGUAGES}
        lines = {language: words.partition(" - ")[2] or words for language, words in written.items()}
        yield Line(text("ags-preview-card", line=lines))
        return
    stance = [condition_rule(STANCES[option])] if option in STANCES else []
    for rule in (_rule_of(play, figure, str(option)), *stance):
        if words := rule_words(rule):
            yield Line(text("ags-preview-card", line=words), hint=True)


def _only_target(play: AgsPlay, question: Question, option: str) -> tuple[Outlook | None, list[Line]]:
    """What an attack promises if it can have one target only, and whom that would be."""
    figure = _actor(play, question)
    if figure is None or figure.seat == NEUTRAL:
        return None, []
    push = option == attacks.PUSH_NAME
    ability = attacks.push_ability(play, figure) if push else values.ability(play, figure, option)
    if ability is None or not ability.is_attack or ability.target.who not in ONE_MODEL:
        return None, []
    targets = aiming.candidates(play, figure, ability)
    if len(targets) != 1:
        return None, []
    called = Text("ags-action-stossen") if push else ability.called
    against = Line(text("ags-preview-against", ability=called, target=play.name(targets[0])))
    return attacks.outlook(play, figure, ability, targets[0], question.name == "charge_attack"), [against]


def _rule_of(play: AgsPlay, figure: Figure, option: str) -> str:
    if option == actions.THIRD:
        return "ags.2.5.zusatzaktion"
    return next((one.rule for one in actions.menu(play, figure, Budget(actions.ACTIONS)) if one.key == option), "")


class Run(NamedTuple):
    """How a charge would end."""

    line: Line
    arrives: bool


def _run(play: AgsPlay, question: Question, option: Any) -> Run | None:
    """How far a charge has to go, how far it may, and whether a Nah attack reaches the target then."""
    figure, target = _actor(play, question), play.state.figures.get(str(option))
    if question.args.get("ability") != CHARGE or figure is None or target is None:
        return None
    near = [one for one in values.abilities(play, figure) if one.is_attack and one.reach.kind == "nah"]
    longest = max((values.reach(play, figure, one) for one in near), default=0.0)
    allowed = moving.allowance(play, figure, "sturmangriff")
    apart = facts.gap(play, figure, target)
    arrives = apart <= allowed.total + longest + TOLERANCE
    key = "ags-preview-run-inches" if arrives else "ags-preview-run-short-inches"
    return Run(Line(text(key, apart=round(apart, 2)), allowed), arrives)


def _lane(play: AgsPlay, question: Question, option: Any) -> Iterator[list[Point]]:
    """The corridor of a charge, as wide as the base of the charger (ags.2.3.2.sturmangriff)."""
    figure, target = _actor(play, question), play.state.figures.get(str(option))
    if question.args.get("ability") != CHARGE or figure is None or target is None:
        return
    end = charging.contact_place(play, figure, target)
    length = hypot(end[0] - figure.x, end[1] - figure.y)
    if length < TOLERANCE:
        return
    across = play.radius(figure) / length
    dx, dy = -(end[1] - figure.y) * across, (end[0] - figure.x) * across
    x, y = figure.x, figure.y
    yield [(x + dx, y + dy), (end[0] + dx, end[1] + dy), (end[0] - dx, end[1] - dy), (x - dx, y - dy)]


def _dice_lines(seen: Outlook) -> Iterator[Line]:
    """Strength and difficulty of each pool, each with its history."""
    for key, pool in seen.pools:
        value = text(f"ags-value-{key}")
        yield Line(text("ags-preview-dice", value=value), pool.strength)
        yield Line(text("ags-preview-need", value=value), pool.difficulty)


def _damage_lines(found: DuelOdds) -> Iterator[Line]:
    if len(found.damage) > 1:
        yield Line(text("ags-preview-damage", damage=round(found.expected_damage, 2)))


def _is_test(seen: Outlook) -> bool:
    """Is it rolled against a target number, not against somebody?"""
    return seen.defender is None and seen.defended is None


def _chances(seen: Outlook, found: DuelOdds) -> Iterator[Chance]:
    if seen.fear:
        yield Chance(text("ags-preview-fear"), found.spoiled)
    yield Chance(text("ags-preview-success" if _is_test(seen) else "ags-preview-hit"), found.hit)
    for least in range(1, min(len(found.damage), MOST_TOLD)):
        yield Chance(text("ags-preview-at-least", damage=least), sum(found.damage[least:]))
    if found.kill:
        yield Chance(text("ags-preview-kill"), found.kill)


def _with_a_token(play: AgsPlay, payer: int | None, seen: Outlook) -> list[Chance]:
    """What one LT for more dice would buy."""
    if seen.attacker is None or payer is None or not tokens.may_spend(play, payer):
        return []
    room = tokens.room_for_dice(play, seen.attacker.dice)
    if not room:
        return []
    richer = odds(seen._replace(attacker=seen.attacker._replace(dice=seen.attacker.dice + room)))
    key = "ags-preview-success-token" if _is_test(seen) else "ags-preview-hit-token"
    told = [Chance(text(key, dice=room), richer.hit)]
    if richer.kill:
        told.append(Chance(text("ags-preview-kill-token", dice=room), richer.kill))
    return told


def tried(match: Match, question: Move, value: Mapping[str, Any]) -> Tried:
    """What a move that was judged and allowed costs and meets."""
    play: AgsPlay = match.play
    figure = play.figure(question.subjects[0])
    limit = float(question.args.get("inches", 0.0))
    if question.args.get("action") not in moving.PACES:
        return Tried({}, {figure.id: limit}, [])
    to = moving.going(play, figure, question.args["action"])
    try:
        trip = moving.judge(to, value)
    except Refused:
        # A charge runs by rules of its own; the question has judged it already.
        return Tried({}, {figure.id: limit}, [])
    if trip is None:
        return Tried({figure.id: 0.0}, {figure.id: limit}, [])
    most = to.limit(trip.walk.woods)
    return Tried({figure.id: round(trip.walk.cost, 3)}, {figure.id: most}, list(_met(play.name(figure), trip)))


def tried_place(match: Match, question: Place, value: Any) -> Tried:
    """Whom an area would strike."""
    play: AgsPlay = match.play
    user = _actor(play, question) if question.args.get("blast") else None
    known = values.abilities(play, user) if user is not None else []
    ability = next((one for one in known if one.called == question.args.get("ability")), None)
    if user is None or ability is None:
        return Tried({}, {}, [])
    x, y = float(value[0][0]), float(value[0][1])
    centre = (x, y, play.ground.level(x, y))
    struck = aiming.in_area(play, user, ability, centre)
    if not struck:
        return Tried({}, {}, [text("ags-preview-strikes-nobody")])
    return Tried({}, {}, [_struck(play, user, ability, one, centre) for one in struck])


def _struck(
    play: AgsPlay, user: Figure, ability: Ability, one: Figure, centre: tuple[float, float, float]
) -> Text:
    """How one model in an area would fare; that it is an own one is said."""
    seen = attacks.outlook(play, user, ability, one, area=centre)
    own = int(one.seat == user.seat)
    if seen is None or _is_test(seen):
        return text("ags-preview-strikes", figure=play.name(one), own=own)
    found = odds(seen)
    return text(
        "ags-preview-strikes-odds", figure=play.name(one), own=own, percent=round(100 * found.hit),
        damage=round(found.expected_damage, 2),
    )


def _met(name: Text, trip: moving.Trip) -> Iterator[Text]:
    """What the move would set off."""
    if trip.walk.dangers:
        yield text("ags-preview-dangerous", figure=name)
    if trip.walk.slow:
        yield text("ags-preview-slow", figure=name)
    for fall in trip.walk.falls:
        yield text("ags-preview-fall", figure=name, inches=fall.height)
    if trip.drawn is not None:
        yield text("ags-preview-drawn", figure=name)


def tabletop(match: Match) -> AgsTabletop:
    return AgsTabletop(match)
