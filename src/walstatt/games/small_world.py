"""What a small play-by-mail game need not say itself: papers of plain lines, a checker, reports, JSON.

docs/adding-a-game.md shows one.
"""
from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from random import Random
from typing import Any, ClassVar, NamedTuple

from walstatt.core.act_details import Detail, KindOfAct
from walstatt.core.desk_sheet import DeskSheet
from walstatt.core.dice import SeededBox
from walstatt.core.hand_table import HandTable
from walstatt.core.kits import WORLD
from walstatt.core.match import Match
from walstatt.core.papers import Appraisal, Problem, too_long
from walstatt.core.refusal import refuse
from walstatt.core.rehearsal import Rehearsal, RehearsalLimit
from walstatt.core.texts import Text, Texts, shortened, text
from walstatt.core.turn import Act, Inputs, Run, Step, Told, Turn, Waiting, run
from walstatt.core.typed_data import decode
from walstatt.core.world import Filed, Hint, Phase, PlainPacking, Report

WORD, NUMBER, PROSE = "word", "number", "prose"
"""What stands behind the first word of a line: nothing, a number, or whatever the writer likes."""
MOST, QUOTED = 999, 40
SILENT = "# –"
_NO_SECRET = b"a checker knows no dice"
_PARTS = re.compile(r"\s*(\S+)\s*(.*?)\s*$")


class Line(NamedTuple):
    """One line of a paper that could be read."""

    number: int
    word: str
    amount: int
    prose: str


class SmallWorld(PlainPacking):
    """A game says its key, its realms, its steps and its notation; it may say more.

    Its words: `<key>-refused-…` for lines that cannot be carried out (with `line`), `<key>-report-<block>` for headings
    of reports.
    """

    key: str
    version = 1
    kind = WORLD
    setup_type: ClassVar[Any]
    notation: ClassVar[Mapping[str, str]]
    """The words with which a line may begin, and what stands behind each."""
    written_by: ClassVar[str]
    """The rule that says how papers are written."""

    def realms(self, state: Any) -> Sequence[str]:
        return list(state.realms)

    def silent(self, state: Any, realm: str) -> str:  # noqa: ARG002 - a game may fill in more
        return SILENT

    def steps(self, state: Any) -> Sequence[Step]:
        raise NotImplementedError

    def known(self, state: Any, realm: str) -> Any:
        """The state as this realm knows it: a copy with plain values in the place of what it cannot know."""
        raise NotImplementedError

    # ---- papers

    def lines(self, turn: Turn) -> Iterator[tuple[str, Line]]:
        """All lines of all papers, realm by realm."""
        for realm, paper in turn.papers.items():
            for line in self.read(paper)[0]:
                yield realm, line

    def read(self, paper: str) -> tuple[list[Line], list[Problem]]:
        """What can be read, and what is wrong with the rest."""
        problems = too_long(paper, self.written_by)
        if problems:
            return [], problems
        lines: list[Line] = []
        for number, written in enumerate(paper.splitlines(), 1):
            found = _PARTS.match(written.partition("#")[0])
            if found is None:
                continue
            problem = self._problem(number, found)
            if problem is None:
                word, rest = found[1].lower(), found[2]
                lines.append(Line(number, word, int(rest) if self.notation[word] == NUMBER else 0, rest))
            else:
                problems.append(problem)
        return lines, problems

    def _problem(self, number: int, found: re.Match[str]) -> Problem | None:
        word, rest = found[1].lower(), found[2]
        if word not in self.notation:
            near = get_close_matches(word, self.notation, n=1)
            why = text("core-paper-unknown-word", word=shortened(found[1], QUOTED), known=list(self.notation))
            better = f"{near[0]} {shortened(rest, QUOTED)}".strip() if near else ""
            return Problem(number, found.start(1) + 1, self.written_by, why, better)
        kind = self.notation[word]
        if kind == NUMBER and not (rest.isascii() and rest.isdecimal() and len(rest) < 4):
            return Problem(
                number, found.start(2) + 1, self.written_by, text("core-paper-needs-number", word=word, most=MOST),
                f"{word} 1",
            )
        if kind == WORD and rest:
            why = text("core-paper-too-much", word=word, rest=shortened(rest, QUOTED))
            return Problem(number, found.start(2) + 1, self.written_by, why, word)
        return None

    def problems(self, state: Any, realm: str, text: str) -> list[Problem]:
        """The checker is the phase itself, run on the world as the realm knows it, with dice that mean nothing."""
        problems = self.read(text)[1]
        unread = {problem.line for problem in problems}
        known = self.known(state, realm)
        papers = {other: text if other == realm else SILENT for other in self.realms(known)}
        tried = run(self.steps(known), known, Inputs(papers), SeededBox(_NO_SECRET))
        refused = [_refused(told) for told in tried.told_to(realm) if "-refused-" in told.key]
        return sorted([*problems, *(one for one in refused if one.line not in unread)], key=lambda one: one.line)

    def read_as(self, state: Any, realm: str, text: str) -> str:  # noqa: ARG002 - the last paper counts, whatever it is
        return ""

    # ---- reports

    def report(self, state: Any, run: Run, realm: str) -> Report:
        """What a realm was told in the phase, and what it knows after it."""
        del state
        happened = [_line(told) for told in run.told_to(realm)]
        return {"happened": happened, **self.summary(run.state, realm)}

    def overview(self, state: Any) -> Report:  # noqa: ARG002 - a game may show more
        """Nothing beyond who has handed in and what waits for a decision."""
        return {}

    def appraised(self, state: Any, realm: str, text: str) -> Appraisal:
        return Appraisal(self.problems(state, realm, text), {}, [])

    def reach(self, state: Any, realm: str, place: str, figures: Mapping[str, int]) -> Report:  # noqa: ARG002
        return {}

    def template(self, state: Any, realm: str, earlier: Sequence[str], texts: Texts) -> str:  # noqa: ARG002
        """Nothing: there is little to write."""
        return ""

    def hand_table(self, awaited: Mapping[str, Any], hidden: bool) -> HandTable | None:  # noqa: ARG002 - a game may
        return None

    def played_outcome(self, awaited: Mapping[str, Any], hidden: bool, match: Match) -> Any:  # noqa: ARG002 - see above
        return None

    def check_late(self, state: Any) -> None:
        """What comes late may be taken."""

    def rehearsal_limit(self, state: Any) -> RehearsalLimit:  # noqa: ARG002 - a game may rehearse something
        return RehearsalLimit("", 0)

    def rehearsal(self, state: Any, realm: str, text: str, against: Sequence[str]) -> Rehearsal | None:  # noqa: ARG002
        return None

    def hints(self, state: Any, realm: str, text: str) -> list[Hint]:  # noqa: ARG002 - a game may have a guide
        return []

    def played(self, state: Any) -> Sequence[str]:
        return self.realms(state)

    def expected(self, state: Any) -> Sequence[str]:
        return self.played(state)

    def start_pack(self, state: Any, realm: str) -> Report:  # noqa: ARG002 - a game may have something to tell
        return {}

    def described(self, realm: str, answers: Mapping[str, str]) -> Act | None:  # noqa: ARG002 - nothing is asked
        return None

    def remarks(self, state: Any) -> dict[str, list[Text]]:  # noqa: ARG002 - a game may have some
        return {}

    def sheet(self, phase: Phase, run: Run) -> DeskSheet:  # noqa: ARG002 - nobody writes letters
        return DeskSheet(weights={one.about: 1 + len(one.realms) for one in run.decisions})

    def kinds_of_acts(self) -> Mapping[str, KindOfAct]:
        details = [Detail("realms", "lines", required=True), Detail("words", "words", required=True)]
        return {"letter": KindOfAct(details)}

    def found(self, setup: Any) -> Any:
        raise NotImplementedError

    def rulers(self, setup: Any) -> Sequence[str]:
        return list(self.realms(self.found(setup)))

    def without_master(self, setup: Any) -> Any:
        return setup

    def chart(self, state: Any, realm: str | None) -> Report:  # noqa: ARG002 - a game may have a map
        return {}

    def story(self, report: Report) -> list[dict[str, Any]]:
        """All lines in the order in which things happened."""
        lines = [line for line in report.get("happened", ()) if "key" in line]
        return [{"theme": "routine", "places": [], **line} for line in lines]

    def curves(self, filed: Sequence[Filed]) -> Report:  # noqa: ARG002 - a game may count something
        return {}

    def chancery(self, state: Any, realm: str, filed: Sequence[Filed]) -> Report:  # noqa: ARG002 - none write letters
        return {}

    def summary(self, state: Any, realm: str) -> Report:
        """Blocks of lines about what a realm knows of itself."""
        raise NotImplementedError

    # ---- the rest

    def act(self, turn: Turn, act: Act) -> None:
        """Only a letter; a game may know more."""
        realms = act.args.get("realms")
        if act.kind != "letter" or not isinstance(realms, list) or not set(realms) <= set(turn.state.realms):
            raise refuse("", "core-refused-act", kind=act.kind)
        turn.tell(realms, "core-letter-of-game-master", words=str(act.args.get("words", "")))

    def read_setup(self, data: bytes) -> Any:
        return decode(data, self.setup_type)

    def random_setup(self, rng: Random) -> Any:  # noqa: ARG002 - a game may have several
        return self.setup_type()

    def sample_outcome(self, waiting: Waiting, rng: Random) -> Any:
        raise NotImplementedError

    def wild_paper(self, state: Any, realm: str, rng: Random) -> str:  # noqa: ARG002 - of a game without figures
        """Words of the notation in any order, with numbers that nobody has."""
        numbers = ("", "0", "7", "999", "1000", "-3")
        words = [f"{rng.choice(list(self.notation))} {rng.choice(numbers)}".strip() for _ in range(rng.randint(0, 6))]
        return "\n".join(words)

    def wild_acts(self, state: Any, rng: Random) -> list[Act]:  # noqa: ARG002 - a game may have a busy game master
        return []

    def secrets(self, phase: Phase, realm: str) -> list[Callable[[Phase], None]]:  # noqa: ARG002 - one without secrets
        return []

    def unknown(self, phase: Phase, realm: str) -> list[Callable[[Phase], None]]:
        return self.secrets(phase, realm)

    def flaws(self, state: Any) -> list[str]:  # noqa: ARG002 - a game should know some
        return []

    def step_flaws(self, before: Any, turn: Turn) -> list[str]:  # noqa: ARG002 - a game may know some
        return []

    def paper_flaws(self, state: Any, text: str) -> list[str]:  # noqa: ARG002 - it writes no papers
        return []


def told_line(key: str, *rules: str, **args: Any) -> dict[str, Any]:
    """One line of a report."""
    return {"key": key, "rules": list(rules), "args": args}


def _line(told: Told) -> dict[str, Any]:
    return told_line(told.key, *told.rules, **told.args)


def _refused(told: Told) -> Problem:
    return Problem(told.args.get("line", 1), 1, told.rules[0] if told.rules else "", Text(told.key, told.args))
