"""Who meets whom in the arena."""
from __future__ import annotations

from random import Random


def against_any(keys: list[str], seed: int) -> tuple[str, str]:
    """Two lists for a pair of games: each has its turn, its opponent is drawn by lot."""
    return keys[seed % len(keys)], Random(f"pairing/{seed}").choice(keys)
