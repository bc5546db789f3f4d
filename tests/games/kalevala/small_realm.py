"""A small realm made by hand, with something for every section of a report: nothing in it depends on how phases run."""
from __future__ import annotations

from walstatt.core.turn import Run, Told
from walstatt.core.world import Report
from walstatt.games.kalevala.dates import Date
from walstatt.games.kalevala.game import GAME
from walstatt.games.kalevala.realm.buildings import Building, Opening
from walstatt.games.kalevala.realm.stock import Force, Holder, Stock
from walstatt.games.kalevala.state import (
    Absence,
    Account,
    Culture,
    Knowledge,
    ListRow,
    PotentialList,
    Province,
    Realm,
    Request,
    Scouting,
    Settings,
    Sham,
    Sighting,
    World,
)
from walstatt.hexmap.coordinates import read_gf
from walstatt.hexmap.land import Edge, Land, TradeSite
from walstatt.hexmap.small_fields import Way

REALM, OTHER = "Brunhilde", "Gunther"
CAPITAL, DIVIDED, SCOUTED = "2K+15", "2K+14", "2L+15"
NORTH, SOUTH = f"{DIVIDED}[a]", f"{DIVIDED}[b]"
RANGE = "T" * 22 + "G" * 8 + "T" * 18
"""Mountains from side to side: what lies south of them is not seen from the north."""
LETTER = "Dein Land gefällt mir.\n\nWirst du es mit mir teilen?"


def world(phase: int = 1) -> World:
    """After this phase of GR 271."""
    lands = {
        read_gf(CAPITAL): Land("T" * 20 + "t" * 10 + "H" * 10 + "W" * 8, rivers=frozenset({Edge(5, Way.E)}),
                               site=TradeSite("Hstd", 11, "Lalium")),
        read_gf(DIVIDED): Land(RANGE, roads=frozenset({3, 44}), site=TradeSite("Mkt", 45)),
        read_gf(SCOUTED): Land("s" * 24 + "G" * 7 + "d" * 17, site=TradeSite("Std", 3)),
    }
    made = World(Date(271, phase).next, Settings(accounts=True), lands)
    made.realms = {
        REALM: Realm(core="LB", capitals=[CAPITAL], culture=Culture(["lP", "On"]), oeh=10,
                     absences=[Absence(Date(272, 1), Date(272, 3), "Haltet still.")],
                     sham=Sham("Siegfried", "der Held")),
        OTHER: Realm(core="SB", culture=Culture(["sP", "Wi"])),
    }
    made.provinces = {
        CAPITAL: Province(REALM, founded=True), NORTH: Province(REALM), SOUTH: Province(OTHER, founded=True),
        SCOUTED: Province(OTHER),
    }
    made.forces = {
        REALM: {CAPITAL: Force(Stock({"LB": 46, "BB": 5, "lP": 3, "On(k273)": 1}, 30)),
                NORTH: Force(Stock({"LB": 15, "AC(H)": 2})),
                f"{CAPITAL}~": Force(holders=[Holder("LS", Stock({"LB": 2}, 4))])},
        OTHER: {SOUTH: Force(Stock({"SB": 99}, 77))},
    }
    made.buildings = {
        CAPITAL: [Building("Tu", 11, openings=(Opening(11, 6),))],
        DIVIDED: [Building("Tu", 3, openings=(Opening(3, 2),)), Building("BF", 45, openings=(Opening(45, 46),))],
    }
    made.scouting = {REALM: [Scouting(1, CAPITAL, SCOUTED), Scouting(2, CAPITAL, "2I+16"),
                             Scouting(4, CAPITAL, "2K+16", without_grid=True)]}
    made.knowledge = {REALM: Knowledge([_old_sighting()]), OTHER: Knowledge()}
    if phase == 2:
        made.knowledge[REALM].sightings += _new_sightings()
    made.lists = {REALM: [PotentialList(Date(271, 1), 2, _rows())]}
    made.accounts = {REALM: Account(345, [(Date(270, 1), "deposit", 2000), (Date(270, 1), "round", -900),
                                          (Date(270, 3), "postage", -155), (Date(271, 1), "express", -600)]),
                     OTHER: Account(-4711)}
    made.requests = [
        Request(1, REALM, Date(270, 1), "Kanal bei Lalium", "Ich will graben.", "granted",
                thread=[(Date(271, phase), "", "Grabt, wo ihr wollt.")]),
        Request(2, REALM, Date(271, phase), "Ein Drache", "Darf ich einen zähmen?"),
        Request(3, OTHER, Date(271, phase), "Gunthers Geheimnis", "Verrate es niemandem."),
    ]
    return made


def _old_sighting() -> Sighting:
    seen = "T" * 24 + "." * 24
    return Sighting("2M+14", Date(268, 2), "N", seen, ("2M+14",), OTHER, {"SB": 5}, site="F/2", founded=True)


def _new_sightings() -> list[Sighting]:
    at = Date(271, 2)
    return [
        Sighting(SCOUTED, at, "NE", "s" * 24 + "G" * 7 + "." * 17, (f"{SCOUTED}[a]",), "", {"A": 4, "On": 1},
                 site="Std/3", losses=6, buildings=("Tu KF3",), remarks=("met 1",),
                 features=("river 5/E", "stream 7/SE", "ruin 9", "portal 12", "ascent 13/W")),
        Sighting("2I+16", at, "SW", result="obstacle", remarks=("mountains", "water")),
        Sighting("2K+16", at, "SE", "", ("2K+16",), OTHER, {"SB": 2}),
    ]


def _rows() -> list[ListRow]:
    return [
        ListRow("hz", "hz", 4, 0.5, 0, 0, 0, 4.5), ListRow("re", "RE", 20, 6, 0, 44, 36, 34),
        ListRow("re", "armament:hz", 0, 0, 0, 28, 0, 0), ListRow("re", "armament:people", 0, 0, 0, 16, 0, 0),
        ListRow("works", "works:roads", 1, 0, 0, 0, 0, 1),
        ListRow("close", "LB", 58, 0, 3, 8, 32, 63), ListRow("ranged", "BB", 5, 0, 0, 0, 0, 5),
        ListRow("auxiliaries", "AC(H)", 2, 0, 0, 0, 0, 2), ListRow("animals", "lP", 3, 0, 0, 0, 0, 3),
        ListRow("devices", "On(k273)", 1, 0, 0, 0, 0, 1), ListRow("buildings", "building:Tu", 2, 0, 0, 0, 0, 2),
        ListRow("upkeep", "upkeep:core", 0, 0, 0, 0, 18, 0), ListRow("upkeep", "upkeep:animals", 0, 0, 0, 0, 1, 0),
        ListRow("upkeep", "upkeep:auxiliaries", 0, 0, 0, 0, 1, 0),
        ListRow("upkeep", "upkeep:on-the-spot", 0, 0, 0, 0, 4, 0),
    ]


def told() -> list[Told]:
    return [
        Told((REALM,), "core-letter-of-game-master", (), {"words": "Ein Komet steht am Himmel."}),
        Told((REALM,), "kalevala-armed", ("kalevala.11.1.formel",), {"re": 44, "places": ["2K+15 32", "2K+14 12"]}),
        Told((OTHER,), "kalevala-armed", ("kalevala.11.1.formel",), {"re": 4711, "places": []}),
        Told((REALM,), "kalevala-letter", ("kalevala.2.1.kopf",),
             {"sender": OTHER, "to": REALM, "time": 271, "words": LETTER}),
        Told(("*",), "kalevala-newsletter", ("kalevala.2.2.erscheinen",),
             {"number": 271, "titles": ["Vom Rhein", "Lied"], "texts": ["Der Rhein führt Hochwasser.", "La\nla"]}),
    ]


def ran(phase: int = 1) -> Run:
    return Run(world(phase), told(), [], [], [], [], [])


def report(phase: int = 1, realm: str = REALM) -> Report:
    run = ran(phase)
    return GAME.report(run.state, run, realm)
