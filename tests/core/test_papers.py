"""Papers: texts in any encoding, and which of several versions counts."""
from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from walstatt.core.papers import MOST_BYTES, MOST_CHARACTERS, Version, counting, decoded, too_long

WORDS = "Rüsten 2A+10: 5LB  # für „Gunther“ – später\n"


@pytest.mark.parametrize(
    "encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32", "cp1252"]
)
def test_a_text_is_read_however_it_is_coded(encoding: str) -> None:
    written = decoded(WORDS.encode(encoding))
    assert written.text == WORDS and written.guessed == (encoding == "cp1252")


@given(st.binary(max_size=400))
def test_no_bytes_are_too_odd(data: bytes) -> None:
    assert isinstance(decoded(data).text, str)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16", "utf-16-le", "cp1252"])
def test_ten_megabytes_are_cut_off_and_too_long(encoding: str) -> None:
    data = ("ü" * 5_000_000 + "a").encode(encoding)
    began = time.process_time()
    written = decoded(data)
    assert time.process_time() - began < 0.5
    assert len(written.text) <= MOST_BYTES and too_long(written.text, "rule")
    assert written.guessed == (encoding == "cp1252")
    assert not too_long("x" * MOST_CHARACTERS, "rule")


def version(text: str, at: float, *, whole: bool = False, late: bool = False) -> Version:
    return Version("Nord", text, at, handed_in=True, accepted_late=late, whole=whole)


@pytest.mark.parametrize(
    ("versions", "counts"),
    [
        ([version("a", 1), version("b", 2)], "b"),
        ([version("a", 1, whole=True), version("b", 2)], "a"),
        ([version("a", 1), version("b", 2, whole=True)], "b"),
        ([version("a", 1, whole=True), version("b", 2, whole=True)], "b"),
        ([version("a", 1, whole=True), version("b", 2, whole=True), version("c", 3)], "b"),
        ([version("a", 1, whole=True), version("b", 11, whole=True)], "a"),
        ([version("a", 1, whole=True), version("b", 11, late=True)], "b"),
    ],
)
def test_the_last_whole_version_in_time_counts(versions: list[Version], counts: str) -> None:
    assert counting(versions, 10.0) == {"Nord": counts}
    assert counting(reversed(versions), 10.0) == {"Nord": counts}
