"""200 matches at once over WebSockets against one server process with SQLite, at 200 answers per second offered load.

The matches are forks of one random game, spread over its whole length. Answers are sent by the clock, whether earlier
ones have been acknowledged or not; each goes to some match whose question is open. The latency of an answer is the time
from sending it to the word that it is safely stored.

`bots` is the same while captains play against each other on the same server, four matches at any time.
"""
from __future__ import annotations

import asyncio
import subprocess
import sys
import tempfile
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import msgspec

from bench.figures import Figure
from walstatt.core import tape
from walstatt.core.match import Match
from walstatt.games.shelf import load_game

MATCHES = 200
OFFERED = 200.0
SECONDS = 20.0
BAR = 250.0
OPENERS = 8
BOT_MATCHES = 4
RESTED = 3.0


class Option(msgspec.Struct):
    id: str


class Question(msgspec.Struct):
    kind: str
    options: list[Option] = []
    least: int = 0
    low: int = 0


class Heard(msgspec.Struct):
    """What matters of any message."""

    type: str
    request: int | None = None
    answers: int = 0
    over: bool = False
    seat: int | None = None
    question: Question | None = None
    value: Any = None


_heard = msgspec.json.Decoder(Heard)


class Player:
    """Plays both sides of one match."""

    def __init__(self, ready: deque[Player]) -> None:
        self.ready = ready
        self.socket: Any = None
        self.view: Heard | None = None
        self.value: Any = None
        self.sent: dict[int, float] = {}
        self.asked = -1
        self.latencies: list[float] = []
        self.failures = 0

    async def listen(self, address: str, cookie: str, number: int) -> None:
        """From an address of its own: what one address may ask for at once is bounded."""
        import websockets

        home = (f"127.0.1.{1 + number % 250}", 0)
        headers = {"Cookie": cookie}
        async with websockets.connect(address, additional_headers=headers, max_size=None, local_addr=home) as socket:
            self.socket = socket
            async for message in socket:
                await self._hear(_heard.decode(message))

    async def _hear(self, heard: Heard) -> None:
        if heard.type == "view":
            self.view = heard
            if heard.question is not None and heard.answers != self.asked:
                self.asked = heard.answers
                await self._prepare(heard.question)
        elif heard.type == "proposal":
            self._be_ready(heard.value)
        elif heard.type == "accepted" and heard.request in self.sent:
            self.latencies.append(perf_counter() - self.sent.pop(heard.request))
        elif heard.type in ("error", "refused"):
            self.failures += 1

    async def _prepare(self, question: Question) -> None:
        """The first option, or what the server proposes."""
        match question.kind:
            case "pick":
                self._be_ready(question.options[len(question.options) // 2].id)
            case "several":
                self._be_ready([option.id for option in question.options[: question.least]])
            case "yes_no":
                self._be_ready(True)
            case "number":
                self._be_ready(question.low)
            case _:
                await self.socket.send(b'{"type":"propose"}')

    def _be_ready(self, value: Any) -> None:
        self.value = value
        self.ready.append(self)

    async def answer(self, number: int) -> None:
        view = self.view
        assert view is not None
        message = {"type": "answer", "request": number, "answers": view.answers, "seat": view.seat, "value": self.value}
        self.sent[number] = perf_counter()
        await self.socket.send(msgspec.json.encode(message).decode())


def server() -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder, running_server(Path(folder)) as address:
        return asyncio.run(measure(address, "server", bot_matches=0))


def bots() -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder, running_server(Path(folder)) as address:
        return asyncio.run(measure(address, "server with bots", BOT_MATCHES))


@contextmanager
def running_server(folder: Path) -> Iterator[str]:
    """A server process on a free port; it is stopped by its own id."""
    command = [str(Path(sys.executable).with_name("walstatt")), "--lang", "en", "serve", "--port", "0"]
    environment = {"WALSTATT_LIMITS": "off", "PATH": "/usr/bin:/bin"}
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(
            [*command, "--data", str(folder)], stdout=subprocess.PIPE, stderr=log, text=True, env=environment
        )
        try:
            assert process.stdout is not None
            yield process.stdout.readline().split()[-1].rstrip("/")
        finally:
            process.terminate()
            process.wait(20)


def some_game() -> tuple[bytes, int]:
    """A save file of a random game, and its length."""
    game, rng = load_game("aofs"), Random(5)
    match = Match(game, game.random_setup(rng), record=False)
    while match.question is not None:
        match.answer(match.question.sample(rng))
    return tape.dump(match), len(match.tape)


async def measure(address: str, name: str, bot_matches: int) -> list[Figure]:
    import httpx

    async with httpx.AsyncClient(base_url=address, timeout=60) as client:
        await client.post("/api/session/guest", json={"name": "Anna"})
        data, length = some_game()
        made = await client.post("/api/replays", content=data)
        replay = made.json()["id"]
        gate = asyncio.Semaphore(OPENERS)

        async def fork(number: int) -> str:
            async with gate:
                wish = {"at": number * (length - 40) // MATCHES, "seats": [{"kind": "me"}, {"kind": "me"}]}
                return str((await client.post(f"/api/replays/{replay}/fork", json=wish)).json()["id"])

        ids = await asyncio.gather(*map(fork, range(MATCHES)))
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    finished: list[int] = []
    battles = [asyncio.create_task(_captains(address, finished)) for _ in range(bot_matches)]
    figures = await _play(name, address.replace("http", "ws", 1), list(ids), cookie)
    for battle in battles:
        battle.cancel()
    if battles:
        figures.append(Figure(f"{name}: answers in finished matches of bots", sum(finished), "answers"))
    return figures


async def _captains(address: str, finished: list[int]) -> None:
    """Matches of captains, one after the other; the lengths of those that have ended."""
    import httpx
    import websockets

    armies = [{"roster": "grenzwacht"}, {"roster": "moorvolk"}]
    wish = {"game": "aofs", "size": 250, "armies": armies, "seats": [{"kind": "bot", "bot": "captain"}] * 2}
    async with httpx.AsyncClient(base_url=address, timeout=60) as client:
        await client.post("/api/session/guest", json={"name": "Bert"})
        while True:
            match_id = (await client.post("/api/matches", json=wish)).json()["id"]
            live = f"{address.replace('http', 'ws', 1)}/api/matches/{match_id}/live"
            async with websockets.connect(live, max_size=None) as socket:
                async for message in socket:
                    heard = _heard.decode(message)
                    if heard.type == "view" and heard.over:
                        finished.append(heard.answers)
                        break


async def _play(name: str, address: str, ids: list[str], cookie: str) -> list[Figure]:
    ready: deque[Player] = deque()
    players = [Player(ready) for _ in ids]
    tasks = [
        asyncio.create_task(player.listen(f"{address}/api/matches/{match_id}/live", cookie, number))
        for number, (player, match_id) in enumerate(zip(players, ids, strict=True))
    ]
    while sum(player.view is not None for player in players) < MATCHES:
        await asyncio.sleep(0.1)
    await asyncio.sleep(RESTED)
    sent, seconds = await _offer(ready)
    await asyncio.sleep(2)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return _figures(name, players, sent, seconds)


async def _offer(ready: deque[Player]) -> tuple[int, float]:
    """Answers by the clock; one that finds nobody ready is left out."""
    begun, sent = perf_counter(), 0
    for number in range(int(OFFERED * SECONDS)):
        wait = begun + number / OFFERED - perf_counter()
        if wait > 0:
            await asyncio.sleep(wait)
        if ready:
            await ready.popleft().answer(number)
            sent += 1
    return sent, perf_counter() - begun


def _figures(name: str, players: list[Player], sent: int, seconds: float) -> list[Figure]:
    times = sorted(1000 * latency for player in players for latency in player.latencies)
    failures = sum(player.failures for player in players)
    lost = sent - len(times)

    def at(share: float) -> float:
        return times[min(len(times) - 1, int(share * len(times)))] if times else float("inf")

    return [
        Figure(f"{name}: matches at once", len(players), "matches", MATCHES),
        Figure(f"{name}: acknowledged answers", len(times) / seconds, "answers/s", 0.95 * OFFERED),
        Figure(f"{name}: refused or lost answers", failures + lost, "answers", 0, higher_is_better=False),
        Figure(f"{name}: latency p50", at(0.5), "ms"),
        Figure(f"{name}: latency p99", at(0.99), "ms", BAR, higher_is_better=False),
    ]
