"""Those who march or sail into a province in phase 4 (15.1): which of them are still there, and how they come in."""
from __future__ import annotations

from msgspec.structs import replace

from walstatt.games.kalevala.entering.muster import embark, take_out, without
from walstatt.games.kalevala.evaluation import Evaluation, gf_of
from walstatt.games.kalevala.planes.crossing import can_pass, go_in
from walstatt.games.kalevala.realm.stock import Force, Stock
from walstatt.games.kalevala.realm.weariness import take_weariness_along
from walstatt.games.kalevala.scouting.results import landings
from walstatt.games.kalevala.state import Entry, Knowledge
from walstatt.hexmap.parts import Part


def find_ways(work: Evaluation) -> None:
    """Who went blindly, or into some water, finds out which part lies before him; others know it already."""
    for realm, entries in work.world.entries.items():
        found: dict[str, str] = {}
        known: list[Entry] = []
        for entry in entries:
            there = replace(entry, start=found.get(entry.start, entry.start))
            part = _part_before(work, there)
            if part is not None:
                found[entry.target] = part.name
                there = replace(there, target=part.name)
            known.append(there)
        work.world.entries[realm] = known


def _part_before(work: Evaluation, entry: Entry) -> Part | None:
    """The part of a large field that can be entered from where an entry begins."""
    start, named = work.part(entry.start), work.part(entry.target)
    gf, is_water = gf_of(entry.target), "~" in entry.target
    if start is None or named is not None:
        return named
    reached = landings(work, start, gf) if start.water else [one for one in work.geography.steps(start) if one.gf == gf]
    fitting = [one for one in reached if one.water == is_water]
    return max(fitting, key=lambda one: (len(one.fields), one.letter), default=None)


def figures_of(work: Evaluation, realm: str, entry: Entry) -> Stock:
    """Those of an entry that still stand where it begins, or can board there; ships are not counted. Nobody comes where
    the way through a portal has closed."""
    if entry.fleet:
        total = Stock()
        for ship in _fleet(_harbour(work, realm, entry).copy(), entry).holders:
            total.join(ship.load)
        return total
    if not can_pass(work, realm, entry):
        return Stock()
    there = work.world.forces.get(realm, {}).get(entry.start, Force()).land
    return take_out(there.copy(), Stock(dict(entry.figures), entry.re))


def force_of(work: Evaluation, realm: str, entry: Entry) -> Force:
    """The same, with the ships that they come in."""
    if entry.fleet:
        return _fleet(_harbour(work, realm, entry).copy(), entry)
    return Force(figures_of(work, realm, entry))


def _harbour(work: Evaluation, realm: str, entry: Entry) -> Force:
    """The ships in the water, and who stands on the shore."""
    places = work.world.forces.get(realm, {})
    return Force(places.get(entry.shore, Force()).land, places.get(entry.start, Force()).holders)


def _fleet(harbour: Force, entry: Entry) -> Force:
    """The ships of an entry that can sail, as they will be loaded."""
    sailing = [one.copy() for one in entry.fleet if embark(harbour, one) is not None]
    return Force(holders=sailing)


def bring(work: Evaluation, realm: str, entry: Entry) -> None:
    """Into the province, or into its water; who lands leaves his ship at the shore."""
    target = work.part(entry.target)
    if entry.fleet and target is not None:
        _sail(work, realm, entry, target)
    else:
        figures = figures_of(work, realm, entry)
        take_weariness_along(work.world, realm, entry.start, entry.target, figures.pieces)
        go_in(work, realm, entry, figures)


def _sail(work: Evaluation, realm: str, entry: Entry, target: Part) -> None:
    board(work, realm, entry)
    fleet = force_of(work, realm, entry).holders
    start = work.world.force(realm, entry.start)
    berth = harbour_of(work, entry.start, target)
    for wanted in fleet:
        ship = embark(start, wanted)
        assert ship is not None
        if not target.water:
            work.world.force(realm, target.name).land.join(ship.load)
            ship.load = Stock()
        work.world.force(realm, berth).holders.append(ship)
    learn_water(work, realm, berth)
    for place in (entry.start, entry.shore, berth, target.name):
        work.world.tidy(realm, place)


def board(work: Evaluation, realm: str, entry: Entry) -> None:
    """Whoever is still ashore comes aboard (kalevala.r.9.einschiffen)."""
    places = work.world.forces.get(realm, {})
    ashore = places.get(entry.shore, Force()).land
    waiting = list(places.get(entry.start, Force()).holders)
    for wanted in entry.fleet:
        harbour = Force(ashore, list(waiting))
        ship = embark(harbour, wanted)
        if ship is not None:
            ship.load.join(without(wanted.load, ship.load))
            waiting = harbour.holders
    work.world.tidy(realm, entry.shore)


def harbour_of(work: Evaluation, start: str, target: Part) -> str:
    """Where ships lie that came to a part: in its own water, or still in that from which they reached the shore."""
    if target.water:
        return target.name
    here = work.part(start)
    near = (here, *work.geography.steps(here)) if here is not None else ()
    waters = [one for one in work.geography.coasts(target) if one in near]
    return next((one.name for one in waters if one.gf == target.gf), start)


def learn_water(work: Evaluation, realm: str, place: str) -> None:
    """Waters that were scouted and sailed are known from now on (kalevala.8.1.bekannte_wasser_gf)."""
    known, gf = work.world.knowledge.setdefault(realm, Knowledge()), str(gf_of(place))
    if gf not in known.sea_lanes:
        known.sea_lanes.append(gf)
        work.turn.tell((realm,), "kalevala-water-known", "kalevala.8.1.bekannte_wasser_gf", place=gf)
