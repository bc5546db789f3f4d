"""What fights, by its symbol: warriors by weapon and class, riding animals. Tables of chapters 16, 17 and 25.

Points (GP) stand in `points.py`; here is what does not depend on an opponent.
"""
from __future__ import annotations

import re
from functools import cache
from typing import Final, NamedTuple

from walstatt.games.kriegsspiel import hooks

AXE, LANCE, SWORD, BOW = "A", "L", "S", "B"
AUXILIARY: Final = "(H)"
KNIFE, CLUB, ROYAL = "M", "K", "R"
"""Outside of the cycle of weapons: they beat no other, and none beats them (kalevala.17.3.ausnahme)."""
WEAPONS: Final = (AXE, LANCE, SWORD, BOW)
BEATS: Final = {AXE: LANCE, LANCE: SWORD, SWORD: AXE}
"""The cycle of weapons (kalevala.17.3.dreieck)."""
MELEE_GP: Final = {"A": 0, "B": 3, "C": 6, "D": 9}
ARCHER_GP: Final = {"A": 0, "B": 1, "C": 2, "D": 4}
"""Of archers at close quarters and as shooters; of everybody against missiles."""
PRICES: Final = {"A": 2, "B": 4, "C": 7, "D": 11}
"""Nobody buys class D: it only counts so much where prices are compared (kalevala.r.war.d_wert)."""
ON_FOOT, MOUNTED, HEAVY, LEADING, LOOSENED, DRAGGED = 2, 4, 3, 2, 1, 1
"""Small fields in a round (kalevala.17.4.tempo, kalevala.25.1.lp, kalevala.25.4.profil): on foot, on a horse, on a
heavy animal, with horses that are led (kalevala.r.war.reittiere), and for whoever has just left a phalanx;
of a device that people drag (kalevala.r.war.geraet_bewegen)."""


class Profile(NamedTuple):
    """What one symbol stands for."""

    symbol: str
    weapon: str = ""
    """Of a warrior; other people and animals have none."""
    strikes: int = 0
    parries: int = 0
    """Of people: own points in attack, without those for attacking, and in defence."""
    charges: bool = False
    """Does it have the points for attacking?"""
    person: bool = False
    rank: str = ""
    armour: int = 0
    """Points against missiles."""
    lends: int = 0
    """Points that an animal gives to its rider in melee."""
    defends: int = 0
    """Points of an animal that is attacked itself."""
    price: int = 0
    """In RE."""
    room: int = 1
    """REH that it takes."""
    pace: int = ON_FOOT
    """Small fields in a round."""
    seats: int = 0
    """How many ride it."""
    tramples: int = 0
    """Points of an animal that goes over those who stand in its way."""
    load: int = 0
    """Of a device: TEH that it takes to move it (kalevala.r.war.geraet_bewegen)."""
    crew: int = 0
    """Of a device: people on foot that it takes to use it."""
    stands: str = ""
    """Letters of the terrain that it needs; anything where people stand if there are none."""
    fills: bool = False
    """It takes a small field for itself, with up to three people in it or on it (kalevala.r.war.geraet_raum)."""
    shelters: bool = False
    """Whoever is in it is out of reach (kalevala.r.war.geraet_nahkampf)."""

    everywhere: bool = False
    """It can be on any ground, mountains and water too."""
    flies: bool = False
    """Nothing on the ground is in its way but who stands there."""
    swims: bool = False
    """It lives in the water and leaves it for nothing, unless it `wades` onto the shore."""
    wades: bool = False
    strides: bool = False
    """Walls are no obstacle to it (kalevala.r.mythical_beasts)."""
    hovers: bool = False
    """Above the small field, whatever lies there: it takes no room, nobody strikes, shoots or harms it, it holds
    nothing and does not count as a troop (kalevala.r.factor_gaps, kalevala.r.war.zaehlende_truppen)."""
    deck: int = 0
    """Of a vessel: REH on each small field on which it lies."""

    @property
    def is_person(self) -> bool:
        return self.person

    @property
    def is_vessel(self) -> bool:
        return self.deck > 0

    @property
    def is_warrior(self) -> bool:
        return bool(self.weapon)

    @property
    def is_slave(self) -> bool:
        """Held by its guards: in nobody's way, and no fighter (kalevala.r.slave_guards)."""
        return self.symbol == SLAVE

    @property
    def is_merchant(self) -> bool:
        return self.symbol == MERCHANT

    @property
    def is_heavy(self) -> bool:
        """Elephant or mammoth: what rides it is out of reach, and it goes where an ascent leads."""
        return self.tramples > 0 and self.seats > 0

    @property
    def draws(self) -> bool:
        """A chariot horse: it tramples, and nobody rides it."""
        return self.tramples > 0 and not self.seats and not self.person

    @property
    def is_device(self) -> bool:
        return self.load > 0

    @property
    def is_animal(self) -> bool:
        return not (self.person or self.is_device or self.is_vessel or self.hovers or self.is_slave)

    @property
    def operates(self) -> bool:
        """Understands devices (kalevala.17.4.transport)."""
        return self.is_warrior or self.symbol == "Ag"

    @property
    def handles(self) -> bool:
        """Rides and leads animals, takes devices along: no wizard does, mortal or not (kalevala.19.3.1.transport)."""
        return self.person and self.symbol != WIZARD

    @property
    def needs_ascent(self) -> bool:
        """Heavy animals and devices, ropes not counted, change the level only at an ascent."""
        return self.is_heavy or (self.is_device and self.symbol != ROPE)

    @property
    def hauls(self) -> int:
        """TEH that it offers, without a rider."""
        none = self.is_device or self.is_vessel or self.hovers or self.is_slave or (self.person and not self.handles)
        return 0 if none else 2 if self.is_heavy else 1

    @property
    def is_archer(self) -> bool:
        return self.weapon == BOW


MERCHANT, SLAVE, FREED, MYSTIC, WIZARD = "K", "Sl", "fSl", "My", "Z"
ONAGER, RAM, LADDER, ROPE = "On", "Wi", "Le", "Se"
SIEGE_TOWER, TORTOISE, WAGON = "Bt", "Sk", "QuW"
LIGHT_TEAM, HEAVY_TEAM = "QlP", "QsP"
LONGSHIP, SAILING_SHIP, RAFT = "LS", "SS", "FS"
VESSELS: Final = {
    LONGSHIP: Profile(LONGSHIP, price=6, room=0, deck=3),
    SAILING_SHIP: Profile(SAILING_SHIP, price=6, room=0, deck=4),
    RAFT: Profile(RAFT, price=3, room=0, deck=4),
}
"""kalevala.26.1 to 26.3 and r.war.schiff_bewegung."""
DEVICES: Final = {
    ONAGER: Profile(ONAGER, load=2, crew=1, price=2, pace=DRAGGED),
    RAM: Profile(RAM, load=2, crew=2, price=2, pace=DRAGGED),
    LADDER: Profile(LADDER, load=2, crew=1, price=1, pace=DRAGGED),
    ROPE: Profile(ROPE, load=1, crew=1, price=1, pace=DRAGGED, room=0),
    SIEGE_TOWER: Profile(SIEGE_TOWER, load=3, price=4, pace=DRAGGED, fills=True, shelters=True),
    TORTOISE: Profile(TORTOISE, load=3, crew=2, price=4, pace=DRAGGED, fills=True, shelters=True),
    WAGON: Profile(WAGON, load=3, price=3, pace=MOUNTED, stands="THdD", fills=True),
}
"""Tables of chapter 26."""
OTHERS: Final = {
    MERCHANT: Profile(MERCHANT, "", 0, 6, True, True, armour=2, price=5),
    "Pr": Profile("Pr", "", 0, 6, True, True, armour=2, price=5),
    "Ag": Profile("Ag", "", 3, 3, True, True, armour=1, price=10),
    MYSTIC: Profile(MYSTIC, "", 6, 6, True, True, armour=2, price=10),
    SLAVE: Profile(SLAVE),
    FREED: Profile(FREED, KNIFE, 0, 0, False, True, "A"),
}
"""People who are no warriors (kalevala.r.war.nichtkrieger); slaves, and those freed who help (kalevala.23.1.hilfe)."""
_DRAWN: Final = re.compile(r"QuW(?:/(?P<light>[1-4])|\((?P<heavy>[1-4])\))")
_OTHER: Final = re.compile(r"(K|f?Sl)|(Pr)[A-Z]?(?:/[0-9]{1,3})?|(Ag)[1-9]?[0-9]?|(My)(?:/[0-9]{1,3})?")
ANIMALS: Final = {
    "lP": Profile("lP", lends=1, price=1, pace=MOUNTED, seats=1),
    "sP": Profile("sP", armour=2, lends=2, defends=2, price=2, pace=MOUNTED, seats=1),
    "El": Profile("El", armour=2, defends=6, price=5, room=2, pace=HEAVY, seats=2, tramples=6, stands="THdD"),
    "Mm": Profile("Mm", armour=2, defends=6, price=5, room=2, pace=HEAVY, seats=2, tramples=6, stands="THeE"),
    LIGHT_TEAM: Profile(LIGHT_TEAM, price=1, tramples=4),
    HEAVY_TEAM: Profile(HEAVY_TEAM, armour=2, defends=2, price=2, tramples=6),
}


@cache
def profile(symbol: str) -> Profile | None:
    """None for what does not fight, or not yet."""
    if symbol in ANIMALS:
        return ANIMALS[symbol]
    if symbol in VESSELS:
        return VESSELS[symbol]
    if symbol in DEVICES or team_of(symbol):
        return DEVICES[symbol if symbol in DEVICES else WAGON]
    other = _OTHER.fullmatch(symbol)
    if other is not None:
        kind = next(filter(None, other.groups()))
        return OTHERS[kind]._replace(symbol=kind)
    person = hooks.profile_of(symbol)
    if person is not None:
        return person
    plain = symbol.removesuffix(AUXILIARY)
    weapon, rank = plain[:1], plain[1:] or "A"
    if weapon not in WEAPONS or rank not in MELEE_GP or plain[1:] == "A":
        return None
    own = (ARCHER_GP if weapon == BOW else MELEE_GP)[rank]
    return Profile(symbol, weapon, own, own, weapon != BOW, True, rank, ARCHER_GP[rank], price=PRICES[rank])


def team_of(symbol: str) -> tuple[str, ...]:
    """The horses before a wagon: `QuW/3` has three light ones, `QuW(2)` two heavy ones (kalevala.25.3.gespann)."""
    found = _DRAWN.fullmatch(symbol)
    if found is None:
        return ()
    return (LIGHT_TEAM,) * int(found["light"]) if found["light"] else (HEAVY_TEAM,) * int(found["heavy"])


@cache
def known(symbol: str) -> Profile:
    """Of a symbol that has been checked."""
    found = profile(symbol)
    assert found is not None, symbol
    return found


def is_of_type(found: Profile, mounted: bool, wanted: str) -> bool:
    """Does somebody belong to one of the types that an order names (kalevala.r.war.befehle_form)?"""
    if wanted == "Reiter":
        return found.is_person and mounted
    names = {"Axt": AXE, "Lanze": LANCE, "Schwert": SWORD, "Bogen": BOW}
    if wanted in names:
        return found.weapon == names[wanted]
    if wanted == "Schiff":
        return found.is_vessel
    persons = (one for person in hooks.persons() for one in person.types)
    if wanted in ANIMALS or wanted in OTHERS or wanted in DEVICES or wanted in persons:
        return found.symbol == wanted
    return found.is_warrior and found.rank == wanted


TYPES: Final = ("A", "B", "C", "D", "Axt", "Lanze", "Schwert", "Bogen", "Reiter", "Schiff", *ANIMALS, *OTHERS, *DEVICES)
