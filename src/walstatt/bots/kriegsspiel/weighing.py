"""What a command would lead to: tried on a copy of the position, and counted in parts that can be told."""
from __future__ import annotations

from typing import Final, NamedTuple

from walstatt.bots.kriegsspiel import siegecraft
from walstatt.bots.kriegsspiel.afloat import stranded
from walstatt.bots.kriegsspiel.engines import steps_to_work
from walstatt.bots.kriegsspiel.outlook import Outlook, threatened
from walstatt.core.questions import Roll
from walstatt.games.kriegsspiel import moving, orders
from walstatt.games.kriegsspiel.forts import TOWER, base
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.state import Figure, Group
from walstatt.odds.kriegsspiel import duel_of, faces, shot, shot_of, trial

ATTACK, DANGER, SITE, FORMATION, GROUND, ENGINES = "attack", "danger", "site", "together", "ground", "engines"
PROSPECT, BREACH, HUNGER, PITCH, AFLOAT = "prospect", "breach", "hunger", "pitch", "afloat"
PARTS: Final = (ATTACK, DANGER, PROSPECT, SITE, FORMATION, GROUND, ENGINES, BREACH, HUNGER, PITCH, AFLOAT)
AVERAGE: Final = 11
"""What dice show that fall while something is tried."""
TROOP: Final = 4
HALF, COMING = 0.7, 4
"""What is left of an enemy whom one more strikes at; how near an enemy is who may come soon."""
AT_HAND, KEEPS_OFF = 2, 3.0
"""How near engines are when the others come too, and how many turns away these wait."""


class Strike(NamedTuple):
    """The likeliest kill of a command: who, whom, how likely."""

    figure: Figure
    target: Figure
    chance: float


class Weighed(NamedTuple):
    """A command, what it is worth in parts, and the best blow that it leads to."""

    line: str
    parts: dict[str, float]
    strike: Strike | None

    @property
    def total(self) -> float:
        return sum(self.parts.values())


def weighed(look: Outlook, group: Group, line: str) -> Weighed:
    play = _carried_out(look.play, group, line)
    members = [one for one in play.members(group) if not one.gone]
    parts = dict.fromkeys(PARTS, 0.0)
    alive = {one.id: 1.0 for one in look.enemies}
    parts[BREACH] = look.temper.breach * siegecraft.breach(look, play, members)
    parts[ATTACK], strike = _attacks(look, play, members, alive)
    parts[PITCH] = siegecraft.poured(look, play, members) if members else 0.0
    parts[DANGER] = -look.caution * _danger(look, play, alive)
    parts[PROSPECT] = look.foresight * _prospect(look, play, members, alive)
    parts[SITE] = _site(look, play, members)
    parts[FORMATION] = _together(look, play, group, members)
    parts[GROUND] = _height(look, play, members)
    parts[ENGINES] = _engines(look, play, group)
    parts[HUNGER] = look.temper.hunger * siegecraft.hunger(look, play)
    parts[AFLOAT] = -look.temper.stranded * stranded(look, play, members)
    return Weighed(line, parts, strike)


def _carried_out(play: BattlePlay, group: Group, written: str) -> BattlePlay:
    after = trial(play)
    own = after.state.group(group.party, group.name)
    assert own is not None
    own.line, own.ordered = written, True
    script = moving.carry_out(after, own, orders.judged(after, own, written))
    try:
        question = next(script)
        while True:
            assert isinstance(question, Roll)
            question = script.send(faces(AVERAGE) if question.count > 1 else [3])
    except StopIteration:
        return after


# ---- the parts


def _attacks(
    look: Outlook, play: BattlePlay, members: list[Figure], alive: dict[str, float]
) -> tuple[float, Strike | None]:
    """Arrows first, then blows; whoever is likely dead already is not killed again."""
    gain, best = siegecraft.stones(look, play, members), None
    for one in sorted(members, key=lambda one: not one.profile.is_archer):
        target, kills, dies = _aimed(play, one)
        if target is None or target.id not in alive:
            continue
        gain += alive[target.id] * (kills * look.worth(target) - dies * look.worth(one))
        alive[target.id] *= 1 - kills
        if best is None or kills > best.chance:
            best = Strike(one, target, kills)
    return gain, best


def _aimed(play: BattlePlay, one: Figure) -> tuple[Figure | None, float, float]:
    """Whom somebody would shoot at or strike, and the odds."""
    target = shot_of(play, one) if one.profile.is_archer else None
    if target is not None:
        one.acted = True
        return target, shot(play, one, target), 0.0
    duel = duel_of(play, one)
    if duel is None:
        return None, 0.0, 0.0
    one.acted = True
    if duel.helper is not None:
        duel.helper.acted = True
    return duel.target, *duel.odds


def _danger(look: Outlook, play: BattlePlay, alive: dict[str, float]) -> float:
    """Each enemy strikes once, at any of those of the army that it could reach: who steps back leaves it to others."""
    own = [one for one in play.state.present(look.seat) if one.is_person]
    total = 0.0
    for enemy, places in look.threats_in(play):
        struck = [one for one in own if one.at in places]
        if struck:
            blows = sum(look.blow(play, enemy, one) for one in struck)
            total += alive.get(enemy.id, 1.0) * blows / len(struck)
    return total


def _prospect(look: Outlook, play: BattlePlay, members: list[Figure], alive: dict[str, float]) -> float:
    """What the group could strike and shoot at in its next turn from where it stands then."""
    total, left = 0.0, dict(alive)
    for one in [one for one in members if one.profile.is_warrior]:
        places = threatened(play, one)
        worth = {foe.id: left[foe.id] * look.blow(play, one, foe) for foe in look.enemies if foe.at in places}
        best = max(worth, key=lambda id: worth[id], default="")
        if best and worth[best] > 0:
            total += worth[best]
            left[best] *= HALF
    return total


def _height(look: Outlook, play: BattlePlay, members: list[Figure]) -> float:
    """High ground, where enemies are near enough to come; all decks are alike."""
    distance, foes = play.ground.distance, {one.at for one in look.enemies}
    ashore = [one for one in members if not play.spot(one).water]
    return look.temper.height * sum(
        play.spot(one).level - 1 for one in ashore if any(distance(one.at, foe) <= COMING for foe in foes)
    )


def _site(look: Outlook, play: BattlePlay, members: list[Figure]) -> float:
    """To stand on a trade centre, to come nearer to one, and to enemies if one is the stronger."""
    temper, worth = look.temper, 0.0
    warriors = [one for one in members if one.profile.is_warrior]
    if not warriors:
        return 0.0
    leaders = {one.mount and play.mount(one).symbol: one for one in warriors}.values()  # type: ignore[union-attr]
    share = len(warriors) / TROOP
    for at in look.wanted:
        nearest = max(min(look.turns_to(play, one, at) for one in leaders), _waits(look, play, members[0].group, at))
        worth -= temper.march * share * nearest * (1 + 2 * (nearest + 1 >= look.rounds_left))
    for at in look.contested:
        there = [one for one in play.state.present() if base(one.at) == at and one.is_person]
        own = [one for one in there if one in warriors]
        if own and all(one.party == look.seat for one in there):
            alone = not any(one.party == look.seat and one not in warriors for one in there)
            worth += temper.site * (1.0 if alone else 0.2)
    return worth - look.draw * sum(look.far_from_prey(one.at) for one in warriors) / TROOP


def _waits(look: Outlook, play: BattlePlay, group: str, at: str) -> float:
    """Turns from a tower that nobody has opened: those without ladders stay away from it until these are there."""
    house = play.house(at)
    if house is None or house.kind != TOWER or not look.is_barred(play, at):
        return 0.0
    engines = [one for one in look.engines if look.is_manned(one) and steps_to_work(look.play, one, at) is not None]
    if not engines or any(one.group == group for one in engines):
        return 0.0
    near = min(play.ground.distance(one.at, at) for one in engines)
    return 0.0 if near <= AT_HAND else KEEPS_OFF


def _together(look: Outlook, play: BattlePlay, group: Group, members: list[Figure]) -> float:
    others = [one for one in look.own if one.group != group.name]
    if not others or not members:
        return 0.0
    distance = play.ground.distance
    gaps = [min(distance(one.at, other.at) for other in others) for one in members]
    return -look.temper.stray * sum(max(0, gap - 2) for gap in gaps)


def _engines(look: Outlook, play: BattlePlay, group: Group) -> float:
    """What opens walls should be at them, with those who move it."""
    closed = [at for at in look.wanted if look.is_barred(look.play, at)]
    temper, worth = look.temper, 0.0
    for known in look.engines if closed else ():
        one = play.state.figures[known.id]
        if one.gone or one.group != group.name:
            continue
        far = [steps for at in closed if (steps := steps_to_work(play, one, at)) is not None]
        manned = sum(other.at == one.at for other in play.members(group)) >= one.profile.load
        if one.leans:
            worth += temper.leaning
        elif far:
            worth += temper.manned * manned - temper.engine * min(far)
    return worth
