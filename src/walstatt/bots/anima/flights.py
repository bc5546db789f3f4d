"""What it costs to be driven: the first thing that a flight meets, without flying."""
from __future__ import annotations

from walstatt.bots.anima.situation import Situation
from walstatt.games.anima import pushing
from walstatt.games.anima.driving import Flight
from walstatt.games.anima.relief import DROP
from walstatt.games.anima.state import Figure
from walstatt.odds.anima import reaches
from walstatt.table.shapes import Point

LOST = {"small_obstacle": 1, "forest": 2, "wall": 3, "impenetrable": 5, "character": 1}
"""LP lost in a collision (anima.collision.*)."""
STUNS = frozenset({"forest", "wall", "impenetrable", "edge"})
STUNNED = 4.0
"""A marker and all reactions of this turn."""
LEVEL = 3
"""The usual level of success of a push that succeeds."""


def cost(look: Situation, driven: Figure, direction: Point, inches: float) -> float:
    """What the first collision takes of the driven character's worth."""
    meeting = Flight(look.play, driven, direction, inches).next_meeting()
    if meeting is None:
        return 0.0
    lost = LOST.get(meeting.kind, 0)
    if meeting.kind == "drop":
        fallen = driven.z
        lost = int(fallen) if fallen >= DROP else 0
    chance = reaches(6) if meeting.kind == "character" else 1.0
    price = look.loss(driven, min(lost, driven.lp), float(lost >= driven.lp))
    if meeting.kind in STUNS:
        price += STUNNED
    return chance * price


def push_value(look: Situation, pusher: Figure, target: Figure, force: pushing.Force, from_at: Point) -> float:
    """What a push brings: the chance to succeed times the collision behind the target."""
    direction = (target.x - from_at[0], target.y - from_at[1])
    inches = float(pushing.distance(look.play, pusher, target, LEVEL, force).total)
    harm = cost(look, target, direction, inches)
    if not harm:
        return 0.0
    exchange = look.clashes.melee(pusher, target)
    chance = look.dodge_chance(target)
    hit = (1.0 - chance) * exchange.stands.hit + chance * exchange.dodges.hit
    return hit * harm
