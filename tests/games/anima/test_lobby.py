"""What is offered and checked before a game of the Referenzblatt."""
from __future__ import annotations

from random import Random
from typing import Any

import pytest

from walstatt.core.texts import LANGUAGES, Texts
from walstatt.games.anima import lobby, parties, rosters
from walstatt.games.anima.game import GAME
from walstatt.games.lobby import ArmyWish, UnknownKey


def units(*keys: str) -> list[dict[str, Any]]:
    return [{"unit": key} for key in keys]


def test_all_factions_are_offered_with_strays_of_the_others() -> None:
    sheets = {sheet.key: sheet for sheet in lobby.all_rosters()}
    assert next(iter(sheets)) == "referenzblatt" and len(sheets) == 5
    for key, sheet in sheets.items():
        own = [unit for unit in sheet.units if "/" not in unit.key]
        hired = [unit for unit in sheet.units if "/" in unit.key]
        assert [unit.key for unit in own] == list(rosters.load(key).characters)
        assert hired and not any(unit.key.startswith(f"{key}/") for unit in hired)
        assert all(rosters.hirelings(key)[unit.key].stray for unit in hired)
        assert len(sheet.armies) >= 2
    sneak = next(unit for unit in sheets["morgenorden"].units if unit.key == "schattenclan/schleicherin")
    assert sneak.name["de"] == "Schleicherin (Clan der Schatten)"
    assert len(set(lobby.STANDARD)) == 2 and set(lobby.STANDARD) < set(sheets)


@pytest.mark.parametrize(
    ("chosen", "rules"),
    [
        (("schwertschwester", "siechenmeisterin", "armbrusterin"), []),
        (("schwertschwester", "siechenmeisterin", "schattenclan/schleicherin"), []),
        (("schwertschwester", "schattenclan/schleicherin", "wildvolk/faehrtenleser"), ["anima.x.hireling"]),
        (("torhueter", "lanzenreiterin", "schwertschwester", "schildbruder"), ["anima.r.party"]),
        (("torhueter", "pilgerin"), ["anima.r.party"]),
    ],
)
def test_what_is_wrong_with_a_party(chosen: tuple[str, ...], rules: list[str]) -> None:
    checked = lobby.check_army(ArmyWish("morgenorden", units=units(*chosen)), 120, False, {})
    assert [problem.rule for problem in checked.problems] == rules
    assert [unit.unit for unit in checked.units] == list(chosen)


@pytest.mark.parametrize("key", ["nachtklinge", "schattenclan/totenfluesterer", "morgenorden/pilgerin", "x/y"])
def test_who_does_not_belong_is_unknown(key: str) -> None:
    with pytest.raises(UnknownKey):
        lobby.check_army(ArmyWish("morgenorden", units=units(key)), 120, False, {})


def test_a_hireling_brings_what_it_needs() -> None:
    party = parties.party_of(rosters.load("radgilde"), ["automatenbauer", "schattenclan/nachtklinge"], "a")
    assert set(party.profiles) == {"automatenbauer", "aufziehwaechter", "schattenclan/nachtklinge"}
    assert parties.character_keys(party) == ["automatenbauer", "nachtklinge"]


def test_by_one_reading_nobody_fights_for_both() -> None:
    mine = parties.party_of(rosters.load("schattenclan"), ["nachtklinge", "nachtmahr", "giftmischerin"], "a")
    yours = parties.party_of(rosters.load("wildvolk"), ["tierrufer", "schattenclan/nachtklinge", "mooshuene"], "b")
    assert parties.shared_problem(mine, yours, {}) is None
    assert parties.shared_problem(mine, yours, {"anima.r.party": parties.ONLY_ONCE}) is not None


def test_random_setups_draw_all_factions_and_now_and_then_a_hireling() -> None:
    rng = Random(4)
    drawn = [party for _ in range(60) for party in GAME.random_setup(rng).parties]
    assert {party.roster for party in drawn} == set(rosters.keys())
    assert any("/" in member.profile for party in drawn for member in party.members)
    assert not any(parties.check_party(party, 120) for party in drawn)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", rosters.keys())
def test_sheets_of_paper_tell_every_ability(key: str, language: str) -> None:
    roster = rosters.load(key)
    for entry in roster.parties:
        printed = lobby.print_army(ArmyWish(key, units=units(*entry.characters)), 120, Texts(language))
        rows = [row for unit in printed.units for row in unit.weapons]
        abilities = [
            ability for profile in parties.party_of(roster, entry.characters, "a").profiles.values()
            for ability in profile.abilities
        ]
        assert [row[0] for row in rows] == [ability.name[language] for ability in abilities]
        assert all(row[1] and "⟨" not in row[1] for row in rows)
