"""A line of an order sheet as the command that a group is given at the board."""
from __future__ import annotations

import re
from typing import Final

from walstatt.games.kriegsspiel import orders, phalanx
from walstatt.games.kriegsspiel.ground import WAYS
from walstatt.games.kriegsspiel.magic import DIRECTION, ONTO, STRENGTH, is_near
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.sheets.model import FIELD, GROUP, NEAREST, Line, Target
from walstatt.games.kriegsspiel.sheets.writer import write_command
from walstatt.games.kriegsspiel.spells import FIGURES, Spell
from walstatt.games.kriegsspiel.state import Figure, Group

TOWARDS: Final = f" {ONTO} "
_MOVING_TARGET: Final = re.compile(
    rf"{orders.GROUP}(?P<group>[^,=]+?)(?=\s+(?:{ONTO}|{DIRECTION}|{STRENGTH})\b|\s*[,=]|\s*$)|\b{orders.NEAREST}\b")
"""In a line of magic."""
_NAMED_PLACES: Final = re.compile(r"[^\s,]+/[^\s,]+(?:\s*,\s*[^\s,]+/[^\s,]+)*")
TO_PLACES: Final = (orders.ADVANCE, orders.PHALANX)
"""Commands that lead to a place: of an enemy or a group they mean where it stands now."""


def command_of(play: BattlePlay, group: Group, line: Line) -> str:
    """Word for word, but for targets that move: these are where they are now."""
    target = _target(play, group, line)
    facing = line.facing
    if line.command == orders.PHALANX and not facing:
        facing = str(_facing(play, group, target.place if target is not None else ""))
    return write_command(line, target, facing)


def _target(play: BattlePlay, group: Group, line: Line) -> Target | None:
    target = line.target
    if target is None or line.command == orders.PROTECT:
        return target
    if target.kind == GROUP:
        # The groups of a sheet are its own: what is near one of them is meant.
        friend = play.state.group(group.party, target.group)
        fellows = play.members(friend) if friend is not None else []
        if line.command in TO_PLACES:
            return _at(_nearest(play, play.members(group), fellows))
        return _at(_nearest(play, fellows, _enemies(play, group.party)))
    if target.kind == NEAREST and line.command in TO_PLACES:
        return _at(_nearest(play, play.members(group), _enemies(play, group.party)))
    return target


def spoken_spell(play: BattlePlay, caster: Figure, spell: Spell | None, said: str) -> str:
    """A line of magic with its targets as they are now: NÄCHSTER is the small field of the nearest enemy, or that enemy
    where figures are chosen, `GRUPPE x` the small fields or those of an own group. Nothing if there is nobody."""
    lost = False

    def now(found: re.Match[str]) -> str:
        nonlocal lost
        found_now = _meant(play, caster, spell, found["group"], found.start() > said.find(TOWARDS) > 0)
        lost = lost or not found_now
        return ", ".join(found_now)

    written = _MOVING_TARGET.sub(now, said)
    if spell is not None and spell.aim == FIGURES:
        written = _NAMED_PLACES.sub(lambda found: _those_on(play, caster, spell, found), written)
    return "" if lost else written


def _those_on(play: BattlePlay, caster: Figure, spell: Spell, found: re.Match[str]) -> str:
    """Small fields in a line on chosen figures: all there whom it is for."""
    places = [place.strip() for place in found[0].split(",")]
    if any(place not in play.ground.spots for place in places):
        return found[0]
    there = [
        one for one in play.state.present() if {one.at, one.front} & {*places}
        and (play.sees_enemy(caster.party, one) if spell.hostile else one.party == caster.party)
    ]
    return ", ".join(one.id for one in there if _may_be_chosen(play, caster, spell, one))


def _meant(play: BattlePlay, caster: Figure, spell: Spell | None, name: str | None, behind: bool) -> list[str]:
    """`behind` NACH a beast is told whom it shall attack."""
    if name is None:
        enemy = _nearest(play, [caster], _enemies(play, caster.party))
        chosen = behind or (spell is not None and spell.aim == FIGURES)
        return [] if enemy is None else [enemy.id if chosen else enemy.at]
    own = [one for one in play.state.present(caster.party) if one.group == name.strip()]
    if spell is not None and spell.second is not None:
        return [one.id for one in own if spell.second(play, caster, one)][:1]
    if spell is not None and spell.aim == FIGURES:
        return [one.id for one in own if _may_be_chosen(play, caster, spell, one)]
    return list(dict.fromkeys(one.at for one in own if one.is_person and not one.swims))


def _may_be_chosen(play: BattlePlay, caster: Figure, spell: Spell, one: Figure) -> bool:
    near = spell.reach is None or is_near(play, caster.at, one.at)
    return near and (one.is_person if spell.takes is None else spell.takes(play, one))


def _enemies(play: BattlePlay, party: int) -> list[Figure]:
    return [one for one in play.state.present() if one.is_person and play.sees_enemy(party, one)]


def _nearest(play: BattlePlay, members: list[Figure], others: list[Figure]) -> Figure | None:
    """The nearest of the others to any of the first, then by the number of its small field and by listing."""
    pairs = [
        (play.ground.distance(one.at, other.at), play.spot(other).number, place)
        for one in members for place, other in enumerate(others)
    ]
    return others[min(pairs)[2]] if pairs else None


def _at(figure: Figure | None) -> Target:
    """Nobody is left: a place that there is not."""
    return Target(FIELD, figure.at if figure is not None else "")


def _facing(play: BattlePlay, group: Group, goal: str) -> int:
    """Towards where it is to go, else towards the nearest enemy; as it stands if there is none."""
    four = next(phalanx.fours(play, group), play.members(group)[:1])
    enemy = _nearest(play, four, _enemies(play, group.party))
    towards = goal if goal in play.ground.spots else enemy.at if enemy is not None else ""
    if not four or not towards:
        return 1
    ground, here = play.ground, four[0].at
    steps = [step for step in ground.steps[here] if step.way is not None]
    if not steps or here == towards:
        return four[0].facing or 1
    best = min(steps, key=lambda step: (ground.distance(step.to, towards), ground.spots[step.to].number))
    return WAYS.index(best.way) + 1 if best.way is not None else 1
