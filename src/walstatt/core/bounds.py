"""How much may come from outside: files and messages are measured before anybody works on them.

Here stands what holds for all data; how large a table may be stands in `table/bounds.py`, how large the numbers of a
card may be in the `bounds.py` of each game. Those are types: whatever is read into them, from a roster, a setup or a
save file, keeps to their bounds.
"""
from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Annotated, Any, NoReturn

import msgspec
from msgspec import Meta

from walstatt.core.refusal import Refused
from walstatt.core.texts import Text, Texts, text
from walstatt.core.typed_data import decode

MOST_NESTED = 32
"""Lists and tables inside each other."""
MOST_DIGITS = 40
MOST_WORD = 80
"""Letters of a word or number of a TOML file that stands outside of quotation marks."""
MOST_KEY_PARTS = 8
"""Of a dotted key."""
MOST_TOML = 131_072
"""Letters of a TOML file."""
MOST_SEATS = 64
"""No game has more; how many there are says each game itself."""

Id = Annotated[str, Meta(max_length=80)]
Line = Annotated[str, Meta(max_length=200)]
"""A name, or a reference to something."""
Prose = Annotated[str, Meta(max_length=4000)]
Words = Annotated[dict[Annotated[str, Meta(max_length=8)], Prose], Meta(max_length=8)]
"""A name or a sentence in each language."""
Rulings = Annotated[dict[Id, Annotated[int, Meta(ge=0, le=100)]], Meta(max_length=1000)]
PlayerName = Annotated[str, Meta(max_length=200)]
PlayerNames = Annotated[tuple[PlayerName, ...], Meta(max_length=MOST_SEATS)]
"""One for each seat."""

_JSON = re.compile(
    rb'"(?:[^"\\]|\\.)*+"?|(?P<opens>[\[{])|(?P<closes>[\]}])|(?P<unreal>NaN|Infinity)'
    rb"|(?P<digits>[0-9]{" + str(MOST_DIGITS + 1).encode() + rb",}+)",
    re.DOTALL,
)
_TOML = re.compile(
    r'"""(?:[^"\\]|\\.|"(?!""))*+"*+|\'\'\'(?:[^\']|\'(?!\'\'))*+\'*+|"(?:[^"\\\n]|\\[^\n])*+"?|\'[^\'\n]*+\'?|#[^\n]*+'
    r"|(?P<opens>[\[{])|(?P<closes>[\]}])|(?P<dot>\.)|(?P<parts>[=,\n])"
    r"|(?P<word>[0-9A-Za-z_+-]{" + str(MOST_WORD + 1) + r",}+)",
    re.DOTALL,
)
_NUMBER = re.compile(r"Expected `\w+` (?P<sign>[<>]=?) (?P<bound>[-.\d]+)")
_LENGTH = re.compile(r"Expected `(?P<kind>\w+)` of length (?P<sign>[<>]=?) (?P<bound>\d+)")
_SIGNS = {">=": "least", "<=": "most", ">": "above", "<": "below"}


class OutOfBounds(Refused):
    """Something from outside is more than it may be; the reason names what, where and the bound."""

    def __init__(self, why: Text) -> None:
        super().__init__("", why)

    def __str__(self) -> str:
        return Texts("en").say(self.why)


def check_json(data: bytes, where: str) -> None:
    """Raises OutOfBounds for JSON that nests too deeply, or has numbers that are none or far too long."""
    depth = 0
    for token in _JSON.finditer(data):
        match token.lastgroup:
            case "opens":
                depth += 1
                if depth > MOST_NESTED:
                    raise OutOfBounds(text("bounds-nested", where=where, most=MOST_NESTED))
            case "closes":
                depth -= 1
            case "digits":
                raise OutOfBounds(text("bounds-digits", where=where, most=MOST_DIGITS))
            case "unreal":
                raise OutOfBounds(text("bounds-unreal", where=where, given=token.group().decode()))


def read_json(data: bytes, kind: Any, where: str) -> Any:
    """Data of a stranger as this type; raises OutOfBounds, or msgspec's own errors for what does not fit at all."""
    check_json(data, where)
    try:
        return decode(data, kind)
    except msgspec.ValidationError as problem:
        raise_bound(problem, where)


def raise_bound(problem: msgspec.ValidationError, where: str) -> NoReturn:
    """What msgspec says of a value out of bounds in our own words; anything else goes on as it is."""
    told, _, place = str(problem).partition(" - at `")
    place = f"{where}{place.removesuffix('`').removeprefix('$')}"
    why = bound_in_words(told, place)
    if why is None:
        raise problem
    raise OutOfBounds(why) from problem


def bound_in_words(told: str, where: str) -> Text | None:
    """msgspec's sentence about a value out of bounds in our own words; None for any other."""
    if found := _NUMBER.match(told):
        return text("bounds-number", where=where, sign=_SIGNS[found["sign"]], bound=float(found["bound"]))
    if found := _LENGTH.match(told):
        key = "bounds-letters" if found["kind"] == "str" else "bounds-entries"
        return text(key, where=where, sign=_SIGNS[found["sign"]], bound=int(found["bound"]))
    return None


def toml_problem(source: str) -> tuple[int, Text] | None:
    """The line and the reason why a TOML text is not even looked at."""
    if len(source) > MOST_TOML:
        return 1, text("bounds-toml-letters", most=MOST_TOML)
    for at, why in _toml_problems(source):
        return source.count("\n", 0, at) + 1, why
    return None


def _toml_problems(source: str) -> Iterator[tuple[int, Text]]:
    depth = dots = 0
    for token in _TOML.finditer(source):
        match token.lastgroup:
            case "opens":
                depth, dots = depth + 1, 0
                if depth > MOST_NESTED:
                    yield token.start(), text("bounds-toml-nested", most=MOST_NESTED)
            case "closes":
                depth -= 1
            case "parts":
                dots = 0
            case "dot":
                dots += 1
                if dots >= MOST_KEY_PARTS:
                    yield token.start(), text("bounds-toml-key", most=MOST_KEY_PARTS)
            case "word":
                yield token.start(), text("bounds-toml-word", most=MOST_WORD)
