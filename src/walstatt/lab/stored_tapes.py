"""Stored tapes: games of which it is known how they went. A game whose rules change takes a new version.

Whole games of random players and captains, and for what they seldom meet the tapes of all cases. A tape is stored as
its save file and, for every scene, what was asked in it and a mark of the position after it. While the game's version
stays, each of them must play exactly as it did: from its first answer, and from a snapshot of a scene in its middle.
"""
from __future__ import annotations

import hashlib
import lzma
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import zip_longest
from multiprocessing import get_context
from os import cpu_count
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, Protocol

import msgspec

from walstatt.bots.base import Bot, ask
from walstatt.bots.registry import make_bot
from walstatt.core.kits import MATCH, Part, kit_of, own_kits
from walstatt.core.match import Game, Match, Past, TapeError
from walstatt.core.questions import Question
from walstatt.core.refusal import Refused
from walstatt.core.snapshots import BadSnapshot, Snapshot, Uncarried, carry_over, pack, resume, state_data, unpack
from walstatt.core.tape import SaveFile, check_version, dump, entries, parse
from walstatt.core.typed_data import decode
from walstatt.lab.case_yaml import documents
from walstatt.lab.cases import CaseRun
from walstatt.lab.workers import collect_seldom

FOLDER = Path("tests/tapes")
CASES = Path("tests/cases")
RANDOM_GAMES, CAPTAINS_GAMES = 8, 4
REAL_TABLES = (4,)
"""Random games whose players measure, in games that know real tables."""
DIGITS = 6
"""Of a coordinate: machines may differ in the last ones."""
MARK = 12


class TapedGame(Game, Protocol):
    """What is needed to record games and to play them again."""

    def read_setup(self, data: Any) -> Any: ...

    def random_setup(self, rng: Random) -> Any: ...


TAPED = tuple(key for key, kit in own_kits().items() if kit.game and kit.kind == MATCH)
"""Every game of which tapes are kept: those that are offered, and what is played between two of a campaign."""
GAMES = Part[TapedGame]("game")


class Scene(msgspec.Struct, array_like=True, frozen=True):
    """How long the tape is after a scene, what was asked in it, and a mark of the position that it led to."""

    answers: int
    asked: list[str]
    mark: str


class StoredTape(msgspec.Struct):
    """A game and how it went."""

    name: str
    save: msgspec.Raw
    scenes: list[Scene]

    @property
    def saved(self) -> SaveFile:
        return parse(bytes(self.save), self.name)


class Played(NamedTuple):
    """Who plays a game that is to be stored, and the seed of its setup and answers."""

    player: str
    seed: int

    @property
    def name(self) -> str:
        return f"{self.player}-{self.seed}"


PLAYERS = {"random": RANDOM_GAMES, "captain": CAPTAINS_GAMES}


def games_of(key: str) -> list[Played]:
    """What is recorded of a game; between two games there is nothing for a captain to do."""
    kit = kit_of(key)
    players = {"random": RANDOM_GAMES} if kit is not None and kit.between else PLAYERS
    return [Played(player, seed) for player, number in players.items() for seed in range(1, number + 1)]


# ---- how a tape plays


def scenes(game: TapedGame, setup: Any, saved: SaveFile) -> Iterator[Scene]:
    """Play a tape, scene by scene. In the middle the match is put away as a snapshot, and goes on from that."""
    match = Match(game, setup, record=False)
    asked: list[str] = []
    tape = entries(saved)
    middle, put_away = len(tape) // 2, False
    for number, entry in enumerate(tape):
        if number >= middle and not put_away and match.checkpoints[-1].at == number:
            match, put_away = opened_again(match), True
        asked.append(match.question.name if match.question else "")
        begun = len(match.checkpoints)
        match.replay_entry(number, entry)
        if match.over or len(match.checkpoints) > begun:
            yield Scene(number + 1, asked, position_mark(match))
            asked = []
    if asked:
        yield Scene(len(match.tape), asked, position_mark(match))


def opened_again(match: Match) -> Match:
    """The same match, as it is opened from what the store keeps of it."""
    at = match.checkpoints[-1].at
    snapshot = Snapshot(at, match.game.version, state_data(match), dict(match.start.named), None, 0, 0, [])
    state = carry_over(match.game, bytes(snapshot.state), match.game.version)
    # Not byte by byte: sets have no order.
    if state != match.checkpoints[-1].state:
        raise TapeError(f"answer {at}: the state does not come back from a snapshot as it was")
    past = Past(match.tape[:at], match.asked[:at])
    again = resume(match.game, match.setup, unpack(pack(snapshot)), past, record=False)
    for number, entry in enumerate(match.tape[at:], at):
        again.replay_entry(number, entry)
    return again


def position_mark(match: Match) -> str:
    """Short, and the same on every machine; fields that are empty do not count, so that new ones can be added."""
    outcome, question = match.outcome, match.question
    position = [match.state, question and question.name, outcome and (outcome.winner, outcome.scores)]
    plain = msgspec.to_builtins(position, str_keys=True, order="deterministic")
    told = msgspec.json.encode(essence(plain), order="deterministic")
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


def check(game: TapedGame, folder: Path) -> Checked:
    """Tapes of another version are not played: they are known to be of other rules."""
    path = file_of(game.key, folder)
    if not path.exists():
        return Checked(0, 0, [])
    tapes = read(path)
    version = tapes[0].saved.game_version
    problems = []
    if version == game.version:
        problems = [f"{tape.name}: {told}" for tape in tapes if (told := difference(tape, game))]
    return Checked(len(tapes), version, problems)


def file_of(key: str, folder: Path) -> Path:
    return folder / f"{key}.json.xz"


def read(path: Path) -> list[StoredTape]:
    return decode(lzma.decompress(path.read_bytes()), list[StoredTape])


def write(path: Path, tapes: list[StoredTape]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(lzma.compress(msgspec.json.encode(tapes)))


def difference(tape: StoredTape, game: TapedGame) -> str:
    """The first place where a tape plays otherwise than it did, or nothing."""
    saved = tape.saved
    try:
        check_version(saved, game, tape.name)
        for known, now in zip_longest(tape.scenes, scenes(game, game.read_setup(saved.setup), saved)):
            if known != now:
                return _first_difference(known, now)
    except (TapeError, Refused, BadSnapshot, Uncarried, msgspec.ValidationError) as problem:
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


def renew(key: str, folder: Path, cases: Path) -> int:
    """Replace the stored tapes of a game by new ones; their number."""
    games = games_of(key)
    with ProcessPoolExecutor(cpu_count() or 1, get_context("spawn")) as pool:
        played = pool.map(record, [key] * len(games), games)
        tapes = [*record_cases(key, cases), *played]
    write(file_of(key, folder), tapes)
    return len(tapes)


def record_cases(key: str, cases: Path) -> Iterator[StoredTape]:
    """The tape of every case of a game in which something is answered."""
    for path in sorted((cases / key.partition("_")[0]).rglob("*.yaml")):
        for number, document in enumerate(documents(path.read_text("utf-8")), 1):
            match = CaseRun(document).run()
            if match is not None and match.tape and match.game.key == key:
                yield _stored(f"{path.relative_to(cases).as_posix()}, case {number}", match)


def record(key: str, played: Played) -> StoredTape:
    """Play a game to its end and keep how it went."""
    collect_seldom()
    game = GAMES[key]
    rng = Random(f"{key}/{played.name}")
    setup = game.random_setup(rng)
    if played.player == "random" and played.seed in REAL_TABLES and hasattr(setup, "real_table"):
        setup = msgspec.structs.replace(setup, real_table=True)
    match = Match(game, setup, record=False)
    bots = [make_bot(played.player, seat) for seat in range(match.play.seats)] if played.player != "random" else []
    while match.question is not None:
        _answer(match, match.question, bots, rng)
    return _stored(played.name, match)


def _stored(name: str, match: Match) -> StoredTape:
    tape = StoredTape(name, msgspec.Raw(dump(match)), [])
    saved = tape.saved
    game = GAMES[saved.game]
    tape.scenes = list(scenes(game, game.read_setup(saved.setup), saved))
    return tape


def _answer(match: Match, question: Question, bots: list[Bot], rng: Random) -> None:
    if bots and question.is_decision:
        seat = question.seats[0]
        value = ask(bots[seat], match, seat)
    else:
        value = question.sample(rng)
    match.answer(msgspec.json.decode(msgspec.json.encode(value)))
