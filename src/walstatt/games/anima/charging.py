"""Movements that end in a blow: charge, ram, attack from above (anima.r.charge, anima.r.ram, anima.r.from_above)."""
from __future__ import annotations

from math import hypot
from random import Random
from typing import Any, NamedTuple

from walstatt.core.questions import Pick, Script
from walstatt.core.refusal import Refused, refuse
from walstatt.games.anima import attacks, costs, damage, facts, pushing, sight, standing, values, walking
from walstatt.games.anima.blows import Blow
from walstatt.games.anima.play import AnimaPlay
from walstatt.games.anima.state import TABLE, Figure
from walstatt.games.anima.walking import Walk
from walstatt.table.paths import cut
from walstatt.table.questions import Place
from walstatt.table.shapes import Point, at_least, within

ABOVE = "anima.r.from_above"
LEAP = 4.0
LEAST_HEIGHT = 2.0


class Rush(NamedTuple):
    """A run straight at somebody: which Speed number it uses, and its least distance."""

    ability: str
    rule: str
    pace: str
    least: float


CHARGE = Rush("charge", "anima.r.charge", "run", 3.0)
RAM = Rush("ram", "anima.r.ram", "walk", 2.0)


# ---- the straight line


def rush_problem(play: AnimaPlay, figure: Figure, target: Figure, rush: Rush) -> Refused | None:
    """Why somebody cannot be charged or rammed."""
    if target.seat == figure.seat:
        return refuse(rush.rule, "anima-refused-own", figure=play.name(target))
    if target.place != TABLE:
        return refuse("anima.r.out_of_play", "anima-refused-gone", figure=play.name(target))
    found = attacks.hidden_problem(play, target) or sight.sight_problem(play, figure, target)
    if found:
        return found
    inches = facts.flat_gap(play, figure, target)
    if not at_least(inches, rush.least):
        return refuse(rush.rule, "anima-refused-too-near", inches=inches, least=rush.least)
    try:
        line(play, figure, target)
    except Refused as blocked:
        return Refused(rush.rule, blocked.why)
    return None


def line(play: AnimaPlay, figure: Figure, target: Figure) -> Walk:
    """Straight at the target's centre until the bases touch; what blocks it refuses."""
    away = hypot(target.x - figure.x, target.y - figure.y)
    share = (away - play.radius(figure) - play.radius(target)) / away
    end = (figure.x + share * (target.x - figure.x), figure.y + share * (target.y - figure.y))
    path = [(figure.x, figure.y), end]
    walk = walking.survey(play, path, play.radius(figure))
    found = walking.bases_problem(play, figure, path)
    if found:
        raise found
    if not within(abs(play.relief.level(*end) - target.z), facts.MELEE_HEIGHT):
        raise refuse("anima.r.melee", "anima-refused-height", figure=play.name(target))
    return walk


def rush_targets(play: AnimaPlay, figure: Figure, rush: Rush) -> list[Figure]:
    return [foe for foe in play.foes(figure) if rush_problem(play, figure, foe, rush) is None]


def _ask_target(play: AnimaPlay, figure: Figure, rush: Rush) -> Script[Figure]:
    def why_not(option: str) -> Refused | None:
        other = play.state.figures.get(option)
        return rush_problem(play, figure, other, rush) if other is not None else None

    chosen = yield Pick(
        figure.seat, "anima:target", rush.rule, [foe.id for foe in rush_targets(play, figure, rush)],
        {"figure": play.name(figure)}, describe=lambda option: play.name(play.figure(option)), why_not=why_not,
        preview=lambda option: attacks.foresee(play, _blow(figure, play.figure(option), rush)),
    )
    return play.figure(chosen)


def _blow(figure: Figure, target: Figure, rush: Rush) -> Blow:
    if rush is CHARGE:
        return Blow(figure, target, "melee", ((1, "anima.r.charge"),), charge=True)
    return Blow(figure, target, "push", charge=True)


def _run(play: AnimaPlay, figure: Figure, target: Figure, rush: Rush) -> bool:
    """Move along the line as far as the Speed number leads; True if it comes to contact."""
    walk = line(play, figure, target)
    inches = walk.reach(values.speed(play, figure, rush.pace).total)
    end = cut(walk.path, inches)[-1]
    figure.moved += inches
    standing.put(play, figure, *end)
    rules = dict.fromkeys((rush.rule, *(one.rule for one in walk.cost.changes)))
    play.note("anima-rushes", *rules, figure=play.name(figure), target=play.name(target), inches=inches)
    damage.reveal_touched(play, figure)
    arrived = facts.touch(play, figure, target)
    if not arrived:
        play.note("anima-falls-short", rush.rule, figure=play.name(figure), target=play.name(target))
    return arrived


def charge(play: AnimaPlay, figure: Figure) -> Script[None]:
    """Into contact, and one melee attack at once with +1 Attack (anima.basic.charge)."""
    target = yield from _ask_target(play, figure, CHARGE)
    play.note(
        "anima-charges", "anima.basic.charge", "anima.r.charge", figure=play.name(figure), target=play.name(target)
    )
    blow = attacks.from_hiding(_blow(figure, target, CHARGE))
    if costs.declare(play, figure, "charge") and _run(play, figure, target, CHARGE):
        yield from attacks.strike(play, blow)


def ram(play: AnimaPlay, figure: Figure) -> Script[None]:
    """Into contact, and a push at once with 2 inches more (anima.basic.ram)."""
    target = yield from _ask_target(play, figure, RAM)
    play.note("anima-rams", "anima.basic.ram", "anima.r.ram", figure=play.name(figure), target=play.name(target))
    blow = attacks.from_hiding(_blow(figure, target, RAM))
    damage.reveal(play, figure)
    if costs.declare(play, figure, "ram") and _run(play, figure, target, RAM):
        yield from pushing.shove(play, blow, pushing.RAMMED)


# ---- from above


def above_problem(play: AnimaPlay, figure: Figure, target: Figure) -> Refused | None:
    """At least 2 inches above an enemy in sight, at most 4 inches away, with room beside it."""
    if target.seat == figure.seat:
        return refuse(ABOVE, "anima-refused-own", figure=play.name(target))
    if target.place != TABLE:
        return refuse("anima.r.out_of_play", "anima-refused-gone", figure=play.name(target))
    found = attacks.hidden_problem(play, target)
    if found:
        return found
    if not at_least(figure.z - target.z, LEAST_HEIGHT):
        return refuse(ABOVE, "anima-refused-not-above", figure=play.name(target), least=LEAST_HEIGHT)
    inches = facts.flat_gap(play, figure, target)
    if not within(inches, LEAP):
        return refuse(ABOVE, "anima-refused-too-far", inches=inches, most=LEAP)
    found = sight.sight_problem(play, figure, target)
    if found:
        return found
    if not leap_spots(play, figure, target):
        return refuse(ABOVE, "anima-refused-no-landing", figure=play.name(target))
    return None


def above_targets(play: AnimaPlay, figure: Figure) -> list[Figure]:
    return [foe for foe in play.foes(figure) if above_problem(play, figure, foe) is None]


def leap_spots(play: AnimaPlay, figure: Figure, target: Figure) -> list[Point]:
    reach = play.radius(figure) + play.radius(target)
    spots = standing.ring_spots((target.x, target.y), reach) + list(standing.snug_spots(play, figure, target))
    return [spot for spot in spots if landing_problem(play, figure, target, *spot) is None]


def landing_problem(play: AnimaPlay, figure: Figure, target: Figure, x: float, y: float) -> Refused | None:
    found = standing.stand_problem(play, figure, x, y, ABOVE)
    if found:
        return found
    if not facts.touch(play, standing.at(figure, x, y, play.relief.level(x, y)), target):
        return refuse(ABOVE, "anima-refused-landing", figure=play.name(target))
    return None


def from_above(play: AnimaPlay, figure: Figure) -> Script[None]:
    """Leap down beside an enemy and strike at once with +2 Damage (anima.basic.from_above)."""

    def why_not(option: str) -> Refused | None:
        other = play.state.figures.get(option)
        return above_problem(play, figure, other) if other is not None else None

    bonus = ((2, "anima.r.from_above"),)
    chosen = yield Pick(
        figure.seat, "anima:target", ABOVE, [foe.id for foe in above_targets(play, figure)],
        {"figure": play.name(figure)}, describe=lambda option: play.name(play.figure(option)), why_not=why_not,
        preview=lambda option: attacks.foresee(play, Blow(figure, play.figure(option), "melee", damage_bonus=bonus)),
    )
    target = play.figure(chosen)
    blow = attacks.from_hiding(Blow(figure, target, "melee", damage_bonus=bonus))
    x, y = yield from _ask_landing(play, figure, target)
    play.note("anima-leaps", "anima.basic.from_above", ABOVE, figure=play.name(figure), target=play.name(target))
    if not costs.declare(play, figure, "from_above"):
        return
    figure.moved += hypot(x - figure.x, y - figure.y, figure.z - play.relief.level(x, y))
    standing.put(play, figure, x, y)
    damage.reveal_touched(play, figure)
    yield from attacks.strike(play, blow)


def _ask_landing(play: AnimaPlay, figure: Figure, target: Figure) -> Script[Point]:
    def judge(value: Any) -> None:
        found = landing_problem(play, figure, target, *value[0])
        if found:
            raise found

    def propose(rng: Random) -> list[list[float]]:
        return [list(rng.choice(leap_spots(play, figure, target)))]

    chosen = yield Place(
        figure.seat, "anima:leap_to", ABOVE, [figure.id], judge, propose,
        {"figure": play.name(figure), "target": play.name(target)},
    )
    x, y = chosen[0]
    return x, y
