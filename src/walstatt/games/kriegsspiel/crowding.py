"""Too many on one small field by a fall, a collapse or an animal's death: kalevala.r.war.ueberbesetzung."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from walstatt.core.questions import Script
from walstatt.games.kriegsspiel.danger import roll_for_survival, survival_number
from walstatt.games.kriegsspiel.forts import is_field
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.state import Figure
from walstatt.games.kriegsspiel.ways import Walker, has_room, may_stand

CROWDED: Final = "kalevala.r.war.ueberbesetzung"


def make_room(play: BattlePlay, arrivals: Sequence[Figure]) -> Script[None]:
    """The last arrivals step aside; who finds no room rolls for survival, and stays without counting."""
    for one in reversed(arrivals):
        here = play.standing().get(one.at, [])
        if one.gone or play.fits(one.at, here):
            continue
        first, *riders = unit = play.unit(one)
        leader = riders[0] if riders else first
        start, aside = one.at, _aside(play, leader)
        if aside is not None:
            for each in unit:
                each.at = aside
            play.note("kriegsspiel-steps-aside", CROWDED, figure=play.name(leader), start=start, end=aside)
            continue
        for each in unit:
            each.squeezed = True
        stays = yield from roll_for_survival(play, first, survival_number(first))
        for each in unit:
            each.squeezed = stays
        yield from make_room(play, riders)
    for one in arrivals:
        others = (other for other in play.standing().get(one.at, ()) if not other.profile.is_slave)
        if not one.gone and not play.is_among_own(one, others):
            play.share(one.at)


def come_down(play: BattlePlay, figure: Figure) -> None:
    """Who hovered stands on the ground now: there, or on the nearest small field that bears him and has room. Where
    there is none he stays: over water without a deck he swims."""
    ground, barred, standing = play.ground, play.barred(figure.party), play.standing()
    spot = play.spot(figure)
    near = sorted(ground.inside, key=lambda name: (ground.distance(figure.at, name), ground.spots[name].number))
    for name in (figure.at, *near):
        stands = (ground.spots[name].open or name in play.decks()) and (is_field(name) or name == figure.at)
        stands = stands and play.is_there(name) and may_stand(play, figure, name)
        others = {at: [one for one in here if one is not figure] for at, here in standing.items() if at == name}
        people = [one for one in others.get(name, ()) if not one.profile.is_vessel]
        if stands and name not in barred - {figure.at} and play.is_among_own(figure, people) and (
            has_room(play, figure, name, others)
        ):
            if name != spot.name:
                play.note("kriegsspiel-steps-aside", CROWDED, figure=play.name(figure), start=figure.at, end=name)
            figure.at = name
            return
    figure.swims = spot.water and figure.at not in play.decks()


def _aside(play: BattlePlay, figure: Figure) -> str | None:
    """The neighbouring small field of the lowest number that has room."""
    walker, standing, ground = Walker.of(play, figure), play.standing(), play.ground
    free = [
        step.to for step in ground.steps[figure.at]
        if not play.is_river(step) and walker.leads(figure.at, step) and has_room(play, figure, step.to, standing)
        and play.is_among_own(figure, standing.get(step.to, ()))
    ]
    return min(free, key=lambda name: ground.spots[name].number, default=None)
