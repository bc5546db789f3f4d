"""Stored tapes: finished games of which it is known how they went. A game whose rules change takes a new version.

A tape is stored as its save file and, for every scene, what was asked in it and a mark of the position after it. While
the game's version stays, each of them must play exactly as it did.
"""
from __future__ import annotations

import gzip
import hashlib
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import zip_longest
from multiprocessing import get_context
from os import cpu_count
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, Protocol

import msgspec

from walstatt.bots.base import Bot
from walstatt.bots.registry import make_bot
from walstatt.core.match import Game, Match, TapeError
from walstatt.core.questions import Question, Roll, Together
from walstatt.core.refusal import Refused
from walstatt.core.tape import SaveFile, check_version, dump, entries, parse
from walstatt.games.frostgrave.campaign_game import BETWEEN
from walstatt.games.shelf import PLAYABLE, load_game
from walstatt.lab.workers import collect_seldom

FOLDER = Path("tests/tapes")
ENDING = ".json.gz"
RANDOM_GAMES, CAPTAINS_GAMES = 16, 6
REAL_TABLES = (4, 14)
"""Random games whose players measure, in games that know real tables."""
DIGITS = 6
"""Of a coordinate: machines may differ in the last ones."""
MARK = 12


class TapedGame(Game, Protocol):
    """What is needed to record games and to play them again."""

    def read_setup(self, data: Any) -> Any: ...

    def random_setup(self, rng: Random) -> Any: ...


TAPED = (*PLAYABLE, BETWEEN.key)
"""Every game of which tapes are kept: those that are offered, and what is played between two of a campaign."""


def load_taped(key: str) -> TapedGame:
    return BETWEEN if key == BETWEEN.key else load_game(key)


class Scene(msgspec.Struct, array_like=True, frozen=True):
    """How long the tape is after a scene, what was asked in it, and a mark of the position that it led to."""

    answers: int
    asked: list[str]
    mark: str


class StoredTape(msgspec.Struct):
    """A game and how it went."""

    save: msgspec.Raw
    scenes: list[Scene]

    def saved(self, source: str) -> SaveFile:
        return parse(bytes(self.save), source)


class Played(NamedTuple):
    """Who plays a game that is to be stored, and the seed of its setup and answers."""

    player: str
    seed: int

    @property
    def name(self) -> str:
        return f"{self.player}-{self.seed}"

    @property
    def file(self) -> str:
        return self.name + ENDING


PLAYERS = {"random": RANDOM_GAMES, "captain": CAPTAINS_GAMES}


def games_of(key: str) -> list[Played]:
    """What is recorded of a game; between two games there is nothing for a captain to do."""
    players = {"random": RANDOM_GAMES} if key == BETWEEN.key else PLAYERS
    return [Played(player, seed) for player, number in players.items() for seed in range(1, number + 1)]


# ---- how a tape plays


def scenes(game: TapedGame, setup: Any, saved: SaveFile) -> Iterator[Scene]:
    """Play a tape, scene by scene."""
    match = Match(game, setup, record=False)
    asked: list[str] = []
    for number, entry in enumerate(entries(saved)):
        asked.append(match.question.name if match.question else "")
        begun = len(match.checkpoints)
        match.replay_entry(number, entry)
        if match.over or len(match.checkpoints) > begun:
            yield Scene(number + 1, asked, position_mark(match))
            asked = []


def position_mark(match: Match) -> str:
    """Short, and the same on every machine; fields that are empty do not count, so that new ones can be added."""
    outcome = match.outcome
    position = [match.checkpoints[-1].state, outcome and (outcome.winner, outcome.scores)]
    told = msgspec.json.encode(essence(msgspec.to_builtins(position, order="deterministic")), order="deterministic")
    return hashlib.sha256(told).hexdigest()[:MARK]


def essence(value: Any) -> Any:
    if isinstance(value, float):
        return round(value, DIGITS)
    if isinstance(value, dict):
        return {key: kept for key, one in value.items() if (kept := essence(one))}
    if isinstance(value, list | tuple):
        return [essence(one) for one in value]
    return value


# ---- does it still play so?


class Checked(NamedTuple):
    """The stored tapes of a game: of which version they are (0: there are none), and what plays otherwise."""

    tapes: int
    version: int
    problems: list[str]
    complete: bool
    """Are they all that are made today?"""


def check(game: TapedGame, folder: Path) -> Checked:
    """Tapes of another version are not played: they are known to be of other rules."""
    paths = stored(game.key, folder)
    if not paths:
        return Checked(0, 0, [], False)
    version = read(paths[0]).saved(str(paths[0])).game_version
    problems = []
    if version == game.version:
        problems = [f"{path}: {told}" for path in paths if (told := difference(path, game))]
    wanted = {one.file for one in games_of(game.key)}
    return Checked(len(paths), version, problems, {path.name for path in paths} == wanted)


def stored(key: str, folder: Path) -> list[Path]:
    return sorted((folder / key).glob(f"*{ENDING}"))


def read(path: Path) -> StoredTape:
    return msgspec.json.decode(gzip.decompress(path.read_bytes()), type=StoredTape)


def difference(path: Path, game: TapedGame) -> str:
    """The first place where a tape plays otherwise than it did, or nothing."""
    tape = read(path)
    saved = tape.saved(str(path))
    try:
        check_version(saved, game, path.name)
        for known, now in zip_longest(tape.scenes, scenes(game, game.read_setup(saved.setup), saved)):
            if known != now:
                return _first_difference(known, now)
    except (TapeError, Refused, msgspec.ValidationError) as problem:
        return str(problem)
    return ""


def _first_difference(known: Scene | None, now: Scene | None) -> str:
    if known is None or now is None:
        return "the game ends earlier or later than it did"
    first = known.answers - len(known.asked) + 1
    for number, (before, asked) in enumerate(zip_longest(known.asked, now.asked), first):
        if before != asked:
            return f"answer {number}: {asked or 'nothing'} is asked, it was {before or 'nothing'}"
    return f"answers {first} to {known.answers} ({', '.join(known.asked)}) lead to another position"


# ---- storing them anew


def renew(key: str, folder: Path, jobs: int | None = None) -> int:
    """Replace the stored tapes of a game by new ones; their number."""
    for path in stored(key, folder):
        path.unlink()
    (folder / key).mkdir(parents=True, exist_ok=True)
    games = games_of(key)
    with ProcessPoolExecutor(jobs or cpu_count() or 1, get_context("spawn")) as pool:
        for played, data in zip(games, pool.map(record, [key] * len(games), games), strict=True):
            (folder / key / played.file).write_bytes(data)
    return len(games)


def record(key: str, played: Played) -> bytes:
    """Play a game to its end and keep how it went."""
    collect_seldom()
    game = load_taped(key)
    rng = Random(f"{key}/{played.name}")
    setup = game.random_setup(rng)
    if played.player == "random" and played.seed in REAL_TABLES and hasattr(setup, "real_table"):
        setup = msgspec.structs.replace(setup, real_table=True)
    match = Match(game, setup, record=False)
    bots = [make_bot(played.player, seat) for seat in range(match.play.seats)] if played.player != "random" else []
    while match.question is not None:
        _answer(match, match.question, bots, rng)
    save = dump(match)
    saved = parse(save, played.name)
    tape = StoredTape(msgspec.Raw(save), list(scenes(game, game.read_setup(saved.setup), saved)))
    return gzip.compress(msgspec.json.encode(tape), mtime=0)


def _answer(match: Match, question: Question, bots: list[Bot], rng: Random) -> None:
    seat = question.seats[0] if isinstance(question, Together) else question.seat
    asked = question.part(seat) if isinstance(question, Together) else question
    if bots and seat is not None and not isinstance(asked, Roll):
        value = bots[seat].answer(match, seat)
    else:
        value = asked.sample(rng)
    match.answer(msgspec.json.decode(msgspec.json.encode(value)), seat)
