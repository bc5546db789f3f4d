"""Cases of worlds: a state, papers, decisions and exact dice, one phase after the other, and what must follow.

Dice and decisions bear the names of what they are about (`dig/Nord`). One that is missing, left over or does not fit is
an error. docs/cases.md shows how such a case is written.
"""
from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

import msgspec

from walstatt.core.papers import Version, counting
from walstatt.core.refusal import Refused
from walstatt.core.texts import UNSAID, Text
from walstatt.core.turn import Act, Inputs, Ruled, Run, Step, Turn, Void, Waiting
from walstatt.core.typed_data import convert
from walstatt.core.world import Ground, Phase, WorldGame
from walstatt.lab.case_shared import ABOUT, because, expect_events, expect_no_events, explained, same, set_up
from walstatt.lab.case_yaml import CaseError, Mapping, Sequence, plain

PHASE_KEYS = frozenset({"papers", "deadline", "handed_in", "dice", "decide", "acts"})
CASE_KEYS = ABOUT | PHASE_KEYS | {"refused", "play", "expect"}
EXPECT_KEYS = frozenset(
    {"events", "no_events", "told", "not_told", "report", "decisions", "no_decisions", "waiting", "delegated", "label",
     "over"}
)
NO_SEED = b"a case knows all its dice"


class WorldCases:
    """How the cases of a world are carried out. A game that writes its states otherwise overrides what it must."""

    keys: ClassVar[frozenset[str]] = frozenset({"setup", "state"})
    """What a case of this game says of the state before it."""
    expected: ClassVar[frozenset[str]] = frozenset({"state"})
    """What can be expected of the state after it."""

    def __init__(self, game: WorldGame) -> None:
        self.game = game

    def found(self, case: Mapping) -> Any:
        """The state that a case begins with; Refused for what the rules do not allow."""
        setup = msgspec.json.encode(plain(case.get("setup") or {}))
        try:
            state = self.game.found(self.game.read_setup(setup))
        except msgspec.ValidationError as problem:
            raise CaseError(case.line_of("setup"), f"no setup: {problem}") from problem
        return changed(state, case.get("state") or Mapping(), case.line_of("state"))

    def expect(self, state: Any, wanted: Mapping) -> None:
        if "state" in wanted:
            compare(msgspec.to_builtins(state), wanted["state"], "state", wanted.line_of("state"))

    def run_case(self, case: Mapping) -> None:
        case.check_keys(CASE_KEYS | self.keys, "a case")
        state = set_up(case, lambda: self.found(case))
        if state is not None:
            WorldRun(self, state).run(case)


def changed(state: Any, changes: Any, line: int) -> Any:
    """The state with what a case says of it in place of what the founding gave."""
    try:
        return convert(_merged(msgspec.to_builtins(state), changes, "state"), type(state)) if changes else state
    except msgspec.ValidationError as problem:
        raise CaseError(line, f"no such state: {problem}") from problem


def _why(one: Void) -> Text:
    return Text(**one.why) if one.why is not None else UNSAID


def _merged(given: Any, changes: Any, where: str) -> Any:
    if not isinstance(changes, Mapping):
        return plain(changes)
    merged = dict(given) if isinstance(given, dict) else {}
    for key, value in changes.items():
        at = changes.line_of(key)
        merged[key] = _merged(_below(given, key, where, at), value, f"{where}.{key}")
    return merged


def compare(given: Any, wanted: Any, where: str, line: int) -> None:
    """Everything that is wanted is so; what is not mentioned may be as it likes."""
    if isinstance(wanted, Mapping):
        for key, value in wanted.items():
            at = wanted.line_of(key)
            compare(_below(given, key, where, at), value, f"{where}.{key}", at)
    elif not same(given, plain(wanted)):
        raise CaseError(line, f"{where} is {given!r}, not {plain(wanted)!r}")


def _below(given: Any, key: str, where: str, line: int) -> Any:
    if not isinstance(given, dict) or key not in given:
        known = ", ".join(given) if isinstance(given, dict) else repr(given)
        raise CaseError(line, f"{where} has no {key!r}; there are {known}")
    return given[key]


class WorldRun:
    """One case on its way: the state between two phases, and the last run."""

    def __init__(self, cases: WorldCases, state: Any) -> None:
        self.cases = cases
        self.game = cases.game
        self.ground = Ground(cases.game, NO_SEED)
        self.state = state
        self.before = state
        self.number = 0
        self.last: Run | None = None
        self.written: tuple[Any, dict[str, str]] = (state, {})
        """The last papers, and the state that they were written for."""
        self.line = 1

    def run(self, case: Mapping) -> None:
        self.line = case.line
        if PHASE_KEYS & set(case):
            if "play" in case:
                raise CaseError(case.line_of("play"), "a case has papers and dice of one phase, or phases in play")
            given = Mapping({key: case[key] for key in case if key in PHASE_KEYS})
            given.line, given.lines = case.line, case.lines
            self._publish(self._run(given), given)
        for step, line in self._steps(case):
            self.line = line
            self._step(step)
        final = case.get("expect")
        if final is not None:
            self._expect(final)
        if self.last is not None and self.last.waiting and "waiting" not in (final or {}):
            raise CaseError(self.line, f"the case ends while this is awaited: {_names(self.last.waiting)}")

    def _steps(self, case: Mapping) -> list[tuple[Any, int]]:
        steps = case.get("play")
        if steps is None:
            return []
        if not isinstance(steps, Sequence):
            raise CaseError(case.line_of("play"), "play is a list of steps")
        return list(zip(steps, steps.lines, strict=True))

    def _step(self, step: Any) -> None:
        if not isinstance(step, Mapping) or len(step) != 1:
            raise CaseError(self.line, "a step is `phase: {…}`, `expect: {…}` or `refused: {…}`")
        step.check_keys(("phase", "expect", "refused"), "a step")
        if "phase" in step:
            self._publish(self._run(step["phase"]), step["phase"])
        elif "expect" in step:
            self._expect(step["expect"])
        else:
            self._refused(step["refused"])

    # ---- phases

    def _run(self, given: Any) -> Run:
        inputs = self._inputs(given)
        self.written = (self.state, inputs.papers) if inputs.papers or self.last is None else self.written
        phase = Phase(self.number, self.state, inputs)
        try:
            run = self.ground.run(phase, self._watched)
        except Refused as refusal:
            line = given.line_of("papers") if "papers" in given else given.line
            raise CaseError(line, f"the phase is refused by {explained(refusal)}") from refusal
        for name in run.unused:
            told = f"nothing asks for {name}; asked was {_asked(run)}"
            raise CaseError(_line_of(given, name), told + self._what_papers_lacked())
        self._check_dice(run, given)
        return run

    def _watched(self, step: Step) -> Step:
        """Whatever a case is about: no step may do what the game knows to be wrong with any."""

        def carry_out(turn: Turn) -> None:
            before = turn.state.copy()
            step.carry_out(turn)
            for flaw in self.game.step_flaws(before, turn):
                raise CaseError(self.line, f"step {step.name}: {flaw}")

        return Step(step.name, carry_out)

    def _publish(self, run: Run, given: Mapping) -> None:
        """The next phase begins with what this one led to, unless something is awaited in it."""
        for one in run.void:
            raise CaseError(_line_of(given, one.about), f"{one.about} is refused by {because(one.rule, _why(one))}")
        self.before, self.last = self.state, run
        if run.whole:
            self.state, self.number = run.state, self.number + 1

    def _inputs(self, given: Any) -> Inputs:
        if not isinstance(given, Mapping):
            raise CaseError(self.line, "a phase is a mapping of papers, handed_in, deadline, dice, decide and acts")
        given.check_keys(PHASE_KEYS, "a phase")
        papers = {realm: _paper(lines) for realm, lines in (given.get("papers") or {}).items()}
        versions = list(self._versions(given))
        if any(one.accepted_late for one in versions):
            self._check_late(given)
        papers |= counting(versions, given.get("deadline"))
        decided = {about: Ruled(plain(value)) for about, value in (given.get("decide") or {}).items()}
        typed = {about: _faces(value, _line_of(given, about)) for about, value in (given.get("dice") or {}).items()}
        try:
            acts = convert(plain(given.get("acts") or []), list[Act])
        except msgspec.ValidationError as problem:
            raise CaseError(given.line_of("acts"), f"acts are {{kind: …, args: {{…}}}}: {problem}") from problem
        return Inputs(papers, decided, typed, acts)

    def _check_late(self, given: Mapping) -> None:
        try:
            self.game.check_late(self.state)
        except Refused as refusal:
            raise CaseError(given.line_of("handed_in"), f"a late paper is refused by {explained(refusal)}") from refusal

    def _versions(self, given: Mapping) -> Iterator[Version]:
        """Papers that were handed in one after the other, each at some time."""
        for realm, written in (given.get("handed_in") or {}).items():
            for one in written:
                one.check_keys(("at", "paper", "accepted"), "a paper handed in")
                yield Version(realm, _paper(one["paper"]), float(one["at"]), True, bool(one.get("accepted")))

    def _check_dice(self, run: Run, given: Mapping) -> None:
        dice = given.get("dice") or {}
        for one in run.rolls:
            if one.about not in dice:
                raise CaseError(given.line_of("dice"), f"{one.about!r} is rolled, and the case gives no dice for it")
            value, need = dice[one.about], one.need and one.need["total"]
            if isinstance(value, Mapping) and "need" in value and need != value["need"]:
                raise CaseError(_line_of(given, one.about), f"{one.about!r} needs {need}, not {value['need']}")

    def _refused(self, wanted: Any) -> None:
        """A paper in which the checker finds this mistake, or a phase in which something given does not fit."""
        if not isinstance(wanted, Mapping) or "rule" not in wanted or len(wanted) != 2:
            raise CaseError(self.line, "refused needs the rule and a phase or papers: refused: {papers: {…}, rule: …}")
        wanted.check_keys(("rule", "phase", "papers"), "refused")
        if "papers" in wanted:
            found = {
                problem.rule: problem.why for realm, lines in self._by_realm(wanted["papers"])
                for problem in self.game.problems(self.state, realm, _paper(lines)) if problem.fatal
            }
        else:
            found = self._refused_phase(wanted["phase"])
        if {*found} != {wanted["rule"]}:
            by = ", ".join(because(rule, why) for rule, why in sorted(found.items()))
            told = f"refused by {by}, not by" if found else "accepted; it was to be refused by"
            raise CaseError(self.line, f"{told} {wanted['rule']}")

    def _refused_phase(self, given: Any) -> dict[str, Text]:
        """The rules by which decisions or dice of a phase are void, or by which an act in it is refused, and why."""
        try:
            return {one.rule: _why(one) for one in self._run(given).void}
        except CaseError as error:
            if isinstance(error.__cause__, Refused):
                return {error.__cause__.rule: error.__cause__.why}
            raise

    # ---- expectations

    def _expect(self, wanted: Any) -> None:
        if not isinstance(wanted, Mapping):
            raise CaseError(self.line, "expect is a mapping")
        wanted.check_keys(EXPECT_KEYS | self.cases.expected, "expect")
        try:
            for key in wanted:
                self.line = wanted.line_of(key)
                if key in EXPECT_KEYS:
                    getattr(self, f"_expect_{key}")(wanted[key])
            self.cases.expect(self.last.state if self.last and self.last.waiting else self.state, wanted)
        except CaseError as error:
            unrun = "" if self.last else " (no phase was run: that takes papers, dice, decide, acts or play)"
            raise error.with_more(self._what_papers_lacked() or unrun) from error

    def _what_papers_lacked(self) -> str:
        """Often what was expected does not come because a line was refused, and nothing else says so."""
        state, papers = self.written
        found = [
            f"{realm}'s line {one.line} by {one.rule} ({one.why.key})" for realm, text in papers.items()
            for one in self.game.problems(state, realm, text) if one.fatal
        ]
        return f" (of the last papers {'; '.join(found)} was refused)" if found else ""

    def _ran(self) -> Run:
        if self.last is None:
            raise CaseError(self.line, "no phase has been run")
        return self.last

    def _expect_events(self, wanted: Any) -> None:
        expect_events(self._ran().told, wanted, self.line)

    def _expect_no_events(self, wanted: Any) -> None:
        expect_no_events(self._ran().told, wanted, self.line)

    def _expect_told(self, wanted: Any) -> None:
        for realm, events in self._by_realm(wanted):
            expect_events(self._ran().told_to(realm), events, self.line)

    def _expect_not_told(self, wanted: Any) -> None:
        for realm, events in self._by_realm(wanted):
            expect_no_events(self._ran().told_to(realm), events, self.line)

    def _expect_report(self, wanted: Any) -> None:
        """Words that stand in a realm's report, and words that must not."""
        for realm, words in self._by_realm(wanted):
            report = msgspec.json.encode(self.game.report(self.before, self._ran(), realm)).decode()
            self._expect_words(f"the report of {realm}", report, words)

    def _expect_words(self, what: str, written: str, words: Any) -> None:
        words.check_keys(("has", "has_not"), what)
        for word in words.get("has") or []:
            if str(word) not in written:
                raise CaseError(self.line, f"{what} has no {word!r}: {written}")
        for word in words.get("has_not") or []:
            if str(word) in written:
                raise CaseError(self.line, f"{what} has {word!r}: {written}")

    def _expect_delegated(self, wanted: Any) -> None:
        """What somebody is shown who is asked to play something awaited by hand."""
        waiting = {one.about: one.args for one in self._ran().waiting}
        wanted.check_keys(tuple(waiting), "waiting")
        for about, words in wanted.items():
            table = self.game.hand_table(waiting[about], hidden=True)
            if table is None:
                raise CaseError(self.line, f"{about} cannot be played by hand")
            self._expect_words(about, f"{table.names} {table.setup.decode()}", words)

    def _by_realm(self, wanted: Any) -> list[tuple[str, Any]]:
        realms = self.game.realms(self.state)
        if not isinstance(wanted, Mapping):
            raise CaseError(self.line, f"this is said realm by realm: {{{', '.join(realms)}}}")
        wanted.check_keys(realms, "realms")
        return list(wanted.items())

    def _expect_decisions(self, wanted: Any) -> None:
        chosen = {one.about: one.chosen for one in self._ran().decisions}
        compare(chosen, wanted, "decisions", self.line)

    def _expect_no_decisions(self, wanted: Any) -> None:
        asked = {one.about for one in self._ran().decisions}
        for name in plain(wanted):
            if name in asked:
                raise CaseError(self.line, f"{name} is asked for")

    def _expect_waiting(self, wanted: Any) -> None:
        waiting = {one.about: one.args for one in self._ran().waiting}
        if list(waiting) != list(plain(wanted)):
            raise CaseError(self.line, f"awaited are {list(waiting)}, not {list(plain(wanted))}")
        if isinstance(wanted, Mapping):
            compare(waiting, wanted, "waiting", self.line)

    def _expect_label(self, label: Any) -> None:
        if self.game.label(self.state) != str(label):
            raise CaseError(self.line, f"the phase to come is {self.game.label(self.state)!r}, not {label!r}")

    def _expect_over(self, over: Any) -> None:
        if self.game.over(self.state) is not over:
            raise CaseError(self.line, f"the world is {'' if self.game.over(self.state) else 'not '}over")


def _line_of(given: Mapping, about: str) -> int:
    """Where a phase gives dice or a decision of this name."""
    for key in ("dice", "decide"):
        part = given.get(key)
        if isinstance(part, Mapping) and about in part:
            return part.line_of(about)
    return given.line


def _faces(value: Any, line: int) -> list[int]:
    """A face, several of them, or `{faces: …, need: …}`."""
    if isinstance(value, Mapping):
        value.check_keys(("faces", "need"), "dice")
        value = value.get("faces")
    faces = list(value) if isinstance(value, list) else [value]
    if not faces or not all(type(face) is int for face in faces):
        raise CaseError(line, "dice are a number, a list of numbers, or {faces: …, need: …}")
    return faces


def _paper(lines: Any) -> str:
    """Its lines, or its text as it is."""
    return "\n".join(map(str, lines)) if isinstance(lines, list) else str(lines)


def _names(waiting: list[Waiting]) -> str:
    return ", ".join(one.about for one in waiting)


def _asked(run: Run) -> str:
    names = [one.about for one in run.rolls] + [one.about for one in run.decisions] + [one.about for one in run.waiting]
    return ", ".join(names) or "nothing"
