"""Caravans and expeditions in foreign land (21.1.2): ordered in phase 3, moved first of all in phase 4."""
from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Final

from walstatt.core.questions import Roll
from walstatt.core.refusal import refuse
from walstatt.core.texts import text
from walstatt.core.turn import Turn
from walstatt.games.kalevala import hooks
from walstatt.games.kalevala.court.addressees import as_borne
from walstatt.games.kalevala.evaluation import Evaluation, evaluation, gf_of
from walstatt.games.kalevala.papers.model import BoardGroup, CloseField, MoveGroup
from walstatt.games.kalevala.realm.drawing import draw_unknown
from walstatt.games.kalevala.realm.guests import is_permitted
from walstatt.games.kalevala.realm.stock import EXPEDITION, Force, Holder
from walstatt.games.kalevala.trade.groups import (
    board,
    check_boarding,
    check_contents,
    check_rested,
    check_steps,
    group_at,
    is_own,
    put,
    the_group,
)
from walstatt.games.kalevala.trade.records import Closing, GroupMove
from walstatt.games.kalevala.trade.volume import SEEN_AS, fields_needed, pace_of
from walstatt.games.kalevala.trade.ways import (
    BUILDING,
    CLOSED,
    CURRENT,
    FULL,
    PROTECTED,
    ROUGH,
    Way,
    along_stream,
    lead,
    room_for,
)
from walstatt.hexmap.coordinates import Gf

MOST_FOREIGN: Final = 2
"""Caravans of others in a large field of a realm (kalevala.21.1.2.max_zwei)."""
AS_THEY_CAME: Final = 1
"""The reading of kalevala.r.caravan_order by which those come first whose papers came in first."""
STOPPED_BY: Final = {
    CLOSED: "kalevala.21.abwehr.sperren", BUILDING: "kalevala.21.abwehr.bauen", ROUGH: "kalevala.21.1.2.unwegsam",
    FULL: "kalevala.21.1.2.max_zwei", CURRENT: "kalevala.21.1.1.strom", PROTECTED: "kalevala.r.8.schutz_wirkung",
}
OBSTACLE: Final = "kalevala.21.1.2.hindernis"
Who = tuple[str, str]
"""A realm and its group."""


# ---- phase 3


def take_moves(turn: Turn) -> None:
    """What is ordered of caravans abroad, and who closes his land to them."""
    work = evaluation(turn)
    work.world.trade.moves, work.world.trade.closings = [], []
    work.follow(_take, MoveGroup, BoardGroup)
    if work.world.reading("kalevala.r.caravan_order") == AS_THEY_CAME:
        came = {realm: number for number, realm in enumerate(turn.came)}
        work.world.trade.moves.sort(key=lambda one: came.get(one.realm, len(came)))
    work.follow(_close, CloseField)


def _take(work: Evaluation, realm: str, order: MoveGroup | BoardGroup) -> None:
    if work.is_protected(realm):
        raise refuse("kalevala.r.8.schutz_wirkung", "kalevala-refused-protected")
    place = order.way[0] if isinstance(order, MoveGroup) else order.place
    start, group = the_group(work, realm, order.group, place)
    earlier = [one for one in work.world.trade.moves if (one.realm, one.group) == (realm, order.group)]
    if earlier:
        mixed = bool(earlier[0].stream) != (isinstance(order, MoveGroup) and bool(order.stream))
        boards = isinstance(order, BoardGroup) or earlier[0].craft or earlier[0].ashore
        rule = "kalevala.21.1.2.strom_folgen" if mixed else "kalevala.21.1.2.fremd"
        rule = "kalevala.21.1.2.einschiffen" if boards else rule
        raise refuse(rule, "kalevala-refused-caravan-moved", group=order.group)
    check_rested(work, group)
    if isinstance(order, MoveGroup):
        move = _move(work, realm, order, start, group)
    else:
        move = _boarding(work, realm, order, start, group)
    work.world.trade.moves.append(move)
    work.turn.tell(
        (realm,), "kalevala-caravan-ordered", "kalevala.21.1.2.fremd", "kalevala.21.1.2.hilfsblatt", group=order.group,
        place=start, line=order.line,
    )


def _move(work: Evaluation, realm: str, order: MoveGroup, start: str, group: Holder) -> GroupMove:
    fields = check_contents(order, group)
    if not order.stream and all(is_own(work, realm, _in_water(start, place)) for place in order.way):
        raise refuse("kalevala.21.1.2.eigen", "kalevala-refused-caravan-phase-1", group=order.group)
    check_steps(order, group)
    hooks.check_leaving(work, realm, start, group.load)
    needed = fields_needed(group.load, len(fields))
    return GroupMove(realm, order.group, (start, *order.way[1:]), needed, order.stream, line=order.line)


def _in_water(start: str, place: str) -> str:
    return f"{gf_of(place)}~" if "~" in start else place


def _boarding(work: Evaluation, realm: str, order: BoardGroup, start: str, group: Holder) -> GroupMove:
    if is_own(work, realm, start):
        raise refuse("kalevala.21.1.2.eigen", "kalevala-refused-caravan-phase-1", group=order.group)
    check_boarding(work, realm, order, start, group)
    craft = dict(order.listing.stock().pieces)
    return GroupMove(realm, order.group, (start,), craft=craft, ashore=not craft, line=order.line)


def _close(work: Evaluation, realm: str, order: CloseField) -> None:
    """A warrior of the owner, or of one who may be there, keeps them out; a stream takes a manned vessel."""
    rule, force = "kalevala.r.closing_gf", work.world.forces.get(realm, {}).get(order.place, Force())
    manned = any(one.load.warriors for one in force.vessels) if "~" in order.place else force.land.warriors
    if not manned:
        raise refuse(rule, "kalevala-refused-closing-troops", place=order.place)
    allowed = is_own(work, realm, order.place) or is_permitted(work, realm, order.place)
    if "~" not in order.place and not allowed:
        raise refuse(rule, "kalevala-refused-no-permission", place=order.place)
    against = as_borne(work, order.realm)
    work.world.trade.closings.append(Closing(realm, order.place, against))
    work.turn.tell(
        (realm,), "kalevala-closed-field", "kalevala.21.abwehr.sperren", rule, place=order.place, realm=against
    )


# ---- phase 4


def move_groups(turn: Turn) -> None:
    """All at once; where too many come together the lot decides (kalevala.r.caravan_order)."""
    work = evaluation(turn)
    moves = [one for one in work.world.trade.moves if _is_there(work, one)]
    draw_unknown(work, (gf_of(place) for one in moves for place in one.way[1:]))
    ways: dict[Who, Way] = {}
    for one in moves:
        if one.craft or one.ashore:
            _board(work, one)
        else:
            ways[one.realm, one.group] = _led(work, one)
    if ways:
        settled = _settle(work, ways)
        for one in moves:
            if (one.realm, one.group) in settled:
                _arrive(work, one, settled[one.realm, one.group])


def _is_there(work: Evaluation, move: GroupMove) -> bool:
    found = group_at(work, move.realm, move.group)
    # A checker may know too little of the land to say which water it is.
    return found is not None and found[0] == move.way[0] and work.part(found[0]) is not None


def _group(work: Evaluation, move: GroupMove) -> Holder:
    found = group_at(work, move.realm, move.group)
    assert found is not None
    return found[1]


def _board(work: Evaluation, move: GroupMove) -> None:
    if not board(work, move.realm, _group(work, move), move.way[0], move.craft):
        rule = "kalevala.21.1.2.einschiffen"
        work.turn.tell((move.realm,), "kalevala-caravan-not-aboard", rule, group=move.group, place=move.way[0])


def _led(work: Evaluation, move: GroupMove) -> Way:
    way = along_stream(work, move.way[0], move.stream) if move.stream else move.way[1:]
    closed = _closed_to(work, move)
    found = lead(work, move.realm, _group(work, move), move.way[0], way, closed)
    if move.stream and not found.stopped and len(way) < abs(move.stream):
        return found._replace(stopped=("coast",), before=way[-1] if way else move.way[0])
    return found


def _closed_to(work: Evaluation, move: GroupMove) -> set[str]:
    """Of a divided large field each part for itself (kalevala.15.4.1.erkundung)."""
    return {
        one.place for one in work.world.trade.closings if one.against == move.realm and one.realm != move.realm
    }


def host_of(work: Evaluation, place: str) -> str:
    """Whose land it is; of water, whose large field it lies in."""
    if "~" not in place:
        province = work.province(place)
        return province.owner if province is not None else ""
    owners = {
        province.owner for part in work.geography.parts(gf_of(place))
        if (province := work.province(part.name)) is not None
    }
    return next(iter(owners)) if len(owners) == 1 else ""


def _settle(work: Evaluation, ways: dict[Who, Way]) -> dict[Who, Way]:
    """Whoever is one too many in a large field stops in the one before; who stood there before keeps his place."""
    places = {**_standing(work), **{who: way.places for who, way in ways.items()}}
    ends = {who: len(places[who]) - 1 for who in places}
    lots: dict[Who, int] = {}
    while True:
        crowded = _crowded(work, places, ends, lots)
        if not crowded:
            break
        for who in crowded:
            ends[who] -= 1
            load = _load(work, who)
            while ends[who] and not _stands(work, load, places[who][ends[who]]):
                ends[who] -= 1
    return {who: _cut(way, ends[who]) for who, way in ways.items()}


def _stands(work: Evaluation, group: Holder, place: str) -> bool:
    part = work.part(place)
    return part is not None and room_for(work, group.load, part) > 0


def _load(work: Evaluation, who: Who) -> Holder:
    found = group_at(work, *who)
    assert found is not None
    return found[1]


def _standing(work: Evaluation) -> dict[Who, tuple[str, ...]]:
    return {
        (realm, one.symbol): (place,) for realm, forces in work.world.forces.items()
        for place, force in forces.items() for one in force.groups
    }


def _crowded(
    work: Evaluation, places: dict[Who, tuple[str, ...]], ends: dict[Who, int], lots: dict[Who, int]
) -> list[Who]:
    """Those who cannot stay where they would come to: in a large field of one realm; a border makes two of it."""
    together: dict[tuple[Gf, str], list[Who]] = defaultdict(list)
    for who, end in ends.items():
        place = places[who][end]
        host = host_of(work, place)
        if host not in ("", who[0]):
            together[gf_of(place), host].append(who)
    found: list[Who] = []
    for land in sorted(together):
        comers = sorted(who for who in together[land] if ends[who])
        free = max(0, MOST_FOREIGN - (len(together[land]) - len(comers)))
        if len(comers) > free:
            found += _losers(work, comers, free, lots)
    return found


def _losers(work: Evaluation, comers: list[Who], free: int, lots: dict[Who, int]) -> list[Who]:
    if not free:
        return comers
    if work.world.reading("kalevala.r.caravan_order") == AS_THEY_CAME:
        ordered = [(one.realm, one.group) for one in work.world.trade.moves]
        return sorted(comers, key=ordered.index)[free:]
    for who in comers:
        if who not in lots:
            lots[who] = sum(work.turn.roll(who, Roll(None, "kalevala:lot", "kalevala.r.caravan_order", 3, 6)))
    return sorted(comers, key=lambda who: (-lots[who], who))[free:]


def _cut(way: Way, end: int) -> Way:
    if end == len(way.places) - 1:
        return way
    return Way(way.places[: end + 1], (FULL,), str(gf_of(way.places[end + 1])))


def _arrive(work: Evaluation, move: GroupMove, way: Way) -> None:
    group, end = _group(work, move), way.places[-1]
    part = work.part(end)
    assert part is not None
    put(work, move.realm, group, move.way[0], end)
    room = room_for(work, group.load, part)
    spread = room < move.fields and len(way.places) > 1
    if len(way.places) > 1:
        group.tail = way.places[-2] if spread else ""
    rules = ["kalevala.21.1.2.meldung", pace_of(group.load)[1], *_rules(move, way.stopped)]
    told = {
        "group": move.group, "place": end, "way": list(way.places), "host": host_of(work, end) or "none",
        "obstacles": list(way.stopped), "before": way.before, "course": list(way.course),
        "edge": "yes" if way.course else "no",
        "why": [text("kalevala-caravan-obstacle", kind=one) for one in way.stopped],
        "moved_in": room if spread else move.fields, "fields": move.fields,
    }
    key = "kalevala-caravan-held-up" if way.stopped else "kalevala-caravan-arrived"
    work.turn.tell((move.realm,), key, *rules, **told)
    if spread:
        rule = "kalevala.21.1.2.aufgehalten"
        work.turn.tell((move.realm,), "kalevala-caravan-spread", rule, **{**told, "tail": group.tail})
    _tell_hosts(work, move.realm, way.places[1:])


def _rules(move: GroupMove, stopped: Iterable[str]) -> list[str]:
    rules = [STOPPED_BY.get(one, OBSTACLE) for one in stopped]
    if rules:
        rules.append("kalevala.21.1.2.aufgehalten")
    if FULL in stopped:
        rules.append("kalevala.r.caravan_order")
    if move.stream:
        rules.append("kalevala.21.1.2.strom_folgen")
    if move.group.startswith(EXPEDITION):
        rules.append("kalevala.21.2.regeln")
    return rules


def _tell_hosts(work: Evaluation, realm: str, places: Iterable[str]) -> None:
    """Neither contents nor size: for them every caravan has 28 REH."""
    for place in places:
        host = host_of(work, place)
        if host != realm and host in work.world.realms:
            rule = "kalevala.21.1.2.meldung"
            work.turn.tell((host,), "kalevala-caravan-seen", rule, place=place, realm=realm, room=SEEN_AS)
