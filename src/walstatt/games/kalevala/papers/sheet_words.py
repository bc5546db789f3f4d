"""What an order sheet means, in words: each line is explained to whoever wrote it."""
from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from walstatt.core.texts import Text, text
from walstatt.games.kalevala.papers.listing import write_listing
from walstatt.games.kalevala.papers.sheet import Group, Sheet
from walstatt.games.kalevala.papers.sheet_writer import write_group
from walstatt.games.kriegsspiel.sheets.model import COMMANDS
from walstatt.games.kriegsspiel.sheets.reader import FLAGS, FORM
from walstatt.games.kriegsspiel.sheets.words import explain_flags, explain_line
from walstatt.games.kriegsspiel.sheets.writer import write_flags, write_line


class Explained(NamedTuple):
    """A line as it is written, what it means, and the ruling behind it."""

    written: str
    meaning: Text
    rule: str


def explain(sheet: Sheet) -> Iterator[Explained]:
    for group in sheet.groups:
        yield Explained(write_group(group), _group(group), FORM)
    for line in sheet.lines:
        yield Explained(write_line(line), explain_line(line), COMMANDS[line.command].rule)
    for written, meaning in zip(write_flags(sheet.flags), explain_flags(sheet.flags), strict=True):
        yield Explained(written, meaning, FLAGS)
    for prose in sheet.prose:
        meaning = text("kalevala-order-prose", group=prose.group or "all")
        yield Explained(prose.words, meaning, "kalevala.r.war.freitext")


def _group(group: Group) -> Text:
    stands = [f"{place} {write_listing(listing)}" for place, listing in group.stands]
    return text("kalevala-order-group", group=group.name, stands=stands)
