"""Accounts, guests and their sessions. Of a session's token only the hash is kept."""
from __future__ import annotations

import hashlib
import secrets
import time
import unicodedata
from dataclasses import dataclass

import msgspec
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from walstatt.store.database import Database
from walstatt.store.tables import chat, matches, people, seats, sessions

SESSION_SECONDS = 180 * 24 * 3600.0
SEEN_SECONDS = 6 * 3600.0
"""It is noted no more often than this that somebody was here: reading should not mean writing."""
NOBODY = "?"
"""What stands in matches for somebody whose account is gone."""


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
        self._forget_names(connection, person_id)
        connection.execute(delete(people).where(people.c.id == person_id))

    def _forget_names(self, connection: Connection, person_id: str) -> None:
        connection.execute(update(chat).where(chat.c.person_id == person_id).values(who=NOBODY, person_id=None))
        played = select(matches.c.id, matches.c.names, seats.c.seat).join(seats, seats.c.match_id == matches.c.id)
        mine = played.where(seats.c.person_id == person_id).order_by(matches.c.id)
        for match_id, names, seat in connection.execute(mine).all():
            left = connection.execute(select(matches.c.names).where(matches.c.id == match_id)).scalar() or names
            known: list[str] = msgspec.json.decode(left)
            known[seat] = NOBODY
            change = {"names": msgspec.json.encode(known).decode(), "revision": matches.c.revision + 1}
            connection.execute(update(matches).where(matches.c.id == match_id).values(change))
            self.database.notify(connection, f"match {match_id}")

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

    def close_session(self, token: str) -> None:
        gone = delete(sessions).where(sessions.c.token_hash == token_hash(token))
        self.database.write(lambda connection: connection.execute(gone))
