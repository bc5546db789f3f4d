"""Worlds keep their secrets: every byte that a ruler receives over random great rounds is searched for planted facts.

WALSTATT_SECRET_ROUNDS says how many; `./check long` plays fifty.
"""
from __future__ import annotations

import os
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from fastapi.routing import APIRoute, APIWebSocketRoute
from tests.server.processes import ServerProcess
from tests.server.test_reading import SETUP, photograph
from tests.server.test_worlds import WITHOUT_LEADER
from tests.server.visitors import Visitor

from walstatt.games.shelf import load_world
from walstatt.server.app import PARTS
from walstatt.store.database import Database
from walstatt.store.worlds import Worlds

ROUNDS = int(os.environ.get("WALSTATT_SECRET_ROUNDS", "2"))
PHASES = 4
RULERS = ("Brunhilde", "Gunther")
WORLD = "/api/worlds/{world_id}"
NOT_FOR_RULERS = ("/run", "/corrections/{number}", "/desk", "/sheet", "/lines", "/by-hand")
CHANGED_BY_RULERS = (
    "/join", "/start", "/culture", "/check", "/hints", "/draft", "/paper", "/reach", "/notes", "/pages",
    "/rehearsal", "/rehearsal/replay",
)
"""What a ruler may send; whatever else is sent to a world is refused."""
CORRECTED_EVERY = 5
"""Phases."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("secrets")) as running:
        yield running


def routes() -> list[str]:
    """All that can be asked for of a world; a new one is asked for from then on."""
    found = {
        route.path for part in PARTS for route in part.router.routes
        if isinstance(route, APIRoute) and route.path.startswith(WORLD) and "GET" in (route.methods or ())
    }
    return sorted(path.removeprefix(WORLD) for path in found)


def forbidden() -> list[tuple[str, str, Any]]:
    """What a ruler might send to a world and may not: method, path, and a body that would fit."""
    found = []
    for route, (_, body) in WITHOUT_LEADER.items():
        method, _, path = route.partition(" ")
        if method != "GET" and path.startswith(WORLD) and path.removeprefix(WORLD) not in CHANGED_BY_RULERS:
            found.append((method, path.removeprefix(WORLD), body))
    return found


def test_worlds_are_asked_over_http_alone() -> None:
    """A channel would have to be listened to here, too."""
    channels = [route.path for part in PARTS for route in part.router.routes if isinstance(route, APIWebSocketRoute)]
    assert not [path for path in channels if path.startswith("/api/worlds")]


class Secret:
    """A word that one ruler, or the game master, knows, and that others must not hear."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.planted: dict[str, list[tuple[str, str]]] = {}

    def word(self, whose: str, what: str) -> str:
        made = "q" + "".join(self.rng.choice("bcdfghjkmnpqrstvwxz") for _ in range(14))
        self.planted.setdefault(whose, []).append((what, made))
        return made

    def others(self, ruler: str) -> Iterator[tuple[str, str]]:
        for whose, words in self.planted.items():
            if whose != ruler:
                yield from words


class Table:
    def __init__(self, server: ServerProcess, seed: int) -> None:
        self.rng = Random(seed)
        self.secret = Secret(self.rng)
        self.game = load_world("kalevala")
        self.store = Worlds(Database(f"sqlite:///{server.database}"))
        self.master = Visitor(server.url, "Anna")
        seats = [{"realm": name, "kind": "link"} for name in RULERS]
        setup = {**SETUP, "map": {**SETUP["map"], "seed": str(seed)}}  # type: ignore[dict-item]
        self.id = self.master.post("/api/worlds", 201, game="kalevala", name="Midgard", setup=setup, seats=seats)["id"]
        self.path = f"/api/worlds/{self.id}"
        self.visitors = {name: self._sit_down(server, name) for name in RULERS}
        self.pages: dict[str, str] = {}
        self._open_house()

    def _open_house(self) -> None:
        """Links for helpers, which are nobody else's, and the page that anybody may read."""
        for wish in ({"role": "master"}, {"role": "scribe", "realm": "Hagen"}):
            self.master.post(f"{self.path}/helpers", 204, **wish)
        for member in self.master.get(self.path)["members"]:
            if member["invite"]:
                self.secret.planted.setdefault("", []).append(("link for a helper", member["invite"]))
        self.master.http.put(f"{self.path}/public", json={"open": True, "legend": "Im Anfang war das Meer."})

    def _sit_down(self, server: ServerProcess, realm: str) -> Visitor:
        visitor = Visitor(server.url, self.secret.word(realm, "name in life"))
        members = self.master.get(self.path)["members"]
        invite = next(one["invite"] for one in members if one["realm"] == realm)
        self.secret.planted[realm].append(("invitation", invite))
        visitor.post(f"{self.path}/join", invite=invite)
        return visitor

    # ---- one phase

    def play(self, number: int) -> None:
        if number % PHASES == 0:
            self._act()
        if number % CORRECTED_EVERY == CORRECTED_EVERY - 1:
            self._correct(number - 1)
        for realm, visitor in self.visitors.items():
            self.master.post(f"{self.path}/reminders", realms=[realm], words=self.secret.word(realm, "reminder"))
            pinned = {"place": "2A+10", "words": self.secret.word(realm, "note on the map")}
            assert visitor.http.put(f"{self.path}/notes", json=pinned).status_code == 204
            visitor.http.put(f"{self.path}/draft", json={"text": f"# {self.secret.word(realm, 'draft')}"})
            self.pages[realm] = visitor.http.post(f"{self.path}/pages", content=photograph()).json()["name"]
            visitor.post(f"{self.path}/paper", text=self._paper(realm, number))
        for realm, visitor in self.visitors.items():
            self._look_around(realm, visitor, number)
            if number % PHASES == 0:
                self._meddle(visitor)
        self.master.post(f"{self.path}/publish", 204, phase=number)

    def _correct(self, number: int) -> None:
        """Some die of a published phase was another one, and whom it concerns is told."""
        rolls = self.master.get(f"{self.path}/run?phase={number}")["rolls"]
        if rolls:
            one = self.rng.choice(rolls)
            typed = {"about": one["about"], "faces": [1] * len(one["faces"]), "phase": number}
            self.master.http.post(f"{self.path}/dice", json=typed)
        self.master.post(f"{self.path}/corrections", phase=number)

    def _meddle(self, visitor: Visitor) -> None:
        """What is the game master's alone."""
        for method, path, body in forbidden():
            answer = visitor.http.request(method, f"{self.path}{path}", json=body)
            assert answer.status_code == 403, (method, path, answer.text)
        visitor.post(f"{self.path}/join", 409, invite="x")

    def _act(self) -> None:
        """What the game master does and nobody else may read."""
        word = self.secret.word
        for realm in RULERS:
            self.master.http.post(f"{self.path}/acts", json={
                "kind": "register", "note": word("", "note of an act"),
                "args": {"realm": realm, "name": word(f"{realm} sham", "name"), "title": word(realm, "title")},
            })
            self.master.post(f"{self.path}/acts", kind="letter",
                             args={"realms": [realm], "words": word(realm, "letter of the game master")})
        self.master.post(f"{self.path}/acts", kind="letter",
                         args={"realms": ["Hagen"], "words": word("", "letter to a third")})

    def _paper(self, realm: str, number: int) -> str:
        """What a robot would write, and letters, treaties, requests and remarks."""
        word = self.secret.word
        state = self.store.phase(self.id, number).state(self.game)
        orders = self.game.sample_paper(state, realm, self.rng)
        return "\n".join((
            orders, f"# {word(realm, 'remark')}", f"Brief an Hagen: {word(realm, 'letter to a third')}",
            f"Vertrag mit Hagen über {word(realm, 'treaty')[:12]} {number}: {word(realm, 'words of a treaty')}",
            f"Antrag Bitte {number}: {word(realm, 'request')}", f"An den SL: {word(realm, 'prose')}",
            f"Brief an {next(name for name in RULERS if name != realm)}: {self._open(realm, number)}", "",
        ))

    def _open(self, realm: str, number: int) -> str:
        return f"offen {realm} {number}"

    def _look_around(self, realm: str, visitor: Visitor, number: int) -> None:
        """Everything that can be asked for, for oneself and in the name of others."""
        other = next(name for name in RULERS if name != realm)
        for path in routes():
            for filled in self._filled(path, realm, number):
                answer = visitor.http.get(f"{self.path}{filled}", params={"language": "de"})
                assert answer.status_code in ((403, 404, 422) if path in NOT_FOR_RULERS else (200, 404)), filled
                foreign = visitor.http.get(f"{self.path}{filled}", params={"language": "de", "realm": other})
                refused = foreign.status_code in (403, 404)
                assert refused if path in NOT_FOR_RULERS else foreign.status_code < 500, filled
        visitor.post(f"{self.path}/check", text=f"Brief an {other}: Hallo\nbleiben")
        for path, body in (("check", {"text": "bleiben"}), ("hints", {"text": "bleiben"}),
                           ("rehearsal", {"text": "bleiben", "against": ["2A+10: 3LB"], "most": 1}),
                           ("reach", {"place": "2A+10", "figures": {"LB": 1}})):
            assert visitor.http.post(f"{self.path}/{path}", json=body).status_code in (200, 409)
            assert visitor.http.post(f"{self.path}/{path}", json={**body, "realm": other}).status_code == 403
        visitor.get("/api/worlds")

    def _filled(self, path: str, realm: str, number: int) -> list[str]:
        names = set(re.findall(r"{(\w+)}", path))
        assert names <= {"number", "name"}, f"say what stands for {names} in {path}"
        if "name" in names:
            return [path.replace("{name}", self.pages[realm])]
        if "number" in names:
            return [path.replace("{number}", str(one)) for one in sorted({0, max(0, number - 1), number})]
        return [path]

    # ---- what was heard

    def search(self) -> int:
        """How many words were looked for; fails at the first that was heard."""
        looked = 0
        for realm, visitor in self.visitors.items():
            heard = b"\n".join(visitor.heard)
            visitor.heard.clear()
            assert len(heard) > 5000
            for what, word in self._unknown_to(realm):
                assert word.encode() not in heard, f"{realm} has heard {what}"
                looked += 1
        return looked

    def _unknown_to(self, realm: str) -> Iterator[tuple[str, str]]:
        """What others have planted, the seed of the dice among it; one's own sham is no secret to oneself."""
        yield "the seed of the dice", self._seed()
        for what, word in self.secret.others(realm):
            if (what, word) not in self.secret.planted.get(f"{realm} sham", ()):
                yield what, word

    def _seed(self) -> str:
        record = self.store.find(self.id)
        assert record is not None
        return record.dice_seed

    def close(self) -> None:
        self.store.database.close()
        for one in (self.master, *self.visitors.values()):
            one.close()


def test_no_ruler_hears_what_was_planted_for_others(server: ServerProcess) -> None:
    table, looked = Table(server, 15), 0
    try:
        for number in range(ROUNDS * PHASES):
            table.play(number)
            looked += table.search() if number % PHASES == PHASES - 1 else 0
        for realm, visitor in table.visitors.items():
            other = next(name for name in RULERS if name != realm)
            letters: Any = visitor.get(f"{table.path}/chancery")["letters"]
            assert any(one["words"].startswith(f"offen {other}") for one in letters), "what is for them arrives"
            own = {word for _, word in table.secret.planted[realm]}
            assert any(word in str(letters) for word in own), "words that are looked for are found where they belong"
    finally:
        table.close()
    assert looked > 50
