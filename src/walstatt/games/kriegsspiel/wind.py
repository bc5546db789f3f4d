"""The wind, where a sailing ship is, and vessels that drift with it: kalevala.26.2.wind, r.war.wind and
schiff_bewegung."""
from __future__ import annotations

from typing import Final

from walstatt.core.questions import Script
from walstatt.games.kriegsspiel import effects
from walstatt.games.kriegsspiel.ground import WAYS
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.profiles import SAILING_SHIP
from walstatt.games.kriegsspiel.rolls import throw_one
from walstatt.games.kriegsspiel.state import Figure

WIND, DETAIL, DRIFTING = "kalevala.26.2.wind", "kalevala.r.war.wind", "kalevala.r.war.schiff_bewegung"
STRENGTHS: Final = {1: 0, 2: 1, 3: 1, 4: 2, 5: 2, 6: 3}
CALM, STRONG = 0, 3


def blow(play: BattlePlay) -> Script[bool]:
    """Direction and strength at first, later a change of one of them or none."""
    state = play.state
    if not any(one.symbol == SAILING_SHIP for one in state.present()):
        return True
    if not state.wind_to:
        state.wind_to = yield from throw_one("wind-direction", DETAIL)
        state.wind = STRENGTHS[(yield from throw_one("wind-strength", DETAIL))]
    else:
        face = yield from throw_one("wind-change", DETAIL)
        turn = {1: -1, 2: 1}.get(face, 0)
        state.wind_to = (state.wind_to - 1 + turn) % 6 + 1
        state.wind = min(STRONG, max(CALM, state.wind + {3: -1, 4: 1}.get(face, 0)))
    play.note("kriegsspiel-wind", WIND, DETAIL, way=WAYS[state.wind_to - 1].value, strength=state.wind)
    return True


def drift(play: BattlePlay) -> Script[bool]:
    """Vessels without people go with the wind until something stops them."""
    yield from ()
    for vessel in play.vessels():
        for _ in range(play.state.wind if play.state.wind_to and not play.aboard(vessel) else 0):
            if not _goes(play, vessel, play.state.wind_to, DRIFTING):
                break
    return True


def drift_by_magic(play: BattlePlay, raft: Figure) -> None:
    """After its own move, as far as the wind is strong that a wizard has made for it (kalevala.r.spell_wind)."""
    own = effects.effect(raft, effects.WIND)
    way, strength = divmod(own.amount, 10) if own is not None else (0, 0)
    for _ in range(strength):
        if not _goes(play, raft, way, "kalevala.r.spell_wind"):
            break


def _goes(play: BattlePlay, vessel: Figure, wind_to: int, rule: str) -> bool:
    """One small field, with all that it carries."""
    way, ground = WAYS[wind_to - 1], play.ground
    cells = [vessel.at, vessel.front] if vessel.front else [vessel.at]
    ahead = [next((step.to for step in ground.steps[cell] if step.way == way), "") for cell in cells]
    taken = {cell for cell, one in play.decks().items() if one is not vessel}
    if any(name not in ground.inside or not ground.spots[name].water or name in taken for name in ahead):
        return False
    play.shift(vessel, ahead[0], ahead[-1] if vessel.front else "")
    play.note("kriegsspiel-drifts", rule, figure=play.name(vessel), end=vessel.at)
    return True
