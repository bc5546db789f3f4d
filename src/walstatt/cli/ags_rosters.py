"""`walstatt roster` for A Generic Skirmisher: cards and forces in lines."""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from walstatt.core.texts import Texts
from walstatt.games.ags import hiring, prices, rosters
from walstatt.games.ags.profiles import Force
from walstatt.games.ags.roster_format import ForceEntry
from walstatt.games.ags.rosters import Roster
from walstatt.games.ags.sheet_text import SheetText
from walstatt.games.lobby import PrintedArmy

keys = rosters.keys
load = rosters.load
schema = rosters.schema
read = hiring.read_file


def _force(roster: Roster, entry: ForceEntry) -> Force:
    return hiring.force_from_choices(roster, entry.models, "a", entry.general)


def recognizes(document: Mapping[str, Any]) -> bool:
    about = document.get("roster")
    return "card" in document or (isinstance(about, dict) and "people" in about)


def in_order(roster: Roster, texts: Texts) -> str:
    return texts.format("ags-roster-in-order", cards=len(roster.profiles), forces=len(roster.forces))


def overview(roster: Roster, texts: Texts) -> Iterator[str]:
    """What the roster is, and its ready-made forces."""
    yield f"{roster.key}: {roster.name[texts.language]}. {roster.description[texts.language]}"
    for entry in roster.forces:
        force = _force(roster, entry)
        counts = {"cost": force.cost, "size": entry.size, "models": len(force.hires)}
        yield f"    {texts.format('ags-roster-list-force', key=entry.key, name=entry.name.plain, **counts)}"


def profiles(roster: Roster, texts: Texts) -> Iterator[str]:
    """All cards, with the base profile of a mob."""
    yield roster.name[texts.language]
    yield roster.description[texts.language]
    writer = SheetText(texts)
    for card in [*roster.profiles.values(), *([roster.mob] if roster.mob else [])]:
        yield ""
        yield from writer.card(card, roster.descriptions.get(card.key))


def find_list(roster: Roster, name: str | int) -> ForceEntry | None:
    return roster.find_force(name)


def list_keys(roster: Roster) -> list[str]:
    return [force.key for force in roster.forces]


def list_lines(roster: Roster, entry: ForceEntry, texts: Texts) -> Iterator[str]:
    """A ready-made force with its cards."""
    yield entry.name.plain[texts.language]
    yield from SheetText(texts).force(_force(roster, entry))


def printed(roster: Roster, entry: ForceEntry, texts: Texts) -> PrintedArmy:
    return SheetText(texts).printed(_force(roster, entry), roster.name[texts.language], entry.size)


def price_lines(roster: Roster) -> Iterator[str]:
    """Each card with its price and that of the formula; a star where they differ."""
    for card in roster.hireable:
        suggested = prices.rounded(card)
        mark = " " if card.cost == suggested else "*"
        yield f"{mark} {card.key:40} {card.cost:4} {suggested:4}"
