"""Maps from the Tiled editor: what is read, and what is refused with which words."""

from __future__ import annotations

import json
from typing import Any

import pytest

from walstatt.core.bounds import OutOfBounds
from walstatt.table.shapes import Polygon
from walstatt.table.terrain import Board, Piece
from walstatt.table.tiled import TiledError, board_from_tiled

DEFAULTS = {"wood": (("cover", "difficult"), 3.0), "wall": (("cover",), 1.0)}


def thing(**keys: Any) -> dict[str, Any]:
    """A rectangle of 64 x 32 pixels at (32, 32), with changes; None takes a key away."""
    base = {"id": 1, "name": "", "class": "wood", "x": 32, "y": 32, "width": 64, "height": 32, "rotation": 0} | keys
    return {key: value for key, value in base.items() if value is not None}


def tiled_map(*things: dict[str, Any], **keys: Any) -> str:
    """A map of 12 x 10 tiles of 32 pixels with one object layer."""
    layer = {"type": "objectgroup", "name": "terrain", "objects": list(things)}
    base = {"type": "map", "orientation": "orthogonal", "width": 12, "height": 10, "tilewidth": 32, "tileheight": 32}
    data = base | {"layers": [layer]} | keys
    return json.dumps({key: value for key, value in data.items() if value is not None})


def read(*things: dict[str, Any], **keys: Any) -> Board:
    return board_from_tiled(tiled_map(*things, **keys), "plan.json", defaults=DEFAULTS)


def prop(name: str, value: Any) -> dict[str, Any]:
    return {"name": name, "type": "string", "value": value}


def corners(piece: Piece) -> set[tuple[float, float]]:
    return {(round(x, 6), round(y, 6)) for x, y in piece.outline}


def test_a_rectangle_with_defaults_and_the_y_axis_turned_up() -> None:
    board = read(thing())
    assert (board.width, board.depth) == (12, 10)
    (piece,) = board.pieces
    assert (piece.id, piece.name, piece.kinds, piece.height) == ("wood-1", "wood", ("cover", "difficult"), 3.0)
    assert corners(piece) == {(1, 9), (3, 9), (3, 8), (1, 8)}


def test_own_properties_come_first() -> None:
    own = [prop("kinds", "impassable, sight_blocker"), prop("height", 4.5), prop("feature", "tower")]
    (piece,) = read(thing(properties=own)).pieces
    assert piece.kinds == ("impassable", "sight_blocker") and piece.height == 4.5 and piece.feature == "tower"
    (piece,) = read(thing(**{"class": None, "type": "ruin"}, properties=[prop("kinds", "cover")])).pieces
    assert (piece.name, piece.kinds, piece.height) == ("ruin", ("cover",), 0.0)


def test_pixels_per_inch() -> None:
    board = read(thing(), properties=[prop("pixels_per_inch", 16)])
    assert (board.width, board.depth) == (24, 20)
    assert corners(board.pieces[0]) == {(2, 18), (6, 18), (6, 16), (2, 16)}


def test_rotation_is_clockwise_about_the_top_left_corner() -> None:
    (piece,) = read(thing(x=96, rotation=90)).pieces
    assert corners(piece) == {(3, 9), (3, 7), (2, 7), (2, 9)}
    points = [{"x": 0, "y": 0}, {"x": 64, "y": 0}, {"x": 0, "y": 32}]
    (piece,) = read(thing(x=96, rotation=90, width=0, height=0, polygon=points)).pieces
    assert corners(piece) == {(3, 9), (3, 7), (2, 9)}


def test_an_ellipse_has_sixteen_corners() -> None:
    (piece,) = read(thing(ellipse=True)).pieces
    polygon = Polygon(piece.outline)
    assert len(piece.outline) == 16 and polygon.box == pytest.approx((1, 8, 3, 9))
    assert polygon.area == pytest.approx(3.14159 / 2, rel=0.03)


def test_groups_and_offsets_and_decoration() -> None:
    inner = {"type": "objectgroup", "name": "inner", "offsetx": 32, "objects": [thing()]}
    group = {"type": "group", "name": "outer", "offsety": 64, "layers": [inner, {"type": "tilelayer", "data": []}]}
    layers = [{"type": "imagelayer", "name": "grass"}, group]
    (piece,) = read(layers=layers).pieces
    assert corners(piece) == {(2, 7), (4, 7), (4, 6), (2, 6)}
    bad = {"type": "objectgroup", "name": "inner", "objects": [thing(point=True)]}
    with pytest.raises(TiledError, match=r"plan.json, layer 'outer/inner', object 1: is a point"):
        read(layers=[{"type": "group", "name": "outer", "layers": [bad]}])


POLYGON = {"width": 0, "height": 0}


@pytest.mark.parametrize(
    ("keys", "message"),
    [
        ({"polyline": [{"x": 0, "y": 0}, {"x": 9, "y": 9}]}, "is an open polygon"),
        ({"point": True}, "is a point"),
        ({"text": {"text": "hello"}}, "is a text"),
        ({"gid": 7}, "is a tile"),
        ({"template": "wood.tx"}, "object template"),
        ({"capsule": True}, "is a capsule"),
        ({"polygon": [{"x": 0, "y": 0}, {"x": 9, "y": 9}]}, "has only 2 points"),
        ({"polygon": [{"x": 0, "y": 0}, {"x": 9, "y": 9}, {"x": 18, "y": 18}]}, "no area"),
        (
            {"polygon": [{"x": 0, "y": 0}, {"x": 64, "y": 64}, {"x": 64, "y": 0}, {"x": 0, "y": 50}]},
            "crosses or touches",
        ),
        ({"polygon": [{"x": 0, "y": 0}, {"x": 9, "y": 9}, {"x": 0}]}, "lacks the key 'y'"),
        ({"polygon": [{"x": 0, "y": 0}, {"x": 9, "y": 9}, 5]}, "a point must be a JSON object, not int"),
        ({"polygon": "no"}, "'polygon' must be a list"),
        ({"width": 0}, "no area: it is 0 x 32"),
        ({"height": -5}, "no area"),
        ({"width": None}, "lacks the key 'width'"),
        ({"x": "left"}, "'x' is not a number: 'left'"),
        ({"x": None}, "lacks the key 'x'"),
        ({"rotation": True}, "'rotation' is not a number"),
        ({"x": 350}, "outside the board, to .12.9375, 9. inches"),
        ({"y": -10}, "outside the board"),
        ({"class": None}, "needs a class"),
        ({"class": "tower"}, "unknown class 'tower' and no property 'kinds'"),
        ({"id": None}, "whole number as its id"),
        ({"properties": [prop("kinds", "cover, lava")]}, "unknown kind 'lava'; known are cover, difficult"),
        ({"properties": [prop("kinds", 5)]}, "'kinds' must be a text"),
        ({"properties": [prop("height", "tall")]}, "'height' is not a number: 'tall'"),
        ({"properties": [prop("height", -1)]}, "negative height"),
        ({"properties": [prop("feature", 3)]}, "'feature' must be a text"),
        ({"properties": [prop("heigth", 3)]}, "unknown property 'heigth'"),
        ({"properties": [{"name": "kinds"}]}, "property without name or value"),
    ],
)
def test_faults_of_an_object_are_named(keys: dict[str, Any], message: str) -> None:
    text = tiled_map(thing(**{"id": 12, "name": "old oak"} | keys))
    with pytest.raises(TiledError, match=message) as caught:
        board_from_tiled(text, "plan.json", defaults=DEFAULTS, allowed_kinds={"cover", "difficult"})
    assert str(caught.value).startswith("plan.json, layer 'terrain', object ")
    assert "'old oak': " in str(caught.value)


@pytest.mark.parametrize(
    ("keys", "message"),
    [
        ({"orientation": "isometric"}, "plan.json: must be orthogonal, not 'isometric'"),
        ({"infinite": True}, "must not be infinite"),
        ({"type": "tileset"}, "is a Tiled tileset, not a map"),
        ({"width": None}, "lacks the key 'width'"),
        ({"tilewidth": 0}, "'tilewidth' must be more than 0"),
        ({"layers": None}, "lacks the key 'layers'"),
        ({"layers": [5]}, "a layer must be a JSON object"),
        ({"layers": [{"type": "objectgroup", "name": "x"}]}, "layer 'x': lacks the key 'objects'"),
        ({"properties": [prop("pixels_per_inch", "many")]}, "'pixels_per_inch' is not a number"),
    ],
)
def test_faults_of_the_map_are_named(keys: dict[str, Any], message: str) -> None:
    with pytest.raises(TiledError, match=message):
        read(**keys)


def test_a_number_that_is_none_is_refused() -> None:
    with pytest.raises(OutOfBounds, match=r"plan\.json: NaN is no number"):
        board_from_tiled('{"width": NaN}', "plan.json")


def test_broken_json_names_its_line() -> None:
    with pytest.raises(TiledError, match=r"plan\.json: no valid JSON at line 3, column"):
        board_from_tiled('{\n"type": "map",\n oops}', "plan.json")
    with pytest.raises(TiledError, match="the map must be a JSON object, not list"):
        board_from_tiled("[]")


def test_two_objects_of_one_id_are_refused() -> None:
    with pytest.raises(TiledError, match="same class and id"):
        read(thing(), thing())
