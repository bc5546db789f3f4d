"""What a report shows of the court: special figures, items, and the secrets that a realm has learned."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from walstatt.games.kalevala.court.act_base import BY_HIS_HAND
from walstatt.games.kalevala.court.belongings import Borne, borne_by
from walstatt.games.kalevala.court.items import item_args
from walstatt.games.kalevala.court.special_figures import figure_args
from walstatt.games.kalevala.state import Knowledge, World
from walstatt.games.report_blocks import Line


def court_lines(world: World, realm: str) -> Iterator[Line]:
    """Only what is the realm's own, or known to it."""
    for figure in world.figures.values():
        if figure.realm == realm:
            yield _line("kalevala-figure", BY_HIS_HAND, figure_args(figure))
    bearers: dict[str, Borne] = borne_by(world, realm)
    for symbol, item in world.items.items():
        if symbol in bearers:
            yield _line("kalevala-item-held", BY_HIS_HAND, item_args(item, bearers[symbol]))
        elif field := item.lies_for(realm):
            args = {"item": symbol, "name": item.name, "field": field}
            yield _line("kalevala-item-lies", BY_HIS_HAND, args)
    for one in world.knowledge.get(realm, Knowledge()).learned:
        known = {"title": one.title, "layer": one.layer, "since": f"{one.at.gr}.{one.at.phase}"}
        yield _line("kalevala-secret-known", BY_HIS_HAND, known)


def _line(key: str, rule: str, args: dict[str, Any]) -> Line:
    return Line(key, [rule], args)
