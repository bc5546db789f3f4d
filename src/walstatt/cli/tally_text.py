"""Tallies in words: `4+ −1 Wucht → 3+ [aofs.special.thrust]`."""
from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from walstatt.core.catalogue import Rule, Ruling, game_keys, load
from walstatt.core.questions import AT_MOST, EACH, Fallen, Roll
from walstatt.core.tally import Tally
from walstatt.core.texts import Texts

DIE, INCHES, SUM = "+", '"', ""
"""What stands behind the number: a die has to show it, it is a length, or it is a plain total."""
_EXPLANATION = re.compile(r"\s*(\([^)]*\)|:.*)")


def rule_word(rule_id: str, texts: Texts) -> str:
    """A short word for a rule: the catalogue's German term, in English the name in readable form."""
    entry = _entry(rule_id)
    if isinstance(entry, Rule):
        return _EXPLANATION.sub("", entry.term) if texts.language == "de" else entry.name.replace("_", " ")
    if isinstance(entry, Ruling):
        return entry.text(texts.language).term
    word = rule_id.rpartition(".")[2].replace("_", " ")
    return word.capitalize() if texts.language == "de" else word


def _entry(rule_id: str) -> object:
    game = rule_id.partition(".")[0]
    return load(game).get(rule_id) if game in game_keys() else None


def tally_text(tally: Tally | Mapping[str, Any], texts: Texts, kind: str = DIE, *, ids: bool = True) -> str:
    """The base, every change with its rule, the total; with `ids` the rules behind it in brackets."""
    data: Mapping[str, Any] = tally.to_data() if isinstance(tally, Tally) else tally
    changes: list[tuple[float, str]] = [(amount, rule) for amount, rule in data.get("changes", ())]
    words = [_number(data["base"], texts, kind)]
    words += [f"{_signed(amount, texts)} {rule_word(rule, texts)}" for amount, rule in changes]
    if changes or data["total"] != data["base"]:
        words.append(f"→ {_number(data['total'], texts, kind)}")
    if _is_capped(data, changes):
        words.append(texts.format("play-tally-capped"))
    if ids:
        rules = dict.fromkeys(rule for _, rule in changes) or {data["rule"]: None}
        words.append(f"[{' '.join(rules)}]")
    return " ".join(words)


def need_text(roll: Roll | Fallen, texts: Texts, *, ids: bool = True) -> str:
    """What dice need: each of them, their sum, or how much their sum may be at most."""
    assert roll.need is not None
    if roll.compare == EACH:
        return tally_text(roll.need, texts, ids=ids)
    need = tally_text(roll.need, texts, SUM if roll.compare == AT_MOST else DIE, ids=ids)
    return texts.format(f"play-need-{roll.compare.replace('_', '-')}", need=need)


def _is_capped(data: Mapping[str, Any], changes: list[tuple[float, str]]) -> bool:
    return bool(data["base"] + sum(amount for amount, _ in changes) != data["total"])


def _number(value: float, texts: Texts, kind: str) -> str:
    return f"{texts.decimal(float(value))}{kind}"


def _signed(amount: float, texts: Texts) -> str:
    return f"{'+' if amount > 0 else '−'}{texts.decimal(abs(float(amount)))}"
