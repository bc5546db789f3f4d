"""Pages that are sent with letters: pictures and PDFs, stripped of all that does not belong to what they show.

Pictures are drawn anew, small enough for a screen; their size is looked at before anything is decoded. Of a PDF only
what its pages show is taken over, and everything in it must unfold to a bounded length.
"""
from __future__ import annotations

import io
import zlib
from typing import Final, NamedTuple

from PIL import Image, ImageOps, UnidentifiedImageError

from walstatt.core.refusal import Refused, refuse
from walstatt.paper import letter_documents
from walstatt.paper.letter_documents import DOCUMENT, MOST_PIXELS, unreadable

MOST_BYTES: Final = 4_000_000
WIDEST: Final = 1600
"""Pixels of a picture as it is kept; more than a letter needs on any screen."""
QUALITY: Final = 82
FORMATS: Final = ("JPEG", "PNG", "WEBP")
PICTURE: Final = "image/jpeg"
UPRIGHT: Final = 0x0112
"""Where a camera notes how it was held."""


class LetterPage(NamedTuple):
    media: str
    data: bytes
    sheets: int
    """Pages of a PDF; a picture is one."""


def stripped(data: bytes) -> LetterPage:
    """What somebody wants to send with a letter, as it is kept; refused where it is no such thing or too much."""
    if len(data) > MOST_BYTES:
        raise refuse("", "letter-page-too-large", most=MOST_BYTES // 1_000_000)
    if b"%PDF-" in data[:1024]:
        copied, sheets = letter_documents.stripped(data)
        return LetterPage(DOCUMENT, copied, sheets)
    return LetterPage(PICTURE, _picture(data), 1)


def _picture(data: bytes) -> bytes:
    try:
        with Image.open(io.BytesIO(data), formats=FORMATS) as picture:
            _check_size(*picture.size)
            return _drawn_anew(picture)
    except Image.DecompressionBombError as problem:
        raise _too_many_pixels() from problem
    except (UnidentifiedImageError, OSError, ValueError, SyntaxError, EOFError, zlib.error) as problem:
        raise unreadable() from problem


def _check_size(width: int, height: int) -> None:
    if width * height > MOST_PIXELS:
        raise _too_many_pixels()
    if not (0 < width <= 20_000 and 0 < height <= 20_000):
        raise unreadable()


def _too_many_pixels() -> Refused:
    return refuse("", "letter-page-pixels", most=MOST_PIXELS / 1_000_000)


def _drawn_anew(picture: Image.Image) -> bytes:
    """A JPEG of nothing but colours, on white; turned as the camera meant it."""
    turned = picture.getexif().get(UPRIGHT, 1)
    picture.draft("RGB", (WIDEST, WIDEST))
    small: Image.Image = picture if picture.mode in ("RGB", "L", "RGBA", "LA") else picture.convert("RGBA")
    small.thumbnail((WIDEST, WIDEST), reducing_gap=2.0)
    upright = _turned(small, turned)
    sheet = Image.new("RGB", upright.size, "white")
    clear = upright.mode in ("RGBA", "LA")
    sheet.paste(upright.convert("RGB"), mask=upright.getchannel("A") if clear else None)
    out = io.BytesIO()
    sheet.save(out, "JPEG", quality=QUALITY, optimize=True)
    return out.getvalue()


def _turned(picture: Image.Image, orientation: int) -> Image.Image:
    plain = Image.new(picture.mode, picture.size)
    plain.paste(picture)
    plain.getexif()[UPRIGHT] = orientation
    return ImageOps.exif_transpose(plain)
