"""Events: the dice that they tell of stand in one field, in every game."""
from __future__ import annotations

import ast
from collections.abc import Iterator

from tests.core.message_keys import SOURCES

from walstatt.core.events import Event
from walstatt.core.match import Play
from walstatt.core.questions import AT_MOST, Fallen, Roll
from walstatt.core.tally import Tally
from walstatt.core.texts import Text

OTHER_NAMES = {"die", "face", "faces", "sides"}


def test_an_event_tells_its_dice_with_all_that_the_roll_knew() -> None:
    roll = Roll(0, "duel:attack", "duel.attack", 2, 10, Tally(7, "duel.attack"), compare=AT_MOST, about="first blow")
    play = Play()
    play.log = []
    play.note("duel-attacks", "duel.attack", dice=roll.fell([3, 4]), seat=0)
    (event,) = play.log
    assert event.dice == Fallen((3, 4), 10, Tally(7, "duel.attack"), AT_MOST, "first blow")
    assert event.dice.to_data() == {
        "faces": [3, 4], "sides": 10, "need": {"base": 7, "rule": "duel.attack", "total": 7}, "compare": "at_most",
        "about": "first blow",
    }


def test_the_message_gets_the_faces() -> None:
    assert Event("duel-attacks", (), {"seat": 0}, dice=Fallen((3, 4), 6)).text == Text(
        "duel-attacks", {"seat": 0, "dice": (3, 4)}
    )
    assert Event("duel-begins", (), {"seat": 0}).text == Text("duel-begins", {"seat": 0})


def test_no_rule_tells_dice_by_another_name() -> None:
    assert list(_dice_by_other_names()) == []


def _dice_by_other_names() -> Iterator[str]:
    for path in sorted((SOURCES / "games").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") in ("note", "note_secret"):
                used = OTHER_NAMES & {keyword.arg for keyword in node.keywords}
                if used:
                    yield f"{path.relative_to(SOURCES)}:{node.lineno}: {', '.join(sorted(used))}"
