"""Before a new version goes live: what would it make of the matches and worlds that are kept? Nothing is written."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import select

from walstatt.core.match import Match, TapeError
from walstatt.core.refusal import Refused
from walstatt.core.snapshots import BadSnapshot, Uncarried, resume
from walstatt.core.world import changed_blocks
from walstatt.desk.kept_matches import asked_seats, beginning, crossing, past
from walstatt.desk.world_desk import WorldDesk
from walstatt.games.shelf import load_game, playable, worlds
from walstatt.store.database import Database
from walstatt.store.matches import Matches, Opened
from walstatt.store.tables import matches as match_table
from walstatt.store.worlds import Worlds

SAME, CHANGED, BROKEN, GONE = "same", "changed", "broken", "gone"
"""Plays as before; plays otherwise; cannot be played; its game is not there."""


class Finding(NamedTuple):
    """What became of one match or one phase of a world."""

    kind: str
    id: str
    place: str
    verdict: str
    detail: str = ""


def rehearse(database: Database) -> Iterator[Finding]:
    """Every running match and every published phase, one after another."""
    yield from _matches(Matches(database))
    yield from _worlds(Worlds(database))


def _matches(store: Matches) -> Iterator[Finding]:
    with store.database.read() as connection:
        found = select(match_table.c.id).where(~match_table.c.over).order_by(match_table.c.updated.desc())
        ids = list(connection.execute(found).scalars())
    for match_id in ids:
        loaded = store.load(match_id)
        if loaded is None:
            continue
        yield _match(loaded)


def _match(opened: Opened) -> Finding:
    """One of older rules would go over to these; one of these must play from its first answer and from its snapshot."""
    record = opened.record
    if record.game not in playable():
        return Finding("match", record.id, record.game, GONE)
    game = load_game(record.game)
    place = f"{record.game} {record.game_version} → {game.version}"
    try:
        if record.game_version != game.version:
            back = crossing(game, opened).change.taken_back
            detail = f"{back} answers of the scene under way would be taken back" if back else ""
            return Finding("match", record.id, place, CHANGED if back else SAME, detail)
        match = _played(game, opened)
    except (TapeError, Refused, BadSnapshot, Uncarried, msgspec.DecodeError) as problem:
        return Finding("match", record.id, place, BROKEN, str(problem))
    asked = asked_seats(match, record)
    same = match.over == record.summary.over and asked == record.summary.waiting_for
    return Finding("match", record.id, place, SAME if same else CHANGED, "" if same else f"asks {asked}")


def _played(game: Any, opened: Opened) -> Match:
    """A match of these rules; raises BadSnapshot if its snapshot leads elsewhere than its tape."""
    record, begun = opened.record, beginning(opened)
    setup = game.read_setup(record.setup.encode())
    ways = []
    if not record.changes:
        ways.append(Match(game, setup, record=False))
    if begun is not None:
        before = past(opened.kept[: begun.snapshot.answers], record.changes)
        ways.append(resume(game, setup, begun.snapshot, before, record=False))
    for match in ways:
        for number, one in enumerate(opened.kept[len(match.tape) :], len(match.tape)):
            match.replay_entry(number, one.entry)
    if not ways:
        raise BadSnapshot("there is none of its last rules")
    if any(match.state != ways[0].state for match in ways):
        raise BadSnapshot("its snapshot leads to another position than its tape")
    return ways[0]


def _worlds(store: Worlds) -> Iterator[Finding]:
    for record in store.all(most=10_000):
        if record.game not in worlds():
            yield Finding("world", record.id, record.game, GONE)
            continue
        desk = WorldDesk(store, record)
        for number in range(record.phase):
            yield _phase(desk, number)


def _phase(desk: WorldDesk, number: int) -> Finding:
    kept = desk.kept(number)
    place = f"{desk.record.name}, {kept.label} ({kept.game_version} → {desk.game.version})"
    try:
        phase = desk.phase(number)
        result = desk.ground.run(phase)
        fresh = desk.ground.reports(phase, result)
    except Exception as problem:  # whatever a new version stumbles over is what we want to know
        return Finding("world", desk.record.id, place, BROKEN, f"{type(problem).__name__}: {problem}")
    sent = desk.reports(number)
    changed = {realm: changed_blocks(sent.get(realm, {}), fresh[realm]) for realm in fresh}
    parts = [f"{realm}: {', '.join(blocks)}" for realm, blocks in changed.items() if blocks]
    return Finding("world", desk.record.id, place, CHANGED if parts else SAME, "; ".join(parts))
