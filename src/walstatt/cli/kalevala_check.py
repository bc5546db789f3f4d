"""What the checker of Kalevala says: for a person line by line, for a machine as plain data."""
from __future__ import annotations

from typing import Any

import msgspec

from walstatt.cli.world_command import problem_words
from walstatt.core.texts import Text, Texts
from walstatt.games.kalevala.checker import Checked, Effect, Limit
from walstatt.games.kalevala.evaluation import is_refusal
from walstatt.games.kalevala.state import ListRow, PotentialList

UNSAID_STEPS = ("close",)


def print_check(checked: Checked, paper: str, texts: Texts) -> None:
    print(texts.format("kalevala-check-head", realm=checked.realm, date=checked.date))
    lines = paper.splitlines()
    for effect in checked.effects:
        _print_effect(effect, lines, texts)
    if checked.explained:
        print(texts.format("kalevala-check-explained"))
        for line in checked.explained:
            print(f"  {line.written}\n      {texts.say(line.meaning)} [{line.rule}]")
    print(texts.format("kalevala-check-treasury", treasury=_treasury(checked.treasury)))
    if checked.upkeep:
        bill = [_bill(line, amount, texts) for line, amount in checked.upkeep.items()]
        print(texts.format("kalevala-check-upkeep", sum=sum(checked.upkeep.values()), bill=bill))
    for one in checked.lists:
        _print_list(one, texts)
    if checked.limits:
        print(texts.format("kalevala-check-limits"))
        for limit in checked.limits:
            print(f"  {limit_words(limit, texts)} [{limit.rule}]")
    for decision in checked.decisions:
        told = texts.format(decision.key.replace(":", "-"), **decision.args)
        print(f"{texts.format('kalevala-check-asked')} {told} [{decision.rule}]")
    for problem in checked.problems:
        print(problem_words(problem, texts))
    wrong, warnings = sum(one.fatal for one in checked.problems), sum(not one.fatal for one in checked.problems)
    verdict = "kalevala-check-fails" if wrong else "kalevala-check-warns" if warnings else "kalevala-check-passes"
    print(texts.format(verdict, count=wrong or warnings))


def _print_effect(effect: Effect, lines: list[str], texts: Texts) -> None:
    """The line as it was written, what it changes, and the treasuries after it."""
    if effect.step in UNSAID_STEPS:
        return
    written = lines[effect.line - 1].strip() if 0 < effect.line <= len(lines) else ""
    head = f"{effect.line}: {written}" if effect.line else texts.format(f"kalevala-step-{effect.step}")
    print(head)
    for told in effect.told:
        rules = " ".join(rule for rule in told.rules if rule)
        mark = texts.format("kalevala-check-refused") + " " if is_refusal(told) else ""
        print(f"    {mark}{texts.format(told.key, **told.args)} [{rules}]")
    if effect.changes:
        changes = [f"{one.place} {one.amount:+d} {one.item}".replace("-", "−") for one in effect.changes]
        print(f"    {'; '.join(changes)}")
        if any(one.item == "RE" for one in effect.changes):
            print(f"    {texts.format('kalevala-check-after', treasury=_treasury(effect.treasury))}")


def _treasury(treasury: dict[str, int]) -> list[str]:
    return [f"{place} {amount}" for place, amount in treasury.items()] or ["–"]


def _bill(line: str, amount: int, texts: Texts) -> str:
    return f"{texts.format(f'kalevala-bill-{line}')} {amount}"


def _print_list(one: PotentialList, texts: Texts) -> None:
    print(texts.format("kalevala-check-list", plane=one.plane))
    heads = [texts.format(f"kalevala-column-{number}") for number in range(1, 7)]
    widths = [max(7, len(head)) for head in heads]
    names = [row_name(row, texts) for row in one.rows]
    left = max(22, *(len(name) + 2 for name in names))
    print("  " + " " * left + " ".join(f"{head:>{width}}" for head, width in zip(heads, widths, strict=True)))
    for name, row in zip(names, one.rows, strict=True):
        figures = " ".join(
            f"{texts.decimal(figure) if figure else '–':>{width}}"
            for figure, width in zip(row.figures, widths, strict=True)
        )
        print(f"  {name:{left}}{figures}")


def row_name(row: ListRow, texts: Texts) -> str:
    """What a row is called: a symbol, a building, a line of the upkeep."""
    kind, colon, name = row.item.partition(":")
    if kind == "upkeep" and colon:
        return texts.format(f"kalevala-bill-{name}")
    if kind in ("armament", "works") and colon:
        return texts.format(f"kalevala-list-{kind}", what=name)
    return "HZ" if row.item == "hz" else name or row.item


def limit_words(limit: Limit, texts: Texts) -> str:
    return texts.format(
        f"kalevala-limit-{limit.name}", place=limit.place, used=limit.used, most=limit.most, places=list(limit.places)
    )


# ---- for machines


def check_data(checked: Checked, paper: str, texts: Texts) -> dict[str, Any]:
    lines = paper.splitlines()
    return {
        "realm": checked.realm, "date": checked.date, "passes": checked.passes,
        "problems": [{**one.to_data(), "words": texts.say(one.why)} for one in checked.problems],
        "lines": [_effect_data(effect, lines, texts) for effect in checked.effects],
        "treasury": checked.treasury,
        "upkeep": checked.upkeep,
        "lists": [
            {"plane": one.plane, "rows": [{"item": row.item, "columns": row.figures} for row in one.rows]}
            for one in checked.lists
        ],
        "limits": msgspec.to_builtins(checked.limits),
        "decisions": msgspec.to_builtins(checked.decisions),
        "explained": [
            {"line": one.line, "written": one.written, "words": texts.say(one.meaning), "rule": one.rule}
            for one in checked.explained
        ],
    }


def _effect_data(effect: Effect, lines: list[str], texts: Texts) -> dict[str, Any]:
    return {
        "line": effect.line, "written": lines[effect.line - 1] if 0 < effect.line <= len(lines) else "",
        "step": effect.step, "refused": effect.refused, "changes": msgspec.to_builtins(effect.changes),
        "treasury": effect.treasury,
        "told": [
            {"key": one.key, "rules": one.rules, "words": texts.say(Text(one.key, one.args))} for one in effect.told
        ],
    }
