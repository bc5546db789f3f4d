"""The end of a god whom nobody follows any more, and what a god finds in Valhalla (24.6, 24.7)."""
from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from walstatt.core.refusal import refuse
from walstatt.core.turn import GAME_MASTER, Turn
from walstatt.games.kalevala.court.belongings import in_custody
from walstatt.games.kalevala.evaluation import Evaluation, evaluation
from walstatt.games.kalevala.figures.gods.archeron import field_of, set_field
from walstatt.games.kalevala.figures.gods.levels import god_of, living
from walstatt.games.kalevala.figures.gods.lines import RaiseDead
from walstatt.games.kalevala.figures.gods.making import has_failed
from walstatt.games.kalevala.figures.gods.records import Fallen, God
from walstatt.games.kalevala.realm.departed import LEAVING
from walstatt.games.kalevala.realm.ledger import GAIN, LOSS, book
from walstatt.games.kalevala.realm.pieces import PERSON, WARRIOR, known_piece, piece, price
from walstatt.games.kalevala.state import World

DEATH, FOLLOWERS, VALHALLA, RAISING = (
    "kalevala.24.6", "kalevala.r.god_followers", "kalevala.24.7", "kalevala.r.valhalla",
)
MOST_RE, REMEMBERED = 20, 12
"""RE of those who are raised in a GR, and for how many GR the dead can be."""
JUDGED, MOST_RAISED = 1, 1000
"""The reading by which the game master says who is raised, and the most of one kind that he names."""
PRIEST: Final = "Pr"
NEVER_RAISED: Final = ("KrKö", "AgKö", "PrKö", "Z")
MOST_KEPT: Final = 400
"""Entries of the dead."""


def look_for_followers(turn: Turn) -> None:
    """A god dies with the last of his people."""
    work = evaluation(turn)
    if work.world.known_to:
        return
    for realm in list(work.world.persons.gods):
        god = living(work.world, realm)
        if god is not None and (not has_followers(work.world, realm) or has_failed(work, god)):
            _die(work, realm, god)


def has_followers(world: World, realm: str) -> bool:
    """A figure somewhere, in the hands of others too, or a province, in which people live."""
    if realm not in world.realms:
        return False
    forces = world.forces.get(realm, {}).values()
    captives = (known_piece(one.symbol) for one in in_custody(world) if one.realm == realm)
    free = (one for force in forces for one, _ in force.whole().each())
    return bool(world.places_of(realm)) or any(one.kind.sort in (WARRIOR, PERSON) for one in (*free, *captives))


def _die(work: Evaluation, realm: str, god: God) -> None:
    """His auras are gone, and his seat is a field like any other."""
    plane = work.world.persons.archeron
    for number in [number for number, one in plane.fields.items() if one.aura == realm]:
        set_field(plane, int(number), "")
    if not field_of(plane, god.seat).aura:
        set_field(plane, god.seat, "")
    god.ended, god.appears, god.attacks = work.world.at.gr, None, 0
    if god.relic:
        work.world.items.pop(god.relic, None) if _lies(work, god.relic) else None
        god.relic = ""
    if realm in work.world.realms:
        work.realm(realm).oeh = 0
        work.turn.tell((realm,), "kalevala-god-dead", DEATH, FOLLOWERS, god=god.name)
    work.turn.tell(GAME_MASTER, "kalevala-god-dead-desk", DEATH, FOLLOWERS, god=god.name, realm=realm)


def _lies(work: Evaluation, symbol: str) -> bool:
    item = work.world.items.get(symbol)
    return item is not None and bool(item.field)


# ---- the dead


def remember_dead(turn: Turn) -> None:
    """Figures that a realm with a god has lost in this phase."""
    work = evaluation(turn)
    at = work.world.at
    for realm, god in work.world.persons.gods.items():
        god.fallen = [one for one in god.fallen if one.gr > at.gr - REMEMBERED]
        if god.ended or realm not in work.world.realms:
            continue
        god.fallen += [Fallen(at.gr, symbol, number) for symbol, number in _dead(work, realm).items()]
        god.fallen = god.fallen[-MOST_KEPT:]


def _dead(work: Evaluation, realm: str) -> Counter[str]:
    """In this phase, by symbol. Whoever is lost as one and won as another by the same rule has only changed: a priest
    with other ZEH, a warrior who bears something now."""
    gone: dict[tuple[str, str], Counter[str]] = {}
    come = Counter[tuple[str, str]]()
    for one in work.bookings_of(realm):
        found = piece(one.item) if one.at == work.world.at and one.why in (LOSS, GAIN) else None
        if found is None or one.rule in LEAVING or not _can_be_raised(found.bare):
            continue
        key = one.rule, PRIEST if found.base == PRIEST else found.bare
        if one.amount < 0:
            gone.setdefault(key, Counter())[found.bare] -= one.amount
        else:
            come[key] += one.amount
    dead = Counter[str]()
    for key, lost in gone.items():
        for symbol, number in sorted(lost.items()):
            changed = min(number, come[key])
            come[key] -= changed
            dead[symbol] += number - changed
    return +dead


def _can_be_raised(symbol: str) -> bool:
    one = piece(symbol)
    return one is not None and one.kind.sort in (WARRIOR, PERSON) and one.base not in NEVER_RAISED and (
        price(one) is not None)


def raise_dead(turn: Turn) -> None:
    evaluation(turn).follow(_raise, RaiseDead)


def _raise(work: Evaluation, realm: str, order: RaiseDead) -> None:
    god, gr = god_of(work, realm), work.world.at.gr
    if not _is_in_valhalla(work, god):
        raise refuse(VALHALLA, "kalevala-refused-god-not-in-valhalla", gf=god.at)
    if god.raised == gr:
        raise refuse(RAISING, "kalevala-refused-god-raised")
    capitals = work.realm(realm).capitals
    if order.place not in capitals:
        raise refuse(RAISING, "kalevala-refused-god-raises-where", place=order.place, capitals=capitals or ["–"])
    wanted = order.listing.stock()
    if order.listing.holders or wanted.re or not wanted.pieces:
        raise refuse(RAISING, "kalevala-refused-god-raises-what")
    as_judged = work.world.reading(RAISING) == JUDGED
    raised = _judged(work, realm, god, wanted.pieces) if as_judged else _checked(god, gr, wanted.pieces)
    god.raised = gr
    for symbol, number in raised.items():
        _take_from_dead(god, symbol, number)
        book(work, realm, order.place, symbol, number, VALHALLA, GAIN)
    listed = [f"{number}{symbol}" for symbol, number in raised.items()]
    key = "kalevala-god-raises" if listed else "kalevala-god-raises-nobody"
    work.turn.tell((realm,), key, VALHALLA, RAISING, god=god.name, place=order.place, raised=listed)


def _checked(god: God, gr: int, wanted: Mapping[str, int]) -> Mapping[str, int]:
    cost = 0
    for symbol, number in wanted.items():
        dead = _dead_of(god, gr, symbol)
        if not _can_be_raised(symbol) or number > dead:
            raise refuse(RAISING, "kalevala-refused-god-not-dead", symbol=symbol, wanted=number, dead=dead)
        cost += number * (price(known_piece(symbol)) or 0)
    if cost > MOST_RE:
        raise refuse(RAISING, "kalevala-refused-god-raises-much", worth=cost, most=MOST_RE)
    return wanted


def _dead_of(god: God, gr: int, symbol: str) -> int:
    return sum(one.number for one in god.fallen if one.symbol == symbol and one.gr > gr - REMEMBERED)


def _judged(work: Evaluation, realm: str, god: God, wanted: Mapping[str, int]) -> dict[str, int]:
    """By the other reading the game master says who comes back; as many as the rule would give are his default."""
    strange = next((symbol for symbol in wanted if not _can_be_raised(symbol)), "")
    if strange:
        raise refuse(RAISING, "kalevala-refused-god-not-dead", symbol=strange, wanted=wanted[strange], dead=0)
    left, default = MOST_RE, dict[str, int]()
    for symbol, number in wanted.items():
        worth = price(known_piece(symbol)) or 1
        given = min(number, _dead_of(god, work.world.at.gr, symbol), left // worth)
        left -= given * worth
        default |= {symbol: given} if given else {}

    def check(value: object) -> None:
        given = value if isinstance(value, dict) else {"": 0}
        if not all(isinstance(number, int) and 0 < number <= MOST_RAISED and isinstance(symbol, str)
                   and _can_be_raised(symbol) for symbol, number in given.items()):
            raise refuse(RAISING, "kalevala-refused-god-raises-what")

    asked = [f"{number}{symbol}" for symbol, number in wanted.items()]
    return dict(work.turn.decide(("raised", realm), "kalevala:god-judged", RAISING, default, realms=(realm,),
                                 check=check, realm=realm, god=god.name, asked=asked))


def dead_to_raise(work: Evaluation, god: God) -> dict[str, str]:
    """Whom he could bring back now, and how many of each fell."""
    gr = work.world.at.gr
    if not _is_in_valhalla(work, god) or god.raised == gr:
        return {}
    fallen = Counter[str]()
    for one in god.fallen:
        if one.gr > gr - REMEMBERED and _can_be_raised(one.symbol):
            fallen[one.symbol] += one.number
    return {symbol: str(number) for symbol, number in fallen.items()}


def _is_in_valhalla(work: Evaluation, god: God) -> bool:
    """As far as it is known: whoever stands there has seen it, or has been told on arriving."""
    found = work.world.persons.archeron.valhalla
    return god.at == found if not work.world.known_to else god.in_valhalla == god.at and bool(god.at)


def _take_from_dead(god: God, symbol: str, number: int) -> None:
    left = []
    for one in god.fallen:
        gone = min(number, one.number) if one.symbol == symbol else 0
        number -= gone
        if one.number > gone:
            left.append(Fallen(one.gr, one.symbol, one.number - gone))
    god.fallen = left


def notice(work: Evaluation, realm: str, god: God) -> None:
    """Whoever stands in Valhalla sees where he is."""
    if god.at == work.world.persons.archeron.valhalla and god.in_valhalla != god.at:
        god.in_valhalla = god.at
        work.turn.tell((realm,), "kalevala-god-in-valhalla", VALHALLA, god=god.name, gf=god.at, most=MOST_RE)
