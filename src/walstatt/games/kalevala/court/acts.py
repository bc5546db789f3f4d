"""Free acts of the game master: give, take, move, reveal, found, rename, protect, write. All of them on the record."""
from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final, Literal, TypeVar, Union, get_args

import msgspec

from walstatt.core.questions import SUM, Roll
from walstatt.core.refusal import Refused, refuse
from walstatt.core.tally import Tally
from walstatt.core.turn import Act, Turn
from walstatt.core.typed_data import convert
from walstatt.games.kalevala.court.accounts import DEPOSIT, REFUND, book_money, money, refund
from walstatt.games.kalevala.court.act_base import (
    BY_HIS_HAND,
    FreeAct,
    Names,
    check_new_name,
    place_named,
    realm_named,
    receivers,
)
from walstatt.games.kalevala.court.items import Destroy, Hand, Make, destroy, hand, make
from walstatt.games.kalevala.court.land_acts import Divide, Draw, Map, Rift, change_rift, divide, draw, draw_map
from walstatt.games.kalevala.court.misfits import in_words
from walstatt.games.kalevala.court.post_acts import Pages, Withhold, count_pages, withhold
from walstatt.games.kalevala.court.records import Name, Spot
from walstatt.games.kalevala.court.requests import Answer, answer
from walstatt.games.kalevala.court.reveal import Reveal, reveal
from walstatt.games.kalevala.court.roles import Powers, Role, check_powers, give_role
from walstatt.games.kalevala.court.secrets import Conceal, Strike, conceal, strike
from walstatt.games.kalevala.court.special_figures import Figure, Retire, register, retire
from walstatt.games.kalevala.court.things import Carry, Give, Take, give, move, take
from walstatt.games.kalevala.entering.renaming import rename_declared
from walstatt.games.kalevala.evaluation import Evaluation, evaluation
from walstatt.games.kalevala.founding import check_goods
from walstatt.games.kalevala.realm.troops import choose_core_anew
from walstatt.games.kalevala.state import (
    MARAUDERS,
    NATIVES,
    OCCUPIED,
    ROLE,
    RULER,
    Account,
    Knowledge,
    Meeting,
    Province,
    Realm,
    Sham,
)
from walstatt.games.kalevala.state import Letter as SentLetter

Money = Annotated[int, msgspec.Meta(ge=1, le=10_000_000)]
LOYAL: Final = 10
"""On three dice (kalevala.r.8.treuepruefung)."""
PROTECTION: Final = 3
"""GR, the one of leaving among them (kalevala.r.8.schutz_wirkung)."""


class Letter(FreeAct, frozen=True):
    """The game master writes to one, some or, if he names nobody, all."""

    words: Annotated[str, msgspec.Meta(min_length=1, max_length=20_000)]
    realms: Names = ()


class Own(FreeAct, frozen=True):
    """A province changes hands; without a realm it becomes native."""

    place: Spot
    realm: Annotated[str, msgspec.Meta(max_length=60)] = NATIVES
    founded: bool = True
    how: Literal["occupied", "conquered"] = "conquered"


class Protect(FreeAct, frozen=True):
    """Divine protection, for three GR unless said otherwise; 0 ends it."""

    realm: Name
    rounds: Annotated[int, msgspec.Meta(ge=0, le=100)] = PROTECTION


class Dissolve(FreeAct, frozen=True):
    """A realm without a player turns marauder with all that it has, or some provinces of an idle one (8.4)."""

    realm: Name
    places: Annotated[tuple[Spot, ...], msgspec.Meta(max_length=400)] = ()


class Takeover(FreeAct, frozen=True):
    """Another player rules under another name; each province is tested for its loyalty."""

    realm: Name
    name: Name
    core: Annotated[str, msgspec.Meta(pattern="^([ALS][BC]?)?$", max_length=2)] = ""
    """The type of core troops that he chooses; nothing where he keeps it (kalevala.r.war.kern_wahl)."""


class Enter(FreeAct, frozen=True):
    """A new ruler: with land, as an invader, or with a special role (4.3)."""

    name: Name
    core: Annotated[str, msgspec.Meta(pattern="^[ALS][BC]?$", max_length=2)] = "LB"
    goods: Annotated[tuple[Annotated[str, msgspec.Meta(max_length=4)], ...], msgspec.Meta(max_length=4)] = ()
    invader: Literal["", "nomad", "pirate"] = ""
    places: Annotated[tuple[Spot, ...], msgspec.Meta(max_length=100)] = ()
    role: bool = False
    powers: Powers = ()


class Deposit(FreeAct, frozen=True):
    """Money that has come in; the purpose must be a ruler's name (kalevala.1.3.einzahlung)."""

    realm: Annotated[str, msgspec.Meta(max_length=60)]
    amount: Money


class Refund(FreeAct, frozen=True):
    realm: Name


class Register(FreeAct, frozen=True):
    """A sham ruler (kalevala.2.3.scheinherrscher)."""

    realm: Name
    name: Name
    title: Annotated[str, msgspec.Meta(max_length=80)] = ""


class Rename(FreeAct, frozen=True):
    """Another name for a ruler; everything else stays as it is, papers handed in already too."""

    realm: Name
    name: Name


class Invade(FreeAct, frozen=True):
    """A ruler becomes an invader, on land or at sea, or stops being one (4.4)."""

    realm: Name
    invader: Literal["", "nomad", "pirate"] = ""


class Found(FreeAct, frozen=True):
    """The trade centre of a province is founded, or razed to what is only possible."""

    place: Spot
    founded: bool = True


def kinds_of_acts() -> dict[str, list[str]]:
    """Each kind of act with its details; those that may be left out stand in brackets."""
    found = {}
    for kind in get_args(ANY_ACT):
        fields = msgspec.structs.fields(kind)
        found[kind.__name__.lower()] = [one.name if one.required else f"[{one.name}]" for one in fields]
    return found


def carry_out(turn: Turn, act: Act) -> None:
    """Refuses what makes no sense; then nothing has changed."""
    if act.kind not in kinds_of_acts():
        raise refuse("", "kalevala-refused-no-act", kind=act.kind, kinds=sorted(kinds_of_acts()))
    try:
        wanted: Any = convert({**act.args, "kind": act.kind}, ANY_ACT)
    except msgspec.ValidationError as problem:
        raise Refused("", in_words(str(problem), act.kind)) from problem
    _CARRY_OUT[type(wanted)](evaluation(turn), wanted)


def _letter(work: Evaluation, act: Letter) -> None:
    work.turn.tell(receivers(work, act.realms), "core-letter-of-game-master", words=act.words)


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
    check_new_name(work, act.name)
    lost = [place for place in sorted(work.owned.get(act.realm, ())) if not _is_loyal(work, ruler, act.realm, place)]
    if lost:
        _turn_marauder(work, act.realm, lost)
    # Whoever let others in rules no more, so nobody may stay by his word (kalevala.15.2.1.tod).
    work.world.permissions = [one for one in work.world.permissions if act.realm not in (one.giver, one.to)]
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


def _rename_ruler(work: Evaluation, act: Rename) -> None:
    realm_named(work, act.realm)
    check_new_name(work, act.name)
    _rename(work, act.realm, act.name)
    papers = work.turn.papers
    work.turn.papers = {act.name if name == act.realm else name: text for name, text in papers.items()}
    work.turn.tell((act.name,), "kalevala-renamed", "kalevala.r.4.name_eindeutig", was=act.realm, name=act.name)


def _rename(work: Evaluation, old: str, new: str) -> None:
    """Everywhere, in its place; only what others have seen and written stays as it was."""
    world = work.world
    world.realms = _renamed(world.realms, old, new)
    world.forces = _renamed(world.forces, old, new)
    world.knowledge = _renamed(world.knowledge, old, new)
    world.scouting = _renamed(world.scouting, old, new)
    world.entries = _renamed(world.entries, old, new)
    world.battle_orders = _renamed(world.battle_orders, old, new)
    world.lists = _renamed(world.lists, old, new)
    world.accounts = _renamed(world.accounts, old, new)
    for province in world.provinces.values():
        if province.owner == old:
            province.owner = new
    for request in world.requests:
        if request.realm == old:
            request.realm = new
    world.bookings = [_with_realm(one, old, new) for one in world.bookings]
    world.transports = [_with_realm(one, old, new) for one in world.transports]
    world.permissions = [
        msgspec.structs.replace(one, giver=new if one.giver == old else one.giver, to=new if one.to == old else one.to)
        for one in world.permissions
    ]
    world.contributions = [_with_realm(one, old, new) for one in world.contributions]
    world.halves = [_with_realm(one, old, new) for one in world.halves]
    world.figures = {symbol: _with_realm(one, old, new) for symbol, one in world.figures.items()}
    world.letters = [_readdressed(one, old, new) for one in world.letters]
    world.meetings = [Meeting(one.place, [new if name == old else name for name in one.realms])
                      for one in world.meetings]
    rename_declared(world, old, new)
    world.items = {
        symbol: msgspec.structs.replace(one, known_to=tuple(new if name == old else name for name in one.known_to))
        for symbol, one in world.items.items()
    }
    work.index_owners()


T = TypeVar("T")


def _renamed(table: dict[str, T], old: str, new: str) -> dict[str, T]:
    return {new if name == old else name: one for name, one in table.items()}


def _with_realm(one: Any, old: str, new: str) -> Any:
    return msgspec.structs.replace(one, realm=new) if one.realm == old else one


def _readdressed(letter: SentLetter, old: str, new: str) -> SentLetter:
    """Letters on their way find the ruler under the new name."""
    return msgspec.structs.replace(
        letter, sender=new if letter.sender == old else letter.sender, to=new if letter.to == old else letter.to,
    )


def _enter(work: Evaluation, act: Enter) -> None:
    check_new_name(work, act.name)
    check_goods(act.goods)
    check_powers(act.powers)
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


def _invade(work: Evaluation, act: Invade) -> None:
    realm = realm_named(work, act.realm)
    if realm.kind != RULER:
        raise refuse("kalevala.4.4.begriff", "kalevala-refused-no-ruler", realm=act.realm)
    realm.invader = act.invader
    key = "kalevala-invader" if act.invader else "kalevala-invader-no-more"
    work.turn.tell((act.realm,), key, "kalevala.4.4.begriff", BY_HIS_HAND, sort=act.invader or "none")


def _found(work: Evaluation, act: Found) -> None:
    place = place_named(work, act.place)
    province = work.province(place)
    if province is None or not province.owner:
        raise refuse("", "kalevala-refused-nobodys", place=place)
    if work.site(place) is None:
        raise refuse("kalevala.11.2.nur_hz", "kalevala-refused-no-site", place=place)
    province.founded = act.founded
    key = "kalevala-founded" if act.founded else "kalevala-razed"
    work.turn.tell((province.owner,), key, BY_HIS_HAND, place=place)


def _deposit(work: Evaluation, act: Deposit) -> None:
    if act.realm not in work.world.realms:
        raise refuse("kalevala.1.3.einzahlung", "kalevala-refused-no-realm", realm=act.realm,
                     realms=sorted(work.world.realms))
    book_money(work, act.realm, DEPOSIT, act.amount)
    work.turn.tell((act.realm,), "kalevala-deposited", "kalevala.1.3.einzahlung", amount=money(act.amount))


def _refund(work: Evaluation, act: Refund) -> None:
    realm_named(work, act.realm)
    amount = refund(work.world.accounts.get(act.realm, Account()))
    if amount:
        book_money(work, act.realm, REFUND, -amount)
    work.turn.tell((act.realm,), "kalevala-refunded", "kalevala.1.3.rueckzahlung", amount=money(amount))


def _register(work: Evaluation, act: Register) -> None:
    ruler = realm_named(work, act.realm)
    if ruler.sham is not None and work.world.at.phase != 1:
        raise refuse("kalevala.2.3.scheinherrscher", "kalevala-refused-second-sham", name=ruler.sham.name)
    check_new_name(work, act.name)
    ruler.sham = Sham(act.name, act.title)
    rules = ("kalevala.2.3.scheinherrscher", "kalevala.r.2.schein_briefe")
    work.turn.tell((act.realm,), "kalevala-sham", *rules, name=act.name)


_CARRY_OUT: Final[dict[Any, Callable[[Evaluation, Any], None]]] = {
    Letter: _letter, Give: give, Take: take, Carry: move, Own: _own, Protect: _protect, Dissolve: _dissolve,
    Takeover: _takeover, Enter: _enter, Rename: _rename_ruler, Invade: _invade, Role: give_role, Found: _found,
    Deposit: _deposit, Refund: _refund, Answer: answer, Register: _register, Draw: draw, Map: draw_map, Divide: divide,
    Rift: change_rift, Withhold: withhold, Pages: count_pages, Reveal: reveal,
    Figure: register, Retire: retire, Make: make, Hand: hand, Destroy: destroy, Conceal: conceal, Strike: strike,
}
ANY_ACT: Final[Any] = Union[tuple(_CARRY_OUT)]  # noqa: UP007 - the table above says which there are
