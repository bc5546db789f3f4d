"""Accounts and guests: coming, going, leaving for good."""
from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from itertools import count

import pytest
from tests.server.processes import ServerProcess
from tests.server.visitors import Live, Visitor
from websockets.exceptions import ConnectionClosed

Visit = Callable[[str], Visitor]
PASSWORD = "a long password"
_numbers = count(1)


def new_name(worker: str = "Anna") -> str:
    return f"{worker} {next(_numbers)}"


def test_the_life_of_an_account(server: ServerProcess) -> None:
    name = new_name("Ánna Ö")
    with Visitor(server.url) as anna:
        assert anna.get("/api/me") == {"id": None}
        me = anna.post("/api/accounts", 201, name=f"  {name} ", password=PASSWORD)
        assert (me["name"], me["guest"]) == (name, False)
        assert anna.get("/api/me") == me
        anna.delete("/api/session")
        assert anna.get("/api/me") == {"id": None}
        assert anna.post("/api/session", name=name.upper(), password=PASSWORD) == me
        wrong = anna.http.request("DELETE", "/api/accounts/me", json={"password": "not this one"})
        assert (wrong.status_code, anna.error(wrong)["code"]) == (401, "wrong_login")
        anna.delete("/api/accounts/me", password=PASSWORD)
        assert anna.get("/api/me") == {"id": None}
        gone = anna.http.post("/api/session", json={"name": name, "password": PASSWORD})
        assert (gone.status_code, anna.error(gone)["code"]) == (401, "wrong_login")


def test_a_name_is_taken(server: ServerProcess) -> None:
    name = new_name()
    with Visitor(server.url) as anna, Visitor(server.url) as other:
        anna.post("/api/accounts", 201, name=name, password=PASSWORD)
        taken = other.http.post("/api/accounts", json={"name": name.lower(), "password": PASSWORD})
        assert taken.status_code == 409
        error = other.error(taken)
        assert (error["code"], error["key"], error["where"]) == ("name_taken", "server-name-taken", "body.name")


def test_the_cookie_is_out_of_reach_for_scripts_and_strangers(server: ServerProcess) -> None:
    with Visitor(server.url) as anna:
        came = anna.http.post("/api/session/guest", json={"name": "Anna"})
        cookie = came.headers["set-cookie"].lower()
        assert "httponly" in cookie and "samesite=lax" in cookie and "path=/" in cookie
        assert "secure" not in cookie


def test_over_https_the_cookie_is_secure(tmp_path_factory: pytest.TempPathFactory) -> None:
    from tests.server.processes import ServerProcess as Process

    folder = tmp_path_factory.mktemp("proxied")
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(
            "tests.server.processes.environment", lambda *, limited: _proxied(limited)
        )
        with Process(folder) as behind_proxy, Visitor(behind_proxy.url) as anna:
            headers = {"X-Forwarded-Proto": "https"}
            came = anna.http.post("/api/session/guest", json={"name": "Anna"}, headers=headers)
            assert "secure" in came.headers["set-cookie"].lower()


def _proxied(_: bool) -> dict[str, str]:
    import os

    return {**os.environ, "WALSTATT_PROXIES": "127.0.0.1"}


@pytest.mark.parametrize(
    ("body", "where"),
    [
        ({"name": "A", "password": PASSWORD}, "body.name"),
        ({"name": "A" * 41, "password": PASSWORD}, "body.name"),
        ({"name": "\u0000 \n", "password": PASSWORD}, "body.name"),
        ({"name": "Anna", "password": "short"}, "body.password"),
        ({"name": "Anna", "password": "x" * 201}, "body.password"),
        ({"name": "Anna"}, "body.password"),
        ({"name": 7, "password": PASSWORD}, "body.name"),
        ({"name": "Anna", "password": PASSWORD, "admin": True}, "body.admin"),
    ],
)
def test_what_cannot_be_is_named(server: ServerProcess, body: dict[str, object], where: str) -> None:
    with Visitor(server.url) as anna:
        refused = anna.http.post("/api/accounts", json=body)
        assert refused.status_code == 422
        error = anna.error(refused)
        assert (error["code"], error["where"]) == ("invalid", where)


def test_a_guest_cannot_delete_an_account(visit: Visit) -> None:
    anna = visit("Anna")
    refused = anna.http.request("DELETE", "/api/accounts/me", json={"password": "x"})
    assert refused.status_code == 401


def test_without_a_session_there_is_nothing_to_see(server: ServerProcess) -> None:
    with Visitor(server.url) as nobody:
        for path in ("/api/matches", "/api/armies"):
            refused = nobody.http.get(path)
            assert (refused.status_code, nobody.error(refused)["code"]) == (401, "not_logged_in")


def assert_closed(live: Live) -> None:
    with pytest.raises(ConnectionClosed) as closed:
        live.wait(lambda _: False)
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4401


def test_logging_out_closes_the_live_channels_of_this_browser(server: ServerProcess) -> None:
    name = new_name()
    with Visitor(server.url) as anna, Visitor(server.url) as at_home:
        anna.post("/api/accounts", 201, name=name, password=PASSWORD)
        at_home.post("/api/session", name=name, password=PASSWORD)
        match_id = anna.create("me", "me")["id"]
        with anna.open(match_id) as live, anna.open(match_id) as second, at_home.open(match_id) as other:
            anna.delete("/api/session")
            assert_closed(live)
            assert_closed(second)
            assert other.ask("ping")["type"] == "pong"
            assert other.answer(other.good_answer())["type"] == "accepted"


def test_logging_in_anew_ends_the_old_session(visit: Visit) -> None:
    anna = visit("Anna")
    with anna.open(anna.create("me", "me")["id"]) as live:
        anna.post("/api/session/guest", name="Bert")
        assert_closed(live)


def test_a_deleted_account_closes_all_its_live_channels(server: ServerProcess) -> None:
    name = new_name()
    with Visitor(server.url) as anna, Visitor(server.url) as at_home:
        anna.post("/api/accounts", 201, name=name, password=PASSWORD)
        at_home.post("/api/session", name=name, password=PASSWORD)
        match_id = anna.create("me", "me")["id"]
        with anna.open(match_id) as live, at_home.open(match_id) as other:
            anna.delete("/api/accounts/me", password=PASSWORD)
            assert_closed(live)
            assert_closed(other)


def test_a_deleted_name_is_in_no_setup_and_no_replay(server: ServerProcess, visit: Visit) -> None:
    name, bert = new_name("Wendelgard"), visit("Bert")
    with Visitor(server.url) as anna:
        anna.post("/api/accounts", 201, name=name, password=PASSWORD)
        match_id = anna.create("me", "me", names=[name, "Bert"])["id"]
        with anna.open(match_id) as live:
            live.step()
            assert live.ask("concede", seat=0)["type"] == "accepted"
        saved = anna.get(f"/api/matches/{match_id}/tape")
        brought = [one.post("/api/replays", 201, **saved)["id"] for one in (anna, bert)]
        paths = [f"/api/matches/{match_id}/replay", *(f"/api/replays/{one}" for one in brought)]
        assert all(name in json.dumps(bert.get(path)) for path in paths)
        anna.delete("/api/accounts/me", password=PASSWORD)
    for path in [*paths, f"/api/matches/{match_id}/tape", f"/api/matches/{match_id}"]:
        assert name not in json.dumps(bert.get(path)), path
    assert bert.get(f"/api/replays/{brought[1]}/at/1")["view"]["names"][0] == "?"
    assert name.encode() not in kept_by(server), "not even in the database"


def kept_by(server: ServerProcess) -> bytes:
    """All that stands in the tables, without what the file has not yet overwritten."""
    with closing(sqlite3.connect(server.database)) as connection:
        return "\n".join(connection.iterdump()).encode()


# ---- guests who stay


def test_a_guest_becomes_an_account_in_place(server: ServerProcess, visit: Visit) -> None:
    guest, bert, name = visit("Emma"), visit("Bert"), new_name("Emma")
    before = guest.get("/api/me")
    made = guest.create("me", "link")
    bert.post(f"/api/matches/{made['id']}/join", invite=made["seats"][1]["invite"])
    army = {"game": "aofs", "name": "Meine", "roster": "grenzwacht", "size": 150, "limits": False}
    guest.post("/api/armies", 201, units=[{"unit": "hauptmann"}], **army)
    with guest.open(made["id"]) as live, bert.open(made["id"]) as other:
        me = guest.post("/api/accounts", 201, name=name, password=PASSWORD)
        assert me == {"id": before["id"], "name": name, "guest": False} == guest.get("/api/me")
        other.wait(lambda message: message["type"] == "view" and message["names"] == [name, "Bert"])
        live.send("chat", text="It is still me.")
        assert other.of_type("chat")["who"] == name, "the open page belongs to the account now"
    assert [one["id"] for one in guest.get("/api/matches")] == [made["id"]]
    assert [one["name"] for one in guest.get("/api/armies")] == ["Meine"]
    with Visitor(server.url) as at_home:
        assert at_home.post("/api/session", name=name, password=PASSWORD) == me
        assert at_home.get("/api/matches")[0]["names"] == [name, "Bert"]


def test_a_guest_cannot_take_a_name_that_is_somebodys(server: ServerProcess, visit: Visit) -> None:
    guest, name = visit("Emma"), new_name()
    with Visitor(server.url) as anna:
        anna.post("/api/accounts", 201, name=name, password=PASSWORD)
        me, match_id = guest.get("/api/me"), guest.create("me", "me")["id"]
        with guest.open(match_id) as live:
            taken = guest.http.post("/api/accounts", json={"name": name, "password": PASSWORD})
            assert (taken.status_code, guest.error(taken)["code"]) == (409, "name_taken")
            assert guest.get("/api/me") == me and live.ask("ping")["type"] == "pong"
            assert live.view["names"][0] == "Emma"


def test_who_has_an_account_gets_another_one_apart(server: ServerProcess) -> None:
    with Visitor(server.url) as anna:
        first = anna.post("/api/accounts", 201, name=new_name(), password=PASSWORD)
        second = anna.post("/api/accounts", 201, name=new_name(), password=PASSWORD)
        assert first["id"] != second["id"]
        assert anna.post("/api/session", name=first["name"], password=PASSWORD) == first


def test_a_deleted_account_leaves_its_matches(server: ServerProcess, visit: Visit) -> None:
    bert = visit("Bert")
    with Visitor(server.url) as anna:
        anna.post("/api/accounts", 201, name=new_name(), password=PASSWORD)
        made = anna.create("me", "link")
        bert.post(f"/api/matches/{made['id']}/join", invite=made["seats"][1]["invite"])
        with bert.open(made["id"]) as live:
            anna.delete("/api/accounts/me", password=PASSWORD)
            live.wait(lambda message: message["type"] == "view" and message["names"] == ["?", "Bert"])
        assert bert.get("/api/matches")[0]["names"] == ["?", "Bert"]
