"""Names, the random bot, and the captain without an advisor."""
from __future__ import annotations

from random import Random

import pytest

from walstatt.bots.base import ask, open_question
from walstatt.bots.captain import sensible
from walstatt.bots.registry import bot_names, make_bot
from walstatt.core.match import Match
from walstatt.core.questions import Number, Pick, PickSeveral, Question, YesNo
from walstatt.core.refusal import Refused
from walstatt.games.aofs.game import GAME
from walstatt.lab.arena_aofs import make_setup
from walstatt.table.questions import Move, Place


def test_bots_have_names() -> None:
    assert bot_names() == ["captain", "random", "commander"]
    assert bot_names("aofs") == ["captain", "random"]
    assert bot_names("kriegsspiel") == bot_names()
    assert [make_bot(name, 1).name for name in bot_names()] == bot_names()


def test_an_unknown_bot_is_told_the_known_ones() -> None:
    with pytest.raises(ValueError, match="captain, random"):
        make_bot("general", 1)


def accepts_all(_: object) -> None:
    return None


QUESTIONS: list[tuple[Question, object]] = [
    (Pick(0, "x:one", "", ["a", "b"]), "a"),
    (PickSeveral(0, "x:some", "", ["a", "b", "c"], 2, 3), ["a", "b"]),
    (YesNo(0, "x:yes", ""), True),
    (Number(0, "x:number", "", 2, 5), 2),
    (Place(0, "x:place", "", ["m"], accepts_all, lambda _: [[1.0, 2.0]]), [[1.0, 2.0]]),
    (Move(0, "x:move", "", ["m"], accepts_all, lambda _: {"m": [[1.0, 2.0]]}), {"m": [[1.0, 2.0]]}),
]


@pytest.mark.parametrize(("question", "answer"), QUESTIONS, ids=[question.kind for question, _ in QUESTIONS])
def test_every_kind_of_question_has_a_sensible_answer(question: Question, answer: object) -> None:
    assert sensible(question, Random(1)) == answer
    question.check(answer)


def test_only_the_seat_that_is_asked_answers() -> None:
    match = Match(GAME, make_setup(1, 150, ("moorvolk", "moorvolk")), record=False)
    rng = Random(1)
    while match.question is not None and match.question.name != "side":
        match.answer(match.question.sample(rng))
    assert match.question is not None and match.question.seat is not None
    seat = match.question.seat
    assert open_question(match, seat) is match.question
    for name in bot_names():
        with pytest.raises(Refused):
            ask(make_bot(name, 1), match, 1 - seat)
