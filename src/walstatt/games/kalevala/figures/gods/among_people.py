"""Gods among people: the battlefields they come to, and what of their deeds outlasts the battle (24.5)."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from walstatt.core.questions import Roll
from walstatt.core.turn import GAME_MASTER, Turn
from walstatt.games.kalevala import hooks
from walstatt.games.kalevala.court.belongings import borne as borne_items
from walstatt.games.kalevala.court.items import crumble
from walstatt.games.kalevala.court.records import Effect, Item
from walstatt.games.kalevala.evaluation import Evaluation, evaluation, gf_of
from walstatt.games.kalevala.figures.gods.fights import pay
from walstatt.games.kalevala.figures.gods.levels import level_with, living, mastered
from walstatt.games.kalevala.figures.gods.making import take
from walstatt.games.kalevala.figures.gods.records import God, Hastened, Pass
from walstatt.games.kalevala.realm.pieces import PERSON, WARRIOR, piece
from walstatt.games.kalevala.realm.stock import Force, Stock
from walstatt.games.kalevala.state import NATIVES, QUICK, World
from walstatt.games.kalevala.war.field import Battlefield
from walstatt.games.kriegsspiel.figures import god_powers
from walstatt.games.kriegsspiel.figures.god_abilities import ABILITIES, FIGHT, level_needed
from walstatt.games.kriegsspiel.figures.god_abilities import WEAPON as WEAPON_ABILITY
from walstatt.games.kriegsspiel.forts import base
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.setup import ComingGod, Setup, WeakPoint, Worshipped
from walstatt.games.kriegsspiel.state import Wonder
from walstatt.hexmap.coordinates import read_place
from walstatt.hexmap.land import Field
from walstatt.hexmap.parts import Part

PLACE, RETURNS, PROTECTED, TWO_PLANES = (
    "kalevala.24.5.anweisung", "kalevala.24.5.1.rueckkehr", "kalevala.r.8.schutz_wirkung", "kalevala.24.4.3.ebenen",
)
WEAPON: Final = "kalevala.r.ability_weapon"
WEAPON_GP: Final = 2
MATERIALISES, A_DIE = "kalevala.r.ability_materialise", 1
"""The reading by which a god who materialises stays for a die of KR."""
FOR_THIS_BATTLE: Final = 1
"""The reading by which weapons that gods make crumble after the battle."""
GAINS_NOTHING: Final = 1
"""The reading by which the winner of a fight on the human plane gains no OEH."""
_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"


def _staying(work: Evaluation) -> Iterator[tuple[str, God]]:
    for realm, god in work.world.persons.gods.items():
        if not god.ended and god.appears is not None:
            yield realm, god


def announce(turn: Turn) -> None:
    """The game master reads who appears where; over protected land no god does."""
    work = evaluation(turn)
    if work.world.known_to:
        return
    for realm, god in list(_staying(work)):
        stay = god.appears
        assert stay is not None
        fields = {read_place(place).gf for place in stay.places} & work.world.lands.keys()
        parts = [part for gf in fields for part in work.geography.parts(gf)]
        owners = {province.owner for part in parts if (province := work.province(part.name)) is not None}
        if any(work.is_at_rest(owner) for owner in owners):
            god.appears = None
            work.turn.tell((realm,), "kalevala-god-kept-out", PROTECTED, god=god.name, place=stay.place)
            continue
        if stay.materialised and work.world.reading(MATERIALISES) == A_DIE:
            roll = Roll(None, "kalevala:god-stay", MATERIALISES, 1, 6)
            god.appears = stay = replace(stay, rounds=work.turn.roll(("stay", realm), roll)[0])
        told = {"god": god.name, "place": ", ".join(stay.places), "rounds": stay.rounds, "against": stay.against,
                "supports": stay.supports}
        if stay.against not in work.world.realms or stay.supports not in work.world.realms:
            god.appears = None
            work.turn.tell((realm,), "kalevala-god-finds-nobody", RETURNS, **told)
            continue
        work.turn.tell((realm,), "kalevala-god-comes", PLACE, TWO_PLANES, **told)
        work.turn.tell(GAME_MASTER, "kalevala-god-comes-desk", PLACE, realm=realm, deeds=list(stay.deeds), **told)


def opens(work: Evaluation) -> Iterator[tuple[str, tuple[str, str]]]:
    """A god may open a battlefield himself, wherever his enemy has anybody for all to see, or a building (a quick
    battle knows no lone buildings); his own ruler is the other party, unless the one whom he supports is there."""
    for realm, god in _staying(work):
        stay = god.appears
        assert stay is not None
        fields = {read_place(place).gf for place in stay.places} & work.world.lands.keys()
        known = {stay.supports, stay.against} <= work.world.realms.keys()
        for part in [part for gf in sorted(fields) for part in work.geography.parts(gf)] if known else ():
            built = work.world.settings.battles != QUICK and _has_buildings(work, stay.against, part)
            if built or _stands(work, stay.against, part.name):
                yield part.name, (stay.supports if _stands(work, stay.supports, part.name) else realm, stay.against)


def _stands(work: Evaluation, realm: str, place: str) -> bool:
    """Somebody who can be met: not camouflaged, and not a wizard who hovers above it all."""
    force = work.world.forces.get(realm, {}).get(place, Force())
    met = (one for one, _ in force.open().each() if not one.kind.flies or hooks.is_mortal(work.world, realm, one))
    return bool(force.groups) or any(True for _ in met)


def _has_buildings(work: Evaluation, realm: str, part: Part) -> bool:
    province = work.province(part.name)
    owner = province.owner if province is not None else NATIVES
    there = (one for one in work.world.buildings.get(str(part.gf), ()) if one.kf in part.fields)
    return any((one.owner or owner) == realm for one in there)


def musters(work: Evaluation, field: Battlefield, setup: Setup) -> Setup:
    """Gods who appear there or may be called, weak points on it, weapons and walls that gods have made."""
    gfs = {str(gf_of(place)) for place in field.places}
    return replace(
        setup, gods=tuple(_coming(work, setup, gfs)), weak_points=tuple(_weak_points(work, gfs, setup)),
        weapons=tuple(sorted(god.weapon_made for god in work.world.persons.gods.values() if god.weapon_made)),
        strengthened=tuple(one for one in sorted(work.world.persons.strengthened) if one.partition("/")[0] in gfs),
    )


def worshipped(world: World, realm: str, places: tuple[str, ...]) -> Worshipped | None:
    """Whom the priests of a realm may call: not without a weak point (kalevala.r.weak_point_deadline)."""
    god = world.persons.gods.get(realm)
    if god is None or god.ended or not god.relic:
        return None
    stay = god.appears
    fields = {gf_of(place) for place in places}
    here = stay is not None and any(read_place(place).gf in fields for place in stay.places)
    own = {word: level_needed(word) for word in mastered(world, realm) if ABILITIES[word].where == FIGHT}
    return Worshipped(own, stay.rounds if stay is not None else 0, here, god.name)


def _coming(work: Evaluation, setup: Setup, gfs: set[str]) -> Iterator[ComingGod]:
    """With a stay whoever was ordered there; the others only if somebody of theirs calls them."""
    for realm, god in work.world.persons.gods.items():
        if god.ended or realm not in work.world.realms:
            continue
        stay = god.appears
        place = next((one for one in stay.places if str(read_place(one).gf) in gfs), "") if stay is not None else ""
        here = bool(place)
        helps = stay is not None and here and setup.seat(stay.supports) is not None
        party = stay.supports if stay is not None and helps else realm
        if setup.seat(party) is None:
            continue
        rivals = [one.name for one in setup.parties if realm in one.enemies or one.name in setup.parties[
            setup.seat(party) or 0].enemies]
        against = stay.against if stay is not None and here else next(iter(rivals), "")
        if setup.seat(against) is None and not here:
            continue
        since, rounds = stay.rounds_at(place) if stay is not None and here else (1, 0)
        yield ComingGod(
            god.name, party, against, level_with(work.world, god.announced), tuple(mastered(work.world, realm)),
            rounds, stay.deeds_at(place) if stay is not None and here else (), place if "/" in place else "", since,
            god.weapon_made, _next_weapon(work, realm, god),
        )


def _weak_points(work: Evaluation, gfs: set[str], setup: Setup) -> Iterator[WeakPoint]:
    """Of every god, so that nobody can tell by them whether one is there."""
    held = borne_items(work.world)
    for realm, god in work.world.persons.gods.items():
        item = work.world.items.get(god.relic) if god.relic else None
        if item is None:
            continue
        bearer = held.get(god.relic)
        covertly = bearer is not None and str(gf_of(bearer.place)) in gfs
        borne = covertly or any(god.relic in placed.items for party in setup.parties for placed in party.figures)
        lies = not borne and item.field.partition("/")[0] in gfs
        yield WeakPoint(god.relic, realm, item.field if lies else "")


# ---- after a battle


def after_battle(work: Evaluation, field: Battlefield, play: BattlePlay) -> None:
    """Losses of gods who met, weak points that changed hands, and wonders that last."""
    del field
    realms = {god.name: realm for realm, god in work.world.persons.gods.items() if not god.ended}
    names = [one.name for one in play.setup.gods]
    for winner, loser, ahead in play.state.god_fights:
        _tell_fight(work, realms[names[winner]], realms[names[loser]], ahead)
    for name, at in play.state.relics.items():
        _settle_relic(work, play, name, at)
    for wonder in play.state.wonders:
        _keep(work, play, realms[names[wonder.god]], wonder)
    fallen = set(play.state.fallen)
    work.world.persons.strengthened = [one for one in work.world.persons.strengthened if one not in fallen]


def _tell_fight(work: Evaluation, winner: str, loser: str, ahead: int) -> None:
    """OEH as in the Archeron, but he may explore (kalevala.24.5.1.verlust)."""
    gods = work.world.persons.gods
    before = gods[winner].pending
    lost = pay(work, winner, loser, ahead)
    if work.world.reading("kalevala.r.gods_meet_details") == GAINS_NOTHING:
        gods[winner].pending = before
    rules = ("kalevala.24.5.1.verlust", "kalevala.24.5.1.goetter", "kalevala.r.gods_meet_details")
    work.turn.tell((winner, loser), "kalevala-god-met", *rules, winner=gods[winner].name, loser=gods[loser].name,
                   oeh=lost)


def _settle_relic(work: Evaluation, play: BattlePlay, name: str, at: str) -> None:
    owner = next((realm for realm, god in work.world.persons.gods.items() if god.relic == name), "")
    item = work.world.items.get(name)
    if not owner or item is None:
        return
    borne = any(name in one.items for one in play.state.present())
    if not borne and not item.field:
        work.world.items[name] = replace(item, field=base(at), known_to=(owner,))
    if name in play.state.relics_lost:
        take(work, owner, play.setup.names[play.state.relics_lost[name]])


def _keep(work: Evaluation, play: BattlePlay, realm: str, wonder: Wonder) -> None:
    party = play.setup.names[wonder.party]
    god = living(work.world, realm)
    assert god is not None
    if wonder.kind == god_powers.STRONG:
        known = work.world.persons.strengthened
        work.world.persons.strengthened = list(dict.fromkeys((*known, *wonder.places)))
    elif wonder.kind == god_powers.SPEED:
        alive = [one for id in wonder.places if not (one := play.state.figures[id]).gone]
        armies: dict[str, Counter[str]] = {}
        for one in alive:
            armies.setdefault(base(one.at).partition("/")[0], Counter())[one.symbol] += 1
        for gf, army in sorted(armies.items()):
            work.world.persons.hastened.append(Hastened(party, gf, work.world.at.gr + 1, dict(army)))
    elif wonder.kind == god_powers.PASS:
        _open_pass(work, wonder.places)
    elif wonder.kind == god_powers.WEAPON and not _for_this_battle(work):
        _make_weapon(work, play, party, god, wonder.of)


def _make_weapon(work: Evaluation, play: BattlePlay, party: str, god: God, symbol: str) -> None:
    """Its bearer has it; where he has fallen it lies, and the ruler for whom it was made knows it."""
    bearer = next((one for one in play.state.figures.values() if symbol in one.items), None)
    lies = next((at for at, things in play.state.lying.items() if symbol in things), "")
    where = lies or (bearer.at if bearer is not None else "")
    if "/" not in where:
        return
    work.world.items[symbol] = Item(symbol, f"Waffe {god.name}", base(lies), (Effect("gp", WEAPON_GP),),
                                    god.weapon[:200], known_to=(party,) if lies else ())
    god.forged = symbol
    rules = ("kalevala.24.faehigkeit.waffe", WEAPON)
    work.turn.tell((party,), "kalevala-god-weapon", *rules, god=god.name, item=symbol, field=base(where))


def _for_this_battle(work: Evaluation) -> bool:
    return work.world.reading(WEAPON) == FOR_THIS_BATTLE


def _next_weapon(work: Evaluation, realm: str, god: God) -> str:
    """Under which symbol another weapon of his would be known; none where he makes none, or none that lasts."""
    if _for_this_battle(work) or WEAPON_ABILITY not in mastered(work.world, realm):
        return ""
    return next(name for tail in ("", *_LETTERS) if (
        name := f"Gw{_LETTERS[(god.number - 1) % 26]}{tail}") not in work.world.items)


def let_weapons_crumble(turn: Turn) -> None:
    """After battles: whoever has made another has that alone, whoever bears the old one."""
    work = evaluation(turn)
    for god in work.world.persons.gods.values():
        if god.forged and not work.world.known_to:
            if god.weapon_made in work.world.items:
                crumble(work, god.weapon_made, WEAPON)
            god.weapon_made, god.forged = god.forged, ""


def _open_pass(work: Evaluation, fields: tuple[str, ...]) -> None:
    """By everybody, until the end of the next GR; one that a god has made before stays as long."""
    for written in fields:
        place = read_place(written)
        land = work.world.lands[place.gf]
        kf, known = Field(place.gf, place.kf or 0).kf, work.world.persons.passes
        lasting = [one for one in known if written not in one.fields]
        if kf not in land.passes | land.built_passes:
            work.replace_land(place.gf, replace(land, passes=land.passes | {kf}))
        elif len(lasting) == len(known):
            continue
        work.world.persons.passes = [*lasting, Pass((written,), work.world.at.gr + 1)]


def close_passes(turn: Turn) -> None:
    work = evaluation(turn)
    if work.world.known_to:
        return
    gone = [one for one in work.world.persons.passes if one.until < work.world.at.gr]
    for written in (field for one in gone for field in one.fields):
        place = read_place(written)
        land = work.world.lands[place.gf]
        work.replace_land(place.gf, replace(land, passes=land.passes - {place.kf or 0}))
    work.world.persons.passes = [one for one in work.world.persons.passes if one not in gone]
    work.world.persons.hastened = [one for one in work.world.persons.hastened if one.gr >= work.world.at.gr]


def hastens(work: Evaluation, realm: str, place: str, stock: Stock) -> int:
    """Twice as far in phase 1 after the battle, if all of them belong to that army (kalevala.r.ability_speed)."""
    gf = str(gf_of(place))
    going = Counter[str]()
    for one, number in stock.each():
        if one.kind.sort in (WARRIOR, PERSON):
            going[_as_led(one.bare)] += number
    now = realm, gf, work.world.at.gr
    armies = (one for one in work.world.persons.hastened if (one.realm, one.place, one.gr) == now)
    found = any(not one.figures or going <= _led(one.figures) for one in armies)
    return 2 if found and work.world.at.phase == 1 else 1


def _led(figures: dict[str, int]) -> Counter[str]:
    found = Counter[str]()
    for symbol, number in figures.items():
        found[_as_led(symbol)] += number
    return found


def _as_led(symbol: str) -> str:
    """A guard is a warrior like others, and a person is the same whatever numbers stand behind the symbol."""
    one = piece(symbol)
    if one is None:
        return symbol
    return one.base if one.kind.sort == PERSON else one.seen
