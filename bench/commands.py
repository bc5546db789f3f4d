"""How long the command takes to start."""
from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from time import perf_counter

from bench.figures import Figure


def start() -> list[Figure]:
    command = [str(Path(sys.executable).with_name("walstatt")), "--version"]
    best = min(_seconds(command) for _ in range(10))
    return [Figure("walstatt --version", best, "s", 0.3, higher_is_better=False)]


def _seconds(command: list[str]) -> float:
    begun = perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return perf_counter() - begun
