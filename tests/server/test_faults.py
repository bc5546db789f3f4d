"""When our own rules fail nobody is told that his answer was wrong; everything stays, and the log tells all."""
from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from tests.core.duel import DuelSetup
from tests.server import faulty_game as faulty
from tests.server.processes import ServerProcess
from tests.server.visitors import Visitor

from walstatt.core import tape
from walstatt.core.match import Entry, Match, RuleFault
from walstatt.core.questions import Roll


@pytest.fixture(scope="module")
def faulty_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("faulty"), module="tests.server.duel_server") as running:
        yield running


def begun(visitor: Visitor, *kinds: str) -> str:
    made: str = visitor.create(*kinds, game="faulty", armies=[], size=400, table={})["id"]
    return made


def logged(server: ServerProcess, match_id: str, message: str) -> list[dict[str, Any]]:
    lines = [json.loads(line) for line in server.log().splitlines() if line.startswith("{")]
    return [line for line in lines if line["message"] == message and line.get("match") == match_id]


@pytest.mark.parametrize(
    ("chosen", "said"),
    [
        (faulty.FAILS, "a rule that fails"), (faulty.REFUSES, "Refused"), (faulty.CHECK_FAILS, "a check that fails"),
        (faulty.DICE_FAIL, "a rule that fails over dice"),
    ],
)
def test_a_fault_is_ours_and_changes_nothing(faulty_server: ServerProcess, chosen: str, said: str) -> None:
    with Visitor(faulty_server.url, "Anna") as anna:
        match_id = begun(anna, "me", "me")
        with anna.open(match_id) as live:
            live.step_to(faulty.GOES_ON)
            before = dict(live.view)
            reply = live.answer(chosen)
            assert (reply["type"], reply["code"], reply["key"]) == ("error", "fault", "server-fault")
            assert live.answer(chosen)["code"] == "fault", "and once more"
            live.step_to(faulty.GOES_ON)
            assert live.view["answers"] == before["answers"] + 1 and live.view["revision"] == before["revision"] + 1
            assert len(live.events) == before["answers"] + 1
        first, again = logged(faulty_server, match_id, "the rules have failed")
        assert said in first["trace"] and "save" not in again
        assert_repeats(first)


def assert_repeats(line: dict[str, Any]) -> None:
    """What the log tells is enough to see the rules fail again."""
    saved = tape.parse(json.dumps(line["save"]).encode(), "log")
    match = Match.replay(faulty.GAME, faulty.GAME.read_setup(saved.setup), tape.entries(saved))
    with pytest.raises(RuleFault):
        answer_and_roll(match, line["value"])


def answer_and_roll(match: Match, value: Any) -> None:
    match.answer(value)
    while isinstance(match.question, Roll):
        match.answer(match.question.sample(Random(0)))


def test_the_store_keeps_the_match_as_it_was(faulty_server: ServerProcess) -> None:
    with Visitor(faulty_server.url, "Anna") as anna:
        match_id = begun(anna, "me", "me")
        with anna.open(match_id) as live:
            live.step_to(faulty.GOES_ON)
            live.answer(faulty.FAILS)
        assert anna.get(f"/api/matches/{match_id}")["answers"] == 1


def test_a_bot_over_whose_answer_the_rules_fail_gives_another_one(faulty_server: ServerProcess) -> None:
    with Visitor(faulty_server.url, "Anna") as anna:
        match_id = begun(anna, "me", "captain")
        with anna.open(match_id) as live:
            assert live.answer(faulty.BOT_FAILS_ONCE)["type"] == "accepted"
            live.wait(lambda message: message["type"] == "view" and message["answers"] == 2)
            assert live.view["question"]
        assert_repeats(logged(faulty_server, match_id, "the rules have failed")[0])


@pytest.mark.parametrize("bot", ["captain", "random"])
def test_a_bot_that_cannot_go_on_is_not_waited_for_in_silence(faulty_server: ServerProcess, bot: str) -> None:
    with Visitor(faulty_server.url, "Anna") as anna:
        match_id = begun(anna, "me", bot)
        with anna.open(match_id) as live:
            assert live.answer(faulty.BOT_FAILS)["type"] == "accepted"
            assert live.of_type("error")["key"] == "server-fault-bot"
            with anna.open(match_id) as second:
                assert second.of_type("error")["key"] == "server-fault-bot", "who comes later is told, too"
            assert len(logged(faulty_server, match_id, "a bot cannot go on")) == 1
            assert live.ask("undo")["type"] == "accepted"
            live.wait(lambda message: message["type"] == "view" and message["answers"] == 0)
            live.step_to(faulty.GOES_ON)


def test_a_save_file_that_makes_the_rules_fail(faulty_server: ServerProcess) -> None:
    match = Match(faulty.GAME, DuelSetup())
    match.answer(faulty.GOES_ON)
    match.tape.append(Entry("choice", faulty.FAILS))
    with Visitor(faulty_server.url) as anna:
        response = anna.http.post("/api/replays", content=tape.dump(match))
        assert response.status_code == 422
        error = anna.error(response)
        assert (error["code"], error["key"], error["args"]) == ("bad_replay", "server-fault-replay", {"answers": 1})
        assert "a save file makes the rules fail" in faulty_server.log()
