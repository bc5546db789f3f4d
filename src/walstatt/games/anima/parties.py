"""Putting a party together and checking it (anima.r.party)."""
from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random

from walstatt.core.refusal import Refused, refuse
from walstatt.games.anima import rosters
from walstatt.games.anima.play import POINTS
from walstatt.games.anima.profiles import Member, Party, Profile
from walstatt.games.anima.rosters import FOREIGN, Roster
from walstatt.games.roster_problems import RosterProblem
from walstatt.games.toml_lines import TomlLines

PARTY = "anima.r.party"
HIRELING = "anima.x.hireling"
FEWEST, MOST = 3, 5
LEAST_POINTS, MOST_POINTS = 60, 250
OTHER_LIMITS, ONLY_ONCE = 1, 2
"""Readings of anima.r.party."""
MOST_HIRELINGS = 1
HIRED_SHARE = 0.25
"""How many random parties look abroad."""


def choosable(roster: Roster) -> dict[str, Profile]:
    """The roster's own characters, then those who may join from elsewhere."""
    return {**roster.characters, **rosters.hirelings(roster.key)}


def party_of(roster: Roster, characters: Sequence[str], prefix: str) -> Party:
    """A party of a roster's characters; it brings the beings that they can call."""
    profiles: dict[str, Profile] = {}
    for key in characters:
        home, _, name = key.rpartition(FOREIGN)
        source = rosters.load(home) if home else roster
        profile = profiles[key] = source.characters[name]
        profiles |= {one.being: source.beings[one.being] for one in profile.abilities if one.being}
    members = tuple(Member(f"{prefix}{number}", key) for number, key in enumerate(characters, 1))
    return Party(members, profiles, roster.key, roster.about.rule)


def read_file(source: str) -> tuple[Roster | None, list[RosterProblem]]:
    """The roster and every problem of the file, those of its ready-made parties included."""
    reading = rosters.read(source, rosters.hirelings(""))
    problems = list(reading.problems)
    if reading.roster is not None:
        problems += _party_problems(reading.roster, TomlLines(source))
    return reading.roster, sorted(problems, key=lambda problem: problem.line)


def _party_problems(roster: Roster, lines: TomlLines) -> Iterator[RosterProblem]:
    for position, entry in enumerate(roster.parties):
        for refused in check_party(party_of(roster, entry.characters, "a"), entry.size):
            yield RosterProblem(lines.of(("party", position)), f"party.{entry.key}", refused.rule, refused.why)


def ready_made(roster_key: str, party: str, prefix: str) -> Party:
    """One of a roster's own parties; the first if none is named."""
    roster = rosters.load(roster_key)
    entry = next((one for one in roster.parties if one.key == party), roster.parties[0])
    return party_of(roster, entry.characters, prefix)


def random_party(rng: Random, roster_key: str, prefix: str, without: Sequence[str] = ()) -> Party:
    """Any legal party; now and then with somebody from elsewhere."""
    roster = rosters.load(roster_key)
    known = [key for key in roster.characters if key not in without]
    abroad = [key for key in rosters.hirelings(roster_key) if key.rpartition(FOREIGN)[2] not in without]
    while True:
        hired = rng.sample(abroad, MOST_HIRELINGS) if abroad and rng.random() < HIRED_SHARE else []
        chosen = rng.sample(known, rng.randint(FEWEST, MOST) - len(hired)) + hired
        party = party_of(roster, chosen, prefix)
        if party.cost <= POINTS:
            return party


def drawn_party(rng: Random, roster_key: str, prefix: str) -> Party:
    """Characters of one roster alone, one after the other by lot, until the points are spent."""
    roster = rosters.load(roster_key)
    while True:
        chosen: list[str] = []
        left = POINTS
        for key in rng.sample(list(roster.characters), len(roster.characters)):
            cost = roster.characters[key].cost
            if cost <= left and len(chosen) < MOST:
                chosen.append(key)
                left -= cost
        if len(chosen) >= FEWEST:
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
    found += _hireling_problems(party)
    if party.cost > points:
        found.append(refuse(PARTY, "anima-refused-cost", cost=party.cost, points=points))
    return found


def _hireling_problems(party: Party) -> list[Refused]:
    """All of one roster, besides at most one Streuner of another (anima.x.hireling)."""
    hired = [party.profiles[member.profile] for member in party.members if FOREIGN in member.profile]
    found = [refuse(HIRELING, "anima-refused-no-hireling", name=one.name) for one in hired if not one.stray]
    if len(hired) > MOST_HIRELINGS:
        found.append(refuse(HIRELING, "anima-refused-hirelings", number=len(hired), most=MOST_HIRELINGS))
    return found


def character_keys(party: Party) -> list[str]:
    """Who they are, wherever they come from."""
    return [party.profiles[member.profile].key for member in party.members]


def shared_problem(first: Party, second: Party, rulings: Mapping[str, int]) -> Refused | None:
    """By one reading every character may be fielded only once in the whole game."""
    if rulings.get(PARTY) != ONLY_ONCE:
        return None
    mine = set(character_keys(first))
    for member in second.members:
        profile = second.profiles[member.profile]
        if profile.key in mine:
            return refuse(PARTY, "anima-refused-shared", name=profile.name)
    return None
