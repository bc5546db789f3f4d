"""`walstatt roster` for the Referenzblatt: characters and parties in lines."""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from walstatt.core.texts import Texts
from walstatt.games.anima import lobby, parties, prices, rosters, sheet_text
from walstatt.games.anima.profiles import Party, Profile
from walstatt.games.anima.roster_format import PartyEntry
from walstatt.games.anima.rosters import Roster
from walstatt.games.lobby import PrintedArmy

keys = rosters.keys
load = rosters.load
schema = rosters.schema
read = parties.read_file


def _party(roster: Roster, entry: PartyEntry) -> Party:
    return parties.party_of(roster, entry.characters, "a")


def recognizes(document: Mapping[str, Any]) -> bool:
    return "character" in document or "party" in document


def in_order(roster: Roster, texts: Texts) -> str:
    return texts.format("anima-roster-in-order", characters=len(roster.characters), parties=len(roster.parties))


def overview(roster: Roster, texts: Texts) -> Iterator[str]:
    """What the roster is, and its ready-made parties."""
    yield f"{roster.key}: {roster.name[texts.language]}. {roster.about.description.plain[texts.language]}"
    for entry in roster.parties:
        party = _party(roster, entry)
        counts = {"cost": party.cost, "size": entry.size, "characters": len(party.members)}
        yield f"    {texts.format('anima-roster-list-party', key=entry.key, name=entry.name.plain, **counts)}"


def profiles(roster: Roster, texts: Texts) -> Iterator[str]:
    """All characters, then the beings that they call."""
    yield roster.name[texts.language]
    yield roster.about.description.plain[texts.language]
    for profile in [*roster.characters.values(), *roster.beings.values()]:
        yield ""
        yield from _card(profile, texts)


def _card(profile: Profile, texts: Texts) -> Iterator[str]:
    points = f" ({texts.format('paper-points', points=profile.cost)})" if profile.cost else ""
    yield f"{profile.name[texts.language]}{points}"
    yield f"    {', '.join(sheet_text.values(profile, texts.language))}"
    for ability in profile.abilities:
        yield f"    {ability.name[texts.language]}: {sheet_text.in_words(ability)[texts.language]}"


def find_list(roster: Roster, name: str | int) -> PartyEntry | None:
    return roster.find_party(name)


def list_keys(roster: Roster) -> list[str]:
    return [party.key for party in roster.parties]


def list_lines(roster: Roster, entry: PartyEntry, texts: Texts) -> Iterator[str]:
    """A ready-made party with all its cards."""
    party = _party(roster, entry)
    yield f"{entry.name.plain[texts.language]}: {texts.format('paper-points-of', points=party.cost, size=entry.size)}"
    for profile in party.profiles.values():
        yield ""
        yield from _card(profile, texts)


def printed(roster: Roster, entry: PartyEntry, texts: Texts) -> PrintedArmy:
    return lobby.print_party(_party(roster, entry), roster.name, entry.size, texts)


def price_lines(roster: Roster) -> Iterator[str]:
    """Each character with its price and that of the formula; a star where they differ by more than a tenth."""
    for profile in roster.characters.values():
        suggested = prices.rounded(profile, roster.beings)
        mark = "*" if abs(profile.cost - suggested) * 10 > suggested else " "
        yield f"{mark} {profile.key:40} {profile.cost:4} {suggested:4}"
