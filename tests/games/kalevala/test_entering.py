"""Entering provinces, where cases do not reach: the game master's copy of a sheet, and many entries at random."""
from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random

import msgspec
import pytest

from walstatt.core.dice import SeededBox
from walstatt.core.turn import Inputs, Run, Step, Turn, run
from walstatt.games.kalevala.dates import Date
from walstatt.games.kalevala.evaluation import geography_of, gf_of
from walstatt.games.kalevala.game import GAME
from walstatt.games.kalevala.papers.model import Enter, Listing, MakePeace, Order, Scout
from walstatt.games.kalevala.papers.write import listing_of, write
from walstatt.games.kalevala.realm.stock import Force, Holder, Stock
from walstatt.games.kalevala.state import Knowledge, Permission, Province, Realm, Settings, World
from walstatt.games.report_blocks import read_sections
from walstatt.hexmap.coordinates import read_gf
from walstatt.hexmap.land import Land, TradeSite

REALMS = ("Brunhilde", "Gunther", "Hagen")
TERRAIN = ("T" * 48, "W" * 48, "T" * 22 + "W" * 8 + "T" * 18, "T" * 22 + "G" * 8 + "T" * 18, "W" * 20 + "T" * 28)
ROUNDS = 2


def a_world(rng: Random) -> World:
    middle = read_gf("2K+15")
    fields = [middle, *middle.neighbours.values(), *(gf for one in middle.neighbours.values()
                                                     for gf in one.neighbours.values())]
    world = World(Date(271, 1), Settings(battles="quick"), {gf: a_land(rng) for gf in dict.fromkeys(fields)})
    geography = geography_of(world)
    places = [part.name for gf in world.lands for part in geography.parts(gf)]
    world.provinces = {place: Province() for place in places}
    for number, name in enumerate(REALMS):
        world.realms[name] = Realm(core="LB", invader="nomad" if number == 2 else "")
        world.knowledge[name] = Knowledge()
        for place in rng.sample(places, 4):
            if not world.provinces[place].owner:
                site = world.lands[gf_of(place)].site
                part = next(one for one in geography.parts(gf_of(place)) if one.name == place)
                founded = site is not None and site.kf in part.fields
                world.provinces[place] = Province(name, founded=founded)
                world.force(name, place).land = Stock({"LB": rng.randint(1, 8), "lP": 2}, rng.randint(5, 40))
        waters = [water.name for gf in world.lands for water in geography.waters(gf)]
        for place in rng.sample(waters, min(3, len(waters))):
            load = Stock({"LB": rng.randint(1, 4)}, rng.randint(0, 6))
            world.force(name, place).holders.append(Holder(rng.choice(("FS", "SS")), load))
    world.permissions = [
        Permission(one, other, 271, 275, ()) for one in REALMS for other in REALMS
        if one != other and rng.random() < 0.3
    ]
    world.index_owners()
    return world


def a_land(rng: Random) -> Land:
    terrain = rng.choice(TERRAIN)
    dry = [kf for kf, letter in enumerate(terrain, 1) if letter == "T"]
    site = TradeSite(rng.choice(("F", "Mkt", "Std")), rng.choice(dry)) if dry and rng.random() < 0.6 else None
    return Land(terrain, site=site)


def scouts(world: World, realm: str, rng: Random) -> Iterator[Order]:
    stands = [place for place, force in world.forces.get(realm, {}).items() if force.open().warriors]
    number = 0
    for place in rng.sample(stands, min(3, len(stands))):
        side, target = rng.choice([*gf_of(place).neighbours.items()])
        line = [gf for gf in (gf_of(place), target, target.neighbour(side)) if gf][: rng.choice((2, 2, 3))]
        for start, end in pairwise(line):
            number += 1
            first = place.partition("~")[0] if start == line[0] else str(start)
            if number <= 4 and end in world.lands:
                yield Scout(number, first, str(end) + rng.choice(("", "~")))


def entries(world: World, realm: str, rng: Random) -> Iterator[Order]:
    sent = world.scouting.get(realm, [])
    numbers = iter(sorted({*range(1, 7)} - {one.number for one in sent}))
    seen = {one.place: one for one in world.knowledge[realm].sightings if one.at.gr == world.at.gr}
    for one in sent:
        sighting, number = seen.get(str(gf_of(one.target))), next(numbers, None)
        if sighting is None or number is None:
            continue
        right = {None: "K", "": "B", realm: "E"}.get(sighting.owner, "K")
        kind = right if rng.random() < 0.8 else rng.choice("EBK")
        target = next(iter(sighting.parts), str(gf_of(one.target)))
        losses = sighting.losses or 0
        centre = int(sighting.site.partition("/")[2]) if sighting.site else 0
        for start in sighting.ways or (one.start,):
            force = world.forces.get(realm, {}).get(start, Force())
            ships = tuple((one.symbol, listing_of(one.load)) for one in force.vessels)
            walkers = Listing((("LB", rng.randint(1, 4)),), losses)
            listing = Listing(holders=ships[:2]) if ships else walkers
            yield Enter(
                number, start, target, kind, listing, Listing(re=losses), centre, attached=rng.random() < 0.7,
                treason=rng.random() < 0.3, joins=rng.random() < 0.5,
                against=(rng.choice(REALMS),) if rng.random() < 0.3 else (),
            )
            break
    for meeting in world.meetings:
        if realm in meeting.realms and rng.random() < 0.5:
            yield MakePeace(meeting.place, rng.choice(REALMS))


def play(world: World, papers: dict[str, str]) -> Run:
    def checked(step: Step) -> Step:
        def carry_out(turn: Turn) -> None:
            before = turn.state.copy()
            step.carry_out(turn)
            assert GAME.step_flaws(before, turn) == [], step.name

        return Step(step.name, carry_out)

    done = run(tuple(map(checked, GAME.steps(world))), world.copy(), Inputs(papers), SeededBox(b"entering"))
    assert GAME.flaws(done.state) == []
    return done


@pytest.mark.parametrize("seed", range(12))
def test_whatever_is_entered_nothing_is_lost_or_doubled(seed: int) -> None:
    rng, taken = Random(seed), 0
    world = a_world(rng)
    for _ in range(ROUNDS * 4):
        writer = {1: scouts, 3: entries}.get(world.at.phase)
        papers = {
            realm: write(list(writer(world, realm, rng))) or "bleiben" if writer else "bleiben" for realm in REALMS
        }
        done = play(world, papers)
        taken += sum(told.key == "kalevala-entry-taken" for told in done.told)
        world = GAME.unpack(GAME.pack(done.state), GAME.state_version)
    assert taken


def test_the_game_master_holds_the_same_sheet_as_the_ruler() -> None:
    world = a_world(Random(1))
    done = play(world, {realm: write(list(scouts(world, realm, Random(2)))) or "bleiben" for realm in REALMS})
    done = play(done.state, {})
    papers = {realm: write(list(entries(done.state, realm, Random(3)))) or "bleiben" for realm in REALMS}
    done = play(done.state, papers)
    assert any(done.state.entries.values())
    desk = read_sections(GAME.overview(done.state))["actions"]
    own = [
        table for realm in REALMS
        for table in read_sections(GAME.report(done.state, done, realm)).get("actions", [])
    ]
    assert msgspec.to_builtins(own) == msgspec.to_builtins(desk)
    done = play(done.state, {})
    assert "actions" not in read_sections(GAME.overview(done.state))
