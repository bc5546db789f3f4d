"""Who rules: rulers who leave, their successors, loyalty, divine protection, realms that are dissolved (8.4, 8.6)."""
from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Annotated, Final, Literal

import msgspec
from msgspec.structs import replace

from walstatt.core.questions import SUM, Roll
from walstatt.core.refusal import refuse
from walstatt.core.tally import Tally
from walstatt.core.turn import GAME_MASTER, Turn
from walstatt.games.kalevala import hooks
from walstatt.games.kalevala.court.accounts import ENTRY, REFUND, book_money, money, refund
from walstatt.games.kalevala.court.act_base import BY_HIS_HAND, FreeAct, check_new_name, realm_named
from walstatt.games.kalevala.court.records import Name, Spot
from walstatt.games.kalevala.court.renaming import rename_realm
from walstatt.games.kalevala.court.treaties import end_treaties
from walstatt.games.kalevala.entering.renaming import end_declared
from walstatt.games.kalevala.evaluation import Evaluation, evaluation, gf_of
from walstatt.games.kalevala.planes.mystic import goes_alone
from walstatt.games.kalevala.realm.areas import areas, connected
from walstatt.games.kalevala.realm.guests import guests
from walstatt.games.kalevala.realm.ledger import GAIN, LOSS
from walstatt.games.kalevala.realm.pieces import known_piece
from walstatt.games.kalevala.realm.stock import RE, Force, Holder, Stock
from walstatt.games.kalevala.realm.troops import choose_core_anew
from walstatt.games.kalevala.state import MARAUDERS, RULER, Account, Booking, Meeting, Realm, marauders_name

LOYALTY: Final = "kalevala.r.8.treuepruefung"
LOYAL: Final = 10
"""On three dice."""
BY_HIS_WORD, WITHOUT_COLONIES, COLONIES_ALONE, EVERYTHING = 1, 2, 3, 4
"""Readings of it: no dice; all colonies break away; only they are tested; nothing breaks away."""
PROTECTION: Final = 3
"""GR, the one of leaving among them (kalevala.r.8.schutz_wirkung)."""
FOLLOW_THE_RULER: Final = ("Z", "Ag")
"""Wizard and agents never break away with a province; of other figures see `hooks.Figure.follows_ruler`."""
CAMOUFLAGED: Final = "Ag"
"""With what the symbols of camouflaged groups begin."""
WAIT, PROTECT, DISSOLVE = "wait", "protect", "dissolve"
TO_SUCCESSOR, RETURNED = "successor", "returned"
TAKEN_OVER: Final = "kalevala-taken-over"


class Protect(FreeAct, frozen=True):
    """Divine protection, for three GR unless said otherwise; 0 ends it."""

    realm: Name
    rounds: Annotated[int, msgspec.Meta(ge=0, le=100)] = PROTECTION


class Leave(FreeAct, frozen=True):
    """A ruler dies, abdicates, or his player leaves: nobody rules until somebody takes the realm over."""

    realm: Name
    how: Literal["death", "abdication", "departure"] = "departure"
    rounds: Annotated[int, msgspec.Meta(ge=0, le=100)] = PROTECTION
    """Of divine protection."""


class Takeover(FreeAct, frozen=True):
    """Another ruler under another name; each province is tested for its loyalty."""

    realm: Name
    name: Name
    core: Annotated[str, msgspec.Meta(pattern="^([ALS][BC]?)?$", max_length=2)] = ""
    """The type of core troops that he chooses; nothing where he keeps it (kalevala.r.war.kern_wahl)."""
    same_player: bool = False
    """Does the player of the ruler before him go on? Then the account is his as before."""


class Forgive(FreeAct, frozen=True):
    """Turns that a ruler has missed are forgotten (kalevala.8.4.inaktivitaet)."""

    realm: Name


class Dissolve(FreeAct, frozen=True):
    """A realm without a player turns marauder with all that it has, or some provinces of an idle one (8.4)."""

    realm: Name
    places: Annotated[tuple[Spot, ...], msgspec.Meta(max_length=400)] = ()


def protect(work: Evaluation, act: Protect) -> None:
    realm_named(work, act.realm).protected_until = _last_protected(work, act.rounds)
    key = "kalevala-protected" if act.rounds else "kalevala-unprotected"
    work.turn.tell((act.realm,), key, "kalevala.8.6.goettlicher_schutz", rounds=act.rounds)


def forgive(work: Evaluation, act: Forgive) -> None:
    realm_named(work, act.realm).missed = 0
    work.turn.tell((act.realm,), "kalevala-forgiven", "kalevala.8.4.inaktivitaet")


def _last_protected(work: Evaluation, rounds: int) -> int:
    """The GR up to which protection lasts that begins now."""
    return work.world.at.gr + rounds - 1 if rounds else 0


# ---- a ruler leaves


def leave(work: Evaluation, act: Leave) -> None:
    ruler = realm_named(work, act.realm)
    if ruler.kind == MARAUDERS or ruler.vacant:
        raise refuse("kalevala.8.4.herrscherwechsel", "kalevala-refused-nobody-rules", realm=act.realm)
    ruler.vacant = act.how
    rule = "kalevala.8.4.herrscherwechsel"
    work.turn.tell((act.realm,), "kalevala-ruler-left", rule, realm=act.realm, how=act.how)
    protect(work, Protect(act.realm, act.rounds))
    _end_reign(work, act.realm)
    if act.how == "departure":
        _pay_back(work, act.realm)


def _end_reign(work: Evaluation, realm: str) -> None:
    """What belonged to the ruler and not to his realm."""
    ruler = work.realm(realm)
    ruler.absences, ruler.missed = [], 0
    _end_permissions(work, realm)
    end_treaties(work, realm)
    end_declared(work.world, realm)
    work.world.trade.end_reign(realm)
    for figure in hooks.figures():
        if figure.orders_end is not None:
            figure.orders_end(work.world, realm)


def _end_figures(work: Evaluation, realm: str) -> None:
    """What a king, a god or an agent does when another rules from now on, or nobody."""
    for figure in hooks.figures():
        if figure.reign_ends is not None:
            figure.reign_ends(work, realm)


def _end_permissions(work: Evaluation, realm: str) -> None:
    """His word dies with him, and what others allowed him holds for nobody else; guests may leave protected land.
    """
    kept = []
    until = work.realm(realm).protected_until if work.is_protected(realm) else 0
    for one in work.world.permissions:
        if realm not in (one.giver, one.to):
            kept.append(one)
            continue
        other, rule = (one.to, "kalevala.15.2.1.tod") if one.giver == realm else (
            one.giver, "kalevala.r.war.erlaubnis_geltung")
        if one.giver == realm and until:
            kept.append(replace(one, until=until, withdrawn=work.world.at.gr - 1))
        if other in work.world.realms:
            whole = "no" if one.places else "yes"
            told = {"giver": one.giver, "to": one.to, "places": list(one.places), "whole": whole}
            work.turn.tell((other,), "kalevala-permission-ended", rule, **told)
    work.world.permissions = kept
    work.__dict__.pop("permissions", None)
    if not until and work.world.at.phase > 1:
        # In phase 1 all guests are looked at after this (`realm/guests.py`).
        _meet_guests(work, realm)


def _meet_guests(work: Evaluation, realm: str) -> None:
    met = {(one.place, *one.realms) for one in work.world.meetings}
    for place, host, guest in guests(work):
        pair = sorted((host, guest))
        comes_and_goes = goes_alone(work.world.forces[guest][place].open())
        if host == realm and (place, *pair) not in met and not comes_and_goes:
            work.world.meetings.append(Meeting(place, pair))
            told = {"place": place, "host": host, "guest": guest}
            work.turn.tell((host, guest), "kalevala-guests-unentered", "kalevala.15.2.1.tod", **told)


def _pay_back(work: Evaluation, realm: str) -> None:
    """What is left on the account of a player who leaves."""
    amount = refund(work, realm) if work.world.keeps_accounts else 0
    if amount:
        book_money(work, realm, REFUND, -amount)
        work.turn.tell((realm,), "kalevala-refunded", "kalevala.1.3.rueckzahlung", amount=money(amount))


def review_vacancies(turn: Turn) -> None:
    """At the start of phase 1: what becomes of realms that nobody rules and that no god protects any more."""
    work = evaluation(turn)
    for realm, ruler in list(work.world.realms.items()):
        if not ruler.vacant or work.is_protected(realm):
            continue
        options = (WAIT, PROTECT, DISSOLVE)
        chosen = turn.decide(realm, "kalevala:vacant", "kalevala.8.4.aufloesung", WAIT, options, realm=realm)
        if chosen == PROTECT:
            protect(work, Protect(realm))
        elif chosen == DISSOLVE:
            dissolve(work, Dissolve(realm))


# ---- a successor


def take_over(work: Evaluation, act: Takeover) -> None:
    """What does not stay loyal turns marauder with all that is in it (kalevala.r.8.treuepruefung)."""
    ruler = realm_named(work, act.realm)
    check_new_name(work, act.name)
    if any(one.key == TAKEN_OVER and act.realm in one.realms for one in work.turn.run.told):
        raise refuse("kalevala.4.3.uebernahme", "kalevala-refused-just-taken-over", realm=act.realm)
    _end_figures(work, act.realm)
    lost = _disloyal(work, act.realm)
    _sort_out_groups(work, act.realm)
    turn_marauder(work, act.realm, lost)
    if not ruler.vacant:
        _end_reign(work, act.realm)
    _pass_on_letters(work, act.realm)
    _pass_on_sham(work, act.realm, act.same_player)
    if not act.same_player and ruler.vacant != "departure":
        _pay_back(work, act.realm)
    work.world.trade.note_new_ruler(act.realm)
    rename_realm(work, act.realm, act.name)
    _begin_reign(work, act)
    rules = ("kalevala.4.3.uebernahme", LOYALTY)
    work.turn.tell((act.name,), TAKEN_OVER, *rules, lost=lost or ["–"])


def _begin_reign(work: Evaluation, act: Takeover) -> None:
    """Land, troops, culture, maps and secrets are the realm's; protection ends when somebody rules again."""
    ruler = work.realm(act.name)
    ruler.kind = RULER if ruler.kind == MARAUDERS else ruler.kind
    ruler.vacant, ruler.protected_until, ruler.entered = "", 0, work.world.at
    work.world.permissions = [one for one in work.world.permissions if one.giver != act.name]
    if work.world.keeps_accounts and not act.same_player:
        work.world.accounts[act.name] = Account()
        book_money(work, act.name, ENTRY, -work.world.settings.entry_fee)
    if act.core and act.core != ruler.core:
        choose_core_anew(work, act.name, act.core)


def _disloyal(work: Evaluation, realm: str) -> list[str]:
    """The provinces that break away, as the table tests them; the game master may name others."""
    lost = _tested(work, realm)

    def check(named: object) -> None:
        own = set(work.owned.get(realm, ())) - set(work.realm(realm).capitals)
        if not isinstance(named, list) or not own.issuperset(named) or len(set(named)) < len(named):
            raise refuse(LOYALTY, "kalevala-refused-broken-away", places=sorted(own))

    named: list[str] = work.turn.decide(
        ("broken-away", realm), "kalevala:broken-away", LOYALTY, lost, check=check, realm=realm, places=lost or ["–"],
    )
    return in_order(named)


def _tested(work: Evaluation, realm: str) -> list[str]:
    """The capital always stays loyal."""
    reading = work.world.reading("kalevala.r.8.treuepruefung")
    capitals = work.realm(realm).capitals
    provinces = [place for place in in_order(work.owned.get(realm, ())) if place not in capitals]
    colonies = {place for colony in areas(work, realm).colonies for place in colony}
    if reading in (BY_HIS_WORD, EVERYTHING):
        return []
    if reading == WITHOUT_COLONIES:
        return [place for place in provinces if place in colonies]
    return [place for place in provinces
            if (reading != COLONIES_ALONE or place in colonies) and not _is_loyal(work, realm, place)]


def in_order(places: Iterable[str]) -> list[str]:
    """By their coordinates."""
    return sorted(places, key=lambda place: (gf_of(place), place))


def _is_loyal(work: Evaluation, realm: str, place: str) -> bool:
    rule = "kalevala.8.4.herrscherwechsel"
    roll = Roll(None, "kalevala:loyalty", rule, 3, 6, Tally(LOYAL, rule), compare=SUM)
    return bool(roll.reached(work.turn.roll(("loyalty", realm, place), roll)))


# ---- what the game master decides


def _sort_out_groups(work: Evaluation, realm: str) -> None:
    """Camouflaged groups, wherever they are: each follows the successor or is never heard of again."""
    for place, force in sorted(work.world.forces.get(realm, {}).items()):
        for group in [one for one in force.holders if one.symbol.startswith(CAMOUFLAGED)]:
            follows = work.turn.decide(
                ("group", realm, place, group.symbol), "kalevala:hidden-group", BY_HIS_HAND, True, (True, False),
                realm=realm, place=place, group=group.symbol,
            )
            if not follows:
                _lose_group(work, realm, place, group)


def _lose_group(work: Evaluation, realm: str, place: str, group: Holder) -> None:
    force = work.world.forces[realm][place]
    force.holders = [one for one in force.holders if one is not group]
    _note(work, realm, place, group.load, -1, BY_HIS_HAND)
    work.world.tidy(realm, place)


def _pass_on_letters(work: Evaluation, realm: str) -> None:
    """Letters that are on their way to the old ruler; those to his sham would betray him if they came back."""
    waiting = [one for one in work.world.letters if one.to == realm]
    if not waiting:
        return
    chosen = work.turn.decide(
        ("letters", realm), "kalevala:letters-of-the-old", BY_HIS_HAND, TO_SUCCESSOR, (TO_SUCCESSOR, RETURNED),
        realm=realm, number=len(waiting),
    )
    if chosen == RETURNED:
        work.world.letters = [one for one in work.world.letters if one not in waiting]
        for one in waiting:
            if one.sender in work.world.realms:
                work.turn.tell((one.sender,), "kalevala-letter-returned", BY_HIS_HAND, to=one.to, words=one.words)


def _pass_on_sham(work: Evaluation, realm: str, same_player: bool) -> None:
    """A sham ruler belongs to his player, unless the game master lets him live on."""
    ruler = work.realm(realm)
    if ruler.sham is None:
        return
    lives_on = work.turn.decide(
        ("sham", realm), "kalevala:sham-of-the-old", "kalevala.2.3.scheinherrscher", same_player, (True, False),
        realm=realm, sham=ruler.sham.name,
    )
    if not lives_on:
        ruler.sham = None


# ---- what breaks away


def dissolve(work: Evaluation, act: Dissolve) -> None:
    realm = realm_named(work, act.realm)
    if act.places:
        _let_break_away(work, act)
        return
    _end_figures(work, act.realm)
    realm.kind, realm.invader, realm.capitals, realm.sham = MARAUDERS, "", [], None
    realm.vacant, realm.protected_until = "", 0
    _end_reign(work, act.realm)
    for place in work.owned.get(act.realm, ()):
        work.world.provinces[place].known = True
    work.turn.tell((act.realm,), "kalevala-dissolved", "kalevala.8.4.aufloesung")


def _let_break_away(work: Evaluation, act: Dissolve) -> None:
    """Never done by the program alone (kalevala.8.4.inaktivitaet)."""
    rule = "kalevala.8.4.inaktivitaet"
    for place in act.places:
        if place not in work.owned.get(act.realm, ()):
            raise refuse(rule, "kalevala-refused-not-his", place=place, realm=act.realm)
    places = in_order(set(act.places))
    turn_marauder(work, act.realm, places)
    work.turn.tell((act.realm,), "kalevala-broke-away", rule, places=places)


def turn_marauder(work: Evaluation, realm: str, places: list[str], *, with_all: bool = True) -> list[str]:
    """Each area that hangs together is a realm of its own (kalevala.r.8.marodeure_fuehrung), with all that is in it or
    with nothing; the names of these realms."""
    names = []
    for area in _areas_of(work, places):
        name = marauders_name(work.world.realms)
        names.append(name)
        work.world.realms[name] = Realm(MARAUDERS, work.realm(realm).core, entered=work.world.at)
        for place in area:
            work.world.provinces[place].owner = name
            work.world.provinces[place].known = True
            if with_all:
                _change_sides(work, realm, name, place)
        work.turn.tell(
            GAME_MASTER, "kalevala-marauders", "kalevala.r.8.marodeure_fuehrung", realm=realm, name=name, places=area,
        )
    work.areas.clear()
    work.index_owners()
    return names


def _areas_of(work: Evaluation, places: list[str]) -> Iterator[list[str]]:
    parts = {part: place for place in places if (part := work.part(place)) is not None}
    links = {
        place: frozenset(parts[other] for other in work.geography.steps(part) if other in parts)
        for part, place in parts.items()
    }
    for area in connected(links):
        yield in_order(area)


def _change_sides(work: Evaluation, realm: str, marauders: str, place: str) -> None:
    """All that is there, except who follows the ruler wherever he goes."""
    force = work.world.forces.get(realm, {}).pop(place, None)
    if force is None:
        return
    stays = Force(_followers(force.land), [one for one in force.holders if one.symbol.startswith(CAMOUFLAGED)])
    force.land.part_with(stays.land)
    force.holders = [one for one in force.holders if not one.symbol.startswith(CAMOUFLAGED)]
    gone = force.whole()
    if not stays.empty:
        work.world.forces[realm][place] = stays
    if not force.empty:
        work.world.forces.setdefault(marauders, {})[place] = force
    for owner, sign in ((realm, -1), (marauders, 1)):
        _note(work, owner, place, gone, sign, LOYALTY)


def _followers(stock: Stock) -> Stock:
    loyal = {*FOLLOW_THE_RULER, *(symbol for one in hooks.figures() for symbol in one.follows_ruler)}
    return Stock({
        symbol: number for symbol, number in stock.pieces.items() if known_piece(symbol).kind.symbol in loyal
    })


def _note(work: Evaluation, realm: str, place: str, stock: Stock, sign: int, rule: str) -> None:
    """In the books: everything of a stock has come to a realm, or has left it."""
    why = GAIN if sign > 0 else LOSS
    for item, number in (*stock.pieces.items(), (RE, stock.re)):
        if number:
            work.world.bookings.append(Booking(realm, place, item, sign * number, rule, work.world.at, why))
