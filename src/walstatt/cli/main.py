"""The door of the command line. `--version` answers before anything else is imported."""
from __future__ import annotations

import sys

from walstatt import __version__


def main() -> None:
    arguments = sys.argv[1:]
    if arguments[:1] == ["--version"]:
        print(f"walstatt {__version__}")
        return
    from walstatt.cli.app import run

    sys.exit(run(arguments))
