"""How much processor time every single answer of a game takes.

A game is played several times with the same seeds and so with the same answers: of each answer the quickest run
counts, because what disturbs a shared machine seldom disturbs the same answer twice.
"""
from __future__ import annotations

import gc
from collections.abc import Sequence
from random import Random
from time import process_time
from typing import Any

from bench.figures import Figure
from walstatt.bots.base import ask
from walstatt.bots.registry import make_bot
from walstatt.core.dice import FastBox
from walstatt.core.match import Game, Match
from walstatt.core.questions import Roll

ANSWER, DECISION = 150.0, 2000.0
"""Milliseconds that no answer, and no decision of a captain, may take."""
PERMILLE = 0.999
Seconds = list[float]


def random_game(game: Game, setup: Any, seed: int) -> Seconds:
    """Of every answer: finding something that is allowed, and playing on."""
    gc.collect()
    match, rng, found = Match(game, setup, record=False), Random(seed), []
    while match.question is not None:
        begun = process_time()
        answer(match, rng)
        found.append(process_time() - begun)
    return found


def answer(match: Match, rng: Random) -> None:
    """Something that is allowed."""
    assert match.question is not None
    match.answer(match.question.sample(rng))


def captains_game(game: Game, setup: Any, seed: int) -> tuple[Seconds, Seconds]:
    """What captains think, and what playing on with their answers and with dice takes."""
    gc.collect()
    match, dice = Match(game, setup, record=False), FastBox(seed)
    captains = [make_bot("captain", 2 * seed + seat) for seat in range(match.play.seats)]
    thoughts, answers = [], []
    while match.question is not None:
        question, begun, seat = match.question, process_time(), None
        if isinstance(question, Roll):
            value: Any = dice.roll(question, len(match.tape))
        else:
            seat = question.seats[0]
            value = ask(captains[seat], match, seat)
            thoughts.append(process_time() - begun)
        begun = process_time()
        match.answer(value, seat)
        answers.append(process_time() - begun)
    return thoughts, answers


def quickest_random(game: Game, setup: Any, seed: int, runs: int) -> Seconds:
    return _least([random_game(game, setup, seed) for _ in range(runs)])


def quickest_captains(game: Game, setup: Any, seed: int, runs: int) -> tuple[Seconds, Seconds]:
    thoughts, answers = zip(*(captains_game(game, setup, seed) for _ in range(runs)), strict=True)
    return _least(thoughts), _least(answers)


def _least(runs: Sequence[Seconds]) -> Seconds:
    """Of every answer its quickest run."""
    return [min(times) for times in zip(*runs, strict=True)]


def slowest(name: str, games: list[Seconds], bar: float) -> list[Figure]:
    """The worst and the 99.9th percentile, in milliseconds."""
    times = sorted(1000 * seconds for game in games for seconds in game)
    return [
        Figure(f"{name}: worst", times[-1], "ms on one core", bar, higher_is_better=False),
        Figure(f"{name}: p99.9", times[int(PERMILLE * (len(times) - 1))], "ms on one core"),
    ]
