"""Before walls and behind them: stones, rams, hunger, pitch."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from walstatt.bots.kriegsspiel.outlook import Outlook
from walstatt.games.kriegsspiel import onagers, orders, pitch, rams, siege
from walstatt.games.kriegsspiel.devices import crew
from walstatt.games.kriegsspiel.forts import base
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.profiles import ONAGER
from walstatt.games.kriegsspiel.state import Figure
from walstatt.games.kriegsspiel.unordered import line_of
from walstatt.odds.kriegsspiel import at_least

PERISHES: Final = 1 - at_least(10)
OUTER: Final = 0.4
"""What a breach in a wall around a building is worth, which can be climbed too, against one in the building itself."""


def stones(look: Outlook, play: BattlePlay, members: list[Figure]) -> float:
    """What onagers that the group serves do to people."""
    return sum(
        at_least(int(onagers.number(play, onager, aim).total))
        * (1.0 + PERISHES * sum(look.worth(one) for one in look.enemies if base(one.at) == aim.at))
        for onager, aim in _aimed(look, play, members)
    )


def _aimed(look: Outlook, play: BattlePlay, members: list[Figure]) -> Iterator[tuple[Figure, onagers.Aim]]:
    for onager in [one for one in play.state.present(look.seat) if one.symbol == ONAGER]:
        men = [one for one in crew(play, onager) if one in members]
        idle = onager.acted or onager.damaged or onager.entered
        aim = onagers.target(play, onager, men[0]) if men and not idle else None
        if aim is not None:
            yield onager, aim


def breach(look: Outlook, play: BattlePlay, members: list[Figure]) -> float:
    """The chance that what bars the way to a wanted trade centre gives way to stones and rams in this turn."""
    if not look.barred:
        return 0.0
    chances = [
        at_least(int(onagers.number(play, onager, aim).total)) * (OUTER if aim.wall else 1.0)
        for onager, aim in _aimed(look, play, members) if aim.wall or (aim.place and aim.at in look.barred)
    ]
    return sum(chances) + sum(_blows(look, play, members))


def _blows(look: Outlook, play: BattlePlay, members: list[Figure]) -> Iterator[float]:
    """Of rams and tortoises that stand at what their line names, and were not moved."""
    for engine in [one for one in play.state.present(look.seat) if one.symbol in rams.ENGINES]:
        men = [one for one in crew(play, engine) if one in members]
        line = line_of(play, men[0]) if men and not (engine.damaged or engine.entered or engine.acted) else None
        target = line.target if line is not None and line.command == orders.BREAK else ""
        if target and engine.at in rams.places(play, target, engine.symbol):
            aim = rams.aims_of(play, target, engine.symbol)[0]
            yield at_least(int(rams.number(play, aim).total)) * (OUTER if aim.wall else 1.0)


def hunger(look: Outlook, play: BattlePlay) -> int:
    """How many enemies would be shut in, for who has no engine left that could open their walls."""
    if not look.barred or look.has_engines:
        return 0
    ours = [one for one in siege.fortresses(play) if play.are_enemies(one.party, look.seat)]
    held = [one for one in ours if look.barred & {*one.fields} and siege.is_besieged(play, one)]
    return sum(base(one.at) in fortress.fields for fortress in held for one in look.enemies)


def poured(look: Outlook, play: BattlePlay, members: list[Figure]) -> float:
    """What pitch would do from a platform on which one of the group stands."""
    gain = 0.0
    for top in pitch.platforms(play) if play.party(members[0]).pours else ():
        ready = any(one.at == top and one.profile.is_warrior and not one.acted for one in members)
        at = pitch.aim(play, top, look.seat) if ready else None
        gain += PERISHES * sum(look.worth(one) for one in look.enemies if one.at == at)
    return gain
