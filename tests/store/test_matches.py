"""Matches in the store: the tape grows and shrinks, and of two writers exactly one succeeds."""
from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select

from walstatt.core.match import Entry
from walstatt.core.snapshots import Kept
from walstatt.store.database import Database
from walstatt.store.matches import BOT, OPEN, PERSON, Matches, MatchRecord, Outpaced, Seat, Summary
from walstatt.store.people import People
from walstatt.store.tables import answers, people

ANNAS_TURN = Summary([0])


def choice(value: Any, person: str | None = None) -> Kept:
    return Kept(Entry("choice", value), person)


@pytest.fixture
def matches(database: Database) -> Matches:
    return Matches(database)


@pytest.fixture
def record(database: Database, matches: Matches) -> MatchRecord:
    anna = People(database).create_guest("Anna")
    seats = [Seat(0, PERSON, person_id=anna.id), Seat(1, OPEN, invite="an-invitation")]
    made = MatchRecord("aofs", 1, "{}", ["Anna", "?"], seats, "ab" * 32, "cd" * 32, owner_id=anna.id)
    matches.create(made, [])
    return made


def test_a_match_comes_back_as_it_was(matches: Matches, record: MatchRecord) -> None:
    loaded = matches.load(record.id)
    assert loaded is not None and loaded[:2] == (record, [])
    assert matches.load("nothing") is None


def test_answers_come_back_in_order(matches: Matches, record: MatchRecord) -> None:
    fresh = [choice({"a1.1": [[1.5, 2]]}, "anna"), Kept(Entry("dice", [6, 1]), None)]
    assert matches.append(record.id, 0, 0, fresh, ANNAS_TURN) == 1
    secret = [Kept(Entry("secret", 3, 1), "bert")]
    assert matches.append(record.id, 1, 2, secret, Summary([], True, 1)) == 2
    loaded = matches.load(record.id)
    assert loaded is not None
    assert loaded[1] == [*fresh, *secret]
    assert (loaded[0].answers, loaded[0].revision, loaded[0].summary) == (3, 2, Summary([], True, 1))


def test_the_slower_writer_is_told(matches: Matches, record: MatchRecord) -> None:
    matches.append(record.id, 0, 0, [choice("a")], ANNAS_TURN)
    with pytest.raises(Outpaced):
        matches.append(record.id, 0, 0, [choice("b")], ANNAS_TURN)
    with pytest.raises(Outpaced):
        matches.cut(record.id, 0, 0, ANNAS_TURN)
    loaded = matches.load(record.id)
    assert loaded is not None and loaded[1] == [choice("a")]


def test_many_writers_at_once(matches: Matches, record: MatchRecord) -> None:
    def write(number: int) -> bool:
        try:
            matches.append(record.id, 0, 0, [choice(number)], ANNAS_TURN)
        except Outpaced:
            return False
        return True

    with ThreadPoolExecutor(8) as pool:
        assert sum(pool.map(write, range(16))) == 1
    loaded = matches.load(record.id)
    assert loaded is not None and len(loaded[1]) == 1


def test_an_answer_that_is_there_already_is_not_written_twice(matches: Matches, record: MatchRecord) -> None:
    matches.append(record.id, 0, 0, [choice("a")], ANNAS_TURN)
    with pytest.raises(Outpaced):
        matches.append(record.id, 1, 0, [choice("b")], ANNAS_TURN)


def test_what_has_changed_since(matches: Matches, record: MatchRecord) -> None:
    matches.append(record.id, 0, 0, [choice(number) for number in range(5)], ANNAS_TURN)
    changed = matches.changes(record.id, 0)
    assert changed is not None and changed[1:] == (0, [choice(number) for number in range(5)])
    matches.cut(record.id, 1, 3, ANNAS_TURN)
    changed = matches.changes(record.id, 1)
    assert changed is not None and changed[1:] == (3, [])
    matches.append(record.id, 2, 3, [choice("x")], ANNAS_TURN)
    changed = matches.changes(record.id, 1)
    assert changed is not None and changed[1:] == (3, [choice("x")])
    matches.cut(record.id, 3, 2, ANNAS_TURN)
    changed = matches.changes(record.id, 1)
    assert changed is not None and changed[1:] == (2, [])
    assert matches.changes("nothing", 0) is None


def test_joining_by_invitation(database: Database, matches: Matches, record: MatchRecord) -> None:
    bert = People(database).create_guest("Bert")
    assert matches.join(record.id, "another", bert.id, "Bert") is None
    assert matches.join(record.id, "an-invitation", bert.id, "Bert") == 1
    assert matches.join(record.id, "an-invitation", bert.id, "Bert") is None
    joined = matches.find(record.id)
    assert joined is not None
    assert joined.names == ["Anna", "Bert"]
    assert joined.seats[1] == Seat(1, PERSON, person_id=bert.id)
    assert joined.revision == 1
    assert [one.id for one in matches.of_person(bert.id, 10)] == [record.id]


def test_who_has_left_is_a_question_mark(database: Database, matches: Matches, record: MatchRecord) -> None:
    assert record.owner_id is not None
    matches.say(record.id, record.owner_id, "Anna", 0, "Good luck!")
    People(database).forget(record.owner_id)
    left = matches.find(record.id)
    assert left is not None
    assert left.names == ["?", "?"]
    assert (left.owner_id, left.seats[0].person_id) == (None, None)
    assert [(line.who, line.text) for line in matches.said(record.id, 10)] == [("?", "Good luck!")]


def test_chat_comes_in_order(matches: Matches, record: MatchRecord) -> None:
    lines = [matches.say(record.id, "anna", "Anna", 0, f"{number}") for number in range(5)]
    assert [line.text for line in matches.said(record.id, 3)] == ["2", "3", "4"]
    assert [line.text for line in matches.said(record.id, 10, lines[3].id)] == ["4"]


def test_people_and_bots(record: MatchRecord) -> None:
    record.seats[1] = Seat(1, BOT, "captain", 7)
    assert record.human_seats == [0]
    assert (record.bot_at(1), record.bot_at(0), record.bot_at(None)) == ("captain", "", "")
    assert record.seats_of(None) == []


def test_work_that_fails_leaves_no_trace(database: Database) -> None:
    def half(connection: Connection) -> None:
        row = {"id": "x", "name": "Anna", "guest": True, "created": 0.0}
        connection.execute(insert(people).values(row))
        raise RuntimeError("stop")

    with pytest.raises(RuntimeError, match="stop"):
        database.write(half)
    with database.read() as connection:
        assert connection.execute(select(people)).all() == []


def test_work_together_is_told_apart(database: Database, matches: Matches, record: MatchRecord) -> None:
    """Many writes at once may share a commit; those that fail do not take the others with them."""

    def write(number: int) -> bool:
        try:
            database.write(lambda connection: _row(connection, record.id, number))
        except ValueError:
            return False
        return True

    with ThreadPoolExecutor(16) as pool:
        done = list(pool.map(write, range(60)))
    assert done == [number % 3 != 0 for number in range(60)]
    with database.read() as connection:
        assert len(connection.execute(select(answers)).all()) == 40
    assert matches.find(record.id) is not None


def test_nobody_waits_for_a_database_that_is_closed(tmp_path: Path) -> None:
    """Work that comes at the end is either done or refused."""
    closing = Database(f"sqlite:///{tmp_path / 'x.db'}")
    closing.migrate()
    guests = People(closing)

    def write(_: int) -> bool:
        try:
            guests.create_guest("Anna")
        except RuntimeError:
            return False
        return True

    with ThreadPoolExecutor(8) as pool:
        waiting = [pool.submit(write, number) for number in range(200)]
        closing.close()
        done = [one.result(30) for one in waiting]
    with pytest.raises(RuntimeError, match="closed"):
        guests.create_guest("Bert")
    again = Database(closing.url)
    with again.read() as connection:
        assert len(connection.execute(select(people)).all()) == sum(done)
    again.close()


def _row(connection: Connection, match_id: str, number: int) -> None:
    row = {"match_id": match_id, "number": number, "kind": "choice", "value": "1", "revision": 1, "at": 0.0}
    connection.execute(insert(answers).values(row))
    if number % 3 == 0:
        raise ValueError(number)


def test_matches_that_nobody_can_end_are_forgotten(database: Database, matches: Matches, record: MatchRecord) -> None:
    people_, later = People(database), record.updated + 1
    bert = people_.create_guest("Bert")
    places = [Seat(0, PERSON, person_id=bert.id), Seat(1, BOT, "random", 7)]
    running = MatchRecord("aofs", 1, "{}", ["Bert", "?"], places, "ab", "cd", owner_id=bert.id)
    ended = MatchRecord("aofs", 1, "{}", ["Bert", "?"], places, "ab", "cd", owner_id=bert.id, summary=Summary([], True))
    for one in (running, ended):
        matches.create(one, [choice("a")])
    assert matches.forget_abandoned(later) == 0, "somebody is there"
    people_.forget(bert.id)
    assert matches.forget_abandoned(running.updated - 1) == 0, "somebody may still be looking at it"
    assert matches.forget_abandoned(later) == 1
    assert matches.find(running.id) is None and matches.find(record.id) is not None
    kept = matches.load(ended.id)
    assert kept is not None and kept[1] == [choice("a")], "what is over can still be watched"
    with database.read() as connection:
        assert set(connection.execute(select(answers.c.match_id)).scalars()) == {ended.id}


@pytest.mark.parametrize(("fallen", "forked_at", "taken"), [([], None, "b2"), ([6], None, ""), ([6], 1, "b2")])
def test_luck_counts_until_dice_have_fallen(
    database: Database, matches: Matches, fallen: list[int], forked_at: int | None, taken: str
) -> None:
    """Of an older match, in which dice fell before everybody sat there, the dice stay as they were."""
    bert = People(database).create_guest("Bert")
    fork = MatchRecord(
        "aofs", 1, "{}", ["Anna", "?"], [Seat(0, PERSON, luck="a1"), Seat(1, OPEN, invite="another")], "ab" * 32,
        "cd" * 32, forked_at=forked_at,
    )
    matches.create(fork, [Kept(Entry("dice", fallen), None)] if fallen else [])
    matches.join(fork.id, "another", bert.id, "Bert", luck="b2")
    found = matches.find(fork.id)
    assert found is not None and [one.luck for one in found.seats] == ["a1", taken]
    box = found.box
    assert box is not None and box.salt == ("0:a1|1:b2" if taken else "0:a1")
