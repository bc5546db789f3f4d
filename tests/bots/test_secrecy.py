"""Bots get what their seat may know: never the true match, its secrets or dice to come."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from tests.bots.prying import innards, way_to

from walstatt.bots.base import ask, open_question, seen_by
from walstatt.bots.counsellor import Counsellor
from walstatt.bots.registry import make_bot
from walstatt.core.dice import FastBox, SeededBox
from walstatt.core.match import Match, NotKnown
from walstatt.core.questions import Together
from walstatt.core.seat_match import PAST, SeatMatch
from walstatt.games.shelf import load_game

PLAYED = {"aofs": (1,), "frostgrave": (1,), "ags": (12, 15), "anima": (0,)}
"""Games that were chosen so that every kind of secret comes up: tasks, a captive, scouts' plans."""
GAMES = sorted(PLAYED)
WITH_SECRETS = ("ags", "anima")
PREPARATION, EVERY = 30, 5
"""All of the first answers are looked at, later only some."""


def positions(game: str, seed: int) -> Iterator[Match]:
    """A random game, stopped now and then."""
    for number, match in enumerate(whole_game(game, seed)):
        if number < PREPARATION or number % EVERY == 0:
            yield match


def whole_game(game: str, seed: int) -> Iterator[Match]:
    """A random game, stopped before every answer."""
    found = load_game(game)
    rng = Random(seed)
    match = Match(found, found.random_setup(rng))
    while (question := match.question) is not None:
        yield match
        seat = question.seats[0] if isinstance(question, Together) else None
        asked = question.for_seat(seat)
        match.answer(asked.sample(rng), seat)


def seats_of(match: Match) -> list[int | None]:
    return [None, *range(match.play.seats)]


def otherwise(match: Match, seat: int | None, lot: object) -> Match:
    """A match that the seat cannot tell from this one."""
    return SeatMatch.of(match, seat, Random(f"otherwise/{lot}"), record=True)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_knows_looks_to_it_as_the_match_does(game: str) -> None:
    for seed in PLAYED[game]:
        for match in positions(game, seed):
            for seat in seats_of(match):
                known = SeatMatch.of(match, seat, Random(seed), record=True)
                answered = match.open_tape(seat)
                if len(answered) == len(match.tape):
                    assert msgspec.json.encode(known.view(seat)) == msgspec.json.encode(match.view(seat))
                    assert known.game.picture(known.play, seat) == match.game.picture(match.play, seat)  # type: ignore[attr-defined]
                else:
                    assert len(known.tape) == len(answered)


class Prying:
    """Answers by all that it can find out."""

    name = "prying"

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def answer(self, match: SeatMatch, seat: int) -> Any:
        found = [match.state, match.tape, [one.state for one in match.checkpoints], match.view(None)]
        return open_question(match, seat).sample(Random(msgspec.json.encode(found)))


def thought(match: Match, seat: int) -> list[Any]:
    """What bots of several kinds make of a position."""
    return [ask(Prying(1), match, seat), ask(make_bot("captain", 1), match, seat), Counsellor(seat).counsel(match)]


@pytest.mark.parametrize("game", WITH_SECRETS)
def test_no_bot_answers_otherwise_whatever_the_secrets_are(game: str) -> None:
    differed = 0
    for seed in PLAYED[game]:
        for number, match in enumerate(positions(game, seed)):
            question = match.question
            if question is None or not question.is_decision:
                continue
            seat = question.seats[0]
            other = otherwise(match, seat, number)
            differed += other.state != match.state
            assert thought(other, seat) == thought(match, seat), question.key
    assert differed > 10


@pytest.mark.parametrize("game", WITH_SECRETS)
def test_nothing_that_a_view_hides_stays_as_it_is(game: str) -> None:
    """A secret that the game forgets to deal anew would be true in what every bot gets."""
    hidden: set[str] = set()
    dealt: set[str] = set()
    for seed in PLAYED[game]:
        for number, match in enumerate(positions(game, seed)):
            for seat in seats_of(match):
                true, seen = flat(msgspec.to_builtins(match.state)), flat(match.view(seat)["state"])
                known = flat(msgspec.to_builtins(otherwise(match, seat, number).state))
                hidden |= {where for where in true if true[where] != seen.get(where)}
                dealt |= {where for where in true if true[where] != known.get(where)}
    assert hidden and not hidden - dealt


def test_sealed_answers_are_dealt_anew() -> None:
    match = next(match for match in whole_game("ags", 1) if match.question and match.question.key == "ags:disclose")
    at = match.checkpoints[-1].at
    chosen = {entry.seat: entry for entry in match.tape[at:]}
    dealt = [SeatMatch.of(match, 1, Random(lot)).tape[at:] for lot in range(20)]
    assert all(len(tape) == len(match.tape) - at and chosen[1] in tape for tape in dealt)
    assert len({str(entry.value) for tape in dealt for entry in tape if entry.seat == 0}) > 1


def test_dice_that_fell_unseen_are_dealt_anew() -> None:
    plans = (
        match for seed in range(30) for match in whole_game("anima", seed)
        if match.question and match.question.key == "anima:plan" and len(match.tape) > match.checkpoints[-1].at + 1
    )
    match = next(plans)
    dealt = [SeatMatch.of(match, seat, Random(lot)).tape for lot in range(12) for seat in (None, 0, 1)]
    assert {len(tape) for tape in dealt} == {len(match.tape)}
    assert len({tape[-1].value[0] for tape in dealt}) > 2


def flat(value: Any, where: str = "") -> dict[str, Any]:
    """The leaves of plain data by the ways to them."""
    if isinstance(value, dict):
        return {at: leaf for key, one in value.items() for at, leaf in flat(one, f"{where}/{key}").items()}
    if isinstance(value, list | tuple):
        return {at: leaf for key, one in enumerate(value) for at, leaf in flat(one, f"{where}/{key}").items()}
    return {where: value}


@pytest.mark.parametrize("game", GAMES)
def test_no_way_leads_from_what_a_bot_gets_to_the_true_match(game: str) -> None:
    boxes = [FastBox(1), SeededBox(b"secret")]
    for number, match in enumerate(positions(game, 3)):
        if number % 10 == 7:
            for seat in range(match.play.seats):
                known = seen_by(seat, match, 1)
                assert not way_to(known, [*innards(match), *boxes])
                assert not way_to(known.fork(), [*innards(match), *boxes])


def test_ways_are_found_where_there_are_any() -> None:
    match = next(positions("aofs", 1))
    assert way_to(match, innards(match))
    assert way_to(match.fork(), [match.checkpoints[-1].state])
    box = SeededBox(b"secret")
    assert way_to(lambda: box, [box])


class Vandal:
    """Spoils whatever it gets hold of."""

    name = "vandal"
    seed = 1

    def answer(self, match: SeatMatch, seat: int) -> Any:
        value = open_question(match, seat).sample(Random(1))
        match.answer(value, seat)
        for state in (match.state, *(one.state for one in match.checkpoints)):
            state.figures.clear()
            state.phase = "over"
        match.tape.clear()
        return value


def test_a_bot_that_spoils_its_match_spoils_nothing_else() -> None:
    for number, match in enumerate(positions("frostgrave", 2)):
        question = match.question
        if number % 4 or question is None or not question.is_decision:
            continue
        before = written(match)
        ask(Vandal(), match, question.seats[0])
        assert written(match) == before
        assert written(match.fork()) == before


def written(match: Match) -> bytes:
    return msgspec.json.encode([match.view(None), match.tape, match.checkpoints])


def test_the_past_of_a_match_is_not_in_what_a_seat_knows() -> None:
    match = next(match for match in whole_game("ags", 7) if match.state.phase == "activation" and len(match.tape) > 50)
    known = SeatMatch.of(match, 0, Random(1))
    at = known.checkpoints[-1].at
    assert known.tape[:at] == [PAST] * at and known.tape[at:] == match.tape[at:]
    assert known.fork().fork(record=False, answers=at).tape == [PAST] * at
    for go_back in going_back(known, at):
        with pytest.raises(NotKnown):
            go_back()
    assert len(known.tape) == len(match.tape)


def going_back(known: SeatMatch, at: int) -> list[Callable[[], object]]:
    return [lambda: known.fork(answers=at - 1), lambda: known.undo(len(known.tape))]
