"""Texts are message keys with arguments; the words stand in Fluent files, one folder for each language."""
from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

from walstatt.core.outside import outside_games

LANGUAGES = ("de", "en")
SEATS = ("seat", "winner")
"""Arguments that are a seat and are read as a player's name."""
WAY = "way"
"""An argument that goes from place to place."""
THINGS = {"piece": "table"}
"""Arguments that are the id of a thing, and how the messages of such names begin."""
GIVEN_NAME = re.compile(r"(?P<word>[A-Za-z]+) (?P<number>\d+)")
"""A name that the program has given, kept in one language and read in every one: the message `given-name-WORD`."""
SCENE = ("view", "pointer")
"""What every message may ask of a client: how the table lies before the reader, and what he points with.

Who knows neither leaves them out, and the message says it by the compass and for a mouse.
"""


ENTRY = re.compile(r"^(?P<id>-?[A-Za-z][\w-]*) *=.*(?:\n(?!-?[A-Za-z#]).*)*", re.MULTILINE)
"""A message or a term of Fluent: up to the next one or the next remark, which alone begin a line."""
NAME = re.compile(r"-?[A-Za-z][\w-]*")
LONGEST_ARGUMENT = 2_000
"""Fluent refuses to put longer words into a message."""


def shortened(words: str, most: int) -> str:
    """Words that somebody wrote, quoted at no more than this length."""
    return words if len(words) <= most else f"{words[: most - 1]}…"


class Text(NamedTuple):
    """A message key and its arguments; an argument may be a text itself."""

    key: str
    args: Mapping[str, Any] = {}


UNSAID = Text("")
"""Nothing to say yet."""


def text(key: str, /, **args: Any) -> Text:
    return Text(key, args)


def default_language(environment: Mapping[str, str] = os.environ) -> str:
    """German unless the environment asks for another language."""
    wanted = environment.get("WALSTATT_LANG") or environment.get("LC_ALL") or environment.get("LANG") or ""
    return "en" if wanted[:2] == "en" else "de"


class Texts:
    """The words of one language. With `names`, a seat is called by its player's name."""

    def __init__(self, language: str, names: Sequence[str] = ()) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"unknown language {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        self.names = names

    def format(self, key: str, /, **args: Any) -> str:
        """The message in this language; a key without a message is a mistake of ours and shows as itself."""
        messages = _messages(self.language)
        if key not in messages:
            return f"⟨{key}⟩"
        words = {name: self._named(name, value) for name, value in args.items()}
        return messages.format(key, words)

    def has(self, key: str) -> bool:
        return key in _messages(self.language)

    def say(self, message: Text | str) -> str:
        """A text, or a plain string such as a player's own name, as it is to be read."""
        return self.given(message) if isinstance(message, str) else self.format(message.key, **message.args)

    def player(self, seat: int) -> str:
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self.format("core-player", number=seat + 1)

    def thing(self, argument: str, id: str) -> str:
        """A thing by its id: a piece `low_wall-2` is called “Wall 2”, after the message `table-low-wall`."""
        name, _, number = id.replace(" ", "-").partition("-")
        key = f"{THINGS[argument]}-{name.replace('_', '-')}"
        return f"{self.format(key)} {number}".rstrip() if self.has(key) else id

    def given(self, name: str) -> str:
        """A name as this reader calls it: what a person has named is called that everywhere."""
        found = GIVEN_NAME.fullmatch(name)
        key = f"given-name-{found['word'].lower()}" if found else ""
        return self.format(key, number=found["number"]) if found and self.has(key) else name

    def _named(self, name: str, value: Any) -> Any:
        """An argument whose name says what it is."""
        if name in SEATS and isinstance(value, int):
            return self.player(value)
        if name in THINGS and isinstance(value, str):
            return self.thing(name, value)
        if name == WAY and isinstance(value, list | tuple):
            return " > ".join(map(str, value))
        return self._argument(value)

    def _argument(self, value: Any) -> Any:
        if isinstance(value, Text):
            return self.say(value)
        if isinstance(value, dict) and value.keys() == {"key", "args"}:
            return self.format(value["key"], **value["args"])
        if isinstance(value, dict) and self.language in value:
            return value[self.language]
        if isinstance(value, dict):
            return ", ".join(f"{name} {self._argument(one)}" for name, one in value.items())
        if isinstance(value, list | tuple):
            dice = all(isinstance(item, int) for item in value)
            return (" " if dice else ", ").join(str(self._argument(item)) for item in value)
        if isinstance(value, float):
            return self.decimal(value)
        return shortened(self.given(value), LONGEST_ARGUMENT) if isinstance(value, str) else value

    def decimal(self, value: float) -> str:
        """A measure with at most two decimals and the decimal sign of the language."""
        plain = f"{value:.2f}".rstrip("0").rstrip(".")
        return plain.replace(".", ",") if self.language == "de" else plain


def words(message: Text) -> dict[str, str]:
    """A text in each language."""
    return {language: Texts(language).say(message) for language in LANGUAGES}


def sources(language: str) -> list[str]:
    """All messages of a language in Fluent's notation, file by file; those of games outside of the program last."""
    return _sources(language, tuple(outside_games().values()))


@cache
def _sources(language: str, outside: tuple[Path, ...]) -> list[str]:
    folder = files("walstatt") / "data" / "text" / language
    entries = sorted(folder.iterdir(), key=lambda item: item.name)
    own = [entry.read_text("utf-8") for entry in entries if entry.name.endswith(".ftl")]
    return own + [(one / f"{language}.ftl").read_text("utf-8") for one in outside]


def _messages(language: str) -> Messages:
    return _found_messages(language, tuple(outside_games().values()))


@cache
def _found_messages(language: str, outside: tuple[Path, ...]) -> Messages:
    return Messages(language, _sources(language, outside))


class Messages:
    """The messages of a language, each parsed when it is first asked for: most programs say few of thousands."""

    def __init__(self, language: str, sources: Iterable[str]) -> None:
        from fluent.runtime import FluentBundle

        self._bundle = FluentBundle([language], use_isolating=False)
        self._written: dict[str, str] = {}
        for source in sources:
            for entry in ENTRY.finditer(source):
                self._written.setdefault(entry["id"], entry[0])
        self._parsed: set[str] = set()

    def __contains__(self, key: str) -> bool:
        return key in self._written and not key.startswith("-")

    def __iter__(self) -> Iterator[str]:
        return (key for key in self._written if key in self)

    def format(self, key: str, words: dict[str, Any]) -> str:
        if key not in self._parsed:
            self._parse(key)
        pattern: Any = self._bundle.get_message(key).value
        return str(self._bundle.format_pattern(pattern, words)[0])

    def _parse(self, key: str) -> None:
        """With all that it speaks of; several threads may do so at once, for the first to add a message has won."""
        from fluent.runtime import FluentResource

        wanted, seen = [key], set[str]()
        while wanted:
            one = wanted.pop()
            if one not in seen and one not in self._parsed:
                seen.add(one)
                self._bundle.add_resource(FluentResource(self._written[one]))
                wanted += [name for name in NAME.findall(self._written[one]) if name in self._written]
        self._parsed |= seen
