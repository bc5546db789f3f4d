"""Terrain maps drawn with the Tiled editor, read from its JSON format.

The convention:

* The map is orthogonal and not infinite. One tile is one inch, unless the map has the number property
  `pixels_per_inch`. The board is as large as the map: width x tilewidth by height x tileheight pixels.
* Every object of every object layer is one piece of terrain, also inside group layers; layer offsets count.
  Tile and image layers are decoration and are not read. Hidden layers and objects are read like any other.
* The object's class says what it is ("wood", "low_wall", ...). The caller knows default kinds and heights for such
  names; the object's properties override them:
      height   number, inches above the table
      kinds    text, comma separated: "cover, difficult"
      feature  text; objects of the same feature count as one piece of terrain
  Other properties are refused, so that a misspelt one does not go unnoticed.
* Rectangles, polygons and ellipses (as 16 corners) are read, with their rotation. Polylines, points, texts, tiles
  and object templates are refused.
* Tiled's y axis points down; here y points up, and y = 0 is the lower edge of the map.
* An object must lie on the board; its outline must have an area and must not cross itself.

Every fault raises `TiledError`, which names the source, the layer, the object and what is wrong with it; a map beyond
the bounds of `table/bounds.py` raises `OutOfBounds` before anything is made of it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Set
from math import cos, isfinite, pi, radians, sin
from types import MappingProxyType
from typing import Any, NoReturn

from walstatt.core.bounds import check_json
from walstatt.table.bounds import check_board, check_corners, check_pieces, check_size
from walstatt.table.shapes import TOLERANCE, Point, Polygon
from walstatt.table.terrain import Board, Piece

Defaults = Mapping[str, tuple[tuple[str, ...], float]]

_NO_DEFAULTS: Defaults = MappingProxyType({})
_ELLIPSE_CORNERS = 16
_PROPERTIES = ("height", "kinds", "feature")
_REFUSED = {
    "polyline": "is an open polygon (a polyline); close it",
    "point": "is a point; draw an area",
    "text": "is a text; draw an area",
    "gid": "is a tile; draw an area",
    "capsule": "is a capsule; draw a rectangle, a polygon or an ellipse",
    "template": "comes from an object template; detach it in Tiled",
}


class TiledError(ValueError):
    """A Tiled map that cannot be read as terrain."""


def board_from_tiled(
    text: str,
    source: str = "map",
    *,
    defaults: Defaults = _NO_DEFAULTS,
    allowed_kinds: Set[str] | None = None,
) -> Board:
    """The board drawn in a Tiled JSON map; see the module's text for the convention."""
    return _Reader(source, defaults, allowed_kinds).read(_parse(text, source))


def _parse(text: str, source: str) -> Any:
    check_json(text.encode(errors="replace"), source)
    try:
        return json.loads(text)
    except json.JSONDecodeError as fault:
        raise TiledError(f"{source}: no valid JSON at line {fault.lineno}, column {fault.colno}: {fault.msg}") from None


class _Reader:
    """Reads one map; knows where it is, for the messages."""

    def __init__(self, source: str, defaults: Defaults, allowed_kinds: Set[str] | None) -> None:
        self.where = source
        self.source = source
        self.defaults = defaults
        self.allowed_kinds = allowed_kinds
        self.pixels = 1.0
        self.width = 0.0
        self.depth = 0.0
        self.ids: set[str] = set()

    def read(self, data: Any) -> Board:
        """The whole map."""
        data = self.mapping(data, "the map")
        if data.get("type", "map") != "map":
            self.fail(f"is a Tiled {data['type']}, not a map")
        if data.get("orientation") != "orthogonal":
            self.fail(f"must be orthogonal, not {data.get('orientation')!r}")
        if data.get("infinite"):
            self.fail("must not be infinite")
        tile = self.positive(data, "tilewidth")
        properties = self.properties(data)
        self.pixels = tile
        if "pixels_per_inch" in properties:
            self.pixels = self.positive(properties, "pixels_per_inch")
        self.width = self.positive(data, "width") * tile / self.pixels
        self.depth = self.positive(data, "height") * self.positive(data, "tileheight") / self.pixels
        check_size(self.width, self.depth, self.source)
        board = Board(self.width, self.depth, tuple(self.layers(data, "", 0.0, 0.0)))
        check_board(board, self.source)
        return board

    def layers(self, holder: Mapping[str, Any], path: str, dx: float, dy: float) -> Iterator[Piece]:
        """All pieces of the layers of a map or a group layer."""
        for layer in self.sequence(holder, "layers"):
            layer = self.mapping(layer, "a layer")
            name = f"{path}{layer.get('name', '?')}"
            self.where = f"{self.source}, layer {name!r}"
            x = dx + self.number(layer, "offsetx", 0.0)
            y = dy + self.number(layer, "offsety", 0.0)
            if layer.get("type") == "group":
                yield from self.layers(layer, f"{name}/", x, y)
            elif layer.get("type") == "objectgroup":
                for thing in self.sequence(layer, "objects"):
                    self.where = f"{self.source}, layer {name!r}"
                    yield self.piece(self.mapping(thing, "an object"), x, y)

    def piece(self, thing: Mapping[str, Any], dx: float, dy: float) -> Piece:
        """One object."""
        key = thing.get("id")
        self.where += f", object {key if key is not None else '?'}"
        if thing.get("name"):
            self.where += f" {str(thing['name'])!r}"
        for mark, reason in _REFUSED.items():
            if thing.get(mark):
                self.fail(reason)
        if not isinstance(key, int) or isinstance(key, bool):
            self.fail("needs a whole number as its id")
        name = thing.get("class") or thing.get("type")
        if not isinstance(name, str) or not name:
            self.fail("needs a class that says what it is")
        own = self.properties(thing)
        for unknown in own.keys() - set(_PROPERTIES):
            self.fail(f"has an unknown property {unknown!r}; known are {', '.join(_PROPERTIES)}")
        kinds, height = self.meaning(name, own)
        feature = own.get("feature", "")
        if not isinstance(feature, str):
            self.fail("property 'feature' must be a text")
        if f"{name}-{key}" in self.ids:
            self.fail("has the same class and id as another object")
        self.ids.add(f"{name}-{key}")
        check_pieces(len(self.ids), self.source)
        return Piece(f"{name}-{key}", name, self.outline(thing, dx, dy), kinds, height, feature)

    def meaning(self, name: str, own: Mapping[str, Any]) -> tuple[tuple[str, ...], float]:
        """Kinds and height: the object's own, else the defaults of its class."""
        known = self.defaults.get(name)
        if "kinds" in own:
            if not isinstance(own["kinds"], str):
                self.fail("property 'kinds' must be a text, comma separated")
            kinds = tuple(kind.strip() for kind in own["kinds"].split(",") if kind.strip())
        elif known is not None:
            kinds = known[0]
        else:
            self.fail(f"has the unknown class {name!r} and no property 'kinds'")
        for kind in kinds:
            if self.allowed_kinds is not None and kind not in self.allowed_kinds:
                self.fail(f"has the unknown kind {kind!r}; known are {', '.join(sorted(self.allowed_kinds))}")
        height = self.number(own, "height", known[1] if known is not None else 0.0)
        if height < 0.0:
            self.fail(f"has the negative height {height:g}")
        return kinds, height

    def outline(self, thing: Mapping[str, Any], dx: float, dy: float) -> tuple[Point, ...]:
        """The corners on the board, in inches, checked."""
        turn = radians(self.number(thing, "rotation", 0.0))
        c = cos(turn)
        s = sin(turn)
        x0 = self.number(thing, "x") + dx
        y0 = self.number(thing, "y") + dy
        corners: list[Point] = []
        for x, y in self.local_corners(thing):
            # Positive rotation is clockwise on a y axis that points down.
            px = (x0 + x * c - y * s) / self.pixels
            py = self.depth - (y0 + x * s + y * c) / self.pixels
            if not (-TOLERANCE <= px <= self.width + TOLERANCE and -TOLERANCE <= py <= self.depth + TOLERANCE):
                self.fail(f"reaches outside the board, to ({px:g}, {py:g}) inches")
            corners.append((px, py))
        try:
            return Polygon(corners).points
        except ValueError as fault:
            self.fail(str(fault))

    def local_corners(self, thing: Mapping[str, Any]) -> list[Point]:
        """The corners in pixels from the object's own corner, before rotation."""
        if "polygon" in thing:
            drawn = self.sequence(thing, "polygon")
            check_corners(len(drawn), self.where)
            points = [self.mapping(point, "a point") for point in drawn]
            corners = [(self.number(point, "x"), self.number(point, "y")) for point in points]
            if len(corners) < 3:
                self.fail(f"has only {len(corners)} points; a polygon needs three")
            return corners
        width = self.number(thing, "width")
        height = self.number(thing, "height")
        if width <= 0.0 or height <= 0.0:
            self.fail(f"has no area: it is {width:g} x {height:g} pixels")
        if thing.get("ellipse"):
            angles = [2.0 * pi * i / _ELLIPSE_CORNERS for i in range(_ELLIPSE_CORNERS)]
            return [(width / 2.0 * (1.0 + cos(angle)), height / 2.0 * (1.0 + sin(angle))) for angle in angles]
        return [(0.0, 0.0), (width, 0.0), (width, height), (0.0, height)]

    def properties(self, holder: Mapping[str, Any]) -> dict[str, Any]:
        """Custom properties by name."""
        found: dict[str, Any] = {}
        for entry in self.sequence(holder, "properties") if "properties" in holder else ():
            entry = self.mapping(entry, "a property")
            if not isinstance(entry.get("name"), str) or "value" not in entry:
                self.fail("has a property without name or value")
            found[entry["name"]] = entry["value"]
        return found

    def number(self, holder: Mapping[str, Any], key: str, default: float | None = None) -> float:
        """A finite number, or the default if there is none."""
        value = holder.get(key, default)
        if value is None:
            self.fail(f"lacks the key {key!r}")
        if isinstance(value, bool) or not isinstance(value, int | float) or not isfinite(value):
            self.fail(f"{key!r} is not a number: {value!r}")
        return float(value)

    def positive(self, holder: Mapping[str, Any], key: str) -> float:
        """A number above zero."""
        value = self.number(holder, key)
        if value <= 0.0:
            self.fail(f"{key!r} must be more than 0, not {value:g}")
        return value

    def sequence(self, holder: Mapping[str, Any], key: str) -> list[Any]:
        """A list that must be there."""
        if key not in holder:
            self.fail(f"lacks the key {key!r}")
        value = holder[key]
        if not isinstance(value, list):
            self.fail(f"{key!r} must be a list")
        return value

    def mapping(self, value: Any, what: str) -> Mapping[str, Any]:
        """A JSON object."""
        if not isinstance(value, dict):
            self.fail(f"{what} must be a JSON object, not {type(value).__name__}")
        return value

    def fail(self, reason: str) -> NoReturn:
        """Refuse the map, saying where."""
        raise TiledError(f"{self.where}: {reason}")
