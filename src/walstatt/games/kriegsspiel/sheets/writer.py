"""Writes orders; what was written is read again as the same."""
from __future__ import annotations

from collections.abc import Iterator

from walstatt.games.kriegsspiel.sheets.model import (
    BUILDING,
    CENTRE,
    DESTROYED,
    ENEMY,
    GATE_OPEN,
    GROUP,
    IF_NEEDED,
    LOSSES,
    MAGIC_WORDS,
    NEAREST,
    NO_PLUNDER,
    NO_TARGET,
    REACHED,
    WALL,
    Condition,
    Flags,
    Line,
    Spell,
    Target,
)


def write_line(line: Line) -> str:
    head = [line.group]
    if line.rounds is not None:
        head.append(f"KR {line.rounds[0]}-{line.rounds[1]}")
    if line.when is not None:
        head.append(_condition(line.when))
    return f"{' '.join(head)}: {write_command(line, line.target, line.facing)}"


def write_command(line: Line, target: Target | None, facing: str) -> str:
    """What a group is to do, without when."""
    if line.command in MAGIC_WORDS:
        return " ".join(part for part in (line.command, line.said, f"BIS {line.most}" if line.most else "") if part)
    body = [line.command, facing, f"GRUPPE {line.passenger} NACH" if line.passenger else ""]
    body += [_target(target)] if target is not None else []
    body += [f"GEGEN {', '.join(line.against)}"] if line.against else []
    body += [f"MIT {', '.join(line.options)}"] if line.options else []
    return " ".join(part for part in body if part)


def _condition(condition: Condition) -> str:
    words = {
        ENEMY: f"FEIND {condition.number}", LOSSES: f"VERLUST {condition.number}", REACHED: "ERREICHT",
        GATE_OPEN: "TOR OFFEN", NO_TARGET: "KEIN ZIEL", DESTROYED: f"GRUPPE {condition.group} VERNICHTET",
    }.get(condition.kind, "HZ GENOMMEN")
    return f"WENN {'NICHT ' if condition.negated else ''}{words}"


def _target(target: Target) -> str:
    match target.kind:
        case kind if kind == CENTRE:
            return f"HZ {target.place}"
        case kind if kind == BUILDING:
            return f"BAU {target.place}"
        case kind if kind == WALL:
            return f"MAUER {target.place}-{target.other.partition('/')[2]}"
        case kind if kind == GROUP:
            return f"GRUPPE {target.group}"
        case kind if kind == NEAREST:
            return "NÄCHSTER"
        case _:
            return target.place


def write_flags(flags: Flags) -> Iterator[str]:
    if flags.flees:
        groups = "".join(f" GRUPPE {name}" for name in flags.fleeing)
        since = f" AB KR {flags.flees_from_round}" if flags.flees_from_round else ""
        losses = f" AB VERLUST {flags.flees_from_losses}" if flags.flees_from_losses else ""
        yield f"FLUCHT{groups}{since}{losses}{f' NACH {flags.flees_to}' if flags.flees_to else ''}"
    if flags.slaves:
        yield "SKLAVEN"
    if flags.treason:
        yield "VERRAT"
    if flags.plunder != NO_PLUNDER:
        yield f"PLÜNDERN {flags.plunder}"
    if flags.raze:
        yield "SCHLEIFEN"
    if flags.support != IF_NEEDED:
        yield f"UNTERSTÜTZUNG {flags.support}"
    if flags.spares:
        yield f"SCHONUNG {' '.join(flags.spares)}"
    if flags.seeks:
        yield f"SUCHT {' '.join(flags.seeks)}"
    if flags.joins:
        yield "ANSCHLUSS"
    if flags.gates_open:
        yield "TORE AUF"
    for spell in flags.spells:
        yield write_spell(spell)


def write_spell(spell: Spell) -> str:
    return f"ZAUBER KR {spell.round} {spell.name} {spell.place} BIS {spell.most}"
