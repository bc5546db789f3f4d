"""A battle as clients draw it. A group is one card, a figure one base."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from walstatt.core.picture import Side, Value, Words
from walstatt.core.texts import LANGUAGES, text, words
from walstatt.games.hex_picture import (
    SHAPE,
    HexCraft,
    HexDoor,
    HexGround,
    HexHouse,
    HexLand,
    HexOmen,
    HexPicture,
    HexSpan,
    HexSpell,
    HexStand,
    HexStore,
    middle,
)
from walstatt.games.kriegsspiel.effects import DICE, DRY, FLOODED, POINTS, UNSEEN, has
from walstatt.games.kriegsspiel.ending import ROUNDS, people_left
from walstatt.games.kriegsspiel.figures.mythical_beasts import BEASTS
from walstatt.games.kriegsspiel.forts import LADDERS, LOOPHOLE, RIFT, STAIRS, Door, base
from walstatt.games.kriegsspiel.magic import magic_of
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.profiles import LONGSHIP, RAFT, SAILING_SHIP, SIEGE_TOWER, TORTOISE, WAGON
from walstatt.games.kriegsspiel.state import DEAD, ENSLAVED, FLED, LOST, Figure, Group, Hidden
from walstatt.hexmap.coordinates import read_gf
from walstatt.hexmap.land import Land
from walstatt.hexmap.small_fields import SPOTS
from walstatt.hexmap.terrain import TERRAINS, name_key
from walstatt.table.picture import Base, Card, Marker

RADIUS: Final = 0.3
SIGNS: Final = {POINTS: ("stronger", "weaker"), DICE: ("blessed", "afraid")}
"""What effects are called that go both ways."""
CRAFTS: Final = {
    LONGSHIP: "ship", SAILING_SHIP: "sail", RAFT: "raft", WAGON: "wagon", SIEGE_TOWER: "tower", TORTOISE: "tortoise",
}
GROUNDS: Final = {letter: HexGround(one.level, name_key(letter)) for letter, one in TERRAINS.items()}


def picture(play: BattlePlay, seat: int | None = None) -> HexPicture:
    present = play.state.present()
    shown = [one for one in present if one.at in play.ground.spots and is_shown(play, one, seat)]
    key = ("lands", play.changed)
    lands = play.memory.get(key) or play.remember(key, list(lands_of(play)))
    return HexPicture(
        width=0.0, depth=0.0, pieces=[], areas=[],
        bases=[*(_base(play, one) for one in shown if not one.riders), *_own_hidden(play, seat)],
        markers=list(_sites(play)),
        cards=[*(_card(play, group) for group in play.state.groups), *_hidden_cards(play, seat)],
        track=list(_track(play)),
        turn=play.active if play.state.order else None,
        sides=[_side(play, seat) for seat in range(play.seats)],
        goal=[Value("kriegsspiel-goal", rule="kalevala.16.2.9.sieg")],
        lands=lands, shape=SHAPE, grounds=GROUNDS,
        stands={**{one.id: stand_of(play, one) for one in shown if not one.riders},
                **{one.id: HexStand(where(play, hidden)) for hidden, one in _hidden_bases(play, seat)}},
        houses=[house_of(play, at) for at in play.ground.plan.houses],
        doors=[door_of(play, door) for door in play.ground.plan.doors.values() if is_drawn(play, door)],
        crafts=[_craft(play, one) for one in shown if one.symbol in CRAFTS],
        spans=[*_bridges(play), *_rifts(play)],
        omens=list(_omens(play)), spells=dict(_spells(play, seat)),
        stores=[HexStore(one.at, one.party, one.amount) for one in play.state.stores if one.amount],
        wind=play.state.wind_to, wind_strength=play.state.wind,
    )


def is_shown(play: BattlePlay, figure: Figure, seat: int | None) -> bool:
    """Whom magic hides its enemies do not see (kalevala.r.spell_invisible)."""
    if not has(figure, UNSEEN):
        return True
    return seat is None or not play.are_enemies(figure.party, seat)


def group_id(group: Group) -> str:
    return f"{group.party}/{group.name}"


# ---- the ground


def lands_of(play: BattlePlay) -> Iterator[HexLand]:
    setup = play.setup
    for name, land in play.lands.items():
        if not land.drawn:
            continue
        gf = str(read_gf(name))
        first = play.ground.spots[f"{gf}/1"]
        yield HexLand(
            gf, first.x - SPOTS[1].x, first.row - SPOTS[1].row, land.terrain,
            rivers=sorted((edge.kf, str(edge.way)) for edge in land.rivers),
            streams=sorted((flow.kf, str(flow.way or "")) for flow in land.streams),
            ascents=sorted((edge.kf, str(edge.way)) for edge in land.ascents),
            passes=_open_passes(land), gorges=sorted(land.gorges), roads=sorted(land.roads),
            site=land.site.kf if land.site else 0, name=land.name, beside=name not in setup.field,
        )


def _open_passes(land: Land) -> list[int]:
    return sorted(kf for kf in land.passes | land.built_passes if kf not in land.closed)


def _at(play: BattlePlay, place: str) -> tuple[int, int]:
    spot = play.ground.spots[base(place)]
    return spot.x, spot.row


def house_of(play: BattlePlay, at: str) -> HexHouse:
    fort = play.ground.plan.houses[at]
    x, row = _at(play, at)
    return HexHouse(at, fort.kind, x, row, fort.storeys, play.state.keepers.get(at), at in play.state.fallen)


def is_drawn(play: BattlePlay, door: Door) -> bool:
    """Loopholes of buildings are on all their sides, so only broken ones are worth a look."""
    if door.kind in (LADDERS, STAIRS, RIFT):
        return False
    return door.wall or door.kind != LOOPHOLE or door.name in play.state.doors


def door_of(play: BattlePlay, door: Door) -> HexDoor:
    here, _, there = door.name.partition(">")
    storey = here.partition(":")[2]
    level = int(storey) if storey.isdigit() else 0
    return HexDoor(door.kind, _at(play, here), _at(play, there), play.stands(door), level, door.wall)


def _sites(play: BattlePlay) -> Iterator[Marker]:
    for gf, at in play.ground.sites.items():
        spot = play.ground.spots[at]
        x, y = middle(spot.x, spot.row)
        holder = play.state.holders.get(gf)
        yield Marker(f"HZ {gf}", "site", x, y, owner=holder, name="kriegsspiel-picture-site", label=gf)


def _bridges(play: BattlePlay) -> Iterator[HexSpan]:
    for name, bridge in play.ground.bridges.items():
        here, there = _at(play, bridge.at), _at(play, bridge.to)
        yield HexSpan("bridge", here, there, play.hits(name), bridge.lasts)


def _rifts(play: BattlePlay) -> Iterator[HexSpan]:
    for name, rift in play.ground.rifts.items():
        yield HexSpan("rift", _at(play, rift.at), _at(play, rift.to), closed=not play.is_open_rift(name))


# ---- magic


def _omens(play: BattlePlay) -> Iterator[HexOmen]:
    for one in play.state.omens:
        fields, edges = list[tuple[int, int]](), list[tuple[tuple[int, int], tuple[int, int]]]()
        for written in one.places:
            named = written.partition("=")[0].split(">")
            ends = [_at(play, place) for place in named if base(place) in play.ground.spots]
            if len(ends) == 2 and ends[0] != ends[1]:
                edges.append((ends[0], ends[1]))
            elif ends:
                fields.append(ends[0])
        left = one.until - play.state.round + 1
        yield HexOmen(one.kind, f"kriegsspiel-omen-{one.kind}", fields, edges, left if left <= ROUNDS else 0)


def _spells(play: BattlePlay, seat: int | None) -> Iterator[tuple[str, list[HexSpell]]]:
    """What one's own casters know; whoever looks on sees all of it."""
    for one in play.state.present():
        magic = magic_of(play, one) if seat is None or one.party == seat else None
        if magic is not None and magic.spells:
            yield one.id, [HexSpell(spell.word, f"kriegsspiel-spell-{spell.key}", spell.aim, spell.onto, spell.base)
                           for spell in magic.spells]


def _being(play: BattlePlay, figure: Figure) -> str:
    if figure.id in play.state.divine:
        return "god"
    if figure.profile.symbol in BEASTS:
        return "beast"
    return "caster" if magic_of(play, figure) is not None else ""


# ---- who stands there


def _craft(play: BattlePlay, figure: Figure) -> HexCraft:
    x, row = _at(play, figure.at)
    front = _at(play, figure.front) if figure.front else None
    return HexCraft(figure.id, CRAFTS[figure.symbol], figure.party, x, row, front, figure.damaged, figure.hits)


def _base(play: BattlePlay, figure: Figure) -> Base:
    spot = play.ground.spots[figure.at]
    x, y = middle(spot.x, spot.row)
    return Base(
        figure.id, f"{figure.party}/{figure.group}", figure.party, x, y, RADIUS, emblem=figure.shown_as,
        conditions=list(_conditions(figure)), done=figure.acted,
    )


# ---- whom only their owner sees


def where(play: BattlePlay, hidden: Hidden) -> str:
    return play.state.figures[hidden.aboard].at if hidden.aboard else hidden.at


def _own_hidden(play: BattlePlay, seat: int | None) -> Iterator[Base]:
    return (base for _, base in _hidden_bases(play, seat))


def _hidden_bases(play: BattlePlay, seat: int | None) -> Iterator[tuple[Hidden, Base]]:
    for hidden in play.state.hidden:
        if hidden.seat == seat and hidden.is_hidden:
            spot = play.ground.spots[where(play, hidden)]
            x, y = middle(spot.x, spot.row)
            for number, symbol in enumerate(hidden.members):
                yield hidden, Base(f"{hidden.name}.{number}", f"{seat}/{hidden.name}", hidden.seat, x, y, RADIUS,
                                   emblem=symbol, conditions=["kriegsspiel-condition-hidden"])


def _hidden_cards(play: BattlePlay, seat: int | None) -> Iterator[Card]:
    for hidden in play.state.hidden:
        if hidden.seat == seat and hidden.is_hidden:
            values = [Value("kriegsspiel-card-figures", counted(hidden.members)),
                      Value("kriegsspiel-card-risk", f"{hidden.risk} %")]
            ids = [f"{hidden.name}.{number}" for number in range(len(hidden.members))]
            yield Card(f"{seat}/{hidden.name}", hidden.seat, dict.fromkeys(LANGUAGES, hidden.name),
                       "kriegsspiel-place-hidden", ids, emblem="", done=hidden.told >= play.state.round,
                       values=values, radius=RADIUS, brief=1)


def stand_of(play: BattlePlay, figure: Figure) -> HexStand:
    mount = play.mount(figure)
    divine = play.state.divine.get(figure.id)
    return HexStand(figure.at, mount.symbol if mount is not None else "", figure.facing, _leans(play, figure),
                    _being(play, figure), play.setup.gods[divine.god].name if divine is not None else "")


def _leans(play: BattlePlay, figure: Figure) -> tuple[int, int] | None:
    """`2A+10/25^2A+10/24` leads from 25 to the building on 24, `2A+10/24>2A+10/25` over the wall between both."""
    ends = [_at(play, one) for one in figure.leans.replace("^", ">").split(">")] if figure.leans else []
    return next((one for one in ends if one != _at(play, figure.at)), None)


def _conditions(figure: Figure) -> Iterator[str]:
    for name, holds in (
        ("swims", figure.swims), ("damaged", figure.damaged), ("phalanx", bool(figure.facing)),
        ("squeezed", figure.squeezed), ("leans", bool(figure.leans)), ("hovers", figure.profile.hovers),
    ):
        if holds:
            yield f"kriegsspiel-condition-{name}"
    for one in figure.effects:
        signs = SIGNS.get(one.kind)
        name = one.kind if signs is None else signs[one.amount < 0]
        yield f"kriegsspiel-condition-{name}"


def _card(play: BattlePlay, group: Group) -> Card:
    there = [one for one in play.state.present(group.party) if one.group == group.name]
    standing = [one.id for one in there if not one.riders]
    return Card(
        group_id(group), group.party, _name(group), f"kriegsspiel-place-{'there' if there else 'gone'}", standing,
        emblem="", done=group.ordered, values=list(_values(play, group, there)), radius=RADIUS, brief=1,
    )


def _name(group: Group) -> Words:
    if group.name != "REST":
        return dict.fromkeys(LANGUAGES, group.name)
    return words(text("kriegsspiel-rest"))


def _values(play: BattlePlay, group: Group, there: list[Figure]) -> Iterator[Value]:
    yield Value("kriegsspiel-card-figures", counted(_symbol(play, one) for one in there if not one.riders))
    if group.line:
        yield Value("kriegsspiel-card-order", group.line)
    lost = [one for one in play.state.figures.values() if (one.party, one.group) == (group.party, group.name)]
    for how in (DEAD, ENSLAVED, FLED):
        gone = [one for one in lost if one.gone == how]
        if gone:
            yield Value(f"kriegsspiel-card-{how}", counted(one.shown_as for one in gone))


def _symbol(play: BattlePlay, figure: Figure) -> str:
    mount = play.mount(figure)
    return f"{figure.shown_as}/{mount.symbol}" if mount is not None else figure.shown_as


def counted(symbols: Iterable[str]) -> str:
    """`3 LB, 1 LB/lP`."""
    return ", ".join(f"{many} {symbol}" for symbol, many in Counter(symbols).items())


# ---- beside the table


def _track(play: BattlePlay) -> Iterator[Value]:
    state = play.state
    yield Value("kriegsspiel-track-round", args={"round": state.round, "rounds": ROUNDS})
    yield Value(f"kriegsspiel-phase-{state.phase.replace('_', '-')}")
    for one in state.omens:
        if one.kind in (DRY, FLOODED):
            yield Value(f"kriegsspiel-track-{one.kind}", rule=one.rule, args={"count": len(one.places) // 2})
        else:
            yield Value(f"kriegsspiel-omen-{one.kind}", rule=one.rule)


def _side(play: BattlePlay, seat: int) -> Side:
    left = people_left(play)[seat]
    sites = sum(play.state.holders.get(gf) == seat for gf in play.ground.sites)
    lost = sum(one.gone in LOST and one.is_person and one.party == seat for one in play.state.figures.values())
    return Side(seat, [
        Value("kriegsspiel-side-people", str(left)), Value("kriegsspiel-side-lost", str(lost)),
        Value("kriegsspiel-side-sites", str(sites)),
    ])
