"""The arena: pairs of games, the same result whatever the number of processes, and what it tells."""
from __future__ import annotations

from typing import Any

import pytest

from walstatt.bots.random_bot import RandomBot
from walstatt.lab import arena
from walstatt.lab.arena import Bout, BoutCrashed, BoutResult, bouts, play_all, play_bout, shown_names, tally, wilson


def test_games_come_in_pairs_with_sides_swapped() -> None:
    made = bouts("aofs", ("captain", "random"), 5, 7, 250)
    assert [bout.number for bout in made] == [1, 2, 3, 4, 5]
    assert [bout.seed for bout in made] == [7, 7, 8, 8, 9]
    assert [bout.swapped for bout in made] == [False, True, False, True, False]
    assert all(bout.lists[0] == bout.lists[1] for bout in made)
    assert made[0].lists == made[1].lists != made[2].lists


def test_named_lists_stay_on_their_sides() -> None:
    made = bouts("aofs", ("captain", "random"), 2, 7, 250, ["grenzwacht", "moorvolk"])
    assert {bout.lists for bout in made} == {("grenzwacht", "moorvolk")}


def told(results: list[BoutResult]) -> list[tuple[Any, ...]]:
    return [(one.number, one.winner, one.scores, one.answers) for one in results]


def test_the_number_of_processes_does_not_matter() -> None:
    wanted = bouts("aofs", ("random", "random"), 6, 3, 150)
    assert told([*play_all(wanted, 1)]) == told([*play_all(wanted, 2)])


def test_scores_follow_the_bot_to_the_other_side() -> None:
    straight = Bout(1, "aofs", ("random", "random"), 5, False, 150, ("moorvolk", "moorvolk"))
    again = play_bout(straight)
    assert told([play_bout(straight)]) == told([again])
    assert arena._by_bot((1.0, 2.0), straight._replace(swapped=True)) == (2.0, 1.0)


def test_two_copies_of_a_bot_have_two_names() -> None:
    assert shown_names(("captain", "captain")) == ("captain", "captain#2")
    assert shown_names(("captain", "random")) == ("captain", "random")


def test_standing() -> None:
    results = [
        BoutResult(1, 0, (3.0, 1.0), 10, 1.0, (0.5, 0.1)),
        BoutResult(2, None, (1.0, 1.0), 10, 3.0, (0.5, 0.1)),
        BoutResult(3, 1, (0.0, 1.0), 10, 2.0, (0.5, 0.1)),
        BoutResult(4, 0, (2.0, 1.0), 10, 2.0, (0.5, 0.1)),
    ]
    data = tally(("captain", "random"), results).to_data()
    assert data["wins"] == {"captain": 2, "random": 1}
    assert (data["games"], data["draws"], data["win_share"]) == (4, 1, 0.5)
    assert data["scores"] == {"captain": 1.5, "random": 1.0}
    assert data["seconds_per_game"] == 2.0
    assert data["thinking_seconds_per_game"] == {"captain": 0.5, "random": 0.1}


@pytest.mark.parametrize(("wins", "games", "low", "high"), [(50, 100, 0.4038, 0.5962), (0, 10, 0.0, 0.2775)])
def test_wilson_interval(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-3)


def test_a_crash_names_the_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_: RandomBot, match: Any, __: int) -> Any:
        raise KeyError(len(match.tape))

    monkeypatch.setattr(RandomBot, "answer", broken)
    with pytest.raises(BoutCrashed, match="seed 12"):
        play_bout(bouts("aofs", ("random", "random"), 1, 12, 150)[0])
