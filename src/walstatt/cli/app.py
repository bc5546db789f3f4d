"""Which command is meant. Every command lives in a module of its own that is imported only when it is called."""
from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path
from typing import cast

from walstatt import __version__
from walstatt.cli.arguments import split_option
from walstatt.core.kits import Part
from walstatt.core.match import RuleFault
from walstatt.core.outside import VARIABLE, BadGame
from walstatt.core.texts import LANGUAGES, Texts, default_language

# Each module has `run(arguments: list[str]) -> int`; its one-line description is the message `cli-about-<command>`.
COMMANDS = {
    "play": "walstatt.cli.play_command",
    "serve": "walstatt.cli.serve_command",
    "replay": "walstatt.cli.replay_command",
    "campaign": "walstatt.cli.campaign_command",
    "world": "walstatt.cli.world_command",
    "roster": "walstatt.cli.roster_command",
    "rules": "walstatt.cli.rules_command",
    "rule": "walstatt.cli.rule_command",
    "case": "walstatt.cli.case_arguments",
    "arena": "walstatt.cli.arena_command",
    "balance": "walstatt.cli.balance_command",
    "soak": "walstatt.cli.soak_command",
    "verify": "walstatt.cli.verify_command",
    "rehearse-upgrade": "walstatt.cli.rehearse_command",
    "tapes": "walstatt.cli.tapes_command",
}
OF_GAMES = Part[Callable[[list[str]], int]]("command")
"""Commands that belong to one game bear its key."""
WRONG_CALL = 2
OUR_FAULT = 70
INTERRUPTED = 130
NOBODY_READS = 141


class WrongCallError(Exception):
    """The command line cannot be understood; the message says why."""


def run(arguments: Sequence[str]) -> int:
    """Carry out one command line and return its exit code."""
    open_closed_streams()
    try:
        language, rest = split_option(arguments, "--lang")
        folders, rest = split_option(rest, "--add-game")
        # Commands, and processes that they start, read both from the environment.
        if language:
            os.environ["WALSTATT_LANG"] = checked_language(language[-1])
        if folders:
            os.environ[VARIABLE] = os.pathsep.join(str(Path(folder).resolve()) for folder in folders)
        check_games()
        code = dispatch(rest)
        sys.stdout.flush()
        return code
    except WrongCallError as wrong:
        print(wrong, file=sys.stderr)
        return WRONG_CALL
    except BadGame as bad:
        print(message(bad.why, **bad.args_of_text), file=sys.stderr)
        return WRONG_CALL
    except RuleFault as fault:
        from walstatt.cli import faults

        print(faults.told(fault, Texts(default_language())), file=sys.stderr)
        return OUR_FAULT
    except KeyboardInterrupt:
        return INTERRUPTED
    except UnicodeEncodeError as problem:
        print(message("cli-no-characters", given=problem.object), file=sys.stderr)
        return WRONG_CALL
    except BrokenPipeError:
        drop_output()
        return NOBODY_READS
    except OSError as problem:
        drop_output()
        key = "cli-output-refused" if problem.filename is None else "cli-file-refused"
        print(message(key, file=problem.filename, reason=problem.strerror or str(problem)), file=sys.stderr)
        return WRONG_CALL


def open_closed_streams() -> None:
    """Python puts nothing in the place of a stream that was closed from the start; this one complains when used."""
    for number, name in enumerate(("stdin", "stdout", "stderr")):
        if getattr(sys, name) is None:
            # The lowest free number is that of the stream; a door that opens the wrong way lets nothing through.
            opened = os.open(os.devnull, os.O_RDONLY if name == "stdout" else os.O_WRONLY)
            assert opened == number
            mode = "r" if name == "stdin" else "w"
            setattr(sys, name, open(opened, mode, encoding="utf-8", closefd=False))  # noqa: SIM115 - as long as we run
    # Not every screen has all characters.
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")


def drop_output() -> None:
    """Without this Python would complain once more when it closes stdout."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def checked_language(language: str) -> str:
    if language not in LANGUAGES:
        raise WrongCallError(message("cli-unknown-language", given=language, known=list(LANGUAGES)))
    return language


def check_games() -> None:
    """Games outside of the program are loaded before anything else, so that a bad one is refused at once."""
    if not os.environ.get(VARIABLE):
        return
    from walstatt.games.outside import check_outside_games

    try:
        check_outside_games()
    except BadGame as bad:
        os.environ.pop(VARIABLE)  # its words cannot be read either
        raise WrongCallError(message(bad.why, **bad.args_of_text)) from bad


def dispatch(arguments: list[str]) -> int:
    name, rest = (arguments[0], arguments[1:]) if arguments else ("--help", [])
    if name in ("--help", "-h"):
        print(overview())
        return 0
    if name == "--version":
        print(f"walstatt {__version__}")
        return 0
    if name in COMMANDS:
        command = cast(Callable[[list[str]], int], import_module(COMMANDS[name]).run)
    elif name in OF_GAMES:
        command = OF_GAMES[name]
    else:
        raise WrongCallError(unknown_command(name))
    return command(rest)


def overview() -> str:
    names = [*COMMANDS, *OF_GAMES]
    width = max(map(len, names)) + 2
    lines = [f"  {name:{width}}{message(f'cli-about-{name}')}" for name in names]
    return "\n".join([message("cli-usage"), "", *lines, "", message("cli-usage-more")])


def unknown_command(name: str) -> str:
    near = get_close_matches(name, [*COMMANDS, *OF_GAMES], n=1, cutoff=0.5)
    if near:
        return message("cli-unknown-command-near", given=name, near=near[0])
    return message("cli-unknown-command", given=name, known=[*COMMANDS, *OF_GAMES])


def message(key: str, /, **values: object) -> str:
    return Texts(default_language()).format(key, **values)
