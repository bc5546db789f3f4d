"""Input that nobody means well: for every route, and for every message of the live channel."""
from __future__ import annotations

import json
import math
import zlib
from collections.abc import Iterator
from functools import cache
from typing import Any

from walstatt.core import tape
from walstatt.games.shelf import playable

GAMES = playable()
HUGE = 10_000_000
WIDE = 500_000
"""Bytes, just below what a body may have."""


# ---- JSON of any kind


def any_json() -> Iterator[bytes]:
    yield b"[" * 60_000
    yield b'{"a":' * 2000 + b"1" + b"}" * 2000
    yield b'{"name": ' + b"9" * 5000 + b"}"
    yield b'{"step": NaN, "at": Infinity, "size": -Infinity}'
    yield b'{"step": 1e999, "at": 1e999, "size": 1e999}'
    yield b'{"name": "' + b"\\u0000" * 10_000 + b'"}'
    yield b'{"units": [' + b"{}," * 20_000 + b"{}]}"
    yield b'{"value": [' + b"0," * 30_000 + b"0]}"
    yield b"\xff" * 60_000


# ---- pages of letters


@cache
def letter_pages() -> dict[str, bytes]:
    """Pictures and documents that unfold to much more than they are, or to nothing at all."""
    return {
        "200 megapixels": png(20_000, 10_000), "a line without end": png(2_000_000_000, 1),
        "no pixels": png(0, 5), "a picture cut off": png(400, 400)[:60], "words": b"Hail and farewell",
        "nothing": b"", "a page that unfolds": pdf([b" " * 60_000_000]),
        "a page folded twice": pdf([zlib.compress(b" " * 60_000_000)], filters="[/FlateDecode /FlateDecode]"),
        "too many pages": pdf([b""] * 400), "no document": b"%PDF-1.7\n" + b"<<" * 200_000,
        "a ring of pages": b"%PDF-1.4\ntrailer<</Root 1 0 R>>\n1 0 obj<</Pages 1 0 R/Kids[1 0 R]/Type/Pages>>endobj",
        "an animation": b"GIF89a" + b"\x01\x00\x01\x00\x00\x00\x00;",
    }


def png(width: int, height: int) -> bytes:
    """Black, one bit a pixel, however large it says it is; no more than a megabyte of it is drawn."""
    def chunk(kind: bytes, data: bytes) -> bytes:
        return len(data).to_bytes(4, "big") + kind + data + zlib.crc32(kind + data).to_bytes(4, "big")

    head = width.to_bytes(4, "big") + height.to_bytes(4, "big") + b"\x01\x00\x00\x00\x00"
    rows = (b"\x00" * (1 + (width + 7) // 8) * height)[:1_000_000] if width * height < 10**9 else b""
    parts = (chunk(b"IHDR", head), chunk(b"IDAT", zlib.compress(rows)), chunk(b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(parts)


def pdf(contents: list[bytes], *, filters: str = "/FlateDecode") -> bytes:
    """One page for each content, which is packed."""
    kids = " ".join(f"{3 + 2 * number} 0 R" for number in range(len(contents)))
    parts = [b"<</Type/Catalog/Pages 2 0 R>>", f"<</Type/Pages/Count {len(contents)}/Kids[{kids}]>>".encode()]
    for number, content in enumerate(contents):
        data = zlib.compress(content)
        page = f"<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]/Contents {4 + 2 * number} 0 R>>"
        stream = f"<</Filter{filters}/Length {len(data)}>>stream\n".encode() + data + b"\nendstream"
        parts += [page.encode(), stream]
    out, places = b"%PDF-1.7\n", []
    for number, part in enumerate(parts, 1):
        places.append(len(out))
        out += f"{number} 0 obj\n".encode() + part + b"\nendobj\n"
    table = "".join(f"{place:010} 00000 n \n" for place in places)
    tail = f"xref\n0 {len(parts) + 1}\n0000000000 65535 f \n{table}trailer<</Size {len(parts) + 1}/Root 1 0 R>>\n"
    return out + tail.encode() + f"startxref\n{len(out)}\n%%EOF".encode()


# ---- tables


def star(x: float, y: float, radius: float, points: int) -> list[list[float]]:
    """An outline full of corners to walk around."""
    return [
        [
            round(x + radius * (1 if number % 2 else 0.55) * math.cos(math.pi * number / points), 3),
            round(y + radius * (1 if number % 2 else 0.55) * math.sin(math.pi * number / points), 3),
        ]
        for number in range(2 * points)
    ]  # fmt: skip


def stars(size: float, pieces: int, points: int) -> dict[str, Any]:
    """A board of rocks in rows."""
    row = math.ceil(math.sqrt(pieces))
    step = (size - 16) / row
    return {
        "width": size, "depth": size,
        "pieces": [
            {
                "id": f"rock-{number}", "name": "rock", "kinds": ["impassable"], "height": 2.0,
                "outline": star(8 + step * (number % row + 0.5), 8 + step * (number // row + 0.5), 0.45 * step, points),
            }
            for number in range(pieces)
        ],
    }  # fmt: skip


def tiled(board: dict[str, Any], **more: Any) -> bytes:
    things = [
        {
            "id": number, "type": "rock", "x": 0, "y": 0,
            "polygon": [{"x": 32 * x, "y": 32 * y} for x, y in piece["outline"]],
        }
        for number, piece in enumerate(board["pieces"])
    ]  # fmt: skip
    layers = [{"type": "objectgroup", "name": "terrain", "objects": things}]
    tiles = {"tilewidth": 32, "tileheight": 32, "width": board["width"], "height": board["depth"]}
    return json.dumps({"type": "map", "orientation": "orthogonal", "layers": layers, **tiles, **more}).encode()


def maps() -> Iterator[bytes]:
    yield from any_json()
    yield tiled(stars(48, 1, 2000))
    yield tiled(stars(48, 60, 16))
    yield tiled(stars(48, 18, 16))
    yield tiled(stars(48, 500, 3))
    yield tiled(stars(48, 1, 3), width=1e12)
    yield tiled(stars(48, 1, 3), width=1e300, tilewidth=1e300, properties=[{"name": "pixels_per_inch", "value": 1}])
    yield tiled(stars(48, 1, 3), layers=[{"type": "group", "name": "x" * 400, "layers": []}] * 1000)
    yield tiled(stars(48, 1, 3), properties=[{"name": f"p{number}", "value": 1} for number in range(8000)])


# ---- rosters


AOFS = """
[roster]
key = "mine"
name = { de = "a", en = "a" }
description = { de = "a", en = "a" }
[[weapon]]
key = "sword"
name = { de = "a", en = "a" }
attacks = ATTACKS
[[unit]]
key = "one"
name = { de = "a", en = "a" }
quality = 4
defence = 4
points = 1
models = MODELS
weapons = ["sword"]
rules = ["RULE"]
[[army]]
key = "all"
name = { de = "a", en = "a" }
size = 250
units = [UNITS]
"""
AGS = """
[roster]
key = "mine"
people = "ritter"
name = { de = "a", en = "a" }
description = { de = "a", en = "a" }
[[card]]
key = "one"
description = { de = "a", en = "a" }
text = '''
TEXT'''
"""
ANIMA = """
[roster]
key = "mine"
name = { de = "a", en = "a" }
description = { de = "a", en = "a" }
[[character]]
key = "one"
name = { de = "a", en = "a" }
cost = 10
speed = [NUMBER, NUMBER]
attack = NUMBER
damage = NUMBER
defence = NUMBER
armour = NUMBER
resistance = NUMBER
lp = NUMBER
"""
BAND = """
version = 1
name = "a"
crowns = NUMBER
vault = [ITEMS]
[wizard]
name = "b"
experience = NUMBER
level = NUMBER
"""


def aofs_roster(attacks: int = 1, models: int = 1, rule: str = "Fear(1)", units: int = 1) -> str:
    listed = ", ".join(['{ unit = "one" }'] * units)
    words = {"ATTACKS": attacks, "MODELS": models, "RULE": rule, "UNITS": listed}
    source = AOFS
    for word, value in words.items():
        source = source.replace(word, str(value))
    return source


def tomls() -> Iterator[str]:
    """Of any kind."""
    yield "a." * 8000 + "a=1"
    yield "x = " + "[" * 2000
    yield "x = " + "{a=" * 2000
    yield "x = " + "9" * 5000
    yield "x = 0x" + "f" * 5000
    yield "x = 1e999\ny = nan\nz = inf"
    yield "".join(f"k{number}=1\n" for number in range(7000))
    yield "[[unit]]\n" * 7000
    yield "[[card]]\n" * 7000
    yield "[[warband]]\n" * 5000
    yield "[[character]]\nx=1\n" * 3000
    yield '"' * 60_000
    yield 'x = """' + '\\"' * 30_000
    yield "[a]\n[a]\n" * 100
    yield "x = [" + "[], " * 15_000 + "]"


def rosters() -> Iterator[tuple[str, str]]:
    """The game and the file."""
    for game in GAMES:
        for source in tomls():
            yield game, source
    yield "aofs", aofs_roster(models=300_000)
    yield "aofs", aofs_roster(models=100_000_000)
    yield "aofs", aofs_roster(attacks=2_000_000)
    yield "aofs", aofs_roster(rule="Blast(99999999)")
    yield "aofs", aofs_roster(models=30, units=2000)
    yield "aofs", aofs_roster(models=30, attacks=30, units=60)
    for text in ("(" * 50_000, "[" * 3900, "1W6 " * 900, "Schild, " * 480, "a" * 3900, "\n" * 3900, "HP 9999 " * 300):
        yield "ags", AGS.replace("TEXT", text)
    yield "anima", ANIMA.replace("NUMBER", "2000000")


def sheets() -> Iterator[str]:
    yield from tomls()
    yield BAND.replace("NUMBER", "9" * 60).replace("ITEMS", "")
    yield BAND.replace("NUMBER", "1").replace("ITEMS", '"x", ' * 6000)


# ---- save files


def sealed(saved: dict[str, Any]) -> bytes:
    """With a checksum that fits."""
    raw = json.dumps(saved["setup"]).encode()
    checksum = tape._checksum(saved["game"], saved["game_version"], raw, saved["tape"])
    return json.dumps({**saved, "checksum": checksum}).encode()


def number_places(value: Any, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where numbers stand in some data; of the entries of a list only the first is looked at."""
    if isinstance(value, dict):
        for key, one in value.items():
            yield from number_places(one, (*at, key))
    elif isinstance(value, list) and value:
        yield from number_places(value[0], (*at, 0))
    elif isinstance(value, int | float) and not isinstance(value, bool):
        yield at


def _field(at: tuple[Any, ...]) -> tuple[Any, ...]:
    """The same for the same field of all records of a kind, whatever their names are."""
    return at if len(at) < 3 else (at[0], len(at), *(at[-2:] if isinstance(at[-1], int) else at[-1:]))


def with_value(data: Any, at: tuple[Any, ...], value: Any) -> Any:
    """A copy with another value at one place."""
    if not at:
        return value
    key, *rest = at
    copied = dict(data) if isinstance(data, dict) else list(data)
    copied[key] = with_value(data[key], tuple(rest), value)
    return copied


def saves(honest: dict[str, Any]) -> Iterator[bytes]:
    """Changed copies of a save file, each with a checksum that fits."""
    yield from any_json()
    setup = honest["setup"]
    for at in {_field(at): at for at in number_places(setup)}.values():
        yield sealed({**honest, "setup": with_value(setup, at, HUGE)})
    if setup.get("board"):
        for board in (stars(48, 1, 2000), stars(48, 40, 16)):
            yield sealed({**honest, "setup": {**setup, "board": board}})
    yield sealed({**honest, "setup": {**setup, "opening": {}}})
    yield sealed({**honest, "setup": {**setup, "names": ["x" * 100_000, "y" * 100_000]}})
    yield sealed({**honest, "tape": honest["tape"][:1] * 20_000})
    yield sealed({**honest, "tape": [["dice", [1] * 100_000]]})
    yield sealed({**honest, "tape": [["choice", {"a1": [[1.0, 1.0]] * 20_000}]]})


# ---- messages of the live channel


def path(points: int) -> list[list[float]]:
    return [[float(number % 48), 1.0] for number in range(points)]


def messages(question: dict[str, Any] | None, answers: int) -> dict[str, list[dict[str, Any]]]:
    """By type. Values are wrong for most questions; what counts is that they are refused cheaply."""
    subjects = (question or {}).get("subjects") or ["a1.1"]
    values: list[Any] = [
        HUGE, "x" * 20_000, [0] * 5000, {subjects[0]: path(1500)}, {one: path(60) for one in subjects[:6]},
        {f"x{number}": [] for number in range(1500)}, [[1e300, 1e300]] * 500, list(range(5000)),
    ]  # fmt: skip
    return {
        "answer": [{"answers": answers, "value": value} for value in values] + [{"answers": 10**30, "value": 1}],
        "try": [{"value": value} for value in values],
        "preview": [{"option": "x" * 20_000}, {"option": True}],
        "propose": [{"toward": [40.0, 40.0]}, {"toward": [-1000, 1000]}, {"toward": None}],
        "advice": [{}, {"seat": 10**30}],
        "reach": [{}, {}],
        "moment": [{"answers": 0}, {"answers": answers}, {"answers": 10**30}],
        "carry_out": [
            {"answers": answers, "seats": [0] * 10_000}, {"answers": answers, "seats": [0], "most": 10**30},
            {"answers": answers, "seats": [10**30]}, {"answers": answers, "seats": [0, 1], "most": 50},
        ],
        "undo": [{"answers": -(10**30)}, {}],
        "chat": [{"text": "x" * 20_000}],
        "ping": [{"request": "x" * 20_000}],
        "concede": [{"seat": 10**30}],
    }
