"""Layers of a map as data: what there is to draw, where, and of which style; how it looks is the drawer's business.

There are three pictures: a continent (merged shapes, few signs), a realm (every small field shows), and one large field
with its 48 small fields. The caller passes the lands that may be seen, and adds layers of his own: owners, fog, arrows.
"""
from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from types import MappingProxyType
from typing import Final, Literal, NamedTuple

from msgspec.structs import replace

from walstatt.hexmap.coordinates import Gf
from walstatt.hexmap.land import SITE_KINDS, Field, Land, Lands, around, is_oasis
from walstatt.hexmap.outlines import Rings, chains, courses, outlines, shared, spots_around
from walstatt.hexmap.parts import Part
from walstatt.hexmap.plane import origin, spot_of
from walstatt.hexmap.shapes import (
    TURNS,
    Area,
    Arrow,
    Label,
    Layer,
    Line,
    Point,
    Shape,
    Sign,
    Tint,
    edge,
    frame,
    heart,
    middle,
)
from walstatt.hexmap.small_fields import COUNT, SPOTS, STEPS, Spot, Way
from walstatt.hexmap.terrain import MOUNTAINS, TERRAINS, WATER

Detail = Literal["continent", "realm", "field"]
Seen = Mapping[Gf, Collection[int]]
"""The small fields that may be shown, where these are not all of a large field."""
ALL_SEEN: Final[Seen] = MappingProxyType({})
NO_NAMES: Final[Mapping[str, str]] = MappingProxyType({})
VEIL: Final = "#8d8674"


class KeyColour(NamedTuple):
    """How a small field of a kind of terrain is coloured in on a sheet (kalevala.12.2.gelaende)."""

    ground: str
    dot: str = ""
    mark: Literal["", "hash", "hatch"] = ""


KEY: Final = {
    "W": KeyColour("white"), "T": KeyColour("green"), "t": KeyColour("green", "blue"), "d": KeyColour("yellow"),
    "s": KeyColour("green", mark="hash"), "m": KeyColour("green", "blue", "hash"), "H": KeyColour("brown"),
    "h": KeyColour("brown", "blue"), "D": KeyColour("yellow", "brown"), "B": KeyColour("red"),
    "b": KeyColour("red", "blue"), "w": KeyColour("yellow", "red"), "G": KeyColour("black"),
    "e": KeyColour("white", mark="hatch"), "E": KeyColour("white", "brown", "hatch"),
    "S": KeyColour("brown", mark="hash"), "M": KeyColour("brown", "blue", "hash"),
}
"""The kinds that the table lacks follow its pattern (kalevala.r.12.gelaende_ergaenzung)."""

GREAT_SITES: Final = ("Phstd", "Hstd")
LEAST_REGION: Final = 4
"""Large fields of a region whose name stands on a continent."""
_NOTHING: Final[frozenset[str]] = frozenset()


def _kinds(letter: str) -> frozenset[str]:
    """The styles of the areas to which a terrain belongs."""
    if letter == WATER:
        return frozenset({"water"})
    one = TERRAINS[letter]
    found = {"land"}
    found |= {"highland"} if one.level >= 2 else set()
    found |= {"upland"} if one.level >= 3 else set()
    flags = {"forest": one.forest and not one.swamp, "desert": one.desert, "swamp": one.swamp, "ice": one.ice,
             "mountains": letter == MOUNTAINS}
    return frozenset(found | {style for style, is_so in flags.items() if is_so})


KINDS: Final = {letter: _kinds(letter) for letter in TERRAINS}
GROUND: Final = ("water", "land")
LEVELS: Final = ("highland", "upland")
COVER: Final = ("forest", "desert", "swamp", "ice", "mountains")


def terrain_sign(letter: str) -> str:
    """The sign that stands on a small field of this terrain; none on open lowland."""
    one = TERRAINS[letter]
    if letter == MOUNTAINS:
        return "mountain"
    if one.swamp:
        return "jungle" if one.forest else "reeds"
    if one.forest:
        return "fir" if one.level >= 2 else "tree"
    if one.desert:
        return "dune"
    if one.ice:
        return "ice"
    return {2: "hill", 3: "crag"}.get(one.level, "")


class LandLayers:
    """The layers of some lands."""

    def __init__(self, lands: Lands, detail: Detail = "realm", seen: Seen = ALL_SEEN) -> None:
        self.lands = lands
        self.detail = detail
        self.seen = seen
        self.letters = self._letters()

    def _letters(self) -> dict[Spot, str]:
        """The terrain at every spot that may be shown."""
        found: dict[Spot, str] = {}
        for gf in sorted(self.lands):
            x, y = origin(gf)
            shown = self.shown(gf)
            for letter, (kf, own) in zip(self.lands[gf].terrain, SPOTS.items(), strict=False):
                if kf in shown:
                    found[Spot(x + own.x, y + own.row)] = letter
        return found

    def shown(self, gf: Gf) -> Collection[int]:
        return self.seen.get(gf, _EVERY)

    @cached_property
    def kinds(self) -> dict[Spot, frozenset[str]]:
        return {spot: KINDS[letter] for spot, letter in self.letters.items()}

    @cached_property
    def areas(self) -> dict[str, Rings]:
        return outlines(self.kinds)

    def all(self) -> tuple[Layer, ...]:
        """All layers of the land, the lowest first."""
        if self.detail == "field":
            made = (self.unseen(), self.sheet(), self.rivers(), self.coasts(), *self._things(), self.numbers())
        else:
            made = (self.undrawn(), self.ground(), self.levels(), self.terrain(), self.coasts(), self.rivers(),
                    self.small_fields(), self.grid(), self.signs(), *self._things(), self.labels())
        return tuple(layer for layer in made if layer.shapes)

    def _things(self) -> tuple[Layer, ...]:
        small = (self.streams(), self.ascents()) if self.detail != "continent" else ()
        return (*small, self.canals(), self.roads(), self.dragon_roads(), self.passes(), self.places(), self.sites())

    # Land and water ---------------------------------------------------------------------------------------------------

    def undrawn(self) -> Layer:
        """Large fields of which nothing is known but that they are there, and what was not seen of others."""
        empty = [gf for gf in sorted(self.lands) if not self.lands[gf].drawn or not self.shown(gf)]
        unseen = {spot_of(gf, kf): frozenset({"undrawn"}) for gf in sorted(self.seen)
                  if gf in self.lands and gf not in empty for kf in _EVERY if kf not in self.seen[gf]}
        parts = [Area("undrawn", rings) for rings in outlines(unseen).values()]
        return Layer("undrawn", (*(Area("undrawn", (frame(gf),)) for gf in empty), *parts))

    def _of(self, name: str, styles: Iterable[str]) -> Layer:
        return Layer(name, tuple(Area(style, self.areas[style]) for style in styles if style in self.areas))

    def ground(self) -> Layer:
        return self._of("ground", GROUND)

    def levels(self) -> Layer:
        return self._of("levels", LEVELS)

    def terrain(self) -> Layer:
        return self._of("terrain", COVER)

    def coasts(self) -> Layer:
        """Where land meets water; not where the known world ends."""
        found = shared(self.areas.get("land", ()), self.areas.get("water", ()))
        return Layer("coasts", tuple(Line("coast", points) for points in found))

    def sheet(self) -> Layer:
        """The small fields in the colours of the book, and their oases with a green border."""
        found: list[Shape] = []
        for gf, kf in self._fields():
            letter = self.lands[gf].terrain[kf - 1]
            found.append(Sign(f"key-{'oasis' if self._is_oasis(Field(gf, kf)) else letter}", middle(gf, kf)))
        return Layer("terrain", tuple(found))

    def unseen(self) -> Layer:
        """The small fields of a sheet that stay empty because nobody has seen them."""
        return Layer("unseen", tuple(
            Sign("key-unseen", middle(gf, kf)) for gf, land in self._sorted() if land.drawn
            for kf in _EVERY if kf not in self.shown(gf)
        ))

    def _is_oasis(self, field: Field) -> bool:
        """What has not been seen around it does not show in it."""
        return is_oasis(self.lands, field) and all(self._may(*other) for _, other in around(self.lands, field))

    def numbers(self) -> Layer:
        """Of the small fields, and the coordinates of the large fields around."""
        found = [Label("number", middle(gf, kf), str(kf)) for gf, land in self._sorted() if land.drawn for kf in _EVERY]
        for gf in sorted(self.lands):
            x, y = heart(gf)
            for other in gf.neighbours.values():
                if other not in self.lands:
                    far = heart(other)
                    at = Point(x + round((far.x - x) * 0.6), y + round((far.y - y) * 0.6))
                    found.append(Label("beyond", at, str(other)))
        return Layer("numbers", tuple(found))

    def _fields(self) -> Iterator[Field]:
        for gf in sorted(self.lands):
            shown = self.shown(gf) if self.lands[gf].drawn else ()
            yield from (Field(gf, kf) for kf in range(1, COUNT + 1) if kf in shown)

    def signs(self) -> Layer:
        """Hills, trees and the like: on every small field of a realm, on some of a continent."""
        few = self.detail == "continent"
        found: list[Sign] = []
        for (x, row), letter in self.letters.items():
            style = terrain_sign(letter)
            if style and not (few and _left_out(x, row)):
                found.append(Sign(style, Point(x, 3 * row)))
        found.sort(key=lambda sign: (sign.at.y, sign.at.x))
        return Layer("signs", tuple(found))

    # Waters -----------------------------------------------------------------------------------------------------------

    def rivers(self) -> Layer:
        edges = [edge(gf, kf, way) for gf, land in self.lands.items() for kf, way in land.rivers
                 if kf in self.shown(gf) or self._beyond(gf, kf, way) in self.letters]
        return Layer("rivers", tuple(courses(edges, self._height)))

    def _beyond(self, gf: Gf, kf: int, way: Way) -> Spot:
        spot, (dx, dy) = spot_of(gf, kf), STEPS[way]
        return Spot(spot.x + dx, spot.row + dy)

    def _height(self, corner: Point) -> int:
        """Of the lowest of the small fields that meet there; what nobody knows is high."""
        letters = (self.letters.get(spot) for spot in spots_around(corner))
        return min(9 if letter is None else TERRAINS[letter].level for letter in letters)

    def streams(self) -> Layer:
        """Arrows in the direction of flow."""
        return Layer("streams", tuple(
            Sign("flow", middle(gf, flow.kf), TURNS[flow.way]) for gf, land in self._sorted()
            for flow in sorted(land.streams, key=lambda one: one.kf) if flow.way is not None and self._may(gf, flow.kf)
        ))

    def canals(self) -> Layer:
        """They end in the waters that they join."""
        return Layer("canals", tuple(self._ways("canals", "canal", Land.is_water)))

    # Ways and places --------------------------------------------------------------------------------------------------

    def roads(self) -> Layer:
        return Layer("roads", tuple(self._ways("roads", "road")))

    def dragon_roads(self) -> Layer:
        return Layer("dragon-roads", tuple(self._ways("dragon_roads", "dragon-road")))

    def _ways(
        self, attribute: str, style: str, leads_to: Callable[[Land, int], bool] | None = None
    ) -> Iterator[Shape]:
        """Lines from small field to small field, or to others to which they lead; a sign where one is alone."""
        joins = leads_to or (lambda land, kf: kf in getattr(land, attribute))
        marked = list(self._marked(attribute))
        pairs = [(middle(*field), middle(*other)) for field in marked for _, other in around(self.lands, field)
                 if self._may(*other) and joins(self.lands[other.gf], other.kf)]
        yield from (Line(style, points) for points in chains(pairs))
        joined = {point for pair in pairs for point in pair}
        yield from (Sign(style, middle(*field)) for field in marked if middle(*field) not in joined)

    def passes(self) -> Layer:
        made = [Sign("pass", middle(*field)) for field in self._marked("passes")]
        return Layer("passes", (*made, *(Sign("built-pass", middle(*field)) for field in self._marked("built_passes"))))

    def ascents(self) -> Layer:
        found = []
        for gf, land in self._sorted():
            for kf, way in sorted(land.ascents):
                one, other = edge(gf, kf, way)
                if self._may(gf, kf):
                    at = Point((one.x + other.x) // 2, (one.y + other.y) // 2)
                    found.append(Sign("ascent", at, TURNS[way]))
        return Layer("ascents", tuple(found))

    def places(self) -> Layer:
        styles = {"gorges": "gorge", "ruins": "ruin", "caves": "cave", "gnippahellir": "gnippahellir"}
        if self.detail == "continent":
            del styles["gorges"]
        found = [Sign(style, middle(*field)) for name, style in styles.items() for field in self._marked(name)]
        found += [Sign("portal", middle(gf, land.portal)) for gf, land in self._sorted()
                  if land.portal is not None and self._may(gf, land.portal)]
        return Layer("places", tuple(found))

    def sites(self) -> Layer:
        """On a continent only the great ones have names."""
        found: list[Shape] = []
        for gf, land in self._sorted():
            if land.site is None or not self._may(gf, land.site.kf):
                continue
            at = middle(gf, land.site.kf)
            kind = land.site.kind if land.site.kind in SITE_KINDS else "possible"
            far = self.detail == "continent"
            if not (far and kind == "possible"):
                found.append(Sign(f"site-{kind}", at))
            if land.site.name and not (far and kind not in GREAT_SITES):
                found.append(Label(f"site-{kind}", at, land.site.name))
        return Layer("sites", tuple(found))

    # Names ------------------------------------------------------------------------------------------------------------

    def grid(self) -> Layer:
        """The borders of large fields, each once."""
        lines = {tuple(sorted(pair)): None for gf in sorted(self.lands) for pair in _sides(frame(gf))}
        return Layer("grid", tuple(Line("grid", points) for points in lines))

    def small_fields(self) -> Layer:
        """Where the small fields of a realm lie; they would be too small on a continent."""
        drawn = [frame(gf) for gf, land in self._sorted() if land.drawn] if self.detail == "realm" else []
        return Layer("small-fields", (Area("small-fields", tuple(drawn)),) if drawn else ())

    def labels(self) -> Layer:
        """Names of regions; coordinates where a realm is drawn, on a continent the names of splinters."""
        regions = {gf: land.name for gf, land in self._sorted() if land.name}
        if self.detail == "continent":
            splinters = {gf: land.splinter for gf, land in self._sorted() if land.splinter}
            return Layer("labels", (*_named("splinter", splinters), *_named("region", regions, LEAST_REGION)))
        coordinates = [Label("gf", Point(heart(gf).x, heart(gf).y - 11), str(gf)) for gf in sorted(self.lands)]
        return Layer("labels", (*coordinates, *_named("region", regions)))

    # Helpers ----------------------------------------------------------------------------------------------------------

    def _sorted(self) -> Iterator[tuple[Gf, Land]]:
        return ((gf, self.lands[gf]) for gf in sorted(self.lands))

    def _may(self, gf: Gf, kf: int) -> bool:
        return gf in self.lands and kf in self.shown(gf)

    def _marked(self, attribute: str) -> Iterator[Field]:
        """The small fields of a mark, such as `roads`."""
        for gf, land in self._sorted():
            yield from (Field(gf, kf) for kf in sorted(getattr(land, attribute)) if self._may(gf, kf))


_EVERY: Final = range(1, COUNT + 1)


def _left_out(x: int, row: int) -> bool:
    """On a continent one of seven small fields bears a sign: no two of them touch."""
    return ((x - row) // 2 + 3 * row) % 7 != 0


def _named(style: str, names: Mapping[Gf, str], least: int = 1) -> Iterator[Label]:
    """One label for large fields of the same name that lie together, in the one nearest to their middle.

    Splinters are small and lie alone: their names stand below them.
    """
    left = dict(names)
    while left:
        start, name = left.popitem()
        group, edge = [start], [start]
        while edge:
            near = [other for other in edge.pop().neighbours.values() if left.get(other) == name]
            for other in near:
                del left[other]
            group += near
            edge += near
        if len(group) >= least:
            yield Label(style, _below(group) if style == "splinter" else _middle_of(group), name)


def _middle_of(group: Collection[Gf]) -> Point:
    hearts = [heart(gf) for gf in group]
    x, y = (sum(one[axis] for one in hearts) / len(hearts) for axis in (0, 1))
    near = min(hearts, key=lambda one: (3 * (one.x - x) ** 2 + (one.y - y) ** 2, one))
    return Point(near.x, near.y + 3)


def _below(group: Collection[Gf]) -> Point:
    hearts = [heart(gf) for gf in group]
    return Point(round(sum(one.x for one in hearts) / len(hearts)), max(one.y for one in hearts) + 24)


def _sides(corners: tuple[Point, ...]) -> Iterator[tuple[Point, Point]]:
    return zip(corners, (*corners[1:], corners[0]), strict=True)


# Layers of the caller -------------------------------------------------------------------------------------------------


def owners(owned: Mapping[str, Iterable[Gf | Part]], names: Mapping[str, str] = NO_NAMES) -> Layer:
    """What belongs to whom, by the colour of the owner: whole large fields or parts of them, with their border."""
    return Layer("owners", tuple(replace(one, words=names.get(one.colour, ""))
                                 for one in _tints(owned, strength=16, border=True)))


def fog(ages: Mapping[Gf, int], oldest: int = 8) -> Layer:
    """A veil over large fields, the thicker the longer nobody has looked."""
    veils: dict[int, list[Gf]] = {}
    for gf, age in ages.items():
        if age > 0:
            veils.setdefault(min(age, oldest), []).append(gf)
    found: list[Tint] = []
    for age in sorted(veils):
        found += _tints({VEIL: veils[age]}, strength=round(60 * age / oldest), border=False)
    return Layer("fog", tuple(found))


def _tints(owned: Mapping[str, Iterable[Gf | Part]], *, strength: int, border: bool) -> Iterator[Tint]:
    kinds: dict[Spot, frozenset[str]] = {}
    for colour, places in owned.items():
        own = frozenset({colour})
        for place in places:
            gf, fields = (place.gf, place.fields) if isinstance(place, Part) else (place, _EVERY)
            kinds.update((spot_of(gf, kf), own) for kf in fields)
    found = outlines(kinds)
    yield from (Tint(colour, found[colour], strength, border) for colour in owned if colour in found)


def written(lines: Mapping[Gf, Sequence[str]]) -> Layer:
    """Lines of words in the lower half of large fields, one below the other."""
    return Layer("written", tuple(
        Label("written", Point(heart(gf).x, heart(gf).y + 6 + 2 * place), words)
        for gf, many in lines.items() for place, words in enumerate(many)
    ))


def marked(signs: Iterable[tuple[str, Gf, int | None, Way | None]]) -> Layer:
    """Bridges, temples and weak points of gods: style, where, and where a bridge leads (kalevala.9.2.1.symbole)."""
    return Layer("marks", tuple(_mark(*one) for one in signs))


def _mark(style: str, gf: Gf, kf: int | None, way: Way | None) -> Sign:
    at = heart(gf) if kf is None else middle(gf, kf)
    if style == "river-bridge" and kf is not None and way is not None:
        one, other = edge(gf, kf, way)
        at = Point((one.x + other.x) // 2, (one.y + other.y) // 2)
    return Sign(style, at, TURNS[way] if way is not None else 0)


def entries(ways: Iterable[tuple[str, Gf, Gf, str]]) -> Layer:
    """Short arrows over the border of a large field: style, where they come from, the field, and words at the tip."""
    return Layer("arrows", tuple(
        Arrow(style, _beside_border(end, start, 0.66), _beside_border(end, start, 0.38), words)
        for style, start, end, words in ways
    ))


def _beside_border(one: Gf, other: Gf, share: float) -> Point:
    """So far on the way to a neighbour, and a little to its right, where no coordinate stands."""
    (x, y), far = heart(one), heart(other)
    dx, dy = far.x - x, far.y - y
    # A step down is shorter on the lattice than one to the east, by the square root of three.
    return Point(round(x + dx * share - dy / 3**0.5 / 4 / 3**0.5), round(y + dy * share + dx / 4))


def arrows(ways: Iterable[tuple[str, Gf, Gf, str]]) -> Layer:
    """Arrows from large field to large field: style (`move`, `scout`, `war`), start, end and words at the tip."""
    return Layer("arrows", tuple(Arrow(style, heart(start), heart(end), words) for style, start, end, words in ways))
