"""Advice: the captain's choice with its reason, for those who may ask, and never longer than somebody wants it."""
from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest
from tests.server.processes import ServerProcess
from tests.server.test_live_match import anna, found, site
from tests.server.visitors import Visitor

from walstatt.bots.base import Counsel
from walstatt.core.match import Match
from walstatt.core.questions import Roll
from walstatt.core.texts import Texts
from walstatt.games.shelf import load_game
from walstatt.server import jobs
from walstatt.server.limits import ADVICE
from walstatt.server.site import Site
from walstatt.server.thinkers import Position
from walstatt.server.workers import too_much_work
from walstatt.store.people import Person

__all__ = ["anna", "site"]

Visit = Callable[[str], Visitor]


def joined(owner: Visitor, guest: Visitor, offered: bool | None, agreed: bool) -> str:
    """A match between two people: what its founder offers, what the other says to it."""
    made = owner.create("me", "link", advice=offered)
    guest.post(f"/api/matches/{made['id']}/join", invite=made["seats"][1]["invite"], advice=agreed)
    return str(made["id"])


def reply(visitor: Visitor, match_id: str) -> dict[str, Any]:
    """What comes back when whoever is asked asks for advice."""
    with visitor.open(match_id) as live:
        return live.ask("advice")


# ---- over the live channel


def test_the_captains_choice_comes_with_a_sentence_and_can_be_taken(visit: Visit) -> None:
    player = visit("Anna")
    with player.open(player.create("me", "me")["id"]) as live:
        for _ in range(6):
            assert live.view["advice"]
            advice = live.ask("advice", seat=live.view["seat"])
            assert advice["type"] == "advice"
            assert advice["why"]["key"].startswith("aofs-why-")
            assert Texts("de").format(advice["why"]["key"], **advice["why"]["args"]).endswith(".")
            before = live.view["answers"]
            assert live.answer(advice["value"])["type"] == "accepted"
            live.view_at(before + 1)


def test_who_is_not_asked_gets_no_advice(visit: Visit) -> None:
    player = visit("Anna")
    match_id = player.create("me", "me")["id"]
    with player.open(match_id) as live:
        other = 1 - live.view["seat"]
        assert live.ask("advice", seat=other)["type"] == "refused"
    assert reply(visit("Bert"), match_id)["code"] == "not_yours"


@pytest.mark.parametrize(
    ("offered", "agreed", "allowed"),
    [(None, True, False), (False, True, False), (True, False, False), (True, True, True)],
)
def test_between_two_people_both_must_agree(visit: Visit, offered: bool | None, agreed: bool, allowed: bool) -> None:
    owner, guest = visit("Anna"), visit("Bert")
    match_id = joined(owner, guest, offered, agreed)
    assert owner.get(f"/api/matches/{match_id}")["advice"] is allowed
    found_for = [reply(one, match_id) for one in (owner, guest)]
    if allowed:
        assert "advice" in [one["type"] for one in found_for]
    else:
        assert [one["code"] for one in found_for] == ["no_advice"] * 2


def test_nobody_is_advised_while_somebody_has_not_been_asked_yet(visit: Visit) -> None:
    owner = visit("Anna")
    match_id = owner.create("me", "link", advice=True)["id"]
    with owner.open(match_id) as live:
        assert not live.view["advice"]
        assert live.ask("advice", seat=0)["code"] == "no_advice"


def test_against_the_computer_it_can_be_left_out_but_not_in_a_guided_match(visit: Visit) -> None:
    player = visit("Anna")
    assert player.get(f"/api/matches/{player.create('me', 'random')['id']}")["advice"]
    assert not player.get(f"/api/matches/{player.create('me', 'random', advice=False)['id']}")["advice"]
    assert player.get(f"/api/matches/{player.create('me', 'random', advice=False, guided=True)['id']}")["advice"]


def test_who_asks_without_end_is_held_back(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("limited")
    with ServerProcess(folder, limited=True) as running, Visitor(running.url, "Anna") as player:
        with player.open(player.create("me", "me")["id"]) as live:
            found = [live.ask("advice", seat=live.view["seat"]) for _ in range(int(ADVICE.burst) + 6)]
        assert {one.get("code") for one in found} == {None, "too_many"}


# ---- who waits for it


def waiting(site: Site, anna: Person, change: Callable[[Site, Any], Any]) -> tuple[list[dict[str, Any]], list[str]]:
    """Somebody asks, nobody comes to an end with thinking, and then something happens."""
    told: list[Any] = []
    ended: list[str] = []

    async def think(position: Position, seat: int, visitor: str) -> Counsel | None:
        del position, seat, visitor
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            ended.append("dropped")
            raise
        return None

    async def run() -> None:
        room = await site.hub.open(found(site, anna, "me", "me").id)
        assert room is not None
        site.advice.thought = think  # type: ignore[method-assign]
        await site.advice.ask("page", room, room.live.asked[0], "Anna", told.append)
        await asyncio.sleep(0)
        await change(site, room)
        await asyncio.sleep(0.05)
        left = list(ended)
        site.advice.close()
        await asyncio.sleep(0.05)
        ended[:] = left
        await site.hub.close()

    asyncio.run(run())
    return told, ended


def test_it_is_dropped_when_the_question_changes(site: Site, anna: Person) -> None:
    async def answer(site: Site, room: Any) -> None:
        live, rng = room.live, Random(1)
        value = live.match.question.sample(rng)
        await site.hub.change(room, lambda: live.answer(anna.id, live.asked[0], value, len(live.match.tape)))

    told, ended = waiting(site, anna, answer)
    assert ended == ["dropped"]
    assert [one["code"] for one in told] == ["stale"]


@pytest.mark.parametrize("again", [False, True])
def test_it_is_dropped_when_its_visitor_goes_or_asks_again(site: Site, anna: Person, again: bool) -> None:
    async def change(site: Site, room: Any) -> None:
        if again:
            await site.advice.ask("page", room, room.live.asked[0], "Anna", lambda _: None)
        else:
            site.advice.drop("page")

    assert waiting(site, anna, change)[1] == ["dropped"]


def test_other_changes_of_the_match_leave_it_alone(site: Site, anna: Person) -> None:
    async def nothing(site: Site, room: Any) -> None:
        await site.hub.change(room, lambda: None)

    assert waiting(site, anna, nothing)[1] == []


def test_a_game_without_a_captain_says_so(site: Site) -> None:
    told = asyncio.run(site.advice._advised(Position("one", "furt", b"{}", ()), 0, "Anna"))
    why = {"key": "server-advice-no-captain", "args": {}}
    assert told == {"type": "advice", "request": None, "value": None, "why": why}


def first_question() -> tuple[Position, int]:
    """The first question of a match, and who is asked."""
    game, rng = load_game("aofs"), Random(1)
    match = Match(game, game.random_setup(rng), record=False)
    while isinstance(match.question, Roll):
        match.answer(match.question.sample(rng))
    assert match.question is not None
    setup = msgspec.json.encode(match.setup)
    return Position("one", "aofs", setup, tuple(match.tape)), match.question.seats[0]


def test_a_thought_that_takes_too_long_is_told(site: Site) -> None:
    async def think(position: Position, seat: int, visitor: str) -> Counsel | None:
        del position, seat, visitor
        raise too_much_work()

    site.advice.thought = think  # type: ignore[method-assign]
    told = asyncio.run(site.advice._advised(*first_question(), "Anna"))
    assert told["value"] is None and told["why"]["key"] == "server-advice-too-long"


class Forgetful:
    """A counsellor who cannot go on."""

    def __init__(self, _: int) -> None:
        pass

    def counsel(self, _: Match) -> None:
        raise RuntimeError("lost the thread")


def test_a_match_that_was_left_anyhow_is_not_used_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "Counsellor", Forgetful)
    with pytest.raises(RuntimeError, match="lost the thread"):
        jobs.advise(*first_question())
    monkeypatch.undo()
    assert jobs.advise(*first_question()) is not None
