"""From the core's own values to JSON: texts become objects with key and arguments, tallies their data."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from walstatt.core.events import Event
from walstatt.core.tally import Tally
from walstatt.core.texts import Text

_PLAIN_ALREADY: Final = frozenset({str, int, float, bool, type(None)})


def plain(value: Any) -> Any:
    """Data that any JSON writer understands."""
    if type(value) in _PLAIN_ALREADY:
        return value
    if isinstance(value, Text):
        return {"key": value.key, "args": plain(value.args)}
    if isinstance(value, Tally):
        return value.to_data()
    if isinstance(value, Mapping):
        return {str(key): plain(one) for key, one in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [plain(one) for one in value]
    if isinstance(value, msgspec.Struct):
        return {
            field.encode_name: plain(getattr(value, field.name)) for field in msgspec.structs.fields(value)
        }
    return value


def event_data(event: Event) -> dict[str, Any]:
    data = {"key": event.key, "rules": list(event.rules), "args": plain(event.args)}
    if event.dice is not None:
        data["dice"] = event.dice.to_data()
    return data


def told_data(event: Event, at: int) -> dict[str, Any]:
    """An event of a match that is played: `at` is the number of answers after which it had happened."""
    return {**event_data(event), "at": at}
