"""Balance: every list meets every other one on both sides, and the table adds up."""
from __future__ import annotations

from types import ModuleType

import pytest

from walstatt.games.anima import rosters
from walstatt.games.anima.parties import check_party
from walstatt.games.frostgrave.warbands import problems
from walstatt.lab import arena_ags, arena_anima, arena_frostgrave
from walstatt.lab.arena import Bout, BoutResult
from walstatt.lab.balance import Balance, Pairing, fixtures, games_with_lists, played, weigh

LISTS = ("riesen", "schwarm", "horde")


def bout(one: str, other: str) -> Bout:
    return Bout(1, "ags", ("random", "random"), 1, False, 50, (one, other), True)


def result(winner: int | None, first: float, second: float) -> BoutResult:
    return BoutResult(1, winner, (first, second), 10, 1.0, (0.1, 0.1))


def test_every_list_meets_every_other_on_both_sides() -> None:
    made = fixtures("ags", "captain", LISTS, 4, 7, 50)
    assert len(made) == 12
    assert [one.lists for one in made[:4]] == [("riesen", "schwarm"), ("schwarm", "riesen")] * 2
    assert [one.seed for one in made] == [7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12]
    assert all(one.hired and not one.swapped for one in made)


def test_all_tactics_come_equally_often() -> None:
    made = fixtures("ags", "captain", LISTS[:2], 24, 1, 50)
    faces = [dict(one.faces)["ags:tactic_roll"] for one in made]
    assert sorted(faces) == sorted([1, 2, 3, 4, 5, 6] * 4)
    assert faces[::2] == faces[1::2]


def test_a_people_has_the_same_troop_on_either_side() -> None:
    there = arena_ags.hired_setup(3, 50, ("riesen", "horde")).forces
    back = arena_ags.hired_setup(3, 50, ("horde", "riesen")).forces
    assert [hire.profile for hire in there[0].hires] == [hire.profile for hire in back[1].hires]
    other = arena_ags.hired_setup(4, 50, ("riesen", "horde")).forces
    assert [hire.profile for hire in there[1].hires] != [hire.profile for hire in other[1].hires]


def test_a_faction_has_the_same_party_on_either_side_and_nobody_from_elsewhere() -> None:
    pair = ("morgenorden", "wildvolk")
    for seed in range(12):
        there = arena_anima.hired_setup(seed, 120, pair).parties
        back = arena_anima.hired_setup(seed, 120, (pair[1], pair[0])).parties
        assert [one.profile for one in there[0].members] == [one.profile for one in back[1].members]
        for key, party in zip(pair, there, strict=True):
            assert not check_party(party, 120)
            assert {one.profile for one in party.members} <= set(rosters.load(key).characters)
    assert arena_anima.hired_keys(120) == sorted(rosters.keys())
    assert arena_anima.hired_keys(60) == []


def test_a_school_has_the_same_warband_on_either_side() -> None:
    pair = (arena_frostgrave.hired_keys(300)[0], arena_frostgrave.hired_keys(300)[-1])
    for seed in range(12):
        there = arena_frostgrave.hired_setup(seed, 300, pair)
        back = arena_frostgrave.hired_setup(seed, 300, (pair[1], pair[0]))
        assert [one.profile for one in there.warbands[0].members] == [one.profile for one in back.warbands[1].members]
        assert there.warbands[0].spells == back.warbands[1].spells
        for key, band in zip(pair, there.warbands, strict=True):
            assert band.school == key
            assert not list(problems(band, 300, {}))
    assert arena_frostgrave.hired_keys(50) == []


@pytest.mark.parametrize(("game", "arena"), [("anima", arena_anima), ("frostgrave", arena_frostgrave)])
def test_other_games_are_measured_by_factions_and_schools(game: str, arena: ModuleType) -> None:
    lists = arena.hired_keys(arena.DEFAULT_SIZE)[:2]
    assert all(arena.list_name(key, language) for key in lists for language in ("de", "en"))
    wanted = fixtures(game, "random", lists, 2, 3, arena.DEFAULT_SIZE)
    balance = weigh(lists, played(wanted, 1))
    assert balance.overall(lists[0]).games == 2


def test_a_given_tactic_is_played() -> None:
    wanted = fixtures("ags", "random", LISTS[:2], 2, 5, 50)
    for one, ended in played(wanted, 1):
        again = [two for _, two in played([one], 1)]
        assert (again[0].winner, again[0].scores, again[0].answers) == (ended.winner, ended.scores, ended.answers)


def test_the_table_sees_both_sides() -> None:
    balance = weigh(
        LISTS,
        [
            (bout("riesen", "schwarm"), result(0, 3.0, 1.0)),
            (bout("schwarm", "riesen"), result(0, 4.0, 2.0)),
            (bout("schwarm", "riesen"), result(1, 0.0, 2.0)),
            (bout("horde", "riesen"), result(None, 2.0, 2.0)),
        ],
    )
    assert balance.between("riesen", "schwarm") == Pairing(2, 1, 0, 7.0, 5.0)
    assert balance.between("schwarm", "riesen") == Pairing(1, 2, 0, 5.0, 7.0)
    assert balance.between("riesen", "horde").share == 0.5
    assert balance.overall("riesen") == Pairing(2, 1, 1, 9.0, 7.0)
    assert balance.overall("riesen").share == pytest.approx(2.5 / 4)


def test_what_is_out_of_balance_is_named() -> None:
    balance = Balance(LISTS)
    for winner in (0, 0, 0, 1):
        balance.add(bout("riesen", "schwarm"), result(winner, 1.0, 0.0))
    data = balance.to_data()
    assert data["outside"] == ["riesen", "schwarm"]
    assert data["uneven"] == [{"lists": ["riesen", "schwarm"], "share": 0.75}]
    assert data["overall"]["schwarm"]["share"] == 0.25


def test_games_that_can_be_measured() -> None:
    assert {"ags", "anima", "frostgrave"} <= set(games_with_lists())
