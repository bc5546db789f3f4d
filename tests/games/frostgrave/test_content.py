"""What comes with the program: profiles, spells, ready-made warbands, random maps."""
from __future__ import annotations

from random import Random

import pytest

from walstatt.core.catalogue import load
from walstatt.core.texts import LANGUAGES, Texts
from walstatt.games.frostgrave import casting, content, lobby, warbands
from walstatt.games.frostgrave.battlefield import APART, LEAST, random_board
from walstatt.games.frostgrave.game import MOST_PIECES
from walstatt.games.frostgrave.gear import ITEMS, item_name
from walstatt.games.frostgrave.play import DIE
from walstatt.games.frostgrave.profiles import TRAITS
from walstatt.games.frostgrave.school_spells import EFFECTS
from walstatt.games.frostgrave.spells import AT_ONCE, LASTING
from walstatt.games.lobby import ArmyWish, MatchWish
from walstatt.table.shapes import Polygon


def test_every_face_brings_exactly_one_creature() -> None:
    for face in range(1, DIE + 1):
        found = [one for one in content.creatures().values() if one.faces[0] <= face <= one.faces[1]]
        assert len(found) == 1
        assert content.creature_of_face(face, content.creatures()) is found[0]


def test_gear_and_traits_exist_and_have_words() -> None:
    everybody = [*content.casters().values(), *content.soldiers().values(), *content.creatures().values()]
    assert {key for profile in everybody for key in profile.gear} <= set(ITEMS)
    assert {trait for profile in everybody for trait in profile.traits} <= set(TRAITS)
    for language in LANGUAGES:
        assert not [key for key in ITEMS if "⟨" in Texts(language).say(item_name(key))]


def test_every_spell_does_something_and_has_its_ruling() -> None:
    catalogue = load("frostgrave")
    for spell in content.spells().values():
        assert spell.rule in catalogue
        assert any(spell.key in known for known in (AT_ONCE, LASTING, EFFECTS, ("eislanze",)))


@pytest.mark.parametrize("key", list(content.ready_bands()))
def test_ready_made_warbands_may_take_the_field(key: str) -> None:
    assert not list(warbands.problems(warbands.ready_made(key, "a"), warbands.BUDGET, {}))


def test_random_warbands_may_take_the_field() -> None:
    for seed in range(50):
        warband = warbands.random_warband(Random(seed), "a")
        assert not list(warbands.problems(warband, warbands.BUDGET, {}))


def test_random_maps_keep_their_distances() -> None:
    """frostgrave.r.map: 10 to 14 pieces at least 2.5 inches apart."""
    for seed in range(40):
        board = random_board(seed)
        assert LEAST <= board.count_features() <= MOST_PIECES
        shapes = [(piece.feature or piece.id, Polygon(piece.outline)) for piece in board.pieces]
        for number, (name, shape) in enumerate(shapes):
            for other, outline in shapes[:number]:
                assert name == other or shape.polygon_distance(outline) >= APART - 0.01
    assert random_board(7) == random_board(7)


@pytest.mark.parametrize(
    ("difference", "damage"), [(1, 0), (4, 0), (5, 1), (9, 1), (10, 2), (19, 2), (20, 5), (30, 5)]
)
def test_miscasts(difference: int, damage: int) -> None:
    """frostgrave.cast.miscast; no spell of the list can be missed by 20."""
    assert casting.miscast_damage(difference) == damage


def test_the_lobby_makes_a_setup_of_what_it_offers() -> None:
    for sheet in lobby.all_rosters():
        units = sheet.armies[0].units
        checked = lobby.check_army(ArmyWish(sheet.key, units=units), 300, False, {})
        assert not checked.problems
        assert checked.points == sheet.armies[0].points
        printed = lobby.print_army(ArmyWish(sheet.key, units=units), 300, Texts("de"))
        assert len(printed.units) == len(checked.units)
    armies = [ArmyWish(key) for key in lobby.STANDARD]
    setup = lobby.setup(MatchWish(armies, 300, False, {}, ("Anna", "Bert"), False, table_seed=3))
    assert setup.warbands[0] == warbands.ready_made(lobby.STANDARD[0], "a")
