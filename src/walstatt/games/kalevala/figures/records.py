"""What lasts of the figures beside the pieces on the map: one field for each. Plain data, known by the state."""
from __future__ import annotations

from collections.abc import Callable

import msgspec
from msgspec.structs import replace

from walstatt.core.twins import twins
from walstatt.games.kalevala.figures.agents import records as agents
from walstatt.games.kalevala.figures.agents.records import Plots, Service
from walstatt.games.kalevala.figures.gods.records import Archeron, God, Hastened, Pass
from walstatt.games.kalevala.figures.king.records import BegunPalace, King
from walstatt.games.kalevala.figures.temple.records import Cult, Temple
from walstatt.games.kalevala.figures.wizard.records import Wizard


class Persons(msgspec.Struct, omit_defaults=True):
    """Each table has its own rules for being copied, renamed and known."""

    kings: dict[str, King] = {}
    """By realm: the king, or the last one it had."""
    palaces: dict[str, BegunPalace] = {}
    """By realm: what is not yet paid in full."""
    wizards: dict[str, Wizard] = {}
    """By realm that has, or had, a wizard."""
    temples: dict[str, Temple] = {}
    """By the small field on which it stands."""
    cults: dict[str, Cult] = {}
    """By letter: what the game master has settled of them."""
    gods: dict[str, God] = {}
    """By realm: its god, or the last one it had."""
    archeron: Archeron = msgspec.field(default_factory=Archeron)
    passes: list[Pass] = []
    """That gods have made."""
    hastened: list[Hastened] = []
    """Armies that gods let go twice as far."""
    strengthened: list[str] = []
    """Small fields whose walls gods have strengthened."""
    services: dict[str, Service] = {}
    """By realm."""
    plots: Plots = msgspec.field(default_factory=Plots)

    def copy(self) -> Persons:
        return Persons(
            kings=twins(self.kings), palaces=self.palaces.copy(),
            wizards=twins(self.wizards), temples=twins(self.temples), cults=self.cults.copy(),
            gods={realm: god.copy() for realm, god in self.gods.items()},
            archeron=self.archeron.copy(), passes=self.passes.copy(), hastened=self.hastened.copy(),
            services={name: one.copy() for name, one in self.services.items()}, plots=self.plots.copy(),
            strengthened=self.strengthened.copy(),
        )

    def rename_realm(self, old: str, new: str) -> None:
        self.kings = {new if name == old else name: one for name, one in self.kings.items()}
        self.palaces = {new if name == old else name: one for name, one in self.palaces.items()}
        self.wizards = {new if name == old else name: one for name, one in self.wizards.items()}
        for king in self.kings.values():
            king.captor = new if king.captor == old else king.captor
        for temple in self.temples.values():
            temple.owner = new if temple.owner == old else temple.owner
        self.gods = {new if name == old else name: one for name, one in self.gods.items()}
        self.archeron.rename_realm(old, new)
        self.hastened = [replace(one, realm=new) if one.realm == old else one for one in self.hastened]
        self.services = agents.rename_realm(self.services, old, new)
        self.plots.rename_realm(old, new)

    def rename_places(self, name: Callable[[str], str]) -> None:
        """Palaces, temples and headquarters are named by their small fields, which never change."""
        self.hastened = [replace(one, place=name(one.place)) for one in self.hastened]
        agents.rename_places(self.services, name)
        self.plots.rename_places(name)

    def known_to(self, realm: str) -> Persons:
        """A ruler knows his own, as far as they have come to light."""
        return Persons(
            kings={name: one.as_known() for name, one in self.kings.items() if name == realm},
            palaces={name: one for name, one in self.palaces.items() if name == realm},
            wizards={name: one for name, one in self.wizards.items() if name == realm},
            temples={field: one for field, one in self.temples.items() if one.owner == realm}, cults=self.cults,
            gods={name: one for name, one in self.gods.items() if name == realm},
            archeron=self.archeron.known_to(realm), hastened=[one for one in self.hastened if one.realm == realm],
            services={name: one.as_known() for name, one in self.services.items() if name == realm},
            plots=self.plots.known_to(realm),
        )

    @property
    def weak_points(self) -> frozenset[str]:
        """Items that are weak points of gods: nobody comes upon one by looking around."""
        return frozenset(god.relic for god in self.gods.values() if god.relic)
