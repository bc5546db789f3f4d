"""Bands that play a campaign: the sheet, the match they are in, and what is being done between two matches."""
from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Row, delete, func, insert, select, update

from walstatt.store.database import Database
from walstatt.store.people import new_id, new_token
from walstatt.store.tables import bands


@dataclass(slots=True)
class KeptBand:
    person_id: str
    game: str
    name: str
    sheet: str
    match_id: str | None = None
    """The match that the band plays in, until what follows from it is done."""
    pending: str = ""
    """What has been done since that match so far, as JSON; empty if nothing is begun."""
    share: str = field(default_factory=new_token)
    """Who knows it may send the band into a match; what follows is up to its owner."""
    id: str = field(default_factory=new_id)
    revision: int = 0
    """Grows with every change: who changes an older one was outpaced."""
    created: float = field(default_factory=time.time)
    updated: float = field(default_factory=time.time)


class Bands:
    def __init__(self, database: Database) -> None:
        self.database = database

    def of_person(self, person_id: str) -> list[KeptBand]:
        found = select(bands).where(bands.c.person_id == person_id).order_by(bands.c.updated.desc())
        with self.database.read() as connection:
            return [_read(row) for row in connection.execute(found)]

    def count(self, person_id: str) -> int:
        with self.database.read() as connection:
            wanted = select(func.count()).select_from(bands).where(bands.c.person_id == person_id)
            return connection.execute(wanted).scalar_one()

    def find(self, band_id: str) -> KeptBand | None:
        with self.database.read() as connection:
            row = connection.execute(select(bands).where(bands.c.id == band_id)).first()
        return _read(row) if row else None

    def shared(self, share: str) -> KeptBand | None:
        with self.database.read() as connection:
            row = connection.execute(select(bands).where(bands.c.share == share)).first()
        return _read(row) if row else None

    def create(self, band: KeptBand) -> None:
        change = insert(bands).values(_row(band))
        self.database.write(lambda connection: connection.execute(change))

    def replace(self, band: KeptBand) -> bool:
        """Keep the changes; False if somebody else has changed the band meanwhile."""
        known, band.revision, band.updated = band.revision, band.revision + 1, time.time()
        change = update(bands).where(bands.c.id == band.id, bands.c.revision == known).values(_row(band))
        return self.database.write(lambda connection: connection.execute(change).rowcount) == 1

    def delete(self, band_id: str) -> None:
        change = delete(bands).where(bands.c.id == band_id)
        self.database.write(lambda connection: connection.execute(change))


def _row(band: KeptBand) -> dict[str, Any]:
    return {column.name: getattr(band, column.name) for column in bands.columns}


def _read(row: Row[Any]) -> KeptBand:
    return KeptBand(**row._mapping)
