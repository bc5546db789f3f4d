"""What all free acts of the game master share: what they name is looked up in the world, or refused with the reason."""
from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Annotated, Final

import msgspec

from walstatt.core.refusal import refuse
from walstatt.games.kalevala.court.belongings import own_of
from walstatt.games.kalevala.court.records import Item, Secret, Spot
from walstatt.games.kalevala.evaluation import Evaluation
from walstatt.games.kalevala.papers.model import Listing, Move
from walstatt.games.kalevala.papers.read import read
from walstatt.games.kalevala.state import MARAUDERS, Realm, folded
from walstatt.hexmap.coordinates import BadCoordinate, Gf, read_place
from walstatt.hexmap.coordinates import Place as Coordinate

BY_HIS_HAND: Final = "kalevala.r.5.sl_entscheidet"
Place = Spot
Names = Annotated[tuple[Annotated[str, msgspec.Meta(min_length=1, max_length=60)], ...], msgspec.Meta(max_length=500)]
Things = Annotated[str, msgspec.Meta(min_length=1, max_length=2000)]
_NOT_IN_NAMES = re.compile(
    r"[\x00-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069:/#*\[\]]|^\s|\s$|^als\s|\s(?:an|aus|mit|über)\s"
)
"""What would be misread in the head of a letter or a treaty, or in the name of a decision."""


class FreeAct(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag=str.lower):
    """The kind of an act is the name of its class in small letters."""


def realm_named(work: Evaluation, name: str) -> Realm:
    if name not in work.world.realms:
        raise refuse("", "kalevala-refused-no-realm", realm=name, realms=sorted(work.world.realms))
    return work.world.realms[name]


def receivers(work: Evaluation, names: Iterable[str]) -> list[str]:
    """The realms that are named; nobody named means all that somebody plays."""
    named = list(dict.fromkeys(names))
    for name in named:
        realm_named(work, name)
    played = (name for name, realm in work.world.realms.items() if realm.kind != MARAUDERS)
    return named or list(played)


def coordinate_named(written: str) -> Coordinate:
    try:
        return read_place(written.partition("~")[0])
    except BadCoordinate as bad:
        raise refuse("kalevala.6.2.koordinate", f"kalevala-paper-coordinate-{bad.reason}", written=written) from bad


def place_named(work: Evaluation, written: Spot) -> str:
    """A province, or water; refuses what is no place of this world."""
    coordinate_named(written)
    if work.part(written) is None:
        raise refuse("", "kalevala-refused-no-place", place=written)
    return written


def gf_named(written: str) -> Gf:
    """The large field of a place, on the map or not; refuses what is no coordinate."""
    return coordinate_named(written).gf


def field_named(work: Evaluation, written: Spot) -> str:
    """A small field of this world, as papers write it."""
    place = coordinate_named(written)
    if place.kf is None:
        raise refuse("kalevala.6.1.kf", "kalevala-paper-small-field-wanted", place=written)
    if place.gf not in work.world.lands or not work.world.lands[place.gf].drawn:
        raise refuse("", "kalevala-refused-no-place", place=written)
    return str(place)


def listing_named(work: Evaluation, realm: str, written: Things) -> Listing:
    """Figures and RE as this realm may write them."""
    found = read(f"Zug 2A+1 > 2A+2: {written}", work.world.at, own_of(work.world, realm))
    moves = list(found.paper.of(Move))
    if found.problems or len(moves) != 1 or moves[0].grant or len(written.splitlines()) != 1:
        raise refuse("kalevala.r.9.grammatik", "kalevala-refused-things", written=written)
    return moves[0].listing


def item_named(work: Evaluation, symbol: str) -> Item:
    if symbol not in work.world.items:
        raise refuse("", "kalevala-refused-no-item", item=symbol, items=sorted(work.world.items))
    return work.world.items[symbol]


def secret_named(work: Evaluation, name: str) -> Secret:
    if name not in work.world.secrets:
        raise refuse("", "kalevala-refused-no-secret", secret=name, secrets=sorted(work.world.secrets))
    return work.world.secrets[name]


def check_can_be_written(name: str) -> None:
    """As the head of a letter, and in the name of a decision."""
    if not name.strip():
        raise refuse("kalevala.4.1.herrschername", "kalevala-refused-no-name")
    if _NOT_IN_NAMES.search(name):
        raise refuse("kalevala.r.4.name_eindeutig", "kalevala-refused-name-signs", name=name)


def check_new_name(work: Evaluation, name: str) -> None:
    """Unique among rulers and shams, whatever case and accents (kalevala.r.4.name_eindeutig), and fit to be written."""
    check_can_be_written(name)
    taken = {folded(one) for one in work.world.realms}
    taken |= {folded(realm.sham.name) for realm in work.world.realms.values() if realm.sham}
    if folded(name) in taken:
        raise refuse("kalevala.r.4.name_eindeutig", "kalevala-refused-name-taken", name=name)
