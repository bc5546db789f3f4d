"""Nothing that a stranger sends costs more than a second of processor time or 100 MB, whatever the route or message."""
from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest
from fastapi.routing import APIWebSocketRoute
from tests.server import hostile
from tests.server.measured import measured, wait_until_quiet
from tests.server.processes import ServerProcess
from tests.server.visitors import Live, Visitor

from walstatt.core import tape
from walstatt.core.match import Match
from walstatt.core.questions import Roll
from walstatt.games.shelf import load_game
from walstatt.server.app import PARTS
from walstatt.server.bounded_route import BoundedRoute
from walstatt.server.live import AnyMessage

pytestmark = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="measured as Linux tells")
MOST_SECONDS = 1.0
MOST_MEGABYTES = 100.0
Request = tuple[str, dict[str, Any]]
"""A path, and the body as httpx takes it."""
PLACE = "{}"
NUMBERS = ("0", "-1", "99999999999999999999", "9" * 3000, "1e999", "nan", "x" * 3000)


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("hostile")) as server:
        wait_until_quiet(server)
        yield server


@pytest.fixture(scope="module")
def anna(running: ServerProcess) -> Iterator[Visitor]:
    with Visitor(running.url, "Anna") as visitor:
        yield visitor


def cheap(server: ServerProcess, what: str, work: Callable[[], Any]) -> Any:
    with measured(server) as cost:
        found = work()
    assert cost.seconds <= MOST_SECONDS, f"{what}: {cost.seconds:.2f} s"
    assert cost.megabytes <= MOST_MEGABYTES, f"{what}: {cost.megabytes:.0f} MB"
    return found


# ---- requests


def honest_save(game_key: str, answers: int = 40) -> dict[str, Any]:
    game, rng = load_game(game_key), Random(4)
    match = Match(game, game.random_setup(rng))
    while len(match.tape) < answers and isinstance(match.question, Roll):
        match.answer(match.question.sample(rng))
    saved: dict[str, Any] = json.loads(tape.dump(match))
    return saved


def bodies(path: str) -> Iterator[Request]:
    for body in hostile.any_json():
        yield path, {"content": body, "headers": {"content-type": "application/json"}}


def addresses(path: str, *after: str) -> Iterator[Request]:
    """Odd things in the place of an id or a number."""
    for number in NUMBERS:
        yield path.replace(PLACE, number), {}
    for query in after:
        for number in NUMBERS:
            yield f"{path.replace(PLACE, 'x')}?{query}={number}", {}


def board_wishes() -> Iterator[Request]:
    seats = [{"kind": "me"}, {"kind": "me"}]
    for game, rosters in (("aofs", ("grenzwacht", "moorvolk")), ("ags", ("ritter", "horde"))):
        armies = [{"roster": one} for one in rosters]
        for board in (hostile.stars(48, 40, 16), hostile.stars(48, 20, 15), hostile.stars(36, 18, 16)):
            yield "/api/matches", {"json": {"game": game, "armies": armies, "seats": seats, "table": {"board": board}}}
    units = [{"unit": "schwertler", "options": ["x"] * 50, "names": list(range(50))}] * 60
    for game in hostile.GAMES:
        many = [{"roster": "grenzwacht", "units": units}] * 2
        yield "/api/matches", {"json": {"game": game, "size": 10_000, "armies": many, "seats": seats}}
        rulings = {f"x{number}": 1 for number in range(1000)}
        yield "/api/matches", {"json": {"game": game, "rulings": rulings, "seats": seats}}
    yield from bodies("/api/matches")


def army_checks() -> Iterator[Request]:
    units = [{"unit": "schwertler", "options": ["x"] * 50, "names": list(range(50))}] * 60
    for game, roster in (("aofs", "grenzwacht"), ("ags", "ritter"), ("anima", "morgenorden"), ("frostgrave", "x")):
        wish = {"roster": roster, "units": units, "size": 10_000}
        yield f"/api/games/{game}/armies/check", {"json": wish}
    yield from bodies("/api/games/aofs/armies/check")


def roster_files() -> Iterator[Request]:
    for game, source in hostile.rosters():
        yield f"/api/games/{game}/rosters", {"content": source.encode()}


def band_sheets() -> Iterator[Request]:
    for sheet in hostile.sheets():
        yield "/api/bands/sheet", {"json": {"game": "frostgrave", "sheet": sheet[:40_000]}}
    yield from bodies("/api/bands/sheet")


def save_files() -> Iterator[Request]:
    for game in hostile.GAMES:
        for save in hostile.saves(honest_save(game)):
            yield "/api/replays", {"content": save}


def drawn_maps() -> Iterator[Request]:
    for body in hostile.maps():
        for game in hostile.GAMES:
            yield f"/api/games/{game}/table", {"content": body}


def papers() -> Iterator[Request]:
    for route in ("check", "paper"):
        for paper in ("x\n" * 60_000, "#" * 200_000, "\0" * 1000):
            yield f"/api/worlds/x/{route}", {"json": {"text": paper}}
        yield from bodies(f"/api/worlds/x/{route}")


def letter_pages() -> Iterator[Request]:
    for data in hostile.letter_pages().values():
        yield "/api/worlds/x/pages", {"content": data}
    yield from bodies("/api/worlds/x/pages")


HOSTILE: dict[str, Callable[[], Iterator[Request]]] = {
    "GET /api/worlds/games": lambda: addresses("/api/worlds/games"),
    "GET /api/worlds": lambda: addresses("/api/worlds"),
    "POST /api/worlds": lambda: bodies("/api/worlds"),
    "GET /api/worlds/{world_id}": lambda: addresses("/api/worlds/{}"),
    "POST /api/worlds/{world_id}/join": lambda: bodies("/api/worlds/x/join"),
    "PUT /api/worlds/{world_id}/places": lambda: bodies("/api/worlds/x/places"),
    "GET /api/worlds/{world_id}/paper": lambda: addresses("/api/worlds/{}/paper", "realm"),
    "GET /api/worlds/{world_id}/template": lambda: addresses("/api/worlds/{}/template", "language", "realm"),
    "GET /api/worlds/{world_id}/chart": lambda: addresses("/api/worlds/{}/chart", "realm"),
    "POST /api/worlds/{world_id}/check": papers,
    "GET /api/worlds/{world_id}/chart.svg": lambda: addresses("/api/worlds/{}/chart.svg", "plane", "realm", "language"),
    "POST /api/worlds/{world_id}/reach": lambda: bodies("/api/worlds/x/reach"),
    "GET /api/worlds/{world_id}/notes": lambda: addresses("/api/worlds/{}/notes"),
    "PUT /api/worlds/{world_id}/notes": lambda: bodies("/api/worlds/x/notes"),
    "POST /api/worlds/{world_id}/paper": papers,
    "POST /api/worlds/{world_id}/hints": lambda: bodies("/api/worlds/x/hints"),
    "PUT /api/worlds/{world_id}/draft": lambda: bodies("/api/worlds/x/draft"),
    "GET /api/worlds/{world_id}/reports/{number}": lambda: addresses("/api/worlds/x/reports/{}", "realm"),
    "GET /api/worlds/{world_id}/reports/{number}/corrections": lambda: addresses(
        "/api/worlds/x/reports/{}/corrections", "realm"),
    "GET /api/worlds/{world_id}/run": lambda: addresses("/api/worlds/{}/run", "phase"),
    "POST /api/worlds/{world_id}/decisions": lambda: bodies("/api/worlds/x/decisions"),
    "POST /api/worlds/{world_id}/dice": lambda: bodies("/api/worlds/x/dice"),
    "POST /api/worlds/{world_id}/acts": lambda: bodies("/api/worlds/x/acts"),
    "GET /api/worlds/games/{key}/readings": lambda: addresses("/api/worlds/games/{}/readings"),
    "POST /api/worlds/sketch": lambda: bodies("/api/worlds/sketch"),
    "POST /api/worlds/{world_id}/helpers": lambda: bodies("/api/worlds/x/helpers"),
    "POST /api/worlds/{world_id}/copies": lambda: bodies("/api/worlds/x/copies"),
    "PUT /api/worlds/{world_id}/public": lambda: bodies("/api/worlds/x/public"),
    "GET /api/worlds/{world_id}/public": lambda: addresses("/api/worlds/{}/public"),
    "POST /api/worlds/{world_id}/start": lambda: bodies("/api/worlds/x/start"),
    "PUT /api/worlds/{world_id}/culture": lambda: bodies("/api/worlds/x/culture"),
    "GET /api/worlds/{world_id}/desk": lambda: addresses("/api/worlds/{}/desk"),
    "POST /api/worlds/{world_id}/reminders": lambda: bodies("/api/worlds/x/reminders"),
    "PUT /api/worlds/{world_id}/schedule": lambda: bodies("/api/worlds/x/schedule"),
    "POST /api/worlds/{world_id}/pause": lambda: addresses("/api/worlds/{}/pause"),
    "DELETE /api/worlds/{world_id}/pause": lambda: addresses("/api/worlds/{}/pause"),
    "POST /api/worlds/{world_id}/compare": lambda: bodies("/api/worlds/x/compare"),
    "GET /api/worlds/{world_id}/sheet": lambda: addresses("/api/worlds/{}/sheet", "phase"),
    "GET /api/worlds/{world_id}/lines": lambda: addresses("/api/worlds/{}/lines", "realm"),
    "POST /api/worlds/{world_id}/take-back": lambda: bodies("/api/worlds/x/take-back"),
    "POST /api/worlds/{world_id}/late": lambda: bodies("/api/worlds/x/late"),
    "PUT /api/worlds/{world_id}/deadline": lambda: bodies("/api/worlds/x/deadline"),
    "POST /api/worlds/{world_id}/publish": lambda: bodies("/api/worlds/x/publish"),
    "GET /api/worlds/{world_id}/corrections/{number}": lambda: addresses("/api/worlds/x/corrections/{}"),
    "POST /api/worlds/{world_id}/corrections": lambda: bodies("/api/worlds/x/corrections"),
    "POST /api/worlds/{world_id}/reopen": lambda: bodies("/api/worlds/x/reopen"),
    "GET /api/worlds/{world_id}/story/{number}": lambda: addresses("/api/worlds/x/story/{}", "realm"),
    "GET /api/worlds/{world_id}/news": lambda: addresses("/api/worlds/{}/news"),
    "GET /api/worlds/{world_id}/curves": lambda: addresses("/api/worlds/{}/curves", "realm"),
    "GET /api/worlds/{world_id}/files": lambda: addresses("/api/worlds/{}/files", "realm"),
    "GET /api/worlds/{world_id}/files/{number}": lambda: addresses("/api/worlds/x/files/{}", "realm"),
    "GET /api/worlds/{world_id}/chancery": lambda: addresses("/api/worlds/{}/chancery", "realm"),
    "POST /api/worlds/{world_id}/pages": letter_pages,
    "GET /api/worlds/{world_id}/pages/{name}": lambda: addresses("/api/worlds/x/pages/{}"),
    "POST /api/worlds/{world_id}/rehearsal": lambda: bodies("/api/worlds/x/rehearsal"),
    "POST /api/worlds/{world_id}/rehearsal/replay": lambda: bodies("/api/worlds/x/rehearsal/replay"),
    "GET /api/worlds/{world_id}/by-hand": lambda: addresses("/api/worlds/{}/by-hand"),
    "POST /api/worlds/{world_id}/by-hand": lambda: bodies("/api/worlds/x/by-hand"),
    "POST /api/worlds/{world_id}/by-hand/outcome": lambda: bodies("/api/worlds/x/by-hand/outcome"),
    "GET /api/me": lambda: addresses("/api/me"),
    "POST /api/accounts": lambda: bodies("/api/accounts"),
    "POST /api/session": lambda: bodies("/api/session"),
    "POST /api/session/guest": lambda: bodies("/api/session/guest"),
    "DELETE /api/session": lambda: addresses("/api/session/{}"),
    "DELETE /api/accounts/me": lambda: bodies("/api/accounts/me"),
    "GET /api/texts/{language}": lambda: addresses("/api/texts/{}"),
    "GET /api/games": lambda: addresses("/api/games"),
    "GET /api/stages": lambda: addresses("/api/stages"),
    "GET /api/games/{key}/rosters": lambda: addresses("/api/games/{}/rosters"),
    "GET /api/games/{key}/table": lambda: addresses("/api/games/aofs/table", "seed", "size"),
    "POST /api/games/{key}/table": drawn_maps,
    "GET /api/rules/{id}": lambda: addresses("/api/rules/{}"),
    "POST /api/games/{key}/rosters": roster_files,
    "GET /api/rosters": lambda: addresses("/api/rosters", "game"),
    "DELETE /api/rosters/{roster_id}": lambda: addresses("/api/rosters/{}"),
    "POST /api/games/{key}/armies/check": army_checks,
    "GET /api/armies": lambda: addresses("/api/armies"),
    "POST /api/armies": lambda: bodies("/api/armies"),
    "GET /api/armies/shared/{share}": lambda: addresses("/api/armies/shared/{}"),
    "PUT /api/armies/{army_id}": lambda: bodies("/api/armies/x"),
    "DELETE /api/armies/{army_id}": lambda: addresses("/api/armies/{}"),
    "GET /api/armies/{army_id}/sheet.pdf": lambda: addresses("/api/armies/{}/sheet.pdf", "language"),
    "GET /api/armies/shared/{share}/sheet.pdf": lambda: addresses("/api/armies/shared/{}/sheet.pdf", "language"),
    "GET /api/bands": lambda: addresses("/api/bands"),
    "GET /api/bands/offers/{game}": lambda: addresses("/api/bands/offers/{}"),
    "POST /api/bands": lambda: bodies("/api/bands"),
    "POST /api/bands/sheet": band_sheets,
    "GET /api/bands/shared/{share}": lambda: addresses("/api/bands/shared/{}"),
    "GET /api/bands/{band_id}": lambda: addresses("/api/bands/{}"),
    "DELETE /api/bands/{band_id}": lambda: addresses("/api/bands/{}"),
    "DELETE /api/bands/{band_id}/match": lambda: addresses("/api/bands/{}/match"),
    "GET /api/bands/{band_id}/sheet.toml": lambda: addresses("/api/bands/{}/sheet.toml"),
    "GET /api/bands/{band_id}/sheet.pdf": lambda: addresses("/api/bands/{}/sheet.pdf", "language"),
    "POST /api/bands/{band_id}/between": lambda: bodies("/api/bands/x/between"),
    "POST /api/bands/{band_id}/between/answer": lambda: bodies("/api/bands/x/between/answer"),
    "POST /api/bands/{band_id}/between/undo": lambda: bodies("/api/bands/x/between/undo"),
    "POST /api/matches": board_wishes,
    "GET /api/matches": lambda: addresses("/api/matches"),
    "GET /api/matches/{match_id}": lambda: addresses("/api/matches/{}", "watch"),
    "POST /api/matches/{match_id}/join": lambda: bodies("/api/matches/x/join"),
    "POST /api/matches/{match_id}/seal": lambda: bodies("/api/matches/x/seal"),
    "POST /api/matches/seal": lambda: bodies("/api/matches/seal"),
    "GET /api/matches/{match_id}/tape": lambda: addresses("/api/matches/{}/tape"),
    "POST /api/replays": save_files,
    "GET /api/replays/{replay_id}": lambda: addresses("/api/replays/{}"),
    "GET /api/replays/{replay_id}/at/{at}": lambda: addresses("/api/replays/x/at/{}", "seat"),
    "GET /api/matches/{match_id}/replay": lambda: addresses("/api/matches/{}/replay", "watch"),
    "GET /api/matches/{match_id}/at/{at}": lambda: addresses("/api/matches/x/at/{}", "seat"),
    "POST /api/replays/{replay_id}/fork": lambda: bodies("/api/replays/x/fork"),
    "POST /api/matches/{match_id}/fork": lambda: bodies("/api/matches/x/fork"),
    "GET /healthz": lambda: addresses("/healthz"),
}
"""For every route what a stranger might try; a new route has to be thought of here."""


def test_every_route_is_thought_of() -> None:
    routes = [route for part in PARTS for route in part.router.routes if not isinstance(route, APIWebSocketRoute)]
    assert all(isinstance(route, BoundedRoute) for route in routes)
    known = {f"{method} {route.path}" for route in routes for method in getattr(route, "methods", ())}
    assert known | {"GET /healthz"} == set(HOSTILE)


@pytest.mark.parametrize("route", HOSTILE)
def test_a_request_stays_cheap(running: ServerProcess, anna: Visitor, route: str) -> None:
    method = route.partition(" ")[0]
    for number, (path, body) in enumerate(HOSTILE[route]()):
        answer = cheap(running, f"{route}, number {number}", partial(anna.http.request, method, path, **body))
        sound = answer.status_code < 500 or answer.json()["error"]["code"] == "too_much_work"
        assert sound, (number, answer.text[:300])


def test_a_file_beyond_the_bounds_is_refused_with_the_bound(anna: Visitor) -> None:
    """The setups of save files are believed as little as rosters are."""
    saved = honest_save("aofs")
    place = ("armies", 0, "units", 0, "models", 0, "weapons", 0, "attacks")
    setup = hostile.with_value(saved["setup"], place, hostile.HUGE)
    refused = anna.http.post("/api/replays", content=hostile.sealed({**saved, "setup": setup}))
    error = anna.error(refused)
    assert (refused.status_code, error["code"], error["args"]["bound"]) == (422, "out_of_bounds", 30)
    assert error["where"] == "setup.armies[0].units[0].models[0].weapons[0].attacks"
    drawn = hostile.tiled(hostile.stars(48, 1, 2000))
    refused = anna.http.post("/api/games/aofs/table", content=drawn)
    error = anna.error(refused)
    assert (error["key"], error["args"]["given"], error["args"]["most"]) == ("bounds-corners", 4000, 32)
    answer = anna.http.post("/api/games/aofs/rosters", content=hostile.aofs_roster(models=300_000)).json()
    assert answer["id"] is None and [one["place"] for one in answer["problems"]] == ["unit.one.models"]


# ---- messages


def test_every_message_is_thought_of() -> None:
    routes = [route for part in PARTS for route in part.router.routes if isinstance(route, APIWebSocketRoute)]
    assert [route.path for route in routes] == ["/api/matches/{match_id}/live"]
    known = {one.__struct_config__.tag for one in get_args(AnyMessage)}
    assert set(hostile.messages(None, 0)) == known


def play_until_a_move(live: Live) -> None:
    for _ in range(200):
        if live.view["question"]["kind"] == "move":
            return
        before = live.view["answers"]
        assert live.answer(live.ask("propose")["value"])["type"] == "accepted"
        live.view_at(before + 1)
    raise AssertionError("nobody moves")


@pytest.mark.parametrize("game", ["aofs", "ags"])
def test_a_message_stays_cheap(running: ServerProcess, anna: Visitor, game: str) -> None:
    """On a table with as many corners as there may be."""
    board = hostile.stars(48, 20, 15) if game == "aofs" else hostile.stars(36, 18, 16)
    rosters = ("grenzwacht", "moorvolk") if game == "aofs" else ("ritter", "horde")
    size = 150 if game == "aofs" else 50
    armies = [{"roster": one} for one in rosters]
    made = anna.create("me", "me", game=game, size=size, armies=armies, table={"board": board})
    with anna.open(made["id"]) as live:
        play_until_a_move(live)
        wait_until_quiet(running)
        view = live.view
        for kind, several in hostile.messages(view["question"], view["answers"]).items():
            for number, message in enumerate(several):
                cheap(running, f"{kind}, number {number}", partial(said, live, kind, message))


def said(live: Live, kind: str, message: dict[str, Any]) -> dict[str, Any]:
    """Send a message, and wait for its answer."""
    live.socket.send(json.dumps({"type": kind, "request": 77, **message}))
    live.socket.send(json.dumps({"type": "ping", "request": 78}))
    heard = live.wait(lambda one: one.get("request") in (77, 78))
    live.wait(lambda one: one.get("request") == 78) if heard.get("request") != 78 else None
    assert heard.get("code") != "internal"
    return heard
