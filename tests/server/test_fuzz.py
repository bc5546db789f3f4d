"""Anything may come in. Whatever it is, the answer names what is wrong; nothing breaks, nothing changes by mistake."""
from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from tests.server.processes import ServerProcess
from tests.server.visitors import Live, Visitor

from walstatt.core import tape
from walstatt.core.match import Match
from walstatt.games.shelf import load_game

Visit = Callable[[str], Visitor]
ODD: list[Any] = [
    None, True, False, 0, -1, 1, 2**31, 2**63, 10**30, -(10**30), 0.5, -0.0, 1e308, "", "x", "0", "\u0000",
    "\U0001f409", "a" * 3000, "__class__", "../../x", [], [[]], [None], {}, {"": {}}, [[1, 2], [3]], [[1e9, -1e9]],
    [["a", "b"]], [1] * 500,
]


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place within a piece of data."""
    inside = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    return [path, *(place for key, value in inside for place in places(value, (*path, key)))]


def mutated(data: Any, rng: Random) -> Any:
    """The data with something odd in one place, or something missing, doubled, renamed or swapped."""
    copy = json.loads(json.dumps(data))
    path = rng.choice(places(copy))
    if not path:
        return rng.choice(ODD)
    holder = copy
    for key in path[:-1]:
        holder = holder[key]
    last = path[-1]
    match rng.randrange(5):
        case 0:
            del holder[last]
        case 1 if isinstance(holder, list):
            holder.insert(rng.randrange(len(holder) + 1), holder[last])
        case 1:
            holder[f"{last}2"] = holder.pop(last)
        case 2:
            holder[last] = [holder[last]]
        case 3 if isinstance(holder[last], int | float):
            holder[last] += rng.choice([-1, 1, 0.5, 1e6, -1e6])
        case _:
            holder[last] = rng.choice(ODD)
    return copy


def broken(raw: bytes, rng: Random) -> bytes:
    """Bytes that were cut, or with some of them changed."""
    if rng.random() < 0.3:
        return raw[: rng.randrange(len(raw))]
    changed = bytearray(raw)
    for _ in range(rng.randint(1, 4)):
        changed[rng.randrange(len(changed))] = rng.randrange(256)
    return bytes(changed)


# ---- the live channel


def valid_messages(live: Live, value: Any) -> list[dict[str, Any]]:
    view = live.view
    return [
        {
            "type": "answer", "request": "odd 1", "answers": view["answers"], "revision": view["revision"],
            "seat": view["seat"], "value": value,
        },
        {"type": "try", "request": "odd r", "value": value, "seat": view["seat"]},
        {"type": "preview", "request": "odd 2", "option": "advance", "seat": view["seat"]},
        {"type": "propose", "request": "odd 3", "toward": [24.0, 12.5], "seat": view["seat"]},
        {"type": "reach", "request": "odd 8", "seat": view["seat"]},
        {"type": "moment", "request": "odd 9", "answers": view["answers"] // 2},
        {"type": "undo", "request": "odd 4", "answers": view["answers"]},
        {"type": "concede", "request": "odd 5", "seat": 9},
        {"type": "chat", "request": "odd 6", "text": "Viel Glück!"},
        {"type": "ping", "request": "odd 7"},
    ]


def settle(live: Live) -> None:
    """Take in everything that was sent; nothing of it may be our own fault."""
    number = live.send("ping")
    live.wait(lambda message: message["type"] == "pong" and message["request"] == number)
    for message in live.messages:
        if message["type"] == "error":
            assert message["code"] != "internal", message
            assert message["message"] and message["key"].startswith(("server-", "core-")), message
        elif message["type"] == "refused":
            assert message["why"]["key"], message
    live.messages.clear()


@pytest.mark.parametrize(
    ("seed", "more"), [(1, {}), (2, {}), (3, {"dice": "people"}), (4, {"real_table": True, "dice": "people"})]
)
def test_odd_messages_on_the_live_channel(visit: Visit, server: ServerProcess, seed: int, more: dict[str, Any]) -> None:
    anna, rng = visit("Anna"), Random(seed)
    left = 60
    while left:
        # An odd message may give up the match by chance; then comes the next one.
        with anna.open(anna.create("me", "me", **more)["id"]) as live:
            while left and not live.view["over"]:
                left -= 1
                pester(live, rng)
                settle(live)
                if not live.view["over"]:
                    live.answer(live.good_answer(rng))
                    settle(live)
    assert "could not be handled" not in server.log() and "Exception in ASGI" not in server.log()


def pester(live: Live, rng: Random) -> None:
    value = live.good_answer(rng)
    for _ in range(8):
        raw = json.dumps(mutated(rng.choice(valid_messages(live, value)), rng)).encode()
        live.socket.send(broken(raw, rng) if rng.random() < 0.2 else raw.decode())


def test_odd_values_for_a_good_question_change_nothing(visit: Visit) -> None:
    anna = visit("Anna")
    with anna.open(anna.create("me", "me")["id"]) as live:
        before = live.view["answers"]
        for value in ODD:
            assert live.answer(value)["type"] == "refused", value
            assert live.ask("try", value=value)["type"] == "refused", value
        assert live.view["answers"] == before


# ---- files that people bring


@pytest.fixture(scope="module")
def saved() -> dict[str, Any]:
    game, rng = load_game("aofs"), Random(8)
    match = Match(game, game.random_setup(rng))
    for _ in range(60):
        assert match.question is not None
        match.answer(match.question.sample(rng))
    data: dict[str, Any] = json.loads(tape.dump(match))
    return data


def with_right_checksum(save: Any) -> bytes:
    """Somebody who knows how can make a file that only the rules find wrong."""
    try:
        raw = json.dumps(save["setup"]).encode()
        save["checksum"] = tape._checksum(save["game"], save["game_version"], raw, save["tape"])
    except (TypeError, KeyError, ValueError):
        pass
    return json.dumps(save).encode()


def assert_told(visitor: Visitor, path: str, body: bytes, code: str) -> None:
    reply = visitor.http.post(path, content=body)
    if reply.status_code < 300:
        return
    assert reply.status_code in (400, 413, 422), reply.text
    error = visitor.error(reply)
    if error["code"] == "out_of_bounds":
        assert "⟨" not in error["message"] and error["where"], error
        return
    assert error["code"] == code and error["message"] and error["where"] == "body", error


@pytest.mark.parametrize("seed", range(3))
def test_odd_save_files(visit: Visit, saved: dict[str, Any], seed: int) -> None:
    anna, rng = visit("Anna"), Random(seed)
    for _ in range(40):
        part = rng.choice(["setup", "tape", ""])
        save = {**saved, part: mutated(saved[part], rng)} if part else mutated(saved, rng)
        body = with_right_checksum(save)
        assert_told(anna, "/api/replays", broken(body, rng) if rng.random() < 0.1 else body, "bad_replay")


def test_odd_maps(visit: Visit) -> None:
    anna, rng = visit("Anna"), Random(1)
    corners = [{"x": 0, "y": 0}, {"x": 40, "y": 0}, {"x": 40, "y": 8}]
    things = [
        {"id": 1, "type": "wood", "x": 32, "y": 32, "width": 64, "height": 64},
        {"id": 2, "type": "wall", "x": 200, "y": 200, "polygon": corners},
    ]
    drawn = {
        "orientation": "orthogonal", "width": 48, "height": 48, "tilewidth": 16, "tileheight": 16,
        "layers": [{"type": "objectgroup", "name": "terrain", "objects": things}],
    }
    for _ in range(250):
        body = json.dumps(mutated(drawn, rng)).encode()
        assert_told(anna, "/api/games/aofs/table", broken(body, rng) if rng.random() < 0.1 else body, "bad_map")


def test_odd_wishes_for_matches_and_armies(visit: Visit) -> None:
    anna, rng = visit("Anna"), Random(1)
    rosters = anna.get("/api/games/aofs/rosters")
    units = rosters[0]["armies"][0]["units"]
    board = anna.get("/api/games/aofs/table?seed=9")
    army = {"game": "aofs", "name": "Wacht", "roster": rosters[0]["key"], "size": 250, "limits": True, "units": units}
    wish = {
        "game": "aofs", "size": 250, "limits": True, "rulings": {"aofs.r.measuring": 1},
        "armies": [{"roster": rosters[0]["key"], "units": units}, {"roster": "moorvolk"}], "table": {"board": board},
        "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "names": ["Anna", "Bert"],
    }
    for _ in range(120):
        for path, body in (("/api/matches", wish), ("/api/armies", army)):
            reply = anna.http.post(path, json=mutated(body, rng))
            assert reply.status_code in (201, 404, 409, 422), reply.text
            assert reply.status_code == 201 or anna.error(reply)["message"]
        for kept in anna.get("/api/armies"):
            assert anna.http.get(f"/api/armies/{kept['id']}/sheet.pdf").status_code == 200
            anna.delete(f"/api/armies/{kept['id']}")
