"""What the terminal says: units with the code that stands on the board, log lines with their rules."""
from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.text import Text as Line

from walstatt.cli.screen import QUIET, WARNING
from walstatt.cli.tally_text import SUM, need_text, tally_text
from walstatt.core.events import Event
from walstatt.core.refusal import Refused
from walstatt.core.texts import Text, Texts


def code(id: str) -> str:
    """What stands on the board: `a1` is A1, `prisoner-2` PR2."""
    head, dash, tail = id.rpartition("-")
    return f"{head[:2]}{tail}".upper() if dash else id.upper()


class Speaker(Texts):
    """Texts for the table: a unit is named with its code, a model by its number."""

    def say(self, message: Text | str) -> str:
        words = super().say(message)
        if isinstance(message, Text) and "id" in message.args:
            sign = code(message.args["id"])
            return words if sign in words.upper().split() else f"{words} {sign}"
        return words

    def _named(self, name: str, value: Any) -> Any:
        if name == "model" and isinstance(value, str):
            return code(value)
        return super()._named(name, value)


def log_line(event: Event, texts: Speaker) -> Line:
    """One line of the log, with what its dice had to show and how a total came about."""
    line = Line(texts.format(event.key, **event.text.args))
    if event.dice is not None and (need := event.dice.need) and (need.changes or "need" not in event.args):
        line.append(f" ({need_text(event.dice, texts, ids=False)})", style=QUIET)
    total = event.args.get("tally")
    if isinstance(total, dict) and total.get("changes"):
        line.append(f" ({tally_text(total, texts, SUM, ids=False)})", style=QUIET)
    line.append(rule_marks(event.rules), style=QUIET)
    return line


def rule_marks(rules: Iterable[str]) -> str:
    known = [rule for rule in rules if rule]
    return f" [{' '.join(known)}]" if known else ""


def refusal_line(refused: Refused, texts: Speaker) -> Line:
    line = Line()
    line.append(texts.say(refused.why), style=WARNING)
    line.append(rule_marks([refused.rule]), style=QUIET)
    return line
