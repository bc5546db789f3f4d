"""A server is killed while phases run and are published and papers come in: what was acknowledged is there, whole."""
from __future__ import annotations

import os
from pathlib import Path
from random import Random
from threading import Event, Thread
from typing import Any, NamedTuple

import httpx
import pytest
from tests.server.doomed import doomed_server
from tests.server.processes import ROOT
from tests.server.test_reading import SETUP
from tests.server.visitors import Visitor

from walstatt.desk.world_desk import WorldDesk
from walstatt.store.database import Database, sqlite_url
from walstatt.store.worlds import Worlds

KILLS = int(os.environ.get("WALSTATT_KILLS", "2"))
"""Of each kind of database."""
LATEST_KILL = 1.0
"""Seconds after the first phase that a server has published."""
PATIENCE = 300.0
"""Seconds by the clock: on a busy machine the processes that evaluate need a while to start."""
MOST_PAPERS = 2
"""Of one realm in a phase."""
MASTER, RULERS = "Anna", ("Brunhilde", "Gunther")
SEATS = [{"realm": name, "kind": "link"} for name in RULERS]


class Taken(NamedTuple):
    """A paper of which a server has said that it has it."""

    phase: int
    realm: str
    text: str


class Told:
    """What servers have acknowledged so far."""

    def __init__(self) -> None:
        self.papers: list[Taken] = []
        self.published = 0
        """Phases."""
        self.corrected = 0


class Life:
    """One server from its start to its death, and three people who do not wait for each other."""

    def __init__(self, url: str, world: str, cookies: dict[str, httpx.Cookies], told: Told) -> None:
        self.path = f"/api/worlds/{world}"
        self.told = told
        self.begun = Event()
        self._people = {name: Visitor(url, cookies=kept, timeout=PATIENCE) for name, kept in cookies.items()}
        self._threads = [Thread(target=self._until_it_dies, args=(name,), name=name) for name in cookies]

    def live(self, seconds: float, process: Any) -> None:
        """Until a while after the first phase is published; then it is killed in the middle of something."""
        for thread in self._threads:
            thread.start()
        self.begun.wait(PATIENCE)
        process.join(seconds)
        process.kill()
        for thread in self._threads:
            thread.join(60)
            assert not thread.is_alive()
        for visitor in self._people.values():
            visitor.close()

    def _until_it_dies(self, name: str) -> None:
        step = self._lead if name == MASTER else self._rule
        try:
            for number in range(100_000):
                step(self._people[name], name, number)
        except httpx.TransportError:
            return

    def _lead(self, anna: Visitor, _: str, number: int) -> None:
        phase = anna.get(self.path)["number"]
        anna.get(f"{self.path}/run")
        answer = anna.http.post(f"{self.path}/publish", json={"phase": phase, "anyway": True})
        if answer.status_code == 204:
            self.told.published = phase + 1
            self.begun.set()
        else:
            assert anna.error(answer)["code"] == "outpaced"
        if number % 5 == 4:
            corrected = anna.http.post(f"{self.path}/corrections", json={"phase": max(0, phase - 1)})
            assert corrected.status_code in (200, 409), corrected.text
            self.told.corrected += corrected.status_code == 200

    def _rule(self, ruler: Visitor, realm: str, number: int) -> None:
        phase = ruler.get(self.path)["number"]
        text = f"# {len(self.told.papers)} {number}\nBrief an Hagen: Wort {number}\nbleiben"
        there = sum((one.phase, one.realm) == (phase, realm) for one in self.told.papers)
        # Whoever hands in without end keeps the phase from being published.
        change = ("POST", "paper") if there < MOST_PAPERS else ("PUT", "draft")
        answer = ruler.http.request(change[0], f"{self.path}/{change[1]}", json={"text": text, "phase": phase})
        if answer.status_code != 200:
            assert ruler.error(answer)["code"] == "closed"
        elif change[1] == "paper":
            self.told.papers.append(Taken(phase, realm, text))


def settle(url: str) -> tuple[str, dict[str, httpx.Cookies]]:
    """A world with a game master and two rulers; the cookies of all three."""
    cookies = {}
    with Visitor(url, MASTER, timeout=PATIENCE) as anna:
        world = anna.post("/api/worlds", 201, game="kalevala", name="Unglück", setup=SETUP, seats=SEATS)["id"]
        cookies[MASTER] = anna.http.cookies
        for member in anna.get(f"/api/worlds/{world}")["members"]:
            if member["invite"]:
                with Visitor(url, f"wer {member['realm']} ist") as ruler:
                    ruler.post(f"/api/worlds/{world}/join", invite=member["invite"])
                    cookies[member["realm"]] = ruler.http.cookies
    return world, cookies


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_killed_servers_lose_no_paper_and_publish_nothing_by_half(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The process that forks the servers must find the tests.
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    address = "" if kind == "sqlite" else str(request.getfixturevalue("postgres_database"))
    with doomed_server(tmp_path, address) as (url, _):
        world, cookies = settle(url)
    rng, told, whole = Random(50), Told(), 0
    for _ in range(KILLS):
        with doomed_server(tmp_path, address) as (url, process):
            Life(url, world, cookies, told).live(rng.uniform(0, LATEST_KILL), process)
        whole = check_whole(address or sqlite_url(tmp_path), world, told, whole)
    assert told.published >= KILLS and len(told.papers) > KILLS
    assert "a request failed" not in (tmp_path / "server.log").read_text("utf-8")


def check_whole(address: str, world: str, told: Told, before: int) -> int:
    """Whatever was acknowledged is there; each phase since the last time is whole; how many are published."""
    database = Database(address)
    try:
        store = Worlds(database)
        desk = WorldDesk.open(store, world)
        assert desk is not None and desk.record.phase >= told.published
        for number in range(before, desk.record.phase + 1):
            kept = store.phase(world, number)
            written = {(one.realm, one.text) for one in kept.versions if one.handed_in}
            assert {(one.realm, one.text) for one in told.papers if one.phase == number} <= written
            is_open = number == desk.record.phase
            assert (kept.published is None) == (store.record(world, number) is None) == is_open
            if not is_open:
                assert_whole(desk, number)
        return max(0, desk.record.phase - 1)  # the last one may still be corrected
    finally:
        database.close()


def assert_whole(desk: WorldDesk, number: int) -> None:
    """Every realm has its report, and running the phase again leads to what is kept as the next."""
    phase = desk.phase(number)
    result = desk.ground.run(phase)
    assert set(desk.reports(number)) == set(desk.game.realms(phase.state))
    assert desk.game.pack(desk.kept(number + 1).state(desk.game)) == desk.game.pack(result.state)
