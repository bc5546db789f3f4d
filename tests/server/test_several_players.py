"""Three and four players: bots, a second person, spectators, and somebody who gives up while the others go on."""
from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from tests.server.visitors import Live, Visitor

Visit = Callable[[str], Visitor]
BANDS = [{"roster": key} for key in ("frostwacht", "grabraeuber", "bestienzirkel", "eissplitter")]


def found(visitor: Visitor, *kinds: str, **more: Any) -> Any:
    """A match of Schnellreferenz with as many warbands as seats."""
    return visitor.create(*kinds, game="frostgrave", size=300, armies=BANDS[: len(kinds)], **more)


def refused(visitor: Visitor, *kinds: str, **more: Any) -> dict[str, Any]:
    seats = [{"kind": kind} for kind in kinds]
    response = visitor.http.post("/api/matches", json={"game": "aofs", "seats": seats, **more})
    assert response.status_code == 422, response.text
    return visitor.error(response)


def play_until(lives: list[Live], done: Callable[[dict[str, Any]], bool], most: int = 400) -> None:
    """Whoever is asked answers, until the newest position is as wished."""
    rng = Random(3)
    for _ in range(most):
        newest = max(live.view["answers"] for live in lives)
        views = [live.view_at(newest) for live in lives]
        if done(views[0]):
            return
        asked = next((live for live in lives if live.view["question"] and live.view["answers"] == newest), None)
        if asked is not None:
            asked.step(rng)
        elif all(view["answers"] == newest for view in views):
            lives[0].of_type("view")
    raise AssertionError("it does not come to that")


@pytest.mark.parametrize(("bots", "players"), [(1, 3), (2, 4)])
def test_two_people_and_bots(visit: Visit, bots: int, players: int) -> None:
    anna, bert, stranger = visit("Anna"), visit("Bert"), visit("Emil")
    made = found(anna, "me", *["random"] * bots, "link")
    path = f"/api/matches/{made['id']}"
    assert [seat["kind"] for seat in made["seats"]] == ["me", *["bot"] * bots, "link"]
    assert bert.post(f"{path}/join", invite=made["seats"][-1]["invite"])["seat"] == players - 1
    about = anna.get(path)
    assert len(about["names"]) == len(set(about["names"])) == players
    with anna.open(made["id"]) as first, bert.open(made["id"]) as last, stranger.open(made["id"]) as watching:
        assert first.view["my_seats"] == [0] and last.view["my_seats"] == [players - 1]
        assert watching.view["my_seats"] == [] and watching.view["question"] is None
        assert [side["seat"] for side in first.view["picture"]["sides"]] == list(range(players))
        play_until([first, last], lambda view: all(
            any(base["seat"] == seat for base in view["picture"]["bases"]) for seat in range(players)
        ))
    assert anna.http.get(f"{path}/at/0").status_code == 409


def test_who_gives_up_leaves_and_the_others_go_on(visit: Visit) -> None:
    anna, bert = visit("Anna"), visit("Bert")
    made = found(anna, "me", "link", "random")
    bert.post(f"/api/matches/{made['id']}/join", invite=made["seats"][1]["invite"])
    with anna.open(made["id"]) as first, bert.open(made["id"]) as second:
        play_until([first, second], lambda view: view["answers"] > 40)
        before = second.view["answers"]
        assert second.ask("concede", seat=1)["type"] == "accepted"
        for live in (first, second):
            while not live.view["withdrawn"]:
                live.of_type("view")
        assert second.view["withdrawn"] == first.view["withdrawn"] == [1] and not first.view["over"]
        assert second.ask("concede", seat=1)["type"] == "refused"
        play_until([first], lambda view: view["answers"] > before + 20)
        assert not any(base["seat"] == 1 for base in first.view["picture"]["bases"])
        assert 1 not in first.view["waiting_for"]
        assert first.ask("concede", seat=0)["type"] == "accepted"
        while not first.view["over"]:
            first.of_type("view")
        assert first.view["outcome"]["winner"] == 2
    path = f"/api/matches/{made['id']}"
    about, end = anna.get(f"{path}/replay"), anna.get(path)["answers"]
    assert about["answers"] == end and len(about["names"]) == 3
    assert len(anna.get(f"{path}/at/{end}?seat=2")["picture"]["sides"]) == 3
    assert anna.http.get(f"{path}/at/0?seat=3").status_code == 422
    two = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    too_few = anna.http.post(f"{path}/fork", json={"at": 10, "seats": two})
    assert anna.error(too_few)["key"] == "server-wrong-seats"
    forked = anna.post(f"{path}/fork", 201, at=10, seats=[*two, two[1]])
    assert len(forked["seats"]) == 3


def test_games_for_two_refuse_other_numbers(visit: Visit) -> None:
    anna = visit("Anna")
    for game in ("aofs", "ags", "anima"):
        problem = refused(anna, "me", "me", "me", game=game)
        assert problem["key"] == "server-wrong-seats" and problem["where"] == "body.seats"
        assert problem["message"] == "This game is for 2 players, not for 3."
    assert refused(anna, *["me"] * 5, game="frostgrave")["where"] == "body.seats"
    games = {game["key"]: game for game in anna.get("/api/games")}
    assert games["frostgrave"]["seats"] == [2, 3, 4] and games["aofs"]["seats"] == [2]


def test_each_seat_needs_a_warband(visit: Visit) -> None:
    anna = visit("Anna")
    problem = refused(anna, "me", "me", "me", game="frostgrave", armies=BANDS[:2])
    assert problem["code"] == "unknown_key" and problem["where"] == "body.armies[2]"
