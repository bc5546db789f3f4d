"""The checker: what each line does, and its promise that nothing else fails later."""
from __future__ import annotations

import re
from functools import cache
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.kalevala.test_papers import orders as any_orders

from walstatt.core.dice import SeededBox
from walstatt.core.texts import LANGUAGES, Texts
from walstatt.core.turn import Inputs, Ruled, run
from walstatt.games.kalevala import checker, founding
from walstatt.games.kalevala.checker import JUDGEMENT, check
from walstatt.games.kalevala.evaluation import is_refusal
from walstatt.games.kalevala.founding import Map, Setup
from walstatt.games.kalevala.game import GAME
from walstatt.games.kalevala.papers.model import Order
from walstatt.games.kalevala.papers.write import write
from walstatt.games.kalevala.phases import PHASES
from walstatt.games.kalevala.robots.paper import lines_of
from walstatt.games.kalevala.scouting.known_world import known_world
from walstatt.games.kalevala.state import Settings, World

REALM = "Brunhilde"
ACCEPTED = {f"{JUDGEMENT}/{REALM}": Ruled(True)}
PLACE = re.compile(r"2[A-Z]\+[0-9]+")


@cache
def world(seed: int = 1) -> World:
    return founding.found(Setup(map=Map(f"checker {seed}", 150)))


def robots_lines(state: World, realm: str, rng: Random) -> list[str]:
    """What a robot thinks of, before the checker has looked at it."""
    return lines_of(known_world(state, realm), realm, rng)


# ---- what it says


def test_each_line_has_its_effect_and_the_treasury_after_it() -> None:
    state = world()
    (home,) = state.realms[REALM].capitals
    checked = check(state, REALM, f"Wandeln {home}: 2LB\nWandeln {home}: 1BB\nRüsten {home}: 3LB\nbleiben")
    assert checked.passes
    by_line = {one.line: one for one in checked.effects if one.line}
    assert by_line[1].treasury[home] == 12 and by_line[2].treasury[home] == 8
    assert {(one.item, one.amount) for one in by_line[1].changes} == {("LB", 2), ("RE", -8)}
    (raised,) = [one for one in checked.effects if one.step == "armament" and not one.line]
    assert by_line[3].treasury[home] == raised.treasury[home] - 12
    assert checked.treasury[home] == by_line[3].treasury[home]
    limits = {(one.name, one.place): one.used for one in checked.limits}
    assert limits["humans", home] == 24 and limits["armament", home] == 32
    rows = {row.item: row.figures for one in checked.lists for row in one.rows}
    assert rows["LB"] == (25, 0, 0, 5, 20, 30)


def test_the_changes_of_all_lines_add_up() -> None:
    """What is shown line by line is all that happens."""
    for number in range(4):
        state = world(number)
        for realm in state.realms:
            paper = "\n".join(robots_lines(state, realm, Random(number)))
            checked = check(state, realm, paper)
            total = {place: force.whole().re for place, force in state.forces[realm].items()}
            for effect in checked.effects:
                for change in effect.changes:
                    if change.item == "RE":
                        total[change.place] = total.get(change.place, 0) + change.amount
                assert {place: re for place, re in sorted(total.items()) if re} == effect.treasury
            assert checked.effects[-1].treasury == checked.treasury


def test_zones_colonies_and_upkeep_are_told() -> None:
    state = world().copy()
    home, *others = [place for place, one in state.provinces.items() if one.owner == REALM]
    (capital,) = state.realms[REALM].capitals
    state.forces[REALM][capital].land.add("LB", 60)
    zone = f"Zone {capital}: {', '.join(place for place in (home, *others) if place != capital)}"
    checked = check(state, REALM, zone)
    assert checked.passes and checked.upkeep["core"] > 0
    (shown,) = [one for one in checked.limits if one.name == "zone"]
    assert shown.place == capital and set(shown.places) == {home, *others}


def test_what_a_suggestion_says_is_taken(subtests: pytest.Subtests) -> None:
    state = world()
    (home,) = state.realms[REALM].capitals
    beside = next(place for place, one in state.provinces.items() if one.owner == REALM and place != home)
    march = f"Zug {beside} > {home}: LB, 90RE"
    for line in (f"Wandelm {home}: 2LB", f"Aufgeben {home}, 2A+1", f"Volk {home}: 5RE", march):
        with subtests.test(line):
            state.forces[REALM][beside].land.re = 90
            (problem,) = check(state, REALM, line).problems
            assert problem.suggestion and problem.line == 1
            # It stands in the place of the whole line.
            assert not check(state, REALM, problem.suggestion).problems


def test_every_step_has_a_name_in_both_languages() -> None:
    for language in LANGUAGES:
        texts = Texts(language)
        for steps in PHASES.values():
            for step in steps:
                assert texts.has(f"kalevala-step-{step.name}"), step.name


def test_every_line_of_the_bill_has_a_name(subtests: pytest.Subtests) -> None:
    from walstatt.games.kalevala.realm.dues import Bill

    for language in LANGUAGES:
        for line in (*Bill._fields, "on-the-spot"):
            with subtests.test(line, language=language):
                assert Texts(language).has(f"kalevala-bill-{line.replace('_', '-')}")


# ---- whatever is written, it answers


@settings(max_examples=60, deadline=None)
@given(st.lists(any_orders, max_size=8), st.integers(1, 4))
def test_no_order_is_too_odd_to_be_answered(written: list[Order], phase: int) -> None:
    """Other realms' figures, places off the map, huge numbers: each line is carried out or refused with its rule."""
    state = world().copy()
    state.at = state.at._replace(phase=phase)
    checked = check(state, REALM, write(written))
    for problem in checked.problems:
        assert problem.rule.startswith("kalevala."), problem
        for language in LANGUAGES:
            assert problem.why.key not in Texts(language).say(problem.why)
    assert checked.problems == checker.problems(state, REALM, write(written))


@settings(max_examples=80, deadline=None)
@given(st.lists(any_orders, min_size=1, max_size=8), st.randoms(use_true_random=False))
def test_no_order_about_places_that_there_are_is_too_odd(written: list[Order], rng: Random) -> None:
    state = world()
    places = [*state.forces[REALM], *state.forces["Gunther"], *rng.sample(sorted(map(str, state.lands)), 8)]
    paper = PLACE.sub(lambda _: rng.choice(places), write(written))
    checked = check(state, REALM, paper)
    assert all(problem.rule.startswith("kalevala.") for problem in checked.problems)
    result = run(PHASES[1], state, Inputs({REALM: paper}, ACCEPTED), SeededBox(b"any"))
    assert GAME.flaws(result.state) == []


@settings(max_examples=60, deadline=None)
@given(st.lists(any_orders, max_size=6))
def test_the_phase_itself_answers_any_paper_too(written: list[Order]) -> None:
    state = world().copy()
    before = GAME.pack(state)
    result = run(PHASES[1], state, Inputs({REALM: write(written)}), SeededBox(b"any"))
    assert GAME.flaws(result.state) == [] and GAME.pack(state) == before


# ---- what passes the checker


@pytest.mark.parametrize("seed", range(6))
def test_what_passes_fails_only_for_what_nobody_could_know(seed: int) -> None:
    """Unchecked papers of all realms at once, over two great rounds: a line is refused in the end only if the checker
    refused it, for no line of a robot depends on what its realm does not know."""
    rng = Random(seed)
    state = world(seed).copy()
    state.settings = Settings(quick_battles=True)
    for _ in range(8):
        papers = {realm: "\n".join(robots_lines(state, realm, rng)) or "bleiben" for realm in state.realms}
        foretold = {
            realm: {one.line for one in checker.problems(state, realm, paper) if one.fatal}
            for realm, paper in papers.items()
        }
        result = run(PHASES[state.at.phase], state, Inputs(papers), SeededBox(seed.to_bytes(4, "big")))
        for realm in state.realms:
            refused = {told.args["line"] for told in result.told_to(realm) if is_refusal(told)}
            assert refused <= foretold[realm], (str(state.at), realm, papers[realm])
            assert foretold[realm] <= refused, (str(state.at), realm, papers[realm])
        state = result.state


def test_struck_lines_are_those_that_cannot_be_read() -> None:
    """With one decision of the game master the readable lines count, and exactly as the checker has said."""
    state = world()
    (home,) = state.realms[REALM].capitals
    paper = f"Wandeln {home}: 2LB\nWandelm\nWandeln {home}: 99LB\nEE 1: {home} > 2Z+999999"
    checked = check(state, REALM, paper)
    assert [one.line for one in checked.problems] == [2, 3, 4]
    missing = run(PHASES[1], state, Inputs({REALM: paper}), SeededBox(b""))
    assert missing.state.realms[REALM].missed == 1
    taken = run(PHASES[1], state, Inputs({REALM: paper}, {f"{JUDGEMENT}/{REALM}": Ruled(True)}), SeededBox(b""))
    assert taken.state.realms[REALM].missed == 0
    assert taken.state.forces[REALM][home].whole().re == checked.treasury[home]


def test_the_checker_knows_nothing_of_others() -> None:
    """Change anything outside of its knowledge: not one byte of its answer changes."""
    state = world()
    paper = "\n".join(robots_lines(state, REALM, Random(4)))
    seen = msgspec.json.encode(check(state, REALM, paper))
    other = state.copy()
    for realm in other.realms:
        if realm != REALM:
            for force in other.forces[realm].values():
                force.land.re += 7
                force.land.add("A", 3)
    assert msgspec.json.encode(check(other, REALM, paper)) == seen
