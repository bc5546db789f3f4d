"""What a god is to do on a battlefield, one line for each deed: `Lähmen 2A+10/17`, `Versetzen 2A+10/17 > 2A+10/20`.

Behind the ability stand small fields, a river's edges as `2A+10/17-18`, behind `>` where something goes, behind `nach`
where the god himself goes, and any other word says what is meant: a beast, a terrain, a figure, a ruler.
"""
from __future__ import annotations

import re
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from walstatt.games.kriegsspiel.figures.god_abilities import ABILITIES, BASIC, DUEL
from walstatt.hexmap.coordinates import BadCoordinate, read_place

MOST_DEEDS, MOST_FIELDS_NAMED, LONGEST = 24, 16, 400
Spot = Annotated[str, Meta(max_length=24)]
_EDGE: Final = re.compile(r"(?P<gf>[^/]{1,20})/(?P<one>[0-9]{1,2})-(?P<other>[0-9]{1,2})")
_PLACE: Final = re.compile(r"[0-9]?[A-Za-z].{0,16}[0-9]")
_COORDINATE: Final = re.compile(r"[0-9][A-Za-z]'?[+-][0-9].*")
"""What was meant for a place, be there such a one or not."""
GOES, LEADS = "nach", ">"


class Deed(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    what: Annotated[str, Meta(min_length=2, max_length=24)]
    at: Annotated[tuple[Spot, ...], Meta(max_length=MOST_FIELDS_NAMED)] = ()
    """Small fields, or a large one."""
    edges: Annotated[tuple[tuple[Spot, Spot], ...], Meta(max_length=MOST_FIELDS_NAMED)] = ()
    to: Annotated[tuple[Spot, ...], Meta(max_length=MOST_FIELDS_NAMED)] = ()
    of: Annotated[str, Meta(max_length=80)] = ""
    goes: Spot = ""


def read_deed(line: str) -> Deed | None:
    """None where it makes no sense."""
    if len(line) > LONGEST:
        return None
    word, *rest = line.replace(",", " ").replace(LEADS, f" {LEADS} ").split()
    what = next((one for one in (*ABILITIES, BASIC, DUEL) if one.casefold() == word.casefold()), None)
    if what is None:
        return None
    return _with_rest(what, rest)


def _with_rest(what: str, rest: list[str]) -> Deed | None:
    at, to, words, goes = list[str](), list[str](), list[str](), ""
    edges, into = list[tuple[str, str]](), at
    while rest:
        token = rest.pop(0)
        edge = _EDGE.fullmatch(token)
        if token == LEADS:
            into = to
        elif token.casefold() == GOES and rest:
            goes = _place(rest.pop(0))
            if not goes:
                return None
        elif edge is not None and _place(f"{edge['gf']}/{edge['one']}") and _place(f"{edge['gf']}/{edge['other']}"):
            edges.append((_place(f"{edge['gf']}/{edge['one']}"), _place(f"{edge['gf']}/{edge['other']}")))
        elif _place(token):
            into.append(_place(token))
        elif _COORDINATE.fullmatch(token):
            return None
        else:
            words.append(token)
    too_many = max(len(at), len(edges), len(to)) > MOST_FIELDS_NAMED or len(" ".join(words)) > 80
    return None if too_many else Deed(what, tuple(at), tuple(edges), tuple(to), " ".join(words), goes)


def _place(written: str) -> str:
    """As a battle writes it; nothing for what is no place."""
    if not _PLACE.fullmatch(written):
        return ""
    try:
        return str(read_place(written))
    except BadCoordinate:
        return ""
