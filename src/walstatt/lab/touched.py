"""Which lines of a package each case touches."""
from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from time import process_time
from types import FrameType
from typing import Any

import msgspec

from walstatt.core.typed_data import decode
from walstatt.lab.forks import run_in_forks
from walstatt.lab.mutations import Subject
from walstatt.lab.workers import collect_seldom

WARMING_UP = 20
"""Cases that are run before the watch begins: modules are imported and rosters are read."""


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
    memory: Path, sources: Iterable[Path], subject: Subject, cases: Sequence[Case], processes: int = 2
) -> list[Touched]:
    """The same, but only for cases that are not in the memory of the last time with the same sources."""
    digest = hashlib.sha256(b"\0".join(path.read_bytes() for path in sorted(sources))).hexdigest()
    known = _Memory(digest, {})
    if memory.exists():
        remembered = decode(memory.read_bytes(), _Memory)
        known = remembered if remembered.digest == digest else known
    new = [case for case in cases if case.text not in known.touched]
    known.touched.update(zip([case.text for case in new], trace(subject, new, processes), strict=True))
    found = {case.text: known.touched[case.text] for case in cases}
    memory.parent.mkdir(parents=True, exist_ok=True)
    memory.write_bytes(msgspec.json.encode(_Memory(digest, found)))
    return [found[case.text] for case in cases]


class _Memory(msgspec.Struct):
    digest: str
    touched: dict[str, Touched]


def _trace_some(subject: Subject, cases: Sequence[Case], numbers: Sequence[int]) -> dict[int, Touched]:
    collect_seldom()
    for number in numbers[:WARMING_UP]:
        cases[number].run()
    found = {}
    for number in numbers:
        _forget(subject)
        found[number] = _trace_one(subject.folder, cases[number])
    return found


def _forget(subject: Subject) -> None:
    """A rule that remembers what it answered to the case before would seem untouched."""
    for file in subject.files():
        module = sys.modules.get(subject.module(file))
        for one in vars(module).values() if module else ():
            if hasattr(one, "cache_clear"):
                one.cache_clear()


def _trace_one(folder: Path, case: Case) -> Touched:
    lines: dict[str, set[int]] = {}
    watchers: dict[str, Callable[[FrameType, str, Any], Any] | None] = {}

    def watcher(file: str) -> Callable[[FrameType, str, Any], Any] | None:
        path = Path(file)
        if not path.is_relative_to(folder):
            return None
        seen = lines.setdefault(path.relative_to(folder).as_posix(), set())

        def on_line(frame: FrameType, _event: str, _argument: Any) -> Any:
            seen.add(frame.f_lineno)
            return on_line

        return on_line

    def on_call(frame: FrameType, _event: str, _argument: Any) -> Any:
        file = frame.f_code.co_filename
        if file not in watchers:
            watchers[file] = watcher(file)
        return watchers[file]

    began = process_time()
    sys.settrace(on_call)
    problem = case.run()
    sys.settrace(None)
    return Touched(lines, process_time() - began, problem)
