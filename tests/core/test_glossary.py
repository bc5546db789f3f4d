"""No text of one language holds a word of the games in the other one; data/glossary.toml says which word is which."""
from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import pytest

from walstatt.core.catalogue import game_keys, load
from walstatt.core.kits import kit_of
from walstatt.core.texts import LANGUAGES, Texts
from walstatt.games.lobby import LOBBIES, ArmyWish
from walstatt.games.shelf import playable, worlds

DATA = Path(str(files("walstatt") / "data"))
GAMES = playable()
ALL = (*GAMES, *worlds())
OTHER = {"de": "en", "en": "de"}
QUOTED = re.compile(
    r"(?<!\w)'[^']*'(?!\w)|“[^”]*”|„[^“]*“|`[^`]*`"
    r"|A Generic Skirmisher|Referenzblatt|\b(?:ags|anima|aofs|frostgrave|kalevala)\.[a-z0-9_.*]+"
)
"""Words of a book or of a card, where a text is about them, titles of games, and ids."""
MARKUP = re.compile(r"^#.*$|^[\w-]+ =|\{ *\$[^{}]*?(?:->|\})|\{ *-?[\w-]+ *\}|^ *\*?\[[\w-]+\]", re.MULTILINE)
"""What in a Fluent file is not read by anybody."""
COMMON = {
    "de": {"Fast", "Will", "Passive", "Immune", "Order", "Arm"},
    "en": {"Die", "Hand", "Gift", "Blind", "Wolf", "Limit", "General", "Position"},
}
"""Everyday words of a language that are words of a game in the other one."""


@cache
def glossary() -> dict[str, dict[str, str]]:
    return tomllib.loads((DATA / "glossary.toml").read_text("utf-8"))


def listed(game: str) -> dict[str, str]:
    """A part of another game has the words of that one."""
    kit = kit_of(game)
    assert kit is not None
    return glossary()[kit.rules_of or game]


@cache
def words_of(language: str, game: str) -> frozenset[str]:
    """The words that a game has in this language only."""
    both = [*glossary()["all"].items(), *listed(game).items(), *_names(game)]
    german, english = {de for de, _ in both}, {en for _, en in both}
    own, other = (german, english) if language == "de" else (english, german)
    return frozenset(own - other - COMMON[OTHER[language]])


def _names(game: str) -> Iterator[tuple[str, str]]:
    """What is called something in both languages in the rosters of a game."""
    for path in sorted((DATA / "rosters" / game).glob("*.toml")):
        for name in _pairs(tomllib.loads(path.read_text("utf-8"))):
            yield name["de"], name["en"]


def _pairs(data: Any) -> Iterator[dict[str, str]]:
    """Everything below a key `name`."""
    if isinstance(data, list):
        for one in data:
            yield from _pairs(one)
    elif isinstance(data, dict):
        for key, value in data.items():
            if key == "name" and isinstance(value, dict) and set(value) == set(LANGUAGES):
                yield value
            else:
                yield from _pairs(value)


@cache
def _pattern(language: str, game: str) -> re.Pattern[str]:
    """The words of the other language, the longest first; a die may have a number before it."""
    words = sorted(words_of(OTHER[language], game), key=len, reverse=True)
    return re.compile(rf"(?<![\w-])\d*({'|'.join(map(re.escape, words))})(?![\w-])")


def strangers(text: str, language: str, game: str) -> list[str]:
    """The words of the other language in a text."""
    return _pattern(language, game).findall(QUOTED.sub(" ", text))


def test_the_check_finds_words_of_the_other_language() -> None:
    assert strangers("Roll 2W6 for [Norm] Gehen; a Schild helps.", "en", "ags") == ["W6", "Gehen", "Schild"]
    assert strangers("Ein Shield hilft bei Melee, wirf D6.", "de", "ags") == ["Shield", "Melee", "D6"]
    assert strangers("What does 'Nah' mean (ags.r.nah_0)? Die Runner.", "en", "ags") == []
    assert strangers("Der Hauptmann der Border Watch", "de", "aofs") == ["Border Watch"]


@pytest.mark.parametrize("game", game_keys())
def test_the_glossary_knows_the_names_of_the_catalogue(game: str) -> None:
    """Where a rule has the name of a word, both say the same in English."""
    wrong = []
    for rule in load(game).rules:
        english = listed(game).get(rule.term)
        named = rule.name.removeprefix("tag_").removeprefix("task_")
        if english and "_" not in named and english.casefold() != named:
            wrong.append(f"{rule.term}: {english} or {named}")
    assert not wrong


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_keys())
def test_the_catalogue(game: str, language: str) -> None:
    found = []
    for rule in load(game).rules:
        texts = [rule.de] if language == "de" else [rule.en, rule.shows]
        found += [(rule.id, word) for text in texts for word in strangers(text, language, game)]
    for ruling in load(game).rulings:
        words = ruling.text(language)
        for text in (words.term, words.question, words.default, words.why, *words.choices):
            found += [(ruling.id, word) for word in strangers(text, language, game)]
    assert not found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ALL)
def test_messages(game: str, language: str) -> None:
    """Files of one game are looked through for its words, all others for those of every game."""
    found = []
    for path in sorted((DATA / "text" / language).glob("*.ftl")):
        owner = path.stem.partition("-")[0]
        if owner in ALL and owner != game:
            continue
        read = MARKUP.sub(" ", path.read_text("utf-8"))
        found += [(path.name, word) for word in strangers(read, language, game)]
    assert not found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_rosters_and_sheets_of_paper(game: str, language: str) -> None:
    """As the server gives them to a reader: names, descriptions, values, cards in words."""
    lobby = LOBBIES.get(game)
    assert lobby is not None and game in playable()
    found = []
    for sheet in lobby.all_rosters():
        for text in _spoken(msgspec.to_builtins(sheet), language):
            found += [(sheet.key, word, text[:60]) for word in strangers(text, language, game)]
        for army in sheet.armies:
            wish = ArmyWish(sheet.key, units=army.units)
            printed = lobby.print_army(wish, army.size, Texts(language))
            for text in _strings(msgspec.to_builtins(printed)):
                found += [(army.key, word, text[:60]) for word in strangers(text, language, game)]
    assert not found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_rule_on_paper_does_not_repeat_its_name(game: str, language: str) -> None:
    """The name stands before the text already."""
    lobby = LOBBIES.get(game)
    assert lobby is not None
    doubled = set()
    for sheet in lobby.all_rosters():
        for army in sheet.armies:
            printed = lobby.print_army(ArmyWish(sheet.key, units=army.units), army.size, Texts(language))
            names = [rule.name for rule in printed.rules]
            assert len(set(names)) == len(names)
            for rule in printed.rules:
                if rule.text.startswith(rule.name.partition("(")[0].strip()):
                    doubled.add(rule.name)
    assert not doubled


def _spoken(data: Any, language: str) -> Iterator[str]:
    """Every text that is there in both languages, in one of them."""
    if isinstance(data, dict):
        if set(data) == set(LANGUAGES):
            yield from _strings(data[language])
        else:
            for value in data.values():
                yield from _spoken(value, language)
    elif isinstance(data, list):
        for one in data:
            yield from _spoken(one, language)


def _strings(data: Any) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for value in data.values():
            yield from _strings(value)
    elif isinstance(data, list):
        for one in data:
            yield from _strings(one)
