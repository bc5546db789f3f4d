"""What all free acts of the game master share."""
from __future__ import annotations

from typing import Annotated

import msgspec

from walstatt.core.refusal import refuse
from walstatt.games.kalevala.evaluation import Evaluation, gf_of
from walstatt.games.kalevala.state import Realm
from walstatt.hexmap.coordinates import BadCoordinate, Gf, read_place

Place = Annotated[str, msgspec.Meta(min_length=1, max_length=16)]


class FreeAct(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag=str.lower):
    pass


def realm_named(work: Evaluation, name: str) -> Realm:
    if name not in work.world.realms:
        raise refuse("", "kalevala-refused-no-realm", realm=name, realms=sorted(work.world.realms))
    return work.world.realms[name]


def place_named(work: Evaluation, written: str) -> str:
    """A province, or water; refuses what is no place of this world."""
    gf_named(written)
    if work.part(written) is None:
        raise refuse("", "kalevala-refused-no-place", place=written)
    return written


def gf_named(written: str) -> Gf:
    """The large field of a place, on the map or not; refuses what is no coordinate."""
    try:
        read_place(written.partition("~")[0])
        return gf_of(written)
    except BadCoordinate as bad:
        raise refuse("kalevala.6.2.koordinate", f"kalevala-paper-coordinate-{bad.reason}", written=written) from bad
