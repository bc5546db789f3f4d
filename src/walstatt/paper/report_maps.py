"""Maps of reports: from the block to layers, and from those to a picture or to words."""
from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby

import msgspec

from walstatt.games.report_blocks import Map, MapSign
from walstatt.hexmap import layers
from walstatt.hexmap.atlas import Variant, draw
from walstatt.hexmap.coordinates import Gf, read_gf, read_place
from walstatt.hexmap.geography import Geography
from walstatt.hexmap.land import UNSEEN, Land, seen_fields
from walstatt.hexmap.parts import Part
from walstatt.hexmap.shapes import Layer
from walstatt.hexmap.small_fields import COUNT, Way
from walstatt.hexmap.terrain import LOWLAND, UNDRAWN_NAME, name_key
from walstatt.paper.report_words import Wording, one_line


def picture(block: Map, wording: Wording, *, variant: Variant, prefix: str) -> str:
    """As SVG; the title stands beside it."""
    return draw(list(_layers(block, wording)), block.detail, wording.texts, variant=variant, prefix=prefix,
                framed=block.detail != "field")


def _layers(block: Map, wording: Wording) -> Iterator[Layer]:
    drawn = block.fields()
    seen = {gf: seen_fields(land) for gf, land in drawn.items() if land.drawn and UNSEEN in land.terrain}
    # What was not seen needs some terrain to be read at all; none of it is shown.
    lands = {gf: msgspec.structs.replace(land, terrain=land.terrain.replace(UNSEEN, LOWLAND))
             for gf, land in drawn.items()}
    yield from layers.LandLayers(lands, block.detail, seen).all()
    geography = Geography(lands)
    names: dict[str, list[str]] = {}
    owned: dict[str, list[Gf | Part]] = {}
    for one in block.owned:
        names.setdefault(one.colour, []).append(wording.say(one.name))
        places = (_part(place, one.fields) or _place(geography, seen, place) for place in one.places)
        owned.setdefault(one.colour, []).extend(places)
    yield layers.owners(owned, {colour: ", ".join(many) for colour, many in names.items()})
    if block.ages:
        yield layers.fog({read_gf(name): age for name, age in block.ages.items()})
    ways = [(way.style, read_gf(way.start), read_gf(way.end), one_line(way.words)) for way in block.ways]
    if ways:
        yield layers.entries(ways) if block.detail == "field" else layers.arrows(ways)
    if block.signs:
        yield layers.marked(_sign(one) for one in block.signs)
    if block.written:
        lines = {read_gf(name): [one_line(line) for line in many] for name, many in block.written.items()}
        yield layers.written(lines)


def _sign(one: MapSign) -> tuple[str, Gf, int | None, Way | None]:
    place = read_place(one.at.partition("~")[0])
    return one.what, place.gf, place.kf, Way(one.way) if one.way else None


def _part(written: str, fields: Mapping[str, Sequence[int]]) -> Part | None:
    place = read_place(written.partition("~")[0])
    return Part(place.gf, place.part, frozenset(fields[written])) if fields.get(written) else None


def _place(geography: Geography, seen: layers.Seen, written: str) -> Gf | Part:
    """A part of a large field, as far as its land was seen; else the whole of it."""
    place = read_place(written.partition("~")[0])
    if place.gf in seen:
        return Part(place.gf, place.part, frozenset(seen[place.gf]))
    if not place.part or place.gf not in geography.lands or not geography.lands[place.gf].drawn:
        return place.gf
    return geography.part_named(place.gf, place.part) or place.gf


# ---- in words


def described(block: Map, wording: Wording) -> Iterator[str]:
    """What the picture shows, for whoever reads or hears words."""
    for name, land in block.fields().items():
        if block.detail == "field":
            yield from _terrain(land, wording)
        elif block.detail == "realm":
            yield f"{name}: {_mostly(land, wording)}"
    for one in block.owned:
        yield f"{wording.say(one.name)}: {', '.join(one.places)}"
    for what, signs in groupby(sorted(block.signs, key=lambda one: one.what), key=lambda one: one.what):
        yield f"{wording.message(f'kalevala-legend-{what}')}: {', '.join(one.at for one in signs)}"


def _terrain(land: Land, wording: Wording) -> Iterator[str]:
    """Small fields by their terrain."""
    kinds: dict[str, list[int]] = {}
    for kf, letter in enumerate(land.terrain, 1):
        kinds.setdefault(letter, []).append(kf)
    for letter in sorted(kinds, key=lambda one: (one == UNSEEN, -len(kinds[one]))):
        yield f"{_name(letter, wording)}: KF {_runs(kinds[letter])}"


def _mostly(land: Land, wording: Wording) -> str:
    seen = [letter for letter in land.terrain if letter != UNSEEN]
    if not seen:
        return wording.message(UNDRAWN_NAME)
    counted = sorted({letter: seen.count(letter) for letter in seen}.items(), key=lambda one: (-one[1], one[0]))
    told = [f"{_name(letter, wording)} {number}" for letter, number in counted]
    unseen = [f"{_name(UNSEEN, wording)} {COUNT - len(seen)}"] if len(seen) < COUNT else []
    return ", ".join((*told, *unseen))


def _name(letter: str, wording: Wording) -> str:
    return wording.message(name_key(letter))


def _runs(numbers: Iterable[int]) -> str:
    """1–4, 7, 9–10."""
    found = []
    for _, run in groupby(enumerate(numbers), key=lambda one: one[1] - one[0]):
        members = [number for _, number in run]
        found.append(str(members[0]) if len(members) == 1 else f"{members[0]}–{members[-1]}")
    return ", ".join(found)
