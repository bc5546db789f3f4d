"""Free acts of the game master: give, take, move, reveal, found, rename, protect, write. All of them on the record."""
from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final, get_args

import msgspec

from walstatt.core.questions import SUM, Roll
from walstatt.core.refusal import refuse
from walstatt.core.tally import Tally
from walstatt.core.turn import Act, Turn
from walstatt.core.typed_data import convert
from walstatt.games.kalevala.court.accounts import DEPOSIT, REFUND, book_money, refund
from walstatt.games.kalevala.court.act_base import FreeAct, Place, place_named, realm_named
from walstatt.games.kalevala.court.land_acts import Divide, Draw, Map, Rift, change_rift, divide, draw, draw_map
from walstatt.games.kalevala.court.post_acts import Pages, Withhold, count_pages, withhold
from walstatt.games.kalevala.dates import START
from walstatt.games.kalevala.evaluation import Evaluation, evaluation
from walstatt.games.kalevala.papers.model import Listing, Move
from walstatt.games.kalevala.papers.read import read
from walstatt.games.kalevala.realm.ledger import GAIN, LOSS, book, carry
from walstatt.games.kalevala.realm.pieces import ANIMAL, WARRIOR, known_piece
from walstatt.games.kalevala.realm.stock import RE, Force
from walstatt.games.kalevala.realm.troops import as_owned, choose_core_anew
from walstatt.games.kalevala.state import (
    CONQUERED,
    MARAUDERS,
    NATIVES,
    OCCUPIED,
    ROLE,
    RULER,
    Account,
    Booking,
    Knowledge,
    Name,
    Province,
    Realm,
    Sham,
    Words,
    folded,
)

BY_HIS_HAND: Final = "kalevala.r.5.sl_entscheidet"
Things = Annotated[str, msgspec.Meta(min_length=1, max_length=2000)]
Money = Annotated[int, msgspec.Meta(ge=1, le=10_000_000)]
LOYAL: Final = 10
"""On three dice (kalevala.r.8.treuepruefung)."""
ON_GROUND: Final = ((WARRIOR, "kalevala.17.4.aufenthalt"), (ANIMAL, "kalevala.25.aufenthalt"))
PROTECTION: Final = 3
"""GR, the one of leaving among them (kalevala.r.8.schutz_wirkung)."""


class Letter(FreeAct, frozen=True):
    realms: list[Name]
    words: Words


class Give(FreeAct, frozen=True):
    realm: Name
    place: Place
    what: Things


class Take(FreeAct, frozen=True):
    realm: Name
    place: Place
    what: Things


class Carry(FreeAct, frozen=True):
    realm: Name
    place: Place
    to: Place
    what: Things


class Own(FreeAct, frozen=True):
    """A province changes hands; without a realm it becomes native."""

    place: Place
    realm: Annotated[str, msgspec.Meta(max_length=60)] = NATIVES
    founded: bool = True
    how: str = CONQUERED


class Protect(FreeAct, frozen=True):
    """Divine protection, for three GR unless said otherwise; 0 ends it."""

    realm: Name
    rounds: Annotated[int, msgspec.Meta(ge=0, le=100)] = PROTECTION


class Dissolve(FreeAct, frozen=True):
    """A realm without a player turns marauder with all that it has, or some provinces of an idle one (8.4)."""

    realm: Name
    places: list[Place] = msgspec.field(default_factory=list)


class Takeover(FreeAct, frozen=True):
    """Another player rules under another name; each province is tested for its loyalty."""

    realm: Name
    name: Name
    core: Annotated[str, msgspec.Meta(pattern="^([ALS][BC]?)?$")] = ""
    """The type of core troops that he chooses; nothing where he keeps it (kalevala.r.war.kern_wahl)."""


class Enter(FreeAct, frozen=True):
    """A new ruler: with land, as an invader, or with a special role (4.3)."""

    name: Name
    core: Annotated[str, msgspec.Meta(pattern="^[ALS][BC]?$")] = "LB"
    goods: list[Annotated[str, msgspec.Meta(max_length=4)]] = msgspec.field(default_factory=list)
    invader: Annotated[str, msgspec.Meta(pattern="^(nomad|pirate)?$")] = ""
    places: list[Place] = msgspec.field(default_factory=list)
    role: bool = False
    powers: list[Annotated[str, msgspec.Meta(max_length=40)]] = msgspec.field(default_factory=list)


class Deposit(FreeAct, frozen=True):
    """Money that has come in; the purpose must be a ruler's name (kalevala.1.3.einzahlung)."""

    realm: str
    amount: Money


class Refund(FreeAct, frozen=True):
    realm: Name


class Answer(FreeAct, frozen=True):
    """An answer to a request; a granted plan of a canal names its small fields."""

    number: int
    state: Annotated[str, msgspec.Meta(pattern="^(open|granted|declined|done)$")]
    words: Words = ""
    fields: Annotated[list[Place], msgspec.Meta(max_length=480)] = msgspec.field(default_factory=list)


class Register(FreeAct, frozen=True):
    """A sham ruler (kalevala.2.3.scheinherrscher)."""

    realm: Name
    name: Name
    title: Annotated[str, msgspec.Meta(max_length=80)] = ""


ANY_ACT: Any = (
    Letter | Give | Take | Carry | Own | Protect | Dissolve | Takeover | Enter | Deposit | Refund | Answer | Register
    | Draw | Map | Divide | Rift | Withhold | Pages
)


def kinds_of_acts() -> dict[str, list[str]]:
    """Each kind of act with its details; those that may be left out stand in brackets."""
    found = {}
    for kind in get_args(ANY_ACT):
        fields = msgspec.structs.fields(kind)
        found[kind.__name__.lower()] = [one.name if one.required else f"[{one.name}]" for one in fields]
    return found


def carry_out(turn: Turn, act: Act) -> None:
    """Refuses what makes no sense; then nothing has changed."""
    try:
        wanted: Any = convert({"kind": act.kind, **act.args}, ANY_ACT)
    except msgspec.ValidationError as problem:
        raise refuse("", "kalevala-refused-act", kind=act.kind, why=str(problem)) from problem
    _CARRY_OUT[type(wanted)](evaluation(turn), wanted)


def _listing(written: str) -> Listing:
    found = read(f"Zug 2A+1 > 2A+2: {written}", START)
    if found.problems or written.count("\n"):
        raise refuse("kalevala.r.9.grammatik", "kalevala-refused-things", written=written)
    return next(found.paper.of(Move)).listing


def _letter(work: Evaluation, act: Letter) -> None:
    for name in act.realms:
        realm_named(work, name)
    work.turn.tell(act.realms, "core-letter-of-game-master", words=act.words)


def _give(work: Evaluation, act: Give) -> None:
    realm = realm_named(work, act.realm)
    place, listing = place_named(work, act.place), _listing(act.what)
    if listing.holders and "~" not in place:
        raise refuse("kalevala.9.3.1.nur_mit_schiff", "kalevala-refused-no-water", place=place, symbol="")
    _check_ground(place, listing)
    for symbol, number in listing.pieces:
        book(work, act.realm, place, as_owned(realm, symbol), number, BY_HIS_HAND, GAIN)
    book(work, act.realm, place, RE, listing.re, BY_HIS_HAND, GAIN)
    ships = Force(holders=listing.force().holders)
    work.world.force(act.realm, place).holders.extend(ships.holders)
    for item, amount in (*ships.whole().pieces.items(), (RE, ships.whole().re)):
        if amount:
            given = Booking(act.realm, place, item, amount, BY_HIS_HAND, work.world.at, GAIN)
            work.world.bookings.append(given)
    work.world.tidy(act.realm, place)
    work.turn.tell((act.realm,), "kalevala-given", BY_HIS_HAND, place=place, what=act.what)


def _check_ground(place: str, listing: Listing) -> None:
    """On water nothing stands without a vessel."""
    if "~" not in place or not (listing.pieces or listing.re):
        return
    sorts = {known_piece(symbol).kind.sort for symbol, _ in listing.pieces}
    rule = next((rule for sort, rule in ON_GROUND if sort in sorts), "kalevala.9.3.1.nur_mit_schiff")
    raise refuse(rule, "kalevala-refused-only-by-ship", place=place)


def _take(work: Evaluation, act: Take) -> None:
    realm_named(work, act.realm)
    place, listing = place_named(work, act.place), _listing(act.what)
    _check_there(work, act.realm, place, listing)
    for symbol, number in listing.pieces:
        book(work, act.realm, place, symbol, -number, BY_HIS_HAND, LOSS)
    book(work, act.realm, place, RE, -listing.re, BY_HIS_HAND, LOSS)
    work.turn.tell((act.realm,), "kalevala-taken", BY_HIS_HAND, place=place, what=act.what)


def _check_there(work: Evaluation, realm: str, place: str, listing: Listing) -> None:
    there = work.world.forces.get(realm, {}).get(place, Force()).land
    missing = there.lacks(listing.stock())
    if missing or listing.holders:
        told = [f"{number}{symbol}" for symbol, number in missing.items()]
        raise refuse("", "kalevala-refused-not-there", place=place, missing=told)


def _carry(work: Evaluation, act: Carry) -> None:
    realm_named(work, act.realm)
    start, end, listing = place_named(work, act.place), place_named(work, act.to), _listing(act.what)
    _check_there(work, act.realm, start, listing)
    _check_ground(end, listing)
    carry(work, act.realm, start, end, listing.stock())
    work.turn.tell((act.realm,), "kalevala-carried", BY_HIS_HAND, start=start, place=end, what=act.what)


def _own(work: Evaluation, act: Own) -> None:
    place = place_named(work, act.place)
    if act.realm:
        realm_named(work, act.realm)
    province = work.world.provinces.setdefault(place, Province())
    before = province.owner
    founded = bool(act.realm) and act.founded and work.site(place) is not None
    work.world.provinces[place] = Province(act.realm, founded, work.world.at if act.realm else None, act.how)
    work.index_owners()
    for realm in {before, act.realm} - {NATIVES}:
        key = "kalevala-owned" if act.realm else "kalevala-owned-by-nobody"
        work.turn.tell((realm,), key, BY_HIS_HAND, place=place, realm=act.realm)


def _protect(work: Evaluation, act: Protect) -> None:
    realm_named(work, act.realm).protected_until = work.world.at.gr + act.rounds - 1 if act.rounds else 0
    key = "kalevala-protected" if act.rounds else "kalevala-unprotected"
    work.turn.tell((act.realm,), key, "kalevala.8.6.goettlicher_schutz", rounds=act.rounds)


def _dissolve(work: Evaluation, act: Dissolve) -> None:
    realm = realm_named(work, act.realm)
    if act.places:
        _let_break_away(work, act)
        return
    realm.kind, realm.invader, realm.capitals = MARAUDERS, "", []
    for place in work.owned.get(act.realm, ()):
        work.world.provinces[place].known = True
    work.turn.tell((act.realm,), "kalevala-dissolved", "kalevala.8.4.aufloesung")


def _let_break_away(work: Evaluation, act: Dissolve) -> None:
    """Never done by the program alone (kalevala.8.4.inaktivitaet)."""
    rule = "kalevala.8.4.inaktivitaet"
    for place in act.places:
        if place not in work.owned.get(act.realm, ()):
            raise refuse(rule, "kalevala-refused-not-his", place=place, realm=act.realm)
    _turn_marauder(work, act.realm, sorted(set(act.places)))
    work.turn.tell((act.realm,), "kalevala-broke-away", rule, places=sorted(set(act.places)))


def _takeover(work: Evaluation, act: Takeover) -> None:
    """What does not stay loyal turns marauder with all that is in it (kalevala.r.8.treuepruefung)."""
    ruler = realm_named(work, act.realm)
    _check_new_name(work, act.name)
    lost = [place for place in sorted(work.owned.get(act.realm, ())) if not _is_loyal(work, ruler, act.realm, place)]
    if lost:
        _turn_marauder(work, act.realm, lost)
    _rename(work, act.realm, act.name)
    if act.core and act.core != ruler.core:
        choose_core_anew(work, act.name, act.core)
    rules = ("kalevala.4.3.uebernahme", "kalevala.r.8.treuepruefung")
    work.turn.tell((act.name,), "kalevala-taken-over", *rules, lost=lost)


def _is_loyal(work: Evaluation, ruler: Realm, realm: str, place: str) -> bool:
    if place in ruler.capitals:
        return True
    rule = "kalevala.8.4.herrscherwechsel"
    roll = Roll(None, "kalevala:loyalty", rule, 3, 6, Tally(LOYAL, rule), compare=SUM)
    return bool(roll.reached(work.turn.roll(("loyalty", realm, place), roll)))


def _turn_marauder(work: Evaluation, realm: str, places: list[str]) -> None:
    name = next(f"Marodeure {number}" for number in range(1, 10_000) if f"Marodeure {number}" not in work.world.realms)
    work.world.realms[name] = Realm(MARAUDERS, work.world.realms[realm].core)
    forces = work.world.forces.get(realm, {})
    for place in places:
        work.world.provinces[place].owner = name
        work.world.provinces[place].known = True
        if place in forces:
            work.world.forces.setdefault(name, {})[place] = forces.pop(place)
    work.index_owners()


def _rename(work: Evaluation, old: str, new: str) -> None:
    world = work.world
    by_realm: list[dict[str, Any]] = [
        world.realms, world.forces, world.knowledge, world.scouting, world.lists, world.accounts,
    ]
    for table in by_realm:
        if old in table:
            table[new] = table.pop(old)
    for province in world.provinces.values():
        if province.owner == old:
            province.owner = new
    # Whoever let others in rules no more, so nobody may stay by his word (kalevala.15.2.1.tod).
    world.permissions = [one for one in world.permissions if old not in (one.giver, one.to)]
    world.transports = [
        msgspec.structs.replace(one, realm=new) if one.realm == old else one for one in world.transports
    ]
    work.index_owners()


def _check_new_name(work: Evaluation, name: str) -> None:
    """Unique among rulers and shams, whatever its case and accents (kalevala.r.4.name_eindeutig)."""
    if not name.strip():
        raise refuse("kalevala.4.1.herrschername", "kalevala-refused-no-name")
    taken = {folded(one) for one in work.world.realms}
    taken |= {folded(realm.sham.name) for realm in work.world.realms.values() if realm.sham}
    if folded(name) in taken:
        raise refuse("kalevala.r.4.name_eindeutig", "kalevala-refused-name-taken", name=name)


def _enter(work: Evaluation, act: Enter) -> None:
    _check_new_name(work, act.name)
    for place in act.places:
        province = work.province(place_named(work, place))
        if province is not None and province.owner:
            raise refuse("kalevala.4.3.unbesetzt", "kalevala-refused-place-taken", place=place)
    realm = Realm(ROLE if act.role else RULER, act.core, act.invader, entered=work.world.at, powers=list(act.powers))
    realm.culture.goods = list(act.goods)
    work.world.realms[act.name] = realm
    work.world.knowledge[act.name] = Knowledge()
    for place in act.places:
        founded = not act.invader and work.site(place) is not None
        work.world.provinces[place] = Province(act.name, founded, work.world.at, OCCUPIED)
    work.index_owners()
    if work.world.settings.accounts:
        book_money(work, act.name, "entry", -work.world.settings.entry_fee)
    rules = ["kalevala.4.3.zuteilung", "kalevala.4.1.herrschername", *_way_of_entry(act)]
    work.turn.tell((act.name,), "kalevala-entered", *rules, places=list(act.places))


def _way_of_entry(act: Enter) -> list[str]:
    if act.invader:
        return ["kalevala.4.3.invasor", "kalevala.4.4.begriff"]
    return ["kalevala.4.3.sonderrolle"] if act.role else []


def _deposit(work: Evaluation, act: Deposit) -> None:
    if act.realm not in work.world.realms:
        raise refuse("kalevala.1.3.einzahlung", "kalevala-refused-no-realm", realm=act.realm,
                     realms=sorted(work.world.realms))
    book_money(work, act.realm, DEPOSIT, act.amount)
    work.turn.tell((act.realm,), "kalevala-deposited", "kalevala.1.3.einzahlung", amount=act.amount / 100)


def _refund(work: Evaluation, act: Refund) -> None:
    realm_named(work, act.realm)
    amount = refund(work.world.accounts.get(act.realm, Account()))
    if amount:
        book_money(work, act.realm, REFUND, -amount)
    work.turn.tell((act.realm,), "kalevala-refunded", "kalevala.1.3.rueckzahlung", amount=amount / 100)


def _answer(work: Evaluation, act: Answer) -> None:
    request = next((one for one in work.world.requests if one.number == act.number), None)
    if request is None:
        raise refuse("kalevala.1.6.neue_ideen", "kalevala-refused-no-request", number=act.number)
    request.state, request.fields = act.state, list(act.fields)
    if act.words:
        request.thread.append((work.world.at, "", act.words))
    work.turn.tell(
        (request.realm,), "kalevala-answered", "kalevala.1.6.neue_ideen", number=act.number, title=request.title,
        state=act.state, words=act.words,
    )


def _register(work: Evaluation, act: Register) -> None:
    ruler = realm_named(work, act.realm)
    if ruler.sham is not None and work.world.at.phase != 1:
        raise refuse("kalevala.2.3.scheinherrscher", "kalevala-refused-second-sham", name=ruler.sham.name)
    _check_new_name(work, act.name)
    ruler.sham = Sham(act.name, act.title)
    rules = ("kalevala.2.3.scheinherrscher", "kalevala.r.2.schein_briefe")
    work.turn.tell((act.realm,), "kalevala-sham", *rules, name=act.name)


_CARRY_OUT: Final[dict[Any, Callable[[Evaluation, Any], None]]] = {
    Letter: _letter, Give: _give, Take: _take, Carry: _carry, Own: _own, Protect: _protect, Dissolve: _dissolve,
    Takeover: _takeover, Enter: _enter, Deposit: _deposit, Refund: _refund, Answer: _answer, Register: _register,
    Draw: draw, Map: draw_map, Divide: divide, Rift: change_rift, Withhold: withhold, Pages: count_pages,
}
