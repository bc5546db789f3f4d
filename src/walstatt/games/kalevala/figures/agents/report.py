"""What a ruler reads of his secret service: in the report, the list, the template of his next paper."""
from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from walstatt.core.texts import Text, text
from walstatt.games.kalevala.dates import Date
from walstatt.games.kalevala.evaluation import Evaluation, gf_of
from walstatt.games.kalevala.figures.agents.headquarters import GUARDS_SHOWN, guards_of
from walstatt.games.kalevala.figures.agents.records import HALVES, Agent
from walstatt.games.kalevala.figures.agents.risk import normal
from walstatt.games.kalevala.figures.agents.service import Found, agents_of, record
from walstatt.games.kalevala.figures.agents.upkeep import OF_A_GUARD, OF_AN_AGENT
from walstatt.games.kalevala.looking import looked_at
from walstatt.games.kalevala.papers.write import listing_of, write_listing
from walstatt.games.kalevala.realm.pieces import GUARD, known_piece
from walstatt.games.kalevala.realm.stock import Stock
from walstatt.games.kalevala.state import ListRow, World
from walstatt.games.report_blocks import Block, Cell, Column, Facts, Table, said

if TYPE_CHECKING:
    from walstatt.games.report_blocks import Words

NUMBERED, GROUP, EXPERIENCE, LISTED = (
    "kalevala.22.3.2.nummer", "kalevala.22.3.2.gruppe", "kalevala.22.3.7", "kalevala.22.3.5.gefangen_liste",
)


def _percent(work: Evaluation, realm: str, found: Found) -> float:
    return normal(work, realm, found.symbol, record(work.world, realm, found.symbol)).total


def _contents(found: Found, agent: Agent) -> str:
    load = found.stock if found.is_hidden else agent.company if agent.exposed else Stock({found.piece: 1})
    return write_listing(listing_of(load))


def report(known: World, realm: str, then: Date) -> Iterable[Block]:
    """Headquarters and guards, then each agent with his risk, his experience and all that he has; captives."""
    del then
    own = known.persons.services.get(realm)
    agents = list(agents_of(known, realm))
    if own is None and not agents:
        return
    pairs: list[tuple[Words, Cell]] = []
    if own is not None and own.headquarters:
        pairs.append((said("kalevala-hq"), own.headquarters))
    guards = guards_of(known, realm)
    if guards:
        pairs.append((said("kalevala-guards"), guards))
    if pairs:
        yield Facts(pairs, rules=["kalevala.22.1.bau", GUARDS_SHOWN])
    if agents:
        yield _agents(known, realm, agents)
    if own is not None and own.captives:
        columns = [Column(said(f"kalevala-captive-{name}")) for name in ("who", "realm", "place", "what")]
        rows: list[list[Cell]] = [
            [one.symbol, one.realm, one.place, write_listing(listing_of(one.load))] for one in own.captives
        ]
        yield Table(said("kalevala-captives"), columns, rows, rules=[LISTED])


def _agents(known: World, realm: str, agents: list[Found]) -> Table:
    names = ("who", "place", "risk", "egp", "what", "how")
    columns = [Column(said(f"kalevala-agent-{name}")) for name in names]

    def rows(work: Evaluation) -> list[list[Cell]]:
        return [_row(work, realm, one) for one in agents]

    return Table(said("kalevala-agents"), columns, looked_at(known, rows), rules=[NUMBERED, GROUP, EXPERIENCE])


def _row(work: Evaluation, realm: str, found: Found) -> list[Cell]:
    agent = record(work.world, realm, found.symbol)
    how = "hidden" if found.is_hidden else "exposed" if agent.exposed else "open"
    if found.holder is not None and found.holder.is_group:
        how = "caravan"
    if agent.inside:
        how = "inside"
    held = ", ".join(known_piece(one.partition(" ")[0]).seen for one in agent.captives)
    return [
        found.symbol, found.place, said("kalevala-percent", percent=_percent(work, realm, found)),
        agent.egp / HALVES, _contents(found, agent),
        said("kalevala-agent-is", how=how, what=agent.inside.partition(" ")[0] or held or "–"),
    ]


def rows(work: Evaluation, realm: str, plane: int) -> Iterable[ListRow]:
    """`Wachen` with their cost; of each agent E-R, EGP and the contents of his group; captives at the bottom."""
    before = {row.item: row.now for one in work.world.lists.get(realm, ()) if one.plane == plane for row in one.rows}
    here = {place: force for place, force in work.world.forces.get(realm, {}).items() if gf_of(place).plane == plane}
    guards = sum(force.whole().count(lambda one: one.mark == GUARD) for force in here.values())
    was = before.get("guards:all", 0)
    if guards or was:
        yield ListRow("guards", "guards:all", was, max(0, guards - was), max(0, was - guards), 0, OF_A_GUARD * guards,
                      guards)
    for found in agents_of(work.world, realm):
        if found.place in here:
            agent = record(work.world, realm, found.symbol)
            contents = _contents(found, agent)
            percent = float(_percent(work, realm, found))
            yield ListRow("agents", f"risk:{found.symbol}", 0, 0, 0, 0, 0, percent)
            yield ListRow("agents", f"egp:{found.symbol}", 0, 0, 0, 0, 0, agent.egp / HALVES)
            yield ListRow("agents", f"group:{found.symbol}: {contents}", 0, 0, 0, 0, OF_AN_AGENT, 1)
    own = work.world.persons.services.get(realm)
    for captive in own.captives if own is not None else ():
        if gf_of(captive.place).plane == plane:
            item = f"captive:{captive.symbol} {captive.realm}"
            new = 0 if item in before else 1
            yield ListRow("other", item, 1 - new, new, 0, 0, 0, 1)


def template(known: World, realm: str) -> Iterator[Text]:
    own = known.persons.services.get(realm)
    if own is not None and own.headquarters:
        yield text("kalevala-template-hq", place=own.headquarters)
    agents = list(agents_of(known, realm))

    def remarks(work: Evaluation) -> list[Text]:
        return [
            text("kalevala-template-agent", agent=one.symbol, place=one.place, percent=_percent(work, realm, one),
                 egp=record(work.world, realm, one.symbol).egp / HALVES,
                 what=_contents(one, record(work.world, realm, one.symbol)))
            for one in agents
        ]

    if agents:
        yield from looked_at(known, remarks)
    for captive in own.captives if own is not None else ():
        yield text("kalevala-template-captive", agent=captive.symbol, realm=captive.realm, place=captive.place,
                   re=captive.load.re)
