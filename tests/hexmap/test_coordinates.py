"""Coordinates: the game's own grammar there and back, neighbours, distances."""
from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from walstatt.hexmap.coordinates import ALPHABETS, ELDRIEN, BadCoordinate, Gf, Place, read_gf, read_place
from walstatt.hexmap.small_fields import Side

eldrien = st.builds(Gf, st.just(ELDRIEN), st.integers(0, 49), st.integers(0, 60))
splinters = st.builds(Gf, st.just(1), st.integers(0, 51), st.integers(-60, 60))


@given(eldrien | splinters, st.none() | st.integers(1, 48))
def test_written_and_read_it_is_the_same(gf: Gf, kf: int | None) -> None:
    assert read_gf(str(gf)) == gf
    assert read_place(str(Place(gf, kf))) == Place(gf, kf)
    assert read_place(str(Place(gf, None, "b"))) == Place(gf, None, "b")


@pytest.mark.parametrize(
    ("written", "stored"),
    [
        ("2A'+12", "2A'+12"), ("1F-6", "1F-6"), ("1A+2", "1A+2"), ("2B''+0", "2B'+0"), ("2B’+0", "2B'+0"),
        ("2C´+3", "2C'+3"), ("2C\"+3", "2C'+3"), ("1F−6", "1F-6"), ("1J-6", "1J-6"), (" 2U+15 ", "2U+15"),
    ],
)
def test_spellings(written: str, stored: str) -> None:
    assert str(read_gf(written)) == stored


def test_the_digit_may_be_left_out_where_the_plane_is_fixed() -> None:
    assert str(read_gf("X-17", plane=1)) == "1X-17"
    with pytest.raises(BadCoordinate) as bad:
        read_gf("X-17")
    assert bad.value.reason == "short"


@pytest.mark.parametrize(
    ("written", "reason"),
    [
        ("2J+3", "letter"), ("2a+1", "form"), ("3A+1", "plane"), ("2A12", "form"), ("2A+1000", "form"),
        ("", "form"), ("2A+1/49", "kf"), ("2A+1/0", "kf"), ("2A+1/", "form"), ("2A+1[A]", "form"),
        ("2A+1/3[a]", "form"),
        ("2Ä+1", "form"), ("2A + 1", "form"), ("2A'''+1", "strokes"), ("٢A+1", "form"),
    ],
)
def test_what_is_no_coordinate(written: str, reason: str) -> None:
    with pytest.raises(BadCoordinate) as bad:
        read_place(written)
    assert bad.value.reason == reason


def test_neighbours_as_the_ruling_lists_them() -> None:
    around = {side: str(gf) for side, gf in read_gf("2U+15").neighbours.items()}
    assert around == {"NE": "2T+15", "SW": "2V+15", "NW": "2U+16", "SE": "2U+14", "N": "2T+16", "S": "2V+14"}


def test_letters_go_on_with_a_stroke_and_the_map_ends() -> None:
    assert str(read_gf("2Z+3").neighbour(Side.SW)) == "2A'+3"
    assert str(read_gf("2I+3").neighbour(Side.SW)) == "2K+3"
    assert str(read_gf("1I+3").neighbour(Side.SW)) == "1J+3"
    assert read_gf("2Z'+3").neighbour(Side.SW) is None
    assert read_gf("2A+3").neighbour(Side.NE) is None
    assert str(read_gf("1B+0").neighbour(Side.SE)) == "1B-1"
    assert len(ALPHABETS[ELDRIEN]) == 25


@given(eldrien, eldrien, st.sampled_from(Side))
def test_neighbours_are_one_step_away(one: Gf, other: Gf, side: Side) -> None:
    near = one.neighbour(side)
    if near is not None:
        assert near.neighbour(side.opposite) == one and one.distance(near) == 1 and one.side_towards(near) == side
        assert abs(near.distance(other) - one.distance(other)) <= 1
    assert one.distance(other) == other.distance(one)


@given(eldrien, st.sampled_from(Side), st.integers(0, 8))
def test_a_line_keeps_its_direction(gf: Gf, side: Side, steps: int) -> None:
    found = gf.line(side, steps)
    assert [gf.distance(one) for one in found] == list(range(1, len(found) + 1)) and len(found) <= steps
