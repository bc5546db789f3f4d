"""What stands at the head of everything a realm is sent: for whom, of which time, of which planes (2.4, 2.5)."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from walstatt.games.kalevala.dates import Date, era, is_underworld_open
from walstatt.games.kalevala.evaluation import gf_of
from walstatt.games.kalevala.state import World
from walstatt.hexmap.coordinates import ELDRIEN

ABBREVIATIONS: Final = ("arma", "ee", "gf", "gr", "kf", "kr", "oeh", "rag", "re", "reh", "sl", "teh", "zeh")
OF_THE_UNDERWORLD: Final = ("uee", "ugf")
HEAD_RULES: Final = ("kalevala.2.4.kennzeichnung", "kalevala.2.5.zeitrechnung", "kalevala.r.2.zeitformel")


def head(world: World, realm: str, at: Date) -> dict[str, Any]:
    """Whose it is, the GR and phase, the same in Zeiten, Epochen and Ewigkeiten, and the planes of the realm."""
    own = [place for place, one in world.provinces.items() if one.owner == realm]
    planes = sorted({gf_of(place).plane for place in (*own, *world.forces.get(realm, ()))}) or [ELDRIEN]
    return {
        "key": "kalevala-head", "rules": list(HEAD_RULES),
        "args": {"realm": realm, "date": str(at), **era(at.gr)._asdict(), "planes": planes},
    }


def abbreviations(world: World, realm: str, at: Date) -> Iterator[dict[str, Any]]:
    """Explained to whoever has just entered; those of the underworld only while it is open (kalevala.2.5.kuerzel)."""
    if world.realms[realm].entered == at:
        for name in (*ABBREVIATIONS, *(OF_THE_UNDERWORLD if is_underworld_open(at) else ())):
            yield {"key": f"kalevala-abbreviation-{name}", "rules": ["kalevala.2.5.kuerzel"], "args": {}}
