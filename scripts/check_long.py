"""./check long [NAME …] [--write] [--part N]: what takes hours: kills, fuzz, hostile input, mutants, games, worlds.

Prints a table with date and commit; --write puts its rows into docs/reliability.md and leaves those of other names.
--part 20 does a twentieth of it; `./check long soak mutants` only what begins so.
"""
from __future__ import annotations

import argparse
import os
import re
import resource
import subprocess
import sys
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from walstatt.core.kits import MATCH, WORLD, kits
from walstatt.core.texts import default_language
from walstatt.games.shelf import playable, worlds

ROOT = Path(__file__).resolve().parents[1]
BIN = ROOT / ".venv" / "bin"
TARGET = ROOT / "docs" / "reliability.md"
BEGIN, END = "<!-- ./check long writes from here -->", "<!-- to here -->"
PLAYED_OUT = re.compile(r"\b(playOut|enough)\(")
"""Browser tests that stop in the middle of a game unless whole games are wanted."""
MANY = {MATCH: 2000, WORLD: 200}
"""Random games of each game."""
NOTICED = 80
"""Percent of breaks that nobody has looked for before, which cases must notice."""
KILLS, EXAMPLES, MUTANTS, WORLDS, ROUNDS = 200, 200, 200, 500, 50
LASTING = 24
"""Great rounds."""
SERVERS_OF_WORLDS = 50
"""Killed on each kind of database: each has to start the processes that evaluate first."""


class Task(NamedTuple):
    name: str
    amount: str
    command: list[str]
    environment: Mapping[str, str] = {}


class Outcome(NamedTuple):
    task: Task
    passed: bool
    seconds: float
    """Of processor time, with all that it has started."""
    told: str


def last_line(said: str) -> str:
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    return lines[-1] if lines else ""


def tasks(part: int, seed: int) -> list[Task]:
    def share(number: int) -> int:
        return max(1, number // part)

    pytest = [str(BIN / "pytest"), "-q", "-n", "2"]
    walstatt = str(BIN / "walstatt")
    kills, examples = str(share(KILLS)), str(share(EXAMPLES))
    found = [
        Task("kill -9", f"{kills} kills of each kind",
             [*pytest, "tests/server/test_crashes.py", "tests/desk/test_kills.py", "tests/cli/test_kalevala_kills.py"],
             {"WALSTATT_KILLS": kills}),
        Task("kill -9 of servers with worlds", f"{share(SERVERS_OF_WORLDS)} kills on each database",
             [*pytest, "tests/server/test_world_kills.py"], {"WALSTATT_KILLS": str(share(SERVERS_OF_WORLDS))}),
        Task("fuzz", f"{examples} examples of each operation", [*pytest, "tests/server/test_openapi.py"],
             {"WALSTATT_EXAMPLES": examples}),
        Task("hostile input", "all", [*pytest, "tests/server/test_hostile.py", "tests/server/test_fuzz.py"]),
    ]
    rounds = str(share(ROUNDS))
    found.append(Task("secrets of worlds", f"{rounds} great rounds", [*pytest, "tests/server/test_world_secrets.py"],
                      {"WALSTATT_SECRET_ROUNDS": rounds}))
    specs = sorted((ROOT / "tests" / "browser").glob("*.spec.ts"))
    played = [one.name for one in specs if PLAYED_OUT.search(one.read_text("utf-8"))]
    in_browser = [str(ROOT / "scripts" / "web_test.sh"), *played]
    whole = {"WALSTATT_WHOLE_GAMES": "yes"}
    found.append(Task("whole games in the browser", f"{len(played)} files", in_browser, whole))
    games = [kit for kit in kits() if kit.key in (*playable(), *worlds())]
    for kit in games:
        many = share(MANY[kit.kind])
        found.append(Task(f"soak {kit.key}", f"{many} games from seed {seed}",
                          [walstatt, "soak", kit.key, "--games", str(many), "--seed", str(seed)]))
    many = share(WORLDS)
    example = ["--add-game", str(ROOT / "examples" / "taeler")]
    found.append(Task("soak taeler", f"{many} worlds from seed {seed}",
                      [walstatt, *example, "soak", "taeler", "--games", str(many), "--seed", str(seed)]))
    rounds = str(share(LASTING))
    found += [
        Task(f"lasting world, {battles} battles", f"40 realms over {rounds} great rounds", [
            str(BIN / "python"), "scripts/lasting_world.py", "--rounds", rounds, "--battles", battles,
            "--seed", str(seed),
        ])
        for battles in ("fought", "quick")
    ]
    for kit in games:
        if kit.cases:
            many = share(MUTANTS)
            found.append(Task(f"mutants {kit.key}", f"{many} breaks, seed {seed}", [
                str(BIN / "python"), "scripts/mutants.py", kit.key, "--count", str(many), "--seed", str(seed),
                "--least", str(NOTICED),
            ]))
    return found


def carry_out(task: Task) -> Outcome:
    before = _spent()
    done = subprocess.run(
        task.command, cwd=ROOT, env={**os.environ, **task.environment}, stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False,
    )
    if done.returncode:
        print(done.stdout)
    return Outcome(task, done.returncode == 0, _spent() - before, last_line(done.stdout))


def _spent() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


# ---- the table

HEAD = (
    "Seconds are processor time.", "",
    "| what | how much | result | its last words | time | measured |", "| --- | --- | --- | --- | --- | --- |",
)


def rows(outcomes: list[Outcome], commit: str, day: str) -> list[str]:
    return [
        f"| {one.task.name} | {one.task.amount} | {'passed' if one.passed else 'failed'} | {cell(one.told)} | "
        f"{one.seconds:.0f} s | {day}, {commit} |"
        for one in outcomes
    ]


def cell(words: str) -> str:
    """Times by the clock say nothing about the program."""
    return re.sub(r"\s*in [\d.]+s.*$", "", words).replace("|", "\\|")


def written(document: str, newest: list[str]) -> str:
    """The document with these rows between the two marks, and those of other names that stood there."""
    begin, end = document.index(BEGIN) + len(BEGIN), document.index(END)
    stood = [line for line in document[begin:end].splitlines() if line.startswith("| ") and line not in HEAD]
    known = {_name(row): row for row in (*stood, *newest)}
    return "\n".join([document[:begin], *HEAD, *known.values(), document[end:]])


def _name(row: str) -> str:
    return row.split("|")[1].strip()


def commit_now() -> str:
    def git(*command: str) -> str:
        return subprocess.run(["git", *command], cwd=ROOT, capture_output=True, text=True, check=False).stdout.strip()

    changed = " with changes" if git("status", "--porcelain") else ""
    return f"{git('rev-parse', '--short', 'HEAD')}{changed}"


def say(german: str, english: str) -> str:
    return german if default_language() == "de" else english


def main() -> int:
    parser = argparse.ArgumentParser(prog="check long", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=say(
        "nur, was so beginnt: soak mutants", "only what begins so: soak mutants"))
    parser.add_argument("--write", action="store_true", help=say(
        "die Tabelle in docs/reliability.md schreiben", "write the table into docs/reliability.md"))
    parser.add_argument("--part", type=int, default=1, metavar="N", help=say(
        "nur den N-ten Teil davon", "only the Nth part of it"))
    parser.add_argument("--seed", type=int, default=1, metavar="S", help=say("welche Spiele", "which games"))
    given = parser.parse_args()
    if given.part < 1:
        parser.error(say("--part ist mindestens 1", "--part is at least 1"))
    everything = tasks(given.part, given.seed)
    chosen = [task for task in everything if not given.names or task.name.startswith(tuple(given.names))]
    if not chosen:
        names = ", ".join(task.name for task in everything)
        parser.error(say(f"so beginnt nichts; es gibt {names}", f"nothing begins so; there are {names}"))
    commit, day = commit_now(), datetime.now(UTC).date().isoformat()
    outcomes = []
    for task in chosen:
        print(f"== {task.name}: {task.amount}", flush=True)
        outcomes.append(carry_out(task))
        print(f"-- {task.name} {'passed' if outcomes[-1].passed else 'failed'}: {outcomes[-1].told}\n", flush=True)
        if given.write:  # at once: a run of hours may be ended before its last row
            newest = rows(outcomes[-1:], commit, day)
            TARGET.write_text(written(TARGET.read_text("utf-8"), newest), "utf-8")
    print("\n".join([*HEAD, *rows(outcomes, commit, day)]))
    return int(not all(one.passed for one in outcomes))


if __name__ == "__main__":
    sys.exit(main())
