"""Break the rules of a game at random and say what no case notices: ./check mutants GAME [--count N --seed S]"""
from __future__ import annotations

import argparse
import sys
from collections import Counter
from functools import partial
from pathlib import Path
from time import perf_counter

from walstatt.core.catalogue import load as load_catalogue
from walstatt.core.kits import own_kits
from walstatt.lab import cases as rule_cases
from walstatt.lab.case_yaml import documents, plain
from walstatt.lab.mutants import Mutant, Verdict, at_places, choose, judge, read_explained
from walstatt.lab.mutations import Subject
from walstatt.lab.touched import Case, trace_again

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "walstatt"
GAMES = [key for key, kit in own_kits().items() if kit.cases and not kit.between]


def main() -> int:
    parser = argparse.ArgumentParser(prog="check mutants", description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--count", type=int, default=100, help="how many rules are broken (100)")
    parser.add_argument("--seed", type=int, default=1, help="which ones (1)")
    parser.add_argument(
        "--file", action="append", default=[], help="only in this file or folder of the game, for instance walking.py"
    )
    parser.add_argument("--only", default="", help="of these only those at a line or in a function: walking.py:120,…")
    parser.add_argument("--jobs", type=int, default=2, help="processes at once (2)")
    parser.add_argument("--least", type=int, default=100, help="fail if fewer percent are noticed or explained (100)")
    parser.add_argument("--killed", action="store_true", help="tell the killed ones too, with the case that noticed")
    given = parser.parse_args()
    began = perf_counter()
    load_catalogue(given.game)  # once, not in every process
    cases = read_cases(given.game)
    subject = Subject(f"walstatt.games.{given.game}", PACKAGE / "games" / given.game)
    explained = read_explained(ROOT / "tests" / "mutants" / f"{given.game}.toml")
    chosen = choose(subject, given.count, given.seed, *given.file)
    if given.only:
        chosen = at_places(chosen, given.only.split(","))
    memory = ROOT / "build" / "mutants" / f"{given.game}_lines.json"
    touched = trace_again(memory, subject, cases, {one.file for one in chosen}, given.jobs)
    found = []
    for mutant in judge(subject, chosen, cases, touched, explained, given.jobs):
        found.append(mutant)
        if given.killed or mutant.verdict in (Verdict.SURVIVED, Verdict.UNTOUCHED):
            tell(given.game, mutant)
    failing = failing_unbroken(cases, found)
    if failing:
        print(*failing, "These cases fail before anything is broken.", sep="\n")
        return 2
    print(summary(given.game, given.seed, found, perf_counter() - began))
    return int(100 * missed(found) > (100 - given.least) * len(found))


def missed(found: list[Mutant]) -> int:
    return sum(one.verdict in (Verdict.SURVIVED, Verdict.UNTOUCHED) for one in found)


def read_cases(game: str) -> list[Case]:
    found = []
    for path in sorted((ROOT / "tests" / "cases" / game).rglob("*.yaml")):
        name = path.relative_to(ROOT).as_posix()
        for number, document in enumerate(documents(path.read_text("utf-8"), trusted=True), 1):
            title = f"{name}: {document['title']}" if "title" in document else f"{name}: case {number}"
            found.append(Case(title, repr(plain(document)), partial(run, path, document)))
    return found


def run(path: Path, document: object) -> str:
    result = rule_cases.run_document(path, document, 0)
    return "" if result.passed else result.message or "failed"


def failing_unbroken(cases: list[Case], found: list[Mutant]) -> list[str]:
    """A case that fails anyhow has noticed nothing."""
    killers = {one.killer for one in found}
    problems = {case.name: case.run() for case in cases if case.name in killers}
    return [f"{name}: {problem}" for name, problem in problems.items() if problem]


def tell(game: str, mutant: Mutant) -> None:
    mutation = mutant.mutation
    place = f"src/walstatt/games/{game}/{mutation.file}:{mutation.line}"
    touching = "no case touches it" if not mutant.cases else f"{mutant.cases} cases touch it"
    print(f"{mutant.verdict}: {place} in {mutation.function or 'the module'}, {mutation.kind}; {touching}")
    print(f"  - {mutation.before}\n  + {mutation.after}")
    if mutant.killer:
        print(f"  {mutant.killer}: {mutant.problem}")
    sys.stdout.flush()


def summary(game: str, seed: int, found: list[Mutant], seconds: float) -> str:
    counts = Counter(one.verdict for one in found)
    told = ", ".join(f"{counts[verdict]} {verdict}" for verdict in Verdict)
    return f"{len(found)} mutants of {game}, seed {seed}: {told}; {seconds:.0f} s"


if __name__ == "__main__":
    sys.exit(main())
