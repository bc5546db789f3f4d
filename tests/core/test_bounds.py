"""What comes from outside is measured before anybody works on it; and no field of it is without a bound."""
from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest
from msgspec import inspect as types

from walstatt.core.bounds import (
    MOST_DIGITS,
    MOST_KEY_PARTS,
    MOST_NESTED,
    MOST_TOML,
    MOST_WORD,
    OutOfBounds,
    check_json,
    read_json,
    toml_problem,
)
from walstatt.core.texts import LANGUAGES, Texts
from walstatt.games.ags.play import Setup as AgsSetup
from walstatt.games.ags.roster_format import RosterFile as AgsRoster
from walstatt.games.anima.play import Setup as AnimaSetup
from walstatt.games.anima.roster_format import RosterFile as AnimaRoster
from walstatt.games.aofs.play import Setup as AofsSetup
from walstatt.games.aofs.roster_format import Roster as AofsRoster
from walstatt.games.frostgrave.campaign_band import Band
from walstatt.games.frostgrave.play import Setup as FrostgraveSetup
from walstatt.games.frostgrave.roster_format import WarbandFile
from walstatt.games.small_game import SmallSetup
from walstatt.games.strict_tables import read_table

FILES = (AgsRoster, AofsRoster, AnimaRoster, WarbandFile, Band)
FROM_OUTSIDE = (AgsSetup, AofsSetup, AnimaSetup, FrostgraveSetup, SmallSetup, *FILES)
SECONDS = 0.5
LARGE = 512 * 1024


def unbounded(kind: types.Type, place: str, seen: tuple[Any, ...] = ()) -> Iterator[str]:
    """The places of a type at which anything of any size fits."""
    match kind:
        case types.Metadata(type=inner):
            yield from unbounded(inner, place, seen)
        case types.IntType() | types.FloatType():
            if (kind.ge is None and kind.gt is None) or (kind.le is None and kind.lt is None):
                yield place
        case types.StrType():
            if kind.max_length is None:
                yield place
        case types.DictType():
            if kind.max_length is None:
                yield place
            yield from unbounded(kind.key_type, f"{place}.key", seen)
            yield from unbounded(kind.value_type, f"{place}.*", seen)
        case types.ListType() | types.VarTupleType():
            if kind.max_length is None:
                yield place
            yield from unbounded(kind.item_type, f"{place}[]", seen)
        case types.TupleType():
            for number, one in enumerate(kind.item_types):
                yield from unbounded(one, f"{place}[{number}]", seen)
        case types.UnionType():
            for one in kind.types:
                yield from unbounded(one, place, seen)
        case types.StructType() | types.NamedTupleType():
            if kind.cls not in seen:
                for field in kind.fields:
                    # A position of its own is refused whole where a stranger's file brings one.
                    if field.name != "opening":
                        yield from unbounded(field.type, f"{place}.{field.name}", (*seen, kind.cls))
        case types.AnyType() | types.RawType():
            yield place
        case _:
            assert isinstance(kind, types.BoolType | types.NoneType | types.LiteralType), (place, kind)


@pytest.mark.parametrize("kind", FROM_OUTSIDE, ids=lambda kind: f"{kind.__module__}.{kind.__name__}")
def test_no_field_is_without_a_bound(kind: type) -> None:
    assert not list(unbounded(types.type_info(kind), ""))


def cheap(work: Any) -> Any:
    began = time.process_time()
    found = work()
    assert time.process_time() - began < SECONDS
    return found


@pytest.mark.parametrize(
    "data",
    [
        b"[" * LARGE, b'{"a":' * 2000, b'{"a": ' + b"9" * 5000 + b"}", b"[NaN]", b"[-Infinity]",
        b"[" * (MOST_NESTED + 1), b"9" * (MOST_DIGITS + 1),
    ],
    ids=lambda data: data[:12].decode(),
)  # fmt: skip
def test_json_beyond_the_bounds(data: bytes) -> None:
    with pytest.raises(OutOfBounds) as refused:
        cheap(lambda: check_json(data, "body"))
    for language in LANGUAGES:
        assert "body" in Texts(language).say(refused.value.why)


@pytest.mark.parametrize(
    "data",
    [
        b"[]" * (LARGE // 2), b'"' + b'\\"' * (LARGE // 2), b'"[[[[NaN",' * (LARGE // 10),
        b'{"NaN": "' + b"9" * 5000 + b'"}',
        b"[" * MOST_NESTED, b"9" * MOST_DIGITS, b'["\\\\"]',
    ],
    ids=lambda data: data[:12].decode(),
)  # fmt: skip
def test_other_json_is_let_through_quickly(data: bytes) -> None:
    cheap(lambda: check_json(data, "body"))


def test_a_value_out_of_bounds_is_named_with_its_place() -> None:
    board = b'{"board": {"width": 9000, "depth": 20}}'
    with pytest.raises(OutOfBounds, match=r"setup\.board\.width must be at most 200"):
        read_json(board, SmallSetup, "setup")


@pytest.mark.parametrize(
    ("source", "key"),
    [
        ("a." * 8000 + "a = 1", "bounds-toml-key"),
        ("[" + '"a" . ' * MOST_KEY_PARTS + "a]", "bounds-toml-key"),
        ("x = " + "[" * 2000, "bounds-toml-nested"),
        ("x = " + "{a=" * 2000, "bounds-toml-nested"),
        ("x = " + "9" * 5000, "bounds-toml-word"),
        ("x = 0x" + "f" * 5000, "bounds-toml-word"),
        ("a" * (MOST_WORD + 1) + " = 1", "bounds-toml-word"),
        ("#" * (MOST_TOML + 1), "bounds-toml-letters"),
    ],
    ids=lambda value: value[:12],
)
def test_toml_beyond_the_bounds(source: str, key: str) -> None:
    line, why = cheap(lambda: toml_problem("\n" + source))
    assert why.key == key and line == (1 if key == "bounds-toml-letters" else 2)


@pytest.mark.parametrize(
    "source",
    [
        'text = "' + "a." * 500 + '[[[["', "text = '''\n" + "a.b." * 500 + "\n'''", "# " + "a." * 500,
        "x = [" + "1.5, " * 500 + "]", '"""' * 10_000, "'" * 60_000, '"' + '\\"' * 30_000, "[[unit]]\n" * 5000,
    ],
    ids=lambda source: source[:12],
)  # fmt: skip
def test_other_toml_is_let_through_quickly(source: str) -> None:
    assert cheap(lambda: toml_problem(source)) is None


ODD: tuple[Any, ...] = (10**30, -1, 0.5, "x", "", True, [], [{}], [1] * 2000, {}, {"x": 1})


@pytest.mark.parametrize("kind", FILES, ids=lambda kind: f"{kind.__module__}.{kind.__name__}")
def test_whatever_stands_in_a_file_is_told_and_not_stumbled_over(kind: type[msgspec.Struct]) -> None:
    told: list[Any] = []
    for one in structs_of(kind):
        for field in msgspec.structs.fields(one):
            for odd in ODD:
                read_table(one, {field.encode_name: odd}, (), lambda path, why: told.append((path, why)))
    for language in LANGUAGES:
        assert all(Texts(language).has(why.key) for _, why in told)


def structs_of(kind: type[msgspec.Struct]) -> list[type[msgspec.Struct]]:
    """The tables that may stand in a file."""
    found: dict[type[msgspec.Struct], None] = {}

    def look(one: Any) -> None:
        for inner in get_args(one):
            look(inner)
        if isinstance(one, type) and issubclass(one, msgspec.Struct) and one not in found:
            found[one] = None
            for field in msgspec.structs.fields(one):
                look(field.type)

    look(kind)
    return list(found)
