"""The sign of a realm: a shield that follows from its name alone, so that sheets of one realm lie together.

Field and charge tell realms apart without colours, too.
"""
from __future__ import annotations

from typing import Final, NamedTuple
from zlib import crc32

FIELDS: Final = ("plain", "pale", "fess", "bend", "quarters", "chevron")
CHARGES: Final = ("star", "ring", "cross", "diamond", "moon", "tower", "drop")
COLOURS: Final = {
    "red": "#a3341f", "blue": "#2458a6", "green": "#3c7a3a", "purple": "#7a4a86", "gold": "#b8860b",
    "black": "#2b2825", "brown": "#6b4c2a", "teal": "#1f7a7a",
}
OUTLINE: Final = "M-1-1.15H1V.1C1 .75.45 1.05 0 1.25-.45 1.05-1 .75-1 .1Z"
SHIELD: Final = "-1.2 -1.3 2.4 2.7"
"""The box around it."""
_PARTS: Final = {
    "plain": "", "pale": "M0-1.15H1V.1C1 .75.45 1.05 0 1.25Z",
    "fess": "M-1-.1H1V.1C1 .75.45 1.05 0 1.25-.45 1.05-1 .75-1 .1Z",
    "bend": "M-1-1.15 1 .6C.8.9.4 1.08 0 1.25-.45 1.05-1 .75-1 .1Z",
    "quarters": "M-1-1.15H0V0H-1ZM0 0H1V.1C1 .75.45 1.05 0 1.25Z",
    "chevron": "M-1 .45 0-.35 1 .45C.85.85.4 1.08 0 1.25-.4 1.08-.85.85-1 .45Z",
}
_CHARGES: Final = {
    "star": "M0-.62.16-.2.6-.19.25.07.37.5 0 .25-.37.5-.25.07-.6-.19-.16-.2Z",
    "ring": "M0-.5C.66-.5.66.5 0 .5-.66.5-.66-.5 0-.5ZM0-.22C-.3-.22-.3.22 0 .22.3.22.3-.22 0-.22Z",
    "cross": "M-.15-.55H.15V-.15H.55V.15H.15V.55H-.15V.15H-.55V-.15H-.15Z",
    "diamond": "M0-.6.42 0 0 .6-.42 0Z",
    "moon": "M.25-.5C-.55-.5-.55.5.25.5-.12.3-.12-.3.25-.5Z",
    "tower": "M-.38.5V-.45H-.2V-.25H-.08V-.45H.08V-.25H.2V-.45H.38V.5Z",
    "drop": "M0-.6C.5-.05.48.5 0 .5-.48.5-.5-.05 0-.6Z",
}


class RealmSign(NamedTuple):
    field: str
    charge: str
    colour: str

    @property
    def ink(self) -> str:
        return COLOURS[self.colour]

    @property
    def part(self) -> str:
        """The outline of the coloured part of the field; nothing where it is plain."""
        return _PARTS[self.field]

    @property
    def figure(self) -> str:
        """The outline of the charge."""
        return _CHARGES[self.charge]

    @property
    def svg(self) -> str:
        """Two and a half high, around its middle."""
        part = f'<path d="{self.part}" fill="{self.ink}" fill-opacity=".38"/>' if self.part else ""
        return (f'<path d="{OUTLINE}" fill="#ffffff"/>{part}'
                f'<path d="{OUTLINE}" fill="none" stroke="{self.ink}" stroke-width=".14"/>'
                f'<path d="{self.figure}" fill="{self.ink}" fill-rule="evenodd"/>')


def sign_of(name: str) -> RealmSign:
    mixed = crc32(name.encode("utf-8", "replace"))
    mixed, field = divmod(mixed, len(FIELDS))
    mixed, charge = divmod(mixed, len(CHARGES))
    return RealmSign(FIELDS[field], CHARGES[charge], tuple(COLOURS)[mixed % len(COLOURS)])
