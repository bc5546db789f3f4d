"""Within siege towers and tortoises: kalevala.26.8, 26.10 and r.war.geraet_nahkampf.

Whoever stands on the small field of one is in it; who is on a siege tower is at a place of its own (`forts.top_of`).
"""
from __future__ import annotations

from typing import Final

from walstatt.core.refusal import Refused, refuse
from walstatt.games.kriegsspiel.forts import base, top_of
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.profiles import TORTOISE
from walstatt.games.kriegsspiel.state import Figure

MELEE, TOWER_RULE, TORTOISE_RULE = "kalevala.r.war.geraet_nahkampf", "kalevala.26.8.kampf", "kalevala.26.10.sk"
AS_AN_OPEN_GATE: Final = 1
"""A reading: whoever is in one can be attacked from beside it."""


def strike_flaw(play: BattlePlay, attacker: Figure, target: Figure) -> Refused | None:
    """Nobody strikes out of one, and nobody reaches who is in it."""
    if play.shelter(attacker) is not None:
        return refuse(MELEE, "kriegsspiel-refused-shelter")
    if play.shelter(target) is not None and play.ruling(MELEE) != AS_AN_OPEN_GATE:
        return refuse(MELEE, "kriegsspiel-refused-shelter")
    return None


def is_roofed(play: BattlePlay, figure: Figure) -> bool:
    """In a tortoise: no arrow goes in or out."""
    shelter = play.shelter(figure)
    return shelter is not None and shelter.symbol == TORTOISE


def covers(play: BattlePlay, shooter: Figure, target: Figure) -> bool:
    """In and on a siege tower one is covered, but not against who is there too."""
    within = play.shelter(target) is not None or play.spot(target).on_siege_tower
    return within and base(shooter.at) != base(target.at)


def exposed(play: BattlePlay, at: str) -> list[str]:
    """Places on a small field whose people are struck with it: on it, unless something shelters them there, on the
    siege tower, and on the ladders that stand on it."""
    standing = play.standing()
    above = [name for name in standing if name == top_of(at) or name.startswith(f"{at}^")]
    here = standing.get(at, [])
    sheltered = any(one.profile.shelters and not one.damaged for one in here)
    return above if sheltered else [at, *above]
