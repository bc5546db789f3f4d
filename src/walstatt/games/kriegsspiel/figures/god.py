"""Gods on a battlefield: kalevala.24.5. They appear, fight one another first, do one deed in each round, and return.

`Setup.gods` says who comes, for how long and with which deeds. `bring` is for whoever calls one in the middle of a
battle. Nothing touches a god but other gods, duels of magic and the end of his stay (kalevala.r.god_untouchable).
"""
from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from walstatt.core.questions import Roll, Script
from walstatt.games.kriegsspiel import duels, effects
from walstatt.games.kriegsspiel.figures import god_powers
from walstatt.games.kriegsspiel.figures.god_abilities import ABILITIES, BASIC, DUEL
from walstatt.games.kriegsspiel.figures.god_deeds import Deed, read_deed
from walstatt.games.kriegsspiel.figures.relics import COURAGE, betray_courage, courage, find_relics
from walstatt.games.kriegsspiel.hooks import Person
from walstatt.games.kriegsspiel.profiles import Profile
from walstatt.games.kriegsspiel.rolls import throw
from walstatt.games.kriegsspiel.setup import ComingGod, Setup
from walstatt.games.kriegsspiel.spells import Duellist
from walstatt.games.kriegsspiel.state import OUT, Calling, Divine, Effect, Figure, Group

if TYPE_CHECKING:
    from walstatt.core.tally import Tally
    from walstatt.games.kriegsspiel.play import BattlePlay
    from walstatt.games.kriegsspiel.points import Blow

SYMBOL: Final = "Gö"
_GOD: Final = re.compile(r"Gö/[0-9]{1,3}")
PACE: Final = 4
APPEARS, RETURNS, ONE_A_ROUND, MEET, MEETING, LOSS = (
    "kalevala.24.5.1.rueckkehr", "kalevala.24.5.1.rueckkehr", "kalevala.24.5.1.faehigkeiten", "kalevala.24.5.1.goetter",
    "kalevala.r.gods_meet_details", "kalevala.24.5.1.verlust",
)
ON_THE_FIELD, CHALLENGE, CHALLENGED, UNTOUCHED, STAY = (
    "kalevala.24.5.2", "kalevala.24.5.1.duell", "kalevala.19.3.3.duell_gott", "kalevala.r.god_untouchable",
    "kalevala.24.5.dauer",
)
NOTHING_MORE: Final = 1
"""The reading by which he does nothing when his list is exhausted."""
MADE, WEAPON_GP = "kalevala.24.faehigkeit.waffe", 2


def profile(symbol: str) -> Profile | None:
    """Four small fields in a round, no room, on any ground."""
    return Profile(SYMBOL, room=0, pace=PACE, hovers=True, everywhere=True) if _GOD.fullmatch(symbol) else None


def coming(play: BattlePlay, figure: Figure) -> ComingGod:
    return play.setup.gods[play.state.divine[figure.id].god]


def present(play: BattlePlay) -> list[Figure]:
    """Gods on the battlefield, in the order in which they came."""
    return [play.state.figures[id] for id in play.state.divine if not play.state.figures[id].gone]


# ---- coming and going


def bring(play: BattlePlay, god: int, at: str, rounds: int, wanted: str = "") -> Figure:
    """He stands there from now on; `wanted` is the deed that whoever called him has paid for."""
    one, id = play.setup.gods[god], f"G{god + 1}"
    seat = play.setup.seat(one.party)
    assert seat is not None
    known = play.state.divine.get(id)
    group = f"{SYMBOL} {one.name}"[:24]
    if play.state.group(seat, group) is None:
        play.state.groups.append(Group(group, seat))
    figure = Figure(id, seat, f"{SYMBOL}/{one.level}", at, group, home=at.partition("/")[0])
    play.state.figures[id] = figure
    now = play.state.round
    done, met = (known.done, known.met) if known is not None else (0, ())
    play.state.divine[id] = Divine(god, now, now + rounds - 1, done, wanted, met)
    play.note("kriegsspiel-god-appears", APPEARS, ON_THE_FIELD, "kalevala.r.god_stay_roll", name=one.name, at=at,
              rounds=rounds, seat=seat)
    return figure


def send_home(play: BattlePlay, figure: Figure, *rules: str) -> None:
    figure.gone = OUT
    play.note("kriegsspiel-god-returns", *rules, name=coming(play, figure).name)


def _arrive(play: BattlePlay) -> Script[None]:
    """In the first round, or when he comes from another battlefield; whoever has nobody to act against goes back at
    once."""
    yield from ()
    coming_now = [place for place, one in enumerate(play.setup.gods) if one.stay and one.since == play.state.round]
    come = [bring(play, place, play.setup.gods[place].at or god_powers.first_place(play, play.setup.gods[place]),
                  play.setup.gods[place].stay) for place in coming_now]
    for figure in come:
        if not _has_work(play, figure):
            send_home(play, figure, RETURNS, "kalevala.r.god_alignment_left")


def _has_work(play: BattlePlay, figure: Figure) -> bool:
    """Figures or buildings of the enemy, or a god on the other side."""
    seat = play.setup.seat(coming(play, figure).against)
    if any(_are_opposed(play, figure, other) for other in present(play)):
        return True
    if seat is None:
        return False
    keeps = any(keeper == seat and play.house(at) is not None for at, keeper in play.state.keepers.items())
    return keeps or any(True for _ in play.state.present(seat))


def _are_opposed(play: BattlePlay, one: Figure, other: Figure) -> bool:
    if one.id == other.id or one.party == other.party:
        return False
    mine, yours = coming(play, one), coming(play, other)
    return play.are_enemies(one.party, other.party) or mine.against == yours.party or yours.against == mine.party


def _part(play: BattlePlay) -> Script[None]:
    """The end of a round: what lasted one round is over, stays end, weak points change hands."""
    yield from ()
    god_powers.release(play)
    find_relics(play)
    for figure in present(play):
        if play.state.divine[figure.id].until <= play.state.round:
            send_home(play, figure, STAY)


def _lingers(play: BattlePlay) -> bool:
    awaited = any(one.stay and one.since > play.state.round for one in play.setup.gods)
    return awaited or any(_has_work(play, figure) for figure in present(play))


def _called(play: BattlePlay, party: int, calling: Calling) -> Script[None]:
    """Priests have called him, for this round and what they pay for; or they keep him, or have lost him."""
    yield from ()
    own, name = play.setup.parties[party].god, play.setup.names[party]
    by_name = own.name if own is not None else ""
    found = (place for place, one in enumerate(play.setup.gods) if by_name in ("", one.name) and (
        by_name or one.party == name))
    god = next(found, None)
    if god is None or calling.banned or calling.until < play.state.round:
        return
    before = play.state.figures.get(f"G{god + 1}")
    bring(play, god, before.at if before is not None and calling.longer else calling.at, 1, calling.ability)


# ---- deeds


def _act(play: BattlePlay) -> Script[None]:
    yield from _meet(play)
    yield from god_powers.let_beasts_act(play)
    for figure in present(play):
        if not figure.gone:
            yield from _do_one(play, figure)


def _do_one(play: BattlePlay, figure: Figure) -> Script[None]:
    """The next of his list; a challenge keeps that for the next round; what cannot be done gives way to the basic
    ability (kalevala.r.god_untouchable)."""
    mine, god = play.state.divine[figure.id], coming(play, figure)
    written = mine.wanted or (god.deeds[mine.done] if mine.done < len(god.deeds) else "")
    if not written and play.ruling("kalevala.r.god_untouchable") == NOTHING_MORE:
        return
    deed = (read_deed(written) if written else None) or Deed(BASIC)
    mine.done += int(not mine.wanted and bool(written))
    mine.wanted = ""
    if deed.goes:
        _go(play, figure, deed.goes)
    if deed.what == DUEL:
        found = duels.opponents(play, figure)
        if found:
            play.note("kriegsspiel-god-challenges", CHALLENGE, UNTOUCHED, name=god.name)
            yield from duels.fight(play, figure, found[0])
            return
        deed = Deed(BASIC)
    known = ABILITIES.get(deed.what)
    owns = known is None or deed.what in god.abilities
    done = owns and (yield from god_powers.perform(play, figure, deed))
    if not done and (deed.what != BASIC or deed.at):
        play.note("kriegsspiel-god-cannot", UNTOUCHED, name=god.name, deed=written)
        done = yield from god_powers.perform(play, figure, Deed(BASIC))
    if not done:
        play.note("kriegsspiel-god-idles", ONE_A_ROUND, name=god.name)


def _go(play: BattlePlay, figure: Figure, goal: str) -> None:
    if goal in play.ground.inside and play.ground.distance(figure.at, goal) <= PACE:
        figure.at = goal
        effects.lay(figure, Effect(effects.MOVED, play.state.round, ON_THE_FIELD))
        play.note("kriegsspiel-god-goes", ON_THE_FIELD, name=coming(play, figure).name, at=goal)


# ---- gods among each other


def _meet(play: BattlePlay) -> Script[None]:
    """Pairs by lot; who has no partner now fights in the next round, nobody the same one twice."""
    waiting = present(play)
    number = 0
    while waiting:
        one = waiting.pop(0)
        mine = play.state.divine[one.id]
        rivals = [other for other in waiting if _are_opposed(play, one, other) and other.id not in mine.met]
        if not rivals:
            continue
        number += 1
        other = rivals[0]
        if len(rivals) > 1:
            lot = yield Roll(one.party, "kriegsspiel:god-lot", MEET, 1, len(rivals))
            other = rivals[lot[0] - 1]
        waiting.remove(other)
        yield from _fight(play, one, other)


def _fight(play: BattlePlay, one: Figure, other: Figure) -> Script[None]:
    """As on the plane of the gods, but without an aura."""
    for this, that in ((one, other), (other, one)):
        play.state.divine[this.id].met += (that.id,)
    totals = []
    for each in (one, other):
        god = coming(play, each)
        rolled = yield from throw(play, each, "god-fight", MEET, None, name=god.name)
        totals.append(rolled.sum + god.level)
        play.note("kriegsspiel-god-rolls", MEET, "kalevala.24.4.1", name=god.name, dice=rolled.fell, level=god.level,
                  total=totals[-1])
    ahead = totals[0] - totals[1]
    if not ahead:
        play.note("kriegsspiel-god-tie", MEET, MEETING, name=coming(play, one).name, other=coming(play, other).name)
        return
    winner, loser = (one, other) if ahead > 0 else (other, one)
    divine = play.state.divine
    play.state.god_fights.append((divine[winner.id].god, divine[loser.id].god, abs(ahead)))
    send_home(play, loser, MEET, MEETING, LOSS)


# ---- duels with wizards


def _duels(play: BattlePlay, figure: Figure) -> Duellist | None:
    """A point for each level; beaten he returns, and takes no things away."""
    if figure.id not in play.state.divine or figure.gone:
        return None

    def loses(play: BattlePlay, winner: Figure) -> Script[None]:
        del winner
        yield from ()
        send_home(play, figure, CHALLENGE, CHALLENGED)

    return Duellist(coming(play, figure).level, (CHALLENGED, CHALLENGE), loses, keeps=False)


# ---- points


def _weapon(play: BattlePlay, blow: Blow) -> int:
    """Of weapons that gods have made, one counts."""
    return WEAPON_GP if _weapons_of(play, blow.figure) else 0


def _weapons_of(play: BattlePlay, figure: Figure) -> list[str]:
    made = {one.of for one in play.state.wonders if one.kind == god_powers.WEAPON}
    return [one for one in figure.items if one in play.setup.weapons or one in made]


def _betray(play: BattlePlay, figure: Figure, points: Tally) -> None:
    if points.owes(MADE):
        play.show_things(_weapons_of(play, figure))
    betray_courage(play, figure, points)


def _comes(setup: Setup) -> bool:
    return bool(setup.gods or setup.weak_points or setup.weapons)


PERSON: Final = Person(
    profile=profile, types=(SYMBOL,), comes=_comes, arrives=_arrive, acts=_act, parts=_part, lingers=_lingers,
    duels=_duels, called=_called, endures=god_powers.restore_ground,
    melee=((COURAGE, courage), (MADE, _weapon)), betrays=_betray,
)
