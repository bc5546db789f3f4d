"""What every request passes: headers, origins, sizes, bad JSON, bad messages, limits."""
from __future__ import annotations

import json
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.processes import ServerProcess
from tests.server.visitors import Visitor
from websockets.exceptions import ConnectionClosed, InvalidStatus

from walstatt.server.limits import CHANNELS

Visit = Callable[[str], Visitor]


def test_security_headers_stand_everywhere(server: ServerProcess) -> None:
    for path in ("/", "/api/me", "/api/nothing", "/api/games", "/healthz"):
        headers = httpx.get(server.url + path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy and "unsafe" not in policy and "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert "server" not in headers


def test_health(server: ServerProcess) -> None:
    health = httpx.get(f"{server.url}/healthz").json()
    assert health["ok"] is True and health["version"]


@pytest.mark.parametrize("path", ["/api/nothing", "/api", "/api/rules/aofs.x"])
def test_what_is_not_there_is_told_in_our_words(server: ServerProcess, path: str) -> None:
    missing = httpx.get(server.url + path)
    assert missing.status_code == 404
    assert missing.json()["error"]["code"] == "not_found"


def test_a_wrong_method(server: ServerProcess) -> None:
    wrong = httpx.delete(f"{server.url}/api/games")
    assert wrong.status_code == 405
    assert wrong.json()["error"]["code"] == "wrong_method"


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
def test_other_pages_change_nothing(server: ServerProcess, origin: str) -> None:
    refused = httpx.post(f"{server.url}/api/session/guest", json={"name": "Anna"}, headers={"Origin": origin})
    assert refused.status_code == 403
    assert refused.json()["error"]["code"] == "foreign_origin"
    strange = {"Sec-Fetch-Site": "cross-site"}
    assert httpx.post(f"{server.url}/api/session/guest", json={"name": "Anna"}, headers=strange).status_code == 403
    own = {"Origin": server.url, "Sec-Fetch-Site": "same-origin"}
    assert httpx.post(f"{server.url}/api/session/guest", json={"name": "Anna"}, headers=own).status_code == 200


def test_other_pages_open_no_live_channel(visit: Visit) -> None:
    anna = visit("Anna")
    match_id = anna.create("me", "me")["id"]
    with pytest.raises(InvalidStatus, match="403"):
        anna.open(match_id, Origin="https://evil.example")
    with anna.open(match_id, Origin=anna.url) as live:
        assert live.view


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"{", 400, "bad_json"),
        (b"nonsense", 400, "bad_json"),
        (b'{"name": "Anna"', 400, "bad_json"),
        (b"[]", 422, "invalid"),
        (b"null", 422, "invalid"),
        (b'{"name": "\\ud800\\ud800"}', 422, "invalid"),
        (b'{"name": ' + b"[" * 50_000, 400, "bad_json"),
    ],
)
def test_bad_bodies_are_named(server: ServerProcess, body: bytes, status: int, code: str) -> None:
    headers = {"Content-Type": "application/json"}
    refused = httpx.post(f"{server.url}/api/session/guest", content=body, headers=headers)
    assert refused.status_code == status, refused.text
    error = refused.json()["error"]
    assert error["code"] == code and error["where"].startswith("body") and error["message"]


def test_bodies_have_a_size(server: ServerProcess) -> None:
    large = b'{"name": "' + b"x" * 70_000 + b'"}'
    refused = httpx.post(f"{server.url}/api/session/guest", content=large)
    assert (refused.status_code, refused.json()["error"]["code"]) == (413, "too_large")

    def chunks() -> Iterator[bytes]:
        for _ in range(100):
            yield b" " * 1000

    streamed = httpx.post(f"{server.url}/api/session/guest", content=chunks())
    assert (streamed.status_code, streamed.json()["error"]["code"]) == (413, "too_large")
    huge = httpx.post(f"{server.url}/api/replays", content=b" " * 3_000_000)
    assert huge.status_code == 413


BAD_MESSAGES: list[tuple[str, str, str]] = [
    ("{", "bad_json", "message"),
    ("", "bad_json", "message"),
    ("[]", "bad_message", "message"),
    ("{}", "bad_message", "message"),
    ('{"type": "dance"}', "bad_message", "message.type"),
    ('{"type": "answer", "request": 1}', "bad_message", "message"),
    ('{"type": "answer", "answers": "5", "value": 1}', "bad_message", "message.answers"),
    ('{"type": "ping", "surprise": 1}', "bad_message", "message"),
    ('{"type": "propose", "toward": [1]}', "bad_message", "message.toward"),
    ('{"type": "propose", "toward": [1, "x"]}', "bad_message", "message.toward[1]"),
    ('{"type": "chat", "text": 5}', "bad_message", "message.text"),
    ('{"type": "answer", "answers": 1, "value": NaN}', "bad_json", "message"),
    ('{"type": "answer", "answers": 1, "value": ' + "[" * 20_000 + "]" * 10_000, "bad_json", "message"),
    ('{"type": "answer", "answers": 1, "value": "\\ud800"}', "bad_json", "message"),
]


def test_bad_messages_are_named_and_the_channel_stays_open(visit: Visit) -> None:
    anna = visit("Anna")
    with anna.open(anna.create("me", "me")["id"]) as live:
        for raw, code, where in BAD_MESSAGES:
            live.socket.send(raw)
            error = live.of_type("error")
            assert (error["code"], error["where"]) == (code, where), raw
            assert error["key"].startswith("server-") and error["message"]
        live.socket.send(json.dumps({"type": "chat", "text": "x" * 70_000}))
        assert live.of_type("error")["code"] == "too_large"
        for no_text in (b"\xff\xfe", b'{"type": "chat", "text": "\xff"}', b'{"type": "\x95"}'):
            live.socket.send(no_text)
            assert live.of_type("error")["code"] == "bad_json"
        live.socket.send(b'{"type": "ping", "request": "r"}')
        assert live.of_type("pong")["request"] == "r"


def test_a_message_beyond_all_measure_closes_the_channel(visit: Visit) -> None:
    anna = visit("Anna")
    with anna.open(anna.create("me", "me")["id"]) as live:
        live.socket.send("x" * 1_000_000)
        with pytest.raises(ConnectionClosed) as closed:
            live.wait(lambda _: False)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009


# ---- limits


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("limited"), limited=True) as running:
        yield running


def test_guessing_passwords_is_slow(limited: ServerProcess) -> None:
    with Visitor(limited.url) as anna:
        anna.post("/api/accounts", 201, name="Anna", password="a long password")
        anna.delete("/api/session")
        codes = [_log_in(anna, f"guess {number}").status_code for number in range(10)]
        assert codes[:8] == [401] * 8
        assert set(codes[8:]) == {429}
        late = _log_in(anna, "a long password")
        assert late.status_code == 429, "not even the right one"
        assert int(late.headers["retry-after"]) >= 1
        error = anna.error(late)
        assert (error["code"], error["key"]) == ("too_many", "server-too-many") and error["args"]["seconds"] >= 1
        other = anna.http.post("/api/session", json={"name": "Bert", "password": "x"})
        assert other.status_code == 401, "other names can still try"


def _log_in(visitor: Visitor, password: str) -> httpx.Response:
    return visitor.http.post("/api/session", json={"name": "Anna", "password": password})


def test_one_client_cannot_take_everything(limited: ServerProcess) -> None:
    with Visitor(limited.url) as anna:
        statuses = [anna.http.get("/api/me").status_code for _ in range(400)]
        assert 429 in statuses and statuses[0] == 200
        assert anna.http.get("/").status_code != 429, "pages are not counted"


def test_a_flood_of_messages_is_read_slowly(tmp_path: Path) -> None:
    with (
        ServerProcess(tmp_path, limited=True) as running,
        Visitor(running.url, "Anna") as anna,
        anna.open(anna.create("me", "me")["id"]) as live,
    ):
        began = time.monotonic()
        for number in range(180):
            live.socket.send(json.dumps({"type": "ping", "request": number}))
        last: dict[str, Any] = live.wait(lambda message: message.get("request") == 179)
        assert last["type"] == "pong"
        assert time.monotonic() - began > 0.5


def flood(door: socket.socket, frame: bytes) -> None:
    for _ in range(200):
        door.sendall(frame * 1000)
        time.sleep(0.01)


@pytest.mark.parametrize("frame", [
    pytest.param(b"\x00\x80\0\0\0\0", id="pieces of a message without end"),
    pytest.param(b"\x89\xfd\0\0\0\0" + b"x" * 125, id="pings"),
])
def test_a_flood_of_frames_that_are_no_messages_ends_the_channel(limited: ServerProcess, frame: bytes) -> None:
    with Visitor(limited.url, "Anna") as anna, anna.open(anna.create("me", "me")["id"]) as live:
        door = live.socket.socket
        door.sendall(b"\x01\x80\0\0\0\0")
        # A client that hears of the end first has closed its door by itself.
        with pytest.raises(OSError, match=r"pipe|reset|file descriptor|abort"):
            flood(door, frame)
        slowest = 0.0
        for _ in range(10):
            began = time.monotonic()
            anna.get("/api/me")
            slowest = max(slowest, time.monotonic() - began)
        assert slowest < 1.0


def test_nobody_leafs_through_a_running_match_without_end(limited: ServerProcess) -> None:
    with Visitor(limited.url, "Anna") as anna, anna.open(anna.create("me", "me")["id"]) as live:
        replies = [live.ask("moment", answers=0) for _ in range(90)]
        told = [reply["type"] for reply in replies]
        assert told[:60] == ["moment"] * 60 and "error" in told[60:]
        assert next(reply for reply in replies if reply["type"] == "error")["code"] == "too_many"


def test_nobody_floods_the_chat(limited: ServerProcess) -> None:
    with Visitor(limited.url, "Anna") as anna, Visitor(limited.url, "Bert") as bert:
        made = anna.create("me", "link")
        bert.post(f"/api/matches/{made['id']}/join", invite=made["seats"][1]["invite"])
        with anna.open(made["id"]) as live, anna.open(made["id"]) as page, bert.open(made["id"]) as other:
            replies = [one.ask("chat", text=f"{number}") for number in range(6) for one in (live, page)]
            codes = [reply.get("code", reply["type"]) for reply in replies]
            assert codes[:8] == ["accepted"] * 8
            assert codes[-1] == "too_many", "two pages of one person count together"
            refused = replies[-1]
            assert refused["key"] == "server-too-many" and refused["args"]["seconds"] >= 1
            assert other.ask("chat", text="Still here")["type"] == "accepted", "others can still speak"
            said = [message["text"] for message in other.messages if message["type"] == "chat"]
            assert said.count("Still here") == 1 and len(said) == codes.count("accepted") + 1
            assert live.ask("ping")["type"] == "pong", "only the chat is held back"


def test_one_address_has_a_hundred_channels(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, limited=True) as running, Visitor(running.url, "Anna") as anna:
        # Several matches, because everybody at a match is told of everybody who comes.
        ids = [anna.create("me", "me")["id"] for _ in range(10)]
        match_id = ids[0]
        with ExitStack() as pages:
            lives = [pages.enter_context(anna.open(ids[number % 10])) for number in range(CHANNELS)]
            late = anna.open(match_id)
            error = late.hear()
            assert (error["type"], error["code"]) == ("error", "too_many")
            with pytest.raises(ConnectionClosed) as closed:
                late.hear()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4429
            late.close()
            assert lives[0].ask("ping")["type"] == "pong", "the others stay open"
            lives[0].close()
            assert _opens(anna, match_id), "where one has left there is room again"


def _opens(visitor: Visitor, match_id: str) -> bool:
    """Whether a channel opens within a while; the server needs a moment to see that another one is closed."""
    for _ in range(100):
        live = visitor.open(match_id)
        kind = live.hear()["type"]
        live.close()
        if kind == "view":
            return True
        time.sleep(0.1)
    return False


def test_logs_are_json_lines(server: ServerProcess) -> None:
    httpx.get(f"{server.url}/api/me")
    lines = [json.loads(line) for line in server.log().splitlines()]
    request = next(line for line in reversed(lines) if line["message"] == "request" and line["route"] == "/api/me")
    assert {"at", "level", "from", "message", "method", "route", "status", "milliseconds", "client"} == set(request)
