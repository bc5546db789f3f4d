"""Replays: bringing one, stepping through it, playing on from it; finished matches the same way."""
from __future__ import annotations

import json
from collections.abc import Callable
from random import Random

import pytest
from tests.server.visitors import Visitor

from walstatt.core import tape
from walstatt.core.dice import SeededBox, verify
from walstatt.core.match import Match
from walstatt.games.shelf import load_game
from walstatt.table.picture import TablePicture

Visit = Callable[[str], Visitor]


@pytest.fixture(scope="module")
def saved() -> bytes:
    """A whole random game."""
    game, rng = load_game("aofs"), Random(8)
    match = Match(game, game.random_setup(rng))
    while match.question is not None:
        match.answer(match.question.sample(rng))
    return tape.dump(match)


def test_every_moment_is_the_one_of_the_game(visit: Visit, saved: bytes) -> None:
    anna = visit("Anna")
    made = anna.http.post("/api/replays", content=saved)
    assert made.status_code == 201
    replay = anna.get(f"/api/replays/{made.json()['id']}")
    entries = json.loads(saved)["tape"]
    assert replay["answers"] == len(entries) == len(replay["moments"])
    assert [moment["kind"] for moment in replay["moments"]] == [entry[0] for entry in entries]
    game = load_game("aofs")
    match = Match(game, game.read_setup(json.dumps(replay["setup"]).encode()))
    told = 0
    for number, entry in enumerate(tape.entries(tape.parse(saved, "test"))):
        match.replay_entry(number, entry)
        if number % 17 == 0:
            shown = anna.get(f"/api/replays/{made.json()['id']}/at/{number + 1}?seat=1")
            assert shown["view"]["answers"] == number + 1
            assert len(shown["events"]) == len(match.events) - told
            places = {base["id"]: (base["x"], base["y"]) for base in shown["picture"]["bases"]}
            picture = game.picture(match.play, None)
            assert isinstance(picture, TablePicture) and shown["picture"]["kind"] == "table"
            assert places == {base.id: (base.x, base.y) for base in picture.bases}
        told = len(match.events)
    assert anna.get(f"/api/replays/{made.json()['id']}/at/0")["events"] == []
    beyond = anna.http.get(f"/api/replays/{made.json()['id']}/at/{len(entries) + 1}")
    assert (beyond.status_code, anna.error(beyond)["where"]) == (422, "path.at")


def test_secret_answers_are_told_by_what_each_was_asked(visit: Visit) -> None:
    game, rng = load_game("ags"), Random(2)
    match = Match(game, game.random_setup(rng))
    while match.question is not None and match.question.name != "initiative_tokens":
        match.answer(match.question.sample(rng))
    open_at = len(match.tape)
    match.answer(0, 1)
    anna = visit("Anna")
    replay = anna.http.post("/api/replays", content=tape.dump(match)).json()["id"]
    moment = anna.get(f"/api/replays/{replay}")["moments"][open_at]
    assert (moment["kind"], moment["seat"], moment["key"]) == ("secret", 1, "ags:initiative_tokens")
    assert {"tokens", "dice"} <= moment["text"]["args"].keys(), "else its words cannot be said"
    question = anna.get(f"/api/replays/{replay}/at/{open_at}")["view"]["question"]
    assert (question["kind"], question["seats"], question["text"]["key"]) == ("together", [0, 1], "core-together")


def test_playing_on_from_a_moment(visit: Visit, saved: bytes) -> None:
    anna = visit("Anna")
    replay = anna.http.post("/api/replays", content=saved).json()["id"]
    middle = anna.get(f"/api/replays/{replay}")["answers"] // 2
    wish = {"at": middle, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
    made = anna.post(f"/api/replays/{replay}/fork", 201, **wish)
    rng = Random(1)
    with anna.open(made["id"]) as live:
        assert live.view["answers"] >= middle
        assert not live.view["can_undo"], "what was played before is nobody's to take back"
        while not live.view["over"]:
            if live.view["question"]:
                live.step(rng)
            else:
                live.of_type("view")
    ended = anna.get(f"/api/matches/{made['id']}/tape")
    assert ended["tape"][:middle] == json.loads(saved)["tape"][:middle]
    assert "dice" not in ended, "the first half did not fall from this box"
    again = anna.http.post(f"/api/matches/{made['id']}/fork", json={**wish, "at": ended["tape"].__len__()})
    assert again.status_code == 409


def test_a_finished_match_is_a_replay(visit: Visit) -> None:
    anna, bert = visit("Anna"), visit("Bert")
    match_id = anna.create("me", "me")["id"]
    with anna.open(match_id) as live:
        for _ in range(25):
            live.step(Random(3))
        running = anna.get(f"/api/matches/{match_id}/tape")
        assert running["dice"].get("seed") is None and running["dice"]["commitment"] == live.view["commitment"]
        assert bert.http.get(f"/api/matches/{match_id}/tape").status_code == 403
        assert live.ask("concede", seat=1)["type"] == "accepted"
        while not live.view["over"]:
            live.of_type("view")
        seed, commitment = live.view["seed"], live.view["commitment"]
    about = bert.get(f"/api/matches/{match_id}/replay")
    last = bert.get(f"/api/matches/{match_id}/at/{about['answers']}")
    assert last["view"]["outcome"]["winner"] == 0
    file = tape.parse(bert.http.get(f"/api/matches/{match_id}/tape").content, "test")
    game = load_game("aofs")
    setup, entries = game.read_setup(file.setup), tape.entries(file)
    assert SeededBox(bytes.fromhex(seed)).commitment == commitment
    assert verify(game, setup, entries, bytes.fromhex(seed), "", commitment) > 0
    fork = bert.post(f"/api/matches/{match_id}/fork", 201, at=10, seats=[{"kind": "me"}, {"kind": "link"}])
    assert bert.get(f"/api/matches/{fork['id']}")["answers"] >= 10


def _damaged(saved: bytes) -> list[bytes]:
    whole = json.loads(saved)
    longer = {**whole, "tape": [*whole["tape"], ["choice", "x"]]}
    other = {**whole, "game": "chess"}
    return [b"", b"{}", b"nonsense", saved[:-20], json.dumps(longer).encode(), json.dumps(other).encode()]


@pytest.mark.parametrize("number", range(6))
def test_a_damaged_file_is_told(visit: Visit, saved: bytes, number: int) -> None:
    anna = visit("Anna")
    refused = anna.http.post("/api/replays", content=_damaged(saved)[number])
    assert refused.status_code == 422
    error = anna.error(refused)
    assert error["code"] == "bad_replay" and error["args"]["detail"]


def test_a_tape_against_the_rules_is_told(visit: Visit, saved: bytes) -> None:
    """Its checksum fits, but somebody has played what the rules do not allow."""
    whole = json.loads(saved)
    place = next(number for number, entry in enumerate(whole["tape"]) if entry[0] == "choice")
    whole["tape"][place] = ["choice", [[0.0, 0.0]]]
    raw = json.dumps(whole["setup"]).encode()
    whole["checksum"] = tape._checksum(whole["game"], whole["game_version"], raw, whole["tape"])
    refused = visit("Anna").http.post("/api/replays", content=json.dumps(whole))
    assert refused.status_code == 422
    assert f"answer {place + 1}" in refused.json()["error"]["message"]


def test_what_is_not_there(visit: Visit) -> None:
    anna = visit("Anna")
    for path in ("/api/replays/nothing", "/api/replays/nothing/at/3", "/api/matches/nothing/at/3"):
        assert anna.http.get(path).status_code == 404
