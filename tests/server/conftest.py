"""Servers for the tests; most share one without limits."""
from __future__ import annotations

import gc
from collections.abc import Callable, Iterator

import pytest
from tests.server.processes import ServerProcess
from tests.server.visitors import Visitor


@pytest.fixture(scope="module", autouse=True)
def all_closed() -> Iterator[None]:
    """A connection left open is told where it was left, not in whichever test happens to collect it."""
    yield
    gc.collect()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def visit(server: ServerProcess) -> Iterator[Callable[[str], Visitor]]:
    """Somebody new at the shared server."""
    come: list[Visitor] = []

    def visitor(name: str = "Anna") -> Visitor:
        come.append(Visitor(server.url, name))
        return come[-1]

    yield visitor
    for one in come:
        one.close()
