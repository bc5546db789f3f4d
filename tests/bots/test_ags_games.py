"""Whole conflicts: every answer is accepted, thinking changes nothing, a seed is a seed, secrets stay secret."""
from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.bots.playing import played

from walstatt.bots.base import Bot, ask
from walstatt.bots.registry import make_bot
from walstatt.core.dice import FastBox
from walstatt.core.match import Match
from walstatt.core.questions import Roll
from walstatt.core.seat_match import SeatMatch
from walstatt.games.ags.game import GAME
from walstatt.lab import arena_ags
from walstatt.lab.arena import bouts

PEOPLES = arena_ags.list_keys(arena_ags.DEFAULT_SIZE)


def started(seed: int, pair: tuple[str, str] | None = None) -> Match:
    return Match(GAME, arena_ags.make_setup(seed, 50, pair or arena_ags.pairing(PEOPLES, seed)), record=False)


def captains() -> list[Bot]:
    return [make_bot("captain", 1), make_bot("captain", 2)]


@pytest.mark.parametrize("seed", [1, 4, 8])
def test_captains_play_to_the_end(seed: int) -> None:
    match = played(started(seed), captains(), seed)
    assert match.outcome is not None
    assert Match.replay(GAME, match.setup, match.tape, record=False).outcome == match.outcome


@pytest.mark.parametrize("seed", [11, 23, 35])
def test_captains_play_by_other_rulings(seed: int) -> None:
    setup = GAME.random_setup(Random(seed))
    match = played(Match(GAME, setup, record=False), [make_bot("captain", 1), make_bot("random", 2)], seed)
    assert match.outcome is not None


def test_thinking_changes_nothing() -> None:
    played(started(5), [make_bot("captain", 1), make_bot("random", 2)], 5, watched=True)


def test_the_same_seed_plays_the_same_game() -> None:
    def tape() -> list[Any]:
        return played(started(6), captains(), 6).tape

    assert tape() == tape()


def test_the_captain_beats_chance() -> None:
    wins = 0
    for seed in range(40, 44):
        match = played(started(seed), [make_bot("captain", 1), make_bot("random", 2)], seed)
        wins += match.outcome is not None and match.outcome.winner == 0
    assert wins >= 3


# ---- secrets


@pytest.mark.parametrize("seed", [12, 24])
def test_it_answers_the_same_whatever_the_other_hides(seed: int) -> None:
    """At every question the captain is asked again with other secrets of its opponent."""
    match, dice = started(seed), FastBox(seed)
    bots = [make_bot("captain", 1), make_bot("random", 2)]
    twin = make_bot("captain", 1)
    compared = 0
    while match.question is not None:
        question = match.question
        if isinstance(question, Roll):
            match.answer(dice.roll(question, len(match.tape)))
            continue
        seat = question.seats[0]
        value = [] if question.name == "disclose" else ask(bots[seat], match, seat)
        if seat == 0 and question.name != "disclose":
            other = SeatMatch.of(match, 0, Random(len(match.tape)))
            compared += other.state != match.state
            assert ask(twin, other, 0) == value, question.key
        match.answer(value, seat)
    assert compared > 10, "there was nothing to hide"


# ---- the arena


def test_the_arena_knows_all_peoples() -> None:
    assert len(PEOPLES) == 12
    assert all(arena_ags.is_list(key, 50) for key in PEOPLES)
    assert not arena_ags.is_list("nobody", 50)


def test_games_come_in_pairs_of_the_same_peoples() -> None:
    found = bouts("ags", ("captain", "random"), 4, 7, 50)
    assert [bout.swapped for bout in found] == [False, True, False, True]
    assert found[0].lists == found[1].lists
    assert len({bout.lists[0] for bout in bouts("ags", ("captain", "random"), 24, 1, 50)}) == 12
