"""Seeds of dice whose seal somebody has been told before anything else was agreed; each serves one match."""
from __future__ import annotations

import time

from sqlalchemy import Connection, delete, insert

from walstatt.core.dice import SeededBox
from walstatt.store.database import Database
from walstatt.store.tables import seals


class Seals:
    def __init__(self, database: Database) -> None:
        self.database = database

    def draw(self) -> str:
        """A new seed is kept; its seal."""
        box = SeededBox()
        row = {"commitment": box.commitment, "dice_seed": box.seed.hex(), "created": time.time()}
        self.database.write(lambda connection: connection.execute(insert(seals).values(row)))
        return box.commitment

    def take(self, commitment: str) -> SeededBox | None:
        """The dice behind a seal, once; None if there are none, or no longer."""

        def work(connection: Connection) -> str | None:
            wanted = delete(seals).where(seals.c.commitment == commitment).returning(seals.c.dice_seed)
            return connection.execute(wanted).scalar()

        seed = self.database.write(work)
        return None if seed is None else SeededBox(bytes.fromhex(seed))

    def forget(self, before: float) -> int:
        """Of those that nobody came back for; how many."""
        return self.database.write(lambda one: one.execute(delete(seals).where(seals.c.created < before)).rowcount)
