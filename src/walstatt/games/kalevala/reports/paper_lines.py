"""What each line of a paper means on the map: so a page can draw what was written, and write what was drawn."""
from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from walstatt.games.kalevala import hooks
from walstatt.games.kalevala.checker import Change, Effect
from walstatt.games.kalevala.papers import model
from walstatt.games.kalevala.papers.model import Listing, Order
from walstatt.games.kalevala.realm.buildings import Building
from walstatt.games.kalevala.realm.stock import RE
from walstatt.games.kalevala.state import World
from walstatt.games.report_blocks import PaperLine

MARK = "mark"
"""An order of a figure: a way, a small field, or a large one with some words."""


def paper_lines(
    world: World, realm: str, orders: Iterable[Order], effects: Iterable[Effect]
) -> list[PaperLine]:
    changes: dict[int, list[Change]] = {}
    for effect in effects:
        changes.setdefault(effect.line, []).extend(effect.changes)
    return [_line(world, realm, order, _changed(changes.get(order.line, ()))) for order in orders if order.line]


def _changed(changes: Sequence[Change]) -> str:
    """Place by place, RE among it."""
    places: dict[str, list[str]] = {}
    for one in changes:
        places.setdefault(one.place, []).append(f"{one.amount:+d} {one.item}".replace("-", "−"))
    return "; ".join(f"{place} {', '.join(many)}" for place, many in places.items())


def _line(world: World, realm: str, order: Order, changes: str) -> PaperLine:
    shown = hooks.shown(world, realm, order)
    meant = _meaning(order) if shown is None else _marked(shown)
    return PaperLine(order.line, changes=changes, **meant)


def _marked(shown: hooks.Shown) -> dict[str, Any]:
    gf, _, kf = shown.field.partition("/")
    small = [int(kf)] if kf.isdecimal() else ()
    return _told(MARK, shown.places or ((gf,) if gf else ()), fields=small, words=shown.words)


def _meaning(order: Order) -> dict[str, Any]:
    """What it is called, where it acts and with what."""
    match order:
        case model.Move(way=way, listing=listing):
            return _told("move", way, listing)
        case model.Spread(start=start, end=end, listing=listing):
            return _told("move", (start, end), listing)
        case model.Ferry(start=start, end=end, listing=listing) | model.Cross(start=start, end=end, listing=listing):
            return _told("carry", (start, end), listing)
        case model.Scout(number=number, start=start, target=target):
            return _told("scout", (start, target), words=f"EE {number}")
        case model.Enter(start=start, target=target, listing=listing, kind=kind, centre=centre):
            return _told("enter", (start, target), listing, [centre] if centre else (), kind)
        case model.Zone(target=target, members=members):
            return _told("zone", (target, *(one for one in members if one != target)))
        case model.Arm(place=place, listing=listing):
            return _told("fresh", (place,), listing)
        case model.Convert(place=place, listing=listing):
            return _told("arm", (place,), listing)
        case model.Build(place=place, building=building):
            return _told("build", (place,), None, _fields(building), building.kind)
        case model.Demolish(place=place, building=building) | model.Mend(place=place, building=building):
            return _told("building", (place,), None, _fields(building), building.kind)
        case model.Work(field=field) | model.RaiseGate(field=field):
            place, _, kf = field.partition("/")
            return _told("build", (place,), None, [int(kf)] if kf else ())
        case model.Permit(to=to, places=places) | model.Revoke(to=to, places=places):
            return _told("permit", places, words=to)
        case model.FormGroup(group=group, place=place, listing=listing):
            return _told("group", (place,), listing, words=group)
        case model.MoveGroup(group=group, way=way):
            return _told("trade", way, words=group)
        case model.HandOver(start=start, end=end, to=to, listing=listing):
            return _told("hand_over", (start, end) if end else (start,), listing, words=to)
        case model.Cede(place=place, to=to):
            return _told("hand_over", (place,), words=to)
        case model.SetUp(place=place, sheet=_):
            return _told("line_up", (place,))
        case _:
            gf, _, kf = getattr(order, "field", "").partition("/")
            place = getattr(order, "place", "") or gf
            return _told("other", (place,) if place else (), fields=[int(kf)] if kf else ())


def _told(
    act: str, places: Sequence[str] = (), listing: Listing | None = None, fields: Sequence[int] = (), words: str = ""
) -> dict[str, Any]:
    stock = listing.whole() if listing is not None else None
    figures = {**stock.pieces, **({RE: stock.re} if stock.re else {})} if stock is not None else {}
    return {"act": act, "places": list(places), "fields": list(fields), "figures": figures, "words": words}


def _fields(building: Building) -> list[int]:
    return [building.kf, *([building.other] if building.other else [])]
