"""`bench/before_after.py BASE`: is any game slower than at some commit, or a fork dearer?

The commit is laid out beside this one (`git worktree`), and both are measured in turn, each run in a process of its
own: random answers and forks of the four games, in processor time. The median of all runs counts. A ratio above 1
means that it takes longer now; it is called slower only if it is so by more than the runs differ among themselves.
"""
from __future__ import annotations

import argparse
import gc
import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
RUNS = 7
GAMES = {"aofs": 12, "ags": 6, "frostgrave": 5, "anima": 8}
"""How many random games of each are played in a run."""
LONGEST = 600
FORKED_GAMES, FORKED_EVERY, FORKS = 3, 7, 10
"""So many games, every so many answers, so often each time: a fork costs what its scene has seen so far."""
LEAST_NOISE = 0.02
Figures = dict[str, float]
"""By what was measured: microseconds for one answer, or one fork."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench/before_after.py", description="Compare speed with another commit.")
    parser.add_argument("base", help="a commit, a tag or a branch to compare with")
    parser.add_argument("--runs", type=int, default=RUNS, help=f"of each side; {RUNS} if not given")
    parser.add_argument("--games", nargs="*", default=list(GAMES), choices=list(GAMES), metavar="GAME")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        base = Path(folder) / "base"
        _git("worktree", "add", "--quiet", "--detach", str(base), given.base)
        try:
            before, after = _in_turn((base, ROOT), given.games, given.runs)
        finally:
            _git("worktree", "remove", "--force", str(base))
    return _tell(before, after)


def _git(*command: str) -> None:
    subprocess.run(["git", *command], cwd=ROOT, check=True)


def _in_turn(trees: tuple[Path, Path], games: list[str], runs: int) -> tuple[list[Figures], list[Figures]]:
    """Every second time the other side begins, so that neither profits from coming later."""
    found: dict[Path, list[Figures]] = {tree: [] for tree in trees}
    for number in range(runs):
        for tree in trees if number % 2 == 0 else trees[::-1]:
            print(f"… run {number + 1} of {runs}, {'now' if tree == ROOT else 'before'}", file=sys.stderr)
            found[tree].append(_measured_in(tree, games))
    return found[trees[0]], found[trees[1]]


def _measured_in(tree: Path, games: list[str]) -> Figures:
    environment = {**os.environ, "PYTHONPATH": str(tree / "src"), "PYTHONHASHSEED": "0", "WALSTATT_MEASURED": str(tree)}
    command = [sys.executable, __file__, *games]
    done = subprocess.run(command, cwd=tree, env=environment, check=True, stdout=subprocess.PIPE)
    figures: Figures = json.loads(done.stdout)
    return figures


def _tell(before: list[Figures], after: list[Figures]) -> int:
    """Prints both sides and their ratio; the exit code says whether anything is slower."""
    slower = 0
    print(f"{'':<22}{'before':>12}{'now':>12}{'ratio':>8}{'noise':>8}")
    for name in before[0]:
        sides = [sorted(run[name] for run in runs) for runs in (before, after)]
        old, new = (statistics.median(side) for side in sides)
        noise = max(LEAST_NOISE, *(_spread(side) for side in sides))
        worse = new / old > 1 + noise
        slower += worse
        print(f"{name:<22}{old:>9.1f} us{new:>9.1f} us{new / old:>8.3f}{noise:>8.3f}{'  SLOWER' if worse else ''}")
    return 1 if slower else 0


def _spread(side: list[float]) -> float:
    """Half of the distance between the quartiles, as a share of the median."""
    if len(side) < 2:
        return 0.0
    low, middle, high = statistics.quantiles(side, n=4, method="inclusive")
    return (high - low) / 2 / middle


# ---- one run of one side: it may be an older program, so it asks for as little as it can


def measure(games: list[str]) -> Figures:
    import walstatt

    tree = os.environ["WALSTATT_MEASURED"]
    assert str(walstatt.__file__).startswith(tree), f"{walstatt.__file__} is not of {tree}"
    figures: Figures = {}
    for key in games:
        _play(key, 1, 50)  # whatever is loaded or compiled once
        gc.collect()
        gc.freeze()
        figures[f"{key}: an answer"] = _play(key, GAMES[key], LONGEST)
        figures[f"{key}: a fork"] = _fork(key)
    return figures


def _play(key: str, games: int, longest: int) -> float:
    from walstatt.core.match import Match
    from walstatt.games.shelf import load_game

    game = load_game(key)
    setups = [game.random_setup(Random(seed)) for seed in range(games)]
    answers, begun = 0, process_time()
    for seed, setup in enumerate(setups):
        match, rng = Match(game, setup, record=False), Random(seed)
        while not match.over and len(match.tape) < longest:
            _answer(match, rng)
        answers += len(match.tape)
    return (process_time() - begun) / answers * 1e6


def _fork(key: str) -> float:
    from walstatt.core.match import Match
    from walstatt.games.shelf import load_game

    game, forks, seconds = load_game(key), 0, 0.0
    for seed in range(FORKED_GAMES):
        match, rng = Match(game, game.random_setup(Random(seed))), Random(seed)
        while not match.over and len(match.tape) < LONGEST:
            _answer(match, rng)
            if len(match.tape) % FORKED_EVERY == 0:
                begun = process_time()
                for _ in range(FORKS):
                    match.fork(record=False)
                seconds += process_time() - begun
                forks += FORKS
    return seconds / forks * 1e6


def _answer(match: Any, rng: Random) -> None:
    question = match.question
    if hasattr(question, "for_seat"):
        match.answer(question.sample(rng))
        return
    seat = next(iter(question.seats), None)
    part = question.part(seat) if type(question).__name__ == "Together" else question
    match.answer(part.sample(rng), seat)


if __name__ == "__main__":
    if "WALSTATT_MEASURED" in os.environ:
        print(json.dumps(measure(sys.argv[1:])))
        sys.exit(0)
    sys.exit(main())
