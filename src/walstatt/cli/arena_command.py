"""`walstatt arena GAME BOT BOT`: bots against bots, and what can be said about the better one."""
from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterator
from typing import TYPE_CHECKING, TypeVar

import msgspec

from walstatt.bots.registry import bot_names
from walstatt.cli.arguments import CommandParser
from walstatt.cli.output import complain, console
from walstatt.core.texts import Texts, default_language

if TYPE_CHECKING:
    from walstatt.lab.arena import Standing

NOTHING_WRONG = ""
CRASHED = 1
WRONG_CALL = 2
_Result = TypeVar("_Result")


def run(arguments: list[str]) -> int:
    texts = Texts(default_language())
    given = parse(arguments, texts)
    wrong = problem(given, texts)
    if wrong:
        complain(wrong)
        return WRONG_CALL
    return _play(given, texts)


def parse(arguments: list[str], texts: Texts) -> Namespace:
    parser = CommandParser("arena", texts)
    parser.add_argument("game", metavar="GAME", help=texts.format("lab-arena-game"))
    parser.add_argument("bots", metavar="BOT", nargs=2, help=texts.format("lab-arena-bot", known=bot_names()))
    parser.add_argument("--games", type=int, default=100, metavar="N", help=texts.format("lab-arena-games"))
    parser.add_argument("--seed", type=int, default=1, metavar="S", help=texts.format("lab-arena-seed"))
    parser.add_argument("--size", type=int, default=None, metavar="P", help=texts.format("lab-arena-size"))
    parser.add_argument("--lists", default="", metavar="KEY,KEY", help=texts.format("lab-arena-lists"))
    parser.add_argument("--jobs", type=int, default=None, metavar="K", help=texts.format("lab-arena-jobs"))
    parser.add_argument("--json", action="store_true", help=texts.format("cli-json"))
    given = parser.parse_args(arguments)
    given.lists = [key for key in given.lists.split(",") if key]
    return given


def problem(given: Namespace, texts: Texts) -> str:
    """What is wrong with the call, in one sentence; nothing if it is fine. Fills in the size that is usual."""
    from walstatt.lab.arena import ARENAS

    if given.game not in ARENAS:
        return texts.format("lab-arena-unknown-game", given=given.game, known=list(ARENAS))
    for bot in given.bots:
        if bot not in bot_names(given.game):
            return texts.format("lab-arena-unknown-bot", given=bot, known=bot_names(given.game))
    if given.size is None:
        given.size = ARENAS[given.game].DEFAULT_SIZE
    for option in ("games", "jobs"):
        value = getattr(given, option)
        if value is not None and value < 1:
            return texts.format("lab-arena-at-least-one", option=f"--{option}", given=value)
    return _problem_of_lists(given, texts)


def _problem_of_lists(given: Namespace, texts: Texts) -> str:
    from walstatt.lab.arena import ARENAS

    arena = ARENAS[given.game]
    known = arena.list_keys(given.size)
    if not given.lists and not known:
        return texts.format("lab-arena-no-lists", size=given.size)
    if len(given.lists) > 2:
        return texts.format("lab-arena-many-lists", given=len(given.lists))
    for key in given.lists:
        if not arena.is_list(key, given.size):
            return texts.format("lab-arena-unknown-list", given=key, size=given.size, known=known)
    return NOTHING_WRONG


def _play(given: Namespace, texts: Texts) -> int:
    from walstatt.lab.arena import BoutCrashed, bouts, play_all, tally

    bots = (given.bots[0], given.bots[1])
    wanted = bouts(given.game, bots, given.games, given.seed, given.size, given.lists)
    try:
        standing = tally(bots, watched(play_all(wanted, given.jobs), given.games))
    except BoutCrashed as crash:
        complain(texts.format("lab-arena-crashed", number=crash.bout.number, problem=crash.problem))
        complain(texts.format("lab-arena-again", call=_call(given, crash.bout.seed)))
        return CRASHED
    if given.json:
        data = {"game": given.game, "bots": given.bots, "seed": given.seed, "size": given.size, "lists": given.lists}
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(data | standing.to_data())).decode() + "\n")
    else:
        _print(standing, given.seed, texts)
    return 0


def _call(given: Namespace, seed: int) -> str:
    words = ["walstatt arena", given.game, *given.bots, "--games 2", f"--seed {seed}", f"--size {given.size}"]
    if given.lists:
        words.append(f"--lists {','.join(given.lists)}")
    return " ".join([*words, "--jobs 1"])


def watched(results: Iterator[_Result], games: int) -> Iterator[_Result]:
    """Pass the results on; at a terminal a bar shows how far it is."""
    if not sys.stderr.isatty():
        yield from results
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=games)
        for result in results:
            progress.advance(task)
            yield result


def _print(standing: Standing, seed: int, texts: Texts) -> None:
    from rich import box
    from rich.table import Table

    games = standing.games
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    for number, column in enumerate(("bot", "wins", "score", "thinking")):
        table.add_column(texts.format(f"lab-arena-column-{column}"), justify="right" if number else "left")
    for bot, name in enumerate(standing.names):
        score, spent = standing.scores[bot] / games, standing.thinking[bot] / games
        table.add_row(name, str(standing.wins[bot]), texts.decimal(score), texts.decimal(spent))
    low, high = standing.interval
    percents = {"share": standing.wins[0] / games, "low": low, "high": high}
    words = {key: _percent(texts, value) for key, value in percents.items()}
    screen = console()
    screen.print(table)
    screen.print()
    screen.print(texts.format("lab-arena-summary", games=games, draws=standing.draws, seed=seed))
    screen.print(texts.format("lab-arena-share", bot=standing.names[0], **words))
    screen.print(texts.format("lab-arena-time", seconds=standing.seconds / games))


def _percent(texts: Texts, share: float) -> str:
    plain = f"{100 * share:.1f}"
    return plain.replace(".", ",") if texts.language == "de" else plain
