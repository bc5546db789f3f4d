"""`walstatt roster`: check roster files, list and show rosters, compare prices with the formula."""
from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from walstatt.cli.arguments import CommandParser
from walstatt.cli.output import complain
from walstatt.core.kits import Part
from walstatt.core.texts import LANGUAGES, Texts, default_language
from walstatt.games.lobby import PrintedArmy
from walstatt.games.roster_problems import RosterProblem, read_toml
from walstatt.games.strict_tables import nearest

IN_ORDER, PROBLEMS, CANNOT = 0, 1, 2


class GameRosters(Protocol):
    """What the module of a game offers: its rosters in lines."""

    def recognizes(self, document: Mapping[str, Any]) -> bool:
        """Is this a roster file of this game, whether it is in order or not?"""

    def keys(self) -> Iterable[str]: ...

    def load(self, key: str) -> Any: ...

    def read(self, source: str) -> tuple[Any, list[RosterProblem]]: ...

    def schema(self) -> str: ...

    def in_order(self, roster: Any, texts: Texts) -> str: ...

    def overview(self, roster: Any, texts: Texts) -> Iterator[str]: ...

    def profiles(self, roster: Any, texts: Texts) -> Iterator[str]: ...

    def find_list(self, roster: Any, name: str | int) -> Any: ...

    def list_keys(self, roster: Any) -> list[str]: ...

    def list_lines(self, roster: Any, entry: Any, texts: Texts) -> Iterator[str]: ...

    def printed(self, roster: Any, entry: Any, texts: Texts) -> PrintedArmy: ...

    def price_lines(self, roster: Any) -> Iterator[str]: ...


ROSTERS = Part[GameRosters]("rosters")


class CannotError(Exception):
    """What was asked for cannot be done at all; the sentence says why."""


class Book(NamedTuple):
    """A roster and the module that knows its game."""

    game: GameRosters
    roster: Any


def run(arguments: list[str]) -> int:
    given = parse(arguments, Texts(default_language()))
    texts = Texts(given.lang or default_language())
    try:
        if given.pdf is not None:
            return write_pdf(given.names, given.pdf, texts)
        return int(given.action(given.names, texts))
    except CannotError as cannot:
        complain(str(cannot))
        return CANNOT


def parse(arguments: list[str], texts: Texts) -> Namespace:
    parser = CommandParser("roster", texts)
    parser.add_argument("action", metavar="|".join(ACTIONS), choices=list(ACTIONS), help=_actions_help(texts))
    parser.add_argument("names", metavar="…", nargs="*", help=texts.format("roster-help-names"))
    parser.add_argument("--lang", choices=LANGUAGES, help=texts.format("roster-help-lang"))
    parser.add_argument("--pdf", type=Path, metavar="FILE", help=texts.format("roster-help-pdf"))
    given = parser.parse_args(arguments)
    least, most = NUMBER_OF_NAMES[given.action]
    if not least <= len(given.names) <= most:
        parser.error(texts.format(f"roster-names-{given.action}"))
    if given.pdf is not None and (given.action != "show" or len(given.names) != most):
        parser.error(texts.format("roster-pdf-what"))
    given.action = ACTIONS[given.action]
    return given


def _actions_help(texts: Texts) -> str:
    return "; ".join(f"{action}: {texts.format(f'roster-help-{action}')}" for action in ACTIONS)


# ---- games


def _game_of(source: str) -> GameRosters:
    """The game whose file this is; the first one tells what is wrong with a file that no game knows."""
    document = read_toml(source)
    games = [ROSTERS[key] for key in ROSTERS]
    if isinstance(document, RosterProblem):
        return games[0]
    return next((game for game in games if game.recognizes(document)), games[0])


def _checked_game(key: str, texts: Texts) -> str:
    if key not in ROSTERS:
        raise CannotError(texts.format("roster-unknown-game", key=key, known=list(ROSTERS)))
    return key


# ---- checking


def check(names: list[str], texts: Texts) -> int:
    """Print every problem of every file as `file:line: [rule] message`."""
    return max(_check_file(name, texts) for name in names)


def _check_file(name: str, texts: Texts) -> int:
    try:
        source = _read(name, texts)
    except CannotError as cannot:
        complain(str(cannot))
        return CANNOT
    game = _game_of(source)
    roster, problems = game.read(source)
    for problem in problems:
        print(_problem_line(name, problem, texts))
    if roster is None or not all(problem.warning for problem in problems):
        return PROBLEMS
    print(f"{name}: {game.in_order(roster, texts)}")
    return IN_ORDER


def _problem_line(name: str, problem: RosterProblem, texts: Texts) -> str:
    message = texts.say(problem.message)
    if problem.warning:
        message = texts.format("roster-warning", message=message)
    return f"{name}:{problem.line}: [{problem.rule}] {message}"


def _read(name: str, texts: Texts) -> str:
    try:
        return Path(name).read_text("utf-8-sig")
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise CannotError(f"{name}: {texts.format('roster-no-file', reason=reason)}") from None
    except UnicodeDecodeError:
        raise CannotError(f"{name}: {texts.format('roster-not-utf8')}") from None


# ---- showing


def list_rosters(names: list[str], texts: Texts) -> int:
    """The rosters of all games, or of one."""
    for key in [_checked_game(name, texts) for name in names] or ROSTERS:
        game = ROSTERS[key]
        for roster in map(game.load, game.keys()):
            print(*game.overview(roster, texts), sep="\n")
    return IN_ORDER


def show(names: list[str], texts: Texts) -> int:
    game, roster = _book(names[0], texts)
    lines: Iterator[str] = game.profiles(roster, texts)
    if len(names) > 1:
        lines = game.list_lines(roster, _list(Book(game, roster), names[1], texts), texts)
    print(*lines, sep="\n")
    return IN_ORDER


def _book(name: str, texts: Texts) -> Book:
    """A roster by its key, or by the name of its file."""
    known = {roster: game for game in map(ROSTERS.__getitem__, ROSTERS) for roster in list(game.keys())}
    if name in known:
        return Book(known[name], known[name].load(name))
    if not name.endswith(".toml"):
        raise CannotError(texts.format("roster-unknown-roster", key=name, nearest=nearest(name, known)))
    source = _read(name, texts)
    game = _game_of(source)
    roster, problems = game.read(source)
    if roster is None:
        wrong = (problem for problem in problems if not problem.warning)
        raise CannotError("\n".join(_problem_line(name, problem, texts) for problem in wrong))
    return Book(game, roster)


def _list(book: Book, name: str, texts: Texts) -> Any:
    """One of the ready-made lists, by its key or its size."""
    entry = book.game.find_list(book.roster, int(name) if name.isdecimal() else name)
    if entry is None:
        raise CannotError(texts.format("roster-unknown-list", given=name, known=book.game.list_keys(book.roster)))
    return entry


def write_pdf(names: list[str], file: Path, texts: Texts) -> int:
    """The sheet of an army list for printing."""
    # The writer of PDF files takes a while to import; nobody else should wait for it.
    from walstatt.paper.army_sheet import army_sheet

    book = _book(names[0], texts)
    entry = _list(book, names[1], texts)
    sheet = army_sheet(entry.name.plain[texts.language], book.game.printed(book.roster, entry, texts), texts)
    try:
        file.write_bytes(sheet)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise CannotError(f"{file}: {texts.format('roster-no-pdf', reason=reason)}") from None
    print(texts.format("roster-pdf-written", file=str(file)))
    return IN_ORDER


def price(names: list[str], texts: Texts) -> int:
    for name in names:
        game, roster = _book(name, texts)
        print(*game.price_lines(roster), sep="\n")
    return IN_ORDER


def schema(names: list[str], texts: Texts) -> int:
    """The JSON schema of the roster files of a game."""
    key = _checked_game(names[0], texts) if names else next(iter(ROSTERS))
    print(ROSTERS[key].schema(), end="")
    return IN_ORDER


ACTIONS = {"check": check, "list": list_rosters, "show": show, "price": price, "schema": schema}
ANY_NUMBER = 10**6
NUMBER_OF_NAMES = {"check": (1, ANY_NUMBER), "list": (0, 1), "show": (1, 2), "price": (1, ANY_NUMBER), "schema": (0, 1)}
