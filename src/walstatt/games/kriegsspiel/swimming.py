"""Swimming a stream: a jump in one round, a roll at the start of the next (kalevala.r.war.strom_schwimmen)."""
from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from walstatt.core.questions import Script
from walstatt.core.tally import Tally
from walstatt.games.kriegsspiel import saddling, sinking
from walstatt.games.kriegsspiel.hooks import ease
from walstatt.games.kriegsspiel.orders import can_swim, may_jump
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.rolls import throw
from walstatt.games.kriegsspiel.state import Figure
from walstatt.games.kriegsspiel.ways import has_room
from walstatt.hexmap.small_fields import Way

SWIMMING, DROWNING = "kalevala.r.war.strom_schwimmen", "kalevala.r.9.ertrinken"
SURVIVES: Final = 10


def jump(play: BattlePlay, members: Iterable[Figure], stream: str) -> None:
    """Whoever stands beside the water and has all his steps; animals stay behind, so riders do too, unless that is read
    otherwise: then each swims for itself."""
    for one in members:
        if one.loosened or not can_swim(play, one) or not may_jump(play, one.at, stream):
            continue
        mount = play.mount(one)
        if mount is not None:
            saddling.part(mount, one)
        for each in (one, mount) if mount is not None and not mount.riders else (one,):
            _leap(play, each, stream)


def _leap(play: BattlePlay, one: Figure, stream: str) -> None:
    play.drop(one)
    one.heading = play.ground.edges[one.at, stream].way or ""
    one.at, one.swims = stream, True
    play.note("kriegsspiel-jumps", SWIMMING, DROWNING, "kalevala.r.war.handlung_schritte", figure=play.name(one),
              at=stream)


def swimmers(play: BattlePlay) -> list[str]:
    return [one.id for one in play.state.present() if one.swims]


def land_or_drown(play: BattlePlay) -> Script[bool]:
    """One swimmer rolls."""
    one = play.state.figures[play.state.queue.pop(0)]
    if not one.heading:
        yield from sinking.swim_on(play, one)
        return False
    rolled = yield from throw(play, one, "swim", DROWNING, ease(one, Tally(SURVIVES, DROWNING)))
    bank = landing(play, one) if rolled.reached else None
    if bank is None:
        play.strike_down(one, "kriegsspiel-drowns", "kalevala.9.3.strom_schwimmen", DROWNING, figure=play.name(one),
                         dice=rolled.fell)
        return False
    one.at, one.swims, one.heading, one.landed = bank, False, "", True
    play.note("kriegsspiel-lands", "kalevala.9.3.strom_schwimmen", SWIMMING, figure=play.name(one), at=bank,
              dice=rolled.fell)
    if one.is_person:
        play.capture(one)
    return False


def landing(play: BattlePlay, one: Figure) -> str | None:
    """The bank straight on, or one small field downstream of it; if that is none or full, any free bank beside."""
    here = one.at
    straight = _towards(play, here, Way(one.heading))
    flow = play.ground.flows.get(here)
    wanted = _towards(play, straight, flow) if straight is not None and flow is not None else straight
    if wanted is not None and _is_bank(play, wanted) and _is_free(play, one, wanted):
        return wanted
    beside = sorted((step.to for step in play.ground.steps[here]), key=lambda name: play.ground.spots[name].number)
    return next((name for name in beside if _is_bank(play, name) and _is_free(play, one, name)), None)


def _towards(play: BattlePlay, name: str, way: Way) -> str | None:
    return next((step.to for step in play.ground.steps[name] if step.way == way), None)


def _is_bank(play: BattlePlay, name: str) -> bool:
    streams = (step.to for step in play.ground.steps[name] if play.ground.spots[step.to].stream)
    return name in play.ground.inside and any(may_jump(play, name, stream) for stream in streams)


def _is_free(play: BattlePlay, one: Figure, name: str) -> bool:
    return name not in play.barred(one.party) and has_room(play, one, name, play.standing())
