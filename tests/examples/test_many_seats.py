"""Seats are not limited to four: a game for seven or forty is soaked, played at the terminal and at the server."""
from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from tests.cli.scripted import ScriptedScreen, auto
from tests.server.processes import ServerProcess
from tests.server.visitors import Visitor

from walstatt.cli.play_command import parse, play
from walstatt.cli.saves import open_saved
from walstatt.cli.seats import letter
from walstatt.core.bounds import MOST_SEATS
from walstatt.core.outside import VARIABLE
from walstatt.core.texts import Texts
from walstatt.games.outside import check_outside_games
from walstatt.lab.soak import soak_one

FOLDER = Path(__file__).parent / "kreis"


@pytest.fixture(autouse=True)
def with_circle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(FOLDER))
    check_outside_games()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("seats"), "--add-game", str(FOLDER)) as running:
        yield running


def test_every_seat_has_a_letter() -> None:
    assert [letter(seat) for seat in (0, 25, 26, 27, 51, 52)] == ["A", "Z", "AA", "AB", "AZ", "BA"]
    assert len({letter(seat) for seat in range(MOST_SEATS)}) == MOST_SEATS


@pytest.mark.parametrize("seed", range(4))
def test_soaked(seed: int) -> None:
    result = soak_one("kreis", seed)
    assert result.problem == "" and result.answers >= 14


@pytest.mark.parametrize("players", [7, 40])
def test_a_whole_game_at_the_terminal(tmp_path: Path, players: int) -> None:
    texts, file = Texts("de"), tmp_path / "kreis.json"
    given = parse(
        ["kreis", "--players", str(players), "--opponent", "random", "--name-a", "Anna", "--name-g", "Gerda",
         "--seed", "1", "--save", str(file)], texts,
    )
    screen = ScriptedScreen(auto(), 80, 60)
    assert play(given, screen, texts) == 0
    assert "Gerda" in screen.out and "⟨" not in screen.out
    match = open_saved(file).match
    assert match.over and match.play.seats == players


def test_more_than_a_game_is_for_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    texts = Texts("de")
    assert play(parse(["kreis", "--players", "8"], texts), ScriptedScreen([]), texts) == 2
    assert "7" in capsys.readouterr().err


@pytest.mark.parametrize("players", [7, 40])
def test_the_lobby_of_the_server(server: ServerProcess, players: int) -> None:
    with Visitor(server.url, "Anna") as anna, Visitor(server.url, "Bert") as bert:
        armies, kinds = [{"roster": "standard"}] * players, ["me", *["random"] * (players - 2), "link"]
        made = anna.create(*kinds, game="kreis", size=1, armies=armies)
        last = players - 1
        joined = bert.post(f"/api/matches/{made['id']}/join", invite=made["seats"][-1]["invite"])
        assert joined == {"seat": last, "commitment": made["commitment"]}
        with anna.open(made["id"]) as first, bert.open(made["id"], f"?seat={last}") as second:
            assert second.view["my_seats"] == [last]
            rng = Random(1)
            for _ in range(400):
                newest = max(live.view["answers"] for live in (first, second))
                views = [live.view_at(newest) for live in (first, second)]
                if views[0]["over"]:
                    break
                asked = next((live for live in (first, second) if live.view["question"]), None)
                if asked is not None and asked.view["answers"] == newest:
                    asked.step(rng)
                else:
                    first.of_type("view")
            assert first.view["over"] and len(first.view["picture"]["sides"]) == players


def _wish(kinds: list[str], armies: list[dict[str, str]]) -> dict[str, object]:
    seats = [{"kind": kind} for kind in kinds]
    return {"game": "kreis", "size": 1, "armies": armies, "seats": seats}


def test_beyond_the_bound_nothing_is_looked_at(server: ServerProcess) -> None:
    with Visitor(server.url, "Anna") as anna:
        kinds = ["me", *["link"] * MOST_SEATS]
        answer = anna.http.post("/api/matches", json=_wish(kinds, [{"roster": "standard"}] * 2))
        assert answer.status_code == 422 and "seats" in answer.text
