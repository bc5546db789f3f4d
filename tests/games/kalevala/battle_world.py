"""A small world at war, for tests of what is told of battles."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from walstatt.core.texts import Texts
from walstatt.core.turn import Inputs, Ruled, Run
from walstatt.core.world import Ground, Phase
from walstatt.games.kalevala.dates import Date
from walstatt.games.kalevala.game import GAME
from walstatt.games.kalevala.realm.buildings import TOWER, WALL, Building, Opening
from walstatt.games.kalevala.realm.stock import Force, Stock
from walstatt.games.kalevala.state import Province, Realm, Settings, World
from walstatt.games.report_blocks import Sections, read_sections
from walstatt.hexmap.coordinates import read_gf
from walstatt.hexmap.land import Edge, Land, TradeSite
from walstatt.hexmap.small_fields import Way
from walstatt.paper.report import Format, document, render

HOME, OTHER, REFUGE = "2A+10", "2A+11", "2A+12"
SECRET_NAME = "Mondschattental"
SEED = b"x" * 32
HILLS = "T" * 20 + "t" * 8 + "H" * 12 + "W" * 2 + "T" * 6


def at_war(attacker: Mapping[str, int], defender: Mapping[str, int], **more: Any) -> World:
    """Brunhilde beside Gunther, who has land behind him of which she knows nothing."""
    lands = {
        read_gf(HOME): Land("T" * 48, site=TradeSite("Std", 24)),
        read_gf(OTHER): Land(HILLS, site=TradeSite("Std", 44), rivers=frozenset({Edge(37, Way.E), Edge(43, Way.E)}),
                             ascents=frozenset({Edge(29, Way.W)}), name=SECRET_NAME),
        read_gf(REFUGE): Land("t" * 48, name=SECRET_NAME),
    }
    world = World(Date(271, 1), Settings(battles=more.get("battles", "fought")), lands)
    for name, places, core, force in (
        ("Brunhilde", [HOME], "LB", attacker), ("Gunther", [OTHER, REFUGE], "SB", defender),
    ):
        world.realms[name] = Realm(core)
        for gf in places:
            world.provinces[gf] = Province(name, founded=lands[read_gf(gf)].site is not None)
        world.forces[name] = {places[0]: Force(Stock(dict(force), more.get("re", 9)))}
    if more.get("tower"):
        world.buildings[OTHER] = [Building(TOWER, 39, openings=(Opening(39, 45),)), Building(WALL, 45, 46)]
    return world


def fought(
    world: World, sheets: Mapping[str, Sequence[str]], attackers: str, decided: Mapping[str, Any] | None = None
) -> Run:
    """She scouts, declares war, and they fight."""
    ground = Ground(GAME, SEED)
    papers: list[dict[str, str]] = [
        {"Brunhilde": f"EE 1: {HOME} > {OTHER}"}, {},
        {"Brunhilde": "\n".join([f"Einzug EE 2: {HOME} > {OTHER} K: {attackers}", *sheets.get("Brunhilde", ())]),
         "Gunther": "\n".join(sheets.get("Gunther", ()))}, {},
    ]
    for number, written in enumerate(papers):
        last = number == len(papers) - 1
        given = {name: Ruled(value) for name, value in (decided or {}).items()} if last else {}
        run = ground.run(Phase(number, world, Inputs({name: text for name, text in written.items() if text}, given)))
        world = run.state
    return run


def battles(run: Run, realm: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = GAME.report(run.state, run, realm)["battles"]
    return found


def sections(run: Run, realm: str) -> Sections:
    return read_sections({"battles": battles(run, realm)})


def written(run: Run, realm: str, form: Format = "text", language: str = "de") -> bytes:
    """The section of battles alone."""
    made = document("kalevala", "Midgard", realm, "271.4", {"battles": battles(run, realm)})
    return render(made, form, Texts(language))
