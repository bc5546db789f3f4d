"""Players add to the dice when they sit down: nobody, not even whoever runs the server, can choose them."""
from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.visitors import Visitor

from walstatt.cli import verify_command
from walstatt.core.dice import MOST_LUCK, Luck, bot_luck, salt_of
from walstatt.store.database import Database
from walstatt.store.seals import Seals

Visit = Callable[[str], Visitor]
ANNAS, BERTS = "a1" * 16, "b2" * 16


def sealed(anna: Visitor, *kinds: str, **more: Any) -> Any:
    """A match of dice whose seal Anna was told before."""
    seal = anna.post("/api/matches/seal", 201)["seal"]
    made = anna.create(*kinds, seal=seal, luck=ANNAS, **more)
    assert made["commitment"] == seal
    return made


def finished(visitor: Visitor, match_id: str, answers: int = 12) -> Any:
    """Play some of a match against a bot, give up, take the tape along."""
    rng = Random(1)
    with visitor.open(match_id) as live:
        while live.view["answers"] < answers:
            if live.view["question"]:
                live.step(rng)
            else:
                live.of_type("view")
        live.send("concede", seat=0)
        while not live.view["over"]:
            live.of_type("view")
    return visitor.get(f"/api/matches/{match_id}/tape")


def verdict(saved: Any, folder: Path) -> int:
    path = folder / "game.json"
    path.write_text(json.dumps(saved))
    return verify_command.run([str(path)])


def test_the_dice_follow_from_what_everybody_added(
    visit: Visit, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    anna = visit("Anna")
    made = sealed(anna, "me", "random")
    saved = finished(anna, made["id"])
    added = [Luck(0, "0", ANNAS), Luck(0, "1", bot_luck(made["commitment"], 1))]
    assert saved["dice"]["salt"] == salt_of(added)
    assert any(entry[0] == "dice" for entry in saved["tape"])
    assert verdict(saved, tmp_path) == 0
    assert ANNAS in capsys.readouterr().out
    for other in (ANNAS[:-1] + "2", "", f"{ANNAS}1"):
        saved["dice"]["salt"] = salt_of([Luck(0, "0", other), added[1]])
        assert verdict(saved, tmp_path) == verify_command.FOUND_WRONG


def test_no_die_falls_before_everybody_sits_there(visit: Visit) -> None:
    anna, bert = visit("Anna"), visit("Bert")
    made = sealed(anna, "me", "link")
    path, invite = f"/api/matches/{made['id']}", made["seats"][1]["invite"]
    with anna.open(made["id"]) as first:
        assert (first.view["answers"], first.view["waiting_for"], first.view["question"]) == (0, [1], None)
        assert first.view["luck"] == [{"seat": 0, "words": ANNAS}]
        assert bert.post(f"{path}/seal", invite=invite) == {
            "seal": made["commitment"], "game": "aofs", "names": ["Anna"],
        }
        assert bert.post(f"{path}/join", invite=invite, luck=BERTS) == {"seat": 1, "commitment": made["commitment"]}
        assert first.view_at(1)["luck"] == [{"seat": 0, "words": ANNAS}, {"seat": 1, "words": BERTS}]
    assert bert.get(path)["luck"] == [{"seat": 0, "words": ANNAS}, {"seat": 1, "words": BERTS}]


def test_dice_that_waited_fall_also_if_nobody_was_looking(visit: Visit) -> None:
    anna, bert = visit("Anna"), visit("Bert")
    made = sealed(anna, "me", "link")
    bert.post(f"/api/matches/{made['id']}/join", invite=made["seats"][1]["invite"])
    with bert.open(made["id"]) as live:
        assert live.view_at(1)["luck"] == [{"seat": 0, "words": ANNAS}]


def test_a_seal_serves_one_match(visit: Visit) -> None:
    anna = visit("Anna")
    seal = anna.post("/api/matches/seal", 201)["seal"]
    anna.create("me", "random", seal=seal)
    for used in (seal, "0" * 64):
        response = anna.http.post("/api/matches", json={**wish(), "seal": used})
        assert response.status_code == 409 and anna.error(response)["code"] == "no_seal"


def wish() -> dict[str, Any]:
    armies = [{"roster": "grenzwacht"}, {"roster": "moorvolk"}]
    return {"game": "aofs", "size": 150, "armies": armies, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}


@pytest.mark.parametrize("luck", ["x" * (MOST_LUCK + 1), "a|1:b", "ä", " ", 7, None, ["a"], {"a": 1}, "a\n"])
def test_what_is_no_luck_is_refused(visit: Visit, luck: Any) -> None:
    anna, bert = visit("Anna"), visit("Bert")
    made = anna.create("me", "link")
    assert anna.http.post("/api/matches", json={**wish(), "luck": luck}).status_code == 422
    join = {"invite": made["seats"][1]["invite"], "luck": luck}
    assert bert.http.post(f"/api/matches/{made['id']}/join", json=join).status_code == 422


def test_only_the_invited_are_told_the_seal_of_a_private_match(visit: Visit) -> None:
    anna, bert = visit("Anna"), visit("Bert")
    made = anna.create("me", "link", private=True)
    path, invite = f"/api/matches/{made['id']}/seal", made["seats"][1]["invite"]
    assert bert.post(path, 404, invite="guessed")
    assert bert.post(path, invite=invite) == {
            "seal": made["commitment"], "game": "aofs", "names": ["Anna"],
        }


def test_seals_that_nobody_came_back_for_are_forgotten(sqlite_database: str) -> None:
    database = Database(sqlite_database)
    database.migrate()
    seals = Seals(database)
    first, second = seals.draw(), seals.draw()
    assert seals.forget(0) == 0
    box = seals.take(first)
    assert box is not None and box.commitment == first and seals.take(first) is None
    assert seals.forget(2e10) == 1 and seals.take(second) is None
    database.close()
