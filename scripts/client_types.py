"""Write the types of the browser client from the server's: requests and answers, live messages, pictures, worlds.

client_types.py           write web/src/lib/server.ts
client_types.py --check   say which types there differ from the server's, and fail if any do
"""
from __future__ import annotations

import ast
import inspect
import re
import sys
import types
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec
from fastapi.routing import APIRoute
from pydantic import BaseModel

from walstatt.core.desk_sheet import DeskSheet
from walstatt.core.picture import Words
from walstatt.core.texts import Text
from walstatt.core.turn import Run
from walstatt.games.campaigns import Offers
from walstatt.games.hex_picture import HexPicture
from walstatt.games.lobby import CheckedArmy, RosterSheet
from walstatt.server import live, wire_types
from walstatt.server.app import PARTS
from walstatt.server.rosters import OwnSheet
from walstatt.server.schemas import ErrorBody, Strict
from walstatt.server.wire_types import Sent
from walstatt.table.picture import Area
from walstatt.table.shapes import Point

TARGET = Path(__file__).resolve().parents[1] / "web/src/lib/server.ts"
HEAD = """// Written by scripts/client_types.py from the types of the server. Do not edit: run `npm run types` instead.
"""
ALIASES: dict[str, Any] = {"Words": Words, "Point": Point, "Area": Area} | {
    name: getattr(wire_types, name)
    for name in ("Language", "LegMark", "Compare", "Args", "WayPoint", "MoveValue", "PlaceValue", "RequestId",
                 "Strings", "ReportWords", "ReportCell", "ReportPair", "ChartEdge", "ChartFlow", "ReportBlock",
                 "Report", "RuleEntry", "ServerMessage")
}
"""Types that have a name of their own and are no classes; what is equal to one of them is called by its name."""
BY_LANGUAGE = (Words, wire_types.Strings)
MORE = (
    wire_types.Game, wire_types.ReplayInfo, wire_types.ReplayStep, wire_types.CorrectionSheet, wire_types.Chart,
    wire_types.Reach, ErrorBody, RosterSheet, OwnSheet, CheckedArmy, Offers, Run, DeskSheet, wire_types.Compared,
    wire_types.Sketch, HexPicture,
)
"""What is sent as it was written by the fast writer, without a model that a route would name."""
STANDS_FOR: dict[type, type] = {Text: wire_types.Text}
"""The core's own values, and what becomes of them on the wire."""
PRIMITIVES = {
    str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown",
    object: "unknown", dict: "Record<string, unknown>",
}


@dataclass
class Field:
    name: str
    shape: Any
    optional: bool
    about: str = ""


@dataclass
class Shape:
    """A class of the server as it goes over the wire."""

    name: str
    about: str
    bases: list[Any]
    fields: list[Field]


# ---- which types there are


def client_messages() -> dict[type, str]:
    """What a page may send over the live channel, each with its name."""
    return {one: f"{one.__name__}Message" for one in get_args(live.AnyMessage)}


@cache
def routes() -> list[APIRoute]:
    return [route for part in PARTS for route in part.router.routes if isinstance(route, APIRoute)]


def route_types() -> Iterator[Any]:
    """What the routes take and answer."""
    for route in routes():
        yield from (one.field_info.annotation for one in route.dependant.body_params)
        yield route.response_model


@cache
def partly_sent() -> frozenset[Any]:
    """Models of which an answer leaves out what is not set."""
    return frozenset(one.response_model for one in routes() if one.response_model_exclude_unset)


def all_shapes() -> dict[str, Shape]:
    """Every class that goes over the wire, by its name."""
    found: dict[str, Shape] = {}
    classes: dict[str, type] = {}
    waiting = [*ALIASES.values(), *MORE, *client_messages(), *route_types()]
    while waiting:
        for one in classes_in(waiting.pop(0)):
            name = name_of(one)
            if classes.setdefault(name, one) is not one:
                raise ValueError(f"{name} is {one} and {classes[name]}: two types of the server bear one name")
            if name not in found:
                found[name] = shape_of(one)
                waiting += [*found[name].bases, *(part.shape for part in found[name].fields)]
    return dict(sorted(found.items()))


def classes_in(shape: Any) -> Iterator[type]:
    """The classes that a type is made of."""
    shape = STANDS_FOR.get(shape, shape) if inspect.isclass(shape) else shape
    for extra in getattr(shape, "__metadata__", ()):
        if isinstance(extra, Sent):
            yield from classes_in(extra.shape)
            return
    if is_class(shape):
        yield shape
    else:
        for part in get_args(shape):
            yield from classes_in(part)


def is_class(shape: Any) -> bool:
    return is_typeddict(shape) or (
        inspect.isclass(shape) and get_origin(shape) is None
        and (issubclass(shape, msgspec.Struct | BaseModel) or is_named_tuple(shape))
    )


def is_named_tuple(shape: Any) -> bool:
    return inspect.isclass(shape) and issubclass(shape, tuple) and hasattr(shape, "_fields")


def name_of(one: type) -> str:
    known = client_messages().get(one)
    if known:
        return known
    return one.__name__


# ---- what they are made of


def shape_of(one: type) -> Shape:
    bases = typed_bases(one)
    known = {part.name for base in bases for part in _fields_of(base)}
    fields = [part for part in _fields_of(one) if part.name not in known]
    words = _words_on_fields(one)
    for part in fields:
        part.about = words.get(part.name, "")
    return Shape(name_of(one), one.__dict__.get("__doc__") or "", bases, fields)


def _fields_of(one: type) -> Iterator[Field]:
    if is_typeddict(one):
        for name, shape in get_type_hints(one, include_extras=True).items():
            inner = get_args(shape)[0] if get_origin(shape) is NotRequired else shape
            yield Field(name, inner, get_origin(shape) is NotRequired)
    elif issubclass(one, msgspec.Struct):
        yield from _struct_fields(one)
    elif issubclass(one, BaseModel):
        hints = get_type_hints(one, include_extras=True)
        for name, info in one.model_fields.items():
            left_out = issubclass(one, Strict) or one in partly_sent()
            yield Field(name, hints[name], left_out and not info.is_required())
    else:
        hints = get_type_hints(one, include_extras=True)
        for name in one._fields:  # type: ignore[attr-defined]
            yield Field(name, hints[name], False)


def _struct_fields(one: type[msgspec.Struct]) -> Iterator[Field]:
    config = one.__struct_config__
    if config.tag is not None:
        yield Field(config.tag_field or "type", Literal[config.tag], False)
    comes_in = one in client_messages()
    for part in msgspec.structs.fields(one):
        yield Field(part.encode_name, part.type, (comes_in or config.omit_defaults) and not part.required)


@cache
def classes_of(module: str) -> dict[str, ast.ClassDef]:
    """The classes of a module as they are written."""
    tree = ast.parse(Path(str(sys.modules[module].__file__)).read_text("utf-8"))
    return {node.name: node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}


def source_of(one: type) -> ast.ClassDef | None:
    """The class as it is written; None for one that was made otherwise."""
    return classes_of(one.__module__).get(one.__name__) if one.__module__.startswith("walstatt") else None


def typed_bases(one: type) -> list[Any]:
    """The typed dictionaries that another goes on from: at run time it has forgotten them."""
    written_down = source_of(one) if is_typeddict(one) else None
    names = [base.id for base in written_down.bases if isinstance(base, ast.Name)] if written_down else []
    known = [getattr(sys.modules[one.__module__], name, None) for name in names]
    return [base for base in known if is_typeddict(base)]


def _words_on_fields(one: type) -> dict[str, str]:
    """The texts behind the fields of a class and of those that it is made from."""
    found: dict[str, str] = {}
    for base in one.__bases__:
        found |= _words_on_fields(base) if is_class(base) else {}
    written_down = source_of(one)
    for line, behind in pairwise(written_down.body if written_down else ()):
        match line, behind:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(about))):
                found[name] = about
    return found


# ---- in TypeScript


def split(shape: Any) -> tuple[str, Any]:
    """What kind of type it is, and what it is made of."""
    for extra in getattr(shape, "__metadata__", ()):
        if isinstance(extra, Sent):
            return split(extra.shape)
    origin, parts = get_origin(shape), get_args(shape)
    if is_class(shape):
        return "class", STANDS_FOR.get(shape, shape)
    if origin is Annotated:
        return split(parts[0])
    if origin is Literal:
        return "literal", parts
    if origin in (Union, types.UnionType):
        return "union", parts
    if origin in (list, set, frozenset, Sequence) or (origin is tuple and parts[1:] == (Ellipsis,)):
        return "list", parts[0]
    if origin is tuple:
        return "tuple", parts
    if origin in (dict, Mapping):
        return "record", parts
    if shape in PRIMITIVES:
        return "plain", PRIMITIVES[shape]
    raise ValueError(f"{shape!r} cannot be written in TypeScript")


def written(shape: Any, *, within: str = "") -> str:
    """A type in TypeScript; `within` is the name that is being explained just now."""
    for name, known in ALIASES.items():
        if name != within and shape == known:
            return name
    kind, parts = split(shape)
    match kind:
        case "class":
            return name_of(parts)
        case "literal":
            return " | ".join("true" if one is True else "false" if one is False else f"'{one}'" for one in parts)
        case "union":
            return _union(parts)
        case "list":
            inner = written(parts)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case "tuple":
            return f"[{', '.join(map(written, parts))}]"
        case "record":
            return f"Record<{written(parts[0])}, {written(parts[1])}>"
        case _:
            return str(parts)


def _union(parts: Sequence[Any]) -> str:
    words = dict.fromkeys(written(part) for part in parts)
    return "unknown" if "unknown" in words else " | ".join(words)


def declared(shape: Shape) -> str:
    extends = f" extends {', '.join(map(name_of, shape.bases))}" if shape.bases else ""
    lines = [*_comment(shape.about, ""), f"export interface {shape.name}{extends} {{"]
    for part in shape.fields:
        lines += _comment(part.about, "  ")
        lines.append(f"  {part.name}{'?' if part.optional else ''}: {written(part.shape)};")
    return "\n".join([*lines, "}"]) + "\n"


def _comment(about: str, indent: str) -> list[str]:
    words = re.sub(r"\s+", " ", about).strip()
    return [f"{indent}/** {words} */"] if words else []


def declarations() -> dict[str, str]:
    """Everything that the client knows of the server, by its name."""
    found = {name: f"export type {name} = {_alias(name)};\n" for name in ALIASES}
    found |= {name: declared(shape) for name, shape in all_shapes().items()}
    found["ClientMessage"] = f"export type ClientMessage = {' | '.join(sorted(client_messages().values()))};\n"
    return found


def _alias(name: str) -> str:
    # By languages, and a text may lack one of them.
    shape = ALIASES[name]
    if shape in BY_LANGUAGE:
        return f"Partial<Record<Language, {written(get_args(shape)[1])}>>"
    return written(shape, within=name)


def whole_file() -> str:
    return "\n".join([HEAD, *declarations().values()])


def differences(old: str) -> list[str]:
    """The names of the types that a file tells otherwise than the server does."""
    known = {found[1]: found[0].strip() for found in re.finditer(BLOCK, old)}
    now = {found[1]: found[0].strip() for found in re.finditer(BLOCK, whole_file())}
    return sorted(name for name in known.keys() | now.keys() if known.get(name) != now.get(name))


BLOCK = re.compile(r"(?:/\*\*[^\n]*\*/\n)?export (?:interface|type) (\w+)(?: = [^\n]*\n|[^\n]* \{\n.*?\}\n)", re.DOTALL)


def main() -> int:
    if "--check" not in sys.argv:
        TARGET.write_text(whole_file(), "utf-8")
        return 0
    old = TARGET.read_text("utf-8") if TARGET.exists() else ""
    if old == whole_file():
        return 0
    names = ", ".join(differences(old)) or "the file"
    print(f"{TARGET.name}: {names} differ from the server's types; run scripts/client_types.py", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
