"""A turn: recovery, upkeep, action, in this order (anima.turn.sequence)."""
from __future__ import annotations

from walstatt.core.questions import Pick, Roll, Script, YesNo
from walstatt.core.tally import Tally
from walstatt.core.texts import Text, text
from walstatt.games.anima import automatic, costs, damage, scenarios, statuses, values
from walstatt.games.anima.abilities import Cost
from walstatt.games.anima.play import DIE, AnimaPlay
from walstatt.games.anima.state import Figure, Running
from walstatt.games.roll_off import roll_off

SEQUENCE = "anima.turn.sequence"
ORDER = "anima.r.step_order"
HEALED = 3
DOOM_NEED = 7
STABLE_NEED = 6
UNPAID = "anima.r.upkeep_unpaid"


def in_order(play: AnimaPlay) -> list[Figure]:
    """The winner of the last initiative first, in roster order, bound beings last (anima.r.step_order)."""
    found: list[Figure] = []
    for seat in seats(play):
        own = play.state.in_play(seat)
        found += sorted(own, key=lambda figure: figure.bound)
    return found


def seats(play: AnimaPlay) -> tuple[int, int]:
    first = play.state.initiative
    return first, 1 - first


# ---- recovery


def recovery(play: AnimaPlay) -> Script[None]:
    """Cards upright, then markers, then Gnosis."""
    state = play.state
    state.turn += 1
    play.note("anima-phase-recovery", SEQUENCE, "anima.r.turn_words", turn=state.turn)
    everybody = in_order(play)
    for figure in everybody:
        figure.activated = False
        figure.moved = 0.0
        figure.used = tuple(key for key in figure.used if key.endswith("!"))
    play.note("anima-cards-upright", "anima.recovery.upright", "anima.r.moved_distance")
    for figure in everybody:
        _regain_markers(play, figure)
    for seat in seats(play):
        _regain_gnosis(play, seat)
    for figure in everybody:
        yield from automatic.triggered(play, figure, "recovery", figure)
    state.phase = "upkeep"


def _regain_markers(play: AnimaPlay, figure: Figure) -> None:
    regained = values.regeneration(play, figure)
    if play.ruling("anima.r.markers") == 1:
        figure.markers = 0
    figure.markers = min(figure.markers + int(regained.total), play.profile(figure).maximum)
    rules = dict.fromkeys(("anima.recovery.markers", "anima.r.markers", *(rule for _, rule in regained.changes)))
    play.note(
        "anima-regains-markers", *rules, figure=play.name(figure), regained=int(regained.total), left=figure.markers
    )


def _regain_gnosis(play: AnimaPlay, seat: int) -> None:
    """3 points, one more for two nodes of power; by one reading every character's own pool is full again."""
    own = play.state.in_play(seat)
    if costs.own_pools(play):
        for figure in own:
            figure.gnosis = costs.OWN_POOL
        play.note("anima-regains-gnosis", "anima.recovery.gnosis", costs.POOL, seat=seat, gnosis=costs.OWN_POOL)
        return
    regained = Tally(costs.POOL_REGAINED if own else 0, "anima.recovery.gnosis")
    if play.state.nodes_held[seat] >= scenarios.ENOUGH_NODES and own:
        regained.change(1, "anima.r.scenario.knoten")
    first, second = play.state.gnosis
    now = min(play.state.gnosis[seat] + int(regained.total), costs.POOL_MOST) if own else 0
    play.state.gnosis = (now, second) if seat == 0 else (first, now)
    rules = dict.fromkeys(("anima.recovery.gnosis", costs.POOL, *(rule for _, rule in regained.changes)))
    play.note("anima-regains-gnosis", *rules, seat=seat, gnosis=now)


# ---- upkeep


def upkeep(play: AnimaPlay) -> Script[None]:
    """Statuses, bound beings, upkeep costs, initiative."""
    play.note("anima-phase-upkeep", SEQUENCE, ORDER, turn=play.state.turn)
    yield from _statuses(play)
    yield from _stability(play)
    for seat in seats(play):
        yield from _pay_upkeep(play, seat)
    if scenarios.check_end(play):
        return
    yield from _initiative(play)
    play.note("anima-phase-action", SEQUENCE, turn=play.state.turn)
    play.state.phase = "activation"


def _statuses(play: AnimaPlay) -> Script[None]:
    """Step 1: Heilung and Verhängnis work, then markers come off (anima.r.status_duration)."""
    for figure in in_order(play):
        if figure.has("Heilung"):
            damage.heal(play, figure, HEALED, "anima.status.healing")
        if figure.has("Verhängnis"):
            yield from _doom(play, figure)
    play.note("anima-step-statuses", "anima.upkeep.status")
    for figure in in_order(play):
        statuses.wear_off(play, figure)


def _doom(play: AnimaPlay, figure: Figure) -> Script[None]:
    """On 7 or more it is removed from the game whatever its LP."""
    need = Tally(DOOM_NEED, "anima.status.doom")
    roll = Roll(
        figure.seat, "anima:doom", "anima.status.doom", 1, DIE, need, {"figure": play.name(figure)}
    )
    faces = yield roll
    doomed = faces[0] >= DOOM_NEED
    play.note(
        "anima-doomed" if doomed else "anima-not-doomed", "anima.status.doom", "anima.r.die", figure=play.name(figure),
        dice=roll.fell(faces),
    )
    if doomed:
        damage.remove(play, figure, "anima.status.doom", "anima.r.out_of_play")


def _stability(play: AnimaPlay) -> Script[None]:
    """Step 2: a binding point goes, then W10 plus what remains must be 6 or more (anima.r.binding)."""
    for being in [figure for figure in in_order(play) if figure.bound]:
        if not damage.in_play(being):
            continue
        being.binding = max(being.binding - 1, 0)
        play.note("anima-binding", "anima.upkeep.binding", figure=play.name(being), left=being.binding)
        if being.binding and play.ruling("anima.r.binding") == 1:
            continue
        need = Tally(STABLE_NEED, "anima.r.binding").change(-being.binding, "anima.upkeep.binding")
        roll = Roll(
            being.seat, "anima:stability", "anima.upkeep.binding", 1, DIE, need, {"figure": play.name(being)}
        )
        faces = yield roll
        stays = faces[0] >= need.total
        play.note(
            "anima-stable" if stays else "anima-unstable", "anima.upkeep.binding", "anima.r.binding",
            figure=play.name(being), dice=roll.fell(faces),
        )
        if not stays:
            damage.remove(play, being, "anima.r.binding")


def _pay_upkeep(play: AnimaPlay, seat: int) -> Script[None]:
    """Step 3: for each ability the player decides, in an order of his choice (anima.r.upkeep_unpaid)."""
    waiting = [one.id for one in play.state.running if play.figure(one.user).seat == seat]
    while waiting:
        chosen = waiting[0]
        if len(waiting) > 1:
            chosen = yield Pick(
                seat, "anima:upkeep_next", "anima.upkeep.costs", list(waiting),
                describe=lambda option: _running_name(play, option),
            )
        waiting.remove(chosen)
        running = next((one for one in play.state.running if one.id == chosen), None)
        if running is not None:
            yield from _keep_up(play, running)
        waiting = [one for one in waiting if any(one == left.id for left in play.state.running)]


def _running_name(play: AnimaPlay, option: str) -> Text:
    running = next(one for one in play.state.running if one.id == option)
    ability = play.profile(play.figure(running.user)).ability(running.ability)
    assert ability is not None
    return text(
        "anima-running", ability=ability.name, figure=play.name(play.figure(running.user)),
        target=play.name(play.figure(running.target)),
    )


def upkeep_cost(play: AnimaPlay, running: Running) -> Cost:
    ability = play.profile(play.figure(running.user)).ability(running.ability)
    assert ability is not None and ability.upkeep is not None
    return ability.upkeep


def _keep_up(play: AnimaPlay, running: Running) -> Script[None]:
    user, cost = play.figure(running.user), upkeep_cost(play, running)
    if user.has("Siegel"):
        play.note("anima-upkeep-sealed", "anima.r.seal_running", figure=play.name(user))
        damage.end_ability(play, running.id)
        return
    if costs.problem(play, user, cost) is not None:
        play.note("anima-upkeep-unpayable", UNPAID, figure=play.name(user))
        damage.end_ability(play, running.id)
        return
    pays = yield YesNo(
        user.seat, "anima:pay_upkeep", "anima.upkeep.costs",
        {"figure": play.name(user), "ability": _running_name(play, running.id), "markers": cost.markers,
         "gnosis": cost.gnosis},
    )
    if pays:
        costs.pay(play, user, cost, "anima.upkeep.costs")
    else:
        damage.end_ability(play, running.id)


def _initiative(play: AnimaPlay) -> Script[None]:
    """Step 4: the higher die activates first; in the first turn of an ambush the ambusher does (anima.r.initiative)."""
    state = play.state
    ambusher = scenarios.ambusher(play)
    if state.turn == 1 and ambusher in (0, 1):
        state.initiative = state.active = ambusher
        play.note("anima-ambush-first", "anima.r.scenario.hinterhalt", "anima.upkeep.initiative", seat=ambusher)
        return
    winner = yield from roll_off(
        play, "anima:initiative", "anima.upkeep.initiative", DIE, "anima-roll-off", "anima.r.die"
    )
    state.initiative = state.active = winner
    play.note("anima-initiative", "anima.upkeep.initiative", "anima.r.initiative", seat=winner)
    if play.ruling("anima.r.initiative") == 1:
        chosen = yield Pick(winner, "anima:first", "anima.r.initiative", ["me", "you"])
        state.active = winner if chosen == "me" else 1 - winner


# ---- the end of the action phase


def turn_end(play: AnimaPlay) -> Script[None]:
    """Points of the scenario; after the last turn they decide (anima.r.game_end)."""
    yield from ()
    scenarios.end_of_turn(play)
    play.note("anima-turn-ends", SEQUENCE, turn=play.state.turn)
    if play.state.turn >= play.setup.turns:
        scenarios.last_turn_done(play)
    else:
        play.state.phase = "recovery"
