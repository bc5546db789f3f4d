"""What a ruler can order of his secret service, for orders by pointing: only what he and his agents know."""
from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

from walstatt.core.refusal import Refused
from walstatt.games.kalevala.evaluation import Evaluation
from walstatt.games.kalevala.figures.agents import headquarters
from walstatt.games.kalevala.figures.agents.deeds import AREAS, houses_seen, prepared, rank_of, revolt_cost
from walstatt.games.kalevala.figures.agents.detection import CAPITAL
from walstatt.games.kalevala.figures.agents.lines import (
    ABDUCT,
    ASK,
    BRIBE,
    GUIDE,
    LETTERS,
    MURDER,
    OPEN,
    REVOLT,
    RUSTLE,
    SABOTAGE,
    SNEAK,
    STEAL,
    TOPICS,
)
from walstatt.games.kalevala.figures.agents.records import HALVES, Agent
from walstatt.games.kalevala.figures.agents.risk import normal
from walstatt.games.kalevala.figures.agents.service import Found, agents_of, is_home, is_ruler, record, service
from walstatt.games.kalevala.figures.agents.table import BY_CLASS, ROWS, Row, half_price, is_person
from walstatt.games.kalevala.hooks import Offer
from walstatt.games.kalevala.papers.listing import listing_of, write_listing
from walstatt.games.kalevala.realm.building import buildings_of
from walstatt.games.kalevala.realm.pieces import ANIMAL, DEVICE, GUARD, Piece, piece
from walstatt.games.kalevala.realm.stock import RE
from walstatt.games.kalevala.scouting.results import CARAVAN
from walstatt.games.kalevala.state import Sighting

A_GROUP: Final = "KW1"
"""How the only caravan of somebody is called; which one is meant, scouts do not learn."""
_GATE_OR_BRIDGE: Final = re.compile(r"(?:Br|BR) KF([0-9]{1,2})|[^ ]+ KF([0-9]{1,2})\S* (?:.* )?Tor ")
_WATER: Final = frozenset("Ww")


def offers(work: Evaluation, realm: str) -> Iterator[Offer]:
    if not is_ruler(work, realm):
        return
    yield from _service(work, realm)
    for found in agents_of(work.world, realm):
        yield from _of_agent(work, realm, found, record(work.world, realm, found.symbol))
    for captive in service(work.world, realm).captives:
        what = write_listing(listing_of(captive.load))
        yield Offer("captive", captive.place, {f"{captive.symbol} von {captive.realm}": what})


def _service(work: Evaluation, realm: str) -> Iterator[Offer]:
    """Towers and keeps that could be the headquarters; warriors who could be guards, and guards."""
    own = service(work.world, realm).headquarters if headquarters.stands(work, realm) else ""
    for gf, one in buildings_of(work, realm):
        field = f"{gf}/{one.kf}"
        if one.kind in headquarters.HOUSES and field != own:
            yield Offer("headquarters", headquarters.place_of(work, field), {str(one.kf): one.kind})
    for place, force in work.world.forces.get(realm, {}).items():
        troopers = [(one, str(number)) for one, number in force.land.each() if one.is_trooper and not one.items]
        free = {one.symbol: number for one, number in troopers if not one.mark}
        if own and free:
            yield Offer("guards", place, free)
        posted = {one.symbol: number for one, number in troopers if one.mark == GUARD}
        if posted:
            yield Offer("guards-end", place, posted)


def _of_agent(work: Evaluation, realm: str, found: Found, agent: Agent) -> Iterator[Offer]:
    risk = f"E-R {normal(work, realm, found.symbol, agent).total:g} %, EGP {agent.egp / HALVES:g}"
    in_caravan = found.holder is not None and found.holder.is_group
    may_hide = not in_caravan and (not agent.exposed or is_home(work, realm, found.place))
    may_go = found.is_hidden or (found.holder is None and agent.exposed)
    beside = [one for one in work.world.force(realm, found.place).groups if one is not found.holder]
    within = agent.inside.partition(" ")[0] or (found.holder.symbol if in_caravan and found.holder is not None else "")
    told = {
        "agent-hide": may_hide, "agent-unmask": found.is_hidden and "~" not in found.place, "agent-go": may_go,
        "agent-spy": may_go, "agent-join": bool(beside),
    }
    yield from (Offer(name, found.place, {found.symbol: risk}) for name, holds in told.items() if holds)
    if within:
        yield Offer("agent-quit", found.place, {found.symbol: within})
    if agent.came_from and found.is_hidden:
        yield Offer("agent-return", found.place, {found.symbol: agent.came_from})
    try:
        seen = prepared(work, realm, found, agent)
    except Refused:
        return
    yield Offer("agent-deed", found.place, {found.symbol: f"{found.stock.re} RE, {risk}"})
    if seen.owner and seen.owner != realm:
        yield Offer("deed-owner", f"{found.place} {found.symbol}", {seen.owner: ""})
    for kind, choose in _CHOICES.items():
        options = choose(seen, agent)
        if options is not None:
            yield Offer(f"deed-{kind}", f"{found.place} {found.symbol}", options)


# ---- deeds, by what the agent saw


def _price(row: Row, number: int = 0) -> str:
    return ", ".join([*([f"{number}×"] if number else []), f"{row.cost} RE", f"E-R +{row.risk}"])


def _figures(seen: Sighting, fits: Callable[[Piece], bool]) -> Iterator[tuple[Piece, int]]:
    for symbol, number in seen.figures.items():
        found = piece(symbol)
        if found is not None and fits(found):
            yield found, number


def _by_class(kind: str, fits: Callable[[Piece], bool]) -> Callable[[Sighting, Agent], dict[str, str] | None]:
    def choose(seen: Sighting, agent: Agent) -> dict[str, str] | None:
        del agent
        return {one.symbol: _price(BY_CLASS[kind][rank_of(kind, one)], number)
                for one, number in _figures(seen, fits)} or None

    return choose


def _caravans(seen: Sighting) -> dict[str, str]:
    """Of each that he saw: whose it is, and what it carries."""
    told = [one.removeprefix(f"{CARAVAN} ").partition(": ") for one in seen.remarks if one.startswith(f"{CARAVAN} ")]
    return {f"{A_GROUP} von {owner}": what for owner, _, what in told}


def _vessels(seen: Sighting) -> dict[str, str]:
    """Ships lie in waters, which no agent on land sees; he may try where there are any."""
    waters = seen.owner and _WATER.intersection(seen.terrain)
    return {f"{one} von {seen.owner}": "" for one in AREAS} if waters else {}


def _sabotage(seen: Sighting, agent: Agent) -> dict[str, str] | None:
    del agent
    things = {one.symbol: f"{number}×, {half_price(one)} RE"
              for one, number in _figures(seen, lambda one: one.kind.sort == DEVICE)}
    built = ((found[1] or found[2], written) for written in seen.buildings
             if (found := _GATE_OR_BRIDGE.match(written)) is not None)
    return {**things, **{f"{seen.place}/{kf}": written for kf, written in built}} or None


def _steal(seen: Sighting, agent: Agent) -> dict[str, str]:
    del agent
    return {RE: "", **{one.symbol: f"{number}×" for one, number in _figures(seen, lambda one: one.kind.sort == DEVICE)}}


def _houses(seen: Sighting) -> dict[str, str]:
    return {f"{seen.place}/{kf}": kind for kf, kind in houses_seen(seen).items()}


def _sneak(seen: Sighting, agent: Agent) -> dict[str, str] | None:
    return None if agent.inside else {**_houses(seen), **_caravans(seen), **_vessels(seen)} or None


_CHOICES: Final[dict[str, Callable[[Sighting, Agent], dict[str, str] | None]]] = {
    MURDER: _by_class(MURDER, lambda one: is_person(one) and not one.kind.flies),
    ABDUCT: _by_class(ABDUCT, lambda one: is_person(one) and not one.kind.flies),
    RUSTLE: _by_class(RUSTLE, lambda one: one.kind.sort == ANIMAL),
    STEAL: _steal, SABOTAGE: _sabotage, SNEAK: _sneak,
    LETTERS: lambda seen, _: {"": _price(ROWS[LETTERS])} if CAPITAL in seen.remarks else None,
    ASK: lambda seen, _: dict.fromkeys(TOPICS, _price(ROWS[ASK])) if seen.site else None,
    OPEN: lambda seen, _: _houses(seen) or None,
    BRIBE: lambda seen, _: {**_caravans(seen), **_vessels(seen)} or None,
    GUIDE: lambda *_: {"": _price(ROWS[GUIDE])},
    REVOLT: lambda seen, agent: {"": f"{cost} RE, E-R +{ROWS[REVOLT].risk}"} if "~" not in agent.scouted and (
        cost := revolt_cost(seen.figures.items())) else None,
}
"""None where he has seen nothing for it."""
