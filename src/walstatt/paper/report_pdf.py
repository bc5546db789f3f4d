"""A report for the post: A4, normal or large print, the realm's sign and the page on every sheet, maps as lines."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import singledispatchmethod
from io import BytesIO
from typing import Any, Final
from xml.sax.saxutils import escape

from reportlab.lib.colors import HexColor, black
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import mm
from reportlab.pdfbase.pdfmetrics import stringWidth
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import (
    BaseDocTemplate,
    CondPageBreak,
    Flowable,
    Frame,
    KeepTogether,
    PageTemplate,
    Paragraph,
    Spacer,
    TableStyle,
)
from reportlab.platypus import PageBreak as NewPage
from reportlab.platypus import Table as PaperTable

from walstatt.core.texts import Texts
from walstatt.games.report_blocks import (
    Battle,
    Block,
    Cell,
    Column,
    Facts,
    Fold,
    Heading,
    Letter,
    Line,
    Map,
    PageBreak,
    Passage,
    Table,
    Words,
)
from walstatt.paper.battle_maps import SIDE, battle_map
from walstatt.paper.fonts import BOLD, HEADING, ITALIC, TEXT, one_at_a_time, printable
from walstatt.paper.realm_sign import SHIELD, RealmSign, sign_of
from walstatt.paper.report import Document
from walstatt.paper.report_maps import picture
from walstatt.paper.report_words import Wording, harmless, one_line, rules_of
from walstatt.paper.svg_on_paper import Picture

MARGIN, HEADER, FOOTER = 14 * mm, 13 * mm, 8 * mm
SEAL = 11 * mm
"""As wide as a seal beside the head of a letter."""
WIDTH = A4[0] - 2 * MARGIN
HEIGHT = A4[1] - 2 * MARGIN - HEADER - FOOTER
SIZE: Final = {False: 10.0, True: 15.0}
"""Of the letters, in points: normal and large print."""
GREY, PALE, RULE_LINE = HexColor(0x555555), HexColor(0xBBBBBB), HexColor(0x888888)
LONG_WORD: Final = 24
"""Letters of a word that no column need hold whole."""
MAP_SHARE: Final = {"field": (0.6, 0.43), "realm": (1.0, 0.62), "continent": (1.0, 0.86)}
"""How much of the width and of the height of a page a map may take."""
BATTLE_SHARES: Final = (0.33, 0.45, 0.9)
"""Of the height of a page, for a map of a battle: as little as it needs to be read."""
READABLE: Final = 5.8 * mm
"""The side of a small field on which figures can be counted."""
LARGE_FIELD: Final = (0.62, 0.75)
MANY_LANDS: Final = 10
"""The map of a realm with more large fields than this takes a page for itself."""


def pdf_report(report: Document, texts: Texts, *, large: bool = False) -> bytes:
    with one_at_a_time:
        written = BytesIO()
        page = _Page(report, texts, large=large)
        printed = BaseDocTemplate(
            written, pagesize=A4, title=printable(page.title), author="Walstatt", creator="Walstatt",
            lang=texts.language, invariant=1, pageCompression=1,
        )
        # A frame pads its sides unless it is told not to.
        frame = Frame(MARGIN, MARGIN + FOOTER, WIDTH, HEIGHT, 0, 0, 0, 0)
        printed.addPageTemplates(PageTemplate(frames=[frame]))
        printed.build(list(page.flow()), canvasmaker=page.canvas)
        return written.getvalue()


class _NumberedCanvas(Canvas):  # type: ignore[misc]
    """Holds its pages back until it is known how many there are."""

    def __init__(self, page: _Page, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._page = page
        self._held: list[dict[str, Any]] = []

    def showPage(self) -> None:  # noqa: N802 - the name is reportlab's
        self._held.append(dict(self.__dict__))
        self._startPage()

    def save(self) -> None:
        for number, held in enumerate(self._held, 1):
            self.__dict__.update(held)
            self._page.surround(self, number, len(self._held))
            super().showPage()
        super().save()


class _Page:
    def __init__(self, report: Document, texts: Texts, *, large: bool) -> None:
        self.report, self.wording, self.size = report, Wording(texts), SIZE[large]
        self.maps = 0
        self.name = one_line(report.realm) or self.wording.message("paper-overview")
        self.title = f"{self.name}, {one_line(report.label)}, {one_line(report.world)}"
        self.text = self.style("text", TEXT)
        self.prose = self.style("prose", TEXT, spaceAfter=self.size * 0.5)
        self.small = self.style("small", TEXT, 0.85)
        self.label = self.style("label", TEXT, textColor=GREY)
        self.rules = self.style("rules", ITALIC, 0.7, textColor=GREY)
        self.bold = self.style("bold", BOLD)
        self.right = self.style("right", TEXT, alignment=2)
        self.bold_right = self.style("bold right", BOLD, alignment=2)
        self.group = self.style("group", ITALIC, textColor=GREY)
        self.event = self.style("event", TEXT, leftIndent=self.size, firstLineIndent=-self.size, spaceAfter=1.5)
        self.fine = self.style("fine", TEXT, 0.78, leftIndent=self.size * 0.8, firstLineIndent=-self.size * 0.8)
        self.section = self.style("section", HEADING, 1.6, spaceBefore=self.size * 1.2, spaceAfter=self.size * 0.4,
                                  keepWithNext=1)
        self.heading = self.style("heading", HEADING, 1.2, spaceBefore=self.size * 0.9, spaceAfter=self.size * 0.2,
                                  keepWithNext=1)
        self.letter = self.style("letter", TEXT, leftIndent=4 * mm, rightIndent=4 * mm, spaceAfter=self.size * 0.3)
        self.exact = self.style("exact", TEXT, 0.95, leftIndent=4 * mm)

    def style(self, name: str, font: str, share: float = 1, **more: Any) -> ParagraphStyle:
        size = self.size * share
        return ParagraphStyle(name, fontName=font, fontSize=size, leading=size * 1.25, splitLongWords=1, **more)

    def canvas(self, *args: Any, **more: Any) -> Canvas:
        return _NumberedCanvas(self, *args, **more)

    # Every sheet ------------------------------------------------------------------------------------------------------

    def surround(self, canvas: Canvas, number: int, pages: int) -> None:
        """The sign and the name at the head, the page at the foot."""
        top, left = A4[1] - MARGIN, MARGIN
        sign = self.report.sign
        if sign is not None:
            shield = _shield(sign)
            shield.drawOn(canvas, left, top - 9 * mm)
            left += 11 * mm
        canvas.setFillColor(black)
        phase = printable(f"{one_line(self.report.label)} · {_shortened(one_line(self.report.world), 40)}")
        canvas.setFont(TEXT, 11)
        canvas.drawRightString(A4[0] - MARGIN, top - 6 * mm, phase)
        room = A4[0] - MARGIN - left - stringWidth(phase, TEXT, 11) - 4 * mm
        name = printable(self.name)
        canvas.setFont(HEADING, min(15.0, 15 * room / max(stringWidth(name, HEADING, 15), 1)))
        canvas.drawString(left, top - 6 * mm, name)
        canvas.setStrokeColor(RULE_LINE)
        canvas.setLineWidth(0.6)
        canvas.line(MARGIN, top - 10.5 * mm, A4[0] - MARGIN, top - 10.5 * mm)
        canvas.setFont(TEXT, max(9.0, self.size * 0.9))
        canvas.drawRightString(A4[0] - MARGIN, MARGIN,
                               self.wording.message("paper-page-of", page=number, pages=pages))
        if sign is not None:
            canvas.drawString(MARGIN, MARGIN, printable(_shortened(self.name, 60)))

    # Blocks -----------------------------------------------------------------------------------------------------------

    def flow(self) -> Iterator[Flowable]:
        for name, blocks in self.report.sections.items():
            begins_page = isinstance(blocks[0], PageBreak)
            yield NewPage() if begins_page else CondPageBreak(self.size * 7)
            yield self.paragraph(self.wording.heading(self.report.game, name), self.section)
            yield from self.blocks(blocks[begins_page:])

    def blocks(self, blocks: Sequence[Block]) -> Iterator[Flowable]:
        """Facts about a large field stand beside its map."""
        beside: Facts | None = None
        for block, following in zip(blocks, (*blocks[1:], None), strict=True):
            if isinstance(block, Facts) and isinstance(following, Map) and following.detail == "field":
                beside = block
            elif isinstance(block, Map) and beside is not None:
                yield self.side_by_side(beside, block)
                beside = None
            else:
                yield from self.draw(block)

    def side_by_side(self, facts: Facts, block: Map) -> Flowable:
        drawn = self.map(block)
        left = WIDTH - drawn.width
        table = PaperTable([[[self.pairs(facts.pairs, left - 4 * mm, 0.45), *self.cited(facts), *self.cited(block)],
                             drawn]], [left, drawn.width], hAlign="LEFT")
        table.setStyle(TableStyle([("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 0),
                                   ("RIGHTPADDING", (0, 0), (-1, -1), 0), ("TOPPADDING", (0, 0), (-1, -1), 0)]))
        return table

    def map(self, block: Map) -> Picture:
        self.maps += 1
        across, down = MAP_SHARE[block.detail]
        if block.detail == "field" and self.size != SIZE[False]:
            across, down = LARGE_FIELD
        elif block.detail == "realm" and len(block.lands) > MANY_LANDS:
            down = MAP_SHARE["continent"][1]
        drawn = picture(block, self.wording, variant="print", prefix=f"map-{self.maps}")
        return Picture(drawn, WIDTH * across, HEIGHT * down)

    def paragraph(self, words: str, style: ParagraphStyle) -> Paragraph:
        return Paragraph(escape(printable(words)), style)

    @singledispatchmethod
    def draw(self, block: Block) -> Iterator[Flowable]:
        raise TypeError(type(block).__name__)

    @draw.register
    def _(self, block: Line) -> Iterator[Flowable]:
        yield self.line(block, self.event)

    def line(self, block: Line, style: ParagraphStyle) -> Paragraph:
        words, rules = escape(printable(self.wording.line(block))), escape(printable(", ".join(rules_of(block))))
        size = min(self.rules.fontSize, style.fontSize * 0.8)
        cited = f' <font name="{ITALIC}" size="{size:g}" color="#555555">{rules}</font>' if rules else ""
        return Paragraph(f"– {words}{cited}", style)

    @draw.register
    def _(self, block: Heading) -> Iterator[Flowable]:
        yield self.paragraph(self.wording.say(block.words), self.heading)

    @draw.register
    def _(self, block: Facts) -> Iterator[Flowable]:
        if block.small:
            pairs = ("  ".join((self.wording.say(name), self.wording.cell(value))) for name, value in block.pairs)
            yield Spacer(0, self.size * 0.4)
            explained = self.paragraph("  ·  ".join(pairs), self.small)
            explained.keepWithNext = bool(rules_of(block))
            yield explained
        else:
            yield self.pairs(block.pairs, WIDTH)
        yield from self.cited(block)

    def pairs(self, pairs: Sequence[tuple[Words, Cell]], width: float, share: float = 0.3) -> Flowable:
        rows = [[self.paragraph(self.wording.say(name), self.label),
                 self.paragraph(self.wording.cell(value), self.text)] for name, value in pairs]
        table = PaperTable(rows, [width * share, width * (1 - share)], splitInRow=1, hAlign="LEFT")
        table.setStyle(TableStyle([("VALIGN", (0, 0), (-1, -1), "TOP"), ("TOPPADDING", (0, 0), (-1, -1), 1),
                                   ("BOTTOMPADDING", (0, 0), (-1, -1), 1), ("LEFTPADDING", (0, 0), (-1, -1), 0)]))
        return table

    def letterhead(self, block: Letter) -> Flowable:
        """From whom, to whom and when, beside the seals."""
        shields = [_shield(sign_of(name)) for name in block.seals]
        if not shields:
            return self.pairs(block.head, WIDTH)
        room = len(shields) * SEAL
        row = [self.pairs(block.head, WIDTH - room), *shields]
        table = PaperTable([row], [WIDTH - room, *[SEAL] * len(shields)], hAlign="LEFT")
        table.setStyle(TableStyle([("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 0)]))
        return table

    def cited(self, block: Block) -> Iterator[Flowable]:
        rules = rules_of(block)
        if rules:
            yield self.paragraph(", ".join(rules), self.rules)

    @draw.register
    def _(self, block: Table) -> Iterator[Flowable]:
        yield self.paragraph(self.wording.say(block.title), self.heading)
        yield self.table(block)
        if block.note:
            yield self.paragraph(self.wording.say(block.note), self.small)
        yield from self.cited(block)

    def table(self, block: Table) -> Flowable:
        titles = [self.wording.say(column.title) for column in block.columns]
        rows = [[self.wording.cell(cell, column) for cell, column in zip(row, block.columns, strict=False)]
                for row in block.rows]
        widths = self.widths(titles, [row for row in rows if len(row) == len(titles)])
        heads = [self.paragraph(title, self.bold_right if column.figures else self.bold)
                 for title, column in zip(titles, block.columns, strict=True)]
        body = [self.row(row, block.columns, sum_up=at in block.sums) for at, row in enumerate(rows)]
        table = PaperTable([heads, *body], widths, repeatRows=1, splitInRow=1, hAlign="LEFT")
        spans = [("SPAN", (0, at), (-1, at)) for at, row in enumerate(rows, 1) if len(row) == 1 < len(titles)]
        sums = [("LINEABOVE", (0, at + 1), (-1, at + 1), 0.6, RULE_LINE) for at in block.sums]
        table.setStyle(TableStyle([
            ("VALIGN", (0, 0), (-1, -1), "TOP"), ("LINEBELOW", (0, 0), (-1, 0), 0.9, black),
            ("LINEBELOW", (0, 1), (-1, -1), 0.25, PALE), ("TOPPADDING", (0, 0), (-1, -1), 1.5),
            ("BOTTOMPADDING", (0, 0), (-1, -1), 2), ("LEFTPADDING", (0, 0), (-1, -1), 2),
            ("RIGHTPADDING", (0, 0), (-1, -1), 4), *spans, *sums,
        ]))
        return table

    def row(self, row: Sequence[str], columns: Sequence[Column], *, sum_up: bool) -> list[Any]:
        if len(row) == 1 < len(columns):
            return [self.paragraph(row[0], self.group), *([""] * (len(columns) - 1))]
        left, right = (self.bold, self.bold_right) if sum_up else (self.text, self.right)
        return [self.paragraph(words, right if column.figures else left)
                for words, column in zip(row, columns, strict=True)]

    def widths(self, titles: Sequence[str], rows: Sequence[Sequence[str]]) -> list[float]:
        """What each column needs; if that is too much, long words of the widest are broken into lines."""
        padding = 7.0
        least, wanted = [], []
        for title, *cells in zip(titles, *rows, strict=True):
            words = [word[:LONG_WORD] for cell in (title, *cells) for word in cell.split()]
            least.append(max((stringWidth(printable(word), BOLD, self.size) for word in words), default=0) + padding)
            wanted.append(max(stringWidth(printable(cell), BOLD, self.size) for cell in (title, *cells)) + padding)
        if sum(wanted) <= WIDTH:
            return wanted
        if sum(least) >= WIDTH:
            return [WIDTH * one / sum(least) for one in least]
        spare = WIDTH - sum(least)
        more = [max(0.0, want - need) for want, need in zip(wanted, least, strict=True)]
        return [need + spare * one / sum(more) for need, one in zip(least, more, strict=True)]

    @draw.register
    def _(self, block: Map) -> Iterator[Flowable]:
        yield self.paragraph(self.wording.say(block.title), self.heading)
        yield self.map(block)
        yield from self.cited(block)

    @draw.register
    def _(self, block: Battle) -> Iterator[Flowable]:
        """A map with its title is never parted; two small ones fit below the tale."""
        for shown in block.shown:
            self.maps += 1
            drawn = battle_map(block.course, shown.moment, variant="print", prefix=f"map-{self.maps}")
            title = self.paragraph(self.wording.say(shown.title), self.heading)
            sizes = [Picture(drawn, WIDTH, HEIGHT * share) for share in BATTLE_SHARES]
            yield KeepTogether([title, next((one for one in sizes if one.scale * SIDE >= READABLE), sizes[-1])])
        yield from self.cited(block)

    @draw.register
    def _(self, block: Fold) -> Iterator[Flowable]:
        """Small print: so much of it is seldom read."""
        yield self.paragraph(self.wording.say(block.title), self.heading)
        yield from (self.line(line, self.fine) for line in block.lines)

    @draw.register
    def _(self, block: Letter) -> Iterator[Flowable]:
        yield Spacer(0, self.size * 0.8)
        if block.head:
            yield self.letterhead(block)
            yield Spacer(0, self.size * 0.3)
        for paragraph in harmless(block.words).splitlines():
            yield self.paragraph(paragraph, self.letter) if paragraph.strip() else Spacer(0, self.size * 0.6)
        yield from self.cited(block)

    @draw.register
    def _(self, block: Passage) -> Iterator[Flowable]:
        if block.exactly and isinstance(block.words, str):
            for line in harmless(block.words).splitlines():
                yield self.paragraph(line, self.exact) if line.strip() else Spacer(0, self.size)
        else:
            yield self.paragraph(self.wording.paragraph(block), self.prose)

    @draw.register
    def _(self, block: PageBreak) -> Iterator[Flowable]:  # noqa: ARG002 - it says nothing else
        yield NewPage()


def _shield(sign: RealmSign) -> Picture:
    return Picture(f'<svg viewBox="{SHIELD}">{sign.svg}</svg>', 9 * mm, 10.5 * mm)


def _shortened(words: str, most: int) -> str:
    return words if len(words) <= most else f"{words[: most - 1]}…"
