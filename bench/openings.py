"""Opening a match of 400 answers with its whole log: from its snapshot, beside playing it from the first answer.

Each game is played by random players through a match of the server on SQLite, so that what is opened is what a server
has written. Both ways are measured in turn, in processor time; the best round of each counts.
"""
from __future__ import annotations

import gc
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import process_time

import msgspec

from bench.figures import Figure
from walstatt.core.dice import SeededBox
from walstatt.core.match import Match
from walstatt.core.questions import Question, Roll
from walstatt.desk.kept_matches import summary_of
from walstatt.games.shelf import load_game, playable
from walstatt.server.live_match import LiveMatch
from walstatt.store.database import Database, sqlite_url
from walstatt.store.matches import PERSON, Matches, MatchRecord, Seat
from walstatt.store.people import People

ANSWERS = 400
SEEDS = 20
ROUNDS = 15
BAR = 10.0
"""So many times faster than playing it again."""


class WithoutSnapshots(Matches):
    """A store of the time before snapshots."""

    def keep(self, *_: object) -> None:
        """Nothing is kept."""


def openings() -> list[Figure]:
    figures: list[Figure] = []
    for key in playable():
        with tempfile.TemporaryDirectory() as folder:
            database = Database(sqlite_url(Path(folder)))
            database.migrate()
            figures += _measured(key, Matches(database), _long_match(key, database))
            database.close()
    return figures


def _measured(key: str, store: Matches, match_id: str) -> list[Figure]:
    older = WithoutSnapshots(store.database)

    def snapshot() -> LiveMatch | None:
        return LiveMatch.load(store, "bench", match_id)

    def from_the_first() -> LiveMatch | None:
        found = older.load(match_id)
        return LiveMatch(older, "bench", found._replace(snapshot=None, logs=())) if found else None

    best = [1e9, 1e9]
    for _ in range(ROUNDS):
        for way, opening in enumerate((snapshot, from_the_first)):
            best[way] = min(best[way], _seconds(opening))
    record = store.find(match_id)
    name = f"opening a match of {record.answers if record else 0} answers, {key}"
    return [
        Figure(name, best[0] * 1e3, "ms", higher_is_better=False),
        Figure(f"{name}, times faster than playing it", best[1] / best[0], "", bar=BAR),
    ]


def _seconds(opening: Callable[[], LiveMatch | None]) -> float:
    gc.collect()
    begun = process_time()
    live = opening()
    assert live is not None
    live.chronicle.told()
    return process_time() - begun


def _long_match(key: str, database: Database) -> str:
    """A running match of so many answers, or of as many as the longest game had, as a server leaves it."""
    anna = People(database).create_guest("Anna")
    seed, played = _longest(key)
    live = _begun(key, database, seed, anna.id)
    while len(live.match.tape) < len(played.tape):
        entry, seat = played.tape[len(live.match.tape)], live.asked[0]
        live.answer(anna.id, seat, entry.value, len(live.match.tape))
    return live.id


def _longest(key: str) -> tuple[int, Match]:
    found = (0, _played(key, 0))
    for seed in range(1, SEEDS):
        if len(found[1].tape) >= ANSWERS:
            break
        found = max(found, (seed, _played(key, seed)), key=lambda one: len(one[1].tape))
    return found


def _played(key: str, seed: int) -> Match:
    """A random game, cut after so many answers and before its end."""
    game, rng, box = load_game(key), Random(seed), _box(seed)
    match = Match(game, game.random_setup(Random(seed)), record=False)
    while (len(match.tape) < ANSWERS or isinstance(match.question, Roll)) and match.question is not None:
        _answer(match, match.question, rng, box)
    if match.over:
        match.undo(1)
    return match


def _answer(match: Match, question: Question, rng: Random, box: SeededBox) -> None:
    if isinstance(question, Roll):
        match.answer(box.roll(question, len(match.tape)))
        return
    seat = question.seats[0] if question.seats else None
    part = question.for_seat(seat)
    match.answer(msgspec.json.decode(msgspec.json.encode(part.sample(rng))), seat)


def _box(seed: int) -> SeededBox:
    return SeededBox(seed.to_bytes(32))


def _begun(key: str, database: Database, seed: int, person_id: str) -> LiveMatch:
    game, store, box = load_game(key), Matches(database), _box(seed)
    match = Match(game, game.random_setup(Random(seed)))
    seats = [Seat(seat, PERSON, person_id=person_id) for seat in range(match.play.seats)]
    setup = msgspec.json.encode(match.setup).decode()
    record = MatchRecord(key, game.version, setup, ["Anna"] * len(seats), seats, box.seed.hex(), box.commitment)
    record.summary = summary_of(match, record)
    store.create(record, [])
    live = LiveMatch.load(store, "bench", record.id)
    assert live is not None
    live.roll_on()
    return live
