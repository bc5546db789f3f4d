"""Call the command line as a user does."""
from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

from walstatt.cli.app import run


class Called(NamedTuple):
    code: object
    out: str
    err: str


@pytest.fixture
def walstatt(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Called]:
    for name in ("LC_ALL", "LANG", "COLUMNS"):
        monkeypatch.delenv(name, raising=False)

    def call(*arguments: str) -> Called:
        # The program sets the variable for its own process; the test puts it back.
        monkeypatch.setenv("WALSTATT_LANG", "")
        try:
            code: object = run(arguments)
        except SystemExit as stopped:
            code = stopped.code
        return Called(code, *capsys.readouterr())

    return call
