"""Set-ups and battle orders (16.1): taken in phases 1 and 3, kept until they are withdrawn or the garrison changes."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import Final

from msgspec.structs import replace

from walstatt.core.refusal import Refused, refuse
from walstatt.core.texts import text
from walstatt.core.turn import GAME_MASTER, Turn
from walstatt.games.kalevala import hooks
from walstatt.games.kalevala.court.belongings import own_of
from walstatt.games.kalevala.dates import FOUGHT_IN
from walstatt.games.kalevala.entering.entries import WAR
from walstatt.games.kalevala.evaluation import Evaluation, evaluation, gf_of
from walstatt.games.kalevala.papers.model import SetUp, WithdrawSetUp
from walstatt.games.kalevala.papers.read import read
from walstatt.games.kalevala.papers.sheet import Group, Sheet
from walstatt.games.kalevala.papers.sheet_writer import write_group
from walstatt.games.kalevala.realm.stock import RE, Force, so_many
from walstatt.games.kalevala.scouting.results import SEEN
from walstatt.games.kalevala.state import BattleOrder, Entry, Knowledge, Sighting
from walstatt.games.kalevala.war.able import AMONG_PRIESTS, APART, NO_DUELS, bare_targets, unable_lines
from walstatt.games.kalevala.war.line_up import Arranged, Spaces, arrange, counted
from walstatt.games.kalevala.war.proposals import RULE as WITHOUT_ORDERS
from walstatt.games.kalevala.war.proposals import Goal, proposed
from walstatt.games.kalevala.war.warnings import WARNING, forget_warnings, was_warned
from walstatt.games.kriegsspiel.sheets.model import REST, Flags, Line
from walstatt.games.kriegsspiel.sheets.reader import FORM
from walstatt.games.kriegsspiel.sheets.sense import far_targets, idle_lines
from walstatt.games.kriegsspiel.sheets.writer import write_line

IN_STORE: Final = "kalevala.16.1.1.anweisung"
CHECKED: Final = "kalevala.r.war.aufstellung_pruefung"
PROSE: Final = "kalevala.r.war.freitext"
REACH: Final = 6
"""Large fields from one end of a battlefield to the other, at most."""


def keep_battle_orders(turn: Turn) -> None:
    """Those of the papers are taken; of the others it is seen whether they still fit."""
    work = evaluation(turn)
    if work.world.at.phase in (1, 3):
        _forget_attacks(work)
        work.follow(_withdraw, WithdrawSetUp)
        work.follow(_take, SetUp)
    if work.world.at.phase == 3:
        _warn_without_orders(work)
    _review(work)


def take_late_set_ups(turn: Turn) -> None:
    """Who was warned of an attack may still draw up against it (kalevala.16.1.1.benachrichtigung)."""
    evaluation(turn).follow(_take, SetUp)


def forget_attacks(turn: Turn) -> None:
    """After the battles of a GR the orders of its attacks are done with, and so are warnings of them."""
    work = evaluation(turn)
    _forget_attacks(work)
    forget_warnings(work)
    _review(work)


def order_of(work: Evaluation, realm: str, place: str) -> BattleOrder | None:
    """What holds for the figures of a realm in a place: of an attack before what lies in store."""
    found = [one for one in work.world.battle_orders.get(realm, ()) if one.place == place]
    return max(found, key=lambda one: one.attack, default=None)


def flags_of(work: Evaluation, realm: str, place: str) -> Flags:
    """What its sheet says of the whole army there (kalevala.r.war.befehle_merker)."""
    order = order_of(work, realm, place)
    return order.sheet.flags if order is not None else Flags()


def attack_sheet(work: Evaluation, realm: str, entry: Entry) -> Sheet:
    """The sheet that belongs to a declaration of war; who goes straight on has that of the first start."""
    starts = {one.target: one.start for one in work.world.entries.get(realm, ()) if one.target != one.start}
    place = starts.get(entry.target, entry.start)
    for _ in starts:
        place = starts.get(place, place)
    order = order_of(work, realm, place)
    return order.sheet if order is not None and order.attack else Sheet()


def wants_slaves(work: Evaluation, realm: str, entry: Entry) -> bool:
    """Does the declaration of war or its sheet say so (kalevala.23.ansage)?"""
    return entry.slaves or (entry.kind == WAR and attack_sheet(work, realm, entry).flags.slaves)


def moves_misplaced(work: Evaluation) -> bool:
    """Do those who stand where they may not go to the nearest place, or are they lost?"""
    return work.world.reading(CHECKED) == 1


def _forget_attacks(work: Evaluation) -> None:
    orders = work.world.battle_orders
    kept = {realm: [one for one in own if not one.attack] for realm, own in orders.items()}
    work.world.battle_orders = {realm: own for realm, own in kept.items() if own}


# ---- taking them


def _withdraw(work: Evaluation, realm: str, order: WithdrawSetUp) -> None:
    own = work.world.battle_orders.get(realm, [])
    if not any(one.place == order.place for one in own):
        raise refuse(IN_STORE, "kalevala-refused-set-up-unknown", place=order.place)
    _set(work, realm, [one for one in own if one.place != order.place])
    work.turn.tell((realm,), "kalevala-set-up-withdrawn", IN_STORE, place=order.place, line=order.line)


def _set(work: Evaluation, realm: str, orders: list[BattleOrder]) -> None:
    work.world.battle_orders.pop(realm, None)
    if orders:
        work.world.battle_orders[realm] = orders


def _take(work: Evaluation, realm: str, order: SetUp) -> None:
    if work.world.at.phase == FOUGHT_IN and not was_warned(work, realm, order.place):
        raise refuse(WARNING, "kalevala-refused-set-up-late", place=order.place)
    force = work.world.forces.get(realm, {}).get(order.place, Force())
    if force.empty:
        raise refuse(IN_STORE, "kalevala-refused-set-up-nobody", place=order.place)
    if any(one.place == order.place and one.since == work.world.at for one in work.world.battle_orders.get(realm, ())):
        raise refuse(IN_STORE, "kalevala-refused-set-up-twice", place=order.place)
    _check_fields(work, order)
    garrison = dict(force.settled().pieces)
    attack = work.world.at.phase == 3 and any(
        one.kind == WAR and one.start == order.place for one in work.world.entries.get(realm, ())
    )
    arranged = _warn(work, realm, order, {**garrison, RE: force.settled().re})
    sheet = _with_chosen_lines(work, realm, order, arranged, attack=attack)
    taken = BattleOrder(order.place, sheet, work.world.at, garrison, attack)
    own = work.world.battle_orders.get(realm, [])
    _set(work, realm, [*(one for one in own if (one.place, one.attack) != (order.place, attack)), taken])
    rule = "kalevala.16.1.inhalt" if attack else IN_STORE
    work.turn.tell(
        (realm,), "kalevala-set-up-taken", rule, "kalevala.16.1.befehle", "kalevala.r.war.befehle_form",
        place=order.place, groups=len(sheet.groups), lines=len(sheet.lines), attack="yes" if attack else "no",
        line=order.line,
    )
    for prose in sheet.prose:
        work.turn.tell(GAME_MASTER, "kalevala-set-up-prose", PROSE, realm=realm, place=order.place, words=prose.words)


def _check_fields(work: Evaluation, order: SetUp) -> None:
    """A small field of its own, or of ground where nobody stands: that costs figures, but it is no mistake of place."""
    part = work.part(order.place)
    gf = gf_of(order.place)
    others = {kf for one in work.geography.parts(gf) if part is not None and one != part for kf in one.fields}
    wrong = [
        field for group in order.sheet.groups for field, _ in group.stands
        if field.partition("/")[0] != str(gf) or int(field.partition("/")[2]) in others
    ]
    if wrong:
        raise refuse(CHECKED, "kalevala-refused-set-up-elsewhere", fields=wrong, place=order.place)


def _warn(work: Evaluation, realm: str, order: SetUp, there: dict[str, int]) -> Arranged:
    """What the writer should know before a battle costs him figures."""
    place, line = order.place, order.line
    arranged = arrange(Spaces(work, place), order.sheet, there)
    for one in arranged.misplaced if not moves_misplaced(work) else ():
        work.turn.tell(
            (realm,), "kalevala-warning-set-up-lost", CHECKED, "kalevala.16.1.aufstellung", field=one.field,
            figures=_listed(one.figures), line=line,
        )
    if arranged.missing:
        work.turn.tell((realm,), "kalevala-warning-set-up-missing", CHECKED, place=place,
                       missing=_listed(arranged.missing), line=line)
    for idle in idle_lines(order.sheet.orders):
        work.turn.tell((realm,), "kalevala-warning-line-idle", FORM, place=place, order=write_line(idle), line=line)
    figures = {REST: arranged.rest, **{group.name: _figures(group) for group in order.sheet.groups}}
    god = hooks.worshipped(work.world, realm, (place,))
    abilities = god.abilities if god is not None else None
    duels = work.world.reading(NO_DUELS) == AMONG_PRIESTS
    for unable in unable_lines(order.sheet, figures, abilities, priests_duel=duels):
        key = "kalevala-warning-spell-apart" if unable.why == APART else "kalevala-warning-line-unable"
        work.turn.tell((realm,), key, unable.rule, place=place, order=unable.order, why=unable.why, need=unable.need,
                       there=unable.there, line=line)
    refuge = order.sheet.flags.flees_to
    if refuge and _is_far(work, realm, place, refuge):
        work.turn.tell((realm,), "kalevala-warning-refuge-far", "kalevala.r.war.fluchtziel", place=place,
                       refuge=refuge, line=line)
    for far in far_targets(order.sheet.orders, partial(_is_far, work, realm, place)):
        work.turn.tell((realm,), "kalevala-warning-target-far", FORM, place=place, order=write_line(far), line=line)
    for bare in _bare_targets(work, realm, order):
        work.turn.tell((realm,), "kalevala-warning-nothing-stands", FORM, place=place, order=write_line(bare),
                       line=line)
    silent = order.sheet.without_lines()
    if silent:
        work.turn.tell((realm,), "kalevala-warning-set-up-no-lines", PROSE, WITHOUT_ORDERS, place=place, groups=silent,
                       line=line)
    return arranged


def _bare_targets(work: Evaluation, realm: str, order: SetUp) -> Iterator[Line]:
    """In undivided land of one's own, where one knows what stands."""
    gf, province = str(gf_of(order.place)), work.province(order.place)
    if province is not None and province.owner == realm and order.place == gf:
        yield from bare_targets(order.sheet.orders, gf, work.world.buildings.get(gf, ()))


def _is_far(work: Evaluation, realm: str, place: str, target: str) -> bool:
    """No battlefield reaches so far; to another plane it reaches through a gate of the realm alone."""
    here, there = gf_of(place), gf_of(target.partition("/")[0])
    if here.plane != there.plane:
        return not any(work.land(own).portal is not None for own in (place, *work.owned.get(realm, ())))
    return here.distance(there) > REACH


def _listed(figures: Counter[str]) -> list[str]:
    return [so_many(number, symbol) for symbol, number in figures.items()]


def _warn_without_orders(work: Evaluation) -> None:
    """A war on troops wants a set-up and orders; on empty land a note is enough (kalevala.16.1.entfall)."""
    for realm, entries in work.world.entries.items():
        for entry in entries:
            seen = _last_seen(work, realm, entry.target)
            empty = seen is not None and seen.result == SEEN and seen.owner is not None and not seen.figures
            if entry.kind == WAR and not empty and order_of(work, realm, entry.start) is None:
                work.turn.tell(
                    (realm,), "kalevala-warning-no-battle-order", "kalevala.15.4.angaben", "kalevala.16.1.entfall",
                    WITHOUT_ORDERS,
                    start=entry.start, place=entry.target, line=entry.line,
                )


def _last_seen(work: Evaluation, realm: str, place: str) -> Sighting | None:
    known = work.world.knowledge.get(realm, Knowledge())
    return next((one for one in reversed(known.sightings) if one.place == str(gf_of(place))), None)


# ---- plain words


def _with_chosen_lines(work: Evaluation, realm: str, order: SetUp, arranged: Arranged, *, attack: bool) -> Sheet:
    """A group with plain words and no line: the game master may put them into lines (kalevala.r.war.freitext)."""
    sheet = order.sheet
    groups = {group.name: group for group in sheet.groups}
    silent = sheet.without_lines()
    if arranged.rest and not sheet.lines_of(REST):
        silent.append(REST)
    for name in silent:
        words = " ".join(one.words for one in sheet.prose if one.group in ("", name))
        if words:
            figures = _figures(groups[name]) if name in groups else arranged.rest
            chosen = _chosen(work, realm, order, name, figures, words, attack=attack)
            sheet = replace(sheet, lines=(*sheet.lines, *chosen))
    return sheet


def _figures(group: Group) -> Counter[str]:
    return counted(group.listing())


def _chosen(
    work: Evaluation, realm: str, order: SetUp, group: str, figures: Counter[str], words: str, *, attack: bool
) -> tuple[Line, ...]:
    """Nothing decided: no line, and the group does what troops without orders do; the proposal says the same."""
    goal = _goal(work, realm, order.place, attack=attack)
    proposal = [write_line(line) for line in proposed(group, figures, goal, attack=attack)]

    def check(value: object) -> None:
        _lines(work, realm, order, group, value)

    decided = work.turn.decide(
        (realm, order.place, group), "kalevala:lines-for-group", PROSE, proposal, realms=[realm], check=check,
        realm=realm, place=order.place, group=group, figures=_listed(figures), words=words,
        map=_map(work, order.place),
    )
    return _lines(work, realm, order, group, decided)


def _lines(work: Evaluation, realm: str, order: SetUp, group: str, value: object) -> tuple[Line, ...]:
    """What the game master typed, read as lines of this group; its sheet is read anew with them."""
    given = value if isinstance(value, list) else [value]
    written = [one for one in given if isinstance(one, str)]
    if len(written) < len(given) or any("\n" in one for one in written):
        raise refuse(PROSE, "kalevala-refused-lines", why="–")
    groups = [write_group(one) for one in order.sheet.groups]
    sheet = "\n".join([f"Aufstellung {order.place}:", *groups, *written, "Ende"])
    found = read(sheet, work.world.at, own_of(work.world, realm))
    orders = list(found.paper.of(SetUp))
    lines = orders[0].sheet.lines if len(orders) == 1 and len(found.paper.orders) == 1 else ()
    if found.problems or len(lines) < len(written) or any(line.group != group for line in lines):
        why = found.problems[0].why if found.problems else text("kalevala-sheet-unknown-group", group=group)
        raise Refused(PROSE, text("kalevala-refused-lines", why=why))
    return lines


def _goal(work: Evaluation, realm: str, place: str, *, attack: bool) -> Goal:
    """Of the first place that is attacked from there what the scouts saw; of one's own what there is."""
    if not attack:
        site = work.site(place)
        return Goal(str(gf_of(place)), f"{gf_of(place)}/{site.kf}") if site is not None else Goal()
    target = next(one.target for one in work.world.entries[realm] if one.kind == WAR and one.start == place)
    seen = _last_seen(work, realm, target)
    if seen is None or not seen.site:
        return Goal()
    kf = seen.site.partition("/")[2]
    walled = any(f"KF{kf}" in building.split() for building in seen.buildings)
    return Goal(seen.place, f"{seen.place}/{kf}", walled)


def _map(work: Evaluation, place: str) -> str:
    """The letters of its 48 small fields, and where the trade centre lies."""
    land = work.land(place)
    centre = f" HZ {land.site.kind}/{land.site.kf}" if land.site is not None else ""
    return f"{gf_of(place)} {land.terrain}{centre}"


# ---- do they still fit?


def _review(work: Evaluation) -> None:
    for realm, own in list(work.world.battle_orders.items()):
        kept = []
        for order in own if realm in work.world.realms else ():
            force = work.world.forces.get(realm, {}).get(order.place, Force())
            now, then = Counter(force.settled().pieces), Counter(order.garrison)
            if now == then:
                kept.append(order)
                continue
            changes = [f"+{one}" for one in _listed(now - then)] + [f"−{one}" for one in _listed(then - now)]
            # After the papers of phase 3 nobody can do anything about it any more.
            key = "kalevala-set-up-lapsed" if work.world.at.phase == FOUGHT_IN else "kalevala-warning-set-up-lapsed"
            work.turn.tell((realm,), key, IN_STORE, place=order.place, changes=changes)
        _set(work, realm, kept)
