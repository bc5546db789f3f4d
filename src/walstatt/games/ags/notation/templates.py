"""Phrases with slots: one template both reads a text into fields and writes the fields as text.

A template such as `{on} erleidet {amount} Schaden` is words and slots. Each phrase has one in each language; German is
the notation that people type, English what English readers are shown. Because reading and writing follow the same
template, what is written is read back as it was.
"""
from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Any, NamedTuple

import msgspec

from walstatt.core.texts import text
from walstatt.games.ags.abilities import Amount, Dice
from walstatt.games.ags.notation.scanner import Scanner

Fields = dict[str, Any]
_SLOT = re.compile(r"\{(\w+)\}")


class Slot(NamedTuple):
    """A gap in a template: the fields it fills, how it reads and how it writes them."""

    fields: tuple[str, ...]
    read: Callable[[Scanner], Fields | None]
    write: Callable[[Any, str], str | None]
    """Of a struct, in a language; None if these fields cannot be written here."""


@dataclass(frozen=True)
class Phrase:
    """One way to say something. `fixed` are fields that the words themselves stand for."""

    de: str
    en: str
    fixed: Mapping[str, Any] = field(default_factory=dict)
    also: tuple[str, ...] = ()
    """Other German wordings that are understood."""

    @cached_property
    def slots(self) -> list[str]:
        return _SLOT.findall(self.de)

    def templates(self, language: str) -> Sequence[str]:
        return (self.de, *self.also) if language == "de" else (self.en,)


class Phrases:
    """All ways to write one kind of struct, with the slots that they use."""

    def __init__(self, kind: type[msgspec.Struct], slots: Mapping[str, Slot], phrases: Sequence[Phrase]) -> None:
        self.kind = kind
        self.slots = slots
        self.phrases = phrases
        self.defaults = {
            one.name: one.default for one in msgspec.structs.fields(kind) if one.default is not msgspec.NODEFAULT
        }

    def read(self, scanner: Scanner) -> Fields | None:
        """The fields of the phrase that says most at this place."""
        start, best, end = scanner.at, None, scanner.at
        for phrase in self.phrases:
            for template in phrase.templates(scanner.language):
                scanner.at = start
                found = self._read_template(scanner, _parts(template))
                if found is not None and scanner.at > end:
                    best, end = {**found, **phrase.fixed}, scanner.at
        scanner.at = end if best is not None else start
        return best

    def _read_template(self, scanner: Scanner, parts: Sequence[tuple[str, bool]]) -> Fields | None:
        fields: Fields = {}
        for part, is_slot in parts:
            if is_slot:
                found = self.slots[part].read(scanner)
                if found is None:
                    return None
                fields |= found
            elif not scanner.take(part):
                return None
        return fields

    def write(self, struct: msgspec.Struct, language: str, leaving: Sequence[str] = ()) -> str | None:
        """The struct in words, or None if no phrase says exactly this; fields in `leaving` are said elsewhere."""
        for phrase in self.phrases:
            if self._fits(phrase, struct, leaving):
                written = self._write_template(phrase.de if language == "de" else phrase.en, struct, language)
                if written is not None:
                    return written
        return None

    def _fits(self, phrase: Phrase, struct: msgspec.Struct, leaving: Sequence[str]) -> bool:
        told = {name for slot in phrase.slots for name in self.slots[slot].fields} - set(phrase.fixed)
        return all(
            name in told or name in leaving or value == phrase.fixed.get(name, self.defaults.get(name))
            for name, value in msgspec.structs.asdict(struct).items()
        )

    def _write_template(self, template: str, struct: msgspec.Struct, language: str) -> str | None:
        written = ""
        for number, part in enumerate(_SLOT.split(template)):
            words = self.slots[part].write(struct, language) if number % 2 else part
            if words is None:
                return None
            written += words
        return written


@cache
def _parts(template: str) -> list[tuple[str, bool]]:
    """The words and slots of a template, in their order."""
    pieces = [(part.strip(), number % 2 == 1) for number, part in enumerate(_SLOT.split(template))]
    return [(part, is_slot) for part, is_slot in pieces if part]


# ---- slots that many phrases use

_NUMBER = re.compile(r"\d+")
_COUNT = re.compile(r"(0*[1-9]\d*)|(ein(?:e[nmr]?)?|zwei|drei|vier)\b", re.IGNORECASE)
_COUNT_WORDS = {"zwei": 2, "drei": 3, "vier": 4}
_POSITIVE = re.compile(r"0*[1-9]\d*")
INCHES = re.compile(r"(\d+(?:[.,]\d+)?)(?:\s*(?:Zoll\b|[\"“”″])(?=\s*\)))?", re.IGNORECASE)
"""Where the number stands in brackets, the unit may stand with it: (8), (8"), (8 Zoll)."""
_DICE = re.compile(r"(\d+)\s*/\s*(\d+)\s*\+")
_AMOUNT_TERM = re.compile(r"(\d*)\s*[WD]\s*([36])(?!\d)|(\d+)|(eine[nmr]?|zwei|drei|vier)\b", re.IGNORECASE)
_PLUS = re.compile(r"\+")
_CHANGE = re.compile(r"(ATT|DEF|WIL|MOV)\s*(#|[+\-−–]\s*\d+)(?:\s*/\s*(#|[+\-−–]\s*\d+))?", re.IGNORECASE)
_QUOTED = re.compile(r'"([^"\n]*)"|[„“]([^“”"\n]*)[“”"]|»([^»«"\n]*)«|«([^»«"\n]*)»')


def number(name: str) -> Slot:
    def read(scanner: Scanner) -> Fields | None:
        found = scanner.match(_NUMBER, text("ags-card-want-number"))
        return {name: int(found.group())} if found else None

    return Slot((name,), read, lambda struct, _: str(getattr(struct, name)))


def positive(name: str) -> Slot:
    """A number from 1 on; 0 is not said."""

    def read(scanner: Scanner) -> Fields | None:
        found = scanner.match(_POSITIVE, text("ags-card-want-positive"))
        return {name: int(found.group())} if found else None

    def write(struct: Any, _language: str) -> str | None:
        value = getattr(struct, name)
        return str(value) if value > 0 else None

    return Slot((name,), read, write)


def inches(name: str) -> Slot:
    def read(scanner: Scanner) -> Fields | None:
        found = scanner.match(INCHES, text("ags-card-want-inches"))
        return {name: float(found[1].replace(",", "."))} if found else None

    return Slot((name,), read, lambda struct, language: write_inches(getattr(struct, name), language))


def write_inches(value: float, language: str) -> str:
    plain = f"{value:g}"
    return plain.replace(".", ",") if language == "de" else plain


def read_dice(scanner: Scanner) -> Dice | None:
    found = scanner.match(_DICE, text("ags-card-want-dice"))
    return Dice(int(found[1]), int(found[2])) if found else None


def dice(name: str) -> Slot:
    def read(scanner: Scanner) -> Fields | None:
        found = read_dice(scanner)
        return {name: found} if found else None

    return Slot((name,), read, lambda struct, _: str(getattr(struct, name)))


def amount(name: str) -> Slot:
    """`2`, `W3`, `2W6+1`: the dice first, then the fixed points."""

    def read(scanner: Scanner) -> Fields | None:
        total = {"fixed": 0, "3": 0, "6": 0}
        while found := scanner.match(_AMOUNT_TERM, text("ags-card-want-amount")):
            total[found[2] or "fixed"] += _count_word(found[4]) if found[4] else int(found[3] or found[1] or 1)
            if scanner.ahead(_PLUS) is None:
                return {name: Amount(total["fixed"], total["3"], total["6"])}
            scanner.take("+")
        return None

    return Slot((name,), read, lambda struct, language: write_amount(getattr(struct, name), language))


def write_amount(value: Amount, language: str) -> str:
    die = "W" if language == "de" else "D"
    rolled = ((value.w6, 6), (value.w3, 3))
    dice_words = [f"{count if count > 1 else ''}{die}{sides}" for count, sides in rolled if count]
    return "+".join([*dice_words, *([str(value.fixed)] if value.fixed or not dice_words else [])])


def _count_word(word: str) -> int:
    return _COUNT_WORDS.get(word.casefold(), 1)


def plain_number(name: str) -> Slot:
    """An amount that is a number without dice, in figures or as a word."""

    def read(scanner: Scanner) -> Fields | None:
        found = scanner.match(_COUNT, text("ags-card-want-positive"))
        if found is None:
            return None
        return {name: Amount(int(found[1]) if found[1] else _count_word(found[2]))}

    def write(struct: Any, _language: str) -> str | None:
        value: Amount = getattr(struct, name)
        return None if value.w3 or value.w6 else str(value.fixed)

    return Slot((name,), read, write)


class Saying(NamedTuple):
    """A word of the notation in both languages, and other German spellings of it."""

    de: str
    en: str
    also: tuple[str, ...] = ()


def word_of(name: str, group: str, words: Mapping[Any, Saying]) -> Slot:
    """One of a list of words. Longer ones are tried first, so that none hides another."""
    ordered = {
        language: sorted(
            ((form, value) for value, saying in words.items() for form in _forms(saying, language)),
            key=lambda pair: -len(pair[0]),
        )
        for language in ("de", "en")
    }

    def read(scanner: Scanner) -> Fields | None:
        with scanner.group(group):
            for form, value in ordered[scanner.language]:
                if scanner.take(form):
                    return {name: value}
        return None

    def write(struct: Any, language: str) -> str | None:
        saying = words.get(getattr(struct, name))
        return None if saying is None else saying.de if language == "de" else saying.en

    return Slot((name,), read, write)


def _forms(saying: Saying, language: str) -> tuple[str, ...]:
    return (saying.de, *saying.also) if language == "de" else (saying.en,)


def _signed(written: str | None) -> int:
    return 0 if written is None or written == "#" else read_signed(written)


def read_signed(written: str) -> int:
    """+1, or -1 with whatever stands for a minus."""
    return int(re.sub("[−–]", "-", written).replace(" ", ""))


def _change_part(value: int) -> str:
    return f"{value:+d}" if value else "#"


def change() -> Slot:
    """`DEF+1/#`: strength, then difficulty, # where nothing changes; of MOV there is only one number."""

    def read(scanner: Scanner) -> Fields | None:
        found = scanner.match(_CHANGE, text("ags-card-want-change"))
        if found is None:
            return None
        fields = {"word": found[1].upper(), "strength": _signed(found[2]), "difficulty": _signed(found[3])}
        if fields["word"] == "MOV" and (fields["difficulty"] or not fields["strength"]):
            scanner.at = found.start(3 if fields["difficulty"] else 2)
            scanner.want(text("ags-card-want-mov-change"))
            return None
        return fields

    def write(struct: Any, _language: str) -> str | None:
        if struct.word == "MOV":
            return None if struct.difficulty or not struct.strength else f"MOV{struct.strength:+d}"
        if struct.word not in ("ATT", "DEF", "WIL"):
            return None
        return f"{struct.word}{_change_part(struct.strength)}/{_change_part(struct.difficulty)}"

    return Slot(("word", "strength", "difficulty"), read, write)


def quoted(name: str) -> Slot:
    """Free text in quotation marks."""

    def read(scanner: Scanner) -> Fields | None:
        found = scanner.match(_QUOTED, text("ags-card-want-quoted"))
        return {name: next(words for words in found.groups() if words is not None)} if found else None

    def write(struct: Any, _language: str) -> str | None:
        words = getattr(struct, name)
        return None if any(sign in words for sign in '"\n') else f'"{words}"'

    return Slot((name,), read, write)
