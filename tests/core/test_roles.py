"""Players, watchers and the game master: who is told what."""
from __future__ import annotations

from random import Random

import msgspec
import pytest
from tests.core.duel import DUEL, DuelSetup
from tests.server.duel_game import GAME, SealedPosition

from walstatt.core.match import Match
from walstatt.core.questions import Roll
from walstatt.core.roles import Role, Viewer, may_know
from walstatt.core.turn import EVERYBODY, GAME_MASTER, Told


@pytest.mark.parametrize(("viewer", "knows"), [
    (0, True), (1, False), ("Nord", True), ("Ost", False), (Role.GAME_MASTER, True), (Role.WATCHER, False),
    (None, False), ("master", False), ("watcher", False),
])  # fmt: skip
def test_what_concerns_some_is_known_to_them_and_to_the_game_master(viewer: Viewer, knows: bool) -> None:
    assert may_know(viewer, (0, "Nord")) is knows


def test_what_is_told_to_nobody_is_told_to_the_game_master() -> None:
    assert [Told(realms, "key").concerns(who) for realms in (GAME_MASTER, (EVERYBODY,)) for who in ("Nord", None)] == [
        False, False, True, True
    ]
    assert Told(GAME_MASTER, "key").concerns(Role.GAME_MASTER)


def sealed() -> Match:
    match = Match(GAME, DuelSetup())
    match.answer(111, 0)
    match.answer(222, 1)
    return match


def test_the_game_master_of_a_match_sees_everything_a_watcher_nothing_secret() -> None:
    match = sealed()
    assert isinstance(match.state, SealedPosition)
    views = {who: msgspec.json.encode(match.view(who)) for who in (0, 1, None, Role.WATCHER, Role.GAME_MASTER)}
    assert [b"111" in views[who] for who in views] == [True, False, False, False, True]
    assert [b"222" in views[who] for who in views] == [False, True, False, False, True]
    assert views[None] == views[Role.WATCHER]


def test_the_game_master_sees_the_open_question_whoever_is_asked() -> None:
    match, rng = Match(DUEL, DuelSetup()), Random(1)
    assert match.view(Role.WATCHER)["question"] is None
    asked = match.view(Role.GAME_MASTER)["question"]
    assert asked is not None and asked["key"] == "duel:bids"
    match.answer(0, 0)
    match.answer(0, 1)
    while isinstance(match.question, Roll):
        match.answer(match.question.sample(rng))
    assert match.question is not None and match.question.seat is not None
    seat = match.question.seat
    shown = [match.view(who)["question"] for who in (seat, 1 - seat, None, Role.GAME_MASTER)]
    assert shown[0] == shown[3] is not None and shown[1] is shown[2] is None
