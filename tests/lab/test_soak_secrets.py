"""The soak test finds a view that betrays what a seat keeps secret."""
from __future__ import annotations

from random import Random

import msgspec
import pytest

from walstatt.core.match import Match
from walstatt.games.ags.game import GAME
from walstatt.lab.case_ags import CASES
from walstatt.lab.case_yaml import documents
from walstatt.lab.soak import _Run
from walstatt.lab.soak_secrets import disguise
from walstatt.lab.soaking import Broken

POSITION = """
models:
  A: {seat: Anna, at: [10, 10]}
  B: {seat: Bert, at: [20, 10]}
tactic: 1
tasks: {Anna: {tactic: schrein_untersuchen, side: gefangener, disclosed: [schrein_untersuchen], captive: B}}
vp: {Anna: {gefangener: 1}}
"""


@pytest.fixture
def match() -> Match:
    (case,) = documents(POSITION)
    return CASES.match(case)


def watched(match: Match) -> _Run:
    run = _Run.__new__(_Run)
    run.game, run.match, run.rng = GAME, match, Random(1)
    return run


def test_only_what_is_not_disclosed_is_disguised(match: Match) -> None:
    dealt = [fork.state for seed in range(40) if (fork := disguise(match, 1, Random(seed)))]
    assert {state.tasks[0].tactic for state in dealt} == {"schrein_untersuchen"}
    assert {state.tasks[0].disclosed for state in dealt} == {("schrein_untersuchen",)}
    assert len({state.tasks[0].side for state in dealt}) > 1
    assert all(state.victories[0].goal == state.tasks[0].side for state in dealt)
    assert disguise(match, 0, Random(1)) is None


def test_the_real_view_betrays_nothing(match: Match) -> None:
    for seat in (None, 0, 1):
        watched(match)._check_secrets(0, seat, msgspec.json.encode(match.view(seat)))


def test_a_view_with_everything_in_it_is_found_out(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAME), "view", lambda _self, play, _seat: msgspec.to_builtins(play.state))
    run = watched(match)
    run._check_secrets(0, 0, msgspec.json.encode(match.view(0)))
    with pytest.raises(Broken, match="seat 1 betrays a secret"):
        run._check_secrets(0, 1, msgspec.json.encode(match.view(1)))
