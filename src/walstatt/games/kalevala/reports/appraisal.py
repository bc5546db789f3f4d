"""What the checker says to a paper as blocks of a report: what each line does, what is left, which limits are used."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from walstatt.games.kalevala.checker import Checked, Effect
from walstatt.games.kalevala.dates import read_date
from walstatt.games.kalevala.evaluation import is_refusal
from walstatt.games.report_blocks import Block, Cell, Column, Facts, Line, Table, Words, said

UNSAID: Final = ("close",)
UNKNOWN: Final = ("issue",)
"""Who else writes for the newsletter no paper tells."""


def appraisal(checked: Checked, paper: str) -> dict[str, list[Block]]:
    sections: dict[str, list[Block]] = {
        "lines": list(_effects(checked, paper.splitlines())),
        "treasury": list(_treasury(checked)),
        "limits": [Line(f"kalevala-limit-{one.name}", [one.rule],
                        {"place": one.place, "used": one.used, "most": one.most, "places": list(one.places)})
                   for one in checked.limits],
        "asked": [Line(one.key.replace(":", "-"), [one.rule], one.args) for one in checked.decisions],
    }
    return {name: blocks for name, blocks in sections.items() if blocks}


def _foreseen(checked: Checked) -> list[Effect]:
    """What phases 2 and 4 find and roll nobody knows before: of them only what the paper says itself."""
    revealing = read_date(checked.date).phase % 2 == 0
    return [one for one in checked.effects if one.line or not (revealing or one.step in UNKNOWN)]


def _effects(checked: Checked, written: list[str]) -> Iterator[Block]:
    """A table of what changes, then what was told beside it; refusals stand among the problems."""
    effects = _foreseen(checked)
    rows = [row for effect in effects if effect.step not in UNSAID and (row := _row(effect, written))]
    if rows:
        columns = [Column(said(f"kalevala-appraisal-{name}")) for name in ("line", "change", "left")]
        yield Table(said("kalevala-appraisal-title"), columns, rows)
    for effect in effects:
        yield from (Line(one.key, [rule for rule in one.rules if rule], one.args)
                    for one in effect.told if not is_refusal(one))


def _row(effect: Effect, written: list[str]) -> list[Cell]:
    """By the words of its line: nobody counts lines."""
    if not effect.changes:
        return []
    head: Cell = written[effect.line - 1].strip() if effect.line else said(f"kalevala-step-{effect.step}")
    changes = "; ".join(f"{one.place} {one.amount:+d} {one.item}".replace("-", "−") for one in effect.changes)
    touched = {one.place for one in effect.changes}
    return [head, changes, ", ".join(f"{place} {re}" for place, re in effect.treasury.items() if place in touched)]


def _treasury(checked: Checked) -> Iterator[Block]:
    left: list[tuple[Words, Cell]] = [(place, amount) for place, amount in checked.treasury.items()]
    if left:
        yield Facts([(said("kalevala-appraisal-treasury"), sum(checked.treasury.values())), *left])
    if checked.upkeep:
        bill: list[tuple[Words, Cell]] = [(said(f"kalevala-bill-{line}"), re) for line, re in checked.upkeep.items()]
        yield Facts([(said("kalevala-appraisal-upkeep"), sum(checked.upkeep.values())), *bill])
