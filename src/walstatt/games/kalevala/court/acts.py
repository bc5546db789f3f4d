"""Free acts of the game master: give, take, move, reveal, found, rename, protect, write. All of them on the record."""
from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Annotated, Any, Final, Literal, Union

import msgspec

from walstatt.core.act_details import KindOfAct, details_of
from walstatt.core.refusal import Refused, refuse
from walstatt.core.turn import Act, Turn
from walstatt.core.typed_data import convert
from walstatt.games.kalevala import hooks
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
from walstatt.games.kalevala.court.culture import Culture, describe
from walstatt.games.kalevala.court.items import Destroy, Hand, Make, destroy, hand, make
from walstatt.games.kalevala.court.land_acts import (
    Divide,
    Draw,
    Map,
    Portal,
    Rift,
    change_rift,
    divide,
    draw,
    draw_map,
    pair_fields,
)
from walstatt.games.kalevala.court.misfits import in_words
from walstatt.games.kalevala.court.post_acts import (
    Award,
    File,
    Hold,
    OfText,
    Pages,
    Release,
    Withhold,
    award,
    count_pages,
    file_letter,
    following,
    hold,
    release,
    sign_of,
    withhold,
)
from walstatt.games.kalevala.court.records import Name, Spot
from walstatt.games.kalevala.court.renaming import rename_realm
from walstatt.games.kalevala.court.requests import Answer, answer
from walstatt.games.kalevala.court.reveal import Reveal, reveal
from walstatt.games.kalevala.court.roles import Powers, Role, check_powers, give_role
from walstatt.games.kalevala.court.secrets import Conceal, Strike, conceal, strike
from walstatt.games.kalevala.court.special_figures import Figure, Retire, register, retire
from walstatt.games.kalevala.court.succession import (
    Dissolve,
    Forgive,
    Leave,
    Protect,
    Takeover,
    dissolve,
    forgive,
    leave,
    protect,
    take_over,
)
from walstatt.games.kalevala.court.things import Carry, Give, Take, give, move, take
from walstatt.games.kalevala.entering.foundings import is_contested
from walstatt.games.kalevala.evaluation import Evaluation, evaluation
from walstatt.games.kalevala.founding import Goods, check_goods
from walstatt.games.kalevala.state import NATIVES, OCCUPIED, ROLE, RULER, Knowledge, Province, Realm, Sham
from walstatt.hexmap.land import Land

Money = Annotated[int, msgspec.Meta(ge=1, le=10_000_000)]


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


class Enter(FreeAct, frozen=True):
    """A new ruler: with land, as an invader, or with a special role (4.3)."""

    name: Name
    core: Annotated[str, msgspec.Meta(pattern="^[ALS][BC]?$", max_length=2)] = "LB"
    goods: Goods = ()
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


@cache
def kinds_of_acts() -> dict[str, KindOfAct]:
    """Each kind of act with its details; land is given as a map file has it."""
    return {
        kind.__name__.lower(): KindOfAct(details_of(kind, as_data=(Land,)), concern)
        for concern, kinds in _BY_CONCERN.items() for kind in kinds
    }


def carry_out(turn: Turn, act: Act) -> str:
    """Refuses what makes no sense; then nothing has changed. Gives the sign of the written words that it is about."""
    if act.kind not in kinds_of_acts():
        raise refuse("", "kalevala-refused-no-act", kind=act.kind, kinds=sorted(kinds_of_acts()))
    try:
        wanted: Any = convert({**act.args, "kind": act.kind}, ANY_ACT)
    except msgspec.ValidationError as problem:
        raise Refused("", in_words(str(problem), act.kind)) from problem
    work = evaluation(turn)
    about = act.about
    if isinstance(wanted, OfText):
        about = about or sign_of(work, wanted)
        try:
            wanted = following(work, wanted, about)
        except Refused as gone:
            turn.drop((act.kind, wanted.realm, wanted.line), gone)
            return about
    _CARRY_OUT[type(wanted)](work, wanted)
    return about


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


def _rename_ruler(work: Evaluation, act: Rename) -> None:
    realm_named(work, act.realm)
    check_new_name(work, act.name)
    rename_realm(work, act.realm, act.name)
    papers = work.turn.papers
    work.turn.papers = {act.name if name == act.realm else name: text for name, text in papers.items()}
    work.turn.tell((act.name,), "kalevala-renamed", "kalevala.r.4.name_eindeutig", was=act.realm, name=act.name)


def _enter(work: Evaluation, act: Enter) -> None:
    check_new_name(work, act.name)
    check_goods(act.goods, work.world.settings)
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
    if work.world.keeps_accounts:
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
    if act.founded and is_contested(work, place):
        raise refuse("kalevala.15.3.1.hz", "kalevala-refused-contested", place=place)
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
    amount = refund(work, act.realm)
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


_BY_CONCERN: Final[dict[str, dict[Any, Callable[[Evaluation, Any], None]]]] = {
    "texts": {
        Letter: _letter, Answer: answer, Hold: hold, Release: release, Withhold: withhold, File: file_letter,
        Pages: count_pages, Award: award,
    },
    "things": {Give: give, Take: take, Carry: move, Figure: register, Retire: retire},
    "land": {
        Own: _own, Found: _found, Draw: draw, Map: draw_map, Divide: divide, Rift: change_rift, Portal: pair_fields,
    },
    "rulers": {
        Enter: _enter, Leave: leave, Takeover: take_over, Dissolve: dissolve, Rename: _rename_ruler, Invade: _invade,
        Role: give_role, Register: _register, Protect: protect, Forgive: forgive, Culture: describe,
        Deposit: _deposit, Refund: _refund,
    },
    "secrets": {Conceal: conceal, Strike: strike, Reveal: reveal, Make: make, Hand: hand, Destroy: destroy},
    "powers": {one.kind: one.carry_out for figure in hooks.figures() for one in figure.acts},
}
"""What they concern, in the order in which a game master is offered them."""
_CARRY_OUT: Final = {kind: carry_out for kinds in _BY_CONCERN.values() for kind, carry_out in kinds.items()}
ANY_ACT: Final[Any] = Union[tuple(_CARRY_OUT)]  # noqa: UP007 - the table above says which there are
