"""Accounts, guests and their sessions. Of a session's token only the hash is kept."""
from __future__ import annotations

import hashlib
import secrets
import time
import unicodedata
from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from walstatt.store import renaming
from walstatt.store.database import Database
from walstatt.store.tables import people, sessions

SESSION_SECONDS = 180 * 24 * 3600.0
AT_ONCE = 500
"""Sessions that are asked for in one question."""
SEEN_SECONDS = 6 * 3600.0
"""It is noted no more often than this that somebody was here: reading should not mean writing."""


@dataclass(frozen=True, slots=True)
class Person:
    id: str
    name: str
    guest: bool


class NameTaken(Exception):  # noqa: N818 - it reads as what is wrong
    """Somebody else has this name."""


def new_id() -> str:
    """96 bits: an id cannot be guessed either."""
    return secrets.token_urlsafe(12)


def new_token() -> str:
    """192 bits for links and sessions."""
    return secrets.token_urlsafe(24)


def token_hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def name_key(name: str) -> str:
    """Names that look alike are the same name."""
    return unicodedata.normalize("NFKC", name).casefold()


class People:
    def __init__(self, database: Database) -> None:
        self.database = database

    def create(self, name: str, password_hash: str) -> Person:
        """A new account; NameTaken if the name is somebody's."""
        try:
            return self._insert(name, password_hash, guest=False)
        except IntegrityError as problem:
            raise NameTaken(name) from problem

    def create_guest(self, name: str) -> Person:
        return self._insert(name, None, guest=True)

    def _insert(self, name: str, password_hash: str | None, *, guest: bool) -> Person:
        person, now = Person(new_id(), name, guest), time.time()
        row = {
            "id": person.id, "name": name, "name_key": None if guest else name_key(name), "password": password_hash,
            "guest": guest, "created": now, "seen": now,
        }
        self.database.write(lambda connection: connection.execute(insert(people).values(row)))
        return person

    def find_login(self, name: str) -> tuple[Person, str] | None:
        """The account of this name with the hash of its password."""
        with self.database.read() as connection:
            row = connection.execute(select(people).where(people.c.name_key == name_key(name))).first()
        return (Person(row.id, row.name, row.guest), row.password) if row else None

    def password_of(self, person_id: str) -> str | None:
        with self.database.read() as connection:
            found: str | None = connection.execute(select(people.c.password).where(people.c.id == person_id)).scalar()
        return found

    def set_password(self, person_id: str, password_hash: str) -> None:
        change = update(people).where(people.c.id == person_id).values(password=password_hash)
        self.database.write(lambda connection: connection.execute(change))

    def forget(self, person_id: str) -> None:
        """Delete somebody; matches stay, without the name."""
        self.database.write(lambda connection: self._forget(connection, person_id))

    def forget_guest(self, before: float) -> bool:
        """Delete one guest who was not seen since then; False if there is none. Several processes may do so at once."""
        def work(connection: Connection) -> bool:
            gone = select(people.c.id).where(people.c.guest, people.c.seen < before)
            person_id = connection.execute(gone.limit(1).with_for_update(skip_locked=True)).scalar()
            if person_id is not None:
                self._forget(connection, person_id)
            return person_id is not None

        return self.database.write(work)

    def _forget(self, connection: Connection, person_id: str) -> None:
        name = connection.execute(select(people.c.name).where(people.c.id == person_id)).scalar() or ""
        renaming.leave(self.database, connection, person_id, name)
        connection.execute(delete(people).where(people.c.id == person_id))
        self._tell(connection, person_id)

    def promote(self, guest: Person, name: str, password_hash: str) -> Person | None:
        """A guest becomes an account and stays who they are; None if the guest is gone, NameTaken as for a new one."""
        account = {"name": name, "name_key": name_key(name), "password": password_hash, "guest": False}

        def work(connection: Connection) -> Person | None:
            change = update(people).where(people.c.id == guest.id, people.c.guest).values(account)
            if not connection.execute(change).rowcount:
                return None
            renaming.rename(self.database, connection, guest.id, guest.name, name)
            self._tell(connection, guest.id)
            return Person(guest.id, name, guest=False)

        try:
            return self.database.write(work)
        except IntegrityError as problem:
            raise NameTaken(name) from problem

    def _tell(self, connection: Connection, person_id: str) -> None:
        """Every process has to look again at the live channels of this person."""
        self.database.notify(connection, f"person {person_id}")

    # ---- sessions

    def open_session(self, person_id: str) -> str:
        """A new session; the token goes to the browser and nowhere else."""
        token, now = new_token(), time.time()
        row = {
            "token_hash": token_hash(token), "person_id": person_id, "created": now, "expires": now + SESSION_SECONDS,
        }

        def work(connection: Connection) -> None:
            connection.execute(delete(sessions).where(sessions.c.expires < now))
            connection.execute(insert(sessions).values(row))

        self.database.write(work)
        return token

    def of_session(self, token: str) -> Person | None:
        now = time.time()
        found = select(people).join(sessions, sessions.c.person_id == people.c.id)
        valid = found.where(sessions.c.token_hash == token_hash(token), sessions.c.expires > now)
        with self.database.read() as connection:
            row = connection.execute(valid).first()
        if row is None:
            return None
        if now - row.seen > SEEN_SECONDS:
            here = update(people).where(people.c.id == row.id).values(seen=now)
            self.database.write(lambda connection: connection.execute(here))
        return Person(row.id, row.name, row.guest)

    def close_session(self, token: str) -> str | None:
        """End a session; whose it was."""
        mine = sessions.c.token_hash == token_hash(token)

        def work(connection: Connection) -> str | None:
            person_id: str | None = connection.execute(select(sessions.c.person_id).where(mine)).scalar()
            if person_id is not None:
                connection.execute(delete(sessions).where(mine))
                self._tell(connection, person_id)
            return person_id

        return self.database.write(work)

    def of_sessions(self, hashes: Collection[str]) -> dict[str, Person]:
        """Who these sessions belong to, by the hashes of their tokens; those that have ended are missing."""
        found: dict[str, Person] = {}
        listed = sorted(hashes)
        with self.database.read() as connection:
            for first in range(0, len(listed), AT_ONCE):
                some = sessions.c.token_hash.in_(listed[first : first + AT_ONCE])
                wanted = select(people, sessions.c.token_hash).join(sessions, sessions.c.person_id == people.c.id)
                for row in connection.execute(wanted.where(some, sessions.c.expires > time.time())):
                    found[row.token_hash] = Person(row.id, row.name, row.guest)
        return found
