"""The fourteen spells of a wizard, in the order in which an apprentice learns them (kalevala.19.3.2, r.spell_*)."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

from walstatt.core.questions import Script
from walstatt.core.refusal import refuse
from walstatt.core.tally import Tally
from walstatt.core.texts import shortened
from walstatt.games.kriegsspiel import chariots, effects, hooks, magic, melee, siege, trampling
from walstatt.games.kriegsspiel.crowding import make_room
from walstatt.games.kriegsspiel.forts import BROKEN, CLOSED, GATE, GREAT_KEEP, KEEP, OPEN, Door, base, is_field
from walstatt.games.kriegsspiel.guarding import guarded_buildings, guarded_by
from walstatt.games.kriegsspiel.orders import place_of
from walstatt.games.kriegsspiel.profiles import ARCHER_GP, MELEE_GP, RAFT, SAILING_SHIP
from walstatt.games.kriegsspiel.reaching import strike_flaw
from walstatt.games.kriegsspiel.sheets.reader import QUOTED
from walstatt.games.kriegsspiel.spells import FIGURES, THINGS, Cast, Spell
from walstatt.games.kriegsspiel.state import Effect, Figure, Omen
from walstatt.games.kriegsspiel.ways import LAST, Walker, arriving, has_room, may_stand

if TYPE_CHECKING:
    from walstatt.games.kriegsspiel.ground import Step
    from walstatt.games.kriegsspiel.play import BattlePlay

WEAKENED, STRENGTHENED, ONE_CLASS = "kalevala.r.spell_weaken", "kalevala.r.spell_strengthen", 1
"""The reading by which these spells change somebody's class."""
DRIVEN, THROWN_OFF = "kalevala.r.spell_animals", 1
"""The reading by which riders stay behind when magic moves their animals."""
LASTING, ALWAYS_TWO_ROUNDS = "kalevala.r.spell_duration", 1
INVISIBLE, PARALYSED = "kalevala.r.spell_invisible", "kalevala.r.spell_paralyse"
TRANSFERRED, RIVERS = "kalevala.r.spell_transfer", "kalevala.r.spell_rivers"
STRONGER, WEAKER, DOUBLE = 2, -2, 2
BRIEFLY, ONE_MORE_ROUND = 1, 1
"""Readings: invisible in this round only, paralysed in the next one too."""
OWN_ONLY, NOT_FAR, FAR = 1, 2, 4
"""Readings of transferring: own figures only; at most four small fields away."""
BEASTS: Final = {"RdF": 15, "RD": 20, "Sir": 20, "DD": 25, "SeS": 25}
"""ZEH for each small field: riders of darkness, giants, sirens, dragons, sea serpents."""
WITH_VICTIM: Final = 2
"""`NACH 2A+10/20, b3`: where a beast goes, and whom it attacks there."""
OF_RIVER, OF_SHIP = 5, 5
OF_WALL, OF_TOWER, OF_KEEP, OUTER, CASTLE = 5, 10, 15, 5, 3
CALM, STRONG, WAYS = 0, 3, 6


Effecting = Callable[["BattlePlay", Cast], Script[None]]


def _until(play: BattlePlay, cast: Cast) -> int:
    longer = play.ruling(LASTING) == ALWAYS_TWO_ROUNDS and cast.spell.lasts == 1
    return cast.spell.until(play) + longer


def _laying(kind: str, amount: int = 0) -> Effecting:
    def effect(play: BattlePlay, cast: Cast) -> Script[None]:
        yield from ()
        until = _until(play, cast)
        if kind == effects.UNSEEN and play.ruling(INVISIBLE) == BRIEFLY:
            until = play.state.round
        if kind == effects.STILL and play.ruling(PARALYSED) == ONE_MORE_ROUND:
            until = play.state.round + 1

        def lay(one: Figure) -> None:
            much = _of_class(one, amount) if kind == effects.POINTS and _goes_by_class(play, amount) else amount
            effects.lay(one, Effect(kind, until, cast.spell.rule, much))

        for one in cast.struck:
            lay(one)
        tell(play, cast)
        _take_in_unseen(play, cast, lay, shows=kind == effects.STILL)

    return effect


def _goes_by_class(play: BattlePlay, amount: int) -> bool:
    return (play.ruling(STRENGTHENED) if amount > 0 else play.ruling(WEAKENED)) == ONE_CLASS


def _of_class(figure: Figure, amount: int) -> int:
    """By a reading what lies between his class and the one above or below it; the usual points where there is none."""
    found = figure.profile
    classes = list(ARCHER_GP if found.is_archer else MELEE_GP)
    if not found.is_warrior or found.rank not in classes:
        return amount
    place = classes.index(found.rank) + (1 if amount > 0 else -1)
    gp = ARCHER_GP if found.is_archer else MELEE_GP
    return gp[classes[place]] - gp[found.rank] if 0 <= place < len(classes) else amount


def _take_in_unseen(play: BattlePlay, cast: Cast, lay: Callable[[Figure], None], *, shows: bool) -> None:
    """Camouflaged groups on these small fields are paid for and struck, too; for which ZEH do not suffice they are
    left out (kalevala.r.factor_gaps). Only who is paralysed is seen (kalevala.22.ksp.laehmen)."""
    spent = int(magic.cost(play, cast).total)
    for group in hooks.unseen(play, cast.places):
        price = cast.spell.base * sum(magic.factor(play, one).number for one in group.figures)
        if not magic.spends(play, cast, spent, price):
            continue
        spent += price
        if _is_safe(play, cast, group.figures[0]):
            continue
        for one in group.show() if shows else group.figures:
            lay(one)
        if not shows:
            group.keep(group.figures)


def _is_safe(play: BattlePlay, cast: Cast, hidden: Figure) -> bool:
    """Protection from magic protects unseen, and nobody is told."""
    hostile = hidden.party < 0 or play.are_enemies(hidden.party, cast.caster.party)
    return effects.has(hidden, effects.SAFE) and hostile


def tell(play: BattlePlay, cast: Cast) -> None:
    struck = [one.id for one in cast.struck]
    play.note(f"kriegsspiel-spell-{cast.spell.key}-done", cast.spell.rule, cast.spell.detail, LASTING,
              figures=struck or "–", count=len(struck))


# ---- transferring


def _fixed(play: BattlePlay, figure: Figure) -> bool:
    """What may be put elsewhere: not vessels, nor what leans at a wall."""
    del play
    return not figure.profile.is_vessel and not figure.leans


def _check_transfer(play: BattlePlay, cast: Cast) -> None:
    _landings(play, cast)


def _landings(play: BattlePlay, cast: Cast) -> dict[str, str]:
    """By the id of who is put somewhere where; raises Refused where somebody finds no place."""
    rule, detail = cast.spell.rule, cast.spell.detail
    wanted = [(place_of(play, place, cast.spell.word), ids) for place, ids in cast.wish.onto]
    if not cast.figures or not wanted:
        raise refuse(rule, "kriegsspiel-refused-nowhere", spell=cast.spell.word)
    reading = play.ruling(TRANSFERRED)
    foreign = any(not play.are_friendly(one.party, cast.caster.party) for one in cast.figures)
    far = any(play.ground.distance(cast.places[0], place) > FAR for place, _ in wanted)
    if (reading == OWN_ONLY and foreign) or (reading == NOT_FAR and far):
        raise refuse(detail, "kriegsspiel-refused-nowhere", spell=cast.spell.word)
    moved = {one.id for one in cast.figures}
    stranger = next((id for _, ids in wanted for id in ids if id not in moved), None)
    if stranger is not None:
        raise refuse(detail, "kriegsspiel-refused-no-figure", given=shortened(stranger, QUOTED))
    standing = {at: [one for one in here if one.id not in moved] for at, here in play.standing().items()}
    guarded, found = guarded_buildings(play, cast.caster.party), dict[str, str]()
    for unit in _units(play, cast.figures):
        named = {one.id for one in unit}
        for place, ids in wanted:
            if not named.intersection(ids) if ids else any(named.intersection(others) for _, others in wanted):
                continue
            if effects.is_shielded(play, cast.places[0], place, cast.caster.party):
                raise refuse("kalevala.24.faehigkeit.zauberschutz3", "kriegsspiel-refused-shield")
            if place in guarded:
                raise refuse(guarded_by(play, cast.caster.party), "kriegsspiel-refused-guarded", at=place)
            if _bears(play, cast, unit, place, standing):
                found.update((one.id, place) for one in unit)
                standing.setdefault(place, []).extend(unit)
                break
        else:
            raise refuse(detail, "kriegsspiel-refused-no-landing", figure=play.name(unit[0]))
    return found


def _units(play: BattlePlay, figures: tuple[Figure, ...]) -> Iterator[list[Figure]]:
    """Who sits on an animal goes with it."""
    for one in figures:
        if one.riders:
            yield [one, *(play.state.figures[id] for id in one.riders)]
        elif not one.mount:
            yield [one]


def _bears(play: BattlePlay, cast: Cast, unit: list[Figure], place: str, standing: dict[str, list[Figure]]) -> bool:
    spot, first = play.ground.spots[place], unit[0]
    hostile = play.are_enemies(first.party, cast.caster.party)
    if hostile and (spot.water or not spot.open or spot.indoors):
        return False
    deck = spot.water and place in play.decks()
    ground = (spot.open or deck) and play.is_there(place) and may_stand(play, first, place)
    upstairs = spot.raised and (len(unit) > 1 or not first.is_person)
    here = [one for one in standing.get(place, []) if not one.profile.is_vessel]
    alone = play.is_among_own(first, here)
    return ground and not upstairs and alone and play.fits(place, [*here, *arriving(place, unit)])


def _transfer(play: BattlePlay, cast: Cast) -> Script[None]:
    landings = _landings(play, cast)
    struck = cast.struck
    fallen = [rider for one in struck for rider in play.upon(one)]
    for one in fallen:
        one.at = base(one.at)
    _dismount_unstruck(play, struck)
    for one in struck:
        one.at = landings.get(one.id, one.at)
        one.facing, one.squeezed, one.swims, one.heading = 0, False, False, ""
        for horse in (one, *play.team(one)):
            play.unharness(horse)
        effects.lay(one, Effect(effects.MOVED, play.state.round, cast.spell.rule))
    tell(play, cast)
    for one in struck:
        if one.is_person and not one.gone:
            play.capture(one)
    yield from make_room(play, [one for one in fallen if one not in struck])


def _dismount_unstruck(play: BattlePlay, struck: list[Figure]) -> None:
    """Who wards the spell off stays behind when what he rides is put elsewhere."""
    for animal in [one for one in struck if one.riders]:
        stay = [id for id in animal.riders if play.state.figures[id] not in struck]
        animal.riders = tuple(id for id in animal.riders if id not in stay)
        for id in stay:
            play.state.figures[id].mount = ""


# ---- moving animals and mythical beasts


def _is_animal(play: BattlePlay, figure: Figure) -> bool:
    del play
    return figure.profile.is_animal and figure.profile.symbol not in BEASTS


def _check_animals(play: BattlePlay, cast: Cast) -> None:
    if not cast.figures or len(cast.wish.onto) != 1:
        raise refuse(cast.spell.rule, "kriegsspiel-refused-nowhere", spell=cast.spell.word)
    goal = place_of(play, cast.wish.onto[0][0], cast.spell.word)
    if not any(_way(play, cast, one, goal) for one in cast.figures):
        raise refuse(cast.spell.detail, "kriegsspiel-refused-too-far", spell=cast.spell.word, at=goal)


def _way(play: BattlePlay, cast: Cast, animal: Figure, goal: str) -> tuple[str, ...]:
    """Within its speed, as its owner could move it: to room, or into enemies of the caster if its kind tramples."""
    if effects.is_idle(animal):
        return ()
    if animal.team:
        return (goal,)
    walker = Walker.of(play, animal)._replace(gait=animal.symbol, climbs=False)
    trips = walker.reach(animal.at, animal.profile.pace, LAST)
    if not (animal.profile.is_heavy and _has_enemies(play, cast, goal)):
        return trips[goal].path if goal in trips and _has_place(play, animal, goal) else ()
    if not trampling.yields(play, goal, [animal], cast.caster.party, play.standing().get(goal, ())):
        return ()
    free = walker._replace(barred=walker.barred - {goal})
    found = [
        (trip.steps, walker.numbers(trip), (*trip.path, goal)) for name, trip in trips.items()
        for step in play.ground.steps[name]
        if step.to == goal and not play.is_river(step) and free.leads(name, step)
        and trip.steps < animal.profile.pace
    ]
    return min(found)[2] if found else ()


def _has_place(play: BattlePlay, animal: Figure, at: str) -> bool:
    """Only a rider takes what strangers have left there."""
    standing = play.standing()
    among_own = play.is_among_own(animal, (one for one in standing.get(at, ()) if not one.profile.is_vessel))
    return has_room(play, animal, at, standing) and (bool(animal.riders) or among_own)


def _has_enemies(play: BattlePlay, cast: Cast, at: str) -> bool:
    return any(play.are_enemies(one.party, cast.caster.party) for one in play.standing().get(at, ()))


def _move_animals(play: BattlePlay, cast: Cast) -> Script[None]:
    goal = place_of(play, cast.wish.onto[0][0], cast.spell.word)
    tell(play, cast)
    for animal in cast.struck:
        if animal.gone:
            continue
        if play.ruling(DRIVEN) == THROWN_OFF:
            _throw_off(play, cast, animal)
        riders = [play.state.figures[id] for id in animal.riders]
        yield from _drive(play, cast, animal, goal)
        for one in (animal, *riders):
            if not one.gone:
                effects.lay(one, Effect(effects.MOVED, play.state.round, cast.spell.rule))


def _throw_off(play: BattlePlay, cast: Cast, animal: Figure) -> None:
    """By a reading its riders stay where they are."""
    for id in animal.riders:
        play.state.figures[id].mount = ""
        play.note("kriegsspiel-thrown-off", cast.spell.detail, figure=play.name(play.state.figures[id]))
    animal.riders = ()


def _drive(play: BattlePlay, cast: Cast, animal: Figure, goal: str) -> Script[None]:
    if animal.team:
        wagon = play.state.figures[animal.team]
        if not effects.has(wagon, effects.MOVED):
            chariots.drive(play, wagon, frozenset([goal]))
            effects.lay(wagon, Effect(effects.MOVED, play.state.round, cast.spell.rule))
        return
    path = _way(play, cast, animal, goal)
    if not path:
        return
    unit = [animal, *(play.state.figures[id] for id in animal.riders)]
    if _has_enemies(play, cast, goal) and animal.profile.is_heavy:
        owners = [one.party for one in unit]
        for one in unit:
            one.party = cast.caster.party
        yield from trampling.run_over(play, animal, path)
        for one, owner in zip(unit, owners, strict=True):
            one.party = owner
        return
    for one in unit:
        one.at, one.squeezed = goal, False
        one.entered += len(path)
    for rider in unit[1:]:
        play.capture(rider)


def _beast(play: BattlePlay, cast: Cast) -> tuple[Figure, tuple[str, ...]]:
    """Whose ever it is, by its id or its symbol; raises Refused for what is none, or too far."""
    wanted = cast.wish.named[0] if len(cast.wish.named) == 1 else ""
    beasts = [
        one for one in play.state.present()
        if one.profile.symbol in BEASTS and wanted in (one.id, one.profile.symbol)
        and not (effects.has(one, effects.UNSEEN) and play.are_enemies(one.party, cast.caster.party))
    ]
    named = min(beasts, key=lambda one: play.ground.distance(cast.caster.at, one.at), default=None)
    if named is None or not 1 <= len(cast.wish.onto) <= WITH_VICTIM:
        raise refuse(cast.spell.rule, "kriegsspiel-refused-no-beast")
    goal = place_of(play, cast.wish.onto[0][0], cast.spell.word)
    trips = Walker.of(play, named).reach(named.at, named.profile.pace, LAST)
    ends_there = goal in trips and has_room(play, named, goal, play.standing()) and may_stand(play, named, goal)
    if not ends_there or goal == named.at or effects.has(named, effects.MOVED, effects.STILL, effects.STONE):
        raise refuse(cast.spell.detail, "kriegsspiel-refused-too-far", spell=cast.spell.word, at=goal)
    return named, trips[goal].path


def _victim(play: BattlePlay, cast: Cast) -> Figure | None:
    """Whom it is to attack from where it ends."""
    if len(cast.wish.onto) < WITH_VICTIM:
        return None
    id = cast.wish.onto[1][0]
    found = play.state.figures.get(id)
    if found is None or found.gone:
        raise refuse(cast.spell.detail, "kriegsspiel-refused-no-figure", given=shortened(id, QUOTED))
    return found


def _obeying(play: BattlePlay, cast: Cast, beast: Figure) -> tuple[int, str]:
    """For this moment it is the caster's; back to whom it belongs."""
    before = beast.party, beast.at
    beast.party, beast.at = cast.caster.party, place_of(play, cast.wish.onto[0][0], cast.spell.word)
    return before


def _check_beast(play: BattlePlay, cast: Cast) -> None:
    beast, _ = _beast(play, cast)
    victim = _victim(play, cast)
    if victim is None:
        return
    before = _obeying(play, cast, beast)
    flaw = strike_flaw(play, beast, victim)
    beast.party, beast.at = before
    if flaw is not None:
        raise flaw
    if beast.acted:
        raise refuse(cast.spell.detail, "kriegsspiel-refused-idle", figure=play.name(beast))


def _beast_price(play: BattlePlay, cast: Cast) -> Tally:
    """By the small fields that it is moved."""
    beast, path = _beast(play, cast)
    return Tally(BEASTS[beast.profile.symbol] * len(path), cast.spell.rule)


def _move_beast(play: BattlePlay, cast: Cast) -> Script[None]:
    """There, and at whoever is named; then it is its owner's again."""
    beast, path = _beast(play, cast)
    if magic.protected(play, cast._replace(figures=(beast,))):
        return
    victim = _victim(play, cast)
    owner, _ = _obeying(play, cast, beast)
    beast.entered += len(path)
    effects.lay(beast, Effect(effects.MOVED, play.state.round, cast.spell.rule))
    play.note(f"kriegsspiel-spell-{cast.spell.key}-done", cast.spell.rule, cast.spell.detail, LASTING,
              figures=[beast.id], count=1)
    if victim is not None:
        yield from melee.duel(play, beast, victim, None)
    beast.party = owner


# ---- wind


def _is_driven(play: BattlePlay, figure: Figure) -> bool:
    """Longships are independent of the wind."""
    del play
    return figure.symbol in (SAILING_SHIP, RAFT)


def _check_wind(play: BattlePlay, cast: Cast) -> None:
    del play
    way, strength = cast.wish.number(magic.DIRECTION), cast.wish.number(magic.STRENGTH)
    if way is None or strength is None or not 1 <= way <= WAYS or not CALM <= strength <= STRONG:
        raise refuse(cast.spell.detail, "kriegsspiel-refused-wind")


def _blow(play: BattlePlay, cast: Cast) -> Script[None]:
    yield from ()
    way, strength = cast.wish.number(magic.DIRECTION) or 1, cast.wish.number(magic.STRENGTH) or 0
    for one in cast.struck:
        effects.lay(one, Effect(effects.WIND, play.state.round, cast.spell.rule, 10 * way + strength))
    tell(play, cast)


# ---- rivers


def _river(play: BattlePlay, cast: Cast) -> list[tuple[str, Step]]:
    """All edges of the river that the named one belongs to, inside of one large field, both ways."""
    named = cast.wish.named[0] if len(cast.wish.named) == 1 else ""
    here, _, there = named.partition(">")
    step = play.ground.edges.get((here, there))
    if step is None or not step.river:
        raise refuse(cast.spell.rule, "kriegsspiel-refused-no-river", given=named)
    gf = play.ground.spots[here].gf
    edges = {
        frozenset((at, one.to)) for at, steps in play.ground.steps.items() if play.ground.spots[at].gf == gf
        for one in steps if one.river and is_field(at) and is_field(one.to)
    }
    found, open_ends = {frozenset((here, there))}, [frozenset((here, there))]
    while open_ends:
        one = open_ends.pop()
        fresh = [other for other in edges - found if _meet(play, one, other)]
        found.update(fresh)
        open_ends += fresh
    pairs = [pair for one in found for pair in (tuple(sorted(one)), tuple(sorted(one, reverse=True)))]
    return [(pair[0], play.ground.edges[pair[0], pair[1]]) for pair in sorted(pairs)]


def _meet(play: BattlePlay, one: frozenset[str], other: frozenset[str]) -> bool:
    """Two edges have a corner in common if they share a small field and their others lie side by side."""
    ends = sorted(one ^ other)
    return len(ends) == 2 and (ends[0], ends[1]) in play.ground.edges


def _check_river(play: BattlePlay, cast: Cast) -> None:
    _river(play, cast)


def _river_price(play: BattlePlay, cast: Cast) -> Tally:
    del play
    return Tally(OF_RIVER, cast.spell.rule)


def _turning_river(kind: str) -> Effecting:
    other = effects.FLOODED if kind == effects.DRY else effects.DRY

    def effect(play: BattlePlay, cast: Cast) -> Script[None]:
        yield from ()
        places = tuple(f"{step.way}>{step.to}" for _, step in _river(play, cast))
        before = [one for one in play.state.omens if one.kind != other or not set(one.places) & set(places)]
        cancelled = len(before) < len(play.state.omens)
        play.state.omens = before
        if not cancelled:
            until = LAST if play.ruling(RIVERS) == 1 else _until(play, cast)
            play.state.omens.append(Omen(kind, until, cast.spell.rule, places))
        play.note(f"kriegsspiel-spell-{cast.spell.key}-done", cast.spell.rule, cast.spell.detail, LASTING,
                  figures="–", count=len(places) // 2)

    return effect


def _rivers(play: BattlePlay, caster: Figure) -> list[str]:
    """An edge of each that somebody stands beside."""
    del caster
    beside = [(one.at, step) for one in play.state.present() if one.is_person for step in play.ground.steps[one.at]]
    return list(dict.fromkeys(f"{at}>{step.to}" for at, step in beside if step.river))[:4]


# ---- gates


def _gate(play: BattlePlay, cast: Cast) -> Door:
    named = cast.wish.named[0] if len(cast.wish.named) == 1 else ""
    door = play.ground.plan.doors.get(named)
    if door is None or door.kind != GATE:
        raise refuse(cast.spell.rule, "kriegsspiel-refused-no-such-gate", given=named)
    if play.stands(door) == BROKEN:
        raise refuse(cast.spell.detail, "kriegsspiel-refused-broken-gate", given=named)
    return door


def _check_gate(play: BattlePlay, cast: Cast) -> None:
    _gate(play, cast)


def _gate_price(play: BattlePlay, cast: Cast) -> Tally:
    door = _gate(play, cast)
    house = play.house(door.fort) if not door.wall else None
    keep = house is not None and house.kind in (KEEP, GREAT_KEEP)
    tally = Tally(OF_WALL if door.wall else OF_KEEP if keep else OF_TOWER, cast.spell.rule)
    sides = [base(one) for one in door.name.split(">")]
    outer = any(
        len(fortress.fields) >= CASTLE and len([one for one in sides if one in fortress.fields]) == 1
        for fortress in siege.fortresses(play)
    )
    return tally.change(OUTER if outer else 0, cast.spell.rule)


def _turn_gate(play: BattlePlay, cast: Cast) -> Script[None]:
    yield from ()
    door = _gate(play, cast)
    opens = play.stands(door) == CLOSED
    play.state.doors[door.name] = OPEN if opens else CLOSED
    play.state.omens.append(Omen(effects.HELD, play.state.round, cast.spell.rule, (door.name,)))
    key = "kriegsspiel-spell-gates-open" if opens else "kriegsspiel-spell-gates-close"
    play.note(key, cast.spell.rule, cast.spell.detail, at=door.name)


def _gates(play: BattlePlay, caster: Figure) -> list[str]:
    del caster
    return [one.name for one in play.ground.plan.doors.values() if one.kind == GATE and play.stands(one) != BROKEN][:6]


# ---- what is worth a thought


def _against(play: BattlePlay, caster: Figure) -> list[str]:
    """Small fields where nobody of the own stands."""
    return [at for at, own in _people(play, caster).items() if not own]


def _for_own(play: BattlePlay, caster: Figure) -> list[str]:
    return [at for at, own in _people(play, caster).items() if own]


def _people(play: BattlePlay, caster: Figure) -> dict[str, bool]:
    """Small fields with people, those nearest to the caster first: is one of his own among them?"""
    found: dict[str, bool] = {}
    there = [one for one in play.state.present() if one.is_person]
    for one in sorted(there, key=lambda one: play.ground.distance(caster.at, one.at)):
        found[one.at] = found.get(one.at, False) or play.are_friendly(one.party, caster.party)
    return dict(list(found.items())[:6])


def _put_elsewhere(play: BattlePlay, caster: Figure) -> list[str]:
    """Own ones to a trade centre or beside an enemy, enemies out of it."""
    found = []
    sites = [at for at in play.ground.sites.values() if at in play.ground.inside]
    for start in _for_own(play, caster)[:2]:
        found += [f"{start} {magic.ONTO} {at}" for at in sites]
    for start in _against(play, caster)[:2]:
        aside = [name for name in play.ground.rings(start, 3) if name in play.ground.inside]
        found += [f"{start} {magic.ONTO} {at}" for at in aside[-2:]]
    return found


def _ships(play: BattlePlay, caster: Figure) -> list[str]:
    vessels = [one.id for one in play.vessels() if _is_driven(play, one)][:2]
    del caster
    return [f"{id} {magic.DIRECTION} {way} {magic.STRENGTH} {STRONG}" for id in vessels for way in (1, 4)]


def _animals(play: BattlePlay, caster: Figure) -> list[str]:
    del caster
    places = dict.fromkeys(one.at for one in play.state.present() if _is_animal(play, one))
    return [
        f"{at} {magic.ONTO} {name}" for at in list(places)[:3]
        for name in list(play.ground.rings(base(at), 2))[:4] if name in play.ground.inside
    ]


def _beasts(play: BattlePlay, caster: Figure) -> list[str]:
    """Beside people whom it could strike there."""
    found = []
    for one in [one for one in play.state.present() if one.profile.symbol in BEASTS][:2]:
        trips = Walker.of(play, one).reach(one.at, one.profile.pace, LAST)
        foes = [each for each in play.state.present() if each.is_person and play.are_enemies(each.party, caster.party)]
        for foe in foes[:4]:
            found += [f"{one.id} {magic.ONTO} {step.to}, {foe.id}" for step in play.ground.steps[foe.at]
                      if step.to in trips][:1]
    return found


SPELLS: Final = (
    Spell(
        word="Schwächen", key="weaken", rule="kalevala.19.3.2.schwaechen", detail=WEAKENED, base=1,
        effect=_laying(effects.POINTS, WEAKER), proposals=_against,
    ),
    Spell(
        word="Stärken", key="strengthen", rule="kalevala.19.3.2.staerken", detail=STRENGTHENED,
        base=1, effect=_laying(effects.POINTS, STRONGER), proposals=_for_own,
    ),
    Spell(
        word="Unsichtbar machen", key="invisible", rule="kalevala.19.3.2.unsichtbar",
        detail=INVISIBLE, base=3, effect=_laying(effects.UNSEEN), lasts=2, proposals=_for_own,
    ),
    Spell(
        word="Lähmen", key="paralyse", rule="kalevala.19.3.2.laehmen", detail=PARALYSED, base=4,
        effect=_laying(effects.STILL), proposals=_against,
    ),
    Spell(
        word="Versteinern", key="petrify", rule="kalevala.19.3.2.versteinern", detail="kalevala.r.spell_petrify",
        base=4, effect=_laying(effects.STONE), lasts=2,
    ),
    Spell(
        word="Versetzen", key="transfer", rule="kalevala.19.3.2.versetzen", detail=TRANSFERRED,
        base=4, onto=True, takes=_fixed, check=_check_transfer, effect=_transfer, proposals=_put_elsewhere,
    ),
    Spell(
        word="Tiere bewegen", key="animals", rule="kalevala.19.3.2.tiere_bewegen", detail=DRIVEN,
        base=8, onto=True, takes=_is_animal, check=_check_animals, effect=_move_animals, proposals=_animals,
    ),
    Spell(
        word="Fabelwesen bewegen", key="beasts", rule="kalevala.19.3.2.fabelwesen_bewegen",
        detail="kalevala.r.spell_mythical", aim=THINGS, onto=True, check=_check_beast, price=_beast_price,
        effect=_move_beast, proposals=_beasts,
    ),
    Spell(
        word="Geschwindigkeit verdoppeln", key="speed", rule="kalevala.19.3.2.geschwindigkeit",
        detail="kalevala.r.spell_speed", base=1, effect=_laying(effects.SPEED, DOUBLE), proposals=_for_own,
    ),
    Spell(
        word="Lokaler Wind", key="wind", rule="kalevala.19.3.2.wind", detail="kalevala.r.spell_wind", base=OF_SHIP,
        aim=FIGURES, takes=_is_driven, check=_check_wind, effect=_blow, proposals=_ships,
    ),
    Spell(
        word="Fluss austrocknen", key="dry-river", rule="kalevala.19.3.2.fluss_trocknen",
        detail=RIVERS, aim=THINGS, check=_check_river, price=_river_price,
        effect=_turning_river(effects.DRY), proposals=_rivers,
    ),
    Spell(
        word="Fluss überschwemmen", key="flood-river", rule="kalevala.19.3.2.fluss_fluten",
        detail=RIVERS, aim=THINGS, check=_check_river, price=_river_price,
        effect=_turning_river(effects.FLOODED), proposals=_rivers,
    ),
    Spell(
        word="Tore bewegen", key="gates", rule="kalevala.19.3.2.tore", detail="kalevala.r.spell_gate", aim=THINGS,
        check=_check_gate, price=_gate_price, effect=_turn_gate, proposals=_gates,
    ),
    Spell(
        word="Schutzzauber", key="protection", rule="kalevala.19.3.2.schutz", detail="kalevala.r.spell_protection",
        base=2, effect=_laying(effects.SAFE), lasts=2, proposals=_for_own,
    ),
)
