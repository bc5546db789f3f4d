"""The games that can be played, by their keys; each is loaded when it is wanted."""
from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any, Protocol

from walstatt.core.match import Game
from walstatt.core.outside import outside_games
from walstatt.core.picture import Picture
from walstatt.core.world import MATCH, WORLD, WorldGame
from walstatt.games.outside import kind_of, load_outside

PLAYABLE = {
    "aofs": "walstatt.games.aofs.game",
    "ags": "walstatt.games.ags.game",
    "frostgrave": "walstatt.games.frostgrave.game",
    "anima": "walstatt.games.anima.game",
}
"""Those that come with the program, in the order in which clients offer them."""


def playable() -> list[str]:
    """The keys of all games that are played question by question, those outside of the program last."""
    return [*PLAYABLE, *_outside(MATCH)]


def worlds() -> list[str]:
    """The keys of all games that are rows of phases."""
    return _outside(WORLD)


def _outside(kind: str) -> list[str]:
    return [key for key, folder in outside_games().items() if kind_of(load_outside(folder)) == kind]


class PlayableGame(Game, Protocol):
    """What the laboratory and the clients need beyond the core."""

    def read_setup(self, data: Any) -> Any:
        """The setup from its JSON."""

    def read_state(self, data: bytes) -> Any:
        """The state from its JSON."""

    def picture(self, play: Any, seat: int | None) -> Picture:
        """The game as a client draws it, without what this seat (None: a spectator) may not know."""

    def random_setup(self, rng: Random) -> Any:
        """Some setup that the rules allow: any lists, any table, now and then other rulings."""

    def problems(self, play: Any) -> list[str]:
        """What is wrong with a position that the rules should never lead to."""


class UnknownGame(ValueError):  # noqa: N818 - it reads as what is wrong
    """No such game; it names those that can be played."""

    def __init__(self, key: str) -> None:
        super().__init__(f"{key!r}: {', '.join(playable())}")
        self.key = key


def load_game(key: str) -> PlayableGame:
    if key in PLAYABLE:
        game: PlayableGame = import_module(PLAYABLE[key]).GAME
        return game
    if key not in playable():
        raise UnknownGame(key)
    outsider: PlayableGame = load_outside(outside_games()[key])
    return outsider


def load_world(key: str) -> WorldGame:
    if key not in worlds():
        raise UnknownGame(key)
    world: WorldGame = load_outside(outside_games()[key])
    return world
