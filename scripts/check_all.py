"""./check [STEP …]: every check, or the named ones, in lanes side by side.

Tests wait a good part of their time (for servers, for pages), so three lanes, with two tests at once in one and two
browsers in another, fill two cores. What a step says is printed when it ends, in one piece.
"""
from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Lock
from typing import NamedTuple

from walstatt.core.texts import default_language

ROOT = Path(__file__).resolve().parents[1]
WALSTATT = ".venv/bin/walstatt"
EXAMPLE = ["--add-game", "examples/taeler"]
DESCRIPTION = "tests/server/test_openapi.py"
"""Its tests are slow to collect, which each of several processes would do."""
COMMANDS: dict[str, Sequence[str]] = {
    "lint": [".venv/bin/ruff", "check", "."],
    "types": [".venv/bin/mypy"],
    "imports": [".venv/bin/lint-imports"],
    "tests": [
        ".venv/bin/pytest", "-q", "-n", "2", "--dist", "worksteal", "--durations", "25",
        "-p", "no:schemathesis", f"--ignore={DESCRIPTION}", "tests",
    ],
    "openapi": [".venv/bin/pytest", "-q", DESCRIPTION],
    "cases": [WALSTATT, "case", "tests/cases"],
    "tapes": [WALSTATT, "tapes"],
    "coverage": [WALSTATT, *EXAMPLE, "rules", "--coverage", "--missing", "--playable"],
    "soak": [WALSTATT, *EXAMPLE, "soak", "--seed", "1"],
    "browser": ["scripts/web_test.sh"],
    "hygiene": [".venv/bin/python", "scripts/hygiene.py"],
}
LANES = (
    ("tests",),
    ("browser",),
    ("lint", "types", "imports", "hygiene", "cases", "coverage", "tapes", "soak", "openapi"),
)
"""Coverage reads what the cases have left, so both are in one lane and in this order."""
NEED_PAGES = {"tests", "browser", "openapi"}


class Outcome(NamedTuple):
    step: str
    passed: bool
    seconds: float
    processor: float
    """Seconds of all that the step has started."""


def say(german: str, english: str) -> str:
    return german if default_language() == "de" else english


def carry_out(step: str, printing: Lock) -> Outcome:
    with printing:
        print(f"== {step}", flush=True)
    with tempfile.TemporaryFile() as said:
        began = time.monotonic()
        process = subprocess.Popen(COMMANDS[step], cwd=ROOT, stdin=subprocess.DEVNULL, stdout=said, stderr=said)
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        outcome = Outcome(step, not status, time.monotonic() - began, used.ru_utime + used.ru_stime)
        said.seek(0)
        with printing:
            sys.stdout.buffer.write(said.read())
            print(told(outcome), end="\n\n", flush=True)
    return outcome


def told(outcome: Outcome) -> str:
    result = "passed" if outcome.passed else "failed"
    return f"-- {outcome.step} {result}, {outcome.seconds:.0f} s, {outcome.processor:.0f} s of processor time"


def lanes(steps: Sequence[str]) -> list[list[str]]:
    chosen = ([step for step in lane if step in steps] for lane in LANES)
    return [lane for lane in chosen if lane]


def unknown(steps: Sequence[str]) -> str | None:
    return next((step for step in steps if step not in COMMANDS), None)


def main(steps: Sequence[str]) -> int:
    if (wrong := unknown(steps)) is not None:
        print(say(f"check: einen Schritt „{wrong}“ gibt es nicht, wohl aber: {', '.join(COMMANDS)}",
                  f"check: there is no step '{wrong}', but: {', '.join(COMMANDS)}"), file=sys.stderr)
        return 2
    if not steps:
        print(say("Alles: auf zwei Kernen etwa 15 Minuten. ./check fast prüft nur, was angefasst ist.",
                  "All of it: about 15 minutes on two cores. ./check fast checks only what was touched."), flush=True)
    steps = steps or list(COMMANDS)
    # Built beforehand: else the servers of one lane would read what the other is building.
    if NEED_PAGES & set(steps) and subprocess.run(["scripts/web_build.sh"], cwd=ROOT, check=False).returncode:
        return 1
    began, printing = time.monotonic(), Lock()
    with ThreadPoolExecutor(len(LANES)) as pool:
        walked = list(pool.map(lambda lane: [carry_out(step, printing) for step in lane], lanes(steps)))
    outcomes = [outcome for lane in walked for outcome in lane]
    failed = [outcome.step for outcome in outcomes if not outcome.passed]
    spent = sum(outcome.processor for outcome in outcomes)
    print(f"{time.monotonic() - began:.0f} s, {spent:.0f} s of processor time")
    if failed:
        print(f"{len(failed)} of {len(outcomes)} steps failed: {' '.join(failed)}")
        return 1
    print(f"{len(outcomes)} steps passed")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
