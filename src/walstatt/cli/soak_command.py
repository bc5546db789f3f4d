"""`walstatt soak [GAME]`: random games with everything checked after every answer."""
from __future__ import annotations

import sys
from pathlib import Path
from time import perf_counter

from rich.progress import Progress

from walstatt.cli.arguments import CommandParser
from walstatt.cli.output import complain
from walstatt.core.kits import kit_of
from walstatt.core.texts import Texts, default_language
from walstatt.games.shelf import playable, worlds
from walstatt.lab.soak import soak
from walstatt.lab.soaking import SoakResult

MANY = 100
"""Games of one that is named; of all together each plays as many as its kit says."""


def run(arguments: list[str]) -> int:
    texts = Texts(default_language())
    parser = CommandParser("soak", texts)
    parser.add_argument("game", metavar="GAME", nargs="?", help=texts.format("cli-soak-game"))
    parser.add_argument("--games", type=int, default=None, metavar="N", help=texts.format("cli-soak-games"))
    parser.add_argument("--seed", type=int, default=1, metavar="S", help=texts.format("cli-soak-seed"))
    parser.add_argument("--jobs", type=int, default=None, metavar="K", help=texts.format("cli-soak-jobs"))
    given = parser.parse_args(arguments)
    known = [*playable(), *worlds()]
    if given.game not in (None, *known):
        complain(texts.format("cli-unplayable-game", game=given.game, games=known))
        return 2
    if any(number is not None and number < 1 for number in (given.games, given.jobs)):
        complain(texts.format("cli-soak-at-least-one"))
        return 2
    if given.game is not None:
        return _soak(given.game, given.games or MANY, given.seed, given.jobs, texts)
    codes = []
    for key in known:
        print(texts.format(f"play-game-{key}"))
        codes.append(_soak(key, given.games or _usual(key), given.seed, given.jobs, texts))
    return max(codes)


def _usual(game: str) -> int:
    kit = kit_of(game)
    assert kit is not None
    return kit.soak


def _soak(game: str, games: int, seed: int, jobs: int | None, texts: Texts) -> int:
    begun, answers, failed = perf_counter(), 0, 0
    with Progress(disable=not sys.stderr.isatty(), transient=True) as progress:
        task = progress.add_task("soak", total=games)
        for result in soak(game, games, seed, jobs):
            progress.advance(task)
            answers += result.answers
            if result.problem:
                failed += 1
                _tell(game, result, texts)
    seconds = perf_counter() - begun
    done = "cli-soak-done-worlds" if game in worlds() else "cli-soak-done"
    print(texts.format(done, games=games, answers=answers, seconds=round(seconds, 1)))
    print(f"{games - failed} passed, {failed} failed")
    return 1 if failed else 0


def _tell(game: str, result: SoakResult, texts: Texts) -> None:
    """The tape of a broken game is kept beside, so that it can be replayed; one that cannot begin has none."""
    if not result.tape:
        print(texts.format("cli-soak-not-begun", seed=result.seed, problem=result.problem))
        return
    file = Path(f"soak-{game}-{result.seed}.json")
    file.write_bytes(result.tape)
    print(texts.format("cli-soak-broken", seed=result.seed, problem=result.problem, file=str(file)))
