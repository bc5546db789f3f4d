"""Roster files of the Referenzblatt: what is read, all that is wrong with line and rule, and every ability in words."""
from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from walstatt.core.catalogue import load
from walstatt.core.texts import LANGUAGES, Texts
from walstatt.games.anima import parties, prices, roster_checks, rosters, sheet_text
from walstatt.games.anima.abilities import (
    STATUSES,
    Ability,
    Block,
    Cost,
    Effect,
    Modifier,
    Only,
    Trigger,
    Value,
    When,
    Who,
)
from walstatt.games.anima.blocks import BLOCKS
from walstatt.games.anima.play import POINTS
from walstatt.games.anima.roster_format import AbilityEntry

KEYS = rosters.keys()
OWN = [key for key in KEYS if key != "referenzblatt"]
SCHEMA = Path(rosters.__file__).parents[2] / "data" / "rosters" / "anima-roster.schema.json"
HEAD = """[roster]
key = "probe"
name = { de = "Probe", en = "Probe" }
description = { de = "Zur Probe.", en = "For trying." }
"""
CHARACTER = """[[character]]
key = "einer"
name = { de = "Einer", en = "One" }
cost = 30
speed = [6, 10]
attack = 7
damage = 3
defence = 8
armour = 1
resistance = 4
lp = 12
abilities = ["ruf"]
"""
ABILITY = """[[ability]]
key = "ruf"
name = { de = "Ruf", en = "Call" }
"""
HEAL = 'effects = [{ block = "heal", amount = 2 }]\n'


def ability(*lines: str) -> str:
    """A roster with one ability that says this."""
    return HEAD + ABILITY + "".join(f"{line}\n" for line in lines) + CHARACTER


def character(old: str, new: str) -> str:
    """A roster whose character is written otherwise in one place."""
    assert old in CHARACTER
    return HEAD + ABILITY + HEAL + CHARACTER.replace(old, new)


def told(source: str) -> list[tuple[int, str, str, bool]]:
    say = Texts("en").say
    return [(one.line, one.rule, say(one.message), one.warning) for one in rosters.read(source).problems]


def test_a_roster_is_read() -> None:
    reading = rosters.read(ability(HEAL))
    assert reading.problems == [] and reading.roster is not None
    assert reading.roster.characters["einer"].abilities[0].name == {"de": "Ruf", "en": "Call"}


def test_an_ability_of_a_file_has_the_fields_of_an_ability() -> None:
    assert set(AbilityEntry.__struct_fields__) == set(Ability.__struct_fields__)
    entry = rosters.load("radgilde").characters["alchemist"].ability("feuerflasche")
    assert entry is not None and (entry.risk, entry.area, entry.effects[0].die) == (1, 2.0, True)


NAMED: dict[str, tuple[Only, ...]] = {
    "self": ("",), "enemy": ("", "bound"), "enemies": ("", "bound"), "friend": ("", "bound", "other"),
    "friends": ("", "bound", "other"),
}
EFFECT = 8
"""The line of the ability's first own field."""


@pytest.mark.parametrize(
    ("source", "line", "words"),
    [
        (ability('effects = [{ block = "tanz" }]'), EFFECT, "“tanz” is not allowed"),
        (ability('effects = [{ block = "status", status = "Müde" }]'), EFFECT, "no status “Müde”"),
        (ability('effects = [{ block = "status" }]'), EFFECT, "needs “status”"),
        (ability('effects = [{ block = "summon", being = "wolf", inches = 3 }]'), EFFECT, "no being “wolf”"),
        (ability('effects = [{ block = "drive" }]', 'who = "enemy"', "inches = 3"), EFFECT, "needs “inches”"),
        (ability('who = "enemy"', HEAL), 5, "The field “inches” is missing"),
        (ability('who = "enemy"', "inches = -1", HEAL), 9, "“inches” is -1"),
        (ability("risk = 3", 'effects = [{ block = "swap" }]'), EFFECT, "A risk does not fit"),
        (ability('trigger = "wounded"', HEAL), EFFECT, "“trigger” belongs to automatic"),
        (ability('reroll = "attack"', HEAL), EFFECT, "“reroll” belongs to automatic"),
        (ability('kind = "automatic"', "upkeep = { markers = 1 }", 'reroll = "attack"'), 9, "belongs to special"),
        (ability('kind = "automatic"', HEAL), 5, "does nothing"),
        (ability('kind = "automatic"', 'trigger = "wounded"'), 9, "does nothing"),
        (ability('kind = "automatic"', 'trigger = "friend_attacked"'), 5, "“inches” is missing"),
        (ability('modifiers = [{ value = "armour", amount = 1 }]', HEAL), EFFECT, "“upkeep” is missing"),
        (ability('who = "friends"', "inches = 3", "upkeep = { markers = 1 }", HEAL), 10, "cannot have upkeep"),
        (
            ability('modifiers = [{ value = "armour", amount = 1, aura = 3 }]', "upkeep = { markers = 1 }"), EFFECT,
            "An aura belongs to automatic",
        ),
        (ability('kind = "automatic"', 'reroll = "dodge"', 'needs = ["free"]'), 10, "belongs to special"),
        (ability("area = 3", HEAL), EFFECT, "An area needs a target"),
        (ability('rule = "anima.x.nirgends"', HEAL), EFFECT, "no rule anima.x.nirgends"),
        (ability("", 'colour = "red"', HEAL), 9, "no field “colour”"),
        (character('"ruf"', '"ruff"'), 20, "perhaps “ruf” was meant"),
        (character("speed = [6, 10]", "speed = [10, 6]"), 13, "the first number"),
        (character("cost = 30", "cost = 0"), 12, "“cost” is 0"),
        (character("cost = 30\n", ""), 9, "The field “cost” is missing"),
        (character("lp = 12", "lp = 12\nbase = 3"), 20, "“3” is not allowed"),
        (character(', en = "One"', ""), 11, "The field “en” is missing"),
    ],
)
def test_mistakes_are_named_with_their_line(source: str, line: int, words: str) -> None:
    found = [(at, message) for at, _, message, warning in told(source) if not warning]
    assert len(found) == 1 and found[0][0] == line and words in found[0][1], found
    assert rosters.read(source).roster is None


def test_all_mistakes_are_told_not_only_the_first() -> None:
    source = ability('effects = [{ block = "status", status = "Müde" }]').replace("lp = 12", "lp = 0")
    source += CHARACTER + '[[party]]\nkey = "p"\nname = { de = "P", en = "P" }\nsize = 120\ncharacters = ["ner"]\n'
    found = told(source)
    assert [line for line, *_ in found] == [8, 19, 22, 37]
    rules = ["anima.r.abilities", "anima.r.profile", "anima.r.profile", "anima.r.party"]
    assert [rule for _, rule, *_ in found] == rules


def test_what_means_nothing_is_a_warning() -> None:
    source = ability('effects = [{ block = "heal", amount = 2, extra = 1 }]') + ABILITY.replace("ruf", "rat") + HEAL
    assert [(line, warning) for line, _, _, warning in told(source)] == [(8, True), (21, True)]
    assert rosters.read(source).roster is not None


def test_no_toml_at_all() -> None:
    assert [line for line, *_ in told("[roster\n")] == [1]


def test_the_committed_schema_is_current() -> None:
    """To renew it: walstatt roster schema anima > src/walstatt/data/rosters/anima-roster.schema.json"""
    assert SCHEMA.read_text("utf-8") == rosters.schema()


# ---- the rosters that come with the program


@pytest.mark.parametrize("key", KEYS)
def test_every_roster_has_parties_that_may_take_the_field(key: str) -> None:
    roster = rosters.load(key)
    assert roster.key == key and len(roster.characters) >= 7 and len(roster.parties) >= 2
    for party in roster.parties:
        assert parties.check_party(parties.party_of(roster, party.characters, "a"), POINTS) == []
    for profile in roster.characters.values():
        assert all(ability.rule in load("anima") for ability in profile.abilities)


def test_no_key_means_two_things() -> None:
    """Hirelings and their beings meet others in one party."""
    loaded = [rosters.load(key) for key in KEYS]
    keys = [key for roster in loaded for key in (*roster.characters, *roster.beings)]
    assert len(set(keys)) == len(keys)


@pytest.mark.parametrize("key", OWN)
def test_every_faction_has_its_roles(key: str) -> None:
    characters = rosters.load(key).characters.values()
    assert any(profile.shoots for profile in characters) and any(profile.stray for profile in characters)
    assert any(profile.base == 2 for profile in characters)
    abilities = [ability for profile in characters for ability in profile.abilities]
    blocks = {effect.block for ability in abilities for effect in ability.effects}
    assert {"heal", "summon", "hide"} <= blocks
    assert any(ability.upkeep for ability in abilities) and any(ability.cost.gnosis for ability in abilities)
    assert any(ability.kind == "automatic" for ability in abilities)
    signatures = {ability.rule for ability in abilities if ability.rule.startswith("anima.x.")}
    assert len(signatures) == 2


@pytest.mark.parametrize("key", OWN)
def test_prices_are_near_the_formula(key: str) -> None:
    roster = rosters.load(key)
    for profile in roster.characters.values():
        assert profile.cost == pytest.approx(prices.suggested(profile, roster.beings), rel=0.35), profile.key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_every_ability_has_words(key: str, language: str) -> None:
    for profile in rosters.load(key).characters.values():
        told = [sheet_text.in_words(ability)[language] for ability in profile.abilities]
        assert not any(sign in text for text in [*told, *sheet_text.values(profile, language)] for sign in "⟨{")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_building_block_has_a_function_words_and_a_price(language: str) -> None:
    assert set(BLOCKS) == set(get_args(Block)) == set(roster_checks.BLOCK_FIELDS) == set(prices.BLOCK_PRICES)
    lines = []
    for who in get_args(Who):
        for only in NAMED[who]:
            everything = Ability(
                "alles", {"de": "Alles", "en": "All"}, cost=Cost(1, 1, 1), upkeep=Cost(1, 0), once="game",
                one_at_a_time=True, who=who, only=only, inches=3, area=2, risk=1, resist=9,
                needs=("stray", "free", "unseen"),
                effects=tuple(Effect(block, status) for block in get_args(Block) for status in STATUSES),
                modifiers=tuple(Modifier(value, 1, when, 3.0) for value in get_args(Value) for when in get_args(When)),
            )
            lines.append(sheet_text.in_words(everything)[language])
    for trigger in get_args(Trigger):
        automatic = Ability("x", {"de": "x", "en": "x"}, kind="automatic", trigger=trigger, reroll="dodge")
        lines.append(sheet_text.in_words(automatic)[language])
    assert not any(sign in line for line in lines for sign in "⟨{")


def test_words_name_what_the_numbers_say() -> None:
    def english(roster: str, character: str, key: str) -> str:
        ability = rosters.load(roster).characters[character].ability(key)
        assert ability is not None
        return sheet_text.in_words(ability)["en"]

    assert "An attack with +2 Attack and +2 Damage." in english("morgenorden", "schwertschwester", "eidschlag")
    assert "Cost: 1 Gnosis." in english("radgilde", "buechsenmacherin", "zielrad")
    assert "Attack −1 for enemies up to 3\"." in english("schattenclan", "nachtmahr", "grauen")
    assert "Blood price: 2 LP." in english("wildvolk", "baerenhaeuter", "blutschwur")


def test_a_ready_made_party_of_a_file_must_be_allowed_on_the_field() -> None:
    party = '[[party]]\nkey = "p"\nname = { de = "P", en = "P" }\nsize = 50\ncharacters = ["einer", "zwei"]\n'
    source = ability(HEAL) + CHARACTER.replace("einer", "zwei").replace("cost = 30", "cost = 45") + party
    roster, problems = parties.read_file(source)
    assert roster is not None and "zwei" in roster.characters
    assert [(one.line, one.rule) for one in problems] == [(34, "anima.r.party")] * 2
