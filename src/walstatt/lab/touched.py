"""Which lines of a package each case touches."""
from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from time import process_time
from types import CodeType, FrameType
from typing import Any

import msgspec

from walstatt.core.typed_data import decode
from walstatt.lab.forks import run_in_forks
from walstatt.lab.mutations import Subject
from walstatt.lab.workers import collect_seldom

WARMING_UP = 20
"""Cases that are run before the watch begins: modules are imported and rosters are read."""
AT_ONCE = 400
"""So many are traced before they are put into the memory."""
Watcher = Callable[[FrameType, str, Any], Any]


@dataclass(frozen=True, slots=True)
class Case:
    """Something that can be run and says what went wrong; nothing means that it passed. The text is all it rests on."""

    name: str
    text: str
    run: Callable[[], str]


class Touched(msgspec.Struct, frozen=True):
    """What one case touches: lines for each file, the processor time, and what went wrong."""

    lines: dict[str, set[int]]
    seconds: float
    problem: str = ""
    digests: dict[str, str] = {}
    """Of the files that it ran, as they were then."""

    def is_true_of(self, files: Mapping[str, str]) -> bool:
        return all(files.get(file, digest) == digest for file, digest in self.digests.items())


def trace(subject: Subject, cases: Sequence[Case], processes: int = 2) -> list[Touched]:
    """Run the cases and watch."""
    shares = [range(first, len(cases), processes) for first in range(processes)]
    found: dict[int, Touched] = {}
    for ended in run_in_forks([partial(_trace_some, subject, cases, share) for share in shares], processes):
        if ended.result is None:
            raise RuntimeError(f"the cases could not be run: exit code {ended.code}")
        found.update(ended.result)
    return [found[number] for number in range(len(cases))]


def trace_again(
    memory: Path, subject: Subject, cases: Sequence[Case], files: Collection[str], processes: int = 2
) -> list[Touched]:
    """The same for what is asked about these files; cases are remembered until one of them that they run changes.

    What changes elsewhere may lead a case along other lines. Then a mutant may survive that would be noticed after the
    memory is thrown away; none is killed wrongly.
    """
    known = decode(memory.read_bytes(), dict[str, Touched]) if memory.exists() else {}
    known = {case.text: known[case.text] for case in cases if case.text in known}
    digests = {file.as_posix(): _digest(subject.folder / file) for file in subject.files()}
    asked = {file: digest for file, digest in digests.items() if file in files}
    due = [case for case in cases if case.text not in known or not known[case.text].is_true_of(asked)]
    memory.parent.mkdir(parents=True, exist_ok=True)
    for some in (due[first : first + AT_ONCE] for first in range(0, len(due), AT_ONCE)):
        for case, one in zip(some, trace(subject, some, processes), strict=True):
            ran = {file: digests[file] for file in one.lines if file in digests}
            known[case.text] = msgspec.structs.replace(one, digests=ran)
        memory.write_bytes(msgspec.json.encode(known))  # so that a run that is ended goes on from here
    return [known[case.text] for case in cases]


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16]


def _trace_some(subject: Subject, cases: Sequence[Case], numbers: Sequence[int]) -> dict[int, Touched]:
    collect_seldom()
    warm_up([cases[number] for number in numbers])
    found = {}
    for number in numbers:
        forget(subject)
        found[number] = _trace_one(subject.folder, cases[number])
    return found


def warm_up(cases: Sequence[Case]) -> None:
    for case in cases[:WARMING_UP]:
        case.run()


def forget(subject: Subject) -> None:
    """A rule that remembers what it answered to the case before would seem untouched.

    A table that is made once, at its first use, stays: its mutations are tried with every case, as those of an import.
    """
    for name in [one for one in sys.modules if one.startswith(subject.package)]:
        for one in vars(sys.modules[name]).values():
            if hasattr(one, "cache_clear") and one.__wrapped__.__code__.co_argcount:
                one.cache_clear()


def _trace_one(folder: Path, case: Case) -> Touched:
    lines: dict[str, set[int]] = {}
    watchers: dict[CodeType, Watcher | None] = {}

    def watcher(code: CodeType) -> Watcher | None:
        path = Path(code.co_filename)
        if not path.is_relative_to(folder):
            return None
        seen = lines.setdefault(path.relative_to(folder).as_posix(), set())
        unseen = {line for _, _, line in code.co_lines() if line} - {code.co_firstlineno}

        def on_line(frame: FrameType, _event: str, _argument: Any) -> Any:
            seen.add(frame.f_lineno)
            unseen.discard(frame.f_lineno)
            if unseen:
                return on_line
            watchers[code] = None
            return None

        return on_line

    def on_call(frame: FrameType, _event: str, _argument: Any) -> Any:
        code = frame.f_code
        if code not in watchers:
            watchers[code] = watcher(code)
        return watchers[code]

    began = process_time()
    sys.settrace(on_call)
    problem = case.run()
    sys.settrace(None)
    return Touched(lines, process_time() - began, problem)
