"""What a realm is sent after a phase: blocks of lines, each with its words' key, its rules and its arguments."""
from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from walstatt.core.turn import Run, Told
from walstatt.core.world import Report
from walstatt.games.kalevala.papers.write import listing_of, write_listing
from walstatt.games.kalevala.reports.head import abbreviations, head
from walstatt.games.kalevala.reports.inks import Mark, protocol_marks
from walstatt.games.kalevala.scouting.known_world import known_world
from walstatt.games.kalevala.state import NATIVES, PotentialList, Sighting, World

Line = dict[str, Any]


def report(run: Run, realm: str) -> Report:
    world: World = run.state
    then = world.at.before
    known = world.knowledge.get(realm)
    return {
        "head": [head(world, realm, then)],
        "happened": [_told(one) for one in run.told_to(realm)],
        "sightings": [_sighting(one) for one in known.sightings if one.at == then] if known else [],
        "list": [line for one in world.lists.get(realm, ()) if one.at == then for line in _list(one)],
        "realm": list(_realm(world, realm)),
        "protocol": [_mark(one) for one in protocol_marks(known_world(world, realm), realm)],
        "abbreviations": list(abbreviations(world, realm, then)),
    }


def line(key: str, *rules: str, **args: Any) -> Line:
    return {"key": key, "rules": list(rules), "args": args}


def _told(told: Told) -> Line:
    return line(told.key, *told.rules, **told.args)


def _mark(one: Mark) -> Line:
    return line(f"kalevala-mark-{one.what}", one.rule, place=one.place, ink=one.ink, note=one.note)


def _sighting(one: Sighting) -> Line:
    """An entry of the scouting sheet (kalevala.12.3.erkundungsblatt)."""
    owner = "?" if one.owner is None else one.owner
    return line(
        f"kalevala-sighting-{one.result.replace('_', '-')}", "kalevala.12.1.ergebnis", place=one.place, side=one.side,
        terrain=one.terrain, owner="natives" if owner == NATIVES else owner,
        figures=[f"{number}{symbol}" for symbol, number in one.figures.items()], site=one.site or "–",
        losses=-1 if one.losses is None else one.losses, buildings=list(one.buildings), features=list(one.features),
        remarks=list(one.remarks),
    )


def _list(one: PotentialList) -> Iterable[Line]:
    """The rows of the list with their six columns (kalevala.10.spalten)."""
    for row in one.rows:
        yield line(
            "kalevala-list-row", "kalevala.10.zeilen", "kalevala.10.rechnung", plane=one.plane, item=row.item,
            was=row.was, gained=row.gained, lost=row.lost, new=row.new, cost=row.cost, now=row.now,
        )


def _realm(world: World, realm: str) -> Iterable[Line]:
    """Where everything stands: the protocol in words (kalevala.9.1.inhalt)."""
    for place, force in sorted(world.forces.get(realm, {}).items()):
        what = write_listing(listing_of(force.land, force))
        yield line("kalevala-stands", "kalevala.9.1.inhalt", "kalevala.1.1.rollen", place=place, what=what)
