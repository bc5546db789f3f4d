"""The small change of typed answers: numbers, points, directions, and the words of both languages."""
from __future__ import annotations

import re
from math import cos, radians, sin
from typing import Any

from walstatt.core.texts import Text
from walstatt.table.shapes import Point

AUTO = ("auto", "vorschlag")
STAY = ("stay", "bleib", "bleiben", "-")
TOWARDS = ("towards", "toward", "richtung", "gegen", "zu")
TO = ("to", "nach")
YES = ("j", "ja", "y", "yes")
NO = ("n", "nein", "no")
NONE = ("-", "0", "none", "keine", "keiner", "keins", "niemand", "nobody")

COMPASS = {
    "n": 0, "nord": 0, "norden": 0, "north": 0,
    "ne": 45, "no": 45, "nordost": 45, "northeast": 45,
    "e": 90, "o": 90, "ost": 90, "osten": 90, "east": 90,
    "se": 135, "so": 135, "südost": 135, "southeast": 135,
    "s": 180, "süd": 180, "süden": 180, "south": 180,
    "sw": 225, "südwest": 225, "southwest": 225,
    "w": 270, "west": 270, "westen": 270,
    "nw": 315, "nordwest": 315, "northwest": 315,
}
"""Clockwise from the north, in German and English."""

_NUMBER = re.compile(r"-?\d+(?:[.,]\d+)?")
_PAIR = re.compile(r"\(?(-?\d+(?:\.\d+)?)[,/](-?\d+(?:\.\d+)?)\)?([jck]?)", re.IGNORECASE)
_MARKS = {"j": "jump", "c": "climb", "k": "climb"}
_DEGREES = re.compile(r"(-?\d+(?:[.,]\d+)?)(?:°|grad|deg)", re.IGNORECASE)


class Misread(Exception):  # noqa: N818 - it reads as what happened
    """Something typed that is no answer; `why` says what is wrong with it."""

    def __init__(self, key: str, /, **args: Any) -> None:
        super().__init__(key, args)
        self.why = Text(key, args)


def number(word: str) -> float | None:
    """24, 24.5 or 24,5, with or without the sign for inches."""
    bare = word.removesuffix('"').removesuffix("″")
    return float(bare.replace(",", ".")) if _NUMBER.fullmatch(bare) else None


def length(word: str) -> float:
    value = number(word.strip())
    if value is None or value < 0:
        raise Misread("play-misread-length", word=word)
    return value


def whole_number(word: str) -> int:
    if not re.fullmatch(r"-?\d+", word):
        raise Misread("play-misread-whole-number", word=word)
    return int(word)


def is_pair(word: str) -> bool:
    return bool(_PAIR.fullmatch(word))


def pair(word: str) -> list[Any]:
    """`24,13` as [24, 13]; `24,13j` as a way point that is jumped to, `24,13c` (or k) as one that is climbed to."""
    found = _PAIR.fullmatch(word)
    if not found:
        raise Misread("play-misread-point", word=word)
    point: list[Any] = [float(found[1]), float(found[2])]
    return [*point, _MARKS[found[3].lower()]] if found[3] else point


def point(words: list[str]) -> Point:
    """`24 13`, `24,5 13` or `24,13`."""
    if len(words) == 2:
        x, y = number(words[0]), number(words[1])
        if x is not None and y is not None:
            return x, y
    if len(words) == 1:
        x, y = pair(words[0])[:2]
        return x, y
    raise Misread("play-misread-point", word=" ".join(words))


def direction(word: str) -> Point | None:
    """The unit step of a compass point or of `45°`, clockwise from the north."""
    found = _DEGREES.fullmatch(word)
    if found:
        degrees = float(found[1].replace(",", "."))
    elif word.lower() in COMPASS:
        degrees = COMPASS[word.lower()]
    else:
        return None
    return sin(radians(degrees)), cos(radians(degrees))
