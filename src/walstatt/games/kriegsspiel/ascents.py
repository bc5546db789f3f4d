"""Looking for an ascent: kalevala.16.2.3.aufgang_wurf and kalevala.r.war.aufgang_detail."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from walstatt.core.questions import Script
from walstatt.core.refusal import Refused, refuse
from walstatt.core.tally import Tally
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.rolls import throw
from walstatt.games.kriegsspiel.state import Figure
from walstatt.hexmap.terrain import MOUNTAINS

SEARCH, DETAIL = "kalevala.16.2.3.aufgang_wurf", "kalevala.r.war.aufgang_detail"
FOUND: Final = 12


def flaw(play: BattlePlay, figure: Figure, there: str) -> Refused | None:
    """Why somebody cannot look for an ascent towards that small field."""
    step = play.ground.edges.get((figure.at, there))
    here, beyond = play.spot(figure), play.ground.spots[there]
    outdoors = not here.indoors and not beyond.indoors and not here.water and not beyond.water
    mountains = MOUNTAINS in (here.terrain.letter, beyond.terrain.letter)
    if step is None or mountains or not outdoors or abs(here.level - beyond.level) != 1:
        return refuse(DETAIL, "kriegsspiel-refused-ascent", at=there)
    if play.has_ascent(figure.at, step):
        return refuse(DETAIL, "kriegsspiel-refused-ascent-known", at=there)
    if figure.at in play.state.searched:
        return refuse(SEARCH, "kriegsspiel-refused-searched", at=figure.at)
    return None


def search(play: BattlePlay, members: list[Figure], there: str) -> Script[None]:
    """From each small field once in a round, whoever it is that looks; it costs nothing."""
    for one in members:
        if flaw(play, one, there) is not None:
            continue
        play.state.searched.append(one.at)
        rolled = yield from throw(play, None, "ascent", SEARCH, Tally(FOUND, SEARCH), at=one.at, to=there)
        if rolled.reached:
            play.state.ascents += [f"{one.at}>{there}", f"{there}>{one.at}"]
        key = "kriegsspiel-ascent" if rolled.reached else "kriegsspiel-no-ascent"
        play.note(key, SEARCH, DETAIL, dice=rolled.fell, figure=play.name(one), at=one.at, to=there)


def worth_a_look(play: BattlePlay, members: list[Figure]) -> Iterator[str]:
    for one in members:
        near = (step.to for step in play.ground.steps[one.at] if step.to in play.ground.inside)
        yield from (name for name in near if flaw(play, one, name) is None)
