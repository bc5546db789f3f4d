"""A wagon and the horses before it (QuW): where they stand, and who gets at its crew (kalevala.26.4, 25.3)."""
from __future__ import annotations

from typing import Final

from walstatt.core.refusal import Refused, refuse
from walstatt.games.kriegsspiel import effects
from walstatt.games.kriegsspiel.ground import Step
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.profiles import DEVICES, ROPE, WAGON
from walstatt.games.kriegsspiel.state import Figure
from walstatt.games.kriegsspiel.ways import Walker
from walstatt.hexmap.small_fields import Way

CREW, DETAIL, HORSES = "kalevala.26.4.besatzung", "kalevala.r.war.quadriga_detail", "kalevala.r.war.q_pferde_raum"
LARGEST_TEAM: Final = 4
PACES: Final = {0: 0, 1: 2, 2: 3, 3: 4, 4: 4}
"""Small fields in a round by the number of horses (kalevala.26.4.tempo)."""


def strike_flaw(play: BattlePlay, attacker: Figure, target: Figure) -> Refused | None:
    """With the crew one fights only over the rear of the wagon; while it is in motion only from horseback."""
    for one, other in ((target, attacker), (attacker, target)):
        wagon = play.wagon(one)
        if wagon is None or not wagon.front:
            continue
        if play.ground.edges[wagon.at, wagon.front].way != _way(play, other.at, wagon.at):
            return refuse(CREW, "kriegsspiel-refused-not-rear")
        if wagon.rolls and not other.mount:
            return refuse(CREW, "kriegsspiel-refused-in-motion")
    return None


def _way(play: BattlePlay, here: str, there: str) -> Way | None:
    step = play.ground.edges.get((here, there))
    return step.way if step is not None else None


def bears(play: BattlePlay, here: str, step: Step) -> bool:
    """Lowland, highland and desert that offer the wagon room, on one level or by an ascent; no river, no wall."""
    nothing: frozenset[str] = frozenset()
    return Walker(play, WAGON, play.built_over(), play.ways_through(), nothing, frozenset(), False).leads(here, step)


def pace(play: BattlePlay, wagon: Figure) -> int:
    """Magic holds a wagon with any of its horses, and makes it faster with all of them."""
    team = play.team(wagon)
    if any(effects.has(one, effects.STILL, effects.STONE, effects.MOVED) for one in (wagon, *team)):
        return 0
    return PACES[len(team)] * effects.haste(team)


def crew(play: BattlePlay, wagon: Figure) -> list[Figure]:
    """Who is aboard."""
    return [one for one in play.standing().get(wagon.at, ()) if one.is_person]


def load(play: BattlePlay, wagon: Figure) -> list[Figure]:
    """What goes where it goes: its crew, and ropes (kalevala.26.7.raum)."""
    here = play.standing().get(wagon.at, ())
    return [one for one in here if one.is_person or (one.symbol == ROPE and one.party == wagon.party and not one.leans)]


def harnessed(play: BattlePlay, party: int, group: str) -> list[Figure]:
    """Wagons of a group with horses and somebody aboard."""
    own = (one for one in play.state.present(party) if one.symbol == WAGON and one.group == group)
    return [one for one in own if one.front and any(man.profile.handles for man in crew(play, one))]


# ---- harnessing


def harness_flaw(play: BattlePlay, figure: Figure, at: str) -> Refused | None:
    """Somebody on a wagon without horses takes those of one class on the small field beside it."""
    wagon = play.wagon(figure)
    if wagon is None or wagon.front or not _spare(play, figure, at):
        own = [one.profile for one in play.standing().get(at, ()) if one.party == figure.party]
        ridden = any(one.seats for one in own) and not any(one.draws for one in own)
        rule = "kalevala.25.1.grenzen" if wagon is not None and ridden else HORSES
        return refuse(rule, "kriegsspiel-refused-harness", at=at)
    step = play.ground.edges.get((figure.at, at))
    if step is None or play.is_river(step) or step.door or not _is_level(play, figure.at, step):
        return refuse(HORSES, "kriegsspiel-refused-harness", at=at)
    return None


def _is_level(play: BattlePlay, here: str, step: Step) -> bool:
    spots = play.ground.spots
    return spots[here].level == spots[step.to].level or play.has_ascent(here, step)


def _spare(play: BattlePlay, figure: Figure, at: str) -> list[Figure]:
    """Up to four chariot horses there, all of the class of the first (kalevala.25.3.gespann)."""
    here = [one for one in play.standing().get(at, ()) if one.profile.draws and not one.team]
    own = [one for one in here if one.party == figure.party]
    ground = play.ground.spots[at].terrain.letter in DEVICES[WAGON].stands
    return [one for one in own if one.symbol == own[0].symbol][:LARGEST_TEAM] if ground else []


def harness(play: BattlePlay, members: list[Figure], at: str) -> None:
    """It takes one person all its steps."""
    for one in members:
        if harness_flaw(play, one, at) is not None:
            continue
        wagon = play.wagon(one)
        assert wagon is not None
        for horse in _spare(play, one, at):
            horse.team = wagon.id
        wagon.front, one.entered = at, play.speed(one)
        play.note("kriegsspiel-harnesses", HORSES, "kalevala.25.3.gespann", figure=play.name(one), at=at)


def unharness(play: BattlePlay, members: list[Figure]) -> None:
    for one in members:
        wagon = play.wagon(one)
        if wagon is not None and wagon.front and not one.entered:
            for horse in play.team(wagon):
                play.unharness(horse)
            one.entered = play.speed(one)
            play.note("kriegsspiel-unharnesses", HORSES, figure=play.name(one))
