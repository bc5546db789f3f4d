"""What gods do on a battlefield, ability by ability: kalevala.24.1.2.grund, 24.faehigkeit and their rulings.

Each power says whether it could be done; if not, the basic ability takes its place.
"""
from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace as with_fields
from typing import TYPE_CHECKING, Final

from walstatt.core.questions import Script
from walstatt.core.refusal import Refused
from walstatt.core.tally import Tally
from walstatt.games.kriegsspiel import chariots, damage, effects, magic, onagers, sailing, sinking
from walstatt.games.kriegsspiel.crowding import come_down, make_room
from walstatt.games.kriegsspiel.danger import in_order, roll_for_survival, survival_number
from walstatt.games.kriegsspiel.decks import hull
from walstatt.games.kriegsspiel.figures import god_abilities as words
from walstatt.games.kriegsspiel.figures.god_deeds import Deed
from walstatt.games.kriegsspiel.figures.mythical_beasts import BEASTS, DRAGON, NAMES, SERPENT, SIREN
from walstatt.games.kriegsspiel.figures.relics import leave_relics
from walstatt.games.kriegsspiel.figures.wizard_spells import SPELLS
from walstatt.games.kriegsspiel.forts import BROKEN, TEMPLE, Fort, base
from walstatt.games.kriegsspiel.hooks import befall
from walstatt.games.kriegsspiel.profiles import ONAGER
from walstatt.games.kriegsspiel.rolls import throw
from walstatt.games.kriegsspiel.spells import GODS, Cast, Wish
from walstatt.games.kriegsspiel.state import FLED, OUT, Effect, Figure, Omen, Wonder
from walstatt.games.kriegsspiel.ways import LAST, may_stand
from walstatt.hexmap.terrain import MOUNTAINS, TERRAINS, WATER

if TYPE_CHECKING:
    from walstatt.games.kriegsspiel.play import BattlePlay
    from walstatt.games.kriegsspiel.setup import ComingGod

Power = Callable[["BattlePlay", Figure, Deed], Script[bool]]
BASIC_RULE, BASIC_DETAIL, SPELLS_DETAIL, ONE = (
    "kalevala.24.1.2.grund", "kalevala.r.basic_ability", "kalevala.r.god_spells", "kalevala.24.5.1.faehigkeiten",
)
ARMY, RESISTS = "kalevala.r.god_army", 10
PEOPLE_RE, THINGS_RE = 28, 12
"""Of an army, by list price."""
MOST_EDGES, SHIELDED, CHANGED, MOST_PASS, BEAST_ROUNDS = 12, 3, 3, 3, 2
EVERYBODY: Final = 1
"""The reading by which an army is all that a ruler has in the large field."""
RESISTING: Final = ("Kö", "Z", "Zs", "Pr", "My", "Ag")
"""Of an army (kalevala.r.god_army)."""
RESISTING_FAR: Final = ("Kö", "Pr", "My")
"""And immortal wizards, who hover: neither the mortal one nor an agent."""
NEVER_COPIED: Final = ("Kö", "Z", "Zs", "Pr", "Gö")
SPEED, WEAPON, FAR, PASS, STRONG, COLLAPSE = "speed", "weapon", "far", "pass", "strong", "collapse"
"""Wonders that outlast the battle."""
MAKES_KF: Final = {"Tiefland": "T", "Hochland": "H", "Sumpf": "s", "Wald": "t", "Wüste": "d", "Eis": "e",
                   "Gebirge": MOUNTAINS, "Wasser": WATER}
PARALYSES: Final = "paralyse"
"""A spell for where nobody is seen, too: it may hold a camouflaged group (kalevala.22.ksp.laehmen)."""
LURES, SINKS = 2, 12
"""How far a siren is heard, and what a sea serpent's dice must show."""


def perform(play: BattlePlay, god: Figure, deed: Deed) -> Script[bool]:
    """One deed; False if nothing came of it."""
    return (yield from POWERS[deed.what](play, god, deed))


def name_of(play: BattlePlay, god: Figure) -> str:
    return play.setup.gods[play.state.divine[god.id].god].name


def first_place(play: BattlePlay, one: ComingGod) -> str:
    """Where a god appears who names no small field: over most enemies, else in the middle."""
    seat = play.setup.seat(one.against)
    found = _crowded(play, lambda figure: figure.party == seat)
    return found or min(play.ground.inside)


def _crowded(play: BattlePlay, wanted: Callable[[Figure], bool], *, seen_from: str = "") -> str:
    """The small field with most of them, the first in order."""
    count: dict[str, int] = {}
    for one in play.state.present():
        at = base(one.at)
        if one.is_person and at in play.ground.spots and wanted(one) and not (
                seen_from and effects.is_shielded(play, seen_from, at)):
            count[at] = count.get(at, 0) + 1
    return min(count, key=lambda at: (-count[at], play.ground.spots[at].number), default="")


def _is_enemy(play: BattlePlay, god: Figure) -> Callable[[Figure], bool]:
    against = play.setup.seat(play.setup.gods[play.state.divine[god.id].god].against)
    return lambda one: one.party == against or play.are_enemies(god.party, one.party)


def _aim(play: BattlePlay, god: Figure, deed: Deed, *, own: bool = False) -> str:
    """The small field that is named, else where most enemies, or most of the own, are."""
    if deed.at:
        at = base(deed.at[0])
        open_to = at in play.ground.inside and not effects.is_shielded(play, god.at, at)
        return at if open_to else ""
    return _crowded(play, (lambda one: one.party == god.party) if own else _is_enemy(play, god), seen_from=god.at)


def _fields(play: BattlePlay, god: Figure, deed: Deed, most: int) -> tuple[str, ...]:
    """Up to so many that hang together; the rest of a deed that names none is around the first."""
    named = tuple(dict.fromkeys(base(one) for one in deed.at))
    if not named:
        first = _aim(play, god, deed)
        near = sorted((at for at in play.ground.inside if at == base(at)),
                      key=lambda at: (play.ground.distance(first, at), play.ground.spots[at].number)) if first else []
        named = tuple(_hanging(play, near, most))
    fits = len(named) <= most and all(at in play.ground.inside for at in named) and hang_together(play, named)
    return named if fits and not any(effects.is_shielded(play, god.at, at) for at in named) else ()


def _hanging(play: BattlePlay, near: Iterable[str], most: int) -> list[str]:
    found: list[str] = []
    for at in near:
        if len(found) < most and (not found or any(play.ground.distance(at, one) == 1 for one in found)):
            found.append(at)
    return found


def hang_together(play: BattlePlay, fields: tuple[str, ...]) -> bool:
    left, edge = set(fields[1:]), list(fields[:1])
    while edge:
        here = edge.pop()
        near = [one for one in left if play.ground.distance(here, one) == 1]
        left.difference_update(near)
        edge += near
    return bool(fields) and not left


def _tell(play: BattlePlay, god: Figure, word: str, *rules: str, target: list[str]) -> None:
    known = words.ABILITIES.get(word)
    cited = (known.rule,) if known is not None else (BASIC_RULE, BASIC_DETAIL)
    play.note("kriegsspiel-god-deed", *cited, ONE, *rules, name=name_of(play, god), deed=word, target=target)


# ---- the basic ability


def _basic(most: int) -> Power:
    def power(play: BattlePlay, god: Figure, deed: Deed) -> Script[bool]:
        own = play.setup.gods[play.state.divine[god.id].god].abilities
        widest = 10 if words.BASIC_10 in own else 3 if words.BASIC_3 in own else 1
        wanted = deed if deed.at or most > 1 else Deed(words.BASIC, tuple(filter(None, [_aim(play, god, deed)])))
        fields = _fields(play, god, wanted, max(most, widest)) if wanted.at or most > 1 else ()
        if not fields:
            return False
        _tell(play, god, deed.what, BASIC_RULE, BASIC_DETAIL, target=list(fields))
        for at in fields:
            yield from strike(play, at)
        return True

    return power


def strike(play: BattlePlay, at: str) -> Script[None]:
    """A hit on the whole small field: devices, vessels and buildings first, then everybody on all storeys."""
    fallen = yield from _hit_things(play, at)
    yield from _survive_all(play, [at], fallen)


def _hit_things(play: BattlePlay, at: str) -> Script[list[Figure]]:
    """Who fell from what broke has yet to find room."""
    fallen = list[Figure]()
    house = play.house(at)
    for place in _levels(play, at):
        for one in [one for one in play.standing().get(place, ()) if one.profile.is_device]:
            fallen += damage.wreck(play, one, BASIC_RULE, BASIC_DETAIL)
    if house is not None and house.storeys:
        yield from damage.hit_wall(play, house, house.storeys[0], 0)
        yield from damage.collapse_if_open(play, house, house.storeys[0])
    for wall in _walls(play, at)[:1] if house is None else ():
        play.break_open(wall)
        play.note("kriegsspiel-breach", damage.BUILDINGS, at=wall)
    vessel = play.decks().get(at)
    if vessel is not None:
        sinking.hit(play, vessel)
    return fallen


def _survive_all(play: BattlePlay, fields: Sequence[str], fallen: Sequence[Figure]) -> Script[None]:
    """In towers and keeps, inside devices and on top of them, seen or not: nobody is left out, also who has to step
    aside."""
    yield from befall(play, [name for name in play.ground.inside if base(name) in fields])
    struck = [one for at in fields for place in _levels(play, at) for one in in_order(play, place)]
    needs = [(one, survival_number(one, fire=True)) for one in struck]
    yield from make_room(play, fallen)
    for one, need in needs:
        if not one.gone:
            yield from roll_for_survival(play, one, need)


def _levels(play: BattlePlay, at: str) -> list[str]:
    """All places on a small field: its ground, storeys, platforms, ladders, siege towers."""
    return [place for place in play.standing() if base(place) == at]


def _walls(play: BattlePlay, at: str) -> list[str]:
    doors = play.ground.plan.doors.values()
    return [door.name for door in doors if door.wall and at in (base(one) for one in door.name.split(">"))
            and play.state.doors.get(door.name) != BROKEN]


# ---- abilities that bear the names of spells


def _as_spell(word: str, *, own: bool = False, foreign: bool = False, called: str = "",
              takes: Callable[[Figure], bool] | None = None) -> Power:
    rule = words.ABILITIES[called or word].rule
    found = next(one for one in SPELLS if one.word == word)
    spell = with_fields(found, school=GODS, rule=rule, base=0)

    def power(play: BattlePlay, god: Figure, deed: Deed) -> Script[bool]:
        at = _aim(play, god, deed, own=own)
        figures = tuple(one for one in play.state.present()
                        if base(one.at) == at and not one.profile.hovers and (takes is None or takes(one))
                        and not (foreign and one.party == god.party))
        gropes = bool(deed.at) and found.key == PARALYSES
        if not at or not (figures or gropes):
            return False
        onto = tuple((place, ()) for place in deed.to)
        cast = Cast(god, spell, Wish((at,), onto), (at,), figures)
        try:
            if spell.check is not None:
                spell.check(play, cast)
        except Refused:
            return False
        _tell(play, god, called or word, SPELLS_DETAIL, target=[at, *deed.to])
        priced = cast._replace(spell=with_fields(spell, base=found.base))
        contested = yield from magic.contest(play, priced, int(magic.cost(play, priced).total))
        if contested is not None:
            yield from spell.effect(play, cast._replace(spared=contested | magic.protected(play, cast)))
        return True

    return power


def _lives(one: Figure) -> bool:
    return not one.profile.is_device and not one.profile.is_vessel


def _is_beast_of_burden(one: Figure) -> bool:
    return one.profile.is_animal


def _devices(play: BattlePlay, god: Figure, deed: Deed) -> Script[bool]:
    """An onager shoots where he wants it; anything else goes there, as far as it comes in a round."""
    at = _aim(play, god, deed)
    there = [one for one in play.state.present() if one.party != god.party and _lies_on(one, at)]
    goal = base(deed.to[0]) if deed.to else ""
    if not there or goal not in play.ground.inside:
        return False
    engine = next((one for one in there if one.symbol == ONAGER and not one.damaged), None)
    aim = onagers.named(play, deed.to[0]) if engine is not None else None
    if engine is not None and aim is not None and onagers.in_range(play, engine.at, aim.at):
        _tell(play, god, deed.what, SPELLS_DETAIL, target=[at, goal])
        engine.acted = True
        yield from onagers.shoot(play, engine, god, aim)
        return True
    return (yield from _move_device(play, god, deed, there, goal))


def _lies_on(one: Figure, at: str) -> bool:
    """A device or a vessel there; of a ship also its bow."""
    return (one.profile.is_device and base(one.at) == at) or (one.profile.is_vessel and at in hull(one).cells)


def _move_device(play: BattlePlay, god: Figure, deed: Deed, there: list[Figure], goal: str) -> Script[bool]:
    """The first that comes nearer to where he wants it."""
    for one in there:
        start = (one.at, one.front)
        if one.profile.is_vessel and play.ground.spots[goal].water:
            yield from sailing.steer(play, one, sailing.to_place(play, goal))
        elif one.front and not one.profile.is_vessel:
            chariots.drive(play, one, frozenset({goal}))
        elif one.profile.is_device:
            _drag(play, god, one, goal)
        if (one.at, one.front) != start:
            one.acted = True
            effects.lay(one, Effect(effects.MOVED, play.state.round, words.ABILITIES[deed.what].rule))
            _tell(play, god, deed.what, SPELLS_DETAIL, target=[base(start[0]), base(one.at)])
            return True
    return False


def _drag(play: BattlePlay, god: Figure, device: Figure, goal: str) -> None:
    """With nobody to help it: one small field (kalevala.r.war.geraet_bewegen)."""
    at = base(device.at)
    room = may_stand(play, device, goal) and play.fits(goal, [*play.standing().get(goal, []), device])
    if room and not device.leans and play.ground.distance(at, goal) == 1 and not effects.is_shielded(
            play, at, goal, god.party):
        device.at = goal
        device.entered += 1


# ---- the land


def _river(play: BattlePlay, god: Figure, deed: Deed) -> Script[bool]:
    """A line of edges that hang together, inside of one large field and not through buildings."""
    yield from ()
    edges = list(dict.fromkeys(tuple(sorted(edge)) for edge in deed.edges))
    gfs = {place.partition("/")[0] for edge in edges for place in edge}
    known = all((one, other) in play.ground.edges for one, other in edges)
    built = any(play.house(place) is not None for edge in edges for place in edge)
    if not edges or len(edges) > MOST_EDGES or len(gfs) != 1 or not known or built or not _is_line(play, edges):
        return False
    rule = words.ABILITIES[words.RIVER].rule
    places = tuple(f"{one}>{other}" for one, other in edges)
    play.state.omens.append(Omen(effects.RIVER, LAST, rule, places))
    _tell(play, god, deed.what, "kalevala.r.ability_river", target=list(places))
    return True


def _is_line(play: BattlePlay, edges: list[tuple[str, ...]]) -> bool:
    left, line = set(edges[1:]), [edges[0]]
    while line:
        one = line.pop()
        near = [other for other in left if _share_a_corner(play, one, other)]
        left.difference_update(near)
        line += near
    return not left


def _share_a_corner(play: BattlePlay, one: tuple[str, ...], other: tuple[str, ...]) -> bool:
    ends = sorted(set(one) ^ set(other))
    return len(ends) == 2 and (ends[0], ends[1]) in play.ground.edges


def _terrain(play: BattlePlay, god: Figure, deed: Deed) -> Script[bool]:
    """Three small fields for three rounds; who cannot be there rolls for survival and is put aside."""
    letter = MAKES_KF.get(deed.of, deed.of if deed.of in TERRAINS else "")
    fields = _fields(play, god, deed, CHANGED) if deed.at else ()
    built = any(play.house(at) is not None for at in fields)
    if not letter or not fields or (built and letter in (MOUNTAINS, WATER)):
        return False
    rule = words.ABILITIES[words.TERRAIN].rule
    places = tuple(f"{at}={letter}" for at in fields)
    play.state.omens.append(Omen(effects.TERRAIN, play.state.round + CHANGED - 1, rule, places))
    _tell(play, god, deed.what, "kalevala.r.ability_terrain", target=[deed.of, *fields])
    for at in fields:
        yield from _leave_bad_ground(play, at)
    yield from _leave_dry_land(play)
    return True


def restore_ground(play: BattlePlay) -> Script[None]:
    """After its last round land is as it was; whoever may not be there then is put aside, too."""
    ending = [one for one in effects.omens(play, effects.TERRAIN) if one.until == play.state.round]
    play.state.omens = [one for one in play.state.omens if one not in ending]
    for written in [place for one in ending for place in one.places]:
        yield from _leave_bad_ground(play, written.partition("=")[0])
    if ending:
        yield from _leave_dry_land(play)


def _leave_dry_land(play: BattlePlay) -> Script[None]:
    """Vessels whose water is none any more go to the nearest where one can lie, or are gone; who swam stands."""
    spots, rule = play.ground.spots, "kalevala.r.ability_terrain"
    for one in play.state.present():
        one.swims = one.swims and spots[one.at].water
    for vessel in [one for one in play.vessels() if not all(spots[cell].water for cell in hull(one).cells)]:
        yield from befall(play, hull(vessel).cells)
        rolled = yield from throw(play, vessel, "survival", rule, survival_number(vessel))
        berth = _berth(play, vessel) if rolled.reached else ()
        if berth:
            play.note("kriegsspiel-survives", rule, dice=rolled.fell, figure=play.name(vessel))
            play.shift(vessel, *berth)
            continue
        aboard = [one for one in play.state.present() if one.at in hull(vessel).cells]
        sinking.sink(play, vessel)
        for one in aboard:
            one.swims = one.swims and spots[one.at].water


def _berth(play: BattlePlay, vessel: Figure) -> tuple[str, ...]:
    """Stern and bow on the nearest water where nothing lies."""
    taken = {cell for cell, lies in play.decks().items() if lies is not vessel}
    free = sorted((at for at in play.ground.inside if play.ground.spots[at].water and at not in taken),
                  key=lambda at: (play.ground.distance(vessel.at, at), play.ground.spots[at].number))
    if not vessel.front:
        return (free[0], "") if free else ()
    return next(((at, to) for at in free for to in free if (at, to) in play.ground.edges), ())


def _leave_bad_ground(play: BattlePlay, at: str) -> Script[None]:
    spot = play.ground.spots[at]
    if not spot.open or spot.water:
        yield from befall(play, (at,))
    here = [one for one in play.standing().get(at, ()) if not one.mount and not one.profile.is_vessel]
    bad = [one for one in here if not spot.open or spot.water or not may_stand(play, one, at)]
    for one in bad:
        riders = [play.state.figures[id] for id in one.riders]
        for each in (one, *riders):
            if not each.gone:
                yield from roll_for_survival(play, each, survival_number(each))
        for each in (one, *riders):
            if not each.gone and not each.mount:
                come_down(play, each)
                for rider in (play.state.figures[id] for id in each.riders):
                    rider.at = each.at
    yield from make_room(play, [one for one in play.standing().get(at, ()) if not one.mount])


def _passes(play: BattlePlay, god: Figure, deed: Deed) -> Script[bool]:
    """Through up to three mountain fields that hang together."""
    yield from ()
    fields = _fields(play, god, deed, MOST_PASS) if deed.at else ()
    mountains = all(play.ground.spots[at].terrain.letter == MOUNTAINS for at in fields)
    if not fields or not mountains:
        return False
    play.state.omens.append(Omen(effects.PASS, LAST, words.ABILITIES[words.PASSES].rule, fields))
    _wonder(play, god, PASS, fields)
    _tell(play, god, deed.what, "kalevala.r.ability_passes", target=list(fields))
    return True


def _wonder(play: BattlePlay, god: Figure, kind: str, places: tuple[str, ...] = (), of: str = "",
            party: int | None = None) -> None:
    number = play.state.divine[god.id].god
    play.state.wonders.append(Wonder(kind, number, places, of, god.party if party is None else party))


def _shield(play: BattlePlay, god: Figure, deed: Deed) -> Script[bool]:
    """Nothing crosses its border in either direction, for this round and the next two."""
    yield from ()
    if deed.what == words.SHIELD_GF:
        gf = (deed.at[0] if deed.at else god.at).partition("/")[0]
        fields = tuple(at for at in play.ground.inside if at == base(at) and at.partition("/")[0] == gf)
    else:
        fields = _fields(play, god, deed, SHIELDED)
    if not fields:
        return False
    rule = words.ABILITIES[deed.what].rule
    play.state.omens.append(Omen(effects.SHIELD, play.state.round + SHIELDED - 1, rule, tuple(sorted(fields)),
                                 god.party))
    _tell(play, god, deed.what, "kalevala.r.ability_shield", target=list(fields)[:3])
    return True


# ---- walls


def _collapse(play: BattlePlay, god: Figure, deed: Deed) -> Script[bool]:
    """All walls of a small field; a tower or a keep is a ruin. Temples stand."""
    at = _aim(play, god, deed)
    house = play.house(at) if at else None
    walls = _walls(play, at) if at else []
    if (house is not None and _is_temple(house)) or not (house is not None or walls):
        return False
    _tell(play, god, deed.what, "kalevala.r.ability_walls", target=[at])
    for wall in walls:
        play.break_open(wall)
        play.note("kriegsspiel-breach", damage.BUILDINGS, at=wall)
    if house is not None:
        yield from damage.collapse(play, house)
    return True


def _is_temple(house: Fort) -> bool:
    return house.kind == TEMPLE


def _fortify(play: BattlePlay, god: Figure, deed: Deed) -> Script[bool]:
    """All walls and sides of one small field, for good."""
    yield from ()
    at = _aim(play, god, deed, own=True)
    if not at or not (play.house(at) is not None or _walls(play, at)) or onagers.is_strong(play, at):
        return False
    play.state.omens.append(Omen(effects.STRONG, LAST, words.ABILITIES[deed.what].rule, (at,)))
    _wonder(play, god, STRONG, (at,))
    _tell(play, god, deed.what, "kalevala.r.ability_wall_strength", target=[at])
    return True


def _quake(play: BattlePlay, god: Figure, deed: Deed) -> Script[bool]:
    """Things and buildings of a whole large field first, then everybody in it."""
    gf = (deed.at[0] if deed.at else god.at).partition("/")[0]
    fields = sorted((at for at in play.ground.inside if at == base(at) and at.partition("/")[0] == gf
                     and not effects.is_shielded(play, god.at, at)),
                    key=lambda at: play.ground.spots[at].number)
    if not fields:
        return False
    _tell(play, god, deed.what, "kalevala.r.ability_quake", target=[gf])
    fallen = list[Figure]()
    for at in fields:
        fallen += yield from _hit_things(play, at)
    yield from _survive_all(play, fields, fallen)
    return True


# ---- armies


def _army(play: BattlePlay, god: Figure, deed: Deed, party: int | None = None) -> list[Figure]:
    """Figures of one ruler in one large field, no more than an army, the dearest first."""
    gf = (deed.at[0] if deed.at else god.at).partition("/")[0]
    seat = play.setup.seat(deed.of) if deed.of else party
    there = [one for one in play.state.present()
             if base(one.at).partition("/")[0] == gf and not one.profile.hovers and not one.profile.is_vessel
             and one.party == seat and not effects.is_shielded(play, god.at, one.at)]
    found, spent = list[Figure](), {True: 0, False: 0}
    for one in sorted(there, key=lambda one: -one.profile.price):
        most = PEOPLE_RE if one.is_person else THINGS_RE
        if play.ruling("kalevala.r.god_army") == EVERYBODY or spent[one.is_person] + one.profile.price <= most:
            spent[one.is_person] += one.profile.price
            found.append(one)
    ids = {one.id for one in found}
    whole = [one for one in found if not one.mount or one.mount in ids]
    return [one for one in whole if all(id in ids for id in one.riders)]


def _control(play: BattlePlay, god: Figure, deed: Deed) -> Script[bool]:
    """They obey him in this round, fight their own side too, and then their ruler again."""
    against = play.setup.seat(play.setup.gods[play.state.divine[god.id].god].against)
    army = [one for one in _army(play, god, deed, against) if one.party != god.party and not one.team]
    if not army:
        return False
    _tell(play, god, deed.what, ARMY, "kalevala.r.ability_control", target=[one.id for one in army])
    for one in army:
        if one.profile.symbol in RESISTING and (yield from _resists(play, one, ARMY)):
            continue
        play.state.swayed[one.id] = (one.party, one.group)
        one.party, one.group, one.facing = god.party, god.group, 0
    play.state.shared = list(dict.fromkeys((*play.state.shared, *(one.at for one in army))))
    return True


def _resists(play: BattlePlay, one: Figure, rule: str) -> Script[bool]:
    rolled = yield from throw(play, one, "ward", rule, Tally(RESISTS, rule))
    key = "kriegsspiel-wards-off" if rolled.reached else "kriegsspiel-wards-not"
    play.note(key, rule, dice=rolled.fell, figure=play.name(one))
    return rolled.reached


def _duplicate(play: BattlePlay, god: Figure, deed: Deed) -> Script[bool]:
    """Copies on the same or a neighbouring small field with room, for this round."""
    yield from ()
    army = [one for one in _army(play, god, deed, god.party) if not one.mount and not one.team]
    made = list[str]()
    for one in army:
        unit = [each for each in (one, *(play.state.figures[id] for id in one.riders))
                if each.profile.symbol not in NEVER_COPIED]
        near = [one.at, *(step.to for step in play.ground.steps[one.at])]
        at = next((place for place in near if unit and _has_room(play, unit[0], place, unit[1:])), None)
        if at is not None and not effects.is_shielded(play, one.at, at):
            made += _copied(play, unit, at, words.ABILITIES[deed.what].rule)
    if not made:
        return False
    _tell(play, god, deed.what, ARMY, "kalevala.r.ability_duplicate", target=made)
    return True


def _copied(play: BattlePlay, unit: Sequence[Figure], at: str, rule: str) -> list[str]:
    """Who rides has a copy that rides."""
    copies = {
        one.id: Figure(f"{one.id}x", one.party, one.symbol, at, one.group, home=one.home, sent=one.sent,
                       effects=(Effect(effects.COPY, play.state.round, rule),))
        for one in unit
    }
    for one in unit:
        if one.mount in copies:
            animal, rider = copies[one.mount], copies[one.id]
            rider.mount, animal.riders = animal.id, (*animal.riders, rider.id)
    play.state.figures.update((copy.id, copy) for copy in copies.values())
    return [copy.id for copy in copies.values()]


def _has_room(play: BattlePlay, one: Figure, at: str, others: Sequence[Figure] = ()) -> bool:
    if at not in play.ground.inside or at in play.built_over() or play.ground.spots[at].water:
        return False
    here = play.standing().get(at, [])
    friendly = play.is_among_own(one, here)
    return friendly and play.ground.spots[at].open and may_stand(play, one, at) and play.fits(at, [*here, one, *others])


def release(play: BattlePlay) -> None:
    """The end of a round: whoever obeyed a god obeys his ruler again, copies and called beasts vanish."""
    for id, (party, group) in play.state.swayed.items():
        one = play.state.figures[id]
        one.party, one.group = party, group
    play.state.swayed.clear()
    for one in list(play.state.present()):
        copy = effects.effect(one, effects.COPY)
        if copy is not None and copy.until <= play.state.round:
            play.remove(one, OUT)


def _hasten(play: BattlePlay, god: Figure, deed: Deed) -> Script[bool]:
    """In the next phase 1, outside of the battle."""
    yield from ()
    army = [one for one in _army(play, god, deed, god.party) if one.is_person]
    if not army:
        return False
    _wonder(play, god, SPEED, tuple(one.id for one in army), party=army[0].party)
    _tell(play, god, deed.what, ARMY, "kalevala.r.ability_speed", target=[one.id for one in army])
    return True


def _weapon(play: BattlePlay, god: Figure, deed: Deed) -> Script[bool]:
    """For a figure of the ruler whom he supports, on his own small field."""
    yield from ()
    here = [one for one in play.state.present(god.party) if one.is_person and base(one.at) == base(god.at)]
    wanted = [one for one in here if not deed.of or one.is_called(deed.of)]
    if not wanted:
        return False
    maker = play.setup.gods[play.state.divine[god.id].god]
    name = maker.forges or f"Waffe {maker.name}"[:40]
    _crumble(play, {name, maker.weapon})
    wanted[0].items = (*wanted[0].items, name)
    play.show_things((name,))
    _wonder(play, god, WEAPON, (wanted[0].id,), name)
    _tell(play, god, deed.what, "kalevala.r.ability_weapon", target=[wanted[0].id])
    return True


def _crumble(play: BattlePlay, things: set[str]) -> None:
    """Whoever bears them, seen or not, and wherever they lie."""
    for one in play.state.figures.values():
        one.items = tuple(each for each in one.items if each not in things)
    for group in play.state.hidden:
        left = ((symbol, tuple(each for each in borne if each not in things)) for symbol, borne in group.items.items())
        group.items = {symbol: borne for symbol, borne in left if borne}
    for at, lying in play.state.lying.items():
        play.state.lying[at] = tuple(each for each in lying if each not in things)


def _far(play: BattlePlay, god: Figure, deed: Deed) -> Script[bool]:
    """One figure or object to any large field of the same plane; magic things stay behind."""
    goal = deed.to[0] if deed.to else ""
    at = base(deed.at[0]) if deed.at else ""
    there = [one for one in play.state.present()
             if (not at or base(one.at) == at) and not one.riders and not one.team
             and not one.profile.is_vessel and one.profile.symbol != "Gö"
             and (not deed.of or one.is_called(deed.of))
             and not effects.is_shut_in(play, one.at) and not effects.is_shielded(play, god.at, one.at)]
    if not there or not goal or goal[:1] != god.at[:1] or not (deed.of or at):
        return False
    target = there[0]
    _tell(play, god, deed.what, "kalevala.r.ability_far_transfer", target=[target.id, goal])
    can = target.profile.hovers or target.profile.symbol in RESISTING_FAR
    if can and (yield from _resists(play, target, words.ABILITIES[deed.what].rule)):
        return True
    play.leave_things(target)
    leave_relics(play, target)
    play.drop(target)
    _wonder(play, god, FAR, (goal,), target.id, target.party)
    animal = play.state.figures.get(target.mount)
    if animal is not None and len(animal.riders) > 1:
        animal.riders, target.mount = tuple(id for id in animal.riders if id != target.id), ""
        animal = None
    for one in (target, animal) if animal is not None else (target,):
        one.gone, one.at = FLED, goal.partition("/")[0]
    return True


# ---- mythical beasts


def _call(play: BattlePlay, god: Figure, deed: Deed) -> Script[bool]:
    """One of five, for this round and the next; it obeys the god's side."""
    yield from ()
    symbol = NAMES.get(deed.of.casefold(), "")
    goal = base(deed.at[0]) if deed.at else ""
    id = f"{god.id}b{play.state.round}"
    if not symbol:
        return False
    written = play.setup.beasts.get(symbol, symbol)
    beast = Figure(id, god.party, written, goal or god.at, god.group, home=god.home, effects=(
        Effect(effects.COPY, play.state.round + BEAST_ROUNDS - 1, words.ABILITIES[deed.what].rule),))
    near = sorted(play.ground.inside, key=lambda at: (play.ground.distance(beast.at, at), play.ground.spots[at].number))
    fits = _swims if symbol in (SERPENT, SIREN) else _has_room
    at = next((at for at in (near[:1] if goal else near) if fits(play, beast, at)), None)
    if at is None or effects.is_shielded(play, god.at, at):
        return False
    beast.at = at
    play.state.figures[id] = beast
    _tell(play, god, deed.what, "kalevala.r.mythical_beasts", target=[symbol, at])
    return True


def _swims(play: BattlePlay, beast: Figure, at: str) -> bool:
    """In the water; a siren at the shore, too."""
    spot = play.ground.spots[at]
    shore = any(play.ground.spots[step.to].water for step in play.ground.steps.get(at, ()))
    if spot.water and at not in play.decks():
        return True
    return beast.profile.symbol == SIREN and shore and _has_room(play, beast, at)


def let_beasts_act(play: BattlePlay) -> Script[None]:
    """Sirens lure, dragons breathe, sea serpents drag ships down, in the place of an attack."""
    for one in [one for one in play.state.present() if one.profile.symbol in BEASTS and not effects.is_idle(one)]:
        if one.profile.symbol == SIREN:
            yield from _lure(play, one)
        elif one.profile.symbol == DRAGON:
            yield from _breathe(play, one)
        elif one.profile.symbol == SERPENT:
            yield from _drag_down(play, one)


def _near_enemies(play: BattlePlay, beast: Figure, most: int) -> str:
    return _crowded(play, lambda one: play.are_enemies(one.party, beast.party) and (
        1 <= play.ground.distance(base(one.at), base(beast.at)) <= most), seen_from=beast.at)


def _lure(play: BattlePlay, siren: Figure) -> Script[None]:
    at = _near_enemies(play, siren, LURES)
    if not at:
        return
    siren.acted = True
    play.note("kriegsspiel-siren", "kalevala.r.mythical_beasts", figure=play.name(siren), at=at)
    for one in [one for place in _levels(play, at) for one in play.standing()[place] if one.is_person]:
        if not (yield from _resists(play, one, "kalevala.r.mythical_beasts")):
            effects.lay(one, Effect(effects.STILL, play.state.round, "kalevala.r.mythical_beasts"))


def _breathe(play: BattlePlay, dragon: Figure) -> Script[None]:
    at = _near_enemies(play, dragon, 1)
    if not at:
        return
    dragon.acted = True
    play.note("kriegsspiel-dragon", "kalevala.r.mythical_beasts", BASIC_RULE, figure=play.name(dragon), at=at)
    yield from strike(play, at)


def _drag_down(play: BattlePlay, serpent: Figure) -> Script[None]:
    ships = [one for one in play.vessels() if play.are_enemies(one.party, serpent.party)
             and min(play.ground.distance(serpent.at, at) for at in filter(None, (one.at, one.front))) == 1]
    if not ships:
        return
    serpent.acted = True
    rule = "kalevala.r.mythical_beasts"
    rolled = yield from throw(play, serpent, "serpent", rule, Tally(SINKS, rule))
    play.note("kriegsspiel-serpent", rule, dice=rolled.fell, figure=play.name(serpent), target=play.name(ships[0]))
    if rolled.reached:
        sinking.sink(play, ships[0])


POWERS: Final[dict[str, Power]] = {
    words.BASIC: _basic(1), words.BASIC_3: _basic(3), words.BASIC_10: _basic(10),
    words.STRENGTHEN: _as_spell("Stärken", own=True), words.WEAKEN: _as_spell("Schwächen"),
    words.PARALYSE: _as_spell("Lähmen"), words.PETRIFY: _as_spell("Versteinern"),
    words.TRANSFER: _as_spell("Versetzen", takes=_lives),
    words.ANIMALS: _as_spell("Tiere bewegen", foreign=True, takes=_is_beast_of_burden, called=words.ANIMALS),
    words.DEVICES: _devices, words.RIVER: _river, words.TERRAIN: _terrain, words.PASSES: _passes,
    words.SHIELD: _shield, words.SHIELD_GF: _shield, words.COLLAPSE: _collapse, words.FORTIFY: _fortify,
    words.QUAKE: _quake, words.CONTROL: _control, words.DUPLICATE: _duplicate, words.SPEED: _hasten,
    words.WEAPON: _weapon, words.FAR: _far, words.MYTHICAL: _call,
}
