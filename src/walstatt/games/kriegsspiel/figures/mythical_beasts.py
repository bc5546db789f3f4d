"""Mythical beasts (kalevala.r.mythical_beasts): giants and dragons may belong to a realm; all come at a god's call."""
from __future__ import annotations

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


def profile(symbol: str) -> Profile | None:
    return BEASTS.get(symbol)


PERSON: Final = Person(profile=profile, types=tuple(BEASTS))
