"""Content beyond the catalogue: schools, spells, soldiers, scenarios, and files of own warbands."""
from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import pytest

from walstatt.core.catalogue import Rule, load
from walstatt.core.match import Match
from walstatt.core.texts import LANGUAGES, Texts
from walstatt.games.frostgrave import content, damage, lobby, rosters, school_spells, spells, warbands
from walstatt.games.frostgrave.battlefield import scenario_board
from walstatt.games.frostgrave.game import GAME
from walstatt.games.frostgrave.play import FrostgravePlay, Setup
from walstatt.games.frostgrave.profiles import CASTERS, Profile
from walstatt.games.frostgrave.sheet_text import number
from walstatt.games.frostgrave.state import State
from walstatt.games.lobby import ArmyWish, MatchWish, UnknownKey

FOLDER = Path(content.__file__).parents[2] / "data" / "rosters"
TWELVE = 12


def rule(id: str) -> Rule:
    found = load("frostgrave")[id]
    assert isinstance(found, Rule)
    return found


# ---- schools and spells


def test_six_schools_teach_eight_spells_each() -> None:
    assert len(content.schools()) == 6
    for school in content.schools().values():
        assert len(set(school.spells)) == len(school.spells) == 8
        for language in LANGUAGES:
            text = rule(school.rule).de if language == "de" else rule(school.rule).en
            assert all(content.spells()[key].name[language] in text for key in school.spells)


def test_the_twelve_stay_as_they_were_and_every_other_spell_has_a_school() -> None:
    assert len(content.common_spells()) == TWELVE
    taught = {key for school in content.schools().values() for key in school.spells}
    assert set(content.spells()) == taught
    assert len(taught) == TWELVE + 18


def test_every_spell_has_one_effect_and_words_for_it() -> None:
    for spell in content.spells().values():
        kinds = [spell.key in spells.AT_ONCE, spell.key in spells.LASTING, spell.key in school_spells.EFFECTS]
        assert sum(kinds) == (spell.key != "eislanze")
        assert all(spell.about[language] for language in LANGUAGES)
        assert not spell.summons or spell.summons in content.creatures()


def test_numbers_of_school_spells_are_those_of_their_rules() -> None:
    for key in set(content.spells()) - set(content.common_spells()):
        spell = content.spells()[key]
        assert rule(spell.rule).en.startswith(f"Casting number {spell.number}.")
        assert rule(spell.rule).de.startswith(f"Spruchwert {spell.number}.")
        assert ("resistible" in rule(spell.rule).en.replace("Not resistible", "")) == spell.resist


# ---- soldiers and creatures


def _values(profile: Profile) -> str:
    return "/".join(number(profile, name) for name in ("move", "fight", "shoot", "armour", "will", "health"))


@pytest.mark.parametrize(
    ("id", "profiles"),
    [
        ("frostgrave.x.soldiers", list(content.more_soldiers().values())),
        ("frostgrave.x.creatures", [one for one in content.creatures().values() if one.faces == (0, 0)]),
    ],
)
def test_profiles_are_those_of_their_rules(id: str, profiles: list[Profile]) -> None:
    for profile in profiles:
        cost = f" {profile.cost}:" if profile.cost else ""
        armour = profile.armour if profile.role == "creature" else None
        values = _values(profile) if armour is None else re.sub(r"/\d+/", f"/{armour}/", _values(profile), count=1)
        assert f"{profile.name['de']}{cost} {values}" in rule(id).de
        assert f"{profile.name['en']}{cost} {values}" in rule(id).en


def test_there_are_enough_of_them() -> None:
    assert len(content.soldiers()) == 15
    assert len(content.creatures()) == 13


def test_random_games_use_all_of_it() -> None:
    setups = [GAME.random_setup(Random(seed)) for seed in range(120)]
    bands = [band for setup in setups for band in setup.warbands]
    assert {band.school for band in bands} == {"", *content.schools()}
    assert {member.profile for band in bands for member in band.members} == {*CASTERS, *content.soldiers()}
    assert {setup.scenario for setup in setups} == {"", *content.scenarios()}


# ---- scenarios


@pytest.mark.parametrize("key", list(content.scenarios()))
def test_a_scenario_can_be_set_up_by_two_and_by_four(key: str) -> None:
    scenario = content.scenarios()[key]
    for seats in (2, 4):
        bands = tuple(warbands.random_warband(Random(seat), "abcd"[seat]) for seat in range(seats))
        names = ("Anna", "Bert", "Cora", "Dirk")[:seats]
        match = Match(GAME, Setup(bands, scenario_board(scenario), names=names, scenario=key))
        rng = Random(seats)
        while match.state.round == 0:
            assert match.question is not None
            match.answer(match.question.sample(rng))
        assert not GAME.problems(match.play)
        assert len(match.state.tokens) == len(scenario.treasure)


@pytest.mark.parametrize("key", list(content.scenarios()))
def test_treasure_lies_on_open_ground(key: str) -> None:
    scenario = content.scenarios()[key]
    band = warbands.ready_made("frostwacht", "a")
    play = FrostgravePlay(Setup((band, band), scenario_board(scenario), scenario=key))
    play.state = State({})
    assert all(damage.can_lie(play, x, y, 0.0) for x, y in scenario.treasure)


# ---- the lobby


def test_a_school_offers_its_own_spells_only() -> None:
    sheets = {sheet.key: sheet for sheet in lobby.all_rosters()}
    for key, school in content.schools().items():
        wizard = next(unit for unit in sheets[key].units if unit.key == "wizard")
        offered = {option.key for option in wizard.options} & set(content.spells())
        assert offered == set(school.spells)
        assert sheets[key].armies
        assert school.name["de"] in sheets[key].name["de"]
    plain = next(unit for unit in sheets["frostwacht"].units if unit.key == "wizard")
    assert {option.key for option in plain.options} & set(content.spells()) == set(content.common_spells())


def test_own_lists_of_a_school_are_checked() -> None:
    units = [
        {"unit": "wizard", "options": ["eislanze", "eiswall", "glatteis", "hagelschlag", "klirreisen", "wundsegen"]},
        {"unit": "apprentice", "options": []},
    ]
    checked = lobby.check_army(ArmyWish("eisweber", units=units), 300, False, {})
    assert [problem.rule for problem in checked.problems] == ["frostgrave.x.school.eisweber"]
    units[0]["options"] = ["eislanze", "eiswall", "glatteis", "hagelschlag", "klirreisen", "nebelwand"]
    assert not lobby.check_army(ArmyWish("eisweber", units=units), 300, False, {}).problems


def test_scenarios_can_be_wished_for() -> None:
    offered = lobby.scenarios()
    assert [one.key for one in offered] == ["", *content.scenarios()]
    assert all(one.description[language] for one in offered for language in LANGUAGES)
    armies = [ArmyWish("eisweber"), ArmyWish("schattenleser", "nachtgilde")]
    setup = lobby.setup(MatchWish(armies, 300, False, {}, ("Anna", "Bert"), False, scenario="see"))
    assert setup.scenario == "see"
    assert [band.school for band in setup.warbands] == ["eisweber", "schattenleser"]
    assert Match(GAME, setup).question is not None
    with pytest.raises(UnknownKey):
        lobby.setup(MatchWish(armies, 300, False, {}, ("Anna", "Bert"), False, scenario="jahrmarkt"))


def test_the_sheet_names_school_gear_and_spells() -> None:
    band = content.ready_bands()["ambosswacht"]
    units = next(sheet for sheet in lobby.all_rosters() if sheet.key == "runenschmiede").armies[0].units
    printed = lobby.print_army(ArmyWish("runenschmiede", units=units), 300, Texts("en"))
    assert printed.people.startswith("School: Rune Smiths.")
    assert printed.points == "300 of 300 crowns"
    named = {one.name: one.text for one in printed.rules}
    assert named["Second Breath (casting number 12, 6\")"].startswith("One of your soldiers")
    assert len(printed.units) == 2 + len(band.soldiers)
    guard = next(unit for unit in printed.units if unit.name == "Iron Guard")
    assert "Armour 13" in guard.values and "Movement 5" in guard.values
    assert ["heavy armour", "", "Armour +2, Movement -1"] in guard.weapons


# ---- files


def test_the_file_that_comes_with_the_program_is_in_order() -> None:
    roster, problems = rosters.read((FOLDER / "frostgrave" / "warbands.toml").read_text("utf-8"))
    assert not problems
    assert roster is not None and {band.key for band in roster.bands} == set(content.ready_bands())


def test_the_schema_is_the_one_in_the_folder() -> None:
    assert (FOLDER / "frostgrave-warband.schema.json").read_text("utf-8") == rosters.schema()
    fields = json.loads(rosters.schema())["$defs"]["WarbandEntry"]["properties"]
    assert set(fields["soldiers"]["items"]["enum"]) == set(content.soldiers())


BAD = """\
[[warband]]
key = "a"
name = { de = "A", en = "A" }
school = "eisweber"
soldiers = ["eisengardist", "eisengardist",
  "eisengardist", "axtkampfer", "axtkaempfer"]
spells = ["eislanze", "wundsegen", "eislanze",
  "nebelwnad", "eiswall"]
wizard = ["two_handed_weapon", "shield", "stabb"]
[[warband]]
key = "a"
name = { de = "A" }
school = "eiswebr"
soldiers = []
crowns = 700
colour = "red"
spells = ["totenruf"]
"""


def test_all_mistakes_of_a_file_are_named_with_their_lines() -> None:
    roster, problems = rosters.read(BAD)
    assert roster is None
    assert [(problem.line, problem.rule, problem.message.key) for problem in problems] == [
        (5, "frostgrave.r.warband", "frostgrave-refused-cost"),
        (6, "frostgrave.r.soldiers", "frostgrave-roster-unknown-soldier"),
        (7, "frostgrave.x.school.eisweber", "frostgrave-refused-not-taught"),
        (7, "frostgrave.r.spellbook", "frostgrave-roster-spell-twice"),
        (7, "frostgrave.x.school", "frostgrave-refused-spells"),
        (8, "frostgrave.r.spellbook", "frostgrave-roster-unknown-spell"),
        (9, "frostgrave.r.slots", "frostgrave-roster-unknown-item"),
        (9, "frostgrave.r.slots", "frostgrave-refused-caster-armour"),
        (11, "toml", "frostgrave-roster-key-twice"),
        (12, "toml", "roster-missing-key"),
        (13, "frostgrave.x.school", "frostgrave-roster-unknown-school"),
        (15, "frostgrave.r.warband", "roster-out-of-bounds"),
        (16, "toml", "roster-unknown-key"),
    ]


def test_a_file_with_several_schools_is_offered_with_all_of_them() -> None:
    sheet, problems = lobby.read_roster((FOLDER / "frostgrave" / "warbands.toml").read_text("utf-8"))
    assert sheet is not None and not problems
    source = (FOLDER / "frostgrave" / "warbands.toml").read_text("utf-8")
    for army in sheet.armies:
        checked = lobby.check_army(ArmyWish("own", units=army.units, text=source), army.size, False, {})
        assert not checked.problems and checked.points == army.points


def test_an_empty_file_has_no_warband() -> None:
    assert [problem.message.key for problem in rosters.read("")[1]] == ["roster-missing-key"]
    assert [problem.message.key for problem in rosters.read("warband = []")[1]] == ["frostgrave-roster-empty"]


# ---- the pages that explain it


@pytest.mark.parametrize(("page", "language"), [("frostgrave-warbands.md", "en"), ("de/frostgrave-banden.md", "de")])
def test_the_pages_name_everything(page: str, language: str) -> None:
    words = (Path(__file__).parents[3] / "docs" / page).read_text("utf-8")
    listed = [content.schools(), content.spells(), content.soldiers(), content.creatures(), content.scenarios()]
    for entries in listed:
        for key, entry in entries.items():  # type: ignore[attr-defined]
            assert f"`{key}`" in words and entry.name[language] in words
    for spell in content.spells().values():
        assert spell.about[language] in words
    for scenario in content.scenarios().values():
        text = rule(scenario.rule)
        assert (text.de if language == "de" else text.en) in words
    example = words.partition("```toml\n")[2].partition("```")[0]
    assert rosters.read(example)[1] == []
