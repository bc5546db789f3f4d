"""Questions: one way to answer all of them, also those that several seats answer in secret."""
from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.core.duel import DUEL, DuelSetup

import walstatt
from walstatt.core.match import Entry, Match, TapeError
from walstatt.core.questions import FACT, NOTHING, SECRET, Number, Pick, Question, Roll, Together, YesNo
from walstatt.core.refusal import Refused
from walstatt.core.texts import LANGUAGES, Texts
from walstatt.games.shelf import load_game

SOURCES = Path(walstatt.__file__).parent


def together() -> Together:
    return Together("duel:x", "duel.x", [Number(2, "duel:bid", "", 0, 5), Pick(0, "duel:act", "", ["wait"])])


@pytest.mark.parametrize("real_table", [False, True])
def test_whoever_knows_nothing_plays_everything(real_table: bool) -> None:
    match, rng = Match(DUEL, DuelSetup(real_table=real_table)), Random(5)
    while match.question is not None:
        match.answer(match.question.sample(rng))
    assert {SECRET, FACT} & {entry.kind for entry in match.tape} == ({SECRET, FACT} if real_table else {SECRET})
    assert Match.replay(DUEL, DuelSetup(real_table=real_table), match.tape).state == match.state


def test_whoever_knows_nothing_plays_a_game_with_secrets() -> None:
    game, rng = load_game("ags"), Random(2)
    match = Match(game, game.random_setup(rng))
    while match.question is not None and match.state.round < 2:
        match.answer(match.question.sample(rng))
    secrets = [entry for entry in match.tape if entry.kind == SECRET]
    assert {entry.seat for entry in secrets} == {0, 1}


def test_each_of_several_has_a_question_of_its_own() -> None:
    question = together()
    assert [*question.seats] == [2, 0] and question.for_seat() is question.for_seat(2)
    assert question.accepts(5) and not question.accepts("wait"), "the next one is asked for a number"
    assert 0 <= question.sample(Random(1)) <= 5
    with pytest.raises(Refused, match="not-asked"):
        question.for_seat(1)
    question.take(4, 2)
    assert [*question.seats] == [0] and question.answers == {2: 4}
    assert question.accepts("wait") and not question.accepts(5)
    with pytest.raises(Refused, match="answered"):
        question.for_seat(2)
    assert question.take("wait", 0) == [4, "wait"]


@pytest.mark.parametrize("seats", [(), (0, 0), (0, None)])
def test_parts_are_asked_of_seats_of_their_own(seats: tuple[int | None, ...]) -> None:
    with pytest.raises(AssertionError):
        Together("duel:x", "duel.x", [Roll(seat, "duel:x", "", 1, 6) for seat in seats])


def test_whoever_watches_is_told_that_several_answer_and_nothing_more() -> None:
    question = together()
    question.take(4, 2)
    data = question.to_data()
    assert (data["kind"], data["seats"]) == ("together", [0])
    assert not {"answers", "parts", "options"} & data.keys()
    for language in LANGUAGES:
        assert "⟨" not in Texts(language).say(question.text)


@pytest.mark.parametrize("question", [YesNo(1, "duel:x", ""), Roll(None, "duel:x", "", 1, 6)])
def test_to_all_others_a_question_is_the_same(question: Question) -> None:
    assert question.for_seat() is question.for_seat(1) is question
    assert question.take([3], None) == [3] and not question.answers


def test_a_secret_answer_on_a_tape_names_its_seat() -> None:
    with pytest.raises(TapeError, match="answer 1: a secret answer of nobody"):
        Match.replay(DUEL, DuelSetup(), [Entry(SECRET, 0)])


class Weather(Question):
    """A kind that the core has never heard of: a fact about something other than a table."""

    __slots__ = ()
    kind = "weather"
    entry = FACT

    def check(self, value: Any) -> None:
        if value not in ("sun", "rain"):
            raise self._malformed(self.text)

    def sample(self, rng: Random) -> str:
        return rng.choice(["sun", "rain"])


class RainyDuel(type(DUEL)):  # type: ignore[misc]
    """Before each scene somebody has to look out of the window."""

    def scene(self, play: Any) -> Any:
        if play.measure(lambda: Weather(None, "duel:weather", "", NOTHING), lambda: "sun") == "rain":
            play.state.round += 1
        return super().scene(play)


def test_a_new_kind_of_question_needs_no_change_of_the_core() -> None:
    game, rng = RainyDuel(), Random(3)
    setup = DuelSetup(real_table=True)
    match = Match(game, setup)
    while match.question is not None:
        match.answer(match.question.sample(rng))
    facts = [entry.value for entry in match.tape if entry.kind == FACT]
    assert "sun" in facts and "rain" in facts
    assert Match.replay(game, setup, match.tape).state == match.state == match.fork().state


def _uses(path: Path, name: str) -> Iterator[ast.Name | ast.Attribute]:
    """Where a class is used for something else than making one."""
    tree = ast.parse(path.read_text("utf-8"))
    made = {id(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}
    for node in ast.walk(tree):
        named = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
        if named == name and id(node) not in made:
            assert isinstance(node, ast.Name | ast.Attribute)
            yield node


def test_the_core_knows_no_tabletop() -> None:
    """What knows of inches stands in `table`; a game by mail has neither."""
    of_tables = re.compile(
        r"\b(inch(es)?|terrain|models?|bases|miniatures?|weapons?|way.?points?|legs?|Zoll|Gelände|Modelle?|Wegpunkte?)\b",
        re.IGNORECASE,
    )
    files = [*(SOURCES / "core").glob("*.py"), *(SOURCES / "data" / "text").glob("*/core.ftl")]
    lines = [f"{path.name}: {line}" for path in files for line in path.read_text("utf-8").splitlines()]
    assert len(files) > 15 and not [line for line in lines if of_tables.search(line)]


def test_nobody_asks_whether_several_answer_together() -> None:
    """Whoever does has a second way to answer questions, and forgets it in the next place."""
    at_home = SOURCES / "core" / "questions.py"
    places = [
        f"{path.relative_to(SOURCES)}:{node.lineno}"
        for path in SOURCES.rglob("*.py") if path != at_home for node in _uses(path, "Together")
    ]
    assert not places
