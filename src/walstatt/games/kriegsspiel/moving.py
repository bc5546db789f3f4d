"""How groups carry out their lines on the ground: kalevala.r.war.befehle_feld and gruppe_bewegen."""
from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from walstatt.core.questions import Script
from walstatt.games.kriegsspiel import (
    ascents,
    besieging,
    chariots,
    devices,
    effects,
    fleets,
    gates,
    lines,
    onagers,
    orders,
    phalanx,
    rams,
    saddling,
    sailing,
    stores,
    storming,
    trampling,
    unordered,
    wagons,
)
from walstatt.games.kriegsspiel.forts import is_field
from walstatt.games.kriegsspiel.ground import Step
from walstatt.games.kriegsspiel.orders import Command, Line
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.profiles import LEADING, ONAGER, SIEGE_TOWER
from walstatt.games.kriegsspiel.reaching import in_bow_reach, in_sight, strike_places
from walstatt.games.kriegsspiel.state import Figure, Group
from walstatt.games.kriegsspiel.swimming import jump
from walstatt.games.kriegsspiel.ways import LAST, RIVER, Goals, Walker, has_room, way_towards
from walstatt.hexmap.terrain import MOUNTAINS

COMMANDS, MOVES = "kalevala.r.war.befehle_feld", "kalevala.r.war.gruppe_bewegen"
STEPS, PATHS = "kalevala.r.war.handlung_schritte", "kalevala.r.war.wegfindung"

STAYING: Final = (
    orders.HOLD, orders.SHOOT, orders.PUT_DOWN, orders.PLUNDER_RE, orders.PLUNDER_GOODS, orders.RAZE, orders.PITCH,
    orders.SEEK_ASCENT, orders.DESTROY, orders.SEARCH,
)
"""Under these nobody leaves his place, and a phalanx stays one."""
HOVERING: Final = ("kalevala.19.3.1.kf_zug", "kalevala.19.3.1.gelaende", "kalevala.19.3.1.raum")
"""How a wizard moves above the ground."""


def movement(play: BattlePlay) -> Script[bool]:
    """One group is told what to do, and moves."""
    party = play.active
    group = next((one for one in play.state.groups if one.party == party and _awaits_orders(play, one)), None)
    if group is None:
        return True
    asked = group
    args = {
        "unit": f"{party}/{group.name}", "group": group.name, "count": len(play.members(group)),
        "round": play.state.round,
    }
    written = yield Command(
        party, COMMANDS, lambda: proposals(play, asked), lambda value: orders.judged(play, asked, value), args
    )
    line = orders.judged(play, group, written)
    if line.command == orders.DETACH:
        detach(play, group, line)
        return False
    group.line, group.ordered = written, True
    play.note("kriegsspiel-ordered", "kalevala.16.1.befehle", COMMANDS, seat=party, group=group.name, line=written)
    yield from carry_out(play, group, line)
    return False


def _awaits_orders(play: BattlePlay, group: Group) -> bool:
    return not group.ordered and any(not one.swims for one in play.members(group))


def detach(play: BattlePlay, group: Group, line: Line) -> None:
    """Some of a group become one of their own, and are asked next; each group can be divided until it is one figure."""
    ids, _, name = line.target.rpartition(" ")
    place = play.state.groups.index(group)
    play.state.groups.insert(place + 1, Group(name, group.party))
    for id in ids.split(","):
        play.state.figures[id.strip()].group = name
    play.note("kriegsspiel-detached", orders.FORM, seat=group.party, group=group.name, name=name)


def proposals(play: BattlePlay, group: Group) -> list[str]:
    """Lines that are worth a thought; always at least one."""
    members = [one for one in play.members(group) if not one.swims]
    if not any(one.is_person for one in members):
        return [orders.HOLD, *(f"{orders.ADVANCE} {name}" for name in _near(play, members[0]))]
    # Whoever takes the first that comes still fights.
    found = [f"{orders.ATTACK} {orders.NEAREST}", orders.HOLD]
    if any(one.profile.is_archer for one in members):
        found.insert(0, f"{orders.SHOOT} {orders.NEAREST}")
    found += [f"{orders.TAKE} {orders.SITE}{gf}" for gf, at in play.ground.sites.items() if at in play.ground.inside]
    found += [
        f"{orders.PROTECT} {orders.GROUP}{one.name}" for one in play.state.groups
        if one.party == group.party and one is not group and play.members(one)
    ]
    four = next(phalanx.fours(play, group), None)
    if four is not None:
        found += [f"{orders.PHALANX} {facing} MIT {orders.PUSH}" for facing in range(1, 7)]
        found += [
            f"{orders.PHALANX} {four[0].facing} {step.to}" for step in play.ground.steps[four[0].at]
            if phalanx.faces(play, four[0], step.to) and step.to in play.ground.inside
        ]
    beside = dict.fromkeys(step.to for one in members for step in play.ground.steps[one.at])
    found += [f"{word} {target}".strip() for word, target in gates.proposals(play, members)]
    found += [f"{orders.STORM} {at}" for at in storming.proposals(play, members)]
    found += [f"{orders.BREAK} {at}" for at in onagers.proposals(play, members)]
    found += [f"{orders.BREAK} {at}" for at in rams.proposals(play, members)]
    found += _at_sea(play, group)
    if any(one.profile.is_device for one in play.state.present(group.party)):
        found.append(orders.DESTROY)
    if play.setup.covers:
        found.append(orders.SEARCH)
    if play.state.stores:
        found += [f"{orders.ATTACK} {orders.NEAREST} MIT {orders.WITH_RE}", orders.PUT_DOWN]
    chariot = wagons.harnessed(play, group.party, group.name)
    found += [orders.UNHARNESS] if chariot else []
    found += [f"{orders.HARNESS} {at}" for at in beside if _is_allowed(play, group, f"{orders.HARNESS} {at}")]
    found += [line for line in (orders.MOUNT, orders.DISMOUNT) if _is_allowed(play, group, line)]
    if chariot or trampling.drivers(play, members):
        found.append(f"{orders.TRAMPLE} {orders.NEAREST}")
    found += [f"{orders.SEEK_ASCENT} {name}" for name in ascents.worth_a_look(play, members)][:1]
    swims = [f"{orders.SWIM} {name}" for name in beside if play.ground.spots[name].stream]
    found += [line for line in swims if _is_allowed(play, group, line)]
    found += [f"{orders.ADVANCE} {name}" for name in _near(play, members[0])]
    return list(dict.fromkeys(found))  # at sea a place can be near for the vessel and for who walks over it


def _at_sea(play: BattlePlay, group: Group) -> list[str]:
    """Of a group that steers vessels: against the enemy's, ashore, and over the water."""
    fleet = sailing.fleet(play, group.party, group.name)
    if not fleet:
        return []
    words = orders.AGAINST_VESSELS if sailing.enemy_vessels(play, group.party) else ()
    found = [f"{word} {orders.NEAREST}" for word in words]
    near = [name for name in play.ground.rings(fleet[0].at, 3) if name in play.ground.inside]
    shores = [name for name in near if play.ground.spots[name].open and play.ground.spots[name].level == 1]
    found += [f"{orders.LAND} {name}" for name in shores[:2]]
    found += [f"{orders.ADVANCE} {name}" for name in near if play.ground.spots[name].water][-2:]
    return [line for line in found if _is_allowed(play, group, line)]


def _is_allowed(play: BattlePlay, group: Group, written: str) -> bool:
    return orders.Command(group.party, "", list, lambda value: orders.judged(play, group, value), {}).offers(written)


def _near(play: BattlePlay, figure: Figure) -> list[str]:
    walker, standing = Walker.of(play, figure), play.standing()
    trips = walker.reach(figure.at, play.speed(figure), LAST)
    found = [name for name, trip in trips.items() if trip.path and has_room(play, figure, name, standing)]
    return sorted(found, key=lambda name: play.ground.spots[name].number)


# ---- carrying out


def carry_out(play: BattlePlay, group: Group, line: Line) -> Script[None]:
    """All of the group together; without orders those of each kind do what theirs does."""
    ready = [one for one in play.members(group) if not one.swims and not one.landed and not effects.is_idle(one)]
    if line.command != orders.UNORDERED:
        yield from _follow(play, group, line, ready)
        return
    play.note("kriegsspiel-without-orders", unordered.RULE, seat=group.party, group=group.name)
    for each, some in unordered.parts(play, ready):
        yield from _follow(play, group, each, some)


def _follow(play: BattlePlay, group: Group, line: Line, ready: list[Figure]) -> Script[None]:
    """Single figures, those nearest to their goal first, then by listing."""
    members = [one for one in ready if play.leads_mount(one)]
    if line.command == orders.PHALANX:
        phalanx.order(play, group, *orders.phalanx_wish(play, line))
    elif line.command not in STAYING:
        phalanx.dissolve(play, members)
    if orders.WITH_RE in line.options:
        stores.take_up(play, members)
    if line.command == orders.PUT_DOWN:
        stores.put_down(play, members)
    aims = {one.id: _AIMS[line.command](play, one, line) for one in members if line.command in _AIMS}
    hauls = line.command in devices.HAULED or orders.FORWARD in line.options
    people = [one for one in members if one.profile.handles and not _drives(play, one, line)]
    if line.command == orders.STORM and ">" not in line.target:
        aims |= storming.brought(play, group, people, line.target)
    together = orders.TOGETHER in line.options
    most = _slowest(play, group, members, devices.teams(play, group, people) if hauls else []) if together else LAST
    beside = {one.id: rams.beside(play, one) for one in members} if line.command == orders.BREAK else {}
    busy = devices.haul(play, group, people, aims, most) if hauls else set()
    aims |= {id: frozenset([engine.at]) for id, engine in beside.items() if engine is not None}
    busy |= _drive(play, group, line, aims, most)
    if play.has_vessels:
        busy |= yield from fleets.sail(play, group, line)
        members = [one for one in members if not one.gone and not one.swims]
    if line.command == orders.LAND:
        ashore = [one for one in members if one.profile.handles and one.id not in busy]
        busy |= devices.haul(play, group, ashore, aims, most)
    led = led_by(play, group, [one for one in people if one.id not in busy])
    members = [one for one in members if one.id not in busy]
    for one in _nearest_first(play, members, aims):
        aim, horses = aims[one.id], led.get(one.id, [])
        far = min(most, LEADING * effects.haste(horses)) if horses else most
        if line.command == orders.SHOOT and one.profile.is_archer:
            move(play, one, _way_to_shoot(play, one, line, aim, most))
        elif aim:
            move(play, one, way_towards(play, one, aim, far, horses), horses)
    play.claim_vessels()
    if line.command == orders.STORM:
        yield from _climb_up(play, ready, line, busy)
    if line.command == orders.KNOT:
        storming.knot(play, members)
    if line.command == orders.TRAMPLE:
        yield from _trample(play, play.members(group), line)
    if line.command == orders.HARNESS:
        wagons.harness(play, members, orders.place_of(play, line.target, line.command))
    if line.command == orders.MOUNT:
        saddling.mount(play, group)
    if line.command == orders.DISMOUNT:
        saddling.dismount(play, group)
    if line.command == orders.UNHARNESS:
        wagons.unharness(play, play.members(group))
    if line.command in orders.DOORS:
        kinds, opens = orders.DOORS[line.command]
        at = orders.place_of(play, line.target, line.command) if line.target else ""
        gates.turn(play, members, kinds, opens=opens, at=at)
    if line.command == orders.SEARCH:
        search(play, group, ready)
    if line.command == orders.SEEK_ASCENT:
        yield from ascents.search(play, members, orders.place_of(play, line.target, line.command))
    if line.command == orders.CLIMB:
        yield from gates.climb(play, members, orders.place_of(play, line.target, line.command))
    if line.command == orders.SWIM:
        jump(play, members, orders.place_of(play, line.target, line.command))


def _slowest(play: BattlePlay, group: Group, members: list[Figure], teams: list[devices.Team]) -> int:
    """How far the slowest of a group can go: on foot, on animals, with a device or on a chariot."""
    chariots_of = wagons.harnessed(play, group.party, group.name)
    aboard = {one.id for wagon in chariots_of for one in wagons.crew(play, wagon)}
    paces = [play.speed(one) for one in members if one.id not in aboard]
    return min([*paces, *(one.pace for one in teams), *(wagons.pace(play, one) for one in chariots_of)], default=0)


def search(play: BattlePlay, group: Group, ready: list[Figure]) -> None:
    """For somebody whom nobody sees: the action of each, in the large field where he stands."""
    for one in [one for one in ready if one.is_person and not one.acted]:
        one.acted = True
        gf = play.spot(one).gf
        play.state.searches[gf] = play.state.searches.get(gf, 0) + 1
    play.note("kriegsspiel-searches", "kalevala.22.ksp.suchen", seat=group.party, group=group.name)


def _drives(play: BattlePlay, figure: Figure, line: Line) -> bool:
    """Is it aboard a chariot that goes with it?"""
    wagon = play.wagon(figure)
    return wagon is not None and bool(wagon.front) and line.command not in chariots.LEFT_BEHIND


def _drive(play: BattlePlay, group: Group, line: Line, aims: dict[str, Goals], most: int) -> set[str]:
    """Chariots go with their crews, or stand while these are to stay; who is aboard does not leave them."""
    busy: set[str] = set()
    for wagon in wagons.harnessed(play, group.party, group.name):
        wagon.rolls = False
        if line.command in chariots.LEFT_BEHIND:
            continue
        aboard = [one for one in wagons.crew(play, wagon) if one.group == group.name]
        busy |= {one.id for one in aboard}
        aim = next((aims[one.id] for one in aboard if aims.get(one.id)), None)
        if aim is not None:
            chariots.drive(play, wagon, aim, most)
    return busy


def _climb_up(play: BattlePlay, members: list[Figure], line: Line, busy: set[str]) -> Script[None]:
    """Ladders are leaned and ropes thrown; whoever has steps left goes up. Who brings a device stays with it on the
    way."""
    at = line.target.partition(">")[2] or line.target
    yield from storming.set_up(play, members, at)
    for one in members:
        left = play.speed(one) - one.entered
        on_the_way = one.id in busy and not storming.is_in_place(play, one, at)
        if left > 0 and not one.mount and not one.facing and not on_the_way:
            goals = _storm(play, one, line)
            if goals and one.at not in goals:
                move(play, one, way_towards(play, one, goals, left))
    storming.knot(play, storming.before_keep(play, members, at))


def _trample(play: BattlePlay, members: list[Figure], line: Line) -> Script[None]:
    """Into the nearest enemies that are meant, or towards them; whoever rides nothing heavy holds."""
    for wagon in wagons.harnessed(play, members[0].party, members[0].group) if members else ():
        meant = enemies_meant(play, wagon, line)
        stance = chariots.way_into(play, wagon, {one.at for one in meant})
        if stance is not None:
            yield from chariots.trample(play, wagon, stance)
        elif meant:
            chariots.drive(play, wagon, frozenset(one.at for one in meant))
    for one in trampling.drivers(play, members):
        path = trampling.way_into(play, one, enemies_meant(play, one, line))
        if path:
            yield from trampling.trample(play, one, path)
        else:
            aim = _beside_enemy(play, one, line)
            move(play, one, way_towards(play, one, aim) if aim else ())


def _nearest_first(play: BattlePlay, members: list[Figure], aims: dict[str, Goals]) -> list[Figure]:
    def key(one: Figure) -> int:
        return min((play.ground.distance(one.at, name) for name in aims[one.id]), default=LAST)

    return sorted((one for one in members if one.id in aims), key=key)


def led_by(play: BattlePlay, group: Group, members: list[Figure]) -> dict[str, list[Figure]]:
    """Horses without riders go with the last of their group who stands beside them; so do slaves with their guards
    (kalevala.r.slave_guards)."""
    last = {one.at: one.id for one in members}
    found: dict[str, list[Figure]] = {}
    for horse in play.state.present(group.party) if members else ():
        if horse.at in last and devices.goes_along(horse, group):
            found.setdefault(last[horse.at], []).append(horse)
    return found


def move(play: BattlePlay, figure: Figure, path: tuple[str, ...], led: Sequence[Figure] = ()) -> None:
    if not path:
        return
    start, end = figure.at, path[-1]
    rules = _rules_of_move(play, figure, path)
    figure.entered += len(path)
    for one in (*play.unit(figure), *led):
        one.at, one.squeezed = end, False
    if led:
        rules.append("kalevala.r.war.reittiere")
    play.note("kriegsspiel-moves", *rules, figure=play.name(figure), start=start, end=end)
    play.capture(figure)


def carried(play: BattlePlay, figure: Figure) -> list[Figure]:
    """The animal that it leads from the saddle, and who else sits on that."""
    mount = play.mount(figure)
    if mount is None:
        return []
    return [mount, *(play.state.figures[id] for id in mount.riders if id != figure.id)]


def _rules_of_move(play: BattlePlay, figure: Figure, path: tuple[str, ...]) -> list[str]:
    """Those that every way keeps to, and those of what lies on this one."""
    steps = [play.ground.edges[edge] for edge in zip((figure.at, *path), path, strict=False)]
    levels = {play.ground.spots[name].level for name in (figure.at, *path)}
    mount = play.mount(figure)
    heavy = mount is not None and mount.profile.is_heavy
    pace = "kalevala.25.4.profil" if heavy else "kalevala.25.1.lp" if mount is not None else "kalevala.17.4.tempo"
    if figure.profile.hovers:
        return ["kalevala.16.2.3.bewegung", *HOVERING, MOVES, PATHS]
    rules = ["kalevala.16.2.3.bewegung", pace, MOVES, PATHS]
    if any(play.is_river(step) for step in steps):
        rules += [RIVER, STEPS]
    rules += _rules_of_places(play, steps, (figure.at, *path))
    if len(levels) > 1:
        rules += ["kalevala.16.2.3.niveau", "kalevala.r.war.niveau_effektiv"]
    return rules


def _rules_of_places(play: BattlePlay, steps: Sequence[Step], places: Sequence[str]) -> Iterator[str]:
    """Of passes, rifts, bridges, siege towers and vessels."""
    spots = [play.ground.spots[name] for name in places]
    if any(spot.terrain.letter == MOUNTAINS for spot in spots):
        yield "kalevala.r.war.pass_kampf"
    if any(step.rift for step in steps):
        yield from ("kalevala.r.war.portal_kampf", "kalevala.14.1.volle_bewegung", "kalevala.14.4.uebergang")
    if any(step.bridge for step in steps):
        yield from ("kalevala.r.war.bruecke_kampf", "kalevala.27.5.br", "kalevala.27.6.br_strom")
    if any(spot.on_siege_tower for spot in spots):
        yield from ("kalevala.r.war.bt_detail", "kalevala.26.8.bt")
    if any(spot.water for spot in spots):
        yield from ("kalevala.r.war.landen", "kalevala.26.2.sperre")


# ---- aims


def enemies_meant(play: BattlePlay, figure: Figure, line: Line) -> list[Figure]:
    """Those that the line means: of the types it names, at the place or of the group it names."""
    return [
        one for one in play.state.present()
        if play.sees_enemy(figure.party, one) and not one.swims and _is_sought(figure, line, one)
        and (not line.against or play.is_of(one, line.against)) and _is_named(play, line, one)
    ]


def _is_sought(figure: Figure, line: Line, enemy: Figure) -> bool:
    """People; animals where the line names types, and devices for whoever serves an onager."""
    if enemy.is_person or not line.against:
        return enemy.is_person
    return enemy.profile.is_animal or (line.command == orders.SHOOT and not figure.profile.is_archer)


def _is_named(play: BattlePlay, line: Line, enemy: Figure) -> bool:
    if line.target in ("", orders.NEAREST):
        return True
    if line.target.startswith(orders.GROUP):
        return enemy.group == line.target.removeprefix(orders.GROUP)
    return play.is_on(enemy, orders.place_of(play, line.target, line.command))


def _nearest(play: BattlePlay, figure: Figure, enemies: Iterable[Figure]) -> Figure | None:
    def key(one: Figure) -> tuple[int, int]:
        return play.ground.distance(figure.at, one.at), play.spot(one).number

    return min(enemies, key=key, default=None)


def _place(play: BattlePlay, figure: Figure, line: Line) -> Goals:
    """A small field, or all of the building that stands on it."""
    del figure
    at = orders.place_of(play, line.target, line.command)
    house = play.house(at) if is_field(at) else None
    return frozenset(house.storeys if house is not None else [at])


def _beside_enemy(play: BattlePlay, figure: Figure, line: Line) -> Goals:
    """Where the nearest enemy that is meant can be attacked from."""
    enemy = _nearest(play, figure, enemies_meant(play, figure, line))
    return strike_places(play, enemy.at) if enemy is not None else frozenset()


def _in_range(play: BattlePlay, figure: Figure, line: Line) -> Goals:
    """Where the nearest enemy that is meant can be shot at from; an onager is moved if it has nothing in range."""
    enemy = _nearest(play, figure, enemies_meant(play, figure, line))
    if enemy is None:
        return frozenset()
    if figure.profile.is_archer:
        return shot_places(play, enemy.at)
    engine = next((one for one in play.standing().get(figure.at, []) if one.symbol == ONAGER and not one.damaged), None)
    if engine is None or orders.FORWARD not in line.options or onagers.has_target(play, engine, line):
        return frozenset()
    return frozenset(name for name in play.ground.inside if onagers.in_range(play, name, enemy.at))


def shot_places(play: BattlePlay, at: str) -> Goals:
    barred = play.built_over()
    sight = (name for name in in_sight(play, at) if play.ground.spots[name].open and name not in barred)
    return frozenset(name for name in sight if lines.is_open(play, name, at))


def _way_to_shoot(play: BattlePlay, archer: Figure, line: Line, aim: Goals, most: int) -> tuple[str, ...]:
    """Who has a target stays; else the fewest small fields that bring one into range, as far from it as possible."""
    meant = {one.id for one in enemies_meant(play, archer, line)}
    if any(one.id in meant for one in in_bow_reach(play, archer)):
        return ()
    walker, standing = Walker.of(play, archer), play.standing()
    found = []
    for name, trip in walker.reach(archer.at, play.speed(archer), most).items():
        targets = [one for one in in_bow_reach(play, archer, name) if one.id in meant]
        if targets and has_room(play, archer, name, standing):
            near = min(play.ground.distance(name, one.at) for one in targets)
            found.append((len(trip.path), -near, walker.numbers(trip), trip.path))
    if found:
        return min(found)[3]
    return way_towards(play, archer, aim, most) if aim else ()


def _at_gate(play: BattlePlay, figure: Figure, line: Line) -> Goals:
    """Rams with their carriers and ridden elephants go to the gate, people too many for a ram with it; others of the
    group stay."""
    mount = play.mount(figure)
    engine = mount if mount is not None and mount.profile.is_heavy else rams.beside(play, figure)
    return rams.places(play, line.target, engine.symbol) if engine is not None else frozenset()


def _storm(play: BattlePlay, figure: Figure, line: Line) -> Goals:
    """Where enemies in a building can be struck, or into it; else onto the ladders, else to its foot."""
    if ">" in line.target:
        here, _, there = line.target.partition(">")
        passed = play.ways_through() | play.scaled_walls()
        return frozenset([there if play.ground.plan.walls[here, there] in passed else here])
    house = play.house(line.target)
    if house is None:
        return frozenset([line.target])
    shelter = play.shelter(figure)
    if shelter is not None and shelter.symbol == SIEGE_TOWER and figure.at not in storming.docks(play, house):
        return storming.docks(play, house)
    walker, standing = Walker.of(play, figure), play.standing()
    enemies = {one.at for here in standing.values() for one in here if play.are_enemies(figure.party, one.party)}
    held = [name for name in house.storeys if name in enemies]
    inner = frozenset(name for at in held for name in strike_places(play, at) if not is_field(name))
    goals = inner if held else frozenset(house.storeys)
    if figure.at in walker.costs(goals):
        return goals
    ladders = frozenset(one.leans for one in play.state.present(figure.party) if one.leans.endswith(f"^{house.at}"))
    return ladders if ladders and figure.at in walker.costs(ladders) else storming.feet(play, line.target)


def _beside_group(play: BattlePlay, figure: Figure, line: Line) -> Goals:
    """Within one small field of those who are protected."""
    group = play.state.group(figure.party, line.target.removeprefix(orders.GROUP))
    places = {one.at for one in play.members(group) if not one.swims} if group is not None else set()
    around = {step.to for name in places for step in play.ground.steps[name]}
    return frozenset(name for name in places | around if name in play.ground.inside and play.ground.spots[name].open)


_AIMS: Final[dict[str, Callable[[BattlePlay, Figure, Line], Goals]]] = {
    orders.ADVANCE: _place, orders.TAKE: _place, orders.RETREAT: _place, orders.ATTACK: _beside_enemy,
    orders.SHOOT: _in_range, orders.PROTECT: _beside_group, orders.BREAK: _at_gate,
    orders.STORM: _storm, orders.BESIEGE: besieging.post, orders.LAND: _place,
}
