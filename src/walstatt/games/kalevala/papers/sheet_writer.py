"""Writes an order sheet; what was written is read again as the same."""
from __future__ import annotations

from walstatt.games.kalevala.papers.listing import write_listing
from walstatt.games.kalevala.papers.sheet import Group, Prose, Sheet
from walstatt.games.kriegsspiel.sheets.model import FLAGS_WORD, GROUP_WORD, PROSE_WORD
from walstatt.games.kriegsspiel.sheets.writer import write_flags, write_line


def write_sheet(sheet: Sheet) -> list[str]:
    flags = list(write_flags(sheet.flags))
    return [
        *map(write_group, sheet.groups), *map(write_line, sheet.lines),
        *([f"{FLAGS_WORD}: {', '.join(flags)}"] if flags else []), *map(_prose, sheet.prose),
    ]


def _prose(prose: Prose) -> str:
    return f"{PROSE_WORD} {prose.group}: {prose.words}" if prose.group else f"{PROSE_WORD}: {prose.words}"


def write_group(group: Group) -> str:
    stands = "; ".join(f"{place}: {write_listing(listing)}" for place, listing in group.stands)
    return f"{GROUP_WORD} {group.name}: {stands}"
