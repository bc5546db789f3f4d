"""Whole games of Schnellreferenz: every answer is accepted, thinking changes nothing, a seed is a seed."""
from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.bots.playing import played

from walstatt.bots.base import Bot, ask
from walstatt.bots.frostgrave_captain import FrostgraveAdvisor
from walstatt.bots.registry import make_bot
from walstatt.core.dice import FastBox
from walstatt.core.match import Match
from walstatt.core.questions import Roll
from walstatt.core.refusal import Refused
from walstatt.games.frostgrave import content
from walstatt.games.frostgrave.game import GAME
from walstatt.lab import arena_frostgrave
from walstatt.lab.arena import bouts
from walstatt.table.questions import Measure

SIZE = arena_frostgrave.DEFAULT_SIZE
LISTS = arena_frostgrave.list_keys(SIZE)


def started(seed: int) -> Match:
    return Match(GAME, arena_frostgrave.make_setup(seed, SIZE, arena_frostgrave.pairing(LISTS, seed)), record=False)


def captains(number: int = 2) -> list[Bot]:
    return [make_bot("captain", seed) for seed in range(1, number + 1)]


def against_chance() -> list[Bot]:
    return [make_bot("captain", 1), make_bot("random", 2)]


def test_captains_play_to_the_end() -> None:
    match = played(started(1), captains(), 1)
    assert match.outcome is not None
    assert Match.replay(GAME, match.setup, match.tape, record=False).outcome == match.outcome


def of_players(number: int, seed: int) -> Match:
    """The first game by lot from this seed on with so many players in which nobody judges by eye."""
    while True:
        setup = GAME.random_setup(Random(seed))
        if len(setup.warbands) == number and not GAME.by_people(setup):
            return Match(GAME, setup, record=False)
        seed += 1


@pytest.mark.parametrize(("number", "seed"), [(2, 28), (3, 13), (4, 4)])
def test_captains_play_by_other_rulings_and_with_several(number: int, seed: int) -> None:
    match = played(of_players(number, seed), captains(number), seed)
    assert match.outcome is not None


def test_where_cover_is_judged_by_eye_it_plays_on() -> None:
    setup = arena_frostgrave.make_setup(3, SIZE, ("lot", "lot"))
    setup.rulings["frostgrave.r.cover_geometry"] = 1
    match, dice, bots = Match(GAME, setup, record=False), FastBox(3), captains()
    while match.question is not None and match.state.round < 4:
        question = match.question
        if isinstance(question, Roll):
            match.answer(dice.roll(question, len(match.tape)))
        elif isinstance(question, Measure):
            match.answer(question.sample(Random(1)))
        else:
            match.answer(ask(bots[question.seats[0]], match, question.seats[0]), question.seats[0])
    assert match.state.round >= 4 or match.over


def test_thinking_changes_nothing() -> None:
    played(started(5), against_chance(), 5, watched=True)


def test_the_same_seed_plays_the_same_game() -> None:
    def tape() -> list[Any]:
        return played(started(6), captains(), 6).tape

    assert tape() == tape()


def test_a_fresh_captain_answers_like_one_who_remembers() -> None:
    """Servers may ask another process for every answer: what was meant is worked out again."""
    match, dice = started(7), FastBox(7)
    bots = against_chance()
    while match.question is not None and match.state.round < 3:
        question = match.question
        if isinstance(question, Roll):
            match.answer(dice.roll(question, len(match.tape)))
            continue
        seat = question.seats[0]
        value = ask(bots[seat], match, seat)
        if seat == 0:
            question.check(ask(make_bot("captain", 1), match, seat))
        match.answer(value, seat)


def test_the_captain_beats_chance() -> None:
    wins = 0
    for seed in range(40, 44):
        match = played(started(seed), against_chance(), seed)
        wins += match.outcome is not None and match.outcome.winner == 0
    assert wins >= 3


def test_what_it_advises_is_seldom_refused() -> None:
    """The frame catches what the rules refuse; that must stay the exception."""
    match, dice, advisor = started(9), FastBox(9), FrostgraveAdvisor(1)
    bots, asked, refused = against_chance(), 0, 0
    while match.question is not None:
        question = match.question
        if isinstance(question, Roll):
            match.answer(dice.roll(question, len(match.tape)))
            continue
        seat = question.seats[0]
        counsel = advisor.advise(match, seat, question) if seat == 0 else None
        value = counsel.value if counsel is not None else None
        if counsel is not None:
            asked += 1
            try:
                question.check(value)
            except Refused:
                refused += 1
                value = None
        match.answer(ask(bots[seat], match, seat) if value is None else value, seat)
    assert asked > 100
    assert refused <= asked // 50


# ---- the arena


def test_the_arena_knows_every_ready_made_warband() -> None:
    assert set(LISTS) >= {key for key in content.ready_bands() if arena_frostgrave.is_list(key, SIZE)}
    assert arena_frostgrave.is_list("lot", SIZE)
    assert not arena_frostgrave.is_list("nobody", SIZE)


def test_games_come_in_pairs_of_the_same_warbands() -> None:
    found = bouts("frostgrave", ("captain", "random"), 4, 7, SIZE)
    assert [bout.swapped for bout in found] == [False, True, False, True]
    assert found[0].lists == found[1].lists
    assert arena_frostgrave.make_setup(7, SIZE, found[0].lists) == arena_frostgrave.make_setup(7, SIZE, found[1].lists)


def test_other_budgets_are_played_by_the_ruling_for_them() -> None:
    setup = arena_frostgrave.make_setup(1, 450, ("lot", "lot"))
    assert GAME.begin(setup).setup.budget == 450
