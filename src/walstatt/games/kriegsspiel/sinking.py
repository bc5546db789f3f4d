"""Ships that go down, and who swims: kalevala.r.war.schiff_sinken, rammen_schiff and onager_wirkung."""
from __future__ import annotations

from typing import Final

from walstatt.core.questions import Script
from walstatt.core.tally import Tally
from walstatt.games.kriegsspiel.decks import SHORE
from walstatt.games.kriegsspiel.forts import is_field
from walstatt.games.kriegsspiel.hooks import ease
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.profiles import RAFT
from walstatt.games.kriegsspiel.rolls import throw
from walstatt.games.kriegsspiel.state import Figure
from walstatt.games.kriegsspiel.ways import has_room

SINKING, HITS = "kalevala.r.war.schiff_sinken", "kalevala.r.war.onager_wirkung"
SUSPENDED: Final = "kalevala.r.war.fortsetzung_detail"
SURVIVES, STROKES = 10, 2
"""What the dice must show, and how many small fields one swims in a round."""
BEARS: Final = 2
"""Hits that sink a ship; a raft goes down with the first."""


def sink(play: BattlePlay, vessel: Figure) -> None:
    """Devices and RE are lost; people and animals swim where they stood."""
    play.note("kriegsspiel-sinks", SINKING, figure=play.name(vessel), at=vessel.at)
    cells = (vessel.at, vessel.front)
    load = [one for one in play.state.present() if one.at in cells and one is not vessel and not one.swims]
    play.remove(vessel)
    play.state.stores = [one for one in play.state.stores if one.at not in cells]
    for one in load:
        one.carries = 0
        if one.profile.is_device:
            play.remove(one)
            continue
        one.mount, one.riders, one.team, one.swims, one.heading = "", (), "", True, ""
        play.note("kriegsspiel-falls-in", SINKING, figure=play.name(one), at=one.at)


def hit(play: BattlePlay, vessel: Figure) -> None:
    """By an onager."""
    vessel.hits += 1
    if vessel.symbol == RAFT or vessel.hits >= BEARS:
        sink(play, vessel)
    else:
        play.note("kriegsspiel-ship-hit", HITS, figure=play.name(vessel))


def swim_on(play: BattlePlay, swimmer: Figure) -> Script[None]:
    """Two small fields towards the nearest shore or friendly vessel; saved if it gets there."""
    rolled = yield from throw(play, swimmer, "swim", SINKING, ease(swimmer, Tally(SURVIVES, SINKING)))
    if not rolled.reached:
        play.strike_down(swimmer, "kriegsspiel-drowns", SINKING, figure=play.name(swimmer), dice=rolled.fell)
    if swimmer.gone:
        return
    path = way_out(play, swimmer)
    if path:
        swimmer.at = path[: STROKES][-1]
    if path and len(path) <= STROKES:
        swimmer.swims, swimmer.landed = False, True
        play.note("kriegsspiel-lands", SINKING, figure=play.name(swimmer), at=swimmer.at, dice=rolled.fell)
        play.capture(swimmer)
    else:
        play.note("kriegsspiel-swims-on", SINKING, figure=play.name(swimmer), at=swimmer.at, dice=rolled.fell)


def come_ashore(play: BattlePlay) -> None:
    """Who still swims when all is over: saved by the nearest bank or deck within two small fields, else drowned."""
    for swimmer in [one for one in play.state.present() if one.swims]:
        path = way_out(play, swimmer)
        if path and len(path) <= STROKES:
            swimmer.at, swimmer.swims, swimmer.heading = path[-1], False, ""
            play.note("kriegsspiel-saved", SUSPENDED, SINKING, figure=play.name(swimmer), at=swimmer.at)
            play.capture(swimmer)
        else:
            play.strike_down(swimmer, "kriegsspiel-goes-under", SUSPENDED, SINKING, figure=play.name(swimmer))


def way_out(play: BattlePlay, swimmer: Figure) -> tuple[str, ...]:
    """The shortest way through water to where it can get out, itself the last step."""
    numbers, edge = play.ground.spots, [swimmer.at]
    paths: dict[str, tuple[str, ...]] = {swimmer.at: ()}
    while edge:
        here = edge.pop(0)
        beside = sorted((step.to for step in play.ground.steps[here]), key=lambda name: numbers[name].number)
        for name in beside:
            if name in paths or name not in play.ground.inside:
                continue
            paths[name] = (*paths[here], name)
            if _saves(play, swimmer, name):
                return paths[name]
            if numbers[name].water:
                edge.append(name)
    return ()


def _saves(play: BattlePlay, swimmer: Figure, at: str) -> bool:
    """A low shore or a deck of friends, with room."""
    spot, vessel = play.ground.spots[at], play.decks().get(at)
    dry = spot.open and not spot.water and spot.level <= SHORE and is_field(at)
    friendly = vessel is not None and play.are_friendly(vessel.party, swimmer.party)
    if not (dry or friendly) or at in play.barred(swimmer.party):
        return False
    return has_room(play, swimmer, at, play.standing())
