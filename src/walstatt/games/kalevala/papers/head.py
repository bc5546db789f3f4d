"""The first line of a paper that was made from a template: for which phase it is, and whose."""
from __future__ import annotations

from typing import Final, NamedTuple

from walstatt.core.refusal import Refused
from walstatt.games.kalevala.dates import Date, read_date

MARK: Final = "#!"
"""Such a line begins so; otherwise it is a remark."""


class Head(NamedTuple):
    at: Date
    realm: str


def write_head(head: Head) -> str:
    return f"{MARK} {head.at} {head.realm}"


def read_head(paper: str) -> Head | None:
    first = next(iter(paper.lstrip("\ufeff").splitlines()), "")
    if not first.startswith(MARK):
        return None
    written, _, realm = first.removeprefix(MARK).strip().partition(" ")
    try:
        at = read_date(written)
    except Refused:
        return None
    return Head(at, realm.strip()) if realm.strip() else None
