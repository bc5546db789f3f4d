"""Maps drawn with the Tiled editor, both ways: the small fields of a region as one hexagonal map.

The convention:

* The map is hexagonal with its rows staggered (stagger axis y), not infinite, its tiles saved as CSV. Its properties
  say where it lies: `gf` is the coordinate of a large field, `column` and `row` the tile of that field's KF 1. All
  other large fields follow from there.
* The tile layer `terrain` holds the terrain; each tile of the embedded tileset has the name of its terrain as its class
  ("lowland", "upland-forest", ...). A large field is drawn with all its 48 tiles. Other tile layers are decoration.
* Everything else is points in object layers, which may stand in groups; their class says what they are:
      gf            a large field and its name; property `splinter`. One without tiles is not yet drawn
      site          a trade centre and its name; property `kind`
      stream        property `flow`: NE, E, SE, SW, W or NW; may be left out
      canal, pass, built_pass, gorge, road, dragon_road, ruin, cave, gnippahellir, portal
      river, ascent beside the edge of the small field to which they belong

There and back gives the same lands. Every fault is a `BadMap`, which names layer and object, or the large field.
"""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import count
from math import hypot
from types import MappingProxyType
from typing import Annotated, Any, Final, NamedTuple

import msgspec

from walstatt.core.texts import text
from walstatt.hexmap.atlas_signs import key_sign
from walstatt.hexmap.coordinates import Gf
from walstatt.hexmap.land import Edge, Field, Flow, Land, Lands, Name, TradeSite
from walstatt.hexmap.layers import KEY
from walstatt.hexmap.map_files import MOST_LANDS, BadMap, check_bytes, check_lands, coordinate, read_map, read_part
from walstatt.hexmap.plane import field_at, spot_of
from walstatt.hexmap.small_fields import COUNT, STEPS, Way
from walstatt.hexmap.terrain import TERRAINS

MOST_SIDE: Final = 20_000
MOST_TILES: Final = 4_000_000
MOST_OBJECTS: Final = 200_000
MOST_LAYERS: Final = 100
PICTURE: Final = "kalevala-terrain.svg"
"""The picture of the tiles, beside the map."""
WIDTH, HEIGHT, SIDE = 52, 60, 30
"""Of a tile, in pixels."""
_ROW: Final = (HEIGHT + SIDE) / 2
_FLAGS: Final = 0xF0000000
"""Bits of a tile that say how it is turned."""
_HEIGHT_OF_ROW: Final = 3**0.5 / 2
_TO_EDGE: Final = 0.32
"""How far from the middle a point beside an edge is put, in steps from field to field; half a step is the edge."""
_IN_THE_MIDDLE: Final = 0.15

NO_PROPERTIES: Final[Mapping[str, str]] = MappingProxyType({})
_SETS: Final = {
    "canal": "canals", "pass": "passes", "built_pass": "built_passes", "closed": "closed", "gorge": "gorges",
    "road": "roads", "dragon_road": "dragon_roads", "ruin": "ruins", "cave": "caves",
    "gnippahellir": "gnippahellir",
}
_EDGES: Final = {"river": "rivers", "ascent": "ascents"}
_PROPERTIES: Final = {"gf": ("splinter",), "site": ("kind",), "stream": ("flow",)}
_CLASSES: Final = ("gf", "site", "portal", "stream", *_SETS, *_EDGES)
_LETTERS: Final = {one.name: one.letter for one in TERRAINS.values()}

_Side = Annotated[int, msgspec.Meta(ge=1, le=MOST_SIDE)]
_Word = Annotated[str, msgspec.Meta(max_length=200)]
_Pixel = Annotated[float, msgspec.Meta(ge=-1e7, le=1e7)]


class _Property(msgspec.Struct):
    name: _Word
    value: object
    type: _Word = "string"


_Properties = Annotated[list[_Property], msgspec.Meta(max_length=20)]


class _Object(msgspec.Struct, omit_defaults=True):
    id: int
    x: _Pixel
    y: _Pixel
    name: Name = ""
    type: _Word = ""
    class_: _Word = msgspec.field(name="class", default="")
    """What `type` was called in some versions of the editor."""
    point: bool = False
    properties: _Properties = []


class _TileLayer(msgspec.Struct, tag_field="type", tag="tilelayer"):
    name: _Word
    width: _Side
    height: _Side
    data: Annotated[list[Annotated[int, msgspec.Meta(ge=0, lt=2**32)]], msgspec.Meta(max_length=MOST_TILES)] | str = ""
    offsetx: _Pixel = 0
    offsety: _Pixel = 0


class _ObjectLayer(msgspec.Struct, tag_field="type", tag="objectgroup"):
    name: _Word
    objects: Annotated[list[_Object], msgspec.Meta(max_length=MOST_OBJECTS)]
    offsetx: _Pixel = 0
    offsety: _Pixel = 0


class _ImageLayer(msgspec.Struct, tag_field="type", tag="imagelayer"):
    name: _Word


class _Group(msgspec.Struct, tag_field="type", tag="group"):
    name: _Word
    layers: Annotated[list[_TileLayer | _ObjectLayer | _ImageLayer | _Group], msgspec.Meta(max_length=MOST_LAYERS)]
    offsetx: _Pixel = 0
    offsety: _Pixel = 0


_Layers = Annotated[list[_TileLayer | _ObjectLayer | _ImageLayer | _Group], msgspec.Meta(max_length=MOST_LAYERS)]


class _Tile(msgspec.Struct):
    id: Annotated[int, msgspec.Meta(ge=0, le=10_000)]
    type: _Word = ""
    class_: _Word = msgspec.field(name="class", default="")


class _Tileset(msgspec.Struct):
    firstgid: Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]
    tiles: Annotated[list[_Tile], msgspec.Meta(max_length=1000)] = []
    source: _Word = ""


class _Map(msgspec.Struct):
    width: _Side
    height: _Side
    tilewidth: Annotated[int, msgspec.Meta(ge=4, le=1000)]
    tileheight: Annotated[int, msgspec.Meta(ge=4, le=1000)]
    layers: _Layers
    tilesets: Annotated[list[_Tileset], msgspec.Meta(max_length=20)]
    orientation: _Word = ""
    staggeraxis: _Word = ""
    staggerindex: _Word = "odd"
    hexsidelength: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 0
    infinite: bool = False
    properties: _Properties = []


class _Grid(NamedTuple):
    """How tiles, pixels and small fields belong together."""

    gf: Gf
    column: int
    row: int
    """The tile of KF 1 of that field."""
    tile_width: float
    tile_height: float
    row_height: float
    shifted: int
    """1 if odd rows stand half a tile to the right, 0 if even ones do."""

    def shift(self, row: int) -> int:
        return int(row % 2 == self.shifted)

    def field(self, column: int, row: int) -> Field | None:
        x = 2 * (column - self.column) + self.shift(row) - self.shift(self.row)
        first = spot_of(self.gf, 1)
        return field_at(self.gf.plane, first.x + x, first.row + row - self.row)

    def tile(self, gf: Gf, kf: int) -> tuple[int, int]:
        """Column and row of a small field."""
        first, spot = spot_of(self.gf, 1), spot_of(gf, kf)
        row = self.row + spot.row - first.row
        return self.column + (spot.x - first.x + self.shift(self.row) - self.shift(row)) // 2, row

    def middle(self, column: int, row: int) -> tuple[float, float]:
        """Of a tile, in pixels."""
        return (self.tile_width * (column + 0.5 + self.shift(row) / 2), self.tile_height / 2 + self.row_height * row)

    def steps(self, dx: float, dy: float) -> tuple[float, float]:
        """A way in pixels as one in steps from field to field, as long in every direction."""
        return dx / self.tile_width, dy / self.row_height * _HEIGHT_OF_ROW

    def nearest(self, x: float, y: float) -> tuple[int, int]:
        """The tile whose middle is nearest to a point."""
        about = round((y - self.tile_height / 2) / self.row_height)
        rows = (about - 1, about, about + 1)
        tiles = [(round(x / self.tile_width - 0.5 - self.shift(row) / 2), row) for row in rows]
        return min(tiles, key=lambda tile: hypot(*self.away(x, y, tile)))

    def away(self, x: float, y: float, tile: tuple[int, int]) -> tuple[float, float]:
        """From the middle of a tile to a point, in steps."""
        mx, my = self.middle(*tile)
        return self.steps(x - mx, y - my)


# Writing --------------------------------------------------------------------------------------------------------------


def write_tiled(lands: Lands) -> bytes:
    """The lands of one plane as a Tiled map; its tiles are drawn in the picture beside it."""
    if len({gf.plane for gf in lands}) != 1:
        raise ValueError("a Tiled map shows large fields of one plane")
    grid, width, height = _frame(lands)
    data = [0] * (width * height)
    gids = {letter: number for number, letter in enumerate(TERRAINS, 1)}
    for gf, land in lands.items():
        for kf, letter in enumerate(land.terrain, 1):
            column, row = grid.tile(gf, kf)
            data[row * width + column] = gids[letter]
    groups: dict[str, list[_Object]] = {}
    numbers = count(1)
    for layer, one in _objects(lands, grid):
        groups.setdefault(layer, []).append(msgspec.structs.replace(one, id=next(numbers)))
    drawn = {
        "type": "map", "version": "1.10", "orientation": "hexagonal", "renderorder": "right-down", "infinite": False,
        "staggeraxis": "y", "staggerindex": "odd", "hexsidelength": SIDE, "tilewidth": WIDTH, "tileheight": HEIGHT,
        "width": width, "height": height, "nextobjectid": next(numbers), "nextlayerid": len(groups) + 2,
        "properties": [_Property("gf", str(grid.gf)), _Property("column", grid.column, "int"),
                       _Property("row", grid.row, "int")],
        "tilesets": [_tileset()],
        "layers": [
            {"type": "tilelayer", "id": 1, "name": "terrain", "x": 0, "y": 0, "width": width, "height": height,
             "opacity": 1, "visible": True, "data": data},
            *({"type": "objectgroup", "id": id, "name": layer, "x": 0, "y": 0, "opacity": 1, "visible": True,
               "draworder": "topdown", "objects": objects} for id, (layer, objects) in enumerate(groups.items(), 2)),
        ],
    }
    return msgspec.json.encode(drawn)


def _frame(lands: Lands) -> tuple[_Grid, int, int]:
    """The smallest grid that holds all small fields."""
    first = min(lands)
    spots = [spot_of(gf, kf) for gf in lands for kf in (1, 4, 23, 30, 44, 48)]
    top, left = min(spot.row for spot in spots), min(spot.x for spot in spots)
    left -= (left - top) % 2
    height = max(spot.row for spot in spots) - top + 1
    width = (max(spot.x for spot in spots) - left) // 2 + 1
    if width * height > MOST_TILES or max(width, height) > MOST_SIDE:
        raise BadMap(text("kalevala-tiled-size", where="Tiled", width=width, height=height, most=MOST_TILES))
    start = spot_of(first, 1)
    row = start.row - top
    return _Grid(first, (start.x - left - row % 2) // 2, row, WIDTH, HEIGHT, _ROW, 1), width, height


def _tileset() -> dict[str, Any]:
    return {
        "firstgid": 1, "name": "kalevala", "tilewidth": WIDTH, "tileheight": HEIGHT, "tilecount": len(TERRAINS),
        "columns": len(TERRAINS), "margin": 0, "spacing": 0, "image": PICTURE, "imagewidth": WIDTH * len(TERRAINS),
        "imageheight": HEIGHT, "tiles": [{"id": id, "type": one.name} for id, one in enumerate(TERRAINS.values())],
    }


def tileset_picture() -> str:
    """The picture of the tiles, to be kept beside the map: every terrain in the colours of the book."""
    tiles = "".join(f'<g transform="translate({WIDTH * (place + 0.5):g} {HEIGHT / 2:g})scale({SIDE})">'
                    f"{key_sign(KEY[letter])}</g>" for place, letter in enumerate(TERRAINS))
    return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH * len(TERRAINS)}" height="{HEIGHT}" '
            f'viewBox="0 0 {WIDTH * len(TERRAINS)} {HEIGHT}">{tiles}</svg>')


def _objects(lands: Lands, grid: _Grid) -> Iterator[tuple[str, _Object]]:
    """Layer and object of everything that is no terrain."""
    for gf in sorted(lands):
        land = lands[gf]
        yield "names", _point(grid, Field(gf, 19), "gf", land.name, {"splinter": land.splinter})
        for kind, attribute in _EDGES.items():
            for kf, way in sorted(getattr(land, attribute)):
                yield f"{kind}s", _point(grid, Field(gf, kf), kind, way=way)
        for kf, flow in sorted(land.streams, key=lambda one: (one.kf, one.way or "")):
            yield "waters", _point(grid, Field(gf, kf), "stream", properties={"flow": flow or ""})
        for kind, attribute in _SETS.items():
            layer = "waters" if kind == "canal" else "ways" if kind.endswith(("road", "pass")) else "places"
            yield from ((layer, _point(grid, Field(gf, kf), kind)) for kf in sorted(getattr(land, attribute)))
        if land.portal is not None:
            yield "places", _point(grid, Field(gf, land.portal), "portal")
        if land.site is not None:
            yield "sites", _point(grid, Field(gf, land.site.kf), "site", land.site.name, {"kind": land.site.kind})


def _point(
    grid: _Grid, field: Field, kind: str, name: str = "", properties: Mapping[str, str] = NO_PROPERTIES,
    way: Way | None = None,
) -> _Object:
    """In the middle of a small field, or beside one of its edges."""
    x, y = grid.middle(*grid.tile(*field))
    dx, dy = STEPS[way] if way is not None else (0, 0)
    own = [_Property(key, value) for key, value in properties.items() if value]
    return _Object(0, round(x + dx / 2 * WIDTH * _TO_EDGE, 1), round(y + dy * _ROW * _TO_EDGE, 1), name, kind,
                   point=True, properties=own)


# Reading --------------------------------------------------------------------------------------------------------------


class _Head(msgspec.Struct):
    orientation: str = ""


def read_either(data: bytes, source: str = "map") -> dict[Gf, Land]:
    """The lands of a map file or of a Tiled map, whichever it is."""
    check_bytes(data, source)
    return (read_tiled if read_part(data, _Head, source).orientation else read_map)(data, source)


def read_tiled(data: bytes, source: str = "map") -> dict[Gf, Land]:
    """The lands of a Tiled map; raises BadMap for one that is broken, too large or wrong."""
    check_bytes(data, source)
    drawn: _Map = read_part(data, _Map, source)
    lands = _Reader(source, drawn).read()
    check_lands(lands, source)
    return lands


class _Reader:
    """Reads one map; knows where it is, for the messages."""

    def __init__(self, source: str, drawn: _Map) -> None:
        self.source = self.where = source
        self.drawn = drawn
        self.check_shape()
        self.grid = self.make_grid()
        self.found: dict[Gf, dict[str, Any]] = {}
        self.named: set[Gf] = set()

    def fail(self, key: str, /, **args: Any) -> BadMap:
        return BadMap(text(key, where=self.where, **args))

    def read(self) -> dict[Gf, Land]:
        layers = list(self.flat(self.drawn.layers))
        self.read_terrain([layer for layer, *_ in layers if isinstance(layer, _TileLayer)])
        for layer, dx, dy in layers:
            if isinstance(layer, _ObjectLayer):
                for one in layer.objects:
                    self.where = f"{self.source}, {layer.name}, {one.id}"
                    self.read_object(one, dx, dy)
        self.where = self.source
        if len(self.found) > MOST_LANDS:
            raise self.fail("kalevala-tiled-lands", given=len(self.found), most=MOST_LANDS)
        return {gf: self.land(gf, of) for gf, of in sorted(self.found.items())}

    def land(self, gf: Gf, found: dict[str, Any]) -> Land:
        """Through the one door, which knows how long names may be."""
        return read_part(msgspec.json.encode(found), Land, f"{self.source}, {gf}")  # type: ignore[no-any-return]

    def check_shape(self) -> None:
        drawn = self.drawn
        if (drawn.orientation, drawn.staggeraxis) != ("hexagonal", "y") or drawn.staggerindex not in ("odd", "even"):
            raise self.fail("kalevala-tiled-shape")
        if drawn.infinite:
            raise self.fail("kalevala-tiled-infinite")
        if drawn.width * drawn.height > MOST_TILES:
            raise self.fail("kalevala-tiled-size", width=drawn.width, height=drawn.height, most=MOST_TILES)

    def make_grid(self) -> _Grid:
        drawn, own = self.drawn, {one.name: one.value for one in self.drawn.properties}
        column, row, gf = own.get("column"), own.get("row"), own.get("gf")
        if not (type(column) is int and type(row) is int and isinstance(gf, str)) or max(abs(column), abs(row)) > 10**6:
            raise self.fail("kalevala-tiled-place")
        row_height = (drawn.tileheight + min(drawn.hexsidelength, drawn.tileheight)) / 2
        return _Grid(coordinate(gf, self.source), column, row, drawn.tilewidth, drawn.tileheight, row_height,
                     int(drawn.staggerindex == "odd"))

    def flat(self, layers: _Layers, dx: float = 0, dy: float = 0) -> Iterator[tuple[object, float, float]]:
        """All layers, also those in groups, with their offsets."""
        for layer in layers:
            if isinstance(layer, _ImageLayer):
                continue
            x, y = dx + layer.offsetx, dy + layer.offsety
            if isinstance(layer, _Group):
                yield from self.flat(layer.layers, x, y)
            else:
                yield layer, x, y

    def read_terrain(self, layers: list[_TileLayer]) -> None:
        found = [layer for layer in layers if layer.name.strip().lower() == "terrain"]
        if len(found) != 1:
            raise self.fail("kalevala-tiled-terrain", given=len(found))
        layer, letters = found[0], self.letters()
        if isinstance(layer.data, str):
            raise self.fail("kalevala-tiled-csv")
        if (layer.width, layer.height) != (self.drawn.width, self.drawn.height) or \
                len(layer.data) != layer.width * layer.height:
            raise self.fail("kalevala-tiled-data", given=len(layer.data), wanted=self.drawn.width * self.drawn.height)
        words: dict[Gf, dict[int, str]] = {}
        for place, tile in enumerate(layer.data):
            if not tile:
                continue
            row, column = divmod(place, layer.width)
            field, letter = self.grid.field(column, row), letters.get(tile & ~_FLAGS)
            if field is None or letter is None:
                key = "kalevala-tiled-tile" if letter is None else "kalevala-tiled-off"
                raise self.fail(key, column=column, row=row)
            words.setdefault(field.gf, {})[field.kf] = letter
        for gf, word in words.items():
            if len(word) != COUNT:
                missing = next(kf for kf in range(1, COUNT + 1) if kf not in word)
                raise self.fail("kalevala-tiled-gap", gf=str(gf), given=len(word), wanted=COUNT, kf=missing)
            self.found[gf] = {"terrain": "".join(word[kf] for kf in range(1, COUNT + 1))}

    def letters(self) -> dict[int, str]:
        """What each tile means."""
        if any(one.source for one in self.drawn.tilesets):
            raise self.fail("kalevala-tiled-tileset")
        return {one.firstgid + tile.id: _LETTERS[tile.type or tile.class_] for one in self.drawn.tilesets
                for tile in one.tiles if (tile.type or tile.class_) in _LETTERS}

    def read_object(self, one: _Object, dx: float, dy: float) -> None:
        kind = one.type or one.class_
        if kind not in _CLASSES:
            raise self.fail("kalevala-tiled-class", given=kind, known=", ".join(_CLASSES))
        if not one.point:
            raise self.fail("kalevala-tiled-point")
        tile = self.grid.nearest(one.x + dx, one.y + dy)
        field = self.grid.field(*tile)
        if field is None or (kind != "gf" and field.gf not in self.found):
            raise self.fail("kalevala-tiled-nowhere", kind=kind)
        self.where += f" ({field})"
        own = self.own_properties(one, kind)
        if kind in _EDGES:
            way = self.way(*self.grid.away(one.x + dx, one.y + dy, tile))
            self.found[field.gf].setdefault(_EDGES[kind], set()).add(Edge(field.kf, way))
        elif kind in _SETS:
            self.found[field.gf].setdefault(_SETS[kind], set()).add(field.kf)
        else:
            self.read_single(kind, field, one.name, own)

    def read_single(self, kind: str, field: Field, name: str, own: dict[str, str]) -> None:
        land = self.found.setdefault(field.gf, {})
        if kind == "stream":
            flow = own.get("flow", "")
            if flow and flow not in list(Way):
                raise self.fail("kalevala-tiled-flow", given=flow, known=", ".join(Way))
            land.setdefault("streams", set()).add(Flow(field.kf, Way(flow) if flow else None))
        elif kind in land or (kind == "gf" and field.gf in self.named):
            raise self.fail("kalevala-tiled-twice", kind=kind)
        elif kind == "gf":
            self.named.add(field.gf)
            land.update(name=name, splinter=own.get("splinter", ""))
        elif kind == "portal":
            land["portal"] = field.kf
        else:
            land["site"] = TradeSite(own.get("kind", ""), field.kf, name)

    def own_properties(self, one: _Object, kind: str) -> dict[str, str]:
        known = _PROPERTIES.get(kind, ())
        for own in one.properties:
            if own.name not in known or not isinstance(own.value, str) or len(own.value) > 40:
                raise self.fail("kalevala-tiled-property", given=own.name, known=", ".join(known) or "–")
        return {own.name: str(own.value) for own in one.properties}

    def way(self, dx: float, dy: float) -> Way:
        """The edge beside which a point lies."""
        if hypot(dx, dy) < _IN_THE_MIDDLE:
            raise self.fail("kalevala-tiled-edge")
        return max(Way, key=lambda way: dx * STEPS[way][0] / 2 + dy * STEPS[way][1] * _HEIGHT_OF_ROW)
