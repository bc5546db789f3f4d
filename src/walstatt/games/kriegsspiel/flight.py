"""Flight at the start of a turn: who may, and how they leave the battlefield (kalevala.16.2.8)."""
from __future__ import annotations

from typing import Final

from walstatt.core.questions import PickSeveral, Script
from walstatt.games.kriegsspiel import effects, orders, phalanx, sailing, sea_flight
from walstatt.games.kriegsspiel.ground import Step
from walstatt.games.kriegsspiel.moving import carried, move
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.profiles import LEADING
from walstatt.games.kriegsspiel.state import ABSENT, FLED, LOST, Figure
from walstatt.games.kriegsspiel.ways import LAST, Walker, is_walkable, leading, step_cost, way_towards

CONDITIONS, SURPRISED, DETAIL = (
    "kalevala.16.2.8.bedingung", "kalevala.16.2.8.ueberrascht", "kalevala.r.war.flucht_detail",
)
FOUGHT: Final = 10
"""Rounds after which one may flee."""
Exits = dict[str, list[Step]]


def flight(play: BattlePlay) -> Script[bool]:
    """The party says which of its groups flee, where it may."""
    party = play.active
    exits = exits_of(play, party)
    groups = [one.name for one in play.state.groups if one.party == party and _can_go(play, party, one.name)]
    by_sea = sea_flight.exits(play, party)
    if not ((exits or by_sea) and groups and may_flee(play, party)):
        return True
    rule = CONDITIONS if play.setup.parties[party].may_flee else SURPRISED
    chosen = yield PickSeveral(party, "kriegsspiel:flee", rule, groups, 0, len(groups), {"round": play.state.round})
    for group in [one for one in play.state.groups if one.party == party and one.name in chosen]:
        group.line, group.ordered = orders.FLEE, True
        surprise = ["kalevala.r.war.ueberrascht"] if rule == SURPRISED else []
        play.note("kriegsspiel-group-flees", rule, DETAIL, *surprise, seat=party, group=group.name)
        for vessel in sailing.fleet(play, party, group.name) if by_sea else ():
            yield from sea_flight.flee(play, vessel)
        for one in play.members(group):
            if not one.acted:
                flee(play, one, exits)
    return True


def _can_go(play: BattlePlay, party: int, name: str) -> bool:
    return any(one.group == name and one.is_person and not one.swims for one in play.state.present(party))


def may_flee(play: BattlePlay, party: int) -> bool:
    """Ten rounds fought or half of the people lost, and allowed to, or surprised."""
    people = [one for one in play.state.figures.values() if one.party == party and one.is_person]
    began = [one for one in people if one.gone not in ABSENT]
    lost = sum(one.gone in LOST for one in began)
    willing = play.setup.parties[party].may_flee or play.setup.parties[party].surprised
    return willing and (play.state.round > FOUGHT or 2 * lost >= len(began))


def exits_of(play: BattlePlay, party: int) -> Exits:
    """Small fields from which a step leads out of the battlefield into a refuge (kalevala.r.war.fluchtziel)."""
    ground, refuges = play.ground, play.setup.parties[party].refuges
    found: Exits = {}
    for name in ground.inside:
        for step in ground.steps[name]:
            out = ground.spots[step.to]
            goes = is_walkable(ground.spots[name], out) and not effects.is_shut_in(play, name, party)
            if step.to not in ground.inside and out.gf in refuges and goes:
                found.setdefault(name, []).append(step)
    return found


def flee(play: BattlePlay, figure: Figure, exits: Exits) -> None:
    """Out, or as far towards it as its steps go; whoever is enclosed fights on."""
    if figure.swims or figure.landed or figure.gone or not play.leads_mount(figure):
        return
    if any(one.stays is not None and one.stays(play, figure) for one in play.persons):
        return
    walker, led = Walker.of(play, figure), list[Figure]()
    if figure.at not in walker.costs(frozenset(exits)):
        play.note("kriegsspiel-enclosed", DETAIL, figure=play.name(figure))
        return
    figure.acted = True
    phalanx.dissolve(play, [one for one in play.standing().get(figure.at, ()) if one.facing])
    if not figure.mount:
        led = [one for one in _horse_beside(play, figure) if _comes_along(play, figure, one, exits)]
        walker = leading(play, figure, led)
    most = LEADING * effects.haste(led) if led else LAST
    refuge = _refuge(play, figure, walker, exits, most)
    if refuge is None:
        move(play, figure, way_towards(play, figure, frozenset(exits), most, led), led)
        return
    rules = ("kalevala.16.2.8.begriff", "kalevala.16.2.8.ziel", "kalevala.r.war.fluchtziel", "kalevala.16.2.8.wer")
    play.note("kriegsspiel-flees", *rules, figure=play.name(figure), to=refuge)
    play.drop(figure)
    for one in (figure, *carried(play, figure), *led):
        one.gone, one.at = FLED, refuge


def _horse_beside(play: BattlePlay, figure: Figure) -> list[Figure]:
    """Whoever flees on foot may take one animal along; no more leave than people."""
    if figure.profile.hovers:
        return []
    here = [one for one in play.standing().get(figure.at, []) if one.party == figure.party and one.profile.is_animal]
    return [one for one in here if not (one.riders or one.team or one.tired)][:1]


def _comes_along(play: BattlePlay, figure: Figure, animal: Figure, exits: Exits) -> bool:
    """Nobody stays for an animal that cannot go there."""
    held = effects.has(animal, effects.STILL, effects.STONE, effects.MOVED)
    return not held and figure.at in leading(play, figure, [animal]).costs(frozenset(exits))


def _refuge(play: BattlePlay, figure: Figure, walker: Walker, exits: Exits, most: int) -> str | None:
    """Where it gets in this turn: the fewest steps, then the lowest numbers."""
    spots, speed = play.ground.spots, min(most, play.speed(figure))
    found = []
    for name, trip in walker.reach(figure.at, speed, LAST).items():
        for step in exits.get(name, ()):
            steps = walker.speed if walker.takes_all(step) else step_cost(spots[step.to], walker.gait)
            if trip.steps + steps <= speed:
                found.append((trip.steps + steps, walker.numbers(trip), spots[step.to].number, spots[step.to].gf))
    return min(found)[3] if found else None
