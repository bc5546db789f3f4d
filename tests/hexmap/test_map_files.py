"""Maps as JSON: there and back, and what is told of a wrong one."""
from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from tests.hexmap.drawing import HERE, sound_maps

from walstatt.core.texts import LANGUAGES, Texts
from walstatt.hexmap import map_files
from walstatt.hexmap.coordinates import Gf
from walstatt.hexmap.land import Edge, Flow, Land, TradeSite, flaws
from walstatt.hexmap.map_files import BadMap, read_map, write_map
from walstatt.hexmap.small_fields import Side, Way

SAMPLE = {"format": "walstatt-land", "version": 1, "lands": [{"gf": "2U+15", "land": {"terrain": "T" * 48}}]}


@settings(max_examples=60, deadline=None)
@given(sound_maps())
def test_written_and_read_it_is_the_same(lands: dict[Gf, Land]) -> None:
    assert not list(flaws(lands))
    data = write_map(lands)
    assert read_map(data) == lands and write_map(read_map(data)) == data


def one(**land: Any) -> bytes:
    return json.dumps({**SAMPLE, "lands": [{"gf": "2U+15", "land": {"terrain": "T" * 48, **land}}]}).encode()


def several(*coordinates: str) -> bytes:
    return json.dumps({**SAMPLE, "lands": [{"gf": gf, "land": {}} for gf in coordinates]}).encode()


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"", "no readable map"), (b"\xff\xfe{}", "no readable map"),
        (json.dumps(SAMPLE).encode()[:-9], "no readable map"),
        (b"[" * 100_000, "nested too deeply"), (json.dumps({**SAMPLE, "version": 2}).encode(), "walstatt-land 2"),
        (b'{"format": "other", "version": 1, "lands": []}', "other 1"),
        (one(terrain="T" * 47), "2U+15: The terrain has 47 instead of 48"),
        (one(terrain="T" * 49), "2U+15.land.terrain needs at most 48"),
        (one(terrain="T" * 47 + "x"), "2U+15: On KF 48 stands the unknown terrain “x”"),
        (one(roads=[49]), "2U+15.land.roads[0] must be at most 48"),
        (one(rivers=[[0, "NE"]]), "2U+15.land.rivers[0][0] must be at least 1"),
        (one(rivers=[[3, "N"]]), "2U+15"), (one(colour="red"), "colour"),
        (one(streams=[[5, None]]), "2U+15: The stream on KF 5 does not lie on water"),
        (one(site={"kind": "Std", "kf": 3}, terrain="W" * 48), "2U+15: The trade centre on KF 3"),
        (one(terrain="", roads=[3]), "2U+15: Without terrain"),
        (several("2U+15", "2T+15", "2U+15"), "2U+15 occurs twice"), (several("2B'+0", "2B''+0"), "2B'+0 occurs twice"),
        (several("2J+3"), "“2J+3” is no coordinate"), (several("2U+15", "x"), "map, 2.: “x”"),
        (json.dumps({**SAMPLE, "lands": [{}] * 20_001}).encode(), "map.lands needs at most 20,000 entries"),
    ],
)
def test_a_wrong_map_is_told_with_its_place(data: bytes, told: str) -> None:
    with pytest.raises(BadMap) as bad:
        read_map(data)
    assert told in str(bad.value)
    assert all("⟨" not in Texts(language).say(bad.value.why) for language in LANGUAGES)


def test_a_file_that_is_too_large_is_not_even_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(map_files, "MOST_BYTES", 100)
    with pytest.raises(BadMap, match="too large"):
        read_map(b"not JSON" * 20)


def test_of_many_mistakes_the_first_are_told_and_the_others_counted() -> None:
    lands = {Gf(2, row, 3): Land("T") for row in range(30)}
    with pytest.raises(BadMap) as bad:
        read_map(write_map(lands))
    assert str(bad.value).count("instead of 48") == 20 and "10 more mistakes" in str(bad.value)


NORTH = HERE.neighbours[Side.N]


@pytest.mark.parametrize(
    ("lands", "key", "kf"),
    [
        ({HERE: Land.of("T", canals=frozenset({7}))}, "canal", 7),
        ({HERE: Land.of("W", canals=frozenset({5, 6, 11}))}, "wide-canal", 5),
        ({HERE: Land.of("T", passes=frozenset({7}))}, "pass", 7),
        ({HERE: Land.of("T", built_passes=frozenset({7}))}, "pass", 7),
        ({HERE: Land.of("W", gorges=frozenset({7}))}, "gorge", 7),
        ({HERE: Land.of("W", roads=frozenset({7}))}, "road", 7),
        ({HERE: Land.of("G", site=TradeSite("Std", 7))}, "site", 7), ({HERE: Land.of("G", portal=7)}, "portal", 7),
        ({HERE: Land.of("W", streams=frozenset({Flow(7), Flow(7, Way.E)}))}, "flows", 7),
        ({HERE: Land.of("W", rivers=frozenset({Edge(7, Way.E)}))}, "river", 7),
        ({HERE: Land.of("W", rivers=frozenset({Edge(2, Way.NE)})), NORTH: Land.of("W")}, "river", 2),
        ({HERE: Land.of("W", streams=frozenset({Flow(2, Way.NE)})), NORTH: Land.of("T")}, "flow-on-land", 2),
        ({HERE: Land.of("W", streams=frozenset({Flow(7, Way.E), Flow(8, Way.W)}))}, "flows-meet", 7),
    ],
)
def test_what_is_wrong_with_a_land(lands: dict[Gf, Land], key: str, kf: int) -> None:
    gf, what = next(iter(flaws(lands)))
    assert (gf, what.key, what.args) == (HERE, f"kalevala-map-{key}", {"kf": kf})


@pytest.mark.parametrize(
    "land",
    [
        Land.of("W", canals=frozenset({5, 6, 12})), Land.of("W", streams=frozenset({Flow(7, Way.E), Flow(8, Way.E)})),
        Land.of("T", rivers=frozenset({Edge(7, Way.E), Edge(8, Way.W)})), Land(name="Nebelland"),
        Land.of("W", rivers=frozenset({Edge(2, Way.NE)})), Land.of("W", streams=frozenset({Flow(2, Way.NE)})),
        Land.of("T", rivers=frozenset({Edge(7, Way.E)})).with_terrain({8: "W"}),
    ],
)
def test_what_is_right(land: Land) -> None:
    assert not list(flaws({HERE: land}))
