"""Camouflaged groups on a battlefield: where they are, who watches them, how they move, are found, and come among the
figures (22.3.8)."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from walstatt.core.questions import Script
from walstatt.games.kriegsspiel import effects
from walstatt.games.kriegsspiel.crowding import come_down, make_room
from walstatt.games.kriegsspiel.danger import SURVIVAL, roll_for_survival, survival_number
from walstatt.games.kriegsspiel.figures.agent_lines import is_own
from walstatt.games.kriegsspiel.forts import base
from walstatt.games.kriegsspiel.line_up import figure_id
from walstatt.games.kriegsspiel.profiles import MERCHANT
from walstatt.games.kriegsspiel.rolls import throw
from walstatt.games.kriegsspiel.state import Figure, Group, Hidden
from walstatt.games.kriegsspiel.ways import may_stand, way_towards

if TYPE_CHECKING:
    from walstatt.games.kriegsspiel.play import BattlePlay

INFLUENCES, IDLE, FOUGHT, REPORTED = (
    "kalevala.22.3.8.einfluesse", "kalevala.22.ksp.untaetig", "kalevala.22.3.8.phase34", "kalevala.22.3.8.meldung",
)
PERCENT: Final = 100
PRIEST: Final = "Pr"


def hidden_groups(play: BattlePlay) -> Iterator[tuple[int, Hidden]]:
    return ((place, one) for place, one in enumerate(play.state.hidden) if one.is_hidden)


def place_of_group(play: BattlePlay, hidden: Hidden) -> str:
    """In a vessel: where that lies; on a siege tower that is gone: on the ground."""
    if hidden.aboard:
        return play.state.figures[hidden.aboard].at
    left = play.ground.spots[hidden.at].on_siege_tower and not play.is_there(hidden.at)
    return base(hidden.at) if left else hidden.at


def is_watched(play: BattlePlay, hidden: Hidden) -> bool:
    """Warriors, priests and merchants of others in the large field may find a group; scouts do not."""
    gf = play.ground.spots[place_of_group(play, hidden)].gf
    return any(
        (one.profile.is_warrior or one.profile.symbol in (PRIEST, MERCHANT)) and not is_own(play, hidden, one.party)
        and (hidden.seat < 0 or play.are_enemies(hidden.seat, one.party)) and play.spot(one).gf == gf
        for one in play.state.present()
    )


def bodies(play: BattlePlay, hidden: Hidden, members: Sequence[str], at: str) -> list[Figure]:
    """Figures of those, as they would stand there: who can ride rides."""
    ids = _free_ids(play, hidden)
    made = [Figure(next(ids), hidden.seat, symbol, at, hidden.name, home=at.partition("/")[0]) for symbol in members]
    for one in made:
        one.effects = hidden.effects.get(one.symbol, ())
        one.acted = effects.is_idle(one)
    for symbol, items in hidden.items.items():
        bearer = next((one for one in made if one.symbol == symbol), None)
        if bearer is not None:
            bearer.items = items
    on_foot = [one for one in made if one.is_person]
    for animal in [one for one in made if one.profile.is_animal and not play.ground.spots[at].raised]:
        for rider in on_foot[: animal.profile.seats]:
            rider.mount, animal.riders = animal.id, (*animal.riders, rider.id)
        on_foot = on_foot[animal.profile.seats :]
    return made


def _free_ids(play: BattlePlay, hidden: Hidden) -> Iterator[str]:
    number = len(play.setup.parties[hidden.seat].figures) if hidden.seat >= 0 else 0
    while True:
        number += 1
        id = figure_id(max(hidden.seat, 0), number)
        if id not in play.state.figures:
            yield id


# ---- found


def reveal(play: BattlePlay, hidden: Hidden, *rules: str, led: bool = True) -> list[Figure]:
    """Everybody sees it from now on, and learns whose it is; of a ruler who does not fight here nobody joins.
    `led`: is the agent among them?"""
    hidden.found, hidden.at = True, place_of_group(play, hidden)
    play.note("kriegsspiel-agent-found", *rules, FOUGHT, REPORTED, realm=hidden.realm, name=hidden.name, at=hidden.at,
              what=list(hidden.members))
    if hidden.seat < 0:
        return []
    members, hidden.members = hidden.members, ()
    made = join(play, hidden, members)
    hidden.agent = made[0].id if led else ""
    return made


def join(play: BattlePlay, hidden: Hidden, members: Sequence[str]) -> list[Figure]:
    """They stand among the others, also beside strangers who came upon them; room is made when the scene is over."""
    at = hidden.at
    made = bodies(play, hidden, members, at)
    hidden.items = {symbol: items for symbol, items in hidden.items.items() if symbol not in members}
    play.state.figures.update((one.id, one) for one in made)
    hidden.ids += tuple(one.id for one in made)
    if play.state.group(hidden.seat, hidden.name) is None:
        play.state.groups.append(Group(hidden.name, hidden.seat))
    if play.ground.spots[at].water:
        _put_on_the_water(play, made)
        return made
    for one in [one for one in made if not one.mount and not may_stand(play, one, at)]:
        come_down(play, one)
        for id in one.riders:
            play.state.figures[id].at = one.at
    here = play.standing().get(at, [])
    if any(not play.are_friendly(hidden.seat, one.party) for one in here):
        play.share(at)
    for one in made:
        one.tramples = one.at == at
    return made


def make_room_for(play: BattlePlay, hidden: Hidden) -> Script[None]:
    """Who was found in a press steps aside, or rolls for survival where he cannot."""
    pressed = [one for one in map(play.state.figures.__getitem__, hidden.ids) if one.tramples]
    yield from make_room(play, [one for one in pressed if not one.gone and not one.mount])
    for one in pressed:
        one.tramples = False
        if one.mount:
            one.at = play.state.figures[one.mount].at


def _put_on_the_water(play: BattlePlay, made: Sequence[Figure]) -> None:
    """On the deck, where one finds room; they swim if the vessel is no more."""
    at = made[0].at
    for one in made:
        if at in play.decks():
            one.squeezed = not play.fits(at, play.standing().get(at, []))
        elif one.profile.is_device:
            play.remove(one)
        else:
            one.mount, one.riders, one.swims = "", (), True


def is_found(hidden: Hidden, die: int, more: int = 0) -> bool:
    """W100, at most the E-R of this great round."""
    return die <= min(PERCENT, hidden.risk + more)


def tell_owner(play: BattlePlay, hidden: Hidden, key: str, *rules: str, **args: object) -> None:
    if hidden.seat >= 0:
        play.note_secret(hidden.seat, key, *rules, name=hidden.name, at=hidden.at, **args)


def survive(play: BattlePlay, made: Sequence[Figure]) -> Script[None]:
    for one in made:
        if not one.gone and not one.profile.is_device:
            yield from roll_for_survival(play, one, survival_number(one))


def survive_unaligned(play: BattlePlay, hidden: Hidden) -> Script[None]:
    """Of those who fight for nobody here."""
    made = bodies(play, hidden, hidden.members, hidden.at)
    for symbol, need in [(one.symbol, survival_number(one)) for one in made if not one.profile.is_device]:
        rolled = yield from throw(play, None, "covert-survival", SURVIVAL, need, realm=hidden.realm, symbol=symbol)
        key = "kriegsspiel-covert-survives" if rolled.reached else "kriegsspiel-covert-perishes"
        play.note(key, SURVIVAL, INFLUENCES, dice=rolled.fell, realm=hidden.realm, symbol=symbol)
        if not rolled.reached:
            lose(hidden, symbol)


def lose(hidden: Hidden, symbol: str) -> None:
    left = list(hidden.members)
    left.remove(symbol)
    hidden.members, hidden.lost = tuple(left), (*hidden.lost, symbol)


def scout_of(play: BattlePlay, hidden: Hidden) -> Figure:
    """The agent on foot, who leads the others."""
    agent = hidden.members[0]
    return Figure("", hidden.seat, agent, place_of_group(play, hidden), effects=hidden.effects.get(agent, ()))


def sneak(play: BattlePlay, hidden: Hidden, goals: Sequence[str]) -> None:
    """Unseen, where no strangers stand; out of a building by what is open."""
    path = way_towards(play, scout_of(play, hidden), frozenset(goals)) if goals else ()
    if path:
        hidden.at, hidden.inside = path[-1], False
        tell_owner(play, hidden, "kriegsspiel-covert-sneaks", IDLE)
