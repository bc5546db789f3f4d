"""Maps as JSON files: a list of large fields, each with its coordinate and what there is to its land.

    {"format": "walstatt-land", "version": 1, "lands": [{"gf": "2U+15", "land": {"terrain": "TTTT…", "roads": [3]}}]}

The same map is always the same bytes: one large field in a line, in the order of their coordinates.
"""
from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, Final, NoReturn

import msgspec

from walstatt.core.bounds import OutOfBounds, read_json
from walstatt.core.refusal import Refused
from walstatt.core.texts import Text, Texts, shortened, text
from walstatt.hexmap.coordinates import BadCoordinate, Gf, read_gf
from walstatt.hexmap.land import Land, Lands, flaws

FORMAT: Final = "walstatt-land"
VERSION: Final = 1
MOST_BYTES: Final = 20_000_000
MOST_LANDS: Final = 20_000
MOST_FLAWS: Final = 20
"""More are counted, not told."""

Coordinate = Annotated[str, msgspec.Meta(max_length=12)]


class BadMap(Refused):
    """A map that cannot be read; `why` names the large field and what is wrong with it."""

    def __init__(self, why: Text) -> None:
        super().__init__("", why)

    def __str__(self) -> str:
        return Texts("en").say(self.why)


class _MapFile(msgspec.Struct, forbid_unknown_fields=True):
    format: str
    version: int
    lands: Annotated[list[msgspec.Raw], msgspec.Meta(max_length=MOST_LANDS)]


class _Named(msgspec.Struct):
    gf: Coordinate


class _Entry(_Named, forbid_unknown_fields=True):
    land: Land


def write_map(lands: Lands) -> bytes:
    """A map as a file."""
    entries = (msgspec.json.encode(_Entry(str(gf), lands[gf]), order="deterministic") for gf in sorted(lands))
    head = msgspec.json.encode({"format": FORMAT, "version": VERSION}).removesuffix(b"}")
    return head + b',"lands":[\n' + b",\n".join(entries) + b"\n]}\n"


def read_map(data: bytes, source: str = "map") -> dict[Gf, Land]:
    """The lands of a map file; raises BadMap for one that is broken, too large or wrong."""
    check_bytes(data, source)
    file: _MapFile = read_part(data, _MapFile, source)
    if (file.format, file.version) != (FORMAT, VERSION):
        given = shortened(f"{file.format} {file.version}", 80)
        raise BadMap(text("kalevala-map-format", where=source, given=given, wanted=f"{FORMAT} {VERSION}"))
    lands: dict[Gf, Land] = {}
    for number, raw in enumerate(file.lands, 1):
        place = f"{source}, {number}."
        named: _Named = read_part(bytes(raw), _Named, place)
        gf = coordinate(named.gf, place)
        if gf in lands:
            raise BadMap(text("kalevala-map-twice", where=source, gf=str(gf)))
        entry: _Entry = read_part(bytes(raw), _Entry, f"{source}, {gf}")
        lands[gf] = entry.land
    check_lands(lands, source)
    return lands


def check_bytes(data: bytes, source: str) -> None:
    if len(data) > MOST_BYTES:
        raise BadMap(text("kalevala-map-bytes", where=source, most=MOST_BYTES // 1_000_000))


def read_part(data: bytes, kind: Any, where: str) -> Any:
    """JSON as this type; what does not fit is a bad map."""
    try:
        return read_json(data, kind, where)
    except OutOfBounds as problem:
        raise BadMap(problem.why) from problem
    except (msgspec.DecodeError, UnicodeDecodeError) as problem:
        raise BadMap(text("kalevala-map-broken", where=where, why=shortened(str(problem), 200))) from problem


def coordinate(written: str, where: str) -> Gf:
    try:
        return read_gf(written)
    except BadCoordinate as problem:
        raise BadMap(text("kalevala-map-coordinate", where=where, given=written)) from problem


def check_lands(lands: Lands, source: str) -> None:
    """Raises BadMap if anything is wrong with the lands."""
    found = list(flaws(lands))
    if found:
        _raise_flaws(found, source)


def _raise_flaws(found: Iterable[tuple[Gf, Text]], source: str) -> NoReturn:
    told = [text("kalevala-map-flaw", gf=str(gf), what=what) for gf, what in found]
    more = len(told) - MOST_FLAWS
    flaw_list = [*told[:MOST_FLAWS], *([text("kalevala-map-more", count=more)] if more > 0 else [])]
    raise BadMap(text("kalevala-map-flaws", where=source, flaws=flaw_list))
