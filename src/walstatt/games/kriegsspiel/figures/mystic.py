"""The mystic on a battlefield: kalevala.14.3. He fights as `profiles.py` says; here is his magic, the vortex, and what
the magic of others is to him."""
from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from walstatt.core.questions import Script
from walstatt.core.refusal import refuse
from walstatt.core.tally import Tally
from walstatt.games.kriegsspiel import effects, magic
from walstatt.games.kriegsspiel.hooks import Person
from walstatt.games.kriegsspiel.profiles import MYSTIC as SYMBOL
from walstatt.games.kriegsspiel.profiles import OTHERS, Profile
from walstatt.games.kriegsspiel.spells import FIGURES, MYSTICS, Cast, Magic, Ruled, Spell
from walstatt.games.kriegsspiel.state import Effect, Figure
from walstatt.games.kriegsspiel.ways import has_room, may_stand

if TYPE_CHECKING:
    from walstatt.games.kriegsspiel.play import BattlePlay
    from walstatt.games.kriegsspiel.spans import Rift

ONLY, AURA = "kalevala.14.3.magie", Ruled(10, "kalevala.14.3.aura", "kalevala.r.dice_3w10")
VORTEX, COURSE, FORCED = (
    "kalevala.14.1.kosten.strudel", "kalevala.r.war.strudel_ablauf", "kalevala.14.3.riss_strudel",
)
PEOPLE, THINGS, TOLL, AROUND = 28, 12, 10, 7
"""Price in RE of the people and of the animals and devices that a vortex drags at most, RE that it costs, and how far
around the other gate they may come to stand."""
_MYSTIC: Final = re.compile(r"My(?:/[0-9]{1,3})?")


def profile(symbol: str) -> Profile | None:
    return OTHERS[SYMBOL] if _MYSTIC.fullmatch(symbol) else None


def _is_mystic(figure: Figure) -> bool:
    return figure.profile.symbol == SYMBOL


def _resists(play: BattlePlay, figure: Figure, cast: Cast) -> Ruled | None:
    """His aura costs nothing."""
    del play, cast
    return AURA if _is_mystic(figure) else None


def zeh_of(figure: Figure) -> int:
    return int(figure.symbol.partition("/")[2] or 0)


def _pays(play: BattlePlay, figure: Figure, zeh: int) -> None:
    del play
    left = max(0, zeh_of(figure) - zeh)
    figure.symbol = f"{SYMBOL}/{left}" if left else SYMBOL


def _magic(play: BattlePlay, figure: Figure) -> Magic | None:
    """He is asked only where a rift is open."""
    if not _is_mystic(figure) or _rift(play, figure) is None:
        return None
    return Magic((STRUDEL,), zeh_of(figure))


def _rift(play: BattlePlay, figure: Figure) -> Rift | None:
    """The one that he holds open from the large field in which he stands."""
    own = (
        one for name, one in play.ground.rifts.items()
        if play.setup.seat(one.keeper) == figure.party and play.is_open_rift(name)
    )
    gf = figure.at.partition("/")[0]  # he may have no small field yet
    return next((one for one in own if play.ground.spots[one.at].gf == gf), None)


# ---- the vortex


def _check(play: BattlePlay, cast: Cast) -> None:
    """Strangers on the gate and beside it, no more than its measure, and a toll of RE."""
    rift = _rift(play, cast.caster)
    if rift is None or any(play.ground.distance(rift.at, one.at) > 1 for one in cast.figures):
        raise refuse(COURSE, "kriegsspiel-refused-vortex-far")
    if any(play.are_friendly(one.party, cast.caster.party) for one in cast.figures):
        raise refuse(FORCED, "kriegsspiel-refused-vortex-own")
    people = sum(one.profile.price for one in cast.figures if one.is_person)
    things = sum(one.profile.price for one in cast.figures if not one.is_person)
    if people > PEOPLE or things > THINGS:
        raise refuse(COURSE, "kriegsspiel-refused-vortex-many", people=PEOPLE, things=THINGS)
    if _treasure(play, cast.caster) < TOLL:
        raise refuse(VORTEX, "kriegsspiel-refused-vortex-re", re=TOLL)


def _treasure(play: BattlePlay, figure: Figure) -> int:
    gf = play.spot(figure).gf
    return sum(one.amount for one in play.state.stores if one.party == figure.party and one.at.startswith(f"{gf}/"))


def _price(play: BattlePlay, cast: Cast) -> Tally:
    tally = Tally(0, VORTEX)
    for one in cast.figures:
        tally.change(magic.factor(play, one).number, VORTEX)
    return tally


def _drag(play: BattlePlay, cast: Cast) -> Script[None]:
    """Onto the opposite gate and around it."""
    yield from ()
    rift = _rift(play, cast.caster)
    left = TOLL
    for store in play.state.stores:
        if store.party == cast.caster.party and store.at.startswith(f"{play.spot(cast.caster).gf}/"):
            taken = min(left, store.amount)
            store.amount, left = store.amount - taken, left - taken
    gate = rift.to if rift is not None else ""
    for one in cast.struck if gate else ():
        goal = next((at for at in (gate, *play.ground.rings(gate, AROUND)) if _bears(play, one, at)), None)
        if goal is None or one.mount:
            continue
        for each in (one, *(play.state.figures[id] for id in one.riders)):
            each.at, each.facing, each.swims = goal, 0, False
            effects.lay(each, Effect(effects.MOVED, play.state.round, VORTEX))
    play.note("kriegsspiel-spell-vortex-done", VORTEX, COURSE, FORCED, figures=[one.id for one in cast.struck],
              count=len(cast.struck))


def _bears(play: BattlePlay, figure: Figure, at: str) -> bool:
    spot = play.ground.spots[at]
    if at not in play.ground.inside or not spot.open or not play.is_there(at) or not may_stand(play, figure, at):
        return False
    standing = play.standing()
    alone = play.is_among_own(figure, standing.get(at, ()))
    return alone and has_room(play, figure, at, standing)


STRUDEL: Final = Spell(
    word="Strudel", key="vortex", rule="kalevala.14.1.kosten.strudel", detail="kalevala.r.war.strudel_ablauf",
    school=MYSTICS, aim=FIGURES, check=_check, price=_price, effect=_drag, hostile=True,
)
MYSTIC: Final = Person(
    profile=profile, resists=_resists, spells=(STRUDEL,), magic=_magic, pays=_pays, lacks=lambda _figure, _spell: ONLY,
)
