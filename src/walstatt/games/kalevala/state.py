"""The state of a world: the chart, who owns what, what lies where, what each realm knows, letters, accounts, the desk.

Everything is plain data. Places are written as in papers: `2U+15`, a part of a divided large field `2U+15[a]`. Lands
never change in place, so states share them; RE and pieces change only through the ledger (`realm/ledger.py`).
"""
from __future__ import annotations

import unicodedata
from collections.abc import Collection
from typing import Annotated, Final, Literal

import msgspec

from walstatt.core.turn import Told
from walstatt.core.twins import twin, twins
from walstatt.games.kalevala.court.records import Half, Item, Learned, Secret, SpecialFigure
from walstatt.games.kalevala.court.records import Name as Name
from walstatt.games.kalevala.court.records import Rendered as Rendered
from walstatt.games.kalevala.court.records import Words as Words
from walstatt.games.kalevala.dates import START, Date
from walstatt.games.kalevala.figures.records import Persons
from walstatt.games.kalevala.papers.sheet import Sheet
from walstatt.games.kalevala.realm.buildings import Building
from walstatt.games.kalevala.realm.stock import Force, Holder
from walstatt.games.kalevala.trade.records import Trade
from walstatt.hexmap.coordinates import Gf
from walstatt.hexmap.land import Land

RULER, MARAUDERS, ROLE = "ruler", "marauders", "role"
"""Kinds of realms: one with a player, provinces that have broken away, a special role of the game master's making."""
NOMAD, PIRATE = "nomad", "pirate"
NATIVES: Final = ""
"""In the place of an owner: nobody but the people who have always lived there."""
OCCUPIED, CONQUERED = "occupied", "conquered"
NO_LEDGER: Final = 3
"""The reading of kalevala.r.1.geld without accounts."""


def folded(name: str) -> str:
    """A name without case and accents: two that look alike are one (kalevala.r.4.name_eindeutig)."""
    apart = unicodedata.normalize("NFKD", name.strip().casefold())
    return "".join(one for one in apart if not unicodedata.combining(one))


def marauders_name(known: Collection[str]) -> str:
    """A name for marauders that nobody bears yet."""
    return next(name for number in range(1, 10_000) if (name := f"Marodeure {number}") not in known)


WayOfBattle = Literal["hand", "quick", "fought"]
BY_HAND: Final = "hand"
QUICK: Final = "quick"
FOUGHT: Final = "fought"
"""How a battle is settled."""


UNLIMITED, MOST_REHEARSALS = -1, 1000
PAGES, PAGE, PAGE_BY_SETTING, LONGEST_PAGE = "kalevala.r.2.post_digital", 3000, 1, 20_000
"""How long a page is: by the rules, or by another reading as the table has agreed."""


class Settings(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a table agrees on when a world is founded."""

    readings: dict[str, int] = {}
    """Rulings for which another reading than the default was chosen, by id: 1 is the first of its choices."""
    accounts: bool = False
    entry_fee: int = 1300
    round_fee: int = 900
    postage: int = 155
    express_fee: int = 50
    """All money in hundredths."""
    battles: WayOfBattle = BY_HAND
    """Does the game master enter what came of them, does one roll for each side settle them, or are they fought on
    hexes by the order sheets?"""
    rehearsals: Annotated[int, msgspec.Meta(ge=UNLIMITED, le=MOST_REHEARSALS)] = UNLIMITED
    """How often a ruler may rehearse battles in a GR with what he knows: 0 is never, UNLIMITED as often as he likes."""
    page: Annotated[int, msgspec.Meta(ge=1, le=LONGEST_PAGE)] = PAGE
    """Characters on a page of the newsletter where that is not left to the rules (kalevala.r.2.post_digital)."""
    by_post: bool = False
    """Do papers and reports go by post?"""

    def reading(self, ruling: str) -> int:
        """The reading that the table chose: 0 is the default."""
        return self.readings.get(ruling, 0)

    @property
    def page_length(self) -> int:
        return self.page if self.reading(PAGES) else PAGE

    def agreed(self) -> Settings:
        """Whoever names a length of pages has chosen the reading by which it counts."""
        if self.page == PAGE or self.reading(PAGES):
            return self
        return msgspec.structs.replace(self, readings={**self.readings, PAGES: PAGE_BY_SETTING})


class Province(msgspec.Struct, omit_defaults=True):
    """A large field or a part of one."""

    owner: str = NATIVES
    founded: bool = False
    """Is its trade centre founded, or only possible?"""
    taken: Date | None = None
    """When it was occupied or conquered last."""
    how: str = ""
    """OCCUPIED or CONQUERED."""
    provisional: bool = False
    """Entered, and not yet held over a phase 1 (kalevala.r.8.besitz_zeitpunkt)."""
    plundered: Date | None = None
    known: bool = False
    """Of marauders: have they been scouted once?"""
    class_seen: str = ""
    """Of marauders: the warriors last seen there."""


class Culture(msgspec.Struct, omit_defaults=True):
    """What a ruler has settled about his people (kalevala.4.2.kultur)."""

    goods: list[str] = []
    """Culture armament goods."""
    names: dict[str, str] = {}
    description: Words = ""


class Sham(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sham ruler (kalevala.2.3.scheinherrscher)."""

    name: Name
    title: Annotated[str, msgspec.Meta(max_length=80)] = ""


class Absence(msgspec.Struct, frozen=True, omit_defaults=True):
    """From when to when a player is away, and what the game master should do meanwhile."""

    since: Date
    until: Date
    orders: Words = ""
    deputy: Name | Literal[""] = ""
    """Who may write papers for him meanwhile, by a reading of kalevala.r.2.urlaub_wirkung."""


class Treaty(msgspec.Struct, frozen=True, omit_defaults=True):
    """A document between two rulers: kept for both, shown to both, and never enforced."""

    parties: tuple[Name, Name]
    """Who wrote it, and with whom; by the names under which they sign."""
    title: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
    words: Words
    at: Date
    seals: tuple[Name, ...] = ()
    since: Date | None = None
    """When the second seal was set."""
    ended: Date | None = None
    """When one of them withdrew, or ruled no more."""

    def other(self, party: str) -> str:
        return self.parties[1] if self.parties[0] == party else self.parties[0]

    def renamed(self, old: str, new: str) -> Treaty:
        if old not in self.parties:
            return self
        one, other = (new if name == old else name for name in self.parties)
        seals = tuple(new if name == old else name for name in self.seals)
        return msgspec.structs.replace(self, parties=(one, other), seals=seals)


class Suited(msgspec.Struct, frozen=True, omit_defaults=True):
    """A large field in which a gate can be raised (kalevala.r.war.portal_provinzen)."""

    opposite: str
    """The large field of the other plane to which it leads."""
    kf: int = 0
    """Where one arrives as long as no gate stands there."""


class Rift(msgspec.Struct, frozen=True, omit_defaults=True):
    """A way through a portal that a mystic holds open (kalevala.r.war.wechsel_heer)."""

    start: str
    """Where the mystic stands."""
    end: str
    splinter: str
    gr: int
    there: bool = False
    """Has an army gone through it?"""
    back: bool = False
    """Has one come back?"""
    due: bool = False
    """Declared in phase 3; it opens in phase 4, and is paid then."""


class Vortex(msgspec.Struct, frozen=True):
    """Declared in phase 3: these figures of another ruler are to be dragged through a portal."""

    place: str
    realm: str
    figures: dict[str, int]


class Realm(msgspec.Struct, omit_defaults=True):
    """One who writes papers: a ruler, marauders led by the game master, a special role."""

    kind: str = RULER
    core: str = "L"
    """Melee weapon and class of the core troops: LB means that LB and BB are core (kalevala.17.2.kern)."""
    invader: str = ""
    """NOMAD, PIRATE or nothing."""
    capitals: list[str] = []
    """The provinces that hold them, one for each plane."""
    culture: Culture = msgspec.field(default_factory=Culture)
    sham: Sham | None = None
    lacks_land: bool = False
    """A ruler who cannot keep provinces (kalevala.8.5.landlose_herrscher)."""
    entered: Date = START
    """When this ruler began to rule: with the realm, or as a successor."""
    protected_until: int = 0
    """Under divine protection up to this GR, that one included (kalevala.8.6.goettlicher_schutz)."""
    lost_capital: bool = False
    debt: int = 0
    """RE of upkeep that it owes from the GR before, where that is read so (kalevala.r.10.unterdeckung)."""
    oeh: int = 0
    """What the god has been offered so far."""
    rewarded: tuple[int, int] = (0, 0)
    """In which GR how much of that came for pages of the newsletter."""
    contributed: tuple[int, float] = (0, 0.0)
    """In which GR how many pages came for the newsletter."""
    missed: int = 0
    """Papers that did not come, one after the other."""
    absences: list[Absence] = []
    powers: list[str] = []
    """Of a special role: what it may order."""
    rifts: list[str] = []
    """Splinters to which the game master has opened a rift (kalevala.r.8.scherbe)."""
    portal: str = ""
    """The large field of the home gate that its mystic has raised; there is never another."""
    open_rifts: list[Rift] = []
    """Those that its mystic holds open, of this GR and of the one before."""
    vortices: list[Vortex] = []
    """Declared in phase 3 of this GR."""
    looted: list[str] = []
    """Rulers of whom it has plundered goods in the place of RE: from each of them once (kalevala.16.2.7.beute)."""
    vacant: str = ""
    """Why nobody rules it: `death`, `abdication` or `departure` of its ruler; nothing where somebody does."""

    def capital_on(self, plane: int) -> str | None:
        return next((place for place in self.capitals if place[0] == str(plane)), None)

    @property
    def weapon(self) -> str:
        return self.core[0]

    @property
    def rank(self) -> str:
        return self.core[1:] or "A"

    @property
    def core_symbols(self) -> tuple[str, str]:
        """Fighters at close quarters and archers that count as core troops."""
        tail = self.core[1:]
        return self.core, f"B{tail}"


class Sighting(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a realm learned of a place, when, and from which side. Never changed, only followed by newer ones."""

    place: str
    """A large field."""
    at: Date
    side: str = ""
    """The side from which it was entered; nothing where one looks at one's own."""
    terrain: str = ""
    """48 letters, a dot for what was not seen; nothing if no geography came with it."""
    parts: tuple[str, ...] = ()
    owner: str | None = None
    """NATIVES, or a realm; None if that was not learned."""
    figures: dict[str, int] = {}
    re: int | None = None
    site: str = ""
    """Kind and small field of the trade centre: Std/17."""
    founded: bool = False
    losses: int | None = None
    buildings: tuple[str, ...] = ()
    features: tuple[str, ...] = ()
    """What else lies on the small fields that were seen: `river 17/E`, `stream 5/SE`, `oasis 12`, `ruin 20`."""
    result: str = "seen"
    """`seen`, `no_result`, `obstacle`, `protected`."""
    remarks: tuple[str, ...] = ()
    ways: tuple[str, ...] = ()
    """From which parts its scouts could come in: of land, or of water where a ship carried them."""


class Fought(msgspec.Struct, frozen=True, omit_defaults=True):
    """A battle as one party has it in its protocol (kalevala.9.4.kampf_umrandung)."""

    gr: int
    places: tuple[str, ...]
    changes: tuple[str, ...] = ()
    """What it gained and lost: +2On, -3LB."""
    won: bool = False
    """May it place its survivors anew (kalevala.16.2.9.verteilen)?"""


class Knowledge(msgspec.Struct, omit_defaults=True):
    """All that a realm knows of the world outside."""

    sightings: list[Sighting] = []
    sea_lanes: list[str] = []
    """Water fields scouted and sailed (kalevala.8.1.bekannte_wasser_gf)."""
    neighbours: list[str] = []
    """Rulers that it has heard of."""
    learned: list[Learned] = []
    """Layers of secrets."""
    portals: dict[str, bool] = {}
    """By large field that was scouted with the mystic present: can a gate be raised there?"""
    battles: list[Fought] = []
    """In which it took part, in this GR and the one before."""
    warned: list[str] = []
    """Own places of which it was told that they are attacked in this GR (kalevala.16.1.1.benachrichtigung)."""

    def copy(self) -> Knowledge:
        return Knowledge(
            self.sightings.copy(), self.sea_lanes.copy(), self.neighbours.copy(), self.learned.copy(),
            self.portals.copy(), self.battles.copy(), self.warned.copy(),
        )


class Scouting(msgspec.Struct, frozen=True, omit_defaults=True):
    """An EE sent out in phase 1."""

    number: int
    start: str
    target: str
    without_grid: bool = False


class Letter(msgspec.Struct, frozen=True, omit_defaults=True):
    """A letter on its way: under which name, to whom, when it was written (kalevala.2.1.kopf)."""

    sender: Name
    """The realm that wrote it; others never see this."""
    under: Name
    """The name under which it was written: the ruler's, or the sham's."""
    to: Name
    at: Date
    words: Rendered
    express: bool = False
    held: str = ""
    """Why it does not go out: `flagged`, `unread`."""
    line: int = 0
    """Where it stood in the paper: sender, date and line name it on the game master's desk."""


class Contribution(msgspec.Struct, frozen=True):
    """Pages for the newsletter, in the order of their receipt."""

    realm: Name
    at: Date
    title: str
    words: Rendered
    pages: float
    line: int = 0
    is_long: bool = False
    """More than four pages, by itself or with what the same ruler sent before it in the same GR."""
    under: str = ""
    """The name that stands under them, if any does."""


class Account(msgspec.Struct, omit_defaults=True):
    """What a player has paid in, in hundredths; never turns into anything of the game (kalevala.1.3.konto)."""

    balance: int = 0
    entries: list[tuple[Date, str, int]] = []


class HeldPost(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that a debtor would have been told, by a reading of kalevala.r.1.postsperre_umfang."""

    since: Date
    told: tuple[Told, ...]
    released: Date | None = None
    """When he was told it; one phase later it is forgotten."""


class Request(msgspec.Struct, omit_defaults=True):
    """Something a ruler asks of the game master; a grant can be cited by its number (kalevala.1.6.neue_ideen)."""

    number: int
    """Counted for each realm: nobody learns how much others ask."""
    realm: Name
    at: Date
    title: Annotated[str, msgspec.Meta(max_length=200)]
    words: Words = ""
    state: str = "open"
    """`open`, `answered`, `granted`, `declined`, `done`: a grant that was used."""
    fields: list[str] = []
    """Of the plan of a canal: its small fields."""
    thread: list[tuple[Date, str, Words]] = []


class Transport(msgspec.Struct, frozen=True, omit_defaults=True):
    """Pieces that crossed ground they cannot stand on; dice decide in phase 2 whether they arrive.

    Those led over mountain land are kept until phase 4 (`realm/weariness.py`).
    """

    realm: str
    place: str
    symbol: str
    number: int
    line: int
    times: int = 1
    """How often each of them is rolled for."""
    uphill: bool = False
    """Is it an elephant or a mammoth on a way over mountain land?"""
    arrived: bool = False


class Permission(msgspec.Struct, frozen=True, omit_defaults=True):
    """A document by which a ruler lets another stand and move in some of his provinces (kalevala.15.2.1.inhalt)."""

    giver: Name
    to: Name
    since: int
    """GR; it ends with the last phase of `until`."""
    until: int
    places: tuple[str, ...]
    withdrawn: int = 0
    """The GR in which its giver took it back: nobody comes in after it, and who is there has the next one to leave."""
    without: tuple[str, ...] = ()
    """Of one for the whole realm: the provinces for which it was taken back, and holds no more."""


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """A declaration of entry that was taken in phase 3; it is carried out in phase 4 (chapter 15)."""

    number: int
    start: str
    target: str
    """The province, or the part of one."""
    kind: str
    """E, B or K."""
    figures: dict[str, int]
    re: int = 0
    paid: dict[str, int] = {}
    """In what the losses of an occupation are paid, RE among it."""
    centre: int = 0
    centre_name: str = ""
    land_name: str = ""
    treason: bool = False
    against: tuple[str, ...] = ()
    line: int = 0
    fleet: tuple[Holder, ...] = ()
    """Ships with all that sails in them; then nobody walks."""
    shore: str = ""
    """From where those come aboard who are not yet."""
    joins: bool = False
    """Of an own province: does it join a battlefield that it lies on or touches (kalevala.15.2.ksp_eigen)?"""
    march: tuple[tuple[int, dict[str, int]], ...] = ()
    """Through a portal: by small field who goes after whom, RE among it."""
    slaves: bool = False
    """SKLAVEN stands in the declaration (kalevala.23.ansage)."""
    plunder: bool = False
    """Trade centres that fall are plundered for slaves (kalevala.23.pluendern)."""
    marks: tuple[str, ...] = ()
    """What figures add to declarations (`hooks.Lines.marks`)."""


class Founding(msgspec.Struct, frozen=True, omit_defaults=True):
    """A trade centre that is to be founded in an own province (kalevala.r.4.gruendung_ablauf)."""

    place: str
    paid: dict[str, int]
    """In what its price is paid, RE among it."""
    centre: int = 0
    centre_name: str = ""


class Swim(msgspec.Struct, frozen=True, omit_defaults=True):
    """Figures that swim through a stream in phase 4 of this GR."""

    bank: str
    stream: str
    figures: dict[str, int]
    line: int = 0


class Peace(msgspec.Struct, frozen=True):
    """A ruler who met another does not want to fight (kalevala.r.9.seebegegnung)."""

    place: str
    realm: str
    other: str


class Contest(msgspec.Struct, frozen=True):
    """A large field, or a part of one, that several rulers occupied at once; whose its trade centre is, is open."""

    fields: tuple[int, ...]
    said: dict[str, str] = {}
    """By realm: who shall have what, `HZ Brunhilde` or `GF Brunhilde`."""


class Undecided(msgspec.Struct, frozen=True):
    """A battle after which two enemies both stood (kalevala.r.war.besetzer_krieg)."""

    gr: int
    realms: tuple[str, str]


class Survived(msgspec.Struct, frozen=True):
    """A caravan that has survived an attack; whether it has won the land by it (kalevala.21.abwehr.ueberstanden)."""

    gr: int
    realm: str
    place: str
    group: str
    won: bool = False


class Stood(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where the figures of a realm stood after a battle that nobody won (kalevala.r.war.fortsetzung_detail)."""

    gr: int
    figures: dict[str, dict[str, int]]
    """By small field."""
    opened: tuple[str, ...] = ()
    """Buildings and walls whose gates stood open there."""


class Siege(msgspec.Struct, frozen=True):
    """How far hunger had come when a battle ended that did not lift it (kalevala.r.war.hungeruhr)."""

    gr: int
    rounds: int


class BattleOrder(msgspec.Struct, frozen=True, omit_defaults=True):
    """A set-up with its order sheet for one place: of an attack, or kept in store for its defence (16.1)."""

    place: str
    sheet: Sheet
    since: Date
    garrison: dict[str, int] = {}
    """What stood there then; if that changes the order counts no longer."""
    attack: bool = False
    """It came with a declaration of war, and holds for the battles of that GR alone."""


class Meeting(msgspec.Struct, frozen=True):
    """Fleets of several rulers on the high sea, or guests whom their host did not enter in his protocol: they fight in
    phase 4 unless all want peace."""

    place: str
    realms: list[str]


class Passage(msgspec.Struct, frozen=True):
    """Ships that sailed through a large field of the high sea (kalevala.8.1.durchfahrt)."""

    realm: str
    place: str
    ships: list[str]


class Work(msgspec.Struct, frozen=True, omit_defaults=True):
    """A small field that becomes part of a canal or of a pass (chapter 13)."""

    canal: bool
    was: str
    """Its terrain before."""
    paid: int = 0
    finished: bool = False
    rivers: tuple[str, ...] = ()
    """Rivers that it swallowed: `2A+10/17/E`."""


class Booking(msgspec.Struct, frozen=True, array_like=True):
    """One change of what a realm has: RE or a piece, where, by which rule."""

    realm: str
    place: str
    item: str
    amount: int
    rule: str
    at: Date
    why: str = ""
    """`armament`, `conversion`, `upkeep`, `loss`, `gain`, `carried`…: what a list tells apart."""


class ListRow(msgspec.Struct, frozen=True, array_like=True):
    """One row of the list: six columns (kalevala.10.spalten)."""

    section: str
    item: str
    was: int | float
    gained: int | float
    lost: int | float
    new: int | float
    cost: int | float
    now: int | float

    @property
    def figures(self) -> tuple[float, ...]:
        return self.was, self.gained, self.lost, self.new, self.cost, self.now


class PotentialList(msgspec.Struct, frozen=True):
    """The list of one realm and plane."""

    at: Date
    plane: int
    rows: list[ListRow]


class World(msgspec.Struct):
    """Everything that lasts from phase to phase."""

    at: Date
    settings: Settings
    lands: dict[Gf, Land]
    """Never changed in place: whoever changes a land puts another dict here."""
    provinces: dict[str, Province] = {}
    realms: dict[str, Realm] = {}
    forces: dict[str, dict[str, Force]] = {}
    """By realm, then by place."""
    buildings: dict[str, list[Building]] = {}
    """By large field; frozen, so lists may be shared and are replaced whole."""
    knowledge: dict[str, Knowledge] = {}
    scouting: dict[str, list[Scouting]] = {}
    """Of this GR."""
    bookings: list[Booking] = []
    """Since the last list."""
    lists: dict[str, list[PotentialList]] = {}
    """By realm: the last lists, one for each plane."""
    letters: list[Letter] = []
    contributions: list[Contribution] = []
    accounts: dict[str, Account] = {}
    held_post: dict[str, HeldPost] = {}
    requests: list[Request] = []
    transports: list[Transport] = []
    permissions: list[Permission] = []
    treaties: list[Treaty] = []
    meetings: list[Meeting] = []
    """Of this GR."""
    passages: list[Passage] = []
    """Since phase 1 of this GR."""
    works: dict[str, Work] = {}
    """By small field: canals and passes, in the making or made."""
    unpaid_works: dict[str, int] = {}
    """By large field: how many GR in a row the upkeep of canals and passes was not paid."""
    entries: dict[str, list[Entry]] = {}
    """By realm: what was declared in phase 3 of this GR."""
    foundings: dict[str, list[Founding]] = {}
    """By realm: trade centres to be founded in phase 4 of this GR."""
    razings: dict[str, list[str]] = {}
    swims: dict[str, list[Swim]] = {}
    """By realm: who was told in phase 3 of this GR to swim through a stream."""
    """By realm: provinces whose trade centres are razed in phase 4 of this GR."""
    peace: list[Peace] = []
    """Of this GR."""
    undecided: list[Undecided] = []
    survived: list[Survived] = []
    """Caravans that were attacked in this GR or the last and are still there."""
    """Of this GR and the one before."""
    sieges: dict[str, Siege] = {}
    """By fortress, of this GR and the one before, where that is read so."""
    stood: dict[str, Stood] = {}
    """By realm, of this GR and the one before."""
    contests: dict[str, Contest] = {}
    """By large field."""
    battle_orders: dict[str, list[BattleOrder]] = {}
    """By realm: set-ups and orders for battles."""
    trade: Trade = msgspec.field(default_factory=Trade)
    persons: Persons = msgspec.field(default_factory=Persons)
    """What lasts of kings and the other figures."""
    borders: dict[str, list[list[int]]] = {}
    """By large field that is divided between realms: the small fields of each side (kalevala.8.geteilt)."""
    portals: dict[str, Suited] = {}
    """By large field: where gates can be raised, and what lies opposite; nobody knows it but the game master. Replaced
    whole."""
    map_seed: str = ""
    """From which land is generated that nobody has drawn yet."""
    known_to: str = ""
    """Set where this is not the world but what one realm knows of it: there nothing is drawn anew."""
    oases: dict[str, list[int]] = {}
    """Only there, by large field: water that its owner sees to be an oasis, though the land beyond is unknown."""
    figures: dict[str, SpecialFigure] = {}
    """Special figures by symbol; each belongs to one realm."""
    items: dict[str, Item] = {}
    secrets: dict[str, Secret] = {}
    standing: dict[str, str] = {}
    """By realm: the lines that are repeated for whoever sends no paper, if that is read so (kalevala.r.9.verspaetet).
    """
    halves: list[Half] = []
    """Sayings of which some ruler has written one half."""
    owned: dict[str, list[str]] = {}
    """By realm: its provinces. It follows from `provinces` and is never stored; replaced whole."""

    def copy(self) -> World:
        copied: World = twin(self)
        copied.provinces = twins(self.provinces)
        copied.realms = {name: _realm_twin(realm) for name, realm in self.realms.items()}
        copied.forces = {
            name: {place: force.copy() for place, force in places.items()} for name, places in self.forces.items()
        }
        copied.buildings = self.buildings.copy()
        copied.knowledge = {name: known.copy() for name, known in self.knowledge.items()}
        copied.scouting = {name: orders.copy() for name, orders in self.scouting.items()}
        copied.bookings = self.bookings.copy()
        copied.lists = self.lists.copy()
        copied.letters = self.letters.copy()
        copied.contributions = self.contributions.copy()
        copied.accounts = {name: Account(one.balance, one.entries.copy()) for name, one in self.accounts.items()}
        copied.held_post = self.held_post.copy()
        copied.requests = [_request_twin(one) for one in self.requests]
        copied.permissions = self.permissions.copy()
        copied.treaties = self.treaties.copy()
        copied.meetings = self.meetings.copy()
        copied.passages = self.passages.copy()
        copied.transports = self.transports.copy()
        copied.works = self.works.copy()
        copied.unpaid_works = self.unpaid_works.copy()
        copied.borders = self.borders.copy()
        copied.trade = self.trade.copy()
        copied.persons = self.persons.copy()
        copied.entries = {name: entries.copy() for name, entries in self.entries.items()}
        copied.foundings = {name: orders.copy() for name, orders in self.foundings.items()}
        copied.swims = {name: orders.copy() for name, orders in self.swims.items()}
        copied.razings = {name: orders.copy() for name, orders in self.razings.items()}
        copied.peace = self.peace.copy()
        copied.undecided = self.undecided.copy()
        copied.survived = self.survived.copy()
        copied.sieges = self.sieges.copy()
        copied.stood = self.stood.copy()
        copied.contests = self.contests.copy()
        copied.battle_orders = {name: orders.copy() for name, orders in self.battle_orders.items()}
        copied.figures = self.figures.copy()
        copied.items = self.items.copy()
        copied.secrets = self.secrets.copy()
        copied.halves = self.halves.copy()
        copied.standing = self.standing.copy()
        return copied

    def index_owners(self) -> None:
        """Who owns what, looked up once for all; to be called whenever an owner has changed."""
        owned: dict[str, list[str]] = {}
        for place, province in self.provinces.items():
            if province.owner:
                owned.setdefault(province.owner, []).append(place)
        self.owned = owned

    def places_of(self, realm: str) -> list[str]:
        """The provinces of a realm."""
        if not self.owned:
            self.index_owners()
        return self.owned.get(realm, [])

    def reading(self, ruling: str) -> int:
        return self.settings.reading(ruling)

    @property
    def keeps_accounts(self) -> bool:
        """A reading of kalevala.r.1.geld has none, whatever else was agreed on."""
        return self.settings.accounts and self.reading("kalevala.r.1.geld") != NO_LEDGER

    def force(self, realm: str, place: str) -> Force:
        """What a realm has in a place, to be changed; made where there is none yet."""
        places = self.forces.setdefault(realm, {})
        return places.setdefault(place, Force())

    def tidy(self, realm: str, place: str) -> None:
        """Forget a force of which nothing is left."""
        places = self.forces.get(realm, {})
        if place in places and places[place].empty:
            del places[place]


def _realm_twin(realm: Realm) -> Realm:
    copied: Realm = twin(realm)
    copied.capitals = realm.capitals.copy()
    copied.culture = Culture(realm.culture.goods.copy(), realm.culture.names.copy(), realm.culture.description)
    copied.absences = realm.absences.copy()
    copied.powers = realm.powers.copy()
    copied.rifts = realm.rifts.copy()
    copied.open_rifts = realm.open_rifts.copy()
    copied.vortices = realm.vortices.copy()
    copied.looted = realm.looted.copy()
    return copied


def _request_twin(request: Request) -> Request:
    copied: Request = twin(request)
    copied.thread = request.thread.copy()
    copied.fields = request.fields.copy()
    return copied
