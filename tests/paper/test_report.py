"""Reports in their four forms: the whole of them as text, what PDF and HTML must have, and hostile names in all."""
from __future__ import annotations

import os
import re
from html.parser import HTMLParser
from io import BytesIO
from pathlib import Path
from time import process_time
from typing import Any

import msgspec
import pytest
from pypdf import PageObject, PdfReader
from tests.games.kalevala import small_realm
from tests.games.kalevala.small_realm import REALM

from walstatt.core.texts import LANGUAGES, Texts
from walstatt.games.report_blocks import (
    Column,
    Facts,
    Heading,
    Letter,
    Line,
    Map,
    Owned,
    PageBreak,
    Passage,
    Sections,
    Table,
    plain_land,
    plain_sections,
    read_sections,
    said,
)
from walstatt.hexmap.land import Land
from walstatt.paper.realm_sign import CHARGES, COLOURS, FIELDS, sign_of
from walstatt.paper.report import FORMAT_NAME, FORMAT_VERSION, FORMATS, Document, Format, document, render
from walstatt.paper.report_words import harmless, width

GOLDEN = Path(__file__).parent / "reports"
RENEW = "WALSTATT_RENEW_REPORTS"
"""Set it to write the stored texts anew, and read the difference."""
A4_POINTS = (595, 842)
MOST_SECONDS = 1.0
HOSTILE = '<script>alert("x")</script>&amp;{ $realm } ]]> \u202eניתוח\u202c %s \x00\x1b[31m' + "Ω" * 3
RIGHT_TO_LEFT = "מלכת הצפון"


def report(phase: int = 1) -> Document:
    return document("kalevala", "Midgard", REALM, f"271.{phase}", small_realm.report(phase))


def words_of(pdf: bytes) -> list[str]:
    """Page by page, with single spaces."""
    return [" ".join(page.extract_text().split()) for page in PdfReader(BytesIO(pdf)).pages]


def code_of(page: PageObject) -> bytes:
    contents = page.get_contents()
    assert contents is not None
    return contents.get_data()


def of_all_kinds(name: str) -> Document:
    """Every block, with this name wherever a name can stand."""
    land = plain_land(Land("T" * 24 + "." * 24))
    sections: Sections = {"realm": [
        Heading(name),
        Line("kalevala-letter", ["kalevala.2.1.kopf"], {"sender": name, "to": name, "time": 1, "words": name}),
        Facts([(name, name), (said("kalevala-head-ruler"), said("kalevala-head-list", all=[name, name]))]),
        Facts([(name, name)], small=True),
        Table(name, [Column(name), Column("RE", "number"), Column(said("kalevala-account-amount"), "money")],
              [[name], [name, 4, -155], [name, None, 0]], [1], name),
        Map(name, "realm", {"2A+10": land}, [Owned(name, "#123456", ["2A+10"])], written={"2A+10": [name[:40]]}),
        Letter([(name, name)], f"{name}\n\n{name}"), PageBreak(), Passage(name),
        Passage(f"{name}\n  {name}", exactly=True),
    ]}
    return Document("kalevala", name, name, "271.1", sections)


# ---- text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", [1, 2])
def test_a_text_is_what_it_always_was(phase: int, language: str) -> None:
    written = render(report(phase), "text", Texts(language))
    stored = GOLDEN / f"brunhilde-271.{phase}.{language}.txt"
    if os.environ.get(RENEW):
        stored.write_bytes(written)
    assert written.decode() == stored.read_text("utf-8")


@pytest.mark.parametrize("name", ["Ute", HOSTILE, RIGHT_TO_LEFT, "W" * 60, "龍" * 60, "ä " * 500])
def test_no_line_of_a_text_is_longer_than_eighty_columns(name: str) -> None:
    written = render(of_all_kinds(name), "text", Texts("de")).decode()
    exact = (harmless(name).rstrip(), f"  {harmless(name)}".rstrip())
    assert not [line for line in written.splitlines() if width(line) > 80 and line not in exact]
    assert not re.search("[\x00-\x09\x0b-\x1f\u202a-\u202e]", written)


def test_columns_of_a_text_stand_below_their_titles() -> None:
    lines = render(report(), "text", Texts("de")).decode().splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("Kürzel"))
    row = next(line for line in lines[at:] if line.startswith("LB "))
    for title in ("1 alt", "6 jetzt"):
        end = lines[at].index(title) + len(title)
        assert row[end - 1].isdigit() and row[end : end + 1] in ("", " ")


# ---- JSON


def test_json_is_whole_and_reads_again() -> None:
    found = msgspec.json.decode(render(report(), "json", Texts("de")))
    assert (found["format"], found["version"], found["realm"]) == (FORMAT_NAME, FORMAT_VERSION, REALM)
    assert read_sections(found["sections"]) == report().sections
    assert found["sign"] == sign_of(REALM)._asdict()


def test_json_has_no_language() -> None:
    assert render(report(), "json", Texts("de")) == render(report(), "json", Texts("en"))


# ---- HTML


class Tags(HTMLParser):
    """Tags in pairs, and what they refer to."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.names: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.names.append(tag)
        self.attributes += attrs
        self.ids += [value or "" for name, value in attrs if name == "id"]
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.names.append(tag)
        self.attributes += attrs
        self.ids += [value or "" for name, value in attrs if name == "id"]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def tags(html: bytes) -> Tags:
    found = Tags()
    found.feed(html.decode())
    assert found.open == []
    return found


@pytest.mark.parametrize("phase", [1, 2])
def test_a_page_is_whole_and_fetches_nothing(phase: int) -> None:
    html = render(report(phase), "html", Texts("de"))
    found = tags(html)
    assert len(found.ids) == len(set(found.ids))
    for name, value in found.attributes:
        if name in ("href", "src", "xlink:href"):
            assert value is not None and value.startswith("#") and value[1:] in found.ids
    text = html.decode()
    assert 'lang="de"' in text and "prefers-color-scheme:dark" in text and "@media print" in text
    assert "url(" not in re.sub(r"url\(#[\w-]+\)", "", text) and "@import" not in text


@pytest.mark.parametrize("name", [HOSTILE, '"><img src=x onerror=alert(1)>', "'--><svg onload=1>", RIGHT_TO_LEFT])
def test_names_are_no_markup(name: str) -> None:
    html = render(of_all_kinds(name), "html", Texts("de"))
    found = tags(html)
    assert not {"script", "img", "iframe"} & set(found.names)
    assert not [one for one, _ in found.attributes if one.startswith("on")]
    assert "\u202e" not in html.decode()


def test_large_print_on_the_screen() -> None:
    assert b'<html lang="en" class="large">' in render(report(), "html", Texts("en"), large=True)


# ---- PDF


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("phase", [1, 2])
def test_every_sheet_bears_the_sign_the_name_and_its_number(phase: int, language: str, large: bool) -> None:
    pdf = render(report(phase), "pdf", Texts(language), large=large)
    pages = words_of(pdf)
    assert len(pages) >= 3
    for number, words in enumerate(pages, 1):
        assert REALM in words and f"271.{phase} · Midgard" in words
        assert Texts(language).format("paper-page-of", page=number, pages=len(pages)) in words
    sign = shield(pdf)
    for page in PdfReader(BytesIO(pdf)).pages:
        assert (round(page.mediabox.width), round(page.mediabox.height)) == A4_POINTS
        assert sign in code_of(page)


def shield(pdf: bytes) -> bytes:
    """The colour of the realm's sign as the first page sets it; other pages must do the same."""
    ink = sign_of(REALM).ink
    red, green, blue = (int(ink[at : at + 2], 16) / 255 for at in (1, 3, 5))
    wanted = " ".join(f"{part:.6f}".rstrip("0").lstrip("0") for part in (red, green, blue)).encode()
    assert wanted in code_of(PdfReader(BytesIO(pdf)).pages[0])
    return wanted


def test_all_of_a_report_is_on_paper() -> None:
    for phase in (1, 2):
        words = " ".join(words_of(render(report(phase), "pdf", Texts("de"))))
        for name in report(phase).sections:
            assert Texts("de").format(f"kalevala-report-{name}") in words
    assert "46LB, 5BB, 3lP, On(k273)" in words and "Grabt, wo ihr wollt." in words
    assert "Wirst du es mit mir teilen?" in words


def test_maps_on_paper_are_lines_not_pictures() -> None:
    pdf = render(report(2), "pdf", Texts("de"))
    reader = PdfReader(BytesIO(pdf))
    assert not [image for page in reader.pages for image in page.images]
    curves = sum(code_of(page).count(b" c ") for page in reader.pages)
    assert curves > 1000
    # Numbers of small fields stand on the map of the scouted one.
    assert any(all(str(kf) in words for kf in (1, 24, 31, 48)) for words in words_of(pdf))


def test_large_print_is_larger() -> None:
    sizes = [usual_text_size(render(report(), "pdf", Texts("de"), large=large)) for large in (False, True)]
    assert sizes[1] >= 1.4 * sizes[0]


def usual_text_size(pdf: bytes) -> float:
    found: list[float] = []
    for page in PdfReader(BytesIO(pdf)).pages:
        found += [float(one) for one in re.findall(rb"/F\d+\+?\d* (\d+(?:\.\d+)?) Tf", code_of(page))]
    common = sorted(found)
    return common[len(common) // 2]


@pytest.mark.parametrize("name", [HOSTILE, RIGHT_TO_LEFT, "W" * 60, "ä " * 500, "龍" * 60, "<b>&"])
@pytest.mark.parametrize("large", [False, True])
def test_any_name_prints(name: str, large: bool) -> None:
    pages = words_of(render(of_all_kinds(name), "pdf", Texts("de"), large=large))
    assert pages and "Seite 1 von" in pages[0]


@pytest.mark.parametrize("large", [False, True])
def test_a_cell_longer_than_a_page_is_parted(large: bool) -> None:
    long = "Wort " * 3000
    sections: Sections = {"realm": [Table("Lang", [Column("A"), Column("B")], [[long, "kurz"]]), Facts([("A", long)])]}
    made = Document("kalevala", "Midgard", REALM, "271.1", sections)
    assert sum(words.count("Wort") for words in words_of(render(made, "pdf", Texts("de"), large=large))) == 6000


def test_a_report_prints_in_a_second() -> None:
    render(report(), "pdf", Texts("de"))
    begin = process_time()
    render(report(2), "pdf", Texts("de"))
    assert process_time() - begin < MOST_SECONDS


# ---- all of them


@pytest.mark.parametrize("form", FORMATS)
def test_the_same_report_gives_the_same_bytes(form: Format) -> None:
    assert render(report(2), form, Texts("de")) == render(report(2), form, Texts("de"))


@pytest.mark.parametrize("form", FORMATS)
def test_a_report_without_sections_is_a_report(form: Format) -> None:
    nothing = render(Document("kalevala", "Midgard", REALM, "271.1", {}), form, Texts("de"))
    assert nothing == render(Document("kalevala", "Midgard", REALM, "271.1", {"realm": []}), form, Texts("de"))


def test_blocks_go_there_and_back() -> None:
    made = of_all_kinds("Ute").sections
    plain: Any = msgspec.json.decode(msgspec.json.encode(plain_sections(made)))
    assert read_sections(plain) == made
    assert "kind" not in plain["realm"][1]


def test_what_no_game_wrote_is_refused() -> None:
    for wrong in ({"kind": "table"}, {"kind": "picture"}, {"key": "x", "args": {}, "more": 1}):
        with pytest.raises(msgspec.ValidationError):
            read_sections({"realm": [wrong]})


def test_signs_follow_from_the_name_and_tell_many_apart() -> None:
    names = [f"Herrscher {number}" for number in range(100)]
    signs = {sign_of(name) for name in names}
    assert len(signs) > 80 and sign_of("Ute") == sign_of("Ute")
    assert {sign.field for sign in signs} == set(FIELDS) and {sign.charge for sign in signs} == set(CHARGES)
    for language in LANGUAGES:
        told = {Texts(language).format("paper-sign", field=field, charge=charge, colour=colour)
                for field in FIELDS for charge in CHARGES for colour in COLOURS}
        assert len(told) == len(FIELDS) * len(CHARGES) * len(COLOURS)


def test_wide_signs_take_two_columns() -> None:
    assert (width("ab"), width("龍"), width("a\u0301")) == (2, 2, 1)
