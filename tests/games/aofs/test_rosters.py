"""Reading roster files: every kind of problem with its line, and the rosters that come with the program."""
from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from walstatt.core.catalogue import Rule
from walstatt.core.catalogue import load as load_catalogue
from walstatt.core.texts import Texts
from walstatt.games.aofs import armies, rosters
from walstatt.games.aofs.prices import price_rows
from walstatt.games.aofs.profiles import SPECIAL_RULES
from walstatt.games.aofs.roster_format import Choice, Roster
from walstatt.games.aofs.rosters import RosterProblem
from walstatt.games.aofs.special_rules import ENGLISH_NAMES, GERMAN_NAMES, merged, parse_rule, read_rule, rule_text
from walstatt.games.toml_lines import TomlLines

DATA = Path(rosters.__file__).parents[2] / "data"
FOLDER = DATA / "rosters" / "aofs"
STANDARD = ("grenzwacht", "moorvolk")
KEYS = rosters.keys()
UNIT, COUNTER = "aofs.r.unit_profile", 'rules = ["Counter"]'

GOOD = """\
[roster]
key = "probe"
name = { de = "Probe", en = "Sample" }
description = { de = "Zum Prüfen.", en = "For checking." }

[[weapon]]
key = "axt"
name.de = "Axt"
name.en = "Axe"
rules = ["Rending"]

[[spell]]
key = "funke"
name = { de = "Funke", en = "Spark" }
value = 1
friendly = false
range = 12
hits = 1

[[unit]]
key = "wache"
name = { de = "Wache", en = "Guard" }
models = 2
quality = 4
defence = 5
points = 15
weapons = ["axt"]
rules = ["Furchtlos"]

[[unit.option]]
key = "schild"
name = { de = "Schild", en = "Shield" }
points = 5
rules = ["Counter"]

[[unit.model]]
rules = ["Fast"]

[[army]]
key = "klein"
name = { de = "Klein", en = "Small" }
size = 150
units = [
    { unit = "wache" },
    { unit = "wache", options = ["schild"] },
]
"""


def problems_with(old: str, new: str) -> list[RosterProblem]:
    assert GOOD.count(old) == 1, f"{old!r} must stand exactly once in the sample"
    return rosters.read(GOOD.replace(old, new)).problems


def only_problem(old: str, new: str) -> RosterProblem:
    problems = problems_with(old, new)
    assert len(problems) == 1, problems
    return problems[0]


def line_of(source: str, part: str) -> int:
    return source[: source.index(part)].count("\n") + 1


def test_a_good_roster_has_no_problems() -> None:
    reading = rosters.read(GOOD)
    assert reading.problems == []
    assert reading.roster is not None
    assert reading.roster.key == "probe"
    assert reading.roster.name == {"de": "Probe", "en": "Sample"}


# What is written into the sample, where the problem then stands, its rule and its message.
ONE_MISTAKE = [
    # form
    ('value = 1', 'value = 0', 'value = 0', "aofs.r.spell_targets", "out-of-bounds"),
    ('value = 1', 'value = 7', 'value = 7', "aofs.r.spell_targets", "out-of-bounds"),
    ("quality = 4", "quality = 1", "quality = 1", UNIT, "out-of-bounds"),
    ("quality = 4", "quality = 7", "quality = 7", UNIT, "out-of-bounds"),
    ("defence = 5", "defence = 1", "defence = 1", UNIT, "out-of-bounds"),
    ("defence = 5", "defence = 7", "defence = 7", UNIT, "out-of-bounds"),
    ("points = 15", "points = 0", "points = 0", UNIT, "out-of-bounds"),
    ("points = 15", "points = -5", "points = -5", UNIT, "out-of-bounds"),
    ("points = 5\n", "points = -1\n", "points = -1", UNIT, "out-of-bounds"),
    ("size = 150", "size = 0", "size = 0", "aofs.army.points", "out-of-bounds"),
    ("range = 12", "range = -1", "range = -1", "aofs.r.spell_targets", "out-of-bounds"),
    ('weapons = ["axt"]', 'weapons = ["axt"]\nbase = 0', "base = 0", "aofs.r.base_sizes", "out-of-bounds"),
    ('weapons = ["axt"]', 'weapons = ["axt"]\nheight = -1', "height = -1", "aofs.r.base_sizes", "out-of-bounds"),
    ('rules = ["Rending"]', "attacks = 0", "attacks = 0", "aofs.r.weapon_profile", "out-of-bounds"),
    ('rules = ["Rending"]', "ap = -1", "ap = -1", "aofs.r.weapon_profile", "out-of-bounds"),
    ("quality = 4", 'quality = "4"', 'quality = "4"', UNIT, "wrong-type"),
    ("points = 15", "points = 15.5", "points = 15.5", UNIT, "wrong-type"),
    ("friendly = false", "friendly = 0", "friendly = 0", "aofs.r.spell_targets", "wrong-type"),
    ('weapons = ["axt"]', 'weapons = "axt"', 'weapons = "axt"', UNIT, "wrong-type"),
    ('rules = ["Fast"]', "rules = [3]", "rules = [3]", UNIT, "wrong-type"),
    ('name.en = "Axe"\n', "", 'name.de = "Axt"', "aofs.r.weapon_profile", "missing-key"),
    ("quality = 4\n", "", "[[unit]]", UNIT, "missing-key"),
    ('key = "funke"', 'key = "Der Funke"', 'key = "Der Funke"', "aofs.r.spell_targets", "not-allowed"),
    ('name.de = "Axt"', 'name.de = ""', 'name.de = ""', "aofs.r.weapon_profile", "empty"),
    ("defence = 5", "defence = 5\narmour = 3", "armour = 3", UNIT, "unknown-key"),
    ("[[spell]]", "[extra]\n[[spell]]", "[extra]", "toml", "unknown-key"),
    ('key = "probe"', 'key = "probe"\ncolour = "red"', "colour", "toml", "unknown-key"),
    ('hits = 1', 'effect = "sleep"\nhits = 1', 'effect = "sleep"', "aofs.r.spell_targets", "not-among"),
    # special rules
    ('rules = ["Furchtlos"]', 'rules = ["Furchlos"]', '"Furchlos"', UNIT, "unknown-rule"),
    ('rules = ["Fast"]', 'rules = ["Tough"]', '"Tough"', UNIT, "rule-needs-x"),
    ('rules = ["Fast"]', 'rules = ["Fast(2)"]', '"Fast(2)"', UNIT, "rule-takes-no-x"),
    ('rules = ["Fast"]', 'rules = ["Impact(0)"]', '"Impact(0)"', UNIT, "rule-x-too-small"),
    ('rules = ["Fast"]', 'rules = ["Impact(-2)"]', '"Impact(-2)"', UNIT, "rule-x-too-small"),
    ('rules = ["Fast"]', 'rules = ["Impact(("]', '"Impact(("', UNIT, "rule-unreadable"),
    ('rules = ["Rending"]', 'rules = ["Fast"]\n', '["Fast"]\n\n', "aofs.r.weapon_profile", "model-rule-on-weapon"),
    ("hits = 1", 'hits = 1\nrules = ["Fear(1)"]', '"Fear(1)"', "aofs.r.spell_targets", "model-rule-on-weapon"),
    # what hangs together
    ('weapons = ["axt"]', 'weapons = ["axtt"]', '"axtt"', "aofs.r.weapon_profile", "unknown-weapon"),
    ("hits = 1\n", "", "[[spell]]", "aofs.r.spell_targets", "spell-hits-or-effect"),
    ("hits = 1", 'hits = 1\neffect = "slow"', "[[spell]]", "aofs.r.spell_targets", "spell-hits-or-effect"),
    ("hits = 1", 'ap = 1\neffect = "slow"', "[[spell]]", "aofs.r.spell_targets", "spell-rules-without-hits"),
    (COUNTER, "", "[[unit.option]]", UNIT, "option-does-one-thing"),
    (COUNTER, 'rules = ["Counter"]\nweapons = ["axt"]', "[[unit.option]]", UNIT, "does-one"),
    (COUNTER, 'rules = ["Counter"]\nreplaces = "axt"', "replaces", UNIT, "by-nothing"),
    (COUNTER, 'weapons = ["axt"]\nreplaces = "beil"', "replaces", UNIT, "replaces-missing"),
    (COUNTER, 'rules = ["Counter"]\nmost = 2', "most = 2", UNIT, "option-most"),
    (COUNTER, 'rules = ["Counter"]\nfor = "model"\nmost = 3', "most", UNIT, "option-most"),
    (COUNTER, 'rules = ["Counter"]\nfor = "army"', "for =", UNIT, "not-among"),
    # armies
    ('{ unit = "wache" },', '{ unit = "wacht" },', '"wacht"', UNIT, "unknown-unit"),
    ('options = ["schild"]', 'options = ["schilt"]', '"schilt"', UNIT, "unknown-option"),
    ('["schild"]', '["schild", "schild"]', '"schild", "schild"', UNIT, "option-too-often"),
    ('{ unit = "wache" }', '{ unit = "wache", command = "boss" }', '"boss"', "aofs.r.command_cost", "not-allowed"),
    ('{ unit = "wache" }', '{ unit = "wache", colour = "red" }', '"red"', "aofs.army.points", "unknown-key"),
]


@pytest.mark.parametrize(("old", "new", "marker", "rule", "kind"), ONE_MISTAKE)
def test_each_mistake_is_told_with_its_line_and_rule(old: str, new: str, marker: str, rule: str, kind: str) -> None:
    problem = only_problem(old, new)
    source = GOOD.replace(old, new)
    assert (problem.line, problem.rule, problem.warning) == (line_of(source, marker), rule, False)
    assert kind in problem.message.key
    assert rosters.read(source).roster is None


def test_more_single_models_than_models() -> None:
    source = GOOD.replace("[[unit.model]]\n", "[[unit.model]]\n[[unit.model]]\n[[unit.model]]\n")
    (problem,) = rosters.read(source).problems
    third = line_of(source, 'rules = ["Fast"]') - 1
    assert (problem.line, problem.message.key) == (third, "aofs-roster-too-many-single-models")


def test_duplicate_keys() -> None:
    twice = GOOD + GOOD[GOOD.index("[[weapon]]") : GOOD.index("[[spell]]")].replace('"Axt"', '"Beil"')
    (problem,) = rosters.read(twice).problems
    second = twice[: twice.rindex('key = "axt"')].count("\n") + 1
    assert (problem.line, problem.message.key) == (second, "aofs-roster-duplicate-key")
    assert problem.place == "weapon.axt.key"


def test_two_weapons_of_one_name_would_be_one_type() -> None:
    twice = GOOD + GOOD[GOOD.index("[[weapon]]") : GOOD.index("[[spell]]")].replace('key = "axt"', 'key = "axt2"')
    (problem,) = rosters.read(twice).problems
    assert (problem.rule, problem.message.key) == ("aofs.r.weapon_profile", "aofs-roster-weapon-name-twice")


def test_two_choices_of_one_id() -> None:
    source = GOOD.replace('{ unit = "wache" }', '{ unit = "wache", id = "x" }')
    source = source.replace('options = ["schild"]', 'id = "x"')
    assert [found.message.key for found in rosters.read(source).problems] == ["aofs-roster-duplicate-key"] * 2


def test_all_problems_come_at_once_in_the_order_of_the_lines() -> None:
    source = (
        GOOD.replace("quality = 4", "quality = 9")
        .replace('weapons = ["axt"]', 'weapons = ["beil", "keil"]')
        .replace("size = 150", "size = -1")
        .replace('rules = ["Rending"]', 'rules = ["Schnel", "Deadly"]')
    )
    problems = rosters.read(source).problems
    assert [problem.message.key.removeprefix("aofs-").removeprefix("roster-") for problem in problems] == [
        "unknown-rule",
        "rule-needs-x",
        "out-of-bounds",
        "unknown-weapon",
        "unknown-weapon",
        "out-of-bounds",
    ]
    assert [problem.line for problem in problems] == sorted(problem.line for problem in problems)
    assert problems[2].place == "unit.wache.quality"


def test_a_ready_made_army_of_a_file_keeps_the_optional_limits() -> None:
    assert armies.read_file(GOOD)[1] == []
    source = GOOD.replace('{ unit = "wache" },', '{ unit = "wache" },\n    { unit = "wache" },')
    (problem,) = armies.read_file(source)[1]
    assert (problem.rule, problem.place) == ("aofs.army.copies", "army.klein")
    assert problem.line == line_of(source, "[[army]]")


def test_everything_may_be_missing() -> None:
    problems = rosters.read("").problems
    assert [problem.message.args["key"] for problem in problems] == ["roster", "unit"]


@pytest.mark.parametrize(
    ("source", "line"),
    [('[roster]\nkey = "a"\nkey = "b"\n', 3), ("[roster\n", 1), ('[roster]\nname = "', 2), ("a = 1\n\n= 3\n", 3)],
)
def test_toml_mistakes_have_a_line(source: str, line: int) -> None:
    (problem,) = rosters.read(source).problems
    assert (problem.line, problem.rule, problem.message.key) == (line, "toml", "roster-syntax")
    assert "at line" not in problem.message.args["detail"]


def test_tough_in_a_group_is_a_warning_only() -> None:
    source = GOOD.replace('rules = ["Furchtlos"]', 'rules = ["Tough(3)"]')
    reading = rosters.read(source)
    (problem,) = reading.problems
    assert (problem.rule, problem.warning, problem.line) == ("aofs.r.tough_in_groups", True, line_of(source, "Tough"))
    assert reading.roster is not None


def test_a_rule_twice_in_one_list_is_a_warning() -> None:
    source = GOOD.replace('rules = ["Furchtlos"]', 'rules = ["Furchtlos", "Fearless"]')
    reading = rosters.read(source)
    assert [(problem.rule, problem.warning) for problem in reading.problems] == [("aofs.r.modifiers_add_up", True)]
    assert rosters.read(GOOD.replace('["Furchtlos"]', '["Impact(1)", "Impact(+1)"]')).problems == []


def test_a_weapon_rule_on_a_model_is_allowed() -> None:
    assert problems_with('rules = ["Furchtlos"]', 'rules = ["PB(1)", "Verheerend"]') == []


def test_the_nearest_word_is_suggested() -> None:
    say = Texts("de").say
    assert "Furchtlos" in say(only_problem('rules = ["Furchtlos"]', 'rules = ["Furchlos"]').message)
    assert "„axt“" in say(only_problem('weapons = ["axt"]', 'weapons = ["axtt"]').message)
    assert "„defence“" in say(problems_with("defence = 5", "defense = 5")[-1].message)
    far = say(only_problem('rules = ["Furchtlos"]', 'rules = ["Qwertz"]').message)
    assert far == "Die Sonderregel „Qwertz“ gibt es nicht."


def test_messages_exist_in_both_languages() -> None:
    found = [problems_with(old, new) for old, new, *_ in ONE_MISTAKE]
    for language in ("de", "en"):
        for problem in (problem for problems in found for problem in problems):
            sentence = Texts(language).say(problem.message)
            assert "⟨" not in sentence
            assert "{" not in sentence


# ---------------------------------------------------------------- special rules


@pytest.mark.parametrize("key", SPECIAL_RULES)
def test_every_rule_is_read_by_its_english_and_german_names(key: str) -> None:
    number = "(2)" if SPECIAL_RULES[key].numbered else ""
    expected = (key, 2 if number else 0)
    for name in (ENGLISH_NAMES[key], *GERMAN_NAMES[key]):
        for written in (name, name.upper(), name.lower(), f" {name} "):
            assert parse_rule(written + number) == expected


@pytest.mark.parametrize("key", SPECIAL_RULES)
def test_names_shown_are_names_read(key: str) -> None:
    x = 3 if SPECIAL_RULES[key].numbered else 0
    for language in ("de", "en"):
        assert parse_rule(Texts(language).say(rule_text(key, x))) == (key, x)


def test_german_names_are_those_of_the_catalogue() -> None:
    catalogue = load_catalogue("aofs")
    entries = {key: catalogue[special.rule] for key, special in SPECIAL_RULES.items()}
    terms = {key: entry.term for key, entry in entries.items() if isinstance(entry, Rule)}
    for key, names in GERMAN_NAMES.items():
        assert any(name in terms[key] for name in names), (key, terms[key])


@pytest.mark.parametrize("written", ["Deadly", "Fast(1)", "Tough(0)", "", "(3)", "Deadly(x)", "Dedly(3)", "AP(1"])
def test_what_is_no_rule_is_a_clear_value_error(written: str) -> None:
    with pytest.raises(ValueError, match="rule"):
        parse_rule(written)


def test_the_highest_number_counts_and_a_plus_adds() -> None:
    rules = [read_rule(word) for word in ("AP(1)", "AP(2)", "Fast", "Schnell", "Impact(2)", "Impact(+1)", "Tough(+3)")]
    assert merged(rules) == {"ap": 2, "fast": 0, "impact": 3, "tough": 3}


# ---------------------------------------------------------------- lines


def test_lines_of_a_tricky_document() -> None:
    source = (
        "# comment = [[unit]]\n"  # 1
        "[roster]\n"  # 2
        'text = """\n'  # 3
        "[[unit]]\n"  # 4
        'key = "no"\n'  # 5
        '"""\n'  # 6
        "raw = '''x ]\n"  # 7
        "'''\n"  # 8
        "[[unit]] # one\n"  # 9
        "list = [ # , ]\n"  # 10
        '  "a]", 1,\n'  # 11
        "  { k = 1, \"q.r\" = [1, 2] },\n"  # 12
        "]\n"  # 13
        "[[unit.option]]\n"  # 14
        "x.y = 1\n"  # 15
        "x.z = 2\n"  # 16
        "[[unit]]\n"  # 17
        "[[unit.option]]\n"  # 18
        "[unit.option.deep]\n"  # 19
        "when = 2020-01-01 # date\n"  # 20
    )
    tomllib.loads(source)
    lines = TomlLines(source)
    assert lines.of(("roster", "text")) == 3
    assert lines.of(("roster", "raw")) == 7
    assert lines.of(("unit", 0)) == 9
    assert lines.of(("unit", 0, "list")) == 10
    assert lines.of(("unit", 0, "list", 1)) == 11
    assert lines.of(("unit", 0, "list", 2, "q.r", 1)) == 12
    assert lines.of(("unit", 0, "option", 0, "x", "z")) == 16
    assert lines.of(("unit", 0, "option", 0, "x")) == 15
    assert lines.of(("unit", 1)) == 17
    assert lines.of(("unit", 1, "option", 0, "deep", "when")) == 20
    assert lines.of(("unit", 1, "option", 0, "missing")) == 18
    assert lines.of(("nothing",)) == 1


def paths(value: object, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    yield path
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from paths(inner, (*path, key))
    if isinstance(value, list):
        for position, inner in enumerate(value):
            yield from paths(inner, (*path, position))


TABLES = ("unit", "weapon", "spell", "army", "option", "model")
"""These stand for several tables at once, and have no line of their own."""


@pytest.mark.parametrize("key", KEYS)
def test_every_value_of_a_roster_stands_in_the_line_found(key: str) -> None:
    source = (FOLDER / f"{key}.toml").read_text("utf-8")
    lines = TomlLines(source)
    rows = source.splitlines()
    for path in paths(tomllib.loads(source)):
        if path and isinstance(path[-1], str) and path[-1] not in TABLES:
            assert path[-1] in rows[lines.of(path) - 1], path


# ---------------------------------------------------------------- the rosters that come with the program


def test_four_rosters_come_with_the_program() -> None:
    assert rosters.keys() == ["grenzwacht", "moorvolk", "sturmweide", "tiefenhall"]
    assert set(rosters.STANDARD) == set(STANDARD)


@pytest.mark.parametrize("key", KEYS)
def test_the_rosters_are_in_order(key: str) -> None:
    source = (FOLDER / f"{key}.toml").read_text("utf-8")
    reading = rosters.read(source)
    assert reading.problems == []
    assert reading.roster is not None
    assert reading.roster.key == key
    assert armies.ready_made_problems(reading.roster, source) == []
    assert len(reading.roster.unit) >= 8
    assert all(unit.emblem for unit in reading.roster.unit)


@pytest.mark.parametrize("key", KEYS)
def test_ready_made_armies_use_their_points(key: str) -> None:
    for army in rosters.load(key).army:
        sheet = armies.compile_army(rosters.load(key), army.units, "a")
        assert sheet.points == army.size
    assert len(armies.ready_made(key, 150, "a").units) >= 4
    assert 6 <= len(armies.ready_made(key, 250, "a").units) <= 10


def rules_of(roster: Roster) -> set[str]:
    units = [armies.compile_army(roster, [Choice(unit.key)], "a").units[0] for unit in roster.unit]
    models = [model for unit in units for model in unit.models]
    of_weapons = {rule for model in models for weapon in model.weapons for rule in weapon.rules}
    piercing = {"ap" for model in models for weapon in model.weapons if weapon.ap}
    return {rule for model in models for rule in model.rules} | of_weapons | piercing


def test_every_special_rule_occurs() -> None:
    standard = set().union(*(rules_of(rosters.load(key)) for key in STANDARD))
    assert standard == set(SPECIAL_RULES)
    others = set().union(*(rules_of(rosters.load(key)) for key in KEYS if key not in STANDARD))
    assert others == set(SPECIAL_RULES)


def test_a_limited_melee_weapon_occurs() -> None:
    weapons = [weapon for key in KEYS for weapon in rosters.load(key).weapon]
    assert any(weapon.range == 0 and "Limited" in weapon.rules for weapon in weapons)


CATALOGUE_PROFILES = {
    "grenzwacht": {
        "hauptmann": "45 1 3 4 hero,fearless,tough3 ritterschwert/0/3/1",
        "feldmagierin": "40 1 4 5 caster2,tough3 stab/0/1/0",
        "klingenwache": "15 1 4 4 - schwert/0/2/0",
        "speerwache": "25 3 4 5 - speer/0/1/0/counter",
        "armbrustschuetze": "15 1 4 5 - armbrust/24/1/1",
        "waldlaeufer": "20 1 4 5 scout,strider langbogen/30/1/0/relentless",
        "lanzenreiter": "25 1 4 4 fast,impact1 lanze/0/1/0/thrust hufe/0/1/0",
        "bombardier": "20 1 4 5 - brandtopf/12/1/1/blast3/limited pistole/12/1/0",
        "bolzenwerfer": "35 1 4 5 immobile,tough3 speerbolzen/36/1/2/deadly3",
        "moerser": "30 1 4 5 immobile,tough3 moerserkugel/30/1/1/blast3/indirect",
        "greif": "70 1 4 4 fast,fear1,flying,tough6 klauen/0/4/1/rending",
    },
    "moorvolk": {
        "moorhexe": "50 1 4 5 caster3,hero,tough3 krummstab/0/1/0",
        "wurzelhaeuptling": "45 1 3 4 furious,hero,tough3 keule/0/3/0",
        "schilflaeufer": "20 3 5 6 strider haken/0/1/0",
        "wutkroete": "20 1 4 5 fearless,furious doppelaxt/0/2/0/surge",
        "schattenmolch": "20 1 4 5 ambush,stealth giftdolch/0/2/0/bane",
        "blasrohrjaeger": "20 1 4 6 scout,stealth blasrohr/12/2/0/surge",
        "libellenreiter": "25 1 4 5 fast,flying stachellanze/0/1/1/thrust",
        "hexenschuetze": "25 1 4 6 - bleirohr/24/1/2/reliable/unstoppable",
        "schleimwerfer": "30 1 4 5 immobile,tough3 schleimkugel/30/1/0/bane/blast3/indirect",
        "sumpftroll": "60 1 4 4 fear1,regeneration,slow,tough6 baumstamm/0/3/2",
        "steinlindwurm": "75 1 4 3 fear2,impact3,slow,tough6 biss/0/4/1/unstoppable",
    },
}


def in_short(roster: Roster, key: str) -> str:
    unit = armies.compile_army(roster, [Choice(key)], "a").units[0]
    model = unit.models[0]
    rules = ",".join(f"{rule}{x or ''}" for rule, x in model.rules.items()) or "-"
    weapons = [
        "/".join(
            [f"{weapon.key}/{weapon.range:g}/{weapon.attacks}/{weapon.ap}"]
            + [f"{rule}{x or ''}" for rule, x in weapon.rules.items()]
        )
        for weapon in model.weapons
        if weapon.key != armies.HAND_WEAPON.key
    ]
    return " ".join([str(unit.points), str(len(unit.models)), str(unit.quality), str(unit.defence), rules, *weapons])


@pytest.mark.parametrize("key", STANDARD)
def test_the_standard_rosters_are_those_of_the_catalogue(key: str) -> None:
    roster = rosters.load(key)
    assert {unit.key: in_short(roster, unit.key) for unit in roster.unit} == CATALOGUE_PROFILES[key]


def test_the_starters_are_those_of_the_catalogue() -> None:
    def entries(key: str, size: int) -> list[str]:
        return [unit.entry for unit in armies.ready_made(key, size, "a").units]

    watch, bog = "grenzwacht", "moorvolk"
    shots = ["armbrustschuetze"] * 2
    assert entries(watch, 150) == ["hauptmann", "speerwache", "speerwache", *shots, "lanzenreiter"]
    leaders, foot = ["hauptmann", "feldmagierin"], ["waldlaeufer", "klingenwache"]
    assert entries(watch, 250) == [*leaders, "greif", "speerwache", *shots, *foot]
    runners = ["schilflaeufer"] * 2
    assert entries(bog, 150) == ["wurzelhaeuptling", *runners, "wutkroete", "blasrohrjaeger", "libellenreiter"]
    rest = ["sumpftroll", "schilflaeufer", "schattenmolch", "blasrohrjaeger", "hexenschuetze"]
    assert entries(bog, 250) == ["moorhexe", "wurzelhaeuptling", *rest]
    assert armies.ready_made(watch, 250, "a").units[0].models[0].command == "sergeant"
    musician = armies.ready_made(bog, 250, "b").units[1].models[0]
    assert (musician.command, musician.names_units) == ("musician", ("b3", "b4", "b7"))


@pytest.mark.parametrize("key", KEYS)
def test_prices_follow_the_formula(key: str) -> None:
    """The prices of the catalogue's two rosters are given; the formula comes within one step of them."""
    tolerance = 5 if key in STANDARD else 0
    for row in price_rows(rosters.load(key)):
        assert abs(row.points - row.suggested) <= (0 if row.option else tolerance), row


def test_no_weapon_or_unit_shares_its_name_within_a_roster() -> None:
    for key in KEYS:
        roster = rosters.load(key)
        for names in ([unit.name.de for unit in roster.unit], [unit.name.en for unit in roster.unit]):
            assert len(names) == len(set(names))


def test_the_worked_example_of_the_guide_is_in_order() -> None:
    guide = (Path(__file__).parents[3] / "docs" / "rosters.md").read_text("utf-8")
    source = guide.split("```toml\n")[1].split("```")[0]
    reading = rosters.read(source)
    assert reading.roster is not None, reading.problems
    assert armies.ready_made_problems(reading.roster, source) == []
    assert all(row.points == row.suggested for row in price_rows(reading.roster))


def test_an_unknown_roster_is_a_value_error_with_a_suggestion() -> None:
    with pytest.raises(ValueError, match="moorvolk"):
        rosters.load("moorvolks")


def test_the_committed_schema_is_current() -> None:
    """To renew it: walstatt roster schema > src/walstatt/data/rosters/roster.schema.json"""
    committed = (DATA / "rosters" / "roster.schema.json").read_text("utf-8")
    assert committed == rosters.schema()
    assert json.loads(committed)["$defs"]["UnitEntry"]["additionalProperties"] is False


VALUES = ("3", '"x"', "[]", "{}", "[1]", "[[1]]", "true", "-1", "1.5", "{ de = 1 }", "[{}]", "2020-01-01", "'''\n'''")


@given(data=st.data())
@settings(max_examples=150, deadline=None)
def test_no_mutilated_file_makes_the_reader_stumble(data: st.DataObject) -> None:
    lines = GOOD.split("\n")
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(lines) - 1))
        key, equals, _ = lines[at].partition("=")
        lines[at] = f"{key}= {data.draw(st.sampled_from(VALUES))}" if equals and data.draw(st.booleans()) else ""
    source = "\n".join(lines)
    reading = rosters.read(source)
    assert (reading.roster is None) == any(not problem.warning for problem in reading.problems)
    for problem in reading.problems:
        assert 1 <= problem.line <= source.count("\n") + 1
        assert "⟨" not in Texts("de").say(problem.message)
