"""One kit for each game: all that the program has for it, by name. What is named is imported when it is wanted.

The kits of the games that come with the program stand in `data/kits.toml`; a game outside of it has four files that
say most of its kit, and `kit.toml` for the rest. A package says of what type a part is, and finds it there:

    LOBBIES = Part[Lobby]("lobby")
    LOBBIES["aofs"].setup(wish)
"""
from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Generic, Literal, TypeVar

import msgspec

from walstatt.core.outside import MODULE, BadGame, outside_games
from walstatt.core.typed_data import convert

MATCH, WORLD = "match", "world"
"""The two kinds of games: one is played question by question, the other is a row of phases."""
STAGES = {MATCH: "table", WORLD: "world"}
"""What a browser shows of each kind, unless the kit names another stage."""
OWN_FILE = "kit.toml"
PACKAGE = "walstatt_game_"
"""The modules of a game outside of the program import each other below this name: `walstatt_game_furt.maps`."""
_FILE = Path(__file__).parents[1] / "data" / "kits.toml"


class Kit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What there is for one game. A part is `module` or `module:name`; an empty one is absent.

    A module that begins with a point lies in the game's own folder.
    """

    key: str
    folder: str = ""
    """Of a game outside of the program."""
    kind: Literal["match", "world"] = "match"
    rules: tuple[str, ...] = ()
    """Files of its catalogue."""
    rules_of: str = ""
    """The game whose catalogue it cites instead of one of its own: it is a part of that game, played by itself."""
    english_only: bool = False
    """Its rulings need no German text yet."""
    between: str = ""
    """The game between whose matches this one is played: nobody chooses it by itself."""
    game: str = ""
    lobby: str = ""
    campaign: str = ""
    campaign_command: str = ""
    command: str = ""
    """What `walstatt <key>` carries out: `run(arguments) -> exit code`."""
    previews: str = ""
    advisor: str = ""
    commander: str = ""
    """Answers by what a seat has written before: `answer(play, question, seat)`."""
    cases: str = ""
    arena: str = ""
    rosters: str = ""
    terminal: str = ""
    stage: str = ""
    """What a browser shows of it."""
    soak: int = 10
    """Games that the usual check plays at random."""

    @property
    def shown_on(self) -> str:
        return self.stage or STAGES[self.kind]

    @property
    def has_rules(self) -> bool:
        return bool(self.rules or self.folder)


PARTS = (
    "game", "lobby", "campaign", "campaign_command", "command", "previews", "advisor", "commander", "cases", "arena",
    "rosters", "terminal",
)


def kits() -> list[Kit]:
    """Those of all games, outside ones last."""
    return [*own_kits().values(), *(_outside_kit(folder) for folder in outside_games().values())]


def kit_of(game: str) -> Kit | None:
    own = own_kits().get(game)
    if own is not None:
        return own
    folder = outside_games().get(game)
    return _outside_kit(folder) if folder else None


@cache
def own_kits() -> dict[str, Kit]:
    """The kits of the games that come with the program."""
    written = tomllib.loads(_FILE.read_text("utf-8"))
    return {key: convert({**parts, "key": key}, Kit) for key, parts in written.items()}


@cache
def _outside_kit(folder: Path) -> Kit:
    """What its four files say without words, and what `kit.toml` adds."""
    file = folder / OWN_FILE
    try:
        written = tomllib.loads(file.read_text("utf-8")) if file.exists() else {}
        usual = {"game": f".{Path(MODULE).stem}:GAME"}
        if written.get("kind", MATCH) == MATCH:
            usual |= {"lobby": f".{Path(MODULE).stem}:GAME.lobby", "previews": "walstatt.odds.plain_previews"}
        return convert({**usual, **written, "key": folder.name, "folder": str(folder)}, Kit)
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, msgspec.ValidationError) as problem:
        raise BadGame(file, "core-bad-game-unreadable", reason=str(problem)) from problem


T = TypeVar("T")


class Part(Generic[T]):
    """One part of all kits, by the keys of their games. Nothing is imported to say who has it."""

    def __init__(self, name: str) -> None:
        assert name in PARTS, name
        self.name = name

    def __contains__(self, game: object) -> bool:
        return isinstance(game, str) and bool(self._named(game))

    def __iter__(self) -> Iterator[str]:
        return (kit.key for kit in kits() if getattr(kit, self.name))

    def __getitem__(self, game: str) -> T:
        """The part itself; KeyError for a game without it."""
        if not self._named(game):
            raise KeyError(game)
        kit = kit_of(game)
        assert kit is not None
        return load_part(self._named(game), kit.folder)  # type: ignore[no-any-return]

    def get(self, game: str) -> T | None:
        return self[game] if self._named(game) else None

    def _named(self, game: str) -> str:
        return getattr(kit_of(game), self.name, "")


@cache
def load_part(place: str, folder: str) -> Any:
    """What stands at `module:name`, or the module itself."""
    module, _, names = place.partition(":")
    found = _own_module(module, Path(folder)) if module.startswith(".") else import_module(module)
    for name in filter(None, names.split(".")):
        if folder and not hasattr(found, name):
            raise BadGame(Path(folder) / OWN_FILE, "core-bad-game-lacks", missing=[place])
        found = getattr(found, name)
    return found


def _own_module(module: str, folder: Path) -> ModuleType:
    """A module of a game outside of the program, in a package of its own so that others can stand beside it."""
    package = f"{PACKAGE}{folder.name}"
    if getattr(sys.modules.get(package), "__path__", None) != [str(folder)]:
        for known in [one for one in sys.modules if one.startswith(f"{package}.")]:
            del sys.modules[known]  # of another folder of the same name
        sys.modules[package] = ModuleType(package)
        sys.modules[package].__path__ = [str(folder)]
    try:
        return import_module(f"{package}{module}")
    except Exception as problem:  # whatever the code of others does wrong is told with its place
        reason = f"{type(problem).__name__}: {problem}"
        raise BadGame(folder / f"{module[1:].replace('.', '/')}.py", "core-bad-game-code", reason=reason) from problem
