"""`walstatt balance GAME`: every list against every other one, and which of them wins too often."""
from __future__ import annotations

import sys
from argparse import Namespace
from typing import TYPE_CHECKING

import msgspec

from walstatt.bots.registry import bot_names
from walstatt.cli.arena_command import CRASHED, NOTHING_WRONG, WRONG_CALL, watched
from walstatt.cli.arguments import CommandParser
from walstatt.cli.output import complain, console
from walstatt.core.texts import Texts, default_language

if TYPE_CHECKING:
    from walstatt.lab.arena import Bout
    from walstatt.lab.balance import Balance

LETTERS = 4
FEWEST_LISTS = 2


def run(arguments: list[str]) -> int:
    texts = Texts(default_language())
    given = parse(arguments, texts)
    wrong = problem(given, texts)
    if wrong:
        complain(wrong)
        return WRONG_CALL
    return _play(given, texts)


def parse(arguments: list[str], texts: Texts) -> Namespace:
    parser = CommandParser("balance", texts)
    parser.add_argument("game", metavar="GAME", help=texts.format("lab-arena-game"))
    bots = texts.format("lab-arena-bot", known=bot_names())
    parser.add_argument("--bot", default="captain", metavar="BOT", help=bots)
    parser.add_argument("--games", type=int, default=12, metavar="N", help=texts.format("lab-balance-games"))
    parser.add_argument("--seed", type=int, default=1, metavar="S", help=texts.format("lab-arena-seed"))
    parser.add_argument("--size", type=int, default=None, metavar="P", help=texts.format("lab-arena-size"))
    parser.add_argument("--lists", default="", metavar="KEY,KEY,...", help=texts.format("lab-balance-lists"))
    parser.add_argument("--jobs", type=int, default=None, metavar="K", help=texts.format("lab-arena-jobs"))
    parser.add_argument("--markdown", action="store_true", help=texts.format("lab-balance-markdown"))
    parser.add_argument("--json", action="store_true", help=texts.format("cli-json"))
    given = parser.parse_args(arguments)
    given.lists = [key for key in given.lists.split(",") if key]
    return given


def problem(given: Namespace, texts: Texts) -> str:
    """What is wrong with the call, in one sentence; nothing if it is fine. Fills in size and lists that are usual."""
    from walstatt.lab.arena import hiring_arena
    from walstatt.lab.balance import games_with_lists

    if given.game not in games_with_lists():
        return texts.format("lab-balance-unknown-game", given=given.game, known=games_with_lists())
    if given.bot not in bot_names(given.game):
        return texts.format("lab-arena-unknown-bot", given=given.bot, known=bot_names(given.game))
    for option in ("games", "jobs"):
        value = getattr(given, option)
        if value is not None and value < 1:
            return texts.format("lab-arena-at-least-one", option=f"--{option}", given=value)
    if given.games % 2:
        return texts.format("lab-balance-odd", given=given.games)
    arena = hiring_arena(given.game)
    if given.size is None:
        given.size = arena.DEFAULT_SIZE
    known = arena.hired_keys(given.size)
    for key in given.lists:
        if key not in known:
            return texts.format("lab-arena-unknown-list", given=key, size=given.size, known=known)
    given.lists = given.lists or known
    if len(set(given.lists)) != len(given.lists) or len(given.lists) < FEWEST_LISTS:
        return texts.format("lab-balance-lists-wrong", given=given.lists)
    return NOTHING_WRONG


def _play(given: Namespace, texts: Texts) -> int:
    from walstatt.lab.arena import BoutCrashed
    from walstatt.lab.balance import fixtures, played, weigh

    wanted = fixtures(given.game, given.bot, given.lists, given.games, given.seed, given.size)
    try:
        balance = weigh(given.lists, watched(played(wanted, given.jobs), len(wanted)))
    except BoutCrashed as crash:
        complain(texts.format("lab-arena-crashed", number=crash.bout.number, problem=crash.problem))
        complain(texts.format("lab-arena-again", call=_call(given, crash.bout)))
        return CRASHED
    if given.json:
        data = {"game": given.game, "bot": given.bot, "seed": given.seed, "size": given.size}
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(data | balance.to_data())).decode() + "\n")
    elif given.markdown:
        sys.stdout.write(markdown(balance, given.game, texts))
    else:
        _print(balance, given, texts)
    return 0


def _call(given: Namespace, bout: Bout) -> str:
    lists = ",".join(sorted(bout.lists))
    return (
        f"walstatt balance {given.game} --bot {given.bot} --games 2 --seed {bout.seed} --size {given.size} "
        f"--lists {lists} --jobs 1"
    )


# ---- the table


def header(balance: Balance, game: str, texts: Texts) -> list[str]:
    short = [name[:LETTERS] for name in _names(balance, game, texts)]
    return [texts.format("lab-balance-column-list"), texts.format("lab-balance-column-all"), *short]


def rows(balance: Balance, game: str, texts: Texts) -> list[list[str]]:
    """For each list its share of all games and of the games against each other list, in percent."""
    found = []
    for one, name in zip(balance.lists, _names(balance, game, texts), strict=True):
        met = [_percent(balance.between(one, other).share) if other != one else "–" for other in balance.lists]
        found.append([name, _percent(balance.overall(one).share), *met])
    return found


def _names(balance: Balance, game: str, texts: Texts) -> list[str]:
    """Names of the lists without their articles, so that four letters tell them apart."""
    from walstatt.lab.arena import hiring_arena

    arena = hiring_arena(game)
    whole = [arena.list_name(key, texts.language) for key in balance.lists]
    return [name.split(" ", 1)[1] if name.split(" ")[0] in ("Der", "Die", "Das", "The") else name for name in whole]


def _percent(share: float) -> str:
    return f"{100 * share:.0f}"


def markdown(balance: Balance, game: str, texts: Texts) -> str:
    head = header(balance, game, texts)
    lines = [head, ["---", *(["---:"] * (len(head) - 1))], *rows(balance, game, texts)]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def _print(balance: Balance, given: Namespace, texts: Texts) -> None:
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    for number, column in enumerate(header(balance, given.game, texts)):
        table.add_column(column, justify="right" if number else "left", no_wrap=True)
    for row in rows(balance, given.game, texts):
        table.add_row(*row)
    screen = console()
    screen.print(table)
    screen.print()
    games = sum(pairing.games for pairing in balance.pairings.values())
    screen.print(texts.format("lab-balance-summary", games=games, each=given.games, seed=given.seed))
    names = dict(zip(balance.lists, _names(balance, given.game, texts), strict=True))
    outside = [names[one] for one in balance.to_data()["outside"]]
    screen.print(texts.format("lab-balance-outside", lists=outside, number=len(outside)))
    uneven = [f"{names[one]} : {names[other]} {_percent(share)} %" for one, other, share in balance.uneven()]
    screen.print(texts.format("lab-balance-uneven", pairings=uneven, number=len(uneven)))
