"""A report told as a story: what matters most comes first, each scene with its rules and its places on the map.

It is made of the report and of nothing else, so it can tell nothing that the report does not.
"""
from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any, Final

from walstatt.core.world import Report
from walstatt.games.kalevala import hooks
from walstatt.games.kalevala.scouting.results import OBSTACLE

PLACE: Final = re.compile(r"\b[0-9][A-Z]'*[+-]\d{1,3}(?!\d)")
REFUSED: Final = "refused"
SCOUTED: Final = "kalevala-scouted"
SHEET: Final = "kalevala-sheet-"
THEMES: Final[Mapping[str, tuple[str, ...]]] = {
    "war": (
        "battle", "conquered", "lost-land", "centre-plundered", "razed", "plundered", "surprise", "misplaced",
        "stood-by-default", "idle-treason", "came-second", "joined-battlefield", "left-before-battle", "slaves",
        "divided-in-battle", "dragged", "vortex", "marauders", "broke-away", "raid",
        "caravan-raided", "caravan-survived",
    ),
    "land": (
        "occupied", "occupation", "divided", "moved-in", "guests", "founded", "founding", "centre", "owned",
        "taken-over", "capital", "ceded", "cession", "fief", "agreed", "agreement", "entered", "entry", "permission",
        "permitted", "protected", "unprotected", "kept", "lapsed", "revoked", "razing",
    ),
    REFUSED: ("line-refused", "paper-missing", "paper-unreadable", "missed", "withheld", "standing-repeated"),
    "loss": (
        "lost-on-the-way", "fell-to-pieces", "left", "dissolved", "in-debt", "upkeep-unpaid", "works-decayed",
        "item-lost", "wizard-weaker", "caravan-lost", "handover-failed", "no-colony-pay", "detected", "post-held",
    ),
    "scouting": ("scouted", "met", "sheet", "passed-at-sea", "search", "expedition", "caravan-seen", "water-known",
                 "suited", "unsuited", "secret", "revealed", "item-found", "ee-left"),
    "court": (
        "treaty", "answered", "grant", "requested", "sham", "renamed", "role", "letter", "newsletter", "contributed",
        "contribution", "express", "culture", "deposited", "refunded", "peace", "named",
    ),
    "trade": ("caravan", "handed-over", "deed", "closed-field"),
}
"""Themes in the order of their importance, each with how the messages begin that belong to it."""
_TOLD: Final = {"kalevala-story-scouted": ("owner", "figures", "site"), "kalevala-story-hindered": (OBSTACLE,)}
"""What a scene tells of a sheet of scouts, where it has all of that."""
_OUTCOMES: Final = ("kalevala-battle-fought", "kalevala-battle-quick", "kalevala-battle-hand")
"""How a battle ended is read before who met where."""
ROUTINE: Final = "routine"
ORDER: Final = (*THEMES, ROUTINE)
_BEGINNINGS: Final = sorted(
    (
        *((beginning, theme) for theme, beginnings in THEMES.items() for beginning in beginnings),
        *(pair for figure in hooks.figures() for pair in figure.themes.items()),
    ),
    key=lambda pair: -len(pair[0]),
)


def story(report: Report) -> list[dict[str, Any]]:
    """Scenes by their weight, outcomes first, of the same weight in the order in which they happened."""
    scenes = [*_happened(report), *_scouted(report), *_received(report)]
    return sorted(scenes, key=lambda scene: (ORDER.index(scene["theme"]), scene["key"] not in _OUTCOMES))


def theme_of(key: str) -> str:
    """The longest beginning decides: what is lost on the way is a loss, however much else begins like it."""
    name = key.removeprefix("kalevala-")
    return next((theme for beginning, theme in _BEGINNINGS if name.startswith(beginning)), ROUTINE)


def _scene(theme: str, key: str, rules: list[str], args: dict[str, Any]) -> dict[str, Any]:
    return {"theme": theme, "key": key, "rules": rules, "args": args, "places": list(dict.fromkeys(_places(args)))}


def _happened(report: Report) -> Iterator[dict[str, Any]]:
    for line in report.get("happened", ()):
        # What scouts saw is told from their sheet.
        if "key" in line and not (line["key"] == SCOUTED and report.get("scouting")):
            yield _scene(theme_of(line["key"]), line["key"], line["rules"], line["args"])


def _scouted(report: Report) -> Iterator[dict[str, Any]]:
    """One scene for each EE that came back, with what it saw."""
    blocks = report.get("scouting", ())
    for block, facts in pairwise((*blocks, {})):
        words = block.get("words") if block.get("kind") == "heading" else None
        if isinstance(words, dict):
            seen = {name["key"].removeprefix(SHEET): value for name, value in facts.get("pairs", ())
                    if isinstance(name, dict)}
            if words["args"].get("result") == OBSTACLE:
                seen[OBSTACLE] = seen.get("remark", "–")
            key = next((key for key, names in _TOLD.items() if seen.keys() >= {*names}), words["key"])
            known = {name: seen[name] for name in _TOLD.get(key, ())}
            yield _scene("scouting", key, ["kalevala.12.1.ergebnis"], {**words["args"], **known})


def _received(report: Report) -> Iterator[dict[str, Any]]:
    """That letters came, and from whom; their words stand elsewhere."""
    for block in report.get("letters", ()):
        sender = next((value for name, value in block["head"] if name["key"] == "kalevala-letter-from"), "")
        yield _scene("court", "kalevala-story-letter", block.get("rules", [])[:1], {"sender": sender})
    if report.get("newsletter"):
        yield _scene("court", "kalevala-story-newsletter", ["kalevala.2.2.erscheinen"], {})


def _places(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield from PLACE.findall(value)
    elif isinstance(value, dict):
        for one in value.values():
            yield from _places(one)
    elif isinstance(value, list):
        for one in value:
            yield from _places(one)
