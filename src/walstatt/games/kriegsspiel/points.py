"""Points (GP): one table of what counts in melee, one of what counts for a shot. Each entry cites its rule.

kalevala.r.war.gp_summe: everything adds up once, there is no limit. What other chapters give becomes one more entry.
"""
from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from walstatt.core.tally import Tally
from walstatt.games.kriegsspiel import effects, lines, phalanx, shelters
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.profiles import ARCHER_GP, BEATS, CLUB, RAFT
from walstatt.games.kriegsspiel.state import Figure

ANIMAL: Final = "kalevala.25.2.sp"
OTHERS: Final = "kalevala.r.war.nichtkrieger"
MADE_BY: Final = "kalevala.r.5.sl_entscheidet"
"""Of special figures."""
ATTACK_GP: Final = 2
PHALANX_GP: Final = 3
KILLS: Final = 12
"""What the dice of a duel must show to kill (kalevala.16.2.4.toeten)."""
SUM_OF_POINTS, CLASS, KNIFE = "kalevala.r.war.gp_summe", "kalevala.17.4.gp_tabelle", "kalevala.17.4.messer"
KNIFE_READING, BOW = "kalevala.r.war.messer_gp", "kalevala.r.war.bogen"
MOVED_HORSE, COVER = "kalevala.r.war.bogen_beritten", "kalevala.r.war.deckung"
ONLY_IN_DEFENCE: Final = 1
ADDS_UP: Final = 1
PROTECTION, IT_DEFENDS, DEFENCE_GP = "kalevala.r.spell_protection", 2, 2
"""The reading by which whom a spell protects defends himself better, and by how much."""
LIVES, IN_A_ROW, LESS_OF_D = "kalevala.r.king_lives", 1, 3
EASY_AT_ONE: Final = 2
"""A reading of the bow: distance 1 needs 11."""


class Blow(NamedTuple):
    """One side of a duel: who, against whom, and whether it is the attack."""

    figure: Figure
    other: Figure
    attacks: bool


Melee = Callable[[BattlePlay, Blow], int]


def _class(play: BattlePlay, blow: Blow) -> int:
    found = blow.figure.profile
    if not found.is_person:
        return found.defends
    if found.is_archer and blow.attacks and play.ruling(KNIFE_READING) == ONLY_IN_DEFENCE:
        return 0
    return found.strikes if blow.attacks else found.parries


def _attack(play: BattlePlay, blow: Blow) -> int:
    return _charge(play, blow.figure) if blow.attacks else 0


def _charge(play: BattlePlay, figure: Figure) -> int:
    return ATTACK_GP if figure.profile.charges and not play.party(figure).for_slaves else 0


def _mount(play: BattlePlay, blow: Blow) -> int:
    return _lent(play, blow.figure)


def _lent(play: BattlePlay, figure: Figure) -> int:
    """An animal that is led over bad ground lends nothing (kalevala.r.war.bewegungskosten)."""
    mount = play.mount(figure)
    return mount.profile.lends if mount is not None and not play.spot(figure).slows_riders else 0


def _height(play: BattlePlay, blow: Blow) -> int:
    """Through the side of a siege tower or a tortoise nobody stands higher (kalevala.r.war.geraet_nahkampf), nor
    through a rift (kalevala.r.war.portal_kampf)."""
    if play.shelter(blow.figure) is not None or play.shelter(blow.other) is not None:
        return 0
    step = play.ground.edges.get((blow.figure.at, blow.other.at))
    if step is not None and step.rift:
        return 0
    return int(play.spot(blow.figure).level > play.spot(blow.other).level)


def _weapon(play: BattlePlay, blow: Blow) -> int:
    """Whoever stands outside of the cycle neither gives nor gets anything (kalevala.17.3.ausnahme)."""
    del play
    beaten = BEATS.get(blow.figure.profile.weapon)
    return int(beaten is not None and beaten == blow.other.profile.weapon)


def _phalanx(play: BattlePlay, blow: Blow) -> int:
    return PHALANX_GP if phalanx.faces(play, blow.figure, blow.other.at) else 0


MELEE: Final[tuple[tuple[str, Melee], ...]] = (
    ("kalevala.16.2.4.gp_nah", _attack),
    ("kalevala.17.4.beritten", _mount),
    ("kalevala.16.2.3.hoehe_gp", _height),
    ("kalevala.17.3.dreieck", _weapon),
    (phalanx.FIGHTING, _phalanx),
)
"""What is added to the points of the class, in this order."""


ABOUT: Final = {
    "K": "kalevala.21.kampf", "Pr": "kalevala.20.2.3.kampf", "My": "kalevala.14.3.kampf",
    "QlP": "kalevala.r.war.q_pferde_raum", "QsP": "kalevala.r.war.q_pferde_raum", "fSl": "kalevala.23.1.hilfe",
    "Kö": "kalevala.18.7.gp",
}
"""Whose points stand in a rule of their own."""


def melee_points(play: BattlePlay, blow: Blow) -> Tally:
    found = blow.figure.profile
    rule = KNIFE if found.is_archer else CLASS if found.is_warrior else OTHERS if found.is_person else ANIMAL
    rule = MADE_BY if found.weapon == CLUB else ABOUT.get(found.symbol, rule)
    tally = Tally(_class(play, blow), "kalevala.25.4.abwehr" if found.is_heavy else rule)
    for cited, points in (*MELEE, *(entry for person in play.persons for entry in person.melee)):
        tally.change(points(play, blow), cited)
    return under_magic(play, blow.figure, tally, attacks=blow.attacks)


def under_magic(play: BattlePlay, figure: Figure, tally: Tally, *, attacks: bool) -> Tally:
    """Points of who is strengthened or weakened; whoever is paralysed defends himself without any."""
    if not figure.effects:
        return tally
    still = effects.effect(figure, effects.STILL)
    if still is not None and not attacks:
        return Tally(0, still.rule)
    if not attacks and effects.has(figure, effects.SAFE) and play.ruling(PROTECTION) == IT_DEFENDS:
        tally.change(DEFENCE_GP, PROTECTION)
    magic = effects.effect(figure, effects.POINTS)
    return tally.change(magic.amount, magic.rule) if magic is not None else tally


def attack_points(play: BattlePlay, figure: Figure, target: Figure) -> Tally:
    return melee_points(play, Blow(figure, target, attacks=True))


def defence_points(play: BattlePlay, figure: Figure, attacker: Figure) -> Tally:
    return melee_points(play, Blow(figure, attacker, attacks=False))


def strength(play: BattlePlay, figure: Figure) -> int:
    """By class and mount: nobody is supported by one who is stronger (kalevala.r.war.unterstuetzung_detail)."""
    return figure.profile.strikes + _lent(play, figure)


def attack_rank(play: BattlePlay, figure: Figure) -> int:
    """Class, attack and mount: who is higher strikes first (kalevala.r.war.handlungswahl)."""
    return strength(play, figure) + _charge(play, figure)


# ---- shots


Shot = Callable[[BattlePlay, Figure, Figure], int]


def _far(play: BattlePlay, shooter: Figure, target: Figure) -> int:
    distance = play.ground.distance(shooter.at, target.at)
    if distance == 1 and play.ruling(BOW) == EASY_AT_ONE:
        return -1
    return int(distance == 3)


def _upwards(play: BattlePlay, shooter: Figure, target: Figure) -> int:
    return max(0, play.spot(target).level - play.spot(shooter).level)


def _skill(play: BattlePlay, shooter: Figure, target: Figure) -> int:
    del play, target
    return -shooter.profile.strikes


def _moved(play: BattlePlay, shooter: Figure, target: Figure) -> int:
    del target
    always = play.ruling(MOVED_HORSE) == 1
    mount = play.mount(shooter)
    return int(mount is not None and not mount.profile.is_heavy and (always or shooter.entered > shooter.saddled))


ON_ELEPHANT, IN_WAGON, ABOARD = "kalevala.25.4.reiter", "kalevala.26.4.besatzung", "kalevala.26.1.deckung"


def covers(play: BattlePlay, shooter: Figure, target: Figure) -> list[str]:
    """All that covers somebody: forest, a building, a wall, what one is in or on. The first of them counts, or all
    where it is read so."""
    found = lines.covered(play, shooter.at, target.at) if not target.swims else []
    mount = play.mount(target)
    if mount is not None and mount.profile.is_heavy:
        found.append(ON_ELEPHANT)
    if shelters.covers(play, shooter, target):
        found.append(shelters.TOWER_RULE)
    if play.wagon(target) is not None:
        found.append(IN_WAGON)
    if play.has_vessels and not target.swims and _is_aboard(play, shooter, target):
        found.append(ABOARD)
    return found


def _is_aboard(play: BattlePlay, shooter: Figure, target: Figure) -> bool:
    """On a ship on which the shooter is not; a raft covers nobody."""
    lies = play.decks()
    vessel = lies.get(target.at)
    return vessel is not None and vessel.symbol != RAFT and lies.get(shooter.at) is not vessel


def _armour(play: BattlePlay, target: Figure) -> int:
    """By a reading class D goes on where the row of the classes below it would lead."""
    armour = target.profile.armour
    return LESS_OF_D if armour == ARCHER_GP["D"] and play.ruling(LIVES) == IN_A_ROW else armour


SHOT: Final[tuple[tuple[str, Shot], ...]] = (
    (BOW, _far),
    ("kalevala.16.2.3.aufwaerts", _upwards),
    ("kalevala.16.2.4.gp_fern", _skill),
    ("kalevala.25.1.bogen", _moved),
)
"""What changes the number that a shot needs, beside cover and armour."""


def shot_number(play: BattlePlay, shooter: Figure, target: Figure) -> Tally:
    tally = Tally(KILLS, BOW)
    for cited, points in SHOT:
        tally.change(points(play, shooter, target), cited)
    found = covers(play, shooter, target)
    for cited in found if play.ruling(COVER) == ADDS_UP else found[:1]:
        tally.change(1, cited)
    tally.change(_armour(play, target), "kalevala.17.4.schutz")
    for cited, points in (entry for person in play.persons for entry in person.missiles):
        tally.change(points(play, shooter, target), cited)
    for one, sign in ((shooter, -1), (target, 1)):
        magic = effects.effect(one, effects.POINTS)
        if magic is not None:
            tally.change(sign * magic.amount, magic.rule)
    if effects.has(target, effects.SAFE) and play.ruling(PROTECTION) == IT_DEFENDS:
        tally.change(DEFENCE_GP, PROTECTION)
    return tally
