"""How commands write: to the screen in its width, to files and pipes in long lines."""
from __future__ import annotations

import os
import sys

from rich.console import Console

WIDTH_WITHOUT_SCREEN = 160


def console() -> Console:
    wide = None if sys.stdout.isatty() or "COLUMNS" in os.environ else WIDTH_WITHOUT_SCREEN
    return Console(width=wide, highlight=False, markup=False, emoji=False)


def complain(sentence: str) -> None:
    print(sentence, file=sys.stderr)
