"""`walstatt` in which trying a move never ends: it holds a thread that plays matches for ever."""
from __future__ import annotations

from typing import Any, NoReturn

from walstatt.cli.main import main
from walstatt.server.live_match import LiveMatch


def never_ending(*_: Any) -> NoReturn:
    while True:
        pass


if __name__ == "__main__":
    LiveMatch.tried = never_ending  # type: ignore[method-assign, assignment]
    main()
