"""Accounts and sessions."""
from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import select, update

from walstatt.store.database import Database
from walstatt.store.matches import PERSON, Matches, MatchRecord, Seat
from walstatt.store.papers import Armies, Army, Replay, Replays
from walstatt.store.people import NameTaken, People, Person
from walstatt.store.tables import people, sessions


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


# ---- guests who stay away

LONG_AGO = 1000.0


def away(database: Database, *gone: Person) -> None:
    """These were last here a long time ago."""
    ids = [person.id for person in gone]
    database.write(lambda connection: connection.execute(update(people).where(people.c.id.in_(ids)).values(seen=1.0)))


def known(database: Database) -> set[str]:
    with database.read() as connection:
        return set(connection.execute(select(people.c.id)).scalars())


def forgotten(database: Database) -> int:
    """How many are forgotten."""
    guests = 0
    while People(database).forget_guest(LONG_AGO):
        guests += 1
    return guests


def test_guests_who_stay_away_are_forgotten(database: Database, everybody: People) -> None:
    anna = everybody.create("Anna", "hash")
    bert, carla = everybody.create_guest("Bert"), everybody.create_guest("Carla")
    token = everybody.open_session(bert.id)
    army = Army(bert.id, "aofs", "Meine", "grenzwacht", 150, False, [])
    Armies(database).create(army)
    away(database, anna, bert)
    assert forgotten(database) == 1
    assert known(database) == {anna.id, carla.id}, "accounts stay, and so does a guest who was here lately"
    assert everybody.of_session(token) is None and Armies(database).find(army.id) is None
    assert forgotten(database) == 0


def test_who_comes_back_was_seen(database: Database, everybody: People) -> None:
    bert = everybody.create_guest("Bert")
    token = everybody.open_session(bert.id)
    away(database, bert)
    assert everybody.of_session(token) == bert
    assert forgotten(database) == 0


def test_several_processes_forget_together(database: Database, everybody: People) -> None:
    """Guests who have met in many matches, so that whoever forgets them touches the same rows."""
    guests = [everybody.create_guest(f"Gast {number}") for number in range(12)]
    matches = Matches(database)
    for number in range(24):
        pair = guests[number % 12], guests[(5 * number + 1) % 12]
        places = [Seat(seat, PERSON, person_id=guest.id) for seat, guest in enumerate(pair)]
        matches.create(MatchRecord("aofs", 1, "{}", [guest.name for guest in pair], places, "ab", "cd"), [])
    away(database, *guests)
    # With SQLite there is only one process, but several threads.
    others = [database if database.is_sqlite else Database(database.url) for _ in range(3)]
    with ThreadPoolExecutor(3) as pool:
        numbers = list(pool.map(forgotten, others))
    assert sum(numbers) + forgotten(database) == 12
    assert known(database) == set()
    for other in others:
        if other is not database:
            other.close()
