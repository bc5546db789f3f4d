"""./check [STEP …]: every check, or the named ones, in lanes side by side.

Tests wait a good part of their time (for servers, for pages), so three lanes, with two tests at once in one and two
browsers in another, fill two cores. What a step says is printed when it ends, in one piece.

A machine that is shared may be too slow for a test with a deadline. A few tests that fail are run once more when
everything else has ended; whether they pass only then is told.
"""
from __future__ import annotations

import json
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
TEST_CACHE = "build/tests"
PYTEST = [".venv/bin/pytest", "-q", "-p", "no:schemathesis", "-o", f"cache_dir={TEST_CACHE}", f"--ignore={DESCRIPTION}"]
COMMANDS: dict[str, Sequence[str]] = {
    "lint": [".venv/bin/ruff", "check", "."],
    "types": [".venv/bin/mypy"],
    "imports": [".venv/bin/lint-imports"],
    "tests": [*PYTEST, "-n", "2", "--dist", "worksteal", "--durations", "25", "tests"],
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


class Again(NamedTuple):
    """How to run only what failed in a step, and the file in which its runner lists that."""

    command: Sequence[str]
    failed: str
    key: str | None = None


AGAIN = {
    "tests": Again([*PYTEST, "--last-failed", "--last-failed-no-failures", "none", "tests"],
                   f"{TEST_CACHE}/v/cache/lastfailed"),
    "browser": Again(["scripts/web_test.sh", "--last-failed"], "web/test-results/.last-run.json", "failedTests"),
}
FEW = 5
"""More failures than these are no accident."""


class Outcome(NamedTuple):
    step: str
    passed: bool
    seconds: float
    processor: float
    """Seconds of all that the step has started."""


def say(german: str, english: str) -> str:
    return german if default_language() == "de" else english


def carry_out(step: str, printing: Lock, command: Sequence[str] | None = None) -> Outcome:
    with printing:
        print(f"== {step}", flush=True)
    with tempfile.TemporaryFile() as said:
        began = time.monotonic()
        process = subprocess.Popen(
            command or COMMANDS[step], cwd=ROOT, stdin=subprocess.DEVNULL, stdout=said, stderr=said,
        )
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


def failures(step: str) -> list[str]:
    """The tests that failed in it, as its runner has noted them."""
    try:
        noted = json.loads((ROOT / AGAIN[step].failed).read_text("utf-8"))
    except (KeyError, OSError, ValueError):
        return []
    key = AGAIN[step].key
    return list(noted if key is None else noted.get(key, ()))


def second_try(outcome: Outcome, printing: Lock) -> Outcome:
    """The outcome, or that of its few failures run by themselves."""
    tests = failures(outcome.step)
    if outcome.passed or not 0 < len(tests) <= FEW:
        return outcome
    print(say(f"Noch einmal, ohne etwas daneben: {len(tests)} aus {outcome.step}",
              f"Once more, with nothing beside: {len(tests)} of {outcome.step}"), flush=True)
    again = carry_out(outcome.step, printing, AGAIN[outcome.step].command)
    if again.passed:
        print(say(f"unzuverlässig: {len(tests)} aus {outcome.step}, oben genannt",
                  f"flaky: {len(tests)} of {outcome.step}, named above"))
    return again._replace(processor=outcome.processor + again.processor)


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
    outcomes = [second_try(outcome, printing) for lane in walked for outcome in lane]
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
