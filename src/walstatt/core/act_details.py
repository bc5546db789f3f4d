"""What a free act of the game master asks for, read off the type that takes it; pages make a form of it."""
from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any, Final, Literal, NamedTuple

import msgspec
from msgspec import inspect

LONG: Final = 2000
"""Texts that may be longer than this are written in several lines."""


class Detail(msgspec.Struct, frozen=True, omit_defaults=True):
    name: str
    kind: Literal["line", "words", "number", "yes_no", "choice", "lines", "numbers", "group", "groups", "data"]
    """`lines` and `numbers` are several in one; a `group` has parts, of `groups` there are several; `data` is JSON."""
    required: bool = False
    default: str | float | bool | None = None
    options: tuple[str, ...] = ()
    parts: tuple[Detail, ...] = ()

    def __str__(self) -> str:
        return self.name if self.required else f"[{self.name}]"


class KindOfAct(NamedTuple):
    details: Sequence[Detail]
    concern: str = ""
    """What it is about: acts of one concern stand together."""


def details_of(kind: type, as_data: Collection[type] = ()) -> list[Detail]:
    """The fields of a struct; types in `as_data` are not taken apart."""
    struct = inspect.type_info(kind)
    assert isinstance(struct, inspect.StructType)
    return list(_details(struct, as_data))


def _details(struct: inspect.StructType, as_data: Collection[type]) -> Iterator[Detail]:
    for field in struct.fields:
        default = field.default if isinstance(field.default, str | int | float | bool) else None
        yield msgspec.structs.replace(
            _detail(field.encode_name, _known(field.type), as_data), required=field.required, default=default)


def _known(kind: inspect.Type) -> inspect.Type:
    """Of what may be nothing, what it is otherwise."""
    if not isinstance(kind, inspect.UnionType):
        return kind
    return next(one for one in kind.types if not isinstance(one, inspect.NoneType))


def _detail(name: str, kind: inspect.Type, as_data: Collection[type]) -> Detail:
    match kind:
        case inspect.BoolType():
            return Detail(name, "yes_no")
        case inspect.IntType() | inspect.FloatType():
            return Detail(name, "number")
        case inspect.LiteralType(values=values):
            return Detail(name, "choice", options=tuple(map(str, values)))
        case inspect.StrType(max_length=longest):
            return Detail(name, "words" if longest is None or longest > LONG else "line")
        case inspect.StructType(cls=cls) if cls not in as_data:
            return Detail(name, "group", parts=tuple(_details(kind, as_data)))
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            return _several(name, item, as_data)
    return Detail(name, "data")


def _several(name: str, item: Any, as_data: Collection[type]) -> Detail:
    one = _detail(name, item, as_data)
    if one.kind == "group":
        return msgspec.structs.replace(one, kind="groups")
    if one.kind == "number":
        return Detail(name, "numbers")
    return Detail(name, "lines" if one.kind == "line" else "data")
