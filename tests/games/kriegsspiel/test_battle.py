"""The battle as a match: how much a person is asked, what undo and forks give, and that bad answers end."""
from __future__ import annotations

from random import Random

import msgspec
import pytest

from walstatt.core.match import Match
from walstatt.core.questions import Pick, Roll
from walstatt.core.refusal import Refused
from walstatt.games.kriegsspiel.game import GAME, READINGS
from walstatt.games.kriegsspiel.ground import crossed_by
from walstatt.games.kriegsspiel.moving import proposals
from walstatt.games.kriegsspiel.orders import Command
from walstatt.games.kriegsspiel.setup import Party, Placed, Setup
from walstatt.hexmap.land import Land

MOST_QUESTIONS = 15
GROUPS = {"Lanzen": "LB", "Schwerter": "SB", "Bogen": "BB"}


def line(place: str, group: str, symbol: str, count: int, mount: str = "") -> list[Placed]:
    return [Placed(symbol, place, group, mount)] * count


def army(name: str, rows: tuple[int, ...], **more: object) -> Party:
    """Thirty figures in four groups."""
    figures = [one for kf, (group, symbol) in zip(rows, GROUPS.items(), strict=False)
               for step in (0, 1) for one in line(f"2E+10/{kf + step}", group, symbol, 4)]
    figures += line(f"2E+10/{rows[-1]}", "Reiter", "SC", 4, "lP")
    figures += line(f"2E+10/{rows[-1] + 1}", "Reiter", "LC", 2, "sP")
    return Party(name, tuple(figures), **more)  # type: ignore[arg-type]


def sixty_figures() -> Setup:
    first = army("Brunhilde", (16, 18, 10, 12), enemies=("Gunther",), declared=True)
    return Setup({"2E+10": Land.of()}, ("2E+10",), (first, army("Gunther", (31, 33, 38, 40))))


def play_round(match: Match, order: str, rng: Random) -> int:
    """One round in which every group is told the same; how many decisions it took."""
    number, asked = match.state.round, 0
    while match.question is not None and match.state.round == number:
        if isinstance(match.question, Roll):
            match.answer(match.question.sample(rng))
        else:
            asked += 1
            match.answer(order)
    return asked


@pytest.mark.parametrize("order", ["HALTEN", "ANGREIFEN NÄCHSTER", "BESCHIESSEN NÄCHSTER"])
def test_a_round_of_sixty_figures_takes_few_questions(order: str) -> None:
    match = Match(GAME, sixty_figures())
    assert sum(one.is_person for one in match.state.present()) == 60
    rng = Random(1)
    for _ in range(3):
        assert play_round(match, order, rng) <= MOST_QUESTIONS


def test_undo_and_forks_give_the_same_battle() -> None:
    match, rng = Match(GAME, sixty_figures()), Random(2)
    for _ in range(60):
        assert match.question is not None
        match.answer(match.question.sample(rng))
    before, fork = match.state.copy(), match.fork()
    assert fork.state == before
    match.undo(7)
    for entry in fork.tape[-7:]:
        match.answer(entry.value)
    assert match.state == before


def test_whoever_divides_his_groups_for_ever_comes_to_an_end() -> None:
    match = Match(GAME, sixty_figures())
    for number in range(200):
        question = match.question
        if not isinstance(question, Command):
            break
        group = next(one for one in match.state.groups if one.party == 0 and one.name == question.args["group"])
        first, *others = match.play.members(group)
        match.answer(f"ABTEILEN {first.id} X{number}" if others else "HALTEN")
    assert isinstance(match.question, Roll)
    assert len([one for one in match.state.groups if one.party == 0]) == 30


def test_proposals_are_lines_that_are_accepted() -> None:
    match = Match(GAME, sixty_figures())
    group = match.state.groups[0]
    for option in proposals(match.play, group):
        assert match.question is not None
        match.question.check(option)


@pytest.mark.parametrize("seed", [9, 47, 57])
def test_no_line_is_proposed_twice(seed: int) -> None:
    """At sea a place can be near for the vessel and for who walks over it; a page cannot show two of one kind."""
    match, rng = Match(GAME, GAME.random_setup(Random(seed)), record=False), Random(seed)
    for _ in range(20):
        question = match.question
        assert question is not None
        if isinstance(question, Pick):
            options = list(question.options)
            assert len(options) == len(set(options))
            match.answer(options[0] if rng.random() < 0.6 else rng.choice(options))
        else:
            match.answer(question.sample(rng))


@pytest.mark.parametrize(
    "nonsense", [None, 7, [], "", "HALTEN " * 500, "VORRÜCKEN 2E+10/49", "ABTEILEN", "SCHÜTZEN GRUPPE "]
)
def test_nonsense_is_refused_and_changes_nothing(nonsense: object) -> None:
    match = Match(GAME, sixty_figures())
    before = match.state.copy()
    with pytest.raises(Refused):
        match.answer(nonsense)
    assert match.state == before


def test_a_battlefield_is_a_file() -> None:
    for seed in range(20):
        setup = GAME.random_setup(Random(seed))
        again = GAME.read_setup(msgspec.json.encode(setup))
        assert again == setup and Match(GAME, again).state == Match(GAME, setup).state


def test_a_random_sea_with_a_stream_from_its_first_small_field_has_land_elsewhere() -> None:
    assert Match(GAME, GAME.random_setup(Random(30146))).question is not None


@pytest.mark.parametrize(
    ("changed", "rule"),
    [
        ({"field": ("2E+11",)}, "kalevala.16.2.1.zusammensetzung"),
        ({"lands": {"XX": Land.of()}}, "kalevala.16.2.1.zusammensetzung"),
        ({"lands": {"2E+10": Land("T")}}, "kalevala.16.2.1.zusammensetzung"),
        ({"parties": (army("Hagen", (1,)), army("Hagen", (31,)))}, "kalevala.16.1.inhalt"),
        ({"parties": (army("Hagen", (1,), enemies=("Volker",)), army("Dankwart", (31,)))}, "kalevala.r.war.parteien"),
        ({"parties": (army("Hagen", (1,), spares=("Zwerge",)), army("Dankwart", (31,)))}, "kalevala.16.1.inhalt"),
    ],
)
def test_a_setup_against_the_rules_is_refused(changed: dict[str, object], rule: str) -> None:
    with pytest.raises(Refused) as refused:
        Match(GAME, msgspec.structs.replace(sixty_figures(), **changed))
    assert refused.value.rule == rule


def test_every_reading_that_the_battle_knows_is_drawn_now_and_then() -> None:
    rng, drawn = Random(3), set[str]()
    for _ in range(400):
        drawn |= GAME.random_setup(rng).rulings.keys()
    assert drawn == set(READINGS)


# ---- lines over the grid


def middle_line(x: int, row: int) -> set[tuple[int, int]]:
    """Small fields that a line crosses, found by looking at many of its points: each lies in the nearest one."""
    found, many = set(), 997
    for step in range(1, many):
        at, down = x * step / many, row * step / many
        near = [(c, r) for r in range(min(0, row) - 1, max(0, row) + 2) for c in range(min(0, x) - 2, max(0, x) + 3)
                if (c + r) % 2 == 0]
        found.add(min(near, key=lambda one: (one[0] - at) ** 2 + 3 * (one[1] - down) ** 2))
    return found - {(0, 0), (x, row)}


@pytest.mark.parametrize(
    ("x", "row"),
    [(4, 0), (6, 0), (2, 2), (3, 3), (3, 1), (0, 2), (4, 2), (5, 1), (-5, 1), (1, 3), (-1, -3), (-4, 2), (5, -1)],
)
def test_lines_cross_what_points_along_them_show(x: int, row: int) -> None:
    crossed = crossed_by(x, row)
    singles = {both[0] for both in crossed if len(both) == 1}
    pairs = [set(both) for both in crossed if len(both) > 1]
    shown = middle_line(x, row)
    assert singles <= shown <= singles.union(*pairs)
    assert all(len(both) == 2 for both in pairs)


def test_a_line_along_an_edge_names_both_sides() -> None:
    assert crossed_by(0, 2) == (((-1, 1), (1, 1)),)
    assert crossed_by(3, 1) == (((2, 0), (1, 1)),)
    assert crossed_by(4, 0) == (((2, 0),),)


def three_parties() -> Setup:
    parties = tuple(
        Party(name, tuple(line(f"2E+10/{kf}", "Heer", "LB", 2)), enemies=enemies, declared=not enemies)
        for name, kf, enemies in (("Brunhilde", 1, ()), ("Gunther", 24, ("Brunhilde",)), ("Hagen", 48, ("Brunhilde",)))
    )
    return Setup({"2E+10": Land.of()}, ("2E+10",), parties)


def test_who_gives_up_leaves_with_all_and_the_others_go_on_while_there_are_enemies() -> None:
    play = Match(GAME, three_parties()).play
    copied = play.state.copy()
    assert play.withdraw(1)
    assert [one.id for one in play.state.present(1)] == []
    assert play.withdrawn == (1,)
    assert copied.withdrawn == []
    assert not play.withdraw(2)
