"""The sheet of an army for the table: A4, black on white, cards of units in two columns, then what their rules say."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from io import BytesIO
from typing import Any
from xml.sax.saxutils import escape

from reportlab.lib.colors import HexColor, black
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import mm
from reportlab.pdfbase.pdfmetrics import stringWidth
from reportlab.platypus import Flowable, Paragraph, Table, TableStyle

from walstatt.core.texts import Texts
from walstatt.games.lobby import PrintedArmy, PrintedRule, PrintedUnit
from walstatt.paper.fonts import HEADING, ITALIC, TEXT, one_at_a_time, printable
from walstatt.paper.pages import COLUMN, GREY, WIDTH, Pages

PADDING = 3 * mm
INNER = COLUMN - 2 * PADDING
FIXED = "\u00a0"
"""A space at which no line ends."""
PALE = HexColor(0xBBBBBB)
BOXES, IN_A_ROW, BOX = 10, 15, 3.4 * mm
"""So many boxes where nobody knows better, and at most so many side by side."""
ROW = BOX + 3
BETWEEN_CARDS = 3.2 * mm
BESIDE_CELL = 5
SHORT_CELL = 16 * mm
"""A column of nothing longer than this is centred."""


def _style(name: str, font: str, size: float, leading: float, **more: Any) -> ParagraphStyle:
    return ParagraphStyle(name, fontName=font, fontSize=size, leading=leading, **more)


TITLE = _style("title", HEADING, 23, 25)
SUM = _style("sum", HEADING, 13, 17, alignment=2)
PEOPLE = _style("people", ITALIC, 11, 14, textColor=GREY)
UNIT = _style("unit", HEADING, 12.5, 14.5)
PRICE = _style("price", TEXT, 9.5, 12, alignment=2)
VALUES = _style("values", TEXT, 10, 12.5)
HEADER = _style("header", TEXT, 7, 8.5, textColor=GREY)
CELL = _style("cell", TEXT, 9, 10.5)
NUMBER = _style("number", TEXT, 9, 10.5, alignment=1)
NUMBER_HEADER = _style("number header", TEXT, 7, 8.5, textColor=GREY, alignment=1)
NOTE = _style("note", TEXT, 9, 10.5, leftIndent=7, firstLineIndent=-7)
CHAPTER = _style("chapter", HEADING, 14, 17)
RULE = _style("rule", TEXT, 9, 11)


def army_sheet(name: str, army: PrintedArmy, texts: Texts) -> bytes:
    """A whole PDF file."""
    with one_at_a_time:
        written = BytesIO()
        pages = Pages(written, printable(name), texts)
        pages.across(_pair(_words(name, TITLE), _words(army.points, SUM), WIDTH, 0.72))
        pages.across(_words(army.people, PEOPLE))
        pages.line()
        if army.units:
            weapons = WeaponTables(army)
            pages.masonry([_card(unit, weapons, texts) for unit in army.units], BETWEEN_CARDS)
        else:
            pages.across(_words(texts.format("paper-empty"), CELL))
        if army.rules:
            pages.chapter(_words(texts.format(army.rules_title), CHAPTER), [_rule(rule) for rule in army.rules], 3)
        pages.close()
        return written.getvalue()


def _safe(written: str) -> str:
    """Text of any origin: nothing in it is read as markup."""
    return escape(printable(written))


def _words(written: str, style: ParagraphStyle) -> Paragraph:
    return Paragraph(_safe(written), style)


def _rule(rule: PrintedRule) -> Paragraph:
    return Paragraph(f"<b>{_safe(rule.name)}</b> {_safe(rule.text)}", RULE)


def _pair(left: Flowable, right: Flowable, width: float, share: float) -> Table:
    """Two things in one line, the second at its end."""
    widths = [width * share, width * (1 - share)]
    return Table([[left, right]], widths, style=_tight(("VALIGN", (0, 0), (-1, -1), "BOTTOM")))


def _tight(*more: tuple[Any, ...]) -> TableStyle:
    sides = ("LEFTPADDING", "RIGHTPADDING", "TOPPADDING", "BOTTOMPADDING")
    return TableStyle([*((side, (0, 0), (-1, -1), 0) for side in sides), *more])


# ---- one unit


def _card(unit: PrintedUnit, weapons: WeaponTables, texts: Texts) -> Table:
    style = [
        ("BOX", (0, 0), (-1, -1), 0.7, black), ("ROUNDEDCORNERS", [4, 4, 4, 4]),
        ("LEFTPADDING", (0, 0), (-1, -1), PADDING), ("RIGHTPADDING", (0, 0), (-1, -1), PADDING),
        ("TOPPADDING", (0, 0), (-1, -1), 1.5), ("BOTTOMPADDING", (0, 0), (-1, -1), 1.5),
        ("TOPPADDING", (0, 0), (-1, 0), 2 * mm), ("BOTTOMPADDING", (0, -1), (-1, -1), 2.2 * mm),
    ]
    return Table([[part] for part in _parts(unit, weapons, texts)], [COLUMN], style=TableStyle(style))


def _parts(unit: PrintedUnit, weapons: WeaponTables, texts: Texts) -> Iterator[Flowable]:
    yield _pair(_words(unit.name, UNIT), _words(unit.points, PRICE), INNER, 0.76)
    if unit.values or unit.rules:
        values = "".join(f"<b>{_safe(value).replace(' ', FIXED)}</b>{FIXED * 2} " for value in unit.values)
        yield Paragraph(f"{values}<i>{_safe(' · '.join(unit.rules))}</i>", VALUES)
    if unit.weapons:
        yield weapons.table(unit.weapons)
    for note in unit.notes:
        yield _words(note, NOTE)
    models = [BOXES] if unit.wounds is None else unit.wounds
    label = texts.format("paper-wounds")
    for number, wounds in enumerate(models, 1):
        yield Boxes(f"{label} {number}" if len(models) > 1 else label, wounds)


class WeaponTables:
    """The weapon tables of an army; their columns are equally wide on all cards."""

    def __init__(self, army: PrintedArmy) -> None:
        rows = [row for unit in army.units for row in unit.weapons]
        cells = [[printable(row[at]) for row in rows] for at in range(len(army.weapon_columns))]
        heads = [printable(head) for head in army.weapon_columns]
        longest = [max((_width(cell) for cell in column), default=0.0) for column in cells]
        self._centred = [0 < at < len(heads) - 1 and longest[at] <= SHORT_CELL for at in range(len(heads))]
        self._heads = [_words(head, self._style(at, NUMBER_HEADER, HEADER)) for at, head in enumerate(heads)]
        wished = [max(long, _width(head, HEADER)) for long, head in zip(longest, heads, strict=True)]
        needed = [
            max((_width(word) for text in (head, *column) for word in text.split()), default=0.0)
            for head, column in zip(heads, cells, strict=True)
        ]
        self._widths = share_out(INNER, [one + BESIDE_CELL for one in wished], [one + BESIDE_CELL for one in needed])

    def _style(self, at: int, centred: ParagraphStyle, usual: ParagraphStyle) -> ParagraphStyle:
        return centred if self._centred[at] else usual

    def table(self, rows: Sequence[Sequence[str]]) -> Table:
        cells = [[_words(cell, self._style(at, NUMBER, CELL)) for at, cell in enumerate(row)] for row in rows]
        style = _tight(
            ("VALIGN", (0, 0), (-1, -1), "TOP"),
            ("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 1),
            ("RIGHTPADDING", (0, 0), (-2, -1), 2), ("LINEABOVE", (0, 0), (-1, 0), 0.5, black),
            ("LINEBELOW", (0, 0), (-1, -1), 0.3, PALE),
        )
        return Table([self._heads, *cells], self._widths, style=style)


def _width(written: str, style: ParagraphStyle = CELL) -> float:
    return float(stringWidth(written, style.fontName, style.fontSize))


def share_out(room: float, wished: Sequence[float], needed: Sequence[float]) -> list[float]:
    """Widths that fill the room: all that is wished and an equal part of the rest; or, if there is not enough, what is
    needed and of the rest as much as is missing to what was wished."""
    if sum(wished) <= room:
        return [width + (room - sum(wished)) / len(wished) for width in wished]
    if sum(needed) >= room:
        return [width * room / sum(needed) for width in needed]
    missing = [wish - need for wish, need in zip(wished, needed, strict=True)]
    part = (room - sum(needed)) / sum(missing)
    return [need + part * lack for need, lack in zip(needed, missing, strict=True)]


class Boxes(Flowable):  # type: ignore[misc] # the library has no types
    """Boxes to be ticked, behind their name."""

    def __init__(self, label: str, count: int) -> None:
        super().__init__()
        self.label = label
        self.count = count
        self.width, self.height = INNER, BOX + 1 + (max(1, count) - 1) // IN_A_ROW * ROW

    def draw(self) -> None:
        canvas = self.canv
        top = self.height - BOX - 1
        canvas.setFont(TEXT, HEADER.fontSize)
        canvas.setFillColor(GREY)
        canvas.drawString(0, top + 1.2, self.label)
        left = canvas.stringWidth(self.label, TEXT, HEADER.fontSize) + 5
        canvas.setStrokeColor(black)
        canvas.setLineWidth(0.5)
        for number in range(self.count):
            row, at = divmod(number, IN_A_ROW)
            # A little more room after every five, so that nobody has to count.
            canvas.rect(left + at * (BOX + 2.6) + at // 5 * 4, top - row * ROW, BOX, BOX)
