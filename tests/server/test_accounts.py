"""Accounts and guests: coming, going, leaving for good."""
from __future__ import annotations

from collections.abc import Callable
from itertools import count

import pytest
from tests.server.processes import ServerProcess
from tests.server.visitors import Visitor
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


def test_logging_out_closes_the_live_channel(visit: Visit) -> None:
    anna = visit("Anna")
    match_id = anna.create("me", "me")["id"]
    with anna.open(match_id) as live:
        anna.delete("/api/session")
        with pytest.raises(ConnectionClosed) as closed:
            live.wait(lambda _: False)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4401


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
