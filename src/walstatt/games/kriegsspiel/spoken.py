"""A line of an order sheet as the command that a group is given at the board."""
from __future__ import annotations

from typing import Final

from walstatt.games.kriegsspiel import orders, phalanx
from walstatt.games.kriegsspiel.ground import WAYS
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.sheets.model import FIELD, GROUP, NEAREST, Line, Target
from walstatt.games.kriegsspiel.sheets.writer import write_command
from walstatt.games.kriegsspiel.spans import span_of
from walstatt.games.kriegsspiel.state import Figure, Group

TO_PLACES: Final = (orders.ADVANCE, orders.PHALANX)
"""Commands that lead to a place: of an enemy or a group they mean where it stands now."""


def command_of(play: BattlePlay, group: Group, line: Line) -> str:
    """Word for word, but for targets that move: these are where they are now."""
    target = _target(play, group, line)
    facing = line.facing
    if line.command == orders.PHALANX and not facing:
        facing = str(_facing(play, group, target.place if target is not None else ""))
    return write_command(line, target, facing)


def _target(play: BattlePlay, group: Group, line: Line) -> Target | None:
    target = line.target
    if target is None or line.command == orders.PROTECT:
        return target
    if line.command == orders.BREAK:
        return _bridge(play, target)
    if target.kind == GROUP:
        # The groups of a sheet are its own: what is near one of them is meant.
        friend = play.state.group(group.party, target.group)
        fellows = play.members(friend) if friend is not None else []
        if line.command in TO_PLACES:
            return _at(_nearest(play, play.members(group), fellows))
        return _at(_nearest(play, fellows, _enemies(play, group.party)))
    if target.kind == NEAREST and line.command in TO_PLACES:
        return _at(_nearest(play, play.members(group), _enemies(play, group.party)))
    return target


def spell_targets(play: BattlePlay, caster: Figure, said: str) -> str:
    """Of a line of magic: NÄCHSTER is the small field of the nearest enemy, `GRUPPE x` those of an own group."""
    if said.endswith(orders.NEAREST):
        enemy = _nearest(play, [caster], _enemies(play, caster.party))
        return said.removesuffix(orders.NEAREST) + enemy.at if enemy is not None else ""
    head, word, name = said.rpartition(orders.GROUP)
    group = play.state.group(caster.party, name.strip()) if word else None
    if group is None:
        return said
    places = dict.fromkeys(one.at for one in play.members(group) if not one.swims and one.is_person)
    return f"{head}{', '.join(places)}" if places else ""


def chosen_figures(play: BattlePlay, caster: Figure, said: str, reach: int | None) -> str:
    """The same for a spell on chosen figures: the nearest enemy, or those of a group who are in reach."""
    if said.endswith(orders.NEAREST):
        enemy = _nearest(play, [caster], _enemies(play, caster.party))
        return said.removesuffix(orders.NEAREST) + enemy.id if enemy is not None else ""
    head, word, name = said.rpartition(orders.GROUP)
    group = play.state.group(caster.party, name.strip()) if word else None
    if group is None:
        return said
    ids = [one.id for one in play.members(group)
           if one.is_person and (reach is None or play.ground.distance(caster.at, one.at) <= reach)]
    return f"{head}{', '.join(ids)}" if ids else ""


def _bridge(play: BattlePlay, target: Target) -> Target:
    """A bridge is named as a building, one over a river by its two banks as a wall is."""
    names = (span_of(target.place), f"{target.place}={target.other}", f"{target.other}={target.place}")
    bridge = next((name for name in names if name in play.ground.bridges), "")
    return Target(FIELD, bridge) if bridge and target.place not in play.ground.plan.houses else target


def _enemies(play: BattlePlay, party: int) -> list[Figure]:
    return [one for one in play.state.present() if one.is_person and play.are_enemies(party, one.party)]


def _nearest(play: BattlePlay, members: list[Figure], others: list[Figure]) -> Figure | None:
    """The nearest of the others to any of the first, then by the number of its small field and by listing."""
    pairs = [
        (play.ground.distance(one.at, other.at), play.spot(other).number, place)
        for one in members for place, other in enumerate(others)
    ]
    return others[min(pairs)[2]] if pairs else None


def _at(figure: Figure | None) -> Target:
    """Nobody is left: a place that there is not."""
    return Target(FIELD, figure.at if figure is not None else "")


def _facing(play: BattlePlay, group: Group, goal: str) -> int:
    """Towards where it is to go, else towards the nearest enemy; as it stands if there is none."""
    four = next(phalanx.fours(play, group), play.members(group)[:1])
    enemy = _nearest(play, four, _enemies(play, group.party))
    towards = goal if goal in play.ground.spots else enemy.at if enemy is not None else ""
    if not four or not towards:
        return 1
    ground, here = play.ground, four[0].at
    steps = [step for step in ground.steps[here] if step.way is not None]
    if not steps or here == towards:
        return four[0].facing or 1
    best = min(steps, key=lambda step: (ground.distance(step.to, towards), ground.spots[step.to].number))
    return WAYS.index(best.way) + 1 if best.way is not None else 1
