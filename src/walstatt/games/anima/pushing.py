"""Push: steps 1 to 6 of an attack, and the target flies (anima.basic.push, anima.r.push)."""
from __future__ import annotations

from typing import NamedTuple

from walstatt.core.questions import Pick, Script
from walstatt.core.refusal import Refused, refuse
from walstatt.core.tally import Tally
from walstatt.games.anima import attacks, costs, driving, facts
from walstatt.games.anima.blows import Blow
from walstatt.games.anima.play import AnimaPlay
from walstatt.games.anima.state import Figure

PUSH = "anima.r.push"


class Force(NamedTuple):
    """How hard a push is: inches besides the level of success, and at most."""

    inches: int
    most: int
    rule: str


PUSHED = Force(2, 8, PUSH)
RAMMED = Force(4, 10, "anima.r.ram")


def push_problem(play: AnimaPlay, figure: Figure, target: Figure) -> Refused | None:
    if target.seat == figure.seat:
        return refuse(PUSH, "anima-refused-own", figure=play.name(target))
    if not facts.touch(play, figure, target):
        return refuse(PUSH, "anima-refused-not-touching", figure=play.name(target))
    return attacks.hidden_problem(play, target)


def targets(play: AnimaPlay, figure: Figure) -> list[Figure]:
    return [foe for foe in play.foes(figure) if push_problem(play, figure, foe) is None]


def push(play: AnimaPlay, figure: Figure) -> Script[None]:
    """Against one enemy in contact."""

    def why_not(option: str) -> Refused | None:
        other = play.state.figures.get(option)
        return push_problem(play, figure, other) if other is not None else None

    chosen = yield Pick(
        figure.seat, "anima:target", "anima.basic.push", [foe.id for foe in targets(play, figure)],
        {"figure": play.name(figure)}, describe=lambda option: play.name(play.figure(option)), why_not=why_not,
        preview=lambda option: attacks.foresee(play, Blow(figure, play.figure(option), "push")),
    )
    blow = attacks.from_hiding(Blow(figure, play.figure(chosen), "push"))
    if costs.declare(play, figure, "push"):
        yield from shove(play, blow, PUSHED)


def shove(play: AnimaPlay, blow: Blow, force: Force) -> Script[None]:
    """On a success the target is driven straight away; a push deals no damage by itself."""
    clash = attacks.Clash(blow)
    level = yield from attacks.contest(play, clash)
    if level is None:
        yield from attacks.evaded(play, clash)
        return
    pusher, target = blow.attacker, blow.target
    inches = distance(play, pusher, target, level, force)
    rules = dict.fromkeys((force.rule, PUSH, *(rule for _, rule in inches.changes)))
    play.note("anima-pushed", *rules, figure=play.name(pusher), target=play.name(target), inches=float(inches.total))
    yield from driving.drive(play, target, (target.x - pusher.x, target.y - pusher.y), float(inches.total))


def distance(play: AnimaPlay, pusher: Figure, target: Figure, level: int, force: Force) -> Tally:
    """Larger targets fly half as far, halved after the limit."""
    inches = Tally(force.inches, force.rule).change(level, "anima.attack.6")
    if inches.total > force.most:
        inches.change(force.most - inches.total, force.rule)
    if play.profile(target).base > play.profile(pusher).base:
        inches.change(-inches.total / 2, PUSH)
    return inches
