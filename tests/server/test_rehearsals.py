"""Rehearsals over HTTP: a few battles at a time, for the ruler whose paper it is."""
from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from tests.server.battle_world import ATTACKER, DEFENDER, HOMES, SHEET, kept_world
from tests.server.processes import ServerProcess
from tests.server.visitors import Visitor

from walstatt.games.kalevala.state import Settings

Come = Callable[[str], Visitor]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("rehearsals")) as running:
        yield running


def test_a_ruler_rehearses_and_looks_at_a_battle(visit: Come, server: ServerProcess) -> None:
    anna, bert = visit("Anna"), visit("Bert")
    world = kept_world(server, anna, 3, {ATTACKER: bert})
    first = bert.post(f"{world}/rehearsal", text=SHEET, most=4)
    assert [one["number"] for one in first["battles"]] == [0, 1, 2, 3] and len(first["abouts"]) == 1
    assert bert.post(f"{world}/rehearsal", text=SHEET, first=2, most=2)["battles"] == first["battles"][2:]
    save = bert.http.post(f"{world}/rehearsal/replay", json={"text": SHEET, "number": 1})
    assert save.status_code == 200
    made = bert.http.post("/api/replays", content=save.content, headers={"Content-Type": "application/json"})
    assert made.status_code == 201, made.text
    assert bert.get(f"/api/replays/{made.json()['id']}")["names"] == [ATTACKER, DEFENDER]
    refused = bert.post(f"{world}/rehearsal", 409, text="bleiben")
    assert refused["error"]["key"] == "core-refused-no-rehearsal"
    bert.post(f"{world}/rehearsal", 403, text=SHEET, realm=DEFENDER)
    bert.post(f"{world}/rehearsal", 422, text=SHEET, first=200)


def test_a_world_may_allow_none_or_a_few(visit: Come, server: ServerProcess) -> None:
    anna, bert = visit("Anna"), visit("Bert")
    none = kept_world(server, anna, 3, {ATTACKER: bert}, settings=Settings(rehearsals=0))
    assert bert.post(f"{none}/rehearsal", 409, text=SHEET)["error"]["key"] == "core-refused-rehearsals"
    bert.post(f"{none}/rehearsal/replay", 409, text=SHEET)
    one = kept_world(server, anna, 3, {ATTACKER: bert}, settings=Settings(rehearsals=1))
    for first in (0, 1):
        bert.post(f"{one}/rehearsal", text=SHEET, first=first, most=1)
    bert.post(f"{one}/rehearsal", 409, text=SHEET, against=[f"{HOMES[DEFENDER]}: 9SB"], most=1)
