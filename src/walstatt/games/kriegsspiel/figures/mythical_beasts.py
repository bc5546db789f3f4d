"""Mythical beasts (kalevala.r.mythical_beasts): giants and dragons may belong to a realm; all come at a god's call.

Where the game master has entered other values, a world writes a beast with them: `DD:14/6/4` has 14 GP, goes 6 KF in a
round and takes 4 REH; people read `DD`.
"""
from __future__ import annotations

import re
from typing import Final

from walstatt.games.kriegsspiel.hooks import Person
from walstatt.games.kriegsspiel.profiles import Profile

RIDER, GIANT, SIREN, DRAGON, SERPENT = "RdF", "RD", "Sir", "DD", "SeS"
NAMES: Final = {
    "reiter": RIDER, "riese": GIANT, "sirene": SIREN, "drache": DRAGON, "seeschlange": SERPENT,
    **{one.casefold(): one for one in (RIDER, GIANT, SIREN, DRAGON, SERPENT)},
}
"""As a god's list names them."""
BEASTS: Final = {
    RIDER: Profile(RIDER, "", 9, 9, True, True, room=2, pace=4),
    GIANT: Profile(GIANT, "", 9, 9, True, True, room=2, pace=3, price=10, tramples=9, strides=True),
    SIREN: Profile(SIREN, "", 3, 3, True, True, room=0, pace=2, everywhere=True, swims=True, wades=True),
    DRAGON: Profile(DRAGON, "", 12, 12, True, True, room=4, pace=6, price=11, flies=True),
    SERPENT: Profile(SERPENT, "", 12, 12, True, True, room=0, pace=4, everywhere=True, swims=True),
}


_ENTERED: Final = re.compile(r"(?P<beast>[A-Za-z]{2,3}):(?P<gp>[0-9]{1,3})/(?P<pace>[0-9]{1,2})/(?P<room>[0-9])")


def written(beast: str, *, gp: int, pace: int, room: int) -> str:
    """With values of the game master's; where he has given no pace it keeps its own."""
    return f"{beast}:{gp}/{pace or BEASTS[beast].pace}/{room}"


def profile(symbol: str) -> Profile | None:
    found = _ENTERED.fullmatch(symbol)
    if found is None:
        return BEASTS.get(symbol)
    own, gp = BEASTS.get(found["beast"]), int(found["gp"])
    if own is None:
        return None
    tramples = gp if own.tramples else 0
    return own._replace(strikes=gp, parries=gp, pace=int(found["pace"]), room=int(found["room"]), tramples=tramples)


PERSON: Final = Person(profile=profile, types=tuple(BEASTS))
