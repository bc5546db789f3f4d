"""The games that can be played, by their keys; each is loaded when it is wanted."""
from __future__ import annotations

from random import Random
from typing import Any, Protocol

from walstatt.core.kits import MATCH, WORLD, Part, kits
from walstatt.core.match import Game
from walstatt.core.picture import Picture
from walstatt.core.world import WorldGame


def playable() -> list[str]:
    """The keys of all games that are played question by question, in the order in which clients offer them."""
    return _of_kind(MATCH)


def worlds() -> list[str]:
    """The keys of all games that are rows of phases."""
    return _of_kind(WORLD)


def _of_kind(kind: str) -> list[str]:
    return [kit.key for kit in kits() if kit.game and kit.kind == kind and not kit.between]


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


_MATCHES = Part[PlayableGame]("game")
_WORLDS = Part[WorldGame]("game")


def load_game(key: str) -> PlayableGame:
    if key not in playable():
        raise UnknownGame(key)
    return _MATCHES[key]


def load_world(key: str) -> WorldGame:
    if key not in worlds():
        raise UnknownGame(key)
    return _WORLDS[key]
