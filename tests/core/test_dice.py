"""Dice: the proof, fairness, enumeration, recorded faces."""
from __future__ import annotations

from collections import Counter

import pytest
from tests.core.duel import DUEL, DuelSetup

from walstatt.core.dice import FastBox, RecordedDice, SeededBox, outcomes, verify
from walstatt.core.match import Entry, Match, TapeError
from walstatt.core.questions import AT_MOST, DICE, EACH, SUM, Pick, Roll
from walstatt.core.tally import Tally


def roll(count: int = 1, sides: int = 6) -> Roll:
    return Roll(0, "duel:attack", "duel.attack", count, sides)


def finished_game(box: SeededBox) -> Match:
    match = Match(DUEL, DuelSetup())
    while match.question is not None:
        question = match.question
        if isinstance(question, Roll):
            match.answer(box.roll(question, len(match.tape)))
        elif question.name == "bids":
            match.answer(0)
        else:
            match.answer(question.options[0] if isinstance(question, Pick) else True)
    return match


def test_the_same_place_on_the_tape_gives_the_same_faces() -> None:
    box = SeededBox(b"seed")
    assert box.roll(roll(5), 7) == SeededBox(b"seed").roll(roll(5), 7)
    assert box.roll(roll(20), 7) != box.roll(roll(20), 8)
    assert box.roll(roll(20), 7) != SeededBox(b"seed", salt="Anna").roll(roll(20), 7)


@pytest.mark.parametrize("sides", [6, 10, 20])
def test_seeded_faces_are_fair(sides: int) -> None:
    count = Counter(SeededBox(b"fair").roll(roll(60_000, sides), 0))
    assert set(count) == set(range(1, sides + 1))
    expected = 60_000 / sides
    assert sum((seen - expected) ** 2 / expected for seen in count.values()) < 3 * sides


def test_a_finished_game_can_be_verified() -> None:
    box = SeededBox(b"honest")
    match = finished_game(box)
    rolls = verify(DUEL, DuelSetup(), match.tape, b"honest", "", box.commitment)
    assert rolls == sum(entry.kind == DICE for entry in match.tape) > 5


def test_a_changed_die_or_seed_is_found() -> None:
    box = SeededBox(b"honest")
    tape = list(finished_game(box).tape)
    with pytest.raises(TapeError, match="commitment"):
        verify(DUEL, DuelSetup(), tape, b"other", "", box.commitment)
    at = next(number for number, entry in enumerate(tape) if entry.kind == DICE)
    tape[at] = Entry(DICE, [7 - face for face in tape[at].value])
    with pytest.raises(TapeError, match=f"answer {at + 1}"):
        verify(DUEL, DuelSetup(), tape, b"honest", "", box.commitment)


@pytest.mark.parametrize(("count", "results"), [(1, 6), (2, 21), (4, 126)])
def test_outcomes_are_all_and_sum_to_one(count: int, results: int) -> None:
    found = outcomes(roll(count))
    assert len(found) == results
    assert sum(outcome.probability for outcome in found) == pytest.approx(1)
    assert dict(found)[(6,) * count] == pytest.approx(6.0**-count)


def test_recorded_dice_fall_in_order_and_run_out() -> None:
    dice = RecordedDice([4, 5, 6])
    assert dice.roll(roll(2), 0) == [4, 5]
    assert dice.left == 1
    with pytest.raises(ValueError, match="needs 2 dice, only 1"):
        dice.roll(roll(2), 0)


def test_the_fast_box_is_repeatable() -> None:
    assert FastBox(3).roll(roll(9), 0) == FastBox(3).roll(roll(9), 0)


@pytest.mark.parametrize("sides", [100, 300, 70_000])
def test_dice_of_many_sides_are_fair(sides: int) -> None:
    faces = SeededBox(b"many").roll(roll(6_000, sides), 0)
    rim = max(1, sides // 500)
    assert 1 <= min(faces) <= rim and sides - rim < max(faces) <= sides
    tenths = Counter((face - 1) * 10 // sides for face in faces)
    assert sum((tenths[tenth] - 600) ** 2 / 600 for tenth in range(10)) < 30


def test_a_roll_that_says_what_it_is_about_falls_by_that_name() -> None:
    box = SeededBox(b"seed")
    named = Roll(0, "duel:attack", "duel.attack", 20, 6, about="round 1/Anna/first blow")
    other = Roll(0, "duel:attack", "duel.attack", 20, 6, about="round 1/Anna/second blow")
    assert box.roll(named, 3) == box.roll(named, 8) != box.roll(other, 3)


@pytest.mark.parametrize(
    ("compare", "faces", "reached"),
    [(EACH, [4, 5, 6], 2), (SUM, [1, 1, 2], 0), (SUM, [1, 2, 2], 1), (AT_MOST, [1, 2, 2], 1), (AT_MOST, [1, 2, 3], 0)],
)
def test_dice_are_compared_one_by_one_or_in_total(compare: str, faces: list[int], reached: int) -> None:
    asked = Roll(0, "duel:attack", "duel.attack", 3, 6, Tally(5, "duel.attack"), compare=compare)
    assert asked.reached(faces) == reached
    assert asked.to_data().get("compare", EACH) == compare
