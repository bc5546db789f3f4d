"""What vessels do under each command: kalevala.r.war.befehle_burg_see."""
from __future__ import annotations

from typing import Final

from walstatt.core.questions import Script
from walstatt.games.kriegsspiel import decks, ferrying, orders, sailing, wind
from walstatt.games.kriegsspiel.orders import Line
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.profiles import RAFT
from walstatt.games.kriegsspiel.state import Figure, Group
from walstatt.games.kriegsspiel.ways import has_room

SEA: Final = "kalevala.26.1.seeschlacht"
BOW_SHOT: Final = 3
STEERED: Final = (orders.ADVANCE, orders.TAKE, orders.RETREAT)


def sail(play: BattlePlay, group: Group, line: Line) -> Script[set[str]]:
    """All vessels that the group steers; who stays aboard while they do."""
    busy: set[str] = set()
    for vessel in sailing.fleet(play, group.party, group.name):
        if vessel.gone:
            continue
        aboard = {one.id for one in play.aboard(vessel) if one.group == group.name}
        if line.command == orders.LAND:
            yield from sailing.steer(play, vessel, sailing.to_place(play, _place(play, line)), least=1)
            busy |= sailing.helmsman(play, vessel)
        elif line.command in STEERED and play.ground.spots[_place(play, line)].water:
            yield from sailing.steer(play, vessel, sailing.to_place(play, _place(play, line)))
            busy |= aboard
        elif line.command == orders.FERRY:
            yield from ferrying.ferry(play, vessel, line.target)
            busy |= aboard
        elif line.command in orders.AGAINST_VESSELS:
            target = sailing.nearest(play, vessel, meant(play, group.party, line))
            if target is not None:
                yield from _against(play, vessel, target, line.command)
            busy |= aboard
        if vessel.symbol == RAFT and not vessel.gone:
            wind.drift_by_magic(play, vessel)
    return busy


def _place(play: BattlePlay, line: Line) -> str:
    return orders.place_of(play, line.target, line.command)


def meant(play: BattlePlay, party: int, line: Line) -> list[Figure]:
    """Enemy vessels that the line means: all, those of a group, or the one on a small field; of its types, or with
    somebody or something of these aboard."""
    known = [one for one in sailing.enemy_vessels(play, party) if not line.against or _has_aboard(play, one, line)]
    if line.target in ("", orders.NEAREST):
        return known
    if line.target.startswith(orders.GROUP):
        name = line.target.removeprefix(orders.GROUP)
        return [one for one in known if any(man.group == name for man in play.aboard(one))]
    return [one for one in known if _place(play, line) in decks.hull(one).cells]


def _has_aboard(play: BattlePlay, vessel: Figure, line: Line) -> bool:
    load = [one for cell in decks.hull(vessel).cells for one in play.standing().get(cell, ())]
    return any(play.is_of(one, line.against) for one in (vessel, *load))


def _against(play: BattlePlay, vessel: Figure, target: Figure, command: str) -> Script[None]:
    if command == orders.RAM_SHIP:
        fit = any(one.profile.operates for one in play.aboard(vessel))
        if not (fit and (yield from sailing.ram(play, vessel, target))):
            yield from sailing.steer(play, vessel, sailing.to_keep_off(play, target, sailing.RUN_UP + 1))
    elif command == orders.BOARD:
        yield from sailing.steer(play, vessel, sailing.to_board(play, target))
        board(play, vessel, target)
    else:
        yield from sailing.steer(play, vessel, sailing.to_keep_off(play, target, BOW_SHOT))


def board(play: BattlePlay, vessel: Figure, target: Figure) -> None:
    """All but one who steers go across where there is room, each for one step (kalevala.r.war.entern)."""
    stays = sailing.helmsman(play, vessel)
    for one in play.aboard(vessel):
        if one.id not in stays and play.are_friendly(one.party, vessel.party) and play.leads_mount(one):
            _cross(play, one, vessel, target)


def _cross(play: BattlePlay, figure: Figure, vessel: Figure, target: Figure) -> None:
    """Across, or first to the other end of the own deck from where it goes across."""
    gangways, mount = play.gangways(), play.mount(figure)
    here, there = decks.hull(vessel).cells, decks.hull(target).cells
    start = figure.at
    for _ in range(play.speed(figure) - figure.entered):
        goals = [cell for cell in there if (figure.at, cell) in gangways]
        own = [cell for cell in here if cell != figure.at and any((cell, to) in gangways for to in there)]
        free = next((cell for cell in goals or own if has_room(play, figure, cell, play.standing())), None)
        if free is None or figure.at in there:
            break
        for one in [figure] if mount is None else [mount, *(play.state.figures[id] for id in mount.riders)]:
            one.at = free
        figure.entered += 1
    if figure.at in there:
        play.note("kriegsspiel-boards", "kalevala.r.war.entern", "kalevala.26.1.entern", "kalevala.26.2.entern", SEA,
                  figure=play.name(figure), start=start, end=figure.at)
        play.take_over([figure])
