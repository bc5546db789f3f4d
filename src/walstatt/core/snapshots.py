"""Snapshots: a match at the start of a scene as data, so that opening it needs only the answers since.

A snapshot knows which tape it belongs to (`digest_of`). One that does not fit is never believed: as long as the rules
are the same, everything follows from the tape alone.
"""
from __future__ import annotations

import hashlib
import zlib
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from walstatt.core.match import Entry, Match, Past, Start
from walstatt.core.refusal import Refused
from walstatt.core.typed_data import decode

QUICK = 1
"""Of zlib: a snapshot is written while somebody waits."""
Told = tuple[int | None, msgspec.Raw]
"""An event as it is told, and the only seat that may read it (None: all)."""


class Snapshot(msgspec.Struct, frozen=True):
    """The start of a scene, and the log as far as no older part of it has it."""

    answers: int
    version: int
    """Of the rules."""
    state: msgspec.Raw
    named: dict[str, int]
    """What rolls were about so far, and at which place of the tape each was asked."""
    unseen_at: int | None
    """The first roll whose faces nobody was told."""
    events: int
    """How long the whole log was."""
    log_from: int
    """Up to this number of answers the log is in `LogPart`s; 0 if it is all here."""
    tail: list[Told]
    crossing: bool = False
    """From here on a match went over to newer rules."""


class Kept(NamedTuple):
    """One answer on the tape and who gave it: a person, or None for bots and the dice box."""

    entry: Entry
    person_id: str | None
    asked: str = ""
    """What it was an answer to; unknown of those that an older program has written."""


class LogPart(msgspec.Struct, frozen=True):
    """Log and tape from one number of answers to another: written once, while snapshots come and go.

    The answers are kept one by one as well; from here they are read many at once when a match is opened.
    """

    begins: int
    answers: int
    told: list[Told]
    tape: list[Kept] = []
    """Empty in parts that an older program has written."""


class BadSnapshot(ValueError):  # noqa: N818 - it reads as what is wrong
    """A snapshot that does not fit its tape, or cannot be read."""


class Uncarried(ValueError):  # noqa: N818 - it reads as what is wrong
    """A state of older rules that the newer ones cannot go on from; it names what is in the way."""


def pack(one: Snapshot | LogPart) -> bytes:
    return zlib.compress(msgspec.json.encode(one), QUICK)


def digest_of(data: bytes, tape: Sequence[Entry]) -> str:
    """The mark of packed data that belongs to these answers."""
    return hashlib.sha256(msgspec.json.encode(tape) + data).hexdigest()


def unpack(data: bytes) -> Snapshot:
    """A snapshot; raises BadSnapshot for what is none."""
    found: Snapshot = _unpack(data, Snapshot)
    return found


def unpack_log(data: bytes) -> LogPart:
    found: LogPart = _unpack(data, LogPart)
    return found


def _unpack(data: bytes, kind: Any) -> Any:
    try:
        return decode(zlib.decompress(data), kind)
    except (zlib.error, msgspec.DecodeError) as problem:
        raise BadSnapshot(str(problem)) from problem


def state_data(match: Match, *, first: bool = False) -> msgspec.Raw:
    """The state at the start of the scene under way, or of the first that the match knows."""
    return msgspec.Raw(msgspec.json.encode(match.checkpoints[0 if first else -1].state))


def resume(game: Any, setup: Any, snapshot: Snapshot, past: Past, *, record: bool = True) -> Match:
    """The match at the start of the snapshot's scene."""
    try:
        state = game.read_state(bytes(snapshot.state))
    except msgspec.DecodeError as problem:
        raise BadSnapshot(str(problem)) from problem
    start = Start(state, snapshot.named)
    return Match.resumed(game, setup, start, past, record=record, crossing=snapshot.crossing)


def reread_setup(game: Any, data: bytes) -> Any:
    """A setup that was read and checked when its match began."""
    return (game.reread_setup if hasattr(game, "reread_setup") else game.read_setup)(data)


# ---- over to other rules


def carry_over(game: Any, data: bytes, version: int) -> Any:
    """A state of an older version of the rules as this one has it; raises Uncarried if it cannot have it.

    A game that has changed the form of its state says `carry_over(data, version)`: the same state in today's form.
    Nothing may get lost on the way unnoticed.
    """
    try:
        if hasattr(game, "carry_over"):
            data = game.carry_over(data, version)
        state = game.read_state(data)
    except (msgspec.DecodeError, Refused) as problem:
        raise Uncarried(str(problem)) from problem
    lost = _lost(msgspec.json.decode(data), msgspec.to_builtins(state, str_keys=True), "state")
    if lost:
        raise Uncarried(f"{lost} is not known any more")
    return state


def _lost(before: Any, after: Any, place: str) -> str:
    """The first place of older data that is not there any more; what was empty need not be."""
    if isinstance(before, dict):
        if not isinstance(after, dict):
            return place
        pairs = [(one, after.get(key), f"{place}.{key}") for key, one in before.items()]
    elif isinstance(before, list):
        if not isinstance(after, list | tuple) or len(after) != len(before):
            return place if before else ""
        pairs = [(one, other, f"{place}[{at}]") for at, (one, other) in enumerate(zip(before, after, strict=True))]
    else:
        return place if before and after is None else ""
    return next((found for one, other, where in pairs if (found := _lost(one, other, where))), "")
