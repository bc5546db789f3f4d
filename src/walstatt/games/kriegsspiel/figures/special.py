"""Special figures of the game master's making (kalevala.9.2.sonderkuerzel): clubs, war hammers, the undead and whatever
else he enters. A world writes them with their numbers: `Untot:w3/2/1/4`, and people read `Untot`.

They stand outside of the cycle of weapons (kalevala.17.3.ausnahme).
"""
from __future__ import annotations

import re
from typing import Final

from walstatt.games.kriegsspiel.hooks import Person
from walstatt.games.kriegsspiel.profiles import ARCHER_GP, CLUB, MELEE_GP, ON_FOOT, Profile
from walstatt.games.kriegsspiel.spells import Ruled
from walstatt.games.kriegsspiel.state import Figure

UNLISTED: Final = 4
_FORM: Final = re.compile(
    r"(?P<symbol>[A-ZÄÖÜ][A-Za-zÄÖÜäöüß]{1,7}):(?P<kind>[wp])(?P<flies>f?)(?P<gp>[0-9]{1,3})/(?P<pace>[0-9]{1,2})"
    r"/(?P<room>[0-9])/(?P<factor>[0-9]{1,3})"
)


def written(symbol: str, *, warrior: bool, flies: bool, gp: int, pace: int, room: int, factor: int) -> str:
    kind = ("w" if warrior else "p") + ("f" if flies else "")
    return f"{symbol}:{kind}{gp}/{pace or ON_FOOT}/{room}/{factor or UNLISTED}"


def profile(symbol: str) -> Profile | None:
    """Its points hold in attack and defence; missiles meet it as they meet the class with no more points than it."""
    found = _FORM.fullmatch(symbol)
    if found is None:
        return None
    gp = int(found["gp"])
    rank = max((one for one, points in MELEE_GP.items() if points <= gp), key=MELEE_GP.__getitem__)
    return Profile(
        found["symbol"], CLUB if found["kind"] == "w" else "", gp, gp, True, True, armour=ARCHER_GP[rank],
        room=int(found["room"]), pace=int(found["pace"]), flies=bool(found["flies"]),
    )


def _factor(figure: Figure) -> Ruled | None:
    found = _FORM.fullmatch(figure.symbol) if ":" in figure.symbol else None
    return Ruled(int(found["factor"]), "kalevala.19.3.2.faktor", "kalevala.r.factor_gaps") if found else None


PERSON: Final = Person(profile=profile, factor=_factor)
