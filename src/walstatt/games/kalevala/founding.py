"""A new world: the map from a seed, and the realms that begin on it (4.3)."""
from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Annotated, Final

import msgspec

from walstatt.core.refusal import refuse
from walstatt.core.typed_data import decode
from walstatt.games.kalevala.court.act_base import check_can_be_written
from walstatt.games.kalevala.court.records import Secret
from walstatt.games.kalevala.court.secrets import check_secret
from walstatt.games.kalevala.dates import Date, read_date
from walstatt.games.kalevala.evaluation import Evaluation
from walstatt.games.kalevala.looking import looked_at
from walstatt.games.kalevala.moving_in.settling import found_from
from walstatt.games.kalevala.painting import MOST_STROKES, Stroke, painted, touched
from walstatt.games.kalevala.planes.portals import chosen_pairs, has_ground, pairs_of, without_marks
from walstatt.games.kalevala.readings import check_readings, offered
from walstatt.games.kalevala.realm.pieces import ALWAYS_MADE, ANIMAL, DEVICE, VESSEL, standard_piece
from walstatt.games.kalevala.realm.stock import Force, Stock
from walstatt.games.kalevala.state import (
    BY_HAND,
    FOUGHT,
    MARAUDERS,
    NATIVES,
    QUICK,
    Culture,
    Knowledge,
    Province,
    Realm,
    Settings,
    Sighting,
    Suited,
    WayOfBattle,
    World,
    folded,
    marauders_name,
)
from walstatt.hexmap.coordinates import Gf
from walstatt.hexmap.generator import Fairness, Options, Start, generate
from walstatt.hexmap.generator.drawn_maps import starts_on
from walstatt.hexmap.generator.patch import leave_open
from walstatt.hexmap.geography import Geography
from walstatt.hexmap.land import Land
from walstatt.hexmap.map_files import MOST_LANDS, check_lands, coordinate
from walstatt.hexmap.parts import Part

KEY: Final = "kalevala"
MOST_REALMS: Final = 400
MOST_SECRETS: Final = 500
NAMES: Final = ("Brunhilde", "Gunther", "Hagen", "Kriemhild", "Alberich", "Ute", "Volker", "Dankwart")
CULTURES: Final = (("lP", "On"), ("sP", "Wi"), ("LS", "Le"), ("El", "On"), ("SS", "Bt"), ("QuW", "QlP"))
GARRISON, OUTPOST, TREASURE = 15, 5, 20
"""What a realm begins with: core troops in the capital, in each other province, and RE; the book leaves it open."""
ARCHERS: Final = 5
OUTLAWS: Final = "L"
"""What marauders fight with from whom a realm suffers from the beginning."""
MOST_GOODS: Final = 2
"""Culture goods of a new realm (kalevala.r.11.kulturgueter)."""
Goods = Annotated[tuple[Annotated[str, msgspec.Meta(max_length=4)], ...], msgspec.Meta(max_length=20)]


class Ruler(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
    core: Annotated[str, msgspec.Meta(pattern="^[ALS][BC]?$")] = "LB"
    goods: Goods = ("lP", "On")
    places: Annotated[tuple[Annotated[str, msgspec.Meta(max_length=16)], ...], msgspec.Meta(max_length=100)] = ()
    """Where it begins, the capital first; nothing: wherever there is room."""
    outlaws: Annotated[int, msgspec.Meta(ge=0, le=50)] = 0
    """So many marauders hold a province beside its land, and it knows them: somebody to fight from the first GR on."""


class Map(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What the world is asked to be; the number of realms follows from the rulers."""

    seed: Annotated[str, msgspec.Meta(min_length=1, max_length=80)] = "Kalevala"
    size: Annotated[int, msgspec.Meta(ge=20, le=10000)] = 300
    sea: Annotated[int, msgspec.Meta(ge=10, le=80)] = 40
    splinters: Annotated[int, msgspec.Meta(ge=0, le=24)] = 3
    undrawn: Annotated[int, msgspec.Meta(ge=0, le=95)] = 0
    """How many of a hundred large fields outside of all realms are drawn only when somebody comes to see them."""


class Setup(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    at: Annotated[str, msgspec.Meta(max_length=8)] = "270.1"
    map: Map = Map()
    rulers: Annotated[tuple[Ruler, ...], msgspec.Meta(max_length=MOST_REALMS)] = tuple(
        Ruler(name, goods=goods) for name, goods in zip(NAMES, CULTURES * 2, strict=False)
    )
    settings: Settings = Settings()
    drawn: Annotated[dict[str, Land], msgspec.Meta(max_length=MOST_LANDS)] | None = None
    """A map in the place of the generator's."""
    painted: Annotated[tuple[Stroke, ...], msgspec.Meta(max_length=MOST_STROKES)] = ()
    """What was changed on the map by hand, in this order."""
    secrets: Annotated[tuple[Secret, ...], msgspec.Meta(max_length=MOST_SECRETS)] = ()
    """What stands in the book of secrets from the beginning."""
    moved: Annotated[dict[str, str], msgspec.Meta(max_length=MOST_REALMS)] = {}
    """Of a world that moves in: the text of each realm by the name of its file (`moving_in/`)."""
    by_list: bool = False
    """Where text and list of a realm that moves in differ, does the list prevail?"""


def read_setup(data: bytes) -> Setup:
    return decode(data, Setup)


def found(setup: Setup) -> World:
    """The first state; refuses a setup against the rules."""
    check_readings(setup.settings.readings)
    settings = setup.settings.agreed()
    if setup.moved:
        world = found_from(drawn_lands(setup), setup.moved, settings, by_list=setup.by_list)
        # In a world that moves in the portals of its map stand already.
        world.portals = pairs_of(world.lands, chosen_pairs(world.lands, setup.map.seed))
        _write_secrets(world, setup.secrets)
        return world
    at = read_date(setup.at)
    _check_rulers(setup)
    lands, starts, portals = _land(setup)
    world = World(at, settings, without_marks(lands), portals=portals, map_seed=setup.map.seed)
    geography = Geography(world.lands)
    world.provinces = {part.name: Province() for gf in world.lands for part in geography.parts(gf)}
    for ruler, start in zip(setup.rulers, starts, strict=False):
        _settle(world, geography, ruler, start)
        if not ruler.places and not world.realms[ruler.name].capitals:
            place = str(start.fields[0])
            raise refuse("kalevala.4.3.unbesetzt", "kalevala-refused-painted-home", realm=ruler.name, place=place)
    for ruler in setup.rulers:
        if ruler.outlaws:
            _settle_outlaws(world, geography, ruler)
    world.index_owners()
    _write_secrets(world, setup.secrets)
    return world


def _write_secrets(world: World, secrets: Sequence[Secret]) -> None:
    def check(work: Evaluation) -> None:
        for secret in secrets:
            check_secret(work, secret)

    if secrets:
        looked_at(world, check)
    world.secrets = {secret.id: secret for secret in secrets}
    if len(world.secrets) < len(secrets):
        raise refuse("kalevala.r.5.sl_entscheidet", "kalevala-refused-secret-twice")


FIRST_WIZARD: Final = "Z/30"


def drawn_lands(setup: Setup) -> dict[Gf, Land]:
    """The map that came with the setup, painted; refused if something is wrong with it."""
    lands = {coordinate(name, name): land for name, land in (setup.drawn or {}).items()}
    check_lands(lands, "map")
    return painted(lands, setup.painted)


def _land(setup: Setup) -> tuple[dict[Gf, Land], list[Start], dict[str, Suited]]:
    """The map, where each ruler begins, and where gates can be raised."""
    realms = max(2, len(setup.rulers))
    if setup.drawn is None:
        made = generate(_options(setup))
        lands = painted(made.lands, setup.painted)
        starts = _starts(setup.rulers, lands, made.starts)
        kept = [gf for start in (*made.starts, *starts) for gf in start.fields]
        drawn = leave_open(setup.map.seed, lands, [*kept, *touched(setup.painted)], setup.map.undrawn)
        pairs = [pair for pair in made.portals if all(has_ground(lands[gf]) for gf in pair)]
        return drawn, starts, pairs_of(lands, pairs)
    lands = drawn_lands(setup)
    chosen = all(ruler.places for ruler in setup.rulers)
    starts = _starts(setup.rulers, lands, () if chosen else starts_on(lands, realms, setup.map.seed))
    return lands, starts, pairs_of(lands, chosen_pairs(lands, setup.map.seed))


def _options(setup: Setup) -> Options:
    drawn = setup.map
    realms = max(2, len(setup.rulers))
    return Options(seed=drawn.seed, size=drawn.size, realms=realms, sea=drawn.sea, splinters=drawn.splinters)


def fairness(setup: Setup) -> Fairness | None:
    """How fair the starting places are that the generator has chosen; None where somebody else has chosen them."""
    chosen = setup.drawn is not None or any(ruler.places for ruler in setup.rulers)
    return None if chosen else generate(_options(setup)).fairness


def _starts(rulers: Sequence[Ruler], lands: Mapping[Gf, Land], found: Sequence[Start]) -> list[Start]:
    """For each ruler the place that was asked for, else the next one that was found and touches none of those."""
    wanted = {ruler.name: Start(tuple(_wanted(ruler, place, lands) for place in ruler.places)) for ruler in rulers}
    taken = [gf for start in wanted.values() for gf in start.fields]
    if len(set(taken)) < len(taken):
        twice = next(gf for gf in taken if taken.count(gf) > 1)
        raise refuse("kalevala.4.3.unbesetzt", "kalevala-refused-place-taken", place=str(twice))
    left = iter(start for start in found if not {*start.fields} & {*taken})
    starts = [wanted[ruler.name] if ruler.places else next(left, None) for ruler in rulers]
    if None in starts:
        raise refuse("kalevala.4.3.unbesetzt", "kalevala-generator-crowded", realms=len(rulers))
    return [start for start in starts if start is not None]


def _wanted(ruler: Ruler, place: str, lands: Mapping[Gf, Land]) -> Gf:
    gf = coordinate(place, ruler.name)
    if gf not in lands or not lands[gf].drawn:
        raise refuse("kalevala.6.2.koordinate", "kalevala-refused-no-place", place=place)
    return gf


def _check_rulers(setup: Setup) -> None:
    names = [folded(ruler.name) for ruler in setup.rulers]
    if not names:
        raise refuse("kalevala.r.4.name_eindeutig", "kalevala-refused-no-rulers")
    if len(set(names)) < len(names):
        raise refuse("kalevala.r.4.name_eindeutig", "kalevala-refused-names")
    for ruler in setup.rulers:
        check_can_be_written(ruler.name)
        check_goods(ruler.goods, setup.settings)


def check_goods(goods: Sequence[str], settings: Settings) -> None:
    """A new realm has two, a wagon and its horses counting as one; by a reading as many as the game master wants."""
    rule = "kalevala.r.11.kulturgueter"
    counted = {"QuW" if good in ("QlP", "QsP") else good for good in goods}
    if len(counted) > MOST_GOODS and not settings.reading(rule):
        raise refuse(rule, "kalevala-refused-too-many-goods", most=MOST_GOODS)
    for good in goods:
        known = standard_piece(good)
        if known is None or known.kind.sort not in (ANIMAL, DEVICE, VESSEL) or known.base in ALWAYS_MADE:
            raise refuse("kalevala.11.1.kulturgueter", "kalevala-refused-no-good", good=good)


def _settle(world: World, geography: Geography, ruler: Ruler, start: Start) -> None:
    """Some native provinces with their trade centres, troops and RE (kalevala.4.3.unbesetzt)."""
    realm = Realm(core=ruler.core, culture=Culture(list(ruler.goods)), entered=world.at)
    world.realms[ruler.name] = realm
    world.knowledge[ruler.name] = Knowledge()
    world.forces[ruler.name] = {}
    for place, has_site in _provinces(world, geography, start):
        world.provinces[place] = Province(ruler.name, founded=has_site)
        if not realm.capitals and has_site:
            realm.capitals = [place]
            close, ranged = realm.core_symbols
            # His wizard is there from the beginning (kalevala.r.wizard_count, kalevala.19.3.2.start).
            garrison = Stock({close: GARRISON, ranged: ARCHERS, FIRST_WIZARD: 1}, TREASURE)
        else:
            garrison = Stock({realm.core: OUTPOST})
        world.forces[ruler.name][place] = Force(garrison)


def _provinces(world: World, geography: Geography, start: Start) -> Iterator[tuple[str, bool]]:
    """Of each large field the part with the trade centre, else the largest."""
    for gf in start.fields:
        site = world.lands[gf].site
        parts = geography.parts(gf)
        if parts:
            best = max(parts, key=lambda part: (site is not None and site.kf in part.fields, len(part.fields)))
            yield best.name, site is not None and site.kf in best.fields


def _settle_outlaws(world: World, geography: Geography, ruler: Ruler) -> None:
    """Marauders in native land beside a realm that has known them since the GR before (kalevala.8.4.marodeure)."""
    beside = sorted(_native_beside(world, geography, ruler.name), key=lambda one: (one[0], one[1].name))
    if not beside:
        raise refuse("kalevala.8.4.marodeure", "kalevala-refused-no-room-for-outlaws", realm=ruler.name)
    _, part, side = beside[0]
    name = marauders_name(world.realms)
    world.realms[name] = Realm(MARAUDERS, OUTLAWS, entered=world.at)
    world.knowledge[name] = Knowledge()
    world.forces[name] = {part.name: Force(Stock({OUTLAWS: ruler.outlaws}))}
    world.provinces[part.name] = Province(name, known=True)
    before, figures = Date(world.at.gr - 1, 2), {OUTLAWS: ruler.outlaws}
    seen = Sighting(str(part.gf), before, side, parts=(part.name,), owner=name, figures=figures)
    world.knowledge[ruler.name].sightings.append(seen)


def _native_beside(world: World, geography: Geography, realm: str) -> Iterator[tuple[int, Part, str]]:
    """Native parts that can be walked into from land of the realm; the plain ones, without trade centre, come first."""
    own = {place for place, one in world.provinces.items() if one.owner == realm}
    for gf in sorted({coordinate(place.partition("[")[0], realm) for place in own}):
        for home in geography.parts(gf):
            for part in geography.steps(home) if home.name in own else ():
                side = part.gf.side_towards(gf)
                native = part.name in world.provinces and world.provinces[part.name].owner == NATIVES
                if side is not None and native and world.lands[part.gf].drawn:
                    divided, site = bool(home.letter or part.letter), world.lands[part.gf].site is not None
                    yield 2 * divided + site, part, str(side)


def random_setup(rng: Random) -> Setup:
    """Eight realms on a small continent; battles are settled in any way there is."""
    rulers = tuple(
        Ruler(name, rng.choice(("L", "LB", "AB", "SC", "SB", "AC")), rng.choice(CULTURES)) for name in NAMES
    )
    land = Map(f"soak {rng.getrandbits(32)}", rng.randint(150, 220), undrawn=rng.choice((0, 0, 30)))
    known = {ruling: number for ruling, number in sorted(offered().items()) if number}
    chosen = rng.sample(list(known), rng.choice((0, 0, 3, 8)))
    readings = {ruling: rng.randint(1, known[ruling]) for ruling in chosen}
    battles: WayOfBattle = rng.choice((BY_HAND, QUICK, FOUGHT, FOUGHT))
    settings = Settings(readings, accounts=rng.random() < 0.3, battles=battles)
    return Setup(f"{rng.randint(270, 281)}.1", land, rulers, settings)
