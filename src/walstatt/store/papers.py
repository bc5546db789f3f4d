"""What people keep besides matches: armies of their own, and roster files and replays that they have brought."""
from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Any

import msgspec
from sqlalchemy import Row, delete, func, insert, select, update

from walstatt.store.database import Database
from walstatt.store.people import new_id, new_token
from walstatt.store.tables import armies, replays, rosters


@dataclass(slots=True)
class Army:
    """A list that somebody has put together; who has the share token may look at it."""

    person_id: str
    game: str
    name: str
    roster: str
    size: int
    limits: bool
    units: list[dict[str, Any]]
    id: str = field(default_factory=new_id)
    share: str = field(default_factory=new_token)
    created: float = field(default_factory=time.time)
    updated: float = field(default_factory=time.time)


@dataclass(slots=True)
class OwnRoster:
    """A roster file that somebody has brought, whole as it was; `key` is the one that it gives itself."""

    person_id: str
    game: str
    key: str
    source: str
    id: str = field(default_factory=new_id)
    created: float = field(default_factory=time.time)


@dataclass(slots=True)
class Replay:
    """A save file that somebody has brought, whole as it was."""

    game: str
    names: list[str]
    save: str
    person_id: str | None = None
    id: str = field(default_factory=new_id)
    created: float = field(default_factory=time.time)


class Armies:
    def __init__(self, database: Database) -> None:
        self.database = database

    def of_person(self, person_id: str) -> list[Army]:
        found = select(armies).where(armies.c.person_id == person_id).order_by(armies.c.updated.desc())
        with self.database.read() as connection:
            return [_read_army(row) for row in connection.execute(found)]

    def count(self, person_id: str) -> int:
        with self.database.read() as connection:
            wanted = select(func.count()).select_from(armies).where(armies.c.person_id == person_id)
            return connection.execute(wanted).scalar_one()

    def find(self, army_id: str) -> Army | None:
        with self.database.read() as connection:
            row = connection.execute(select(armies).where(armies.c.id == army_id)).first()
        return _read_army(row) if row else None

    def shared(self, share: str) -> Army | None:
        with self.database.read() as connection:
            row = connection.execute(select(armies).where(armies.c.share == share)).first()
        return _read_army(row) if row else None

    def create(self, army: Army) -> None:
        change = insert(armies).values(_army_row(army))
        self.database.write(lambda connection: connection.execute(change))

    def replace(self, army: Army) -> None:
        army.updated = time.time()
        change = update(armies).where(armies.c.id == army.id).values(_army_row(army))
        self.database.write(lambda connection: connection.execute(change))

    def delete(self, army_id: str) -> None:
        change = delete(armies).where(armies.c.id == army_id)
        self.database.write(lambda connection: connection.execute(change))


class Rosters:
    def __init__(self, database: Database) -> None:
        self.database = database

    def of_person(self, person_id: str) -> list[OwnRoster]:
        found = select(rosters).where(rosters.c.person_id == person_id).order_by(rosters.c.created)
        with self.database.read() as connection:
            return [_read_roster(row) for row in connection.execute(found)]

    def count(self, person_id: str) -> int:
        with self.database.read() as connection:
            wanted = select(func.count()).select_from(rosters).where(rosters.c.person_id == person_id)
            return connection.execute(wanted).scalar_one()

    def find(self, roster_id: str) -> OwnRoster | None:
        with self.database.read() as connection:
            row = connection.execute(select(rosters).where(rosters.c.id == roster_id)).first()
        return _read_roster(row) if row else None

    def create(self, roster: OwnRoster) -> None:
        row = {column.name: getattr(roster, column.name) for column in rosters.columns}
        self.database.write(lambda connection: connection.execute(insert(rosters).values(row)))

    def delete(self, roster_id: str) -> None:
        change = delete(rosters).where(rosters.c.id == roster_id)
        self.database.write(lambda connection: connection.execute(change))


class Replays:
    def __init__(self, database: Database) -> None:
        self.database = database

    def create(self, replay: Replay) -> None:
        row = insert(replays).values(
            id=replay.id, person_id=replay.person_id, game=replay.game, save=replay.save,
            names=msgspec.json.encode(replay.names).decode(), created=replay.created,
        )
        self.database.write(lambda connection: connection.execute(row))

    def names(self, replay_id: str) -> str | None:
        """The names of a replay as they are kept."""
        with self.database.read() as connection:
            kept: str | None = connection.execute(select(replays.c.names).where(replays.c.id == replay_id)).scalar()
        return kept

    def find(self, replay_id: str) -> Replay | None:
        with self.database.read() as connection:
            row = connection.execute(select(replays).where(replays.c.id == replay_id)).first()
        if row is None:
            return None
        return Replay(row.game, msgspec.json.decode(row.names), row.save, row.person_id, row.id, row.created)


def _read_roster(row: Row[Any]) -> OwnRoster:
    return OwnRoster(row.person_id, row.game, row.key, row.source, row.id, row.created)


def _army_row(army: Army) -> dict[str, Any]:
    return {
        "id": army.id, "person_id": army.person_id, "game": army.game, "name": army.name, "roster": army.roster,
        "size": army.size, "limits": army.limits, "units": msgspec.json.encode(army.units).decode(),
        "share": army.share, "created": army.created, "updated": army.updated,
    }


def _read_army(row: Row[Any]) -> Army:
    return Army(
        row.person_id, row.game, row.name, row.roster, row.size, row.limits, msgspec.json.decode(row.units), row.id,
        row.share, row.created, row.updated,
    )
