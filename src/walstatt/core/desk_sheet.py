"""What lies on the game master's desk beside decisions: letters, requests, and what he has made himself."""
from __future__ import annotations

import msgspec


class DeskLetter(msgspec.Struct, frozen=True):
    """A letter that somebody wrote; realm, date and line name it."""

    realm: str
    at: str
    line: int
    sender: str
    """The name under which it was written."""
    to: str
    words: str
    state: str
    """`goes`, `waits` for its phase, `held` on the desk, `returned`."""


class DeskRequest(msgspec.Struct, frozen=True):
    """What a ruler asks of the game master, with all that was said about it."""

    realm: str
    number: int
    at: str
    title: str
    state: str
    words: list[str]
    fresh: bool
    """Was it written in the open phase? Then it is answered from the next one on."""


class DeskEntry(msgspec.Struct, frozen=True):
    """Something of the game master's own making."""

    kind: str
    """`secret`, `item`, `figure` or `role`."""
    name: str
    title: str
    about: str


class DeskSheet(msgspec.Struct, frozen=True):
    letters: list[DeskLetter] = []
    requests: list[DeskRequest] = []
    made: list[DeskEntry] = []
    weights: dict[str, int] = {}
    """Of decisions, by what they are about: how much hangs on each."""
