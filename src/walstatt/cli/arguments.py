"""A parser for the arguments of one command that speaks the user's language.

    parser = CommandParser("rule", texts)
    parser.add_argument("id", metavar="ID", help=texts.format("cli-rule-id"))
"""
from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

from walstatt.core.texts import Texts, shortened

# The sentences of argparse that a user can meet, and the messages that stand in for them.
SENTENCES = {
    "usage: ": "cli-parser-usage",
    "positional arguments": "cli-parser-positional",
    "options": "cli-parser-options",
    "show this help message and exit": "cli-parser-help",
    "%(prog)s: error: %(message)s\n": "cli-parser-error",
    "argument %(argument_name)s: %(message)s": "cli-parser-argument",
    "the following arguments are required: %s": "cli-parser-required",
    "one of the arguments %s is required": "cli-parser-one-required",
    "unrecognized arguments: %s": "cli-parser-unrecognized",
    "not allowed with argument %s": "cli-parser-not-with",
    "expected one argument": "cli-parser-expected-one",
    "expected at least one argument": "cli-parser-expected-some",
    "ignored explicit argument %r": "cli-parser-takes-none",
    "invalid choice: %(value)r (choose from %(choices)s)": "cli-parser-invalid-choice",
}
_ENDS = " \n"


class CommandParser(argparse.ArgumentParser):
    """An ArgumentParser for `walstatt <command>`; a wrong call ends with exit code 2."""

    def __init__(self, command: str, texts: Texts, about: str = "", more: str = "") -> None:
        """`about` is the message that describes it, unless it is that of the command; `more` stands below the help."""

        def translate(sentence: str) -> str:
            if sentence not in SENTENCES:
                return sentence
            # Fluent drops white space at the end of a message, and argparse relies on it.
            end = sentence[len(sentence.rstrip(_ENDS)) :]
            return texts.format(SENTENCES[sentence]) + end

        # argparse asks this function of its module for every sentence. The way that its manual describes would
        # need compiled gettext files beside the Fluent files.
        vars(argparse)["_"] = translate
        super().__init__(
            prog=f"walstatt {command}", description=texts.format(about or f"cli-about-{command}"), epilog=more or None,
            allow_abbrev=False,
            formatter_class=argparse.RawDescriptionHelpFormatter if more else argparse.HelpFormatter,
        )
        self._texts = texts

    def _get_value(self, action: argparse.Action, arg_string: str) -> Any:
        """argparse would name the function that reads the value; here the form is named that the help shows."""
        try:
            return super()._get_value(action, arg_string)
        except argparse.ArgumentError as wrong:
            key = "cli-parser-no-number" if action.type is int else "cli-parser-unfit"
            told = self._texts.format(key, given=shortened(arg_string, 80), form=action.metavar)
            raise argparse.ArgumentError(action, told) from wrong


def split_option(arguments: Sequence[str], option: str) -> tuple[list[str], list[str]]:
    """Take `--lang de` or `--lang=de` out of the arguments, wherever it stands before a lone `--`: values and rest."""
    values: list[str] = []
    rest: list[str] = []
    words = iter(arguments)
    for word in words:
        if word == "--":
            rest += [word, *words]
        elif word == option:
            values.append(next(words, ""))
        elif word.startswith(f"{option}="):
            values.append(word.removeprefix(f"{option}="))
        else:
            rest.append(word)
    return values, rest
