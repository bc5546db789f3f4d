"""Worlds of earlier programs open as they were."""
from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from walstatt.core.world import Snapshot
from walstatt.games.kalevala import founding
from walstatt.games.kalevala.dates import Date
from walstatt.games.kalevala.founding import Map, Setup
from walstatt.games.kalevala.game import GAME
from walstatt.games.kalevala.migrations import MIGRATIONS, NEWEST, up_to_date
from walstatt.games.kalevala.state import World
from walstatt.store.database import Database
from walstatt.store.worlds import BrokenRecord, WorldRecord, Worlds


def first_version(treaties: dict[str, list[dict[str, Any]]]) -> dict[str, bytes]:
    """As the first program packed a world: every realm had the treaties that it had brought along."""
    parts = GAME.pack(founding.found(Setup(map=Map("old", 120))))
    world = msgspec.json.decode(parts["world"])
    for realm, kept in treaties.items():
        world["realms"][realm]["treaties"] = kept
    return {**parts, "world": msgspec.json.encode(world)}


def test_every_version_has_its_migration() -> None:
    assert sorted(MIGRATIONS) == list(range(1, NEWEST)) and GAME.state_version == NEWEST


def test_treaties_of_realms_become_those_of_the_world() -> None:
    peace = {"since": [268, 3], "words": "Frieden am Rhein."}
    toll = {"since": [268, 3], "words": "Zoll wird geteilt."}
    world: World = GAME.unpack(first_version({
        "Brunhilde": [{"other": "Gunther", **peace}, {"other": "Gunther", **toll}],
        "Gunther": [{"other": "Brunhilde", **peace}],
    }), 1)
    assert [(one.parties, one.title, one.words, one.at, one.since, one.seals) for one in world.treaties] == [
        (("Brunhilde", "Gunther"), "268.3", "Frieden am Rhein.", Date(268, 3), Date(268, 3), ("Brunhilde", "Gunther")),
        (("Brunhilde", "Gunther"), "268.3 (2)", "Zoll wird geteilt.", Date(268, 3), Date(268, 3),
         ("Brunhilde", "Gunther")),
    ]
    assert GAME.flaws(world) == []


def test_a_world_without_any_stays_as_it_was() -> None:
    parts = first_version({})
    assert GAME.pack(GAME.unpack(parts, 1)) == parts


@pytest.mark.parametrize("broken", [b"[]", b"{}", b'{"realms": []}', b'{"realms": {"A": {"treaties": [{}]}}}', b"no"])
def test_what_cannot_be_brought_up_to_date_is_named(broken: bytes, tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path}/walstatt.db")
    database.migrate()
    worlds = Worlds(database)
    record = WorldRecord("kalevala", "Midgard", "{}", "seed", "")
    kept = {"map": b"{}", "world": broken}
    worlds.found(record, Snapshot("270.1", kept, over=False, game_version=1, state_version=1))
    with pytest.raises(BrokenRecord, match=r"270\.1: the snapshot cannot be read"):
        worlds.phase(record.id, 0).state(GAME)


def test_a_length_of_pages_counts_by_the_reading_that_says_so() -> None:
    chosen = up_to_date({"settings": {"page": 1800}}, 4)
    assert chosen["settings"] == {"page": 1800, "readings": {"kalevala.r.2.post_digital": 1}}
    counted = {"settings": {"page": 1800, "readings": {"kalevala.r.2.post_digital": 2}}}
    assert up_to_date(counted, 4) == counted
    assert up_to_date({"settings": {}}, 4) == {"settings": {}}
