"""Random games on one core: armies of the usual size on generated tables."""
from __future__ import annotations

from random import Random
from time import process_time
from typing import Any

from bench.figures import Figure
from walstatt.core.match import Game, Match
from walstatt.core.questions import Together
from walstatt.games.ags import battlefield as ags_tables
from walstatt.games.ags import hiring
from walstatt.games.ags import play as ags_play
from walstatt.games.ags.game import GAME as AGS
from walstatt.games.ags.profiles import PEOPLES
from walstatt.games.anima.game import GAME as ANIMA
from walstatt.games.aofs import armies, rosters
from walstatt.games.aofs.battlefield import random_board
from walstatt.games.aofs.game import GAME
from walstatt.games.aofs.play import Setup
from walstatt.games.frostgrave.game import GAME as FROSTGRAVE
from walstatt.lab import arena_anima, arena_frostgrave
from walstatt.lab.workers import collect_seldom

GAMES = 96
RUNS = 3
SCATTERED = 7
"""Every seventh pair of peoples: each meets others than its neighbours in the list."""


def setups(count: int) -> list[Setup]:
    """All pairs of the shipped rosters in turn, each on its own table."""
    keys = rosters.keys()
    pairs = [(one, other) for one in keys for other in keys]
    return [
        Setup((armies.ready_made(one, 250, "a"), armies.ready_made(other, 250, "b")), random_board(number), 250)
        for number, (one, other) in zip(range(count), pairs * count, strict=False)
    ]


def ags_setups(count: int) -> list[ags_play.Setup]:
    """Pairs of the twelve peoples with 50 gold each, each pair on its own table."""
    pairs = [(one, other) for one in PEOPLES for other in PEOPLES]
    chosen = [pairs[number * SCATTERED % len(pairs)] for number in range(count)]
    return [
        ags_play.Setup(
            (hiring.ready_made(one, 50, "a"), hiring.ready_made(other, 50, "b")), ags_tables.random_board(number)
        )
        for number, (one, other) in enumerate(chosen)
    ]


def arena_setups(arena: Any, count: int) -> list[Any]:
    """The first pairs of an arena, each on its own table."""
    size = arena.DEFAULT_SIZE
    keys = arena.list_keys(size)
    return [arena.make_setup(number, size, arena.pairing(keys, number)) for number in range(count)]


def play(game: Game, setup: Any, rng: Random) -> int:
    match = Match(game, setup, record=False)
    while match.question is not None:
        answer(match, rng)
    return len(match.tape)


def answer(match: Match, rng: Random) -> None:
    """Something that is allowed."""
    question = match.question
    assert question is not None
    if isinstance(question, Together):
        seat = question.seats[0]
        match.answer(question.part(seat).sample(rng), seat)
    else:
        match.answer(question.sample(rng))


def aofs() -> list[Figure]:
    return _measured(GAME, setups(GAMES), 30, 10_000)


def ags() -> list[Figure]:
    return _measured(AGS, ags_setups(GAMES), 10, 3_000)


def anima() -> list[Figure]:
    return _measured(ANIMA, arena_setups(arena_anima, GAMES), 30, 8_000)


def frostgrave() -> list[Figure]:
    return _measured(FROSTGRAVE, arena_setups(arena_frostgrave, GAMES), 10, 5_000)


def _measured(game: Game, prepared: list[Any], games_bar: float, answers_bar: float) -> list[Figure]:
    """Games and answers per second of processor time; of each game the quickest of three runs counts."""
    collect_seldom()
    play(game, prepared[0], Random(0))
    answers, seconds = 0, 0.0
    for number, setup in enumerate(prepared):
        runs = [_timed(game, setup, number) for _ in range(RUNS)]
        answers += runs[0][0]
        seconds += min(spent for _, spent in runs)
    return [
        Figure(f"{game.key} random games", len(prepared) / seconds, "games/s on one core", games_bar),
        Figure(f"{game.key} random answers", answers / seconds, "answers/s on one core", answers_bar),
    ]


def _timed(game: Game, setup: Any, seed: int) -> tuple[int, float]:
    begun = process_time()
    answers = play(game, setup, Random(seed))
    return answers, process_time() - begun
