"""Pages that lie with letters. A name is drawn for each, and no time is kept: nothing links two of them.

Whoever knows the name of a page has read the letter that speaks of it.
"""
from __future__ import annotations

import secrets
from typing import NamedTuple

from sqlalchemy import Connection, func, insert, select

from walstatt.store.database import Database
from walstatt.store.world_tables import letter_pages
from walstatt.store.worlds import lock_world

MOST_IN_PHASE = 24
"""Pages of one realm."""


class KeptPage(NamedTuple):
    media: str
    data: bytes
    sheets: int


class LetterPages:
    def __init__(self, database: Database) -> None:
        self.database = database

    def keep(self, world_id: str, number: int, realm: str, page: KeptPage) -> str | None:
        """The name of the page from now on; None if the realm has sent in too many in this phase."""

        def work(connection: Connection) -> str | None:
            lock_world(connection, world_id)
            table = letter_pages.c
            own = (table.world_id == world_id, table.number == number, table.realm == realm)
            there = connection.execute(select(func.count()).select_from(letter_pages).where(*own)).scalar() or 0
            if there >= MOST_IN_PHASE:
                return None
            name = secrets.token_hex(16)
            connection.execute(insert(letter_pages).values(
                world_id=world_id, name=name, number=number, realm=realm, media=page.media, sheets=page.sheets,
                data=page.data,
            ))
            return name

        return self.database.write(work)

    def find(self, world_id: str, name: str) -> KeptPage | None:
        wanted = (letter_pages.c.world_id == world_id, letter_pages.c.name == name)
        with self.database.read() as connection:
            row = connection.execute(select(letter_pages).where(*wanted)).first()
        return None if row is None else KeptPage(row.media, row.data, row.sheets)
