"""Rehearsals of one ruler: a few battles at a time, so that nobody waits long for anybody, and no more than the world
allows."""
from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from walstatt.core.refusal import refuse
from walstatt.desk.evaluation import Folder, check_realm
from walstatt.desk.world_desk import Evaluate, WorldDesk

REHEARSED: Final = "rehearsed"
MOST_BATTLES: Final = 200
SECONDS: Final = 2.0
"""Of processor time for one answer; one battle at least is fought."""
MOST_AT_ONCE: Final = 20


class Wish(NamedTuple):
    """A paper, what its writer believes of his enemies, and which of several battles is meant."""

    realm: str
    text: str
    against: Sequence[str] = ()
    about: str = ""

    @property
    def digest(self) -> str:
        return hashlib.sha256(msgspec.json.encode((self.realm, self.text, self.against))).hexdigest()[:16]


class Used(msgspec.Struct):
    """What a realm has rehearsed in a period."""

    period: str
    digests: list[str] = []


def rehearse(desk: WorldDesk, evaluate: Evaluate, wish: Wish, first: int, most: int) -> dict[str, Any]:
    """Some battles from a number on; refused where the world allows no more."""
    folder = desk.folder()
    allow(desk, wish)
    found: dict[str, Any] = evaluate(tried, folder, wish, first, min(most, MOST_AT_ONCE, MOST_BATTLES - first))
    return found


def tried(folder: Folder, wish: Wish, first: int, most: int) -> dict[str, Any]:
    """In plain data: the battles of the paper, and what came of the next tries of one of them."""
    rehearsal, about = _rehearsal(folder, wish)
    began, battles = time.process_time(), list[dict[str, Any]]()
    for number in range(first, first + most):
        battles.append(rehearsal.tried(about, number))
        if time.process_time() - began > SECONDS:
            break
    return {"abouts": list(rehearsal.abouts), "about": about, "battles": battles}


def replay(folder: Folder, wish: Wish, number: int) -> bytes:
    """One of these battles as a save file."""
    rehearsal, about = _rehearsal(folder, wish)
    found: bytes = rehearsal.replay(about, number)
    return found


def _rehearsal(folder: Folder, wish: Wish) -> tuple[Any, str]:
    check_realm(folder, wish.realm)
    rehearsal = folder.game.rehearsal(folder.state, wish.realm, wish.text, wish.against)
    if rehearsal is None or not rehearsal.abouts:
        raise refuse("", "core-refused-no-rehearsal")
    about = wish.about or rehearsal.abouts[0]
    if about not in rehearsal.abouts:
        raise refuse("", "core-refused-nothing-waits", about=about)
    return rehearsal, about


def allow(desk: WorldDesk, wish: Wish) -> None:
    """Refused where the world allows no more. The same orders against the same enemy are one rehearsal, however many
    battles of it are asked for."""
    folder = desk.folder()
    limit = folder.game.rehearsal_limit(folder.state)
    if limit.most is None:
        return
    name = f"{REHEARSED}/{wish.realm}"
    used = desk.store.lasting(desk.record.id, name, Used)
    if used is None or used.period != limit.period:
        used = Used(limit.period)
    if wish.digest in used.digests:
        return
    if len(used.digests) >= limit.most:
        raise refuse("", "core-refused-rehearsals", most=limit.most)
    desk.store.keep_lasting(desk.record.id, name, Used(used.period, [*used.digests, wish.digest]))


REHEARSALS: Final[frozenset[Callable[..., Any]]] = frozenset((tried, replay))
"""These take longer than what rulers usually ask for."""
