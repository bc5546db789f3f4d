"""Right after a start many come at once: pages of running matches, and people with save files."""
from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import httpx
from tests.server.processes import ServerProcess
from tests.server.visitors import Live, Visitor

from walstatt.core import tape
from walstatt.core.match import Match
from walstatt.games.shelf import load_game, playable

OF_EACH = 4
RESTARTS = 2
UPLOADS = 6


def test_four_matches_of_each_game_are_opened_at_once_after_a_start(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server, Visitor(server.url, "Anna") as anna:
        made = [found(anna, game, seed) for game in playable() for seed in range(OF_EACH)]
        cookies = anna.http.cookies
    for _ in range(RESTARTS):
        with ServerProcess(tmp_path) as server, Visitor(server.url) as anna:
            anna.http.cookies.update(cookies)
            assert len(opened_at_once(anna, made)) == len(made)
            assert server.stop() == 0


def found(visitor: Visitor, game: str, seed: int) -> str:
    roster = next(one for one in visitor.get(f"/api/games/{game}/rosters") if one["armies"])
    army = roster["armies"][0]
    chosen, me = {"roster": roster["key"], "army": army["key"]}, {"kind": "me"}
    wish = {"game": game, "size": army["size"], "armies": [chosen, chosen], "seats": [me, me], "table": {"seed": seed}}
    made: str = visitor.post("/api/matches", 201, **wish)["id"]
    return made


def opened_at_once(visitor: Visitor, made: list[str]) -> set[str]:
    """Open a page of every match in the same moment; those that show a position."""
    def look(match_id: str) -> str:
        live = Live(visitor, match_id)
        try:
            return match_id if live.of_type("view")["picture"]["bases"] is not None else ""
        finally:
            live.close()

    with ThreadPoolExecutor(len(made)) as pool:
        return set(pool.map(look, made))


def test_six_save_files_of_each_game_are_brought_at_once_to_a_fresh_server(tmp_path: Path) -> None:
    files = [saved(game) for game in playable()] * UPLOADS
    with ServerProcess(tmp_path) as server, ThreadPoolExecutor(len(files)) as pool:
        sent = pool.map(lambda data: httpx.post(f"{server.url}/api/replays", content=data, timeout=120), files)
        assert [response.status_code for response in sent] == [201] * len(files)
        assert server.stop() == 0


def saved(game: str) -> bytes:
    rules, rng = load_game(game), Random(2)
    match = Match(rules, rules.random_setup(rng))
    for _ in range(20):
        assert match.question is not None
        match.answer(match.question.sample(rng))
    return tape.dump(match)
