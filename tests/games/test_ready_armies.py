"""The lists that somebody can begin with, in every game and for every size."""
from __future__ import annotations

from itertools import pairwise

import pytest

from walstatt.core.texts import LANGUAGES
from walstatt.games.lobby import LOBBIES, ArmyWish, Lobby, MatchWish, ReadyArmy, RosterSheet
from walstatt.games.shelf import load_game, playable

ABOVE = {"kriegsspiel": 1.5}
"""Where only people count for the size, and animals, devices and vessels may cost as much of it beside them."""
FIELDS = {"unit", "options", "command", "names", "combined"}


def lobby_of(game: str) -> Lobby:
    lobby = LOBBIES.get(game)
    assert lobby is not None
    return lobby


def all_lists(game: str) -> list[tuple[RosterSheet, ReadyArmy]]:
    return [(sheet, army) for sheet in lobby_of(game).all_rosters() for army in sheet.armies]


@pytest.mark.parametrize("game", playable())
def test_every_people_has_a_list_for_every_size(game: str) -> None:
    lobby = lobby_of(game)
    for sheet in lobby.all_rosters():
        assert {army.size for army in sheet.armies} >= set(lobby.SIZES), sheet.key
        assert len({army.key for army in sheet.armies}) == len(sheet.armies)
        assert {language for army in sheet.armies for language in army.name} == set(LANGUAGES)


@pytest.mark.parametrize("game", playable())
def test_every_list_comes_back_from_a_client_as_it_was_sent(game: str) -> None:
    """With all its fields, at its price, and ready to take the field."""
    lobby = lobby_of(game)
    for sheet, army in all_lists(game):
        assert all(set(unit) == FIELDS for unit in army.units), army.key
        places = range(1, len(army.units) + 1)
        assert all(name in places for unit in army.units for name in unit["names"]), army.key
        checked = lobby.check_army(ArmyWish(sheet.key, units=army.units), army.size, False, {})
        assert (checked.problems, checked.points) == ([], army.points), army.key
        assert 0.6 * army.size <= army.points <= ABOVE.get(game, 1.0) * army.size, army.key


@pytest.mark.parametrize("game", playable())
def test_every_list_can_be_played(game: str) -> None:
    lobby = lobby_of(game)
    for size in lobby.SIZES:
        wanted = [ArmyWish(sheet.key, army.key) for sheet, army in all_lists(game) if army.size == size]
        for first, second in pairwise(wanted):
            names = ("Anna", "Bert")
            setup = lobby.setup(MatchWish([first, second], size, False, {}, names, False, table_seed=3))
            assert load_game(game).begin(setup) is not None


@pytest.mark.parametrize("game", playable())
def test_who_names_no_list_gets_one_of_the_size(game: str) -> None:
    """As on the command line: `walstatt play ags --size 30`."""
    lobby = lobby_of(game)
    for size in lobby.SIZES:
        armies = [ArmyWish(key) for key in lobby.STANDARD[:2]]
        setup = lobby.setup(MatchWish(armies, size, False, {}, ("Anna", "Bert"), False, table_seed=3))
        assert load_game(game).begin(setup) is not None
