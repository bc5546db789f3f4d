"""Tactics and tasks: secrets stay secret, markers are given out as well as can be, slavers stand where they should."""
from __future__ import annotations

import re
from itertools import combinations
from random import Random
from typing import Any

import msgspec
import pytest

from walstatt.core.match import Match
from walstatt.core.questions import Pick, Question
from walstatt.core.texts import Text, Texts
from walstatt.games.ags import hiring, scoring, tactic_setup
from walstatt.games.ags.game import GAME
from walstatt.games.ags.play import AgsPlay, Setup
from walstatt.games.ags.profiles import PEOPLES
from walstatt.games.ags.secrets import HIDDEN
from walstatt.games.ags.state import Marker, State, Tasks, Victory
from walstatt.games.ags.tasks.goal import own_markers
from walstatt.games.ags.tasks.shelf import TASKS, held, people_task, pool, tactic_tasks
from walstatt.table.terrain import Board, compiled

EMPTY = Board(36.0, 36.0)


def bare_play(rulings: dict[str, int] | None = None, **fields: Any) -> AgsPlay:
    """A position without models."""
    forces = (hiring.ready_made("waechter", 50, "a"), hiring.ready_made("horde", 50, "b"))
    play = AgsPlay(Setup(forces, EMPTY, 50, rulings or {}), compiled(EMPTY))
    play.state = State({}, player_a=0, deployment=4, round=5, **fields)
    return play


def sealed_match(seed: int) -> Match:
    """A random conflict right after the tasks were sealed."""
    rng = Random(seed)
    setup = GAME.random_setup(rng)
    match = Match(GAME, setup)
    while match.state.phase in ("terrain", "sides", "zones", "tactic", "side_tasks", "tasks"):
        answer(match, rng)
    return match


def answer(match: Match, rng: Random) -> None:
    question = match.question
    assert question is not None
    match.answer(msgspec.json.decode(msgspec.json.encode(question.sample(rng))))


# ---- secrets


@pytest.mark.parametrize("seed", range(8))
def test_nobody_sees_what_the_other_has_not_disclosed(seed: int) -> None:
    match = sealed_match(seed)
    for seat in (0, 1):
        tasks: Tasks = match.state.tasks[1 - seat]
        view = match.view(seat)
        seen = view["state"]["tasks"][1 - seat]
        for task in tasks.chosen:
            name = f"ags-task-{task.replace('_', '-')}"
            told = [event for event in view["events"] if event["key"] in ("ags-tasks-chosen", "ags-task-disclosed")]
            if task in tasks.disclosed:
                assert task in seen.values()
            else:
                assert task not in seen.values()
                about_other = [event for event in told if event["args"].get("seat") == 1 - seat]
                assert name not in str(about_other)
        assert not seen.get("captive")
        own = view["state"]["tasks"][seat]
        assert (own.get("tactic"), own.get("side")) == match.state.tasks[seat].chosen


def test_a_spectator_sees_neither() -> None:
    match = sealed_match(3)
    view = match.view(None)
    for tasks, seen in zip(match.state.tasks, view["state"]["tasks"], strict=True):
        hidden = [task for task in tasks.chosen if task not in tasks.disclosed]
        assert list(seen.values()).count(HIDDEN) == len(hidden)
    assert not any(event["key"] == "ags-tasks-chosen" for event in view["events"])


def test_points_of_a_hidden_task_would_show_in_the_total_only() -> None:
    scored = Victory(0, 2, "kopfgeld", "ags.4.2.8", 3)
    play = bare_play(tasks=(Tasks("uebertritt", "kopfgeld"), Tasks()), victories=(scored,))
    assert list(GAME.view(play, 1)["victories"]) == [(0, 2, HIDDEN, "", 3)]
    assert list(GAME.view(play, 0)["victories"]) == [tuple(scored)]


def test_the_question_for_tasks_betrays_nothing_while_one_has_answered() -> None:
    rng = Random(5)
    match = Match(GAME, GAME.random_setup(rng))
    while match.state.phase != "tasks":
        answer(match, rng)
    answer(match, rng)
    assert match.state.tasks == (Tasks(), Tasks())
    for seat in (0, 1, None):
        assert "ags-tasks-chosen" not in str(match.view(seat)["events"])


# ---- tables


def test_every_people_has_a_task_of_its_own_and_every_tactic_three() -> None:
    assert len({people_task(people) for people in PEOPLES}) == 12
    listed = [task for tactic in range(1, 7) for task in tactic_tasks(tactic)]
    assert len(set(listed)) == 18
    assert len(TASKS) == 18 + 12 + 12


def test_a_pool_has_six_tasks() -> None:
    play = bare_play(tactic=2, side_tasks=("falle", "kopfgeld"))
    assert len(set(pool(play, 0))) == 6


# ---- the best use of markers


def scatter(play: AgsPlay, rng: Random, count: int) -> None:
    """Markers where both tasks can use them."""
    for number in range(count):
        marker = Marker(f"tt-{number}", "tt", rng.uniform(8, 28), rng.uniform(8, 28), owner=0)
        play.state.markers[marker.id] = marker


@pytest.mark.parametrize("tactic_task", ["schrein_untersuchen", "markierung", "wegmarkierung"])
def test_markers_are_given_to_the_goals_that_yield_most(tactic_task: str) -> None:
    """Against every division of the markers between the two tasks."""
    rng = Random(tactic_task)
    rulings = {"ags.r.deployment_shapes": 3}
    for _ in range(25):
        play = bare_play(rulings, tasks=(Tasks(tactic_task, "aufforstung"), Tasks()))
        play.setup = msgspec.structs.replace(
            play.setup, zones=((((0, 0), (36, 0), (36, 14), (0, 14)),), (((0, 20), (36, 20), (36, 36), (0, 36)),))
        )
        play.state.markers["shrine"] = Marker("shrine", "shrine", 18.0, 18.0, hp=3)
        play.state.victories = (Victory(0, 2, "wegmarkierung", "ags.4.1.4.2", 3),)
        scatter(play, rng, 6)
        first, second = held(play, 0)
        free = {task.key: own_markers(play, 0, task.key) for task in (first, second)}
        chosen = scoring.best_offers(play, 0, first, second, free)
        reached = scoring.worth(play, 0, first, chosen[0]) + scoring.worth(play, 0, second, chosen[1])
        assert not set(chosen[0].markers) & set(chosen[1].markers)
        assert reached == best_division(play, first, second)


def best_division(play: AgsPlay, first: Any, second: Any) -> int:
    markers = own_markers(play, 0)
    best = 0
    for size in range(len(markers) + 1):
        for part in combinations(markers, size):
            rest = [marker for marker in markers if marker not in part]
            best = max(best, most(play, first, list(part)) + most(play, second, rest))
    return best


def most(play: AgsPlay, task: Any, markers: list[Marker]) -> int:
    return max((scoring.worth(play, 0, task, offer) for offer in task.game_end(play, 0, markers)), default=0)


# ---- neutral figures


@pytest.mark.parametrize(
    ("deployment", "spots"),
    [
        (1, [(14.4, 13.2), (21.6, 22.8)]),
        (2, [(13.757, 13.757), (22.243, 13.757)]),
        (3, [(13.757, 13.757), (22.243, 22.243)]),
        (4, [(18, 12), (18, 24)]),
        (5, [(16.823, 12.117), (19.177, 23.883)]),
        (6, [(18, 12), (18, 24)]),
    ],
)
def test_slavers_stand_where_the_ruling_says(deployment: int, spots: list[tuple[float, float]]) -> None:
    play = bare_play()
    play.state.deployment = deployment
    for found, wanted in zip(tactic_setup.slaver_spots(play), spots, strict=True):
        assert found == pytest.approx(wanted, abs=0.001)


# ---- words and pictures

GAPS = re.compile(r"⟨|\{ ?\$|\[object|Text\(|\{'")


@pytest.mark.parametrize("seed", [1, 2])
def test_a_conflict_reads_and_draws_without_gaps(seed: int) -> None:
    """Every question, option, event and line of a card has words in both languages; every picture is JSON."""
    rng = Random(seed)
    match = Match(GAME, GAME.random_setup(rng))
    languages = [Texts("de"), Texts("en", ("Anna", "Bert"))]
    while match.question is not None:
        if len(match.tape) % 50 == 0:
            for seat in (None, 0, 1):
                check_picture(match, seat, languages)
        for texts in languages:
            for said in words_of(match.question):
                assert not GAPS.search(texts.say(said)), said
        answer(match, rng)
    for event in match.events:
        for texts in languages:
            assert not GAPS.search(texts.format(event.key, **event.args)), event


def words_of(question: Question) -> list[Text]:
    asked = [question, *(question.for_seat(seat) for seat in question.seats)]
    labels = [one.label(option) for one in asked if isinstance(one, Pick) for option in one.options]
    return [*(one.text for one in asked), *(label for label in labels if isinstance(label, Text))]


def check_picture(match: Match, seat: int | None, languages: list[Texts]) -> None:
    drawn = GAME.picture(match.play, seat)
    assert msgspec.json.encode(drawn)
    for texts in languages:
        for value in (*drawn.track, *(value for card in drawn.cards for value in card.values)):
            assert not GAPS.search(texts.format(value.key, **value.args)), value
        for key in {key for card in drawn.cards for key in (card.place, *card.conditions)}:
            assert texts.has(key), key
