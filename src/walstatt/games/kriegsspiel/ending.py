"""The end of a round: who holds what, and whether the battle is over (kalevala.r.war.hz_besitz, kampfende)."""
from __future__ import annotations

from collections import Counter
from typing import Final

from walstatt.core.match import Outcome
from walstatt.core.questions import Script
from walstatt.core.texts import text
from walstatt.games.kriegsspiel import sinking, works
from walstatt.games.kriegsspiel.forts import top_of
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.state import Figure

ROUNDS: Final = 12
CONQUERED, UNDECIDED = "conquered", "undecided"
COUNTED: Final = "kalevala.r.war.zaehlende_truppen"
LATE, AS_UNDECIDED, USUAL_GAIN = "kalevala.r.war.sieg_zeitpunkt", 1, 3
"""The reading by which a victory in the twelfth round gains no more land than a battle that nobody has won."""


def possession(play: BattlePlay) -> Script[bool]:
    """A party with a warrior on the small field of a trade centre takes it from an enemy who has nobody there."""
    yield from ()
    play.claim_vessels()
    standing = play.standing()
    lost = []
    for gf, site in play.ground.sites.items():
        taker = _taker(play, gf, _people_on(play, site, standing))
        if taker is not None:
            play.state.holders[gf] = taker
            lost.append(gf)
            play.note("kriegsspiel-holds-site", "kalevala.r.war.hz_besitz", seat=taker, gf=gf)
    for at in play.ground.plan.houses:
        inside = [one.party for one in _people_on(play, at, standing)] if play.house(at) is not None else []
        if len(set(inside)) == 1 and play.state.keepers.get(at) != inside[0]:
            play.state.keepers[at] = inside[0]
            play.note("kriegsspiel-keeps-fort", "kalevala.r.war.gebaeude_inneres", seat=inside[0], at=at)
    works.settle(play, lost)
    return True


def _taker(play: BattlePlay, gf: str, here: list[Figure]) -> int | None:
    """Who takes a trade centre from whoever holds it, if anybody does: of several its owner, else who has most warriors
    there. Guests take nothing from their host, and third parties nothing of whom they are not at war with."""
    holder, owner = play.state.holders.get(gf), play.setup.seat(play.setup.owners.get(gf, ""))
    warriors = Counter(one.party for one in here if one.profile.is_warrior)
    alone = [party for party in warriors if not any(play.are_enemies(party, one.party) for one in here)]
    able = [party for party in alone if holder is None or play.are_enemies(party, holder)]
    return max(able, key=lambda party: (party == owner, warriors[party], -party), default=None)


def _people_on(play: BattlePlay, at: str, standing: dict[str, list[Figure]]) -> list[Figure]:
    """On a small field, in its building and on top of it."""
    house = play.house(at)
    places = (at, top_of(at), *(house.storeys if house is not None else ()))
    here = (one for place in places for one in standing.get(place, ()) if one.is_person)
    return [one for one in here if not play.is_bystander(one.party)]


def check_end(play: BattlePlay) -> Script[bool]:
    """Over when no two enemies are left, or after twelve rounds."""
    yield from ()
    state = play.state
    lingers = any(one.lingers is not None and one.lingers(play) for one in play.persons)
    if not play.fighting_parties() and not lingers:
        state.result = CONQUERED
        # Whoever falls in the twelfth round has fallen before its end.
        rules = [LATE] if state.round == ROUNDS else []
        play.note("kriegsspiel-conquered", "kalevala.16.2.9.sieg", "kalevala.r.war.kampfende", COUNTED, *rules,
                  round=state.round)
    elif state.round >= ROUNDS:
        state.result = UNDECIDED
        play.note("kriegsspiel-undecided", "kalevala.16.2.kr_max", "kalevala.r.war.kampfende", COUNTED)
    if state.result:
        sinking.come_ashore(play)
    return True


def owners_after(play: BattlePlay) -> dict[str, str]:
    """Who owns each large field of the battlefield when it is over.

    All land of his enemies goes to a sole victor; of several to who holds the trade centre, else to who has most
    warriors there, else to who declared war on it first. Where nothing is decided a trade centre goes to its holder,
    and a large field without one to the party that alone has warriors in it, if it is at war with whose it was.
    """
    setup, parties = play.setup, people_left(play)
    victors = [party for party, left in enumerate(parties) if left]
    found, allowed = dict(setup.owners), _to_be_gained(play, victors)
    for gf in setup.field:
        owner = setup.seat(found.get(gf, ""))
        if play.state.result == CONQUERED and len(victors) == 1:
            if _may_gain(play, victors[0], owner) and gf in allowed:
                found[gf] = setup.names[victors[0]]
        elif play.state.result == CONQUERED and victors:
            heir = _heir(play, gf, owner, victors)
            found.update({gf: setup.names[heir]} if heir is not None else {})
        elif gf in play.ground.sites:
            holder = play.state.holders.get(gf, owner)
            if holder is not None and _may_gain(play, holder, owner):
                found[gf] = setup.names[holder]
        else:
            warriors = (one for one in play.state.present() if one.profile.is_warrior and play.spot(one).gf == gf)
            there = {one.party for one in warriors if not play.is_bystander(one.party)}
            alone = there.pop() if len(there) == 1 else None
            if alone is not None and _may_gain(play, alone, owner):
                found[gf] = setup.names[alone]
    return found


def _to_be_gained(play: BattlePlay, victors: list[int]) -> list[str]:
    """All; by a reading three, where his warriors stand first, if the last enemy has fallen in the twelfth round."""
    setup = play.setup
    if not victors or play.state.round < ROUNDS or play.ruling(LATE) != AS_UNDECIDED:
        return list(setup.field)
    standing = {play.spot(one).gf for one in play.state.present(victors[0]) if one.profile.is_warrior}
    foreign = [gf for gf in setup.field if setup.seat(setup.owners.get(gf, "")) != victors[0]]
    return sorted(foreign, key=lambda gf: gf not in standing)[:USUAL_GAIN]


def _may_gain(play: BattlePlay, party: int, owner: int | None) -> bool:
    """Nobody gains land of whom he is not at war with."""
    return owner is None or play.are_enemies(party, owner)


def _heir(play: BattlePlay, gf: str, owner: int | None, victors: list[int]) -> int | None:
    """Who of several victors gets a large field; nobody what belongs to one of them or of their friends."""
    if owner is not None and any(play.are_friendly(owner, one) for one in victors):
        return None
    able = [one for one in victors if _may_gain(play, one, owner)]
    if play.state.holders.get(gf) in able:
        return play.state.holders[gf]
    here = Counter(one.party for one in play.state.present() if one.profile.is_warrior and play.spot(one).gf == gf)
    sent = [one for one in able if any(placed.sent == gf for placed in play.setup.parties[one].figures)]
    first = [*sent, *(one for one in able if play.setup.parties[one].declared), *able]
    return max(able, key=lambda one: (here[one], -first.index(one)), default=None)


def people_left(play: BattlePlay) -> list[int]:
    """On the battlefield, by party."""
    left = [0] * play.seats
    for one in play.state.present():
        left[one.party] += one.is_person and not play.is_bystander(one.party)
    return left


def outcome(play: BattlePlay) -> Outcome:
    left = people_left(play)
    victors = [party for party, count in enumerate(left) if count]
    sole = victors[0] if play.state.result == CONQUERED and len(victors) == 1 else None
    reason = text(f"kriegsspiel-over-{play.state.result or UNDECIDED}", round=play.state.round)
    return Outcome(sole, tuple(map(float, left)), reason)
