"""Secrets stay on the server: every byte that anybody receives over whole games is searched for what was planted."""
from __future__ import annotations

import base64
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from random import Random
from typing import Any

import msgspec
import pytest
from tests.server.duel_game import HIGHEST
from tests.server.processes import ServerProcess
from tests.server.visitors import Live, Visitor

from walstatt.core.dice import SeededBox
from walstatt.core.match import Match
from walstatt.core.snapshots import Kept
from walstatt.games.shelf import load_game
from walstatt.lab.soak_secrets import disguise
from walstatt.server.live_match import LiveMatch
from walstatt.store.matches import BOT, Matches, MatchRecord, Opened, Seat

AGS_ARMIES = [{"roster": "orden"}, {"roster": "horde"}]
ANIMA_ARMIES = [{"roster": "morgenorden"}, {"roster": "radgilde"}]


@pytest.fixture(scope="module")
def duel_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("duel"), module="tests.server.duel_server") as running:
        yield running


def seed_of(server: ServerProcess, match_id: str) -> str:
    with closing(sqlite3.connect(server.database)) as connection:
        (seed,) = connection.execute("SELECT dice_seed FROM matches WHERE id = ?", (match_id,)).fetchone()
    return str(seed)


def spellings(seed: str) -> list[bytes]:
    """A seed as text, as bytes and as base64."""
    raw = bytes.fromhex(seed)
    return [seed.encode(), seed.upper().encode(), raw, base64.b64encode(raw), base64.urlsafe_b64encode(raw)]


def assert_unheard(visitor: Visitor, secrets: dict[str, bytes], *, while_running: bool = False) -> None:
    """None of this has reached the visitor; `while_running` leaves out what says that the match is over."""
    heard = b"\n".join(raw for raw in visitor.heard if not (while_running and b'"over":true' in raw))
    assert len(heard) > 500
    leaks = [name for name, secret in secrets.items() if secret in heard]
    assert not leaks


class Table:
    """Anna and Bert at one match, Carla watches, and all of them look wherever they can."""

    def __init__(self, server: ServerProcess, game: str) -> None:
        self.server = server
        self.anna, self.bert, self.carla = (Visitor(server.url, name) for name in ("Anna", "Bert", "Carla"))
        wish = {} if game == "aofs" else {"game": game, "armies": [], "size": 400, "table": {}}
        made = self.anna.create("me", "link", **wish)
        self.id, self.invite = made["id"], made["seats"][1]["invite"]
        self.carla.get(f"/api/matches/{self.id}")
        self.bert.get(f"/api/matches/{self.id}")
        self.bert.post(f"/api/matches/{self.id}/join", invite=self.invite)
        self.seed = seed_of(server, self.id)
        self.lives: list[Live] = [one.open(self.id).__enter__() for one in (self.anna, self.bert, self.carla)]

    def peek(self) -> None:
        """All that anybody can ask for beside the live channel."""
        for one in (self.anna, self.bert, self.carla):
            for path in ("", "/tape", "/at/0", "/replay"):
                one.http.get(f"/api/matches/{self.id}{path}")
            one.http.get("/api/matches")
            one.http.post(f"/api/matches/{self.id}/fork", json={"at": 0, "seats": [{"kind": "me"}] * 2})
        for live in self.lives:
            for answers in range(live.view["answers"] + 1):
                assert live.ask("moment", answers=answers)["type"] == "moment"

    def level(self) -> None:
        """Wait until all have seen the newest position."""
        newest = max(live.view["revision"] for live in self.lives)
        for live in self.lives:
            while live.view["revision"] < newest:
                live.of_type("view")

    def play(self, rng: Random, *, most: int) -> None:
        for _ in range(most):
            self.level()
            asked = next((live for live in self.lives if live.view["question"]), None)
            if asked is None or asked.view["over"]:
                return
            asked.step(rng)
            if rng.random() < 0.3 and asked.ask("undo")["type"] == "accepted":
                asked.of_type("view")
                asked.step(rng)

    def __enter__(self) -> Table:
        return self

    def __exit__(self, *_: object) -> None:
        for live in self.lives:
            live.close()
        for one in (self.anna, self.bert, self.carla):
            one.close()


def test_a_whole_game_tells_nobody_the_seed_or_the_others_tokens(server: ServerProcess) -> None:
    with Table(server, "aofs") as table:
        table.play(Random(11), most=30)
        table.peek()
        table.play(Random(12), most=1000)
        assert all(live.view["over"] and live.view["seed"] == table.seed for live in table.lives)
        seeds = {f"seed {number}": one for number, one in enumerate(spellings(table.seed))}
        sessions = {one: one.session.encode() for one in (table.anna, table.bert, table.carla)}
        watch = table.anna.get(f"/api/matches/{table.id}")["watch"].encode()
        for visitor in sessions:
            assert_unheard(visitor, seeds, while_running=True)
            others = {f"session {number}": one for number, one in enumerate(sessions.values())}
            assert_unheard(visitor, others)
            if visitor is not table.anna:
                assert_unheard(visitor, {"invitation": table.invite.encode()})
        assert_unheard(table.carla, {"watch token": watch})


@pytest.mark.parametrize("number", range(4))
def test_sealed_numbers_and_bids_reach_only_their_own_seat(duel_server: ServerProcess, number: int) -> None:
    rng = Random(number)
    with Table(duel_server, "duel") as table:
        anna, bert, carla = table.lives
        sealed = [rng.randrange(HIGHEST // 10, HIGHEST) for _ in range(2)]
        assert anna.answer(sealed[0], seat=0)["type"] == "accepted"
        for live in (bert, carla):
            live.view_at(anna.view_at(1)["answers"])
        assert anna.view["question"] is None and anna.view["waiting_for"] == [1]
        assert bert.view["question"]["kind"] == "number" and carla.view["question"] is None
        assert anna.answer(sealed[0], seat=0)["type"] == "refused"
        table.peek()
        for visitor in (table.bert, table.carla):
            assert_unheard(visitor, {"Anna's number": str(sealed[0]).encode()})
        assert anna.ask("undo")["type"] == "accepted", "nobody has answered since"
        for live in (anna, bert, carla):
            live.wait(lambda message: message["type"] == "view" and message["answers"] == 0)
        assert anna.answer(sealed[0], seat=0)["type"] == "accepted"
        bert.view_at(1)
        assert bert.answer(sealed[1], seat=1)["type"] == "accepted"
        table.level()
        bert.view_at(2)
        assert bert.ask("undo")["type"] == "refused", "now Bert would know more"
        table.play(rng, most=8)
        table.peek()
        first, second = (str(one).encode() for one in sealed)
        assert not anna.view["over"]
        assert [_lying_open(live, 1) for live in table.lives] == [[], [], []], "Bert has not answered yet"
        assert [_lying_open(live, 2) for live in table.lives] == [[sealed[0]], [sealed[1]], []]
        seeds = {f"seed {place}": one for place, one in enumerate(spellings(table.seed))}
        assert_unheard(table.anna, {"Bert's number": second, **seeds})
        assert_unheard(table.bert, {"Anna's number": first, "invitation": table.invite.encode(), **seeds})
        assert_unheard(table.carla, {"Anna's number": first, "Bert's number": second, "bids": b"duel-you-bid", **seeds})
        table.play(rng, most=40)
        assert anna.ask("concede", seat=0)["type"] == "accepted"
        for live in table.lives:
            while not live.view["over"]:
                live.of_type("view")
        # Even at the end the live channel keeps them: only who asks for the whole tape gets it.
        assert_unheard(table.anna, {"Bert's number": second})
        assert_unheard(table.bert, {"Anna's number": first})
        assert_unheard(table.carla, {"Anna's number": first, "Bert's number": second, "bids": b"duel-you-bid"})
        for live, own in ((anna, first), (bert, second)):
            assert own in b"".join(live.visitor.heard)
            assert sum(event["key"] == "duel-you-sealed" for event in live.events) == 1
        bids = [sum(event["key"] == "duel-you-bid" for event in live.events) for live in (anna, bert)]
        assert bids[0] == bids[1] > 0


def _lying_open(live: Live, answers: int) -> list[int]:
    """Whose sealed number somebody sees who looks back at a moment."""
    shown = live.ask("moment", answers=answers)["picture"].get("sides", [])
    return [int(note["name"]["en"]) for side in shown for note in side["notes"] if "name" in note]


def test_the_database_keeps_no_session_in_the_clear(server: ServerProcess) -> None:
    with Visitor(server.url, "Anna") as anna:
        anna.post("/api/accounts", 201, name=f"Anna {anna.session[:8]}", password="a very plain password")
        files = [server.database, server.database.with_name("walstatt.db-wal")]
        kept = b"".join(file.read_bytes() for file in files if file.exists())
        assert anna.session.encode() not in kept
        assert b"a very plain password" not in kept
        assert anna.session not in server.log() and "plain password" not in server.log()


# ---- the save file of a match that is still played


def tape_of(visitor: Visitor, match_id: str) -> dict[str, Any]:
    found: dict[str, Any] = visitor.get(f"/api/matches/{match_id}/tape")
    return found


def test_a_running_tape_tells_nothing_that_a_bot_has_sealed(duel_server: ServerProcess) -> None:
    with Visitor(duel_server.url, "Anna") as anna, Visitor(duel_server.url) as stranger:
        match_id = anna.create("me", "random", game="duel", armies=[], size=400, table={})["id"]
        with anna.open(match_id) as live:
            while not live.view["question"]:
                live.of_type("view")
            assert live.answer(7, seat=0)["type"] == "accepted"
            live.view_at(2)
            saved = tape_of(anna, match_id)
            assert all(entry[0] != "secret" or entry[2] == 0 for entry in saved["tape"])
            assert saved["withheld"] > 0
            about = anna.post("/api/replays", 201, **saved)
            shown = anna.get(f"/api/replays/{about['id']}")
            assert (shown["answers"], shown["withheld"]) == (len(saved["tape"]), saved["withheld"])
            assert stranger.http.get(f"/api/matches/{match_id}/tape").status_code == 403
            assert live.ask("concede", seat=0)["type"] == "accepted"
        whole = tape_of(stranger, match_id)
        assert "withheld" not in whole and any(entry[0] == "secret" and entry[2] == 1 for entry in whole["tape"])


def test_a_match_of_bots_tells_nobody_its_running_tape(duel_server: ServerProcess) -> None:
    with Visitor(duel_server.url, "Anna") as anna, Visitor(duel_server.url, "Bert") as bert:
        match_id = anna.create("captain", "captain", game="ags", size=50, armies=AGS_ARMIES)["id"]
        with anna.open(match_id) as live:
            live.view_at(12)
            for visitor in (anna, bert):
                assert visitor.http.get(f"/api/matches/{match_id}/tape").status_code == 403


def test_tasks_of_a_captain_stay_sealed(server: ServerProcess) -> None:
    with Visitor(server.url, "Anna") as anna:
        match_id = anna.create("me", "captain", game="ags", size=50, armies=AGS_ARMIES)["id"]
        with anna.open(match_id) as live:
            while not any(event["key"] == "ags-tasks-sealed" for event in live.events):
                if live.view["question"]:
                    proposal = live.ask("propose")
                    if proposal["type"] == "proposal":
                        live.step_to(proposal["value"])
                    else:  # the captain was faster, and somebody else is asked by now
                        assert proposal["why"]["key"] == "core-refused-not-asked", proposal
                else:
                    live.of_type("view", 60)
            saved = tape_of(anna, match_id)
        assert [entry for entry in saved["tape"] if entry[0] == "secret" and entry[2] == 1] == []
        assert saved["withheld"] > 0


def test_dice_that_fall_unseen_are_on_no_running_tape(server: ServerProcess) -> None:
    """Which markers of the scouts are plans is known to nobody, not even to who plays both sides."""
    with Visitor(server.url, "Anna") as anna:
        for _ in range(60):
            match_id = anna.create("me", "me", game="anima", size=120, armies=ANIMA_ARMIES, table={})["id"]
            with anna.open(match_id) as live:
                drawn = any(event["key"] == "anima-plans-drawn" for event in live.events)
                saved = tape_of(anna, match_id)
                assert saved.get("withheld", 0) + len(saved["tape"]) == live.view["answers"]
                assert bool(saved.get("withheld")) == drawn
            if drawn:
                assert saved["withheld"] >= 2, "as many dice as plans, and what came after them"
                return
    pytest.fail("no game of scouts in sixty")


@pytest.mark.parametrize("key", ["ags", "anima"])
def test_whatever_a_game_hides_its_running_tape_hides(key: str) -> None:
    hidden = 0
    for seed in range(10):
        match, rng = Match(load_game(key), load_game(key).random_setup(Random(seed))), Random(seed)
        for _ in range(120):
            if match.question is None:
                break
            match.answer(match.question.sample(rng))
        if match.over:
            continue
        live = lived(match)
        for seats in ((), (0,), (1,)):
            if disguise(match, next(iter(seats), None), rng):
                hidden += 1
                assert live.known_answers(seats) < len(match.tape), (seed, seats)
    assert hidden > 1


def lived(match: Match) -> LiveMatch:
    """A match of the server that came to this position."""
    box, bots = SeededBox(), [Seat(seat, BOT, "random") for seat in (0, 1)]
    setup = msgspec.json.encode(match.setup).decode()
    record = MatchRecord(
        match.game.key, match.game.version, setup, ["Anna", "Bert"], bots, box.seed.hex(), box.commitment
    )
    database: Any = None
    return LiveMatch(Matches(database), "one", Opened(record, [Kept(entry, None) for entry in match.tape]))
