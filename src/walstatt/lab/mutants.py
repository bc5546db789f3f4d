"""Do the cases notice a broken rule? Each mutant is a game with one small change; the cases that touch it are run."""
from __future__ import annotations

import gc
import resource
import signal
import sys
import tomllib
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from importlib import import_module
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from random import Random
from types import CodeType
from typing import Any

from walstatt.lab.forks import Ended, run_in_forks
from walstatt.lab.mutations import Mutation, Subject
from walstatt.lab.touched import Case, Touched, forget, warm_up
from walstatt.lab.workers import collect_seldom

LEAST_SECONDS = 5.0
TIMES_SLOWER = 20.0
MOST_MEMORY = 4 * 2**30
NOT_BROKEN = 90
"""Exit code of a process in which the place to change was not found."""


class Verdict(StrEnum):
    KILLED = "killed"
    TIMED_OUT = "timed out"
    EXPLAINED = "explained"
    SURVIVED = "survived"
    UNTOUCHED = "untouched"


@dataclass(frozen=True, slots=True)
class Mutant:
    """A mutation and what became of it: how many cases touch it, which of them noticed, and what."""

    mutation: Mutation
    verdict: Verdict
    cases: int = 0
    killer: str = ""
    problem: str = ""


class _Broken(SourceFileLoader):
    """Loads a module as a mutation has left it."""

    def __init__(self, name: str, path: str, source: bytes) -> None:
        super().__init__(name, path)
        self.broken = source

    def get_code(self, fullname: str) -> CodeType:
        code: CodeType = compile(self.broken, self.get_filename(fullname), "exec", dont_inherit=True)
        return code


class _Finder:
    """Answers the import of one module; all others are found as usual."""

    def __init__(self, subject: Subject, mutation: Mutation) -> None:
        path = subject.folder / mutation.file
        self.name = subject.module(Path(mutation.file))
        self.loader = _Broken(self.name, str(path), mutation.apply(path.read_bytes()))

    def find_spec(self, name: str, _path: object = None, _target: object = None) -> ModuleSpec | None:
        if name != self.name:
            return None
        return spec_from_file_location(name, self.loader.path, loader=self.loader)


def choose(subject: Subject, count: int, seed: int, *within: str) -> list[Mutation]:
    """So many mutations at random, the same for the same code and seed; only of these files and folders if any."""
    found = [one for one in subject.mutations() if not within or _is_within(one.file, within)]
    eligible = sum(not one.idle for one in found)
    rng, drawn = Random(seed), dict[int, Mutation]()
    while len(drawn) < min(count, eligible):
        number = rng.randrange(len(found))
        if not found[number].idle:
            drawn[number] = found[number]
    return list(drawn.values())


def _is_within(file: str, within: Sequence[str]) -> bool:
    return any(file == one or file.startswith(f"{one}/") for one in within)


def at_places(chosen: Sequence[Mutation], places: Collection[str]) -> list[Mutation]:
    """Those at a line (`walking.py:120`) or in a function (`walking.py:_tolls`) that is named."""
    return [one for one in chosen if not {f"{one.file}:{one.line}", f"{one.file}:{one.function}"}.isdisjoint(places)]


def judge(
    subject: Subject, chosen: Sequence[Mutation], cases: Sequence[Case], touched: Sequence[Touched],
    explained: Mapping[tuple[str, str, str, str], str], processes: int = 2,
) -> Iterator[Mutant]:
    """What becomes of the mutations, as it turns out. What is explained is not tried."""
    if any(name == subject.package or name.startswith(f"{subject.package}.") for name in sys.modules):
        raise RuntimeError(f"{subject.package} is imported already and cannot be broken any more")
    tried: list[tuple[Mutation, list[int]]] = []
    for mutation in chosen:
        touching = _touching(mutation, touched)
        if mutation.key in explained:
            yield Mutant(mutation, Verdict.EXPLAINED, len(touching))
        elif not touching:
            yield Mutant(mutation, Verdict.UNTOUCHED)
        else:
            tried.append((mutation, touching))
    fresh = [one for one in tried if one[0].at_import]
    for ended in run_in_forks([_job(subject, *one, cases, touched, _import_broken) for one in fresh], processes):
        yield _mutant(*fresh[ended.job], ended)
    warm_up(cases)
    gc.collect()
    gc.freeze()
    patched = [one for one in tried if not one[0].at_import]
    for ended in run_in_forks([_job(subject, *one, cases, touched, _patch) for one in patched], processes):
        yield _mutant(*patched[ended.job], ended)


def _mutant(mutation: Mutation, touching: Sequence[int], ended: Ended) -> Mutant:
    if ended.code == NOT_BROKEN:
        raise RuntimeError(f"{mutation.file}: {mutation.function} is not found and cannot be broken")
    return Mutant(mutation, _verdict(ended), len(touching), *(ended.result or ()))


def _touching(mutation: Mutation, touched: Sequence[Touched]) -> list[int]:
    """The cases that run the broken statement, quick ones first. What an import does, every case relies on."""
    first, last = mutation.statement
    lines = set(range(first, last + 1))
    if not mutation.at_import:
        found = [number for number, one in enumerate(touched) if not lines.isdisjoint(one.lines.get(mutation.file, ()))]
        return sorted(found, key=lambda number: touched[number].seconds)
    return sorted(
        range(len(touched)), key=lambda number: (mutation.file not in touched[number].lines, touched[number].seconds)
    )


def _job(
    subject: Subject, mutation: Mutation, touching: Sequence[int], cases: Sequence[Case], touched: Sequence[Touched],
    break_it: Callable[[Subject, Mutation], None],
) -> Callable[[], tuple[str, str] | None]:
    timed = [(cases[number], max(LEAST_SECONDS, TIMES_SLOWER * touched[number].seconds)) for number in touching]
    return partial(_try, partial(break_it, subject, mutation), timed)


def _import_broken(subject: Subject, mutation: Mutation) -> None:
    """The package is not imported yet: whoever imports the module receives it broken."""
    sys.meta_path.insert(0, _Finder(subject, mutation))


def _patch(subject: Subject, mutation: Mutation) -> None:
    """The package is imported: the function goes on with the broken code, and what rules remember is forgotten."""
    path = subject.folder / mutation.file
    code = compile(mutation.apply(path.read_bytes()), str(path), "exec", dont_inherit=True)
    found: Any = import_module(subject.module(Path(mutation.file)))
    for name in mutation.function.split("."):
        found, code = _plain_function(vars(found)[name]), _code_within(code, name, mutation.line)
        if not isinstance(found, type):
            break
    found.__code__ = code
    forget(subject)


def _plain_function(found: Any) -> Any:
    for layer in ("__func__", "fget", "func", "__wrapped__"):
        found = getattr(found, layer, found)
    return found


def _code_within(code: CodeType, name: str, line: int) -> CodeType:
    """Of those of the name the last that begins before the line."""
    named = (one for one in code.co_consts if isinstance(one, CodeType) and one.co_name == name)
    return max((one for one in named if one.co_firstlineno <= line), key=lambda one: one.co_firstlineno)


def _try(break_it: Callable[[], None], timed: Sequence[tuple[Case, float]]) -> tuple[str, str] | None:
    """Run the cases on the broken code: the first that notices, and what. The timer ends the process."""
    collect_seldom()
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    try:
        break_it()
    except (LookupError, TypeError, ValueError):
        sys.exit(NOT_BROKEN)
    for case, seconds in timed:
        signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
        problem = case.run()
        if problem:
            return case.name, problem
    return None


def _verdict(ended: Ended) -> Verdict:
    if ended.code == -signal.SIGVTALRM:
        return Verdict.TIMED_OUT
    return Verdict.KILLED if ended.result or ended.code else Verdict.SURVIVED


def read_explained(path: Path) -> dict[tuple[str, str, str, str], str]:
    """The mutations that no case can notice, with the reason why."""
    if not path.exists():
        return {}
    entries = tomllib.loads(path.read_text("utf-8")).get("explained", [])
    return {(one["file"], one["function"], one["before"], one["after"]): one["reason"] for one in entries}
