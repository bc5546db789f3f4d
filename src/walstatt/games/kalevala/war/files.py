"""Battlefields and outcomes as files: what the game master prints, plays by hand, fills in and gives back."""
from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, TypeVar

import msgspec

from walstatt.core.refusal import Refused, refuse
from walstatt.core.texts import Text, text
from walstatt.core.typed_data import convert, decode
from walstatt.games.kalevala.court.misfits import in_words
from walstatt.games.kalevala.realm.pieces import piece
from walstatt.games.kalevala.realm.stock import RE, Stock
from walstatt.games.kalevala.state import BY_HAND
from walstatt.games.kalevala.war.field import SETTLED, Battlefield, Figures, Outcome, counted
from walstatt.games.kalevala.war.possible import flaws

FORMAT, VERSION = "walstatt-battlefield", 1
MOST_BYTES: Final = 4_000_000
MOST_FIGURES: Final = 9_999_999
REMARK: Final = "#"
"""So entries of a form begin that only explain."""


class FieldFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: str
    version: int
    battlefield: Battlefield


def write_field(field: Battlefield) -> bytes:
    data = msgspec.json.encode({"format": FORMAT, "version": VERSION, "battlefield": plain_field(field)})
    return msgspec.json.format(data, indent=1) + b"\n"


def plain_field(field: Battlefield) -> dict[str, Any]:
    """Figures stay in the order in which they are listed; sets of the land, which have none, are sorted."""
    plain: dict[str, Any] = msgspec.to_builtins(field)
    if field.details.lands:
        plain["details"]["lands"] = msgspec.to_builtins(field.details.lands, order="deterministic")
    return plain


def read_field(data: bytes) -> Battlefield:
    """Raises Refused with what is wrong."""
    if len(data) > MOST_BYTES:
        raise refuse(SETTLED, "kalevala-field-size", most=MOST_BYTES)
    found = _typed(lambda: decode(data, FieldFile), "kalevala-field-form", "battlefield")
    if (found.format, found.version) != (FORMAT, VERSION):
        raise refuse(SETTLED, "kalevala-field-form", why=f"{FORMAT} {VERSION}")
    for one in found.battlefield.contingents:
        for stock in (one.force.land, *(holder.load for holder in one.force.holders)):
            _check_stock(stock)
    for standing in found.battlefield.details.standing:
        _check_stock(Stock({symbol: number for symbol, number in standing.figures.items() if symbol != RE}))
    return found.battlefield


def _check_stock(stock: Stock) -> None:
    for symbol, number in (*stock.pieces.items(), (RE, stock.re or 1)):
        if not 1 <= number <= MOST_FIGURES or (symbol != RE and piece(symbol) is None):
            raise refuse(SETTLED, "kalevala-field-piece", symbol=symbol, number=number)


def form_of(field: Battlefield) -> Outcome:
    """A form for what came of it: everybody stands where he stood, and nothing has changed hands."""
    stands: dict[str, dict[str, Figures]] = {}
    for one in field.contingents:
        there = stands.setdefault(one.party, {}).setdefault(one.place, {})
        for symbol, number in counted(one.force.whole()).items():
            there[symbol] = there.get(symbol, 0) + number
    return Outcome(stands)


def form_remarks(field: Battlefield) -> dict[str, Text]:
    """What each entry of a form means, with an example of this field."""
    place, names = field.places[0], [party.name for party in field.parties]
    one, other = names[0], names[-1]
    examples: dict[str, Any] = {
        "stands": {one: {place: {"LB": 7, "On(k274)": 1, RE: 12}}}, "owners": {place: one},
        "parts": {place: {one: [1, 2, 3], other: [4, 5, 6]}}, "fled": {other: {"2A+12": {"SB": 3, "lP": 3}}},
        "captured": {one: {other: {"On": 1, RE: 12}}}, "dead": {other: {"SB": 4}}, "enslaved": {one: 3},
        "freed": {other: 6}, "helpers": {one: {place: 4}},
        "plundered": {place: one}, "goods": {place: {"lP": 2}}, "razed": [place], "rounds": 9,
        "uncovered": [{"realm": one, "agent": "Ag1", "found": True, "dead": {"LB": 1}}], "words": "…",
    }
    return {
        name: text(f"kalevala-form-{name}", example=msgspec.json.encode(example).decode())
        for name, example in examples.items()
    }


def write_form(field: Battlefield, remarks: Mapping[str, str] = MappingProxyType({})) -> bytes:
    """With all that may be filled in, also where it is empty; before each entry stands what it means."""
    form: dict[str, Any] = {}
    for name, value in msgspec.structs.asdict(form_of(field)).items():
        if name in remarks:
            form[f"{REMARK}{name}"] = remarks[name]
        if name != "how" and (name in remarks or not remarks):
            form[name] = value
    return msgspec.json.format(msgspec.json.encode(form), indent=1) + b"\n"


def read_outcome(value: Any) -> Outcome:
    """What the game master filled in; however he calls it, it was settled by hand."""
    if isinstance(value, dict):
        value = {name: one for name, one in value.items() if not str(name).startswith(REMARK)}
    found = _typed(lambda: convert(value, Outcome), "kalevala-outcome-form", "outcome")
    return msgspec.structs.replace(found, how=BY_HAND)


def check_outcome(field: Battlefield, value: Any) -> None:
    """Raises Refused with all that cannot be."""
    found = list(flaws(field, read_outcome(value)))
    if found:
        raise Refused(found[0].rule, text("kalevala-outcome-flaws", flaws=[one.why for one in found]))


T = TypeVar("T")


def _typed(read: Callable[[], T], key: str, what: str) -> T:
    try:
        return read()
    except msgspec.ValidationError as problem:
        raise Refused(SETTLED, text(key, why=in_words(str(problem), what))) from problem
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise refuse(SETTLED, key, why=str(problem)) from problem
