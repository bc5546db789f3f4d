"""Changes of what a realm can have no knowledge of: none of them may show in what it is sent."""
from __future__ import annotations

import re
from collections.abc import Callable, Iterable

import msgspec

from walstatt.core.turn import Ruled
from walstatt.core.world import Phase
from walstatt.games.kalevala import hooks
from walstatt.games.kalevala.court.records import Item, Key, Layer, Secret, SpecialFigure
from walstatt.games.kalevala.dates import Date
from walstatt.games.kalevala.entering.entries import OCCUPATION
from walstatt.games.kalevala.evaluation import gf_of
from walstatt.games.kalevala.papers.model import (
    CancelTreaty,
    Contribute,
    DissolveGroup,
    Enter,
    FiefOrder,
    LeaveGroup,
    Paper,
    Permit,
    ProposeTreaty,
    Revoke,
    SealTreaty,
    WriteLetter,
)
from walstatt.games.kalevala.papers.read import read
from walstatt.games.kalevala.papers.sheet import Prose, Sheet
from walstatt.games.kalevala.papers.write import write
from walstatt.games.kalevala.realm.buildings import FOUNDATION, Building
from walstatt.games.kalevala.realm.pieces import is_mystic, standard_piece
from walstatt.games.kalevala.realm.stock import RE
from walstatt.games.kalevala.state import (
    FOUGHT,
    NATIVES,
    Account,
    BattleOrder,
    Booking,
    Contribution,
    Knowledge,
    Letter,
    Province,
    Request,
    Sighting,
    Treaty,
    World,
)
from walstatt.hexmap.coordinates import Gf, read_gf
from walstatt.hexmap.terrain import HIGHLAND, HIGHLAND_FOREST, LOWLAND, LOWLAND_FOREST

Change = Callable[[Phase], None]
REACHES_OTHERS = (
    WriteLetter, Contribute, Permit, Revoke, ProposeTreaty, SealTreaty, CancelTreaty, FiefOrder, DissolveGroup,
    LeaveGroup,
)
"""What somebody else may read of in the same phase."""
WARNINGS = "warnings/"
"""How decisions begin by which the game master warns somebody of an attack (kalevala.16.1.1.benachrichtigung)."""
OTHER_COVER = str.maketrans({
    LOWLAND: LOWLAND_FOREST, LOWLAND_FOREST: LOWLAND, HIGHLAND: HIGHLAND_FOREST, HIGHLAND_FOREST: HIGHLAND,
})
"""Another land of the same shape: it has the same parts."""


def hidden_changes(phase: Phase, realm: str) -> list[Change]:
    """What neither its knowledge nor its acts of this phase have touched."""
    asked = _asked(phase, realm)
    return _Others(phase, realm, _touched(phase.state, realm, asked) | asked).changes()


def unknown_changes(phase: Phase, realm: str) -> list[Change]:
    """What it does not know, though its scouts may be on their way there."""
    return _Others(phase, realm, _around(_stands(phase.state, realm))).changes()


def _asked(phase: Phase, realm: str) -> set[Gf]:
    """What it asks for by other ways than scouts."""
    orders = read(phase.inputs.papers.get(realm, ""), phase.state.at).paper.orders
    return {gf for figure in hooks.figures() if figure.asks is not None
            for gf in figure.asks(phase.state, realm, orders)}


def _stands(world: World, realm: str) -> set[Gf]:
    return {gf_of(place) for place in (*world.places_of(realm), *world.forces.get(realm, {}))}


def _around(places: Iterable[Gf]) -> set[Gf]:
    return {other for gf in places for other in (gf, *gf.neighbours.values())}


def _touched(world: World, realm: str, asked: set[Gf]) -> set[Gf]:
    """Where it stands, what it owns, where its scouts go in this phase, and what lies beside that; battlefields that it
    sees some end of otherwise, too."""
    scouts = {gf_of(place) for one in world.scouting.get(realm, ()) for place in (one.start, one.target)}
    trade = world.trade.known_to(realm)
    led = {gf_of(place) for one in trade.moves for place in one.way}
    # Down or up a stream it goes as far as that leads.
    for one in trade.moves:
        for _ in range(abs(one.stream)):
            led = _around(led)
    met = {gf_of(place) for one in trade.offers for place in (one.start, one.end)}
    stands = _stands(world, realm)
    through = {read_gf(world.portals[str(gf)].opposite) for gf in stands if str(gf) in world.portals}
    seen = scouts | led | met | through | _in_a_mystics_reach(world, realm) | _battlefields(world, stands | asked)
    return _around(stands | seen)


def _battlefields(world: World, stands: set[Gf]) -> set[Gf]:
    """Wars side by side are one battlefield, and who fights at one end of it reads of the other
    (kalevala.16.2.1.verschmelzen)."""
    entries = [one for all_of in world.entries.values() for one in all_of if one.kind != OCCUPATION or one.against]
    waiting = [{gf_of(one.start), gf_of(one.target)} for one in entries]
    waiting += [{gf_of(one.place)} for one in world.meetings]
    found: set[Gf] = set()
    while joined := [war for war in waiting if war & (stands | _around(found))]:
        found = found.union(*joined)
        waiting = [war for war in waiting if war not in joined]
    return found


def _in_a_mystics_reach(world: World, realm: str) -> set[Gf]:
    """He goes two fields far through any land, and sees it."""
    mystics = [
        place for place, force in world.forces.get(realm, {}).items() for symbol in force.land.pieces
        if (found := standard_piece(symbol)) is not None and is_mystic(found)
    ]
    return _around(map(gf_of, mystics))


def _sea_lanes(world: World, realm: str) -> list[str]:
    return world.knowledge.get(realm, Knowledge()).sea_lanes


def _is_judged_by_line(phase: Phase, name: str) -> bool:
    """Has the game master decided about a line of his paper, such as a letter? With other lines that falls away."""
    return any(re.search(rf"/{re.escape(name)}/[0-9]+$", about) for about in phase.inputs.decided)


class _Others:
    """All that is not this realm's."""

    def __init__(self, phase: Phase, realm: str, touched: set[Gf]) -> None:
        self.phase = phase
        self.realm = realm
        world: World = phase.state
        self.touched = touched | {gf_of(place) for place in _sea_lanes(world, realm)}
        self.others = [name for name in world.realms if name != realm]
        offers = [one for one in world.trade.offers if realm in (one.realm, one.to)]
        self.partners = {name for one in offers for name in (one.realm, one.to)}

    def changes(self) -> list[Change]:
        return [
            self.other_land, self.other_troops, self.other_owners, self.other_buildings, self.other_papers,
            self.other_letters, self.other_books, self.other_requests, self.other_knowledge, self.other_figures,
            self.other_battle_orders, self.hidden_things, self.other_portals, self.other_treaties,
            self.other_persons, self.covered_persons, self.other_secret_orders, self.other_answers,
        ]

    def _is_far(self, place: str) -> bool:
        return gf_of(place) not in self.touched

    def _paper(self, phase: Phase, name: str) -> Paper:
        return read(phase.inputs.papers.get(name, ""), phase.state.at).paper

    def other_land(self, phase: Phase) -> None:
        world: World = phase.state
        # What nobody has drawn yet is drawn so that it fits what lies around it.
        kept = self.touched | _around(gf for gf, land in world.lands.items() if not land.drawn)
        world.lands = {
            gf: land if gf in kept else msgspec.structs.replace(
                land, terrain=land.terrain.translate(OTHER_COVER), name=f"{land.name}?"
            )
            for gf, land in world.lands.items()
        }

    def other_troops(self, phase: Phase) -> None:
        world: World = phase.state
        for name in self.others:
            if any(order.express_from for order in self._paper(phase, name).of(WriteLetter)):
                # Who is richer can pay for another express letter, perhaps to this realm.
                continue
            if name in self.partners:
                # Whether somebody may take what is handed to him depends on all his troops.
                continue
            for place, force in world.forces.get(name, {}).items():
                if self._is_far(place) and "~" not in place:
                    force.land.re += 7
                    force.land.add("B", 3)
                    force.land.add("A+Talisman", 1)
                    world.items["Talisman"] = Item("Talisman", "Talisman", words="Nicht für fremde Augen.")

    def other_owners(self, phase: Phase) -> None:
        world: World = phase.state
        native = [place for place, one in world.provinces.items() if one.owner == NATIVES and self._is_far(place)]
        # To name a place in a paper is not to know it.
        paper = phase.inputs.papers.get(self.realm, "")
        native.sort(key=lambda place: place not in paper)
        for place, name in zip(native, self.others, strict=False):
            world.provinces[place] = Province(name)
        world.index_owners()

    def other_buildings(self, phase: Phase) -> None:
        world: World = phase.state
        for name in self.others:
            for gf in {gf_of(place) for place in world.places_of(name)} - self.touched:
                world.buildings[str(gf)] = [*world.buildings.get(str(gf), []), Building(FOUNDATION, 1)]

    def other_papers(self, phase: Phase) -> None:
        """Whoever writes nothing that reaches others might write anything else."""
        warned = {gf_of(about.removeprefix(WARNINGS)) for about in phase.inputs.decided if about.startswith(WARNINGS)}
        for name in self.others:
            paper = self._paper(phase, name)
            is_announced = any(gf_of(entry.target) in warned for entry in paper.of(Enter))
            if not is_announced and not any(isinstance(order, REACHES_OTHERS) for order in paper.orders):
                phase.inputs.papers[name] = "Antrag Straße:\nDarf ich?\nEnde\nEE 1: 2A+1 > 2A+2"

    def other_letters(self, phase: Phase) -> None:
        world: World = phase.state
        for name in self.others:
            world.letters.append(Letter(name, name, name, world.at, "Nicht für fremde Augen."))
        if world.at.phase != 3:
            world.contributions.append(Contribution(self.others[0], world.at, "Ungedruckt", "…", 0.25))

    def other_treaties(self, phase: Phase) -> None:
        world: World = phase.state
        for name in self.others:
            title, words = f"Geheimes {len(world.treaties)}", "Nicht für fremde Augen."
            world.treaties.append(Treaty((name, "Niemand"), title, words, world.at, (name,)))

    def other_books(self, phase: Phase) -> None:
        world: World = phase.state
        for name in self.others:
            if not self._has_mail_for_readers(phase, name):
                account = world.accounts.setdefault(name, Account())
                account.balance += 1
                account.entries.append((world.at, "deposit", 1))
            capital = next(iter(world.forces.get(name, {})), "")
            if capital:
                world.bookings.append(Booking(name, capital, RE, 0, "", world.at))
            world.realms[name].oeh += 5

    def _has_mail_for_readers(self, phase: Phase, name: str) -> bool:
        """Does something of his wait for this realm, or for everybody? It goes out only if his account is in order."""
        world: World = phase.state
        sham = world.realms[self.realm].sham
        read_by = {self.realm, sham.name if sham else self.realm}
        paper = self._paper(phase, name)
        return (
            any(one.sender == name and one.to in read_by for one in world.letters)
            or any(one.realm == name for one in world.contributions)
            or any(isinstance(order, WriteLetter | Contribute) for order in paper.orders)
        )

    def other_requests(self, phase: Phase) -> None:
        world: World = phase.state
        number = max((one.number for one in world.requests), default=0) + 1
        world.requests.append(Request(number, self.others[0], world.at, "Ein Kanal", "Geheim."))

    def other_knowledge(self, phase: Phase) -> None:
        world: World = phase.state
        for name in self.others:
            seen = Sighting(str(next(iter(world.lands))), Date(world.at.gr, 1), terrain="T" * 48, owner=self.realm)
            world.knowledge.setdefault(name, Knowledge()).sightings.append(seen)

    def other_figures(self, phase: Phase) -> None:
        world: World = phase.state
        for number, other in enumerate(self.others):
            symbol = f"Gast{chr(ord('a') + number % 26)}"
            world.figures[symbol] = SpecialFigure(symbol, other, "Gast", price=5)

    def other_battle_orders(self, phase: Phase) -> None:
        """How others mean to fight, also where they stand beside it."""
        world: World = phase.state
        fought = world.settings.battles == FOUGHT
        for name in self.others:
            for place in world.forces.get(name, {}):
                if fought and not self._is_far(place):
                    continue  # Whoever is fought with shows on the battlefield what he was told.
                prose = (Prose("Nicht für fremde Augen."),)
                order = BattleOrder(place, Sheet(prose=prose), world.at, {"LB": 99})
                world.battle_orders.setdefault(name, []).append(order)

    def other_persons(self, phase: Phase) -> None:
        """Of kings, agents and gods: those of others far away, and what even their own ruler does not know."""
        far = [name for name in self.others
               if all(self._is_far(place) for place in phase.state.forces.get(name, {})) and name not in self.partners]
        for figure in hooks.figures():
            if figure.hidden is not None:
                figure.hidden(phase.state, far, self.realm)

    def covered_persons(self, phase: Phase) -> None:
        """Camouflaged groups, guards, weak points, treasures, also in its own land and before its scouts."""
        for figure in hooks.figures():
            if figure.covered is not None:
                figure.covered(phase.state, self.others, self.realm)

    def other_secret_orders(self, phase: Phase) -> None:
        """Whoever writes to an agent, to a god or to an oracle might as well write nothing to them."""
        unseen = tuple(kind for figure in hooks.figures() for kind in figure.unseen)
        for name in self.others:
            found = read(phase.inputs.papers.get(name, ""), phase.state.at)
            express = any(order.express_from for order in found.paper.of(WriteLetter))
            if found.problems or express or name in self.partners or _is_judged_by_line(phase, name):
                continue
            kept = [order for order in found.paper.orders if not isinstance(order, unseen)]
            if len(kept) < len(found.paper.orders):
                phase.inputs.papers[name] = write(kept) or "bleiben"

    def other_answers(self, phase: Phase) -> None:
        """What the game master decides about figures of others, and oracles say to them."""
        asked = [one.answers for one in hooks.figures() if one.answers is not None]
        for about in (about for answers in asked for name in self.others for about in answers(phase.state, name)):
            phase.inputs.decided[about] = Ruled("Nicht für fremde Augen.")

    def other_portals(self, phase: Phase) -> None:
        """Where its mystic has not been, gates can be raised or not."""
        world: World = phase.state
        known = world.knowledge.get(self.realm, Knowledge()).portals

        def concerns(gf: str) -> bool:
            return gf in known or not self._is_far(gf)

        world.portals = {
            gf: one for gf, one in world.portals.items() if concerns(gf) or concerns(one.opposite)
        }

    def hidden_things(self, phase: Phase) -> None:
        """Where its scouts go lies an item and a secret: they come upon neither before the game master says so."""
        world: World = phase.state
        sent = [str(gf_of(one.target)) for one in world.scouting.get(self.realm, ())]
        for number, target in enumerate((sent or [str(gf) for gf in world.lands])[:6]):
            symbol = f"Hort{chr(ord('a') + number)}"
            world.items[symbol] = Item(symbol, "Hort", field=f"{target}/24")
            layer = Layer("Nicht für fremde Augen.", (Key("scouting"),))
            world.secrets[symbol] = Secret(symbol, "Hort", (layer,), place=target)
