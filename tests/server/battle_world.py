"""A world in which a battle waits for the game master: Brunhilde attacks Gunther's town."""
from __future__ import annotations

import msgspec
from tests.server.processes import ServerProcess
from tests.server.visitors import Visitor

from walstatt.core.roles import Role
from walstatt.core.turn import Inputs
from walstatt.core.world import Ground, Phase, snapshot
from walstatt.desk.evaluation import Founded
from walstatt.desk.world_desk import settled
from walstatt.games.kalevala.dates import Date
from walstatt.games.kalevala.founding import Setup
from walstatt.games.kalevala.game import GAME
from walstatt.games.kalevala.realm.stock import Force, Stock
from walstatt.games.kalevala.state import Province, Realm, Settings, WayOfBattle, World
from walstatt.hexmap.coordinates import read_gf
from walstatt.hexmap.land import Land, TradeSite
from walstatt.store.database import Database
from walstatt.store.people import People
from walstatt.store.worlds import Member, Worlds

ATTACKER, DEFENDER, NAME, FIELD = "Brunhilde", "Gunther", "Nibelungenland", "2A+10"
HOMES = {ATTACKER: FIELD, DEFENDER: "2A+11"}
LAND_NAMES = {ATTACKER: "Isenstein", DEFENDER: "Burgund"}
GROUP = "Wolfsrudel"
ABOUT = f"battles/{FIELD}"
SHEET = f"""Einzug EE 2: 2A+10 > 2A+11 K: 8LB
Aufstellung 2A+10:
Gruppe {GROUP}: 2A+10/1: 4LB; 2A+10/2: 4LB
{GROUP}: ANGREIFEN NÄCHSTER
Ende"""
PAPERS = ("EE 1: 2A+10 > 2A+11", "", SHEET)


def at_peace(battles: WayOfBattle = "hand") -> World:
    """Two neighbours in the first phase of a great round."""
    lands = {
        read_gf(gf): Land("T" * 48, name=LAND_NAMES[name], site=TradeSite("Std", kf, name=f"{LAND_NAMES[name]}markt"))
        for (name, gf), kf in zip(HOMES.items(), (24, 44), strict=True)
    }
    world = World(Date(271, 1), Settings(battles=battles), lands)
    for name, core, force in ((ATTACKER, "LB", {"LB": 10}), (DEFENDER, "SB", {"SB": 3})):
        world.realms[name] = Realm(core)
        world.provinces[HOMES[name]] = Province(name, founded=True)
        world.forces[name] = {HOMES[name]: Force(Stock(force, 9))}
    return world


def before_phase(number: int, battles: WayOfBattle = "hand") -> World:
    """The same world before a phase of that round, with war from the third on."""
    ground, world = Ground(GAME, b"x" * 32), at_peace(battles)
    for phase, paper in enumerate(PAPERS[: number - 1]):
        world = ground.run(Phase(phase, world, Inputs({ATTACKER: paper} if paper else {}))).state
    return world


def kept_world(
    server: ServerProcess, master: Visitor, number: int = 4, rulers: dict[str, Visitor] | None = None,
    settings: Settings | None = None,
) -> str:
    """The address of such a world, led by this visitor."""
    database = Database(f"sqlite:///{server.database}")
    people = People(database)

    def person(visitor: Visitor) -> str:
        found = people.of_session(visitor.session)
        assert found is not None
        return found.id

    world = before_phase(number)
    world.settings = settings or world.settings
    beginning = Founded(msgspec.json.encode(Setup()), list(world.realms), snapshot(GAME, world))
    members = [Member(Role.GAME_MASTER, "Anna", person_id=person(master))]
    for realm, visitor in (rulers or {}).items():
        members.append(Member(Role.PLAYER, realm, realm, person_id=person(visitor)))
    desk = settled(Worlds(database), GAME.key, NAME, beginning, members=members)
    database.close()
    return f"/api/worlds/{desk.record.id}"
