"""Texts are message keys with arguments; the words stand in Fluent files, one folder for each language."""
from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
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
SCENE = ("view", "pointer")
"""What every message may ask of a client: how the table lies before the reader, and what he points with.

Who knows neither leaves them out, and the message says it by the compass and for a mouse.
"""


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
        bundle = _bundle(self.language)
        if not bundle.has_message(key):
            return f"⟨{key}⟩"
        pattern = bundle.get_message(key).value
        words = {name: self._named(name, value) for name, value in args.items()}
        return str(bundle.format_pattern(pattern, words)[0])

    def has(self, key: str) -> bool:
        return bool(_bundle(self.language).has_message(key))

    def say(self, message: Text | str) -> str:
        """A text, or a plain string such as a player's own name, as it is to be read."""
        return message if isinstance(message, str) else self.format(message.key, **message.args)

    def player(self, seat: int) -> str:
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self.format("core-player", number=seat + 1)

    def thing(self, argument: str, id: str) -> str:
        """A thing by its id: a piece `low_wall-2` is called “Wall 2”, after the message `table-low-wall`."""
        name, _, number = id.replace(" ", "-").partition("-")
        key = f"{THINGS[argument]}-{name.replace('_', '-')}"
        return f"{self.format(key)} {number}".rstrip() if self.has(key) else id

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
        return shortened(value, LONGEST_ARGUMENT) if isinstance(value, str) else value

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


def _bundle(language: str) -> Any:
    return _compiled(language, tuple(outside_games().values()))


@cache
def _compiled(language: str, outside: tuple[Path, ...]) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for source in _sources(language, outside):
        bundle.add_resource(FluentResource(source))
    return bundle
