"""Accounts and sessions."""
from __future__ import annotations

import pytest
from sqlalchemy import select, update

from walstatt.store.database import Database
from walstatt.store.papers import Armies, Army, Replay, Replays
from walstatt.store.people import NameTaken, People
from walstatt.store.tables import sessions


@pytest.fixture
def everybody(database: Database) -> People:
    return People(database)


def test_a_name_is_taken_once_however_it_is_written(everybody: People) -> None:
    anna = everybody.create("Anna", "hash")
    for alike in ("Anna", "ANNA", "anna", "Ａnna"):
        with pytest.raises(NameTaken):
            everybody.create(alike, "hash")
    found = everybody.find_login("aNNa")
    assert found == (anna, "hash")
    assert everybody.create_guest("Anna").guest
    assert everybody.create_guest("Anna").guest


def test_only_the_hash_of_a_token_is_kept(database: Database, everybody: People) -> None:
    anna = everybody.create_guest("Anna")
    token = everybody.open_session(anna.id)
    assert everybody.of_session(token) == anna
    with database.read() as connection:
        kept = " ".join(str(row) for row in connection.execute(select(sessions)))
    assert token not in kept
    everybody.close_session(token)
    assert everybody.of_session(token) is None


def test_a_session_ends_by_itself(database: Database, everybody: People) -> None:
    anna = everybody.create_guest("Anna")
    token = everybody.open_session(anna.id)
    database.write(lambda connection: connection.execute(update(sessions).values(expires=1.0)))
    assert everybody.of_session(token) is None


def test_who_leaves_takes_sessions_and_armies_along(database: Database, everybody: People) -> None:
    anna = everybody.create("Anna", "hash")
    token = everybody.open_session(anna.id)
    army = Army(anna.id, "aofs", "Meine", "grenzwacht", 150, False, [{"unit": "hauptmann"}])
    armies, replays = Armies(database), Replays(database)
    armies.create(army)
    replay = Replay("aofs", ["Anna", "Bert"], "{}", anna.id)
    replays.create(replay)
    everybody.forget(anna.id)
    assert everybody.of_session(token) is None
    assert everybody.find_login("Anna") is None
    assert armies.find(army.id) is None
    kept = replays.find(replay.id)
    assert kept is not None and kept.person_id is None


def test_armies_are_kept_and_shared(database: Database, everybody: People) -> None:
    anna = everybody.create("Anna", "hash")
    armies = Armies(database)
    army = Army(anna.id, "aofs", "Meine", "grenzwacht", 150, False, [{"unit": "hauptmann", "options": []}])
    armies.create(army)
    assert armies.shared(army.share) == army
    army.name = "Andere"
    armies.replace(army)
    assert [one.name for one in armies.of_person(anna.id)] == ["Andere"]
    assert armies.count(anna.id) == 1
    armies.delete(army.id)
    assert armies.of_person(anna.id) == []
