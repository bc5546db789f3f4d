"""Treaties as both sides read them, and as the game master sees them all."""
from __future__ import annotations

from collections.abc import Iterator

from walstatt.games.kalevala.court.treaties import treaties_of
from walstatt.games.kalevala.dates import Date
from walstatt.games.kalevala.state import Treaty, World
from walstatt.games.report_blocks import Block, Cell, Column, Letter, Table, Words, said


def treaties(known: World, realm: str, then: Date) -> list[Block]:
    """All that hold or wait for a seal, and those that ended now; the words of those that were touched in this phase.
    """
    shown = [(party, one) for party, one in treaties_of(known, realm) if one.ended in (None, then)]
    if not shown:
        return []
    columns = [Column(said(f"kalevala-treaty-column-{name}")) for name in ("title", "other", "state", "since")]
    rows: list[list[Cell]] = [
        [one.title, one.other(party), _state(one, party), str(one.since or one.at)] for party, one in shown
    ]
    return [Table(said("kalevala-treaty-table"), columns, rows, note=said("kalevala-treaty-note")),
            *_documents([one for _, one in shown], then)]


def _state(one: Treaty, party: str) -> Words:
    if one.ended is not None:
        return said("kalevala-treaty-is", state="ended")
    waits = "theirs" if party in one.seals else "yours"
    return said("kalevala-treaty-is", state="sealed" if one.since else waits)


def _documents(shown: list[Treaty], then: Date) -> Iterator[Letter]:
    for one in shown:
        if then in (one.at, one.since):
            heads: list[tuple[Words, Cell]] = [
                (said("kalevala-treaty-column-title"), one.title),
                (said("kalevala-treaty-between"), f"{one.parties[0]}, {one.parties[1]}"),
                (said("kalevala-treaty-seals"), ", ".join(one.seals)),
            ]
            yield Letter(heads, one.words, ["kalevala.2.4.ausfertigung"], list(one.seals))


def all_treaties(world: World) -> Iterator[Block]:
    """For the game master: every document that has not ended."""
    live = [one for one in world.treaties if one.ended is None]
    if live:
        columns = [Column(said(f"kalevala-treaty-{name}"))
                   for name in ("column-title", "between", "seals", "column-since")]
        rows: list[list[Cell]] = [
            [one.title, f"{one.parties[0]}, {one.parties[1]}", ", ".join(one.seals), str(one.since or "–")]
            for one in live
        ]
        yield Table(said("kalevala-treaty-table"), columns, rows, note=said("kalevala-treaty-note"))
        yield from (Letter([(said("kalevala-treaty-column-title"), one.title)], one.words) for one in live)
