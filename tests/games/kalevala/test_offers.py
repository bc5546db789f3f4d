"""What a page offers a ruler to order of his figures: the checker lets every bit of it pass, and nobody learns more."""
from __future__ import annotations

import pytest

from walstatt.core.turn import Inputs
from walstatt.core.world import Ground, Phase
from walstatt.games.kalevala.checker import check
from walstatt.games.kalevala.dates import Date
from walstatt.games.kalevala.figures.agents.records import Agent, Captive, Service
from walstatt.games.kalevala.figures.gods.records import Fallen, God, Seen
from walstatt.games.kalevala.figures.king.records import King
from walstatt.games.kalevala.figures.temple.records import Temple
from walstatt.games.kalevala.game import GAME
from walstatt.games.kalevala.realm.buildings import PALACE, TEMPLE, TOWER, Building, Opening
from walstatt.games.kalevala.realm.stock import Holder, Stock
from walstatt.games.kalevala.state import Fought, Knowledge, Province, Realm, Settings, Sighting, World
from walstatt.hexmap.coordinates import read_gf
from walstatt.hexmap.land import Land, TradeSite

REALM, OTHER, HOME, ABROAD = "Brunhilde", "Gunther", "2A+10", "2A+11"
Offered = dict[str, dict[str, dict[str, str]]]


def court(phase: int) -> World:
    """A realm with everything: king, wizard, temple, agents at home and abroad, a god who has won a fight."""
    at = Date(102, phase)
    land = Land("T" * 48, site=TradeSite("Std", 24))
    world = World(at, Settings(), {read_gf(HOME): land, read_gf(ABROAD): land})
    for name, core, place in ((REALM, "LB", HOME), (OTHER, "SB", ABROAD)):
        world.realms[name] = Realm(core=core, capitals=[place])
        world.provinces[place] = Province(name, founded=True)
        world.force(name, place).land.join(Stock({core: 20}, 90))
    world.realms[REALM].oeh = 520
    world.buildings[HOME] = [Building(PALACE, 10, openings=(Opening(10, 11),)), Building(TEMPLE, 17, openings=(
        Opening(17, 18),)), Building(TOWER, 30, openings=(Opening(30, 31),)), Building(TOWER, 40)]
    home = world.force(REALM, HOME)
    home.land.join(Stock({"KrKö/2/60": 1, "Z/40": 1, "Pr/5": 2, "On": 2, "lP": 3, "Ag2": 1, "LB(W)": 2, "K": 2}))
    home.holders.append(Holder("KW1", Stock({"K": 1, "LB": 1, "Ag3": 1}, 10)))
    world.force(REALM, ABROAD).holders.append(Holder("Ag1", Stock({"Ag1": 1}, 60)))
    persons = world.persons
    persons.kings[REALM] = King("KrKö", 98, f"{HOME}/10", healed=101, paid=100)
    persons.temples[f"{HOME}/17"] = Temple(REALM, 40)
    persons.services[REALM] = Service(f"{HOME}/30", agents={
        "Ag1": Agent(scouted=ABROAD, scouts=True, came_from=HOME), "Ag2": Agent(), "Ag3": Agent()},
        captives=[Captive(OTHER, "Ag7", HOME, Stock({"Ag7": 1}, 20), Agent(), 101)])
    persons.gods[REALM] = God("Gernoth", 1, 99, 41, 41, relic="Gsabcd", abilities=["Lähmen", "Schutz1"], announced=520,
                              seen=[Seen(101, 50, unit=1), Seen(102, 60, "Enlas-du", "Enlas-du", unit=1)],
                              stay=3, stay_in=102, spent=1, in_valhalla=41, fallen=[Fallen(101, "LB", 3)])
    remarks = ("agent Ag1", "capital", f"caravan {OTHER}: RE")
    seen = Sighting(ABROAD, Date(at.gr, 2), parts=(ABROAD,), owner=OTHER, figures={"SB": 20, "On": 1, "sP": 2, "K": 1},
                    site="Std/24", buildings=("Tu KF17 Tor 17-18", "Br KF5-6", "Pa KF20 Tor 20-21"), remarks=remarks)
    world.knowledge[REALM] = Knowledge([seen])
    world.index_owners()
    return world


def offered(world: World, realm: str = REALM) -> Offered:
    found: Offered = GAME.chart(world, realm)["offers"]
    return found


WRITTEN = {
    "king-keep": "König unterhalten {option}", "king-heal": "König heilen {option}", "king-abdicate": "König abdanken",
    "research": "Forschung {place}: {option}", "bestow": "Tempel 2A+10/17 opfern 10RE für {option}",
    "temple": "Tempel {place}/{option} spenden 5RE", "priests-go": "Priester gehen {place}: {option}",
    "oracle": "Orakel {place}/{option} 5RE:\nWem gehört 2A+11?\nEnde", "headquarters": "GHZ {place}/{option}",
    "guards": "Wächter {place}: {option}", "guards-end": "Wächter abziehen {place}: {option}",
    "agent-hide": "Agent {option} tarnen {place}", "agent-unmask": "Agent {option} enttarnen {place}",
    "agent-spy": "Agent {option} spähen {place}", "agent-join": "Agent {option} in KW1",
    "agent-quit": "Agent {option} aussteigen", "agent-return": "Agent {option} Rückzug",
    "captive": "Gefangene freilassen {option}", "god-choose": "Gott wählt {option}", "god-note": "Gott {option}",
    "god-scout": "EEG 1: {option}", "god-protect": "Gott schützt {option}",
    "god-raise": "Gott erweckt {place}: {option}",
    "god-enter": "Gott betritt {option}", "deed-murder": "Agent Ag1 Mord: {option}",
    "deed-abduct": "Agent Ag1 Entführung: {option}", "deed-rustle": "Agent Ag1 Tiere stehlen: {option}",
    "deed-steal": "Agent Ag1 Diebstahl: {option}", "deed-letters": "Agent Ag1 Briefe: 1",
    "deed-ask": "Agent Ag1 Befragung: {option} 2A+11", "deed-sneak": "Agent Ag1 Einschleichen {option}",
    "deed-open": "Agent Ag1 Einschleichen {option}\nAgent Ag1 Tor {option}",
    "deed-bribe": "Agent Ag1 Bestechen {option}: 2A+10", "deed-guide": "Agent Ag1 Bergführer 2A+10",
    "deed-revolt": "Agent Ag1 Aufstand",
    "god-appear": "Gott erscheint 2A+11 für Brunhilde gegen Gunther:\n{option} 2A+11/24\nEnde",
}
"""An order of each kind as the page writes it, by what is offered."""
PHASES = {
    1: ("king-keep", "king-heal", "king-abdicate", "research", "bestow", "temple", "priests-go", "oracle",
        "headquarters", "guards", "guards-end", "agent-hide", "agent-unmask", "agent-spy", "agent-join", "agent-quit",
        "god-choose", "god-note", "god-scout", "god-protect", "god-raise"),
    3: ("agent-return", "captive", "god-enter", "god-appear", *(one for one in WRITTEN if one.startswith("deed-"))),
}


@pytest.mark.parametrize("phase", [1, 3])
def test_the_checker_lets_all_pass_that_is_offered(phase: int, subtests: pytest.Subtests) -> None:
    world = court(phase)
    found = offered(world)
    for what in PHASES[phase]:
        assert found.get(what), what
        for place, options in found[what].items():
            for option in options or [""]:
                basic = "Grundfähigkeit" if what == "god-appear" else ""
                counted = what == "deed-rustle" or (option == "RE" and what != "king-keep")
                one = f"2{option}" if counted else option
                line = WRITTEN[what].format(place=place.split()[0] if place else "", option=one or basic)
                with subtests.test(line):
                    assert not check(world, REALM, line).problems


def test_sabotage_is_offered_for_things_gates_and_bridges() -> None:
    world = court(3)
    found = offered(world)["deed-sabotage"][f"{ABROAD} Ag1"]
    assert list(found) == ["On", f"{ABROAD}/17", f"{ABROAD}/5", f"{ABROAD}/20"]
    for option in found:
        line = f"Agent Ag1 Sabotage {option}" if "/" in option else f"Agent Ag1 Sabotage: {option}"
        assert not check(world, REALM, line).problems


def test_nothing_is_offered_that_a_realm_does_not_have() -> None:
    """Gunther has no figures but warriors: he may crown a king and describe a god, and knows of nothing else."""
    world = court(3)
    assert set(offered(world, OTHER)) == {"king-crown", "god-describe"}
    assert set(offered(world, OTHER)["king-crown"][ABROAD]) == {"KrKö", "AgKö", "PrKö"}


def test_an_agent_who_has_not_looked_around_is_offered_no_deed() -> None:
    world = court(3)
    world.persons.services[REALM].agents["Ag1"].scouted = ""
    assert not [one for one in offered(world) if one.startswith("deed-") or one == "agent-deed"]


def test_a_homeless_king_is_offered_a_palace_and_to_spare_his_power() -> None:
    world = court(1)
    world.buildings[HOME] = [one for one in world.buildings[HOME] if one.kind != PALACE]
    found = offered(world)
    assert found["palace"] == {HOME: {"": "30 RE"}}
    assert HOME in found["king-spare"]
    assert not check(world, REALM, "Palast 2A+10/12").problems


def test_a_priest_king_with_power_is_offered_what_he_can_sacrifice() -> None:
    world = court(1)
    home = world.force(REALM, HOME).land
    home.add("KrKö/2/60", -1)
    home.add("PrKö/4/50", 1)
    world.persons.kings[REALM].kind = "PrKö"
    found = offered(world)["king-sacrifice"][HOME]
    assert {"LB", "lP", "RE"} <= set(found)
    assert "Z/40" not in found
    assert not [one for one in check(world, REALM, f"König opfern {HOME}: 2LB, 4RE").problems if one.fatal]


@pytest.mark.parametrize("won", [True, False])
def test_a_victor_is_offered_where_his_survivors_may_stand(won: bool) -> None:
    world = court(1)
    world.force(REALM, ABROAD).land.add("LB", 1)
    world.knowledge[REALM].battles = [Fought(101, (HOME, ABROAD), won=won)]
    assert offered(world).get("spread") == ({HOME: {ABROAD: ""}, ABROAD: {HOME: ""}} if won else None)
    assert bool(check(world, REALM, f"Verteilen {HOME} > {ABROAD}: LB").problems) is not won
    assert "spread" not in offered(world, OTHER)


def test_palaces_that_were_seen_can_be_named_in_a_war() -> None:
    assert offered(court(3))["palace-seen"] == {ABROAD: {}}


def test_orders_of_figures_stand_on_the_map_where_they_act() -> None:
    world = court(3)
    lines = GAME.appraised(world, REALM, "Agent Ag1 Mord: SB\nAgent Ag1 Rückzug\nAgent Ag1 Tor 2A+11/17").lines
    told = [(one["act"], one.get("places"), one.get("fields"), one.get("words")) for one in lines]
    assert told == [
        ("mark", [ABROAD], None, "Ag1 Mord"), ("mark", [ABROAD, HOME], None, "Ag1"),
        ("mark", [ABROAD], [17], "Ag1 Tor"),
    ]
    first = GAME.appraised(court(1), REALM, "Agent Ag1 ziehen 2A+11 > 2A+10\nKönig heilen 1").lines
    assert [(one["act"], one["places"]) for one in first] == [("mark", [ABROAD, HOME]), ("mark", [HOME])]


def test_what_is_offered_of_a_figure_does_not_change_the_world() -> None:
    world = court(1)
    before = GAME.chart(world, REALM)
    GAME.chart(world, OTHER)
    assert GAME.chart(world, REALM) == before
    run = Ground(GAME, b"offers").run(Phase(0, world.copy(), Inputs({REALM: "bleiben", OTHER: "bleiben"})))
    assert run.state is not None
