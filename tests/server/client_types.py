"""The types that the browser client is given, and whether what a server really sends is of them."""
from __future__ import annotations

import importlib.util
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from threading import Lock
from types import ModuleType
from typing import Any

SCRIPT = Path(__file__).resolve().parents[2] / "scripts/client_types.py"


@cache
def writer() -> ModuleType:
    spec = importlib.util.spec_from_file_location("client_types", SCRIPT)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


_ONE_AT_A_TIME = Lock()
"""Types are looked through once, by one of the threads that hear messages."""


def _shapes() -> dict[str, Any]:
    with _ONE_AT_A_TIME:
        return _all_shapes()


@cache
def _all_shapes() -> dict[str, Any]:
    shapes: dict[str, Any] = writer().all_shapes()
    return shapes


def problems(value: Any, shape: Any, where: str = "$") -> Iterator[str]:
    """Where a value is not what its type says."""
    _shapes()
    types = writer()
    kind, parts = types.split(shape)
    if kind == "class":
        yield from _object_problems(value, types.name_of(parts), where)
    elif kind == "union":
        found = [list(problems(value, part, where)) for part in parts]
        if all(found):
            # The one that goes wrong deepest is the one that was meant.
            yield from max(found, key=lambda told: max(one.index(":") for one in told))
    elif kind == "literal":
        if value not in parts:
            yield f"{where}: {value!r} is none of {parts}"
    elif kind == "list":
        yield from _list_problems(value, [parts] * len(value) if isinstance(value, list) else [], where)
    elif kind == "tuple":
        yield from _list_problems(value, parts, where)
    elif kind == "record":
        if not isinstance(value, dict):
            yield f"{where}: {value!r} is no object"
        else:
            for key, one in value.items():
                yield from problems(one, parts[1], f"{where}.{key}")
    elif not _is_plain(value, parts):
        yield f"{where}: {value!r} is no {parts}"


def _object_problems(value: Any, name: str, where: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{where}: {value!r} is no {name}"
        return
    fields = dict(_fields(name))
    for key, one in value.items():
        if key not in fields:
            yield f"{where}.{key}: no {name} has this field"
        else:
            yield from problems(one, fields[key].shape, f"{where}.{key}")
    for key, field in fields.items():
        if key not in value and not field.optional:
            yield f"{where}.{key}: every {name} has this field"


def _fields(name: str) -> Iterator[tuple[str, Any]]:
    shape = _shapes()[name]
    for base in shape.bases:
        yield from _fields(writer().name_of(base))
    for field in shape.fields:
        yield field.name, field


def _list_problems(value: Any, parts: Any, where: str) -> Iterator[str]:
    if not isinstance(value, list) or len(value) != len(parts):
        yield f"{where}: {value!r} is no list of {len(parts)}"
        return
    for number, (one, part) in enumerate(zip(value, parts, strict=True)):
        yield from problems(one, part, f"{where}[{number}]")


def _is_plain(value: Any, kind: str) -> bool:
    match kind:
        case "string":
            return isinstance(value, str)
        case "number":
            return isinstance(value, int | float) and not isinstance(value, bool)
        case "boolean":
            return isinstance(value, bool)
        case "null":
            return value is None
        case _:
            return True
