"""One run of a phase: names, decisions, waiting, whom it concerns."""
from __future__ import annotations

import msgspec
import pytest

from walstatt.core.dice import SeededBox
from walstatt.core.match import NamedTwice
from walstatt.core.questions import Roll
from walstatt.core.refusal import refuse
from walstatt.core.turn import BY_DEFAULT, DECIDED, EVERYBODY, GAME_MASTER, VOID, Inputs, Ruled, Run, Step, Turn, run

DIE = Roll(None, "town:fire", "town.fire", 2, 6)


class Town(msgspec.Struct):
    fires: list[int]
    mayor: str = ""

    def copy(self) -> Town:
        return Town(self.fires.copy(), self.mayor)


def fire(turn: Turn) -> None:
    turn.state.fires += turn.roll("town", DIE)
    turn.tell(EVERYBODY, "town-burns", "town.fire")


def election(turn: Turn) -> None:
    turn.state.mayor = turn.decide("mayor", "town:mayor", "town.mayor", "Anna", ("Anna", "Bert"), realms=["East"])
    turn.tell(("East",), "town-elects", "town.mayor", mayor=turn.state.mayor)
    turn.tell(GAME_MASTER, "town-whispers", "town.mayor")


def siege(turn: Turn) -> None:
    for gate in ("north", "south"):
        outcome = turn.outcome(gate, "town:siege", "town.siege", check=known_outcome)
        if outcome == "fallen":
            turn.tell(EVERYBODY, "town-fell", "town.siege", gate=gate)


def known_outcome(value: object) -> None:
    if value not in ("fallen", "held"):
        raise refuse("town.siege", "town-refused-outcome")


def after(turn: Turn) -> None:
    turn.tell(EVERYBODY, "town-rests")


CALENDAR = [Step(step.__name__, step) for step in (fire, election, siege, after)]
OUTCOMES = {"siege/north": Ruled("held"), "siege/south": Ruled("fallen")}


def play(*steps: Step, **inputs: object) -> Run:
    given = msgspec.convert(inputs, Inputs) if inputs else Inputs()
    return run(steps or CALENDAR, Town([]), given, SeededBox(b"town"))


def test_the_same_inputs_give_the_same_bytes_and_leave_the_state_alone() -> None:
    before = Town([1])
    one, other = (run(CALENDAR, before, Inputs(decided=OUTCOMES), SeededBox(b"town")) for _ in range(2))
    assert msgspec.json.encode(one) == msgspec.json.encode(other)
    assert before == Town([1])
    assert one.state.fires[0] == 1 and len(one.state.fires) == 3


def test_dice_belong_to_their_subject_and_not_to_their_order() -> None:
    alone = play(CALENDAR[0]).rolls
    def early(turn: Turn) -> None:
        turn.roll("another", DIE)

    assert play(Step("early", early), CALENDAR[0]).rolls[1:] == alone
    assert alone[0].about == "fire/town"


def test_the_same_name_twice_is_an_error() -> None:
    def twice(turn: Turn) -> None:
        turn.roll("town", DIE)
        turn.decide("town", "town:mayor", "town.mayor", 1)

    with pytest.raises(NamedTwice, match="twice/town"):
        play(Step("twice", twice))


def test_dice_that_the_game_master_typed_are_taken_if_they_fit() -> None:
    assert play(CALENDAR[0], typed={"fire/town": [3, 4]}).state.fires == [3, 4]
    wrong = play(CALENDAR[0], typed={"fire/town": [3, 7], "fire/elsewhere": [1, 1]})
    assert not wrong.rolls[0].typed
    assert [one.about for one in wrong.void] == ["fire/town"] and wrong.unused == ["fire/elsewhere"]


@pytest.mark.parametrize(
    ("given", "holds", "how"), [(None, "Anna", BY_DEFAULT), ("Bert", "Bert", DECIDED), (7, "Anna", VOID)]
)
def test_a_decision_has_a_default_and_one_that_does_not_fit_is_void(given: object, holds: str, how: str) -> None:
    decided = {} if given is None else {"election/mayor": {"value": given, "words": "Hear, hear."}}
    result = play(CALENDAR[1], decided=decided)
    assert result.state.mayor == holds
    assert [(one.about, one.how, one.default) for one in result.decisions] == [("election/mayor", how, "Anna")]
    said = [one.args["words"] for one in result.told_to("East") if one.key == "core-game-masters-words"]
    assert said == (["Hear, hear."] if how == DECIDED else [])


def test_true_is_not_one() -> None:
    def ask(turn: Turn) -> None:
        turn.state.fires.append(turn.decide("gift", "town:gift", "town.gift", 0, (0, 1)))

    assert play(Step("ask", ask), decided={"ask/gift": {"value": True}}).state.fires == [0]


def test_what_is_played_by_hand_ends_the_run_after_its_step() -> None:
    waiting = play()
    assert [one.about for one in waiting.waiting] == ["siege/north", "siege/south"]
    assert not waiting.whole and "town-rests" not in [one.key for one in waiting.told]
    half = play(decided={"siege/north": {"value": "held"}, "siege/south": {"value": "melted"}})
    assert [one.about for one in half.waiting] == ["siege/south"] and [one.rule for one in half.void] == ["town.siege"]
    whole = run(CALENDAR, Town([]), Inputs(decided=OUTCOMES), SeededBox(b"town"))
    assert whole.whole and [one.key for one in whole.told][-2:] == ["town-fell", "town-rests"]


def test_whom_it_concerns_must_be_said() -> None:
    def mumble(turn: Turn) -> None:
        turn.tell("East", "town-burns")

    with pytest.raises(TypeError, match="realms are a collection"):
        play(Step("mumble", mumble))
    result = play()
    assert [one.key for one in result.told_to("West")] == ["town-burns"]
    assert [one.key for one in result.told_to("East")] == ["town-burns", "town-elects"]
