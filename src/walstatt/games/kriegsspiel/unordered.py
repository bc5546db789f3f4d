"""What troops without orders do, each kind its own (kalevala.r.war.ohne_befehl)."""
from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from walstatt.games.kriegsspiel import effects, orders, sailing
from walstatt.games.kriegsspiel.decks import SHORE
from walstatt.games.kriegsspiel.forts import base, is_field
from walstatt.games.kriegsspiel.orders import Line
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.profiles import ONAGER, RAFT
from walstatt.games.kriegsspiel.state import Figure

RULE: Final = "kalevala.r.war.ohne_befehl"
MIDDLE: Final = 19
RUSH: Final = 4
"""So near the trade centre defenders throw out who has come into it."""
BATTERING, CLIMBING = ("Wi", "Sk"), ("Le", "Se", "Bt")
_HOLD: Final = Line(orders.HOLD)
_NEAREST: Final = Line(orders.ATTACK, orders.NEAREST)


def parts(play: BattlePlay, figures: Iterable[Figure]) -> list[tuple[Line, list[Figure]]]:
    """Those who do the same together: devices and their people before single figures."""
    found: dict[Line, list[Figure]] = {}
    for one in figures:
        found.setdefault(line_for(play, one), []).append(one)
    return sorted(found.items(), key=lambda item: item[0].command not in (orders.BREAK, orders.STORM))


def line_of(play: BattlePlay, figure: Figure) -> Line:
    """What its group was ordered; who was ordered nothing holds."""
    written = play.group_of(figure).line
    if written == orders.FLEE:
        return Line(orders.FLEE)
    if written == orders.UNORDERED:
        return line_for(play, figure)
    return orders.read_line(written) if written else _HOLD


def line_for(play: BattlePlay, figure: Figure) -> Line:
    if not figure.profile.is_warrior:
        return _beast(figure) if effects.has(figure, effects.COPY) else _HOLD
    vessel = play.decks().get(figure.at) if play.has_vessels else None
    if vessel is not None:
        return _aboard(play, figure, vessel)
    return _attacker(play, figure) if figure.sent else _defender(play, figure)


def _beast(figure: Figure) -> Line:
    """Called by a god, it goes at his enemies (kalevala.r.mythical_beasts)."""
    return Line(orders.TRAMPLE, orders.NEAREST) if figure.profile.tramples else _NEAREST


def _attacker(play: BattlePlay, figure: Figure) -> Line:
    """He was sent to take the trade centre of a large field."""
    mount, site = play.mount(figure), play.ground.sites.get(figure.sent, "")
    if mount is not None and mount.profile.is_heavy:
        return Line(orders.TRAMPLE, orders.NEAREST)
    device = _device_of(play, figure)
    if device == ONAGER:
        return Line(orders.SHOOT)
    walled = site in play.ground.inside and play.house(site) is not None
    if walled and device in BATTERING:
        return Line(orders.BREAK, site)
    if walled and device in CLIMBING:
        return Line(orders.STORM, site)
    if figure.profile.is_archer:
        return Line(orders.SHOOT, orders.NEAREST)
    holder = play.state.holders.get(figure.sent)
    taken = holder is not None and play.are_friendly(holder, figure.party)
    if site not in play.ground.inside or taken:
        return _NEAREST
    return Line(orders.TAKE, f"{orders.SITE}{figure.sent}")


def _aboard(play: BattlePlay, figure: Figure, vessel: Figure) -> Line:
    """Those who were sent into land go ashore next to its trade centre; at sea they board, and so do fleets that have
    met on the high sea, where rafts hold (kalevala.r.war.see_aufstellung)."""
    shore = _shore(play, figure.sent) if figure.sent else ""
    if shore:
        return Line(orders.LAND, shore)
    at_war = figure.sent or (play.setup.parties[figure.party].declared and not figure.stays)
    if at_war and (figure.sent or vessel.symbol != RAFT) and sailing.enemy_vessels(play, figure.party):
        return Line(orders.BOARD, orders.NEAREST)
    return Line(orders.SHOOT, orders.NEAREST) if figure.profile.is_archer else _HOLD


def _shore(play: BattlePlay, gf: str) -> str:
    """The low land beside water nearest to the trade centre of a large field, or to its middle."""
    ground = play.ground
    goal = ground.sites.get(gf, f"{gf}/{MIDDLE}")
    shores = [
        name for name in ground.inside if ground.spots[name].gf == gf and ground.spots[name].open and is_field(name)
        and ground.spots[name].level == SHORE and any(ground.spots[step.to].water for step in ground.steps[name])
    ]
    if goal not in ground.spots or not shores:
        return ""
    return min(shores, key=lambda name: (ground.distance(name, goal), ground.spots[name].number))


def _device_of(play: BattlePlay, figure: Figure) -> str:
    """What it moves or serves: the first on a small field have the first device there, the next the next."""
    if figure.mount:
        return ""
    here = [one for one in play.state.present(figure.party) if one.at == figure.at and one.group == figure.group]
    people = iter([one.id for one in here if one.profile.is_warrior and not one.mount])
    for device in [one for one in here if one.profile.is_device and not one.damaged and not one.leans]:
        hands = device.profile.crew if device.symbol == ONAGER else max(device.profile.crew, device.profile.load)
        if figure.id in [id for _, id in zip(range(hands), people, strict=False)]:
            return device.symbol
    return ""


def _defender(play: BattlePlay, figure: Figure) -> Line:
    """He holds, and throws out who has come into a trade centre near him; who is in a building stays there."""
    if figure.profile.is_archer or play.spot(figure).indoors:
        return _HOLD
    for site in play.ground.sites.values():
        if site not in play.ground.inside or play.ground.distance(figure.at, site) > RUSH:
            continue
        intruders = [
            one for one in play.state.present()
            if base(one.at) == site and one.is_person and play.sees_enemy(figure.party, one)
        ]
        if intruders:
            return Line(orders.ATTACK, site)
    return _HOLD
