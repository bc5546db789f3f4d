"""Draws map layers as a page of an atlas: SVG in one piece, without fonts or pictures from elsewhere, always the same.

Everything is styled by attributes and all ids begin with a prefix, so that several maps can stand on one page.
"""
from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import atan2, cos, degrees, hypot, sin
from typing import Final, Literal
from xml.sax.saxutils import escape, quoteattr

from walstatt.core.texts import Texts
from walstatt.hexmap.atlas_frame import Frame, Swatch
from walstatt.hexmap.atlas_pen import PALETTES, Pen, Spot2, chance, number, swelling
from walstatt.hexmap.atlas_signs import key_signs, signs
from walstatt.hexmap.layers import COVER, LEVELS, Detail
from walstatt.hexmap.shapes import Area, Arrow, Label, Layer, Line, Point, River, Shape, Sign, Tint

Variant = Literal["light", "print"]
Page = Literal["wide", "narrow"]
"""On a narrow page, such as a phone's, words are larger."""
SIDE: Final = {"continent": 2.6, "realm": 13.0, "field": 40.0}
"""Of a small field, in pixels."""
FONT: Final = "Alegreya,'Palatino Linotype',Palatino,Georgia,serif"
_COLOUR: Final = re.compile(r"#[0-9a-fA-F]{3}(?:[0-9a-fA-F]{3})?")
_LANDMARKS: Final = ("mountain", "crag", "hill", "tree", "fir", "jungle", "reeds", "dune", "ice")
_SIZES: Final = {
    "continent": {"mountain": 2.9, "landmark": 2.1, "other": 1.7},
    "realm": {"mountain": 0.9, "landmark": 0.82, "other": 0.74},
    "field": {"mountain": 1, "landmark": 1, "other": 0.5},
}
"""How large signs are, in sides of a small field."""
_LETTERS: Final[dict[str, dict[str, float]]] = {
    "continent": {"splinter": 24, "region": 13, "site-Hstd": 12, "site-Phstd": 10, "site": 8.5, "gf": 6},
    "realm": {"region": 15, "gf": 9.5, "site-Hstd": 15, "site-Phstd": 13.5, "site": 12, "splinter": 18, "written": 10},
    "field": {"number": 12, "beyond": 17, "site": 16},
}
_LINES: Final = {"road": 0.26, "canal": 0.3, "dragon-road": 0.2, "coast": 0.14, "grid": 0.05}
"""How wide lines are, in sides of a small field; on a continent they are twice as wide."""
_ORDER: Final = (
    "unseen", "undrawn", "ground", "levels", "terrain", "coasts", "rivers", "small-fields", "grid", "signs", "owners",
    "canals", "streams", "roads", "dragon-roads", "passes", "ascents", "fog", "places", "sites", "marks", "labels",
    "numbers", "arrows",
)
"""The lowest first; what the caller adds under another name lies above."""
_ARROW_HEADS: Final = {"continent": 1.2, "realm": 1.2, "field": 0.5}
"""How long their heads are, in sides of a small field."""
_ARROWS: Final = {"move": "#2458a6", "scout": "#a32218", "war": "#3d2b1c"}


def draw(
    layers: Sequence[Layer], detail: Detail, texts: Texts, *, title: str = "", subtitle: str = "",
    variant: Variant = "light", page: Page = "wide", prefix: str = "atlas", framed: bool = True,
) -> str:
    """The picture of some layers, in whatever order they come; without its frame it has no room to lose."""
    ranks = {name: place for place, name in enumerate(_ORDER)}
    layers = sorted(layers, key=lambda layer: ranks.get(layer.name, len(ranks)))
    return _Sheet(layers, detail, texts, variant, page, prefix, framed=framed).draw(title, subtitle)


def _points(shape: Shape) -> Iterable[Point]:
    match shape:
        case Area(rings=rings) | Tint(rings=rings):
            return (point for ring in rings for point in ring)
        case Line(points=points) | River(points=points):
            return points
        case Arrow(start=start, end=end):
            return (start, end)
        case Sign(at=at) | Label(at=at):
            return (at,)


class _Sheet:
    """One picture while it is drawn."""

    def __init__(
        self, layers: Sequence[Layer], detail: Detail, texts: Texts, variant: Variant, page: Page, prefix: str,
        *, framed: bool,
    ) -> None:
        if not re.fullmatch(r"[a-z][a-z0-9-]{0,30}", prefix):
            raise ValueError("a prefix is a short word of letters")
        self.layers, self.detail, self.texts, self.prefix = layers, detail, texts, prefix
        self.palette = PALETTES[variant]
        self.drawings = signs(self.palette) | key_signs()
        self.used: dict[tuple[str, int], str] = {}
        self.swatches: dict[str, Swatch] = {}
        self.boxes: list[tuple[float, float, float, float]] = []
        self.side = SIDE[detail]
        points = [point for layer in layers for shape in layer.shapes for point in _points(shape)] or [Point(0, 0)]
        left, top = min(point.x for point in points) - 2, min(point.y for point in points) - 3
        right, bottom = max(point.x for point in points) + 2, max(point.y for point in points) + 3
        width, height = (right - left) * self.side * 3**0.5 / 2, (bottom - top) * self.side / 2
        self.frame = Frame(self.palette, width, height, narrow=page == "narrow", framed=framed)
        self.enlarged = 1.5 if page == "narrow" or not framed else 1.0
        self.pen = Pen(self.side, left, top, *self.frame.start)
        self.curved = detail != "continent"
        self.loose = 2.4 if detail == "continent" else 0.8
        """How far signs stray from their places, to be no pattern."""

    def draw(self, title: str, subtitle: str) -> str:
        self.boxes = [self.box(label, *self.pen.at(label.at)) for layer in self.layers for label in layer.shapes
                      if isinstance(label, Label) and label.style in ("gf", "written")]
        drawn = "".join(f'<g data-layer={quoteattr(layer.name)}>{self.layer(layer)}</g>' for layer in self.layers)
        corners = [self.pen.at(point) for layer in self.layers if layer.name in ("grid", "undrawn", "numbers")
                   for shape in layer.shapes for point in _points(shape)]
        head = self.frame.head(title, subtitle, self.side * 12, corners, self.texts)
        legend = self.frame.legend(self.swatches.values(), self.texts)
        width, height = self.frame.size
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(width)} {number(height)}" '
            f'width="{number(width)}" height="{number(height)}" style="max-width:100%;height:auto" role="img" '
            f'font-family="{FONT}" stroke-linejoin="round" stroke-linecap="round">'
            f"<title>{escape(title)}</title><defs>{self.definitions()}</defs>"
            f"{self.frame.paper(self.prefix)}{drawn}{self.frame.border()}{head}{legend}</svg>"
        )

    def definitions(self) -> str:
        found = [self.frame.shades(self.prefix), self.small_fields()]
        for (style, which), id in self.used.items():
            size = f"{self.side * self.size(style):.4g}"
            found.append(f'<g id="{id}"><g transform="scale({size})">{self.drawings[style][which]}</g></g>')
        return "".join(found)

    def small_fields(self) -> str:
        """The pattern that small fields make: it comes again after one to the east and two rows to the south."""
        if not any(layer.name == "small-fields" for layer in self.layers):
            return ""
        across, down = self.pen.across, self.pen.down
        x, y = self.pen.at(Point(0, 0))
        edges = "M1 0V1L0 2V4L1 5V6M1 1 2 2V4L1 5"
        return (f'<pattern id="{self.prefix}-small" patternUnits="userSpaceOnUse" x="{x:.4f}" y="{y:.4f}" '
                f'width="{2 * across:.4f}" height="{6 * down:.4f}"><path d="{edges}" fill="none" '
                f'transform="scale({across:.4f} {down:.4f})" stroke="{self.palette.ink}" stroke-width="0.6" '
                'vector-effect="non-scaling-stroke"/></pattern>')

    def size(self, style: str) -> float:
        sizes = _SIZES[self.detail]
        if style.startswith("key-"):
            return 1
        return sizes["mountain" if style == "mountain" else "landmark" if style in _LANDMARKS else "other"]

    # Layers -----------------------------------------------------------------------------------------------------------

    def layer(self, layer: Layer) -> str:
        if layer.name == "ground":
            return self.ground(layer)
        found: list[str] = []
        lines: dict[str, list[Line]] = {}
        for shape in layer.shapes:
            if isinstance(shape, Line):
                lines.setdefault(shape.style, []).append(shape)
        found += (self.lines(style, of) for style, of in lines.items())
        rivers = [shape for shape in layer.shapes if isinstance(shape, River)]
        found += [self.rivers(rivers)] if rivers else []
        found += (self.shape(shape) for shape in layer.shapes if not isinstance(shape, Line | River | Label))
        labels = [shape for shape in layer.shapes if isinstance(shape, Label)]
        return "".join(found) + "".join(self.labels(labels))

    def shape(self, shape: Shape) -> str:
        match shape:
            case Area():
                return self.area(shape)
            case Sign():
                return self.sign(shape)
            case Tint():
                return self.tint(shape)
            case Arrow():
                return self.arrow(shape)
        raise AssertionError(shape)

    def ground(self, layer: Layer) -> str:
        """Sea with lines along its coasts, and land."""
        areas = {shape.style: shape for shape in layer.shapes if isinstance(shape, Area)}
        palette, found = self.palette, ""
        if "water" in areas:
            water, coast = f"{self.prefix}-water", f"{self.prefix}-coast"
            outline = self.pen.outline(areas["water"].rings, curved=self.curved)
            lines = "".join(self.pen.line(line.points, curved=self.curved) for line in self.coast_lines())
            found += (f'<path id="{water}" d="{outline}" fill="{palette.sea}" fill-rule="evenodd"/>'
                      f'<clipPath id="{water}-clip"><use href="#{water}"/></clipPath>'
                      f'<defs><path id="{coast}" d="{lines}"/></defs><g clip-path="url(#{water}-clip)" fill="none">'
                      f"{''.join(self.ripples(coast))}</g>")
        if "land" in areas:
            outline = self.pen.outline(areas["land"].rings, curved=self.curved)
            found += f'<path d="{outline}" fill="{palette.land}" fill-rule="evenodd"/>'
        return found

    def coast_lines(self) -> Iterator[Line]:
        for layer in self.layers:
            if layer.name == "coasts":
                yield from (shape for shape in layer.shapes if isinstance(shape, Line))

    def ripples(self, coast: str) -> Iterator[str]:
        """Lines that run along the coast: a wide stroke of ink under one of water, the outermost first."""
        gap = self.side * (1.45 if self.detail == "continent" else 0.42)
        thin = max(0.3, gap * 0.09)
        for place, strength in ((4, 0.25), (3, 0.4), (2, 0.6), (1, 0.85)):
            far = 2 * gap * place
            yield (f'<use href="#{coast}" stroke="{self.palette.ripple}" stroke-opacity="{strength:g}" '
                   f'stroke-width="{number(far + 2 * thin)}"/>'
                   f'<use href="#{coast}" stroke="{self.palette.sea}" stroke-width="{number(far)}"/>')

    def area(self, shape: Area) -> str:
        if shape.style == "undrawn":
            self.note("undrawn", f'<rect x="-1" y="-.6" width="2" height="1.2" fill="{self.palette.unknown}" '
                                 'fill-opacity=".45"/>')
            outline = "".join(self.pen.exactly(ring) for ring in shape.rings)
            return f'<path d="{outline}" fill="{self.palette.unknown}" fill-opacity=".45"/>'
        if shape.style == "small-fields":
            outline = "".join(self.pen.exactly(ring) for ring in shape.rings)
            return f'<path d="{outline}" fill="url(#{self.prefix}-small)" fill-opacity=".22"/>'
        colour = getattr(self.palette, shape.style) if shape.style in (*LEVELS, *COVER) else self.palette.land
        outline = self.pen.outline(shape.rings, curved=self.curved)
        strength = 0.75 if shape.style in ("forest", "swamp", "desert") else 0.9
        return f'<path d="{outline}" fill="{colour}" fill-opacity="{strength:g}" fill-rule="evenodd"/>'

    def lines(self, style: str, lines: Sequence[Line]) -> str:
        width = _LINES.get(style, 0.1) * self.side * {"continent": 2, "realm": 0.8, "field": 0.55}[self.detail]
        if style == "grid":
            path = "".join(self.pen.exactly(line.points, closed=line.closed) for line in lines)
            return self.stroke(path, self.palette.soft, max(width, 0.4), ' stroke-opacity=".55"')
        if style == "coast":
            path = "".join(self.pen.line(line.points, curved=self.curved) for line in lines)
            return self.stroke(path, self.palette.ink, max(width, 0.7)) if self.detail != "field" else ""
        path = "".join(self.pen.exactly(line.points, closed=False) if self.detail == "field"
                       else self.pen.line(line.points, curved=True) for line in lines)
        colours = {"canal": self.palette.built, "road": self.palette.sand, "dragon-road": self.palette.magic}
        colour = colours.get(style, self.palette.ink)
        dash = {"road": f"{number(width * 3)} {number(width * 2)}",
                "dragon-road": f"{number(width)} {number(width * 2.2)}"}.get(style, "")
        more = f' stroke-dasharray="{dash}"' if dash else ""
        swatch = f'<path d="M-1 .1Q-.4-.4 0 0T1-.1" fill="none" stroke="{colour}" stroke-width=".3"'
        self.note(style, swatch + (' stroke-dasharray=".5 .45"/>' if dash else "/>"))
        under = self.stroke(path, self.palette.paper, width * 1.6, ' stroke-opacity=".6"') if style != "canal" else ""
        return under + self.stroke(path, colour, width, more)

    def stroke(self, path: str, colour: str, width: float, more: str = "") -> str:
        return f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{max(width, 0.3):.3g}"{more}/>'

    def rivers(self, rivers: Iterable[River]) -> str:
        """They swell on their way; on the sheet of one large field they are as wide everywhere."""
        colour = self.palette.river
        self.note("river", f'<path d="M-1-.3Q-.4-.5-.1-.05T1 .2" fill="none" stroke="{colour}" stroke-width=".22"/>')
        if self.detail == "field":
            paths = "".join(self.pen.exactly(river.points, closed=False) for river in rivers)
            return self.stroke(paths, "#2f6fb5", self.side * 0.16)
        least, most = (0.7, 3.2) if self.detail == "continent" else (1.4, 5.0)
        paths = ""
        for river in rivers:
            points, widths = self.course(river)
            paths += swelling(points, [min(most, least + (width ** 0.5 - 1) * 0.3 * least) for width in widths])
        return f'<path d="{paths}" fill="{colour}"/>'

    def course(self, river: River) -> tuple[list[Spot2], list[float]]:
        """Through the middles of the edges, from its source to where it ends."""
        rough = [self.pen.roughly(point) for point in river.points]
        middles = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in pairwise(rough)]
        flow = [*river.flow[:-1], river.flow[-2]]
        return [rough[0], *middles, rough[-1]], [0.4, *(float(one) for one in flow[:-1]), float(flow[-1])]

    # Signs and words --------------------------------------------------------------------------------------------------

    def sign(self, sign: Sign) -> str:
        drawings = self.drawings.get(sign.style)
        if drawings is None:
            return ""
        which = chance(*sign.at) % len(drawings)
        id = self.used.setdefault((sign.style, which), f"{self.prefix}-{len(self.used)}")
        self.note(sign.style, drawings[0])
        x, y = self.pen.at(sign.at)
        if sign.style in _LANDMARKS:
            dx, dy = self.pen.stray(sign.at)
            x, y = x + dx * self.loose, y + dy * self.loose
        if sign.turn:
            return f'<use href="#{id}" transform="translate({number(x)} {number(y)})rotate({sign.turn})"/>'
        return f'<use href="#{id}" x="{number(x)}" y="{number(y)}"/>'

    def tint(self, tint: Tint) -> str:
        if not _COLOUR.fullmatch(tint.colour):
            raise ValueError(f"{tint.colour!r} is no colour such as #a0b1c2")
        outline = self.pen.outline(tint.rings, curved=self.curved)
        fill = f'<path d="{outline}" fill="{tint.colour}" fill-opacity="{tint.strength / 100:g}" fill-rule="evenodd"/>'
        if tint.words:
            self.swatches[f"tint {tint.colour}"] = Swatch(
                f'<rect x="-1" y="-.6" width="2" height="1.2" fill="{tint.colour}" fill-opacity=".4" '
                f'stroke="{tint.colour}" stroke-width=".16"/>', tint.words)
        if not tint.border:
            return fill
        wide = max(1.4, self.side * 0.3)
        return (fill + f'<path d="{outline}" fill="none" stroke="{tint.colour}" stroke-opacity=".35" '
                f'stroke-width="{number(wide * 2.4)}"/>' + self.stroke(outline, tint.colour, wide * 0.8))

    def arrow(self, arrow: Arrow) -> str:
        colour = _ARROWS.get(arrow.style, self.palette.ink)
        (ax, ay), (bx, by) = self.pen.at(arrow.start), self.pen.at(arrow.end)
        turn, length = atan2(by - ay, bx - ax), hypot(bx - ax, by - ay)
        # It leaves and meets the middles at a distance, and bends a little to the left.
        short, bend = min(self.side * 3, length * 0.2), length * 0.08
        ax, ay, bx, by = ax + cos(turn) * short, ay + sin(turn) * short, bx - cos(turn) * short, by - sin(turn) * short
        mx, my = (ax + bx) / 2 + sin(turn) * bend, (ay + by) / 2 - cos(turn) * bend
        tip, head = degrees(atan2(by - my, bx - mx)), max(5.0, self.side * _ARROW_HEADS[self.detail])
        self.note(f"arrow-{arrow.style}", f'<path d="M-1 .2Q0-.4 .8 0M.4-.35.9 0 .35.3" fill="none" stroke="{colour}" '
                                          'stroke-width=".22"/>')
        body = self.stroke(f"M{number(ax)} {number(ay)}Q{number(mx)} {number(my)} {number(bx)} {number(by)}", colour,
                           head * 0.28)
        point = (f'<path d="M{number(-head)} {number(-head * 0.55)}L0 0 {number(-head)} {number(head * 0.55)}" '
                 f'transform="translate({number(bx)} {number(by)})rotate({tip:.0f})" fill="none" stroke="{colour}" '
                 f'stroke-width="{number(head * 0.28)}"/>')
        if not arrow.words:
            return body + point
        wx, wy = mx + sin(turn) * head, my - cos(turn) * head
        return body + point + self.words(wx, wy + head * 0.35, arrow.words, head, colour, ' font-weight="700"')

    def labels(self, labels: Sequence[Label]) -> Iterator[str]:
        """Great places first; on a continent a name that would lie over another is left out."""
        order = ("splinter", "site-Hstd", "site-Phstd", "site-Std", "site-Mkt")
        ranks = {style: place for place, style in enumerate(order)}
        for label in sorted(labels, key=lambda one: ranks.get(one.style, len(ranks))):
            yield self.label(label)

    def letters(self, style: str) -> float:
        sizes = _LETTERS[self.detail]
        return sizes.get(style, sizes.get(style.partition("-")[0], 9)) * self.enlarged

    def label(self, label: Label) -> str:
        x, y = self.pen.at(label.at)
        size, wide = self.letters(label.style), self.wide(label)
        if label.style == "number":
            return self.words(x, y - self.side * 0.52, label.words, size, self.palette.ink, halo="#ffffff")
        if label.style == "written":
            return self.words(x, y + size * 0.35, label.words, size, self.palette.ink, ' font-weight="700"')
        if label.style.startswith("site"):
            off = self.side * self.size(label.style) * 0.62 + 2
            weight = ' font-weight="700"' if label.style in ("site-Hstd", "site-Phstd") else ""
            right, low = off + wide / 2, size * 0.3
            return self.somewhere(label, ((right, low), (-right, low), (0, -off), (0, off + size * 0.8)), weight)
        if label.style in ("region", "splinter"):
            up = self.side * 2.2
            spaced = ' font-style="italic" letter-spacing=".08em"'
            return self.somewhere(label, ((0, 0), (0, up), (0, -up), (0, 2 * up), (0, -1.6 * up)), spaced)
        return self.words(x, y + size * 0.35, label.words, size, self.palette.ink, ' fill-opacity=".7"')

    def wide(self, label: Label) -> float:
        spacing = 0.62 if label.style in ("region", "splinter") else 0.5
        return len(label.words) * self.letters(label.style) * spacing

    def box(self, label: Label, x: float, y: float) -> tuple[float, float, float, float]:
        """What a label covers whose middle stands there."""
        size, half = self.letters(label.style), self.wide(label) / 2
        return x - half, y - size * 0.8, x + half, y + size * 0.25

    def somewhere(self, label: Label, places: Sequence[Spot2], more: str) -> str:
        """The words in the first of these places where there is room."""
        x, y = self.pen.at(label.at)
        free = [(dx, dy) for dx, dy in places
                if not any(_overlap(self.box(label, x + dx, y + dy), other) for other in self.boxes)]
        if not free and self.detail == "continent":
            return ""
        dx, dy = free[0] if free else places[0]
        self.boxes.append(self.box(label, x + dx, y + dy))
        return self.words(x + dx, y + dy, label.words, self.letters(label.style), self.palette.ink, more)

    def words(
        self, x: float, y: float, words: str, size: float, colour: str, more: str = "", halo: str = ""
    ) -> str:
        return (f'<text x="{number(x)}" y="{number(y)}" font-size="{size:g}" text-anchor="middle" fill="{colour}" '
                f'stroke="{halo or self.palette.land}" stroke-width="{size * 0.2:.2g}" stroke-opacity=".85" '
                f'paint-order="stroke"{more}>{escape(words)}</text>')

    def note(self, style: str, drawing: str) -> None:
        """What is drawn is explained in the legend."""
        if style not in self.swatches:
            key = f"kalevala-legend-{style}"
            self.swatches[style] = Swatch(drawing, self.texts.format(key) if self.texts.has(key) else "")


def _overlap(one: tuple[float, float, float, float], other: tuple[float, float, float, float]) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
