"""Weak points of gods on a battlefield: courage around them, and who takes one (kalevala.24.1.4)."""
from __future__ import annotations

from typing import TYPE_CHECKING

from walstatt.games.kriegsspiel.forts import base
from walstatt.games.kriegsspiel.state import DEAD, ENSLAVED, Figure

if TYPE_CHECKING:
    from walstatt.games.kriegsspiel.play import BattlePlay
    from walstatt.games.kriegsspiel.points import Blow

COURAGE, LOST, CAPTURE = "kalevala.24.1.4.mut", "kalevala.24.1.4.verlust", "kalevala.r.weak_point_capture"
COURAGE_GP, NEAR = 2, 1


def lay_relics(play: BattlePlay) -> None:
    """Before the first round: where those lie that nobody bears."""
    for one in play.setup.weak_points:
        if one.at and one.at in play.ground.inside:
            play.state.relics[one.name] = one.at


def _bearer(play: BattlePlay, name: str) -> Figure | None:
    return next((one for one in play.state.present() if name in one.items), None)


def courage(play: BattlePlay, blow: Blow) -> int:
    """For own warriors on its small field and the six around it."""
    figure = blow.figure
    if not figure.profile.is_warrior or figure.swims:
        return 0
    own = play.party(figure).name
    for one in play.setup.weak_points:
        if one.party != own or one.name in play.state.relics_lost:
            continue
        bearer = _bearer(play, one.name)
        at = bearer.at if bearer is not None else play.state.relics.get(one.name, "")
        if at and play.ground.distance(base(at), base(figure.at)) <= NEAR:
            return COURAGE_GP
    return 0


def find_relics(play: BattlePlay) -> None:
    """At the end of a round: where its bearer fell it lies; whoever stands there alone with no warrior of its owner
    beside him has taken it."""
    for one in play.setup.weak_points:
        if one.name in play.state.relics_lost:
            continue
        fallen = next((each for each in play.state.figures.values()
                       if one.name in each.items and each.gone in (DEAD, ENSLAVED)), None)
        if fallen is not None:
            fallen.items = tuple(each for each in fallen.items if each != one.name)
            play.state.relics[one.name] = base(fallen.at)
            play.note("kriegsspiel-relic-falls", CAPTURE, name=one.name, at=base(fallen.at))
        owner, bearer = play.setup.seat(one.party), _bearer(play, one.name)
        if bearer is not None and bearer.party != owner:
            _take(play, one.name, bearer.party, bearer.at)
        elif one.name in play.state.relics:
            _look_who_is_there(play, one.name, owner)


def _look_who_is_there(play: BattlePlay, name: str, owner: int | None) -> None:
    at = play.state.relics[name]
    here = [one for one in play.state.present() if base(one.at) == at and one.is_person and not one.swims]
    strangers = [one for one in here if one.party != owner]
    guarded = any(one.party == owner and one.profile.is_warrior for one in here)
    if strangers and not guarded:
        _take(play, name, strangers[0].party, at)


def _take(play: BattlePlay, name: str, party: int, at: str) -> None:
    play.state.relics[name] = base(at)
    play.state.relics_lost[name] = party
    play.note("kriegsspiel-relic-taken", LOST, CAPTURE, seat=party, name=name, at=base(at))
