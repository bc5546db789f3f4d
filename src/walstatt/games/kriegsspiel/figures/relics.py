"""Weak points of gods on a battlefield: courage around them, and who takes one (kalevala.24.1.4)."""
from __future__ import annotations

from typing import TYPE_CHECKING

from walstatt.games.kriegsspiel.figures.agent_cover import hidden_groups, place_of_group
from walstatt.games.kriegsspiel.forts import base
from walstatt.games.kriegsspiel.profiles import known
from walstatt.games.kriegsspiel.state import DEAD, ENSLAVED, Figure

if TYPE_CHECKING:
    from walstatt.core.tally import Tally
    from walstatt.games.kriegsspiel.play import BattlePlay
    from walstatt.games.kriegsspiel.points import Blow

COURAGE, LOST, CAPTURE = "kalevala.24.1.4.mut", "kalevala.24.1.4.verlust", "kalevala.r.weak_point_capture"
COURAGE_GP, NEAR = 2, 1


def _bearer(play: BattlePlay, name: str) -> Figure | None:
    return next((one for one in play.state.present() if name in one.items), None)


def _place(play: BattlePlay, name: str) -> str:
    """With whoever bears it, seen or not, else where it lies."""
    bearer = _bearer(play, name)
    if bearer is not None:
        return bearer.at
    covertly = (place_of_group(play, one) for _, one in hidden_groups(play)
                if any(name in items for items in one.items.values()))
    return next(covertly, play.state.relics.get(name, ""))


def courage(play: BattlePlay, blow: Blow) -> int:
    """For own warriors on its small field and the six around it."""
    return COURAGE_GP if _is_near(play, blow.figure) else 0


def _is_near(play: BattlePlay, figure: Figure) -> bool:
    if not figure.profile.is_warrior or figure.swims:
        return False
    own = play.party(figure).name
    for one in play.setup.weak_points:
        if one.party != own or one.name in play.state.relics_lost:
            continue
        at = _place(play, one.name)
        if at and play.ground.distance(base(at), base(figure.at)) <= NEAR:
            return True
    return False


def betray_courage(play: BattlePlay, figure: Figure, points: Tally) -> None:
    """His points tell everybody that the weak point is near, or that it is not there any more."""
    felt, here = play.state.felt, base(figure.at)
    if points.owes(COURAGE) and _is_near(play, figure):
        felt[figure.party] = here
    elif figure.profile.is_warrior and play.ground.distance(felt.get(figure.party, here), here) <= 2 * NEAR:
        felt.pop(figure.party, None)


def leave_relics(play: BattlePlay, figure: Figure) -> None:
    """It lies where its bearer fell, or was when he was taken away; only the owner of the god is told."""
    for name in [one.name for one in play.setup.weak_points if one.name in figure.items]:
        figure.items = tuple(each for each in figure.items if each != name)
        play.state.relics[name] = base(figure.at)
        owner = play.setup.seat(next(one.party for one in play.setup.weak_points if one.name == name))
        if owner is not None:
            play.note_secret(owner, "kriegsspiel-relic-falls", CAPTURE, name=name, at=base(figure.at))


def find_relics(play: BattlePlay) -> None:
    """At the end of a round: where its bearer fell it lies; whoever stands there alone with no warrior of its owner
    beside him has taken it."""
    for one in play.setup.weak_points:
        if one.name in play.state.relics_lost:
            continue
        fallen = next((each for each in play.state.figures.values()
                       if one.name in each.items and each.gone in (DEAD, ENSLAVED)), None)
        if fallen is not None:
            leave_relics(play, fallen)
        owner, bearer = play.setup.seat(one.party), _bearer(play, one.name)
        if bearer is not None and bearer.party != owner and _may_take(play, one.name, bearer.party):
            _take(play, one.name, bearer.party, bearer.at)
        elif one.name in play.state.relics:
            _look_who_is_there(play, one.name, owner)


def _look_who_is_there(play: BattlePlay, name: str, owner: int | None) -> None:
    at = play.state.relics[name]
    here = [one for one in play.state.present() if base(one.at) == at and one.is_person and not one.swims]
    strangers = [one for one in here if one.party != owner and _may_take(play, name, one.party)]
    guarded = any(one.party == owner and one.profile.is_warrior for one in here)
    unseen = (one for _, one in hidden_groups(play) if one.seat == owner and base(place_of_group(play, one)) == at)
    guarded = guarded or any(known(symbol).is_warrior for one in unseen for symbol in one.members)
    if strangers and not guarded:
        _take(play, name, strangers[0].party, at)


def _may_take(play: BattlePlay, name: str, party: int) -> bool:
    """By a reading only whose sheet names it."""
    return not play.ruling(CAPTURE) or name in play.setup.parties[party].seeks


def _take(play: BattlePlay, name: str, party: int, at: str) -> None:
    play.state.relics[name] = base(at)
    play.state.relics_lost[name] = party
    play.show_things((name,))
    play.note("kriegsspiel-relic-taken", LOST, CAPTURE, seat=party, name=name, at=base(at))
