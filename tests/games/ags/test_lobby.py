"""What clients are offered before a conflict."""
from __future__ import annotations

from typing import Any

import msgspec
import pytest

from walstatt.core.match import Match
from walstatt.core.refusal import Refused
from walstatt.core.texts import Texts
from walstatt.games.ags import lobby
from walstatt.games.ags.game import GAME
from walstatt.games.ags.profiles import PEOPLES
from walstatt.games.lobby import LOBBIES, ArmyWish, MatchWish, UnknownKey
from walstatt.table.terrain import Board


def unit(key: str, command: str = "") -> dict[str, Any]:
    return {"unit": key, "command": command}


def wish(*armies: ArmyWish, rulings: dict[str, int] | None = None, **more: Any) -> MatchWish:
    return MatchWish(list(armies), 50, False, rulings or {}, ("Anna", "Bert"), False, **more)


def test_all_twelve_lists_are_offered() -> None:
    """ags.3.1.2.voelker"""
    sheets = lobby.all_rosters()
    assert [sheet.key for sheet in sheets] == list(PEOPLES)
    assert "ags" in LOBBIES
    assert lobby.DEFAULT_SIZE == 50
    for sheet in sheets:
        assert [army.points for army in sheet.armies][:2] == [50, 50]
        assert [post.key for post in sheet.posts] == ["general"]
        for one in sheet.units:
            assert len(one.rules) == len(one.rule_ids)
            assert one.values and all(set(value) == {"de", "en"} for value in one.values)
    msgspec.json.encode(sheets)


def test_summoned_cards_are_told_but_not_for_hire() -> None:
    sheet = next(one for one in lobby.all_rosters() if one.key == "laeufer")
    assert "skelett" not in {one.key for one in sheet.units}
    assert any(card["de"].startswith("Skelett") for card in sheet.spells)


def test_a_ready_made_force_is_in_order() -> None:
    sheet = lobby.all_rosters()[0]
    checked = lobby.check_army(ArmyWish(sheet.key, units=sheet.armies[0].units), 50, False, {})
    assert (checked.points, checked.problems) == (50, [])
    assert checked.units[0].lines["en"][0] == checked.units[0].name["en"]
    for one in checked.units:
        assert f"HP {one.boxes}" in [value["de"] for value in one.values], "a box for each hit point"
        for lines in one.lines.values():
            assert lines[1].startswith("["), "values and tags are not told twice"


@pytest.mark.parametrize(
    ("units", "rules"),
    [
        ([unit("waffenknecht")], ["ags.2.1.klasse"]),
        ([unit("hauptmann"), unit("waffenknecht", "general")], ["ags.1.3.3"]),
        ([unit("hauptmann", "general"), unit("paladin", "general")], ["ags.1.3.3"]),
        ([unit("hauptmann")] + [unit("waffenknecht")] * 6, ["ags.2.1.heuerkosten"]),
        ([unit("hauptmann"), unit("orden/novize")], ["ags.2.1.fraktion"]),
    ],
)
def test_what_is_wrong_with_a_force(units: list[dict[str, Any]], rules: list[str]) -> None:
    checked = lobby.check_army(ArmyWish("ritter", units=units), 50, False, {})
    assert [problem.rule for problem in checked.problems] == rules
    assert len(checked.units) == len(units)


@pytest.mark.parametrize(
    ("roster", "units", "where"),
    [
        ("zwerge", [], "roster"), ("ritter", [unit("keiner")], "units[0].unit"),
        ("laeufer", [unit("knochenrufer"), unit("skelett")], "units[1].unit"),
        ("ritter", [unit("hauptmann", "sergeant")], "units[0].command"),
        ("ritter", [{"unit": "hauptmann", "farbe": "rot"}], "units[0].farbe"),
    ],
)
def test_what_does_not_exist_is_named_with_its_place(roster: str, units: list[dict[str, Any]], where: str) -> None:
    with pytest.raises(UnknownKey) as caught:
        lobby.check_army(ArmyWish(roster, units=units), 50, False, {})
    assert caught.value.where == where


def test_setups_begin() -> None:
    setup = lobby.setup(wish(ArmyWish("ritter", army="ritter-strafzug"), ArmyWish("wusler"), table_seed=3))
    assert [force.cost for force in setup.forces] == [50, 50]
    assert setup.board == lobby.table(3, None)
    assert GAME.begin(setup).setup is setup
    own = ArmyWish("horde", units=[unit("trommler"), unit("kriegsherr", "general")])
    setup = lobby.setup(wish(ArmyWish("ritter"), own, terrain_in_turn=True))
    assert setup.forces[1].general == "b2"
    assert setup.board == Board(36, 36)


def test_setups_that_cannot_be() -> None:
    for armies, where in (
        ([ArmyWish("ritter")], "armies[1]"),
        ([ArmyWish("ritter", army="keine"), ArmyWish("horde")], "armies[0].army"),
        ([ArmyWish("ritter"), ArmyWish("zwerge")], "armies[1].roster"),
    ):
        with pytest.raises(UnknownKey) as caught:
            lobby.setup(wish(*armies))
        assert caught.value.where == where


@pytest.mark.parametrize(("agreed", "asked"), [((), 0), ((0,), 1), ((1,), 0), ((0, 1), None)])
def test_who_has_agreed_to_a_table_is_not_asked_again(agreed: tuple[int, ...], asked: int | None) -> None:
    """ags.3.1.3"""
    match = Match(GAME, lobby.setup(wish(ArmyWish("ritter"), ArmyWish("horde"), agreed=agreed)))
    question = match.question
    assert question is not None
    assert (question.key == "ags:accept_terrain") == (asked is not None)
    assert asked is None or question.seat == asked


def test_who_has_agreed_to_lay_the_terrain_in_turn_begins_at_once() -> None:
    """ags.3.1.3"""
    setup = lobby.setup(wish(ArmyWish("ritter"), ArmyWish("horde"), terrain_in_turn=True, table_seed=4))
    question = Match(GAME, setup).question
    assert question is not None and question.key == "ags:terrain_roll"
    with pytest.raises(Refused):
        Match(GAME, msgspec.structs.replace(setup, board=lobby.table(4, None)))


def test_binding_terrain_can_be_agreed_on() -> None:
    """ags.r.terrain_setup: the reading asks for a full table, so it does not get an empty one."""
    rulings = {"ags.r.terrain_setup": 1}
    setup = lobby.setup(wish(ArmyWish("ritter"), ArmyWish("horde"), rulings=rulings, table_seed=4))
    assert setup.board.pieces and Match(GAME, setup).question is not None


def test_forces_of_an_unusual_size_are_put_together_and_stay_the_same() -> None:
    wanted = wish(ArmyWish("ritter"), ArmyWish("horde"), table_seed=4)
    other = wish(ArmyWish("ritter"), ArmyWish("horde"), table_seed=5)
    wanted.size = other.size = 31
    first, again = lobby.setup(wanted), lobby.setup(other)
    assert first.forces == again.forces
    assert all(24 <= force.cost <= 31 for force in first.forces)


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("people", PEOPLES)
def test_sheets_of_paper(people: str, language: str) -> None:
    sheet = next(one for one in lobby.all_rosters() if one.key == people)
    army = ArmyWish(people, units=sheet.armies[0].units)
    texts = Texts(language)
    printed = lobby.print_army(army, 50, texts)
    told = msgspec.json.encode(printed).decode()
    assert "⟨" not in told
    assert all(rule.text for rule in printed.rules)
    assert all(len(row) == len(printed.weapon_columns) for one in printed.units for row in one.weapons)
