"""The numbers and tables of campaigns: data/rosters/frostgrave/campaign.toml."""
from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import TypeVar

import msgspec

from walstatt.core.typed_data import convert

_FILE = files("walstatt") / "data" / "rosters" / "frostgrave" / "campaign.toml"
DEAD, WOUND, MISSES, FIT = "dead", "wound", "misses", "fit"


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A line of a table for one W20."""

    faces: tuple[int, int]


class Survival(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    result: str
    """dead, wound, misses, fit"""


class Wound(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """It takes 1 from a value for good."""

    key: str
    value: str


class Find(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    crowns: int = 0
    item: str = ""


class Ware(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    item: str
    price: int
    for_sale: bool = False
    """Can it be bought at any time, or only found?"""


class Experience(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    treasure: int
    cast: int
    helped: int
    soldier: int
    apprentice: int
    wizard: int
    won: int
    most: int


class Tables(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    start: int
    pay: int
    apprentice: int
    heal_soldier: int
    heal_caster: int
    cure: int
    level: int
    most_better: int
    resale: int
    names: tuple[str, ...]
    experience: Experience
    improvements: dict[str, int]
    soldier_survival: tuple[Survival, ...]
    caster_survival: tuple[Survival, ...]
    wound: tuple[Wound, ...]
    treasure: tuple[Find, ...]
    ware: tuple[Ware, ...]

    @property
    def wares(self) -> dict[str, Ware]:
        return {ware.item: ware for ware in self.ware}

    @property
    def wounds(self) -> dict[str, Wound]:
        return {wound.key: wound for wound in self.wound}

    def resale_price(self, item: str) -> int:
        return self.wares[item].price // self.resale


_Line = TypeVar("_Line", bound=Row)


@cache
def tables() -> Tables:
    return convert(tomllib.loads(_FILE.read_text("utf-8")), Tables)


def row(lines: tuple[_Line, ...], face: int) -> _Line:
    """The line of a table that a face means."""
    return next(line for line in lines if line.faces[0] <= face <= line.faces[1])
