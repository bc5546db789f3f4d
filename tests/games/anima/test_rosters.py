"""Roster files of the Referenzblatt: what is read, what is refused, and every ability in words."""
from __future__ import annotations

from typing import get_args

import pytest

from walstatt.core.catalogue import load
from walstatt.core.texts import LANGUAGES, Texts
from walstatt.games.anima import parties, rosters, sheet_text
from walstatt.games.anima.abilities import STATUSES, Ability, Block, Cost, Effect, Modifier, Trigger, Value, When
from walstatt.games.anima.effects import BLOCKS
from walstatt.games.anima.play import POINTS

WRITTEN = """
[roster]
key = "probe"
name = {{ de = "Probe", en = "Probe" }}
description = {{ de = "", en = "" }}
[[ability]]
key = "ruf"
name = {{ de = "Ruf", en = "Call" }}
effects = [{effect}]
[[character]]
key = "einer"
name = {{ de = "Einer", en = "One" }}
speed = [6, 10]
attack = 7
damage = 3
defence = 8
armour = 1
resistance = 4
lp = 12
base = {base}
abilities = ["{ability}"]
"""


def written(effect: str = "", base: int = 1, ability: str = "ruf") -> str:
    return WRITTEN.format(effect=effect, base=base, ability=ability)


def test_a_roster_is_read() -> None:
    assert rosters.read(written()).characters["einer"].abilities[0].name["en"] == "Call"


@pytest.mark.parametrize(
    ("source", "told"),
    [
        (written(ability="sprung"), "no ability 'sprung'"),
        (written(base=3), "1 or 2 inches"),
        (written('{ block = "status", status = "Müde" }'), "no status 'Müde'"),
        (written('{ block = "summon", being = "wolf" }'), "no being 'wolf'"),
        (written('{ block = "tanz" }'), "tanz"),
        (written() + "\ncolour = 3\n", "colour"),
    ],
)
def test_mistakes_are_named(source: str, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        rosters.read(source)


@pytest.mark.parametrize("key", rosters.keys())
def test_every_roster_has_parties_that_may_take_the_field(key: str) -> None:
    roster = rosters.load(key)
    assert roster.key == key and len(roster.characters) >= 7 and roster.parties
    for party in roster.parties:
        assert parties.check_party(parties.party_of(roster, party.characters, "a"), POINTS) == []
    for profile in roster.characters.values():
        assert all(ability.rule in load("anima") for ability in profile.abilities)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", rosters.keys())
def test_every_ability_has_words(key: str, language: str) -> None:
    for profile in rosters.load(key).characters.values():
        told = [sheet_text.in_words(ability)[language] for ability in profile.abilities]
        assert not any(sign in text for text in [*told, *sheet_text.values(profile, language)] for sign in "⟨{")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_building_block_has_a_function_and_words(language: str) -> None:
    assert set(BLOCKS) == set(get_args(Block))
    everything = Ability(
        "alles", {"de": "Alles", "en": "All"}, cost=Cost(1, 1), upkeep=Cost(1, 0), once="game", one_at_a_time=True,
        who="friend", inches=3, resist=9, needs=("stray", "free", "unseen"),
        effects=tuple(Effect(block, status) for block in get_args(Block) for status in STATUSES),
        modifiers=tuple(Modifier(value, 1, when) for value in get_args(Value) for when in get_args(When)),
    )
    lines = [sheet_text.in_words(everything)[language]]
    lines += [
        sheet_text.in_words(Ability("x", {"de": "x", "en": "x"}, kind="automatic", trigger=trigger))[language]
        for trigger in get_args(Trigger)
    ]
    assert not any(sign in line for line in lines for sign in "⟨{")
    assert Texts(language).has("anima-about-who-enemy")
