"""A server with worlds: forty rulers who have their papers checked while they write, and a large phase beside matches.

`rulers`: each of forty people in a world of forty realms has a paper checked once in five seconds, each at a moment of
their own. `phase`: the phase of a hundred realms on 2,000 large fields is run again and again, while ten people play
skirmish matches on the same server. The latency is that of the people, by the clock: on a busy machine it says nothing.
"""
from __future__ import annotations

import asyncio
import tempfile
from collections import deque
from collections.abc import Sequence
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import httpx
import msgspec

from bench.figures import Figure
from bench.kalevala import setup_of
from bench.server import Player, running_server
from walstatt.games.kalevala.game import GAME
from walstatt.store.database import Database, sqlite_url
from walstatt.store.worlds import Worlds

RULERS, EVERY, SECONDS = 40, 5.0, 60.0
CHECK_BAR, ANSWER_BAR = 300.0, 200.0
REALMS, PHASES_RUN = 100, 10
MATCHES, OFFERED = 10, 20.0
PATIENCE = 180.0


def rulers() -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder, running_server(Path(folder)) as address:
        return asyncio.run(_check_often(address, Path(folder)))


def phase() -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder, running_server(Path(folder)) as address:
        return asyncio.run(_play_beside_a_phase(address))


def _person(address: str, number: int) -> httpx.AsyncClient:
    """From an address of its own: of one address one wish is worked on at a time."""
    # The server hangs up after five seconds without a wish: whoever asks just then would meet a closed line.
    limits = httpx.Limits(keepalive_expiry=EVERY / 2)
    transport = httpx.AsyncHTTPTransport(limits=limits, local_address=f"127.0.1.{1 + number % 250}")
    return httpx.AsyncClient(base_url=address, timeout=PATIENCE, transport=transport)


async def _enter(client: httpx.AsyncClient, name: str) -> None:
    (await client.post("/api/session/guest", json={"name": name})).raise_for_status()


async def _found(client: httpx.AsyncClient, realms: int, kind: str) -> str:
    setup = setup_of(realms)
    seats = [{"realm": one.name, "kind": kind} for one in setup.rulers]
    wish = {"game": "kalevala", "name": "Midgard", "setup": msgspec.to_builtins(setup), "seats": seats}
    made = await client.post("/api/worlds", json=wish)
    made.raise_for_status()
    return f"/api/worlds/{made.json()['id']}"


# ---- papers that are checked


async def _check_often(address: str, folder: Path) -> list[Figure]:
    people = [_person(address, number) for number in range(RULERS + 1)]
    await asyncio.gather(*(_enter(one, f"Anna {number}") for number, one in enumerate(people)))
    master, chairs = people[-1], people[:-1]
    world = await _found(master, RULERS, "link")
    members = [one for one in (await master.get(world)).json()["members"] if one["invite"]]
    for client, member in zip(chairs, members, strict=True):
        (await client.post(f"{world}/join", json={"invite": member["invite"]})).raise_for_status()
    papers = _papers(folder, world, [one["realm"] for one in members])
    await _check(chairs[0], world, papers[0])  # from now on the processes are there
    rng = Random(40)
    begun = perf_counter()
    latencies = await asyncio.gather(*(
        _check_by_the_clock(client, world, paper, begun + rng.uniform(0, EVERY))
        for client, paper in zip(chairs, papers, strict=True)
    ))
    for client in people:
        await client.aclose()
    times = sorted(1000 * one for some in latencies for one in some)
    return [
        Figure("rulers: papers checked", len(times) / SECONDS, "papers/s", 0.95 * RULERS / EVERY),
        *_figures("rulers: a paper checked", times, CHECK_BAR),
    ]


def _papers(folder: Path, world: str, realms: Sequence[str]) -> list[str]:
    database = Database(sqlite_url(folder))
    state = Worlds(database).phase(world.rpartition("/")[2], 0).state(GAME)
    database.close()
    return [GAME.sample_paper(state, realm, Random(realm)) for realm in realms]


async def _check(client: httpx.AsyncClient, world: str, paper: str) -> float:
    begun = perf_counter()
    (await client.post(f"{world}/check", json={"text": paper})).raise_for_status()
    return perf_counter() - begun


async def _check_by_the_clock(client: httpx.AsyncClient, world: str, paper: str, first: float) -> list[float]:
    """Whoever has waited too long does not ask less often."""
    found: list[float] = []
    for number in range(int(SECONDS / EVERY)):
        at = first + number * EVERY
        await asyncio.sleep(max(0.0, at - perf_counter()))
        await _check(client, world, paper)
        found.append(perf_counter() - at)
    return found


# ---- matches beside a phase


async def _play_beside_a_phase(address: str) -> list[Figure]:
    async with _person(address, 0) as master, _person(address, 1) as anna:
        await asyncio.gather(_enter(master, "Bert"), _enter(anna, "Anna"))
        world = await _found(master, REALMS, "robot")
        (await master.get(f"{world}/run")).raise_for_status()
        alone = await _answers(address, anna, asyncio.sleep(SECONDS / 3))
        beside = await _answers(address, anna, _run_and_publish(master, world))
    return [
        *_figures("matches alone: an answer", alone, None),
        *_figures("matches beside a phase of 100 realms: an answer", beside, ANSWER_BAR),
    ]


async def _run_and_publish(master: httpx.AsyncClient, world: str) -> None:
    for number in range(PHASES_RUN):
        (await master.get(f"{world}/run")).raise_for_status()
        (await master.post(f"{world}/publish", json={"phase": number, "anyway": True})).raise_for_status()


async def _answers(address: str, client: httpx.AsyncClient, meanwhile: Any) -> list[float]:
    """How long answers in matches took while something else was done, sorted, in milliseconds."""
    armies = [{"roster": "grenzwacht"}, {"roster": "moorvolk"}]
    wish = {"game": "aofs", "size": 250, "armies": armies, "seats": [{"kind": "me"}] * 2}
    ids = [(await client.post("/api/matches", json=wish)).json()["id"] for _ in range(MATCHES)]
    cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    ready: deque[Player] = deque()
    players = [Player(ready) for _ in ids]
    live = address.replace("http", "ws", 1)
    listening = [
        asyncio.create_task(player.listen(f"{live}/api/matches/{match_id}/live", cookie, 100 + number))
        for number, (player, match_id) in enumerate(zip(players, ids, strict=True))
    ]
    while any(player.view is None for player in players):
        await asyncio.sleep(0.1)
    playing = asyncio.create_task(_answer_by_the_clock(ready))
    await meanwhile
    for task in (playing, *listening):
        task.cancel()
    await asyncio.gather(playing, *listening, return_exceptions=True)
    return sorted(1000 * latency for player in players for latency in player.latencies)


async def _answer_by_the_clock(ready: deque[Player]) -> None:
    number, begun = 0, perf_counter()
    while True:
        await asyncio.sleep(max(0.0, begun + number / OFFERED - perf_counter()))
        if ready:
            await ready.popleft().answer(number)
        number += 1


def _figures(name: str, times: list[float], bar: float | None) -> list[Figure]:
    def at(share: float) -> float:
        return times[min(len(times) - 1, int(share * len(times)))] if times else float("inf")

    return [
        Figure(f"{name}, p50 of {len(times)}", at(0.5), "ms"),
        Figure(f"{name}, p99", at(0.99), "ms", bar, higher_is_better=False),
    ]
