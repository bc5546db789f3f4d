"""The inks of the protocol: what is marked, where, in which colour, and what else is written beside it (9.1, 9.4, 13).

Colours never stand alone: every mark has a word of its own.
"""
from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from walstatt.games.kalevala.evaluation import gf_of
from walstatt.games.kalevala.papers.write import listing_of, write_listing
from walstatt.games.kalevala.realm.pieces import AUXILIARY, WARRIOR, piece
from walstatt.games.kalevala.realm.stock import so_many
from walstatt.games.kalevala.reports.map_signs import relic_place
from walstatt.games.kalevala.state import NATIVES, OCCUPIED, Knowledge, World
from walstatt.hexmap.coordinates import Gf
from walstatt.hexmap.land import neighbour_land
from walstatt.hexmap.small_fields import Side

BLACK, RED, GREEN, BROWN, BLUE, BORDER = "black", "red", "green", "brown", "blue", "border"
WORKS: Final = (
    ("canal", "canals", RED, "kalevala.13.1.3.darstellung"),
    ("built-pass", "built_passes", RED, "kalevala.13.2.3.darstellung"),
    ("pass", "passes", BLACK, "kalevala.13.2.3.darstellung"),
)
"""Canals and built passes cost upkeep and are red; natural passes are drawn like everything else."""


class Mark(msgspec.Struct, frozen=True, omit_defaults=True):
    """One mark of the protocol."""

    what: str
    """`border`, `neighbour`, `new`, `scouting`, `stands`, `caravan`, `change`, `canal`, `pass`, `built-pass`, `battle`,
    `weak-point`."""
    place: str
    """A province, a small field, a side of a large field, or a plane."""
    ink: str
    rule: str
    note: str = ""
    """What is written there."""


def protocol_marks(known: World, realm: str) -> list[Mark]:
    """All marks of a realm's protocol, from what it knows."""
    return [
        *_borders(known, realm), *_newly_occupied(known, realm), *_scouting(known, realm), *_standing(known, realm),
        *_caravans(known, realm), *_changes(known, realm), *_works(known, realm), *_battles(known, realm),
        *_weak_points(known, realm),
    ]


def _own(known: World, realm: str) -> list[str]:
    return sorted(place for place, one in known.provinces.items() if one.owner == realm)


def _borders(known: World, realm: str) -> Iterator[Mark]:
    """The border of the realm, and the names of neighbours where they are known."""
    rule = "kalevala.9.4.grenzen"
    own = {gf_of(place) for place in _own(known, realm)}
    beside: set[Gf] = set()
    for gf in sorted(own):
        for side in Side:
            other = neighbour_land(known.lands, gf, side)
            if other not in own:
                yield Mark("border", f"{gf}/{side.value}", BORDER, rule)
            beside |= {other} if other is not None else set()
    for place in sorted(known.provinces):
        one = known.provinces[place]
        if one.owner not in (NATIVES, realm) and gf_of(place) in beside:
            yield Mark("neighbour", place, BLACK, rule, one.owner)


def _newly_occupied(known: World, realm: str) -> Iterator[Mark]:
    """Red for the one GR after the occupation; what was conquered is not (kalevala.9.4.neu_besetzt)."""
    for place in _own(known, realm):
        one = known.provinces[place]
        if one.taken is not None and one.how == OCCUPIED and one.taken.gr == known.at.gr - 1:
            yield Mark("new", place, RED, "kalevala.9.4.neu_besetzt")


def _scouting(known: World, realm: str) -> Iterator[Mark]:
    for one in known.scouting.get(realm, ()):
        yield Mark("scouting", f"{one.start} > {one.target}", RED, "kalevala.9.4.erkundung", f"E{one.number}")


def _standing(known: World, realm: str) -> Iterator[Mark]:
    """Black for what stands there, brown for auxiliaries."""
    for place, force in sorted(known.forces.get(realm, {}).items()):
        for one, number in force.whole().each():
            brown = one.kind.sort == WARRIOR and one.mark == AUXILIARY
            yield Mark("stands", place, BROWN if brown else BLACK, "kalevala.9.1.farben", so_many(number, one.symbol))


def _caravans(known: World, realm: str) -> Iterator[Mark]:
    """At home all that belongs to a caravan is circled, in an ink of its own; abroad it is listed apart."""
    own = set(_own(known, realm))
    for place, force in sorted(known.forces.get(realm, {}).items()):
        for group in force.groups if place in own else ():
            what = f"{group.symbol}[{write_listing(listing_of(group.load))}]"
            yield Mark("caravan", place, BLUE, "kalevala.21.1.7", what)


def _changes(known: World, realm: str) -> Iterator[Mark]:
    """Red for what was armed, converted or gained, green for what was lost, as the last list has it."""
    rule = "kalevala.9.1.farben"
    for one in known.lists.get(realm, ()):
        for row in one.rows:
            if piece(row.item) is not None:
                more, less = row.gained + row.new, row.lost
                if more:
                    yield Mark("change", str(one.plane), RED, rule, f"+{so_many(more, row.item)}")
                if less:
                    yield Mark("change", str(one.plane), GREEN, rule, f"-{so_many(less, row.item)}")


def _works(known: World, realm: str) -> Iterator[Mark]:
    for gf in sorted({gf_of(place) for place in _own(known, realm)}):
        for what, name, ink, rule in WORKS:
            for kf in sorted(getattr(known.lands[gf], name)):
                yield Mark(what, f"{gf}/{kf}", ink, rule)


def _battles(known: World, realm: str) -> Iterator[Mark]:
    """Green around all fields of a battle of the GR before, with what it brought and cost at the first of them."""
    for one in known.knowledge.get(realm, Knowledge()).battles:
        for place in one.places if one.gr == known.at.gr - 1 else ():
            note = " ".join(one.changes) if place == one.places[0] else ""
            yield Mark("battle", place, GREEN, "kalevala.9.4.kampf_umrandung", note)


def _weak_points(known: World, realm: str) -> Iterator[Mark]:
    """Of the own god, with a skull in red (kalevala.24.1.4.ort)."""
    at = relic_place(known, realm)
    if at:
        yield Mark("weak-point", at, RED, "kalevala.24.1.4.ort", f"☠ {known.persons.gods[realm].relic}")
