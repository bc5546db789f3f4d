"""What stands around a map: paper, border, cartouche with the title, compass rose, scale and legend."""
from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import ceil
from typing import Final, NamedTuple
from xml.sax.saxutils import escape

from walstatt.core.texts import Texts
from walstatt.hexmap.atlas_pen import Palette, chance, number

_DISTANCES: Final = (10, 20, 50, 100, 200, 500, 1000, 2000)
_SPECKS: Final = 90


class Swatch(NamedTuple):
    """A line of the legend: a drawing of the size one around its middle, and words."""

    drawing: str
    words: str


class Frame:
    """The sheet around a map of this size."""

    def __init__(
        self, palette: Palette, width: float, height: float, *, narrow: bool, framed: bool = True
    ) -> None:
        self.palette = palette
        self.unit = max(18.0, width / 26) if narrow else max(11.0, min(30.0, width / 60))
        self.margin = (1.7 if narrow else 2.4) * self.unit
        self.top = self.margin + (9.2 if narrow else 6.4) * self.unit
        """On a narrow page scale and compass stand below the title."""
        self.narrow, self.framed = narrow, framed
        if not framed:
            self.unit = 1.6 * self.unit
            self.margin = self.top = 0.3 * self.unit
        self.map_width, self.map_height = max(width, (26 if narrow else 34) * self.unit), height
        self.start = (self.margin + (self.map_width - width) / 2, self.top)
        self.bottom = self.margin

    @property
    def size(self) -> tuple[float, float]:
        return self.map_width + 2 * self.margin, self.top + self.map_height + self.bottom

    def shades(self, prefix: str) -> str:
        """Paper that is darker towards its edges."""
        shade = self.palette.shade
        return (f'<radialGradient id="{prefix}-paper" r=".75"><stop offset=".55" stop-color="{shade}" '
                f'stop-opacity="0"/><stop offset="1" stop-color="{shade}" stop-opacity=".75"/></radialGradient>')

    def paper(self, prefix: str) -> str:
        width, height = self.size
        whole = f'width="{number(width)}" height="{number(height)}"'
        found = f'<rect {whole} fill="{self.palette.paper}"/>'
        if self.palette.shade != self.palette.paper:
            found += f'<g fill="{self.palette.shade}" fill-opacity=".35">{self.specks(width, height)}</g>'
            found += f'<rect {whole} fill="url(#{prefix}-paper)"/>'
        return found

    def specks(self, width: float, height: float) -> str:
        """Fibres of the paper."""
        found = []
        for place in range(_SPECKS):
            at, size = chance(place, 7), 0.6 + chance(place, 11) % 100 / 40
            x, y = (at & 0xFFFF) / 65535 * width, (at >> 16) / 65535 * height
            turn = chance(place, 13) % 180
            found.append(f'<ellipse rx="{number(size * 4)}" ry="{number(size * 0.5)}" '
                         f'transform="translate({number(x)} {number(y)})rotate({turn})"/>')
        return "".join(found)

    def border(self) -> str:
        """Two thin lines with a chequered one between them around the whole sheet."""
        if not self.framed:
            return ""
        width, height = self.size
        u, ink = self.unit, self.palette.ink

        def rect(inset: float, wide: float, more: str = "") -> str:
            w, h = number(width - 2 * inset), number(height - 2 * inset)
            return (f'<rect x="{number(inset)}" y="{number(inset)}" width="{w}" height="{h}" fill="none" '
                    f'stroke="{ink}" stroke-width="{wide:.3g}"{more}/>')

        dashes = f' stroke-dasharray="{number(1.6 * u)}" stroke-linecap="butt"'
        thin = rect(0.6 * u, u * 0.08) + rect(1.1 * u, u * 0.08) + rect(1.35 * u, u * 0.04)
        return thin + rect(0.85 * u, u * 0.3, dashes)

    # The head ---------------------------------------------------------------------------------------------------------

    def head(
        self, title: str, subtitle: str, per_hundred: float, drawn: Sequence[tuple[float, float]], texts: Texts
    ) -> str:
        """Title, scale and compass rose. A large field is a hundred kilometres across (kalevala.6.1.gf)."""
        if not self.framed:
            return ""
        return self.cartouche(title, subtitle) + self.scale(per_hundred, texts) + self.rose(drawn, texts)

    def cartouche(self, title: str, subtitle: str) -> str:
        if not title:
            return ""
        u, ink, middle = self.unit, self.palette.ink, self.size[0] / 2
        room = self.map_width * (0.68 if self.narrow else 0.52)
        size = min(2.1 * u, room / max(len(title), 1) * 1.75)
        half = min(max(len(title) * size * 0.3, len(subtitle) * u * 0.28) + 1.6 * u, room / 2 + u)
        y, high = self.margin + 0.3 * u, (4.6 if subtitle else 3.8) * u
        left, right, low = middle - half, middle + half, y + high
        ribbon = (f"M{number(left)} {number(y)}Q{number(middle)} {number(y - 0.7 * u)} {number(right)} {number(y)}"
                  f"q{number(0.9 * u)} {number(high / 2)} 0 {number(high)}"
                  f"Q{number(middle)} {number(low + 0.7 * u)} {number(left)} {number(low)}"
                  f"q{number(-0.9 * u)} {number(-high / 2)} 0 {number(-high)}z")
        tails = "".join(
            f'<path d="M{number(middle + way * (half + 0.3 * u))} {number(y + 0.9 * u)}l{number(way * 2.6 * u)} '
            f'{number(0.5 * u)} {number(-way * 0.9 * u)} {number(high / 2 - 0.6 * u)} {number(way * 0.9 * u)} '
            f'{number(high / 2 - 0.2 * u)} {number(-way * 2.6 * u)} {number(-0.5 * u)}z" '
            f'fill="{self.palette.highland}" stroke="{ink}" stroke-width="{u * 0.07:.3g}"/>' for way in (-1, 1))
        inner = f'<path d="{ribbon}" fill="{self.palette.land}" stroke="{ink}" stroke-width="{u * 0.1:.3g}"/>'
        bold = ' font-weight="700" letter-spacing=".04em"'
        words = self.text(middle, y + (2.35 if subtitle else 2.45) * u, title, size, bold)
        if subtitle:
            words += self.text(middle, y + 3.9 * u, subtitle, min(u, 2 * half / max(len(subtitle), 1) * 1.8),
                               ' font-style="italic"')
        return tails + inner + words

    def scale(self, per_hundred: float, texts: Texts) -> str:
        """A bar of about a sixth of the map."""
        u, ink = self.unit, self.palette.ink
        room = self.map_width * (0.3 if self.narrow else 0.2)
        km = max((one for one in _DISTANCES if one * per_hundred / 100 <= room), default=_DISTANCES[0])
        length, x, y = km * per_hundred / 100, self.margin + 0.4 * u, self.margin + (7.6 if self.narrow else 3.4) * u
        bars = "".join(
            f'<rect x="{number(x + length * part / 4)}" y="{number(y)}" width="{number(length / 4)}" '
            f'height="{number(0.4 * u)}" fill="{ink if part % 2 == 0 else self.palette.land}" stroke="{ink}" '
            f'stroke-width="{u * 0.06:.3g}"/>' for part in range(4))
        start = self.text(x, y - 0.4 * u, "0", 0.85 * u)
        return bars + start + self.text(x + length, y - 0.4 * u, texts.format("kalevala-atlas-km", km=km), 0.85 * u)

    def rose(self, drawn: Sequence[tuple[float, float]], texts: Texts) -> str:
        """In a corner of the map where nothing lies, else at the right of the title."""
        u = self.unit
        left, right = self.margin, self.margin + self.map_width
        top, bottom = self.top, self.top + self.map_height
        reach = min(5.0 * u, self.map_height / 4, self.map_width / 5)
        corners = [(right - reach, bottom - reach), (left + reach, bottom - reach), (right - reach, top + reach),
                   (left + reach, top + reach)]
        for x, y in corners:
            if not any(abs(px - x) < reach * 1.25 and abs(py - y) < reach * 1.25 for px, py in drawn):
                return self.star(x, y, reach * 0.72, texts)
        if self.narrow:
            return self.star(right - 1.8 * u, self.margin + 7.4 * u, 1.3 * u, texts)
        return self.star(right - 2.9 * u, self.margin + 3.1 * u, 2.1 * u, texts)

    def star(self, x: float, y: float, size: float, texts: Texts) -> str:
        ink, paper = self.palette.ink, self.palette.land
        ray = f'<path d="M0-1 .16-.16 0 0Z" fill="{ink}"/><path d="M0-1-.16-.16 0 0Z" fill="{paper}"/>'
        small = "".join(f'<g transform="rotate({turn})scale(.62)">{ray}</g>' for turn in (45, 135, 225, 315))
        large = "".join(f'<g transform="rotate({turn})">{ray}</g>' for turn in (0, 90, 180, 270))
        rings = '<circle r=".5" fill="none" stroke-width=".025"/><circle r=".56" fill="none" stroke-width=".05"/>'
        north = (f'<text y="-1.12" font-size=".42" text-anchor="middle" fill="{ink}" stroke="none" font-weight="700">'
                 f'{escape(texts.format("kalevala-atlas-north"))}</text>')
        return (f'<g transform="translate({number(x)} {number(y)})scale({size:.3g})" stroke="{ink}" stroke-width=".03">'
                f"{rings}{small}{large}{north}</g>")

    # The foot ---------------------------------------------------------------------------------------------------------

    def legend(self, swatches: Iterable[Swatch], texts: Texts) -> str:
        """Below the map, in columns."""
        told = [one for one in swatches if one.words]
        if not told:
            return ""
        u, ink = self.unit, self.palette.ink
        longest = max(len(one.words) for one in told) * u * 0.43 + 3.6 * u
        columns = max(1, int(self.map_width // longest))
        rows = ceil(len(told) / columns)
        top = self.top + self.map_height + 1.2 * u
        self.bottom = self.margin + (rows * 1.75 + 3.2) * u
        found = [self.text(self.size[0] / 2, top + 0.6 * u, texts.format("kalevala-atlas-legend"), 1.15 * u,
                           ' font-style="italic" letter-spacing=".1em"')]
        for place, one in enumerate(told):
            column, row = divmod(place, rows)
            x, y = self.margin + column * self.map_width / columns + 1.6 * u, top + (row * 1.75 + 2.2) * u
            found.append(f'<g transform="translate({number(x)} {number(y)})scale({u * 0.72:.3g})">{one.drawing}</g>')
            found.append(f'<text x="{number(x + 1.5 * u)}" y="{number(y + 0.32 * u)}" font-size="{u * 0.95:.3g}" '
                         f'fill="{ink}">{escape(one.words)}</text>')
        return "".join(found)

    def text(self, x: float, y: float, words: str, size: float, more: str = "") -> str:
        return (f'<text x="{number(x)}" y="{number(y)}" font-size="{size:.3g}" text-anchor="middle" '
                f'fill="{self.palette.ink}"{more}>{escape(words)}</text>')
