"""What nobody may know of camouflaged groups: only their owner has them in view, and bots hold any others possible."""
from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from walstatt.games.kriegsspiel.state import Hidden, State

if TYPE_CHECKING:
    from walstatt.games.kriegsspiel.play import BattlePlay

COMPANIES: Final = (("Ag1",), ("Ag1", "LB"), ("Ag1", "LB", "lP"))
RISKS: Final = (5, 10, 20, 40)
THERE: Final = 0.5
"""How likely a group that is possible is held to be there."""
NOBODY: Final = Hidden("", -1, "", "", (), 0)
PERCENT: Final = 100


def withhold(state: State, seat: int | None) -> None:
    """Groups of others that nobody has found, what they shall do and have done, and dice that fell unseen."""
    state.hidden = [
        one if one.seat == seat else _as_seen(one) for one in state.hidden if one.found or one.seat == seat
    ]
    state.unseen = []
    if state.attempt is not None:
        state.attempt = replace(state.attempt, by=-1, flees=False)


def _as_seen(one: Hidden) -> Hidden:
    return replace(one, risk=0, re=0, orders=(), deeds=(), told=0, tested=0, scouted=True)


def deal(play: BattlePlay, seat: int | None, rng: Random) -> Callable[[State], None] | None:
    """For each group that is possible, and that this seat has not seen by now, another one or nobody."""
    if not play.setup.covers:
        return None
    now = play.state.hidden
    known = {place for place, one in enumerate(now) if one.found or one.seat == seat}
    dealt = [_drawn(play, seat, rng) for _ in range(play.setup.covers)]
    parted = {place: one for place, one in enumerate(now) if place not in known and one.ids}
    dice = [rng.randint(1, PERCENT) for _ in range(play.setup.covers)]
    culprit = _drawn(play, seat, rng, there=True)

    def put(state: State) -> None:
        true = state.hidden
        state.hidden = [true[place] if place in known and place < len(true) else replace(one)
                        for place, one in enumerate(dealt)]
        for place, left in parted.items():
            if len(true[place].members) > len(left.members):
                state.hidden[place] = _seen_parting(true[place], left, dealt[place])
        state.unseen = dice.copy() if state.unseen else []
        if state.attempt is not None and state.attempt.by not in known:
            place = min(place for place in range(len(dealt)) if place not in known)
            state.hidden[place] = replace(culprit)
            state.attempt = replace(state.attempt, by=place)

    return put


def _seen_parting(before: Hidden, left: Hidden, dealt: Hidden) -> Hidden:
    """Of a group that has sent some of its own into the open in this scene everybody saw where, and whom."""
    agent = dealt.members[:1] or COMPANIES[0]
    seen = before.members[len(left.members) :]
    return replace(before, members=(*agent, *seen), risk=dealt.risk, re=0, orders=(), told=dealt.told)


def _drawn(play: BattlePlay, seat: int | None, rng: Random, *, there: bool = False) -> Hidden:
    owners = [-1, *(one for one in range(play.seats) if one != seat)]
    spots = (play.ground.spots[name] for name in sorted(play.ground.inside))
    fields = [spot.name for spot in spots if spot.open and not spot.climbing]
    owner, at, members, risk = rng.choice(owners), rng.choice(fields), rng.choice(COMPANIES), rng.choice(RISKS)
    told, tested = rng.choice((0, play.state.round)), rng.choice((0, play.state.round))
    if rng.random() >= THERE and not there:
        return NOBODY
    realm = play.setup.names[owner] if owner >= 0 else "–"
    return Hidden(realm, owner, members[0], at, members, risk, told=told, tested=tested)
