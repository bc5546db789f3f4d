"""What reports are made of, whatever the game: sections of blocks, as plain data without a language.

Words are message keys with their arguments, or what somebody wrote and nobody translates. A line without a `kind` is
the message that it always was, so a game that only tells of events need not know more than `key`, `rules` and `args`.
"""
from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Literal

import msgspec

from walstatt.core.typed_data import convert
from walstatt.games.hex_course import HexCourse
from walstatt.hexmap.coordinates import Gf, read_gf
from walstatt.hexmap.land import Land


class Said(msgspec.Struct, frozen=True):
    """A message key with its arguments."""

    key: str
    args: dict[str, Any] = {}


def said(key: str, /, **args: Any) -> Said:
    return Said(key, args)


Words = str | Said
Cell = str | int | float | None | Said


class Line(msgspec.Struct, frozen=True, tag_field="kind", tag="line", forbid_unknown_fields=True):
    """Something that happened, with the rules behind it."""

    key: str
    rules: list[str] = []
    args: dict[str, Any] = {}


class Heading(msgspec.Struct, frozen=True, tag_field="kind", tag="heading", forbid_unknown_fields=True):
    words: Words


class Facts(msgspec.Struct, frozen=True, tag_field="kind", tag="facts", omit_defaults=True, forbid_unknown_fields=True):
    """Pairs of a name and a value; small where they only explain what stands above."""

    pairs: list[tuple[Words, Cell]]
    small: bool = False
    rules: list[str] = []


class Column(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    title: Words
    figures: Literal["", "number", "money"] = ""
    """Money is given in hundredths."""


class Table(msgspec.Struct, frozen=True, tag_field="kind", tag="table", omit_defaults=True, forbid_unknown_fields=True):
    """A row of a single cell is a heading for those below it; `sums` are rows that add others up, by their numbers."""

    title: Words
    columns: list[Column]
    rows: list[list[Cell]]
    sums: list[int] = []
    note: Words = ""
    rules: list[str] = []


class Owned(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Large fields of one owner on a map."""

    name: Words
    colour: str
    places: list[str]
    fields: dict[str, list[int]] = {}
    """Of places that are parts of a large field: their small fields, where they do not follow from the land alone."""


class Way(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """An arrow on a map, from one large field to its neighbour."""

    style: Literal["move", "scout", "war"]
    start: str
    end: str
    words: str = ""


class MapSign(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Something on a map that is no part of the land."""

    what: Literal["weak-point", "river-bridge", "stream-bridge", "temple"]
    at: str
    """A small field, or a large one where nothing more is known."""
    way: str = ""
    """Of a bridge: the direction in which it leads."""


class Map(msgspec.Struct, frozen=True, tag_field="kind", tag="map", omit_defaults=True, forbid_unknown_fields=True):
    """A piece of the world. A dot in a terrain is a small field that was not seen."""

    title: Words
    detail: Literal["continent", "realm", "field"]
    lands: dict[str, dict[str, Any]]
    """By their coordinates, each written as in a map file."""
    owned: list[Owned] = []
    ages: dict[str, int] = {}
    """In great rounds, where what is shown is not from today."""
    ways: list[Way] = []
    written: dict[str, list[str]] = {}
    """Lines that stand in large fields."""
    rules: list[str] = []
    signs: list[MapSign] = []

    def fields(self) -> dict[Gf, Land]:
        return {read_gf(name): convert(land, Land) for name, land in self.lands.items()}


class ChartPlane(msgspec.Struct, frozen=True):
    """One plane of a chart."""

    map: Map
    origins: dict[str, tuple[int, int]]
    """By large field: where it lies, in the doubled coordinates of `walstatt.hexmap.plane`."""
    cards: dict[str, list[Facts]]
    """By large field: what is known of it."""
    seen: dict[str, str] = {}
    """By large field: the phase that its picture is from, where that is not today's."""
    scouts: dict[str, int] = {}
    """By large field: in how many steps scouts come there from where they stand."""
    colonies: list[list[str]] = []
    """Own places that do not hang together with the home realm."""
    yields: dict[str, int] = {}
    """By place: what its trade centre gives at an armament date."""
    losses: dict[str, int] = {}
    """By large field: what an occupation would cost, as it was seen last."""


class Chart(msgspec.Struct, frozen=True):
    """All that somebody knows of the land, for a page that draws it itself."""

    at: str
    realm: str
    """Nothing where it is the game master's."""
    spots: list[tuple[int, int]]
    """Where the small fields lie within a large field."""
    planes: list[ChartPlane]
    forces: dict[str, dict[str, int]] = {}
    """By place: what of one's own can be sent out from there, in the symbols of papers."""
    holders: dict[str, list[str]] = {}
    """By place: vessels, caravans and other groups with what they hold, as papers write them."""
    own: list[str] = []
    """Places that one rules."""
    makes: dict[str, int] = {}
    """What one can make of RE, and for how many."""
    means: dict[str, Words] = {}
    """What the symbols of all this stand for."""
    builds: dict[str, int] = {}
    """Buildings, and for how many RE."""
    scouting: list[tuple[int, str, str]] = []
    """EE of this great round: number, from where, where to."""
    scouted: list[tuple[str, str]] = []
    """From where and where to, of those that have brought something."""
    fiefs: list[str] = []
    """Places that one has lent, or holds on loan."""
    offers: dict[str, dict[str, dict[str, str]]] = {}
    """What else one may order now: by its name and by place (nothing: from any own land), what there is to choose from,
    as papers write it, each with a remark."""


class PaperLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a line of a paper means, for a page that draws it on the map and lists it."""

    line: int
    act: str
    places: list[str] = []
    """Where it acts; of a way, its places in order."""
    fields: list[int] = []
    """Small fields of the last place."""
    figures: dict[str, int] = {}
    words: str = ""
    changes: str = ""
    """What it changes, as papers list things."""


class Letter(msgspec.Struct, frozen=True, tag_field="kind", tag="letter", omit_defaults=True,
             forbid_unknown_fields=True):
    """What somebody wrote, with its head; the words are the writer's own."""

    head: list[tuple[Words, Cell]]
    words: str
    rules: list[str] = []
    seals: list[str] = []
    """The names of those whose seals it bears."""


class Passage(msgspec.Struct, frozen=True, tag_field="kind", tag="passage", omit_defaults=True,
              forbid_unknown_fields=True):
    """A text; `exactly` where its lines and spaces count, as in a paper to be filled in."""

    words: Words
    exactly: bool = False
    then: list[Words] = []
    """The sentences that follow in the same paragraph."""

    @property
    def sentences(self) -> list[Words]:
        return [self.words, *self.then]


class Fold(msgspec.Struct, frozen=True, tag_field="kind", tag="fold", forbid_unknown_fields=True):
    """Lines that are too many to be read by everybody: shown on demand where that can be."""

    title: Words
    lines: list[Line]


class Shown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of a battle that gets a map of its own."""

    moment: int
    title: Words


class Battle(msgspec.Struct, frozen=True, tag_field="kind", tag="battle", omit_defaults=True,
             forbid_unknown_fields=True):
    """A battle as it went, with the moments of which there are maps."""

    title: Words
    course: HexCourse
    shown: list[Shown]
    rules: list[str] = []


class PageBreak(msgspec.Struct, frozen=True, tag_field="kind", tag="page_break", forbid_unknown_fields=True):
    pass


Block = Line | Heading | Facts | Table | Map | Letter | Passage | Fold | Battle | PageBreak
Sections = dict[str, list[Block]]


def plain_land(land: Land) -> dict[str, Any]:
    """A land as a map shows it; always in the same order, for sets have none of their own."""
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(land, order="deterministic"))
    return found


def plain_sections(sections: Mapping[str, Iterable[Block]]) -> dict[str, Any]:
    """As reports are kept and sent; lines are written without their kind."""
    return {name: [_plain(block) for block in blocks] for name, blocks in sections.items()}


def _plain(block: Block) -> dict[str, Any]:
    written: dict[str, Any] = msgspec.to_builtins(block)
    for line in [written] if isinstance(block, Line) else written["lines"] if isinstance(block, Fold) else ():
        del line["kind"]
    return written


def read_sections(report: Mapping[str, Any]) -> Sections:
    """A kept report; raises msgspec.ValidationError for one that no game of ours has written."""
    return {
        name: [convert(_with_kinds(block), Block) for block in blocks]  # type: ignore[arg-type]
        for name, blocks in report.items()
    }


def _with_kinds(block: Mapping[str, Any]) -> dict[str, Any]:
    if block.get("kind") == "fold" and isinstance(block.get("lines"), list):
        return {**block, "lines": [{"kind": "line", **line} for line in block["lines"]]}
    return {"kind": "line", **block}
