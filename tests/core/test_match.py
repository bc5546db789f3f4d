"""The match on a tiny game: every cut of the tape, every fork and every undo gives the same position."""
from __future__ import annotations

import pickle
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.core.duel import DUEL, DuelPlay, DuelSetup

from walstatt.core.match import CONCEDE, Entry, Match, RuleFault, TapeError
from walstatt.core.questions import DICE, SECRET, Pick, PickSeveral, Question, Roll
from walstatt.core.refusal import Refused
from walstatt.core.texts import Text
from walstatt.table.questions import EXPECTED_FACTS, Measure


def new_match(real_table: bool = False) -> Match:
    return Match(DUEL, DuelSetup(real_table=real_table))


def answer_somehow(match: Match, rng: Random) -> None:
    question = match.question
    assert question is not None
    seat = rng.choice(question.seats or (None,))
    match.answer(question.for_seat(seat).sample(rng), seat)


def played(seed: int, real_table: bool = False, answers: int = 500) -> Match:
    match, rng = new_match(real_table), Random(seed)
    while match.question is not None and len(match.tape) < answers:
        answer_somehow(match, rng)
    return match


def position(match: Match) -> Any:
    question: Question | None = match.question
    asked = None if question is None else (question.key, question.seats)
    return match.state, asked, match.events, match.conceded


@settings(max_examples=12, deadline=None)
@given(st.integers(0, 10_000), st.booleans())
def test_every_cut_fork_and_undo_gives_the_same_position(seed: int, real_table: bool) -> None:
    match = played(seed, real_table)
    again = new_match(real_table)
    for entry in match.tape:
        assert position(again.fork()) == position(again)
        again.answer(entry.value, entry.seat)
    assert position(again) == position(match)
    while again.tape:
        again.undo()
        fresh = Match.replay(DUEL, DuelSetup(real_table=real_table), again.tape)
        assert position(fresh) == position(again)


def test_undo_of_several_answers_goes_back_over_scenes() -> None:
    match = played(3)
    tape = list(match.tape)
    match.undo(len(tape) - 2)
    assert match.tape == tape[:2]
    match.undo(99)
    assert position(match) == position(new_match())


def test_a_fork_leaves_its_parent_alone() -> None:
    match, rng = played(5, answers=12), Random(1)
    before = match.state.copy(), list(match.tape), list(match.events)
    fork = match.fork()
    while fork.question is not None:
        answer_somehow(fork, rng)
    assert (match.state, match.tape, match.events) == before


def test_a_fork_begins_at_any_answer() -> None:
    match = played(5, answers=12)
    for answers in range(13):
        again = Match.replay(match.game, match.setup, match.tape[:answers])
        assert position(match.fork(answers=answers)) == position(again)
        assert match.fork(answers=answers).events == again.events


def test_a_refused_answer_changes_nothing() -> None:
    match = played(1, answers=4)
    assert isinstance(match.question, Pick)
    before = position(match)
    with pytest.raises(Refused) as refusal:
        match.answer("fly")
    assert refusal.value.rule == "duel.act"
    assert position(match) == before


def test_wrong_dice_are_refused() -> None:
    match = played(1, answers=2)
    assert isinstance(match.question, Roll)
    for faces in ([7] * match.question.count, [1], [True] * match.question.count, "666", None):
        with pytest.raises(Refused):
            match.answer(faces)


def test_only_the_seat_that_is_asked_may_answer() -> None:
    match = played(1, answers=4)
    assert match.question is not None and match.question.seat is not None
    with pytest.raises(Refused):
        match.answer("wait", seat=1 - match.question.seat)


def test_secret_answers_stay_secret_until_all_have_answered() -> None:
    match = new_match()
    match.answer(2, seat=1)
    for seat in (None, 0):
        assert "duel-you-bid" not in msgspec.json.encode(match.view(seat)).decode()
    assert match.view(1)["question"] is None
    assert match.view(1)["waiting_for"] == [0]
    with pytest.raises(Refused):
        match.answer(1, seat=1)
    match.answer(0, seat=0)
    assert isinstance(match.question, Roll)


def test_secret_events_are_seen_by_their_seat_only() -> None:
    match = played(1)
    assert any(event["key"] == "duel-you-bid" for event in match.view(0)["events"])
    assert not any(event["key"] == "duel-you-bid" for event in match.view(None)["events"])
    bids_of_seat_0 = [event.args for event in match.events if event.key == "duel-you-bid" and event.audience == 0]
    assert [event["args"] for event in match.view(0)["events"] if event["key"] == "duel-you-bid"] == bids_of_seat_0


def test_a_question_is_shown_to_its_seat_only() -> None:
    match = played(1, answers=4)
    assert match.question is not None and match.question.seat is not None
    seat = match.question.seat
    assert match.view(seat)["question"]["options"]
    assert match.view(1 - seat)["question"] is None


def test_conceding_ends_the_match_and_can_be_undone() -> None:
    match = played(2, answers=6)
    before = position(match)
    match.concede(0)
    assert match.outcome is not None and match.outcome.winner == 1
    with pytest.raises(Refused):
        match.answer("wait")
    assert Match.replay(DUEL, DuelSetup(), match.tape).outcome == match.outcome
    match.undo()
    assert position(match) == before


@pytest.mark.parametrize(
    ("entries", "message"),
    [
        ([Entry(DICE, [1, 2])], "answer 1: the tape has a dice, the rules ask for a secret"),
        ([Entry(SECRET, 9, 0)], "answer 1 \\(duel:bids\\)"),
        ([Entry(SECRET, 0, 5)], "answer 1"),
        ([Entry(CONCEDE, None, 7)], "no seat 7"),
        ([Entry(CONCEDE, None, 1), Entry(DICE, [1])], "answer 2: the game is already over"),
    ],
)
def test_a_tape_that_does_not_fit_names_the_place(entries: list[Entry], message: str) -> None:
    with pytest.raises(TapeError, match=message):
        Match.replay(DUEL, DuelSetup(), entries)


@contextmanager
def failing_rules(match: Match, problem: Exception) -> Iterator[None]:
    """The rules fail as soon as they have something new to tell."""
    told, usual = len(match.events), (DuelPlay.note, DuelPlay.note_secret)

    def failing(tell: Any) -> Any:
        def note(play: DuelPlay, *args: Any, **more: Any) -> None:
            if play.log is not None and len(play.log) >= told:
                raise problem
            tell(play, *args, **more)

        return note

    with pytest.MonkeyPatch.context() as patch:
        for tell in usual:
            patch.setattr(DuelPlay, tell.__name__, failing(tell))
        yield


@pytest.mark.parametrize("problem", [KeyError("x"), Refused("duel.act", Text("core-refused-over")), ValueError("y")])
@pytest.mark.parametrize("real_table", [False, True])
def test_rules_that_fail_leave_the_match_as_it_was(problem: Exception, real_table: bool) -> None:
    rng, faults, match = Random(3), 0, new_match(real_table)
    while match.question is not None:
        before, tape = position(match.fork()), match.tape.copy()
        fault = fault_of(match, problem, rng)
        if fault is not None:
            faults += 1
            assert fault.__cause__ is problem and fault.tape == tape and pickle.loads(pickle.dumps(fault)).tape == tape
            assert position(match) == before and match.tape == tape
            answer_somehow(match, rng)
    assert faults > 3
    assert position(match) == position(Match.replay(DUEL, match.setup, match.tape))


def fault_of(match: Match, problem: Exception, rng: Random) -> RuleFault | None:
    """Give some answer with rules that may fail over it."""
    with failing_rules(match, problem):
        try:
            answer_somehow(match, rng)
        except RuleFault as fault:
            return fault
    return None


def test_a_check_that_fails_is_no_refusal() -> None:
    match = played(3, answers=4)
    while not isinstance(match.question, Pick):
        answer_somehow(match, Random(1))
    nothing: dict[str, bool] = {}
    match.question.allowed = nothing.__getitem__
    tape = match.tape.copy()
    with pytest.raises(RuleFault):
        match.answer("wait")
    assert match.tape == tape


@pytest.mark.parametrize("odd", [None, 1, 1.5, [], ["x"], [[]], {}, {"x": []}, True, "x", [{}], [None]])
def test_no_check_trips_over_odd_data(odd: Any) -> None:
    facts = [Measure("duel:x", "", answer, among=["a", "b"], most=3) for answer in EXPECTED_FACTS]
    picks = [Pick(0, "duel:x", "", ["a"]), PickSeveral(0, "duel:x", "", ["a"], 1, 1)]
    for question in (*facts, *picks, Roll(0, "duel:x", "", 1, 6)):
        question.accepts(odd)
