"""Whole games: several players, giving up among them, undo and forks, pictures, previews."""
from __future__ import annotations

from random import Random

import msgspec
import pytest

from walstatt.core.match import Match
from walstatt.core.questions import Pick
from walstatt.core.refusal import Refused
from walstatt.games.frostgrave import warbands
from walstatt.games.frostgrave.battlefield import random_board
from walstatt.games.frostgrave.game import GAME
from walstatt.games.frostgrave.play import Setup
from walstatt.games.frostgrave.state import TABLE
from walstatt.odds.previews import has_preview, preview


def match_of(seats: int) -> Match:
    forces = tuple(warbands.random_warband(Random(seat), "abcd"[seat]) for seat in range(seats))
    return Match(GAME, Setup(forces, random_board(4), names=("Anna", "Bert", "Cora", "Dirk")[:seats]))


def play_on(match: Match, answers: int, seed: int = 1) -> None:
    rng = Random(seed)
    for _ in range(answers):
        if match.question is None:
            return
        match.answer(match.question.sample(rng))


def test_four_play_and_two_give_up() -> None:
    match = match_of(4)
    play_on(match, 60)
    match.concede(2)
    assert match.question is not None
    assert match.given_up == (2,)
    while match.state.withdrawn == ():
        play_on(match, 1, seed=len(match.tape))
    assert not [figure for figure in match.play.members(2) if figure.place == TABLE]
    play_on(match, 40, seed=2)
    twin = Match.replay(GAME, match.setup, match.tape)
    assert twin.state == match.state
    assert match.fork().state == match.state
    match.concede(0)
    assert match.question is not None
    match.concede(1)
    assert match.outcome is not None
    assert match.outcome.winner == 3
    assert match.outcome.scores == (0.0, 0.0, 0.0, 1.0)


def test_whoever_gives_up_takes_no_action_from_one_who_is_acting() -> None:
    match = match_of(3)
    while match.question is None or match.question.name != "action" or len(match.tape) < 60:
        play_on(match, 1, seed=len(match.tape))
    asked = match.question
    acting, leaving = asked.seats[0], (asked.seats[0] + 1) % 3
    match.concede(leaving)
    assert match.question is asked
    assert match.given_up == (leaving,)
    with pytest.raises(Refused):
        match.concede(leaving)
    twin = Match.replay(GAME, match.setup, match.tape)
    assert twin.question is not None and twin.question.to_data() == asked.to_data()
    match.answer("end")
    assert match.state.withdrawn == (leaving,)
    assert leaving not in match.question.seats
    assert not [figure for figure in match.play.members(leaving) if figure.place == TABLE]
    assert Match.replay(GAME, match.setup, match.tape).state == match.state
    twin.undo()
    assert not twin.given_up
    assert twin.question.seats == (acting,)


def test_undo_takes_back_a_withdrawal() -> None:
    match = match_of(3)
    play_on(match, 50)
    before = match.state.copy()
    match.concede(1)
    match.undo()
    assert match.state == before
    assert match.state.withdrawn == ()


def test_somebody_gives_up_before_the_first_round() -> None:
    for answers in range(1, 20, 3):
        match = match_of(3)
        play_on(match, answers)
        match.concede(0)
        play_on(match, 120, seed=answers)
        assert not GAME.problems(match.play)


def test_a_game_comes_to_an_end_and_its_pictures_can_be_sent() -> None:
    match = match_of(2)
    rng = Random(5)
    told = 0
    while match.question is not None:
        if len(match.tape) % 25 == 0:
            msgspec.json.encode(GAME.picture(match.play, None))
        question = match.question
        if has_preview(match, question) and isinstance(question, Pick) and told < 40:
            told += 1
            for option in question.options:
                for chance in preview(match, question, option).chances:
                    assert 0.0 <= chance.value <= 1.0
        match.answer(question.sample(rng))
    assert match.outcome is not None
    assert told
