"""What is agreed before a game: from the command line, or asked step by step."""
from __future__ import annotations

from argparse import Namespace
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from walstatt.bots.registry import bot_names
from walstatt.cli.board import Picture
from walstatt.cli.picture import preview_table
from walstatt.cli.saves import HUMAN
from walstatt.cli.screen import QUIET, STRONG, WARNING, Screen
from walstatt.cli.typed_words import Misread
from walstatt.core.catalogue import GAMES
from walstatt.core.texts import Texts
from walstatt.games.aofs import armies, rosters
from walstatt.games.aofs.army_limits import name_text
from walstatt.games.aofs.battlefield import FULL_SIZE, KINDS, TERRAIN, random_board
from walstatt.games.aofs.laying_terrain import TERRAIN_SETUP
from walstatt.games.aofs.play import Setup
from walstatt.games.aofs.profiles import ArmySheet
from walstatt.games.shelf import PLAYABLE
from walstatt.table.terrain import Board, Ground
from walstatt.table.tiled import TiledError, board_from_tiled

SIZES = (150, 250)
STANDARD = tuple(rosters.STANDARD)
NAMES = ("Anna", "Bert")
TABLES = 10_000
FAVOURITE = "captain"


@dataclass(slots=True)
class Agreement:
    """All choices before a game."""

    size: int = 250
    lists: list[str] = field(default_factory=lambda: list(STANDARD))
    """For each seat a roster, or a roster and one of its armies: `grenzwacht:grenzwacht-250`."""
    board: Board | None = None
    """None where the models stand on a real table, or where the players lay the terrain themselves."""
    opponent: str = FAVOURITE
    names: list[str] = field(default_factory=list)
    rulings: dict[str, int] = field(default_factory=dict)
    limits: bool = False
    real_table: bool = False

    def setup(self) -> Setup:
        """The setup for the match; raises Refused or Misread for what cannot be."""
        first, second = (
            self._army(written, prefix) for written, prefix in zip(self.lists, "ab", strict=True)
        )
        board = self.board or Board(FULL_SIZE, FULL_SIZE)
        names = (self.names[0], self.names[1])
        return Setup((first, second), board, self.size, self.limits, self.rulings, names, self.real_table)

    def _army(self, written: str, prefix: str) -> ArmySheet:
        key, _, army = written.partition(":")
        known = rosters.keys()
        if key not in known:
            raise Misread("play-unknown-roster", given=key, known=known)
        return armies.ready_made(key, army or self.size, prefix, self.rulings)


def from_arguments(given: Namespace, texts: Texts, rng: Random) -> Agreement:
    """What the options say; what they leave open takes its usual value."""
    agreed = Agreement(limits=given.limits, real_table=given.real_table)
    agreed.size = given.size or agreed.size
    agreed.lists = [given.list_a or STANDARD[0], given.list_b or STANDARD[1]]
    agreed.opponent = given.opponent or (HUMAN if given.real_table else FAVOURITE)
    if given.real_table and agreed.opponent != HUMAN:
        raise Misread("play-real-table-people")
    agreed.rulings = dict(read_ruling(written) for written in given.ruling)
    agreed.names = names_for(given, agreed.opponent, texts)
    if given.map:
        agreed.board = read_map(given.map)
    elif not given.real_table and agreed.rulings.get(TERRAIN_SETUP) != 1:
        agreed.board = random_board(rng.randrange(TABLES) if given.table is None else given.table)
    return agreed


def names_for(given: Namespace, opponent: str, texts: Texts) -> list[str]:
    other = NAMES[1] if opponent == HUMAN else texts.format(f"play-bot-{opponent}")
    return [given.name_a or NAMES[0], given.name_b or other]


def read_ruling(written: str) -> tuple[str, int]:
    """`aofs.r.tie=1`"""
    ruling, sign, choice = written.partition("=")
    if not sign or not choice.isdecimal():
        raise Misread("play-bad-ruling", given=written)
    return ruling, int(choice)


def read_map(path: Path) -> Board:
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise Misread("play-unreadable-map", file=str(path), reason=str(problem)) from problem
    try:
        return board_from_tiled(text, str(path), defaults=TERRAIN, allowed_kinds=KINDS)
    except TiledError as problem:
        raise Misread("play-bad-map", reason=str(problem)) from problem


# ---- step by step


class Wizard:
    """Asks for everything, with an answer at hand for each question: Enter takes it."""

    def __init__(self, screen: Screen, texts: Texts, rng: Random) -> None:
        self.screen = screen
        self.texts = texts
        self.rng = rng

    def run(self, given: Namespace) -> Agreement:
        self.screen.rule(self.texts.format("play-welcome"), STRONG)
        if given.game is None:
            self._game()
        agreed = from_arguments(given, self.texts, self.rng)
        agreed.opponent = self._opponent()
        agreed.names = self._names(given, agreed.opponent)
        agreed.size = SIZES[self._pick("play-which-size", [self._size_words(size) for size in SIZES], usual=1)]
        agreed.lists = [self._list(agreed, seat) for seat in (0, 1)]
        if agreed.board is not None and not given.map:
            agreed.board = self._table()
        return agreed

    def _size_words(self, size: int) -> str:
        return self.texts.format("play-size", size=size)

    def _game(self) -> None:
        """One game can be played; the others are named so that nobody looks for them."""
        for number, key in enumerate(PLAYABLE, 1):
            self.screen.say(f"{number:>2}  {self.texts.format(f'play-game-{key}')}", indent=1)
        coming = [self.texts.format(f"play-game-{key}") for key in GAMES if key not in PLAYABLE]
        self.screen.say(self.texts.format("play-in-preparation", games=coming), style=QUIET, indent=2, hang=2)
        self._choose("play-which-game", len(PLAYABLE), 0)

    def _opponent(self) -> str:
        keys = [*sorted(bot_names(), key=lambda name: name != FAVOURITE), HUMAN]
        return keys[self._pick("play-which-opponent", [self.texts.format(f"play-opponent-{key}") for key in keys])]

    def _names(self, given: Namespace, opponent: str) -> list[str]:
        names = names_for(given, opponent, self.texts)
        for seat in (0, 1) if opponent == HUMAN else (0,):
            if not (given.name_a, given.name_b)[seat]:
                asked = self.texts.format("play-which-name", letter="AB"[seat], usual=names[seat])
                names[seat] = self.screen.ask(f"{asked} ")[:20] or names[seat]
        return names

    def _list(self, agreed: Agreement, seat: int) -> str:
        """A ready-made army of the size that was agreed."""
        offered: dict[str, str] = {}
        for key in sorted(rosters.keys(), key=lambda one: (one not in STANDARD, one)):
            for army in rosters.load(key).army:
                if army.size == agreed.size:
                    offered[f"{key}:{army.key}"] = self.texts.say(name_text(army.name.plain))
        usual = next(at for at, written in enumerate(offered) if written.startswith(f"{STANDARD[seat]}:"))
        asked = self.texts.format("play-which-list", seat=agreed.names[seat])
        return list(offered)[self._pick(asked, list(offered.values()), usual=usual, literal=True)]

    def _table(self) -> Board:
        """Random tables until one pleases; a number is the seed of a table one has seen before."""
        seed = self.rng.randrange(TABLES)
        while True:
            board = random_board(seed)
            preview_table(Picture(Ground(board)), self.screen, self.texts)
            typed = self.screen.ask(f"{self.texts.format('play-which-table', seed=str(seed))} ").lower()
            if not typed:
                return board
            if typed.isdecimal():
                seed = int(typed)
            elif typed == "r":
                seed = self.rng.randrange(TABLES)
            else:
                self.screen.say(self.texts.format("play-misread-table", word=typed), style=WARNING)

    def _pick(self, key: str, options: list[str], usual: int = 0, *, literal: bool = False) -> int:
        """The number of the option, from 0."""
        for number, option in enumerate(options, 1):
            self.screen.say(f"{number:>2}  {option}", indent=1, hang=4)
        return self._choose(key, len(options), usual, literal=literal)

    def _choose(self, key: str, most: int, usual: int, *, literal: bool = False) -> int:
        asked = key if literal else self.texts.format(key)
        while True:
            typed = self.screen.ask(f"{asked} [{usual + 1}] ")
            if not typed:
                return usual
            if typed.isdecimal() and 1 <= int(typed) <= most:
                return int(typed) - 1
            self.screen.say(self.texts.format("play-misread-option", word=typed, most=most), style=WARNING)
