"""The games that can be played, by their keys; each is loaded when it is wanted."""
from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any, Protocol

from walstatt.core.match import Game
from walstatt.core.outside import outside_games
from walstatt.games.outside import load_outside
from walstatt.table.picture import TablePicture

PLAYABLE = {
    "aofs": "walstatt.games.aofs.game",
    "ags": "walstatt.games.ags.game",
    "frostgrave": "walstatt.games.frostgrave.game",
    "anima": "walstatt.games.anima.game",
}
"""Those that come with the program, in the order in which clients offer them."""


def playable() -> list[str]:
    """The keys of all games that can be played, those outside of the program last."""
    return [*PLAYABLE, *outside_games()]


class PlayableGame(Game, Protocol):
    """What the laboratory and the clients need beyond the core."""

    def read_setup(self, data: Any) -> Any:
        """The setup from its JSON."""

    def read_state(self, data: bytes) -> Any:
        """The state from its JSON."""

    def picture(self, play: Any, seat: int | None) -> TablePicture:
        """The table as a client draws it, without what this seat (None: a spectator) may not know."""

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
    folder = outside_games().get(key)
    if folder is None:
        raise UnknownGame(key)
    outsider: PlayableGame = load_outside(folder)
    return outsider
