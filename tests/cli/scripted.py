"""A terminal that types what a test tells it to, and matches of the real game to play at it."""
from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from io import StringIO
from itertools import repeat
from pathlib import Path
from random import Random

from rich.console import Console

from walstatt.cli.saves import HUMAN, Seating
from walstatt.cli.screen import Screen
from walstatt.cli.speech import Speaker
from walstatt.cli.terminal import Session
from walstatt.core.dice import SeededBox
from walstatt.core.match import Match
from walstatt.core.questions import Question
from walstatt.games.aofs import armies
from walstatt.games.aofs.battlefield import random_board
from walstatt.games.aofs.game import GAME
from walstatt.games.aofs.play import Setup

ANSI = "\x1b["


class ScriptedScreen(Screen):
    """Types the given lines one after the other; when they run out the input has ended."""

    def __init__(self, lines: Iterable[str], width: int = 80, height: int = 24, *, colour: bool = False) -> None:
        self.file = StringIO()
        self.lines: Iterator[str] = iter(lines)
        self.prompts: list[str] = []
        console = Console(
            file=self.file, width=width, height=height, force_terminal=colour,
            color_system="truecolor" if colour else None, highlight=False, markup=False, emoji=False,
        )
        super().__init__(console, self._type)

    def _type(self, prompt: str) -> str:
        self.prompts.append(prompt)
        for line in self.lines:
            return line
        raise EOFError

    @property
    def out(self) -> str:
        return self.file.getvalue()

    @property
    def words(self) -> str:
        """All that was written, without regard to where lines end."""
        return " ".join(self.out.split())


def auto(most: int = 3000) -> Iterator[str]:
    return repeat("auto", most)


def new_match(seed: int = 1, *, size: int = 150, real_table: bool = False) -> Match:
    sheets = (armies.ready_made("grenzwacht", size, "a"), armies.ready_made("moorvolk", size, "b"))
    return Match(GAME, Setup(sheets, random_board(seed), size, real_table=real_table))


def session(
    match: Match, screen: Screen, path: Path, *, seats: tuple[str, str] = (HUMAN, "random"), language: str = "de",
    real_dice: bool = False, seed: int = 1,
) -> Session:
    box = None if real_dice else SeededBox(bytes([seed]) * 32)
    seating = Seating(seats, seed, real_dice)
    return Session(match, seating, screen, Speaker(language, ("Anna", "Bert")), path, box, chance=Random(seed))


def play_until(match: Match, wanted: Callable[[Question], bool], seed: int = 1) -> Question:
    """Random answers until a question comes that the test wants."""
    rng = Random(seed)
    while match.question is not None:
        if wanted(match.question):
            return match.question
        match.answer(match.question.sample(rng))
    raise AssertionError("no such question came")
