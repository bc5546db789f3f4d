"""Army lists become sheets, and armies are refused with the rule that they break."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from walstatt.core.refusal import Refused
from walstatt.core.texts import Texts
from walstatt.games.aofs import armies, rosters
from walstatt.games.aofs.armies import DEFAULT_SPELLS, HAND_WEAPON, check_army, compile_army, unit_from_inline
from walstatt.games.aofs.army_limits import limits_at, limits_text
from walstatt.games.aofs.profiles import COMMAND, ArmySheet, UnitSheet
from walstatt.games.aofs.roster_format import Roster

KEYS = rosters.keys()
PLAIN: dict[str, Any] = {"quality": 4, "defence": 5}


def army(*units: Mapping[str, Any]) -> ArmySheet:
    sheets = tuple(unit_from_inline({**PLAIN, **unit}, f"a{number}") for number, unit in enumerate(units, 1))
    return ArmySheet({"de": "Probe", "en": "Sample"}, sheets)


def broken(sheet: ArmySheet, size: int, limits: bool = True, **rulings: int) -> list[str]:
    """The rules that the army breaks; rulings by the last part of their id."""
    chosen = {f"aofs.r.{name}": choice for name, choice in rulings.items()}
    return [refused.rule for refused in check_army(sheet, size, limits, chosen)]


def many(count: int, **unit: Any) -> list[dict[str, Any]]:
    """Units of different entries, cheap enough for any limit but the one to be tested."""
    return [{"name": f"E{number}", "points": 1} | unit for number in range(count)]


# ---------------------------------------------------------------- points


def test_an_army_may_cost_the_agreed_size_and_less_but_not_more() -> None:
    assert broken(army(*many(5, points=30)), 150) == []
    assert broken(army(*many(5, points=29)), 150) == []
    assert broken(army(*many(5, points=30), *many(1)), 150, limits=False) == ["aofs.army.points"]


def test_exactly_the_size_if_the_table_has_chosen_so() -> None:
    assert broken(army(*many(5, points=30)), 150, points_total=1) == []
    assert broken(army(*many(5, points=29)), 150, points_total=1) == ["aofs.army.points"]
    assert broken(army(*many(5, points=31)), 150, points_total=1) == ["aofs.army.points"]


def test_an_army_without_units_is_refused() -> None:
    assert broken(army(), 150, limits=False) == ["aofs.army.points"]


# ---------------------------------------------------------------- the five optional limits


@pytest.mark.parametrize(("size", "most"), [(124, 0), (149, 1), (150, 1), (250, 2), (375, 3)])
def test_heroes(size: int, most: int) -> None:
    assert broken(army(*many(most, rules=["Hero"]), *many(1)), size) == []
    too_many = army(*many(most + 1, rules=["Hero"]))
    assert broken(too_many, size) == ["aofs.army.heroes"]
    assert broken(too_many, size, limits=False) == []


@pytest.mark.parametrize(("size", "most"), [(124, 1), (150, 2), (250, 3)])
def test_copies(size: int, most: int) -> None:
    guard = {"name": "Wache", "points": 1}
    assert broken(army(*[guard] * most), size) == []
    too_many = army(*[guard] * (most + 1))
    assert broken(too_many, size) == ["aofs.army.copies"]
    assert broken(too_many, size, limits=False) == []


def test_copies_are_units_of_one_entry_whatever_their_equipment() -> None:
    roster = rosters.load("grenzwacht")
    plain, sword = {"unit": "armbrustschuetze"}, {"unit": "armbrustschuetze", "options": ["schwert"]}
    sergeant = {"unit": "armbrustschuetze", "command": "sergeant"}
    assert broken(compile_army(roster, [plain, sword, sergeant], "a"), 250) == []
    assert broken(compile_army(roster, [plain, sword, sergeant, plain], "a"), 250) == ["aofs.army.copies"]


def test_a_combined_unit_is_one_copy() -> None:
    roster = rosters.load("grenzwacht")
    single, combined = {"unit": "speerwache"}, {"unit": "speerwache", "combined": True}
    assert broken(compile_army(roster, [single] * 4, "a"), 250) == ["aofs.army.copies"]
    assert broken(compile_army(roster, [single, single, combined], "a"), 250) == []


@pytest.mark.parametrize(("size", "most"), [(150, 52), (200, 70), (250, 87)])
def test_share_of_one_unit(size: int, most: int) -> None:
    assert broken(army({"points": most}), size) == []
    assert broken(army({"points": most + 1}), size) == ["aofs.army.share"]
    assert broken(army({"points": most + 1}), size, limits=False) == []


def test_a_combined_unit_is_one_unit_for_the_share() -> None:
    combined = compile_army(rosters.load("tiefenhall"), [{"unit": "schildahnen", "combined": True}], "a")
    assert combined.points == 80
    assert broken(combined, 250) == []
    assert broken(combined, 228) == ["aofs.army.share"]


@pytest.mark.parametrize(("size", "most"), [(149, 5), (150, 6), (250, 10)])
def test_number_of_units(size: int, most: int) -> None:
    assert broken(army(*many(most)), size) == []
    too_many = army(*many(most + 1))
    assert "aofs.army.units" in broken(too_many, size)
    assert broken(too_many, size, limits=False) == []


@pytest.mark.parametrize(("size", "most"), [(149, 9), (150, 10), (250, 16)])
def test_number_of_models(size: int, most: int) -> None:
    assert broken(army({"models": most - 1, "points": 1}, *many(1)), size) == []
    too_many = army({"models": most, "points": 1}, *many(1))
    assert broken(too_many, size) == ["aofs.army.models"]
    assert broken(too_many, size, limits=False) == []


def test_models_of_a_combined_unit_count_each() -> None:
    combined = compile_army(rosters.load("grenzwacht"), [{"unit": "speerwache", "combined": True}], "a")
    assert len(combined.units) == 1
    assert broken(combined, 150) == []
    assert broken(combined, 89, points_total=0) == ["aofs.army.share", "aofs.army.models"]


def test_limits_may_be_computed_from_the_points_spent() -> None:
    thrifty = army(*many(2, points=60, rules=["Hero"]), *many(3, points=20))
    assert thrifty.points == 180
    assert broken(thrifty, 250) == []
    assert broken(thrifty, 250, points_total=2) == ["aofs.army.heroes"]


def test_all_refusals_come_at_once_with_their_numbers() -> None:
    sheet = army({"name": "Riese", "points": 90, "rules": ["Hero"]}, *many(7, rules=["Hero"], models=2))
    refusals = check_army(sheet, 150, True, {})
    assert [refused.rule.removeprefix("aofs.army.") for refused in refusals] == ["heroes", "share", "units", "models"]
    german = [Texts("de").say(refused.why) for refused in refusals]
    assert german[0] == "8 Helden sind zu viel: Bei 150 Punkten ist höchstens einer erlaubt."
    assert german[1] == "Riese kostet 90 Punkte, mehr als 35 % von 150; erlaubt sind 52,5."
    assert all("⟨" not in Texts("en").say(refused.why) for refused in refusals)


def test_limits_in_words() -> None:
    rule, words = limits_text(limits_at(250))
    assert rule == "aofs.army.limits"
    assert "87.5" in Texts("en").say(words)


# ---------------------------------------------------------------- command staff


def test_one_command_model_in_the_whole_army() -> None:
    assert broken(army({"command": "sergeant"}, {}), 250, limits=False) == []
    two = army({"command": "sergeant"}, {"command": "musician"})
    assert broken(two, 250, limits=False) == ["aofs.command.limit"]
    in_one_unit = army({"models": [{"command": "sergeant"}, {"command": "standard"}]})
    assert broken(in_one_unit, 250, limits=False) == ["aofs.command.limit"]


def test_one_upgrade_for_the_model() -> None:
    both = army({"command": ["sergeant", "musician"]})
    (refused,) = check_army(both, 250, False, {})
    assert refused.rule == "aofs.command.limit"
    assert Texts("de").say(refused.why).endswith("Feldwebel, Musiker.")
    listed = compile_army(rosters.load("moorvolk"), [{"unit": "wutkroete", "command": ["sergeant", "standard"]}], "a")
    assert broken(listed, 250, limits=False) == ["aofs.command.limit"]


@pytest.mark.parametrize("command", ["musician", "standard"])
def test_up_to_three_other_units_are_named(command: str) -> None:
    def naming(*names: str) -> ArmySheet:
        return army({"command": command, "names": list(names)}, {}, {}, {}, {})

    rule = f"aofs.command.{command}"
    assert broken(naming(), 250, limits=False) == []
    assert broken(naming("a2", "a3", "a4"), 250, limits=False) == []
    assert broken(naming("a2", "a3", "a4", "a5"), 250, limits=False) == [rule]
    assert broken(naming("a1"), 250, limits=False) == [rule]
    assert broken(naming("a6"), 250, limits=False) == [rule]
    assert broken(naming("b1"), 250, limits=False) == [rule]


def test_a_sergeant_names_nobody() -> None:
    assert broken(army({"command": "sergeant", "names": ["a2"]}, {}), 250, limits=False) == ["aofs.r.command_cost"]


@pytest.mark.parametrize(("command", "price"), COMMAND.items())
def test_prices_of_the_command_staff(command: str, price: int) -> None:
    (unit,) = compile_army(rosters.load("grenzwacht"), [{"unit": "speerwache", "command": command}], "a").units
    assert unit.points == 25 + price
    assert [model.command for model in unit.models] == [command, "", ""]


def test_units_are_named_by_number_id_or_entry() -> None:
    def named(*names: int | str) -> tuple[str, ...]:
        choices: list[dict[str, Any]] = [
            {"unit": "hauptmann", "command": "standard", "names": list(names)},
            {"unit": "speerwache", "id": "vorn"},
            {"unit": "speerwache", "id": "hinten"},
            {"unit": "greif"},
        ]
        return compile_army(rosters.load("grenzwacht"), choices, "b").units[0].models[0].names_units

    assert named(2, "hinten", "greif") == ("b2", "b3", "b4")
    assert named("speerwache", "b3") == ("b2", "b3")
    assert named(4, "greif", "b4") == ("b4",)
    assert named("drache", 9) == ("drache", "9")


# ---------------------------------------------------------------- combined units


def test_two_copies_become_one_unit() -> None:
    choice = {"unit": "speerwache", "options": ["eidwache"], "combined": True, "command": "sergeant"}
    (unit,) = compile_army(rosters.load("grenzwacht"), [choice], "a").units
    assert unit.combined
    assert unit.points == 2 * 35 + 5
    assert [model.id for model in unit.models] == [f"a1.{number}" for number in range(1, 7)]
    assert [model.command for model in unit.models] == ["sergeant"] + [""] * 5
    assert broken(ArmySheet(unit.name, (unit,)), 250) == []


def test_options_of_single_models_are_bought_for_both_copies() -> None:
    choice = {"unit": "axtgebeine", "options": ["sprengurne"], "combined": True}
    (unit,) = compile_army(rosters.load("tiefenhall"), [choice], "a").units
    carriers = [model.id for model in unit.models if any(weapon.key == "sprengurne" for weapon in model.weapons)]
    assert (carriers, unit.points) == (["a1.1", "a1.5"], 70)
    assert broken(ArmySheet(unit.name, (unit,)), 250) == []


@pytest.mark.parametrize(
    ("unit", "why"),
    [
        ({"models": 2}, "single"),
        ({"models": 4, "rules": ["Hero"]}, "hero"),
        ({"models": 5}, "unequal"),
        ({"models": 4, "single": [{"rules": ["Fast"]}]}, "unequal"),
    ],
)
def test_what_cannot_be_combined(unit: Mapping[str, Any], why: str) -> None:
    (refused,) = check_army(army({"combined": True, **unit}), 250, False, {})
    assert (refused.rule, refused.why.key) == ("aofs.r.combined_units", f"aofs-army-combined-{why}")


def test_combined_units_may_be_ruled_out() -> None:
    sheet = army({"combined": True, "models": 4})
    assert broken(sheet, 250) == []
    assert broken(sheet, 250, combined_units=1) == ["aofs.r.combined_units"]


# ---------------------------------------------------------------- sheets


def sample(weapons: str = "", units: str = "") -> Roster:
    reading = rosters.read(f"""
[roster]
key = "probe"
name = {{ de = "Probe", en = "Sample" }}
description = {{ de = "Probe", en = "Sample" }}

[[weapon]]
key = "axt"
name = {{ de = "Axt", en = "Axe" }}
ap = 1
{weapons}

[[unit]]
key = "wache"
name = {{ de = "Wache", en = "Guard" }}
quality = 4
defence = 5
points = 15
{units}
""")
    assert reading.roster is not None, reading.problems
    return reading.roster


def only_unit(roster: Roster, choice: Mapping[str, Any] | None = None, **rulings: int) -> UnitSheet:
    chosen = {f"aofs.r.{name}": number for name, number in rulings.items()}
    return compile_army(roster, [{"unit": "wache"} | dict(choice or {})], "a", chosen).units[0]


def test_ids_are_unique_within_the_match() -> None:
    one, two = (armies.ready_made("grenzwacht", 150, prefix) for prefix in "ab")
    ids = [unit.id for sheet in (one, two) for unit in sheet.units]
    assert ids == [f"{prefix}{number}" for prefix in "ab" for number in range(1, 7)]
    assert [model.id for model in one.units[1].models] == ["a2.1", "a2.2", "a2.3"]


def test_the_hand_weapon_is_for_models_without_a_melee_weapon() -> None:
    bare = sample()
    assert only_unit(bare).models[0].weapons == (HAND_WEAPON,)
    assert only_unit(bare, basic_weapon=1).models[0].weapons == ()
    armed = sample(units='weapons = ["axt"]')
    assert [weapon.key for weapon in only_unit(armed).models[0].weapons] == ["axt"]


def test_weapon_rules_of_a_model_go_into_all_its_weapons() -> None:
    bow = '[[weapon]]\nkey = "bogen"\nname = { de = "Bogen", en = "Bow" }\nrange = 24\nrules = ["Deadly(2)", "AP(2)"]'
    roster = sample(bow, 'weapons = ["bogen"]\nrules = ["Deadly(3)", "PB(1)", "Rending", "Fast"]')
    model = only_unit(roster).models[0]
    weapon, hand = model.weapons
    assert (weapon.ap, weapon.rules) == (2, {"deadly": 3, "rending": 0})
    assert (hand.key, hand.ap, hand.rules) == (HAND_WEAPON.key, 1, {"deadly": 3, "rending": 0})
    assert model.rules == {"fast": 0}


def test_a_rule_with_a_plus_adds() -> None:
    roster = sample(units='weapons = ["axt"]\nrules = ["Impact(2)", "Impact(+1)", "AP(+1)"]')
    model = only_unit(roster).models[0]
    assert (model.rules, model.weapons[0].ap) == ({"impact": 3}, 2)


def test_rules_of_the_unit_and_of_the_model_count_once_with_the_higher_number() -> None:
    roster = sample(units='models = 2\nrules = ["Impact(2)"]\n[[unit.model]]\nrules = ["Impact(1)", "Fear(1)"]')
    assert [model.rules for model in only_unit(roster).models] == [{"impact": 2, "fear": 1}, {"impact": 2}]


def test_single_models_have_their_own_weapons() -> None:
    roster = sample(units='models = 2\n[[unit.model]]\nweapons = ["axt"]')
    assert [model.weapons[0].key for model in only_unit(roster).models] == ["axt", HAND_WEAPON.key]


OPTIONS = """
models = 3
weapons = ["axt"]
[[unit.option]]
key = "keule"
name = { de = "Keule", en = "Club" }
points = 3
replaces = "axt"
weapons = ["keule"]
for = "model"
most = 2
[[unit.option]]
key = "schnell"
name = { de = "Schnell", en = "Fast" }
points = 7
rules = ["Fast"]
[[unit.option]]
key = "alle_keulen"
name = { de = "Keulen", en = "Clubs" }
points = 4
replaces = "axt"
weapons = ["keule"]
"""
CLUB = '[[weapon]]\nkey = "keule"\nname = { de = "Keule", en = "Club" }'


def test_options() -> None:
    roster = sample(CLUB, OPTIONS)

    def carried(*options: str) -> tuple[list[str], int]:
        unit = only_unit(roster, {"options": list(options)})
        return [model.weapons[0].key for model in unit.models], unit.points

    assert carried() == (["axt", "axt", "axt"], 15)
    assert carried("keule") == (["keule", "axt", "axt"], 18)
    assert carried("keule", "keule") == (["keule", "keule", "axt"], 21)
    assert carried("alle_keulen") == (["keule", "keule", "keule"], 19)
    assert all("fast" in model.rules for model in only_unit(roster, {"options": ["schnell"]}).models)
    assert only_unit(roster, {"options": ["schnell"]}).points == 22


@pytest.mark.parametrize(
    ("choice", "why"),
    [
        ({"unit": "wacht"}, "aofs-roster-unknown-unit"),
        ({"options": ["keil"]}, "aofs-roster-unknown-option"),
        ({"options": ["keule"] * 3}, "aofs-roster-option-too-often"),
        ({"options": ["schnell"] * 2}, "aofs-roster-option-too-often"),
        ({"options": ["alle_keulen", "keule"]}, "aofs-army-option-impossible"),
        ({"command": "boss"}, "aofs-army-bad-choice"),
        ({"colour": "red"}, "aofs-army-bad-choice"),
    ],
)
def test_what_a_roster_does_not_offer_is_refused(choice: Mapping[str, Any], why: str) -> None:
    with pytest.raises(Refused) as caught:
        only_unit(sample(CLUB, OPTIONS), choice)
    assert (caught.value.rule, caught.value.why.key) == ("aofs.r.unit_profile", why)


def test_an_unknown_ready_made_army_is_refused() -> None:
    with pytest.raises(Refused, match="aofs-army-unknown-list"):
        armies.ready_made("grenzwacht", 175, "a")
    assert armies.ready_made("grenzwacht", "grenzwacht-150", "a") == armies.ready_made("grenzwacht", 150, "a")


@pytest.mark.parametrize(
    ("extra", "size"),
    [
        ("", (1.0, 1.25)),
        ('rules = ["Tough(2)"]', (1.0, 1.25)),
        ('rules = ["Tough(3)"]', (1.5, 1.75)),
        ('rules = ["Tough(5)"]', (1.5, 1.75)),
        ("mounted = true", (1.5, 1.75)),
        ('rules = ["Tough(6)"]', (2.0, 2.5)),
        ('rules = ["Tough(6)"]\nmounted = true', (2.0, 2.5)),
        ('rules = ["Tough(8)"]', (2.0, 2.5)),
        ('rules = ["Tough(9)"]', (3.0, 3.5)),
        ("base = 2.5", (2.5, 1.25)),
        ('height = 4\nrules = ["Tough(3)"]', (1.5, 4.0)),
    ],
)
def test_base_and_height(extra: str, size: tuple[float, float]) -> None:
    unit = only_unit(sample(units=extra))
    assert (unit.base, unit.height) == size


# ---------------------------------------------------------------- spells

CATALOGUE_SPELLS = {
    "irrlicht": (1, False, 18, 2, 0, {}, ""),
    "zielsegen": (1, True, 12, 0, 0, {}, "hit_bonus"),
    "rindenhaut": (2, True, 12, 0, 0, {}, "defence_bonus"),
    "moorfessel": (2, False, 18, 0, 0, {}, "slow"),
    "feuerblume": (2, False, 12, 1, 1, {"blast": 3}, ""),
    "seelenspeer": (3, False, 18, 1, 2, {"deadly": 3}, ""),
}


def test_the_six_spells() -> None:
    found = {
        spell.key: (spell.value, spell.friendly, spell.range, spell.hits, spell.ap, spell.rules, spell.effect)
        for spell in DEFAULT_SPELLS
    }
    assert found == CATALOGUE_SPELLS
    assert [spell.ruling for spell in DEFAULT_SPELLS] == [f"aofs.r.spell_{key}" for key in CATALOGUE_SPELLS]


def test_casters_know_the_six_unless_the_roster_brings_its_own() -> None:
    both = [{"unit": "feldmagierin"}, {"unit": "hauptmann"}]
    mage, captain = compile_army(rosters.load("grenzwacht"), both, "a").units
    assert mage.spells == DEFAULT_SPELLS
    assert captain.spells == ()
    (caller,) = compile_army(rosters.load("sturmweide"), [{"unit": "windruferin"}], "a").units
    assert [spell.key for spell in caller.spells][-1] == "blitzschlag"
    assert (caller.spells[-1].ap, caller.spells[-1].rules) == (3, {"deadly": 2})


def test_sheets_survive_json() -> None:
    for sheet in (armies.ready_made(key, 250, "a") for key in KEYS):
        assert msgspec.json.decode(msgspec.json.encode(sheet), type=ArmySheet) == sheet


# ---------------------------------------------------------------- units written in place


def test_an_inline_unit() -> None:
    unit = unit_from_inline(
        {
            "name": "Jäger",
            "models": 3,
            "quality": 4,
            "defence": 5,
            "points": 30,
            "weapons": [{"name": "Langer Bogen", "range": 24, "attacks": 2, "ap": 1, "rules": ["Relentless"]}],
            "rules": ["Zäh(3)", "Fast"],
            "command": "musician",
            "names": ["a4"],
        },
        "a7",
    )
    first, second, _third = unit.models
    assert (unit.id, unit.entry, unit.name, unit.points) == ("a7", "jäger", {"de": "Jäger", "en": "Jäger"}, 30)
    assert (unit.base, unit.height) == (1.5, 1.75)
    assert (first.id, first.command, first.names_units) == ("a7.1", "musician", ("a4",))
    assert (second.command, second.names_units) == ("", ())
    bow, hand = first.weapons
    assert (bow.key, bow.range, bow.attacks, bow.ap, bow.rules) == ("langer_bogen", 24, 2, 1, {"relentless": 0})
    assert hand == HAND_WEAPON
    assert first.rules == {"tough": 3, "fast": 0}


def test_inline_defaults() -> None:
    unit = unit_from_inline(PLAIN)
    assert (unit.id, unit.entry, unit.points, len(unit.models)) == ("a1", "a1", 10, 1)
    assert (unit.base, unit.height) == (1.0, 1.25)
    assert unit_from_inline(PLAIN, rulings={"aofs.r.basic_weapon": 1}).models[0].weapons == ()


def test_single_models_in_both_ways_of_writing() -> None:
    sword = {"name": "Schwert", "attacks": 2}
    listed = unit_from_inline(PLAIN | {"models": [{"weapons": [sword], "rules": ["AP(1)"]}, {"command": "standard"}]})
    counted = unit_from_inline(
        PLAIN | {"models": 2, "single": [{"weapons": [sword], "rules": ["AP(1)"]}, {"command": "standard"}]}
    )
    assert listed == counted
    assert [(model.weapons[0].key, model.weapons[0].ap, model.command) for model in listed.models] == [
        ("schwert", 1, ""),
        ("hand_weapon", 0, "standard"),
    ]


def test_inline_spells() -> None:
    assert unit_from_inline(PLAIN | {"rules": ["Caster(2)"]}).spells == DEFAULT_SPELLS
    own = {"name": "Funke", "value": 1, "friendly": False, "range": 6, "hits": 2, "ap": 1, "rules": ["Bane"]}
    unit = unit_from_inline(PLAIN | {"rules": ["Caster(2)"], "spells": ["irrlicht", own]})
    assert [spell.key for spell in unit.spells] == ["irrlicht", "funke"]
    assert (unit.spells[1].ap, unit.spells[1].rules) == (1, {"bane": 0})


@pytest.mark.parametrize(
    ("wrong", "named"),
    [
        ({"quality": 7}, "quality"),
        ({"defence": "5"}, "defence"),
        ({"modles": 3}, "modles.*models"),
        ({"models": 0}, "models"),
        ({"models": "three"}, "models"),
        ({"models": [{"rule": []}]}, r"single\.1\.rule"),
        ({"single": [{}, {}]}, "single"),
        ({"points": 0}, "points"),
        ({"base": 0}, "base"),
        ({"rules": ["Tuff(3)"]}, r"rules.*Tuff"),
        ({"rules": ["Tough"]}, r"rules.*number"),
        ({"rules": "Fast"}, "rules"),
        ({"weapons": [{"range": 12}]}, r"weapons\.1: .*name"),
        ({"weapons": [{"name": "Axt", "attacks": 0}]}, r"weapons\.1\.attacks"),
        ({"weapons": [{"name": "Axt", "rules": ["Fast"]}]}, r"weapons\.1\.rules.*Fast"),
        ({"weapons": [{"name": "Axt", "reach": 2}]}, r"weapons\.1\.reach"),
        ({"command": "boss"}, "command"),
        ({"spells": ["irlicht"]}, r"spells\.1.*irrlicht"),
        ({"spells": [3]}, r"spells\.1"),
        ({"spells": [{"name": "X", "value": 1, "friendly": True, "range": 6}]}, r"spells\.1.*hits"),
        ({"spells": [{"name": "X", "value": 1, "friendly": True, "range": 6, "hit": 6}]}, r"spells\.1\.hit"),
    ],
)
def test_inline_mistakes_name_the_key(wrong: Mapping[str, Any], named: str) -> None:
    with pytest.raises(ValueError, match=named):
        unit_from_inline({**PLAIN, **wrong})


def test_inline_mistakes_come_all_at_once() -> None:
    with pytest.raises(ValueError, match="quality") as caught:
        unit_from_inline({"quality": 9, "weapon": []})
    assert len(str(caught.value).splitlines()) == 3
