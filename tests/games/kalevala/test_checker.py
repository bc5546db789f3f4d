"""The checker: what each line does, and its promise that nothing else fails later."""
from __future__ import annotations

import re
from functools import cache
from random import Random
from time import process_time

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
from walstatt.games.kalevala.court.belongings import own_of
from walstatt.games.kalevala.court.copies import COPY
from walstatt.games.kalevala.evaluation import gf_of, is_refusal
from walstatt.games.kalevala.founding import Map, Setup
from walstatt.games.kalevala.game import GAME
from walstatt.games.kalevala.papers.model import Order
from walstatt.games.kalevala.papers.read import LONGEST_HEADING, LONGEST_NAME, LONGEST_TEXT, MOST_ORDERS, read
from walstatt.games.kalevala.papers.write import write
from walstatt.games.kalevala.phases import PHASES
from walstatt.games.kalevala.robots.paper import lines_of
from walstatt.games.kalevala.scouting.known_world import known_world
from walstatt.games.kalevala.state import Request, Settings, World
from walstatt.games.kalevala.wild_papers import WildWriter
from walstatt.hexmap.land import Land
from walstatt.hexmap.small_fields import NEIGHBOURS
from walstatt.hexmap.terrain import LOWLAND_DESERT, WATER

REALM = "Brunhilde"
ACCEPTED = {f"{JUDGEMENT}/{REALM}": Ruled(True)}
PLACE = re.compile(r"2[A-Z]\+[0-9]+")
BORDER = [kf for kf, neighbours in NEIGHBOURS.items() if any(one.side for one in neighbours)]
BEYOND_THE_BORDER = {"kalevala-refused-wall-here", "kalevala-refused-gate-up", "kalevala-refused-no-edge"}
"""What follows from ground that the realm has not seen: mountains beside a wall, a height before a gate, the end of the
map."""


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


def test_no_luck_with_dice_is_foretold() -> None:
    """A magic roll of three equal dice would bring the wizard 30 ZEH."""
    for reading in range(3):
        chosen = Settings(readings={"kalevala.r.triple": reading} if reading else {})
        state = founding.found(Setup(map=Map("luck", 150), settings=chosen, at="270.3"))
        for realm in state.realms:
            assert not [one for one in check(state, realm, "bleiben").effects if one.step == "magic-rolls"]


def test_the_copy_of_a_paper_is_no_effect_of_it() -> None:
    state = founding.found(Setup(map=Map("copies", 150), at="270.3"))
    told = [one.key for effect in check(state, REALM, "Brief an Gunther: Gruß").effects for one in effect.told]
    assert COPY not in told


def test_where_nobody_rules_no_line_is_taken() -> None:
    state = world().copy()
    state.realms[REALM].vacant = "departure"
    told = checker.problems(state, REALM, "bleiben\n# Bemerkung\nEE 1: 2A+10 > 2A+11")
    assert [(one.line, one.rule, one.fatal) for one in told] == [
        (1, "kalevala.8.4.herrscherwechsel", True), (3, "kalevala.8.4.herrscherwechsel", True)]
    assert not check(state, REALM, "bleiben").passes


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
    typed = (f"Wandelm {home}: 2LB", f"Wandeln {home}: 2lb", f"Wandeln {home.lower()}: LB")
    for line in (*typed, f"Aufgeben {home}, 2A+1", f"Aufgeben {beside}", f"Volk {home}: 5RE", march):
        with subtests.test(line):
            state.forces[REALM][beside].land.re = 90
            (problem,) = check(state, REALM, line).problems
            assert problem.suggestion and problem.line == 1
            # It stands in the place of the whole line.
            assert not check(state, REALM, problem.suggestion).problems


def test_what_an_expedition_leaves_is_put_right_and_its_request_stays() -> None:
    state = world()
    (home,) = state.realms[REALM].capitals
    state.forces[REALM][home].land.pieces.update(K=1)
    state.requests.append(Request(1, REALM, state.at, "Hort", state="granted"))
    (problem,) = check(state, REALM, f"Karawane EX1 aus {home}: K; Rest 1LB laut Antrag 1").problems
    assert problem.suggestion.endswith(" laut Antrag 1")
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


@pytest.mark.parametrize("head", [
    "Brief an {name}", "Eilbrief an {name} aus {home}", "Bote {title}", "Antrag {title}", "Kultur", "An den SL",
    "Vertrag mit {name} über Zoll", "Abwesend 270.3 bis 271.1",
])
@pytest.mark.parametrize("words", ["x" * LONGEST_TEXT, "{9LB, 9lP, 9On}" * (LONGEST_TEXT // 15)])
def test_the_longest_texts_can_be_kept_and_read_again(head: str, words: str) -> None:
    """What a ruler may write must never make a world that cannot be opened."""
    state = world()
    (home,) = state.realms[REALM].capitals
    line = head.format(name="N" * LONGEST_NAME, title="T" * LONGEST_HEADING, home=home)
    paper = f"{line}: {words}"
    assert not [one for one in checker.problems(state, REALM, paper) if one.fatal]
    after = run(PHASES[1], state, Inputs({REALM: paper}), SeededBox(b"any")).state
    assert GAME.pack(GAME.unpack(GAME.pack(after), GAME.state_version)) == GAME.pack(after)


# ---- what passes the checker


@pytest.mark.parametrize("seed", range(6))
def test_what_passes_fails_only_for_what_nobody_could_know(seed: int) -> None:
    """Unchecked papers of all realms at once, over two great rounds: a line is refused in the end only if the checker
    refused it, for no line of a robot depends on what its realm does not know."""
    rng = Random(seed)
    state = world(seed).copy()
    state.settings = Settings(battles="quick")
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


class _Builder(WildWriter):
    """Somebody who can pay for everything, and builds, sails and scouts along his borders."""

    WANTED = (
        WildWriter.build, WildWriter.build, WildWriter.build, WildWriter.work, WildWriter.convert, WildWriter.convert,
        WildWriter.scout, WildWriter.move, WildWriter.ferry, WildWriter.board,
    )

    def order(self) -> Order:
        return self.rng.choice(self.WANTED)(self)

    def kf(self) -> int:
        return self.rng.choice(BORDER)

    def number(self) -> int:
        return 1

    def pieces(self) -> tuple[tuple[str, int], ...]:
        return ((self.rng.choice(("FS", "LS", "SS", "On", "LB")), 1),)


def _rich(state: World) -> World:
    state = state.copy()
    for realm, ruler in state.realms.items():
        ruler.culture.goods = ["LS", "SS", "On"]
        for place in state.places_of(realm):
            state.force(realm, place).land.re += 300
            state.force(realm, place).land.add("LB", 1)
    return state


@pytest.mark.parametrize("seed", range(3))
def test_the_checker_refuses_what_the_phase_refuses_and_nothing_else(seed: int) -> None:
    """Single lines of any kind, above all at the borders of a realm: what lies beyond it does not know."""
    state = _rich(world(seed))
    for realm in list(state.realms)[:3]:
        for number in range(60):
            writer = (_Builder, WildWriter)[number % 2](state, realm, Random(f"{seed}/{realm}/{number}"))
            line = write([writer.order()])
            if read(line, state.at, own_of(state, realm)).problems:
                continue
            foretold = {one.why.key for one in checker.problems(state, realm, line) if one.fatal}
            result = run(PHASES[1], state, Inputs({realm: line}), SeededBox(b"any"))
            refused = {told.key for told in result.told_to(realm) if is_refusal(told)}
            assert refused if foretold else refused <= BEYOND_THE_BORDER, (realm, line, foretold, refused)


def test_an_oasis_at_an_unseen_border_is_known_to_its_owner() -> None:
    """Whether lone water bears ships depends on the desert beyond; its owner has not seen that, but has it on his map.
    """
    state = world().copy()
    (home,) = state.realms[REALM].capitals
    gf = gf_of(home)
    site = state.lands[gf].site
    desert = Land.of(LOWLAND_DESERT, site=site)
    beyond = [other for other in gf.neighbours.values() if other in state.lands]
    state.lands = {**state.lands, **dict.fromkeys(beyond, desert), gf: desert.with_terrain({9: WATER})}
    foretold = [one.why.key for one in checker.problems(state, REALM, f"Wandeln {home}: FS")]
    result = run(PHASES[1], state, Inputs({REALM: f"Wandeln {home}: FS"}), SeededBox(b"any"))
    refused = [told.key for told in result.told_to(REALM) if is_refusal(told)]
    assert foretold == refused == ["kalevala-refused-no-water"]


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


@pytest.mark.parametrize(
    "line",
    [
        "EE 1: 2Z+60 > 2Z+61", "EE 1: {here} > 2A+1", "Wandeln {here}: LB", "Wandeln {here}: A(H)",
        "Zug {here} > {here}: LB", "Karawane KW1 aus {here}: LB; Rest LB", "Liste 2 LB: 1 | | | | | 1",
        "Zug {here} > {here}: 99FS[LB], 99FS[LB]", "An Bord {here}: FS[LB]",
    ],
)
def test_the_longest_paper_is_checked_in_two_seconds(line: str) -> None:
    """Of processor time: none of its lines may look at all the others."""
    state = world()
    realm = next(iter(state.realms))
    paper = "\n".join([line.format(here=state.realms[realm].capitals[0])] * MOST_ORDERS)
    begun = process_time()
    check(state, realm, paper)
    assert process_time() - begun < 2
