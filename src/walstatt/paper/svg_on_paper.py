"""Draws the SVG of our own maps and signs on a page, as lines and areas: what is sharp on the screen is sharp on paper.

It knows what `hexmap/atlas.py` writes and no more: paths, circles, ellipses, rectangles, words, groups, things that are
used several times, clipping, and a pattern of lines.
"""
from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Final
from xml.etree import ElementTree

from reportlab.lib.colors import HexColor
from reportlab.pdfbase.pdfmetrics import stringWidth
from reportlab.pdfgen.canvas import FILL_EVEN_ODD, FILL_NON_ZERO, Canvas
from reportlab.pdfgen.pathobject import PDFPathObject
from reportlab.platypus import Flowable

from walstatt.paper.fonts import HEADING, ITALIC, TEXT, printable

_TOKEN: Final = re.compile(r"[A-Za-z]|[-+]?(?:\d*\.\d+|\d+\.?)(?:[eE][-+]?\d+)?")
_TRANSFORM: Final = re.compile(r"(translate|scale|rotate)\(([^)]*)\)")
_NUMBER: Final = re.compile(r"[-+]?(?:\d*\.\d+|\d+\.?)(?:[eE][-+]?\d+)?")
_URL: Final = re.compile(r"url\(#([^)]*)\)")
_STYLE: Final = (
    "fill", "stroke", "stroke-width", "stroke-opacity", "fill-opacity", "fill-rule", "stroke-dasharray",
    "stroke-linecap", "font-weight", "font-style", "font-size", "text-anchor", "letter-spacing",
)
HREF: Final = ("href", "{http://www.w3.org/1999/xlink}href")

Style = dict[str, str]


class Picture(Flowable):  # type: ignore[misc]
    """An SVG of ours, as wide as asked for and no higher than there is room."""

    def __init__(self, svg: str, width: float, most_height: float) -> None:
        super().__init__()
        self.root = ElementTree.fromstring(svg)
        left, top, wide, high = _numbers(self.root.get("viewBox", "0 0 1 1"))
        self.corner = (left, top)
        self.scale = min(width / wide, most_height / high)
        self.width, self.height = wide * self.scale, high * self.scale
        self.hAlign = "CENTER"

    def wrap(self, *_: float) -> tuple[float, float]:
        return self.width, self.height

    def draw(self) -> None:
        canvas: Canvas = self.canv
        canvas.saveState()
        canvas.translate(0, self.height)
        canvas.scale(self.scale, -self.scale)
        canvas.translate(-self.corner[0], -self.corner[1])
        _Drawing(canvas, self.root).draw()
        canvas.restoreState()


def _numbers(written: str) -> list[float]:
    return [float(one) for one in _NUMBER.findall(written)]


def _local(element: ElementTree.Element) -> str:
    return element.tag.rpartition("}")[2]


class _Drawing:
    def __init__(self, canvas: Canvas, root: ElementTree.Element) -> None:
        self.canvas, self.root = canvas, root
        self.known = {id: element for element in root.iter() if (id := element.get("id"))}
        self.paths: dict[str, PDFPathObject] = {}
        self.drawn: dict[tuple[object, ...], list[str]] = {}

    def draw(self) -> None:
        self.canvas.setLineJoin(1)
        self.canvas.setLineCap(1)
        self.children(self.root, {})

    def children(self, element: ElementTree.Element, style: Style) -> None:
        for child in element:
            self.element(child, style)

    def element(self, element: ElementTree.Element, above: Style) -> None:
        name = _local(element)
        if name in ("defs", "title", "clipPath", "pattern", "radialGradient", "symbol"):
            return
        style = {**above, **{key: value for key in _STYLE if (value := element.get(key)) is not None}}
        placed = element.get("transform"), element.get("clip-path")
        moved = any(placed)
        if moved:
            self.canvas.saveState()
            self.place(placed[0] or "")
            if placed[1]:
                self.clip(placed[1])
        self.draw_element(name, element, style)
        if moved:
            self.canvas.restoreState()

    def draw_element(self, name: str, element: ElementTree.Element, style: Style) -> None:
        if name == "g":
            self.children(element, style)
        elif name == "use":
            self.use(element, style)
        elif name == "text":
            self.words(element, style)
        else:
            path = self.path(name, element)
            if path is not None:
                self.paint(path, style)

    # Places -----------------------------------------------------------------------------------------------------------

    def place(self, transform: str) -> None:
        for kind, written in _TRANSFORM.findall(transform):
            numbers = _numbers(written)
            if kind == "translate":
                self.canvas.translate(numbers[0], numbers[1] if len(numbers) > 1 else 0)
            elif kind == "scale":
                self.canvas.scale(numbers[0], numbers[-1])
            else:
                self.canvas.rotate(numbers[0])

    def target(self, element: ElementTree.Element) -> ElementTree.Element | None:
        name = next((value for key in HREF if (value := element.get(key))), "")
        return self.known.get(name.removeprefix("#"))

    def use(self, element: ElementTree.Element, style: Style) -> None:
        target = self.target(element)
        if target is None:
            return
        self.canvas.saveState()
        self.canvas.translate(float(element.get("x", 0)), float(element.get("y", 0)))
        self.again((target.get("id"), *sorted(style.items())), lambda: self.element(target, style))
        self.canvas.restoreState()

    def again(self, key: tuple[object, ...], draw: Callable[[], None]) -> None:
        """What looks the same each time is put into the page's own code once, and copied from there."""
        # The canvas writes opacity down only where it changes: what is copied must begin with a known one.
        self.canvas.setFillAlpha(1)
        self.canvas.setStrokeAlpha(1)
        code = self.canvas._code
        if key in self.drawn:
            code.extend(self.drawn[key])
        else:
            begin = len(code)
            draw()
            self.drawn[key] = code[begin:]

    def clip(self, url: str) -> None:
        found = _URL.fullmatch(url)
        clip = self.known.get(found[1]) if found else None
        for child in clip if clip is not None else ():
            shape = self.target(child) if _local(child) == "use" else child
            path = self.path(_local(shape), shape) if shape is not None else None
            if path is not None:
                self.canvas.clipPath(path, stroke=0, fill=0, fillMode=FILL_EVEN_ODD)

    # Shapes -----------------------------------------------------------------------------------------------------------

    def path(self, name: str, element: ElementTree.Element) -> PDFPathObject | None:
        if name == "path":
            data = element.get("d", "")
            if data not in self.paths:
                self.paths[data] = _path(self.canvas.beginPath(), data)
            return self.paths[data]
        path = self.canvas.beginPath()
        number = {key: float(element.get(key, 0)) for key in ("x", "y", "width", "height", "cx", "cy", "r", "rx", "ry")}
        if name == "rect":
            path.rect(number["x"], number["y"], number["width"], number["height"])
        elif name in ("circle", "ellipse"):
            across, down = number["rx"] or number["r"], number["ry"] or number["r"]
            path.ellipse(number["cx"] - across, number["cy"] - down, 2 * across, 2 * down)
        else:
            return None
        return path

    def paint(self, path: PDFPathObject, style: Style) -> None:
        fill, stroke = style.get("fill", "#000000"), style.get("stroke", "none")
        pattern = _URL.fullmatch(fill)
        if pattern is not None:
            self.tile(path, self.known.get(pattern[1]), float(style.get("fill-opacity", 1)))
            return
        filled, stroked = fill != "none", stroke != "none"
        if not (filled or stroked):
            return
        canvas = self.canvas
        if filled:
            canvas.setFillColor(HexColor(fill))
            canvas.setFillAlpha(float(style.get("fill-opacity", 1)))
        if stroked:
            self.pen(stroke, style)
        mode = FILL_EVEN_ODD if style.get("fill-rule") == "evenodd" else FILL_NON_ZERO
        canvas.drawPath(path, stroke=int(stroked), fill=int(filled), fillMode=mode)

    def pen(self, stroke: str, style: Style) -> None:
        canvas = self.canvas
        canvas.setStrokeColor(HexColor(stroke))
        canvas.setStrokeAlpha(float(style.get("stroke-opacity", 1)))
        canvas.setLineWidth(float(style.get("stroke-width", 1)))
        canvas.setDash(*([_numbers(style["stroke-dasharray"])] if style.get("stroke-dasharray") else []))
        canvas.setLineCap(0 if style.get("stroke-linecap") == "butt" else 1)

    def tile(self, path: PDFPathObject, pattern: ElementTree.Element | None, opacity: float) -> None:
        """A pattern of lines: drawn again and again behind the outline."""
        if pattern is None:
            return
        wide, high = float(pattern.get("width", 0)), float(pattern.get("height", 0))
        left, top, right, bottom = _box(path)
        x0, y0 = float(pattern.get("x", 0)), float(pattern.get("y", 0))
        canvas = self.canvas
        canvas.saveState()
        canvas.clipPath(path, stroke=0, fill=0, fillMode=FILL_NON_ZERO)
        for column in range(int((left - x0) // wide), int((right - x0) // wide) + 1):
            for row in range(int((top - y0) // high), int((bottom - y0) // high) + 1):
                canvas.saveState()
                canvas.translate(x0 + column * wide, y0 + row * high)
                self.again((pattern.get("id"), opacity), lambda: self.pattern(pattern, opacity))
                canvas.restoreState()
        canvas.restoreState()

    def pattern(self, pattern: ElementTree.Element, opacity: float) -> None:
        for line in pattern:
            self.pattern_line(line, opacity)

    def pattern_line(self, line: ElementTree.Element, opacity: float) -> None:
        """Its stroke is as wide as it says, however the line itself is stretched."""
        across, down = _numbers(line.get("transform", "scale(1 1)"))
        data = f"{across} {down} {line.get('d', '')}"
        if data not in self.paths:
            self.paths[data] = _path(self.canvas.beginPath(), line.get("d", ""), across, down)
        style = {"stroke": line.get("stroke", "#000000"), "stroke-width": line.get("stroke-width", "1"), "fill": "none",
                 "stroke-opacity": str(opacity)}
        self.paint(self.paths[data], style)

    # Words ------------------------------------------------------------------------------------------------------------

    def words(self, element: ElementTree.Element, style: Style) -> None:
        words = printable("".join(element.itertext()))
        size = float(style.get("font-size", 10))
        bold, italic = style.get("font-weight") == "700", style.get("font-style") == "italic"
        font = HEADING if bold else ITALIC if italic else TEXT
        spacing = float(style["letter-spacing"].removesuffix("em")) * size if "letter-spacing" in style else 0.0
        wide = stringWidth(words, font, size) + spacing * max(0, len(words) - 1)
        x = float(element.get("x", 0)) - (wide / 2 if style.get("text-anchor") == "middle" else 0)
        self.canvas.saveState()
        self.canvas.translate(x, float(element.get("y", 0)))
        self.canvas.scale(1, -1)
        if style.get("stroke", "none") != "none":
            self.pen(style["stroke"], style)
            self.write(words, font, size, spacing, outline=True)
        self.canvas.setFillColor(HexColor(style.get("fill", "#000000")))
        self.canvas.setFillAlpha(float(style.get("fill-opacity", 1)))
        self.write(words, font, size, spacing, outline=False)
        self.canvas.restoreState()

    def write(self, words: str, font: str, size: float, spacing: float, *, outline: bool) -> None:
        # Spacing and outlines would stay for all words that follow.
        self.canvas.saveState()
        text = self.canvas.beginText(0, 0)
        text.setFont(font, size)
        text.setCharSpace(spacing)
        if outline:
            text.setTextRenderMode(1)
        text.textOut(words)
        self.canvas.drawText(text)
        self.canvas.restoreState()


# Paths ----------------------------------------------------------------------------------------------------------------


def _box(path: PDFPathObject) -> tuple[float, float, float, float]:
    """From the numbers of its code: lines and curves stay within their points."""
    numbers = [_numbers(one) for one in path._code if one]
    points = [(one[at], one[at + 1]) for one in numbers for at in range(0, len(one) - 1, 2)]
    xs, ys = [point[0] for point in points], [point[1] for point in points]
    return min(xs), min(ys), max(xs), max(ys)


def _path(path: PDFPathObject, data: str, across: float = 1, down: float = 1) -> PDFPathObject:
    """The data of an SVG path; `across` and `down` stretch it."""
    _PathReader(path, across, down).read(data)
    return path


_TAKES: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "T": 2, "Z": 0}


class _PathReader:
    def __init__(self, path: PDFPathObject, across: float, down: float) -> None:
        self.out, self.across, self.down = path, across, down
        self.x = self.y = self.start_x = self.start_y = 0.0
        self.bend: tuple[float, float] | None = None
        """The control point of the curve before, which `T` mirrors."""

    def read(self, data: str) -> None:
        for command, numbers in _commands(data):
            self.draw(command, numbers)

    def draw(self, command: str, numbers: Sequence[float]) -> None:
        kind = command.upper()
        values = self.absolute(kind, numbers) if command.islower() else list(numbers)
        bend = None
        if kind == "M":
            self.start_x, self.start_y = values
            self.out.moveTo(*self.at(*values))
        elif kind in "LHV":
            values = [values[0], self.y] if kind == "H" else [self.x, values[0]] if kind == "V" else values
            self.out.lineTo(*self.at(*values))
        elif kind == "C":
            self.out.curveTo(*self.at(*values[:2]), *self.at(*values[2:4]), *self.at(*values[4:]))
        elif kind in "QT":
            if kind == "T":
                mirrored = self.bend or (self.x, self.y)
                values = [2 * self.x - mirrored[0], 2 * self.y - mirrored[1], *values]
            bend = (values[0], values[1])
            self.quadratic(*values)
        else:
            self.out.close()
            values = [self.start_x, self.start_y]
        self.x, self.y = values[-2:]
        self.bend = bend

    def absolute(self, kind: str, numbers: Sequence[float]) -> list[float]:
        if kind == "V":
            return [numbers[0] + self.y]
        return [number + (self.y if at % 2 else self.x) for at, number in enumerate(numbers)]

    def quadratic(self, bx: float, by: float, x: float, y: float) -> None:
        one = self.at(self.x + (bx - self.x) * 2 / 3, self.y + (by - self.y) * 2 / 3)
        other = self.at(x + (bx - x) * 2 / 3, y + (by - y) * 2 / 3)
        self.out.curveTo(*one, *other, *self.at(x, y))

    def at(self, x: float, y: float) -> tuple[float, float]:
        return x * self.across, y * self.down


def _commands(data: str) -> Iterator[tuple[str, Sequence[float]]]:
    """Each command with its numbers; numbers that go on repeat it, and behind a move they are lines."""
    command = ""
    numbers: list[float] = []
    for token in _TOKEN.findall(data):
        if token.isalpha():
            command, numbers = token, []
            if command in "zZ":
                yield command, ()
            continue
        numbers.append(float(token))
        if len(numbers) == _TAKES[command.upper()]:
            yield command, numbers
            numbers = []
            command = {"M": "L", "m": "l"}.get(command, command)

