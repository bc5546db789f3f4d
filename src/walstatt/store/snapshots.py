"""Snapshots of matches and parts of their logs, as packed by `core.snapshots`, each with the digest of its tape."""
from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Delete, Insert, Table, bindparam, delete, insert, select

from walstatt.core.snapshots import BadSnapshot, Kept, LogPart, unpack_log
from walstatt.store.tables import match_logs, snapshots


class KeptSnapshot(NamedTuple):
    """Packed data that belongs to the first answers of a tape."""

    answers: int
    digest: str
    data: bytes
    game_version: int = 0
    lasting: bool = False
    """Is not thinned out: positions of the past are reached from it."""


class Keeping(NamedTuple):
    """What is to be written beside answers."""

    snapshot: KeptSnapshot
    log: KeptSnapshot | None
    thin_before: int
    """Snapshots of fewer answers go, except those that last."""


def keep(connection: Connection, match_id: str, keeping: Keeping | None) -> None:
    if keeping is None:
        return
    _replace(connection, _SNAPSHOT, match_id, keeping.snapshot._asdict())
    if keeping.log is not None:
        log = keeping.log
        _replace(connection, _LOG, match_id, {"answers": log.answers, "digest": log.digest, "data": log.data})
    connection.execute(_THIN, {"match": match_id, "before": keeping.thin_before})


def _replace(connection: Connection, statements: _Replacing, match_id: str, row: dict[str, Any]) -> None:
    """Another process may have written the same: then both are right."""
    connection.execute(statements.delete, {"match": match_id, "number": row["answers"]})
    connection.execute(statements.insert, {"match_id": match_id, **row})


def cut(connection: Connection, match_id: str, keep: int) -> None:
    """Answers were taken back: nothing of what came after them stays."""
    for table in (snapshots, match_logs):
        connection.execute(delete(table).where(table.c.match_id == match_id, table.c.answers > keep))


def newest(connection: Connection, match_id: str, most: int) -> KeptSnapshot | None:
    row = connection.execute(_NEWEST, {"match": match_id, "most": most}).first()
    return KeptSnapshot(row.answers, row.digest, row.data, row.game_version, row.lasting) if row else None


def logs(connection: Connection, match_id: str, most: int) -> list[LogPart]:
    """Those that are whole, in order."""
    found: list[LogPart] = []
    for answers, digest, data in connection.execute(_LOGS, {"match": match_id, "most": most}):
        try:
            part = unpack_log(data) if digest == hashlib.sha256(data).hexdigest() else None
        except BadSnapshot:
            part = None
        if part is not None and part.answers == answers:
            found.append(part)
    return found


def packed_tape(parts: Sequence[LogPart]) -> list[Kept]:
    """The answers that these parts have without a gap, from the first one on."""
    tape: list[Kept] = []
    for part in parts:
        if part.begins != len(tape) or part.answers != part.begins + len(part.tape):
            break
        tape += part.tape
    return tape


class _Replacing(NamedTuple):
    """Statements are made once: making one takes longer than carrying it out."""

    delete: Delete
    insert: Insert


def _replacing(table: Table) -> _Replacing:
    same = table.c.match_id == bindparam("match"), table.c.answers == bindparam("number")
    return _Replacing(delete(table).where(*same), insert(table))


_SNAPSHOT, _LOG = _replacing(snapshots), _replacing(match_logs)
_THIN = delete(snapshots).where(
    snapshots.c.match_id == bindparam("match"), snapshots.c.answers < bindparam("before"), ~snapshots.c.lasting
)
_NEWEST = (
    select(snapshots)
    .where(snapshots.c.match_id == bindparam("match"), snapshots.c.answers <= bindparam("most"))
    .order_by(snapshots.c.answers.desc())
    .limit(1)
)
_LOGS = (
    select(match_logs.c.answers, match_logs.c.digest, match_logs.c.data)
    .where(match_logs.c.match_id == bindparam("match"), match_logs.c.answers <= bindparam("most"))
    .order_by(match_logs.c.answers)
)
