"""Actions that tactics and tasks add to the menu of a model (4.1, 4.2.1, ags.r.task_actions)."""
from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from walstatt.core.questions import Pick, Script
from walstatt.core.refusal import Refused, refuse
from walstatt.core.texts import Text, text
from walstatt.games.ags import (
    attacks,
    damage,
    duels,
    facts,
    items,
    reactions,
    records,
    rounds,
    scoring,
    tokens,
    values,
)
from walstatt.games.ags.abilities import NORM
from walstatt.games.ags.doing import Doing
from walstatt.games.ags.play import AgsPlay
from walstatt.games.ags.state import GONE, NOBODY, TABLE, Figure, Marker
from walstatt.games.ags.tasks import places
from walstatt.games.ags.tasks.shelf import holds

TASK_ACTIONS = "ags.r.task_actions"
MELEE = "ags.2.8.2.verboten"
FREEING = "ags.r.free_prisoner_details"
HONOUR_TN = 2
ATTACK_TN = 1
FREE_TN = 1

Run = Callable[[AgsPlay, Figure, Doing], Script[None]]


class ExtraAction(NamedTuple):
    """One more entry of the menu: what it costs, the rule behind it, why it is not possible now, how it is done."""

    key: str
    costs: tuple[str, ...]
    rule: str
    problem: Callable[[], Refused | None]
    run: Run


def offered(play: AgsPlay, figure: Figure) -> list[ExtraAction]:
    """All actions of the tactic and of the own tasks, with the reasons where one is not possible now."""
    if figure.seat not in (0, 1):
        return []
    return [*_of_tactic(play, figure), *_message(play, figure), *_free_ones(play, figure)]


def _no_problem() -> None:
    return None


def _of_tactic(play: AgsPlay, figure: Figure) -> Iterator[ExtraAction]:
    one = (NORM,)
    match play.state.tactic:
        case 1:
            yield ExtraAction(
                "schrein_wuerdigen", one, "ags.4.1.1.wuerdigen", partial(_honour_problem, play, figure), honour_shrine
            )
            yield ExtraAction(
                "schrein_angreifen", one, "ags.4.1.1.3.angreifen", partial(_attack_problem, play, figure), attack_shrine
            )
        case 2:
            key = "gefangenen_befragen" if interrogation_pays(play, figure.seat) else "gefangenen_befragen_ohne_vp"
            yield ExtraAction(key, one, "ags.4.1.2.befragen", partial(_interrogate_problem, play, figure), interrogate)
            yield ExtraAction(
                "gefangenen_befreien", one, "ags.4.1.2.1.aktion", partial(_free_problem, play, figure), free_prisoner
            )
        case 3:
            yield ExtraAction(
                "leuchtfeuer", one, "ags.4.1.3.entzuenden", partial(_beacon_problem, play, figure), light_beacon
            )
        case 5:
            yield from _carrying(play, figure, "gegenstand", "item")
            yield ExtraAction(
                "gegenstand_untersuchen", one, "ags.4.1.5.vp_untersucht", partial(_examine_problem, play, figure),
                examine,
            )
        case 6:
            yield ExtraAction(
                "proviant_entnehmen", one, "ags.4.1.6.2", partial(_take_problem, play, figure), take_provisions
            )
            yield from _carrying(play, figure, "proviant", "portion")


# ---- what they have in common


def members(play: AgsPlay, figure: Figure) -> list[Figure]:
    """A mob acts as one model: any of its members may be the one in contact."""
    return play.group(figure)


def at_marker(play: AgsPlay, figure: Figure, marker: Marker) -> bool:
    return any(facts.at_marker(play, member, marker) for member in members(play, figure))


def touches(play: AgsPlay, figure: Figure, other: Figure) -> bool:
    return any(facts.in_contact(play, member, other) for member in members(play, figure))


def melee_ban(play: AgsPlay, figure: Figure) -> Refused | None:
    """Interactions are refused in melee (ags.2.8.2.verboten)."""
    if facts.in_melee(play, figure):
        return refuse(
            MELEE, "ags-refused-in-melee", figure=play.name(figure), action=text("ags-action-interaktion")
        )
    return None


def _only_by_ruling_banned(play: AgsPlay, figure: Figure) -> Refused | None:
    """Actions with a WIL test are no interactions, unless the table reads it so (ags.r.task_actions)."""
    return melee_ban(play, figure) if play.ruling(TASK_ACTIONS) == 1 else None


def _not_held(play: AgsPlay, figure: Figure, task: str) -> Refused | None:
    if holds(play, figure.seat, task):
        return None
    return refuse(TASK_ACTIONS, "ags-refused-task-not-held", task=scoring.task_name(task))


def _far(rule: str) -> Refused:
    return refuse(rule, "ags-refused-no-contact")


def _disclose(play: AgsPlay, figure: Figure, task: str) -> None:
    """An action that only one task allows lays it open (ags.r.task_disclosure)."""
    scoring.disclose(play, figure.seat, task)


def _pick(play: AgsPlay, figure: Figure, key: str, rule: str, options: Sequence[str]) -> Script[str]:
    """Which of several, by id, for the action `key`."""
    if len(options) == 1:
        return options[0]
    chosen: str = yield Pick(
        figure.seat, "ags:target", rule, list(options),
        {"figure": play.name(figure), "ability": text(f"ags-action-{key.replace('_', '-')}")},
        describe=lambda option: _called(play, option),
    )
    return chosen


def _called(play: AgsPlay, option: str) -> Text:
    if option in play.state.figures:
        return play.name(play.figure(option))
    return play.marker_name(option)


# ---- the shrine


def _honour_problem(play: AgsPlay, figure: Figure) -> Refused | None:
    if any(values.has(play, member, "Eigene Absichten") for member in members(play, figure)):
        return refuse(
            "ags.4.1.1.absichten", "ags-refused-own-intentions", figure=play.name(figure), ruling="ags.r.own_intentions"
        )
    return _shrine_problem(play, figure, "ags.4.1.1.wuerdigen") or _only_by_ruling_banned(play, figure)


def _shrine_problem(play: AgsPlay, figure: Figure, rule: str) -> Refused | None:
    shrine = play.state.markers.get("shrine")
    if shrine is None or shrine.hp <= 0:
        return refuse("ags.r.shrine_destroyed", "ags-refused-shrine-destroyed")
    return None if at_marker(play, figure, shrine) else _far(rule)


def honour_shrine(play: AgsPlay, figure: Figure, doing: Doing) -> Script[None]:
    """WIL against 2 for a token; every success gives one, also in round 1 (ags.r.shrine_vp_round)."""
    del doing
    successes = yield from duels.will_test(play, figure, HONOUR_TN, "ags.4.1.1.wuerdigen", "nah")
    if successes > HONOUR_TN:
        tokens.gain(play, figure.seat, 1, "ags.4.1.1.wuerdigen")
        records.put(play, f"schrein_lt:{figure.seat}", play.state.round)


def _attack_problem(play: AgsPlay, figure: Figure) -> Refused | None:
    return (
        _not_held(play, figure, "schrein_vernichten")
        or _shrine_problem(play, figure, "ags.4.1.1.3.angreifen")
        or _only_by_ruling_banned(play, figure)
    )


def attack_shrine(play: AgsPlay, figure: Figure, doing: Doing) -> Script[None]:
    """WIL against 1; the surplus is the damage, by ruling always 1 (ags.r.shrine_damage).

    Its rule calls it an attack, so it profits from Fokussierend and uses it up (ags.r.angriff). The first damage, not
    the first try, lays the task open.
    """
    del doing
    successes = yield from duels.will_test(play, figure, ATTACK_TN, "ags.4.1.1.3.angreifen", "nah", "attack")
    attacks.finish_attack(play, figure)
    if successes <= ATTACK_TN:
        return
    _disclose(play, figure, "schrein_vernichten")
    shrine = play.state.markers["shrine"]
    amount = 1 if play.ruling("ags.r.shrine_damage") == 1 else min(shrine.hp, successes - ATTACK_TN)
    shrine.hp -= amount
    records.add(play, f"schrein_schaden:{figure.seat}", amount)
    play.note("ags-shrine-harmed", "ags.4.1.1.3.angreifen", seat=figure.seat, damage=amount, hp=shrine.hp)
    if shrine.hp <= 0:
        _destroy_shrine(play)
    backlash = damage.Source(NOBODY, "schrein", magic=True, unpreventable=True, rule="ags.4.1.1.3.rueckschlag")
    yield from damage.suffer(play, figure, 1, backlash)


def _destroy_shrine(play: AgsPlay) -> None:
    """Its marker stays as a ruin; by ruling it is removed (ags.r.shrine_destroyed)."""
    records.put(play, "schrein_vernichtet", play.state.round)
    play.note("ags-shrine-destroyed", "ags.r.shrine_destroyed")
    if play.ruling("ags.r.shrine_destroyed") == 1:
        del play.state.markers["shrine"]


# ---- prisoners


def _touched_prisoners(play: AgsPlay, figure: Figure) -> list[Figure]:
    return [one for one in reactions.prisoners(play) if touches(play, figure, one)]


def _interrogate_problem(play: AgsPlay, figure: Figure) -> Refused | None:
    near = _touched_prisoners(play, figure)
    if not near:
        return _far("ags.4.1.2.befragen")
    problems = [_one_prisoner_problem(play, figure, prisoner) for prisoner in near]
    return melee_ban(play, figure) or (None if None in problems else problems[0])


def interrogation_pays(play: AgsPlay, seat: int) -> bool:
    """Would it give a point now? Where it would not, the menu warns (ags.r.interrogation_limits)."""
    return play.state.round > 1 and not records.this_round(play, f"befragt:{seat}")


def _one_prisoner_problem(play: AgsPlay, figure: Figure, prisoner: Figure) -> Refused | None:
    rule = "ags.4.1.2.befragen"
    if records.count(play, f"befragt:{figure.seat}:{prisoner.id}"):
        return refuse(rule, "ags-refused-interrogated", figure=play.name(prisoner))
    own = members(play, figure)
    for other in play.on_table():
        if other not in own and other.profile not in ("prisoner", "person") and facts.in_contact(play, other, prisoner):
            return refuse(rule, "ags-refused-not-alone", figure=play.name(prisoner), other=play.name(other))
    if play.ruling("ags.r.interrogation_limits") == 1 and not interrogation_pays(play, figure.seat):
        return refuse("ags.r.interrogation_limits", "ags-refused-interrogation-wasted")
    return None


def interrogate(play: AgsPlay, figure: Figure, doing: Doing) -> Script[None]:
    """It costs the prisoner for this player, with a point or without (ags.r.interrogation_limits)."""
    able = [one.id for one in _touched_prisoners(play, figure) if _one_prisoner_problem(play, figure, one) is None]
    chosen = yield from _pick(play, figure, doing.key, "ags.4.1.2.befragen", able)
    records.put(play, f"befragt:{figure.seat}:{chosen}", play.state.round)
    records.put(play, f"befragt:{figure.seat}", play.state.round)
    play.note(
        "ags-interrogated", "ags.4.1.2.befragen", figure=play.name(figure), prisoner=play.name(play.figure(chosen))
    )


def _free_problem(play: AgsPlay, figure: Figure) -> Refused | None:
    held = _not_held(play, figure, "gefangene_befreien")
    if held:
        return held
    if not _touched_prisoners(play, figure):
        return _far("ags.4.1.2.1.aktion")
    return _only_by_ruling_banned(play, figure)


def free_prisoner(play: AgsPlay, figure: Figure, doing: Doing) -> Script[None]:
    """WIL against 1, then the slavers strike; who takes no damage from it frees (ags.r.free_prisoner_details)."""
    chosen = yield from _pick(
        play, figure, doing.key, "ags.4.1.2.1.aktion", [one.id for one in _touched_prisoners(play, figure)]
    )
    prisoner = play.figure(chosen)
    _disclose(play, figure, "gefangene_befreien")
    successes = yield from duels.will_test(play, figure, FREE_TN, "ags.4.1.2.1.aktion", "nah")
    if successes <= FREE_TN:
        return
    harmed = yield from reactions.strike_all(play, [figure])
    if harmed or figure.place != TABLE:
        play.note("ags-not-freed", "ags.4.1.2.1.aktion", FREEING, figure=play.name(prisoner))
        return
    prisoner.place = GONE
    facts.settle_melees(play)
    records.add(play, f"befreit:{figure.seat}")
    play.note("ags-freed", "ags.4.1.2.1.weg", FREEING, figure=play.name(prisoner), seat=figure.seat)


# ---- beacons


def _beacons(play: AgsPlay, figure: Figure) -> list[str]:
    """Those in contact that are not the player's own."""
    return [
        beacon.id
        for beacon in play.markers("beacon")
        if beacon.owner != figure.seat and at_marker(play, figure, beacon)
    ]


def _beacon_problem(play: AgsPlay, figure: Figure) -> Refused | None:
    return melee_ban(play, figure) or (None if _beacons(play, figure) else _far("ags.4.1.3.entzuenden"))


def light_beacon(play: AgsPlay, figure: Figure, doing: Doing) -> Script[None]:
    """Light it, or take over a burning one of the opponent, at once (ags.4.1.3.uebernehmen)."""
    chosen = yield from _pick(play, figure, doing.key, "ags.4.1.3.entzuenden", _beacons(play, figure))
    beacon = play.state.markers[chosen]
    taken = beacon.owner != NOBODY
    beacon.owner = figure.seat
    if taken:
        play.note("ags-beacon-taken", "ags.4.1.3.uebernehmen", seat=figure.seat, marker=beacon.number)
    else:
        play.note("ags-beacon-lit", "ags.4.1.3.entzuenden", seat=figure.seat, marker=beacon.number)


# ---- items and provisions


def _carrying(play: AgsPlay, figure: Figure, word: str, kind: str) -> Iterator[ExtraAction]:
    """Laying down, handing over, picking up."""
    rules = {
        "ablegen": items.LAY_RULES[kind], "uebergeben": items.LAY_RULES[kind], "aufheben": items.PICK_UP_RULES[kind],
    }
    yield ExtraAction(
        f"{word}_ablegen", (NORM,), rules["ablegen"], partial(_lay_problem, play, figure, kind), _laying(kind)
    )
    yield ExtraAction(
        f"{word}_uebergeben", (NORM,), rules["uebergeben"], partial(_hand_problem, play, figure, kind), _handing(kind)
    )
    yield ExtraAction(
        f"{word}_aufheben", (NORM,), rules["aufheben"], partial(_pick_up_problem, play, figure, kind), _picking_up(kind)
    )


def _held_things(play: AgsPlay, figure: Figure, kind: str) -> list[Marker]:
    return [
        marker for member in members(play, figure) for marker in items.carried(play, member) if marker.kind == kind
    ]


def _nothing_held(play: AgsPlay, figure: Figure, kind: str) -> Refused | None:
    if _held_things(play, figure, kind):
        return None
    return refuse(items.LAY_RULES[kind], "ags-refused-carries-nothing", figure=play.name(figure))


def _lay_problem(play: AgsPlay, figure: Figure, kind: str) -> Refused | None:
    problem = _nothing_held(play, figure, kind) or melee_ban(play, figure)
    if problem:
        return problem
    if not _layable(play, figure, kind):
        return refuse(items.HANDLING, "ags-refused-no-free-spot", figure=play.name(figure))
    return None


def _layable(play: AgsPlay, figure: Figure, kind: str) -> list[str]:
    rule = items.LAY_RULES[kind]
    return [
        marker.id
        for marker in _held_things(play, figure, kind)
        if items.some_spot(play, play.figure(marker.carrier), marker, rule, None) is not None
    ]


def _laying(kind: str) -> Run:
    def run(play: AgsPlay, figure: Figure, doing: Doing) -> Script[None]:
        rule = items.LAY_RULES[kind]
        chosen = yield from _pick(play, figure, doing.key, rule, _layable(play, figure, kind))
        marker = play.state.markers[chosen]
        yield from items.lay(play, play.figure(marker.carrier), marker, rule)

    return run


def _receivers(play: AgsPlay, carrier: Figure) -> list[Figure]:
    """Friendly models in contact; by ruling enemies too, in spite of the melee (ags.r.item_handling)."""
    others = [other for other in play.on_table() if other is not carrier and facts.in_contact(play, carrier, other)]
    enemies = play.ruling(items.HANDLING) == 1
    return [other for other in others if other.seat == carrier.seat or (enemies and other.seat == 1 - carrier.seat)]


def _handovers(play: AgsPlay, figure: Figure, kind: str) -> dict[str, list[Figure]]:
    """What can be handed to whom: by ruling in melee only to enemies."""
    fighting = facts.in_melee(play, figure)
    found = {}
    for marker in _held_things(play, figure, kind):
        carrier = play.figure(marker.carrier)
        able = [one for one in _receivers(play, carrier) if not fighting or one.seat != carrier.seat]
        if able:
            found[marker.id] = able
    return found


def _hand_problem(play: AgsPlay, figure: Figure, kind: str) -> Refused | None:
    problem = _nothing_held(play, figure, kind)
    if problem or _handovers(play, figure, kind):
        return problem
    return melee_ban(play, figure) or refuse(items.HANDLING, "ags-refused-no-receiver", figure=play.name(figure))


def _handing(kind: str) -> Run:
    def run(play: AgsPlay, figure: Figure, doing: Doing) -> Script[None]:
        rule = items.LAY_RULES[kind]
        possible = _handovers(play, figure, kind)
        chosen = yield from _pick(play, figure, doing.key, rule, list(possible))
        receiver = yield from _pick(play, figure, doing.key, rule, [one.id for one in possible[chosen]])
        marker = play.state.markers[chosen]
        items.give(play, marker, play.figure(receiver))
        play.note(
            "ags-item-handed", rule, figure=play.name(figure), receiver=play.name(play.figure(receiver)),
            marker=play.marker_name(marker),
        )

    return run


def _reachable(play: AgsPlay, figure: Figure, kind: str) -> dict[str, Figure]:
    """Lying things in contact, each with the member that reaches it."""
    return {
        marker.id: member
        for member in reversed(members(play, figure))
        for marker in items.lying(play, member)
        if marker.kind == kind
    }


def _pick_up_problem(play: AgsPlay, figure: Figure, kind: str) -> Refused | None:
    if not _reachable(play, figure, kind):
        return _far(items.PICK_UP_RULES[kind])
    return melee_ban(play, figure)


def _picking_up(kind: str) -> Run:
    def run(play: AgsPlay, figure: Figure, doing: Doing) -> Script[None]:
        rule = items.PICK_UP_RULES[kind]
        near = _reachable(play, figure, kind)
        chosen = yield from _pick(play, figure, doing.key, rule, list(near))
        marker = play.state.markers[chosen]
        items.give(play, marker, near[chosen])
        play.note("ags-item-picked-up", rule, figure=play.name(near[chosen]), marker=play.marker_name(marker))

    return run


def _examine_problem(play: AgsPlay, figure: Figure) -> Refused | None:
    if not _examinable(play, figure):
        return refuse("ags.4.1.5.vp_untersucht", "ags-refused-no-enemy-item", figure=play.name(figure))
    return melee_ban(play, figure)


def _examinable(play: AgsPlay, figure: Figure) -> list[str]:
    return [marker.id for marker in _held_things(play, figure, "item") if marker.owner != figure.seat]


def examine(play: AgsPlay, figure: Figure, doing: Doing) -> Script[None]:
    """Anywhere; only in the own zone it brings the point of the tactic (ags.4.1.5.vp_untersucht)."""
    chosen = yield from _pick(play, figure, doing.key, "ags.4.1.5.vp_untersucht", _examinable(play, figure))
    marker = play.state.markers[chosen]
    records.put(play, f"untersucht:{chosen}", play.state.round)
    if places.in_zone(play, play.figure(marker.carrier), figure.seat):
        records.put(play, f"untersucht_heim:{chosen}", play.state.round)
    play.note(
        "ags-item-examined", "ags.4.1.5.vp_untersucht", figure=play.name(figure), marker=play.marker_name(marker)
    )


def _at_enemy_provisions(play: AgsPlay, figure: Figure) -> Figure | None:
    marker = play.state.markers.get(f"provisions-{1 - figure.seat}")
    if marker is None:
        return None
    return next((member for member in members(play, figure) if facts.at_marker(play, member, marker)), None)


def _take_problem(play: AgsPlay, figure: Figure) -> Refused | None:
    held = _not_held(play, figure, "proviant_erbeuten")
    if held:
        return held
    if records.count(play, f"entnommen:{figure.seat}"):
        return refuse("ags.r.provisions_details", "ags-refused-provisions-taken")
    taker = _at_enemy_provisions(play, figure)
    if taker is None:
        return _far("ags.4.1.6.2")
    if any(facts.in_contact(play, taker, enemy) for enemy in play.state.of(1 - figure.seat)):
        return refuse("ags.4.1.6.2", "ags-refused-enemy-contact", figure=play.name(taker))
    return melee_ban(play, figure)


def take_provisions(play: AgsPlay, figure: Figure, doing: Doing) -> Script[None]:
    """One portion in a game; its carrier is slower (ags.4.1.6.2.mov)."""
    del doing
    yield from ()
    taker = _at_enemy_provisions(play, figure)
    assert taker is not None
    _disclose(play, figure, "proviant_erbeuten")
    portion = Marker(play.new_id("portion"), "portion", taker.x, taker.y, taker.z, owner=1 - figure.seat)
    play.state.markers[portion.id] = portion
    items.give(play, portion, taker)
    records.put(play, f"entnommen:{figure.seat}", play.state.round)
    play.note("ags-provisions-taken", "ags.4.1.6.2", "ags.4.1.6.2.mov", figure=play.name(taker), seat=figure.seat)


# ---- the message


def _message(play: AgsPlay, figure: Figure) -> Iterator[ExtraAction]:
    if holds(play, figure.seat, "eilige_botschaft"):
        yield ExtraAction(
            "botschaft_ueberbringen", (NORM, NORM), "ags.4.2.1", partial(_message_problem, play, figure),
            deliver_message,
        )


def _message_problem(play: AgsPlay, figure: Figure) -> Refused | None:
    """This one interaction is allowed in melee (ags.r.message_in_melee)."""
    if records.count(play, f"botschaft:{figure.seat}"):
        return refuse("ags.r.message_in_melee", "ags-refused-message-delivered")
    general = play.state.figures.get(play.setup.forces[1 - figure.seat].general)
    if general is None or general.place != TABLE:
        return refuse("ags.r.message_in_melee", "ags-refused-general-gone")
    return None if touches(play, figure, general) else _far("ags.4.2.1")


def deliver_message(play: AgsPlay, figure: Figure, doing: Doing) -> Script[None]:
    del doing
    yield from ()
    records.put(play, f"botschaft:{figure.seat}", play.state.round)
    play.note("ags-message-delivered", "ags.4.2.1", figure=play.name(figure), seat=figure.seat)


# ---- free ones


def _free_ones(play: AgsPlay, figure: Figure) -> Iterator[ExtraAction]:
    """Laying a task open, proposing to end the conflict: no action of a model."""
    if _hidden(play, figure.seat):
        yield ExtraAction("task_offenlegen", (), "ags.r.task_disclosure", _no_problem, lay_open)
    problem = partial(rounds.proposal_problem, play, figure.seat)
    yield ExtraAction("ende_vorschlagen", (), "ags.3.3.3.3", problem, rounds.propose_end)


def _hidden(play: AgsPlay, seat: int) -> list[str]:
    tasks = play.state.tasks[seat]
    return [task for task in tasks.chosen if task not in tasks.disclosed]


def lay_open(play: AgsPlay, figure: Figure, doing: Doing) -> Script[None]:
    """Any own task at any time, without any effect."""
    del doing
    hidden = _hidden(play, figure.seat)
    chosen = hidden[0]
    if len(hidden) > 1:
        chosen = yield Pick(
            figure.seat, "ags:disclose_task", "ags.r.task_disclosure", hidden, describe=scoring.task_name
        )
    scoring.disclose(play, figure.seat, chosen)
