"""A figure of which there is one alone is written with its numbers: what was written of it follows when they change.

A ruler knows neither the dice of phase 3 nor that his king will have healed when he names them, and an order sheet in
store holds for the same figures as before.
"""
from __future__ import annotations

from typing import Any, Final, cast

from msgspec import Struct
from msgspec.structs import replace

from walstatt.games.kalevala.evaluation import Evaluation
from walstatt.games.kalevala.papers.model import Paper, TypedPlace, TypedRow

AS_WRITTEN: Final = frozenset({"words", "title"})
"""What somebody wrote to somebody else is left as it is."""
TYPED: Final = (TypedPlace, TypedRow)
"""A list that was typed says what was and what shall be."""


def rename(work: Evaluation, realm: str, old: str, new: str) -> None:
    """In the paper of this phase, in what was declared, and in set-ups."""
    paper = work.papers.get(realm)
    if paper is not None:
        orders = tuple(one if isinstance(one, TYPED) else _renamed(one, old, new) for one in paper.orders)
        work.papers[realm] = Paper(orders)
    world = work.world
    for written in cast("list[dict[str, list[Any]]]", [world.entries, world.battle_orders, world.stood]):
        if realm in written:
            written[realm] = _renamed(written[realm], old, new)


def _renamed(one: Any, old: str, new: str) -> Any:
    """The same thing, or the very same where it does not name the figure."""
    match one:
        case str():
            return new if one == old else one
        case Struct():
            fields = {name: getattr(one, name) for name in one.__struct_fields__ if name not in AS_WRITTEN}
            changed = {name: now for name, was in fields.items() if (now := _renamed(was, old, new)) is not was}
            return replace(one, **changed) if changed else one
        case tuple() | list():
            parts = [_renamed(part, old, new) for part in one]
            if all(now is was for now, was in zip(parts, one, strict=True)):
                return one
            return one._make(parts) if hasattr(one, "_make") else type(one)(parts)
        case dict():
            pairs = [(_renamed(key, old, new), _renamed(value, old, new)) for key, value in one.items()]
            same = all(key is was and value is one[was] for (key, value), was in zip(pairs, one, strict=True))
            return one if same else dict(pairs)
        case _:
            return one
