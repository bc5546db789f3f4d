"""The push blow of a phalanx: all four against one small field of its front (kalevala.r.war.wuchtschlag)."""
from __future__ import annotations

from typing import Final

from walstatt.core.questions import Script
from walstatt.core.tally import Tally
from walstatt.games.kriegsspiel import orders, phalanx
from walstatt.games.kriegsspiel.danger import roll_for_survival, survival_number
from walstatt.games.kriegsspiel.ground import WAYS, Step
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.rolls import throw
from walstatt.games.kriegsspiel.state import Figure
from walstatt.games.kriegsspiel.unordered import line_of
from walstatt.games.kriegsspiel.ways import Walker, has_room

BLOW: Final = "kalevala.r.war.wuchtschlag"
NEEDS, ENEMIES = 12, 3
"""What the dice must show; how many enemies a small field must hold to be worth it (kalevala.r.war.befehle_feld)."""


def aim(play: BattlePlay, figure: Figure) -> Step | None:
    """Where the phalanx of this warrior pushes: the field of its front with most enemies, then the lowest number."""
    line = line_of(play, figure)
    if not figure.facing or orders.PUSH not in line.options:
        return None
    here = play.standing()
    if any(one.acted for one in here[figure.at]):
        return None
    found = []
    for step in play.ground.steps[figure.at]:
        there = [one for name in here if name == step.to or name.startswith(f"{step.to}^") for one in here[name]]
        people = [one for one in there if one.is_person and play.are_enemies(figure.party, one.party)]
        firm = any(one.facing or one.profile.is_heavy or one.profile.fills or one.team for one in here.get(step.to, ()))
        faced = phalanx.faces(play, figure, step.to) and phalanx.could_enter(play, figure.at, step)
        if len(people) >= ENEMIES and faced and not firm:
            found.append((-len(people), play.ground.spots[step.to].number, step))
    return min(found)[2] if found else None


def push(play: BattlePlay, figure: Figure, step: Step) -> Script[None]:
    """One roll without points; whoever cannot be thrown back rolls for survival and stays. Ladders fall, and who is on
    them is thrown back with those at their feet."""
    four = play.standing().get(figure.at, [])
    for one in four:
        one.acted = True
    rolled = yield from throw(play, figure, "push", BLOW, Tally(NEEDS, BLOW), at=step.to)
    key = "kriegsspiel-push" if rolled.reached else "kriegsspiel-push-fails"
    play.note(key, BLOW, phalanx.FIGHTING, dice=rolled.fell, seat=figure.party, at=step.to)
    if not rolled.reached:
        return
    for one in play.standing().get(step.to, []):
        play.bring_down(one)
    for one in [one for one in play.standing().get(step.to, []) if not one.riders]:
        if not _throw_back(play, one, step):
            yield from _stand(play, one)
    _, goal = orders.phalanx_wish(play, line_of(play, figure))
    if goal is not None and step.to not in play.standing():
        phalanx.go(play, four, step.to)


def _throw_back(play: BattlePlay, figure: Figure, blow: Step) -> bool:
    """In the direction of the blow, else left, else right of it."""
    place = WAYS.index(blow.way)
    walker, standing = Walker.of(play, figure), play.standing()
    for way in (WAYS[place], WAYS[place - 1], WAYS[(place + 1) % 6]):
        step = next((one for one in play.ground.steps[figure.at] if one.way == way), None)
        if step is None or play.is_river(step) or not walker.leads(figure.at, step):
            continue
        # Nobody takes booty by being thrown onto it.
        alone = play.is_among_own(figure, standing.get(step.to, ()))
        if alone and has_room(play, figure, step.to, standing):
            mount, start = play.mount(figure), figure.at
            figure.at = step.to
            if mount is not None:
                mount.at = step.to
            play.note("kriegsspiel-thrown-back", BLOW, figure=play.name(figure), start=start, end=step.to)
            return True
    return False


def _stand(play: BattlePlay, figure: Figure) -> Script[None]:
    """A rider and its mount roll apart."""
    if figure.profile.is_device:
        play.remove(figure)
        play.note("kriegsspiel-device-destroyed", BLOW, figure=play.name(figure))
        return
    mount = play.mount(figure)
    for one in (figure, mount):
        if one is not None:
            yield from roll_for_survival(play, one, survival_number(one))
