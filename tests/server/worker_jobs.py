"""Work of all kinds for the working processes of the tests."""
from __future__ import annotations

import os
import signal
import time
from typing import NoReturn

from walstatt.core.bounds import OutOfBounds
from walstatt.core.texts import text
from walstatt.games.lobby import UnknownKey


def double(number: int) -> int:
    return 2 * number


def process_id() -> int:
    return os.getpid()


def spin() -> NoReturn:
    while True:
        pass


def compute_without_a_break() -> int:
    """One call that no signal handler of Python's own could interrupt."""
    return len(bytes(3 ** (10**8)))


def swallow() -> int:
    return len(bytearray(os.urandom(1)) * 500_000_000)


def sleep() -> None:
    time.sleep(60)


def fall() -> None:
    os.kill(os.getpid(), signal.SIGSEGV)


def miss() -> NoReturn:
    raise UnknownKey("units[1]", "x", ["a", "b"])


def exceed() -> NoReturn:
    raise OutOfBounds(text("bounds-digits", where="body", most=40))
