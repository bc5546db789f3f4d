"""A process whose first deed is to read setups of one game in several threads at once, as a server may."""
from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

from walstatt.games.shelf import load_game

THREADS = 6
SWITCH_SECONDS = 0.001


def main(key: str, file: str) -> None:
    data, together = Path(file).read_bytes(), Barrier(THREADS)
    sys.setswitchinterval(SWITCH_SECONDS)

    def read(_: int) -> object:
        together.wait()
        return load_game(key).read_setup(data)

    with ThreadPoolExecutor(THREADS) as pool:
        assert len(list(pool.map(read, range(THREADS)))) == THREADS


if __name__ == "__main__":
    main(*sys.argv[1:])
