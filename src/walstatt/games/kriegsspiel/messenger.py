"""The messenger of the gods, who comes when a warrior throws three sixes: kalevala.r.goetterbote."""
from __future__ import annotations

from typing import Final

from walstatt.core.questions import Roll, Script
from walstatt.games.kriegsspiel import damage, effects, lines, sinking
from walstatt.games.kriegsspiel.crowding import make_room
from walstatt.games.kriegsspiel.danger import in_order, roll_for_survival, survival_number
from walstatt.games.kriegsspiel.forts import base
from walstatt.games.kriegsspiel.ground import WAYS
from walstatt.games.kriegsspiel.hooks import befall
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.shelters import exposed
from walstatt.games.kriegsspiel.spells import Throw
from walstatt.games.kriegsspiel.state import Figure

RULE: Final = "kalevala.r.goetterbote"
SIX: Final = 6
NO_EFFECT, ANYWHERE = 1, 2
"""Readings: nothing happens; he strikes any small field of the battlefield."""
PROTECTION, AGAINST_GODS = "kalevala.r.spell_protection", 1


def appear(play: BattlePlay, throw: Throw) -> Script[None]:
    """He strikes the small field of the opponent, or what was aimed at; without either nothing."""
    at = throw.against
    if play.ruling(RULE) == ANYWHERE:
        fields = sorted(play.ground.inside, key=lambda name: play.ground.spots[name].number)
        named = {"figure": play.name(throw.figure)}
        faces = yield Roll(None, "kriegsspiel:messenger", RULE, 1, len(fields), None, named)
        at = fields[faces[0] - 1]
    if play.ruling(RULE) == NO_EFFECT or at not in play.ground.inside:
        return
    play.note("kriegsspiel-messenger", RULE, "kalevala.19.3.2.pasch", figure=play.name(throw.figure), at=at)
    yield from strike(play, throw.figure, at, RULE)


def strike(play: BattlePlay, by: Figure, place: str, *rules: str, messenger: bool = True) -> Script[None]:
    """As a god's basic ability: devices, vessels and buildings take one hit, all figures roll for survival."""
    house = play.house(place)
    spot = play.ground.spots[place]
    if house is not None and not spot.on_platform and place in house.storeys:
        side = lines.sides(play.ground.spots[base(place)], play.spot(by))[0]
        yield from damage.hit_wall(play, house, place, WAYS.index(side))
    fallen = [each for one in _dearest(play, place) for each in damage.wreck(play, one, *rules)]
    yield from _survive(play, by, place, fallen, messenger=messenger)
    if house is not None and place in house.storeys and not spot.on_platform:
        yield from damage.collapse_if_open(play, house, place)
    vessel = play.decks().get(place)
    if vessel is not None:
        sinking.hit(play, vessel)


def _dearest(play: BattlePlay, place: str) -> list[Figure]:
    devices = [one for one in play.standing().get(place, ()) if one.profile.is_device]
    return sorted(devices, key=lambda one: -one.profile.price)[:1]


def _survive(play: BattlePlay, by: Figure, place: str, fallen: list[Figure], *, messenger: bool) -> Script[None]:
    """A priest beside them helps his own; who fell from what broke was struck too. By a reading a god does nothing to
    enemies whom a spell protects."""
    yield from befall(play, exposed(play, place))
    shielded = not messenger and play.ruling(PROTECTION) == AGAINST_GODS
    struck = [
        one for name in exposed(play, place) for one in in_order(play, name)
        if not (shielded and effects.has(one, effects.SAFE) and play.are_enemies(one.party, by.party))
    ]
    needs = []
    for one in struck:
        need = survival_number(one)
        asked = (person.messenger(play, one) for person in play.persons if messenger and person.messenger is not None)
        less = next((number for number in asked if number is not None), None)
        needs.append(need.change(-less.number, less.rule) if less is not None else need)
    yield from make_room(play, fallen)
    for one, need in zip(struck, needs, strict=True):
        if not one.gone:
            yield from roll_for_survival(play, one, need)
