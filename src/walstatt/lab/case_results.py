"""Results of rule cases, remembered for as long as neither the program nor the file of a case has changed."""
from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path

import msgspec

from walstatt.core.typed_data import decode
from walstatt.lab.cases import CaseResult, run_file
from walstatt.lab.citations import PACKAGE
from walstatt.lab.coverage import case_folder
from walstatt.lab.forks import run_in_forks

FEW = 8
"""So few files are not worth processes of their own."""
SOURCES = (".py", ".toml", ".ftl")
ELSEWHERE = ("cli", "server", "store", "desk", "paper", "web_dist")
"""What no case rests on."""


class _Kept(msgspec.Struct):
    """How the cases of one file went, and what the file was then."""

    digest: str
    results: list[tuple[str, tuple[str, ...], bool, str]]


class _Memory(msgspec.Struct):
    program: str
    files: dict[str, _Kept]


def files_in(paths: Iterable[Path]) -> list[Path]:
    """Files as they are, folders with all case files in them."""
    return [file for path in paths for file in (sorted(path.rglob("*.yaml")) if path.is_dir() else [path])]


def run_anew(files: Sequence[Path], jobs: int | None = None, memory: Path | None = None) -> list[CaseResult]:
    """Run the cases of these files, whatever is remembered, and remember how they went."""
    found = _run(files, jobs)
    _remember(memory or memory_file(), found)
    return [result for file in files for result in found[file]]


def run_changed(files: Sequence[Path], jobs: int | None = None, memory: Path | None = None) -> list[CaseResult]:
    """What is remembered of these files; only those are run of which nothing is, or that have changed."""
    kept = _recall(memory or memory_file())
    known = {file: _results(file, kept.files[name]) for file in files if (name := _still_right(file, kept))}
    found = _run([file for file in files if file not in known], jobs)
    _remember(memory or memory_file(), found)
    return [result for file in files for result in (known.get(file) or found[file])]


def _run(files: Sequence[Path], jobs: int | None) -> dict[Path, list[CaseResult]]:
    most = min(jobs or os.cpu_count() or 1, len(files) // FEW)
    if most < 2:
        return {file: run_file(file) for file in files}
    # Many small shares: files take differently long.
    shares = [files[first :: most * FEW] for first in range(most * FEW)]
    found: dict[Path, list[CaseResult]] = {}
    for ended in run_in_forks([partial(_run_some, share) for share in shares if share], most):
        if ended.result is None:
            raise RuntimeError(f"the cases could not be run: exit code {ended.code}")
        found.update(ended.result)
    return found


def _run_some(files: Sequence[Path]) -> dict[Path, list[CaseResult]]:
    return {file: run_file(file) for file in files}


# ---- the memory


def memory_file() -> Path | None:
    """In the checkout, outside of what is published; None for a package that is installed elsewhere."""
    folder = case_folder()
    return folder.parents[1] / "build" / "case_results.json" if folder else None


def program_digest(package: Path = PACKAGE) -> str:
    """Changes with everything that cases rest on."""
    digest = hashlib.sha256(sys.version.encode())
    for path in sorted(package.rglob("*")):
        place = path.relative_to(package)
        if path.suffix in SOURCES and place.parts[0] not in ELSEWHERE:
            digest.update(f"{place.as_posix()}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def _recall(memory: Path | None) -> _Memory:
    program = program_digest()
    try:
        kept = decode(memory.read_bytes(), _Memory) if memory else None
    except (OSError, msgspec.DecodeError):
        kept = None
    return kept if kept and kept.program == program else _Memory(program, {})


def _remember(memory: Path | None, found: dict[Path, list[CaseResult]]) -> None:
    if memory is None or not found:
        return
    kept = _recall(memory)
    for file, results in found.items():
        told = [(one.title, one.rules, one.passed, one.message) for one in results]
        if file.is_file():
            kept.files[str(file.resolve())] = _Kept(_digest(file), told)
    memory.parent.mkdir(parents=True, exist_ok=True)
    # Whoever reads meanwhile finds the old one or the new one.
    fresh = memory.with_suffix(f".{os.getpid()}")
    fresh.write_bytes(msgspec.json.encode(kept))
    fresh.replace(memory)


def _still_right(file: Path, kept: _Memory) -> str:
    """The name under which the results of a file are remembered, if they still stand."""
    name = str(file.resolve())
    return name if name in kept.files and file.is_file() and kept.files[name].digest == _digest(file) else ""


def _results(file: Path, kept: _Kept) -> list[CaseResult]:
    return [CaseResult(file, *one) for one in kept.results]


def _digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()
