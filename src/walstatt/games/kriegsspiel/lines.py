"""Lines of fire: what stands in the way of a shot, and through which openings it goes (kalevala.r.war.schusslinie)."""
from __future__ import annotations

from walstatt.games.kriegsspiel.forts import BROKEN, LOOPHOLE, Door, base, is_field
from walstatt.games.kriegsspiel.ground import Spot
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.hexmap.small_fields import Way

Obstacles = tuple[frozenset[str], frozenset[str]]


def obstacles(play: BattlePlay) -> Obstacles:
    """What else than land a line depends on: buildings that have fallen, and walls."""
    doors = play.ground.plan.doors
    broken = (name for name, stands in play.state.doors.items() if stands == BROKEN and doors[name].wall)
    return frozenset(play.state.fallen), frozenset(broken)


def is_free(play: BattlePlay, here: str, there: str) -> bool:
    """Nothing higher than both ends lies between, and no wall that neither of them stands at.

    Where the line runs along an edge both sides must be in the way.
    """
    spots = play.ground.spots
    top = max(spots[here].level, spots[there].level)
    between = play.ground.between(here, there)
    if any(all(_height(play, spot) > top for spot in crossed) for crossed in between):
        return False
    return not play.ground.plan.walls or _gets_past_walls(play, here, there, between)


def _height(play: BattlePlay, spot: Spot) -> int:
    house = play.house(spot.name)
    return spot.height + (house.height if house is not None else 0)


def _gets_past_walls(play: BattlePlay, here: str, there: str, between: list[tuple[Spot, ...]]) -> bool:
    """From one small field to the next; of two that the line runs between either will do."""
    rows = [{base(here)}, *({spot.name for spot in crossed} for crossed in between), {base(there)}]
    ends = rows[0] | rows[-1]
    reached = rows[0]
    for row in rows[1:]:
        reached = {
            to for to in row if any(
                (start, to) in play.ground.edges and not (_is_walled(play, start, to) and not ends & {start, to})
                for start in reached
            )
        }
    return bool(reached)


def _is_walled(play: BattlePlay, start: str, to: str) -> bool:
    name = play.ground.plan.walls.get((start, to))
    return name is not None and play.state.doors.get(name) != BROKEN


def sides(here: Spot, there: Spot) -> list[Way]:
    """The side of a small field that the line to another crosses; two where it passes a corner."""
    x, row = there.x - here.x, there.row - here.row
    along = {
        Way.E: 2 * x, Way.W: -2 * x, Way.SE: x + 3 * row, Way.NW: -x - 3 * row, Way.NE: x - 3 * row,
        Way.SW: 3 * row - x,
    }
    return [way for way, far in along.items() if far == max(along.values())]


def is_open(play: BattlePlay, here: str, there: str) -> bool:
    """Out of a storey and into one arrows go only through what is open on that side."""
    return all(
        any(play.is_shot_through(door) for door in _openings(play, one, other))
        for one, other in ((here, there), (there, here)) if _is_enclosed(play, one)
    )


def used(play: BattlePlay, here: str, there: str) -> Door | None:
    """The loophole through which a shot leaves: no second one follows it in the round."""
    if not _is_enclosed(play, here):
        return None
    found = [door for door in _openings(play, here, there) if play.is_shot_through(door)]
    whole = [door for door in found if door.kind == LOOPHOLE and play.stands(door) != BROKEN]
    return whole[0] if len(whole) == len(found) else None


def _is_enclosed(play: BattlePlay, place: str) -> bool:
    spot = play.ground.spots[place]
    return spot.indoors and not spot.on_platform


def _openings(play: BattlePlay, here: str, there: str) -> list[Door]:
    ground = play.ground
    ways = sides(ground.spots[here], ground.spots[there])
    beyond = [step.to for step in ground.steps[base(here)] if step.way in ways and is_field(step.to)]
    return [ground.plan.doors[name] for name in (ground.plan.side(here, one) for one in beyond)]


def covered(play: BattlePlay, shooter: str, target: str) -> list[str]:
    """The rules by which a target has cover: forest, a building, a wall right beside it (kalevala.r.war.deckung)."""
    spot = play.ground.spots[target]
    found = ["kalevala.16.2.3.wald"] if spot.terrain.forest and not spot.indoors else []
    if spot.indoors and base(shooter) != base(target):
        found.append("kalevala.27.2.deckung")
    if play.ground.plan.walls and not spot.indoors and _behind_wall(play, shooter, target):
        found.append("kalevala.27.1.mauer")
    return found


def _behind_wall(play: BattlePlay, shooter: str, target: str) -> bool:
    ground = play.ground
    ways = sides(ground.spots[target], ground.spots[shooter])
    beside = [step.to for step in ground.steps[target] if step.way in ways and is_field(step.to)]
    return bool(beside) and all(_is_walled(play, target, one) for one in beside)
