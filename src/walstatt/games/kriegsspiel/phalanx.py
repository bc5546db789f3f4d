"""The phalanx: four warriors on one small field with a front of three sides (kalevala.r.war.phalanx_detail)."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from walstatt.core.refusal import Refused, refuse
from walstatt.games.kriegsspiel import effects, lines
from walstatt.games.kriegsspiel.ground import WAYS, Step
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.profiles import WAGON
from walstatt.games.kriegsspiel.state import Figure, Group
from walstatt.hexmap.small_fields import Way

FORMING, DETAIL = "kalevala.16.2.4.phalanx_bildung", "kalevala.r.war.phalanx_detail"
FIGHTING, GROUND = "kalevala.16.2.4.phalanx_kampf", "kalevala.16.2.4.phalanx_gelaende"
MOVING, BOWS = "kalevala.16.2.4.phalanx_bewegung", "kalevala.16.2.4.phalanx_bogen"
WARRIORS: Final = 4
ARCHERS_TOO: Final = 1


def front(facing: int) -> tuple[Way, Way, Way]:
    """The side it faces, and those left and right of it."""
    return WAYS[facing - 2], WAYS[facing - 1], WAYS[facing % 6]


def faces(play: BattlePlay, figure: Figure, at: str) -> bool:
    """Does a warrior of a phalanx stand with his front to this small field beside him?"""
    step = play.ground.edges.get((figure.at, at))
    return bool(figure.facing) and step is not None and step.way in front(figure.facing)


def could_enter(play: BattlePlay, here: str, step: Step) -> bool:
    """By its ground: room for four, at most one level, no river, no wall, no building."""
    spot = play.ground.spots[step.to]
    level = abs(spot.level - play.ground.spots[here].level)
    ground = step.to in play.ground.inside and spot.open and spot.room >= WARRIORS and not spot.indoors
    shut = bool(step.door) and step.door not in play.ways_through()
    barred = shut or step.to in play.built_over() or play.is_river(step, WAGON) or not _bridge_bears(play, step)
    barred = barred or effects.is_shielded(play, here, step.to)
    return ground and level <= 1 and not barred


def _bridge_bears(play: BattlePlay, step: Step) -> bool:
    """Four in close order weigh like a wagon."""
    return not step.bridge or step.river or play.bears(step.bridge, WAGON)


def strike_flaw(play: BattlePlay, attacker: Figure, target: Figure, step: Step) -> Refused | None:
    """Its warriors attack only to the front, and only where it could go."""
    if not faces(play, attacker, target.at):
        return refuse(FIGHTING, "kriegsspiel-refused-not-front")
    if not could_enter(play, attacker.at, step):
        return refuse(GROUND, "kriegsspiel-refused-phalanx-ground", at=target.at)
    return None


def is_shot_from_front(play: BattlePlay, target: Figure, shooter_at: str) -> bool:
    """By the side that the line crosses; at a corner the front counts (kalevala.r.war.phalanx_schussrichtung)."""
    crossed = lines.sides(play.ground.spots[target.at], play.ground.spots[shooter_at])
    return any(way in front(target.facing) for way in crossed)


# ---- forming, turning, moving


def fours(play: BattlePlay, group: Group) -> Iterator[list[Figure]]:
    """Small fields on which the group has a phalanx, or could form one."""
    for here in play.standing().values():
        outside = not play.spot(here[0]).indoors
        if outside and here[0].party == group.party and here[0].group == group.name and _is_four(play, here):
            yield here


def _is_four(play: BattlePlay, here: list[Figure]) -> bool:
    """Where four stand there is room for four; archers form one by a reading alone."""
    first = here[0]
    alike = all((one.symbol, one.group, one.party) == (first.symbol, first.group, first.party) for one in here)
    if len(here) != WARRIORS or not alike or not first.profile.is_warrior:
        return False
    if first.profile.is_archer and play.ruling(DETAIL) != ARCHERS_TOO:
        return False
    return all(not one.mount and not one.landed and not one.loosened for one in here)


def order(play: BattlePlay, group: Group, facing: int, goal: str | None) -> None:
    """Each four that can move forms or turns; one that faces there already goes on, if that is nearer to the goal."""
    for here in list(fours(play, group)):
        if not all(play.speed(one) for one in here):
            continue
        if here[0].facing != facing:
            rules = (MOVING, DETAIL) if here[0].facing else (FORMING, DETAIL)
            key = "kriegsspiel-phalanx-turns" if here[0].facing else "kriegsspiel-phalanx-forms"
            for one in here:
                one.facing = facing
            play.note(key, *rules, seat=group.party, at=here[0].at, facing=facing)
        elif goal is not None:
            for _ in range(effects.haste(here)):
                _advance(play, here, goal)


def _advance(play: BattlePlay, here: list[Figure], goal: str) -> None:
    start, ground = here[0].at, play.ground
    taken = play.standing()
    ways = [
        step for step in ground.steps[start]
        if step.way in front(here[0].facing) and could_enter(play, start, step) and step.to not in taken
        and ground.distance(step.to, goal) < ground.distance(start, goal)
    ]
    if not ways:
        return
    best = min(ways, key=lambda step: (ground.distance(step.to, goal), ground.spots[step.to].number))
    go(play, here, best.to)


def go(play: BattlePlay, here: list[Figure], end: str) -> None:
    """All four together."""
    start = here[0].at
    for one in here:
        one.at = end
        one.entered += 1
    play.note("kriegsspiel-phalanx-moves", MOVING, DETAIL, seat=here[0].party, start=start, end=end)
    play.capture(here[0])


def dissolve(play: BattlePlay, members: list[Figure]) -> None:
    """At the start of their movement, for nothing; one step is left. With who leaves it ends for all four."""
    places = dict.fromkeys(one.at for one in members if one.facing)
    for one in (one for at in places for one in play.standing()[at]):
        if one.facing:
            one.facing, one.loosened = 0, True
            play.note("kriegsspiel-phalanx-dissolves", DETAIL, figure=play.name(one))
