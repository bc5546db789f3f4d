"""Reading a table into a struct and naming every mistake in it, not only the first."""
from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches
from math import inf
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin

import msgspec
from msgspec.structs import FieldInfo, fields

from walstatt.core.texts import Text, text
from walstatt.core.typed_data import convert
from walstatt.games.toml_lines import Path

Complain = Callable[[Path, Text], None]
AnyStruct = TypeVar("AnyStruct", bound=msgspec.Struct)

STAND_IN = "stand-in"
_STAND_INS: tuple[Any, ...] = (2, STAND_IN, False, {"de": STAND_IN, "en": STAND_IN}, [], [2, 2])
_WRONG_TYPE = re.compile(r"Expected `(?P<wanted>[^`]+)`, got `(?P<got>[^`]+)`")
_BOUND = re.compile(r"Expected `\w+` (?P<sign>[<>]=?) (?P<bound>[-.\d]+)")
_TOO_LONG = re.compile(r"Expected `(?P<kind>\w+)` of length <= (?P<bound>\d+)")
MOST_UNKNOWN = 20
"""So many unknown keys of one table are told; who has more knows by then."""

_POSITION = re.compile(r"\[(\d+)\]")
_SIGNS = {">=": "least", "<=": "most", ">": "above"}


def nearest(written: str, known: Iterable[str]) -> str:
    """The known word most like the written one, or "none"."""
    return next(iter(get_close_matches(written.casefold(), list(known), n=1)), "none")


def read_table(kind: type[AnyStruct], table: Mapping[str, Any], path: Path, complain: Complain) -> AnyStruct:
    """The table as a struct. Every mistake is told; a value that cannot be used is replaced by a stand-in."""
    known = {field.encode_name: field for field in fields(kind)}
    for key in [key for key in table if key not in known][:MOST_UNKNOWN]:
        complain((*path, key), text("roster-unknown-key", key=key, nearest=nearest(key, list(known))))
    values = {field.name: _read_field(field, table, path, complain) for field in known.values()}
    return kind(**values)


def _read_field(field: FieldInfo, table: Mapping[str, Any], path: Path, complain: Complain) -> Any:
    key = field.encode_name
    if key in table:
        return _read_value(field, table[key], (*path, key), complain)
    if field.required:
        complain(path, text("roster-missing-key", key=key))
        return _fallback(field)
    return _default(field)


def _read_value(field: FieldInfo, value: Any, path: Path, complain: Complain) -> Any:
    kind = _bare(field.type)
    if _is_struct(kind) and isinstance(value, Mapping):
        return read_table(kind, value, path, complain)
    row = get_origin(kind)
    entry: Any = get_args(kind)[0] if row in (list, tuple) else None
    tables = _is_struct(entry) and isinstance(value, list) and all(isinstance(item, Mapping) for item in value)
    if tables and len(value) <= _most_entries(field.type):
        return row(read_table(entry, item, (*path, position), complain) for position, item in enumerate(value))
    try:
        return convert(value, field.type)
    except msgspec.ValidationError as error:
        inner = [int(position) for position in _POSITION.findall(str(error).partition(" - at ")[2])]
        for position in inner:
            value = value[position]
        complain((*path, *inner), _in_words(str(error), field.encode_name, value, entry if inner else kind))
        return _fallback(field)


def _bare(kind: Any) -> Any:
    """`list[str]` for `list[str] | None`, and for one whose length is bounded."""
    if get_origin(kind) is Annotated:
        return _bare(get_args(kind)[0])
    if get_origin(kind) not in (UnionType, Union):
        return kind
    others = [one for one in get_args(kind) if one is not NoneType]
    return _bare(others[0]) if len(others) == 1 else kind


def _most_entries(kind: Any) -> float:
    bounds = [one.max_length for one in get_args(kind)[1:] if isinstance(one, msgspec.Meta)]
    return min((most for most in bounds if most is not None), default=inf)


def _is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def _in_words(error: str, key: str, value: Any, kind: Any) -> Text:
    if match := _WRONG_TYPE.search(error):
        wanted = match["wanted"].split(" ")[0]
        return text("roster-wrong-type", key=key, wanted=wanted, got=match["got"])
    if match := _BOUND.search(error):
        sign, bound = _SIGNS[match["sign"]], float(match["bound"])
        return text("roster-out-of-bounds", key=key, value=_in_short(value), sign=sign, bound=bound)
    if match := _TOO_LONG.search(error):
        unit = "letters" if match["kind"] == "str" else "entries"
        return text("roster-too-long", key=key, most=int(match["bound"]), unit=unit)
    if "length" in error:
        return text("roster-empty", key=key)
    if get_origin(kind) is Literal:
        return text("roster-not-among", key=key, value=str(value), allowed=[str(one) for one in get_args(kind)])
    return text("roster-not-allowed", key=key, value=str(value))


def _in_short(value: Any) -> Any:
    """A number of any length in a few signs."""
    return "…" if isinstance(value, int) and abs(value) >= 10**12 else value


def _default(field: FieldInfo) -> Any:
    return field.default if field.default is not msgspec.NODEFAULT else field.default_factory()


def _fallback(field: FieldInfo) -> Any:
    if not field.required:
        return _default(field)
    for stand_in in _STAND_INS:
        try:
            return convert(stand_in, field.type)
        except msgspec.ValidationError:
            continue
    if get_origin(field.type) is Literal:
        return get_args(field.type)[0]
    # A table that is missing altogether: an empty one, its own mistakes are not worth telling.
    return read_table(field.type, {}, (), lambda _path, _why: None)
