"""Plundering and razing of a trade centre that one holds: kalevala.16.2.7 and r.war.pluendern_detail, schleifen_detail.

They are actions after the melee; what comes of them is settled at the end of the round, if the place is still held.
"""
from __future__ import annotations

from typing import Final

from walstatt.core.questions import Script
from walstatt.games.kriegsspiel import orders, shrines
from walstatt.games.kriegsspiel.forts import base
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.state import Figure, Loot
from walstatt.games.kriegsspiel.unordered import line_of

PLUNDER, DETAIL, LOOT_RULE = "kalevala.16.2.7.pluendern", "kalevala.r.war.pluendern_detail", "kalevala.16.2.7.beute"
RAZE, RAZE_DETAIL = "kalevala.16.2.7.schleifen", "kalevala.r.war.schleifen_detail"
VALUES: Final = {"Mkt": 2, "Std": 4, "Phstd": 8, "Hstd": 16}
"""RE that a trade centre yields, as for arming."""
WHOLE: Final = 6
"""Of the work of razing, in sixths."""
LEAST_WORKERS: Final = 4
RE, GOODS, SLAVES = "RE", "goods", "slaves"


def sites(play: BattlePlay) -> list[str]:
    """Trade centres that the party whose turn it is holds, in the order of the battlefield; then temples."""
    known = [gf for gf in play.ground.sites if gf in play.setup.field and gf not in play.setup.unfounded]
    return [*(gf for gf in known if play.state.holders.get(gf) == play.active), *shrines.taken(play)]


def work(play: BattlePlay) -> Script[bool]:
    """At one of them."""
    yield from ()
    if not play.state.queue:
        return True
    gf = play.state.queue.pop(0)
    if "/" in gf:
        yield from shrines.plunder(play, gf, _sackers(play, gf))
        return False
    _plunder(play, gf)
    _raze(play, gf)
    return False


def _ready(play: BattlePlay, places: set[str]) -> list[Figure]:
    """Warriors of the party there who have done nothing yet in this round, in the order of listing."""
    return [
        one for one in play.state.present(play.active)
        if one.profile.is_warrior and not one.acted and not one.swims and base(one.at) in places
    ]


def _wish(play: BattlePlay, figure: Figure) -> str:
    """What it is to plunder, by its line or for the whole army (kalevala.r.war.befehle_merker)."""
    command = line_of(play, figure).command
    if command in (orders.PLUNDER_RE, orders.PLUNDER_GOODS):
        return GOODS if command == orders.PLUNDER_GOODS else RE
    wanted = play.party(figure).plunders
    return "" if not wanted else GOODS if wanted == orders.GOODS else RE


def _plunderer(play: BattlePlay, gf: str) -> Figure | None:
    """A warrior who stood on its small field at the end of the round before, when the party held it already."""
    state, site = play.state, play.ground.sites[gf]
    if gf in {*state.loot, *play.setup.plundered, *state.plundering, *state.razed}:
        return None
    stood = state.stood.get(gf, ())
    return next((one for one in _ready(play, {site}) if one.id in stood and _wish(play, one)), None)


def _plunder(play: BattlePlay, gf: str) -> None:
    one = _plunderer(play, gf)
    if one is not None:
        one.acted = True
        play.state.plundering[gf] = SLAVES if play.party(one).for_slaves else _allowed(play, gf, _wish(play, one))
        play.note("kriegsspiel-plunders", PLUNDER, DETAIL, figure=play.name(one), gf=gf)


def _allowed(play: BattlePlay, gf: str, wish: str) -> str:
    """Goods are taken once from each enemy, then RE."""
    owners, state = play.setup.owners, play.state
    taken = [one for one, loot in state.loot.items() if loot.party == play.active and loot.what == GOODS]
    taken += [one for one, what in state.plundering.items() if what == GOODS]
    return RE if wish == GOODS and owners.get(gf) in map(owners.get, taken) else wish


def _razers(play: BattlePlay, gf: str, plunderer: Figure | None = None) -> list[Figure]:
    """Four or more on its small field and those around it, one of them on it."""
    site = play.ground.sites[gf]
    around = {site, *(base(step.to) for step in play.ground.steps[site])}
    willing = [one for one in _ready(play, around) if _razes(play, one) and one is not plunderer]
    enough = len(willing) >= LEAST_WORKERS and any(base(one.at) == site for one in willing)
    return willing if enough and gf not in play.state.razed else []


def _raze(play: BattlePlay, gf: str) -> None:
    willing = _razers(play, gf)
    if not willing:
        return
    for one in willing:
        one.acted = True
    play.state.workers[gf] = len(willing)
    play.note("kriegsspiel-razes", RAZE, RAZE_DETAIL, seat=play.active, gf=gf, count=len(willing))


def awaits(play: BattlePlay, figure: Figure) -> bool:
    """Will it work in this turn, if nothing comes between?"""
    for gf in sites(play):
        if "/" in gf:
            if shrines.plunderer(play, gf, _sackers(play, gf)) == figure.id:
                return True
        elif play.ground.distance(figure.at, play.ground.sites[gf]) <= 1:
            plunderer = _plunderer(play, gf)
            if figure is plunderer or figure in _razers(play, gf, plunderer):
                return True
    return False


def _sackers(play: BattlePlay, at: str) -> list[str]:
    return [one.id for one in _ready(play, {at}) if _wish(play, one)]


def _razes(play: BattlePlay, figure: Figure) -> bool:
    return line_of(play, figure).command == orders.RAZE or play.party(figure).razes


# ---- at the end of the round


def share(workers: int) -> int:
    """Sixths of the work: four need three rounds, eight two, twelve one."""
    return WHOLE if workers >= 12 else WHOLE // 2 if workers >= 8 else WHOLE // 3 if workers >= LEAST_WORKERS else 0


def settle(play: BattlePlay, lost: list[str]) -> None:
    """What was done in this round, where the trade centre has not changed hands; who stands there now."""
    state = play.state
    for gf in lost:
        state.plundering.pop(gf, None)
        state.workers.pop(gf, None)
        state.razing.pop(gf, None)
    for gf, what in state.plundering.items():
        land = play.setup.lands[gf].site
        value = VALUES.get(land.kind, 0) if land is not None else 0
        state.loot[gf] = Loot(state.holders[gf], what, value)
        play.note("kriegsspiel-loot", LOOT_RULE, DETAIL, "kalevala.16.2.7.folge", seat=state.holders[gf], gf=gf,
                  what=what, value=value)
    for gf, workers in state.workers.items():
        state.razing[gf] = state.razing.get(gf, 0) + share(workers)
        if state.razing[gf] >= WHOLE:
            state.razed.append(gf)
            play.note("kriegsspiel-razed", RAZE, RAZE_DETAIL, seat=state.holders[gf], gf=gf)
    state.plundering.clear()
    state.workers.clear()
    _remember_who_stands(play)


def _remember_who_stands(play: BattlePlay) -> None:
    state = play.state
    state.stood = {
        gf: tuple(one.id for one in state.present(holder) if base(one.at) == play.ground.sites[gf])
        for gf, holder in state.holders.items() if gf in play.ground.sites
    } | shrines.remember_who_stands(play)
