"""Saved games: where they lie, how they are written and opened again."""
from __future__ import annotations

import os
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from walstatt.core import tape
from walstatt.core.bounds import OutOfBounds
from walstatt.core.dice import SeededBox
from walstatt.core.match import Entry, Match, TapeError
from walstatt.core.questions import DICE, Question
from walstatt.core.tape import DiceProof, SaveFile
from walstatt.core.typed_data import convert
from walstatt.games.shelf import PlayableGame, load_game, playable

HUMAN = "human"
LAST = "last"


class Seating(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who plays: a person at the keyboard or a bot for each seat, and where the dice come from."""

    seats: tuple[str, ...] = (HUMAN, HUMAN)
    bot_seed: int = 0
    real_dice: bool = False

    def is_human(self, seat: int | None) -> bool:
        return seat is None or self.seats[seat] == HUMAN

    def typed(self, question: Question, entry: Entry) -> bool:
        """Was this answer to a question typed by a person?"""
        if entry.kind == DICE:
            return self.real_dice
        return self.is_human(question.seat if entry.seat is None else entry.seat)


class Opened(NamedTuple):
    """A saved game, played up to its end."""

    saved: SaveFile
    game: PlayableGame
    match: Match
    seating: Seating
    typed: list[bool]
    """For each answer on the tape: did a person type it?"""


def folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Where games are kept unless somebody names a file."""
    base = environment.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "walstatt" / "saves"


def fresh_path(game: str, now: datetime | None = None, within: Path | None = None) -> Path:
    """A file that does not exist yet, named after the game and the time; in the usual folder or another one."""
    where = within or folder()
    stamp = f"{now or datetime.now():%Y-%m-%d-%H%M%S}"
    path, number = where / f"{game}-{stamp}.json", 1
    while path.exists():
        number += 1
        path = where / f"{game}-{stamp}-{number}.json"
    return path


def resolve(name: str) -> Path | None:
    """The file that somebody means; `last` is the newest saved game, None if there is none."""
    if name != LAST:
        return Path(name)
    found = sorted(folder().glob("*.json"), key=lambda path: path.stat().st_mtime)
    return found[-1] if found else None


def shown(path: Path) -> str:
    """The file as a shell understands it, short where it lies below the home folder."""
    home = Path.home()
    return f"~/{path.relative_to(home)}" if path.is_relative_to(home) else str(path)


def write(path: Path, match: Match, seating: Seating, box: SeededBox | None) -> None:
    """Keep the game with all that is needed to go on with it."""
    proof = DiceProof(box.commitment, box.salt, box.seed.hex()) if box else None
    tape.save(path, match, dice=proof, players=msgspec.to_builtins(seating))


def open_game(path: Path) -> tuple[SaveFile, PlayableGame, Any]:
    """A save file that is whole and of a game that this program plays; anything else is a TapeError."""
    saved = tape.read(path)
    if saved.game not in playable():
        raise TapeError(f"{path}: a game of {saved.game!r}, which this program does not play")
    game = load_game(saved.game)
    tape.check_version(saved, game, str(path))
    try:
        setup = game.read_setup(saved.setup)
    except (msgspec.DecodeError, OutOfBounds) as problem:
        raise TapeError(f"{path}: the setup cannot be read ({problem})") from problem
    return saved, game, setup


def begin(path: Path, saved: SaveFile, game: PlayableGame, setup: Any) -> Match:
    """The match before the first answer that today's rules play."""
    try:
        return tape.begun(game, setup, tape.entries(saved, str(path)), saved.carried)
    except ValueError as problem:
        raise TapeError(f"{path}: the game cannot begin ({problem})") from problem


def open_saved(path: Path) -> Opened:
    """A saved game, ready to go on."""
    saved, game, setup = open_game(path)
    try:
        seating = convert(saved.players, Seating)
    except msgspec.ValidationError as problem:
        raise TapeError(f"{path}: the players cannot be read ({problem})") from problem
    match = begin(path, saved, game, setup)
    typed = [False] * len(match.tape)
    for number, entry in enumerate(tape.entries(saved, str(path))[len(match.tape) :], len(match.tape)):
        question = match.question
        if question is not None:
            typed.append(seating.typed(question, entry))
        replay_entry(path, match, number, entry)
    return Opened(saved, game, match, seating, typed)


def replay_entry(path: Path, match: Match, number: int, entry: Entry) -> None:
    """Put the next answer of a saved game on the table."""
    try:
        match.replay_entry(number, entry)
    except TapeError as problem:
        raise TapeError(f"{path}: {problem}") from problem


def box_of(saved: SaveFile) -> SeededBox | None:
    """The dice box of a saved game, if its seed is known."""
    if saved.dice is None or not saved.dice.seed:
        return None
    try:
        renewed = [change.dice_from for change in saved.carried.changes] if saved.carried else ()
        return SeededBox(bytes.fromhex(saved.dice.seed), saved.dice.salt, renewed)
    except ValueError as problem:
        raise TapeError(f"the seed of the dice cannot be read ({problem})") from problem
