"""A report on its way to somebody: its sections, whose they are, and the four forms in which it goes out."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, NamedTuple, get_args

import msgspec

from walstatt.core.texts import Texts
from walstatt.games.report_blocks import Sections, plain_sections, read_sections
from walstatt.paper.realm_sign import RealmSign, sign_of

Format = Literal["text", "html", "json", "pdf"]
FORMATS: Final[tuple[Format, ...]] = get_args(Format)
FORMAT_NAME, FORMAT_VERSION = "walstatt-report", 1


class Document(NamedTuple):
    game: str
    world: str
    realm: str
    """Whose report it is; nothing for the game master's own."""
    label: str
    """The phase, such as 271.1."""
    sections: Sections

    @property
    def sign(self) -> RealmSign | None:
        return sign_of(self.realm) if self.realm else None


def document(game: str, world: str, realm: str, label: str, report: Mapping[str, Any]) -> Document:
    return Document(game, world, realm, label, read_sections(report))


def render(report: Document, form: Format, texts: Texts, *, large: bool = False) -> bytes:
    """The whole report in one of its forms, always the same bytes; large print is for paper and screen."""
    # A heading with nothing below it tells nobody anything.
    report = report._replace(sections={name: blocks for name, blocks in report.sections.items() if blocks})
    # Each form brings its own library, and nobody wants all of them.
    if form == "text":
        from walstatt.paper.report_text import text_report

        return text_report(report, texts).encode()
    if form == "html":
        from walstatt.paper.report_html import html_report

        return html_report(report, texts, large=large).encode()
    if form == "pdf":
        from walstatt.paper.report_pdf import pdf_report

        return pdf_report(report, texts, large=large)
    return _json(report)


def _json(report: Document) -> bytes:
    sign = report.sign
    written = {
        "format": FORMAT_NAME, "version": FORMAT_VERSION, "game": report.game, "world": report.world,
        "realm": report.realm, "sign": sign._asdict() if sign else None, "phase": report.label,
        "sections": plain_sections(report.sections),
    }
    return msgspec.json.format(msgspec.json.encode(written)) + b"\n"
