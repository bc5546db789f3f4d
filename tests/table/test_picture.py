"""The picture of a table as clients get it."""
from __future__ import annotations

import msgspec

from walstatt.core.picture import Note, Picture, Side, Value
from walstatt.core.texts import text
from walstatt.table.picture import Area, Base, Marker, Ring, TablePicture, Zone


def test_slots_that_a_game_does_not_fill_are_not_sent() -> None:
    bare = msgspec.json.decode(msgspec.json.encode(TablePicture(36, 36, [], [], [], [], [], track=[])))
    assert "sides" not in bare and "goal" not in bare


def test_whatever_is_drawn_says_what_it_is() -> None:
    areas: list[Area] = [Ring("fog", 3, 4, 2), Zone("deployment", [(0, 0), (1, 0), (0, 1)], 1)]
    markers = [Marker("stone", "objective", 1, 2)]
    picture = TablePicture(36, 36, [], [Base("a1", "a", 0, 1, 2, 0.5)], markers, areas, [], track=[])
    data = msgspec.json.decode(msgspec.json.encode(picture))
    assert data["kind"] == "table"
    assert [shape["kind"] for name in ("bases", "markers", "areas") for shape in data[name]] == [
        "base", "marker", "ring", "zone"
    ]
    assert msgspec.convert(data, TablePicture) == picture, "the tags tell one from the other"
    assert picture.shown() == {"a1"}


class Chart(Picture, tag="chart"):
    """Another stage."""

    land: str


def test_another_stage_is_another_picture() -> None:
    data = msgspec.json.encode(Chart(land="2A+10", track=[]))
    assert msgspec.json.decode(data, type=TablePicture | Chart) == Chart(land="2A+10", track=[])
    assert not Chart(land="", track=[]).shown()


def test_a_covered_note_says_nothing() -> None:
    side = Side(1, notes=[Note("t1", covered=True)])
    assert msgspec.json.decode(msgspec.json.encode(side)) == {"seat": 1, "notes": [{"id": "t1", "covered": True}]}


def test_texts_within_values_keep_their_keys() -> None:
    value = Value("ags-track-task", args={"seat": 0, "task": text("core-player", number=1)})
    assert msgspec.to_builtins(value)["args"] == {"seat": 0, "task": {"key": "core-player", "args": {"number": 1}}}
