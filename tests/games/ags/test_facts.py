"""Distances, contact, melee, auras and shadows."""

from __future__ import annotations

from itertools import combinations
from math import hypot

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.ags.board_help import model, neutral, piece, position, tt

from walstatt.games.ags import facts
from walstatt.games.ags.profiles import BASES, INCH
from walstatt.games.ags.state import GONE, Figure

S = BASES["S"] / INCH / 2
"""Radius of a small base and of a TT marker."""
EXAMPLES = settings(max_examples=120, deadline=None, derandomize=True, database=None)
places = st.tuples(st.floats(0, 36), st.floats(0, 36), st.sampled_from((0.0, 1.0, 2.0, 3.0)))


def test_distances_are_measured_in_space_from_edge_to_edge() -> None:
    one, other = model("a", 0, 10, 10), model("b", 1, 10 + 2 * S + 3, 10, z=4)
    play = position([one, other])
    assert facts.gap(play, one, other) == pytest.approx(3)
    assert facts.distance(play, one, other) == pytest.approx(5)
    assert facts.within_range(play, one, other, 5)
    assert not facts.within_range(play, one, other, 4.99)
    assert facts.point_distance(play, one, 10, 10 + S + 3, 4) == pytest.approx(5)
    flat = position([one, other], rulings={"ags.r.entfernung_hoehe": 1})
    assert facts.distance(flat, one, other) == pytest.approx(3)


def test_points_lie_on_the_ground() -> None:
    hill = piece("hill", 20, 10, 4, 4)
    one = model("a", 0, 10, 10)
    assert facts.point_distance(position([one], [hill]), one, 20, 10) == pytest.approx(hypot(10 - S, 2))


def test_task_distances_can_be_measured_between_centres() -> None:
    one, marker = model("a", 0, 10, 10), tt("t", 0, 16, 10)
    assert facts.task_distance(position([one], (), [marker]), one, marker) == pytest.approx(6 - 2 * S)
    assert facts.task_distance(position([one], (), [marker]), marker, (18, 10)) == pytest.approx(2 - S)
    centres = position([one], (), [marker], rulings={"ags.r.conflict_distances": 1})
    assert facts.task_distance(centres, one, marker) == pytest.approx(6)


@pytest.mark.parametrize(
    ("gap", "rise", "reach", "touching"),
    [(0, 2, 0, True), (0, 2.1, 0, False), (0.0009, 0, 0, True), (0.002, 0, 0, False), (1, 0, 1, True),
     (1.2, 0, 1, False), (1, 2, 1, True), (-0.3, 1.5, 0, True)],
)
def test_contact(gap: float, rise: float, reach: float, touching: bool) -> None:
    one, other = model("a", 0, 10, 10), model("b", 1, 10 + 2 * S + gap, 10, z=rise)
    assert facts.in_contact(position([one, other]), one, other, reach) is touching


def test_contact_with_markers_and_pieces() -> None:
    one, marker = model("a", 0, 10, 10), tt("t", 1, 10, 10 + 2 * S)
    barrel, pond = piece("barrel", 10 + S + 0.5, 10, 1, 1), piece("pond", 10 - S - 2, 10, 4, 4)
    play = position([one], [barrel, pond], [marker])
    assert facts.at_marker(play, one, marker)
    assert facts.at_piece(play, one, barrel)
    assert facts.pieces_at(play, one) == [barrel, pond]
    assert facts.pieces_in(play, one) == [], "touching the border is not being in it"
    one.x -= 0.01
    assert facts.pieces_in(play, one, "water") == [pond]
    one.x = 8
    marker.carrier = "a"
    marker.x, marker.y = 8, 10
    assert not facts.at_marker(play, one, marker), "it is in somebody's hands"


def test_what_is_gone_is_touched_by_nobody() -> None:
    one, barrel = model("a", 0, 10, 10), piece("barrel", 10 + S + 0.5, 10, 1, 1)
    play = position([one], [barrel], smashed=frozenset({barrel.id}))
    play.survey_terrain()
    assert not facts.at_piece(play, one, barrel)


def test_on_a_roof_nobody_is_in_the_building() -> None:
    house, wood = piece("building", 10, 10, 5, 5, height=3), piece("wood", 20, 10, 5, 5)
    below, above, tall = model("a", 0, 10, 10), model("b", 0, 11, 10, z=3), model("c", 0, 20, 10, z=5)
    play = position([below, above, tall], [house, wood])
    assert facts.in_piece(play, below, house)
    assert not facts.in_piece(play, above, house)
    assert facts.in_piece(play, tall, wood)


def test_a_melee_begins_with_contact_and_ends_an_inch_away() -> None:
    one, foe = model("a", 0, 10, 10), model("b", 1, 10 + 2 * S + 0.5, 10)
    play = position([one, foe])
    facts.settle_melees(play)
    assert not facts.in_melee(play, one), "half an inch away, never in contact"
    for gap, lasts in ((0.0, True), (0.5, True), (0.9, True), (1.0, False), (0.5, False)):
        foe.x = 10 + 2 * S + gap
        facts.settle_melees(play)
        assert facts.in_melee(play, one) is facts.in_melee(play, foe) is lasts, gap


def test_friends_and_neutrals_are_in_no_melee() -> None:
    one = model("a", 0, 10, 10)
    play = position([one, model("c", 0, 10 + 2 * S, 10), neutral("p", "prisoner", 10, 10 + 2 * S)])
    facts.settle_melees(play)
    assert not play.state.melees
    slaver = neutral("s", "slaver", 10, 10 - S - BASES["M"] / INCH / 2)
    play = position([one, slaver])
    facts.settle_melees(play)
    assert facts.melee_foes(play, one) == [slaver]


def test_who_leaves_the_table_leaves_the_melee() -> None:
    one, foe = model("a", 0, 10, 10), model("b", 1, 10 + 2 * S, 10)
    play = position([one, foe])
    facts.settle_melees(play)
    foe.place = GONE
    assert facts.melee_foes(play, one) == []
    facts.settle_melees(play)
    assert not play.state.melees


def chain(mob: str = "") -> list[Figure]:
    """a - b - c - d in a row, a and c of one side; e touches only its friend a."""
    step = 2 * S
    row = [model(name, i % 2, 10 + i * step, 10) for i, name in enumerate("abcd")]
    row.append(model("e", 0, 10, 10 + step, mob=mob))
    if mob:
        row[0].mob = mob
    return row


def test_a_melee_is_linked_by_hostile_contacts() -> None:
    figures = chain()
    play = position(figures)
    facts.settle_melees(play)
    a, b, _, d, e = figures
    assert [one.id for one in facts.melee_group(play, a)] == ["a", "b", "c", "d"]
    assert facts.melee_group(play, e) == []
    assert facts.melee_sides(play, a) == (2, 2)
    assert facts.others_in_melee(play, d) == 3
    assert facts.others_in_melee(play, e) == 0
    near = position(figures, rulings={"ags.r.nahkampf_gruppe": 1})
    facts.settle_melees(near)
    assert facts.others_in_melee(near, d) == 1, "only c touches d"
    assert facts.melee_sides(near, a, b) == (2, 1), "a and c touch b"
    assert facts.melee_sides(near, a, d) == (0, 0), "a does not touch d"


def test_a_mob_counts_as_one() -> None:
    figures = chain("mob")
    play = position(figures, mobs={"mob": ("a", "e")})
    facts.settle_melees(play)
    _, b, *_, e = figures
    assert facts.in_melee(play, e), "its mob is"
    assert facts.melee_sides(play, e) == (2, 2)
    assert facts.others_in_melee(play, b) == 3
    each = position(figures, mobs={"mob": ("a", "e")}, rulings={"ags.r.mob_zaehlung": 1})
    facts.settle_melees(each)
    assert facts.melee_sides(each, e) == (3, 2)
    assert facts.others_in_melee(each, b) == 4


def test_aura_reaches_bases_from_the_centre_on_its_level() -> None:
    source = model("a", 0, 10, 10)
    for reach, rise, hit in ((4 + S - 0.01, 0, True), (4 + S + 0.01, 0, False), (2, 2, True), (2, 2.1, False)):
        other = model("b", 1, 10 + reach, 10, z=rise)
        assert facts.in_aura(position([source, other]), source, other, 4) is hit, (reach, rise)


def test_floors_end_auras_and_areas() -> None:
    floor = piece("floor", 10, 10, 4, 4, height=1.5)
    below, upon, beside = model("a", 0, 10, 10), model("b", 1, 10.5, 10, z=1.5), model("c", 1, 7, 10)
    play = position([below, upon, beside], [floor])
    assert not facts.in_aura(play, below, upon, 4)
    assert not facts.in_aura(play, upon, below, 4)
    assert facts.in_aura(play, beside, upon, 4), "nothing over its head"
    assert facts.in_area(play, 10, 10, 0, 4, beside)


def test_shadow_areas() -> None:
    one, other = model("a", 0, 10, 10), model("b", 1, 10, 12)
    far = [tt("t", 0, 10 + 2 * S + 4, 10)]
    play = position([one, other], (), far, people=("schatten", "schatten"))
    assert facts.shadow(play, one) == (True, False)
    far[0].x += 0.01
    assert facts.shadow(play, one) == (False, False)
    both = position([one, other], (), [tt("t", 0, 10, 11), tt("u", 1, 10, 11)], people=("schatten", "schatten"))
    assert facts.shadow(both, one) == facts.shadow(both, other) == (True, True)
    assert facts.shadowed(both, one)
    lone = position([one, other], (), [tt("t", 0, 10, 11), tt("u", 1, 10, 11)], people=("schatten", "horde"))
    assert facts.shadow(lone, other) == (False, True)
    assert not facts.shadowed(position([one], (), [tt("u", 1, 10, 11)]), one), "not of the Schatten"
    high = position([one], (), [tt("t", 0, 10, 11, z=2.1)], people=("schatten", "horde"))
    assert not facts.shadowed(high, one)
    centre = position([one], (), [tt("t", 0, 10 + S + 4.1, 10)], people=("schatten", "horde"))
    assert facts.shadowed(centre, one)
    centre.rulings["ags.r.verschattet_messen"] = 1
    assert not facts.shadowed(centre, one)


@EXAMPLES
@given(st.lists(places, min_size=2, max_size=9))
def test_melees_are_of_hostile_models_in_reach(spots: list[tuple[float, float, float]]) -> None:
    figures = [model(f"m{i}", i % 2, x / 8, y / 8, z=z) for i, (x, y, z) in enumerate(spots)]
    play = position(figures)
    facts.settle_melees(play)
    for one, other in combinations(figures, 2):
        fighting = (one.id, other.id) in play.state.melees
        assert fighting is (one.seat != other.seat and facts.in_contact(play, one, other))
        assert facts.distance(play, one, other) == facts.distance(play, other, one) >= facts.gap(play, one, other)
        same = facts.melee_group(play, one)
        assert (other in same) is (one in facts.melee_group(play, other))
    before = play.state.melees
    facts.settle_melees(play)
    assert play.state.melees == before
