"""The table as characters: a column is a part of an inch, a row twice that; north is up.

Knows tables and tokens, no game. Letters and shapes carry everything that colours do.
"""
from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from rich.text import Text as Line

from walstatt.cli.screen import QUIET
from walstatt.cli.seats import side_style
from walstatt.table.shapes import Point
from walstatt.table.terrain import Board, Ground, Solid

SCALES = (2.0, 1.5, 1.0)
"""Columns per inch, the finest first."""
MARGIN = 4
AXIS_STEP = 6
FINE = 4
"""Points looked at along each side of a cell."""
ENOUGH = 0.45
"""The share of a cell that an area of terrain must fill to be drawn."""


class Look(NamedTuple):
    """How a sort of terrain is drawn."""

    sign: str
    plain: str
    """Where the terminal knows ASCII only."""
    style: str
    thin: bool = False


LOOKS = {
    "wood": Look("♣", "t", "green"),
    "low_wall": Look("▬", "=", "white", thin=True),
    "hedge": Look("≈", "%", "green", thin=True),
    "rock": Look("█", "#", "bright_black"),
    "house": Look("▓", "H", "bright_black"),
    "swamp": Look("~", "~", "blue"),
    "thorns": Look("^", "^", "red"),
    "lava": Look("*", "*", "red"),
    "platform": Look("", "", "yellow"),
    "hill": Look("", "", "yellow"),
    "hilltop": Look("∩", "n", "yellow"),
    "slope": Look("⁄", "/", "yellow"),
    "forest": Look("♣", "t", "green"),
    "crates": Look("▪", "c", "yellow", thin=True),
    "fortress": Look("█", "#", "white"),
    "water": Look("≋", "w", "blue"),
    "shallow_water": Look("∼", "-", "blue"),
    "deep_water": Look("≋", "w", "blue"),
    "log": Look("═", "L", "yellow", thin=True),
    "tower": Look("", "", "yellow"),
    "ford": Look("∼", "-", "blue"),
    "dense_wood": Look("♠", "T", "green"),
    "field": Look("\"", "\"", "yellow"),
    "pond": Look("∼", "-", "blue"),
    "lake": Look("≋", "w", "blue"),
    "toxic_lake": Look("≁", "x", "red"),
    "quicksand": Look("⁘", ";", "red"),
    "chasm": Look("░", "_", "bright_black"),
    "wall": Look("■", "W", "white", thin=True),
    "barrel": Look("o", "o", "yellow", thin=True),
    "barricade": Look("‡", "!", "yellow", thin=True),
    "small_rock": Look("•", "r", "bright_black", thin=True),
    "stump": Look("◦", "s", "yellow", thin=True),
    "fence": Look("┼", "f", "yellow", thin=True),
    "bush": Look("♧", "b", "green", thin=True),
    "ladder": Look("╫", "l", "yellow", thin=True),
    "stairs": Look("≡", "z", "yellow"),
    "floor": Look("▫", "'", "bright_black"),
    "building": Look("▒", ":", "bright_black"),
    "house_wall": Look("▓", "H", "bright_black", thin=True),
    "door": Look("П", "D", "yellow", thin=True),
    "window": Look("□", "O", "blue", thin=True),
    "ruin_wall": Look("▓", "H", "bright_black", thin=True),
    "ruin_door": Look("П", "D", "yellow", thin=True),
    "roof": Look("▫", "'", "bright_black"),
    "rubble": Look("∴", ",", "bright_black"),
    "crypt_wall": Look("▓", "H", "bright_black", thin=True),
    "shelf": Look("╪", "$", "yellow", thin=True),
    "floe": Look("◇", "i", "cyan"),
    "ice_wall": Look("▞", "I", "cyan", thin=True),
    "black_ice": Look("⋄", "j", "cyan"),
}
UNKNOWN = Look("?", "?", "white")
HEIGHTS = ("platform", "hill")
"""Drawn by their height."""


class Token(NamedTuple):
    """A model: the code of its unit is drawn at the first one, a small letter at the others."""

    x: float
    y: float
    code: str
    mark: str
    seat: int
    leads: bool


class Flag(NamedTuple):
    """A marker: its sign, a number if there are several; its owner is -1 while nobody has it."""

    x: float
    y: float
    number: int | str
    owner: int
    sign: str = "*"

    @property
    def word(self) -> str:
        return f"{self.sign}{self.number}{'' if self.owner < 0 else 'ab'[self.owner]}"


class Zone(NamedTuple):
    """A part of the table with a name."""

    outline: Sequence[Point]
    label: str
    seat: int


def box_zone(box: tuple[float, float, float, float], label: str, seat: int) -> Zone:
    """A rectangle: min x, min y, max x, max y."""
    west, south, east, north = box
    return Zone(((west, south), (east, south), (east, north), (west, north)), label, seat)


@dataclass(slots=True)
class Picture:
    """All that is on the table."""

    ground: Ground
    tokens: list[Token] = field(default_factory=list)
    flags: list[Flag] = field(default_factory=list)
    zones: list[Zone] = field(default_factory=list)

    @property
    def board(self) -> Board:
        return self.ground.board


def scale_for(board: Board, width: int, height: int, panel: int) -> float:
    """The finest scale that leaves room for a panel at the side and a question below."""
    for scale in SCALES[:-1]:
        if board.width * scale + MARGIN + panel <= width and board.depth * scale / 2 + 12 <= height:
            return scale
    return SCALES[-1]


def columns(board: Board, scale: float) -> int:
    """How wide the picture will be."""
    return round(board.width * scale) + MARGIN


def draw(picture: Picture, scale: float, unicode: bool = True) -> list[Line]:
    """The picture with its axes, line by line from the north."""
    canvas = _Canvas(picture.board, scale)
    _draw_ground(canvas, picture.ground, unicode)
    for zone in picture.zones:
        _draw_zone(canvas, zone, unicode)
    for flag in picture.flags:
        canvas.put(flag.x, flag.y, flag.word, side_style(flag.owner))
    for token in picture.tokens:
        if not token.leads:
            canvas.put(token.x, token.y, token.mark, side_style(token.seat))
    for token in picture.tokens:
        if token.leads:
            canvas.put(token.x, token.y, token.code, side_style(token.seat))
    return canvas.lines()


class _Canvas:
    """Cells with a sign and a style each; words find the nearest free place."""

    def __init__(self, board: Board, scale: float) -> None:
        self.board = board
        self.scale = scale
        self.width = round(board.width * scale)
        self.height = round(board.depth * scale / 2)
        self.signs = [[" "] * self.width for _ in range(self.height)]
        self.styles = [[""] * self.width for _ in range(self.height)]
        self.taken: set[tuple[int, int]] = set()

    def column(self, x: float) -> int:
        return min(self.width - 1, max(0, int(x * self.scale)))

    def row(self, y: float) -> int:
        return min(self.height - 1, max(0, self.height - 1 - int(y * self.scale / 2)))

    def middle(self, column: int, row: int) -> tuple[float, float]:
        return (column + 0.5) / self.scale, (self.height - row - 0.5) * 2 / self.scale

    def set(self, column: int, row: int, sign: str, style: str) -> None:
        self.signs[row][column], self.styles[row][column] = sign, style

    def put(self, x: float, y: float, word: str, style: str) -> None:
        """Write a word around a point, or as near as there is room."""
        column, row = self._free_place(round(x * self.scale - len(word) / 2), self.row(y), len(word))
        for offset, sign in enumerate(word):
            self.set(column + offset, row, sign, style)
            self.taken.add((column + offset, row))

    def _free_place(self, column: int, row: int, length: int) -> tuple[int, int]:
        wanted = min(max(0, column), self.width - length), row
        for away_row, away_column in _AROUND:
            place = (wanted[0] + away_column, wanted[1] + away_row)
            if not (0 <= place[0] <= self.width - length and 0 <= place[1] < self.height):
                continue
            if not any((place[0] + offset, place[1]) in self.taken for offset in range(length)):
                return place
        return wanted

    def lines(self) -> list[Line]:
        axis = self._axis()
        return [axis, *(self._line(row) for row in range(self.height)), axis.copy()]

    def _line(self, row: int) -> Line:
        line = Line()
        line.append(self._row_label(row), style=QUIET)
        for signs, style in _runs(self.signs[row], self.styles[row]):
            line.append(signs, style=style)
        return line

    def _row_label(self, row: int) -> str:
        """The inches at every sixth inch, written where a player would look for that y."""
        south = (self.height - row - 1) * 2 / self.scale
        north = south + 2 / self.scale
        for inches in range(0, int(self.board.depth) + 1, AXIS_STEP):
            if south <= inches < north or (row == 0 and inches == self.board.depth):
                return f"{inches:>2} │"[:MARGIN].ljust(MARGIN)
        return "   │"

    def _axis(self) -> Line:
        signs = [" "] * (self.width + MARGIN + 1)
        for inches in range(0, int(self.board.width) + 1, AXIS_STEP):
            label = str(inches)
            start = MARGIN + min(self.width - len(label), round(inches * self.scale))
            signs[start : start + len(label)] = label
        line = Line()
        line.append("".join(signs).rstrip(), style=QUIET)
        return line


def _around() -> Iterator[tuple[int, int]]:
    """Rows and columns away, near ones first; a row counts twice as it is twice as high."""
    reach = [(row, column) for row in range(-2, 3) for column in range(-5, 6)]
    yield from sorted(reach, key=lambda away: (4 * away[0] ** 2 + away[1] ** 2, away))


_AROUND = tuple(_around())


def _runs(signs: Sequence[str], styles: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Neighbours of one style together."""
    start = 0
    for end in range(1, len(signs) + 1):
        if end == len(signs) or styles[end] != styles[start]:
            yield "".join(signs[start:end]), styles[start]
            start = end


# ---- terrain and zones


def _draw_ground(canvas: _Canvas, ground: Ground, unicode: bool) -> None:
    dot = "·" if unicode else "."
    for x in range(0, int(canvas.board.width), AXIS_STEP):
        for y in range(0, int(canvas.board.depth), AXIS_STEP):
            canvas.set(canvas.column(x), canvas.row(y), dot, QUIET)
    for solid in sorted(ground.solids, key=lambda one: (_look(one).thin, one.height)):
        for column, row in _cells(canvas, solid):
            canvas.set(column, row, _sign(solid, unicode), f"{QUIET} {_look(solid).style}")


def _look(solid: Solid) -> Look:
    return LOOKS.get(solid.piece.name, UNKNOWN)


def _sign(solid: Solid, unicode: bool) -> str:
    look = _look(solid)
    if solid.piece.name in HEIGHTS:
        return str(min(9, round(solid.height)))
    return look.sign if unicode else look.plain


def _cells(canvas: _Canvas, solid: Solid) -> Iterator[tuple[int, int]]:
    """The cells that a piece fills, or crosses if it is thin."""
    min_x, min_y, max_x, max_y = solid.polygon.box
    for column in range(canvas.column(min_x), canvas.column(max_x) + 1):
        for row in range(canvas.row(max_y), canvas.row(min_y) + 1):
            if _crosses(canvas, column, row, solid) if _look(solid).thin else _fills(canvas, column, row, solid):
                yield column, row


def _crosses(canvas: _Canvas, column: int, row: int, solid: Solid) -> bool:
    """Does the piece meet the upright or the level line through the middle of the cell?"""
    x, y = canvas.middle(column, row)
    wide, high = 0.5 / canvas.scale, 1.0 / canvas.scale
    lines = ((x, y - high, x, y + high), (x - wide, y, x + wide, y))
    return solid.polygon.contains(x, y) or any(solid.polygon.segment_distance(*line) <= 0.0 for line in lines)


def _fills(canvas: _Canvas, column: int, row: int, solid: Solid) -> bool:
    x, y = canvas.middle(column, row)
    steps = [(step + 0.5) / FINE - 0.5 for step in range(FINE)]
    inside = sum(
        solid.polygon.contains(x + dx / canvas.scale, y + dy * 2 / canvas.scale) for dx in steps for dy in steps
    )
    return inside / FINE**2 > ENOUGH


def _draw_zone(canvas: _Canvas, zone: Zone, unicode: bool) -> None:
    """The inner border of a zone with its label, and nothing along the edges of the table."""
    style = side_style(zone.seat)
    middle_y = sum(y for _, y in zone.outline) / len(zone.outline)
    middle_x = sum(x for x, _ in zone.outline) / len(zone.outline)
    label_at = canvas.row(middle_y), canvas.column(middle_x) - len(zone.label) // 2
    for start, end in zip(zone.outline, [*zone.outline[1:], zone.outline[0]], strict=True):
        if _on_edge(canvas.board, start, end):
            continue
        if start[1] == end[1]:
            # Of a row that begins at the border the one inside the zone is meant.
            row = canvas.row(start[1] if middle_y > start[1] else start[1] - 0.01)
            west, east = sorted((start[0], end[0]))
            ends = canvas.column(west), canvas.column(east - 0.01)
            _line_across(canvas, row, ends, "╌" if unicode else "-", f"{QUIET} {style}")
            label_at = row, ends[0] + 2
        else:
            _line_down(canvas, start, end, middle_x, "╎" if unicode else ":", f"{QUIET} {style}")
    _label(canvas, *label_at, zone.label, style)


def _on_edge(board: Board, start: Point, end: Point) -> bool:
    """Does this side of a zone lie on the edge of the table?"""
    return any(
        start[axis] == end[axis] and start[axis] in (0.0, size) for axis, size in enumerate((board.width, board.depth))
    )


def _line_down(canvas: _Canvas, start: Point, end: Point, middle_x: float, sign: str, style: str) -> None:
    """A side that is not level: every cell that it passes, dotted where it is flat."""
    (low_x, low_y), (high_x, high_y) = sorted((start, end), key=lambda point: point[1])
    rows = canvas.row(low_y) - canvas.row(high_y - 0.01)
    steps = max(rows, abs(canvas.column(high_x) - canvas.column(low_x)) // 2, 1)
    for step in range(steps + 1):
        share = (step + 0.5) / (steps + 1)
        x = low_x + share * (high_x - low_x)
        row = canvas.row(low_y + share * (high_y - low_y))
        canvas.set(canvas.column(x if middle_x > x else x - 0.01), row, sign, style)


def _line_across(canvas: _Canvas, row: int, ends: tuple[int, int], sign: str, style: str) -> None:
    for column in range(ends[0], ends[1] + 1):
        if canvas.signs[row][column] in " ·.":
            canvas.set(column, row, sign, style)


def _label(canvas: _Canvas, row: int, column: int, label: str, style: str) -> None:
    start = max(0, min(column, canvas.width - len(label) - 3))
    for offset, sign in enumerate(f" {label} "[: canvas.width - 4] if label else ""):
        canvas.set(start + offset, row, sign, style)


def legend(ground: Ground, unicode: bool) -> list[tuple[str, str, str]]:
    """Sign, sort and style of the terrain on this table."""
    found: dict[str, tuple[str, str, str]] = {}
    for solid in ground.solids:
        name = solid.piece.name
        sign = "/".join(_levels(ground.solids, name)) if name in HEIGHTS else _sign(solid, unicode)
        found.setdefault(name, (sign, name, _look(solid).style))
    return list(found.values())


def _levels(solids: Iterable[Solid], name: str) -> list[str]:
    return sorted({_sign(solid, True) for solid in solids if solid.piece.name == name})
