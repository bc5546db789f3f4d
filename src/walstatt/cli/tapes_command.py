"""`walstatt tapes [GAME …]`: do stored tapes still play as they did? With --renew they are recorded anew."""
from __future__ import annotations

from pathlib import Path

from walstatt.cli.arguments import CommandParser
from walstatt.cli.output import complain
from walstatt.core.texts import Texts, default_language
from walstatt.lab import stored_tapes
from walstatt.lab.stored_tapes import GAMES, TAPED, Checked, TapedGame

WRONG, MISUSED = 1, 2


def run(arguments: list[str]) -> int:
    texts = Texts(default_language())
    parser = CommandParser("tapes", texts)
    parser.add_argument("games", metavar="GAME", nargs="*", help=texts.format("cli-tapes-games"))
    parser.add_argument("--renew", action="store_true", help=texts.format("cli-tapes-renew"))
    parser.add_argument("--folder", type=Path, default=stored_tapes.FOLDER, help=texts.format("cli-tapes-folder"))
    given = parser.parse_args(arguments)
    for key in given.games:
        if key not in TAPED:
            complain(texts.format("cli-unplayable-game", game=key, games=list(TAPED)))
            return MISUSED
    work = _renew if given.renew else _check
    results = [work(GAMES[key], given.folder, texts) for key in given.games or TAPED]
    return max(results)


def _check(game: TapedGame, folder: Path, texts: Texts) -> int:
    found = stored_tapes.check(game, folder)
    if not found.tapes:
        complain(texts.format("cli-tapes-none", game=game.key, folder=str(folder)))
    elif found.version != game.version:
        key = "cli-tapes-other-version" if found.version < game.version else "cli-tapes-newer"
        complain(texts.format(key, game=game.key, stored=found.version, version=game.version))
    elif found.problems:
        _tell_otherwise(game, found, texts)
    else:
        print(texts.format("cli-tapes-alike", game=game.key, tapes=found.tapes, version=game.version))
        return 0
    return WRONG


def _renew(game: TapedGame, folder: Path, texts: Texts) -> int:
    """What tells of a change of the rules is overwritten only if they have a new number."""
    found = stored_tapes.check(game, folder)
    if found.version > game.version:
        complain(texts.format("cli-tapes-newer", game=game.key, stored=found.version, version=game.version))
        return WRONG
    if found.problems:
        _tell_otherwise(game, found, texts)
        return WRONG
    tapes = stored_tapes.renew(game.key, folder, stored_tapes.CASES)
    print(texts.format("cli-tapes-renewed", game=game.key, tapes=tapes, version=game.version))
    return 0


def _tell_otherwise(game: TapedGame, found: Checked, texts: Texts) -> None:
    for problem in found.problems:
        complain(problem)
    file = f"src/{type(game).__module__.replace('.', '/')}.py"
    complain(
        texts.format(
            "cli-tapes-play-otherwise", game=game.key, count=len(found.problems), tapes=found.tapes,
            version=game.version, file=file,
        )
    )
