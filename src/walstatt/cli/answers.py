"""Typed answers become values for the open question, one reader for each kind of question.

German and English words are understood in both languages. What cannot be read raises `Misread`, which says what is
wrong; whether the value is allowed is for the question itself to judge.
"""
from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from walstatt.cli.typed_moves import Tabletop, read_move, read_place
from walstatt.cli.typed_words import AUTO, NO, NONE, YES, Misread, length, whole_number
from walstatt.core.questions import Number, Pick, PickSeveral, Question, Roll, YesNo
from walstatt.core.texts import Texts
from walstatt.table.questions import Measure, Move, Place

_SEPARATORS = re.compile(r"[\s,;]+")


class Reader:
    """Reads the answers of one table. `rng` makes the program's own proposals."""

    def __init__(self, texts: Texts, tabletop: Tabletop, rng: Random) -> None:
        self.texts = texts
        self.tabletop = tabletop
        self.rng = rng

    def read(self, question: Question, typed: str) -> Any:
        words = typed.strip()
        if not words:
            return self._nothing(question)
        if words.lower() in AUTO:
            return question.sample(self.rng)
        for kind, reader in self._readers().items():
            if isinstance(question, kind):
                return reader(question, words)
        raise Misread("play-misread-kind", kind=question.kind)

    def _readers(self) -> dict[type[Question], Callable[[Any, str], Any]]:
        return {
            PickSeveral: self._several,
            Pick: self._option,
            YesNo: lambda _, words: yes_or_no(words),
            Number: lambda _, words: whole_number(words),
            Roll: read_dice,
            Measure: self._fact,
            Move: lambda question, words: read_move(question, words, self.tabletop),
            Place: lambda question, words: read_place(question, words, self.tabletop),
        }

    def _nothing(self, question: Question) -> Any:
        """Enter alone answers where there is nothing to choose, or where the program's way is the usual one."""
        if isinstance(question, Pick) and not isinstance(question, PickSeveral) and len(question.options) == 1:
            return question.options[0]
        if isinstance(question, Move | Place):
            usual = self.tabletop.obvious(question)
            if usual is not None:
                return usual
        if isinstance(question, Move) and self.tabletop.has_obvious_way(question):
            return question.sample(self.rng)
        if isinstance(question, Measure) and question.answer == "some":
            return []
        raise Misread("play-misread-empty")

    def _option(self, question: Pick, words: str) -> str:
        try:
            return self._one_of(question.options, words, lambda option: self.texts.say(question.label(option)))
        except Misread:
            # What the rules know but do not offer is for the question to refuse: it can say why.
            if question.why_not and question.why_not(words.lower()):
                return words.lower()
            if question.free and not words.isdecimal():
                return words
            raise

    def _several(self, question: PickSeveral, words: str) -> list[str]:
        def label(option: str) -> str:
            return self.texts.say(question.label(option))

        if words.lower() in NONE:
            return []
        return [self._one_of(question.options, word, label) for word in _SEPARATORS.split(words) if word]

    def _one_of(self, options: Sequence[str], word: str, label: Callable[[str], str]) -> str:
        """By number, by id or code, or by the beginning of the label."""
        wanted = word.lower()
        if wanted.isdecimal():
            number = int(wanted)
            if not 1 <= number <= len(options):
                raise Misread("play-misread-number-of-option", given=number, most=len(options))
            return options[number - 1]
        for option in options:
            if option.lower() == wanted:
                return option
        found = [option for option in options if label(option).lower().startswith(wanted)]
        if len(found) == 1:
            return found[0]
        if found:
            raise Misread("play-misread-ambiguous", word=word, labels=[label(option) for option in found])
        raise Misread("play-misread-option", word=word, most=len(options))

    def _fact(self, question: Measure, words: str) -> Any:
        match question.answer:
            case "length":
                return length(words)
            case "yes_no":
                return yes_or_no(words)
            case "count":
                return whole_number(words)
            case "share":
                return _share(words)
            case "some":
                return self._some(question, words)
            case _:
                return self._one_of(question.among, words, str)

    def _some(self, question: Measure, words: str) -> list[str]:
        if words.lower() in NONE:
            return []
        if words.lower() in ("alle", "all", "*"):
            return list(question.among)
        return [self._one_of(question.among, word, str) for word in _SEPARATORS.split(words) if word]


def yes_or_no(words: str) -> bool:
    word = words.lower()
    if word in YES:
        return True
    if word in NO:
        return False
    raise Misread("play-misread-yes-no", word=words)


def read_dice(question: Roll, words: str) -> list[int]:
    """`4 5 1` or `451`; commas do no harm."""
    parts = [part for part in _SEPARATORS.split(words) if part]
    if len(parts) == 1 and question.count > 1 and question.sides <= 9:
        parts = list(parts[0])
    faces = []
    for part in parts:
        if not part.isdecimal() or not 1 <= int(part) <= question.sides:
            raise Misread("play-misread-die", word=part, sides=question.sides)
        faces.append(int(part))
    if len(faces) != question.count:
        raise Misread("play-misread-dice", given=len(faces), count=question.count)
    return faces


def _share(words: str) -> float:
    if words.endswith("%"):
        return length(words[:-1]) / 100
    return length(words)
