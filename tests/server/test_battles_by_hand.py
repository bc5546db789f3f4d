"""A battle of a world is played at the board: by the game master, or by somebody who must not know whose it is."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from tests.server.battle_world import ABOUT, ATTACKER, DEFENDER, GROUP, HOMES, LAND_NAMES, NAME, kept_world
from tests.server.processes import ServerProcess
from tests.server.visitors import Live, Visitor

Come = Callable[[str], Visitor]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("by_hand")) as running:
        yield running


def carried_out(live: Live, seats: list[int], most: int = 20) -> dict[str, Any]:
    view = live.view
    reply = live.ask("carry_out", answers=view["answers"], revision=view["revision"], seats=seats, most=most)
    if reply["type"] == "accepted":
        live.view_at(view["answers"] + 1)
    return reply


def fought_out(live: Live) -> None:
    while not live.view["over"]:
        assert carried_out(live, live.view["my_seats"])["type"] == "accepted"


def test_the_game_master_plays_all_sides_and_takes_the_outcome(visit: Come, server: ServerProcess) -> None:
    anna = visit("Anna")
    world = kept_world(server, anna)
    assert [one["about"] for one in anna.get(f"{world}/run")["waiting"]] == [ABOUT]
    made = anna.post(f"{world}/by-hand", 201, about=ABOUT)
    assert made["invite"] is None and anna.get(f"{world}/by-hand") == [made]
    assert anna.get(f"/api/matches/{made['match']}")["names"] == [ATTACKER, DEFENDER]
    anna.post(f"{world}/by-hand/outcome", 409, about=ABOUT)
    with anna.open(made["match"]) as live:
        assert live.view["commander"] and live.view["my_seats"] == [0, 1]
        assert carried_out(live, [live.view["seat"]], 1)["type"] == "accepted"
        # He takes over, and gives back.
        while live.view["seat"] != 0:
            assert carried_out(live, [1], 1)["type"] == "accepted"
        assert carried_out(live, [1], 1)["type"] == "refused"
        if live.view["question"]["key"] == "kriegsspiel:command":
            live.step_to("HALTEN")
        fought_out(live)
    assert anna.get(f"{world}/by-hand")[0]["over"]
    outcome = anna.post(f"{world}/by-hand/outcome", about=ABOUT)
    assert outcome["rounds"] >= 1 and set(outcome["stands"]) <= {ATTACKER, DEFENDER}
    anna.post(f"{world}/decisions", about=ABOUT, value=outcome)
    assert anna.get(f"{world}/run")["waiting"] == []
    anna.post(f"{world}/publish", 204, phase=0, anyway=True)


def test_whoever_is_asked_learns_neither_whose_battle_it_is_nor_where(visit: Come, server: ServerProcess) -> None:
    anna, bert = visit("Anna"), visit("Bert")
    world = kept_world(server, anna)
    made = anna.post(f"{world}/by-hand", 201, about=ABOUT, hidden=True)
    match = made["match"]
    bert.get(f"/api/matches/{match}", 404)
    bert.get(f"{world}/by-hand", 404)
    bert.heard.clear()
    assert bert.post(f"/api/matches/{match}/join", invite=made["invite"])["seat"] == 0
    assert anna.get(f"{world}/by-hand")[0]["invite"] is None
    with bert.open(match) as live:
        assert live.view["my_seats"] == [0, 1] and live.view["names"] == ["Party A", "Party B"]
        live.ask("preview", option=live.view["question"]["options"][0]["id"])
        fought_out(live)
    bert.get(f"/api/matches/{match}")
    bert.get("/api/matches")
    bert.get(f"/api/matches/{match}/tape")
    secrets = [NAME, ATTACKER, DEFENDER, GROUP, world.rpartition("/")[2], *HOMES.values(), *LAND_NAMES.values()]
    for heard in bert.heard:
        for secret in secrets:
            assert secret.encode() not in heard, (secret, heard[:200])
    outcome = anna.post(f"{world}/by-hand/outcome", about=ABOUT)
    places = [*(place for stands in outcome["stands"].values() for place in stands), *outcome.get("owners", {})]
    assert set(places) <= set(HOMES.values()) and set(outcome["stands"]) <= set(HOMES)
    anna.post(f"{world}/decisions", about=ABOUT, value=outcome)
    assert anna.get(f"{world}/run")["waiting"] == []


def test_a_battle_that_has_changed_since_is_not_taken_over(visit: Come, server: ServerProcess) -> None:
    anna = visit("Anna")
    world = kept_world(server, anna)
    made = anna.post(f"{world}/by-hand", 201, about=ABOUT)
    with anna.open(made["match"]) as live:
        fought_out(live)
    gift = {"realm": DEFENDER, "place": HOMES[DEFENDER], "what": "2SB"}
    anna.post(f"{world}/acts", kind="give", args=gift, wish="a")
    refused = anna.post(f"{world}/by-hand/outcome", 409, about=ABOUT)
    assert refused["error"]["key"] == "core-refused-hand-match-changed"
    again = anna.post(f"{world}/by-hand", 201, about=ABOUT)
    assert [one["match"] for one in anna.get(f"{world}/by-hand")] == [again["match"]]


def test_who_does_not_lead_opens_nothing(visit: Come, server: ServerProcess) -> None:
    anna, bert = visit("Anna"), visit("Bert")
    world = kept_world(server, anna, rulers={ATTACKER: bert})
    anna.post(f"{world}/by-hand", 409, about="battles/2Z+9")
    for path in ("by-hand", "by-hand/outcome"):
        bert.post(f"{world}/{path}", 403, about=ABOUT)
    bert.get(f"{world}/by-hand", 403)
