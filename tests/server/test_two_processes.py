"""Two server processes on one PostgreSQL: two players on different ones play one match, two rulers one world."""
from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.desk.conftest import FOLDER
from tests.server.processes import ServerProcess, fresh_database
from tests.server.visitors import Live, Visitor
from websockets.exceptions import ConnectionClosed

WITHIN = 1.0
PASSWORD = "a long password"
EXAMPLE = ("--add-game", str(FOLDER))
Servers = tuple[ServerProcess, ServerProcess]


@pytest.fixture(scope="module")
def servers(postgres: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Servers]:
    database = fresh_database(postgres, "two_processes")
    folders = [tmp_path_factory.mktemp(name) for name in ("one", "two")]
    with ThreadPoolExecutor(2) as pool:
        # Both begin with an empty database at the same moment.
        one, two = pool.map(lambda folder: ServerProcess(folder, *EXAMPLE, "--database", database), folders)
    with one, two:
        yield one, two


@pytest.fixture
def players(servers: Servers) -> Iterator[tuple[Visitor, Visitor, str]]:
    """Anna on the first process, Bert on the second."""
    with Visitor(servers[0].url, "Anna") as anna, Visitor(servers[1].url, "Bert") as bert:
        made = anna.create("me", "link")
        bert.post(f"/api/matches/{made['id']}/join", invite=made["seats"][1]["invite"])
        yield anna, bert, made["id"]


def elsewhere(visitor: Visitor, server: ServerProcess) -> Visitor:
    """The same person with another page on another process."""
    twin = Visitor(server.url)
    twin.http.cookies.update(visitor.http.cookies)
    return twin


def test_moves_are_seen_on_the_other_process_within_a_second(players: tuple[Visitor, Visitor, str]) -> None:
    anna, bert, match_id = players
    rng, delays = Random(1), []
    with anna.open(match_id) as first, bert.open(match_id) as second:
        assert first.view["names"] == ["Anna", "Bert"]
        for _ in range(40):
            asked, other = (first, second) if first.view["question"] else (second, first)
            before = asked.view["answers"]
            assert asked.answer(asked.good_answer(rng))["type"] == "accepted"
            began = time.monotonic()
            other.view_at(before + 1)
            delays.append(time.monotonic() - began)
            asked.view_at(other.view["answers"])
            assert first.view["picture"] == second.view["picture"] and first.events == second.events
    assert max(delays) < WITHIN, delays


def test_taking_back_chat_and_presence_cross_over(players: tuple[Visitor, Visitor, str]) -> None:
    anna, bert, match_id = players
    with anna.open(match_id) as first, bert.open(match_id) as second:
        first.wait(lambda message: message["type"] == "presence" and message["seats"] == [0, 1])
        second.send("chat", text="Good luck!")
        assert first.of_type("chat")["text"] == "Good luck!"
        asked, other = (first, second) if first.view["question"] else (second, first)
        before = dict(other.view)
        asked.step()
        other.view_at(before["answers"] + 1)
        assert asked.ask("undo")["type"] == "accepted"
        back = other.wait(lambda message: message["type"] == "view" and message["answers"] == before["answers"])
        assert back["picture"] == before["picture"]
        while asked.view["answers"] != before["answers"]:
            asked.of_type("view")
        asked.step()
        other.view_at(before["answers"] + 1)
        assert other.events == asked.events
        second.close()
        first.wait(lambda message: message["type"] == "presence" and message["seats"] == [0])


def test_of_two_answers_at_once_one_is_stale(servers: Servers) -> None:
    with Visitor(servers[0].url, "Anna") as anna, elsewhere(anna, servers[1]) as twin:
        match_id = anna.create("me", "me")["id"]
        rng, outcomes = Random(7), []
        with anna.open(match_id) as one, twin.open(match_id) as two:
            for _ in range(15):
                before = one.view["revision"]
                values = [live.good_answer(rng) for live in (one, two)]
                with ThreadPoolExecutor(2) as pool:
                    replies = list(pool.map(lambda pair: pair[0].answer(pair[1]), zip((one, two), values, strict=True)))
                outcomes.append(sorted(_word(reply) for reply in replies))
                assert outcomes[-1] == ["accepted", "stale"], replies
                _level(before + 1, one, two)
                assert one.view["picture"] == two.view["picture"] and one.events == two.events
        tape = anna.get(f"/api/matches/{match_id}/tape")["tape"]
        assert sum(entry[0] == "choice" for entry in tape) == 15


def _word(reply: dict[str, Any]) -> str:
    return str(reply.get("code") or reply["type"])


def _level(revision: int, *lives: Live) -> None:
    """Wait until all show the position of a revision."""
    for live in lives:
        while live.view["revision"] < revision:
            live.of_type("view")


def test_a_match_goes_on_when_a_process_dies(servers: Servers, postgres: str, tmp_path: Path) -> None:
    """The process that lets the bot think is killed; the other one takes over."""
    database = servers[0].process.args[-1]  # type: ignore[index]
    assert str(database).startswith(postgres)
    third = ServerProcess(tmp_path, "--database", str(database))
    with third, Visitor(third.url, "Anna") as anna, elsewhere(anna, servers[1]) as twin:
        match_id = anna.create("me", "random")["id"]
        rng = Random(3)
        with anna.open(match_id) as live:
            for _ in range(10):
                while not live.view["question"]:
                    live.of_type("view")
                live.step(rng)
            answers = live.view["answers"]
            third.process.kill()
            third.process.wait(30)
        with twin.open(match_id) as live:
            assert live.view["answers"] >= answers
            for _ in range(10):
                while not live.view["question"]:
                    live.of_type("view", 30)
                live.step(rng)


def assert_closed(live: Live) -> None:
    with pytest.raises(ConnectionClosed) as closed:
        live.wait(lambda _: False)
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4401


def test_who_logs_out_or_leaves_is_shown_out_everywhere(servers: Servers) -> None:
    one, two = servers
    with Visitor(one.url) as anna, Visitor(one.url) as at_home:
        anna.post("/api/accounts", 201, name="Anna", password=PASSWORD)
        at_home.post("/api/session", name="Anna", password=PASSWORD)
        match_id = anna.create("me", "me")["id"]
        twin, home_twin = elsewhere(anna, two), elsewhere(at_home, two)
        with twin, home_twin, twin.open(match_id) as live, home_twin.open(match_id) as other:
            anna.delete("/api/session")
            assert_closed(live)
            assert other.ask("ping")["type"] == "pong"
            at_home.delete("/api/accounts/me", password=PASSWORD)
            assert_closed(other)


def test_a_guest_becomes_an_account_everywhere(servers: Servers) -> None:
    one, two = servers
    with Visitor(one.url, "Emma") as emma, elsewhere(emma, two) as twin:
        match_id = emma.create("me", "me")["id"]
        with twin.open(match_id) as live:
            emma.post("/api/accounts", 201, name="Emma II", password=PASSWORD)
            live.wait(lambda message: message["type"] == "view" and message["names"][0] == "Emma II")
            live.send("chat", text="It is still me.")
            assert live.of_type("chat")["who"] == "Emma II"
            assert live.answer(live.good_answer())["type"] == "accepted"


def both(visitors: tuple[Visitor, Visitor], path: str, **body: Any) -> list[int]:
    """The same wish of two at the same moment; what they are answered."""
    with ThreadPoolExecutor(2) as pool:
        return sorted(pool.map(lambda visitor: visitor.http.post(path, json=body).status_code, visitors))


def test_a_world_is_led_and_ruled_on_different_processes(servers: Servers) -> None:
    """Of two who publish at once one does; whoever asks the other process sees the same."""
    one, two = servers
    with Visitor(one.url, "Anna") as anna, Visitor(two.url, "Bert") as bert, elsewhere(anna, two) as twin:
        seats = [{"realm": "Nord", "kind": "me"}, {"realm": "Ost", "kind": "link"}]
        world = anna.post("/api/worlds", 201, game="taeler", name="Zwei Häuser", seats=seats)["id"]
        members = twin.get(f"/api/worlds/{world}")["members"]
        bert.post(f"/api/worlds/{world}/join", invite=next(one["invite"] for one in members if one["invite"]))
        for phase in range(3):
            both((anna, bert), f"/api/worlds/{world}/paper", text="heben 1\ngraben")
            papers = {one["realm"]: one["paper"] for one in twin.get(f"/api/worlds/{world}")["members"]}
            assert papers["Nord"] == papers["Ost"] == "counts"
            assert both((anna, twin), f"/api/worlds/{world}/publish", phase=phase) == [204, 409]
            for visitor in (anna, twin, bert):
                assert visitor.get(f"/api/worlds/{world}")["number"] == phase + 1
            assert anna.get(f"/api/worlds/{world}/reports/{phase}") == twin.get(f"/api/worlds/{world}/reports/{phase}")


def test_the_last_papers_of_a_world_that_leads_itself_come_at_once_on_two_processes(servers: Servers) -> None:
    """Both are taken, the phase is published once, and nobody is told that something went wrong."""
    one, two = servers
    with Visitor(one.url, "Anna") as anna, Visitor(two.url, "Bert") as bert:
        seats = [{"realm": "Nord", "kind": "me"}, {"realm": "Ost", "kind": "link"}]
        made = anna.post("/api/worlds", 201, game="taeler", name="Ohne Leitung", seats=seats, leads_itself=True)
        path = f"/api/worlds/{made['id']}"
        bert.post(f"{path}/join", invite=next(one["invite"] for one in anna.get(path)["members"] if one["invite"]))
        for phase in range(4):
            assert both((anna, bert), f"{path}/paper", text="graben", phase=phase) == [200, 200]
            assert [visitor.get(path)["number"] for visitor in (anna, bert)] == [phase + 1, phase + 1]
            for visitor in (anna, bert):
                assert visitor.get(f"{path}/files/{phase}")["text"] == "graben"


def test_two_windows_on_two_processes_keep_drafts_and_notes_at_once(servers: Servers) -> None:
    """One after the other, in whichever order: none fails."""
    with Visitor(servers[0].url, "Anna") as anna, elsewhere(anna, servers[1]) as twin:
        seats = [{"realm": "Nord", "kind": "me"}]
        world = anna.post("/api/worlds", 201, game="taeler", name="Zwei Fenster", seats=seats)["id"]
        for path, body in (("draft", {"text": "graben"}), ("notes", {"place": "2A+10", "words": "hier"})):
            def put(visitor: Visitor, path: str = path, body: dict[str, Any] = body) -> list[int]:
                return [visitor.http.put(f"/api/worlds/{world}/{path}", json=body).status_code for _ in range(15)]

            with ThreadPoolExecutor(2) as pool:
                assert {code for some in pool.map(put, (anna, twin)) for code in some} <= {200, 204}
        wish = {"kind": "letter", "args": {"realms": ["Ost"], "words": "Der Winter kommt."}}
        for number in range(5):
            assert both((anna, twin), f"/api/worlds/{world}/acts", **wish, wish=f"w{number}") == [200, 200]
        assert len(anna.get(f"/api/worlds/{world}/desk")["acts"]) == 5


def test_a_world_goes_on_when_a_process_dies(servers: Servers, tmp_path: Path) -> None:
    """Rulers on two processes; one is killed while it publishes, its ruler goes on with the other."""
    database = str(servers[0].process.args[-1])  # type: ignore[index]
    third = ServerProcess(tmp_path, *EXAMPLE, "--database", database)
    with (
        third, Visitor(third.url, "Anna") as anna, elsewhere(anna, servers[1]) as twin,
        Visitor(servers[1].url, "Bert") as bert,
    ):
        seats = [{"realm": "Nord", "kind": "me"}, {"realm": "Ost", "kind": "link"}, {"realm": "West", "kind": "link"}]
        path = f"/api/worlds/{anna.post('/api/worlds', 201, game='taeler', name='Drei Häuser', seats=seats)['id']}"
        bert.post(f"{path}/join", invite=next(one["invite"] for one in anna.get(path)["members"] if one["invite"]))
        anna.post(f"{path}/paper", text="graben", phase=0)
        bert.post(f"{path}/paper", text="heben 1", phase=0)
        with ThreadPoolExecutor(1) as pool:
            asked = pool.submit(anna.http.post, f"{path}/publish", json={"phase": 0, "anyway": True})
            time.sleep(Random(5).uniform(0, 0.1))
            third.process.kill()
            third.process.wait(30)
            assert asked.exception() is not None or asked.result().status_code == 204
        if twin.get(path)["number"] == 0:
            assert {one["realm"]: one["paper"] for one in twin.get(path)["members"]}["Ost"] == "counts"
            twin.post(f"{path}/publish", 204, phase=0, anyway=True)
        for visitor, text in ((twin, "graben"), (bert, "heben 1")):
            assert visitor.get(f"{path}/files/0")["text"] == text
        twin.post(f"{path}/paper", text="graben", phase=1)
        twin.post(f"{path}/publish", 204, phase=1, anyway=True)
        assert bert.get(path)["number"] == 2 and bert.get(f"{path}/reports/1")
