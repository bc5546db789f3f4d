"""What people pin to places on the maps of their worlds: their own, nobody else reads them."""
from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, select

from walstatt.store.database import Database
from walstatt.store.world_tables import notes
from walstatt.store.worlds import lock_world


class MapNote(NamedTuple):
    words: str
    colour: str


class MapNotes:
    def __init__(self, database: Database) -> None:
        self.database = database

    def of(self, world_id: str, person_id: str) -> dict[str, MapNote]:
        """By place."""
        mine = select(notes).where(notes.c.world_id == world_id, notes.c.person_id == person_id)
        with self.database.read() as connection:
            found = connection.execute(mine.order_by(notes.c.place))
            return {row.place: MapNote(row.words, row.colour) for row in found}

    def keep(self, world_id: str, person_id: str, place: str, note: MapNote, most: int) -> bool:
        """Pin a note to a place, or take it away if it says nothing; False if there are too many."""
        mine = (notes.c.world_id == world_id, notes.c.person_id == person_id)

        def work(connection: Connection) -> bool:
            lock_world(connection, world_id)
            connection.execute(delete(notes).where(*mine, notes.c.place == place))
            if not any(note):
                return True
            kept = connection.execute(select(func.count()).select_from(notes).where(*mine)).scalar() or 0
            if kept < most:
                key = {"world_id": world_id, "person_id": person_id, "place": place}
                connection.execute(insert(notes).values(**key, **note._asdict()))
            return kept < most

        return self.database.write(work)
