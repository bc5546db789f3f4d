"""Special rules as people write them: "Deadly(3)", "tödlich(3)", "AP(+1)", read into a key and a number."""
from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from walstatt.core.texts import Text, Texts, text
from walstatt.games.aofs.bounds import HIGHEST
from walstatt.games.aofs.profiles import SPECIAL_RULES
from walstatt.games.strict_tables import nearest

GERMAN_NAMES: Mapping[str, tuple[str, ...]] = {
    "ambush": ("Hinterhalt",),
    "ap": ("PB", "Panzerbrechend"),
    "bane": ("Verderben",),
    "blast": ("Explosion",),
    "caster": ("Zauberer",),
    "counter": ("Konter",),
    "deadly": ("Tödlich",),
    "fast": ("Schnell",),
    "fear": ("Furcht",),
    "fearless": ("Furchtlos",),
    "flying": ("Flieger",),
    "furious": ("Rasend",),
    "hero": ("Held",),
    "immobile": ("Stationär",),
    "impact": ("Aufprall",),
    "indirect": ("Indirekt",),
    "limited": ("Begrenzt",),
    "regeneration": ("Regeneration",),
    "relentless": ("Unerbittlich",),
    "reliable": ("Zuverlässig",),
    "rending": ("Verheerend",),
    "scout": ("Kundschafter",),
    "slow": ("Langsam",),
    "stealth": ("Heimlichkeit",),
    "strider": ("Waldläufer",),
    "surge": ("Trefferhagel",),
    "thrust": ("Wucht",),
    "tough": ("Zäh",),
    "unstoppable": ("Unaufhaltsam",),
}
ENGLISH_NAMES: Mapping[str, str] = {key: "AP" if key == "ap" else key.capitalize() for key in SPECIAL_RULES}

_KEY_OF_NAME = {name.casefold(): key for key, name in ENGLISH_NAMES.items()} | {
    name.casefold(): key for key, names in GERMAN_NAMES.items() for name in names
}
_KNOWN_NAMES = {name.casefold(): name for name in ENGLISH_NAMES.values()} | {
    name.casefold(): name for names in GERMAN_NAMES.values() for name in names
}
_WRITTEN = re.compile(r"\s*([^()]*[^()\s])\s*(?:\(\s*(\+?)\s*(-?\d+)\s*\))?\s*")


class WrittenRule(NamedTuple):
    """A special rule with its X (0 without one); `adds` if it was written with a plus."""

    key: str
    x: int = 0
    adds: bool = False


class BadRuleError(ValueError):
    """What was written is no special rule, or lacks or has an X that it should not."""

    def __init__(self, why: Text) -> None:
        super().__init__(why)
        self.why = why

    def __str__(self) -> str:
        return Texts("en").say(self.why)


def read_rule(written: str) -> WrittenRule:
    """The special rule behind an English or German name, in any case, with its X."""
    match = _WRITTEN.fullmatch(written)
    if not match:
        raise BadRuleError(text("aofs-roster-rule-unreadable", written=written))
    name, plus, number = match.groups()
    key = _KEY_OF_NAME.get(name.casefold())
    if key is None:
        near = _KNOWN_NAMES.get(nearest(name, _KNOWN_NAMES), "none")
        raise BadRuleError(text("aofs-roster-unknown-rule", written=written, nearest=near))
    return WrittenRule(key, _checked_x(written, key, number), bool(plus))


def _checked_x(written: str, key: str, number: str | None) -> int:
    if SPECIAL_RULES[key].numbered and number is None:
        raise BadRuleError(text("aofs-roster-rule-needs-x", written=written))
    if not SPECIAL_RULES[key].numbered and number is not None:
        raise BadRuleError(text("aofs-roster-rule-takes-no-x", written=written))
    x = int(number or 0)
    if number is not None and x < 1:
        raise BadRuleError(text("aofs-roster-rule-x-too-small", written=written))
    if x > HIGHEST:
        raise BadRuleError(text("aofs-roster-rule-x-too-large", written=written, most=HIGHEST))
    return x


def parse_rule(written: str) -> tuple[str, int]:
    """`parse_rule("Deadly(3)")` is `("deadly", 3)`; a rule without a number has X = 0."""
    rule = read_rule(written)
    return rule.key, rule.x


def merged(rules: Iterable[WrittenRule]) -> dict[str, int]:
    """The same rule counts once with its highest X; those written with a plus are added (aofs.r.modifiers_add_up)."""
    highest: dict[str, int] = {}
    extra: dict[str, int] = {}
    for rule in rules:
        if rule.adds:
            extra[rule.key] = extra.get(rule.key, 0) + rule.x
        else:
            highest[rule.key] = max(rule.x, highest.get(rule.key, 0))
    return {key: highest.get(key, 0) + extra.get(key, 0) for key in highest | extra}


def rule_text(key: str, x: int | str = 0) -> Text:
    """The name of a special rule for the reader, with its number, which may be written "+1"."""
    return text(f"aofs-rule-{key}", x=x) if SPECIAL_RULES[key].numbered else text(f"aofs-rule-{key}")
