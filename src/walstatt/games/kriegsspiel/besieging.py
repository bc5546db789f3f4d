"""BELAGERN: to stand so that a fortress counts as besieged, without an assault (kalevala.r.war.befehle_burg_see)."""
from __future__ import annotations

from typing import Final

from walstatt.games.kriegsspiel.forts import base
from walstatt.games.kriegsspiel.orders import Line
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.reaching import strike_places
from walstatt.games.kriegsspiel.siege import Fortress, fortresses, ways_out
from walstatt.games.kriegsspiel.state import Figure
from walstatt.games.kriegsspiel.ways import Goals

SORTIE: Final = 4
"""Enemies outside who are so near are attacked."""


def post(play: BattlePlay, figure: Figure, line: Line) -> Goals:
    """Beside whoever makes a sortie; else around the gates and breaches, as many of the group at each."""
    fortress = next((one for one in fortresses(play) if line.target in one.fields), None)
    if fortress is None:
        return frozenset()
    sortie = _sortie(play, figure, fortress)
    if sortie is not None:
        return strike_places(play, sortie.at)
    gates = list(dict.fromkeys(at for at, _ in ways_out(play, fortress)))
    if not gates:
        return frozenset()
    around = strike_places(play, _gate_of(play, figure, gates))
    foot = {step.to for at in fortress.fields for step in play.ground.steps[at]}
    # Out of reach of pitch, where the ground allows that.
    return around - foot or around


def _gate_of(play: BattlePlay, figure: Figure, gates: list[str]) -> str:
    """One after another takes the nearest of the gates at which fewest are."""
    posted = dict.fromkeys(gates, 0)
    for one in play.members(play.group_of(figure)):
        gate = min(gates, key=lambda at: (posted[at], play.ground.distance(one.at, at), play.ground.spots[at].number))
        posted[gate] += 1
        if one.id == figure.id:
            break
    return gate


def _sortie(play: BattlePlay, figure: Figure, fortress: Fortress) -> Figure | None:
    outside = (
        one for one in play.state.present()
        if one.is_person and not one.swims and base(one.at) not in fortress.fields
        and play.are_friendly(one.party, fortress.party) and play.are_enemies(one.party, figure.party)
    )
    near = [(play.ground.distance(figure.at, one.at), play.spot(one).number, one) for one in outside]
    return min((one for one in near if one[0] <= SORTIE), key=lambda one: one[:2], default=(0, 0, None))[2]
