"""./check fast: what belongs to the files touched since main, in less than four minutes.

Whatever is left out is named. The whole ./check is what counts before a change is merged.
"""
from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from walstatt.core.texts import default_language
from walstatt.games.shelf import playable, worlds

ROOT = Path(__file__).resolve().parents[1]
BIN = Path(".venv/bin")
SECONDS = 225.0
"""For all steps together."""
PACKAGE = "src/walstatt/"
GAMES = (*playable(), *worlds())
UNDER_ALL_GAMES = ("core", "table", "games", "lab", "odds")
"""Whoever touches these touches every game."""
LONG = ("tests/server/", "tests/desk/", "tests/store/")
"""Tests that start servers and databases: of these only the files that bear the name of what was touched."""
DATA = {
    f"{PACKAGE}data/text/": ("tests/core/test_messages.py", "tests/core/test_glossary.py"),
    f"{PACKAGE}data/rules/": ("tests/core/test_catalogue.py", "tests/core/test_glossary.py"),
    f"{PACKAGE}data/rosters/": ("tests/games/test_ready_armies.py",),
}
"""Data belongs to no package: these tests read it."""
MOST_SHOWN = 300


PYTEST = (str(BIN / "pytest"), "-q", "-n", "2", "--dist", "worksteal")


class Step(NamedTuple):
    name: str
    command: Sequence[str]


def touched(root: Path = ROOT) -> list[str]:
    """Files that differ from main, on this branch or not yet committed; new ones too."""
    base = _git(root, "merge-base", "HEAD", "main").strip() or "HEAD"
    found = _git(root, "diff", "--name-only", base) + _git(root, "ls-files", "--others", "--exclude-standard")
    return sorted({name for name in found.splitlines() if (root / name).is_file()})


def _git(root: Path, *command: str) -> str:
    done = subprocess.run(["git", *command], cwd=root, capture_output=True, text=True, check=False)
    return done.stdout if done.returncode == 0 else ""


def package_of(name: str) -> str:
    """`src/walstatt/games/GAME/duels.py` belongs to `games/GAME`, `src/walstatt/core/match.py` to `core`."""
    if not name.startswith(PACKAGE):
        return ""
    parts = name.removeprefix(PACKAGE).split("/")
    inside = 2 if parts[0] == "games" and len(parts) > 2 else 1
    return "/".join(parts[:inside]) if len(parts) > 1 else ""


def games_of(names: Iterable[str]) -> list[str]:
    """The games whose cases may go otherwise now."""
    found: set[str] = set()
    for name in names:
        package = package_of(name)
        if package in UNDER_ALL_GAMES:
            return list(GAMES)
        parts = name.split("/")
        for game in GAMES:
            of_data = name.startswith(f"{PACKAGE}data/") and Path(name).name.startswith(game)
            if package == f"games/{game}" or parts[:3] == ["tests", "cases", game] or of_data:
                found.add(game)
    return sorted(found)


def nearest_tests(names: Iterable[str], root: Path = ROOT) -> list[str]:
    """Touched tests themselves, those that bear the name of a touched file, and those that read touched data."""
    found: set[str] = set()
    for name in names:
        path = Path(name)
        if name.startswith("tests/") and path.name.startswith("test_") and path.suffix == ".py":
            found.add(name)
        if package := package_of(name):
            found |= _paths(root, f"tests/{package}/**/test_*{path.stem}*.py")
        found |= {test for place, tests in DATA.items() if name.startswith(place) for test in tests}
    return sorted(found)


def further_tests(names: Iterable[str], root: Path = ROOT) -> list[str]:
    """The folder of a touched package; of what all games share only the tests that are not those of one game."""
    found: set[str] = set()
    for package in filter(None, map(package_of, names)):
        folder = f"tests/{package}"
        if package == "games":
            found |= _paths(root, f"{folder}/test_*.py")
        elif (root / folder).is_dir() and not f"{folder}/".startswith(LONG):
            found.add(folder)
    return sorted(found)


def _paths(root: Path, pattern: str) -> set[str]:
    return {str(path.relative_to(root)) for path in root.glob(pattern)}


def belonging_specs(names: Iterable[str], root: Path = ROOT) -> list[str]:
    """Touched browser tests, and those that bear the name of a touched folder of the client, or of its file."""
    found: set[str] = set()
    for name in names:
        path = Path(name)
        if name.startswith("tests/browser/") and name.endswith(".spec.ts"):
            found.add(path.name)
        if name.startswith("web/src/"):
            known = (f"{one.lower()}.spec.ts" for one in (path.parent.name, path.stem))
            found |= {spec for spec in known if (root / "tests/browser" / spec).is_file()}
    return sorted(found)


def steps(names: Sequence[str], root: Path = ROOT) -> list[Step]:
    """The quick ones first: what stops early has told the most."""
    python = [name for name in names if name.endswith(".py")]
    typed = [name for name in python if name.startswith((PACKAGE, "tests/", "scripts/", "examples/"))]
    found = [Step("hygiene", [str(BIN / "python"), "scripts/hygiene.py"])]
    if python:
        found.append(Step("lint", [str(BIN / "ruff"), "check", *python]))
    if any(name.startswith(PACKAGE) for name in python):
        found.append(Step("imports", [str(BIN / "lint-imports")]))
        found.append(Step("client types", [str(BIN / "python"), "scripts/client_types.py", "--check"]))
    if typed:
        found.append(Step("types", [str(BIN / "mypy"), *typed]))
    if games := games_of(names):
        found.append(Step("cases", [str(BIN / "walstatt"), "case", *(f"tests/cases/{game}" for game in games)]))
    has_client = (root / "web/node_modules").is_dir()
    if has_client and any(name.startswith("web/src/") for name in names):
        found.append(Step("client", ["npm", "--silent", "--prefix", "web", "run", "check"]))
        found.append(Step("client logic", ["npm", "--silent", "--prefix", "web", "run", "test"]))
    nearest = nearest_tests(names, root)
    if nearest:
        found.append(Step("nearest tests", [*PYTEST, *nearest]))
    if has_client and (specs := belonging_specs(names, root)):
        found.append(Step("pages", ["scripts/web_build.sh"]))
        found.append(Step("browser", ["npm", "--silent", "--prefix", "web", "run", "browser", "--", *specs]))
    if further := further_tests(names, root):
        found.append(Step("further tests", [*PYTEST, *further, *(f"--ignore={one}" for one in nearest)]))
    return found


# ---- carrying it out


def say(german: str, english: str) -> None:
    print(german if default_language() == "de" else english, flush=True)


def run(step: Step, seconds: float) -> int | None:
    """The exit code, or None if there was not time enough: then it and what it has started is ended."""
    process = subprocess.Popen(step.command, cwd=ROOT, stdin=subprocess.DEVNULL, start_new_session=True)
    try:
        return process.wait(max(seconds, 0.1))
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGTERM)
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
        return None


def main() -> int:
    names = touched()
    say(f"{len(names)} Dateien sind seit main angefasst.", f"{len(names)} files were touched since main.")
    end, failed, left = time.monotonic() + SECONDS, [], []
    for step in steps(names):
        if time.monotonic() >= end:
            left.append(step.name)
            continue
        print(f"== {step.name}: {shown(step)}", flush=True)
        began = time.monotonic()
        code = run(step, end - began)
        print(f"-- {step.name} {'passed' if code == 0 else 'stopped' if code is None else 'failed'}, "
              f"{time.monotonic() - began:.0f} s\n", flush=True)
        if code is None:
            left.append(step.name)
        elif code:
            failed.append(step.name)
    if left:
        say(f"Nicht zu Ende geprüft, weil die Zeit um war: {', '.join(left)}. Das tut ./check {' '.join(known(left))}.",
            f"Not checked to the end, for the time was up: {', '.join(left)}. ./check {' '.join(known(left))} does.")
    if failed:
        say(f"Fehlgeschlagen: {', '.join(failed)}", f"Failed: {', '.join(failed)}")
    elif not left:
        say("Alles bestanden, was zum Angefassten gehört; vor dem Einreichen zählt ./check.",
            "All passed that belongs to what was touched; before a change is merged ./check counts.")
    return 1 if failed else 3 if left else 0


def shown(step: Step) -> str:
    """What is run, as far as a line holds it."""
    told = " ".join(part.removeprefix(f"{BIN}/") for part in step.command)
    return told if len(told) <= MOST_SHOWN else f"{told[:MOST_SHOWN]} …"


def known(names: Iterable[str]) -> list[str]:
    """The steps of ./check that do the same."""
    of_check = {
        "client types": "tests", "nearest tests": "tests", "further tests": "tests",
        "client": "browser", "client logic": "browser", "pages": "browser",
    }
    return list(dict.fromkeys(of_check.get(one, one) for one in names))


if __name__ == "__main__":
    sys.exit(main())
