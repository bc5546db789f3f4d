"""Random games and games of captains on one core, on generated tables."""
from __future__ import annotations

from typing import Any

from bench import timing
from bench.figures import Figure
from walstatt.core.match import Game
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
from walstatt.lab.arena import ARENAS
from walstatt.lab.workers import collect_seldom

GAMES = 96
RUNS = 3
CAPTAINS_GAMES = 12
CAPTAINS_RUNS = 2
LARGER = {"aofs": (400,), "ags": (75,)}
"""Sizes at which captains play besides the usual one, where there are ready-made lists."""
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


def aofs() -> list[Figure]:
    return _measured(GAME, setups(GAMES), 30, 10_000)


def ags() -> list[Figure]:
    return _measured(AGS, ags_setups(GAMES), 10, 3_000)


def anima() -> list[Figure]:
    return _measured(ANIMA, arena_setups(arena_anima, GAMES), 30, 8_000)


def frostgrave() -> list[Figure]:
    return _measured(FROSTGRAVE, arena_setups(arena_frostgrave, GAMES), 10, 5_000)


def _measured(game: Game, prepared: list[Any], games_bar: float, answers_bar: float) -> list[Figure]:
    """Games and answers per second of processor time, and how long single answers take; the quickest run counts."""
    collect_seldom()
    timing.random_game(game, prepared[0], 0)
    answers = [timing.quickest_random(game, setup, seed, RUNS) for seed, setup in enumerate(prepared)]
    seconds, count = sum(map(sum, answers)), sum(map(len, answers))
    return [
        Figure(f"{game.key} random games", len(prepared) / seconds, "games/s on one core", games_bar),
        Figure(f"{game.key} random answers", count / seconds, "answers/s on one core", answers_bar),
        *timing.slowest(f"{game.key} answer in random games", answers, timing.ANSWER),
        *_captains(game),
    ]


def _captains(game: Game) -> list[Figure]:
    """How long captains think, and how long their answers take."""
    thoughts, answers = [], []
    for seed, setup in enumerate(captains_setups(game.key)):
        thought, answer = timing.quickest_captains(game, setup, seed, CAPTAINS_RUNS)
        thoughts.append(thought)
        answers.append(answer)
    return [
        *timing.slowest(f"{game.key} answer in captains' games", answers, timing.ANSWER),
        *timing.slowest(f"{game.key} captain's decision", thoughts, timing.DECISION),
    ]


def captains_setups(key: str) -> list[Any]:
    """Games of several sizes, each with other lists on another table."""
    arena = ARENAS[key]
    sizes = [size for size in (arena.DEFAULT_SIZE, *LARGER.get(key, ())) if arena.list_keys(size)]
    found = []
    for number in range(CAPTAINS_GAMES):
        size = sizes[number % len(sizes)]
        found.append(arena.make_setup(number, size, arena.pairing(arena.list_keys(size), number * SCATTERED)))
    return found
