"""The picture of a table as clients get it."""
from __future__ import annotations

import msgspec

from walstatt.core.texts import text
from walstatt.table.picture import Note, Side, TablePicture, Value


def test_slots_that_a_game_does_not_fill_are_not_sent() -> None:
    bare = msgspec.json.decode(msgspec.json.encode(TablePicture(36, 36, [], [], [], [], [], [])))
    assert "sides" not in bare and "rings" not in bare


def test_a_covered_note_says_nothing() -> None:
    side = Side(1, notes=[Note("t1", covered=True)])
    assert msgspec.json.decode(msgspec.json.encode(side)) == {"seat": 1, "notes": [{"id": "t1", "covered": True}]}


def test_texts_within_values_keep_their_keys() -> None:
    value = Value("ags-track-task", args={"seat": 0, "task": text("core-player", number=1)})
    assert msgspec.to_builtins(value)["args"] == {"seat": 0, "task": {"key": "core-player", "args": {"number": 1}}}
