"""Layers of a map: what is in them, what is kept from them, and that they are plain data."""
from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.hexmap.drawing import HERE, beside, drawn, sound_lands, sound_maps, words

from walstatt.core.typed_data import decode
from walstatt.hexmap.coordinates import Gf
from walstatt.hexmap.geography import Geography
from walstatt.hexmap.land import MARKS, Edge, Flow, Land, TradeSite, masked, seen_fields
from walstatt.hexmap.layers import KEY, Detail, LandLayers, arrows, entries, fog, owners, written
from walstatt.hexmap.shapes import Area, Arrow, Label, Layer, Line, Point, Sign, frame, heart, middle
from walstatt.hexmap.small_fields import NEIGHBOURS, SPOTS, Side, Way
from walstatt.hexmap.terrain import TERRAINS

DETAILS: tuple[Detail, ...] = ("continent", "realm", "field")


def layer(layers: tuple[Layer, ...], name: str) -> Layer:
    return next(one for one in layers if one.name == name)


def test_the_colours_of_the_book() -> None:
    """Ground, sign and dot of each kind as kalevala.12.2.gelaende lists them."""
    listed = {
        "water": "white", "lowland": "green", "lowland-forest": "green blue", "lowland-desert": "yellow",
        "swamp": "green #", "mangrove": "green # blue", "highland": "brown", "highland-forest": "brown blue",
        "highland-desert": "yellow brown", "upland": "red", "upland-forest": "red blue", "upland-desert": "yellow red",
        "mountains": "black",
    }
    told = {}
    for letter, (ground, dot, mark) in KEY.items():
        told[TERRAINS[letter].name] = " ".join(filter(None, (ground, {"hash": "#"}.get(mark, mark), dot)))
    assert {name: told[name] for name in listed} == listed
    assert set(KEY) == set(TERRAINS) and len(set(told.values())) == len(TERRAINS), "no two look alike"
    assert told["lowland-ice"] == "white hatch" and told["highland-swamp"] == "brown #"


@settings(max_examples=30, deadline=None)
@given(sound_maps(), st.sampled_from(DETAILS))
def test_layers_are_data(lands: dict[Gf, Land], detail: Detail) -> None:
    layers = LandLayers(lands, detail).all()
    assert decode(msgspec.json.encode(layers), tuple[Layer, ...]) == layers


def test_a_coast_lies_between_land_and_water_not_where_the_map_ends() -> None:
    land = LandLayers({HERE: drawn("T", W=[26])})
    (coast,) = land.coasts().shapes
    assert isinstance(coast, Line) and len(coast.points) == 7 and coast.points[0] == coast.points[-1]
    assert LandLayers({HERE: Land.of("T")}).coasts().shapes == ()


def test_an_oasis_has_a_border_of_its_own() -> None:
    styles = {sign.at: sign.style for sign in LandLayers({HERE: drawn("d", W=[26])}, "field").sheet().shapes
              if isinstance(sign, Sign)}
    assert styles[middle(HERE, 26)] == "key-oasis" and styles[middle(HERE, 27)] == "key-d"
    near = LandLayers({HERE: drawn("d", W=[26], T=[27])}, "field").sheet().shapes
    assert Sign("key-W", middle(HERE, 26)) in near


def test_built_passes_and_canals_are_told_from_natural_ones() -> None:
    land = drawn("G", W=[10, 11])
    land = replace(land, passes=frozenset({5}), built_passes=frozenset({6}), canals=frozenset({10}))
    layers = LandLayers({HERE: land})
    assert LandLayers({HERE: drawn("T", W=[10])}).canals().shapes == ()
    alone = replace(drawn("T", W=[10]), canals=frozenset({10}))
    assert LandLayers({HERE: alone}).canals().shapes == (Sign("canal", middle(HERE, 10)),)
    assert layers.passes().shapes == (Sign("pass", middle(HERE, 5)), Sign("built-pass", middle(HERE, 6)))
    assert layers.canals().shapes == (Line("canal", (middle(HERE, 10), middle(HERE, 11))),)


def test_streams_show_where_they_flow() -> None:
    land = Land.of("W", streams=frozenset({Flow(7, Way.SE), Flow(8)}))
    assert LandLayers({HERE: land}).streams().shapes == (Sign("flow", middle(HERE, 7), 60),)


def test_ways_join_across_the_border_and_a_single_field_is_a_sign() -> None:
    north = beside(Side.N)
    lands = {HERE: Land.of("T", roads=frozenset({1, 30})), north: Land.of("T", roads=frozenset({44}))}
    line, sign = LandLayers(lands).roads().shapes
    assert isinstance(line, Line) and set(line.points) == {middle(HERE, 1), middle(north, 44)}
    assert sign == Sign("road", middle(HERE, 30))


def test_a_continent_names_great_places_only() -> None:
    lands = {HERE: Land.of("T", site=TradeSite("Mkt", 3, "Au")),
             beside(Side.N): Land.of("T", site=TradeSite("Hstd", 3, "Lohe"))}
    names = {detail: [one.words for one in LandLayers(lands, detail).sites().shapes if isinstance(one, Label)]
             for detail in DETAILS}
    assert names["continent"] == ["Lohe"] and sorted(names["realm"]) == ["Au", "Lohe"]


def test_large_fields_of_one_name_that_lie_together_have_one_label() -> None:
    line = [HERE, *HERE.line(Side.N, 4)]
    names = ["Au", "Au", "Au", "Moor", "Au"]
    lands = {gf: Land.of("T", name=name) for gf, name in zip(line, names, strict=True)}
    told = [one for one in LandLayers(lands).labels().shapes if isinstance(one, Label) and one.style == "region"]
    assert sorted(one.words for one in told) == ["Au", "Au", "Moor"]
    assert Label("region", Point(heart(line[1]).x, heart(line[1]).y + 3), "Au") in told
    far = [one.words for one in LandLayers(lands, "continent").labels().shapes if isinstance(one, Label)]
    assert far == [], "too small for a continent"


def test_a_splinter_has_its_name_below_it() -> None:
    lands = {HERE: Land.of("T", splinter="Scherbe"), beside(Side.N): Land.of("T", splinter="Scherbe")}
    (label,) = LandLayers(lands, "continent").labels().shapes
    assert isinstance(label, Label) and label.words == "Scherbe" and label.at.y > heart(HERE).y + 12


def test_undrawn_land_is_a_blank() -> None:
    layers = LandLayers({HERE: Land(name="Nebelland"), beside(Side.N): Land.of("T")})
    (blank,) = layers.undrawn().shapes
    assert isinstance(blank, Area) and blank.rings == (frame(HERE),)
    assert "Nebelland" in [one.words for one in layers.labels().shapes if isinstance(one, Label)]


@settings(max_examples=60, deadline=None)
@given(st.data(), st.sampled_from(DETAILS))
def test_what_was_not_seen_changes_no_layer(data: st.DataObject, detail: Detail) -> None:
    seen = data.draw(st.sets(st.integers(1, 48)))
    hidden = [kf for kf in SPOTS if kf not in seen]
    first, second = data.draw(words), data.draw(words)
    other = "".join(first[kf - 1] if kf in seen else second[kf - 1] for kf in SPOTS)
    fields = frozenset(data.draw(st.sets(st.sampled_from(hidden)))) if hidden else frozenset()
    inner = [Edge(kf, near.way) for kf in sorted(fields) for near in NEIGHBOURS[kf] if near.kf not in seen]
    changed = Land(other, roads=fields, canals=fields, passes=fields, built_passes=fields, gorges=fields, ruins=fields,
                   caves=fields, dragon_roads=fields, streams=frozenset(Flow(kf, Way.E) for kf in fields),
                   ascents=frozenset(Edge(kf, Way.E) for kf in fields), rivers=frozenset(inner),
                   portal=min(fields, default=None), site=TradeSite("Std", min(fields), "Au") if fields else None)
    told = [LandLayers({HERE: land}, detail, {HERE: seen}).all() for land in (Land(first), changed)]
    assert told[0] == told[1]


def test_an_unseen_shore_shows_neither_in_an_oasis_nor_in_a_canal() -> None:
    desert = drawn("d", W=[26])
    (pond,) = LandLayers({HERE: desert}, "field", {HERE: {26}}).sheet().shapes
    assert pond == Sign("key-W", middle(HERE, 26)), "what lies around it is not known"
    canal = replace(drawn("T", W=[10, 11]), canals=frozenset({10}))
    assert LandLayers({HERE: canal}, "realm", {HERE: {10}}).canals().shapes == (Sign("canal", middle(HERE, 10)),)


def test_owners_fog_and_arrows() -> None:
    lands = {HERE: drawn("T", W=(2, 6, 12, 19, 26, 34, 40, 46)), beside(Side.N): Land.of("T")}
    west = Geography(lands).parts(HERE)[0]
    (mine, yours) = owners({"#aa0000": [beside(Side.N)], "#00aa00": [west]}, {"#aa0000": "Anna"}).shapes
    assert (mine.words, yours.words) == ("Anna", "")  # type: ignore[union-attr]
    veils = fog({HERE: 0, beside(Side.N): 2, beside(Side.S): 99}).shapes
    assert [veil.strength for veil in veils] == [15, 60]  # type: ignore[union-attr]
    (arrow,) = arrows([("scout", HERE, beside(Side.N), "E 1")]).shapes
    assert arrow.start.y > arrow.end.y and arrow.words == "E 1"  # type: ignore[union-attr]


def test_what_was_not_seen_is_an_empty_small_field_with_its_number() -> None:
    layers = LandLayers({HERE: Land.of("T")}, "field", {HERE: range(1, 41)}).all()
    empty = layer(layers, "unseen").shapes
    assert [one.at for one in empty if isinstance(one, Sign)] == [middle(HERE, kf) for kf in range(41, 49)]
    numbers = [one.words for one in layer(layers, "numbers").shapes if isinstance(one, Label) and one.style == "number"]
    assert numbers == [str(kf) for kf in range(1, 49)]
    assert "unseen" not in [one.name for one in LandLayers({HERE: Land.of("T")}, "field").all()]


def test_what_was_not_seen_is_unknown_land_on_the_map_of_a_realm() -> None:
    (unknown,) = LandLayers({HERE: Land.of("T")}, "realm", {HERE: range(2, 49)}).undrawn().shapes
    assert isinstance(unknown, Area) and len(unknown.rings[0]) == 6, "one small field"


@settings(max_examples=60, deadline=None)
@given(st.data(), sound_lands())
def test_a_masked_land_tells_nothing_of_what_it_hides(data: st.DataObject, land: Land) -> None:
    shown = data.draw(st.sets(st.integers(1, 48)))
    found = masked(land, shown)
    assert seen_fields(found) == (sorted(shown) if land.drawn else [])
    for name in MARKS:
        assert getattr(found, name) == getattr(land, name) & shown
    assert found.site is None or found.site.kf in shown
    assert found.portal is None or found.portal in shown
    assert all(one.kf in shown for one in found.streams) and all(one.kf in shown for one in found.ascents)
    for edge in land.rivers:
        near = next(one for one in NEIGHBOURS[edge.kf] if one.way == edge.way)
        assert (edge in found.rivers) == (edge.kf in shown or (near.side is None and near.kf in shown))
    assert masked(land, range(1, 49)) == land


def test_words_stand_below_each_other_and_arrows_enter_from_their_side() -> None:
    lines = [one for one in written({HERE: ["5LB", "3On"]}).shapes if isinstance(one, Label)]
    assert [one.words for one in lines] == ["5LB", "3On"] and lines[0].at.y < lines[1].at.y
    for side in Side:
        (arrow,) = entries([("scout", beside(side), HERE, "E1")]).shapes
        assert isinstance(arrow, Arrow)
        near, far = (one.x - heart(HERE).x for one in (arrow.end, arrow.start))
        down, low = (one.y - heart(HERE).y for one in (arrow.end, arrow.start))
        assert near**2 * 3 + down**2 < far**2 * 3 + low**2


@pytest.mark.parametrize("detail", DETAILS)
def test_nothing_at_all_has_no_layers(detail: Detail) -> None:
    assert LandLayers({}, detail).all() == ()
