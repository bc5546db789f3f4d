"""Migrations lead from nothing to the tables that the program uses, on both databases, and only once."""
from __future__ import annotations

import subprocess
import sys
import time

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import inspect, text

from walstatt.store.all_tables import metadata
from walstatt.store.database import Database, UnusableDatabase, alembic_config, newest_migration
from walstatt.store.matches import Matches
from walstatt.store.people import People


def test_migrations_make_the_tables(empty: Database) -> None:
    empty.migrate()
    with empty.read() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, metadata) == []


def test_a_second_time_changes_nothing(database: Database) -> None:
    database.migrate()
    with database.read() as connection:
        assert set(inspect(connection).get_table_names()) == {*metadata.tables, "alembic_version"}


def test_the_newest_migration_is_known_without_loading_them(database: Database) -> None:
    with database.read() as connection:
        assert newest_migration() == ScriptDirectory.from_config(alembic_config(connection)).get_current_head()


def test_who_is_up_to_date_does_not_load_the_tools_of_migration(database: Database) -> None:
    code = (
        "import sys; from walstatt.store.database import Database; Database(sys.argv[1]).migrate(); "
        "sys.exit('alembic' in sys.modules)"
    )
    url = database.engine.url.render_as_string(hide_password=False)
    assert subprocess.run([sys.executable, "-c", code, url], timeout=60, check=False).returncode == 0


def test_processes_that_start_together_wait_for_each_other(empty: Database) -> None:
    code = "import sys; from walstatt.store.database import Database; Database(sys.argv[1]).migrate()"
    url = empty.engine.url.render_as_string(hide_password=False)
    processes = [subprocess.Popen([sys.executable, "-c", code, url]) for _ in range(3)]
    assert [process.wait(60) for process in processes] == [0, 0, 0]
    with empty.read() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_the_way_back(database: Database) -> None:
    with database.engine.connect() as connection, connection.begin():
        command.downgrade(alembic_config(connection), "base")
    with database.read() as connection:
        assert inspect(connection).get_table_names() == ["alembic_version"]
    database.migrate()


def test_who_was_there_before_begins_anew(empty: Database) -> None:
    """Nobody is forgotten because an older program did not note when they were here."""
    with empty.engine.connect() as connection, connection.begin():
        command.upgrade(alembic_config(connection), "0001")
        connection.execute(text("INSERT INTO people (id, name, guest, created) VALUES ('a', 'Anna', true, 1)"))
    empty.migrate()
    assert not People(empty).forget_guest(time.time() - 3600)


def test_advice_is_given_in_older_matches_where_nobody_else_is_asked(empty: Database) -> None:
    """Alone or against the computer, but neither between two people nor while somebody is invited."""
    with empty.engine.connect() as connection, connection.begin():
        command.upgrade(alembic_config(connection), "0004")
        for name in ("anna", "bert"):
            person = "INSERT INTO people (id, name, guest, created, seen) VALUES (:id, :id, true, 1, 1)"
            connection.execute(text(person), {"id": name})
        for match, seats in SEATED.items():
            connection.execute(text(OLD_MATCH), {"id": match})
            for number, (kind, person_id) in enumerate(seats):
                row = {"match": match, "seat": number, "kind": kind, "person": person_id}
                connection.execute(text(OLD_SEAT), row)
    empty.migrate()
    advised = {match for match in SEATED if (record := Matches(empty).find(match)) is not None and record.advises}
    assert advised == {"alone", "bot"}


SEATED: dict[str, list[tuple[str, str | None]]] = {
    "alone": [("person", "anna"), ("person", "anna")],
    "bot": [("person", "anna"), ("bot", None)],
    "two": [("person", "anna"), ("person", "bert")],
    "invited": [("person", "anna"), ("open", None)],
}
OLD_MATCH = """INSERT INTO matches (id, game, game_version, setup, dice_by_people, dice_seed, commitment, names, guided,
    private, watch, revision, answers, waiting_for, over, created, updated)
    VALUES (:id, 'aofs', 1, '{}', false, '00', '00', '["A", "B"]', false, false, :id, 0, 0, '[]', false, 1, 1)"""
OLD_SEAT = "INSERT INTO seats (match_id, seat, kind, person_id) VALUES (:match, :seat, :kind, :person)"


@pytest.mark.parametrize("url", ["mysql://somewhere/x", "sqlite://", "nonsense"])
def test_other_databases_are_refused(url: str) -> None:
    with pytest.raises(UnusableDatabase):
        Database(url)
