"""Pages that fill from the top: things as wide as the page, cards in two columns, text in two columns."""
from __future__ import annotations

from collections.abc import Sequence
from typing import BinaryIO

from reportlab.lib.colors import HexColor, black
from reportlab.lib.pagesizes import A4
from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import Flowable

from walstatt.core.texts import Texts
from walstatt.paper.fonts import TEXT

MARGIN, GAP, FOOTER = 13 * mm, 5 * mm, 5 * mm
WIDTH = A4[0] - 2 * MARGIN
COLUMN = (WIDTH - GAP) / 2
LEFTS = (MARGIN, MARGIN + COLUMN + GAP)
TOP, BOTTOM = A4[1] - MARGIN, MARGIN + FOOTER
AFTER_TITLE = 4
LEAST_CHAPTER = 25 * mm
"""With less room than this left on a page, a long chapter begins on the next one."""
GREY = HexColor(0x666666)


class Pages:
    """Writes a document of A4 pages with its name and the page number at the foot of each."""

    def __init__(self, file: BinaryIO, title: str, texts: Texts) -> None:
        # "invariant" leaves out the time of writing: the same army gives the same file.
        self._canvas = Canvas(file, pagesize=A4, invariant=1, lang=texts.language, pageCompression=1)
        self._canvas.setTitle(title)
        self._canvas.setAuthor("Walstatt")
        self._canvas.setCreator("Walstatt")
        self._title = title
        self._texts = texts
        self._y = TOP

    def across(self, thing: Flowable, after: float = 0) -> None:
        """One thing as wide as the page."""
        height = self._height(thing, WIDTH)
        self.need(height)
        self._draw(thing, MARGIN, self._y, height)
        self._y -= height + after

    def line(self) -> None:
        """A line from margin to margin."""
        self._canvas.setStrokeColor(black)
        self._canvas.setLineWidth(1.2)
        self._canvas.line(MARGIN, self._y - 4, A4[0] - MARGIN, self._y - 4)
        self._y -= 12

    def need(self, height: float) -> None:
        """Go on with a new page unless so much room is left."""
        if self._y - height < BOTTOM and self._y < TOP:
            self._turn()

    def masonry(self, cards: Sequence[Flowable], between: float) -> None:
        """Cards in their order, each where most room is left."""
        tops = [self._y, self._y]
        for card in cards:
            height = self._height(card, COLUMN)
            side = tops.index(max(tops))
            if tops[side] - height < BOTTOM and tops[side] < TOP:
                self._turn()
                tops, side = [TOP, TOP], 0
            self._draw(card, LEFTS[side], tops[side], height)
            tops[side] -= height + between
        self._y = min(tops)

    def chapter(self, title: Flowable, parts: Sequence[Flowable], between: float) -> None:
        """Text in two columns below its title, on one page if that is possible."""
        heights = [self._height(part, COLUMN) + between for part in parts]
        whole = self._height(title, WIDTH) + (sum(heights) + max(heights)) / 2 + AFTER_TITLE
        self.need(whole if whole < TOP - BOTTOM else LEAST_CHAPTER)
        self.across(title, AFTER_TITLE)
        self._columns(parts, heights, between)

    def _columns(self, parts: Sequence[Flowable], heights: Sequence[float], between: float) -> None:
        """Down the left column and then the right one; on the last page both are equally long."""
        at = 0
        while at < len(parts):
            for share, left in zip((0.5, 1), LEFTS, strict=True):
                y, goal = self._y, self._y - share * sum(heights[at:])
                # What is longer than a whole page gets one nevertheless.
                while at < len(parts) and y > goal and (y - heights[at] >= BOTTOM or y == TOP):
                    self._draw(parts[at], left, y, heights[at] - between)
                    y -= heights[at]
                    at += 1
            if at < len(parts):
                self._turn()

    def close(self) -> None:
        self._foot()
        self._canvas.save()

    def _height(self, thing: Flowable, width: float) -> float:
        _, height = thing.wrapOn(self._canvas, width, TOP - BOTTOM)
        return float(height)

    def _draw(self, thing: Flowable, left: float, top: float, height: float) -> None:
        """What is longer than a page is made smaller: nothing may be missing on paper."""
        scale = min(1.0, (TOP - BOTTOM) / max(height, 1.0))
        self._canvas.saveState()
        self._canvas.translate(left, top - height * scale)
        self._canvas.scale(scale, scale)
        thing.drawOn(self._canvas, 0, 0)
        self._canvas.restoreState()

    def _turn(self) -> None:
        self._foot()
        self._canvas.showPage()
        self._y = TOP

    def _foot(self) -> None:
        canvas, line = self._canvas, MARGIN - 1 * mm
        canvas.setFont(TEXT, 8)
        canvas.setFillColor(GREY)
        canvas.drawString(MARGIN, line, f"{self._title} · Walstatt")
        page = self._texts.format("paper-page", page=canvas.getPageNumber())
        canvas.drawRightString(A4[0] - MARGIN, line, page)
