"""Loads the games that live outside of the program (`walstatt.core.outside`), and says what is wrong with one."""
from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import msgspec

from walstatt.core import catalogue
from walstatt.core.kits import MATCH, OWN_FILE, PARTS, WORLD, Kit, Part, kit_of, load_part
from walstatt.core.outside import MODULE, RULES, BadGame, outside_games
from walstatt.core.texts import LANGUAGES

GAMES = Part[Any]("game")
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
        kit = kit_of(key)
        if kit is None or not kit.folder:
            raise BadGame(folder, "core-bad-game-taken", game=key)
        _check_rules(folder)
        _check_words(folder)
        _check_game(kit)


def _check_game(kit: Kit) -> None:
    file = Path(kit.folder) / MODULE
    if not hasattr(load_part(f".{file.stem}", kit.folder), "GAME"):
        raise BadGame(file, "core-bad-game-no-game")
    game = GAMES[kit.key]
    if getattr(game, "kind", MATCH) != kit.kind:
        raise BadGame(file.with_name(OWN_FILE), "core-bad-game-other-kind", given=kit.kind)
    missing = [name for name in WANTED[kit.kind] if not hasattr(game, name)]
    if missing:
        raise BadGame(file, "core-bad-game-lacks", missing=missing)
    if game.key != kit.key:
        raise BadGame(file, "core-bad-game-other-key", given=str(game.key), game=kit.key)
    for part in PARTS:
        module = getattr(kit, part).partition(":")[0]
        if module.startswith(".") and not file.with_name(f"{module[1:]}.py").is_file():
            raise BadGame(file.with_name(OWN_FILE), "core-bad-game-lacks", missing=[f"{module[1:]}.py"])


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
