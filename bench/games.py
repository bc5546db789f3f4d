"""Random games on one core: 250-point armies on generated tables."""
from __future__ import annotations

from random import Random
from time import process_time

from bench.figures import Figure
from walstatt.core.match import Match
from walstatt.games.aofs import armies, rosters
from walstatt.games.aofs.battlefield import random_board
from walstatt.games.aofs.game import GAME
from walstatt.games.aofs.play import Setup
from walstatt.lab.workers import collect_seldom

GAMES = 96
RUNS = 3


def setups(count: int) -> list[Setup]:
    """All pairs of the shipped rosters in turn, each on its own table."""
    keys = rosters.keys()
    pairs = [(one, other) for one in keys for other in keys]
    return [
        Setup((armies.ready_made(one, 250, "a"), armies.ready_made(other, 250, "b")), random_board(number), 250)
        for number, (one, other) in zip(range(count), pairs * count, strict=False)
    ]


def play(setup: Setup, rng: Random) -> int:
    match = Match(GAME, setup, record=False)
    while match.question is not None:
        match.answer(match.question.sample(rng))
    return len(match.tape)


def aofs() -> list[Figure]:
    """Games and answers per second of processor time; of each game the quickest of three runs counts."""
    collect_seldom()
    prepared = setups(GAMES)
    play(prepared[0], Random(0))
    answers, seconds = 0, 0.0
    for number, setup in enumerate(prepared):
        runs = [_timed(setup, number) for _ in range(RUNS)]
        answers += runs[0][0]
        seconds += min(spent for _, spent in runs)
    return [
        Figure("aofs random games", GAMES / seconds, "games/s on one core", 30),
        Figure("aofs random answers", answers / seconds, "answers/s on one core", 10_000),
    ]


def _timed(setup: Setup, seed: int) -> tuple[int, float]:
    begun = process_time()
    answers = play(setup, Random(seed))
    return answers, process_time() - begun
