"""Bots against bots, many games: who wins, how often, how surely.

Games come in pairs on the same table, with the same dice and the same two army lists, once with each bot on each side.
The pair number k has the seed S + k, so any pair can be played again alone.
"""
from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from math import sqrt
from multiprocessing import get_context
from os import cpu_count
from time import perf_counter, thread_time
from typing import Any, NamedTuple, Protocol, runtime_checkable

from walstatt.bots.base import Bot, ask
from walstatt.bots.registry import make_bot
from walstatt.core.dice import FastBox
from walstatt.core.kits import Part
from walstatt.core.match import Match
from walstatt.core.questions import Roll
from walstatt.games.shelf import load_game
from walstatt.lab.workers import collect_seldom

LONGEST_GAME = 20_000
SURENESS = 1.959964
"""Standard deviations of a 95 percent interval."""


class Arena(Protocol):
    """What the module of a game offers: its lists and its tables."""

    DEFAULT_SIZE: int

    def list_keys(self, size: int) -> list[str]: ...

    def is_list(self, key: str, size: int) -> bool: ...

    def pairing(self, keys: list[str], seed: int) -> tuple[str, str]: ...

    def make_setup(self, seed: int, size: int, keys: tuple[str, str]) -> Any: ...


@runtime_checkable
class JudgingArena(Arena, Protocol):
    """One that knows who was the better where the rules leave a match undecided."""

    def winner(self, match: Match) -> int | None: ...


@runtime_checkable
class HiringArena(Arena, Protocol):
    """One that can also hire forces by lot."""

    def hired_keys(self, size: int) -> list[str]: ...

    def hired_setup(self, seed: int, size: int, keys: tuple[str, str]) -> Any: ...

    def list_name(self, key: str, language: str) -> str: ...


ARENAS = Part[Arena]("arena")


def hiring_arena(game: str) -> HiringArena:
    """The arena of a game that can hire forces; KeyError for another."""
    arena = ARENAS[game]
    if not isinstance(arena, HiringArena):
        raise KeyError(game)
    return arena


class Bout(NamedTuple):
    """One game to be played. `swapped`: the first bot sits on seat 1."""

    number: int
    game: str
    bots: tuple[str, str]
    seed: int
    swapped: bool
    size: int
    lists: tuple[str, str]
    hired: bool = False
    """Forces hired by lot from their lists instead of the ready-made ones."""
    faces: tuple[tuple[str, int], ...] = ()
    """Rolls (by their keys) whose face is given instead of thrown."""


@dataclass(frozen=True, slots=True)
class BoutResult:
    """How a game ended, told of the first and the second bot, wherever they sat."""

    number: int
    winner: int | None
    scores: tuple[float, float]
    answers: int
    seconds: float
    thinking: tuple[float, float]
    """Processor seconds of each bot."""


class BoutCrashed(RuntimeError):  # noqa: N818 - it reads as what happened
    """A game that could not be played to its end; it says how to play it again."""

    def __init__(self, bout: Bout, answers: int, problem: str) -> None:
        super().__init__(bout, answers, problem)
        self.bout = bout
        self.answers = answers
        self.problem = problem

    def __str__(self) -> str:
        return f"game {self.bout.number} (seed {self.bout.seed}), answer {self.answers + 1}: {self.problem}"

    def __reduce__(self) -> tuple[Any, ...]:
        return (BoutCrashed, (self.bout, self.answers, self.problem))


# ---- one game


def play_bout(bout: Bout) -> BoutResult:
    """Play one game; the same bout always ends the same way."""
    collect_seldom()
    make_setup = hiring_arena(bout.game).hired_setup if bout.hired else ARENAS[bout.game].make_setup
    match = Match(load_game(bout.game), make_setup(bout.seed, bout.size, bout.lists), record=False)
    bots = [make_bot(name, 2 * bout.seed + number) for number, name in enumerate(bout.bots)]
    table = _Table(match, bots[::-1] if bout.swapped else bots, FastBox(bout.seed), dict(bout.faces))
    began = perf_counter()
    try:
        table.play()
    except Exception as problem:
        raise BoutCrashed(bout, len(match.tape), f"{type(problem).__name__}: {problem}") from problem
    outcome = match.outcome
    assert outcome is not None
    arena = ARENAS[bout.game]
    winner = arena.winner(match) if isinstance(arena, JudgingArena) else outcome.winner
    if winner is not None and bout.swapped:
        winner = 1 - winner
    seconds = perf_counter() - began
    return BoutResult(
        bout.number, winner, _by_bot(outcome.scores, bout), len(match.tape), seconds, _by_bot(table.thinking, bout)
    )


def _by_bot(values: Sequence[float], bout: Bout) -> tuple[float, float]:
    return (values[1], values[0]) if bout.swapped else (values[0], values[1])


class _Table:
    """Asks the bots, rolls the dice, looks at the clock."""

    def __init__(self, match: Match, bots: Sequence[Bot], dice: FastBox, faces: Mapping[str, int]) -> None:
        self.match = match
        self.bots = bots
        self.dice = dice
        self.faces = faces
        self.thinking = [0.0, 0.0]

    def play(self) -> None:
        match = self.match
        while match.question is not None:
            question = match.question
            if len(match.tape) > LONGEST_GAME:
                raise RuntimeError(f"still going on after {LONGEST_GAME} answers")
            if isinstance(question, Roll):
                match.answer(self._roll(question))
            elif question.is_decision:
                self._ask(question.seats[0])
            else:
                raise RuntimeError("nobody is there to measure")

    def _roll(self, question: Roll) -> list[int]:
        if question.key in self.faces:
            return [self.faces[question.key]] * question.count
        return self.dice.roll(question, len(self.match.tape))

    def _ask(self, seat: int) -> None:
        began = thread_time()
        value = ask(self.bots[seat], self.match, seat)
        self.thinking[seat] += thread_time() - began
        self.match.answer(value, seat)


# ---- many games


def bouts(
    game: str, bots: tuple[str, str], games: int, seed: int, size: int, lists: Sequence[str] = ()
) -> list[Bout]:
    """The games to be played. Without lists every roster has its turn; whom it meets is the arena's `pairing`."""
    arena = ARENAS[game]
    keys = [] if lists else arena.list_keys(size)
    found = []
    for number in range(games):
        one = seed + number // 2
        pair = lists or arena.pairing(keys, one)
        found.append(Bout(number + 1, game, bots, one, number % 2 == 1, size, (pair[0], pair[-1])))
    return found


def play_all(wanted: Sequence[Bout], jobs: int | None = None) -> Iterator[BoutResult]:
    """Play the games on all cores; results come in the order of their numbers."""
    workers = min(jobs or cpu_count() or 1, len(wanted))
    if workers == 1:
        yield from map(play_bout, wanted)
        return
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        try:
            yield from pool.map(play_bout, wanted, chunksize=max(1, min(4, len(wanted) // (4 * workers))))
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


# ---- the result


@dataclass(slots=True)
class Standing:
    """The sum of the games so far."""

    names: tuple[str, str]
    games: int = 0
    wins: list[int] = field(default_factory=lambda: [0, 0])
    draws: int = 0
    scores: list[float] = field(default_factory=lambda: [0.0, 0.0])
    seconds: float = 0.0
    thinking: list[float] = field(default_factory=lambda: [0.0, 0.0])

    def add(self, result: BoutResult) -> None:
        self.games += 1
        if result.winner is None:
            self.draws += 1
        else:
            self.wins[result.winner] += 1
        self.seconds += result.seconds
        for bot in (0, 1):
            self.scores[bot] += result.scores[bot]
            self.thinking[bot] += result.thinking[bot]

    @property
    def interval(self) -> tuple[float, float]:
        """95 percent interval of the share of games that the first bot wins; draws are not won."""
        return wilson(self.wins[0], self.games)

    def to_data(self) -> dict[str, Any]:
        """The same in plain values, rounded where clocks were read."""
        games = max(self.games, 1)
        return {
            "games": self.games,
            "wins": dict(zip(self.names, self.wins, strict=True)),
            "draws": self.draws,
            "win_share": self.wins[0] / games,
            "interval": list(self.interval),
            "scores": {name: score / games for name, score in zip(self.names, self.scores, strict=True)},
            "seconds_per_game": round(self.seconds / games, 4),
            "thinking_seconds_per_game": {
                name: round(spent / games, 4) for name, spent in zip(self.names, self.thinking, strict=True)
            },
        }


def shown_names(bots: tuple[str, str]) -> tuple[str, str]:
    """Two copies of one bot need two names."""
    return bots if bots[0] != bots[1] else (bots[0], f"{bots[1]}#2")


def tally(bots: tuple[str, str], results: Iterable[BoutResult]) -> Standing:
    standing = Standing(shown_names(bots))
    for result in results:
        standing.add(result)
    return standing


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The Wilson interval of a share."""
    if not games:
        return (0.0, 1.0)
    share, z = wins / games, SURENESS
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    middle, whole = share + z * z / (2 * games), 1 + z * z / games
    return (max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole))
