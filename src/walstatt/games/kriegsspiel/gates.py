"""Gates and loopholes are turned, walls climbed, as part of movement: kalevala.r.war.tore and mauer_klettern."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from walstatt.core.questions import Script
from walstatt.core.refusal import Refused, refuse
from walstatt.core.tally import Tally
from walstatt.games.kriegsspiel import effects
from walstatt.games.kriegsspiel.forts import BROKEN, CLOSED, GATE, LOOPHOLE, OPEN, PASSAGE, Door, base
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.rolls import throw
from walstatt.games.kriegsspiel.state import Figure
from walstatt.games.kriegsspiel.ways import has_room

GATES, CLIMBING = "kalevala.r.war.tore", "kalevala.r.war.mauer_klettern"
STEPS: Final = "kalevala.r.war.handlung_schritte"
GATES_AND_PASSAGES: Final = (GATE, PASSAGE)
LOOPHOLES: Final = (LOOPHOLE,)
CLIMBS: Final = 10
"""What the dice must show."""


def within_reach(play: BattlePlay, figure: Figure, kinds: tuple[str, ...], now: str, at: str = "") -> list[Door]:
    """Doors of these kinds beside it that stand so; of the building or the wall at a place if one is named."""
    return [
        door for door in play.ground.plan.doors.values()
        if door.inside == figure.at and door.kind in kinds and play.stands(door) == now
        and not effects.is_under(play, effects.HELD, door.name)
        and (not at or base(at) in [base(one) for one in door.name.split(">")])
    ]


def turn(play: BattlePlay, members: Sequence[Figure], kinds: tuple[str, ...], *, opens: bool, at: str) -> None:
    """A step for each; whoever sits on an animal does not get at them."""
    now, then = (CLOSED, OPEN) if opens else (OPEN, CLOSED)
    for one in members:
        doors = within_reach(play, one, kinds, now, at) if not one.mount else []
        for door in doors[: play.speed(one)]:
            play.state.doors[door.name] = then
            key = "kriegsspiel-gate-opens" if opens else "kriegsspiel-gate-closes"
            play.note(key, GATES, "kalevala.27.2.oeffnungen", STEPS, figure=play.name(one), at=door.name)


# ---- climbing


def wall_between(play: BattlePlay, here: str, there: str) -> Door | None:
    """One that stands: a breach is walked through."""
    name = play.ground.plan.walls.get((here, there))
    door = play.ground.plan.doors[name] if name is not None else None
    return door if door is not None and play.stands(door) != BROKEN else None


def climb_flaw(play: BattlePlay, figure: Figure, there: str) -> Refused | None:
    """Why somebody cannot climb over the wall to that small field."""
    step = play.ground.edges.get((figure.at, there))
    if step is None or there not in play.ground.inside or wall_between(play, figure.at, there) is None:
        return refuse(CLIMBING, "kriegsspiel-refused-no-wall", at=there)
    here, beyond = play.spot(figure), play.ground.spots[there]
    barred = play.is_river(step) or here.water or not beyond.open or abs(here.level - beyond.level) > 1
    if figure.mount or figure.facing or barred:
        return refuse(CLIMBING, "kriegsspiel-refused-climb", at=there)
    if any(play.are_enemies(figure.party, one.party) for one in play.standing().get(there, ()) if one.is_person):
        return refuse("kalevala.27.1.klettern", "kriegsspiel-refused-defended", at=there)
    if there in play.barred(figure.party) or not has_room(play, figure, there, play.standing()):
        return refuse(CLIMBING, "kriegsspiel-refused-climb", at=there)
    return None


def climb(play: BattlePlay, members: Sequence[Figure], there: str) -> Script[None]:
    """With all steps; whoever fails stays where he is."""
    for one in members:
        if one.loosened or climb_flaw(play, one, there) is not None:
            continue
        rolled = yield from throw(play, one, "climb", CLIMBING, Tally(CLIMBS, CLIMBING), at=there)
        rules = (CLIMBING, "kalevala.27.1.klettern", STEPS)
        if rolled.reached:
            one.at, one.entered = there, play.speed(one)
            play.note("kriegsspiel-climbs", *rules, dice=rolled.fell, figure=play.name(one), at=there)
            play.capture(one)
        else:
            play.note("kriegsspiel-climbs-not", *rules, dice=rolled.fell, figure=play.name(one), at=there)


def proposals(play: BattlePlay, members: Sequence[Figure]) -> list[tuple[str, str]]:
    """Commands that somebody of the group could carry out, and their targets."""
    found: dict[tuple[str, str], None] = {}
    for one in members:
        for word, now in (("TOR AUF", CLOSED), ("TOR ZU", OPEN)):
            if not one.mount and within_reach(play, one, GATES_AND_PASSAGES, now):
                found[word, ""] = None
        for step in play.ground.steps[one.at]:
            if step.door and climb_flaw(play, one, step.to) is None:
                found["KLETTERN", step.to] = None
    return list(found)
