"""Magic things of the game master's making lend their bearers points in melee; all that anybody bears add up."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from walstatt.games.kriegsspiel.hooks import Person

if TYPE_CHECKING:
    from walstatt.core.tally import Tally
    from walstatt.games.kriegsspiel.play import BattlePlay
    from walstatt.games.kriegsspiel.points import Blow
    from walstatt.games.kriegsspiel.state import Figure

MADE_BY: Final = "kalevala.r.5.sl_entscheidet"


def profile(symbol: str) -> None:
    """No figures of its own."""
    del symbol


def _points(play: BattlePlay, blow: Blow) -> int:
    borne = (one for one in play.setup.artefacts if one.name in blow.figure.items)
    return sum(one.attack if blow.attacks else one.defence for one in borne)


def _betray(play: BattlePlay, figure: Figure, points: Tally) -> None:
    if points.owes(MADE_BY):
        play.show_things([one.name for one in play.setup.artefacts if one.name in figure.items])


PERSON: Final = Person(profile=profile, comes=lambda setup: bool(setup.artefacts),
                       melee=((MADE_BY, _points),), betrays=_betray)
