"""Where the captain places its groups before a battle: whoever has a building on his trade centre uses it."""
from __future__ import annotations

from typing import Final

from walstatt.bots.base import Counsel
from walstatt.core.questions import Pick
from walstatt.core.texts import text
from walstatt.games.kriegsspiel.forts import Fort, base, is_field
from walstatt.games.kriegsspiel.placing import EVERYBODY
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.state import Group

ROOMY: Final = 3
"""Places in a building in which others find room beside the archers."""


def post(play: BattlePlay, seat: int, question: Pick) -> Counsel:
    """Archers on the platform, others below them if there is room for both, else close to the walls."""
    group, house = play.state.group(seat, question.args["group"]), _own_house(play, seat)
    options = [str(one) for one in question.options]
    if group is not None and house is not None:
        inside = [place for place in house.storeys if place in options]
        if any(one.profile.is_archer for one in play.members(group)):
            if inside:
                return Counsel(inside[-1], text("kriegsspiel-why-platform"))
        elif inside and len(house.storeys) >= ROOMY and not _is_garrisoned(play, group, house):
            return Counsel(inside[0], text("kriegsspiel-why-within"))
        fields = [one for one in options if one in play.ground.spots and is_field(one)]
        if fields:
            return Counsel(min(fields, key=lambda name: _far(play, name, house)), text("kriegsspiel-why-walls"))
    return Counsel(EVERYBODY, text("kriegsspiel-why-everybody"))


def _own_house(play: BattlePlay, seat: int) -> Fort | None:
    """On a trade centre that the party holds."""
    houses = (play.house(at) for gf, at in play.ground.sites.items() if play.state.holders.get(gf) == seat)
    return next((one for one in houses if one is not None and play.state.keepers.get(one.at) == seat), None)


def _is_garrisoned(play: BattlePlay, group: Group, house: Fort) -> bool:
    """By others who fight hand to hand."""
    own = (one for one in play.state.present(group.party) if one.profile.is_warrior and not one.profile.is_archer)
    return any(base(one.at) == house.at for one in own)


def _far(play: BattlePlay, name: str, house: Fort) -> tuple[int, int]:
    return play.ground.distance(name, house.at), play.ground.spots[name].number
