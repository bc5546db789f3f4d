"""Data from outside becomes typed: the one door to msgspec's decoders.

What msgspec knows of a type (its fields, and the types of these) it gathers when the type is first read, and a second
thread that comes meanwhile takes it half filled: the process dies. So here a type is looked through once, under a lock,
before anything is read into it. Whoever reads another way is found by a test.
"""
from __future__ import annotations

from threading import RLock
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")
_lock = RLock()
_decoders: dict[Any, msgspec.json.Decoder[Any]] = {}


def decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    """What reads JSON into this type; the type is whole from now on, with all that it is made of."""
    known = _decoders.get(kind)
    if known is None:
        with _lock:
            known = _decoders[kind] = msgspec.json.Decoder(kind)
    return known


def decode(data: bytes | str | msgspec.Raw, kind: type[T]) -> T:
    """JSON as a value of this type; raises msgspec.DecodeError, or ValidationError for one that does not fit."""
    found: T = decoder(kind).decode(data)
    return found


def convert(data: Any, kind: type[T]) -> T:
    """Plain data as a value of this type; raises msgspec.ValidationError if it does not fit."""
    decoder(kind)
    return msgspec.convert(data, kind)
