"""Cases: small YAML files with a position, answers and exact dice, and what must follow. See docs/cases.md."""
from __future__ import annotations

import traceback
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Protocol, runtime_checkable

from walstatt.core.catalogue import game_keys, load
from walstatt.core.kits import Part
from walstatt.core.match import Match
from walstatt.core.questions import SECRET, Number, Pick, PickSeveral, Question, Roll, YesNo
from walstatt.core.refusal import Refused
from walstatt.lab.case_shared import ABOUT, expect_events, expect_no_events, explained, set_up
from walstatt.lab.case_yaml import CaseError, Mapping, Sequence, documents, plain
from walstatt.table.questions import Measure, Move, Place

COMMON_KEYS = ABOUT | {"rulings", "always", "play", "expect", "refused"}
EXPECT_KEYS = frozenset(
    {"question", "by", "offered", "not_offered", "offers", "offers_not", "roll", "events", "no_events", "winner",
     "over", "scores"}
)
STEP_EXTRAS = frozenset({"by", "for", "need", "count"})


@dataclass(frozen=True, slots=True)
class CaseResult:
    """One case and how it went."""

    path: Path
    title: str
    rules: tuple[str, ...]
    passed: bool
    message: str = ""


class Table(Protocol):
    """What a game brings to the cases: how a position is written and what of it can be expected."""

    keys: frozenset[str]
    expected: frozenset[str]
    seats: tuple[str, ...]

    def match(self, case: Mapping) -> Match: ...

    def expect(self, match: Match, wanted: Mapping) -> None: ...

    def special_step(self, match: Match, name: str, value: Any, line: int) -> Match | None: ...

    def positions(self, match: Match) -> dict[str, tuple[float, float]]: ...


@runtime_checkable
class CaseRunner(Protocol):
    """What a game brings that is no match: how a whole case is carried out (`lab/case_world.py` has one for worlds)."""

    def run_case(self, case: Mapping) -> None:
        """Raises CaseError where it does not go as the case says."""


CASES = Part[Table | CaseRunner]("cases")


def table_of(game: str, line: int) -> Table:
    table = _cases_of(game, line)
    if isinstance(table, CaseRunner):
        raise CaseError(line, f"{game} is not played question by question")
    return table


def _cases_of(game: str, line: int) -> Table | CaseRunner:
    if game not in CASES:
        raise CaseError(line, f"no cases for game {game!r}; there are {', '.join(CASES)}")
    return CASES[game]


def run_file(path: Path) -> list[CaseResult]:
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        return [CaseResult(path, "", (), False, f"cannot be read: {problem}")]
    results = []
    try:
        for number, document in enumerate(documents(text), 1):
            results.append(run_document(path, document, number))
    except CaseError as problem:
        results.append(CaseResult(path, "", (), False, str(problem)))
    return results or [CaseResult(path, "", (), False, "line 1: no case in this file")]


def run_document(path: Path, document: Any, number: int) -> CaseResult:
    title = f"case {number}"
    rules: tuple[str, ...] = ()
    try:
        if not isinstance(document, Mapping):
            raise CaseError(1, "a case is a mapping of keys")
        title = str(document.get("title", title))
        rules = _rules(document)
        carry_out(document)
    except CaseError as problem:
        return CaseResult(path, title, rules, False, str(problem))
    except Exception as problem:  # a crash of the engine is a failed case, not the end of the run
        where = traceback.extract_tb(problem.__traceback__)[-1]
        told = f"the program broke: {type(problem).__name__}: {problem} ({Path(where.filename).name}:{where.lineno})"
        return CaseResult(path, title, rules, False, told)
    return CaseResult(path, title, rules, True)


def carry_out(case: Mapping) -> None:
    """As the game of the case does it."""
    cases = _cases_of(str(case.get("game", "")), case.line_of("game"))
    if isinstance(cases, CaseRunner):
        cases.run_case(case)
    else:
        CaseRun(case).run()


def _rules(case: Mapping) -> tuple[str, ...]:
    listed = case.get("rules")
    if not isinstance(listed, list) or not listed:
        raise CaseError(case.line_of("rules"), "a case names the ids it shows: rules: [game.chapter.rule]")
    for rule in listed:
        game = str(rule).partition(".")[0]
        if game not in game_keys() or rule not in load(game):
            raise CaseError(case.line_of("rules"), f"the catalogue has no {rule!r}")
    return tuple(listed)


class CaseRun:
    """One case on its way: the match, the dice that are to fall, the answers given once for all."""

    def __init__(self, case: Mapping) -> None:
        self.case = case
        self.table = table_of(str(case.get("game", "")), case.line_of("game"))
        case.check_keys(COMMON_KEYS | self.table.keys, "a case")
        self.always = case.get("always") or Mapping()
        self.dice: list[int] = []
        self.dice_line = 0
        self.line = case.line

    def run(self) -> Match | None:
        """The match as it stands at the end; None where the setup was to be refused."""
        if not self._start():
            return None
        steps = self.case.get("play") or Sequence()
        if not isinstance(steps, Sequence):
            raise CaseError(self.case.line_of("play"), "play is a list of steps")
        for step, line in zip(steps, getattr(steps, "lines", []), strict=False):
            self.line = line
            self._step(step)
        self._advance()
        self._check_dice_used()
        final = self.case.get("expect") or Mapping()
        if final:
            self._expect(final)
        self._check_at_rest(final)
        return self.match

    def _start(self) -> bool:
        """Set the position up; a case may be about a setup that is refused."""
        match = set_up(self.case, lambda: self.table.match(self.case))
        if match is None:
            return False
        self.match = match
        return True

    # ---- steps

    def _step(self, step: Any) -> None:
        if not isinstance(step, Mapping) or not step:
            raise CaseError(self.line, "a step is a mapping such as `action: hold` or `dice: [4, 5]`")
        names = [key for key in step if key not in STEP_EXTRAS]
        if len(names) != 1:
            raise CaseError(self.line, f"a step answers one question, this one has {', '.join(names) or 'none'}")
        (name,) = names
        if name == "dice":
            self._throw(step)
            return
        self._advance()
        if name == "expect":
            self._expect(step["expect"])
        elif name == "refused":
            self._refused(step["refused"])
        elif name == "concede":
            self.match.concede(self._seat(step["concede"], self.line))
        else:
            self._answer(name, step)

    def _throw(self, step: Mapping) -> None:
        self._advance()
        self._check_dice_used()
        faces = step["dice"]
        faces = list(faces) if isinstance(faces, list) else [faces]
        if not all(isinstance(face, int) for face in faces) or not faces:
            raise CaseError(self.line, "dice are a number or a list of numbers in the order they fall")
        question = self.match.question
        if not isinstance(question, Roll):
            raise CaseError(self.line, f"no dice are to be rolled here; {_asked(question)}")
        self._check_roll(question, step)
        self.dice, self.dice_line = faces, self.line
        self._advance()

    def _check_roll(self, question: Roll, step: Mapping) -> None:
        self._check_by(question, step)
        if "for" in step and step["for"] != question.name:
            raise CaseError(self.line, f"this roll is for {question.name!r}, not for {step['for']!r}")
        if "count" in step and step["count"] != question.count:
            raise CaseError(self.line, f"{question.count} dice are rolled for {question.name!r}, not {step['count']}")
        if "need" in step:
            need = None if question.need is None else question.need.total
            if need != step["need"]:
                raise CaseError(
                    self.line, f"the dice for {question.name!r} need {need}, not {step['need']}: {question.need}"
                )

    def _advance(self) -> None:
        """Answer what the case has answered already: dice that were thrown, and what it says once for all."""
        while True:
            question = self.match.question
            if isinstance(question, Roll) and self.dice:
                if len(self.dice) < question.count:
                    raise CaseError(
                        self.dice_line, f"{question.name!r} needs {question.count} dice, {len(self.dice)} are left"
                    )
                faces, self.dice = self.dice[: question.count], self.dice[question.count :]
                self._give(question, faces)
            elif question is not None and question.name in self.always:
                self._check_dice_used()
                self._give_once_for_all(question)
            else:
                return

    def _give_once_for_all(self, question: Question) -> None:
        value = self.always[question.name]
        for seat in question.seats or (None,):
            self._give(question, self._value(question.for_seat(seat), value), seat)

    def _check_dice_used(self) -> None:
        if self.dice:
            raise CaseError(
                self.dice_line, f"dice left over: {self.dice}; {_asked(self.match.question)}"
            )

    def _answer(self, name: str, step: Mapping) -> None:
        special = self.table.special_step(self.match, name, step[name], self.line)
        if special is not None:
            self.match = special
            return
        for question, value, seat in self._answers(name, step):
            self._check_by(question, step)
            self._give(question, self._value(question, value), seat)

    def _answers(self, name: str, step: Mapping) -> list[tuple[Question, Any, int | None]]:
        """The question that a step answers, with the value; of a question to several seats one for each seat."""
        self._check_dice_used()
        question, value = self.match.question, step[name]
        if question is None or question.name != name:
            raise CaseError(self.line, f"this step answers {name!r}, but {_asked(question)}")
        if question.entry != SECRET:
            return [(question, value, None)]
        if "by" in step:
            value = {step["by"]: value}
        if not isinstance(value, dict) or not value:
            raise CaseError(self.line, f"{name!r} is asked of several: say by: Anna, or {name}: {{Anna: …, Bert: …}}")
        seats = {self._seat(one, self.line): answer for one, answer in value.items()}
        return [(question.for_seat(seat), answer, seat) for seat, answer in seats.items()]

    def _check_by(self, question: Question, step: Mapping) -> None:
        if "by" in step and question.seat != self._seat(step["by"], self.line):
            asked = "nobody" if question.seat is None else self.table.seats[question.seat]
            raise CaseError(self.line, f"{question.name!r} is asked of {asked}, not of {step['by']}")

    def _give(self, question: Question, value: Any, seat: int | None = None) -> None:
        try:
            self.match.answer(value, seat)
        except Refused as refusal:
            raise CaseError(self.line, f"{question.name!r} refuses {value!r}: {explained(refusal)}") from refusal

    def _refused(self, wanted: Any) -> None:
        """The open question refuses this answer, by this rule, and nothing changes."""
        if not isinstance(wanted, Mapping) or "rule" not in wanted or len(set(wanted) - {"rule", "by"}) != 1:
            raise CaseError(self.line, "refused needs one answer and the rule: refused: {action: charge, rule: …}")
        (name,) = set(wanted) - {"rule", "by"}
        before, answers = self.match.state.copy(), len(self.match.tape)
        try:
            special = self.table.special_step(self.match, name, wanted[name], self.line)
            if special is None:
                for question, value, seat in self._answers(name, wanted):
                    self._check_by(question, wanted)
                    self.match.answer(self._value(question, value), seat)
        except Refused as refusal:
            if refusal.rule != wanted["rule"]:
                raise CaseError(
                    self.line, f"refused by {explained(refusal)}, not by {wanted['rule']}"
                ) from refusal
            if self.match.state != before or len(self.match.tape) != answers:
                raise CaseError(self.line, "the refusal has changed the position") from refusal
            return
        raise CaseError(self.line, f"{name}: {plain(wanted[name])} is accepted; {wanted['rule']} was to refuse it")

    # ---- values

    def _value(self, question: Question, value: Any) -> Any:
        value = plain(value)
        if value == "auto":
            return question.sample(Random(0))
        if isinstance(question, YesNo) or (isinstance(question, Measure) and question.answer == "yes_no"):
            return {"yes": True, "no": False}.get(value, value) if isinstance(value, str) else value
        if isinstance(question, PickSeveral) or (isinstance(question, Measure) and question.answer == "some"):
            return value if isinstance(value, list) else [value]
        if isinstance(question, Move):
            return self._paths(question, value)
        if isinstance(question, Place):
            return [value] if _is_point(value) else value
        if isinstance(question, Pick):
            return str(value)
        if isinstance(question, Number | Roll | Measure):
            return value
        return value

    def _paths(self, question: Move, value: Any) -> Any:
        if value == "stay":
            return {}
        if isinstance(value, list) and len(question.subjects) == 1:
            value = {question.subjects[0]: value}
        if not isinstance(value, dict):
            raise CaseError(self.line, "a move is `stay`, `auto`, {model: [[x, y], …]}, {shift: [dx, dy]} or a path")
        if set(value) == {"shift"}:
            positions = self.table.positions(self.match)
            dx, dy = value["shift"]
            return {one: [[positions[one][0] + dx, positions[one][1] + dy]] for one in question.subjects}
        return {model: [path] if _is_point(path) else path for model, path in value.items()}

    def _seat(self, name: Any, line: int) -> int:
        if name not in self.table.seats:
            raise CaseError(line, f"no seat {name!r}; the seats are {' and '.join(self.table.seats)}")
        return self.table.seats.index(name)

    # ---- expectations

    def _expect(self, wanted: Any) -> None:
        if not isinstance(wanted, Mapping):
            raise CaseError(self.line, "expect is a mapping")
        wanted.check_keys(EXPECT_KEYS | self.table.expected, "expect")
        for key in wanted:
            self.line = wanted.line_of(key)
            if key in EXPECT_KEYS:
                getattr(self, f"_expect_{key}")(wanted[key])
        rest = Mapping({key: value for key, value in wanted.items() if key in self.table.expected})
        rest.line, rest.lines = wanted.line, wanted.lines
        self.table.expect(self.match, rest)

    def _fail(self, message: str) -> CaseError:
        return CaseError(self.line, message)

    def _expect_question(self, name: Any) -> None:
        if self.match.question is None or self.match.question.name != name:
            raise self._fail(f"question {name!r} expected, but {_asked(self.match.question)}")

    def _expect_by(self, name: Any) -> None:
        question = self.match.question
        if question is None or self._seat(name, self.line) not in question.seats:
            raise self._fail(f"{name} was to be asked, but {_asked(question)} (seat {question and question.seat})")

    def _options(self) -> list[str]:
        question = self.match.question
        if not isinstance(question, Pick):
            raise self._fail(f"a choice of options is expected, but {_asked(question)}")
        return list(question.options)

    def _expect_offered(self, names: Any) -> None:
        offered = self._options()
        for name in names if isinstance(names, list) else [names]:
            if str(name) not in offered:
                raise self._fail(f"{name!r} is not offered; offered are {', '.join(offered)}")

    def _expect_not_offered(self, names: Any) -> None:
        offered = self._options()
        for name in names if isinstance(names, list) else [names]:
            if str(name) in offered:
                raise self._fail(f"{name!r} is offered; offered are {', '.join(offered)}")

    def _expect_offers(self, wanted: Any) -> None:
        for name, names in self._by_question(wanted):
            self._expect_question(name)
            self._expect_offered(names)

    def _expect_offers_not(self, wanted: Any) -> None:
        for name, names in self._by_question(wanted):
            self._expect_question(name)
            self._expect_not_offered(names)

    def _by_question(self, wanted: Any) -> list[tuple[str, Any]]:
        if not isinstance(wanted, Mapping):
            raise self._fail("offers is a mapping from the question to options: {action: [gehen, rennen]}")
        return list(wanted.items())

    def _expect_roll(self, wanted: Any) -> None:
        question = self.match.question
        if not isinstance(question, Roll):
            raise self._fail(f"a roll is expected, but {_asked(question)}")
        wanted.check_keys(("for", "need", "count", "by"), "roll")
        self._check_roll(question, wanted)

    def _expect_events(self, wanted: Any) -> None:
        expect_events(self.match.events, wanted, self.line)

    def _expect_no_events(self, wanted: Any) -> None:
        expect_no_events(self.match.events, wanted, self.line)

    def _expect_winner(self, name: Any) -> None:
        outcome = self.match.outcome
        if outcome is None:
            raise self._fail(f"the game is not over; {_asked(self.match.question)}")
        winner = "nobody" if outcome.winner is None else self.table.seats[outcome.winner]
        if winner != name:
            raise self._fail(f"the winner is {winner}, not {name}")

    def _expect_scores(self, scores: Any) -> None:
        outcome = self.match.outcome
        if outcome is None or list(outcome.scores) != [float(score) for score in scores]:
            raise self._fail(f"the scores are {outcome and list(outcome.scores)}, not {plain(scores)}")

    def _expect_over(self, over: Any) -> None:
        if self.match.over is not over:
            told = "the game is over" if self.match.over else f"the game is not over; {_asked(self.match.question)}"
            raise self._fail(told)

    def _check_at_rest(self, final: Any) -> None:
        """A case ends between scenes, or names the question it leaves open."""
        question = self.match.question
        if question is None or "question" in final or "roll" in final:
            return
        if self.match.checkpoints[-1].at != len(self.match.tape):
            raise CaseError(
                self.line, f"the case ends in the middle: {_asked(question)}; answer it, or say expect: {{question: …}}"
            )


def _asked(question: Question | None) -> str:
    if question is None:
        return "the game is over"
    if isinstance(question, Roll):
        return f"{question.count} dice are to be rolled for {question.name!r} (need {question.need})"
    if isinstance(question, Pick):
        return f"{question.name!r} is asked (options: {', '.join(question.options)})"
    if isinstance(question, Move | Place):
        return f"{question.name!r} is asked ({', '.join(question.subjects)})"
    whom = f" of seats {', '.join(map(str, question.seats))}" if question.entry == SECRET else ""
    return f"{question.name!r} is asked{whom}"


def _is_point(value: Any) -> bool:
    return isinstance(value, list) and len(value) in (2, 3) and all(isinstance(one, int | float) for one in value[:2])
