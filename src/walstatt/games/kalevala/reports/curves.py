"""The Potentialliste over time: what a ruler had at the end of each first phase, from the lists that were sent out."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, Final

from walstatt.core.world import Report

OF_SECTIONS: Final = {
    "hz": "hz", "re": "re", "close": "core", "ranged": "core", "auxiliaries": "auxiliaries", "animals": "animals",
    "vessels": "vessels", "devices": "devices", "buildings": "buildings", "slaves": "slaves",
}
"""Sections of the list, and the curve that each belongs to."""
COSTS: Final = "costs"
CURVES: Final = (*dict.fromkeys(OF_SECTIONS.values()), COSTS)
LAST, COST = -1, -2
"""Columns of the list: what there is in the end, and what was paid."""


def curves(reports: Iterable[tuple[str, Report]]) -> dict[str, Any]:
    """By curve one value for each list, oldest first; curves that are always nothing are left out."""
    dates: list[str] = []
    found: list[Counter[str]] = []
    for label, report in reports:
        tables = [block for block in report.get("list", ()) if block.get("kind") == "table"]
        if tables:
            dates.append(label)
            found.append(_values(tables))
    names = [name for name in CURVES if any(one[name] for one in found)]
    return {"dates": dates, "curves": {name: [one[name] for one in found] for name in names}}


def _values(tables: Iterable[dict[str, Any]]) -> Counter[str]:
    """Of all planes together."""
    found: Counter[str] = Counter()
    for table in tables:
        for section, row in _rows(table):
            curve = OF_SECTIONS.get(section)
            if curve is not None:
                found[curve] += row[LAST] or 0
            if section != "re":
                found[COSTS] += row[COST] or 0
    return found


def _rows(table: dict[str, Any]) -> Iterator[tuple[str, list[Any]]]:
    """Rows without those that add up others, each with its section."""
    section, sums = "", set(table.get("sums", ()))
    for number, row in enumerate(table["rows"]):
        if len(row) == 1:
            section = row[0]["args"]["section"]
        elif number not in sums:
            yield section, row
