"""Cases of Three Valleys: a phase with its papers, decisions and dice, and what must follow."""
from __future__ import annotations

from walstatt.lab.case_world import WorldCases

from .game import GAME  # noqa: TID252 - the modules of a game stand beside each other, wherever its folder lies

CASES = WorldCases(GAME)
