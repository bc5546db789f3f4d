"""Manned vessels flee with all that they carry: kalevala.16.2.8.schiffe and r.war.fluchtziel."""
from __future__ import annotations

from typing import Final

from walstatt.core.questions import Script
from walstatt.games.kriegsspiel import effects, sailing
from walstatt.games.kriegsspiel.decks import Hull, hull
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.state import FLED, Figure

RULE: Final = "kalevala.16.2.8.schiffe"


def exits(play: BattlePlay, party: int) -> dict[str, str]:
    """Small fields of water from which one sails out, and the large field that lies there."""
    ground, own = play.ground, play.setup.parties[party]
    refuges = (*own.refuges, *own.havens)
    found: dict[str, str] = {}
    for name in sorted(ground.inside) if play.has_vessels else ():
        for step in ground.steps[name] if ground.spots[name].water else ():
            out = ground.spots[step.to]
            if step.to not in ground.inside and out.water and out.gf in refuges and not effects.is_shut_in(
                    play, name, party):
                found.setdefault(name, out.gf)
    return found


def flee(play: BattlePlay, vessel: Figure) -> Script[None]:
    """Out with one step more, or towards it; its people make no attacks."""
    ways = exits(play, vessel.party)
    nearest = next((one for one in sailing.berths(play, vessel) if _way(one.hull, ways)), None) if ways else None
    if nearest is None:
        return
    for one in play.aboard(vessel):
        one.acted = True
    pace = yield from sailing.pace(play, vessel)
    if nearest.steps + 1 > pace:
        yield from sailing.steer(play, vessel, lambda lies: 0 if lies == nearest.hull else 1, pace)
        return
    refuge, cells = _way(nearest.hull, ways), hull(vessel).cells
    play.note("kriegsspiel-flees", RULE, "kalevala.r.war.fluchtziel", figure=play.name(vessel), to=refuge)
    load = [one for one in play.state.present() if one.at in cells and not one.swims and one is not vessel]
    for one in load:
        play.drop(one)
    for store in play.state.stores:
        store.at = refuge if store.at in cells else store.at
    for one in (vessel, *load):
        one.gone, one.at, one.front, one.sailed = FLED, refuge, "", True


def _way(lies: Hull, ways: dict[str, str]) -> str:
    return next((ways[cell] for cell in lies.cells if cell in ways), "")
