"""A position of a battle: plain data, JSON both ways."""
from __future__ import annotations

from typing import Final, Self

import msgspec

from walstatt.core.twins import twin, twins
from walstatt.games.kriegsspiel.profiles import Profile, known

DEAD, FLED, MISPLACED, TIED, ENSLAVED, OUT = "dead", "fled", "misplaced", "tied", "enslaved", "out"
RAN_AWAY: Final = "ran-away"
LOST: Final = (DEAD, ENSLAVED)
ABSENT: Final = (MISPLACED, OUT)
"""How figures leave a battle: those set up where they may not stand are lost too, before it begins; a rope that is tied
to another goes where that goes; vessels without a place to lie stay out of it with their load; freed slaves who do not
help have run away."""
REST: Final = "REST"
"""The group of whoever is named in no other (kalevala.r.war.befehle_form)."""


class Effect(msgspec.Struct, frozen=True, omit_defaults=True):
    """What magic has done to somebody (`effects.py`)."""

    kind: str
    until: int
    """The last round in which it holds."""
    rule: str
    amount: int = 0


class Calling(msgspec.Struct, frozen=True, omit_defaults=True):
    """A god whom priests have called, or whose regular stay they prolong (`calling.py`)."""

    since: int = 0
    until: int = 0
    """The rounds of his stay, the first and the last."""
    ability: str = ""
    """What they pay for in this round."""
    at: str = ""
    longer: int = 0
    """How often it was extended."""
    banned: bool = False
    """An extension has failed: he does not come again in this battle."""
    regular: bool = False


class Omen(msgspec.Struct, frozen=True, omit_defaults=True):
    """What magic has done to the land: on which edges, doors or small fields."""

    kind: str
    until: int
    rule: str
    places: tuple[str, ...] = ()
    party: int = 0
    """Of a shield: whom it protects."""


class Divine(msgspec.Struct, omit_defaults=True):
    """A god on the battlefield (`figures/god.py`)."""

    god: int
    """His place in `Setup.gods`."""
    since: int
    until: int
    """The last round of his stay."""
    done: int = 0
    """How many deeds of his list he has done."""
    wanted: str = ""
    """What whoever called him has paid for: it comes before his list."""
    met: tuple[str, ...] = ()
    """Gods whom he has fought."""


class Wonder(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a god has done that outlasts the battle."""

    kind: str
    god: int
    places: tuple[str, ...] = ()
    of: str = ""
    party: int = 0


class Hidden(msgspec.Struct, omit_defaults=True):
    """A camouflaged group (`figures/agent.py`). While nobody has found it none of it is among the figures."""

    realm: str
    seat: int
    """Of its owner; -1 if he does not fight here."""
    name: str
    at: str
    members: tuple[str, ...]
    """Those who are still hidden, by their symbols, the agent first."""
    risk: int
    scouted: bool = True
    re: int = 0
    inside: bool = False
    aboard: str = ""
    orders: tuple[str, ...] = ()
    told: int = 0
    """The last round for which it has orders."""
    tested: int = 0
    """The last round in which it was tested for an act, or for what it hides."""
    found: bool = False
    left: bool = False
    """It has left the battlefield unseen."""
    lost: tuple[str, ...] = ()
    """Who of it has died while it was hidden, or without a party here."""
    ids: tuple[str, ...] = ()
    """Figures that those are who were found."""
    agent: str = ""
    """The agent among them."""
    deeds: tuple[str, ...] = ()
    """What it has done, as `murder B yes`: the kind, the class, and whether it succeeded unseen."""
    items: dict[str, tuple[str, ...]] = {}
    """Magic things, by the symbol of the member that bears them; nobody sees them, and they work."""
    effects: dict[str, tuple[Effect, ...]] = {}
    """What spells on its small field have done to members, by their symbols: they are found with it."""

    @property
    def is_hidden(self) -> bool:
        """Is anybody of it there whom nobody sees?"""
        return bool(self.members) and not (self.found or self.left)


class Attempt(msgspec.Struct, frozen=True, omit_defaults=True):
    """A deed of a camouflaged group that is under way: what everybody sees of it, and who does it."""

    kind: str
    target: str
    points: int = 0
    defence: int = 0
    by: int = -1
    """Its place in `State.hidden`: nobody knows it but its owner."""
    flees: bool = False
    openly: bool = False


class Figure(msgspec.Struct, omit_defaults=True):
    """Somebody on the battlefield, or once there. Its place in `State.figures` is its place in the listing."""

    id: str
    party: int
    symbol: str
    at: str
    """The small field; of one that has fled the large field that it reached."""
    group: str = REST
    mount: str = ""
    """The animal it sits on."""
    riders: tuple[str, ...] = ()
    """Of an animal: who sits on it; the first leads it."""
    gone: str = ""
    """DEAD, FLED, MISPLACED, TIED, ENSLAVED, OUT or RAN_AWAY."""
    leans: str = ""
    """Of a ladder or a rope: the place at which it leads up, or the wall that it leads over."""
    knotted: bool = False
    """Of a rope: two in one."""
    damaged: bool = False
    """Of a device: it can be moved but not used (kalevala.r.war.geraet_schaden)."""
    front: str = ""
    """Of a wagon: the small field on which its horses stand; of a ship: its bow."""
    hits: int = 0
    """Of a ship: by onagers."""
    team: str = ""
    """Of a chariot horse: the wagon that it is harnessed to."""
    rolls: bool = False
    """Of a wagon: in motion, from a turn in which it moved to its next (kalevala.r.war.quadriga_detail)."""
    home: str = ""
    """The large field in which it began."""
    traits: tuple[str, ...] = ()
    """What nobody sees of it (`figures/`)."""
    shown: tuple[str, ...] = ()
    """Which of them have mattered."""
    sent: str = ""
    """The large field that it was sent to take; nothing for who defends."""
    stays: bool = False
    """Left behind: it enters no land but its party's."""
    provoked: int = 0
    """The round in which somebody first attacked it: only in later ones does a merchant attack."""
    carries: int = 0
    """RE."""
    tired: bool = False
    """Of an animal that was led over mountain land in this great round: it does nothing (kalevala.25.4)."""
    tramples: bool = False
    """Is in the press just now: its small field holds more than it should."""
    squeezed: bool = False
    """Found no room, and does not count until it moves (kalevala.r.war.ueberbesetzung)."""
    sailed: bool = False
    """Fled in a vessel, or is the vessel in which others did."""
    swims: bool = False
    heading: str = ""
    """Of a swimmer: in which direction it jumped."""
    landed: bool = False
    """Came out of the water in this round: it does not move any more."""
    facing: int = 0
    """Of a warrior in a phalanx: where it faces, from 1 (north-east) clockwise."""
    loosened: bool = False
    """Left a phalanx in this round: one step was left to it."""
    entered: int = 0
    """Steps made in this round; small fields entered, but for mounting."""
    saddled: int = 0
    """Those of them that brought it onto an animal, and nowhere else."""
    acted: bool = False
    effects: tuple[Effect, ...] = ()
    items: tuple[str, ...] = ()
    """Magic things that it carries."""

    @property
    def profile(self) -> Profile:
        return known(self.symbol)

    @property
    def shown_as(self) -> str:
        """Its symbol as people read it, without the numbers of a special figure."""
        return self.symbol.partition(":")[0]

    def is_called(self, word: str) -> bool:
        """By its id, its symbol with or without the numbers behind it, or what it is: KrKö/4/0 is a KrKö and a Kö."""
        return word in (self.id, self.symbol, self.shown_as.partition("/")[0], self.profile.symbol)

    @property
    def is_person(self) -> bool:
        return known(self.symbol).person


class Store(msgspec.Struct):
    """RE of a party that lie on a place."""

    party: int
    at: str
    amount: int


class Loot(msgspec.Struct, frozen=True):
    """What a plundered trade centre gave: to which party, RE, goods or slaves, and worth how many RE."""

    party: int
    what: str
    value: int


class Group(msgspec.Struct, omit_defaults=True):
    """Figures of one party that are commanded together."""

    name: str
    party: int
    line: str = ""
    """What it was ordered last."""
    ordered: bool = False
    """In this turn."""


class State(msgspec.Struct, omit_defaults=True):
    """`phase` names the scene to come (`rounds.py`)."""

    figures: dict[str, Figure]
    groups: list[Group]
    """In the order of the sheet of each party."""
    phase: str = "line_up"
    round: int = 0
    order: list[int] = []
    """Parties in the order of their turns."""
    turn: int = 0
    """Whose turn it is: a place of `order`."""
    queue: list[str] = []
    """Who or what is still to come in this phase."""
    holders: dict[str, int] = {}
    """Who holds the trade centre of a large field, or where there is none the large field."""
    doors: dict[str, str] = {}
    """Gates, loopholes and walls that stand otherwise than at first (`forts.py`)."""
    keepers: dict[str, int] = {}
    """Whose a building is, by its small field."""
    fallen: list[str] = []
    """Small fields whose buildings have collapsed."""
    wind_to: int = 0
    """The direction in which the wind blows, from 1 (north-east) clockwise; 0 before it was rolled."""
    wind: int = 0
    """Its strength, from 0 (calm) to 3."""
    hits: dict[str, int] = {}
    """Of bridges, by their names (`spans.py`)."""
    ascents: list[str] = []
    """Edges at which somebody has found an ascent, `here>there` and back (kalevala.r.war.aufgang_detail)."""
    shared: list[str] = []
    """Small fields that an animal has entered among enemies: they may stand there together from then on."""
    searched: list[str] = []
    """Small fields at which one was looked for in this round."""
    stores: list[Store] = []
    stood: dict[str, tuple[str, ...]] = {}
    """Who of the party that holds a trade centre stood on its small field at the end of the last round."""
    plundering: dict[str, str] = {}
    workers: dict[str, int] = {}
    """What is plundered in this round, and how many raze, by large field."""
    razing: dict[str, int] = {}
    """How far that is, in sixths."""
    razed: list[str] = []
    loot: dict[str, Loot] = {}
    sieges: dict[str, int] = {}
    """Rounds for which a fortress has been besieged, by its first small field."""
    shot_through: list[str] = []
    """Loopholes through which somebody has shot in this round."""
    cast: list[str] = []
    """Who has cast a spell in this round."""
    duelled: list[str] = []
    """Who has fought a duel of magic in it."""
    omens: list[Omen] = []
    far_triples: dict[int, int] = {}
    """By party: triples of its warriors whose wizard is elsewhere (kalevala.19.3.2.pasch_abwesend)."""
    shrines: dict[str, int] = {}
    """Hits on temples, by their small fields."""
    sacked: dict[str, int] = {}
    """Temples that were plundered: by whom."""
    bread: dict[str, int] = {}
    """By the first small field of a besieged fortress: rounds without hunger that priests have added."""
    callings: dict[int, Calling] = {}
    """By party: how it stands with the god whom its priests call."""
    lying: dict[str, tuple[str, ...]] = {}
    """Magic things that lie on places."""
    seen_things: list[str] = []
    """Magic things that everybody has seen: where these are is no secret any more (`secrets.py`)."""
    divine: dict[str, Divine] = {}
    """Gods who are here or were, by the ids of their figures."""
    wonders: list[Wonder] = []
    god_fights: list[tuple[int, int, int]] = []
    """Duels of gods: places in `Setup.gods` of winner and loser, and by how much."""
    swayed: dict[str, tuple[int, str]] = {}
    """By id of who obeys a god in this round: his party and group."""
    relics: dict[str, str] = {}
    """Weak points of gods that lie somewhere, by name."""
    relics_lost: dict[str, int] = {}
    """By name: the party that took it."""
    felt: dict[int, str] = {}
    """By party: where everybody has seen last that the weak point of its god is near (kalevala.24.1.4.mut)."""
    hidden: list[Hidden] = []
    """Camouflaged groups, found or not."""
    unseen: list[int] = []
    """Dice of this round for what is hidden; nobody sees them."""
    searches: dict[str, int] = {}
    """By large field: how many of the party whose turn it is search there."""
    attempt: Attempt | None = None
    withdrawn: list[int] = []
    result: str = ""
    """How it ended: `conquered` or `undecided`."""

    def copy(self) -> Self:
        copied: Self = twin(self)
        copied.figures = twins(self.figures)
        copied.groups = [twin(one) for one in self.groups]
        copied.order = self.order.copy()
        copied.queue = self.queue.copy()
        copied.holders = self.holders.copy()
        copied.doors = self.doors.copy()
        copied.keepers = self.keepers.copy()
        copied.fallen = self.fallen.copy()
        copied.hits = self.hits.copy()
        copied.ascents = self.ascents.copy()
        copied.shared = self.shared.copy()
        copied.searched = self.searched.copy()
        copied.stores = [twin(one) for one in self.stores]
        copied.stood = self.stood.copy()
        copied.plundering = self.plundering.copy()
        copied.workers = self.workers.copy()
        copied.razing = self.razing.copy()
        copied.razed = self.razed.copy()
        copied.loot = self.loot.copy()
        copied.sieges = self.sieges.copy()
        copied.shot_through = self.shot_through.copy()
        copied.cast = self.cast.copy()
        copied.duelled = self.duelled.copy()
        copied.omens = self.omens.copy()
        copied.far_triples = self.far_triples.copy()
        copied.lying = self.lying.copy()
        copied.seen_things = self.seen_things.copy()
        copied.shrines = self.shrines.copy()
        copied.sacked = self.sacked.copy()
        copied.bread = self.bread.copy()
        copied.callings = self.callings.copy()
        copied.divine = twins(self.divine)
        copied.wonders = self.wonders.copy()
        copied.god_fights = self.god_fights.copy()
        copied.swayed = self.swayed.copy()
        copied.relics = self.relics.copy()
        copied.relics_lost = self.relics_lost.copy()
        copied.felt = self.felt.copy()
        copied.hidden = [twin(one) for one in self.hidden]
        copied.unseen = self.unseen.copy()
        copied.searches = self.searches.copy()
        copied.withdrawn = self.withdrawn.copy()
        return copied

    def present(self, party: int | None = None) -> list[Figure]:
        """Who is on the battlefield, in the order of listing."""
        if party is None:
            return [one for one in self.figures.values() if not one.gone]
        return [one for one in self.figures.values() if not one.gone and one.party == party]

    def group(self, party: int, name: str) -> Group | None:
        return next((one for one in self.groups if one.party == party and one.name == name), None)
