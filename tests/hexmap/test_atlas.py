"""The atlas: whole, alone, always the same, and with words for every sign."""
from __future__ import annotations

import hashlib
import re
import subprocess
import sys
from math import sin
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.hexmap.drawing import HERE, beside, sound_maps

from walstatt.core.texts import LANGUAGES, Texts
from walstatt.hexmap.atlas import Page, Variant, draw
from walstatt.hexmap.atlas_pen import LIGHT, number
from walstatt.hexmap.atlas_signs import signs
from walstatt.hexmap.coordinates import Gf
from walstatt.hexmap.land import SITE_KINDS, Edge, Flow, Land, TradeSite
from walstatt.hexmap.layers import Detail, LandLayers, arrows, fog, marked, owners
from walstatt.hexmap.plane import spot_of
from walstatt.hexmap.shapes import Label, Layer, Point
from walstatt.hexmap.small_fields import SPOTS, Side, Way
from walstatt.hexmap.terrain import TERRAINS
from walstatt.hexmap.tiled import tileset_picture

DETAILS: tuple[Detail, ...] = ("continent", "realm", "field")
ALL = "".join(TERRAINS).ljust(46, "T") + "WW"
EVERYTHING = {
    HERE: Land(
        ALL, "Au", site=TradeSite("Std", 40, "Lohe"), rivers=frozenset({Edge(3, Way.E), Edge(8, Way.NE)}),
        streams=frozenset({Flow(1, Way.W)}), canals=frozenset({47, 48}), passes=frozenset({17}), gorges=frozenset({20}),
        ascents=frozenset({Edge(21, Way.E)}), roads=frozenset({22, 23}), dragon_roads=frozenset({30, 31}),
        ruins=frozenset({32}), caves=frozenset({33}), gnippahellir=frozenset({35}), portal=34,
    ),
    beside(Side.N): Land.of("G", built_passes=frozenset({5})), beside(Side.S): Land(),
    **{HERE.line(Side.SE, 9)[place]: Land.of("T", site=TradeSite(kind, 3, f"Ort {kind}"))
       for place, kind in enumerate((*SITE_KINDS, "HZ"), 1)},
}
EXTRA = (owners({"#a01020": [HERE]}, {"#a01020": "Anna"}), fog({HERE: 3}),
         arrows([("move", HERE, beside(Side.N), "5LB"), ("scout", HERE, beside(Side.S), "E"), ("war", HERE, HERE, "")]),
         marked([("weak-point", HERE, 24, None), ("temple", HERE, 25, None), ("river-bridge", HERE, 3, Way.E),
                 ("stream-bridge", HERE, 1, Way.NE), ("weak-point", HERE, None, None)]))
PROTOCOL = {
    *(f"site-{kind}" for kind in SITE_KINDS), "weak-point", "river-bridge", "stream-bridge", "gnippahellir", "cave",
    "ruin", "temple", "ascent", "pass",
}
"""What the protocol has signs for (kalevala.9.2.1.symbole)."""
SVG = "{http://www.w3.org/2000/svg}"


def picture(detail: Detail = "realm", language: str = "de", *, variant: Variant = "light", page: Page = "wide") -> str:
    layers = (*LandLayers(EVERYTHING, detail).all(), *EXTRA)
    return draw(layers, detail, Texts(language), title="Eldrien", subtitle="271.1", variant=variant, page=page)


@pytest.mark.parametrize("page", ["wide", "narrow"])
@pytest.mark.parametrize("variant", ["light", "print"])
@pytest.mark.parametrize("detail", DETAILS)
def test_it_is_whole_and_stands_alone(detail: Detail, variant: Variant, page: Page) -> None:
    drawn = picture(detail, variant=variant, page=page)
    root = ElementTree.fromstring(drawn)
    ids = [one.get("id") for one in root.iter() if one.get("id")]
    assert len(ids) == len(set(ids)) and all(id is not None and id.startswith("atlas-") for id in ids)
    used = set(re.findall(r'(?:href="|url\()#([^")]+)', drawn))
    assert used <= set(ids), "nothing refers to what is not there"
    assert drawn.count("http") == 1 and "<image" not in drawn and "<style" not in drawn and "nan" not in drawn
    width, height = (float(root.get(key, "0")) for key in ("width", "height"))
    for text in root.iter(f"{SVG}text"):
        if text.get("x"):
            assert 0 <= float(text.get("x", "")) <= width and 0 <= float(text.get("y", "")) <= height


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("detail", DETAILS)
def test_every_sign_has_words(detail: Detail, language: str) -> None:
    """Whatever the land can show is explained below it, in both languages."""
    texts = Texts(language)
    told = {text.text for text in ElementTree.fromstring(picture(detail, language)).iter(f"{SVG}text")}
    styles = {getattr(shape, "style", "") for layer in LandLayers(EVERYTHING, detail).all() for shape in layer.shapes
              if not isinstance(shape, Label)}
    plain = {"", "water", "land", "highland", "upland", "forest", "desert", "swamp", "mountains", "coast", "grid",
             "small-fields"}
    arrowed = {"river", "arrow-move", "arrow-scout", "arrow-war"}
    wanted = (styles - plain) | arrowed | ({"undrawn"} if detail != "field" else set())
    assert {texts.format(f"kalevala-legend-{style}") for style in wanted} <= told
    assert not any("⟨" in (words or "") for words in told) and "Anna" in told


def test_what_was_built_is_red() -> None:
    root = ElementTree.fromstring(picture("realm"))
    layers = {group.get("data-layer"): group for group in root.iter(f"{SVG}g") if group.get("data-layer")}
    assert layers["canals"].find(f"{SVG}path").get("stroke") == LIGHT.built  # type: ignore[union-attr]
    drawings = {one.get("id"): ElementTree.tostring(one).decode() for one in root.iter(f"{SVG}g") if one.get("id")}
    natural, built = (drawings[str(use.get("href")).removeprefix("#")] for use in layers["passes"].iter(f"{SVG}use"))
    assert sorted((LIGHT.built in natural, LIGHT.built in built)) == [False, True]


def test_rivers_swell() -> None:
    """A river of many edges is wider at its mouth than at its source."""
    edges = [Edge(kf, way) for kf in (3, 7, 12, 19, 26, 33) for way in (Way.W, Way.SW)]
    lands = {HERE: Land.of("T", rivers=frozenset(edges)).with_terrain(dict.fromkeys((40, 41, 46, 47), "W"))}
    (river, *_) = LandLayers(lands).rivers().shapes
    assert river.flow[0] == 1 and river.flow[-1] == len(river.points)  # type: ignore[union-attr]


@settings(max_examples=25, deadline=None)
@given(sound_maps(), st.sampled_from(DETAILS), st.text(max_size=30))
def test_any_map_and_any_words_are_drawn(lands: dict[Gf, Land], detail: Detail, title: str) -> None:
    clean = "".join(letter for letter in title if letter.isprintable())
    drawn = draw(LandLayers(lands, detail).all(), detail, Texts("de"), title=clean)
    ElementTree.fromstring(drawn)
    assert drawn == draw(LandLayers(lands, detail).all(), detail, Texts("de"), title=clean)


def test_words_and_colours_of_the_caller_cannot_break_out() -> None:
    bad = Layer("labels", (Label("region", Point(0, 0), "<script>alert(1)</script>"),))
    drawn = draw([bad, *LandLayers(EVERYTHING).all()], "realm", Texts("de"), title='"><script>', subtitle="&<b>")
    assert "<script" not in drawn and "<b>" not in drawn
    for colour in ('red"/><script>', "url(http://x)", "#12345", ""):
        with pytest.raises(ValueError, match="no colour"):
            draw([owners({colour: [HERE]})], "realm", Texts("de"))
    with pytest.raises(ValueError, match="prefix"):
        draw([], "realm", Texts("de"), prefix='a"b')


def test_maps_on_one_page_do_not_share_ids() -> None:
    layers = LandLayers(EVERYTHING).all()
    one, other = (draw(layers, "realm", Texts("de"), prefix=prefix) for prefix in ("one", "two"))
    assert not set(re.findall(r' id="([^"]+)"', one)) & set(re.findall(r' id="([^"]+)"', other))


def test_another_run_draws_the_same() -> None:
    code = ("import hashlib; from tests.hexmap.test_atlas import picture; "
            "print(hashlib.sha256(picture().encode()).hexdigest())")
    told = subprocess.run([sys.executable, "-c", code], env={"PYTHONHASHSEED": "1"}, text=True, check=True,
                          capture_output=True).stdout
    assert told.strip() == hashlib.sha256(picture().encode()).hexdigest()


def test_nothing_is_drawn_as_an_empty_sheet() -> None:
    ElementTree.fromstring(draw([], "continent", Texts("en")))


def test_the_tiles_of_the_editor_stand_side_by_side() -> None:
    root = ElementTree.fromstring(tileset_picture())
    assert len(root.findall(f"{SVG}g")) == len(TERRAINS)


@pytest.mark.parametrize(("value", "written"), [(0, "0"), (0.04, "0"), (-0.06, "-.1"), (12.34, "12.3"), (-3, "-3")])
def test_numbers_are_short(value: float, written: str) -> None:
    assert number(value) == written


def rolling(gf: Gf) -> Land:
    """Hills, woods and bays by waves, for a whole continent."""
    letters = []
    for kf in SPOTS:
        x, row = spot_of(gf, kf)
        height = sin(x / 31) + sin(row / 23) + 0.6 * sin(x / 9 + row / 7) + 0.4 * sin(row / 4 - x / 13)
        wet = sin(x / 17 - row / 19)
        level = 0 if height < -0.5 else 1 if height < 0.5 else 2 if height < 1.2 else 3 if height < 1.7 else 4
        letters.append(("WWW", "tTd", "hHD", "bBw", "GGG")[level][int(wet * 1.49 + 1.5)])
    return Land("".join(letters))


def test_a_continent_of_2000_fields_stays_small() -> None:
    lands = {Gf(2, row, latitude): rolling(Gf(2, row, latitude)) for row in range(50) for latitude in range(40)}
    drawn = draw(LandLayers(lands, "continent").all(), "continent", Texts("de"), title="Eldrien")
    assert len(lands) == 2000 and len(drawn.encode()) < 3_000_000


def test_the_protocol_has_fourteen_different_signs_and_the_weak_point_is_red() -> None:
    drawn = {name: signs(LIGHT)[name][0] for name in PROTOCOL}
    assert len(set(drawn.values())) == len(PROTOCOL) == 14
    assert LIGHT.built in drawn["weak-point"]
    assert LIGHT.ink not in drawn["weak-point"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_names_what_is_no_part_of_the_land(language: str) -> None:
    drawn = picture("realm", language)
    for name in ("weak-point", "temple", "river-bridge", "stream-bridge", "gnippahellir"):
        assert Texts(language).format(f"kalevala-legend-{name}") in drawn
