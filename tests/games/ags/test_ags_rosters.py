"""The twelve rosters: in order, within the limits that keep the game sane, able to do what their peoples' tasks ask."""
from __future__ import annotations

from importlib.resources import files
from random import Random
from typing import get_args

import pytest

from walstatt.core.texts import Texts
from walstatt.games.ags import effects, hiring, prices, rosters
from walstatt.games.ags.abilities import Ability, Block, Dice
from walstatt.games.ags.card_text import write_card
from walstatt.games.ags.notation.phrases import EFFECTS
from walstatt.games.ags.prices import mean_damage
from walstatt.games.ags.profiles import PEOPLES, Profile
from walstatt.games.ags.roster_checks import effects_of
from walstatt.games.ags.rosters import Roster

FOLDER = files("walstatt") / "data" / "rosters"
FEW_AND_MANY = {"riesen": (5, 7), "kleines_volk": (6, 11), "schwarm": (6, 11)}
RANGED = ("fern", "spruch", "fluch")


@pytest.fixture(params=PEOPLES)
def roster(request: pytest.FixtureRequest) -> Roster:
    return rosters.load(str(request.param))


def test_there_are_exactly_twelve() -> None:
    """ags.3.1.2.voelker"""
    assert rosters.keys() == list(PEOPLES)


def test_the_committed_schema_is_current() -> None:
    """To renew it: walstatt roster schema ags > src/walstatt/data/rosters/ags-roster.schema.json"""
    assert (FOLDER / "ags-roster.schema.json").read_text("utf-8") == rosters.schema()


def test_the_files_have_neither_problems_nor_warnings(roster: Roster) -> None:
    reading = rosters.read((FOLDER / "ags" / f"{roster.key}.toml").read_text("utf-8"))
    assert reading.problems == []


def test_the_cards_are_written_as_the_program_prints_them(roster: Roster) -> None:
    source = (FOLDER / "ags" / f"{roster.key}.toml").read_text("utf-8")
    for card in (*roster.profiles.values(), *([roster.mob] if roster.mob else [])):
        assert f"'''\n{write_card(card)}\n'''" in source


def test_names_in_both_languages(roster: Roster) -> None:
    for card in roster.profiles.values():
        assert card.name["de"] and card.name["en"] and card.emblem
        assert set(roster.descriptions[card.key]) == {"de", "en"}
        untranslated = {"Formation", "Hammer"}
        assert all(one.english or one.name in untranslated for one in card.abilities)


def test_size_and_shape(roster: Roster) -> None:
    leaders = [card for card in roster.hireable if card.leader]
    followers = [card for card in roster.hireable if not card.leader]
    assert 2 <= len(leaders) <= 3
    assert 5 <= len(followers) <= 7
    assert all(card.limit == 1 for card in leaders)
    assert any(card.limit == 0 for card in followers)
    assert any(card.will.strength >= 4 for card in leaders)


def test_limits_that_keep_the_game_sane(roster: Roster) -> None:
    for card in roster.profiles.values():
        summoned = card.has("Beschworen")
        assert 3 <= card.mov <= 7 and 2 <= card.hp <= 14
        assert card.defence.difficulty > 3 or card.defence.strength == 3 or card.leader
        assert card.will.difficulty > 3 or card.leader
        immunities = [tag for tag in card.tags if tag.word == "Immun"]
        assert len(immunities) <= 3 or summoned
        if summoned:
            assert card.has("Kontrolliert") and card.has("Kein CM")
        for ability in card.abilities:
            _check_ability(card, ability)


def _check_ability(card: Profile, ability: Ability) -> None:
    if ability.test.att is not None:
        assert 3 <= ability.test.att.strength <= (5 if ability.reach.kind in RANGED else 7), card.key
    assert ability.reach.inches <= (6 if ability.reach.kind == "aura" else 15), card.key
    for effect in ability.effects:
        assert effect.block != "text"
        assert effect.block in effects.HANDLERS
        if effect.block == "place_tt":
            assert effect.amount.fixed <= 2
        if effect.block == "remove_tt":
            assert ability.target.count == 1
        if effect.block == "summon":
            assert "spez" in ability.costs and 0 < effect.strength <= 4


def test_every_people_has_an_answer(roster: Roster) -> None:
    """Melee, something that reaches far, magic damage, and healing, protection or moving about."""
    abilities = [ability for card in roster.hireable for ability in card.abilities]
    attacks = [ability for ability in abilities if ability.is_attack]
    assert any(ability.reach.kind == "nah" for ability in attacks)
    assert any(ability.reach.kind in RANGED for ability in attacks)
    assert any("Magischer Schaden" in ability.tags for ability in attacks)
    blocks = {effect.block for card in roster.hireable for _, effect in effects_of(card)}
    assert blocks & {"heal", "cover", "move", "swap", "jump_to_tt", "modifier"}


def test_ready_made_forces(roster: Roster) -> None:
    """Two of exactly 50 and one of 45 to 49, of six to ten models, with different generals."""
    forces = [hiring.force_from_choices(roster, entry.models, "a", entry.general) for entry in roster.forces]
    assert all(hiring.check_force(force, entry.size) == [] for force, entry in zip(forces, roster.forces, strict=True))
    assert [force.cost for force in forces[:2]] == [50, 50]
    assert 45 <= forces[2].cost <= 49
    assert all(6 <= len(force.hires) <= 10 for force in forces)
    assert len({tuple(sorted(hire.profile for hire in force.hires)) for force in forces}) == 3
    assert len({entry.general for entry in roster.forces}) >= 2


def test_most_random_forces_have_the_usual_size(roster: Roster) -> None:
    few, many = FEW_AND_MANY.get(roster.key, (6, 10))
    rng = Random(5)
    sizes = [len(hiring.random_force(rng, roster.key, 50, "a").hires) for _ in range(200)]
    assert sum(few <= size <= many for size in sizes) >= 150


def test_the_words_of_the_tasks_exist() -> None:
    """ags.r.summon_keywords, and what the tasks of 4.3 speak of."""
    cards = {people: list(rosters.load(people).profiles.values()) for people in PEOPLES}
    assert any(card.has("Geist") for card in cards["fluesterer"])
    assert any(card.has("Mar") for card in cards["fluesterer"])
    assert any(card.has("Skelett") for card in cards["laeufer"])
    assert rosters.load("kleines_volk").mob is not None and sum(card.has("Mob") for card in cards["kleines_volk"]) >= 3
    assert any(card.has("Armee") for card in cards["ritter"])
    assert sum(card.shadow is not None for card in cards["schatten"]) >= 4
    spells = [ability for card in cards["orden"] for ability in card.abilities if ability.reach.kind == "spruch"]
    assert any(ability.is_attack for ability in spells)
    poison = [card for card in cards["wusler"] if any(effect.word == "Vergiftet" for _, effect in effects_of(card))]
    assert len(poison) >= 3
    small = [ability for card in cards["kleines_volk"] for ability in card.abilities]
    assert not any(ability.reach.kind in ("spruch", "fluch") for ability in small)


# ---- prices


@pytest.mark.parametrize(
    ("attack", "defence", "mean"),
    [
        (Dice(3, 3), Dice(4, 5), 0.89), (Dice(4, 3), Dice(4, 5), 1.44), (Dice(7, 3), Dice(4, 5), 3.34),
        (Dice(4, 4), Dice(4, 5), 0.93), (Dice(5, 3), Dice(4, 4), 1.47), (Dice(5, 3), Dice(4, 3), 0.94),
    ],
)
def test_mean_damage(attack: Dice, defence: Dice, mean: float) -> None:
    assert mean_damage(attack, defence) == pytest.approx(mean, abs=0.02)


def test_prices_follow_the_point_scale(roster: Roster) -> None:
    """Balance measurements may move a price; further than 2 it should not lie from its value."""
    for card in roster.profiles.values():
        if card.has("Beschworen"):
            assert card.cost == 0 and prices.suggested(card) <= 4
        else:
            assert abs(card.cost - prices.suggested(card)) <= 2, card.key


# ---- mistakes of roster files

GOOD = """[roster]
key = "probe"
people = "ritter"
name = { de = "Probe", en = "Sample" }
description = { de = "D", en = "D" }

[[card]]
key = "hauptmann"
description = { de = "D", en = "D" }
text = '''
Hauptmann
Ritter, Anführer, Limit 1, Kosten 10
BS S, HP 5, MOV 5, DEF 4/4+, WIL 4/4+
[Norm] Hieb - ATT 4/3+ vs. DEF, Nah (0), feindl. Modell in Kontakt
'''

[[force]]
key = "zwei"
name = { de = "Zwei", en = "Two" }
size = 50
general = "hauptmann"
models = ["hauptmann"]
"""


MOB = """Mob
Horde, Gefolge, Limit -, Kosten 0
BS S, HP 1, MOV 5, DEF 3/5+, WIL 3/4+
"""
FORCE = GOOD[GOOD.index("[[force]]") :]


def test_a_good_file() -> None:
    reading = rosters.read(GOOD)
    assert reading.problems == [] and reading.roster is not None
    assert reading.roster.profiles["hauptmann"].mov == 5


@pytest.mark.parametrize(
    ("old", "new", "rule", "line"),
    [
        ("MOV 5", "MOV 8", "ags.2.1.grenzen_staerke", 13),
        (", HP 5", "", "ags.2.1", 11),
        ("Nah (0)", "Nah 0", "ags.2.3.faehigkeitskopf", 14),
        ("Ritter, Anf", "Orden, Anf", "ags.2.1.fraktion", 10),
        ('people = "ritter"', 'people = "zwerge"', "ags.3.1.2.voelker", 3),
        ('key = "hauptmann"', 'key = "hauptmann"\nfarbe = "rot"', "ags.2.1", 9),
        ('models = ["hauptmann"]', 'models = ["hauptmann", "hauptman"]', "ags.3.1.2", 22),
        ('general = "hauptmann"', 'general = "keiner"', "ags.1.3.3", 21),
        ("in Kontakt\n", "in Kontakt: beschwört 1 Skelett.\n", "ags.2.12.beschworen", 10),
        ("size = 50", "size = 0", "ags.3.1.2", 20),
        ("size = 50", "size =", "toml", 20),
        ("[[card]]", f"[mob]\ntext = \'\'\'\n{MOB}\'\'\'\n\n[[card]]", "ags.2.1.fraktion", 8),
        ("[[force]]", FORCE + "\n[[force]]", "ags.3.1.2", 25),
    ],
)
def test_mistakes_have_a_line_and_a_rule(old: str, new: str, rule: str, line: int) -> None:
    problems = [problem for problem in rosters.read(GOOD.replace(old, new, 1)).problems if not problem.warning]
    assert [(problem.rule, problem.line) for problem in problems][:1] == [(rule, line)]
    for language in ("de", "en"):
        assert "⟨" not in Texts(language).say(problems[0].message)


def test_a_people_that_is_none_is_the_only_problem_and_the_twelve_are_named() -> None:
    (problem,) = rosters.read(GOOD.replace('people = "ritter"', 'people = "zwerge"')).problems
    assert all(people in Texts("de").say(problem.message) for people in PEOPLES)


@pytest.mark.parametrize(
    ("old", "new", "rule"),
    [
        ("size = 50", "size = 9", "ags.2.1.heuerkosten"),
        ('models = ["hauptmann"]', 'models = ["hauptmann", "hauptmann"]', "ags.2.1.limit"),
        ("Anführer", "Gefolge", "ags.2.1.klasse"),
        ("[Norm]", "Tags: Beschworen\n[Norm]", "ags.2.12.beschworen"),
    ],
)
def test_ready_made_forces_must_be_legal(old: str, new: str, rule: str) -> None:
    _, problems = hiring.read_file(GOOD.replace(old, new, 1))
    assert rule in {problem.rule for problem in problems if not problem.warning}


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("[Norm]", "Tags: Armee\n[Norm]", "ags-undefined-drill"),
        ("[Norm]", "Tags: Mob\n[Norm]", "ags-mob-elsewhere"),
        ("in Kontakt\n", 'in Kontakt: "Alle lachen."\n', "ags-roster-free-text"),
        ("feindl. Modell in", "feindl. Modell mit Garde in", "ags-undefined-keyword"),
    ],
)
def test_what_has_no_effect_is_a_warning(old: str, new: str, key: str) -> None:
    reading = rosters.read(GOOD.replace(old, new, 1))
    assert reading.roster is not None
    assert {problem.message.key for problem in reading.problems} == {key}


def test_a_mob_without_a_base_profile_is_a_warning() -> None:
    little = GOOD.replace('"ritter"', '"kleines_volk"').replace("Ritter,", "Kleines Volk,")
    reading = rosters.read(little.replace("[Norm]", "Tags: Mob\n[Norm]", 1))
    assert {problem.message.key for problem in reading.problems} == {"ags-undefined-mob"}


def test_every_block_of_the_notation_is_run_and_has_a_price() -> None:
    blocks = {str(phrase.fixed["block"]) for phrase in EFFECTS.phrases}
    assert blocks == set(effects.HANDLERS) == set(prices.BLOCK_PRICES) == set(get_args(Block))
