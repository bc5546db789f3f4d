"""The scouting sheet: what was sent out, and what came back, with a map of the small fields (kalevala.12.3)."""
from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from walstatt.games.kalevala.dates import Date
from walstatt.games.kalevala.evaluation import gf_of
from walstatt.games.kalevala.realm.stock import so_many
from walstatt.games.kalevala.reports.abbreviations import in_letters, meaning, site_meaning
from walstatt.games.kalevala.reports.protocol import seen_land
from walstatt.games.kalevala.scouting.results import CARAVAN
from walstatt.games.kalevala.state import NATIVES, Scouting, Sighting, World
from walstatt.games.report_blocks import (
    Block,
    Cell,
    Column,
    Facts,
    Heading,
    Map,
    Table,
    Way,
    Words,
    plain_land,
    said,
)
from walstatt.hexmap.coordinates import read_gf
from walstatt.hexmap.small_fields import Side

OF_AGENTS = ("agent", "capital", "hidden", "exactly")
"""Words with which remarks begin that only agents bring home."""


def scouting_sheet(known: World, realm: str, then: Date) -> list[Block]:
    """In phase 1 what was ordered; in phase 2 what was found."""
    sent = known.scouting.get(realm, [])
    if then.phase == 1:
        return [_orders(sent)] if sent else []
    sightings = known.knowledge[realm].sightings if realm in known.knowledge else []
    left = sorted(sent, key=lambda one: one.number)
    found: list[Block] = []
    for one in sightings:
        if one.at == then:
            scouting = next((other for other in left if str(gf_of(other.target)) == one.place), None)
            if scouting is not None:
                left.remove(scouting)
            found += _entry(one, scouting)
    return found


def _orders(sent: list[Scouting]) -> Table:
    columns = [
        Column(said("kalevala-sheet-ee")), Column(said("kalevala-sheet-start")), Column(said("kalevala-sheet-target")),
        Column(said("kalevala-sheet-grid")),
    ]
    rows: list[list[Cell]] = [
        [str(one.number), one.start, one.target,
         said("kalevala-sheet-with-grid", without="yes" if one.without_grid else "no")] for one in sent
    ]
    return Table(said("kalevala-sheet-orders"), columns, rows, note=said("kalevala-sheet-note"),
                 rules=["kalevala.12.3.erkundungsblatt", "kalevala.12.eintrag"])


def _entry(one: Sighting, scouting: Scouting | None) -> Iterator[Block]:
    number = scouting.number if scouting is not None else 0
    yield Heading(said("kalevala-sheet-entry", ee=number, place=one.place, result=one.result.replace("_", "-")))
    yield Facts(list(sighting_facts(one, scouting)), rules=["kalevala.12.1.ergebnis", "kalevala.12.3.erkundungsblatt"])
    if one.terrain:
        yield _map(one, number)
    explained = list(_explained(one))
    if explained:
        yield Facts(explained, small=True)


def sighting_facts(one: Sighting, scouting: Scouting | None) -> Iterator[tuple[Words, Cell]]:
    if scouting is not None:
        yield said("kalevala-sheet-start"), scouting.start
    if one.side:
        yield said("kalevala-sheet-side"), said("kalevala-side", side=one.side)
    if one.parts:
        yield said("kalevala-sheet-part"), ", ".join(one.parts)
    if one.owner is not None:
        yield said("kalevala-sheet-owner"), said("kalevala-natives") if one.owner == NATIVES else one.owner
    if one.result == "seen":
        figures = ", ".join(so_many(number, symbol) for symbol, number in one.figures.items())
        yield said("kalevala-sheet-figures"), figures or said("kalevala-sheet-none")
        yield said("kalevala-sheet-site"), _site(one)
        if one.buildings:
            yield said("kalevala-sheet-buildings"), ", ".join(one.buildings)
        if one.features:
            yield said("kalevala-sheet-features"), said("kalevala-head-list", all=list(_features(one.features)))
        if one.losses is not None:
            yield said("kalevala-sheet-losses"), said("kalevala-sheet-re", losses=one.losses)
    if not one.terrain and one.parts:
        yield said("kalevala-sheet-grid"), said("kalevala-sheet-with-grid", without="yes")
    for remark in one.remarks:
        yield said("kalevala-sheet-remark"), _remark(remark)


def _site(one: Sighting) -> Cell:
    kind, _, kf = one.site.partition("/")
    if not kind:
        return said("kalevala-sheet-no-site")
    founded = "yes" if one.founded else "no"
    return said("kalevala-protocol-hz", site=one.site, kind=kind, kf=int(kf), founded=founded)


def _features(written: Iterable[str]) -> Iterator[dict[str, Any]]:
    """`river 17/E`, `river 18/E`: what lies where, each kind once."""
    places: dict[str, list[dict[str, Any]]] = {}
    for one in written:
        kind, _, where = one.partition(" ")
        kf, _, way = where.partition("/")
        places.setdefault(kind, []).append({"key": "kalevala-sheet-where", "args": {"kf": int(kf), "way": way or "no"}})
    for kind, fields in places.items():
        them = {"key": "kalevala-head-list", "args": {"all": fields}}
        yield {"key": "kalevala-sheet-feature", "args": {"kind": kind, "where": them}}


def _remark(remark: str) -> Cell:
    """`met 2`: scouts of two others; a word: what stood in the way."""
    word, _, number = remark.partition(" ")
    if word == "met":
        return said("kalevala-sheet-met", remark=remark, number=int(number))
    if word == CARAVAN:
        owner, _, goods = number.rpartition(": ")
        return said("kalevala-sheet-caravan", realm=owner, goods=goods)
    if word in OF_AGENTS:
        realm, _, what = number.partition(": ")
        return said(f"kalevala-sheet-{word}", agent=number, realm=realm, what=what)
    return said("kalevala-sheet-obstacle", obstacle=remark)


def _explained(one: Sighting) -> Iterator[tuple[Words, Cell]]:
    yield from ((symbol, meaning(symbol)) for symbol in one.figures)
    if one.site:
        kind = one.site.partition("/")[0]
        yield in_letters(kind), site_meaning(kind)


def _map(one: Sighting, number: int) -> Map:
    gf = read_gf(one.place)
    beside = gf.neighbour(Side(one.side)) if one.side else None
    ways = [Way("scout", str(beside), one.place, f"E{number}" if number else "E")] if beside is not None else []
    return Map(said("kalevala-map-of-field", place=one.place), "field", {one.place: plain_land(seen_land(one))},
               ways=ways, rules=["kalevala.12.2.gelaende", "kalevala.12.3.richtung"])
