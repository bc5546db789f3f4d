"""Where dice come from: a seeded box with a proof, a fast box, recorded dice, and the list of all outcomes.

The seeded box commits to its seed before the game (a SHA-256 of it) and reveals it afterwards: every roll follows from
the seed, what the players added to it, and what the roll is about, or its place on the tape where it does not say. So
an undone roll falls the same again, and anybody can check the whole game with `verify`.
"""
from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations_with_replacement
from math import factorial
from random import Random
from typing import Any, NamedTuple, Protocol

import msgspec

from walstatt.core.match import Entry, Match, TapeError
from walstatt.core.questions import DICE, Roll


class DiceBox(Protocol):
    """Rolls dice for the place `at` on the tape."""

    def roll(self, question: Roll, at: int) -> list[int]: ...


MOST_LUCK = 64
"""Signs that somebody may add to the dice."""


class Luck(msgspec.Struct, frozen=True):
    """What somebody added to the dice on joining, so that nobody else can choose them.

    In a world it counts from that phase on; in a match no die falls before everybody sits there.
    """

    phase: int
    who: str
    words: str


def salt_of(luck: Iterable[Luck]) -> str:
    """What all of it adds to the seed; nothing where nobody has added anything."""
    return "|".join(f"{one.who}:{one.words}" for one in luck)


def is_luck(words: str) -> bool:
    """May somebody add this? A few signs, none of which stand between what several have added."""
    return 0 < len(words) <= MOST_LUCK and words.isprintable() and not set(words) & {"|", ":"}


def bot_luck(commitment: str, seat: int) -> str:
    """What a bot adds: nobody draws it, anybody can work it out."""
    return hashlib.sha256(f"{commitment}/{seat}".encode()).hexdigest()[:32]


class SeededBox:
    """Dice that can be proven afterwards."""

    def __init__(self, seed: bytes | None = None, salt: str = "", renewed: Sequence[int] = ()) -> None:
        self.seed = secrets.token_bytes(32) if seed is None else seed
        self.salt = salt
        self.renewed = renewed
        """Places of the tape from which dice fall anew, because a scene may have been begun again there."""

    @property
    def commitment(self) -> str:
        """To be shown before the game: the box cannot change its seed after this."""
        return hashlib.sha256(self.seed).hexdigest()

    def roll(self, question: Roll, at: int) -> list[int]:
        name = f"about {question.about}" if question.about else str(at)
        times = sum(at >= place for place in self.renewed)
        return self.fall(f"{name}+{times}" if times else name, question)

    def fall(self, name: str, question: Roll) -> list[int]:
        """The faces that belong to this name."""
        stream = _bytes(self.seed, f"{self.salt}/{name}")
        return [_face(stream, question.sides) for _ in range(question.count)]


def _bytes(seed: bytes, place: str) -> Iterator[int]:
    block = 0
    while True:
        yield from hmac.digest(seed, f"{place}/{block}".encode(), "sha256")
        block += 1


def _face(stream: Iterator[int], sides: int) -> int:
    """One face; numbers that would favour low faces are thrown away."""
    numbers, span = stream, 256
    while span < sides:
        numbers, span = _wider(numbers, stream), span * 256
    fair = span - span % sides
    return next(number for number in numbers if number < fair) % sides + 1


def _wider(high: Iterator[int], low: Iterator[int]) -> Iterator[int]:
    """Numbers of one byte more."""
    while True:
        yield next(high) * 256 + next(low)


class FastBox:
    """Dice for thousands of games: quick, repeatable, no proof."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def roll(self, question: Roll, at: int) -> list[int]:  # noqa: ARG002 - the place does not matter here
        return question.sample(self._rng)


class RecordedDice:
    """Faces that fell elsewhere, in order; it is a mistake to ask for more than there are."""

    def __init__(self, faces: Iterable[int]) -> None:
        self._faces = list(faces)

    def roll(self, question: Roll, at: int) -> list[int]:  # noqa: ARG002
        if len(self._faces) < question.count:
            raise ValueError(f"{question.key} needs {question.count} dice, only {len(self._faces)} are left")
        fallen, self._faces = self._faces[: question.count], self._faces[question.count :]
        return fallen

    @property
    def left(self) -> int:
        return len(self._faces)


class RollOutcome(NamedTuple):
    """One result of a roll without regard to order, and its probability."""

    faces: tuple[int, ...]
    probability: float


def outcomes(question: Roll) -> list[RollOutcome]:
    """Every result of a roll, faces in ascending order: what an enumerator feeds to forks of a match."""
    ways, found = question.sides**question.count, []
    for faces in combinations_with_replacement(range(1, question.sides + 1), question.count):
        orders = factorial(question.count)
        for face in set(faces):
            orders //= factorial(faces.count(face))
        found.append(RollOutcome(faces, orders / ways))
    return found


def verify(
    game: Any, setup: Any, tape: Sequence[Entry], seed: bytes, salt: str, commitment: str, begun: Match | None = None
) -> int:
    """Check every roll of a finished game against the revealed seed; the number of rolls, or a TapeError.

    `begun` is the match before the first answer that today's rules play, if older ones were played before. Those
    answers are on its tape already, and it knows what was rolled for.
    """
    match = begun or Match(game, setup, record=False)
    box = SeededBox(seed, salt, [change.dice_from for change in match.changes])
    if box.commitment != commitment:
        raise TapeError("the revealed seed does not fit the commitment made before the game")
    rolls = _verify_older(box, match)
    for number, entry in enumerate(tape[len(match.tape) :], len(match.tape)):
        if entry.kind == DICE and isinstance(match.question, Roll):
            rolls += 1
            if box.roll(match.question, number) != entry.value:
                raise TapeError(f"answer {number + 1}: {entry.value} did not fall from this seed")
        match.replay_entry(number, entry)
    return rolls


def _verify_older(box: SeededBox, match: Match) -> int:
    """The rolls before the match changed over to the rules of today."""
    rolls = 0
    for number, (entry, told) in enumerate(zip(match.tape, match.asked, strict=True)):
        if entry.kind != DICE:
            continue
        rolls += 1
        try:
            key, seat, dice, about = told.split(" ", 3)
            count, _, sides = dice.partition("d")
            roll = Roll(None if seat == "None" else int(seat), key, "", int(count), int(sides), about=about)
        except ValueError as problem:
            raise TapeError(f"answer {number + 1}: nobody knows what was rolled for") from problem
        if box.roll(roll, number) != entry.value:
            raise TapeError(f"answer {number + 1}: {entry.value} did not fall from this seed")
    return rolls
