"""When a line of an order sheet holds: its rounds and its condition (kalevala.r.war.befehle_form)."""
from __future__ import annotations

from collections.abc import Callable
from typing import Final

from walstatt.games.kriegsspiel.finding import finds_target
from walstatt.games.kriegsspiel.forts import BROKEN, GATE, OPEN, base
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.sheets import model
from walstatt.games.kriegsspiel.sheets.model import Condition, Line
from walstatt.games.kriegsspiel.state import ABSENT, LOST, Figure, Group

PERCENT: Final = 100


def is_open(play: BattlePlay, line: Line) -> bool:
    """Is it one of its rounds?"""
    return line.rounds is None or line.rounds[0] <= play.state.round <= line.rounds[1]


def holds(play: BattlePlay, group: Group, line: Line, above: Line | None) -> bool:
    """`above` is the line before it, which some conditions look at."""
    if line.when is None:
        return True
    return _KINDS[line.when.kind](play, group, line, above) != line.when.negated


def ends(play: BattlePlay, group: Group, line: Line, below: Line | None) -> bool:
    """Has it done its work? The line below it says so: it waits for the target being reached, or for there being none.
    """
    waits = below is not None and below.when is not None and not below.when.negated
    looks_up = waits and below.when.kind in (model.REACHED, model.NO_TARGET)  # type: ignore[union-attr]
    return bool(looks_up and below is not None and is_open(play, below) and holds(play, group, below, line))


# ---- the conditions


def _enemy(play: BattlePlay, group: Group, line: Line, above: Line | None) -> bool:
    """Somebody hostile within so many small fields of one of the group."""
    del above
    members = play.members(group)
    foes = [one for one in play.state.present() if one.is_person and play.sees_enemy(group.party, one)]
    far = _condition(line).number
    return any(play.ground.distance(one.at, foe.at) <= far for one in members for foe in foes)


def _losses(play: BattlePlay, group: Group, line: Line, above: Line | None) -> bool:
    """Of its people those who have fallen or were enslaved since the first round; whoever fled lives."""
    del above
    began = [one for one in _all_of(play, group.party, group.name) if one.gone not in ABSENT]
    fallen = sum(one.gone in LOST for one in began)
    return bool(began) and PERCENT * fallen >= _condition(line).number * len(began)


def _all_of(play: BattlePlay, party: int, name: str) -> list[Figure]:
    return [one for one in play.state.figures.values() if one.party == party and one.group == name and one.is_person]


def _with_wizards(play: BattlePlay, party: int, name: str) -> list[Figure]:
    """Also those who hover and are no troops."""
    own = [one for one in play.state.figures.values() if one.party == party and one.group == name]
    return [one for one in own if one.is_person or one.profile.hovers] or own


def _reached(play: BattlePlay, group: Group, line: Line, above: Line | None) -> bool:
    del line
    goals = _fields_of(play, group, above)
    return any(base(one.at) in goals for one in play.members(group))


def _fields_of(play: BattlePlay, group: Group, line: Line | None) -> set[str]:
    """The small fields that its target names."""
    target = line.target if line is not None else None
    if target is None:
        return set()
    if target.kind == model.GROUP:
        other = play.state.group(group.party, target.group)
        return {base(one.at) for one in play.members(other)} if other is not None else set()
    if target.kind == model.CENTRE:
        return {play.ground.sites.get(target.place, "")}
    return {target.place, target.other} - {""}


def _gate_open(play: BattlePlay, group: Group, line: Line, above: Line | None) -> bool:
    """Of the building that this line or the one above names; where neither does, any gate at all."""
    named = [field for one in (line, above) for field in _fields_of(play, group, one)]
    gates = [one for one in play.ground.plan.doors.values() if one.kind == GATE]
    of_named = [one for one in gates if any(base(part) in named for part in one.name.split(">"))]
    return any(play.stands(one) in (OPEN, BROKEN) for one in of_named or gates)


def _no_target(play: BattlePlay, group: Group, line: Line, above: Line | None) -> bool:
    del line
    return above is not None and not finds_target(play, group, above)


def _destroyed(play: BattlePlay, group: Group, line: Line, above: Line | None) -> bool:
    """Nobody of that group is on the battlefield any more."""
    del above
    return not any(not one.gone for one in _with_wizards(play, group.party, _condition(line).group))


def _centre_taken(play: BattlePlay, group: Group, line: Line, above: Line | None) -> bool:
    """The trade centre is in other hands than when the battle began."""
    gf = _centre_of(play, group, line) or _centre_of(play, group, above) or _own_centre(play, group)
    before = play.setup.seat(play.setup.owners.get(gf, ""))
    return play.state.holders.get(gf) != before


def _centre_of(play: BattlePlay, group: Group, line: Line | None) -> str:
    fields = _fields_of(play, group, line)
    return next((gf for gf, site in play.ground.sites.items() if site in fields), "")


def _own_centre(play: BattlePlay, group: Group) -> str:
    """What most of the group is about: where it was sent, or where it stands; of wizards alone, too."""
    first = _with_wizards(play, group.party, group.name)[0]
    return first.sent or first.home


def _condition(line: Line) -> Condition:
    assert line.when is not None
    return line.when


_KINDS: Final[dict[str, Callable[[BattlePlay, Group, Line, Line | None], bool]]] = {
    model.ENEMY: _enemy, model.LOSSES: _losses, model.REACHED: _reached, model.GATE_OPEN: _gate_open,
    model.NO_TARGET: _no_target, model.DESTROYED: _destroyed, model.CENTRE_TAKEN: _centre_taken,
}
