"""What a roster file must fulfil beyond its form: keys that exist, blocks with all they need, sensible values."""
from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any

from walstatt.core.catalogue import load
from walstatt.core.texts import Text, text
from walstatt.games.anima.abilities import STATUSES, Effect
from walstatt.games.anima.roster_format import AbilityEntry, BeingEntry, RosterFile
from walstatt.games.roster_problems import FILE_FORMAT, Problems
from walstatt.games.strict_tables import STAND_IN, nearest
from walstatt.games.toml_lines import Path

ABILITIES, PROFILE, PARTY = "anima.r.abilities", "anima.r.profile", "anima.r.party"
BLOCK_FIELDS = {
    "status": ("status", "amount"), "cure": ("status",), "damage": ("amount", "armour", "die"), "heal": ("amount",),
    "markers": ("amount",), "gnosis": ("amount",), "hide": (), "summon": ("being", "inches", "amount"),
    "drive": ("inches",), "step": ("inches",), "strike": ("amount", "extra"), "swap": (), "pull": ("inches",),
    "steal": ("amount",), "drain": ("amount", "armour", "die"), "blink": ("inches",), "binding": ("amount",),
}
"""The fields that count in each block besides `on`; BLOCK_NEEDS are those that it cannot do without."""
BLOCK_NEEDS = {
    "status": ("status",), "damage": ("amount",), "heal": ("amount",), "markers": ("amount",), "gnosis": ("amount",),
    "summon": ("being", "inches"), "drive": ("inches",), "step": ("inches",), "pull": ("inches",),
    "steal": ("amount",), "drain": ("amount",), "blink": ("inches",), "binding": ("amount",),
}
NOT_ON_ONESELF = ("strike", "swap", "pull", "steal")
"""Blocks that mean nothing where an ability may go wrong and work on its user."""


def rule_behind(path: Path) -> str:
    """The rule that asks for the value at this place."""
    behind = {"ability": ABILITIES, "being": "anima.r.binding", "character": PROFILE, "party": PARTY}
    return behind.get(str(path[0]) if path else "", FILE_FORMAT)


def check(written: RosterFile, hireable: Collection[str], broken: Collection[Path], problems: Problems) -> None:
    """Everything that can be wrong although every field is well formed.

    `hireable` are characters of other rosters, `broken` the tables with a field that is not: they hold stand-ins.
    """
    _check_keys("ability", written.ability, problems)
    _check_keys("being", written.being, problems)
    _check_keys("character", written.character, problems)
    _check_keys("party", written.party, problems)
    beings = [entry.key for entry in written.being]
    for position, ability in enumerate(written.ability):
        if ("ability", position) in broken:
            continue
        for steps, why in _ability_problems(ability, beings):
            problems.add(("ability", position, *steps), ABILITIES, why)
        for steps, why in _idle_fields(ability):
            problems.add(("ability", position, *steps), ABILITIES, why, warning=True)
    _check_rules(written, problems)
    _check_profiles(written, problems)
    _check_parties(written, hireable, problems)


def _check_keys(table: str, entries: Sequence[Any], problems: Problems) -> None:
    seen: set[str] = set()
    for position, entry in enumerate(entries):
        if entry.key in seen and entry.key != STAND_IN:
            problems.add((table, position, "key"), rule_behind((table,)), text("anima-roster-twice", key=entry.key))
        seen.add(entry.key)


def _check_rules(written: RosterFile, problems: Problems) -> None:
    """Every rule that the file names stands in the catalogue."""
    named: list[tuple[Path, str]] = [(("roster", "rule"), written.roster.rule)]
    named += [(("ability", position, "rule"), one.rule) for position, one in enumerate(written.ability)]
    for path, rule in named:
        if rule not in load("anima"):
            problems.add(path, FILE_FORMAT, text("anima-roster-unknown-rule", rule=rule))


# ---- abilities


Found = tuple[Path, Text]


def _ability_problems(ability: AbilityEntry, beings: Collection[str]) -> Iterator[Found]:
    yield from _kind_problems(ability)
    yield from _reach_problems(ability)
    for position, effect in enumerate(ability.effects):
        for steps, why in _effect_problems(effect, beings):
            yield ("effects", position, *steps), why
    if ability.risk and any(effect.block in NOT_ON_ONESELF for effect in ability.effects):
        yield ("risk",), text("anima-roster-risk")


def _kind_problems(ability: AbilityEntry) -> Iterator[Found]:
    """Special abilities are used, automatic ones set off."""
    if ability.kind == "special":
        if ability.trigger:
            yield ("trigger",), text("anima-roster-not-special", field="trigger")
        if ability.reroll:
            yield ("reroll",), text("anima-roster-not-special", field="reroll")
        if ability.modifiers and ability.upkeep is None:
            yield ("modifiers",), text("anima-roster-modifiers-unkept")
        if any(modifier.aura for modifier in ability.modifiers):
            yield ("modifiers",), text("anima-roster-kept-aura")
        if not ability.effects and not (ability.upkeep and ability.modifiers):
            yield (), text("anima-roster-does-nothing")
        return
    for field in ("upkeep", "needs", "one_at_a_time"):
        if getattr(ability, field):
            yield (field,), text("anima-roster-not-automatic", field=field)
    if not ability.trigger and not ability.modifiers and not ability.reroll:
        yield (), text("anima-roster-does-nothing")
    if ability.trigger and ability.trigger != "friend_attacked" and not ability.effects:
        yield ("trigger",), text("anima-roster-does-nothing")


def _reach_problems(ability: AbilityEntry) -> Iterator[Found]:
    used = ability.ability
    needs_inches = ability.kind == "special" and used.aims and not used.strikes
    if not ability.inches and (needs_inches or ability.trigger == "friend_attacked"):
        yield (), text("roster-missing-key", key="inches")
    several = ability.who in ("friends", "enemies") or ability.area
    if ability.upkeep is not None and several:
        yield ("upkeep",), text("anima-roster-upkeep-several")
    if ability.area and not used.aims:
        yield ("area",), text("anima-roster-area")


def _effect_problems(effect: Effect, beings: Collection[str]) -> Iterator[Found]:
    if effect.status and effect.status not in STATUSES:
        near = nearest(effect.status, {status.casefold(): status for status in STATUSES})
        yield ("status",), text("anima-roster-unknown-status", status=effect.status, nearest=near)
    if effect.being and effect.being not in beings:
        near = nearest(effect.being, beings)
        yield ("being",), text("anima-roster-unknown-being", being=effect.being, nearest=near)
    for field in BLOCK_NEEDS.get(effect.block, ()):
        if not getattr(effect, field) and not (field == "amount" and effect.die):
            yield (), text("anima-roster-block-needs", block=effect.block, field=field)


def _idle_fields(ability: AbilityEntry) -> Iterator[Found]:
    """Fields that say something which no rule ever reads."""
    for position, effect in enumerate(ability.effects):
        usual = Effect(effect.block)
        for field in effect.__struct_fields__:
            idle = field not in (*BLOCK_FIELDS[effect.block], "block", "on")
            if idle and getattr(effect, field) != getattr(usual, field):
                why = text("anima-roster-idle-field", block=effect.block, field=field)
                yield ("effects", position, field), why


# ---- characters, beings, parties


def _check_profiles(written: RosterFile, problems: Problems) -> None:
    known = {ability.key for ability in written.ability}
    tables: list[tuple[str, Sequence[BeingEntry]]] = [("being", written.being), ("character", written.character)]
    used: set[str] = set()
    for table, entries in tables:
        for position, entry in enumerate(entries):
            used.update(entry.abilities)
            for steps, why in _profile_problems(entry, known):
                problems.add((table, position, *steps), rule_behind((table,)), why)
    for position, ability in enumerate(written.ability):
        if ability.key not in used:
            why = text("anima-roster-unused", ability=ability.name.plain)
            problems.add(("ability", position), ABILITIES, why, warning=True)


def _profile_problems(entry: BeingEntry, known: Collection[str]) -> Iterator[Found]:
    for position, key in enumerate(entry.abilities):
        if key not in known:
            why = text("anima-roster-unknown-ability", ability=key, nearest=nearest(key, known))
            yield ("abilities", position), why
    for field in ("speed", "range", "markers"):
        first, second = getattr(entry, field)
        if first > second:
            yield (field,), text("anima-roster-pair", field=field)


def _check_parties(written: RosterFile, hireable: Collection[str], problems: Problems) -> None:
    known = {*(entry.key for entry in written.character), *hireable}
    for position, party in enumerate(written.party):
        for number, key in enumerate(party.characters):
            if key not in known:
                why = text("anima-roster-unknown-character", character=key, nearest=nearest(key, known))
                problems.add(("party", position, "characters", number), PARTY, why)
