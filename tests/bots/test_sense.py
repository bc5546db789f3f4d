"""The captain has common sense: small positions with one right answer."""
from __future__ import annotations

from math import hypot
from typing import Any

from tests.odds.positions import opened, sheet, unit, weapon

from walstatt.bots.base import ask
from walstatt.bots.registry import make_bot
from walstatt.core.match import Match
from walstatt.core.questions import Roll
from walstatt.games.aofs.state import NOBODY
from walstatt.table.terrain import Piece

BOW = weapon("bow", 24, 2)
AWAY = sheet("b1", 4, 4)


def activation(match: Match) -> dict[str, Any]:
    """Let the captain spend the first activation of seat 0; what it answered, by question."""
    bot, answers = make_bot("captain", 1), {}
    while match.question is not None and not isinstance(match.question, Roll) and match.question.seat == 0:
        name = match.question.name
        if name == "activate" and "activate" in answers:
            break
        answers[name] = ask(bot, match, 0)
        match.answer(answers[name], 0)
    return answers


def test_it_takes_a_free_objective_in_the_last_round() -> None:
    own = sheet("a1", 4, 4)
    match = opened(
        [(own, unit(own, 0, 10, 10))], [(AWAY, unit(AWAY, 1, 44, 44))], round=4, objectives=[(18, 16, NOBODY)]
    )
    answers = activation(match)
    model = match.state.units["a1"].models[0]
    assert answers["action"] == "rush"
    assert hypot(model.x - 18, model.y - 16) - 0.5 <= 3.0


def test_it_stays_on_an_objective_that_it_would_lose() -> None:
    own, enemy = sheet("a1", 4, 4), sheet("b1", 5, 6)
    match = opened(
        [(own, unit(own, 0, 24, 24))], [(enemy, unit(enemy, 1, 24, 44))], round=4,
        objectives=[(24, 25, NOBODY), (2, 2, NOBODY)],
    )
    activation(match)
    model = match.state.units["a1"].models[0]
    assert hypot(model.x - 24, model.y - 25) - 0.5 <= 3.0


def test_it_does_not_charge_into_certain_death() -> None:
    own = sheet("a1", 5, 6, points=15)
    monster = sheet("b1", 2, 2, weapon("maw", 0, 8, 4, counter=0), points=80, tough=9, fear=2)
    match = opened([(own, unit(own, 0, 10, 10))], [(monster, unit(monster, 1, 18, 10))])
    assert activation(match)["action"] != "charge"


def test_it_charges_an_easy_prey() -> None:
    own = sheet("a1", 2, 2, weapon("maw", 0, 6, 4), points=60, tough=6)
    prey = sheet("b1", 6, 6, points=40)
    match = opened([(own, unit(own, 0, 10, 10))], [(prey, unit(prey, 1, 18, 10))])
    answers = activation(match)
    assert (answers["action"], answers["charge_target"]) == ("charge", "b1")


def test_it_shoots_the_wounded_target() -> None:
    own, first, second = sheet("a1", 4, 4, BOW, immobile=0), sheet("b1", 4, 4, tough=3), sheet("b2", 4, 4, tough=3)
    match = opened(
        [(own, unit(own, 0, 10, 10))],
        [(first, unit(first, 1, 24, 8)), (second, unit(second, 1, 24, 14, markers=4))],
    )
    assert activation(match)["target"] == "b2"


def test_it_takes_cover_where_all_else_is_equal() -> None:
    wood = Piece("wood-1", "wood", ((18.0, 19.0), (23.4, 19.0), (23.4, 27.0), (18.0, 27.0)), ("cover",), 3.0)
    own, shooter = sheet("a1", 4, 5, BOW), sheet("b1", 3, 4, weapon("gun", 36, 4, 1))
    match = opened(
        [(own, unit(own, 0, 24, 18))], [(shooter, unit(shooter, 1, 24, 46))], pieces=(wood,), round=3,
        objectives=[(24, 23.5, NOBODY)],
    )
    activation(match)
    model = match.state.units["a1"].models[0]
    assert hypot(model.x - 24, model.y - 23.5) - 0.5 <= 3.0
    assert wood.outline[0][0] <= model.x <= wood.outline[1][0]


def test_it_keeps_the_sergeant() -> None:
    own = sheet("a1", 4, 6, models=3, command="sergeant")
    shooter = sheet("b1", 2, 4, weapon("gun", 36, 1, 4))
    match = opened([(shooter, unit(shooter, 0, 10, 10))], [(own, unit(own, 1, 20, 10))])
    match.answer("b1")
    match.answer("hold")
    match.answer("a1")
    match.answer([6])
    match.answer([1])
    assert match.question is not None and match.question.name == "remove"
    assert ask(make_bot("captain", 1), match, 1) != ["a1.1"]


def test_it_strikes_back_and_counters() -> None:
    own, enemy = sheet("a1", 4, 4), sheet("b1", 4, 4, weapon("spear", counter=0), weapon("sword"))
    match = opened([(own, unit(own, 0, 10, 10))], [(enemy, unit(enemy, 1, 14, 10))])
    bot, said = make_bot("captain", 1), {}
    told = {"activate": "a1", "action": "charge", "charge_target": "b1"}
    while "strike_back" not in said:
        question = match.question
        assert question is not None
        if isinstance(question, Roll):
            match.answer([1] * question.count)
        elif question.name in told:
            match.answer(told[question.name])
        else:
            assert question.seat is not None
            said[question.name] = ask(bot, match, question.seat)
            match.answer(said[question.name])
    assert said["counter"] is True and said["strike_back"] is True
