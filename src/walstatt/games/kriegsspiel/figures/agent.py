"""Camouflaged groups on a battlefield: an agent with his company, whom nobody sees (22.3.8, handling on a KSP).

While a group is hidden none of it is among the figures (`State.hidden`), so nobody is in its way and nothing tells of
it. It comes among them when it is found: by dice, by whoever searches, by what befalls its small field, or because it
shows itself. Dice fall for as many groups as everybody must think possible, whether they are there or not, and nobody
sees them: so neither the questions nor the log of a battle say whether there is one.
"""
from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from walstatt.core.questions import Question, Roll, Script
from walstatt.core.tally import Tally
from walstatt.games.kriegsspiel import effects, melee, siege
from walstatt.games.kriegsspiel.danger import DANGER, SAFE, SINKS, SURVIVES, is_at_home, threatens
from walstatt.games.kriegsspiel.decks import hull
from walstatt.games.kriegsspiel.figures import agent_deeds, agent_secrets
from walstatt.games.kriegsspiel.figures.agent_cover import (
    IDLE,
    INFLUENCES,
    PERCENT,
    bodies,
    hidden_groups,
    is_found,
    is_watched,
    join,
    lose,
    make_room_for,
    place_of_group,
    reveal,
    scout_of,
    sneak,
    survive,
    survive_unaligned,
    tell_owner,
)
from walstatt.games.kriegsspiel.figures.agent_lines import (
    DEEDS,
    HIDE,
    KEY,
    LATER,
    LEAVE,
    LEAVES_GROUP,
    PART,
    SHOW,
    SNEAK,
    CovertLine,
    Covertly,
    due,
    is_own,
    judged,
)
from walstatt.games.kriegsspiel.forts import base
from walstatt.games.kriegsspiel.hooks import RAMMED, Person, ease
from walstatt.games.kriegsspiel.orders import place_of
from walstatt.games.kriegsspiel.points import CLASS, OTHERS, defence_points
from walstatt.games.kriegsspiel.setup import Setup
from walstatt.games.kriegsspiel.spells import Unseen
from walstatt.games.kriegsspiel.state import Effect, Figure, Hidden
from walstatt.games.kriegsspiel.ways import LAST, Walker
from walstatt.hexmap.small_fields import NEIGHBOURS

if TYPE_CHECKING:
    from walstatt.games.kriegsspiel.play import BattlePlay

HIDING, WATCHED, SEARCH, HAZARDS = (
    "kalevala.22.ksp.verbergen", "kalevala.22.ksp.wer_entdeckt", "kalevala.22.ksp.suchen", "kalevala.22.ksp.gefahren",
)
SCUFFLE, RAMMING, PARALYSED, CROWDED, ROLLS = (
    "kalevala.22.ksp.handgemenge", "kalevala.22.ksp.rammen", "kalevala.22.ksp.laehmen", "kalevala.r.agent_overcrowding",
    "kalevala.r.agent_ksp_rolls",
)
UNMASKING, UNPREPARED, PARALYSING = (
    "kalevala.22.agent.tarnen_aktion", "kalevala.22.ksp.ohne_spaehen", "kalevala.r.spell_paralyse",
)
PER_SEARCHER, SURPRISE = 10, 2
THROW, LIVING, SIDES = 3, 6, 6
"""Dice of a throw; how many of a group at most may thirst, freeze or starve; sides of a die."""
MOST_EXCHANGES: Final = 500


# ---- a round begins


def _arrive(play: BattlePlay) -> Script[None]:
    if not play.setup.covers:
        return
    faces = yield Roll(None, "kriegsspiel:unseen", ROLLS, play.setup.covers, PERCENT, hidden=True)
    play.state.unseen = list(faces)
    for place, hidden in hidden_groups(play):
        if len(hidden.members) > 1 and is_watched(play, hidden):
            hidden.tested = play.state.round
            if is_found(hidden, faces[place]):
                reveal(play, hidden, HIDING, WATCHED, ROLLS)
            else:
                tell_owner(play, hidden, "kriegsspiel-covert-unnoticed", HIDING, ROLLS, percent=hidden.risk)
    for place, hidden in hidden_groups(play):
        if hidden.seat < 0 and play.state.attempt is None and not _is_stone(hidden):
            hidden.told = play.state.round
            _carry_out(play, place, hidden, due(play, hidden))


# ---- orders


def _turn_begins(play: BattlePlay) -> Script[bool]:
    """One thing in each scene: a deed that is under way, or the orders of one group."""
    if play.state.attempt is not None:
        yield from agent_deeds.carry_out(play, play.state.attempt)
        return False
    asked = next(((place, one) for place, one in hidden_groups(play)
                  if one.seat == play.active and one.told < play.state.round and not _is_stone(one)), None)
    if asked is None:
        return True
    place, hidden = asked
    written = yield Covertly(play, hidden, lambda: _near(play, hidden))
    hidden.told = play.state.round
    _carry_out(play, place, hidden, written)
    return False


def _carry_out(play: BattlePlay, place: int, hidden: Hidden, written: str) -> None:
    line = judged(play, hidden, written)
    if line.word != HIDE:
        tell_owner(play, hidden, "kriegsspiel-covert-ordered", LATER, line=written)
    if line.word == SNEAK:
        sneak(play, hidden, (place_of(play, line.target, line.word),))
    elif line.word == PART:
        _part(play, hidden, line)
    elif line.word == LEAVE:
        _leave(play, hidden)
    elif line.word == SHOW:
        _show(play, hidden)
    elif line.word in DEEDS:
        agent_deeds.begin(play, place, hidden, line)


def _near(play: BattlePlay, hidden: Hidden) -> list[str]:
    scout = scout_of(play, hidden)
    trips = Walker.of(play, scout).reach(scout.at, play.speed(scout), LAST)
    found = (name for name, trip in trips.items() if trip.path)
    return sorted(found, key=lambda name: play.ground.spots[name].number)


def _part(play: BattlePlay, hidden: Hidden, line: CovertLine) -> None:
    """The agent goes on alone, and his company is made known."""
    company, hidden.members = hidden.members[1:], hidden.members[:1]
    play.note("kriegsspiel-agent-company", LEAVES_GROUP, realm=hidden.realm, at=hidden.at, what=list(company))
    join(play, hidden, company)
    sneak(play, hidden, (place_of(play, line.target, line.word),))


def _leave(play: BattlePlay, hidden: Hidden) -> None:
    """From the edge of the large field; before that it goes there."""
    spot = play.ground.spots[base(place_of_group(play, hidden))]
    if not hidden.aboard and is_edge(spot.kf):
        agent_deeds.leave(play, hidden, LATER)
    elif not hidden.aboard:
        edge = [name for name in play.ground.inside if play.ground.spots[name].gf == spot.gf
                and is_edge(play.ground.spots[name].kf) and play.ground.spots[name].open]
        sneak(play, hidden, edge)


def is_edge(kf: int) -> bool:
    return any(one.side is not None for one in NEIGHBOURS[kf])


def _show(play: BattlePlay, hidden: Hidden) -> None:
    """That is their movement of this round; they may still fight."""
    rules = (UNMASKING, LATER, *([] if hidden.scouted else [UNPREPARED]))
    for one in reveal(play, hidden, *rules):
        effects.lay(one, Effect(effects.MOVED, play.state.round, UNMASKING))


# ---- who searches


def _turn_ends(play: BattlePlay) -> Script[None]:
    """One more test for those in a large field in which somebody searches, ten percent for each who does."""
    state = play.state
    if not state.searches:
        return
    faces = list[int]()
    if play.setup.covers:
        faces = yield Roll(None, "kriegsspiel:search", SEARCH, play.setup.covers, PERCENT, hidden=True)
    found = False
    for place, hidden in hidden_groups(play):
        searchers = state.searches.get(play.ground.spots[place_of_group(play, hidden)].gf, 0)
        looked_for = searchers and not is_own(play, hidden, play.active) and is_watched(play, hidden)
        if looked_for and is_found(hidden, faces[place], PER_SEARCHER * searchers):
            found = True
            reveal(play, hidden, SEARCH, ROLLS)
    if not found:
        play.note("kriegsspiel-searched-in-vain", SEARCH, seat=play.active)


# ---- what befalls their small field


def _befalls(play: BattlePlay, places: tuple[str, ...], how: str) -> Script[None]:
    for hidden in _on(play, places):
        _leave_hold(play, hidden, places)
        made = reveal(play, hidden, *((RAMMING, INFLUENCES) if how == RAMMED else (INFLUENCES, IDLE)))
        if hidden.seat < 0:
            yield from survive_unaligned(play, hidden)
        elif how == RAMMED:
            yield from survive(play, made)


def _on(play: BattlePlay, places: tuple[str, ...]) -> list[Hidden]:
    return [one for _, one in hidden_groups(play) if one.at in places or _cells(play, one) & {*places}]


def _cells(play: BattlePlay, hidden: Hidden) -> set[str]:
    """Of the vessel in which it is."""
    vessel = play.state.figures.get(hidden.aboard)
    return set(hull(vessel).cells) if vessel is not None else set()


def _leave_hold(play: BattlePlay, hidden: Hidden, places: tuple[str, ...]) -> None:
    """Out of the vessel, onto the part of it that is meant."""
    vessel = play.state.figures.get(hidden.aboard)
    if vessel is not None:
        hidden.at, hidden.aboard = next(cell for cell in hull(vessel).cells if cell in places), ""


def _unseen(play: BattlePlay, places: tuple[str, ...]) -> list[Unseen]:
    return [
        Unseen(tuple(bodies(play, one, one.members, place_of_group(play, one))), partial(_paralysed, play, one, places),
               partial(_keep_effects, one))
        for one in _on(play, places)
    ]


def _keep_effects(hidden: Hidden, figures: Sequence[Figure]) -> None:
    hidden.effects = {one.symbol: one.effects for one in figures if one.effects}


def _is_stone(hidden: Hidden) -> bool:
    return any(one.kind == effects.STONE for one in hidden.effects.get(hidden.members[0], ()))


def _paralysed(play: BattlePlay, hidden: Hidden, places: tuple[str, ...]) -> list[Figure]:
    _leave_hold(play, hidden, places)
    return reveal(play, hidden, PARALYSED, PARALYSING)


# ---- too many on their small field


def _scene_ends(play: BattlePlay) -> Script[None]:
    """From the first round on: before it some have no small field yet."""
    for _, hidden in list(hidden_groups(play)) if play.state.round else ():
        hidden.at = hidden.at if hidden.aboard else place_of_group(play, hidden)
        if hidden.aboard:
            if play.state.figures[hidden.aboard].gone:
                reveal(play, hidden, INFLUENCES)
        elif hidden.at in play.state.fallen or base(hidden.at) in play.state.fallen:
            yield from _crushed(play, hidden)
        elif not hidden.inside and _is_crowded(play, hidden):
            yield from _crowded(play, hidden)
    for hidden in play.state.hidden:
        if hidden.ids:
            yield from make_room_for(play, hidden)


def _is_crowded(play: BattlePlay, hidden: Hidden) -> bool:
    here = play.standing().get(hidden.at, [])
    return bool(here) and not play.fits(hidden.at, [*here, *bodies(play, hidden, hidden.members, hidden.at)])


def _crushed(play: BattlePlay, hidden: Hidden) -> Script[None]:
    """The building over it has collapsed."""
    hidden.at = base(hidden.at)
    made = reveal(play, hidden, INFLUENCES, CROWDED)
    yield from survive_unaligned(play, hidden) if hidden.seat < 0 else survive(play, made)


def _crowded(play: BattlePlay, hidden: Hidden) -> Script[None]:
    """By warriors, chariots or elephants of others who move in: it fights at once; by its own it steps aside; else it
    rolls for survival."""
    here = play.standing()[hidden.at]
    strangers = [one for one in here if not is_own(play, hidden, one.party)]
    if (play.state.round == 0 or not strangers) and _slips_away(play, hidden):
        return
    attacked = any(one.profile.is_warrior or one.profile.is_heavy or one.profile.draws for one in strangers)
    if attacked and play.state.phase == "movement" and hidden.seat >= 0:
        made = reveal(play, hidden, SCUFFLE, CROWDED)
        yield from _scuffle(play, made)
        return
    made = reveal(play, hidden, INFLUENCES, CROWDED)
    yield from survive_unaligned(play, hidden) if hidden.seat < 0 else survive(play, made)


def _slips_away(play: BattlePlay, hidden: Hidden) -> bool:
    """To the nearest small field where all of it finds room."""
    ground, standing, barred = play.ground, play.standing(), play.barred(hidden.seat)
    free = (name for name in ground.inside if ground.spots[name].open and play.is_there(name) and name not in barred)
    for name in sorted(free, key=lambda name: (ground.distance(hidden.at, name), ground.spots[name].number)):
        if play.fits(name, [*standing.get(name, []), *bodies(play, hidden, hidden.members, name)]):
            hidden.at = name
            tell_owner(play, hidden, "kriegsspiel-covert-sneaks", CROWDED)
            return True
    return False


def _scuffle(play: BattlePlay, made: Sequence[Figure]) -> Script[None]:
    """The agent strikes first, then those with him, one exchange after another, until there is room for who is left."""
    at, seat, fought = made[0].at, made[0].party, 0
    people = [one for one in made if one.is_person]
    while fought < MOST_EXCHANGES:
        alive = [one for one in people if not one.gone]
        foes = [one for one in play.standing().get(at, ()) if one.is_person and not play.are_friendly(seat, one.party)]
        if not alive or not foes or play.fits(at, play.standing().get(at, [])):
            break
        attacker, target = alive[0], foes[fought % len(foes)]
        yield from melee.exchange(play, attacker, target, melee.Sides(
            _surprise(attacker), defence_points(play, target, attacker)))
        fought += 1


def _surprise(attacker: Figure) -> Tally:
    found = attacker.profile
    return Tally(found.strikes, CLASS if found.is_warrior else OTHERS).change(SURPRISE, SCUFFLE)


# ---- thirst, frost, hunger


def _endures(play: BattlePlay) -> Script[None]:
    """Like all living beings; nobody else sees it."""
    if not play.setup.covers:
        return
    hungry = [one for one in siege.fortresses(play) if siege.hunger_number(play, one)] if play.state.sieges else []
    if not hungry and not any(play.ground.spots[name].dangerous for name in play.ground.inside):
        return
    each = THROW * (1 + LIVING)
    faces = yield Roll(None, "kriegsspiel:endurance", HAZARDS, play.setup.covers * each, SIDES, hidden=True)
    for place, hidden in list(hidden_groups(play)):
        own = faces[place * each : (place + 1) * each]
        sums = [sum(own[start : start + THROW]) for start in range(0, each, THROW)]
        need, rule = _need(play, hidden, hungry, sums[0])
        if need and not _is_stone(hidden):
            _suffer(play, hidden, sums[1:], Tally(need, rule))


def _need(play: BattlePlay, hidden: Hidden, hungry: Sequence[siege.Fortress], thrown: int) -> tuple[int, str]:
    """What each must throw, and by which rule; nothing where nothing threatens."""
    at = place_of_group(play, hidden)
    fortress = next((one for one in hungry if base(at) in one.fields), None)
    if fortress is not None:
        return siege.hunger_number(play, fortress), siege.ROLL
    return (SURVIVES, DANGER) if threatens(play, at) and thrown < SAFE else (0, "")


def _suffer(play: BattlePlay, hidden: Hidden, thrown: Sequence[int], need: Tally) -> None:
    """Each by his own number, like those in the open; what cannot swim sinks in a swamp."""
    spot, agent = play.ground.spots[place_of_group(play, hidden)], hidden.members[0]
    made = bodies(play, hidden, hidden.members, spot.name)
    for one in made if need.rule == DANGER and spot.terrain.swamp else ():
        if one.profile.is_device:
            lose(hidden, one.symbol)
            tell_owner(play, hidden, "kriegsspiel-covert-sinks", HAZARDS, SINKS, symbol=one.symbol)
    living = [one for one in made if not one.profile.is_device][:LIVING]
    for one, number in zip(living, thrown, strict=False):
        spared = need.rule == DANGER and is_at_home(one, spot)
        if not spared and number < ease(one, Tally(need.base, need.rule)).total:
            lose(hidden, one.symbol)
            tell_owner(play, hidden, "kriegsspiel-covert-dies", HAZARDS, need.rule, symbol=one.symbol)
    if hidden.members and agent in hidden.lost:
        reveal(play, hidden, LEAVES_GROUP, HAZARDS, led=False)


def _lingers(play: BattlePlay) -> bool:
    """Who has acted counts as a troop, seen or not (kalevala.r.war.zaehlende_truppen)."""
    return any(
        hidden.deeds and hidden.seat >= 0 and any(
            one.is_person and play.are_enemies(one.party, hidden.seat) for one in play.state.present())
        for _, hidden in hidden_groups(play)
    )


def _answer(play: BattlePlay, question: Question) -> str:
    return due(play, play.state.hidden[question.args["number"]])


def _comes(setup: Setup) -> bool:
    return setup.covers > 0


PERSON: Final = Person(
    profile=lambda symbol: None,  # noqa: ARG005 - an agent in the open is a figure like others
    comes=_comes, arrives=_arrive, turn_begins=_turn_begins, turn_ends=_turn_ends, befalls=_befalls,
    unseen=_unseen, scene_ends=_scene_ends, endures=_endures, lingers=_lingers, answers={KEY: _answer},
    withholds=agent_secrets.withhold, deals=agent_secrets.deal,
)
