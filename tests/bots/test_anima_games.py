"""Whole games of the Referenzblatt: every answer is accepted, thinking changes nothing, a seed is a seed."""
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
from walstatt.games.anima import rosters
from walstatt.games.anima.game import GAME
from walstatt.games.anima.scenarios import SCENARIOS
from walstatt.lab import arena_anima
from walstatt.lab.arena import bouts

PARTIES = arena_anima.list_keys(arena_anima.DEFAULT_SIZE)
HUNT, MAGES, FORCE = "referenzblatt/jagd", "referenzblatt/bund", "referenzblatt/wucht"


def started(seed: int, pair: tuple[str, str] | None = None, scenario: str = "") -> Match:
    match = Match(GAME, arena_anima.make_setup(seed, 120, pair or arena_anima.pairing(PARTIES, seed)), record=False)
    while scenario and match.question is not None and not match.state.scenario:
        wanted = match.question.name == "scenario"
        match.answer([2 * SCENARIOS.index(scenario) + 1] if wanted else [1])
    return match


def captains() -> list[Bot]:
    return [make_bot("captain", 1), make_bot("captain", 2)]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_captains_play_to_the_end(scenario: str) -> None:
    match = played(started(3, (HUNT, MAGES), scenario), captains(), 3)
    assert match.outcome is not None
    assert Match.replay(GAME, match.setup, match.tape, record=False).outcome == match.outcome


@pytest.mark.parametrize("seed", [11, 23, 35])
def test_captains_play_by_other_rulings(seed: int) -> None:
    match = Match(GAME, GAME.random_setup(Random(seed)), record=False)
    assert played(match, [make_bot("captain", 1), make_bot("random", 2)], seed).outcome is not None


def test_thinking_changes_nothing() -> None:
    played(started(5), [make_bot("captain", 1), make_bot("random", 2)], 5, watched=True)


def test_the_same_seed_plays_the_same_game() -> None:
    def tape() -> list[Any]:
        return played(started(6), captains(), 6).tape

    assert tape() == tape()


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_captain_beats_chance(scenario: str) -> None:
    wins = 0
    for seed, pair in ((40, (FORCE, HUNT)), (41, (MAGES, FORCE))):
        match = played(started(seed, pair, scenario), [make_bot("captain", 1), make_bot("random", 2)], seed)
        wins += match.outcome is not None and match.outcome.winner == 0
    assert wins == 2


def test_it_answers_the_same_whatever_the_markers_hide() -> None:
    """At every question of a game of scouts the captain is asked again with other plans."""
    match, dice = started(12, (HUNT, FORCE), "kundschafter"), FastBox(12)
    bots, twin = [make_bot("captain", 1), make_bot("random", 2)], make_bot("captain", 1)
    compared = 0
    while match.question is not None:
        question = match.question
        if isinstance(question, Roll):
            match.answer(dice.roll(question, len(match.tape)))
            continue
        seat = question.seats[0]
        value = ask(bots[seat], match, seat)
        if seat == 0:
            other = SeatMatch.of(match, 0, Random(len(match.tape)))
            compared += other.state != match.state
            assert ask(twin, other, 0) == value, question.key
        match.answer(value, seat)
    assert compared > 50, "there was nothing to hide"


# ---- the arena


def test_the_arena_knows_every_party() -> None:
    assert {key.partition("/")[0] for key in PARTIES} == set(rosters.keys())
    assert {HUNT, MAGES, FORCE, "referenzblatt/lot"} <= set(PARTIES)
    assert all(arena_anima.is_list(key, 120) for key in [*PARTIES, *rosters.keys()])
    assert not arena_anima.is_list("nobody", 120)
    assert not arena_anima.list_keys(60)


def test_every_party_has_its_turn() -> None:
    found = bouts("anima", ("captain", "random"), 2 * len(PARTIES), 7, 120)
    assert {bout.lists[0] for bout in found} == set(PARTIES)
    assert found[0].lists == found[1].lists
