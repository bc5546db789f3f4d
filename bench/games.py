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

GAMES_A_ROUND = 40
ROUNDS = 5


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
    """Games and answers per second of processor time."""
    prepared = setups(GAMES_A_ROUND)
    play(prepared[0], Random(0))
    games = answers = 0.0
    for number in range(ROUNDS):
        rng, begun = Random(number), process_time()
        given = sum(play(setup, rng) for setup in prepared)
        seconds = process_time() - begun
        games, answers = max(games, GAMES_A_ROUND / seconds), max(answers, given / seconds)
    return [
        Figure("aofs random games", games, "games/s on one core", 30),
        Figure("aofs random answers", answers, "answers/s on one core", 10_000),
    ]
