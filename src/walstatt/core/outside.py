"""Games that live outside of the program: folders that WALSTATT_GAMES names, each with rules, words and a module.

Such a folder bears the key of its game. Nothing else is ever searched for games, so no save game, upload or network
message can bring code in. Here they are only found; `walstatt.games.outside` loads their code.
"""
from __future__ import annotations

import os
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

VARIABLE = "WALSTATT_GAMES"
"""Folders, separated as in PATH."""
MODULE, RULES = "game.py", "rules.toml"
FILES = (MODULE, RULES, "de.ftl", "en.ftl")
_KEY = re.compile(r"[a-z][a-z0-9_]*")


class BadGame(ValueError):  # noqa: N818 - it reads as what is wrong
    """A game outside of the program that cannot be played: in which folder or file, and why (`core-bad-game-…`)."""

    def __init__(self, place: Path, why: str, /, **args: Any) -> None:
        super().__init__(place, why, args)
        self.place = place
        self.why = why
        self.args_of_text = {"place": str(place), **args}

    def __str__(self) -> str:
        return f"{self.why} {self.args_of_text}"


def outside_games() -> Mapping[str, Path]:
    """The folders by the keys of their games; raises BadGame for one in which something is missing."""
    written = os.environ.get(VARIABLE, "")
    return _found(written) if written else {}


@cache
def _found(written: str) -> Mapping[str, Path]:
    found: dict[str, Path] = {}
    for name in filter(None, written.split(os.pathsep)):
        folder = Path(name).resolve()
        _check_folder(folder)
        if folder.name in found:
            raise BadGame(folder, "core-bad-game-twice", game=folder.name, other=str(found[folder.name]))
        found[folder.name] = folder
    return found


def _check_folder(folder: Path) -> None:
    if not folder.is_dir():
        raise BadGame(folder, "core-bad-game-no-folder")
    if not _KEY.fullmatch(folder.name):
        raise BadGame(folder, "core-bad-game-key", game=folder.name)
    for name in FILES:
        if not (folder / name).is_file():
            raise BadGame(folder, "core-bad-game-lacks-file", file=name, wanted=list(FILES))
