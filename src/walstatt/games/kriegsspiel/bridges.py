"""Hits on bridges, and who falls from them: kalevala.27.6.treffer, r.war.bruecke_kampf and onager_gebaeude."""
from __future__ import annotations

from typing import Final

from walstatt.core.questions import Script
from walstatt.core.refusal import Refused, refuse
from walstatt.core.tally import Tally
from walstatt.games.kriegsspiel import damage
from walstatt.games.kriegsspiel.crowding import make_room
from walstatt.games.kriegsspiel.danger import roll_for_survival, survival_number
from walstatt.games.kriegsspiel.ground import Ground
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.spans import Bridge, Rift
from walstatt.games.kriegsspiel.state import Figure

HITS, FIGHTING = "kalevala.27.6.treffer", "kalevala.r.war.bruecke_kampf"
RIVER_HITS: Final = "kalevala.r.war.onager_gebaeude"


def stands(play: BattlePlay, name: str) -> bool:
    return name in play.ground.bridges and play.hits(name) < play.ground.bridges[name].lasts


def hit(play: BattlePlay, name: str) -> Script[None]:
    """Whoever stands on it rolls for survival; then it has one hit more, and drops whom it no longer bears."""
    bridge = play.ground.bridges[name]
    if bridge.over:
        yield from damage.survive(play, name)
    yield from weaken(play, name, play.hits(name) + 1)


def weaken(play: BattlePlay, name: str, hits: int) -> Script[None]:
    bridge = play.ground.bridges[name]
    play.state.hits[name] = min(hits, bridge.lasts)
    rules = (HITS, FIGHTING) if bridge.over else (RIVER_HITS, FIGHTING)
    gone = hits >= bridge.lasts
    play.note("kriegsspiel-bridge-gone" if gone else "kriegsspiel-bridge-hit", *rules, at=name, hits=hits)
    there = play.standing().get(name, []) if bridge.over else []
    falling = [(one, survival_number(one)) for one in there if not play.bears(name, _gait(play, one))]
    for one, need in falling:
        if not one.gone:
            yield from _drop(play, one, need, bridge, gone)


def _gait(play: BattlePlay, figure: Figure) -> str:
    mount = play.mount(figure)
    return mount.symbol if mount is not None else "" if figure.is_person or figure.profile.is_slave else figure.symbol


def _drop(play: BattlePlay, figure: Figure, need: Tally, bridge: Bridge, gone: bool) -> Script[None]:
    """Into the water when the bridge is gone; else, and over a gorge, back to the nearest end for who survives."""
    if figure.profile.is_device:
        play.remove(figure)
        play.note("kriegsspiel-device-destroyed", FIGHTING, figure=play.name(figure))
        return
    if gone and play.ground.spots[bridge.over].water:
        dismount(play, figure)
        figure.at, figure.swims, figure.heading, figure.facing = bridge.over, True, "", 0
        play.note("kriegsspiel-falls-in", FIGHTING, figure=play.name(figure), at=bridge.over)
        return
    if not (yield from roll_for_survival(play, figure, need)):
        return
    dismount(play, figure)
    ends = sorted((bridge.at, bridge.to), key=lambda end: (not play.fits(end, _with(play, end, figure)), end))
    figure.at, figure.facing = next((end for end in ends if end not in play.barred(figure.party)), ends[0]), 0
    play.note("kriegsspiel-steps-aside", FIGHTING, figure=play.name(figure), start=bridge.name, end=figure.at)
    yield from make_room(play, [figure])


def _with(play: BattlePlay, at: str, figure: Figure) -> list[Figure]:
    return [*play.standing().get(at, ()), figure]


def dismount(play: BattlePlay, figure: Figure) -> None:
    """Each for himself."""
    mount = play.mount(figure)
    if mount is not None:
        mount.riders = tuple(id for id in mount.riders if id != figure.id)
        figure.mount = ""
    for id in figure.riders:
        play.state.figures[id].mount = ""
    figure.riders = ()


# ---- what a line-up may name


def bridge_flaw(ground: Ground, bridge: Bridge) -> Refused | None:
    """Between two small fields side by side, or in a straight line over water or a gorge, from bank to bank on one
    level (kalevala.11.4.1.strombruecke)."""
    spots, flaw = ground.spots, refuse("kalevala.11.4.1.strombruecke", "kriegsspiel-refused-span", given=bridge.name)
    known = all(name in spots for name in (bridge.at, bridge.to, bridge.over or bridge.at))
    if not known or not (spots[bridge.at].open and spots[bridge.to].open):
        return flaw
    if not bridge.over:
        return None if (bridge.at, bridge.to) in ground.edges else flaw
    ways = [ground.edges.get((bridge.over, bank)) for bank in (bridge.at, bridge.to)]
    first, last = (step.way if step is not None else None for step in ways)
    straight = first is not None and last == first.opposite
    level = spots[bridge.at].level == spots[bridge.to].level
    return None if straight and level and not spots[bridge.over].open else flaw


def rift_flaw(ground: Ground, rift: Rift) -> Refused | None:
    """On land of the battlefield, neither water nor mountains, and to another plane: never to the small field beside it
    (kalevala.r.war.portal_provinzen)."""
    sound = all(name in ground.inside and ground.spots[name].open for name in (rift.at, rift.to))
    if sound and rift.at != rift.to and (rift.at, rift.to) not in ground.edges:
        return None
    return refuse("kalevala.r.war.portal_provinzen", "kriegsspiel-refused-span", given=rift.name)
