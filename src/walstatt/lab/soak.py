"""Proof by play: random games in which everything that must hold is checked after every answer."""
from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from os import cpu_count
from random import Random
from typing import Any

import msgspec

from walstatt.core.catalogue import load
from walstatt.core.match import Match
from walstatt.core.questions import Pick, PickSeveral, Question
from walstatt.core.seat_match import SeatMatch
from walstatt.core.tape import dump
from walstatt.core.texts import LANGUAGES, Text, Texts
from walstatt.games.shelf import PlayableGame, load_game, worlds
from walstatt.lab.soak_secrets import disguise
from walstatt.lab.soak_worlds import soak_world
from walstatt.lab.soaking import UNTOLD, Broken, SoakResult
from walstatt.lab.workers import collect_seldom

LONGEST_GAME = 5_000
VIEWS_CHECKED = 0.1
MOST_OPTIONS_TRIED = 4
FORKS_ASKED = 0.3
"""Of forks the position is always compared, what they ask only sometimes: to list options costs as much as to play."""
REAL_TABLES = 0.1


def soak(key: str, games: int, seed: int, jobs: int | None = None) -> Iterator[SoakResult]:
    """Play the games on all cores; results come in the order of their seeds."""
    seeds = range(seed, seed + games)
    workers = min(jobs or cpu_count() or 1, games)
    if workers == 1:
        for one in seeds:
            yield soak_one(key, one)
        return
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        yield from pool.map(soak_one, [key] * games, seeds, chunksize=max(1, min(8, games // (4 * workers))))


def soak_one(key: str, seed: int) -> SoakResult:
    """One random game or world under watch."""
    collect_seldom()
    if key in worlds():
        return soak_world(key, seed)
    game = load_game(key)
    try:
        run = _Run(game, seed)
    except Exception as problem:  # a game that cannot even begin
        return SoakResult(seed, 0, _named(problem))
    try:
        run.play()
    except Exception as problem:  # whatever goes wrong is what we are looking for
        return SoakResult(seed, len(run.match.tape), _named(problem), dump(run.match))
    return SoakResult(seed, len(run.match.tape))


def _named(problem: Exception) -> str:
    return f"{type(problem).__name__}: {problem}"


class _Run:
    """A match, its twin that is fed the same tape, and the watch over both."""

    def __init__(self, game: PlayableGame, seed: int) -> None:
        self.game = game
        self.rng = Random(seed)
        self.lots = Random(f"{seed} checks")
        """What is looked at more closely; a seed plays the same game however much that is."""
        setup = game.random_setup(self.rng)
        if hasattr(setup, "real_table") and self.rng.random() < REAL_TABLES:
            setup = msgspec.structs.replace(setup, real_table=True)
        self.match = Match(game, setup)
        self.twin = Match(game, setup, record=False)
        self.rules = load(game.key)
        self.texts = [Texts(language) for language in LANGUAGES]
        self.seen_events = 0
        self.outlined: tuple[int, Any] = -1, []
        """After how many answers it was made: a question of several seats stays the same while they answer."""
        self.told: set[str] = set()
        """Messages that were found to have words: the same one need not be told again."""

    def play(self) -> None:
        while self.match.question is not None:
            if len(self.match.tape) > LONGEST_GAME:
                raise Broken(f"still going on after {LONGEST_GAME} answers")
            self._answer(self.match.question)
            self._check()
        if self.match.outcome != self.twin.outcome:
            raise Broken("the replayed tape ends with another result")

    def _answer(self, question: Question) -> None:
        self._check_options(question)
        value = msgspec.json.decode(msgspec.json.encode(question.sample(self.rng)))
        fork = self.match.fork(record=False)
        self._same(fork, "a fork", asks=self._at_times())
        self.match.answer(value)
        fork.answer(value)
        self._same(fork, "a fork given the same answer", asks=self._at_times())
        self.twin.replay_entry(len(self.twin.tape), self.match.tape[-1])
        self._same(self.twin, "the tape replayed")

    def _at_times(self) -> bool:
        return self.lots.random() < FORKS_ASKED

    def _check_options(self, question: Question) -> None:
        """Every option that is offered is allowed, and some that are drawn by lot are carried out."""
        for seat in question.seats or (None,):
            self._check_pick(question.for_seat(seat), seat)

    def _check_pick(self, question: Question, seat: int | None) -> None:
        if not isinstance(question, Pick) or isinstance(question, PickSeveral):
            return
        options = list(question.options)
        if not options:
            raise Broken(f"{question.key} offers nothing")
        for option in options:
            question.check(option)
        for option in self.lots.sample(options, min(len(options), MOST_OPTIONS_TRIED)):
            self.match.fork(record=False).answer(option, seat)

    def _same(self, other: Match, what: str, *, asks: bool = True) -> None:
        at = len(self.match.tape)
        if other.state != self.match.state:
            raise Broken(f"answer {at}: {what} gives another state")
        asked = self._asked() if asks else None
        if asks and _outline(other.question) != asked:
            raise Broken(f"answer {at}: {what} asks {_outline(other.question)}, not {asked}")

    def _asked(self) -> Any:
        """The open question of the match; it is compared with that of several others."""
        at = len(self.match.tape)
        if self.outlined[0] != at:
            self.outlined = at, _outline(self.match.question)
        return self.outlined[1]

    def _check(self) -> None:
        at = len(self.match.tape)
        for problem in self.game.problems(self.match.play):
            raise Broken(f"answer {at}: {problem}")
        if self.game.read_state(msgspec.json.encode(self.match.state)) != self.match.state:
            raise Broken(f"answer {at}: the state does not survive JSON")
        self._check_texts(at)
        self._check_rules(at)
        if self.rng.random() < VIEWS_CHECKED:
            self._check_views(at)

    def _check_texts(self, at: int) -> None:
        """Events, questions and options can be told in every language."""
        told: list[Text | str] = [event.text for event in self.match.events[self.seen_events :]]
        for question in _asked(self.match.question):
            told.append(question.text)
            if isinstance(question, Pick):
                told += [question.label(option) for option in question.options]
        new = {repr(message): message for message in told}
        for texts in self.texts:
            for message in (new[one] for one in new if one not in self.told):
                if any(sign in texts.say(message) for sign in UNTOLD):
                    raise Broken(f"answer {at}: no words in {texts.language!r}: {texts.say(message)} {message}")
        self.told.update(new)

    def _check_rules(self, at: int) -> None:
        """Events and questions cite rules that the catalogue knows."""
        cited = [rule for event in self.match.events[self.seen_events :] for rule in event.rules]
        self.seen_events = len(self.match.events)
        if self.match.question is not None and self.match.question.rule:
            cited.append(self.match.question.rule)
        for rule in cited:
            if rule not in self.rules:
                raise Broken(f"answer {at}: {rule!r} is not in the catalogue")

    def _check_views(self, at: int) -> None:
        """A view is JSON, and nobody sees a question or an event meant for somebody else."""
        question = self.match.question
        for seat in (None, *range(self.match.play.seats)):
            view = self.match.view(seat)
            data = msgspec.json.encode(view)
            self._check_secrets(at, seat, data)
            self._check_known(at, seat, data)
            mine = question is not None and (not question.seats or seat in question.seats)
            if view["question"] is not None and not mine:
                raise Broken(f"answer {at}: seat {seat} sees a question that is not for it")
            if _told(view) != [(one.key, one.args) for one in self.match.events if one.audience in (None, seat)]:
                raise Broken(f"answer {at}: seat {seat} sees an event of the other side, or misses one")

    def _check_secrets(self, at: int, seat: int | None, seen: bytes) -> None:
        """What a seat sees stays the same whatever the secrets of the others are."""
        fork = disguise(self.match, seat, self.rng)
        if fork is None:
            return
        if msgspec.json.encode(fork.view(seat)) != seen:
            raise Broken(f"answer {at}: the view of seat {seat} betrays a secret")
        if self.game.picture(fork.play, seat) != self.game.picture(self.match.play, seat):
            raise Broken(f"answer {at}: the picture for seat {seat} betrays a secret")

    def _check_known(self, at: int, seat: int | None, seen: bytes) -> None:
        """What a bot would get of the match looks as the match does to its seat."""
        if len(self.match.open_tape(seat)) < len(self.match.tape):
            return
        known = SeatMatch.of(self.match, seat, self.rng, record=True)
        if msgspec.json.encode(known.view(seat)) != seen:
            raise Broken(f"answer {at}: what a bot knows on seat {seat} is not what it sees")
        for problem in self.game.problems(known.play):
            raise Broken(f"answer {at}: what a bot knows on seat {seat}: {problem}")


def _asked(question: Question | None) -> list[Question]:
    """The question as everybody hears of it, and as it is put to each seat."""
    if question is None:
        return []
    return [question, *(part for seat in question.seats if (part := question.for_seat(seat)) is not question)]


def _told(view: dict[str, Any]) -> list[tuple[str, Any]]:
    return [(one["key"], one["args"]) for one in view["events"]]


def _outline(question: Question | None) -> Any:
    """What two matches must agree on about their open question."""
    return [one.to_data() for one in _asked(question)]
