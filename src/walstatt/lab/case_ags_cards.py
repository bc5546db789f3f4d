"""Cards of A Generic Skirmisher as cases write them: inline, from a roster, abilities as text or as data."""
from __future__ import annotations

import re
from typing import Any

import msgspec

from walstatt.core.typed_data import convert
from walstatt.games.ags.abilities import Ability, Amount, Condition, Dice, Effect, Reach, Target, Test
from walstatt.games.ags.card_text import CardError, read_ability
from walstatt.games.ags.profiles import (
    BASES,
    BaseClass,
    MobBonus,
    Profile,
    ShadowValues,
    Tag,
    base_class,
    read_tag,
)
from walstatt.lab.case_values import RefusedAt, as_mapping, flag, number, sub_items, sub_mapping, whole, word_list
from walstatt.lab.case_yaml import CaseError, Mapping, plain

STRIKE = "[Norm] Hieb - ATT 4/3+ vs. DEF, Nah (0), feindl. Modell in Kontakt"
"""What a model of a case can do unless it says so itself."""
CARD_KEYS = frozenset(
    {"name", "people", "leader", "hp", "mov", "def", "wil", "cost", "limit", "base", "tags", "keywords", "abilities",
     "shadow", "mob_bonus", "emblem"}
)
_DICE = re.compile(r"(\d+)/(\d+)\+")


def read_dice(value: Any, line: int, what: str) -> Dice:
    found = _DICE.fullmatch(value) if isinstance(value, str) else None
    if found is None:
        raise CaseError(line, f"{what} is written 4/5+, not {value!r}")
    return Dice(int(found[1]), int(found[2]))


def read_card(key: str, written: Mapping, people: str) -> Profile:
    """An inline card: HP 5, MOV 5, DEF 4/5+, WIL 3/4+, a small base and a Hieb unless it says otherwise."""
    written.check_keys(CARD_KEYS, f"the card of {key!r}")
    base, diameter = _base(written)
    name = str(written.get("name", key))
    return Profile(
        key, str(written.get("people", people)), {"de": name, "en": name},
        flag(written.get("leader", False), written.line_of("leader"), "leader"),
        whole(written.get("hp", 5), written.line_of("hp"), "hp"),
        whole(written.get("mov", 5), written.line_of("mov"), "mov"),
        read_dice(written.get("def", "4/5+"), written.line_of("def"), "def"),
        read_dice(written.get("wil", "3/4+"), written.line_of("wil"), "wil"),
        whole(written.get("cost", 0), written.line_of("cost"), "cost"),
        whole(written.get("limit", 0), written.line_of("limit"), "limit"),
        base, diameter, _tags(written), _abilities(written),
        word_list(written.get("keywords", []), written.line_of("keywords"), "keywords"),
        _shadow(written), _mob_bonus(written), str(written.get("emblem", "")),
    )


def _base(written: Mapping) -> tuple[BaseClass, float]:
    """A class, or a diameter in millimetres."""
    value = written.get("base", "S")
    if value == "S" or value == "M" or value == "L":
        return value, 0
    if isinstance(value, str):
        raise CaseError(written.line_of("base"), f"base is one of {', '.join(BASES)} or millimetres, not {value!r}")
    diameter = number(value, written.line_of("base"), "base")
    return base_class(diameter), diameter


def _tags(written: Mapping) -> tuple[Tag, ...]:
    words = word_list(written.get("tags", []), written.line_of("tags"), "tags")
    try:
        return tuple(read_tag(word) for word in words)
    except ValueError as problem:
        raise CaseError(written.line_of("tags"), str(problem)) from problem


def _abilities(written: Mapping, default: tuple[str, ...] = (STRIKE,)) -> tuple[Ability, ...]:
    if "abilities" not in written:
        return tuple(read_ability(text) for text in default)
    return tuple(ability(one, line) for one, line in sub_items(written, "abilities"))


def ability(written: Any, line: int) -> Ability:
    """A line of a card: in the notation of the cards, or as data."""
    try:
        if isinstance(written, str):
            return read_ability(written)
        data = _strict(Ability, plain(as_mapping(written, line, "an ability")))
        return convert(data, Ability)
    except CardError as problem:
        raise RefusedAt(line, problem.rule, problem.problem) from problem
    except (ValueError, msgspec.ValidationError) as problem:
        raise CaseError(line, f"this ability cannot be read: {problem}") from problem


_PARTS: dict[str, type[Any]] = {
    "test": Test, "reach": Reach, "target": Target, "effects": Effect, "conditions": Condition, "att": Dice,
    "amount": Amount,
}


def _strict(kind: type[Any], data: Any) -> Any:
    """The data of a struct: unknown keys are refused, dice may be written 4/3+, an amount as a number or {w3: 1}."""
    if kind is Dice:
        return read_dice(data, 0, "att") if isinstance(data, str) else data
    if kind is Amount:
        return [data] if isinstance(data, int) else [data.get(field, 0) for field in _known(Amount._fields, data)]
    if isinstance(data, list):
        return [_strict(kind, one) for one in data]
    _known(kind.__struct_fields__, data)
    return {key: _strict(_PARTS[key], value) if key in _PARTS else value for key, value in data.items()}


def _known(fields: tuple[str, ...], data: Any) -> tuple[str, ...]:
    if not isinstance(data, dict):
        raise ValueError(f"{data!r} is no mapping of {', '.join(fields)}")
    for key in data:
        if key not in fields:
            raise ValueError(f"unknown key {key!r}; known are {', '.join(fields)}")
    return fields


def effect(written: Any, line: int) -> Effect:
    try:
        return convert(_strict(Effect, plain(as_mapping(written, line, "an effect"))), Effect)
    except (ValueError, msgspec.ValidationError) as problem:
        raise CaseError(line, f"this effect cannot be read: {problem}") from problem


def _shadow(written: Mapping) -> ShadowValues | None:
    if "shadow" not in written:
        return None
    values = sub_mapping(written, "shadow")
    values.check_keys(("mov", "def", "wil", "att"), "shadow")
    return ShadowValues(
        whole(values["mov"], values.line_of("mov"), "mov") if "mov" in values else None,
        *(
            read_dice(values[key], values.line_of(key), key) if key in values else None
            for key in ("def", "wil", "att")
        ),
    )


def _mob_bonus(written: Mapping) -> MobBonus | None:
    if "mob_bonus" not in written:
        return None
    bonus = sub_mapping(written, "mob_bonus")
    bonus.check_keys(("att", "reach", "def", "wil", "mov", "abilities"), "mob_bonus")

    def plus(key: str) -> int:
        return whole(bonus.get(key, 0), bonus.line_of(key), key)

    reach = number(bonus.get("reach", 0), bonus.line_of("reach"), "reach")
    return MobBonus(plus("att"), reach, plus("def"), plus("wil"), plus("mov"), _abilities(bonus, ()))
