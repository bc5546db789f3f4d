"""The game master's overview of the world: the realms, what lies on the desk, the map with its owners."""
from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from walstatt.core.world import Report
from walstatt.games.kalevala.evaluation import gf_of
from walstatt.games.kalevala.reports.action_sheet import all_sheets
from walstatt.games.kalevala.reports.map_signs import building_signs, relic_signs
from walstatt.games.kalevala.reports.protocol import colour, parts
from walstatt.games.kalevala.reports.treaties import all_treaties
from walstatt.games.kalevala.state import World
from walstatt.games.report_blocks import (
    Block,
    Cell,
    Column,
    Letter,
    Map,
    Owned,
    Table,
    plain_land,
    plain_sections,
    said,
)


def overview(world: World) -> Report:
    sections: dict[str, list[Block]] = {
        "realms": [_realms(world)], "desk": list(_desk(world)), "actions": all_sheets(world),
        "treaties": list(all_treaties(world)),
        "world": list(world_maps(world)),
    }
    return plain_sections({name: blocks for name, blocks in sections.items() if blocks})


def _realms(world: World) -> Table:
    """Size, strength and money of each realm."""
    provinces: dict[str, int] = defaultdict(int)
    for one in world.provinces.values():
        provinces[one.owner] += 1
    columns = [
        Column(said("kalevala-overview-realm")), Column(said("kalevala-overview-provinces"), "number"),
        Column(said("kalevala-overview-warriors"), "number"), Column(said("kalevala-overview-re"), "number"),
        Column(said("kalevala-overview-missed"), "number"),
    ]
    if world.keeps_accounts:
        columns.append(Column(said("kalevala-overview-account"), "money"))
    rows: list[list[Cell]] = []
    for name, realm in world.realms.items():
        stocks = [force.whole() for force in world.forces.get(name, {}).values()]
        figures = [provinces[name], sum(one.warriors for one in stocks), sum(one.re for one in stocks), realm.missed]
        money = [world.accounts[name].balance if name in world.accounts else 0] if world.keeps_accounts else []
        rows.append([name, *figures, *money])
    total: list[Cell] = [said("kalevala-overview-total"), *(sum(row[at] for row in rows)  # type: ignore[misc]
                                                            for at in range(1, len(columns)))]
    return Table(said("kalevala-overview-realms"), columns, [*rows, total], [len(rows)],
                 said("kalevala-overview-note"))


def _desk(world: World) -> Iterator[Block]:
    """Requests that wait for an answer, and letters that wait for a word."""
    asked = [one for one in world.requests if one.state == "open"]
    if asked:
        columns = [Column(said(f"kalevala-request-{name}")) for name in ("number", "title", "since")]
        columns.insert(1, Column(said("kalevala-overview-realm")))
        rows: list[list[Cell]] = [[str(one.number), one.realm, one.title, str(one.at)] for one in asked]
        yield Table(said("kalevala-overview-requests"), columns, rows, rules=["kalevala.1.6.neue_ideen"])
        yield from (Letter([(said("kalevala-request-number"), str(one.number)),
                            (said("kalevala-letter-from"), one.realm)], one.words) for one in asked if one.words)
    vacant = [(name, one) for name, one in world.realms.items() if one.vacant]
    if vacant:
        columns = [Column(said("kalevala-overview-realm")), Column(said("kalevala-overview-why")),
                   Column(said("kalevala-overview-protected"))]
        rows = [[name, said("kalevala-overview-vacant", how=one.vacant), str(one.protected_until or "–")]
                for name, one in vacant]
        yield Table(said("kalevala-overview-vacancies"), columns, rows, rules=["kalevala.8.4.aufloesung"])
    held = [one for one in world.letters if one.held]
    if held:
        columns = [Column(said("kalevala-letter-from")), Column(said("kalevala-letter-to")),
                   Column(said("kalevala-overview-why"))]
        rows = [[one.sender, one.to, said("kalevala-overview-held", why=one.held)] for one in held]
        yield Table(said("kalevala-overview-letters"), columns, rows, rules=["kalevala.1.2.post_ueber_sl"])


def world_maps(world: World) -> Iterator[Map]:
    """One for each plane, Eldrien first."""
    colours = {name: colour(number) for number, name in enumerate(world.realms)}
    for plane in sorted({gf.plane for gf in world.lands}, reverse=True):
        owned: dict[str, list[str]] = defaultdict(list)
        for place, one in world.provinces.items():
            if one.owner and gf_of(place).plane == plane:
                owned[one.owner].append(place)
        lands = {gf: land for gf, land in sorted(world.lands.items()) if gf.plane == plane}
        yield Map(
            said("kalevala-overview-map", plane=plane), "continent",
            {str(gf): plain_land(land) for gf, land in lands.items()},
            [Owned(name, colours[name], sorted(owned[name]), parts(world, owned[name])) for name in world.realms
             if name in owned],
            signs=[*(sign for gf, there in sorted(world.buildings.items()) if gf_of(gf) in lands
                     for sign in building_signs(gf, there)), *relic_signs(world, world.realms, lands)],
        )
