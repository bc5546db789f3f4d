"""Hiring a force (ags.3.1.2): choices become a force, a force is checked, ready-made and random ones are offered."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random

from walstatt.core.refusal import Refused, refuse
from walstatt.core.texts import Text, text
from walstatt.games.ags import rosters
from walstatt.games.ags.profiles import PEOPLES, Force, Hire, Name, Profile
from walstatt.games.ags.roster_checks import people_text, undefined_terms
from walstatt.games.ags.rosters import Roster
from walstatt.games.roster_problems import RosterProblem
from walstatt.games.toml_lines import TomlLines

RECOMMENDED_SIZE = 50
"""ags.3.1.1"""
FEW, MANY = 6, 10
"""The usual number of models (ags.1.2.miniaturen); no limit."""
KINGDOM = ("ritter", "orden")
MIXED_KINGDOM = "ags.r.koenigreich_listen"
OWN_CARDS = "ags.r.missing_profiles"
Rulings = Mapping[str, int]
NO_RULINGS: Rulings = {}


# ---- from choices to a force


def force_from_choices(
    roster: Roster | str, models: Sequence[str], prefix: str, general: str | int = "", people: str = ""
) -> Force:
    """The force of these cards, in this order. The general is a key or a place in the list; else the dearest leader.

    A card of the other list of the kingdom is written `orden/novize`; whether the two may be mixed is checked later.
    """
    book = rosters.load(roster) if isinstance(roster, str) else roster
    profiles = dict(book.profiles)
    keys = [_find(book, model, profiles) for model in models]
    hires = tuple(
        Hire(f"{prefix}{number}", key, name)
        for number, (key, name) in enumerate(zip(keys, _names(keys, profiles), strict=True), 1)
    )
    leader = _general(hires, profiles, general)
    shipped = book.key if is_shipped(book) else ""
    return Force(people or book.people, hires, leader, profiles, book.mob, shipped)


def _find(book: Roster, model: str, profiles: dict[str, Profile]) -> str:
    """The key of a card; one of another list is put beside the own ones."""
    if model in profiles:
        return model
    other, _, key = model.partition("/")
    known = rosters.keys()
    if key and other in known and key in rosters.load(other).profiles:
        profiles[model] = rosters.load(other).profiles[key]
        return model
    raise refuse("ags.2.1", "ags-refused-unknown-card", card=model, known=sorted(book.profiles))


def _names(keys: Sequence[str], profiles: Mapping[str, Profile]) -> Iterator[Name]:
    """A name of its own for every model: copies of one card are numbered (ags.2.1.name)."""
    copies = Counter(keys)
    seen: Counter[str] = Counter()
    for key in keys:
        seen[key] += 1
        number = f" {seen[key]}" if copies[key] > 1 else ""
        yield {language: f"{name}{number}" for language, name in profiles[key].name.items()}


def _general(hires: Sequence[Hire], profiles: Mapping[str, Profile], wanted: str | int) -> str:
    if isinstance(wanted, int):
        return hires[wanted].id if 0 <= wanted < len(hires) else ""
    if wanted:
        return next((hire.id for hire in hires if wanted in (hire.profile, hire.id)), "")
    leaders = [hire for hire in hires if profiles[hire.profile].leader]
    return max(leaders, key=lambda hire: profiles[hire.profile].cost).id if leaders else ""


def is_shipped(roster: Roster) -> bool:
    """Is this one of the lists that come with the program? Others must be accepted by both (ags.r.missing_profiles)."""
    known = rosters.keys()
    return roster.key in known and rosters.load(roster.key) == roster


# ---- roster files


def read_file(source: str) -> tuple[Roster | None, list[RosterProblem]]:
    """The roster and every problem of the file, those of its ready-made forces included."""
    reading = rosters.read(source)
    problems = list(reading.problems)
    if reading.roster is not None:
        problems += _force_problems(reading.roster, TomlLines(source))
    return reading.roster, sorted(problems, key=lambda problem: problem.line)


def _force_problems(roster: Roster, lines: TomlLines) -> Iterator[RosterProblem]:
    for position, entry in enumerate(roster.forces):
        force = force_from_choices(roster, entry.models, "a", entry.general)
        line, place = lines.of(("force", position)), f"force.{entry.key}"
        for refused in check_force(force, entry.size):
            yield RosterProblem(line, place, refused.rule, refused.why)
        for rule, why in hints(force):
            yield RosterProblem(line, place, rule, why, warning=True)


# ---- checking


def check_force(force: Force, size: int, rulings: Rulings = NO_RULINGS) -> list[Refused]:
    """Everything that keeps a force from the table."""
    return [
        *_people_problems(force, rulings), *_card_problems(force, rulings), *_leader_problems(force),
        *_cost_problems(force, size),
    ]


def _people_problems(force: Force, rulings: Rulings) -> Iterator[Refused]:
    if force.people not in PEOPLES:
        yield refuse("ags.1.4", "ags-refused-unknown-people", people=force.people)
    if force.roster and rulings.get(OWN_CARDS) == 1:
        yield refuse(OWN_CARDS, "ags-refused-shipped-cards")


def _card_problems(force: Force, rulings: Rulings) -> Iterator[Refused]:
    copies = Counter(hire.profile for hire in force.hires)
    for key, number in copies.items():
        card = force.profiles.get(key)
        if card is None:
            yield refuse("ags.2.1", "ags-refused-unknown-card", card=key, known=sorted(force.profiles))
            continue
        if force.people in PEOPLES and not _may_hire(force.people, card.people, rulings):
            people = people_text(force.people)
            kin = force.people in KINGDOM and card.people in KINGDOM
            why = "ags-refused-kingdom-lists" if kin else "ags-refused-other-people"
            yield refuse("ags.2.1.fraktion", why, name=card.name, people=people)
        if card.has("Beschworen"):
            yield refuse("ags.2.12.beschworen", "ags-refused-summoned", name=card.name)
        if card.limit and number > card.limit:
            yield refuse("ags.2.1.limit", "ags-refused-limit", name=card.name, limit=card.limit, number=number)
    if not _all_different([hire.id for hire in force.hires]) or not _all_different(
        [hire.name.get("de", "") for hire in force.hires]
    ):
        yield refuse("ags.2.1.name", "ags-refused-same-names")


def _all_different(words: Sequence[str]) -> bool:
    return len(set(words)) == len(words)


def _may_hire(people: str, card_people: str, rulings: Rulings) -> bool:
    """A model serves its own people; ags.r.koenigreich_listen may let the two lists of the kingdom mix."""
    mixed = rulings.get(MIXED_KINGDOM) == 1 and people in KINGDOM and card_people in KINGDOM
    return people == card_people or mixed


def _leader_problems(force: Force) -> Iterator[Refused]:
    cards = {hire.id: force.profiles.get(hire.profile) for hire in force.hires}
    leaders = {id for id, card in cards.items() if card is not None and card.leader}
    if not leaders:
        yield refuse("ags.2.1.klasse", "ags-refused-no-leader")
    elif not force.general:
        yield refuse("ags.r.general_named", "ags-refused-no-general")
    elif force.general not in leaders:
        yield refuse("ags.1.3.3", "ags-refused-general-no-leader", model=_hire_name(force, force.general))


def _hire_name(force: Force, id: str) -> Name | str:
    return next((hire.name for hire in force.hires if hire.id == id), id)


def _cost_problems(force: Force, size: int) -> Iterator[Refused]:
    known = [force.profiles[hire.profile] for hire in force.hires if hire.profile in force.profiles]
    cost = sum(card.cost for card in known)
    if cost > size:
        yield refuse("ags.2.1.heuerkosten", "ags-refused-too-dear", cost=cost, size=size)


def hints(force: Force) -> list[tuple[str, Text]]:
    """What is allowed but worth knowing: an unusual number of models, terms that nothing defines."""
    number = len(force.hires)
    found: list[tuple[str, Text]] = []
    if not FEW <= number <= MANY:
        found.append(("ags.1.2.miniaturen", text("ags-hint-number", number=number, few=FEW, many=MANY)))
    hired = {hire.profile: force.profiles[hire.profile] for hire in force.hires}
    return [*found, *undefined_terms(hired, force.mob)]


# ---- ready-made and random forces


def ready_made(people: str, wanted: str | int = RECOMMENDED_SIZE, prefix: str = "a") -> Force:
    """A ready-made force of a people, by its key or by its size."""
    roster = rosters.load(people)
    entry = roster.find_force(wanted)
    if entry is None:
        known = [force.key for force in roster.forces]
        raise refuse("ags.3.1.2", "ags-refused-unknown-force", force=str(wanted), known=known)
    return force_from_choices(roster, entry.models, prefix, entry.general)


def can_lead(roster: Roster, size: int) -> bool:
    """Has a people a leader who can be paid with so much?"""
    return any(card.leader and card.cost <= size for card in roster.hireable)


def random_force(rng: Random, people: Roster | str, size: int = RECOMMENDED_SIZE, prefix: str = "a") -> Force:
    """Any legal force that leaves nothing affordable out: a leader first, then whatever fits the purse."""
    roster = rosters.load(people) if isinstance(people, str) else people
    chosen = [rng.choice([card for card in roster.hireable if card.leader and card.cost <= size])]
    while fitting := _fitting(roster, chosen, size):
        chosen += rng.choices(fitting, [_liking(card) for card in fitting])
    return force_from_choices(roster, [card.key for card in chosen], prefix, 0)


def _liking(card: Profile) -> float:
    """How often a card is picked: ordinary followers make up most of a force, further leaders are rare."""
    if card.leader:
        return 0.25
    return 1.0 if card.limit else 2.0


def _fitting(roster: Roster, chosen: Sequence[Profile], size: int) -> list[Profile]:
    left = size - sum(card.cost for card in chosen)
    copies = Counter(card.key for card in chosen)
    return [
        card for card in roster.hireable if card.cost <= left and not (card.limit and copies[card.key] >= card.limit)
    ]
