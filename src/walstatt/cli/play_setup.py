"""What is agreed before a game: from the command line, or asked step by step."""
from __future__ import annotations

from argparse import Namespace
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from walstatt.bots.registry import bot_names
from walstatt.cli.board import Picture
from walstatt.cli.picture import preview_table
from walstatt.cli.saves import HUMAN
from walstatt.cli.screen import QUIET, STRONG, WARNING, Screen
from walstatt.cli.seats import letter
from walstatt.cli.typed_words import Misread
from walstatt.core.bounds import OutOfBounds
from walstatt.core.kits import own_kits
from walstatt.core.texts import Texts
from walstatt.games.lobby import (
    LOBBIES,
    ArmyWish,
    Lobby,
    MatchWish,
    RosterSheet,
    Scenario,
    UnknownKey,
    Words,
    WrongSeats,
    check_seats,
)
from walstatt.games.shelf import playable
from walstatt.table.terrain import Board, Ground
from walstatt.table.tiled import TiledError

NAMES = ("Anna", "Bert", "Carla", "Dirk")
"""Of people who give none; further ones are numbered."""
TABLES = 10_000
FAVOURITE = "captain"


@dataclass(slots=True)
class Agreement:
    """All choices before a game."""

    game: str
    size: int = 0
    lists: list[str] = field(default_factory=list)
    """For each seat a roster, or a roster and one of its armies: `grenzwacht:grenzwacht-250`."""
    units: dict[int, list[dict[str, Any]]] = field(default_factory=dict)
    """By seat, the units of a list where they are not quite as the ready-made one has them."""
    board: Board | None = None
    """None where the models stand on a real table, or where the players lay the terrain themselves."""
    terrain_in_turn: bool = False
    opponents: list[str] = field(default_factory=lambda: [FAVOURITE])
    """Who plays the other seats, one after the other."""
    names: list[str] = field(default_factory=list)
    rulings: dict[str, int] = field(default_factory=dict)
    limits: bool = False
    real_table: bool = False
    seed: int = 0
    """For what chance decides where nobody has chosen."""
    scenario: str = ""

    def setup(self) -> Any:
        """The setup for the match; raises Refused or Misread for what cannot be."""
        wish = MatchWish(
            [self._army(seat) for seat in range(len(self.names))], self.size, self.limits, self.rulings,
            tuple(self.names), self.real_table, self.board, self.seed, scenario=self.scenario,
            agreed=tuple(range(len(self.names))), terrain_in_turn=self.terrain_in_turn,
        )
        try:
            return LOBBIES[self.game].setup(wish)
        except UnknownKey as unknown:
            kind = unknown.where.rpartition(".")[2]
            kind = f"play-unknown-{kind if kind in ('army', 'scenario') else 'roster'}"
            raise Misread(kind, given=unknown.given, known=unknown.known) from unknown

    def _army(self, seat: int) -> ArmyWish:
        key, _, army = self.lists[seat].partition(":")
        return ArmyWish(key, army, self.units.get(seat))


def from_arguments(given: Namespace, texts: Texts, rng: Random) -> Agreement:
    """What the options say; what they leave open takes its usual value."""
    agreed = Agreement(given.game or playable()[0], limits=given.limits, real_table=given.real_table)
    lobby = LOBBIES[agreed.game]
    agreed.size = given.size or lobby.DEFAULT_SIZE
    if agreed.size not in lobby.SIZES:
        raise Misread("play-unknown-size", given=agreed.size, known=[str(size) for size in lobby.SIZES])
    agreed.opponents = opponents_for(given, agreed.game)
    agreed.lists = [
        getattr(given, f"list_{letter(seat).lower()}") or lobby.STANDARD[seat % len(lobby.STANDARD)]
        for seat in range(1 + len(agreed.opponents))
    ]
    agreed.scenario = given.scenario or ""
    if given.real_table and not lobby.HAS_REAL_TABLE:
        raise Misread("play-no-real-table")
    if given.real_table and any(opponent != HUMAN for opponent in agreed.opponents):
        raise Misread("play-real-table-people")
    agreed.rulings = dict(read_ruling(written) for written in given.ruling)
    agreed.names = names_for(given, agreed.opponents, texts)
    if given.lay_terrain and not lobby.LAYS_TERRAIN:
        raise Misread("play-nobody-lays-terrain")
    agreed.terrain_in_turn = given.lay_terrain
    if given.map:
        agreed.board = read_map(given.map, lobby)
    elif not given.real_table and not given.lay_terrain:
        agreed.seed = rng.randrange(TABLES) if given.table is None else given.table
        agreed.board = lobby.table(agreed.seed, None)
    return agreed


def opponents_for(given: Namespace, game: str) -> list[str]:
    """Who plays the other seats; the last one named plays all that are left."""
    lobby = LOBBIES[game]
    named = list(given.opponent or [HUMAN if given.real_table else FAVOURITE])
    for name in named:
        if name not in (HUMAN, *bot_names(game)):
            raise Misread("lab-arena-unknown-bot", given=name, known=bot_names(game))
    players = given.players or max(lobby.SEATS[0], 1 + len(named))
    try:
        check_seats(lobby, max(players, 1 + len(named)))
    except WrongSeats as problem:
        raise Misread("play-wrong-players", given=problem.given, known=[str(one) for one in problem.known]) from problem
    return named + [named[-1]] * (players - 1 - len(named))


def names_for(given: Namespace, opponents: list[str], texts: Texts) -> list[str]:
    """The names that somebody gave; several computers are told apart by numbers."""
    bots = [opponent for opponent in opponents if opponent != HUMAN]
    names: list[str] = []
    for seat, player in enumerate([HUMAN, *opponents]):
        usual = _usual_name(seat, texts) if player == HUMAN else texts.format(f"play-bot-{player}")
        if player != HUMAN and len(bots) > 1:
            usual = f"{usual} {seat + 1}"
        names.append(getattr(given, f"name_{letter(seat).lower()}") or usual)
    return names


def _usual_name(seat: int, texts: Texts) -> str:
    return NAMES[seat] if seat < len(NAMES) else texts.player(seat)


def read_ruling(written: str) -> tuple[str, int]:
    """`aofs.r.tie=1`"""
    ruling, sign, choice = written.partition("=")
    if not sign or not choice.isdecimal():
        raise Misread("play-bad-ruling", given=written)
    return ruling, int(choice)


def read_map(path: Path, lobby: Lobby) -> Board:
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise Misread("play-unreadable-map", file=str(path), reason=str(problem)) from problem
    try:
        return lobby.read_table(text)
    except OutOfBounds as beyond:
        raise Misread(beyond.why.key, **beyond.why.args) from beyond
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
            given.game = self._game()
        agreed = from_arguments(given, self.texts, self.rng)
        lobby = LOBBIES[agreed.game]
        agreed.opponents = self._opponents(given, agreed.game)
        agreed.lists = [lobby.STANDARD[seat % len(lobby.STANDARD)] for seat in range(1 + len(agreed.opponents))]
        agreed.names = self._names(given, agreed.opponents)
        agreed.scenario = self._scenario(given, lobby.scenarios())
        sizes = list(lobby.SIZES)
        usual = sizes.index(lobby.DEFAULT_SIZE)
        offered = [self._size_words(agreed.game, size) for size in sizes]
        agreed.size = sizes[self._pick("play-which-size", offered, usual=usual)]
        for seat in range(len(agreed.names)):
            agreed.lists[seat] = self._list(agreed, lobby, seat)
            changed = self._post(agreed, lobby, seat)
            if changed is not None:
                agreed.units[seat] = changed
        own_table = any(one.board for one in lobby.scenarios() if one.key == agreed.scenario)
        if agreed.board is not None and lobby.HAS_TABLE and not given.map and not own_table:
            agreed.board = self._table(agreed, lobby)
        return agreed

    def _size_words(self, game: str, size: int) -> str:
        own = f"play-size-{game}"
        return self.texts.format(own if self.texts.has(own) else "play-size", size=size)

    def _words(self, words: Words) -> str:
        return words.get(self.texts.language) or next(iter(words.values()), "")

    def _game(self) -> str:
        """Those that are played question by question; others are named with their command."""
        offered = playable()
        for number, key in enumerate(offered, 1):
            self.screen.say(f"{number:>2}  {self.texts.format(f'play-game-{key}')}", indent=1)
        names = {kit.key: self.texts.format(f"play-game-{kit.key}") for kit in own_kits().values() if kit.command}
        others = [self.texts.format("play-own-command", game=name, key=key) for key, name in names.items()]
        self.screen.say(self.texts.format("play-by-command", games=others), style=QUIET, indent=2, hang=2)
        return offered[self._choose("play-which-game", len(offered), 0)]

    def _opponents(self, given: Namespace, game: str) -> list[str]:
        """How many play, where that is open, and who; several are asked for one by one."""
        lobby = LOBBIES[game]
        counts = [given.players] if given.players else list(lobby.SEATS)
        words = [self.texts.format("play-players", count=count) for count in counts]
        players = counts[self._pick("play-how-many", words)] if len(counts) > 1 else counts[0]
        keys = [*sorted(bot_names(game), key=lambda name: name != FAVOURITE), HUMAN]
        kinds = [self.texts.format(f"play-opponent-{key}") for key in keys]
        if players == 2:
            return [keys[self._pick("play-which-opponent", kinds)]]
        asked = [self.texts.format("play-who-plays", letter=letter(seat)) for seat in range(1, players)]
        return [keys[self._pick(words, kinds, literal=True)] for words in asked]

    def _scenario(self, given: Namespace, offered: list[Scenario]) -> str:
        if given.scenario or not offered:
            return given.scenario or ""
        words = [f"{self._words(one.name)} – {self._words(one.description)}".rstrip("– ") for one in offered]
        return offered[self._pick("play-which-scenario", words)].key

    def _names(self, given: Namespace, opponents: list[str]) -> list[str]:
        names = names_for(given, opponents, self.texts)
        for seat, player in enumerate([HUMAN, *opponents]):
            if player == HUMAN and not getattr(given, f"name_{letter(seat).lower()}"):
                asked = self.texts.format("play-which-name", letter=letter(seat), usual=names[seat])
                names[seat] = self.screen.ask(f"{asked} ")[:20] or names[seat]
        return names

    def _list(self, agreed: Agreement, lobby: Lobby, seat: int) -> str:
        """A ready-made army of the size that was agreed; where a people has several, the people comes first."""
        sheets = sorted(lobby.all_rosters(), key=lambda sheet: (sheet.key not in lobby.STANDARD, sheet.key))
        ready = {sheet.key: found for sheet in sheets if (found := self._ready(sheet, agreed.size))}
        if all(len(armies) == 1 for armies in ready.values()):
            offered = {written: name for armies in ready.values() for written, name in armies.items()}
            return self._one_of(offered, agreed, seat, "play-which-list", agreed.lists[seat])
        names = {sheet.key: self._words(sheet.name) for sheet in sheets if sheet.key in ready}
        people = self._one_of(names, agreed, seat, "play-which-people", agreed.lists[seat])
        only = next(iter(ready[people])) if len(ready[people]) == 1 else ""
        return only or self._one_of(ready[people], agreed, seat, "play-which-list")

    def _ready(self, sheet: RosterSheet, size: int) -> dict[str, str]:
        """The armies of a roster that have this size."""
        return {f"{sheet.key}:{army.key}": self._words(army.name) for army in sheet.armies if army.size == size}

    def _one_of(self, offered: dict[str, str], agreed: Agreement, seat: int, key: str, wanted: str = "") -> str:
        keys = list(offered)
        usual = next((at for at, one in enumerate(keys) if one.partition(":")[0] == wanted), 0)
        asked = self.texts.format(key, seat=agreed.names[seat])
        return keys[self._pick(asked, list(offered.values()), usual=usual, literal=True)]

    def _post(self, agreed: Agreement, lobby: Lobby, seat: int) -> list[dict[str, Any]] | None:
        """Who holds the one post of an army, such as its general, where several could: None if nothing changes."""
        key, _, army = agreed.lists[seat].partition(":")
        sheet = next(one for one in lobby.all_rosters() if one.key == key)
        ready = next((one for one in sheet.armies if one.key == army), None)
        if ready is None or len(sheet.posts) != 1 or sheet.posts[0].shared:
            return None
        post = sheet.posts[0].key
        lists = [[{**unit, "command": post if at == who else ""} for at, unit in enumerate(ready.units)]
                 for who in range(len(ready.units))]  # fmt: skip
        checked = [lobby.check_army(ArmyWish(key, units=units), agreed.size, False, agreed.rulings) for units in lists]
        able = [at for at, found in enumerate(checked) if not found.problems]
        usual = next((at for at, unit in enumerate(ready.units) if unit["command"] == post), 0)
        if len(able) < 2 or usual not in able:
            return None
        names = [self._words(checked[at].units[at].name) for at in able]
        asked = self.texts.format("play-which-general", seat=agreed.names[seat])
        chosen = able[self._pick(asked, names, usual=able.index(usual), literal=True)]
        return None if chosen == usual else lists[chosen]

    def _table(self, agreed: Agreement, lobby: Lobby) -> Board:
        """Random tables until one pleases; a number is the seed of a table one has seen before."""
        agreed.seed = self.rng.randrange(TABLES)
        while True:
            board = lobby.table(agreed.seed, None)
            preview_table(Picture(Ground(board)), self.screen, self.texts)
            typed = self.screen.ask(f"{self.texts.format('play-which-table', seed=str(agreed.seed))} ").lower()
            if not typed:
                return board
            if typed.isdecimal():
                agreed.seed = int(typed)
            elif typed == "r":
                agreed.seed = self.rng.randrange(TABLES)
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
