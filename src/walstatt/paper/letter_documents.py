"""PDFs that are sent with letters: what their pages show is copied object by object, nothing else.

Every stream is unpacked within bounds and packed anew. No annotation, action, form, attachment, name of a program,
date or note of a camera comes along.
"""
from __future__ import annotations

import binascii
import io
import zlib
from base64 import a85decode
from typing import Any, Final

from PIL import Image
from pypdf import PageObject, PdfReader, PdfWriter, apply_configuration
from pypdf.generic import (
    ArrayObject,
    DictionaryObject,
    IndirectObject,
    NameObject,
    NullObject,
    PdfObject,
    StreamObject,
)

from walstatt.core.refusal import Refused, refuse

DOCUMENT: Final = "application/pdf"
MOST_PIXELS: Final = 12_500_000
MOST_SHEETS: Final = 12
MOST_KEPT: Final = 1_500_000
"""Bytes of what is kept."""
MOST_UNPACKED: Final = 20_000_000
"""Bytes of all streams together."""
MOST_OBJECTS: Final = 20_000
DEEPEST: Final = 60
OF_A_PAGE: Final = ("/MediaBox", "/CropBox", "/Rotate", "/Resources", "/Contents")
DROPPED: Final = frozenset((
    "/Metadata", "/PieceInfo", "/LastModified", "/AA", "/JS", "/JavaScript", "/StructParents", "/StructParent", "/OPI",
    "/Thumb", "/Filter", "/DecodeParms", "/F", "/FFilter", "/FDecodeParms", "/Length", "/DL", "/Parent",
))
FLATE, PHOTOGRAPH = "/FlateDecode", "/DCTDecode"
PICTURES: Final = (PHOTOGRAPH, "/CCITTFaxDecode")
"""Streams that stay packed as they are."""
MARK, SCAN = 0xFF, 0xDA
NOTES: Final = (*range(0xE1, 0xEE), 0xEF, 0xFE)
"""Segments of a JPEG in which cameras and programs note when, where and with what; 0xE0 and 0xEE tell of colours."""
BOUNDS: Final[dict[str, Any]] = {
    "zlib_maximum_output_length": MOST_UNPACKED, "stream_decoding_work_maximum_length": MOST_UNPACKED,
    "lzw_maximum_output_length": MOST_UNPACKED, "run_length_maximum_output_length": MOST_UNPACKED,
    "page_tree_maximum_entries": MOST_OBJECTS,
}
"""For what the library unpacks itself to find the objects."""


def unreadable() -> Refused:
    return refuse("", "letter-page-unreadable", formats=["JPEG", "PNG", "WebP", "PDF"])


def stripped(data: bytes) -> tuple[bytes, int]:
    """The document and the number of its pages."""
    try:
        with apply_configuration(**BOUNDS):
            return _copied(PdfReader(io.BytesIO(data), strict=False))
    except Refused:
        raise
    except Exception as problem:
        # Whatever a strange file does to the library: it is a file that cannot be read.
        raise unreadable() from problem


def _copied(reader: PdfReader) -> tuple[bytes, int]:
    if reader.is_encrypted:
        raise refuse("", "letter-page-locked")
    sheets = len(reader.pages)
    if not 0 < sheets <= MOST_SHEETS:
        raise refuse("", "letter-page-sheets", most=MOST_SHEETS)
    writer = PdfWriter()
    copier = _Copier(writer)
    for page in reader.pages:
        writer.add_page(_page(copier, page))
    writer.metadata = None
    out = io.BytesIO()
    writer.write(out)
    if out.tell() > MOST_KEPT:
        raise refuse("", "letter-page-too-large", most=MOST_KEPT / 1_000_000)
    return out.getvalue(), sheets


def _page(copier: _Copier, page: PageObject) -> PageObject:
    kept = PageObject()
    kept[NameObject("/Type")] = NameObject("/Page")
    for name in OF_A_PAGE:
        if name in page:
            kept[NameObject(name)] = copier.copy(page.raw_get(name))
    return kept


class _Copier:
    """Copies objects with all that they refer to, each once, and counts."""

    def __init__(self, writer: PdfWriter) -> None:
        self.writer = writer
        self.copies: dict[tuple[int, int], IndirectObject] = {}
        self.objects = 0
        self.unpacked = 0

    def copy(self, value: Any, depth: int = 0) -> PdfObject:
        self.objects += 1
        if self.objects > MOST_OBJECTS or depth > DEEPEST:
            raise refuse("", "letter-page-too-much")
        if isinstance(value, IndirectObject):
            return self._referred(value, depth)
        if isinstance(value, StreamObject):
            return self.writer._add_object(self._fill(self._stream(value), value, depth))
        if isinstance(value, DictionaryObject):
            return self._fill(DictionaryObject(), value, depth)
        if isinstance(value, ArrayObject):
            return ArrayObject(self.copy(one, depth + 1) for one in value)
        return value if isinstance(value, PdfObject) else NullObject()

    def _referred(self, reference: IndirectObject, depth: int) -> PdfObject:
        name = (reference.idnum, reference.generation)
        if name in self.copies:
            return self.copies[name]
        value = reference.get_object()
        if not isinstance(value, DictionaryObject):
            return self.copy(value, depth + 1)
        # Before what is in it: objects may refer to each other in rings.
        made = self._stream(value) if isinstance(value, StreamObject) else DictionaryObject()
        self.copies[name] = self.writer._add_object(made)
        self._fill(made, value, depth)
        return self.copies[name]

    def _fill(self, made: DictionaryObject, value: DictionaryObject, depth: int) -> DictionaryObject:
        for name in value:
            if name not in DROPPED:
                made[NameObject(name)] = self.copy(value.raw_get(name), depth + 1)
        return made

    def _stream(self, value: StreamObject) -> StreamObject:
        """Unpacked as far as it is no picture in a form of its own, and packed again."""
        made, data, name, how = StreamObject(), value._data, "", DictionaryObject()
        packed = _packings(value)
        while packed and packed[0][0] not in PICTURES:
            name, how = packed.pop(0)
            data = self._unpacked(name, data)
        if packed:
            name, how = packed.pop(0)
            data = _plain_picture(value, data, name)
        self._count(len(data))
        if packed:
            raise unreadable()
        made[NameObject("/Filter")] = NameObject(name if name in PICTURES else FLATE)
        if how:
            made[NameObject("/DecodeParms")] = self.copy(how, 1)
        made._data = data if name in PICTURES else zlib.compress(data)
        return made

    def _unpacked(self, name: str, data: bytes) -> bytes:
        if name == FLATE:
            unpacker = zlib.decompressobj()
            found = unpacker.decompress(data, MOST_UNPACKED - self.unpacked + 1)
            self._count(len(found))
            return found
        if name == "/ASCII85Decode":
            return a85decode(data.strip().removesuffix(b"~>").removeprefix(b"<~"))
        if name == "/ASCIIHexDecode":
            return binascii.unhexlify(b"".join(data.split()).removesuffix(b">"))
        raise unreadable()

    def _count(self, number: int) -> None:
        self.unpacked += number
        if self.unpacked > MOST_UNPACKED:
            raise refuse("", "letter-page-too-much")


def _packings(value: StreamObject) -> list[tuple[str, DictionaryObject]]:
    """How a stream is packed, the outermost first, with what must be known for it."""
    names, known = value.get("/Filter", NullObject()).get_object(), value.get("/DecodeParms", NullObject()).get_object()
    every = list(names) if isinstance(names, ArrayObject) else [] if isinstance(names, NullObject) else [names]
    all_known = list(known) if isinstance(known, ArrayObject) else [known]
    found = []
    for place, name in enumerate(every):
        how = all_known[place].get_object() if place < len(all_known) else None
        found.append((str(name.get_object()), how if isinstance(how, DictionaryObject) else DictionaryObject()))
    return found


def _plain_picture(value: StreamObject, data: bytes, form: str) -> bytes:
    """A picture of a bounded size; one of a camera without its notes."""
    if int(value.get("/Width", 0)) * int(value.get("/Height", 0)) > MOST_PIXELS:
        raise refuse("", "letter-page-pixels", most=MOST_PIXELS / 1_000_000)
    if form != PHOTOGRAPH:
        return data
    with Image.open(io.BytesIO(data), formats=("JPEG",)) as picture:
        if picture.width * picture.height > MOST_PIXELS:
            raise refuse("", "letter-page-pixels", most=MOST_PIXELS / 1_000_000)
    return without_notes(data)


def without_notes(photograph: bytes) -> bytes:
    """A JPEG without comments and without what programs note in it, but for how its colours are to be read."""
    kept, at = [photograph[:2]], 2
    while at + 4 <= len(photograph) and photograph[at] == MARK and photograph[at + 1] != SCAN:
        kind, length = photograph[at + 1], int.from_bytes(photograph[at + 2 : at + 4], "big") + 2
        if kind not in NOTES:
            kept.append(photograph[at : at + length])
        at += length
    end = photograph.rfind(b"\xff\xd9")
    return b"".join([*kept, photograph[at : end + 2 if end > at else None]])
