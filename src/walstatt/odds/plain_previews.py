"""Previews for a game that has no module of its own here: what a roll must reach and how likely, how long a way is."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from walstatt.core.match import Match
from walstatt.core.questions import Pick, Question, Roll, YesNo
from walstatt.core.texts import text
from walstatt.games.tabletop import PictureWays
from walstatt.odds.previews import Chance, Line, Preview, Tried
from walstatt.odds.rolls import chance_of
from walstatt.table.paths import path_length
from walstatt.table.questions import Move


def has_preview(match: Match, question: Question) -> bool:
    del match
    return getattr(question, "preview", None) is not None


def preview(match: Match, question: Question, option: Any) -> Preview:
    """An option may stand for the roll that it would lead to."""
    del match
    roll = question.preview(option) if isinstance(question, Pick | YesNo) and question.preview else None
    if not isinstance(roll, Roll) or roll.need is None:
        return Preview([], [])
    chance = Chance(text("table-preview-chance"), chance_of(roll))
    return Preview([Line(text("table-preview-need"), roll.need)], [chance])


def tried(match: Match, question: Move, value: Mapping[str, Any]) -> Tried:
    table = tabletop(match)
    limit = table.reach(question)
    cost = {}
    for model, path in value.items():
        start = table.place_of(model)
        if start is not None:
            cost[model] = round(path_length([start, *((stop[0], stop[1]) for stop in path)]), 3)
    return Tried(cost, dict.fromkeys(cost, limit), [])


def tabletop(match: Match) -> PictureWays:
    return PictureWays(match)
