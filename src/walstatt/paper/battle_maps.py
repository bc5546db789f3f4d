"""Maps of a battle as SVG: land with its levels, rivers, walls and buildings, and everybody so that he can be counted.

Parties differ in shape and fill, levels in shade and by a rim where the land falls, terrain by its sign: nothing needs
colours. Only the part is shown on which somebody ever stood. What is written here `svg_on_paper.py` can draw.
"""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from math import sqrt
from typing import Final, NamedTuple
from xml.sax.saxutils import escape

from walstatt.games.hex_course import HexCourse, Position, field_of, position_at
from walstatt.games.hex_picture import ACROSS, DOWN, HexDoor, HexHouse, HexLand
from walstatt.hexmap.atlas import FONT, Variant
from walstatt.hexmap.atlas_pen import PALETTES, number
from walstatt.hexmap.atlas_signs import signs
from walstatt.hexmap.land import UNSEEN
from walstatt.hexmap.layers import terrain_sign
from walstatt.hexmap.small_fields import Way
from walstatt.hexmap.terrain import WATER

SIDE: Final = 30.0
"""Of a small field, in pixels."""
MARGIN: Final = 2
"""Small fields around those on which somebody stood."""
ROUND_HEX: Final = ((0.0, -1.0), (sqrt(3) / 2, -0.5), (sqrt(3) / 2, 0.5), (0.0, 1.0), (-sqrt(3) / 2, 0.5),
                    (-sqrt(3) / 2, -0.5))
STEPS: Final = ((1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1))
WAYS: Final = (Way.NE, Way.E, Way.SE, Way.SW, Way.W, Way.NW)
SHADES: Final = {
    "light": ("#d5e2e6", "#fbf6e8", "#efe2c4", "#dcc9a2", "#c3ab84"),
    "print": ("#ffffff", "#ffffff", "#efefef", "#dadada", "#bdbdbd"),
}
"""Of water and of the levels above it."""
SEATS: Final = ("#9c2f20", "#24507c", "#3a6628", "#6f3f8f", "#8a5a00", "#0f6a6a", "#a02a6a", "#4a4a4a")
SHAPES: Final = ("disc", "square", "diamond", "shield")
INK, STONE, RIVER, PALE = "#2b2118", "#a49d90", "#2f6287", "#8b8375"
PLACES: Final = (
    ((0.0, 0.0),), ((-0.37, 0.0), (0.37, 0.0)), ((-0.37, -0.3), (0.37, -0.3), (0.0, 0.36)),
    ((-0.37, -0.36), (0.37, -0.36), (-0.37, 0.36), (0.37, 0.36)),
)
"""Where up to four stand on a small field."""
TOKEN: Final = 0.34
Point = tuple[float, float]
Spot = tuple[int, int]


class Cell(NamedTuple):
    gf: str
    kf: int
    x: int
    row: int
    letter: str
    level: int

    @property
    def name(self) -> str:
        return f"{self.gf}/{self.kf}"

    @property
    def spot(self) -> Spot:
        return self.x, self.row


def battle_map(course: HexCourse, moment: int, *, variant: Variant, prefix: str) -> str:
    """The battlefield at a moment."""
    return _Map(course, position_at(course, moment), variant, prefix).draw()


class _Map:
    def __init__(self, course: HexCourse, position: Position, variant: Variant, prefix: str) -> None:
        self.course, self.position, self.variant, self.prefix = course, position, variant, prefix
        self.cells = {cell.spot: cell for cell in _cells(course)}
        self.shown = self._window()
        self.by_name = {cell.name: cell for cell in self.shown.values()}
        self.left = min(cell.x for cell in self.shown.values()) * ACROSS * SIDE - 1.3 * SIDE
        self.top = min(cell.row for cell in self.shown.values()) * DOWN * SIDE - 1.4 * SIDE
        right = max(cell.x for cell in self.shown.values()) * ACROSS * SIDE + 1.3 * SIDE
        self.bottom = max(cell.row for cell in self.shown.values()) * DOWN * SIDE + 1.4 * SIDE
        self.width = max(right - self.left, 12 * SIDE)
        self.there = position.by_field()

    def _window(self) -> dict[Spot, Cell]:
        """What lies around those on whom anybody ever looked."""
        stood = {field_of(stand.place) for moment in self.course.moments for stand in moment.stands.values()}
        known = [cell for cell in self.cells.values() if cell.name in stood]
        if not known:
            return self.cells
        xs, rows = [cell.x for cell in known], [cell.row for cell in known]
        left, right = min(xs) - 2 * MARGIN, max(xs) + 2 * MARGIN
        return {spot: cell for spot, cell in self.cells.items()
                if left <= cell.x <= right and min(rows) - MARGIN <= cell.row <= max(rows) + MARGIN}

    def draw(self) -> str:
        legend, deep = self._legend()
        height = self.bottom - self.top + deep
        body = "".join((
            *self._grounds(), *self._grid(), *self._falls(), *self._borders(), *self._lines(), *self._labels(),
            *self._sites(), *self._houses(), *self._doors(), *self._crowds(),
        ))
        box = f"0 0 {number(self.width)} {number(height)}"
        paper = PALETTES[self.variant].paper
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{number(self.width)}" '
            f'height="{number(height)}" style="max-width:100%;height:auto" role="img" font-family="{FONT}" '
            f'stroke-linejoin="round" stroke-linecap="round"><defs>{"".join(self._signs())}</defs>'
            f'<rect width="{number(self.width)}" height="{number(height)}" fill="{paper}"/>{body}{legend}</svg>'
        )

    # ---- places

    def at(self, x: float, row: float) -> Point:
        return x * ACROSS * SIDE - self.left, row * DOWN * SIDE - self.top

    def hexagon(self, cell: Cell | HexHouse, size: float) -> str:
        x, y = self.at(cell.x, cell.row)
        return _closed([(x + dx * size * SIDE, y + dy * size * SIDE) for dx, dy in ROUND_HEX])

    def edge(self, spot: Spot, way: int, size: float = 1.0) -> tuple[Point, Point]:
        x, y = self.at(*spot)
        (ax, ay), (bx, by) = ROUND_HEX[way], ROUND_HEX[(way + 1) % 6]
        reach = size * SIDE
        return (x + ax * reach, y + ay * reach), (x + bx * reach, y + by * reach)

    # ---- the land

    def _grounds(self) -> Iterator[str]:
        shades = SHADES[self.variant]
        for level in range(len(shades)):
            drawn = "".join(self.hexagon(cell, 1.0) for cell in self.shown.values()
                            if cell.level == level and cell.letter != UNSEEN)
            if drawn:
                yield f'<path d="{drawn}" fill="{shades[level]}"/>'
        waves = "".join(self._waves(cell) for cell in self.shown.values() if cell.letter == WATER)
        if waves:
            yield _stroke(waves, PALETTES[self.variant].ripple, 0.9)
        for cell in self.shown.values():
            sign = terrain_sign(cell.letter) if cell.letter not in (UNSEEN, WATER) else ""
            if sign and cell.name not in self.there:
                x, y = self.at(*cell.spot)
                yield f'<use href="#{self.prefix}-{sign}" x="{number(x)}" y="{number(y)}"/>'

    def _signs(self) -> Iterator[str]:
        drawings = signs(PALETTES[self.variant])
        used = dict.fromkeys(terrain_sign(cell.letter) for cell in self.shown.values() if cell.letter != UNSEEN)
        for sign in used:
            if sign in drawings:
                yield (f'<g id="{self.prefix}-{sign}" stroke-opacity=".55" fill-opacity=".55">'
                       f'<g transform="scale({SIDE * 0.8:g})">{drawings[sign][0]}</g></g>')

    def _waves(self, cell: Cell) -> str:
        x, y = self.at(*cell.spot)
        far = SIDE * 0.5
        wave = f"q{number(far / 2)} {number(-far / 3)} {number(far)} 0t{number(far)} 0"
        return "".join(f"M{number(x - far)} {number(y + dy * SIDE)}{wave}" for dy in (-0.35, 0.1, 0.55))

    def _grid(self) -> Iterator[str]:
        yield _stroke("".join(self.hexagon(cell, 1.0) for cell in self.shown.values()), PALE, 0.6)

    def _falls(self) -> Iterator[str]:
        """A rim on the higher side wherever the land falls, the broader the deeper."""
        deep: dict[int, str] = {}
        for cell in self.shown.values():
            for way, (dx, dr) in enumerate(STEPS):
                other = self.cells.get((cell.x + dx, cell.row + dr))
                if other is None or UNSEEN in (cell.letter, other.letter):
                    continue
                fall = cell.level - other.level
                if fall > 0:
                    deep[min(fall, 3)] = deep.get(min(fall, 3), "") + _line(*self.edge(cell.spot, way, 0.93))
        yield from (_stroke(path, "#6a5238" if self.variant == "light" else "#444444", 1.2 + 1.6 * fall)
                    for fall, path in sorted(deep.items()))

    def _borders(self) -> Iterator[str]:
        """Between large fields."""
        path = ""
        for cell in self.shown.values():
            for way, (dx, dr) in enumerate(STEPS[:3]):
                other = self.cells.get((cell.x + dx, cell.row + dr))
                if other is not None and other.gf != cell.gf:
                    path += _line(*self.edge(cell.spot, way))
        if path:
            yield _stroke(path, INK, 1.4, ' stroke-dasharray="5 3"')

    def _lines(self) -> Iterator[str]:
        rivers = arrows = roads = gorges = passes = ""
        for land in self.course.lands:
            rivers += "".join(_line(*self.edge(cell.spot, WAYS.index(Way(way)))) for cell, way in
                              self._of(land, land.rivers))
            arrows += "".join(self._arrow(cell, way) for cell, way in self._of(land, land.streams) if way)
            roads += "".join(self.hexagon(cell, 0.14) for cell in self._on(land, land.roads))
            gorges += "".join(self._hatch(cell) for cell in self._on(land, land.gorges))
            passes += "".join(self._brackets(cell) for cell in self._on(land, land.passes))
        if rivers:
            yield _stroke(rivers, RIVER if self.variant == "light" else INK, 5.4)
            yield _stroke(rivers, "#cfe2ee", 3)
        yield from (_stroke(path, colour, width) for path, colour, width in
                    ((arrows, RIVER, 2), (roads, "#8a7440", 2.4), (gorges, PALE, 1), (passes, INK, 1.6)) if path)

    def _of(self, land: HexLand, marked: Iterable[tuple[int, str]]) -> Iterator[tuple[Cell, str]]:
        return ((cell, way) for kf, way in marked if (cell := self.by_name.get(f"{land.gf}/{kf}")) is not None)

    def _on(self, land: HexLand, marked: Iterable[int]) -> Iterator[Cell]:
        return (cell for kf in marked if (cell := self.by_name.get(f"{land.gf}/{kf}")) is not None)

    def _arrow(self, cell: Cell, way: str) -> str:
        """Where a stream flows."""
        x, y = self.at(*cell.spot)
        dx, dr = STEPS[WAYS.index(Way(way))]
        ux, uy = dx * ACROSS / sqrt(3), dr * DOWN / sqrt(3)
        tip, tail = (x + ux * SIDE * 0.5, y + uy * SIDE * 0.5), (x - ux * SIDE * 0.5, y - uy * SIDE * 0.5)
        barbs = "".join(
            _line((tip[0] - (ux * 0.26 + side * uy * 0.2) * SIDE, tip[1] - (uy * 0.26 - side * ux * 0.2) * SIDE), tip)
            for side in (-1, 1)
        )
        return _line(tail, tip) + barbs

    def _hatch(self, cell: Cell) -> str:
        x, y = self.at(*cell.spot)
        return "".join(_line((x + (off - 0.25) * SIDE, y + 0.5 * SIDE), (x + (off + 0.25) * SIDE, y - 0.5 * SIDE))
                       for off in (-0.4, -0.13, 0.13, 0.4))

    def _brackets(self, cell: Cell) -> str:
        x, y = self.at(*cell.spot)
        return "".join(f"M{number(x + side * 0.4 * SIDE)} {number(y - 0.4 * SIDE)}q{number(-side * 0.3 * SIDE)} "
                       f"{number(0.4 * SIDE)} 0 {number(0.8 * SIDE)}" for side in (-1, 1))

    def _labels(self) -> Iterator[str]:
        for cell in self.shown.values():
            x, y = self.at(*cell.spot)
            yield _words(x, y + SIDE * 0.87, str(cell.kf), 6.5, PALE)
        first: dict[str, Cell] = {}
        for cell in sorted(self.shown.values(), key=lambda one: (one.row, one.x)):
            first.setdefault(cell.gf, cell)
        for gf, cell in first.items():
            x, y = self.at(*cell.spot)
            yield _words(x, y - SIDE * 1.08, gf, 10, INK, bold=True)

    # ---- what is built

    def _sites(self) -> Iterator[str]:
        for land in self.course.lands:
            cell = self.by_name.get(f"{land.gf}/{land.site}")
            if cell is not None:
                x, y = self.at(cell.x, cell.row)
                roofs = "".join(
                    _closed([(x + (off - wide) * SIDE, y - 0.5 * SIDE), (x + (off - wide) * SIDE, y - high * SIDE),
                             (x + off * SIDE, y - (high + 0.2) * SIDE), (x + (off + wide) * SIDE, y - high * SIDE),
                             (x + (off + wide) * SIDE, y - 0.5 * SIDE)])
                    for off, wide, high in ((-0.3, 0.13, 0.66), (0.0, 0.15, 0.74), (0.3, 0.13, 0.64))
                )
                holder = self.position.holders.get(land.gf)
                fill = self._token(holder)[1] if holder is not None else "#ffffff"
                yield f'<path d="{roofs}" fill="{fill}" stroke="{INK}" stroke-width="1"/>'

    def _houses(self) -> Iterator[str]:
        for house in self.position.houses:
            if (house.x, house.row) not in self.shown:
                continue
            if house.fallen:
                yield _stroke(self.hexagon(house, 0.84), INK, 1.6, ' stroke-dasharray="3 4"')
                continue
            yield (f'<path d="{self.hexagon(house, 0.86)}" fill="{STONE if self.variant == "light" else "#e4e4e4"}" '
                   f'stroke="{INK}" stroke-width="3"/>')
            rings = "".join(self.hexagon(house, 0.86 - 0.11 * ring) for ring in range(1, len(house.storeys)))
            if rings:
                yield _stroke(rings, INK, 0.7)

    def _doors(self) -> Iterator[str]:
        for door in self.position.doors:
            step = (door.there[0] - door.here[0], door.there[1] - door.here[1])
            if step in STEPS and door.here in self.shown:
                yield from self._door(door, STEPS.index(step))

    def _door(self, door: HexDoor, way: int) -> Iterator[str]:
        """A wall, whole or with a gap; in it a gate: black while closed, empty while open."""
        (ax, ay), (bx, by) = self.edge(door.here, way, 1.0 if door.wall else 0.86)

        def part(start: float, end: float) -> str:
            return _line((ax + (bx - ax) * start, ay + (by - ay) * start), (ax + (bx - ax) * end, ay + (by - ay) * end))

        broken, butt = door.stands == "broken", ' stroke-linecap="butt"'
        if door.wall:
            whole = part(0, 0.22) + part(0.78, 1) if broken else part(0, 1)
            yield _stroke(whole, INK, 7, butt)
            yield _stroke(whole, STONE, 3.4, ' stroke-linecap="butt" stroke-dasharray="3 2"')
        if broken:
            yield _stroke(part(0.3, 0.7), INK, 1.6, ' stroke-dasharray="1 3"')
        elif door.kind != "loophole":
            yield _stroke(part(0.28, 0.72), INK, 8, butt)
            if door.stands != "closed":
                yield _stroke(part(0.33, 0.67), "#ffffff", 5.4, butt)

    # ---- who stands there

    def _crowds(self) -> Iterator[str]:
        for name, figures in self.there.items():
            cell = self.by_name.get(name)
            if cell is not None:
                yield from self._fronts(cell, figures)
                yield from self._crowd(cell, figures)

    def _crowd(self, cell: Cell, figures: Sequence[str]) -> Iterator[str]:
        """Up to four one by one, more as a number for each kind and party."""
        x, y = self.at(*cell.spot)
        if len(figures) <= len(PLACES):
            for (dx, dy), name in zip(PLACES[len(figures) - 1], figures, strict=True):
                mount = self.position.stands[name].mount
                yield self._figure((x + dx * SIDE, y + dy * SIDE), self.position.seats[name],
                                   self.course.figures[name].symbol, mount)
            return
        kinds = Counter((self.position.seats[name], self.course.figures[name].symbol) for name in figures)
        most = len(PLACES)
        rows = list(kinds.items()) if len(kinds) <= most else [
            ((seat, ""), sum(many for (one, _), many in kinds.items() if one == seat))
            for seat in dict.fromkeys(seat for seat, _ in kinds)
        ][:most]
        for (dx, dy), ((seat, symbol), many) in zip(PLACES[len(rows) - 1], rows, strict=True):
            yield self._figure((x + dx * SIDE, y + dy * SIDE), seat, f"{many}{symbol}", "")

    def _fronts(self, cell: Cell, figures: Sequence[str]) -> Iterator[str]:
        """The shields of a phalanx along one edge."""
        for facing in dict.fromkeys(self.position.stands[name].facing for name in figures):
            if facing:
                yield _stroke(_line(*self.edge(cell.spot, facing - 1, 0.9)), INK, 4)

    def _token(self, seat: int) -> tuple[str, str, str]:
        """Shape, fill and ink of a party."""
        colour = SEATS[seat % len(SEATS)] if self.variant == "light" else INK
        # Neighbours in the list of parties differ in both, so that each can be told from the other at a glance.
        filled = (seat + seat // len(SHAPES)) % 2 == 0
        return SHAPES[seat % len(SHAPES)], colour if filled else "#ffffff", "#ffffff" if filled else colour

    def _figure(self, at: Point, seat: int, symbol: str, mount: str) -> str:
        shape, fill, ink = self._token(seat)
        rim = ink if fill == "#ffffff" else INK
        body = f'<path d="{_outline(shape, at, TOKEN * SIDE)}" fill="{fill}" stroke="{rim}" stroke-width="1.3"/>'
        size = {1: 11.0, 2: 10.0, 3: 7.5}.get(len(symbol), 5.6 if len(symbol) < 6 else 4.4)
        low = size * 0.34 - (2.4 if mount else 0)
        words = _words(at[0], at[1] + low, symbol, size, ink, bold=True)
        return body + words + (_words(at[0], at[1] + 7, mount, 5.2, ink) if mount else "")

    def _legend(self) -> tuple[str, float]:
        """Whose is what, and how many are left, below the map."""
        counted = Counter(self.position.seats[name] for name in self.position.stands)
        drawn, x, y = [], 0.7 * SIDE, self.bottom - self.top + 0.5 * SIDE
        for seat, name in enumerate(self.course.parties):
            words = f"{name}: {counted[seat]}"
            wide = 1.0 * SIDE + len(words) * 6.6
            if x + wide > self.width and x > SIDE:
                x, y = 0.7 * SIDE, y + 0.95 * SIDE
            drawn.append(self._figure((x, y), seat, "", ""))
            drawn.append(f'<text x="{number(x + 0.5 * SIDE)}" y="{number(y + 4)}" font-size="12" fill="{INK}">'
                         f"{escape(words)}</text>")
            x += wide + 0.5 * SIDE
        return "".join(drawn), y - (self.bottom - self.top) + 0.6 * SIDE


def _cells(course: HexCourse) -> Iterator[Cell]:
    for land in course.lands:
        for kf, ((dx, dr), letter) in enumerate(zip(course.shape, land.terrain, strict=True), 1):
            ground = course.grounds.get(letter)
            yield Cell(land.gf, kf, land.x + dx, land.row + dr, letter, ground.level if ground else 0)


def _outline(shape: str, at: Point, size: float) -> str:
    x, y = at
    if shape == "disc":
        k = size * 0.5523
        return (f"M{number(x + size)} {number(y)}"
                f"c0 {number(k)} {number(k - size)} {number(size)} {number(-size)} {number(size)}"
                f"c{number(-k)} 0 {number(-size)} {number(k - size)} {number(-size)} {number(-size)}"
                f"c0 {number(-k)} {number(size - k)} {number(-size)} {number(size)} {number(-size)}"
                f"c{number(k)} 0 {number(size)} {number(size - k)} {number(size)} {number(size)}z")
    corners = {
        "square": ((-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)),
        "diamond": ((0, -1.2), (1.2, 0), (0, 1.2), (-1.2, 0)),
        "shield": ((-0.95, -0.9), (0.95, -0.9), (0.95, 0.35), (0, 1.15), (-0.95, 0.35)),
    }[shape]
    return _closed([(x + dx * size, y + dy * size) for dx, dy in corners])


def _closed(points: Sequence[Point]) -> str:
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "z"


def _line(start: Point, end: Point) -> str:
    return f"M{number(start[0])} {number(start[1])}L{number(end[0])} {number(end[1])}"


def _stroke(path: str, colour: str, width: float, more: str = "") -> str:
    return f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width:g}"{more}/>'


def _words(x: float, y: float, words: str, size: float, colour: str, *, bold: bool = False) -> str:
    weight = ' font-weight="700"' if bold else ""
    return (f'<text x="{number(x)}" y="{number(y)}" font-size="{size:g}" text-anchor="middle" fill="{colour}"{weight}>'
            f"{escape(words)}</text>")
