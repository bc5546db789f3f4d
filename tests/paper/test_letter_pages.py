"""Pages of letters: pictures of every kind become plain ones, documents keep what they show and nothing else."""
from __future__ import annotations

import io
import zlib
from typing import Any

import pytest
from PIL import Image
from pypdf import PdfReader, PdfWriter
from pypdf.generic import ArrayObject, DictionaryObject, NameObject, StreamObject, TextStringObject
from tests.server import hostile

from walstatt.core.pages import page_mark, pages_in
from walstatt.core.refusal import Refused
from walstatt.core.texts import LANGUAGES, Texts
from walstatt.paper.letter_documents import DOCUMENT, without_notes
from walstatt.paper.letter_pages import PICTURE, WIDEST, stripped


def picture(mode: str, form: str, size: tuple[int, int] = (300, 200), **more: Any) -> bytes:
    out = io.BytesIO()
    Image.new(mode, size).save(out, form, **more)
    return out.getvalue()


@pytest.mark.parametrize(("mode", "form"), [
    ("RGB", "JPEG"), ("L", "JPEG"), ("CMYK", "JPEG"), ("RGB", "PNG"), ("RGBA", "PNG"), ("LA", "PNG"), ("P", "PNG"),
    ("1", "PNG"), ("I;16", "PNG"), ("RGB", "WEBP"), ("RGBA", "WEBP"),
])
def test_any_picture_becomes_a_plain_one(mode: str, form: str) -> None:
    page = stripped(picture(mode, form))
    with Image.open(io.BytesIO(page.data)) as drawn:
        assert (page.media, page.sheets, drawn.format) == (PICTURE, 1, "JPEG")
        assert (drawn.mode, drawn.size) == ("RGB", (300, 200))


def test_what_is_clear_becomes_white_and_large_ones_small() -> None:
    clear = Image.new("RGBA", (10, 10), (255, 0, 0, 0))
    out = io.BytesIO()
    clear.save(out, "PNG")
    with Image.open(io.BytesIO(stripped(out.getvalue()).data)) as drawn:
        assert drawn.getpixel((5, 5)) == (255, 255, 255)
    with Image.open(io.BytesIO(stripped(picture("RGB", "PNG", (3200, 1000))).data)) as drawn:
        assert drawn.size == (WIDEST, WIDEST * 1000 // 3200)


@pytest.mark.parametrize("orientation", range(1, 9))
def test_a_picture_is_turned_as_its_camera_meant(orientation: int) -> None:
    notes = Image.Exif()
    notes[0x0112] = orientation
    with Image.open(io.BytesIO(stripped(picture("RGB", "JPEG", exif=notes.tobytes())).data)) as drawn:
        assert drawn.size == ((300, 200) if orientation < 5 else (200, 300))
        assert not drawn.getexif()


def document(contents: bytes, filters: list[str], **more: Any) -> bytes:
    writer = PdfWriter()
    page = writer.add_blank_page(100, 100)
    stream = StreamObject()
    stream._data = contents
    stream[NameObject("/Filter")] = ArrayObject(map(NameObject, filters))
    page[NameObject("/Contents")] = writer._add_object(stream)
    for name, value in more.items():
        page[NameObject(f"/{name}")] = value
    out = io.BytesIO()
    writer.write(out)
    return out.getvalue()


def test_a_document_keeps_what_its_pages_draw() -> None:
    drawing = b"0 0 50 50 re f"
    secret = TextStringObject("Geheim")
    # A ring, an action, and notes of a program.
    extra = DictionaryObject({NameObject("/JS"): secret, NameObject("/Metadata"): secret})
    data = document(zlib.compress(drawing), ["/FlateDecode"], AA=extra, PieceInfo=extra, Annots=ArrayObject([extra]),
                    Resources=DictionaryObject({NameObject("/Properties"): extra}))
    page = stripped(data)
    assert page.media == DOCUMENT and b"Geheim" not in page.data and b"Producer" not in page.data
    (read,) = PdfReader(io.BytesIO(page.data)).pages
    contents = read.get_contents()
    assert contents is not None and drawing in contents.get_data()


@pytest.mark.parametrize("filters", [["/LZWDecode"], ["/JPXDecode"], ["/DCTDecode", "/FlateDecode"], ["/Crypt"]])
def test_what_cannot_be_unpacked_safely_is_refused(filters: list[str]) -> None:
    with pytest.raises(Refused):
        stripped(document(b"x" * 100, filters))


@pytest.mark.parametrize("name", sorted(hostile.letter_pages()))
def test_bad_pages_are_refused_in_both_languages(name: str) -> None:
    with pytest.raises(Refused) as refused:
        stripped(hostile.letter_pages()[name])
    for language in LANGUAGES:
        assert "letter-page" not in Texts(language).say(refused.value.why)


def test_a_photograph_loses_its_notes_and_nothing_that_it_shows() -> None:
    notes = Image.Exif()
    notes[0x010F] = "Geheimkamera"
    out = io.BytesIO()
    Image.linear_gradient("L").save(out, "JPEG", exif=notes.tobytes(), comment=b"Geheim")
    plain = without_notes(out.getvalue() + b"Geheim behind the end")
    assert b"Geheim" not in plain
    with Image.open(io.BytesIO(plain)) as one, Image.open(io.BytesIO(out.getvalue())) as other:
        assert one.tobytes() == other.tobytes()


def test_marks_name_pages_and_nothing_else_does() -> None:
    name = "0123456789abcdef" * 2
    words = f"a {page_mark(name, picture=True)} b {page_mark(name, picture=False)} [Seite {name}0] [Seite x]"
    assert pages_in(words) == [name, name]
