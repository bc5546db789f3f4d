"""People at a server: a browser's cookies and pages in a few words."""
from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from random import Random
from typing import Any, Self

import httpx
from tests.server.client_types import problems
from websockets.sync.client import ClientConnection, connect

from walstatt.games.hex_picture import HexPicture
from walstatt.server.wire_types import ServerMessage
from walstatt.table.picture import TablePicture

ARMIES = [{"roster": "grenzwacht"}, {"roster": "moorvolk"}]
SECONDS = 60.0
IDLE_SECONDS = 2.0
"""Less than the server keeps a quiet connection: who keeps one as long may ask through it while it ends."""
TABLE = TablePicture.__struct_fields__
LOOKED_AT = 20
"""So many messages of a channel are held against the types that the browser client has of them."""


class Visitor:
    """Somebody with a browser. `heard` is every byte that came back."""

    def __init__(self, url: str, name: str = "", **client: Any) -> None:
        self.url = url
        self.http = httpx.Client(
            base_url=url, **{"timeout": SECONDS, "limits": httpx.Limits(keepalive_expiry=IDLE_SECONDS), **client}
        )
        self.heard: list[bytes] = []
        self.http.event_hooks["response"].append(self._hear)
        if name:
            self.post("/api/session/guest", name=name)

    def _hear(self, response: httpx.Response) -> None:
        response.read()
        self.heard.append(response.content)

    def get(self, path: str, status: int = 200) -> Any:
        return self._data(self.http.get(path), status)

    def post(self, path: str, status: int | None = None, **body: Any) -> Any:
        return self._data(self.http.post(path, json=body), status)

    def put(self, path: str, **body: Any) -> Any:
        return self._data(self.http.put(path, json=body), 200)

    def delete(self, path: str, status: int = 204, **body: Any) -> Any:
        return self._data(self.http.request("DELETE", path, json=body or None), status)

    def _data(self, response: httpx.Response, status: int | None) -> Any:
        right = response.status_code == status if status is not None else response.status_code < 300
        assert right, f"{response.status_code} {response.text}"
        is_json = response.headers.get("content-type", "").startswith("application/json")
        return response.json() if is_json and response.content else response.text

    def error(self, response: httpx.Response) -> dict[str, Any]:
        found: dict[str, Any] = response.json()["error"]
        return found

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @property
    def session(self) -> str:
        return str(self.http.cookies["walstatt_session"])

    def create(self, *kinds: str, **more: Any) -> Any:
        """A match: `me`, `link`, or the name of a bot for each seat."""
        seats = [{"kind": kind} if kind in ("me", "link") else {"kind": "bot", "bot": kind} for kind in kinds]
        wish = {"game": "aofs", "size": 150, "armies": ARMIES, "table": {"seed": 3}, "seats": seats}
        return self.post("/api/matches", 201, **{**wish, **more})

    def open(self, match_id: str, query: str = "", **headers: str) -> Live:
        return Live(self, match_id, query, **headers)

    def close(self) -> None:
        self.http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def wrong_types(message: dict[str, Any], shape: Any = ServerMessage) -> Iterator[str]:
    """What the browser client is not told to expect; a battle on hexes has a picture of its own."""
    picture = message.get("picture", {})
    if picture.get("kind") == "hexes":
        yield from problems(picture, HexPicture)
        shared = {name: picture[name] for name in TABLE if name in picture}
        message = {**message, "picture": {**shared, "kind": "table"}}
    yield from problems(message, shape)


class Live:
    """An open live channel; `view` is the newest position."""

    def __init__(self, visitor: Visitor, match_id: str, query: str = "", **headers: str) -> None:
        self.visitor = visitor
        address = f"{visitor.url.replace('http', 'ws', 1)}/api/matches/{match_id}/live{query}"
        known = {"Cookie": visitor.cookie} if visitor.cookie else {}
        self._opened = ExitStack()
        self.socket: ClientConnection = self._opened.enter_context(
            # Without a bound, what nobody has read does not keep the channel from being closed.
            connect(
                address, additional_headers={**known, **headers}, max_size=None, max_queue=None, open_timeout=SECONDS,
            )
        )
        self.view: dict[str, Any] = {}
        self.events: list[Any] = []
        self.messages: list[dict[str, Any]] = []
        self._number = 0

    def hear(self, seconds: float = SECONDS) -> dict[str, Any]:
        """The next message."""
        raw = self.socket.recv(timeout=seconds)
        self.visitor.heard.append(raw.encode() if isinstance(raw, str) else raw)
        message: dict[str, Any] = json.loads(raw)
        self.messages.append(message)
        if len(self.messages) <= LOOKED_AT:
            wrong = list(wrong_types(message))
            assert not wrong, f"not what the browser client is told to expect: {str(message)[:300]} {wrong}"
        if message["type"] == "view":
            self.view = message
            self.events = [*self.events[: message["events_from"]], *message["events"]]
        return message

    def wait(self, wanted: Callable[[dict[str, Any]], bool], seconds: float = SECONDS) -> dict[str, Any]:
        """The next message of a kind."""
        deadline = time.monotonic() + seconds
        while True:
            message = self.hear(max(0.01, deadline - time.monotonic()))
            if wanted(message):
                return message

    def of_type(self, kind: str, seconds: float = SECONDS) -> dict[str, Any]:
        return self.wait(lambda message: message["type"] == kind, seconds)

    def view_at(self, answers: int) -> dict[str, Any]:
        """The position after at least so many answers."""
        while not self.view or self.view["answers"] < answers:
            self.of_type("view")
        return self.view

    def send(self, kind: str, **fields: Any) -> int:
        self._number += 1
        self.socket.send(json.dumps({"type": kind, "request": self._number, **fields}))
        return self._number

    def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send something and wait for the reply to it."""
        number = self.send(kind, **fields)
        return self.wait(lambda message: message.get("request") == number)

    def answer(self, value: Any, **fields: Any) -> dict[str, Any]:
        """Answer the open question; the reply."""
        view = self.view
        sent = {
            "answers": view["answers"], "revision": view["revision"], "seat": view["seat"], "value": value, **fields,
        }
        return self.ask("answer", **sent)

    def good_answer(self, rng: Random | None = None) -> Any:
        """Some value for the open question."""
        question = self.view["question"]
        match question["kind"]:
            case "pick":
                options = [option["id"] for option in question["options"]]
                return rng.choice(options) if rng else options[0]
            case "several":
                return [option["id"] for option in question["options"][: question["least"]]]
            case "yes_no":
                return rng.random() < 0.5 if rng else True
            case "number":
                return rng.randint(question["low"], question["high"]) if rng else question["low"]
            case "roll":
                return [rng.randint(1, question["sides"]) if rng else 1 for _ in range(question["count"])]
            case _:
                reply = self.ask("propose")
                assert reply["type"] == "proposal", reply
                return reply["value"]

    def step(self, rng: Random | None = None) -> None:
        """Answer, and wait for the position that follows."""
        self.step_to(self.good_answer(rng))

    def step_to(self, value: Any) -> None:
        before = self.view["answers"]
        reply = self.answer(value)
        assert reply["type"] == "accepted", reply
        self.view_at(before + 1)

    def close(self) -> None:
        self._opened.close()

    def __enter__(self) -> Live:
        self.of_type("view")
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
