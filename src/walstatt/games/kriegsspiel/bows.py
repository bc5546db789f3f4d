"""Bow shots, one archer after another (kalevala.r.war.bogen)."""
from __future__ import annotations

from typing import Any

from walstatt.core.questions import Script
from walstatt.games.kriegsspiel import effects, lines
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.points import BOW, shot_number
from walstatt.games.kriegsspiel.rolls import throw
from walstatt.games.kriegsspiel.state import Figure
from walstatt.games.kriegsspiel.targets import ACTIONS, CHOICE, bow_target


def archers(play: BattlePlay) -> list[str]:
    """By the order of the groups on the sheet, then of listing (kalevala.r.war.handlungswahl)."""
    party = play.active
    groups = [one.name for one in play.state.groups if one.party == party]
    found = [one for one in play.state.present(party) if one.profile.is_archer]
    return [one.id for one in sorted(found, key=lambda one: groups.index(one.group))]


def shoot(play: BattlePlay) -> Script[bool]:
    """The next archer who has a target."""
    while play.state.queue:
        shooter = play.state.figures[play.state.queue.pop(0)]
        target = None if shooter.gone or shooter.acted else bow_target(play, shooter)
        if target is not None:
            yield from shot(play, shooter, target)
            return False
    return True


def shot(play: BattlePlay, shooter: Figure, target: Figure) -> Script[None]:
    """A hit kills, and the target rolls nothing."""
    shooter.acted = True
    effects.show(play, shooter)
    target.provoked = target.provoked or play.state.round
    loophole = lines.used(play, shooter.at, target.at)
    if loophole is not None:
        play.state.shot_through.append(loophole.name)
    need = shot_number(play, shooter, target)
    names: dict[str, Any] = {"figure": play.name(shooter), "target": play.name(target)}
    rolled = yield from throw(play, shooter, "shot", BOW, need, target=play.name(target),
                                against=target.at)
    rules = [BOW, "kalevala.r.war.richtungen", ACTIONS, CHOICE, *(change.rule for change in need.changes)]
    if target.facing:
        rules.append("kalevala.r.war.phalanx_schussrichtung")
    if rolled.reached:
        play.strike_down(target, "kriegsspiel-shot-kills", *rules, dice=rolled.fell, **names)
    else:
        play.note("kriegsspiel-shot-misses", *rules, dice=rolled.fell, **names)
