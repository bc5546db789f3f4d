"""Tiled maps: there and back, and what is told of a wrong one."""
from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.hexmap.drawing import HERE, drawn, sound_maps

from walstatt.core.texts import LANGUAGES, Texts
from walstatt.hexmap import tiled
from walstatt.hexmap.coordinates import Gf
from walstatt.hexmap.land import Edge, Field, Land, TradeSite, beside, flaws
from walstatt.hexmap.map_files import BadMap
from walstatt.hexmap.plane import field_at, spot_of
from walstatt.hexmap.small_fields import NEIGHBOURS, STEPS, Side, Way
from walstatt.hexmap.tiled import read_tiled, write_tiled

places = st.builds(Gf, st.just(1), st.integers(0, 51), st.integers(-99, 99))


@settings(deadline=None)
@given(places, st.integers(1, 48))
def test_every_small_field_has_its_own_spot(gf: Gf, kf: int) -> None:
    spot = spot_of(gf, kf)
    assert field_at(1, *spot) == Field(gf, kf) and (spot.x + spot.row) % 2 == 0
    lands = {one: Land.of("T") for one in (gf, *gf.neighbours.values())}
    for near in NEIGHBOURS[kf]:
        other = beside(lands, Field(gf, kf), near)
        dx, dy = STEPS[near.way]
        assert field_at(1, spot.x + dx, spot.row + dy) == other


@settings(max_examples=60, deadline=None)
@given(sound_maps())
def test_written_and_read_it_is_the_same(lands: dict[Gf, Land]) -> None:
    assert not list(flaws(lands))
    data = write_tiled(lands)
    assert read_tiled(data) == lands and write_tiled(read_tiled(data)) == data


SAMPLE = {
    HERE: Land.of("T", name="Au", site=TradeSite("Std", 17, "Lohe"), rivers=frozenset({Edge(3, Way.E)}), portal=9),
    HERE.neighbours[Side.N]: drawn("T", W=[1]),
}


def sample() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(write_tiled(SAMPLE))
    return found


def read(data: dict[str, Any]) -> dict[Gf, Land]:
    return read_tiled(json.dumps(data).encode())


def an_object(data: dict[str, Any], kind: str) -> dict[str, Any]:
    found: dict[str, Any] = next(one for layer in data["layers"] for one in layer.get("objects", ())
                                 if one["type"] == kind)
    return found


def test_what_people_change_in_the_editor_is_read() -> None:
    """Groups, offsets, other sizes of tiles, turned tiles, even rows shifted, decoration."""
    data = sample()
    layers = data["layers"]
    for layer in layers[1:]:
        layer |= {"offsetx": 1000, "offsety": 500}
        for one in layer["objects"]:
            one["class"] = one.pop("type")
            one["x"], one["y"] = one["x"] - 1000 + 3, one["y"] - 500 - 4
    layers[0]["data"] = [tile | 0x10000000 if tile else 0 for tile in layers[0]["data"]]
    deco = {"type": "tilelayer", "name": "deco", "width": 1, "height": 1, "data": [5]}
    data["layers"] = [layers[0], {"type": "group", "name": "all", "layers": layers[1:]}, deco,
                      {"type": "imagelayer", "name": "scan"}]
    assert read(data) == SAMPLE


def test_even_rows_may_stand_to_the_right() -> None:
    data = sample()
    width, height = data["width"], data["height"]
    # One more row above shifts the others the same way; points come along.
    data["layers"][0] |= {"height": height + 1, "data": [0] * width + data["layers"][0]["data"]}
    data |= {"height": height + 1, "staggerindex": "even"}
    next(one for one in data["properties"] if one["name"] == "row")["value"] += 1
    for layer in data["layers"][1:]:
        for one in layer["objects"]:
            one["y"] += 45
    assert read(data) == SAMPLE


def test_a_painted_field_needs_no_object() -> None:
    data = sample()
    data["layers"] = data["layers"][:1]
    assert read(data) == {gf: Land(land.terrain) for gf, land in SAMPLE.items()}


def changed(path: str, value: Any) -> dict[str, Any]:
    data = sample()
    *way, last = path.split(".")
    here: Any = data
    for step in way:
        here = here[int(step)] if step.isdigit() else here[step]
    if value is None:
        del here[int(last) if last.isdigit() else last]
    else:
        here[int(last) if last.isdigit() else last] = value
    return data


def with_object(kind: str, **change: Any) -> dict[str, Any]:
    data = sample()
    an_object(data, kind).update(change)
    return data


def first_tile(value: int) -> dict[str, Any]:
    data = sample()
    tiles = data["layers"][0]["data"]
    tiles[next(place for place, tile in enumerate(tiles) if tile)] = value
    return data


@pytest.mark.parametrize(
    ("data", "told"),
    [
        ([], "no readable map"), ({}, "no readable map"), (changed("orientation", "orthogonal"), "hexagonal"),
        (changed("staggeraxis", "x"), "stagger axis y"), (changed("infinite", True), "infinite"),
        (changed("width", 30_000), "at most 20000"),
        (changed("width", 20_000) | {"height": 20_000}, "20,000 by 20,000"),
        (changed("properties", []), "“gf”"), (changed("properties.0.value", "2J+1"), "“2J+1” is no coordinate"),
        (changed("properties.1.value", "5"), "“column”"), (changed("layers.0", None), "there are 0"),
        (changed("layers.0.data", "eJwrAAAA"), "CSV"), (changed("layers.0.data", [1, 2]), "2 instead of"),
        (changed("layers.0.data", [-1]), "at least 0"), (changed("layers.0.name", "ground"), "exactly one"),
        (changed("tilesets.0.source", "x.tsj"), "embedded"), (first_tile(99), "no terrain as its class"),
        (first_tile(0), "has 47 instead of 48 tiles; KF 1 is missing"),
        (with_object("site", type="castle"), "“castle” is unknown"), (with_object("site", point=False), "is no point"),
        (with_object("site", x=-5000.0), "lies on no large field"), (with_object("portal", type="site"), "“site”"),
        (with_object("portal", type="stream"), "stream on KF 9 does not lie on water"),
        (with_object("portal", type="river"), "in the middle"),
        (with_object("portal", type="stream", properties=[{"name": "flow", "value": "N"}]), "no direction of flow"),
        (with_object("portal", properties=[{"name": "kind", "value": "N"}]), "no property “kind”"),
        (with_object("gf", x=1e9), "must be at most"), (with_object("gf", name="x" * 81), "at most 80"),
        (with_object("site", properties=[{"name": "kind", "value": 4}]), "no short text"),
    ],
)
def test_a_wrong_map_is_told_with_its_place(data: Any, told: str) -> None:
    with pytest.raises(BadMap) as bad:
        read(data)
    assert told in str(bad.value)
    assert all("⟨" not in Texts(language).say(bad.value.why) for language in LANGUAGES)


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_hostile_files_are_refused_and_nothing_else_happens(data: st.DataObject) -> None:
    """Any value of the file in the place of any other."""
    file: Any = sample()
    file["layers"][0]["data"] = file["layers"][0]["data"][:40]
    holder = file
    while True:
        keys = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
        if not keys:
            return
        key = data.draw(st.sampled_from(keys))
        if not isinstance(holder[key], dict | list) or data.draw(st.booleans()):
            break
        holder = holder[key]
    holder[key] = data.draw(st.sampled_from([None, -1, 10**30, 1e308, "x" * 300, [], {}, True, [[]] * 3, 2**31]))
    with suppress(BadMap):
        read(file)


def test_regions_too_wide_for_one_map_are_refused_before_work(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tiled, "MOST_TILES", 1000)
    with pytest.raises(BadMap, match="tiles"):
        write_tiled({HERE: Land.of("T"), Gf(2, 0, 0): Land.of("T")})
