"""Make the fonts of printed pages out of those that the browser client brings: `npm ci` in web first, then this.

The writer of PDF files needs TrueType and chooses no glyphs by itself, so the parts of each font are put together
again, figures stand all on one line and equally wide, and everything that only a layout engine would read is left out.
Needs fontTools.
"""
from __future__ import annotations

import sys
from io import BytesIO
from pathlib import Path

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "web" / "node_modules" / "@fontsource"
TARGET = ROOT / "src" / "walstatt" / "data" / "fonts"
PARTS = ("latin", "latin-ext", "greek", "cyrillic")
FONTS = {
    "Alegreya-Bold": ("alegreya", "700-normal"),
    "AlegreyaSans-Regular": ("alegreya-sans", "400-normal"),
    "AlegreyaSans-Italic": ("alegreya-sans", "400-italic"),
    "AlegreyaSans-Bold": ("alegreya-sans", "700-normal"),
}
FOR_LAYOUT = ("GSUB", "GPOS", "GDEF", "STAT", "gasp")
FIGURES = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


def make(name: str, family: str, style: str) -> None:
    parts = [_plain(SOURCES / family / "files" / f"{family}-{part}-{style}.woff") for part in PARTS]
    font = Merger().merge(parts)
    for table in font["cmap"].tables:
        table.cmap |= {ord("0") + value: f"{word}.tf" for value, word in enumerate(FIGURES)}
    # Without a fixed time every run would give another file.
    font["head"].created = font["head"].modified = 0
    options = Options(hinting=False, notdef_outline=True, name_IDs=["*"], recalc_timestamp=False)
    keeper = Subsetter(options)
    keeper.populate(unicodes=font.getBestCmap())
    keeper.subset(font)
    font.recalcTimestamp = False
    font.save(TARGET / f"{name}.ttf")


def _plain(path: Path) -> BytesIO:
    """One part as an uncompressed font without the tables for layout."""
    font = TTFont(path)
    font.flavor = None
    for table in FOR_LAYOUT:
        if table in font:
            del font[table]
    written = BytesIO()
    font.save(written)
    written.seek(0)
    return written


def main() -> int:
    TARGET.mkdir(parents=True, exist_ok=True)
    for name, (family, style) in FONTS.items():
        make(name, family, style)
    for family in ("alegreya", "alegreya-sans"):
        licence = (SOURCES / family / "LICENSE").read_text("utf-8")
        (TARGET / f"LICENSE-{family}.txt").write_text(licence, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
