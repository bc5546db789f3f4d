"""The worked example of docs/adding-a-game.md: small, whole, and played by everything that plays games."""
from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.cli.scripted import ScriptedScreen, auto, session
from tests.examples.conftest import FOLDER

from walstatt.bots.base import ask
from walstatt.bots.registry import make_bot
from walstatt.cli.saves import HUMAN, box_of, open_saved
from walstatt.core.catalogue import load, problems
from walstatt.core.dice import FastBox
from walstatt.core.match import Match
from walstatt.core.questions import Pick, Question, Roll
from walstatt.core.refusal import Refused
from walstatt.core.tape import dump, entries, parse
from walstatt.core.texts import Texts
from walstatt.games.lobby import LOBBIES, ArmyWish, MatchWish, UnknownKey
from walstatt.games.shelf import PlayableGame, load_game, playable
from walstatt.games.small_game import STANDARD, SmallSetup
from walstatt.lab.citations import citations
from walstatt.lab.soak import soak_one
from walstatt.odds import previews
from walstatt.odds.rolls import chance_of
from walstatt.table.questions import Move
from walstatt.table.reach import covers
from walstatt.table.shapes import gap
from walstatt.table.terrain import Board, Piece

PAGE = FOLDER.parents[1] / "docs" / "adding-a-game.md"
MOST_LINES = 150
ROCK = Piece("rock-1", "rock", ((8.0, 4.0), (12.0, 4.0), (12.0, 6.0), (8.0, 6.0)), ("impassable",), 2.0)


def begun(game: PlayableGame, *pieces: Piece, starts: int = 0) -> Match:
    """A game on a table with these rocks; Anna begins, or Bert."""
    match = Match(game, SmallSetup(Board(20.0, 20.0, pieces)))
    match.answer([2 - starts])
    match.answer([1 + starts])
    return match


def place(match: Match, **places: tuple[float, float]) -> None:
    """Put fighters somewhere; the rest of the scene is told anew from there."""
    for one, at in places.items():
        match.state.figures[one].x, match.state.figures[one].y = at


def walks(match: Match, one: str, *path: list[float]) -> None:
    match.answer(one)
    match.answer({one: list(path)} if path else {})


# ---- the page


def test_it_is_tiny() -> None:
    assert len((FOLDER / "game.py").read_text("utf-8").splitlines()) < MOST_LINES


def test_the_page_shows_the_module_as_it_is() -> None:
    parts = re.findall(r"<!-- furt -->\n```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    shown = [line for part in parts for line in part.splitlines() if line]
    assert shown == [line for line in (FOLDER / "game.py").read_text("utf-8").splitlines() if line]


@pytest.mark.parametrize(("mark", "file"), [("rules.toml", "rules.toml"), ("de.ftl", "de.ftl")])
def test_the_page_shows_parts_of_the_other_files_as_they_are(mark: str, file: str) -> None:
    parts = re.findall(rf"<!-- {re.escape(mark)} -->\n```\w*\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert parts
    assert all(part in (FOLDER / file).read_text("utf-8") for part in parts)


# ---- what it is made of


def test_its_rules_are_sound_and_all_are_cited() -> None:
    catalogue = load("furt")
    assert not problems(catalogue)
    assert {rule.id for rule in catalogue.rules} == {id for id in citations() if id.startswith("furt.")}


def test_it_stands_on_the_shelf_behind_the_others() -> None:
    assert playable()[-1] == "furt"
    assert load_game("furt").key == "furt"


def test_a_lobby_without_lists(furt: PlayableGame) -> None:
    lobby = LOBBIES.get("furt")
    assert lobby is not None
    [sheet] = lobby.all_rosters()
    wish = MatchWish([ArmyWish(sheet.key), ArmyWish(sheet.key)], lobby.DEFAULT_SIZE, False, {}, ("Anna", "Bert"), False)
    setup = lobby.setup(wish)
    assert Match(furt, setup).question is not None
    assert setup.board == lobby.table(0, None) != lobby.table(1, None)
    assert lobby.check_army(ArmyWish(STANDARD), 3, False, {}).problems == []
    roster, [problem] = lobby.read_roster("[roster]")
    assert roster is None and Texts("en").say(problem.message) == "This game has no lists of one’s own."
    with pytest.raises(UnknownKey, match="elves"):
        lobby.setup(msgspec.structs.replace(wish, armies=[ArmyWish("elves"), ArmyWish(STANDARD)]))


def test_a_table_without_room_is_refused(furt: PlayableGame) -> None:
    with pytest.raises(Refused) as refused:
        Match(furt, SmallSetup(Board(14.0, 20.0)))
    assert (refused.value.rule, refused.value.why.key) == ("furt.start", "table-refused-no-room")


@pytest.mark.parametrize("rulings", [{"furt.r.nothing": 1}, {"furt.walk": 1}])
def test_readings_that_do_not_exist_are_refused(furt: PlayableGame, rulings: dict[str, int]) -> None:
    with pytest.raises(Refused) as refused:
        Match(furt, SmallSetup(Board(20.0, 20.0), rulings))
    assert refused.value.why.key == "core-refused-unknown-ruling"


# ---- its rules


def test_ties_are_rolled_again_and_the_higher_die_begins(furt: PlayableGame) -> None:
    match = Match(furt, SmallSetup(Board(20.0, 20.0)))
    for face in (3, 3, 2, 5):
        assert isinstance(match.question, Roll)
        match.answer([face])
    assert match.question is not None and match.question.seat == 1
    assert [event.dice and event.dice.faces for event in match.events] == [(3, 3), (2, 5)]


@pytest.mark.parametrize(
    ("path", "key"),
    [
        ([[10, 7.1]], "furt-refused-too-far"),
        ([[10, 4], [10, 0.6]], "furt-refused-too-far"),
        ([[10, 0.4]], "furt-refused-blocked"),
        ([[5.5, 1]], "furt-refused-blocked"),
        ([[10, 3.6]], "furt-refused-blocked"),
    ],
)
def test_ways_that_are_refused(furt: PlayableGame, path: list[list[float]], key: str) -> None:
    match = begun(furt, ROCK)
    match.answer("a2")
    before = msgspec.to_builtins(match.state)
    with pytest.raises(Refused) as refused:
        match.answer({"a2": path})
    assert (refused.value.rule, refused.value.why.key) == ("furt.walk", key)
    assert msgspec.to_builtins(match.state) == before


def test_a_way_around_a_corner_counts_whole(furt: PlayableGame) -> None:
    match = begun(furt, ROCK)
    walks(match, "a2", [13, 1], [13, 4])
    assert (match.state.figures["a2"].x, match.state.figures["a2"].y) == (13, 4)


def targets(match: Match) -> list[str]:
    assert isinstance(match.question, Pick) and match.question.name == "target"
    return list(match.question.options)


def test_only_those_in_range_and_in_sight_are_offered(furt: PlayableGame) -> None:
    match = begun(furt, ROCK)
    place(match, a2=(10, 2.0), b1=(10, 13.0), b2=(10, 8.0), b3=(17, 8.0))
    walks(match, "a2")
    assert targets(match) == ["b3", "wait"]


@pytest.mark.parametrize(("away", "face", "out"), [(5.0, 4, True), (5.0, 3, False), (1.0, 3, True), (1.0, 2, False)])
def test_who_touches_needs_one_less(furt: PlayableGame, away: float, face: int, out: bool) -> None:
    match = begun(furt)
    place(match, a2=(10, 5.0), b2=(10, 5.0 + away))
    walks(match, "a2")
    match.answer("b2")
    match.answer([face])
    assert match.state.figures["b2"].out is out
    assert match.events[-1].key == ("furt-hits" if out else "furt-misses")


def test_who_has_nobody_left_to_activate_is_passed_over(furt: PlayableGame) -> None:
    match = begun(furt)
    for one in ("b1", "b2"):
        match.state.figures[one].out = True
    turns = []
    while match.state.round == 1:
        assert match.question is not None
        turns.append(match.question.seat)
        walks(match, next(one.id for one in match.state.on_table(match.state.turn) if not one.done))
        match.answer("wait")
    assert turns == [0, 1, 0, 0]
    assert match.state.turn == 1 and not any(one.done for one in match.state.figures.values())


def played(match: Match) -> Match:
    """To the end without another step or blow."""
    while match.question is not None:
        question = match.question
        match.answer({} if isinstance(question, Move) else question.options[-1])  # type: ignore[attr-defined]
    return match


@pytest.mark.parametrize(
    ("places", "winner", "scores"),
    [
        ({"a1": (10, 6.5)}, 0, (1.0, 0.0)),
        ({"a1": (10, 6.49)}, None, (0.0, 0.0)),
        ({"a1": (10, 8), "b1": (10, 12), "b2": (8, 10)}, 1, (1.0, 2.0)),
    ],
)
def test_more_fighters_at_the_stone_win(
    furt: PlayableGame, places: dict[str, tuple[float, float]], winner: int | None, scores: tuple[float, float]
) -> None:
    match = begun(furt)
    place(match, **places)
    outcome = played(match).outcome
    assert outcome is not None
    assert (outcome.winner, outcome.scores, match.state.round) == (winner, scores, 6)
    assert match.events[-1].rules == ("furt.end",)


def test_who_has_no_fighter_left_has_lost(furt: PlayableGame) -> None:
    match = begun(furt)
    for one in ("b1", "b3"):
        match.state.figures[one].out = True
    place(match, a1=(10, 16.0), b2=(10, 18.0))
    walks(match, "a1")
    match.answer("b2")
    match.answer([6])
    assert match.over and match.state.round == 1
    assert match.outcome is not None and (match.outcome.winner, match.outcome.scores) == (0, (0.0, 0.0))


def test_positions_that_cannot_be_are_found(furt: PlayableGame) -> None:
    match = begun(furt)
    assert not furt.problems(match.play)
    place(match, a1=(0.4, 5.0), b1=(10, 15.0), b2=(10.9, 15.0))
    assert furt.problems(match.play) == ["a1 is off the table", "b1 and b2 overlap by 0.1000"]


# ---- everything that plays games


@pytest.mark.parametrize("seed", range(15))
def test_random_games_with_everything_checked(seed: int) -> None:
    result = soak_one("furt", seed)
    assert not result.problem
    assert result.answers > 20


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10_000))
def test_whatever_is_played_the_rules_hold(seed: int) -> None:
    """Nobody walks further than 6 inches or hits from further than 10; replays end alike."""
    game, rng = load_game("furt"), Random(seed)
    match = Match(game, game.random_setup(rng))
    while match.question is not None:
        question, before = match.question, {key: (one.x, one.y) for key, one in match.state.figures.items()}
        if isinstance(question, Pick) and question.name == "target":
            figures, [me] = match.state.figures, [one for one in match.state.figures.values() if _acts(question, one)]
            assert all(gap(me.disc, figures[one].disc) <= 10.001 for one in question.options if one != "wait")
        match.answer(question.sample(rng))
        after = match.state.figures
        assert all((after[one].x - x) ** 2 + (after[one].y - y) ** 2 <= 36.01 for one, (x, y) in before.items())
        assert not game.problems(match.play)
    again = Match.replay(game, match.setup, match.tape)
    assert (again.outcome, again.state, again.events) == (match.outcome, match.state, match.events)


def _acts(question: Question, figure: Any) -> bool:
    return bool(question.args["fighter"].args["id"] == figure.id)


def test_undo_and_fork(furt: PlayableGame) -> None:
    match = begun(furt)
    walks(match, "a2", [10, 5])
    fork, before = match.fork(), match.state.copy()
    match.answer("wait")
    match.undo()
    assert match.state == before == fork.state
    match.undo(2)
    assert match.question is not None and match.question.name == "activate"
    assert match.state.figures["a2"].y == 1.0


def test_a_saved_game_goes_on_where_it_was(furt: PlayableGame) -> None:
    match = begun(furt)
    walks(match, "a2", [10, 5])
    saved = parse(dump(match), "furt.json")
    again = Match.replay(furt, furt.read_setup(saved.setup), entries(saved))
    assert again.state == match.state


@pytest.mark.parametrize("names", [("random", "captain"), ("captain", "captain")])
def test_bots_play_it(furt: PlayableGame, names: tuple[str, str]) -> None:
    match, box = Match(furt, furt.random_setup(Random(4)), record=False), FastBox(4)
    bots = [make_bot(name, seat) for seat, name in enumerate(names)]
    while match.question is not None:
        question = match.question
        if isinstance(question, Roll):
            match.answer(box.roll(question, len(match.tape)))
        else:
            match.answer(ask(bots[question.seat or 0], match, question.seat or 0))
    assert match.outcome is not None


def test_an_option_shows_the_roll_it_leads_to(furt: PlayableGame) -> None:
    match = begun(furt)
    place(match, a2=(10, 5.0), b2=(10, 6.0))
    walks(match, "a2")
    assert match.question is not None and previews.has_preview(match, match.question)
    shown = previews.preview(match, match.question, "b2")
    assert shown.lines[0].tally is not None and shown.lines[0].tally.total == 3
    assert shown.chances[0].value == pytest.approx(4 / 6)
    assert previews.preview(match, match.question, "wait") == previews.NOTHING
    match.answer("b2")
    assert isinstance(match.question, Roll) and chance_of(match.question) == pytest.approx(4 / 6)


def test_moves_are_made_for_people_around_rocks(furt: PlayableGame) -> None:
    match = begun(furt, ROCK)
    place(match, a2=(10, 3.4))
    match.answer("a2")
    question = match.question
    assert isinstance(question, Move)
    value = previews.proposed(match, question, (10.0, 7.0), Random(1))
    spent = previews.tried(match, question, value)
    assert spent.limits == {"a2": 6.0} and 5.0 < spent.cost["a2"] <= 6.001
    assert abs(value["a2"][0][0] - 10) > 2
    ground = previews.field(match, question)
    assert ground is not None and covers(ground.outlines, (10.0, 1.5)) and not covers(ground.outlines, (10.0, 5.0))


# ---- at the terminal


@pytest.mark.parametrize(("language", "last"), [("de", "Das Spiel ist aus"), ("en", "The game is over")])
def test_a_whole_game_at_the_terminal(furt: PlayableGame, tmp_path: Path, language: str, last: str) -> None:
    match = Match(furt, SmallSetup(Board(20.0, 20.0, (ROCK,))))
    screen = ScriptedScreen(auto(), 80, 30)
    assert session(match, screen, tmp_path / "furt.json", language=language).run() == 0
    assert match.over and last in screen.out
    assert not re.search(r"⟨|\{ ?\$|furt-[a-z]", screen.out)
    opened = open_saved(tmp_path / "furt.json")
    assert opened.match.outcome == match.outcome and box_of(opened.saved)


def test_typed_moves(furt: PlayableGame, tmp_path: Path) -> None:
    match = begun(furt, ROCK)
    lines = ["a2", "n 5", "nach 13 2", "a1", "1", "richtung *", "", "u"]
    screen = ScriptedScreen(lines, 80, 30)
    session(match, screen, tmp_path / "furt.json", seats=(HUMAN, HUMAN)).run()
    assert "furt.walk" in screen.out and "kein Durchkommen" in screen.words
    assert (match.state.figures["a2"].x, match.state.figures["a2"].y) == (13.0, 2.0)
