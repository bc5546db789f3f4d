"""Loads the games that live outside of the program (`walstatt.core.outside`), and says what is wrong with one."""
from __future__ import annotations

import sys
import tomllib
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from walstatt.core import catalogue
from walstatt.core.outside import MODULE, RULES, BadGame, outside_games
from walstatt.core.texts import LANGUAGES
from walstatt.core.world import MATCH, WORLD

PACKAGE = "walstatt_game_"
"""A game's own modules import each other below this name: `from walstatt_game_furt.maps import …`."""
WANTED = {
    MATCH: (
        "key", "version", "begin", "scene", "outcome", "view", "by_people", "read_setup", "read_state", "picture",
        "random_setup", "problems", "lobby",
    ),
    WORLD: (
        "key", "version", "state_version", "found", "label", "steps", "act", "realms", "silent", "problems", "report",
        "over", "pack", "unpack", "read_setup", "random_setup", "sample_paper", "sample_outcome", "secrets", "flaws",
    ),
}
"""What `GAME` must have; `games.skirmish.SkirmishGame` and `games.small_world.SmallWorld` have most of it."""


def check_outside_games() -> None:
    """Load all of them; raises BadGame for the first that cannot be played, before anything else happens."""
    for key, folder in outside_games().items():
        if key in catalogue.GAMES:
            raise BadGame(folder, "core-bad-game-taken", game=key)
        load_outside(folder)


@cache
def load_outside(folder: Path) -> Any:
    """The `GAME` of a folder, with its rules and its words looked through."""
    _check_rules(folder)
    _check_words(folder)
    game = getattr(_module(folder), "GAME", None)
    if game is None:
        raise BadGame(folder / MODULE, "core-bad-game-no-game")
    missing = [name for name in WANTED[kind_of(game)] if not hasattr(game, name)]
    if missing:
        raise BadGame(folder / MODULE, "core-bad-game-lacks", missing=missing)
    if game.key != folder.name:
        raise BadGame(folder / MODULE, "core-bad-game-other-key", given=str(game.key), game=folder.name)
    return game


def kind_of(game: Any) -> str:
    """Is it played question by question, or a row of phases?"""
    return WORLD if getattr(game, "kind", MATCH) == WORLD else MATCH


def _module(folder: Path) -> ModuleType:
    """Its module, as part of a package of its own, so that it can have others beside it."""
    name = f"{PACKAGE}{folder.name}"
    for known in [one for one in sys.modules if one.startswith(f"{name}.")]:
        del sys.modules[known]  # of another folder of the same name
    package = ModuleType(name)
    package.__path__ = [str(folder)]
    sys.modules[name] = package
    try:
        return import_module(f"{name}.{Path(MODULE).stem}")
    except Exception as problem:  # whatever the code of others does wrong is told with its place
        reason = f"{type(problem).__name__}: {problem}"
        raise BadGame(folder / MODULE, "core-bad-game-code", reason=reason) from problem


def _check_rules(folder: Path) -> None:
    file = folder / RULES
    try:
        rules = catalogue.parse(file.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, msgspec.ValidationError) as problem:
        raise BadGame(file, "core-bad-game-unreadable", reason=str(problem)) from problem
    strangers = [entry.id for entry in rules.entries() if entry.game != folder.name]
    if strangers:
        raise BadGame(file, "core-bad-game-strange-rules", game=folder.name, strangers=strangers)
    for flaw in catalogue.problems(rules):
        raise BadGame(file, "core-bad-game-unreadable", reason=flaw)


def _check_words(folder: Path) -> None:
    """The same messages in all languages, all of them named after the game: none can take the place of another."""
    known = {language: _messages(folder / f"{language}.ftl") for language in LANGUAGES}
    named = {f"play-game-{folder.name}", f"play-goal-{folder.name}"}
    prefix = f"{folder.name.replace('_', '-')}-"
    for language, keys in known.items():
        file = folder / f"{language}.ftl"
        strangers = sorted(key for key in keys if key not in named and not key.startswith(prefix))
        if strangers:
            raise BadGame(file, "core-bad-game-strange-words", strangers=strangers, prefix=prefix)
        missing = sorted(named.union(*known.values()) - keys)
        if missing:
            raise BadGame(file, "core-bad-game-lacks", missing=missing)


def _messages(file: Path) -> set[str]:
    from fluent.syntax import FluentParser, ast

    try:
        body = FluentParser(with_spans=False).parse(file.read_text("utf-8")).body
    except (OSError, UnicodeDecodeError) as problem:
        raise BadGame(file, "core-bad-game-unreadable", reason=str(problem)) from problem
    for entry in body:
        if isinstance(entry, ast.Junk):
            line = (entry.content or "").strip().partition("\n")[0]
            raise BadGame(file, "core-bad-game-unreadable", reason=line)
    return {entry.id.name for entry in body if isinstance(entry, ast.Message)}
