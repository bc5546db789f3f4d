"""Typed answers: every kind of question, in both languages, and what is said about nonsense."""
from __future__ import annotations

from math import hypot
from random import Random
from typing import Any

import pytest
from tests.cli.scripted import new_match, play_until

from walstatt.cli.answers import Reader
from walstatt.cli.aofs_table import AofsTable
from walstatt.cli.speech import Speaker
from walstatt.cli.typed_words import Misread
from walstatt.core.match import Match
from walstatt.core.questions import Number, Pick, PickSeveral, Question, Roll, YesNo
from walstatt.core.refusal import Refused, refuse
from walstatt.games.aofs.activation import ACTIONS
from walstatt.games.aofs.movement import put
from walstatt.games.aofs.play import AofsPlay
from walstatt.games.aofs.state import Unit
from walstatt.table.questions import Measure, Move, Place


@pytest.fixture(scope="module")
def match() -> Match:
    return new_match(3)


@pytest.fixture
def reader(match: Match) -> Reader:
    return Reader(Speaker("de", ("Anna", "Bert")), AofsTable(match), Random(1))


def complaint(reader: Reader, question: Question, typed: str) -> str:
    with pytest.raises(Misread) as caught:
        reader.read(question, typed)
    return Speaker("de").say(caught.value.why)


def pick(*options: str) -> Pick:
    return Pick(0, "aofs:action", "aofs.activation", options)


# ---- choices


@pytest.mark.parametrize("typed", ["2", "advance", "ADVANCE", "vorr", "Vorrücken"])
def test_an_option_by_number_id_or_beginning(reader: Reader, typed: str) -> None:
    assert reader.read(pick(*ACTIONS), typed) == "advance"


def test_enter_takes_the_only_option(reader: Reader) -> None:
    assert reader.read(pick("hold"), "") == "hold"
    assert "auto" in complaint(reader, pick("hold", "rush"), "")


def test_auto_is_an_acceptable_answer(reader: Reader) -> None:
    assert reader.read(pick("hold", "rush"), "auto") in ("hold", "rush")


@pytest.mark.parametrize(
    ("typed", "words"), [("7", "1 bis 4"), ("0", "1 bis 4"), ("xyzzy", "„xyzzy“ steht nicht zur Wahl")]
)
def test_a_wrong_option_is_named(reader: Reader, typed: str, words: str) -> None:
    assert words in complaint(reader, pick(*ACTIONS), typed)


def test_a_beginning_that_fits_several(reader: Reader) -> None:
    question = Pick(0, "aofs:side", "aofs.deployment.side", ["a1", "a2"], describe=lambda one: f"Speerwache {one}")
    assert "Speerwache a1, Speerwache a2" in complaint(reader, question, "speer")


def test_several_options(reader: Reader) -> None:
    question = PickSeveral(0, "aofs:remove", "aofs.wound.groups", ["a1.1", "a1.2", "a1.3"], 0, 2)
    assert reader.read(question, "1 3") == ["a1.1", "a1.3"]
    assert reader.read(question, "a1.2, 3") == ["a1.2", "a1.3"]
    assert reader.read(question, "keine") == []
    assert "„a1.9“" in complaint(reader, question, "1 a1.9")


@pytest.mark.parametrize(("typed", "value"), [("j", True), ("Ja", True), ("y", True), ("n", False), ("nein", False)])
def test_yes_and_no(reader: Reader, typed: str, value: bool) -> None:
    assert reader.read(YesNo(0, "aofs:push", "aofs.push"), typed) is value


def test_neither_yes_nor_no(reader: Reader) -> None:
    assert "„vielleicht“" in complaint(reader, YesNo(0, "aofs:push", "aofs.push"), "vielleicht")


def test_numbers(reader: Reader) -> None:
    question = Number(0, "aofs:help", "aofs.special.caster_interfere", 0, 3)
    assert reader.read(question, "2") == 2
    assert "„2,5“ ist keine ganze Zahl" in complaint(reader, question, "2,5")


# ---- dice and facts


@pytest.mark.parametrize("typed", ["4 5 1", "451", "4,5,1", " 4  5 1 "])
def test_dice(reader: Reader, typed: str) -> None:
    assert reader.read(Roll(0, "aofs:hit", "aofs.attack.hit", 3, 6), typed) == [4, 5, 1]


@pytest.mark.parametrize(
    ("typed", "words"), [("4 5", "2 Augenzahlen"), ("4 5 7", "„7“"), ("4 5 x", "„x“"), ("4 5 1 1", "4 Augenzahlen")]
)
def test_dice_that_cannot_be(reader: Reader, typed: str, words: str) -> None:
    assert words in complaint(reader, Roll(0, "aofs:hit", "aofs.attack.hit", 3, 6), typed)


def fact(answer: str) -> Measure:
    return Measure("aofs:measure.firing", "aofs.shooting.who", answer, among=["a1.1", "a1.2"], most=4)


@pytest.mark.parametrize(
    ("answer", "typed", "value"),
    [
        ("length", "7,5", 7.5), ("length", '7.5"', 7.5), ("yes_no", "n", False), ("count", "3", 3),
        ("share", "50 %", 0.5), ("share", "0,25", 0.25), ("some", "alle", ["a1.1", "a1.2"]), ("some", "none", []),
        ("some", "", []), ("some", "2", ["a1.2"]), ("one", "a1.2", "a1.2"),
    ],
)
def test_facts(reader: Reader, answer: str, typed: str, value: Any) -> None:
    question = fact(answer)
    read = reader.read(question, typed)
    question.check(read)
    assert read == value


@pytest.mark.parametrize(("answer", "typed", "words"), [("length", "weit", "„weit“"), ("some", "a1.7", "„a1.7“")])
def test_facts_that_cannot_be(reader: Reader, answer: str, typed: str, words: str) -> None:
    assert words in complaint(reader, fact(answer), typed)


# ---- moves


def unit_in_the_open(match: Match, unit_id: str, x: float, y: float) -> Unit:
    """The unit alone on the table, in a row."""
    play = match.play
    assert isinstance(play, AofsPlay)
    for unit in play.state.units.values():
        unit.place = "table" if unit.id in (unit_id, "b1") else "waiting"
    unit = play.state.units[unit_id]
    for number, model in enumerate(unit.models):
        put(play, model, x + 1.4 * number, y)
    put(play, play.state.units["b1"].models[0], 24.0, 47.0)
    return unit


def open_move(unit: Unit, inches: float = 6.0) -> Move:
    """A move judged by its length alone."""

    def judge(value: dict[str, list[list[float]]]) -> None:
        for model_id, path in value.items():
            model = unit.model(model_id)
            if hypot(path[-1][0] - model.x, path[-1][1] - model.y) > inches + 1e-6:
                raise refuse("aofs.action.advance", "aofs-refused-too-far", length=99.0, most=inches)

    limits = {model.id: inches for model in unit.models}
    subjects = [model.id for model in unit.models]
    return Move(0, "aofs:move", "aofs.action.advance", subjects, judge, lambda _: {}, {"left": limits})


@pytest.fixture
def group(match: Match) -> Unit:
    return unit_in_the_open(match, "a2", 20.0, 10.0)


@pytest.mark.parametrize(
    ("typed", "dx", "dy"),
    [
        ("n 5", 0, 5), ("s 2,5", 0, -2.5), ("o 3", 3, 0), ("e 3", 3, 0), ("W 1", -1, 0), ("90° 4", 4, 0),
        ("no 5", 3.5355, 3.5355), ("süd 2", 0, -2), ("to 22 13", 2, 3), ("nach 22,5 13", 2.5, 3), ("22 13", 2, 3),
        ("nach 22,13", 2, 3), ("22,13", 2, 3), ("richtung 20 48", 0, 6), ("towards b1", 0.6575, 5.9639), ("n", 0, 6),
    ],
)
def test_the_whole_unit_keeps_its_formation(
    reader: Reader, group: Unit, typed: str, dx: float, dy: float
) -> None:
    value = reader.read(open_move(group), typed)
    for model in group.models:
        x, y = value[model.id][-1]
        assert (x - model.x, y - model.y) == pytest.approx((dx, dy), abs=0.02)


def test_way_points_and_jumps(reader: Reader, group: Unit) -> None:
    value = reader.read(open_move(group), "21,12 22,13j")
    assert value["a2.1"] == [[21.0, 12.0], [22.0, 13.0, "jump"]]
    assert value["a2.2"][1] == [pytest.approx(23.4), 13.0, "jump"]


def test_single_models(reader: Reader, group: Unit) -> None:
    value = reader.read(open_move(group), "a2.2: 22,12; 3: n 1; A2.1: 19 11")
    assert value == {"a2.2": [[22.0, 12.0]], "a2.3": [[pytest.approx(22.8), 11.0]], "a2.1": [[19.0, 11.0]]}


@pytest.mark.parametrize("typed", ["stay", "bleib", "-"])
def test_staying(reader: Reader, group: Unit, typed: str) -> None:
    assert reader.read(open_move(group), typed) == {}


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("hin und her", "„hin und her“ ist keine Bewegung"),
        ("n fünf", "„fünf“ ist keine Länge"),
        ("nach", "Es fehlt ein Punkt"),
        ("richtung b9", "„b9“"),
        ("richtung *7", "„*7“"),
        ("nach links oben", "„links oben“ ist kein Punkt"),
        ("a9.1: 20,20", "„a9.1“"),
        ("a2.1 20,20;", "erst das Modell"),
        ("a2.1: n", "fehlen die Zoll"),
        ("a2.1: oben", "„oben“ ist kein Punkt"),
    ],
)
def test_moves_that_cannot_be_read(reader: Reader, group: Unit, typed: str, words: str) -> None:
    assert words in complaint(reader, open_move(group), typed)


def is_rush_of_one(question: Question) -> bool:
    return isinstance(question, Move) and question.args.get("action") == "rush" and len(question.subjects) == 1


def test_a_way_around_a_rock() -> None:
    """Straight on stands a rock: `to` finds the way round it, exact way points do not."""
    match = new_match(7)
    reader = Reader(Speaker("de"), AofsTable(match), Random(1))
    question = play_until(match, is_rush_of_one)
    play = match.play
    assert isinstance(play, AofsPlay) and isinstance(question, Move)
    unit = play.state.units[play.home[question.subjects[0]]]
    assert not play.has(unit.models[0], "flying")
    rock = next(solid for solid in play.ground.solids if solid.piece.name == "rock")
    west, south, east, north = rock.polygon.box
    middle = (west + east) / 2
    for other in play.state.units.values():
        other.place = "table" if other is unit else "waiting"
    put(play, unit.models[0], middle, south - 1.5)
    value = reader.read(question, f"nach {middle:.2f} {north + 1.5:.2f}")
    question.check(value)
    assert len(value[question.subjects[0]]) > 1
    with pytest.raises(Refused) as refused:
        question.check(reader.read(question, f"{middle:.2f},{north + 1.5:.2f}"))
    assert refused.value.why.key == "aofs-refused-impassable"


# ---- places


def place(count: int, *, on_table: bool = False) -> Place:
    subjects = [f"a2.{number + 1}" for number in range(count)] if not on_table else ["a2.1"]
    return Place(0, "aofs:place", "aofs.deployment.zone", subjects, lambda _: None, lambda _: [], {"inches": 2.0})


@pytest.mark.parametrize("typed", ["24 13", "24,13", "nach 24 13", "to 24 13"])
def test_a_place_for_a_whole_unit(match: Match, reader: Reader, typed: str) -> None:
    match.state.units["a2"].place = "waiting"
    places = reader.read(place(3), typed)
    assert len(places) == 3 and places[0] == pytest.approx([24.0, 13.0])


def test_places_one_by_one(match: Match, reader: Reader) -> None:
    match.state.units["a2"].place = "waiting"
    assert reader.read(place(2), "24,13 26,13") == [[24.0, 13.0], [26.0, 13.0]]
    assert reader.read(place(2), "a2.2: 26,13; a2.1: 24 13") == [[24.0, 13.0], [26.0, 13.0]]
    assert reader.read(place(2), "24 13; 26 13") == [[24.0, 13.0], [26.0, 13.0]]


@pytest.mark.parametrize(
    ("typed", "words"),
    [("24,13 25,13", "3 Punkte sind nötig"), ("dort", "„dort“ ist kein Platz"), ("24 x", "„24 x“ ist kein Punkt")],
)
def test_places_that_cannot_be_read(match: Match, reader: Reader, typed: str, words: str) -> None:
    match.state.units["a2"].place = "waiting"
    assert words in complaint(reader, place(3), typed)


def test_a_push_by_direction(reader: Reader, group: Unit) -> None:
    assert group.models
    assert reader.read(place(1, on_table=True), "n 1,5") == [[20.0, 11.5]]
    assert reader.read(place(1, on_table=True), "o") == [[pytest.approx(22.0), pytest.approx(10.0)]]
    assert reader.read(place(1, on_table=True), "richtung 20 48") == [[20.0, 12.0]]
