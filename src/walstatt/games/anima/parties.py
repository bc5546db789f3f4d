"""Putting a party together and checking it (anima.r.party)."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from walstatt.core.refusal import Refused, refuse
from walstatt.games.anima import rosters
from walstatt.games.anima.play import POINTS
from walstatt.games.anima.profiles import Member, Party
from walstatt.games.anima.rosters import Roster

PARTY = "anima.r.party"
FEWEST, MOST = 3, 5
LEAST_POINTS, MOST_POINTS = 60, 250
OTHER_LIMITS, ONLY_ONCE = 1, 2
"""Readings of anima.r.party."""


def party_of(roster: Roster, characters: Sequence[str], prefix: str) -> Party:
    """A party of a roster's characters; it brings the beings that they can call."""
    profiles = {key: roster.characters[key] for key in characters}
    called = [ability.being for key in characters for ability in roster.characters[key].abilities if ability.being]
    profiles |= {key: roster.beings[key] for key in called}
    members = tuple(Member(f"{prefix}{number}", key) for number, key in enumerate(characters, 1))
    return Party(members, profiles, roster.key, roster.about.rule)


def ready_made(roster_key: str, party: str, prefix: str) -> Party:
    """One of a roster's own parties; the first if none is named."""
    roster = rosters.load(roster_key)
    entry = next((one for one in roster.parties if one.key == party), roster.parties[0])
    return party_of(roster, entry.characters, prefix)


def random_party(rng: Random, roster_key: str, prefix: str, without: Sequence[str] = ()) -> Party:
    """Any legal party."""
    roster = rosters.load(roster_key)
    known = [key for key in roster.characters if key not in without]
    while True:
        chosen = rng.sample(known, rng.randint(FEWEST, MOST))
        if sum(roster.characters[key].cost for key in chosen) <= POINTS:
            return party_of(roster, chosen, prefix)


def points_problem(points: int, rulings: Mapping[str, int]) -> Refused | None:
    """120 points, or by one reading another limit between 60 and 250."""
    if rulings.get(PARTY) == OTHER_LIMITS:
        if LEAST_POINTS <= points <= MOST_POINTS:
            return None
        return refuse(PARTY, "anima-refused-limit", points=points, least=LEAST_POINTS, most=MOST_POINTS)
    return None if points == POINTS else refuse(PARTY, "anima-refused-points", points=points, usual=POINTS)


def check_party(party: Party, points: int) -> list[Refused]:
    """What is wrong with a party."""
    found = []
    number = len(party.members)
    if not FEWEST <= number <= MOST:
        found.append(refuse(PARTY, "anima-refused-number", number=number, least=FEWEST, most=MOST))
    keys = [member.profile for member in party.members]
    found += [
        refuse(PARTY, "anima-refused-twice", name=party.profiles[key].name)
        for key in dict.fromkeys(keys) if keys.count(key) > 1
    ]
    if party.cost > points:
        found.append(refuse(PARTY, "anima-refused-cost", cost=party.cost, points=points))
    return found


def shared_problem(first: Party, second: Party, rulings: Mapping[str, int]) -> Refused | None:
    """By one reading every character may be fielded only once in the whole game."""
    if rulings.get(PARTY) != ONLY_ONCE:
        return None
    mine = {member.profile for member in first.members}
    for member in second.members:
        if member.profile in mine:
            return refuse(PARTY, "anima-refused-shared", name=second.profiles[member.profile].name)
    return None
