"""What lines and flags mean, in words: each is explained to whoever wrote it."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from walstatt.core.texts import Text, text
from walstatt.games.kriegsspiel.sheets.model import (
    IF_NEEDED,
    MAGIC_WORDS,
    NO_PLUNDER,
    REST,
    WALL,
    Condition,
    Flags,
    Line,
    Target,
)

SLUGS: Final = {
    "HALTEN": "hold", "VORRÜCKEN": "advance", "ANGREIFEN": "attack", "EINNEHMEN": "take", "BESCHIESSEN": "shoot",
    "SCHÜTZEN": "guard", "RÜCKZUG": "retreat", "PHALANX": "phalanx", "TRAMPELN": "trample", "AUFGANG": "ascent",
    "ZERSTÖREN": "destroy", "ABLEGEN": "put-down", "STÜRMEN": "storm", "BRECHEN": "break", "BELAGERN": "besiege",
    "TOR AUF": "open", "TOR ZU": "close", "PECH": "pitch", "PLÜNDERN RE": "plunder-re",
    "PLÜNDERN GÜTER": "plunder-goods", "SCHLEIFEN": "raze", "RAMMEN": "ram", "ENTERN": "board", "LANDEN": "land",
    "ÜBERSETZEN": "ferry", "VERFOLGEN": "pursue", "SUCHEN": "search",
}
"""By the word of command how the message that explains it is called."""
BY_TARGET: Final = {"PHALANX": ("", "-stands"), "ZERSTÖREN": ("-named", "")}
"""What is added to that with a target, and without one."""
MAGIC_SLUGS: Final = {"ZAUBERN": "cast", "DUELL": "challenge", "ENTKRÄFTEN": "counter"}
OPTION_SLUGS: Final = {"NACHRÜCKEN": "forward", "WUCHT": "push", "VERBAND": "together", "RE": "re"}
HOW_SLUGS: Final = {"IMMER": "always", "NIE": "never"}
BOOTY_SLUGS: Final = {"RE": "re", "GÜTER": "goods"}


def explain_line(line: Line) -> Text:
    if line.command in MAGIC_WORDS:
        what = text(f"kalevala-order-{MAGIC_SLUGS[line.command]}", said=line.said or "none", most=line.most)
        return text("kalevala-order-line", rounds=_rounds(line.rounds), when=_condition(line.when),
                    group=_group_name(line.group), what=what, against="", options="")
    named, unnamed = BY_TARGET.get(line.command, ("", ""))
    what = text(
        f"kalevala-order-{SLUGS[line.command]}{unnamed if line.target is None else named}",
        target=_target(line.target), facing=line.facing or "none",
        passenger=line.passenger,
    )
    return text(
        "kalevala-order-line", rounds=_rounds(line.rounds), when=_condition(line.when), group=_group_name(line.group),
        what=what, against=_types(line.against), options=_options(line.options),
    )


def _options(options: tuple[str, ...]) -> Text | str:
    said = [text(f"kalevala-order-with-{OPTION_SLUGS[one]}") for one in options]
    return text("kalevala-order-with", options=said) if said else ""


def _group_name(name: str) -> Text | str:
    return text("kalevala-order-rest") if name == REST else name


def _rounds(rounds: tuple[int, int] | None) -> Text | str:
    if rounds is None:
        return ""
    first, last = rounds
    key = "kalevala-order-one-round" if first == last else "kalevala-order-rounds"
    return text(key, first=first, last=last)


def _condition(condition: Condition | None) -> Text | str:
    if condition is None:
        return ""
    kind = condition.kind.replace("_", "-")
    return text(
        f"kalevala-order-if-{kind}", number=condition.number, group=condition.group,
        negated="yes" if condition.negated else "no",
    )


def _target(target: Target | None) -> Text | str:
    if target is None:
        return text("kalevala-order-at-any")
    other = target.other.partition("/")[2] if target.kind == WALL else ""
    return text(f"kalevala-order-at-{target.kind}", place=target.place, other=other, group=_group_name(target.group))


def _types(types: tuple[str, ...]) -> Text | str:
    return text("kalevala-order-against", types=list(types)) if types else ""


def explain_flags(flags: Flags) -> Iterator[Text]:
    """One for each flag that `write_flags` writes, in the same order."""
    if flags.flees:
        yield text(
            "kalevala-flag-flees", round=flags.flees_from_round, losses=flags.flees_from_losses,
            to=flags.flees_to or "any", groups=list(flags.fleeing) or "all",
        )
    for said, key in ((flags.slaves, "slaves"), (flags.treason, "treason")):
        if said:
            yield text(f"kalevala-flag-{key}")
    if flags.plunder != NO_PLUNDER:
        yield text(f"kalevala-flag-plunder-{BOOTY_SLUGS[flags.plunder]}")
    if flags.raze:
        yield text("kalevala-flag-raze")
    if flags.support != IF_NEEDED:
        yield text(f"kalevala-flag-support-{HOW_SLUGS[flags.support]}")
    if flags.spares:
        yield text("kalevala-flag-spares", types=list(flags.spares))
    if flags.seeks:
        yield text("kalevala-flag-seeks", items=list(flags.seeks))
    for said, key in ((flags.joins, "joins"), (flags.gates_open, "gates-open")):
        if said:
            yield text(f"kalevala-flag-{key}")
    for spell in flags.spells:
        yield text(
            "kalevala-flag-spell", round=spell.round, name=spell.name, place=spell.place, most=spell.most
        )
