"""Before a new version goes live: what would it make of the matches and worlds that are kept? Nothing is written."""
from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import msgspec
from sqlalchemy import select

from walstatt.core.match import Match, TapeError
from walstatt.core.refusal import Refused
from walstatt.core.world import changed_blocks
from walstatt.desk.world_desk import WorldDesk
from walstatt.games.shelf import load_game, playable, worlds
from walstatt.store.database import Database
from walstatt.store.matches import Matches
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
        record, kept = loaded
        if record.game not in playable():
            yield Finding("match", match_id, record.game, GONE)
            continue
        game = load_game(record.game)
        place = f"{record.game} {record.game_version} → {game.version}"
        try:
            match = Match(game, game.read_setup(record.setup.encode()), record=False)
            for number, one in enumerate(kept):
                match.replay_entry(number, one.entry)
        except (TapeError, Refused, msgspec.DecodeError) as problem:
            yield Finding("match", match_id, place, BROKEN, str(problem))
            continue
        asked = list(match.question.seats) if match.question else []
        same = match.over == record.summary.over and asked == record.summary.waiting_for
        yield Finding("match", match_id, place, SAME if same else CHANGED, "" if same else f"asks {asked}")


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
